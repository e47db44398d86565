"""`verify` and `replay` of files that somebody else wrote: a sentence and an exit code, whatever is
in them."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

import burnham as house
from burnham.games import title_of
from burnham.kernel.codec import exact, position_hash
from tests.cli.conftest import Burnham
from tests.table.room.test_verify import finished, mutations

ODD: list[tuple[str, Any]] = [
    ("rules_by_answer", 5),
    ("fairness", {"table": "t", "commitment": "", "secret": "abc" * 11, "bytes": []}),
    ("fairness", 5),
    ("seed", "\ud800"),
    ("game", "\ud800"),
    ("players", ["\ud800", "\x1b[2J"]),
    ("players", 7),
    ("answers", ["[/red]"]),
    ("answers", [[[[]]]]),
    ("options", {"\ud800": "[/b]"}),
    ("rules", 10**400),
    ("seats", -(10**20)),
    ("dice", "loaded"),
    ("start", {"position": {}, "hash": ""}),
    ("edition", {"hash": "x", "tables": {"\x00": 1}}),
]


@pytest.mark.parametrize(("key", "value"), ODD, ids=lambda one: repr(one)[:24])
def test_a_key_that_makes_no_sense(
    burnham: Burnham, tmp_path: Path, key: str, value: object
) -> None:
    path = tmp_path / "odd.json"
    path.write_text(json.dumps({**finished(), key: value}))
    done = burnham("verify", str(path))
    assert (done.code, done.out, len(done.err.splitlines())) == (1, "", 1)
    for line in ("replay", "replay --json --lang de"):
        assert burnham(line, str(path)).code in (0, 1)


@pytest.mark.parametrize("text", ["", "[]", "{", "NaN", "1" * 5000, "[" * 100_000, '{"a":' * 9999])
def test_a_file_that_is_no_record(burnham: Burnham, tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.json"
    path.write_text(text)
    for command in ("verify", "replay"):
        done = burnham(command, str(path))
        assert (done.code, len(done.err.splitlines())) == (1, 1)
        assert burnham(command, str(tmp_path / "missing.json")).code == 1


@settings(
    max_examples=150, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
@given(made=mutations())
def test_any_record_can_be_tried(burnham: Burnham, tmp_path: Path, made: dict[str, Any]) -> None:
    path = tmp_path / "odd.json"
    path.write_text(json.dumps(made))
    for command in ("verify", "replay", "replay --json --lang de"):
        done = burnham(command, str(path))
        assert done.code in (0, 1)
        assert bool(done.err) == (done.code == 1)


@pytest.mark.parametrize(
    ("game", "field", "value", "told"),
    [
        ("chicago_1991", "phase", 50, "phase has 50, not 0 to 3"),
        ("chicago_1991", "winner", -50, "winner has -50, not -1 to 3"),
        ("chicago_1991", "leader", [3, 3, 3, 3], "impossible"),
        ("san_francisco", "park", 50, "park has 50, not 0 to 1"),
        ("san_francisco", "level", 50, "level has 50, not -1 to 1"),
    ],
)
def test_a_start_that_no_law_forbids(
    burnham: Burnham, tmp_path: Path, game: str, field: str, value: object, told: str
) -> None:
    """It fits its hash and keeps the laws, and yet a field is beyond its limits, or the rules
    cannot go on from it."""
    title = title_of(game)
    g = house.from_position(game, house.new(game, 2).position, seed=1)
    for _ in range(12):
        g.take(g.answers()[0])
    made = copy.deepcopy(g.record())
    kept = made["start"]["position"]
    kept[field] = value
    position = exact(kept, title, title.box(title.tables()), 2)
    position.reseed("1")
    made["start"]["hash"] = position_hash(position)
    path = tmp_path / "odd.json"
    path.write_text(json.dumps({**made, "hash": None}))
    done = burnham("replay", str(path))
    assert done.code == 1
    assert told in done.err


def test_verify_tells_what_is_proved_and_what_is_not(burnham: Burnham, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(finished()))
    noted = finished()["fairness"]["commitment"]
    done = burnham("verify", str(path), "--commitment", noted)
    assert done.code == 0
    assert "Proved:" in done.out
    assert "made up" not in done.out
    assert "made up whole" in burnham("verify", str(path)).out
    assert "ganz erfunden" in burnham("verify --lang de", str(path)).out
    other = burnham("verify", str(path), "--commitment", "00" * 32)
    assert (other.code, other.out) == (1, "")
    told = json.loads(burnham("verify --json", str(path)).out)
    assert told["hash"] == finished()["hash"]
    assert len(told["proved"]) == 5
