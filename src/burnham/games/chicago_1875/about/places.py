"""Where partners go: action spaces and buildings; and the capital assets."""

from __future__ import annotations

from burnham.games.chicago_1875.about.gifts import of_building, of_purchase, of_use
from burnham.games.chicago_1875.box import SPACE_EFFECTS, TIMINGS
from burnham.games.chicago_1875.names import ERAS
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import NONE
from burnham.kernel.title import Variables


def space(g: BigShoulders, value: int) -> Variables:
    box = g.box
    opens = min(box.space_decade[value], box.decades)
    prices = sorted(set(box.worker_price[1 : box.market_size + 1]))
    return {
        "effect": SPACE_EFFECTS[box.space_effect[value]],
        "amount": box.space_amount[value],
        "each": box.space_amount[value] // 10,
        "endless": int(box.space_endless[value]),
        "least": prices[0],
        "most": prices[-1],
        "empty": box.worker_price[0],
        "waiting": g.job_market,
        "next": box.worker_price[g.job_market],
        "shut": int(opens > g.decade),
        "decade": opens - 1,
        "seat": [seat for seat in range(g.seats) if g.at_space[value * g.seats + seat]],
    }


# --- capital assets -------------------------------------------------------------------------


def asset_stack(g: BigShoulders, value: int) -> Variables:
    return {"count": len(g.asset_stack)}


def asset(g: BigShoulders, value: int) -> Variables:
    owner = g.asset_owner(value)
    for_sale = value in g.asset_row
    return {
        "gift": of_purchase(g.box, value),
        "gift2": of_use(g.box, value),
        "cost": g.box.asset_cost[value],
        "timing": TIMINGS[g.box.asset_timing[value]],
        "state": "sale" if for_sale else "held" if owner != NONE else "gone",
        "price": g.box.asset_price[g.asset_row.index(value)] if for_sale else 0,
        "company": max(owner, 0),
        "ready": g.asset_ready[value],
    }


def asset_gap(g: BigShoulders, value: int) -> Variables:
    return {"price": g.box.asset_price[value], "count": len(g.asset_stack)}


# --- buildings ------------------------------------------------------------------------------


def building(g: BigShoulders, value: int) -> Variables:
    box = g.box
    built = g.built.index(value) if value in g.built else NONE
    user = g.building_user[value]
    return {
        "era": ERAS[box.building_age[value] - 1],
        "gift": of_building(box, value),
        "amount": box.building_amount[value],
        "by-company": box.company_pays[value],
        "workers": box.building_workers[value],
        "state": "hand" if built == NONE else "free" if user == NONE else "taken",
        "seat": max(built, 0) // box.decades,
        "seat2": max(user, 0),
    }


def building_site(g: BigShoulders, value: int) -> Variables:
    seat, decade = divmod(value, g.box.decades)
    return {"seat": seat, "decade": decade, "partner": g.box.partner_gained[decade]}
