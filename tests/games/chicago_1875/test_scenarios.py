"""Scenarios that follow from the rules, TS-33 to TS-50; TS-01 to TS-32 are in test_examples.py."""

from __future__ import annotations

from burnham.games.chicago_1875.questions import BANK_POOL, NONE
from tests.games.chicago_1875.builders import advanced, running, special
from tests.games.chicago_1875.test_selling import paying
from tests.rules import rule


@rule("BS-293")
def test_ts_33_hiring_across_groups() -> None:
    t = running(libby=0).job_market(6).treasury("libby", 500).action_turn(0)
    t.take("place job_market", "hire 1", "hire 1", "hire 2", "hire 2")
    assert (t.treasury_of("libby"), t.g.job_market) == (500 - 140, 2)
    u = running(libby=0).job_market(2).treasury("libby", 500).action_turn(0)
    u.take("place job_market", "hire 1", "hire 1", "hire 2", "done")
    assert (u.treasury_of("libby"), u.g.job_market) == (500 - 130, 0)


@rule("BS-099", "BS-100", "BS-208")
def test_ts_34_extra_dividends_at_35() -> None:
    t = running(libby=0).stock("libby", 35).treasury("libby", 100).action_turn(0)
    cash = t.cash_of(0)
    t.take("place extra_dividends")
    assert (t.cash_of(0), t.treasury_of("libby"), t.value("libby")) == (cash + 30, 70, 50)


@rule("BS-211")
def test_ts_35_dividend_from_closed() -> None:
    t = paying(20, 0)
    cash = t.cash_of(0)
    t.take("dividends")
    assert (t.cash_of(0) - cash, t.value("libby")) == (6, 15)
    assert "libby" in t.order()


@rule("BS-159", "BS-160")
def test_ts_36_two_bonuses_in_order() -> None:
    t = running(libby=0).appeal("libby", 2).build(1, 1, "e2_appeal3").action_turn(0)
    t.take("visit e2_appeal3")
    assert (t.question, t.appeal_of("libby")) == ("appeal_bonus", 3)
    t.take("cash")
    assert (t.question, t.appeal_of("libby")) == ("appeal_bonus", 5)
    t.take("cash")
    assert t.treasury_of("libby") == 150 - 50 + 50


@rule("BS-165")
def test_ts_37_ringing_the_bell() -> None:
    t = running(libby=0, elgin=1).appeal("libby", 16).appeal("elgin", 16)
    t.g.initiative = [0, 1, 2]
    t.action_turn(0).take("place advertising")
    assert t.treasury_of("libby") == 130
    assert t.order() == ["libby", "elgin"]


@rule("BS-063", "BS-119", "BS-212")
def test_ts_38_price_protection_once_a_decade() -> None:
    t = running(libby=0, elgin=1).asset("libby", "price_protection").stock("libby", 60)
    t.hold(1, "libby", commons=3).treasury("libby", 0).stock_turn(1)
    t.take("sell libby", "commons 3", "shield")
    assert t.value("libby") == 60
    t.operate("libby")
    assert t.value("libby") == 50


@rule("BS-192", "BS-195")
def test_ts_39_full_row_with_the_x_tile() -> None:
    t = running(4, doggett=0).treasury("doggett", 0).goods("doggett", 2).on_haymarket()
    t.demand("shoes", (0, 0), (3, 3), (4, 4)).operate("doggett").take("best")
    assert t.facts("sold-half") == [
        {"company": t.company("doggett"), "count": 2, "income": 50, "seat": 0}
    ]


@rule("BS-193", "BS-194")
def test_ts_40_row_without_tiles() -> None:
    t = running(4, cracker_jack=0).treasury("cracker_jack", 0).goods("cracker_jack", 8)
    t.on_haymarket().printed("food_dairy", middle=2).operate("cracker_jack").take("best")
    assert t.facts("withheld")[-1]["revenue"] == 200


@rule("BS-270")
def test_ts_41_friendly_closing() -> None:
    t = running(3, {"friendly_closing": True}, libby=0).stock("libby", 0)
    t.hold(1, "libby", preferred=True).hold(2, "libby", commons=1)
    cash = list(t.g.cash)
    t.stock_phase()
    assert [now - before for now, before in zip(t.g.cash, cash, strict=True)] == [150, 20, 10]


@rule("BS-244", "BS-245")
def test_ts_42_selling_the_post() -> None:
    t = advanced(libby=0).stock("libby", 80).hold(0, "libby", commons=1).hold(1, "libby", commons=3)
    t.cash(0, 0).stock_turn(0).take("sell libby", "director 0")
    assert (t.cash_of(0), t.value("libby"), t.director_of("libby")) == (240, 40, 1)
    assert t.g.commons_of(1, t.company("libby")) == 0
    assert t.g.commons_bank[t.company("libby")] == 3
    assert t.shares_of(0, "libby") == 1


@rule("BS-240", "BS-241")
def test_ts_43_takeover() -> None:
    t = advanced(libby=0).hold(1, "libby", commons=1, preferred=True).cash(1, 50).stock_turn(1)
    t.take("buy libby")
    libby = t.company("libby")
    assert t.director_of("libby") == 1
    assert t.g.commons_of(1, libby) == 1
    assert (t.g.preferred[libby], t.g.commons_of(0, libby)) == (0, 1)
    assert t.g.preferred[libby] != BANK_POOL


@rule("BS-261")
def test_ts_44_schwinn_swap() -> None:
    t = special(schwinn=0).cubes("schwinn", steel=2).on_haymarket().action_turn(0)
    t.take("place hire_manager")
    assert t.question == "appeal_bonus"
    t.take("cash")
    assert t.treasury_of("schwinn") == 150 - 60 + 25
    assert t.haymarket() == {"steel": 2}
    assert (t.goods_of("schwinn"), t.appeal_of("schwinn")) == (2, 4)
    t.cubes("schwinn", steel=2)
    assert t.g.swapped[t.company("schwinn")] == 1


@rule("BS-262")
def test_ts_45_florsheim_managers() -> None:
    t = special(florsheim=0).staffed("florsheim").treasury("florsheim", 0).on_haymarket()
    t.cubes("florsheim", livestock=4, steel=1, wood=2, coal=2).job_market(3)
    for number in (1, 3):
        t.g.managers[t.factory("florsheim", number)] = 1
    t.operate("florsheim").take("run", "automate 3", "run", "run", "automate 2")
    assert [fact["count"] for fact in t.facts("produced")] == [2, 2, 3]
    assert t.g.job_market == 5
    assert sum(t.automated_of("florsheim")) == 2


@rule("BS-224", "BS-225", "BS-228")
def test_ts_46_demand_row_in_the_clean_up() -> None:
    t = running(4, libby=0).decade(2).demand("shoes", (2, 2), (3, 1), (4, 0))
    left, middle, right = t.g.grid_tile[9:12]
    t.clean_up()
    assert t.g.grid_tile[9:11] == [middle, right]
    assert t.g.grid_goods[9:12] == [1, 0, 0]
    assert t.g.grid_tile[11] not in (NONE, left)


@rule("BS-059", "BS-061")
def test_ts_47_sold_out() -> None:
    for value, after in ((400, 400), (100, 120)):
        t = running(libby=0).stock("libby", value).hold(1, "libby", commons=4, preferred=True)
        t.hold(2, "libby", commons=1).stock_end()
        assert t.value("libby") == after


@rule("BS-092", "BS-093")
def test_ts_48_two_first_players_in_one_round() -> None:
    t = running(libby=0, spalding=1, swift=2)
    t.g.initiative = [1, 0, 2]
    t.action_phase().take("place fundraising_40", "place advertising", "first")
    t.take("place advertising", "first")
    assert t.g.initiative == [2, 0, 1]
    assert t.seat == 2


@rule("BS-118")
def test_ts_49_empty_asset_stack() -> None:
    row = ("brilliant_marketing", "workshop", "fuelworks", "foundry", "michigan_lumber")
    t = running(cracker_jack=0).asset_row(*row).no_asset_stack().action_turn(0)
    t.take("place buy_asset", "buy fuelworks", "cash")
    names = ["" if a == NONE else t.box.asset_ids[a] for a in t.g.asset_row]
    assert names == ["", "brilliant_marketing", "workshop", "foundry", "michigan_lumber"]


@rule("BS-199", "BS-205")
def test_ts_50_half_price_of_50() -> None:
    t = paying(25, 25)
    cash = t.cash_of(0)
    t.take("dividends")
    assert (t.cash_of(0) - cash, t.value("libby")) == (6, 35)


def test_every_scenario_is_here() -> None:
    assert len([name for name in globals() if name.startswith("test_ts_")]) == 50 - 32
