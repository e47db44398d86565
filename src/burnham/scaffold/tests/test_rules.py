"""The rules of Row House, one by one."""

from __future__ import annotations

import pytest

from burnham.kernel.fields import UNKNOWN
from burnham.scaffold.row_house.position import RowHouse
from burnham.scaffold.tests.builders import new, table
from tests.rules import rule


@rule("RH-001", "RH-002")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_three_tiles(seats: int) -> None:
    t = new(seats)
    assert sorted(t.g.box.numbers) == list(range(1, 37))
    assert [len(t.hand(seat)) for seat in range(seats)] == [3] * seats
    assert len(t.g.stack) == 36 - 3 * seats
    assert t.seat == 0


@rule("RH-003")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    t = table(hands=[[4, 9], [7]], rows=[[5], []], stack=[20])
    seen = t.game.seen_by(1)
    assert isinstance(seen, RowHouse)
    assert seen.hands == [[UNKNOWN, UNKNOWN], t.g.hands[1]]
    assert seen.stack == [UNKNOWN]
    assert [seen.rows, seen.dropped] == [t.g.rows, t.g.dropped]


@rule("RH-004")
def test_one_tile_is_laid_or_dropped_and_the_turn_goes_on() -> None:
    t = table(hands=[[4, 9], [], [7]], rows=[[5], [], []], stack=[])
    assert t.offers() == ["lay 9", "drop 4", "drop 9"]
    t.take("drop 4")
    assert t.seat == 2, "who has no tile is passed over"
    t.take("lay 7")
    assert t.seat == 0
    assert t.row(2) == [7]


@rule("RH-005")
def test_a_row_climbs() -> None:
    t = table(hands=[[4, 9], [1]], rows=[[5], []])
    assert t.why("lay 4") == "too-low"
    assert t.why("lay 1") == "not-yours"
    assert t.take("lay 9").row(0) == [5, 9]
    assert t.take("lay 1").row(1) == [1], "any tile begins a row"


@rule("RH-006")
def test_an_empty_hand_is_filled_while_there_are_tiles() -> None:
    t = table(hands=[[4, 9], [7]], rows=[[], []], stack=[20, 21, 22, 23])
    assert t.take("lay 4").hand(0) == [9]
    assert t.take("lay 7").hand(1) == [20, 21, 22]
    assert t.take("drop 9").hand(0) == [23]


@rule("RH-007")
def test_the_game_ends_when_nobody_has_a_tile() -> None:
    t = table(hands=[[4], [7]], rows=[[], []], stack=[])
    assert not t.take("lay 4").game.over
    assert t.take("drop 7").game.over


@rule("RH-008")
@pytest.mark.parametrize(("long_rows", "points"), [(False, [5, 4]), (True, [8, 4])])
def test_points(long_rows: bool, points: list[int]) -> None:
    t = table(hands=[[], []], rows=[[1, 2, 3, 4, 5], [6, 7, 8, 9]], long_rows=long_rows)
    assert [player["total"] for player in t.game.scores()["players"]] == points


@rule("RH-009")
def test_a_tie_is_won_by_the_lower_end() -> None:
    t = table(hands=[[], []], rows=[[1, 9], [2, 8]])
    assert [player["rank"] for player in t.game.scores()["players"]] == [2, 1]
