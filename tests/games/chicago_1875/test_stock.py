"""Closing and the stock phase: BS-043 to BS-064, BS-281, BS-288, BS-289, BS-292."""

from __future__ import annotations

from burnham.games.chicago_1875.questions import BANK_POOL, CLOSED, NONE, WAITING
from tests.games.chicago_1875.builders import Table, advanced, running
from tests.rules import rule


def pass_round(t: Table) -> Table:
    """Everybody passes."""
    for _ in range(t.g.seats):
        t.take("end")
    return t


# --- closing ------------------------------------------------------------------------------


def doomed() -> Table:
    t = running(libby=0, elgin=1).stock("libby", 0).treasury("libby", 77)
    t.staff("libby", 1, workers=1, automated=1, managers=1).salespeople("libby", 2)
    t.cubes("libby", steel=2, coal=1).asset("libby", "foundry").hold(1, "libby", commons=2)
    return t.goods("libby", 3).markers("libby", 1)


@rule("BS-043", "BS-044", "BS-045", "BS-046", "BS-292")
def test_closing() -> None:
    t = doomed()
    bank, cash = t.g.bank, list(t.g.cash)
    before = t.haymarket()
    t.stock_phase()
    company = t.company("libby")
    assert t.g.state[company] == CLOSED
    assert t.g.bank == bank + 77
    assert t.g.cash == cash, "nobody is paid"
    assert t.workers_of("libby") == t.managers_of("libby") == t.automated_of("libby") == [0, 0]
    assert t.g.salespeople[company] == t.g.goods[company] == t.g.bonus_goods[company] == 0
    assert t.box.asset_ids.index("foundry") in t.g.assets_gone
    assert t.assets_on("libby") == {}
    assert t.haymarket()["steel"] == before["steel"] + 2
    assert t.haymarket()["coal"] == before["coal"] + 1
    assert t.shares_of(1, "libby") == 0
    assert t.order() == ["elgin"]
    assert t.g.flaws() == []


@rule("BS-047")
def test_company_on_closed_stays_until_the_next_stock_phase() -> None:
    t = running(libby=0, elgin=1).stock("libby", 10).hold(1, "libby", commons=2).stock_turn(1)
    t.take("sell libby", "commons 2")
    assert t.value("libby") == 0
    assert t.director_of("libby") == 0
    t.take("end")
    assert t.order() == ["elgin", "libby"]
    t.stock_turn(2)
    assert "buy libby" in t.offers(), "for nothing, but it can be had"
    t.stock_phase()
    assert t.order() == ["elgin"]


@rule("BS-062")
def test_start_partner_of_a_closed_company_waits_for_the_next_founding() -> None:
    t = doomed().cash(0, 300)
    assert t.g.start_partner[0] == t.company("libby")
    t.stock_phase()
    assert t.g.start_partner[0] == WAITING
    t.stock_turn(0).take("found", "found swift", "value 50")
    assert t.g.start_partner[0] == t.company("swift")
    t.stock("swift", 0).stock_phase()
    assert t.g.start_partner[0] == WAITING, "lost again, it waits again"


# --- turns --------------------------------------------------------------------------------


@rule("BS-048")
def test_turns_go_clockwise_from_the_priority_deal() -> None:
    t = running(libby=0, elgin=1, swift=2)
    t.g.deal = 1
    t.stock_phase()
    asked = []
    for _ in range(3):
        asked.append(t.seat)
        t.take("end")
    assert asked == [1, 2, 0]


@rule("BS-049", "BS-050", "BS-288")
def test_first_sell_then_buy_one() -> None:
    t = running(libby=0, elgin=1, swift=2).hold(0, "elgin", commons=2).hold(0, "swift", commons=1)
    t.cash(0, 500).stock_turn(0)
    t.take("sell elgin", "commons 1")
    assert t.why("sell elgin") == "sold-already", "one lot of a company a turn, at one price"
    t.take("sell swift")
    assert t.question == "stock"
    assert t.seat == 0
    t.take("buy libby")
    assert t.seat == 1, "the purchase ends the turn"


@rule("BS-051", "BS-052", "BS-288")
def test_sale_pays_the_value_before_and_moves_it_down() -> None:
    t = running(libby=0).stock("libby", 80).hold(1, "libby", commons=2, preferred=True)
    t.cash(1, 0).stock_turn(1).take("sell libby", "preferred 1")
    assert t.cash_of(1) == 3 * 80
    assert t.value("libby") == 40
    t.stock_turn(1).take("sell libby")
    assert t.cash_of(1) == 240 + 40
    assert t.value("libby") == 35


@rule("BS-053")
def test_sold_certificates_can_be_bought_from_the_pool() -> None:
    t = running(libby=0).hold(1, "libby", commons=1, preferred=True).cash(2, 200).stock_turn(1)
    t.take("sell libby", "preferred 1", "end")
    assert t.g.commons_bank[t.company("libby")] == 1
    assert t.g.preferred[t.company("libby")] == BANK_POOL
    assert t.seat == 2
    bank = t.g.bank
    t.take("buy libby", "preferred")
    assert t.g.bank == bank + 2 * t.value("libby")


@rule("BS-054")
def test_no_purchase_of_what_was_sold_in_the_decade() -> None:
    t = running(libby=0, elgin=1).hold(1, "libby", commons=2).cash(1, 500).stock_turn(1)
    t.take("sell libby", "commons 1")
    assert t.why("buy libby") == "sold-this-decade"
    t.take("end").stock_turn(1)
    assert t.why("buy libby") == "sold-this-decade"
    assert t.why("sell libby") == "", "selling on is allowed"
    t.clean_up().stock_turn(1)
    assert t.why("buy libby") == ""


@rule("BS-055")
def test_basic_director_never_leaves() -> None:
    t = running(libby=0).hold(0, "libby", commons=1).hold(1, "libby", commons=4).stock_turn(0)
    t.take("sell libby")
    assert t.question == "stock", "one common was all there was to sell"
    assert t.director_of("libby") == 0, "although another holds more"
    t.stock_turn(0)
    assert t.why("sell libby") == "director-basic"


@rule("BS-056", "BS-057")
def test_phase_ends_when_all_pass_in_a_row() -> None:
    t = running(libby=0, elgin=1, swift=2).hold(2, "elgin", commons=1).cash(0, 500)
    t.g.deal = 0
    t.stock_phase().take("end", "end", "sell elgin", "end")
    assert t.question == "stock"
    assert t.seat == 0, "seat 0 passed, but may act again"
    t.take("buy elgin", "pool", "end", "end")
    assert t.question == "stock"
    assert t.seat == 0
    t.take("end")
    assert t.question == "build"


@rule("BS-058")
def test_priority_deal_goes_left_of_the_last_to_act() -> None:
    t = running(libby=0, elgin=1, swift=2).cash(1, 300)
    t.g.deal = 0
    t.stock_phase().take("end", "buy libby", "charter")
    pass_round(t)
    assert t.g.deal == 2
    u = running(libby=0, elgin=1, swift=2)
    u.g.deal = 1
    pass_round(u.stock_phase())
    assert u.g.deal == 1, "nobody acted: it stays"


@rule("BS-059", "BS-060")
def test_sold_out_company_rises() -> None:
    t = running(libby=0, elgin=1, swift=2).hold(0, "libby", commons=2)
    t.hold(1, "libby", commons=3).hold(2, "libby", preferred=True)
    t.hold(0, "elgin", commons=5).hold(0, "swift", commons=3, preferred=True)
    t.hold(1, "swift", commons=1).pool("swift", commons=1).stock_end()
    assert t.value("libby") == 60
    assert t.value("elgin") == 50, "its preferred lies in the treasury"
    assert t.value("swift") == 50, "a common lies in the bank pool"


@rule("BS-061")
def test_value_stays_on_the_track() -> None:
    t = running(libby=0).stock("libby", 360)
    t.g.move_stock(t.company("libby"), 5)
    assert t.value("libby") == 400
    t.stock("libby", 10).hold(1, "libby", commons=4).stock_turn(1).take("sell libby", "commons 4")
    assert t.value("libby") == 0


@rule("BS-063", "BS-064")
def test_price_protection_against_other_sellers_only() -> None:
    t = running(libby=0).asset("libby", "price_protection").hold(0, "libby", commons=1)
    t.hold(1, "libby", commons=3).stock("libby", 60).stock_turn(1)
    t.take("sell libby", "commons 2")
    assert (t.question, t.seat) == ("price_protection", 0)
    t.take("shield")
    assert t.value("libby") == 60
    assert t.assets_on("libby") == {"price_protection": False}
    assert t.seat == 1
    t.take("end").stock_turn(1).take("sell libby")
    assert t.value("libby") == 50, "exhausted, it does not help again"
    t.g.asset_ready[t.box.asset_ids.index("price_protection")] = 1
    t.stock_turn(0).take("sell libby")
    assert t.value("libby") == 40, "the director's own sale"


@rule("BS-063")
def test_price_protection_may_be_declined_and_needs_a_fall() -> None:
    t = running(libby=0).asset("libby", "price_protection").hold(1, "libby", commons=2)
    t.stock_turn(1).take("sell libby", "commons 1", "decline")
    assert t.value("libby") == 40
    assert t.assets_on("libby") == {"price_protection": True}
    t.stock("libby", 0).stock_turn(1).take("sell libby")
    assert t.question == "stock", "on Closed nothing can fall"


@rule("BS-281")
def test_surplus_of_a_director_change_waits_for_the_next_turn() -> None:
    t = advanced(2, spalding=0, libby=0, elgin=0, swift=0, anglo=0, doggett=1)
    t.hold(0, "spalding", commons=2).hold(1, "spalding", commons=2, preferred=True)
    t.hold(0, "doggett", commons=3).hold(0, "libby", commons=1).cash(0, 900)
    assert t.g.certificates(0) == 11
    t.found("fairbank", 0)
    t.stock_turn(0)
    assert t.g.surplus == 2
    t.take("sell spalding", "commons 2")
    assert t.director_of("spalding") == 1
    assert t.g.certificates(0) == 11, "he gave one certificate and got two"
    assert t.why("buy elgin") == "limit"
    t.take("end")
    assert t.seat == 1
    t.take("end")
    assert t.seat == 0
    assert t.g.surplus == 1
    assert t.why("end") == "surplus"


def test_nothing_is_asked_of_a_seat_that_can_only_pass() -> None:
    t = running(libby=0, elgin=1).cash(2, 20).cash(0, 500)
    t.g.deal = 2
    t.stock_phase()
    assert t.seat == 0
    assert t.facts("passed") == [{"seat": 2}]
    assert t.g.last_actor == NONE
