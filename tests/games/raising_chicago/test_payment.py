"""Phase 4, step 1: paying for a project (RC-076 to RC-090, RC-183 to RC-185)."""

from __future__ import annotations

import pytest

from tests.games.raising_chicago.builders import ANGELIKA, MARION, Table, table
from tests.rules import rule

SIXTEEN = 16
"""Project 16 costs 3 lumber, 4 masonry and 3 jackscrews."""


def due(project: int = SIXTEEN, tracks: tuple[int, int, int] = (0, 0, 0), **tokens: int) -> Table:
    """Angelika has won a project and has just these tokens."""
    t = table().empty(ANGELIKA).give(ANGELIKA, tracks=tracks, **tokens)
    return t.won(project, ANGELIKA)


def paid(t: Table) -> tuple[int, int, int, int, int]:
    assert t.question == "plot", "all is paid"
    return t.tokens(ANGELIKA)


@rule("RC-076")
def test_projects_are_carried_out_from_i_to_v_all_steps_each() -> None:
    t = table().give(MARION, tracks=(12, 12, 12)).give(ANGELIKA, tracks=(12, 12, 12))
    t.also_won(2, ANGELIKA, slot="II").also_won(3, MARION, slot="IV").won(1, MARION)
    assert (t.question, t.seat, t.g.slot) == ("plot", MARION, 0)
    card = t.g.slot_card[0]
    t.take("build 1")
    assert t.g.company[MARION] == [card]
    assert (t.question, t.seat, t.g.slot) == ("plot", ANGELIKA, 1)
    t.take("build 2")
    assert (t.question, t.seat, t.g.slot) == ("plot", MARION, 3)


@rule("RC-077")
@pytest.mark.parametrize(
    ("tracks", "need"),
    [
        ((0, 0, 0), (3, 4, 3)),
        ((3, 6, 9), (2, 2, 0)),
        ((12, 0, 0), (0, 4, 3)),
        ((12, 12, 9), (0, 0, 0)),
    ],
)
def test_permanents_and_ends_of_tracks_lower_the_need(
    tracks: tuple[int, int, int], need: tuple[int, int, int]
) -> None:
    t = due(tracks=tracks, lumber=6, masonry=6, jackscrew=6)
    if sum(need):
        t.take("pay")
    assert paid(t)[:3] == tuple(6 - amount for amount in need)


@rule("RC-083", "RC-084", "RC-085", "RC-086")
def test_what_cannot_be_paid_costs_poverty_and_keeps_its_tokens() -> None:
    """T-11: 3 lumber, 2 jackscrews with a permanent, 1 masonry."""
    t = due(tracks=(0, 0, 3), lumber=3, masonry=1, jackscrew=2)
    assert t.offers("pay") == ["pay poverty M"]
    t.take("pay poverty M")
    assert paid(t) == (0, 1, 0, 0, 0)
    assert t.g.poverty[ANGELIKA] == 1
    t.take("build 1")
    assert t.g.plot_owner[0] == ANGELIKA


@rule("RC-083")
def test_each_unpaid_type_is_a_step() -> None:
    t = due()
    assert t.offers() == ["pay poverty LMJ"], "nobody falls into poverty unasked"
    t.take("pay poverty LMJ")
    assert t.question == "plot"
    assert t.g.poverty[ANGELIKA] == 3


@rule("RC-079", "RC-087")
def test_a_favor_pays_a_whole_type() -> None:
    """T-12: as T-11 with a favor; lumber and jackscrews cannot be left unpaid."""
    t = due(tracks=(0, 0, 3), lumber=3, masonry=1, jackscrew=2, favor=1)
    assert t.offers("pay") == [
        "pay favor M",
        "pay poverty M",
        "pay poverty M favor L",
        "pay poverty M favor J",
    ]
    assert t.why("pay poverty L") == "must-pay"
    assert t.why("pay poverty J") == "must-pay"
    t.take("pay favor M")
    assert paid(t) == (0, 1, 0, 0, 0)
    assert t.g.poverty[ANGELIKA] == 0


@rule("RC-080")
def test_two_favors_pay_two_types() -> None:
    t = due(lumber=3, favor=2)
    t.take("pay favor MJ")
    assert paid(t) == (0, 0, 0, 0, 0)
    assert t.g.poverty[ANGELIKA] == 0
    assert due(lumber=3, favor=1).why("pay favor MJ") == "too-few-favors"


@rule("RC-078")
def test_each_wild_pays_one_of_any_type() -> None:
    t = due(lumber=2, masonry=3, jackscrew=3, wild=3)
    t.take("pay")
    assert paid(t) == (0, 0, 0, 1, 0)


@rule("RC-078")
def test_wilds_may_be_spent_although_basic_tokens_are_there() -> None:
    t = due(lumber=3, masonry=4, jackscrew=3, wild=4)
    t.take("by-hand", "wilds 2", "wilds 0", "wilds 1")
    assert paid(t) == (2, 0, 1, 1, 0)


@rule("RC-081")
def test_the_cheapest_complete_payment_trades_only_what_is_missing() -> None:
    """T-13: 6 lumber, 2 masonry, 3 jackscrews and 1 wild for 3/4/3."""
    t = due(lumber=6, masonry=2, jackscrew=3, wild=1)
    assert t.offers("pay")[0] == "pay"
    t.take("pay")
    assert paid(t) == (0, 0, 0, 0, 0)
    assert t.g.poverty[ANGELIKA] == 0


@rule("RC-081", "RC-082")
def test_any_three_tokens_buy_one_basic_token() -> None:
    t = due(lumber=1, masonry=1, jackscrew=1, wild=2)
    t.take("trade")
    assert t.offers() == ["get lumber", "get masonry", "get jackscrew"]
    t.take("get masonry")
    gives = t.offers()
    assert "give 1 0 0" in gives  # with two wilds
    assert "give 1 1 1" in gives
    assert len(gives) == 7
    assert t.why("give 2 0 0") == "too-few-tokens"
    assert t.why("give 0 0 0") == "too-few-tokens"
    t.take("give 1 0 0")
    assert t.tokens(ANGELIKA) == (0, 2, 1, 0, 0)
    t.take("trade", "get jackscrew")
    assert t.offers() == ["give 0 2 1"]
    t.take("give 0 2 1")
    assert t.offers() == ["pay poverty LMJ"]
    assert t.tokens(ANGELIKA) == (0, 0, 1, 0, 0)


@rule("RC-087")
def test_what_basic_tokens_cover_must_be_paid() -> None:
    t = due(lumber=3, masonry=4, jackscrew=3)
    assert t.offers("pay") == ["pay"]
    for types in ("L", "M", "J", "LMJ"):
        assert t.why(f"pay poverty {types}") == "must-pay"


@rule("RC-088")
def test_wilds_favors_and_trades_are_never_compulsory() -> None:
    t = due(lumber=6, masonry=2, jackscrew=3, wild=2, favor=1)
    t.take("pay poverty M")
    assert paid(t) == (3, 2, 0, 2, 1)
    assert t.g.poverty[ANGELIKA] == 1


@rule("RC-090")
def test_what_an_earlier_project_brings_may_pay_a_later_one() -> None:
    """Project 4 costs 0/2/2 and brings a favor, which pays for project 2 (1/2/1)."""
    t = table().empty(MARION).give(MARION, masonry=2, jackscrew=2, tracks=(12, 0, 0))
    t.also_won(2, MARION, slot="II").won(4, MARION)
    assert t.question == "pay"
    t.take("pay").banners(C1="jackscrew").take("build 1")
    t.take("pay poverty M favor J")
    assert t.tokens(MARION) == (0, 0, 0, 0, 0)
    assert t.g.poverty[MARION] == 1


@rule("RC-183")
def test_after_a_trade_that_leaves_too_few_tokens_poverty_is_offered() -> None:
    t = due(lumber=3, masonry=4, jackscrew=3)
    assert t.why("pay poverty L") == "must-pay"
    t.take("trade", "get jackscrew", "give 2 0 1")
    assert t.offers("pay") == ["pay poverty L"]
    t.take("pay poverty L")
    assert paid(t) == (1, 0, 0, 0, 0)


@rule("RC-184")
def test_a_favor_may_pay_what_tokens_could_have_paid() -> None:
    t = due(lumber=3, masonry=4, jackscrew=3, favor=1)
    assert t.offers("pay") == ["pay", "pay favor L", "pay favor M", "pay favor J"]
    t.take("pay favor M")
    assert paid(t) == (0, 4, 0, 0, 0)


@rule("RC-185")
def test_what_step_2_brings_does_not_change_the_payment() -> None:
    """Project 16 itself brings the jackscrew step to a third permanent; 2 are due all the same."""
    t = due(tracks=(12, 12, 5), jackscrew=2).take("pay")
    assert paid(t) == (0, 0, 0, 0, 0)
    assert t.tracks(ANGELIKA) == (12, 12, 6)
    t = due(tracks=(12, 12, 11), jackscrew=0, lumber=3)
    assert t.tracks(ANGELIKA) == (12, 12, 12)
    assert t.g.poverty[ANGELIKA] == 0  # three permanents had already paid 3 jackscrews


@rule("RC-077", "RC-185")
def test_an_unlimited_track_reached_in_step_2_comes_too_late() -> None:
    """Project 7 costs 1/1/3 and brings a step of jackscrews; from column 2 to 3."""
    t = due(7, tracks=(12, 12, 2), jackscrew=3)
    t.take("pay")
    assert t.tracks(ANGELIKA) == (12, 12, 3)
    assert paid(t)[2] == 0


# --- the ways that are offered ----------------------------------------------------------------


def test_ways_that_waste_are_not_listed_but_can_be_reached() -> None:
    """Only the jackscrew is missing: a favor for the masonry would cost a trade as well."""
    t = due(2, lumber=3, masonry=2, favor=1)
    assert t.offers("pay") == [
        "pay favor J",
        "pay poverty J",
        "pay poverty J favor L",
        "pay poverty J favor M",
    ]
    assert t.why("pay favor M") == "wasteful"
    t.take("trade", "get jackscrew", "give 1 2 0", "by-hand", "wilds 0", "favor", "wilds 0")
    assert paid(t) == (1, 0, 0, 0, 0)
    assert t.g.poverty[ANGELIKA] == 0


def test_ways_that_come_to_the_same_are_listed_once() -> None:
    """Without masonry and jackscrews it does not matter which of them the favor pays."""
    t = due(2, lumber=1, favor=1, wild=0)
    assert t.offers("pay") == ["pay poverty M favor J", "pay poverty MJ", "pay poverty MJ favor L"]
    assert t.why("pay poverty J favor M") == "wasteful"


def test_every_combination_of_methods_can_be_reached_by_hand() -> None:
    """Types by tokens, favor and poverty, in all combinations that are legal."""
    reached = set()
    for lumber in ("wilds 0", "wilds 1", "favor"):
        for masonry in ("wilds 1", "favor", "poverty"):
            for jackscrew in ("wilds 0", "favor"):
                t = due(2, lumber=1, masonry=1, jackscrew=1, wild=2, favor=3)
                t.take("by-hand", lumber, masonry, jackscrew)
                reached.add((*paid(t), t.g.poverty[ANGELIKA]))
    assert len(reached) == 18


def test_paying_by_hand_needs_wilds_or_favors() -> None:
    assert due(lumber=3, masonry=1, jackscrew=3).why("by-hand") == "nothing-by-hand"


def test_nothing_due_is_not_asked() -> None:
    assert due(tracks=(12, 12, 12)).question == "plot"
