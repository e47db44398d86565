"""A company: its line on the register, its charter with all that is on it."""

from __future__ import annotations

from burnham.games.chicago_1875.about.gifts import cubes, cubes_at, gifts, of_manager
from burnham.games.chicago_1875.about.tracks import payouts
from burnham.games.chicago_1875.box import FACTORIES
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import IN_PLAY, NONE
from burnham.games.chicago_1875.steps.companies import (
    factories,
    fully_automated,
    goods_of_run,
    last_factory,
    price,
)
from burnham.games.chicago_1875.steps.outlook import (
    lacking_cubes,
    lacking_workers,
    next_factories,
    payout,
)
from burnham.kernel.title import Variables


def register(g: BigShoulders, value: int) -> Variables:
    return {"most": g.box.max_shares}


def prospects(g: BigShoulders, value: int) -> Variables:
    values = [g.box.stock[place] for place in g.box.founding]
    return {"times": g.box.director_shares, "least": min(values), "most": max(values)}


def company(g: BigShoulders, value: int) -> Variables:
    box = g.box
    prices = sorted({*box.prices[value], *box.line_price[value]})
    in_play = g.state[value] == IN_PLAY
    return {
        "company": value,
        "title": box.company_titles[value],
        "goods": box.goods_type[value],
        "factories": box.factory_count[value],
        "slots": box.asset_slots[value],
        "least": prices[0],
        "most": prices[-1] if len(prices) > 1 else 0,
        "state": "play" if in_play else "waits",
        "appeal": g.appeal[value] if in_play else box.start_appeal[value],
        "seat": max(g.director[value], 0),
        "value": g.value(value),
        "treasury": g.treasury[value],
        "kept": g.treasury_shares(value),
        "pool": g.bank_shares(value),
    }


def share_value(g: BigShoulders, value: int) -> Variables:
    return {"company": value, "stock": g.stock[value], **payouts(g, g.stock[value])}


def company_appeal(g: BigShoulders, value: int) -> Variables:
    ahead = range(g.appeal[value] + 1, g.box.appeal_top + 1)
    place = next((space for space in ahead if g.box.appeal_bonus[space] != NONE), 0)
    bonus = g.box.appeal_bonus[place] if place else 0
    in_play = [c for c in g.appeal_order if g.state[c] == IN_PLAY]
    return {
        "company": value,
        "place": place,
        "bonus": bonus,
        "turn": in_play.index(value) + 1,
        "count": len(in_play),
    }


def company_treasury(g: BigShoulders, value: int) -> Variables:
    return {"company": value, "amount": g.treasury[value]}


def company_cubes(g: BigShoulders, value: int) -> Variables:
    held = gifts(cubes(g.box, cubes_at(g.cubes, value)))
    return {"company": value, "gift": held, "give": g.box.trade_give}


def company_goods(g: BigShoulders, value: int) -> Variables:
    return {
        "company": value,
        "goods": g.box.goods_type[value],
        "count": g.goods[value],
        "markers": g.bonus_goods[value],
        "worth": g.goods[value] * price(g, value),
    }


def company_price(g: BigShoulders, value: int) -> Variables:
    box = g.box
    steps = box.salespeople_per_step[value]
    sells = "none" if not box.may_sell_by_people[value] else "steps" if steps else "each"
    return {
        "company": value,
        "sells": sells,
        "steps": steps,
        "more": box.price_step[value],
        "prices": " → ".join(map(str, box.prices[value])),
        "count": g.salespeople[value],
        "most": len(box.prices[value]) - 1,
        "price": price(g, value),
    }


def company_outlook(g: BigShoulders, value: int) -> Variables:
    _, _, up = payout(g, value, g.revenue)
    selling = g.operating == value and g.goods_sold > 0
    return {"company": value, "selling": int(selling), "revenue": g.revenue, "up": up}


# --- factories ------------------------------------------------------------------------------


def factory(g: BigShoulders, value: int) -> Variables:
    box = g.box
    company = value // FACTORIES
    return {
        **_run(g, value),
        "company": company,
        "spaces": box.factory_workers[value],
        "octagons": box.factory_octagons[value],
        "gift2": of_manager(box, value),
        "posts": box.manager_slots[value],
        "workers": g.workers[value],
        "automated": g.automated[value],
        "managers": g.managers[value],
        "partner": int(_partner_waits(g, value)),
        **_state(g, value),
    }


def _run(g: BigShoulders, factory: int) -> dict[str, int | str | list[int]]:
    """What a run uses and makes: the same each time, by the worker, or by production lines."""
    box = g.box
    lines = len(box.line_workers[factory // FACTORIES])
    each = box.factory_per_worker[factory]
    return {
        "makes": "lines" if lines else "each" if each else "same",
        "lines": lines,
        "each": each,
        "count": goods_of_run(g, factory),
        "all-in": int(fully_automated(g, factory)),
        "gift": gifts(cubes(box, cubes_at(box.factory_cubes, factory))),
    }


def _state(g: BigShoulders, factory: int) -> dict[str, int | str | list[int]]:
    """Whether it has run, is ready, or what it lacks."""
    company = factory // FACTORIES
    workers = lacking_workers(g, factory)
    lacking = gifts({**cubes(g.box, lacking_cubes(g, factory)), "worker": workers})
    ran = factory not in next_factories(g, company)
    return {"state": "ran" if ran else "lacks" if lacking else "ready", "gift3": lacking}


def _partner_waits(g: BigShoulders, factory: int) -> bool:
    """Whether its director's start partner stands here."""
    company = factory // FACTORIES
    seat = g.director[company]
    at_home = seat != NONE and g.start_partner[seat] == company
    return at_home and factory == last_factory(g, company) and factory in factories(g, company)
