"""What things are called: for each kind the variables of its text `kind-<kind>`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from burnham.games.chicago_1875.box import (
    BONUSES,
    COLUMNS,
    COMPANIES,
    FACTORIES,
    RESOURCES,
    Box,
)

ERAS = ("I", "II", "III")
PHASES = ("setup", "stock", "building", "action", "operating", "cleanup", "end")
GIFTS = (
    "livestock",
    "steel",
    "wood",
    "coal",
    "any",
    "alike",
    "unlike",
    "appeal",
    "good",
    "worker",
    "manager",
    "salesperson",
    "staff",
    "automation",
    "revenue",
    "price",
    "step",
    "shield",
    "discount",
    "dividends",
)
"""What buildings, assets and managers give; a gift is its place here and how many times that."""


def line(box: Box, value: int) -> Mapping[str, Any]:
    """Production lines belong to the one company that has them."""
    company = next(c for c, lines in enumerate(box.line_workers) if len(lines) > value)
    return {
        "workers": box.line_workers[company][value],
        "goods": box.line_goods[company][value],
        "price": box.line_price[company][value],
    }


def cube(box: Box, value: int) -> Mapping[str, Any]:
    resource = box.resource_ids[value % RESOURCES]
    return {"id": resource, "price": box.supply_price[value // RESOURCES]}


def gift(box: Box, value: int) -> Mapping[str, Any]:
    count, which = divmod(value, len(GIFTS))
    return {"id": GIFTS[which], "count": count}


def own_share(box: Box, value: int) -> Mapping[str, Any]:
    return {"name": box.company_names[value % COMPANIES]}


def of_company(box: Box, value: int) -> Mapping[str, Any]:
    return {"name": box.company_names[value]}


def plain_word(box: Box, value: int) -> Mapping[str, Any]:
    """Of what there is but one, or one a player."""
    return {}


KINDS: Mapping[str, Callable[[Box, int], Mapping[str, Any]]] = {
    "seat": lambda box, value: {"colour": box.colour_ids[value]},
    "company": lambda box, value: {"name": box.company_names[value]},
    "factory": lambda box, value: {"number": value % FACTORIES + 1},
    "space": lambda box, value: {"id": box.space_ids[value]},
    "building": lambda box, value: {
        "id": box.building_ids[value],
        "era": ERAS[box.building_age[value] - 1],
    },
    "asset": lambda box, value: {"name": box.asset_names[value]},
    "resource": lambda box, value: {"id": box.resource_ids[value]},
    "cube": cube,
    "row": lambda box, value: {"id": box.resource_ids[value]},
    "demand": lambda box, value: {
        "id": box.goods_ids[value // COLUMNS],
        "column": value % COLUMNS,
    },
    "goods": lambda box, value: {"id": box.goods_ids[value]},
    "stock": lambda box, value: {"value": box.stock[value]},
    "line": line,
    "bonus": lambda box, value: {"id": BONUSES[value]},
    "goal": lambda box, value: {"id": box.goal_ids[value]},
    "decade": lambda box, value: {"year": str(box.year[value])},
    "phase": lambda box, value: {"id": PHASES[value]},
    "gift": gift,
    # what is drawn and never an answer
    "priority_deal": plain_word,
    "initiative_place": lambda box, value: {"place": value + 1},
    "stock_track": plain_word,
    "forecast": lambda box, value: {"pays": int(value == 0)},
    "appeal_track": plain_word,
    "appeal_space": lambda box, value: {"place": value},
    "action_spaces": plain_word,
    "asset_stack": plain_word,
    "asset_gap": lambda box, value: {"price": box.asset_price[value]},
    "building_rows": plain_word,
    "building_site": lambda box, value: {"year": str(box.year[value % box.decades])},
    "register": plain_word,
    "treasury_shares": plain_word,
    "bank_pool": plain_word,
    "prospects": plain_word,
    "company_charter": of_company,
    "share_value": of_company,
    "company_appeal": of_company,
    "company_treasury": of_company,
    "company_cubes": of_company,
    "company_goods": of_company,
    "company_price": of_company,
    "company_outlook": of_company,
    "company_rule": of_company,
    "demand_market": plain_word,
    "demand_stack": plain_word,
    "completion": lambda box, value: {"column": value},
    "supply_chain": plain_word,
    "supply_space": lambda box, value: {"price": box.supply_price[value]},
    "row_price": lambda box, value: {"price": box.row_price[value]},
    "haymarket_square": plain_word,
    "public_goals": plain_word,
    "own_shares": plain_word,
    "own_share": own_share,
    "own_certificates": plain_word,
    "own_partners": plain_word,
    "own_hand": plain_word,
    "own_cash": plain_word,
    "own_worth": plain_word,
}
