"""What may stand in each place of a box is known, and what goes beyond it is refused by name."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import burnham
from burnham import BadComponents, BadRecord
from burnham.games import names, title_of
from burnham.kernel.allowed import (
    FARTHEST,
    MOST_BYTES,
    MOST_DEPTH,
    MOST_ENTRIES,
    MOST_LETTERS,
    Place,
    Span,
)
from burnham.kernel.lines import line_of
from burnham.kernel.tables import with_overrides
from burnham.kernel.title import Title
from tests.toy import TITLE

each_game = pytest.mark.parametrize("game", names())


def at(data: Any, place: Place) -> Any:
    for key in place:
        data = data[key]
    return data


def numbers_of(title: Title) -> list[Place]:
    """The places that an edition can change and that hold a number."""
    data = title.tables().data
    places = [p for p, what in title.allowed().items() if what.kind == "number" and p[0] != "meta"]
    return [place for place in places if title.tables().has(*place) and at(data, place) is not None]


def changed(title: Title, place: Place, value: int) -> dict[str, Any]:
    tables = {str(place[0]): deepcopy(title.tables().data[str(place[0])])}
    at(tables, place[:-1])[place[-1]] = value
    return tables


@each_game
def test_every_printed_number_is_within_its_span(game: str) -> None:
    title = title_of(game)
    places = numbers_of(title)
    assert len(places) > 100
    for place in places:
        span = title.allowed()[place].span
        assert span.has(at(title.tables().data, place)), place
        assert -FARTHEST < span.least <= span.most < FARTHEST, place


@each_game
def test_a_number_beyond_its_span_is_refused_by_table_row_and_field(game: str) -> None:
    title = title_of(game)
    places = numbers_of(title)
    for place in places[:: len(places) // 12]:
        span = title.allowed()[place].span
        key = ".".join(str(part) for part in place)
        for value in (span.least - 1, span.most + 1):
            with pytest.raises(BadComponents) as caught:
                title.box(with_overrides(title.tables(), changed(title, place, value), "mine"))
            for lang, word in (("en", "must be"), ("de", "muss")):
                told = caught.value.said(lang).replace(",", "").replace(".", "")
                for part in (key.replace(".", ""), word, str(value), str(span.most)):
                    assert part in told, (place, told)


def test_an_equal_box_is_made_once() -> None:
    tables = TITLE.tables()
    again = with_overrides(tables, {"costs": {"toll": tables.data["costs"]["toll"]}}, "same")
    assert TITLE.box(again) is TITLE.box(tables)
    assert TITLE.allowed()[("costs", "toll")].span == Span(0, 9)


# --- sizes --------------------------------------------------------------------------------


def nested(depth: int) -> Any:
    return 1 if depth == 0 else [nested(depth - 1)]


@pytest.mark.parametrize(
    ("tables", "message"),
    [
        ({"costs": {"toll": FARTHEST + 1}}, "between -9,007,199,254,740,991 and 9,007"),
        ({"costs": {"toll": -(10**4000)}}, "costs.toll must be between .*, not -1000"),
        ({"costs": {"source": "x" * (MOST_LETTERS + 1)}}, "costs.source has 501 letters"),
        ({"cards": {"values": [1] * (MOST_ENTRIES + 1)}}, "cards.values has 1,001 entries"),
        ({"costs": {"toll": nested(MOST_DEPTH)}}, "costs.toll.0 has more than 10"),
        ({"costs": {"toll": nested(400)}}, "costs.toll.0 has more than 10"),
        ({"x" * 100_000: 1}, "is no table of this game"),
        ({"costs": {"x" * 100_000: 1}}, "is no key there"),
    ],
)  # fmt: skip
def test_an_edition_that_is_too_much(tables: dict[str, Any], message: str) -> None:
    with pytest.raises(BadComponents, match=message) as caught:
        burnham.new("toy", seats=2, edition=tables)
    assert len(str(caught.value)) < 400
    record = {**burnham.new("toy", seats=2).record()}
    record["edition"] = {"hash": "", "tables": tables}
    with pytest.raises(BadRecord, match=message):
        burnham.replay(record)


def test_the_reason_is_told_in_the_readers_language() -> None:
    record = burnham.new("toy", seats=2).record()
    record["edition"] = {"hash": "", "tables": {"costs": {"toll": 12}}}
    with pytest.raises(BadRecord) as caught:
        burnham.replay(record)
    assert "costs.toll muss zwischen 0 und 9 liegen, nicht bei 12" in caught.value.said("de")


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("# " + "x" * MOST_BYTES)
    with pytest.raises(BadComponents, match="too large: it may have 500,000 bytes"):
        burnham.new("toy", seats=2, edition=path)


@pytest.mark.parametrize(
    "line", ["[" + " " * 20_000, "a." * 100_000 + "a = 1", "[" + "a." * 100_000]
)
def test_odd_lines_keep_nobody_waiting(line: str) -> None:
    """A line within a text that looks like a header, and never ends."""
    assert line_of(f"[costs]\ntoll = 3\nnote = '''\n{line}\n'''\n", ("costs", "toll")) == 2
