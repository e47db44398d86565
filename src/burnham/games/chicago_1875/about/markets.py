"""Demand, supply chain, Haymarket Square, and the public goals."""

from __future__ import annotations

from burnham.games.chicago_1875.box import (
    COLUMNS,
    GOODS_TYPES,
    PRINTED,
    RESOURCES,
)
from burnham.games.chicago_1875.imagining import next_stack
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import IN_PLAY, NONE
from burnham.games.chicago_1875.scoring import measures, winners
from burnham.games.chicago_1875.steps.outlook import prices_of
from burnham.games.chicago_1875.steps.selling import capacity, half_price_open, room
from burnham.kernel.title import Variables


def demand_market(g: BigShoulders, value: int) -> Variables:
    return {"rows": GOODS_TYPES}


def demand_stack(g: BigShoulders, value: int) -> Variables:
    return {"stack": next_stack(g), "count": len(g.tile_stack)}


def completion(g: BigShoulders, value: int) -> Variables:
    return {"bonus-cash": g.box.completion_bonus[value]}


def goods(g: BigShoulders, value: int) -> Variables:
    in_play = [c for c in g.appeal_order if g.state[c] == IN_PLAY]
    return {
        "company": [c for c in in_play if g.box.goods_type[c] == value],
        "room": sum(room(g, value * COLUMNS + column) for column in range(COLUMNS)),
        "half": int(half_price_open(g, value)),
    }


def demand(g: BigShoulders, value: int) -> Variables:
    row, column = divmod(value, COLUMNS)
    return {
        "goods": row,
        "state": _demand_state(g, value),
        "holds": capacity(g, value),
        "room": room(g, value),
        "bonus-cash": g.box.completion_bonus[column],
        "half": int(half_price_open(g, row)),
    }


def _demand_state(g: BigShoulders, space: int) -> str:
    """A tile, the tile that takes nothing, or what is printed below."""
    if g.grid_tile[space] == NONE:
        return PRINTED[g.box.printed[space % COLUMNS]]
    return "tile" if capacity(g, space) else "blocked"


# --- resources ------------------------------------------------------------------------------


def supply_chain(g: BigShoulders, value: int) -> Variables:
    return {"rows-used": g.rows_in_use, "bag": sum(g.bag)}


def supply_space(g: BigShoulders, value: int) -> Variables:
    count = sum(g.supply[value * RESOURCES : (value + 1) * RESOURCES])
    refill = g.box.supply_refill[g.decade - 1]
    return {"price": g.box.supply_price[value], "count": count, "refill": refill}


def cube(g: BigShoulders, value: int) -> Variables:
    space, resource = divmod(value, RESOURCES)
    return {
        "resource": resource,
        "price": g.box.supply_price[space],
        "count": g.supply[value],
    }


def row(g: BigShoulders, value: int) -> Variables:
    prices = prices_of(g, value)
    return {"count": len(prices), "price": prices[0] if prices else 0}


def row_price(g: BigShoulders, value: int) -> Variables:
    return {"price": g.box.row_price[value]}


def haymarket_square(g: BigShoulders, value: int) -> Variables:
    return {"give": g.box.trade_give, "count": sum(g.haymarket)}


def resource(g: BigShoulders, value: int) -> Variables:
    return {"give": g.box.trade_give, "count": g.haymarket[value]}


# --- goals ----------------------------------------------------------------------------------


def public_goals(g: BigShoulders, value: int) -> Variables:
    return {"reward": g.box.goal_reward[g.goals[0]], "count": len(g.goals)}


def goal(g: BigShoulders, value: int) -> Variables:
    return {
        "which": g.box.goal_ids[value],
        "reward": g.box.goal_reward[value],
        "best": max(measures(g, value)),
        "seat": winners(g, value),
    }
