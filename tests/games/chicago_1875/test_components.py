"""The box: every count and constraint of the rule book that components.toml must keep."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from burnham.games.chicago_1875 import TITLE
from burnham.games.chicago_1875.box import Box
from burnham.kernel.errors import BadComponents
from burnham.kernel.game import new_game

DATA: dict[str, Any] = dict(TITLE.tables().data)
BOX = Box(TITLE.tables())
SOURCES = {"rules", "published", "reconstruction"}
NAMED = (
    "companies",
    "buildings",
    "assets",
    "goals",
    "resources",
    "goods_types",
    "general_spaces",
    "appeal_bonuses",
    "certificate_types",
    "manager_effects",
    "player_colours",
)


def by_id(table: str) -> dict[str, Any]:
    return {row["id"]: row for row in DATA[table]}


def every_table() -> list[tuple[str, dict[str, Any]]]:
    """All tables and rows, the factories of companies too, with a name for messages."""
    found: list[tuple[str, dict[str, Any]]] = []
    for name, value in DATA.items():
        rows = [value] if isinstance(value, dict) else value
        for row in rows:
            found.append((name, row))
            found += [(f"{name}.factories", factory) for factory in row.get("factories", [])]
    return found


def test_every_table_names_its_source() -> None:
    for name, row in every_table():
        assert row.get("source") in SOURCES, name
        for key in row.get("from_rules", []):
            inside = any(key in factory for factory in row.get("factories", []))
            assert key in row or inside, f"{name}: from_rules names {key}"


def test_names_in_both_languages() -> None:
    for table in NAMED:
        for row in DATA[table]:
            assert row["name_en"], table
            assert row["name_de"], table


def test_setup_numbers() -> None:
    setup = DATA["setup"]
    assert setup["starting_cash"] == 175
    assert 3 * 50 <= setup["starting_cash"] < 3 * 60, "60 is out of reach at first"
    places = ("initiative_track", "appeal_space", "third_building_space", "starting_company")
    waiting = sum(setup[f"partners_on_{place}"] for place in places)
    assert waiting + setup["partners_available_at_start"] == setup["partners_per_player"] == 6
    limits = {row["players"]: row["certificate_limit"] for row in DATA["player_counts"]}
    assert limits == {2: 10, 3: 12, 4: 14}
    assert DATA["money"]["denominations"] == [1, 5, 10, 20, 100, 500]


def test_decades() -> None:
    decades = DATA["decades"]
    assert [row["number"] for row in decades] == [1, 2, 3, 4, 5]
    assert [row["year"] for row in decades] == [1875, 1885, 1895, 1905, 1915]
    assert [row["building_era"] for row in decades] == [1, 2, 2, 3, 3]
    assert [row["buildings_dealt"] for row in decades] == [0, 2, 2, 2, 2]
    assert [row["supply_refill"] for row in decades] == [3, 4, 4, 5, 6]
    assert [row["has_cleanup"] for row in decades] == [True] * 4 + [False]
    assert [row["partner_gained"] for row in decades] == [False, False, True, False, False]
    assert [row["draft_direction"] for row in decades] == ["left", "right"] * 2 + ["left"]


def test_tracks() -> None:
    assert BOX.stock[0] == 0
    assert BOX.stock[-1] == 400
    assert BOX.stock == sorted(set(BOX.stock))
    assert [BOX.stock[place] for place in BOX.founding] == [35, 40, 50, 60]
    used = {10, 15, 20, 35, 40, 50, 60, 80, 100, 120, 160, 220, 360, 400}
    assert used <= set(BOX.stock), "every value of the examples"
    assert BOX.appeal_top == 16
    assert [space for space, bonus in enumerate(BOX.appeal_bonus) if bonus >= 0] == [
        3, 5, 7, 9, 11, 13, 15, 16,
    ]  # fmt: skip
    assert (BOX.bonus_cash, BOX.bonus_goods) == (25, 10)
    assert BOX.worker_price == [50] + [40] * 4 + [30] * 4 + [20] * 4
    assert BOX.market_size == 12


def test_certificates_make_ten_shares() -> None:
    kinds = DATA["certificate_types"]
    assert [(kind["shares"], kind["count"]) for kind in kinds] == [(3, 1), (2, 1), (1, 5)]
    assert sum(kind["shares"] * kind["count"] for kind in kinds) == 10
    assert BOX.max_shares == 6


def test_cubes_and_supply() -> None:
    assert sum(BOX.cube_totals) == 70
    assert dict(zip(BOX.resource_ids, BOX.cube_totals, strict=True)) == {
        "livestock": 20,
        "steel": 18,
        "wood": 16,
        "coal": 16,
    }
    assert BOX.supply_price == [0, 30, 20, 10]
    assert len(BOX.row_price) == 11
    assert BOX.row_price == sorted(BOX.row_price, reverse=True)
    assert BOX.row_draw == sorted(BOX.row_draw, reverse=True)
    assert BOX.row_draw[BOX.row_price.index(20)] == 3
    assert BOX.row_draw[-1] == 0
    assert BOX.row_start == [9, 8, 7, 6]


def test_bank_spaces() -> None:
    spaces = by_id("general_spaces")
    amounts = {"advertising": 20, "hire_manager": 60, "hire_salesperson": 70}
    amounts |= {"extra_dividends": 100, "fundraising_40": 40, "fundraising_60": 60}
    amounts |= {"fundraising_80": 80, "bank_no_company": 25}
    assert {key: spaces[key]["amount"] for key in amounts} == amounts
    endless = {key for key, space in spaces.items() if space["unlimited"]}
    assert endless == {
        "job_market",
        "advertising",
        "buy_asset",
        "extra_dividends",
        "fundraising_40",
        "bank_no_company",
    }
    assert BOX.asset_price == [80, 70, 60, 50, 40]


def test_demand() -> None:
    tiles = DATA["demand_tiles"]
    assert Counter(tile["stack"] for tile in tiles) == {1: 6, 2: 6, 3: 6, 4: 6}
    assert [tile["demand"] for tile in tiles].count(0) == 1
    sums = [sum(t["demand"] for t in tiles if t["stack"] == s) for s in (1, 2, 3, 4)]
    assert sums == sorted(sums), "demand grows from stack to stack"
    assert BOX.completion_bonus == [50, 20, 0]
    assert BOX.printed_capacity == [0, 6, 0]
    for row in DATA["player_counts"]:
        used = [tile for tile in tiles if tile["min_players"] <= row["players"]]
        assert len(used) == row["demand_tiles"] >= 12
        opening = sorted(used, key=lambda tile: tile["stack"])[:12]
        assert any(tile["demand"] == 0 for tile in opening)


def test_companies() -> None:
    companies = by_id("companies")
    basic = [row for row in companies.values() if not row["special"]]
    assert (len(companies), len(basic)) == (15, 10)
    assert Counter(row["goods_type"] for row in basic) == {
        "dry_goods": 4,
        "meat_packing": 2,
        "shoes": 2,
        "food_dairy": 2,
    }
    for name, row in companies.items():
        steps = [b - a for a, b in zip(row["prices"], row["prices"][1:], strict=False)]
        assert set(steps) <= {10}, f"{name}: each salesperson adds ten"
        assert 1 <= len(row["factories"]) <= 3
        assert 0 <= row["appeal"] <= 3
        for factory in row["factories"]:
            assert factory["automation"] in (0, factory["workers"]), name
    for row in basic:
        assert all(f["manager_slots"] == 1 and f["manager"] for f in row["factories"])
        assert all(f["goods"] and f["resources"] for f in row["factories"])
    assert [n for n, row in companies.items() if row["asset_slots"] == 2] == ["american_flyer"]


def test_companies_of_the_examples() -> None:
    companies = by_id("companies")
    first, second = companies["libby"]["factories"]
    assert first["resources"] == {"steel": 1, "livestock": 1}
    assert second["resources"] == {"steel": 1, "livestock": 2}
    assert first["goods"] == second["goods"] == 3
    assert first["manager"] == {"resources": 1, "appeal": 1}
    assert companies["cracker_jack"]["prices"][1] == 40


def test_special_companies() -> None:
    companies = by_id("companies")
    flyer, quaker = companies["american_flyer"], companies["quaker_oats"]
    mayer, florsheim = companies["oscar_mayer"], companies["florsheim"]
    assert (flyer["prices"], flyer["both_managers_price"], flyer["catalog_extra"]) == ([40], 50, 40)
    assert flyer["factories"][0]["manager_slots"] == 2
    assert not flyer["can_automate"]
    assert not mayer["can_automate"]
    assert all(not factory["resources"] for factory in quaker["factories"])
    assert quaker["wage_per_worker"] * 4 == 80
    assert sum(factory["workers"] for factory in quaker["factories"]) >= 4
    lines = mayer["factories"][0]["lines"]
    assert [(n["workers"], n["goods"], n["price"]) for n in lines] == [
        (2, 3, 50),
        (4, 5, 40),
        (6, 9, 30),
    ]
    assert mayer["salespeople_per_step"] == 2
    assert companies["schwinn"]["manager_swap"] == {
        "per_decade": 1,
        "pay_steel": 2,
        "goods": 2,
        "appeal": 3,
    }
    assert all(factory["manager_slots"] == 0 for factory in companies["schwinn"]["factories"])
    assert sum(factory["goods"] + 1 for factory in florsheim["factories"]) == 10
    assert [f["manager"] for f in florsheim["factories"]][::2] == [{"automate": 1}] * 2


def test_buildings() -> None:
    buildings = DATA["buildings"]
    assert Counter(row["era"] for row in buildings) == {1: 12, 2: 16, 3: 16}
    for row in buildings:
        assert row["gives"], row["id"]
        assert row["workers"] in (0, 1, 2)
        if row["category"] in ("production", "automation", "staff", "appeal"):
            assert row["payer"] == "company", row["id"]
        if row["category"] in ("dividend", "asset"):
            assert row["payer"] == "bank", row["id"]
        if "dividends" in row["gives"]:
            assert row["amount"] == row["gives"]["dividends"] // 5
    for count in DATA["player_counts"]:
        for era, each in ((1, 3), (2, 4), (3, 4)):
            used = [
                row
                for row in buildings
                if row["era"] == era and row["min_players"] <= count["players"]
            ]
            assert len(used) == count[f"era{era}_buildings"] == each * count["players"]


def test_assets() -> None:
    assets = by_id("assets")
    chiefs = [row for row in assets.values() if row["chief"]]
    assert (len(assets), len(chiefs)) == (20, 4)
    assert all(row["use_cost"] == 20 and not row["immediate"] for row in chiefs)
    assert sum(row["starting"] for row in assets.values()) == 5
    assert assets[DATA["setup"]["asset_on_80"]]["starting"]
    kinds = Counter(tuple(sorted(row["immediate"])) for row in assets.values() if not row["chief"])
    assert kinds == {("automate",): 6, ("appeal",): 4, ("appeal", "automate"): 1, ("workers",): 5}
    catalogues = {n: row["use"]["revenue"] for n, row in assets.items() if row["catalog"]}
    assert catalogues == {"mail_order_catalog": 40, "color_catalog": 60, "catalog_empire": 80}


def test_goals_and_variants() -> None:
    assert [row["reward"] for row in DATA["goals"]] == [200] * 10
    assert DATA["variants"]["friendly_closing_director"] == 150
    assert DATA["variants"]["friendly_closing_per_share"] == 10


# --- editions -----------------------------------------------------------------------------


def test_an_edition_can_correct_a_card() -> None:
    """Somebody who owns the second edition finds 14 coal in it."""
    game = new_game(TITLE, 3, "edition", {}, {"resources": [{"id": "coal", "total": 14}]})
    assert game.box.cube_totals == [20, 18, 16, 14]
    assert game.position.flaws() == []


def track(first: int, second: int) -> list[int]:
    """The stock track with other values at its foot."""
    return [0, first, second, *DATA["stock_track"]["spaces"][3:]]


def fewer_dealt() -> list[dict[str, Any]]:
    return [{**row, "buildings_dealt": 2 * (row["number"] in (2, 3))} for row in DATA["decades"]]


def partners_every_decade() -> list[dict[str, Any]]:
    return [{**row, "partner_gained": True} for row in DATA["decades"]]


def eras(*numbers: int) -> list[dict[str, Any]]:
    """The decades with tiles of these eras."""
    return [{**row, "building_era": n} for row, n in zip(DATA["decades"], numbers, strict=True)]


def few() -> list[dict[str, Any]]:
    """Cubes that fill the rows of the variant, but not all spaces of the supply chain."""
    totals = zip(BOX.resource_ids, (11, 10, 9, 8), strict=True)
    return [{"id": name, "total": total} for name, total in totals]


@pytest.mark.parametrize(
    ("edition", "complaint"),
    [
        ({"buildings": [{"id": "e2_asset", "min_players": 4}]}, "too few tiles of era 2"),
        (
            {"buildings": [{"id": "e2_asset", "gives": {"resources": {"gold": 1}}}]},
            "gold is none of",
        ),
        ({"companies": [{"id": "swift", "goods_type": "wine"}]}, "none of"),
        ({"goals": [{"id": "beauty"}]}, "must have 10 entries"),
        ({"stock_track": {"spaces": [0, 10]}}, "must have 21"),
        ({"companies": [{"id": "swift", "factories": []}]}, "1 to 3"),
        ({"appeal_track": {"max": 10**9}}, "between 1 and 40, not 1000000000"),
        ({"appeal_track": {"max": 12}}, "appeal_bonuses.5.space must be between 1 and 12, not 13"),
        ({"stock_track": {"spaces": track(10, 10)}}, "spaces.2 must be more than the entry before"),
        ({"stock_track": {"spaces": [5, *track(10, 15)[1:]]}}, "spaces.0 must be 0, not 5"),
        ({"stock_track": {"founding_values": [40, 35]}}, "founding_values.1 must be more than"),
        ({"decades": fewer_dealt()}, "decades.3.buildings_dealt must be 2, not 0"),
        ({"decades": eras(3, 3, 3, 3, 3)}, "decades.0.building_era must be 1, not 3"),
        ({"decades": eras(1, 2, 3, 2, 3)}, "decades.3.building_era must be 3 at least, not 2"),
        ({"decades": partners_every_decade()}, "decades.1.partner_gained must be false"),
        ({"setup": {"starting_cash": 100}}, "starting_cash must be 105 at least, not 100"),
        ({"job_market": {"capacity": 11}}, "capacity must be 12, not 11"),
        ({"setup": {"job_market_workers": 13}}, "must be between 0 and 12, not 13"),
        ({"resources": [{"id": "coal", "total": 3}]}, "resources.3.total must be 8 at least"),
        ({"setup": {"supply_cubes_per_space": 9}, "resources": few()}, "between 0 and 7, not 9"),
        ({"supply_chain": {"haymarket_trade_give": 1}}, "must be between 2 and 9, not 1"),
        ({"general_spaces": [{"id": "bank_no_company", "unlimited": False}]}, "personal_cash"),
        ({"general_spaces": [{"id": "fundraising_40", "from_decade": 2}]}, "effect fundraising"),
        ({"buildings": [{"id": "e1_asset", "payer": "company"}]}, "not two of them"),
        ({"assets": [{"id": "brilliant_marketing", "chief": True}]}, "chief must be false"),
        (
            {"assets": [{"id": "brilliant_marketing", "starting": False}]},
            "must have 5 that lie out",
        ),
        ({"asset_spaces": [{"price": p} for p in (40, 50, 60, 70, 80)]}, "asset_spaces.1.price"),
    ],
)
def test_a_broken_edition_is_refused(edition: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadComponents, match=complaint):
        new_game(TITLE, 3, "edition", {}, edition)
