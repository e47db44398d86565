"""Buildings, streets and the parts of the map."""

from __future__ import annotations

from burnham.games.chicago_1991.about.play import share
from burnham.games.chicago_1991.box import (
    BUILDINGS,
    CASINO,
    CASINOS,
    FIELD_KINDS,
    HOME,
    NO_GANG,
    PLAZA_BARS,
    QUARTER,
    quarter,
)
from burnham.games.chicago_1991.position import Chicago
from burnham.kernel.position import NOBODY
from burnham.kernel.title import Variables


def field(g: Chicago, value: int) -> Variables:
    return _building(g, value) if value < BUILDINGS else _street(g, value)


def _building(g: Chicago, building: int) -> Variables:
    box, owner, sort = g.box, g.owner[building], _sort(g, building)
    return {
        **share(g, CASINOS if sort == "casino" else PLAZA_BARS),
        "sort": sort,
        "money": box.worth[building],
        "gang": building // QUARTER,
        "manned": int(g.variant_two == 1 and sort == "casino"),
        "opens": 0,
        "owned": "nobody" if owner == NO_GANG else "gang",
        "gang2": max(owner, 0),
        **_standing(g, building),
        **_set(g, building),
    }


def _sort(g: Chicago, building: int) -> str:
    """What a building is: the home bar of an absent gang is a bar like others."""
    kind = g.box.kind[building]
    if kind == CASINO:
        return "casino"
    if kind == HOME and _plays(g, building // QUARTER):
        return "home"
    return "plaza_bar" if building in g.box.plaza_bars else "bar"


def _plays(g: Chicago, gang: int) -> bool:
    return g.leader[gang] != NOBODY


def _standing(g: Chicago, field: int) -> dict[str, int]:
    """How many are there, and one of them."""
    there = [member for member, where in enumerate(g.where) if where == field]
    first = there[0] if there else 0
    return {"here": len(there), "member": first, "rings": g.rings[first]}


def _set(g: Chicago, building: int) -> Variables:
    """The bars of one value that pay their home gang more if it owns all of them."""
    box, home, row = g.box, building // QUARTER, g.box.set_of[building]
    if row < 0 or not _plays(g, home):
        return {"set": "none"}
    whole = box.sets[home * len(box.triple_values) + row]
    own = sum(g.owner[b] == home for b in whole)
    return {
        "set": "whole" if own == len(whole) else "part",
        "own": own,
        "bars": len(whole),
        "money2": sum(box.worth[b] for b in whole) * box.triple_factor,
    }


def _street(g: Chicago, field: int) -> Variables:
    opens = g.box.opens[field]
    return {
        "sort": FIELD_KINDS[g.box.kind[field]],
        "edges": len(g.box.edges),
        "opens": int(opens >= 0),
        "field2": max(opens, 0),
        "owned": "street",
        "set": "none",
        **_standing(g, field),
    }


def door(g: Chicago, value: int) -> Variables:
    building = g.box.opens[value]
    if building < 0:
        raise LookupError("no door")
    return {"field": building, "doors": len(g.box.doors[building]), **_standing(g, value)}


def whole_quarter(g: Chicago, value: int) -> Variables:
    buildings = quarter(value)
    return {
        "gang": value,
        "plays": int(_plays(g, value)),
        "bars": len(buildings) - 1,
        "money": sum(g.box.worth[b] for b in buildings),
        "all": len(buildings),
        "own": sum(g.owner[b] == value for b in buildings),
        "free": sum(g.owner[b] == NO_GANG for b in buildings),
    }


def avenue(g: Chicago, value: int) -> Variables:
    return {"edges": len(g.box.edges)}


def plaza(g: Chicago, value: int) -> Variables:
    free = sum(g.owner[b] == NO_GANG for b in g.box.plaza_bars)
    return {**share(g, PLAZA_BARS), "free": free}


def edge_field(g: Chicago, value: int) -> Variables:
    return {"edges": len(g.box.edges), **_standing(g, value)}
