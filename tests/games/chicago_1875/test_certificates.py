"""Money and certificates: BS-029 to BS-042, BS-289."""

from __future__ import annotations

import pytest

from burnham.games.chicago_1875.questions import TREASURY
from tests.games.chicago_1875.builders import running
from tests.rules import rule

# --- money --------------------------------------------------------------------------------


@rule("BS-029", "BS-030", "BS-031")
def test_purses_are_never_mixed() -> None:
    """A rich director cannot pay for a poor company, nor can his other company."""
    t = running(libby=0, elgin=0, swift=1).cash(0, 500).treasury("libby", 10).treasury("elgin", 300)
    t.action_turn(0)
    assert "place hire_manager" in t.offers()
    t.take("place hire_manager")
    assert t.question == "manager_space", "only Elgin can pay, so nobody is asked which company"
    t.take("place 1")
    assert t.treasury_of("elgin") == 240
    assert t.treasury_of("libby") == 10
    assert t.cash_of(0) == 500


@rule("BS-029")
def test_treasury_money_buys_no_certificates() -> None:
    t = running(libby=0, elgin=1).cash(0, 49).treasury("libby", 900)
    t.hold(0, "elgin", commons=1).stock_turn(0)
    assert t.why("buy elgin") == "share-cash"
    assert t.why("found") == "founding-cash"
    t.cash(0, 50)
    assert t.why("buy elgin") == ""


@rule("BS-032")
def test_building_income_is_personal() -> None:
    t = running(libby=0, elgin=1).build(1, 1, "e1_goods1").action_turn(0)
    before = t.cash_of(1)
    t.take("visit e1_goods1")
    assert t.cash_of(1) == before + 20
    assert t.treasury_of("elgin") == 150


@rule("BS-033")
def test_seller_of_a_certificate_is_paid() -> None:
    t = running(libby=0, elgin=1).pool("libby", commons=1).cash(1, 200).stock_turn(1)
    t.take("buy libby")
    assert t.offers() == ["pool", "charter", "preferred"]
    bank = t.g.bank
    t.take("charter")
    assert t.treasury_of("libby") == 200
    assert t.g.bank == bank
    t.stock_turn(1).take("buy libby", "pool")
    assert t.treasury_of("libby") == 200
    assert t.g.bank == bank + 50
    assert t.cash_of(1) == 100


# --- certificates -------------------------------------------------------------------------


@rule("BS-034")
def test_ten_shares_in_seven_certificates() -> None:
    t = running(libby=0)
    company = t.company("libby")
    assert t.shares_of(0, "libby") == 3
    assert t.g.treasury_shares(company) == 7
    t.hold(1, "libby", commons=0, preferred=True).hold(2, "libby", commons=5)
    assert [t.shares_of(seat, "libby") for seat in range(3)] == [3, 2, 5]
    assert [t.g.certificates(seat) for seat in range(3)] == [1, 1, 5]


@rule("BS-035")
def test_six_shares_are_the_most() -> None:
    t = running(libby=0).hold(0, "libby", commons=3).cash(0, 500).stock_turn(0)
    assert t.why("buy libby") == "six-shares"
    u = running(libby=0).hold(1, "libby", commons=5).cash(1, 500).stock_turn(1)
    assert u.why("buy libby") == "six-shares", "only the preferred is left, and 5 + 2 are seven"


@rule("BS-036")
@pytest.mark.parametrize(("seats", "limit"), [(2, 10), (3, 12), (4, 14)])
def test_certificate_limit(seats: int, limit: int) -> None:
    assert running(seats, libby=0).g.limit() == limit


@rule("BS-037", "BS-040")
def test_every_certificate_counts_one() -> None:
    t = running(2, libby=0, elgin=0, swift=0, spalding=1, anglo=1)
    for name in ("spalding", "anglo"):
        t.hold(0, name, commons=2, preferred=True)
    t.hold(0, "libby", commons=0).cash(0, 1000)
    assert t.g.certificates(0) == 3 + 6
    t.stock_turn(0)
    assert t.why("buy libby") == ""
    t.hold(0, "libby", commons=1)
    assert t.g.certificates(0) == t.g.limit() == 10
    assert t.why("buy libby") == "limit"
    assert t.why("found") == "limit"


@rule("BS-038")
def test_director_cannot_buy_the_preferred() -> None:
    t = running(libby=0).hold(1, "libby", commons=3).hold(2, "libby", commons=2).cash(0, 500)
    t.stock_turn(0)
    assert t.g.preferred[t.company("libby")] == TREASURY
    assert t.why("buy libby") == "director-no-preferred", "and no commons are left"
    t.cash(1, 500).stock_turn(1)
    assert t.why("buy libby") == ""


@rule("BS-039")
def test_preferred_is_bought_whole_for_twice_the_value() -> None:
    t = running(libby=0).cash(1, 99).stock_turn(1)
    t.take("buy libby")
    assert t.question == "stock"
    assert t.cash_of(1) == 49, "with $99 only a common was possible"
    t.cash(2, 100).stock_turn(2).take("buy libby", "preferred")
    assert t.cash_of(2) == 0
    assert t.shares_of(2, "libby") == 2
    assert t.g.certificates(2) == 1
    assert t.treasury_of("libby") == 150 + 50 + 100


@rule("BS-042")
def test_director_certificate_is_never_for_sale() -> None:
    t = running(libby=0).hold(1, "libby", commons=5, preferred=False).cash(2, 900).stock_turn(2)
    t.take("buy libby")
    assert t.shares_of(2, "libby") == 2, "the preferred was all there was"
    assert t.director_of("libby") == 0
    t.stock_turn(2)
    assert t.why("buy libby") == "none-for-sale"


@rule("BS-041", "BS-289")
def test_above_the_limit_one_must_sell_first() -> None:
    t = running(2, libby=0, elgin=1).cash(0, 900)
    t.hold(0, "libby", commons=3).hold(0, "elgin", commons=4, preferred=True)
    t.found("swift", 0).hold(0, "swift", commons=2)
    assert t.g.certificates(0) == 12
    t.stock_turn(0)
    assert t.offers() == ["sell elgin", "sell libby", "sell swift"]
    assert t.why("end") == t.why("found") == t.why("buy elgin") == "surplus"
    t.take("sell libby")
    assert t.offers() == ["commons 1", "commons 2", "commons 3"]
    t.take("commons 1")
    assert t.why("end") == "surplus"
    t.take("sell elgin", "commons 1")
    assert t.why("end") == ""


@rule("BS-041")
def test_no_lot_may_leave_a_surplus_that_cannot_be_sold() -> None:
    t = running(2, libby=0, elgin=0, swift=0, anglo=0, doggett=0, fairbank=0, spalding=1)
    t.hold(0, "spalding", commons=4).hold(0, "libby", commons=1)
    t.found("cracker_jack", 0).found("henderson", 0)
    assert t.g.certificates(0) == 8 + 5
    t.stock_turn(0).take("sell spalding")
    assert t.offers() == ["commons 2", "commons 3", "commons 4"]
    assert t.why("commons 1") == "surplus-left"
