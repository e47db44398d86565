"""Capital assets: BS-113 to BS-139, chief assets BS-264 to BS-267 and BS-305."""

from __future__ import annotations

import pytest

from burnham.games.chicago_1875.questions import NONE
from tests.games.chicago_1875.builders import Table, running
from tests.rules import rule

ROW = ("brilliant_marketing", "catalog_empire", "foundry", "price_protection", "michigan_lumber")


def shopping(name: str = "libby", *row: str, **staff: int) -> Table:
    t = running(4).found(name, 0).asset_row(*(row or ROW)).treasury(name, 200)
    if staff:
        t.staff(name, 1, **staff)
    return t.action_turn(0)


def names(t: Table) -> list[str]:
    return ["" if a == NONE else t.box.asset_ids[a] for a in t.g.asset_row]


# --- buying -------------------------------------------------------------------------------


@rule("BS-113", "BS-126")
@pytest.mark.parametrize(
    ("building", "discount", "income"),
    [("e1_asset", 10, 20), ("e2_asset", 20, 20), ("e3_asset", 30, 40)],
)
def test_price_and_discount(building: str, discount: int, income: int) -> None:
    t = running(4, libby=0).asset_row(*ROW).build(1, 1, building).treasury("libby", 80)
    cash, bank = t.cash_of(1), t.g.bank
    t.action_turn(0).take(f"visit {building}")
    assert t.offers() == [f"buy {n}" for n in sorted(ROW, key=t.box.asset_ids.index)]
    t.take("buy catalog_empire", "decline")
    assert t.treasury_of("libby") == 80 - (70 - discount)
    assert t.cash_of(1) == cash + income
    assert t.g.bank == bank - income + 70 - discount, "the bank pays the owner and is paid the tile"


@rule("BS-113")
def test_dear_tiles_are_not_offered() -> None:
    t = running(libby=0).asset_row(*ROW).treasury("libby", 55).action_turn(0)
    t.take("place buy_asset")
    assert t.offers() == ["buy michigan_lumber", "buy price_protection"]
    assert t.why("buy foundry") == "company-cash"
    assert t.why("buy workshop") == "not-in-row"


@rule("BS-113")
def test_space_is_closed_without_an_affordable_tile() -> None:
    t = running(libby=0).asset_row(*ROW).treasury("libby", 39).action_turn(0)
    assert t.why("place buy_asset") == "company-cash"
    t.treasury("libby", 500)
    t.g.assets_gone += t.g.asset_row
    t.g.asset_row = [NONE] * 5
    assert t.why("place buy_asset") == "no-assets"


@rule("BS-114", "BS-115")
def test_company_without_slot_gets_the_bonus_and_loses_the_tile() -> None:
    t = shopping("cracker_jack").take("place buy_asset", "buy foundry", "cash")
    assert t.appeal_of("cracker_jack") == 3
    assert t.assets_on("cracker_jack") == {}
    assert t.box.asset_ids.index("foundry") in t.g.assets_gone


@rule("BS-116")
@pytest.mark.parametrize(("gone", "stays"), [("workshop", "foundry"), ("foundry", "workshop")])
def test_full_slots_discard_the_new_or_the_old_tile(gone: str, stays: str) -> None:
    t = running(4, libby=0).asset_row(*ROW).asset("libby", "workshop", ready=False)
    t.treasury("libby", 200).action_turn(0).take("place buy_asset", "buy foundry", "cash")
    assert t.offers() == ["discard foundry", "discard workshop"]
    t.take(f"discard {gone}")
    assert t.assets_on("libby") == {stays: stays == "foundry"}


@rule("BS-117")
def test_row_closes_up_at_the_end_of_the_turn() -> None:
    t = shopping()
    stack = list(t.g.asset_stack)
    t.take("place buy_asset", "buy foundry", "cash")
    if t.question == "end_turn":
        assert "" in names(t), "not before the turn ends"
        t.take("done")
    expected = [t.box.asset_ids[stack[-1]], *ROW[:2], *ROW[3:]]
    assert names(t) == expected
    assert len(t.g.asset_stack) == len(stack) - 1


@rule("BS-118")
def test_empty_stack_adds_nothing() -> None:
    t = shopping().no_asset_stack().take("place buy_asset", "buy foundry", "cash")
    t.take("done")
    assert names(t) == ["", *ROW[:2], *ROW[3:]]
    t.clean_up()
    assert names(t) == ["", "", *ROW[:2], ROW[3]]


# --- immediate bonuses --------------------------------------------------------------------


@rule("BS-134")
@pytest.mark.parametrize(
    "asset",
    [
        "brilliant_marketing",
        "brand_recognition",
        "cincinnati_steel",
        "michigan_lumber",
        "pennsylvania_coal",
        "union_stockyards",
    ],
)
def test_bonus_automate(asset: str) -> None:
    t = shopping("libby", asset, workers=1).take("place buy_asset")
    assert t.automated_of("libby") == [1, 0]
    assert t.question == "relocate"
    u = shopping("libby", asset).take("place buy_asset")
    assert u.automated_of("libby") == [0, 0], "nobody to automate: lost, and no cash for it"
    assert u.treasury_of("libby") == 120


@rule("BS-135")
@pytest.mark.parametrize("asset", ["fuelworks", "foundry", "workshop", "refrigeration"])
def test_bonus_two_appeal(asset: str) -> None:
    t = shopping("libby", asset).take("place buy_asset", "cash")
    assert t.appeal_of("libby") == 3
    assert t.assets_on("libby") == {asset: True}


@rule("BS-136")
def test_bonus_of_price_protection() -> None:
    t = shopping("libby", "price_protection", workers=1).take("place buy_asset")
    assert t.automated_of("libby") == [1, 0]
    t.take("move 2", "cash")
    assert t.appeal_of("libby") == 3


@rule("BS-125", "BS-137")
@pytest.mark.parametrize(
    "asset",
    ["mail_order_catalog", "color_catalog", "catalog_empire", "popular_partners", "backroom_deals"],
)
def test_bonus_worker(asset: str) -> None:
    t = shopping("libby", asset).take("place buy_asset")
    assert t.offers() == ["place 1", "place 2", "decline"]
    t.take("place 2")
    assert t.workers_of("libby") == [0, 1]
    u = running(4, libby=0).asset_row(asset).staffed("libby").action_turn(0)
    u.take("place buy_asset")
    assert u.question is None, "no room: lost"
    assert u.treasury_of("libby") == 70
    assert u.g.job_market == 4


# --- using --------------------------------------------------------------------------------


@rule("BS-119")
def test_each_asset_once_a_decade() -> None:
    t = running(libby=0).asset("libby", "refrigeration").action_turn(0).take("use refrigeration")
    assert t.why("use refrigeration") == "exhausted"
    assert t.question == "place", "a free action, the partner is still to be placed"
    t.clean_up().on_haymarket(livestock=1).action_turn(0)
    assert t.why("use refrigeration") == ""


@rule("BS-120", "BS-121")
def test_when_assets_can_be_used() -> None:
    t = running(libby=0, spalding=0, elgin=1).asset("libby", "refrigeration")
    t.asset("spalding", "foundry").action_turn(0)
    assert {"use refrigeration", "use foundry"} <= set(t.offers()), "both companies are his"
    t.action_turn(1)
    assert t.why("use refrigeration") == "not-your-asset"
    t.operate("libby")
    assert t.why("use refrigeration") == ""
    assert t.why("use foundry") == "not-your-asset", "only the operating company's"
    t.stock_turn(0)
    assert not any(word.startswith("use") for word in t.offers())


@rule("BS-122", "BS-129")
@pytest.mark.parametrize(
    ("asset", "cube"),
    [
        ("cincinnati_steel", "steel"),
        ("michigan_lumber", "wood"),
        ("pennsylvania_coal", "coal"),
        ("union_stockyards", "livestock"),
    ],
)
def test_two_cubes_for_ten(asset: str, cube: str) -> None:
    t = running(libby=0).asset("libby", asset).treasury("libby", 9)
    t.build(1, 1, "e1_asset").build(1, 2, "e1_wood_steel").action_turn(0)
    assert t.why(f"use {asset}") == "asset-cash"
    t.treasury("libby", 10)
    bank = t.g.bank
    t.take(f"use {asset}")
    assert t.g.bank == bank + 10
    assert t.treasury_of("libby") == 0
    assert t.cubes_of("libby") == {cube: 2}
    assert cube not in t.haymarket()


@rule("BS-124")
def test_missing_cubes_are_not_received() -> None:
    t = running(libby=0).asset("libby", "cincinnati_steel").on_haymarket(steel=1).action_turn(0)
    t.take("use cincinnati_steel")
    assert t.cubes_of("libby") == {"steel": 1}
    u = running(libby=0).asset("libby", "cincinnati_steel").on_haymarket(wood=3).action_turn(0)
    assert u.why("use cincinnati_steel") == "no-effect"


@rule("BS-123")
def test_assets_can_be_discarded() -> None:
    t = running(libby=0).asset("libby", "foundry").action_turn(0).take("drop foundry")
    assert t.assets_on("libby") == {}
    assert t.question == "place"
    u = running(libby=0).asset("libby", "foundry", ready=False).action_turn(0)
    u.take("place fundraising_40")
    assert u.question is None, "the right to discard alone is no question"


@rule("BS-127", "BS-128")
@pytest.mark.parametrize(("asset", "steps"), [("brilliant_marketing", 1), ("brand_recognition", 2)])
def test_appeal_assets(asset: str, steps: int) -> None:
    t = running(libby=0).asset("libby", asset).appeal("libby", 0).action_turn(0)
    t.take(f"use {asset}")
    assert t.appeal_of("libby") == steps
    assert t.treasury_of("libby") == 150


@rule("BS-130", "BS-131", "BS-132", "BS-133")
@pytest.mark.parametrize(
    ("asset", "cubes"),
    [
        ("fuelworks", {"wood": 1, "coal": 1}),
        ("foundry", {"steel": 1, "wood": 1}),
        ("workshop", {"steel": 1, "coal": 1}),
        ("refrigeration", {"livestock": 2}),
    ],
)
def test_free_cube_assets(asset: str, cubes: dict[str, int]) -> None:
    t = running(libby=0).asset("libby", asset).action_turn(0).take(f"use {asset}")
    assert t.cubes_of("libby") == cubes
    assert t.treasury_of("libby") == 150


@rule("BS-138")
@pytest.mark.parametrize(
    ("asset", "amount"), [("mail_order_catalog", 40), ("color_catalog", 60), ("catalog_empire", 80)]
)
def test_catalogues_raise_the_revenue(asset: str, amount: int) -> None:
    t = running(libby=0).asset("libby", asset).goods("libby", 1)
    t.demand("food_dairy", (3, 0), (4, 0), (5, 0)).action_turn(0)
    assert t.why(f"use {asset}") == "asset-later"
    t.operate("libby").take("done")
    assert t.question == "produce"
    t.take("stop", "sell right", f"use {asset}")
    assert t.treasury_of("libby") == 150 + 20 + amount, "no factory ran: withheld"


@rule("BS-139")
@pytest.mark.parametrize("asset", ["popular_partners", "backroom_deals"])
def test_stock_assets_at_the_end_of_the_turn(asset: str) -> None:
    t = running(libby=0).asset("libby", asset).operate("libby")
    assert t.why(f"use {asset}") == "asset-later"
    t.take("done")
    assert t.question == "end_assets"
    assert t.value("libby") == 40, "withheld"
    t.take(f"use {asset}")
    assert t.value("libby") == 50
    u = running(libby=0).asset("libby", asset).stock("libby", 10).operate("libby")
    u.take("done", f"use {asset}")
    assert u.value("libby") == 10, "saved from Closed"


# --- chief assets -------------------------------------------------------------------------


def chief(asset: str) -> Table:
    t = running(3, {"chief_assets": True}, libby=0)
    return t.asset("libby", asset).treasury("libby", 20).build(1, 1, "e1_wood_steel")


@rule("BS-264", "BS-305")
def test_chief_of_engineering() -> None:
    t = chief("chief_engineering").staff("libby", 1, workers=2).action_turn(0)
    t.take("use chief_engineering", "take coal")
    assert t.treasury_of("libby") == 0
    assert t.automated_of("libby") == [1, 0]
    assert t.cubes_of("libby") == {"coal": 1}
    u = chief("chief_engineering").action_turn(0).take("use chief_engineering", "take coal")
    assert u.cubes_of("libby") == {"coal": 1}, "nobody to automate, the cube comes all the same"
    v = chief("chief_engineering").on_haymarket().action_turn(0)
    assert v.why("use chief_engineering") == "no-effect"


@rule("BS-265", "BS-305")
def test_chief_of_research() -> None:
    t = chief("chief_rnd").action_turn(0).take("use chief_rnd", "take wood")
    assert t.goods_of("libby") == 1
    assert t.cubes_of("libby") == {"wood": 1}
    assert t.treasury_of("libby") == 0
    u = chief("chief_rnd").on_haymarket().action_turn(0).take("use chief_rnd")
    assert u.goods_of("libby") == 1
    assert u.question == "place"


@rule("BS-266", "BS-305")
def test_chief_of_operations() -> None:
    t = chief("chief_operations").action_turn(0).take("use chief_operations")
    assert t.offers() == ["manager", "salesperson"]
    t.take("manager", "place 2", "take steel")
    assert t.managers_of("libby") == [0, 1]
    assert t.cubes_of("libby") == {"steel": 1}
    u = chief("chief_operations").staff("libby", 1, managers=1).staff("libby", 2, managers=1)
    u.action_turn(0).take("use chief_operations", "take steel")
    assert u.g.salespeople[u.company("libby")] == 1, "the only one possible"


@rule("BS-267")
def test_chief_of_sales() -> None:
    t = chief("chief_sales").goods("libby", 3).demand("food_dairy", (2, 0), (3, 3), (4, 4))
    t.action_turn(0)
    assert t.why("use chief_sales") == "asset-later"
    t.operate("libby").take("use chief_sales")
    assert t.question == "sell_goods"
    assert t.price_of("libby") == 30
    t.take("best")
    assert t.treasury_of("libby") == 2 * 30 + 50 + 15, "half price after adding ten"
    u = chief("chief_sales").goods("libby", 3).demand("food_dairy", (2, 0), (3, 0), (4, 4))
    u.operate("libby").take("done", "stop", "sell left", "sell 1")
    assert u.why("use chief_sales") == "asset-later", "before the first sale only"


@rule("BS-264")
@pytest.mark.parametrize(
    "asset", ["chief_engineering", "chief_rnd", "chief_operations", "chief_sales"]
)
def test_chiefs_have_no_immediate_bonus(asset: str) -> None:
    t = running(3, {"chief_assets": True}, libby=0).staff("libby", 1, workers=1).asset_row(asset)
    t.action_turn(0).take("place buy_asset")
    assert t.automated_of("libby") == [0, 0]
    assert t.appeal_of("libby") == 1
    assert t.workers_of("libby") == [1, 0]
    assert t.assets_on("libby") == {asset: True}
