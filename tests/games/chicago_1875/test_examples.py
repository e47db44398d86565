"""The worked examples of the rule book, TS-01 to TS-32."""

from __future__ import annotations

from burnham.games.chicago_1875.questions import NONE, TREASURY
from burnham.games.chicago_1875.scoring import winners
from tests.games.chicago_1875.builders import advanced, running, special, table
from tests.games.chicago_1875.test_selling import paying
from tests.rules import rule


@rule("BS-022", "BS-023")
def test_ts_01_founding_at_50() -> None:
    t = table().take("found swift")
    seat = t.seat
    assert seat is not None
    t.take("value 50")
    assert (t.cash_of(seat), t.treasury_of("swift"), t.value("swift")) == (25, 150, 50)
    u = table().take("found swift")
    assert u.seat is not None
    u.cash(u.seat, 149)
    assert "value 50" not in u.offers()


@rule("BS-020", "BS-024", "BS-025", "BS-026")
def test_ts_02_libby_founded_at_40() -> None:
    t = table(4)
    t.take("found spalding", "value 35", "found libby")
    jen = t.seat
    assert jen is not None
    t.take("value 40")
    libby = t.company("libby")
    assert (t.cash_of(jen), t.treasury_of("libby")) == (55, 120)
    assert (t.g.preferred[libby], t.g.commons_treasury[libby]) == (TREASURY, 5)
    assert [t.box.factory_octagons[t.factory("libby", n)] for n in (1, 2)] == [2, 2]
    assert t.automated_of("libby") == [0, 0]
    assert t.facts("partner-on")[-1]["factory"] == t.factory("libby", 2)
    assert t.appeal_of("libby") == 1
    assert t.order() == ["spalding", "libby"]


@rule("BS-048", "BS-054", "BS-056", "BS-057", "BS-058")
def test_ts_03_a_stock_phase() -> None:
    susan, bill, jen = 0, 1, 2
    t = running(libby=susan, elgin=bill, swift=jen).hold(jen, "libby", commons=1)
    for seat in range(3):
        t.cash(seat, 300)
    t.g.deal = susan
    t.stock_phase()
    t.take("buy elgin", "preferred")
    t.take("end")
    t.take("sell libby", "buy elgin")
    assert t.g.sold_in_decade[jen] == 1 << t.company("libby")
    t.take("end")
    t.take("buy libby", "pool")
    t.take("end", "end")
    t.take("buy libby", "charter")
    assert t.seat == jen
    assert t.why("buy libby") == "sold-this-decade"
    t.take("end", "end", "end")
    assert t.question == "build"
    assert t.g.deal == jen


@rule("BS-239", "BS-241", "BS-242")
def test_ts_04_director_change_after_a_sale() -> None:
    jen, bill = 0, 1
    t = advanced(spalding=jen).stock("spalding", 60).cash(jen, 0)
    t.hold(jen, "spalding", commons=2).hold(bill, "spalding", commons=2, preferred=True)
    t.stock_turn(jen).take("sell spalding", "commons 2")
    spalding = t.company("spalding")
    assert t.cash_of(jen) == 120
    assert t.value("spalding") == 40
    assert t.director_of("spalding") == bill
    assert t.g.commons_of(bill, spalding) == 1
    assert (t.g.preferred[spalding], t.g.commons_of(jen, spalding)) == (jen, 1)
    assert t.g.commons_bank[spalding] == 2


@rule("BS-066", "BS-067", "BS-068", "BS-070", "BS-071")
def test_ts_05_building_in_the_fourth_decade() -> None:
    t = running(libby=0, elgin=1).decade(4).job_market(5)
    for seat in range(3):
        t.g.discarded[seat] += t.g.hands[seat][1:]
        t.g.hands[seat] = t.g.hands[seat][:1]
    t.building_phase()
    workers = 0
    for seat in range(3):
        one = next(tile for tile in t.g.hands[seat] if t.box.building_age[tile] == 3)
        workers += t.box.building_workers[one]
        t.take(f"build {t.box.building_ids[one]}")
        t.take(t.offers()[0])
    assert [len(hand) for hand in t.g.hands] == [1, 1, 1]
    assert all(t.g.built[seat * 5 + 3] != NONE for seat in range(3))
    assert t.g.job_market == 5 + workers
    u = running(libby=0).job_market(5)
    u.g.to_market(3)
    assert u.g.job_market == 8
    assert u.box.worker_price[8] == 30
    assert u.box.worker_price[9] == 20, "the $30 group is full"


@rule("BS-140", "BS-155")
def test_ts_06_own_production_building() -> None:
    t = running(spalding=0).treasury("spalding", 100).build(0, 1, "e2_goods2").action_turn(0)
    cash = t.cash_of(0)
    t.take("visit e2_goods2")
    assert (t.treasury_of("spalding"), t.cash_of(0), t.goods_of("spalding")) == (60, cash + 40, 2)
    t.action_turn(0)
    assert t.why("visit e2_goods2") == "building-taken"


@rule("BS-143", "BS-145")
def test_ts_07_resource_building_with_cubes_missing() -> None:
    t = running(libby=0).build(0, 1, "e3_wood2_coal").on_haymarket(wood=3).action_turn(0)
    cash = t.cash_of(0)
    t.take("visit e3_wood2_coal")
    assert (t.treasury_of("libby"), t.cash_of(0)) == (110, cash + 40)
    assert t.cubes_of("libby") == {"wood": 2}
    assert t.haymarket() == {"wood": 1}


@rule("BS-146", "BS-147", "BS-148")
def test_ts_08_extra_dividends_of_300() -> None:
    james, bill, jen = 0, 1, 2
    t = running(4, henderson=james, elgin=bill).stock("henderson", 100).treasury("henderson", 299)
    t.hold(james, "henderson", commons=2).hold(bill, "henderson", preferred=True)
    t.pool("henderson", commons=1).build(jen, 1, "e3_dividend300").action_turn(james)
    assert t.why("visit e3_dividend300") == "company-cash"
    t.treasury("henderson", 300)
    cash = list(t.g.cash)
    t.take("visit e3_dividend300")
    assert t.cash_of(jen) == cash[jen] + 60
    assert t.cash_of(james) == cash[james] + 150
    assert t.cash_of(bill) == cash[bill] + 60
    assert t.treasury_of("henderson") == 60
    assert t.value("henderson") == 160


@rule("BS-113", "BS-117", "BS-126", "BS-163")
def test_ts_09_asset_building() -> None:
    bill, james = 0, 1
    row = ("brilliant_marketing", "workshop", "fuelworks", "foundry", "michigan_lumber")
    t = running(libby=bill, elgin=james).asset_row(*row).appeal("libby", 7)
    t.build(james, 1, "e1_asset").action_turn(bill)
    cash, partners = t.cash_of(james), t.g.available[bill]
    t.take("visit e1_asset", "buy foundry", "take")
    assert t.cash_of(james) == cash + 20
    assert t.treasury_of("libby") == 110
    assert t.appeal_of("libby") == 9
    assert t.g.available[bill] == partners - 1 + 1
    assert t.assets_on("libby") == {"foundry": True}
    if t.question == "end_turn":
        t.take("done")
    names = [t.box.asset_ids[tile] for tile in t.g.asset_row]
    assert names[1:] == ["brilliant_marketing", "workshop", "fuelworks", "michigan_lumber"]


@rule("BS-105", "BS-107", "BS-109")
def test_ts_10_automation_without_a_free_space() -> None:
    t = running(henderson=0).staffed("henderson").job_market(6).build(1, 1, "e1_automate")
    t.action_turn(0).take("visit e1_automate", "automate 1")
    assert t.automated_of("henderson") == [1, 0, 0]
    assert t.workers_of("henderson") == [0, 2, 1]
    assert t.g.job_market == 7
    t.cubes("henderson", coal=1, livestock=1).operate("henderson").take("done", "run")
    assert t.goods_of("henderson") == 4


@rule("BS-153")
def test_ts_11_two_salespeople() -> None:
    t = special(4, florsheim=0).build(1, 1, "e2_salespeople2").action_turn(0)
    cash = t.cash_of(1)
    assert t.price_of("florsheim") == 40
    t.take("visit e2_salespeople2")
    assert (t.treasury_of("florsheim"), t.cash_of(1)) == (70, cash + 80)
    assert t.price_of("florsheim") == 60


@rule("BS-156", "BS-157")
def test_ts_12_operating_order() -> None:
    t = running(anglo=0, cracker_jack=1, fairbank=2)
    t.appeal("anglo", 4).appeal("cracker_jack", 4).appeal("fairbank", 5)
    assert t.order() == ["fairbank", "cracker_jack", "anglo"]


@rule("BS-247")
def test_ts_13_emergency_fundraising() -> None:
    t = advanced(cracker_jack=0, elgin=1).stock("cracker_jack", 40).treasury("cracker_jack", 0)
    t.operate("cracker_jack").take("commons 2")
    assert t.treasury_of("cracker_jack") == 80
    assert t.g.bank_shares(t.company("cracker_jack")) == 2
    assert t.value("cracker_jack") == 20


@rule("BS-167")
def test_ts_14_buying_cubes() -> None:
    t = running(libby=0).on_supply(10, coal=2).on_supply(20, steel=1).operate("libby")
    t.take("buy coal 10", "buy coal 10", "buy steel 20")
    assert t.treasury_of("libby") == 110
    assert t.cubes_of("libby") == {"coal": 2, "steel": 1}


@rule("BS-164", "BS-169", "BS-176", "BS-182", "BS-184")
def test_ts_15_libby_produces() -> None:
    t = running(libby=0, elgin=1).treasury("libby", 100).cubes("libby", wood=2).markers("libby", 1)
    t.staff("libby", 1, automated=2, managers=1).staff("libby", 2, workers=2)
    t.on_haymarket(livestock=1).on_supply(10, livestock=1, steel=2)
    t.operate("libby").take("buy livestock 10", "buy steel 10", "buy steel 10")
    assert t.treasury_of("libby") == 70
    t.take("trade libby wood")
    if t.question == "trade_take":
        t.take("take livestock")
    while t.question == "buy_cubes":
        t.take("done")
    t.take("run", "take livestock")
    assert t.goods_of("libby") == 4
    assert t.appeal_of("libby") == 2
    t.take("run")
    assert t.goods_of("libby") == 4 + 3 + 1
    assert t.g.partners[0] == 3
    assert t.cubes_of("libby") == {}
    assert t.haymarket() == {"wood": 2, "steel": 2, "livestock": 2}


@rule("BS-188", "BS-189", "BS-190", "BS-191")
def test_ts_16_cracker_jack_sells() -> None:
    t = running(4, cracker_jack=0).treasury("cracker_jack", 0).salespeople("cracker_jack", 1)
    t.goods("cracker_jack", 7).demand("food_dairy", (3, 2), (5, 0), (6, 0)).on_haymarket()
    t.operate("cracker_jack").take("sell left", "sell middle", "sell 5", "sell right")
    assert t.facts("withheld")[-1]["revenue"] == 350


@rule("BS-199", "BS-200", "BS-201")
def test_ts_17_dividends() -> None:
    t = paying(325, company="henderson").hold(0, "henderson", commons=1)
    t.hold(1, "henderson", preferred=True).pool("henderson", commons=1)
    cash = list(t.g.cash)
    t.take("dividends")
    assert t.cash_of(0) == cash[0] + 128
    assert t.cash_of(1) == cash[1] + 64
    assert t.treasury_of("henderson") == 96


@rule("BS-203", "BS-209")
def test_ts_18_withholding() -> None:
    t = paying(150).take("withhold")
    assert (t.treasury_of("libby"), t.value("libby")) == (150, 40)


@rule("BS-204", "BS-205", "BS-207", "BS-208", "BS-209")
def test_ts_19_to_23_values() -> None:
    elgin = paying(250, 360, "elgin").take("withhold")
    assert (elgin.treasury_of("elgin"), elgin.value("elgin")) == (250, 320)
    assert paying(200, 220, "spalding").take("dividends").value("spalding") == 220
    assert paying(300, 100, "anglo").take("dividends").value("anglo") == 160
    assert paying(120, 40, "fairbank").take("dividends").value("fairbank") == 60
    assert paying(30, 20, "cracker_jack").take("dividends").value("cracker_jack") == 25


@rule("BS-043", "BS-210")
def test_ts_24_brunswick_closes() -> None:
    t = running(brunswick=0, elgin=1).stock("brunswick", 10).treasury("brunswick", 0)
    t.operate("brunswick")
    assert t.facts("withheld") == [{"company": t.company("brunswick"), "revenue": 0, "seat": 0}]
    assert t.facts("closed") == [{"company": t.company("brunswick"), "seat": 0}]
    assert t.order() == ["elgin"]


@rule("BS-213", "BS-215", "BS-217", "BS-218")
def test_ts_25_supply_chain_with_an_empty_bag() -> None:
    t = running(libby=0).decade(2)
    t.on_supply(10, steel=2).on_supply(20).on_supply(30, coal=3).on_supply(0, wood=2)
    libby = t.company("libby") * 4
    t.g.haymarket = [4, 4, 4, 4]
    t.g.cubes[libby : libby + 4] = [15, 12, 10, 9]
    t.g.bag = [1, 0, 0, 0]
    assert t.g.flaws() == []
    t.supply_chain()
    assert t.supply_on(20) == {"coal": 3}
    assert t.supply_on(30) == {"wood": 2}
    assert sum(t.supply_on(0).values()) == 4
    assert "livestock" in t.supply_on(0), "the one cube of the bag came first"
    assert t.haymarket() == {"livestock": 2, "steel": 2, "wood": 2, "coal": 2}
    assert t.g.flaws() == []


@rule("BS-233")
def test_ts_26_shares_at_the_end() -> None:
    t = running(cracker_jack=0).stock("cracker_jack", 100).hold(1, "cracker_jack", preferred=True)
    assert t.game.scores()["players"][1]["categories"]["shares"] == 200


@rule("BS-235")
def test_ts_27_friendly_tie() -> None:
    t = running(libby=0, elgin=1).appeal("libby", 4).appeal("elgin", 4)
    number = t.box.goal_ids.index("top_appeal")
    t.g.goals = [number]
    assert winners(t.g, number) == [0, 1]
    assert [p["categories"]["goals"] for p in t.game.scores()["players"]] == [200, 200, 0]


@rule("BS-200")
def test_ts_28_treasury_keeps_its_part() -> None:
    t = paying(110)
    cash = t.cash_of(0)
    t.take("dividends")
    assert (t.cash_of(0) - cash, t.treasury_of("libby")) == (33, 77)


@rule("BS-272", "BS-274", "BS-275")
def test_ts_29_advanced_supply_chain() -> None:
    t = running(3, {"advanced_supply_chain": True}, libby=0)
    t.in_rows(livestock=8, steel=7, wood=7, coal=6).operate("libby")
    t.take("row steel", "row steel", "row livestock")
    assert t.treasury_of("libby") == 80
    assert t.pile(t.g.rows) == {"livestock": 7, "steel": 5, "wood": 7, "coal": 6}
    live, steel, wood, _ = t.g.bag
    t.g.scripted = [live + steel + wood, live + steel + wood, 0]
    t.supply_chain()
    assert t.pile(t.g.rows) == {"livestock": 8, "steel": 5, "wood": 7, "coal": 8}


@rule("BS-250", "BS-251")
def test_ts_30_american_flyer() -> None:
    for managers, appeal, revenue in ((0, 1, 120), (2, 2, 150)):
        t = special(4, american_flyer=0).staff("american_flyer", 1, workers=3, managers=managers)
        t.cubes("american_flyer", steel=1, wood=1, coal=1).demand(
            "dry_goods", (4, 0), (5, 0), (6, 0)
        )
        t.operate("american_flyer").take("done", "run", "sell right", "sell 3")
        assert (t.g.revenue, t.appeal_of("american_flyer")) == (revenue, appeal)


@rule("BS-255")
def test_ts_31_quaker_oats() -> None:
    for treasury, paid, must in ((100, 80, 0), (70, 60, 1)):
        t = special(quaker_oats=0).staff("quaker_oats", 2, workers=4)
        t.treasury("quaker_oats", treasury).goods("quaker_oats", 1).on_haymarket()
        t.operate("quaker_oats")
        assert t.facts("wages")[-1]["amount"] == paid
        assert t.g.must_withhold == must


@rule("BS-259", "BS-260")
def test_ts_32_oscar_mayer() -> None:
    t = special(4, oscar_mayer=0).staff("oscar_mayer", 1, workers=2).salespeople("oscar_mayer", 2)
    t.cubes("oscar_mayer", livestock=1).demand("meat_packing", (4, 0), (5, 0), (6, 0))
    t.operate("oscar_mayer").take("done", "line 0", "sell right", "sell 3")
    assert t.g.revenue == 180


def test_every_example_is_here() -> None:
    """19 to 23 are one test."""
    assert len([name for name in globals() if name.startswith("test_ts_")]) == 32 - 4
