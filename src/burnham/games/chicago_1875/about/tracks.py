"""Years and phases, stock track, appeal track."""

from __future__ import annotations

from burnham.games.chicago_1875.box import BONUSES
from burnham.games.chicago_1875.names import ERAS, PHASES
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import IN_PLAY, NONE
from burnham.kernel.title import Variables


def when(this: int, now: int) -> str:
    return "now" if this == now else "over" if this < now else "later"


def decade(g: BigShoulders, value: int) -> Variables:
    return {
        "era": ERAS[g.box.building_era[value] - 1],
        "partner": g.box.partner_gained[value],
        "tidied": g.box.has_cleanup[value],
        "when": when(value, g.decade - 1),
    }


def phase(g: BigShoulders, value: int) -> Variables:
    return {"which": PHASES[value], "when": when(value, g.phase)}


def priority_deal(g: BigShoulders, value: int) -> Variables:
    return {"seat": max(g.deal, 0)}


def initiative_place(g: BigShoulders, value: int) -> Variables:
    return {"place": value + 1, "seat": g.initiative[value]}


# --- stock ----------------------------------------------------------------------------------


def stock_track(g: BigShoulders, value: int) -> Variables:
    return {"top": g.box.stock[-1], "triple": g.box.triple_from}


def stock(g: BigShoulders, value: int) -> Variables:
    here = [c for c in g.appeal_order if g.state[c] == IN_PLAY and g.stock[c] == value]
    return {
        **payouts(g, value),
        "founding": int(value in g.box.founding),
        "cost": g.box.director_shares * g.box.stock[value],
        "company": here,
    }


def payouts(g: BigShoulders, place: int) -> dict[str, int]:
    """A value of the stock track, and how many steps a payout may raise it from there, -1 from
    Closed."""
    value, top = g.box.stock[place], len(g.box.stock) - 1
    most = min(3 if value >= g.box.triple_from else 2, top - place)
    return {
        "amount": value,
        "rises": -1 if place == 0 else most,
        "double": 2 * value,
        "treble": 3 * value,
    }


def forecast(g: BigShoulders, value: int) -> Variables:
    operating = max(g.operating, 0)
    return {"pays": int(value == 0), "company": operating, "revenue": g.revenue}


# --- appeal ---------------------------------------------------------------------------------


def appeal_space(g: BigShoulders, value: int) -> Variables:
    bonus = g.box.appeal_bonus[value]
    return {
        "bonus": max(bonus, 0),
        "gives": BONUSES[bonus] if bonus != NONE else "none",
        "cash": g.box.bonus_cash,
        "company": [c for c in g.appeal_order if g.state[c] == IN_PLAY and g.appeal[c] == value],
    }
