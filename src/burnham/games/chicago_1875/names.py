"""What things are called: for each kind the variables of its text `kind-<kind>`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from burnham.games.chicago_1875.box import BONUSES, COLUMNS, FACTORIES, RESOURCES, Box

ERAS = ("I", "II", "III")
PHASES = ("setup", "stock", "building", "action", "operating", "cleanup", "end")


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
}
