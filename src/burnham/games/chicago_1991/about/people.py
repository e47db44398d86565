"""What gangs and players have."""

from __future__ import annotations

from burnham.games.chicago_1991.about.duels import die
from burnham.games.chicago_1991.box import FIGURES, OFF_BOARD, STRENGTHS
from burnham.games.chicago_1991.position import Chicago
from burnham.kernel.title import Variables


def member(g: Chicago, value: int) -> Variables:
    rings, field = g.rings[value], g.where[value]
    return {
        "gang": value // FIGURES,
        "rings": rings,
        "money": g.box.value[rings],
        "die": die(g.box, rings),
        "where": _where(g, value),
        "field": field if field != OFF_BOARD else g.box.home[value // FIGURES],
        "against": ", ".join(str(d) for d in range(1, STRENGTHS)),
        "chances": ", ".join(f"{100 * g.box.win[rings][d]:.0f}" for d in range(1, STRENGTHS)),
    }


def _where(g: Chicago, member: int) -> str:
    if g.rings[member] == 0:
        return "away"
    if g.where[member] != OFF_BOARD:
        return "board"
    return "line" if g.round else "to_place"


def gang(g: Chicago, value: int) -> Variables:
    return {
        "seat": g.leader[value],
        "state": "out" if g.is_out(value) else "in",
        "buildings": len(g.buildings(value)),
        "money": g.cash[value],
        "money2": g.worth_of_members(value),
        "field": g.box.home[value],
        "home": "own" if g.owner[g.box.home[value]] == value else "lost",
    }


def seat(g: Chicago, value: int) -> Variables:
    return {"gang": g.gangs_of(value), **seat_wealth(g, value)}


def own_cash(g: Chicago, value: int) -> Variables:
    return {"gang": value, "money": g.cash[value]}


def own_income(g: Chicago, value: int) -> Variables:
    return {
        "gang": value,
        "money": g.income(value),
        "buildings": len(g.buildings(value)),
        "factor": g.box.triple_factor,
        "manned": g.variant_two,
    }


def own_members(g: Chicago, value: int) -> Variables:
    return {
        "gang": value,
        "count": len(g.members(value)),
        "waiting": len(g.waiting(value)),
        "money": g.worth_of_members(value),
    }


def own_reserve(g: Chicago, value: int) -> Variables:
    return {"gang": value, "count": g.reserve[value], "figures": g.box.figures}


def own_chips(g: Chicago, value: int) -> Variables:
    buildings = len(g.buildings(value))
    return {"gang": value, "count": g.chips_out(value), "buildings": buildings}


def seat_cash(g: Chicago, value: int) -> Variables:
    gangs = g.gangs_of(value)
    return {"seat": value, "gangs": len(gangs), "money": sum(g.cash[gang] for gang in gangs)}


def seat_wealth(g: Chicago, value: int) -> Variables:
    gangs = g.gangs_of(value)
    cash = sum(g.cash[gang] for gang in gangs)
    members = sum(g.worth_of_members(gang) for gang in gangs)
    return {"seat": value, "money": cash + members, "money2": cash, "money3": members}
