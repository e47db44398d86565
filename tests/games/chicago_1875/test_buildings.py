"""Player buildings: BS-140 to BS-155, with the bans of special companies left to their file."""

from __future__ import annotations

import pytest

from tests.games.chicago_1875.builders import Table, running
from tests.rules import rule


def visiting(building: str, owner: int = 1, treasury: int = 500) -> Table:
    """Libby (seat 0) before a building of `owner`, with a few other things to do."""
    t = running(4, libby=0, elgin=1).treasury("libby", treasury)
    t.build(2, 1, "e1_wood_coal").build(owner, 1, building)
    return t.on_haymarket(livestock=3, steel=3, wood=3, coal=3).action_turn(0)


def paid(t: Table, building: str, *answers: str) -> tuple[int, int, int]:
    """What the company lost, the owner gained and the bank paid by a visit."""
    treasury, cash, bank = t.treasury_of("libby"), t.cash_of(1), t.g.bank
    t.take(f"visit {building}", *answers)
    return treasury - t.treasury_of("libby"), t.cash_of(1) - cash, bank - t.g.bank


@rule("BS-140", "BS-141")
@pytest.mark.parametrize(
    ("building", "goods", "cost"),
    [("e1_goods1", 1, 20), ("e2_goods2", 2, 40), ("e3_goods3", 3, 60)],
)
def test_production(building: str, goods: int, cost: int) -> None:
    t = visiting(building)
    assert paid(t, building) == (cost, cost, 0)
    assert t.goods_of("libby") == goods
    t.clean_up()
    assert t.goods_of("libby") == goods, "stored for the operating phase"
    u = visiting(building, treasury=cost - 1)
    assert u.why(f"visit {building}") == "company-cash"


@rule("BS-142")
@pytest.mark.parametrize(
    ("building", "cubes"),
    [
        ("e1_wood_steel", {"steel": 1, "wood": 1}),
        ("e1_wood_coal", {"wood": 1, "coal": 1}),
        ("e1_wood_livestock", {"livestock": 1, "wood": 1}),
        ("e2_livestock_steel", {"livestock": 1, "steel": 1}),
        ("e2_coal_steel", {"steel": 1, "coal": 1}),
        ("e2_coal_livestock", {"livestock": 1, "coal": 1}),
    ],
)
def test_named_cubes_at_the_banks_expense(building: str, cubes: dict[str, int]) -> None:
    t = visiting(building)
    assert paid(t, building) == (0, 20, 20)
    assert t.cubes_of("libby") == cubes


@rule("BS-143")
@pytest.mark.parametrize(
    ("building", "cubes"),
    [
        ("e3_steel2_wood", {"steel": 2, "wood": 1}),
        ("e3_livestock2_steel", {"livestock": 2, "steel": 1}),
        ("e3_coal2_livestock", {"livestock": 1, "coal": 2}),
        ("e3_wood2_coal", {"wood": 2, "coal": 1}),
    ],
)
def test_three_cubes_for_forty(building: str, cubes: dict[str, int]) -> None:
    t = visiting(building)
    assert paid(t, building) == (40, 40, 0)
    assert t.cubes_of("libby") == cubes


@rule("BS-144")
@pytest.mark.parametrize("building", ["e1_like", "e2_like"])
def test_two_identical_cubes(building: str) -> None:
    t = visiting(building)
    assert paid(t, building, "take wood") == (10, 10, 0)
    assert t.cubes_of("libby") == {"wood": 2}
    u = visiting(building).on_haymarket(coal=1, steel=3)
    u.take(f"visit {building}")
    assert u.offers() == ["take steel", "take coal"]
    u.take("take coal")
    assert u.cubes_of("libby") == {"coal": 1}, "one type, as many as there are"


@rule("BS-144")
@pytest.mark.parametrize("building", ["e1_unlike", "e2_unlike"])
def test_two_different_cubes(building: str) -> None:
    t = visiting(building)
    t.take(f"visit {building}", "take wood")
    assert t.why("take wood") == "other-type"
    t.take("take coal")
    assert t.cubes_of("libby") == {"wood": 1, "coal": 1}
    assert t.treasury_of("libby") == 490
    u = visiting(building).on_haymarket(coal=3)
    u.take(f"visit {building}")
    assert u.cubes_of("libby") == {"coal": 1}, "only one type is there"


@rule("BS-145")
def test_part_of_the_cubes_and_none_at_all() -> None:
    t = visiting("e3_wood2_coal").on_haymarket(wood=1)
    t.take("visit e3_wood2_coal")
    assert t.cubes_of("libby") == {"wood": 1}
    assert t.haymarket() == {}
    u = visiting("e3_wood2_coal").on_haymarket()
    assert u.why("visit e3_wood2_coal") == ""
    assert paid(u, "e3_wood2_coal") == (40, 40, 0)
    assert u.cubes_of("libby") == {}


@rule("BS-146", "BS-147")
@pytest.mark.parametrize(("total", "income"), [(150, 30), (200, 40), (250, 50), (300, 60)])
def test_dividend_buildings(total: int, income: int) -> None:
    building = f"e3_dividend{total}"
    t = visiting(building, treasury=total - 1)
    assert t.why(f"visit {building}") == "company-cash"
    t.treasury("libby", total)
    cash, owner = t.cash_of(0), t.cash_of(1)
    t.take(f"visit {building}")
    assert t.cash_of(1) == owner + income
    assert t.cash_of(0) == cash + 3 * total // 10
    assert t.treasury_of("libby") == total - 3 * total // 10


@rule("BS-148")
def test_bank_pool_is_paid_extra_dividends() -> None:
    t = visiting("e3_dividend200", treasury=200).pool("libby", commons=1, preferred=True)
    bank = t.g.bank
    t.take("visit e3_dividend200")
    assert t.g.bank == bank + 3 * 20 - 40, "three shares in the pool; the owner gets $40"


@rule("BS-149", "BS-150")
@pytest.mark.parametrize(
    ("building", "cost", "count"),
    [
        ("e1_automate", 40, 1),
        ("e2_automate", 40, 1),
        ("e2_automate2", 90, 2),
        ("e3_automate2", 90, 2),
    ],
)
def test_automation_buildings(building: str, cost: int, count: int) -> None:
    t = visiting(building)
    assert t.why(f"visit {building}") == "no-automation"
    t.staff("libby", 1, workers=2)
    t.staff("libby", 2, workers=2)
    assert paid(t, building, *["automate 1"] * count) == (cost, cost, 0)
    assert t.automated_of("libby") == [count, 0]


@rule("BS-151")
@pytest.mark.parametrize(
    ("building", "steps", "cost"),
    [
        ("e1_appeal1", 1, 10),
        ("e1_appeal2", 2, 30),
        ("e2_appeal2", 2, 30),
        ("e2_appeal3", 3, 50),
        ("e3_appeal3", 3, 60),
    ],
)
def test_appeal_buildings(building: str, steps: int, cost: int) -> None:
    t = visiting(building).appeal("libby", 5)
    bonus = 25 if steps >= 2 else 0
    assert paid(t, building) == (cost - bonus, cost, bonus), "on 7 there is nobody to automate"
    assert t.appeal_of("libby") == 5 + steps


@rule("BS-152", "BS-153", "BS-154")
@pytest.mark.parametrize(
    ("building", "cost", "workers", "managers", "salespeople"),
    [
        ("e1_manager", 20, 0, 1, 0),
        ("e2_manager", 30, 0, 1, 0),
        ("e2_managers2", 60, 0, 2, 0),
        ("e3_managers2", 40, 0, 2, 0),
        ("e1_salesperson", 20, 0, 0, 1),
        ("e2_salesperson", 40, 0, 0, 1),
        ("e2_salespeople2", 80, 0, 0, 2),
        ("e3_salespeople2", 50, 0, 0, 2),
        ("e2_workers2", 50, 2, 0, 0),
        ("e3_worker_manager", 40, 1, 1, 0),
        ("e3_worker_salesperson", 50, 1, 0, 1),
    ],
)
def test_staff_buildings(
    building: str, cost: int, workers: int, managers: int, salespeople: int
) -> None:
    t = visiting(building)
    treasury, cash = t.treasury_of("libby"), t.cash_of(1)
    t.take(f"visit {building}")
    while t.question in ("worker_space", "manager_space"):
        t.take("place 1" if "place 1" in t.offers() else "place 2")
    assert t.treasury_of("libby") == treasury - cost
    assert t.cash_of(1) == cash + cost
    assert sum(t.workers_of("libby")) == workers
    assert sum(t.managers_of("libby")) == managers
    assert t.g.salespeople[t.company("libby")] == salespeople


@rule("BS-155")
def test_own_building_is_paid_by_the_own_company() -> None:
    t = visiting("e1_goods1", owner=0)
    cash = t.cash_of(0)
    t.take("visit e1_goods1")
    assert t.cash_of(0) == cash + 20
    assert t.treasury_of("libby") == 480
