"""Phase 1: project announcement (RC-033 to RC-041)."""

from __future__ import annotations

import pytest

from burnham.games.raising_chicago.box import NUMBERED
from burnham.games.raising_chicago.questions import MARKERS, ROUND
from tests.games.raising_chicago.builders import ANGELIKA, MARION, NICOLE, table
from tests.games.raising_chicago.test_setup import dealt
from tests.rules import rule


@rule("RC-033")
def test_a_round_shows_its_stack_from_the_top() -> None:
    g = dealt()
    stack = [g.stack_tops[0], *reversed(g.stacks[-4:])]
    g.settle()
    assert g.slot_project == stack
    assert len(g.stacks) == 4 * 6
    assert g.stack_tops[0] == -1


@rule("RC-034")
def test_the_last_round_shows_tile_36_and_the_finals_in_their_order() -> None:
    t = table()
    finals = t.g.finals[:]
    t.g.round = 7
    t.g.stack_tops[1:7] = [-1] * 6
    t.go(ROUND)
    assert t.g.round == 8
    assert t.g.slot_project == [NUMBERED - 1, *finals]
    assert t.g.finals == []


@rule("RC-035")
def test_five_cards_come_from_the_top_of_the_deck() -> None:
    g = dealt()
    cards = [g.next_card, *reversed(g.deck)]
    g.settle()
    assert g.slot_card == cards[:5]
    assert g.next_card == cards[5]
    assert len(g.deck) == 48


@rule("RC-036")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_markers_in_the_first_round(seats: int) -> None:
    t = table(seats)
    assert t.g.bids == [3] * seats
    assert t.g.supply == [22] * seats


@rule("RC-037", "RC-038")
@pytest.mark.parametrize("left", range(6))
def test_up_to_three_markers_are_added_to_five_at_most(left: int) -> None:
    t = table().markers(left, 0, 0).go(MARKERS)
    assert t.g.bids[MARION] == min(left + 3, 5)
    assert 3 <= t.g.bids[MARION] <= 5
    assert t.g.supply[MARION] == 25 - t.g.bids[MARION]


@rule("RC-037", "RC-039")
def test_markers_and_rows_of_the_second_round() -> None:
    """T-04: Marion 0, Angelika 1 and Nicole 2 markers left."""
    t = table().markers(0, 1, 2).reputation(9, 5, 1).go(MARKERS)
    assert t.g.bids == [3, 4, 5]
    assert t.g.rows == [MARION, ANGELIKA, NICOLE]
    assert table().reputation(1, 5, 9).go(MARKERS).g.rows == [NICOLE, ANGELIKA, MARION]


@rule("RC-040")
def test_two_players_get_two_non_player_markers_every_round() -> None:
    t = table(2)
    assert t.g.neutral == [2, 2]
    t.g.neutral = [0, 0]
    t.go(ROUND)
    assert t.g.neutral == [2, 2]


@rule("RC-041")
def test_reputation_gained_in_phase_1_counts_for_the_rows() -> None:
    t = table().reputation(2, 1, 0).give(NICOLE, tiles=[3], windows=1)
    t.go(ROUND)
    assert (t.question, t.seat) == ("window", NICOLE)
    t.take("tile 3")
    assert t.g.rows == [NICOLE, MARION, ANGELIKA]
    assert t.g.phase == 2
