"""Phase 2: project bidding (RC-042 to RC-061, RC-190)."""

from __future__ import annotations

from typing import Any

import pytest

from burnham.games.raising_chicago.box import FREE, NEUTRAL
from burnham.kernel.playout import Dice
from tests.games.raising_chicago.builders import (
    ANGELIKA,
    MARION,
    NICOLE,
    SLOTS,
    Table,
    square,
    table,
)
from tests.rules import rule

# Red cards by (UR, LL, LR): 8 is L J M, 12 is M L J, 16 is M J L, 20 is J L M, 22 is J M L.


def bids(t: Table) -> list[str]:
    return t.offers("bid")


# --- whose turn -------------------------------------------------------------------------------


@rule("RC-042", "RC-047")
def test_most_markers_are_active_and_a_square_gives_its_resource() -> None:
    """T-05: Nicole has five markers and covers the jackscrew of card 22 in slot IV."""
    t = table().areas(8, 12, 16, 22, 20).empty(NICOLE).bidding(3, 4, 5)
    assert t.seat == NICOLE
    t.take("bid IV UR")
    assert t.tokens(NICOLE) == (0, 0, 1, 0, 0)
    assert t.g.squares[square("IV UR")] == NICOLE
    assert t.g.bids == [3, 4, 4]
    assert t.seat == ANGELIKA


@rule("RC-043", "RC-055")
def test_ties_go_to_the_higher_row() -> None:
    """T-33: four players with 5, 5, 4 and 3 markers in rows 1 to 4."""
    t = table(4).bidding(3, 4, 5, 5, rows=[3, 2, 1, 0])
    active = []
    for _ in range(5):
        active.append(t.g.rows.index(t.g.seat) + 1)
        t.take(next(word for word in bids(t) if not word.endswith("UL")))
    assert active == [1, 2, 1, 2, 3]


@rule("RC-044")
def test_reputation_gained_while_bidding_does_not_change_the_rows() -> None:
    t = table().reputation(0, 2, 1).give(MARION, tiles=[3]).bidding(4, 3, 3, rows=[1, 2, 0])
    t.take("tile 3")
    assert t.g.order[0] == MARION
    assert t.g.rows == [ANGELIKA, NICOLE, MARION]
    t.take("bid I UR")
    assert t.seat == ANGELIKA


@rule("RC-055")
def test_one_player_may_be_active_several_times_in_a_row() -> None:
    t = table().bidding(1, 1, 4)
    for word in ("bid I UR", "bid I LL", "bid I LR"):
        assert t.seat == NICOLE
        t.take(word)
    assert t.seat == MARION


@rule("RC-056")
def test_bidding_ends_with_the_last_marker() -> None:
    t = table().bidding(1, 1, 0)
    t.take("bid I UR")
    assert t.g.phase == 2
    t.take("bid II UR")
    assert t.g.phase == 4


# --- where ------------------------------------------------------------------------------------


@rule("RC-045")
def test_any_empty_square_of_any_card_and_no_passing() -> None:
    t = table().give(MARION, lumber=3, masonry=3, jackscrew=3).bidding(3, 2, 2)
    assert len(bids(t)) == 20
    assert {word.split()[0] for word in t.offers()} == {"bid", "choose"}
    t.take("bid II LR").bidding(2, 1, 1)
    assert t.why("bid II LR") == "square-taken"
    assert len(bids(t)) == 19


@rule("RC-046")
@pytest.mark.parametrize("seed", range(4))
def test_somebody_without_anything_can_always_bid(seed: int) -> None:
    """Five markers each at four: all twenty squares are filled, however little anybody has."""
    t, dice = table(4, seed=str(seed)).bidding(5, 5, 5, 5), Dice(str(seed))
    while t.g.phase == 2:
        t.empty(t.g.seat)
        assert bids(t)
        t.game.take(dice.pick([t.answer(word) for word in bids(t)]))
    assert len(t.told_of("bid")) == 15
    assert len(t.told_of("bid-paid")) == 5


@rule("RC-047")
def test_each_resource_square_gives_what_it_shows() -> None:
    t = table().areas(8, 12, 16, 22, 20).empty(MARION).bidding(4, 1, 1)
    t.take("bid I UR", "bid I LL", "bid I LR")
    assert t.tokens(MARION)[:3] == (1, 1, 1)


# --- the pay square ---------------------------------------------------------------------------


def at_pay_square(*covered: str, **tokens: Any) -> Table:
    """Card 8 (L J M) with some squares covered; Marion to bid with these tokens."""
    t = table().areas(8, 12, 16, 22, 20).empty(MARION).give(MARION, **tokens)
    return t.marks("I", **dict.fromkeys(covered, ANGELIKA)).bidding(3, 1, 1)


@rule("RC-048")
def test_the_pay_square_costs_what_is_uncovered_and_gives_nothing() -> None:
    """T-06: one of each uncovered type."""
    t = at_pay_square("UR", lumber=1, masonry=1, jackscrew=1)
    t.take("bid I UL")
    assert t.tokens(MARION)[:3] == (1, 0, 0)
    t = at_pay_square(lumber=1, masonry=1, jackscrew=1)
    t.take("bid I UL")
    assert t.tokens(MARION)[:3] == (0, 0, 0)
    assert t.g.squares[square("I UL")] == MARION


@rule("RC-049")
def test_with_all_resources_covered_the_pay_square_is_free() -> None:
    t = at_pay_square("UR", "LL", "LR")
    t.take("bid I UL")
    assert t.tokens(MARION) == (0, 0, 0, 0, 0)


@rule("RC-050", "RC-051", "RC-054")
def test_who_cannot_pay_may_not_use_the_pay_square() -> None:
    """T-07: a jackscrew, a permanent masonry and a favor do not pay jackscrew and masonry."""
    t = at_pay_square("UR", jackscrew=1, favor=1, tracks=(0, 3, 0))
    assert t.g.permanents(MARION, 1) == 1
    assert t.why("bid I UL") == "fee-too-high"
    assert t.why("choose I") == "fee-too-high"


@rule("RC-053")
def test_a_wild_pays_what_is_missing() -> None:
    t = at_pay_square("UR", jackscrew=1, wild=1)
    t.take("bid I UL")
    assert t.tokens(MARION)[:4] == (0, 0, 0, 0)


@rule("RC-053")
def test_a_trade_pays_what_is_missing() -> None:
    t = at_pay_square("UR", lumber=1, jackscrew=3)
    t.take("bid I UL")
    assert t.tokens(MARION)[:3] == (0, 0, 0)
    t = at_pay_square("UR", lumber=1, jackscrew=2)
    assert t.why("bid I UL") == "fee-too-high"


@rule("RC-052")
def test_an_unlimited_track_does_not_help() -> None:
    t = at_pay_square("UR", "LR", tracks=(12, 12, 12))
    assert t.why("bid I UL") == "fee-too-high"
    t = at_pay_square("UR", "LR", tracks=(12, 12, 12), jackscrew=1)
    t.take("bid I UL")
    assert t.tokens(MARION)[2] == 0


@rule("RC-053")
def test_wilds_may_be_spent_although_basic_tokens_are_there() -> None:
    t = at_pay_square("UR", masonry=1, jackscrew=1, wild=2)
    t.take("choose I")
    assert t.question == "fee"
    ways = ["wilds 0 0 0", "wilds 0 0 1", "wilds 0 1 0", "wilds 0 1 1"]
    assert t.offers("wilds") == ways
    assert t.why("wilds 1 0 0") == "fee-not-due"
    t.take("wilds 0 1 1")
    assert t.tokens(MARION)[:4] == (0, 1, 1, 0)
    assert t.g.squares[square("I UL")] == MARION


@rule("RC-053", "RC-081", "RC-082")
def test_a_trade_may_come_before_the_fee_as_long_as_it_can_be_paid() -> None:
    t = at_pay_square("UR", masonry=2, jackscrew=4)
    t.take("choose I", "trade", "get lumber")
    assert t.offers() == ["give 0 0 3", "give 0 1 2", "give 0 2 1"]
    assert t.why("give 1 0 2") == "too-few-tokens"
    assert t.why("give 1 3 2") == "too-many"
    t.take("give 0 0 3", "wilds 0 0 0")
    assert t.tokens(MARION)[:3] == (1, 1, 0)


@rule("RC-053")
def test_a_trade_after_which_the_fee_could_not_be_paid_is_not_offered() -> None:
    """Of five tokens three must be traded for the missing masonry, one jackscrew must stay."""
    t = at_pay_square("UR", lumber=2, jackscrew=3).take("choose I")
    assert t.offers() == ["trade"]
    t.take("trade")
    assert t.offers() == ["get masonry"]
    t.take("get masonry")
    assert t.offers() == ["give 1 0 2", "give 2 0 1"]
    assert t.why("give 0 0 3") == "fee-unpaid"
    t.take("give 1 0 2", "wilds 0 0 0")
    assert t.tokens(MARION)[:3] == (1, 0, 0)
    assert at_pay_square("UR", lumber=1, jackscrew=3).why("choose I") == "one-way"


def test_the_way_to_pay_is_only_chosen_where_there_is_more_than_one() -> None:
    t = at_pay_square("UR", masonry=1, jackscrew=1)
    assert t.why("choose I") == "one-way"
    assert t.why("bid I UL") == ""


# --- two players ------------------------------------------------------------------------------


def two(*markers: int, **tokens: int) -> Table:
    t = table(2).areas(8, 12, 16, 22, 20).empty(MARION).give(MARION, **tokens)
    return t.bidding(*markers)


@rule("RC-057", "RC-058")
def test_the_last_two_own_markers_take_a_non_player_marker_along() -> None:
    """T-08: own marker on lumber, non-player marker on jackscrew."""
    t = two(3, 1)
    t.take("bid I LL")
    assert t.question == "bid"
    assert t.g.neutral == [2, 2]
    t.give(MARION, jackscrew=0).take("bid II LL")
    assert t.question == "bid_neutral"
    t.take("bid I LR").give(MARION, masonry=0)
    assert t.g.squares[square("I LR")] == NEUTRAL
    assert t.g.neutral[MARION] == 1
    t.take("bid II LR")
    assert t.tokens(MARION)[:3] == (1, 0, 1)
    assert t.question == "bid_neutral"
    t.take("bid III UR")
    assert t.g.neutral[MARION] == 0
    assert t.g.bids[MARION] == 0


@rule("RC-057")
def test_the_non_player_marker_may_go_first() -> None:
    t = two(2, 1).take("neutral-first")
    assert t.question == "bid_neutral"
    t.take("bid I UR")
    assert t.question == "bid"
    assert t.g.squares[square("I UR")] == NEUTRAL
    with pytest.raises(Exception, match="non-player"):
        t.take("neutral-first")
    t.take("bid I LL")
    assert t.seat == MARION
    assert t.g.neutral[MARION] == 1


@rule("RC-057")
def test_earlier_markers_go_alone() -> None:
    t = two(3, 1)
    assert t.why("neutral-first") == "no-neutral-marker"


@rule("RC-059", "RC-190")
def test_the_player_pays_for_a_non_player_marker() -> None:
    t = two(2, 1, masonry=1, jackscrew=1)
    t.take("bid I UR", "bid I UL")
    assert t.tokens(MARION)[:3] == (1, 0, 0)
    assert t.g.squares[square("I UL")] == NEUTRAL


@rule("RC-190")
def test_the_second_placement_is_priced_after_the_first() -> None:
    """Card 8: with its lumber covered by the first marker the pay square costs J and M."""
    t = two(2, 1, masonry=1).take("bid I UR")
    assert t.why("bid I UL") == "fee-too-high"
    t = two(2, 1, masonry=1).take("bid I LL")
    # Now lumber and masonry are uncovered; the jackscrew just gained pays neither.
    assert t.why("bid I UL") == "fee-too-high"
    t = two(2, 1, masonry=1).marks("I", UR=ANGELIKA).take("bid I LL", "bid I UL")
    assert t.tokens(MARION)[:3] == (0, 0, 1)


@rule("RC-060")
def test_both_markers_may_go_on_the_same_card_or_on_two() -> None:
    t = two(2, 1).take("bid I UR")
    slots = {word.split()[1] for word in bids(t)}
    assert slots == set(SLOTS)


@rule("RC-061")
def test_non_player_markers_do_not_count_for_the_turn() -> None:
    t = two(2, 3)
    assert t.g.neutral == [2, 2]
    assert t.seat == ANGELIKA
    t.g.neutral = [2, 0]
    t.bidding(2, 3)
    assert t.seat == ANGELIKA


@rule("RC-040", "RC-057")
def test_a_round_of_two_places_four_non_player_markers() -> None:
    t, dice = table(2), Dice("four")
    seen = 0
    while t.g.phase == 2:
        seen = max(seen, t.g.squares.count(NEUTRAL))
        answers = t.game.answers()
        if sum(owner == FREE for owner in t.g.squares) == 20 - 9 and t.g.phase == 2:
            assert t.g.squares.count(NEUTRAL) + sum(t.g.neutral) == 4
        t.game.take(dice.pick(answers))
    assert seen == 3  # the fourth goes out with the last marker, which ends the phase
    assert t.g.neutral == [0, 0]
