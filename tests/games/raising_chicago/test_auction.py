"""Phase 3: bidding resolution (RC-062 to RC-074, RC-179)."""

from __future__ import annotations

import pytest

from burnham.games.raising_chicago.box import FREE, NEUTRAL, bundle
from burnham.kernel.playout import Dice
from tests.games.raising_chicago.builders import (
    ANGELIKA,
    MARION,
    NICOLE,
    SLOTS,
    Table,
    table,
)
from tests.rules import rule


def winners(t: Table) -> dict[str, int]:
    """Who won the projects, by slot, as the log tells it."""
    return {
        SLOTS[fact.args["slot"]]: NEUTRAL if fact.key == "neutral-won" else fact.seat
        for fact in t.told_of("won", "neutral-won")
    }


def example() -> Table:
    """T-09, before the auction ends; nobody has any tokens and nothing can be paid."""
    t = table().areas(8, 16, 20, 22, 12)
    for seat in (MARION, ANGELIKA, NICOLE):
        t.empty(seat)
    t.marks("I", UL=ANGELIKA, UR=ANGELIKA, LL=NICOLE).marks("II", UR=MARION, LL=MARION)
    t.marks("III", UL=MARION, UR=ANGELIKA, LL=NICOLE).marks("IV", UR=NICOLE, LL=ANGELIKA)
    return t.marks("V", UR=NICOLE, LL=NICOLE)


@rule("RC-062", "RC-063", "RC-064", "RC-068", "RC-070")
def test_five_auctions_of_the_example() -> None:
    """T-09: winners, resources, and the markers that go back."""
    t = example().auction()
    assert winners(t) == {"I": ANGELIKA, "II": MARION, "III": MARION, "IV": NICOLE, "V": NICOLE}
    gains = [(fact.args["slot"], fact.args["bundle"]) for fact in t.told_of("won")]
    lumber, masonry, jackscrew = bundle(1, 0, 0), bundle(0, 1, 0), bundle(0, 0, 1)
    assert gains == [(0, masonry), (1, lumber), (2, masonry), (3, lumber), (4, jackscrew)]
    assert t.g.bids == [0, 2, 2]


@rule("RC-062", "RC-075")
def test_projects_start_when_all_auctions_are_over() -> None:
    """The winner of slot I is asked only after all five; the log has the five in order."""
    t = example().auction()
    assert [fact.args["slot"] for fact in t.told_of("won", "paid")[:5]] == [0, 1, 2, 3, 4]
    assert t.g.phase == 4


@rule("RC-064")
@pytest.mark.parametrize(
    ("markers", "winner"),
    [
        ({"UL": MARION, "UR": ANGELIKA}, MARION),
        ({"LR": MARION, "LL": ANGELIKA}, ANGELIKA),
        ({"UR": NICOLE, "LL": ANGELIKA, "LR": MARION}, NICOLE),
        ({"UL": MARION, "UR": ANGELIKA, "LL": ANGELIKA, "LR": MARION}, MARION),
        ({"UL": NICOLE, "UR": ANGELIKA, "LL": MARION}, NICOLE),
    ],
)
def test_ties_go_by_reading_order(markers: dict[str, int], winner: int) -> None:
    t = table().marks("I", **markers).auction()
    assert winners(t)["I"] == winner


@rule("RC-063", "RC-179")
def test_a_minority_on_the_pay_square_does_not_win() -> None:
    t = table().marks("I", UL=MARION, LL=ANGELIKA, LR=ANGELIKA).auction()
    assert winners(t)["I"] == ANGELIKA
    t = table(4).marks("I", UL=3, UR=MARION, LL=ANGELIKA, LR=ANGELIKA).auction()
    assert winners(t)["I"] == ANGELIKA


@rule("RC-065", "RC-066")
def test_a_project_without_a_bid_is_gone_and_costs_the_first_in_order() -> None:
    """T-10: no marker on slot II, Marion first in reputation order."""
    t = table().reputation(5, 4, 3)
    for slot in ("I", "III", "IV", "V"):
        t.marks(slot, UR=ANGELIKA)
    project, card = t.g.slot_project[1], t.g.slot_card[1]
    t.auction()
    assert t.g.poverty == [1, 0, 0]
    assert t.g.removed_projects == [project]
    assert t.g.removed_cards == [card]
    assert t.g.slot_project[1] == t.g.slot_card[1] == FREE


@rule("RC-067")
def test_all_failed_projects_hit_the_same_player() -> None:
    t = table().reputation(4, 5, 3).marks("III", UR=MARION).auction()
    assert t.g.poverty == [0, 4, 0]


@rule("RC-068", "RC-069")
def test_the_winner_takes_all_uncovered_resources_and_nothing_for_the_pay_square() -> None:
    """Card 8 shows lumber, jackscrew and masonry."""
    t = table().areas(8).empty(MARION).projects(36)
    t.marks("I", UR=MARION).auction()
    assert t.tokens(MARION)[:3] == (0, 1, 1)
    t = table().areas(8).empty(MARION).projects(36).marks("I", UL=MARION).auction()
    assert t.tokens(MARION)[:3] == (1, 1, 1)


@rule("RC-070", "RC-071")
def test_losers_get_their_markers_back_and_the_winner_leaves_them() -> None:
    t = table().marks("I", UL=MARION, UR=MARION, LL=ANGELIKA, LR=NICOLE).auction()
    assert t.g.bids == [0, 1, 1]
    assert t.g.squares[:4] == [MARION, MARION, FREE, FREE]


@rule("RC-072", "RC-073")
def test_the_non_player_color_can_win_and_takes_nothing() -> None:
    t = table(2).areas(8).empty(MARION).empty(ANGELIKA)
    t.marks("I", UL=NEUTRAL, LL=NEUTRAL, LR=MARION)
    for slot in ("II", "III", "IV", "V"):
        t.marks(slot, UR=ANGELIKA, LL=NEUTRAL)
    t.auction()
    assert winners(t)["I"] == NEUTRAL
    assert t.g.bids == [1, 0]
    assert t.g.squares.count(NEUTRAL) == 0
    assert t.g.neutral == [2, 2]
    assert t.tokens(MARION)[:3] == (0, 0, 0)


@rule("RC-074")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_always_has_25_markers(seats: int) -> None:
    t, dice = table(seats, seed="markers"), Dice("markers")
    while not t.game.over:
        t.game.take(dice.pick(t.game.answers()))
        for seat in range(seats):
            owned = t.g.supply[seat] + t.g.bids[seat] + t.g.squares.count(seat) + t.g.levels(seat)
            assert owned == 25
