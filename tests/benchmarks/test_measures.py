"""Our own games as the measures see them."""

from __future__ import annotations

from benchmarks.measures import after, fingerprint, measure, positions, trace
from benchmarks.ours import Ours, extra_of, needed_by, parts_of

GAME = "san_francisco"


def test_all_is_measured_of_ours() -> None:
    found = measure(lambda: Ours(GAME), 0.2)  # time enough for a playout in plain Python
    assert all(value for name, value in found.items() if name != "notes"), found


def test_one_seed_is_one_game_and_another_seed_another() -> None:
    engine = Ours(GAME)
    assert fingerprint(engine) == fingerprint(Ours(GAME))
    assert trace(engine, 1) != trace(engine, 2)


def test_a_position_is_taken_where_it_was_asked_for_unless_the_game_is_over() -> None:
    engine = Ours(GAME)
    offered, _ = trace(engine, 1)[5]
    assert len(after(engine, 1, 5).answers()) == offered
    assert after(engine, 1, len(trace(engine, 1))) is None
    assert all(not g.over for g in positions(engine, 300.0))


def test_what_a_requirement_needs_is_followed() -> None:
    assert parts_of("psycopg[binary]>=3.2") == ("psycopg", ["binary"])
    assert parts_of("mypy_extensions>=1.0")[0] == "mypy-extensions"
    assert extra_of('psycopg-binary==3.2; python_version > "3" and extra == "binary"') == "binary"
    assert extra_of("anyio>=4.6") == ""
    assert {"psycopg", "psycopg-binary"} <= set(needed_by(["psycopg[binary]>=3.2"]))
    assert "psycopg-binary" not in needed_by(["psycopg"])
