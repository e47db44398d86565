"""What a player owns."""

from __future__ import annotations

from burnham.games.chicago_1875.box import COMPANIES
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.steps.outlook import worth
from burnham.kernel.title import Variables


def own_shares(g: BigShoulders, value: int) -> Variables:
    return {"seat": value, "worth": g.share_worth(value), "most": g.box.max_shares}


def own_share(g: BigShoulders, value: int) -> Variables:
    seat, company = divmod(value, COMPANIES)
    shares = g.shares(seat, company)
    return {
        "seat": seat,
        "company": company,
        "shares": shares,
        "value": g.value(company),
        "worth": shares * g.value(company),
        "held": _certificate(g, seat, company),
        "most": g.box.max_shares,
    }


def _certificate(g: BigShoulders, seat: int, company: int) -> str:
    """The certificate among them that is more than a common."""
    if g.director[company] == seat:
        return "director"
    return "preferred" if g.preferred[company] == seat else "commons"


def own_certificates(g: BigShoulders, value: int) -> Variables:
    return {"seat": value, "count": g.certificates(value), "limit": g.limit()}


def own_partners(g: BigShoulders, value: int) -> Variables:
    return {"seat": value, "count": g.available[value], "partners": g.partners[value]}


def own_hand(g: BigShoulders, value: int) -> Variables:
    return {"seat": value, "count": len(g.hands[value])}


def own_cash(g: BigShoulders, value: int) -> Variables:
    return {"seat": value, "amount": g.cash[value]}


def own_worth(g: BigShoulders, value: int) -> Variables:
    return {
        "seat": value,
        "amount": worth(g, value),
        "cash": g.cash[value],
        "worth": g.share_worth(value),
        "reward": g.box.goal_reward[g.goals[0]] if g.goals else 0,
    }
