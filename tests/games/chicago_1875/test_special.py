"""Special companies: BS-250 to BS-263, BS-286, BS-287."""

from __future__ import annotations

import pytest

from tests.games.chicago_1875.builders import Table, running
from tests.rules import rule

MODULES = {"special_companies": True, "chief_assets": True}


def special(name: str, seats: int = 4, mode: str = "basic") -> Table:
    """One special company of seat 0, with money, before nothing in particular."""
    t = running(seats, {**MODULES, "mode": mode}, libby=1).found(name, 0).treasury(name, 500)
    return t.on_haymarket()


# --- American Flyer -----------------------------------------------------------------------


def flyer(workers: int, managers: int = 0) -> Table:
    t = special("american_flyer").staff("american_flyer", 1, workers=workers, managers=managers)
    t.cubes("american_flyer", steel=1, wood=1, coal=1).demand("dry_goods", (6, 0), (7, 0), (8, 0))
    return t.appeal("american_flyer", 0)


@rule("BS-250")
@pytest.mark.parametrize("workers", [1, 3, 6])
def test_flyer_makes_a_good_for_each_worker(workers: int) -> None:
    t = flyer(workers).operate("american_flyer").take("done", "run")
    assert t.goods_of("american_flyer") == workers
    assert t.cubes_of("american_flyer") == {}
    assert t.haymarket() == {"steel": 1, "wood": 1, "coal": 1}
    u = flyer(0).operate("american_flyer").take("done")
    assert u.facts("produced") == []


@rule("BS-251")
@pytest.mark.parametrize(("managers", "price", "appeal"), [(0, 40, 0), (1, 40, 0), (2, 50, 1)])
def test_flyer_needs_both_managers(managers: int, price: int, appeal: int) -> None:
    t = flyer(3, managers).operate("american_flyer").take("done", "run", "sell right", "sell 3")
    assert t.g.revenue == 3 * price
    assert t.appeal_of("american_flyer") == appeal


@rule("BS-252")
@pytest.mark.parametrize(
    ("asset", "amount"),
    [("mail_order_catalog", 80), ("color_catalog", 100), ("catalog_empire", 120)],
)
def test_flyer_catalogues(asset: str, amount: int) -> None:
    t = flyer(1).asset("american_flyer", asset, "foundry").operate("american_flyer")
    t.take("done", f"use {asset}")
    assert t.g.revenue == amount
    assert len(t.assets_on("american_flyer")) == 2


@rule("BS-253")
@pytest.mark.parametrize("name", ["american_flyer", "oscar_mayer"])
def test_flyer_and_mayer_never_automate(name: str) -> None:
    t = special(name).staff(name, 1, workers=4).build(1, 1, "e1_automate").appeal(name, 6)
    t.build(1, 2, "e1_appeal1").asset_row("michigan_lumber").action_turn(0)
    assert t.why("visit e1_automate") == "no-automation"
    t.take("visit e1_appeal1")
    assert t.treasury_of(name) == 500 - 10 + 25, "the bonus of space 7 is $25 for it"
    t.action_turn(0).take("place buy_asset", "buy michigan_lumber")
    assert t.automated_of(name) == [0]
    assert t.treasury_of(name) == 515 - 40, "no cash for a lost immediate bonus"


# --- bans on salespeople ------------------------------------------------------------------


@rule("BS-254")
@pytest.mark.parametrize("name", ["american_flyer", "quaker_oats"])
def test_no_salespeople(name: str) -> None:
    t = special(name).build(1, 1, "e1_salesperson").build(1, 2, "e2_salespeople2")
    t.build(1, 3, "e3_worker_salesperson").build(1, 4, "e1_appeal1").appeal(name, 4).action_turn(0)
    assert t.why("place hire_salesperson") == "no-salesperson-space"
    for building in ("e1_salesperson", "e2_salespeople2", "e3_worker_salesperson"):
        assert t.why(f"visit {building}") == "no-salespeople"
    t.take("visit e1_appeal1")
    assert t.treasury_of(name) == 515
    t.asset(name, "chief_operations").on_haymarket(coal=1).action_turn(0)
    t.take("use chief_operations")
    assert t.question in ("manager_space", "place"), "only a manager is possible"
    assert t.g.salespeople[t.company(name)] == 0


# --- Quaker Oats --------------------------------------------------------------------------


def quaker(workers: int, treasury: int, mode: str = "basic") -> Table:
    t = special("quaker_oats", mode=mode).staff("quaker_oats", 1, workers=min(3, workers))
    t.staff("quaker_oats", 2, workers=max(0, workers - 3)).treasury("quaker_oats", treasury)
    return t.demand("food_dairy", (6, 0), (7, 0), (8, 0))


@rule("BS-255")
@pytest.mark.parametrize(
    ("treasury", "paid", "free"), [(100, 80, True), (70, 60, False), (0, 0, False)]
)
def test_quaker_wages(treasury: int, paid: int, free: bool) -> None:
    t = quaker(4, treasury).operate("quaker_oats")
    assert t.facts("wages")[-1]["amount"] == paid
    assert t.treasury_of("quaker_oats") == treasury - paid
    t.take("run", "sell right", "sell 3")
    assert t.g.revenue == 120, "it produces and sells all the same"
    assert (t.question == "payout") == free
    if not free:
        assert t.facts("withheld")[-1]["revenue"] == 120


@rule("BS-255")
def test_automated_spaces_earn_no_wages() -> None:
    t = quaker(3, 100).staff("quaker_oats", 1, workers=1, automated=2).operate("quaker_oats")
    assert t.facts("wages")[-1]["amount"] == 20


@rule("BS-286")
def test_wages_after_emergency_and_before_all_else() -> None:
    t = quaker(4, 0, "advanced").asset("quaker_oats", "refrigeration").on_haymarket(livestock=2)
    t.operate("quaker_oats")
    assert t.question == "emergency"
    assert not any(word.startswith("use") for word in t.offers())
    t.take("commons 2")
    assert t.treasury_of("quaker_oats") == 100 - 80
    assert t.question == "produce"


@rule("BS-256")
def test_quaker_automates_free_after_hiring_two() -> None:
    t = special("quaker_oats").action_turn(0).take("place job_market", "hire 1", "hire 1", "done")
    assert t.question == "quaker_free"
    t.take("automate")
    assert t.automated_of("quaker_oats") == [1, 0]
    u = special("quaker_oats").action_turn(0).take("place job_market", "hire 1", "done")
    assert u.question is None
    v = special("quaker_oats").build(1, 1, "e2_workers2").action_turn(0)
    v.take("visit e2_workers2", "place 1", "place 2")
    assert v.question == "quaker_free"
    v.take("decline")
    assert v.automated_of("quaker_oats") == [0, 0]


@rule("BS-257")
def test_automated_workers_of_quaker_leave_it() -> None:
    t = quaker(2, 500).build(1, 1, "e1_automate").job_market(5).action_turn(0)
    t.take("visit e1_automate")
    assert t.question is None, "no question where he goes"
    assert t.g.job_market == 6
    assert t.workers_of("quaker_oats") == [1, 0]


@rule("BS-258")
def test_quaker_buys_no_cubes() -> None:
    t = quaker(3, 500).build(1, 1, "e1_wood_steel").build(1, 2, "e1_like").action_turn(0)
    assert t.why("visit e1_wood_steel") == t.why("visit e1_like") == "no-resources"
    t.operate("quaker_oats")
    assert t.question == "produce", "it is never asked what it buys"
    t.take("run")
    assert t.goods_of("quaker_oats") == 3, "and needs no cubes"


# --- Oscar Mayer --------------------------------------------------------------------------


def mayer(workers: int, goods: int = 0, salespeople: int = 0) -> Table:
    t = special("oscar_mayer").staff("oscar_mayer", 1, workers=workers).goods("oscar_mayer", goods)
    t.cubes("oscar_mayer", livestock=3, steel=1).salespeople("oscar_mayer", salespeople)
    return t.demand("meat_packing", (6, 0), (7, 0), (8, 0)).on_haymarket()


@rule("BS-259")
@pytest.mark.parametrize(
    ("workers", "line", "goods", "price"), [(2, 0, 3, 50), (4, 1, 5, 40), (6, 2, 9, 30)]
)
def test_mayer_lines(workers: int, line: int, goods: int, price: int) -> None:
    t = mayer(workers).operate("oscar_mayer").take("done")
    lines = [word for word in t.offers() if word.startswith("line")]
    assert lines == [f"line {n}" for n in range(line + 1)], "any line that its workers cover"
    assert t.why("run") == "choose-line"
    t.take(f"line {line}")
    assert t.goods_of("oscar_mayer") == goods
    assert t.price_of("oscar_mayer") == price


@rule("BS-259")
@pytest.mark.parametrize(("workers", "price"), [(0, 50), (1, 50), (3, 50), (5, 40), (6, 30)])
def test_mayer_price_without_a_run(workers: int, price: int) -> None:
    t = mayer(workers, goods=1).operate("oscar_mayer").take("done")
    if t.question == "produce":
        t.take("stop")
    assert t.price_of("oscar_mayer") == price


@rule("BS-287")
def test_mayer_sells_older_goods_at_the_new_price() -> None:
    t = mayer(6, goods=2).operate("oscar_mayer").take("done", "line 0", "sell right", "sell 5")
    assert t.g.revenue == 5 * 50
    u = mayer(6, goods=2).operate("oscar_mayer").take("done", "line 2", "sell right", "sell 5")
    assert u.g.revenue == 5 * 30


@rule("BS-260")
@pytest.mark.parametrize(("salespeople", "price"), [(0, 50), (1, 50), (2, 60), (3, 60), (6, 80)])
def test_mayer_salespeople_in_pairs(salespeople: int, price: int) -> None:
    t = mayer(2, salespeople=salespeople)
    assert t.price_of("oscar_mayer") == price
    t.action_turn(0)
    assert t.why("place hire_salesperson") == "", "any number of them"


@rule("BS-259")
def test_mayer_lines_are_its_own() -> None:
    t = special("schwinn").staffed("schwinn").cubes("schwinn", steel=1, coal=1).operate("schwinn")
    t.take("done")
    assert t.why("line 0") == "no-lines"
    u = mayer(3).operate("oscar_mayer").take("done")
    assert u.why("line 1") == "needs-workers"


# --- Schwinn and Florsheim ----------------------------------------------------------------


@rule("BS-261")
def test_schwinn_swaps_managers() -> None:
    t = special("schwinn").build(1, 1, "e2_managers2").build(1, 2, "e3_worker_manager")
    t.cubes("schwinn", steel=4).appeal("schwinn", 5).action_turn(0)
    t.take("visit e2_managers2")
    assert t.question == "schwinn_swap"
    t.take("swap")
    assert t.goods_of("schwinn") == 2
    assert t.appeal_of("schwinn") == 8
    assert t.cubes_of("schwinn") == {"steel": 2}
    assert t.haymarket() == {"steel": 2}
    assert t.question is None, "once a decade: the second manager is lost"
    t.action_turn(0)
    assert t.why("place hire_manager") == "no-manager-space"
    t.take("visit e3_worker_manager", "place 1")
    assert t.workers_of("schwinn") == [1, 0], "people besides the manager are placed"
    t.clean_up().action_turn(0)
    assert t.why("place hire_manager") == ""


@rule("BS-261")
def test_schwinn_may_decline_but_not_on_the_bank_space() -> None:
    t = special("schwinn").build(1, 1, "e1_manager").cubes("schwinn", steel=2).action_turn(0)
    t.take("visit e1_manager", "decline")
    assert t.goods_of("schwinn") == 0
    t.action_turn(0).take("place hire_manager")
    assert t.goods_of("schwinn") == 2, "the space is open to it for the swap alone"
    u = special("schwinn").cubes("schwinn", steel=1).action_turn(0)
    assert u.why("place hire_manager") == "no-manager-space"


@rule("BS-261")
def test_schwinn_swaps_by_chief_of_operations_as_well() -> None:
    t = special("schwinn").asset("schwinn", "chief_operations").cubes("schwinn", steel=2)
    t.action_turn(0).take("use chief_operations", "manager", "swap", "cash")
    assert t.goods_of("schwinn") == 2
    assert t.question in ("place", "resource_pick")
    assert t.cubes_of("schwinn") == {"steel": 1}, "the steel just paid was the cube to take"


@rule("BS-262", "BS-263")
def test_florsheim() -> None:
    t = special("florsheim").staffed("florsheim").treasury("florsheim", 0)
    t.cubes("florsheim", livestock=4, steel=1, wood=2, coal=2)
    t.g.managers[t.factory("florsheim", 1)] = 1
    t.g.managers[t.factory("florsheim", 3)] = 1
    t.operate("florsheim").take("run", "automate 3")
    assert t.automated_of("florsheim") == [0, 0, 1]
    t.take("run", "run", "automate 1")
    assert t.automated_of("florsheim") == [1, 0, 1]
    assert [fact["count"] for fact in t.facts("produced")] == [2, 2, 3]


@rule("BS-263")
def test_florsheim_makes_ten_when_automated() -> None:
    t = special("florsheim").cubes("florsheim", livestock=4, steel=1, wood=2, coal=2)
    for number, spaces in ((1, 2), (2, 2), (3, 3)):
        t.staff("florsheim", number, automated=spaces)
    t.operate("florsheim").take("done", "run", "run", "run")
    assert t.goods_of("florsheim") == 10
