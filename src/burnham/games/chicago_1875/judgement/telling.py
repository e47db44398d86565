"""What hints tell of the judgement beyond its terms: single companies."""

from __future__ import annotations

from burnham.games.chicago_1875.judgement.worth import Worth, decided
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import ENDED
from burnham.kernel.title import Detail


def details(g: BigShoulders, seat: int) -> list[Detail]:
    """What the shares of each company add: what they will be worth, now and by their rise, and what
    else they bring."""
    here = g if g.phase == ENDED else decided(g)
    worth = Worth(here)
    found: list[Detail] = []
    for company in here.appeal_order:
        shares, now = here.shares(seat, company), float(here.value(company))
        one = worth.prospects[company]
        if shares:
            found.append(Detail("shares", "company", company, shares * now))
        if shares and one is not None:
            found.append(Detail("rise", "company", company, shares * (one.final - now), "shares"))
            found.append(Detail("dividends", "company", company, shares * one.dividends))
            found.append(Detail("treasuries", "company", company, shares * one.treasury))
    return found


def holds(g: BigShoulders, seat: int) -> list[tuple[str, int]]:
    """The companies that the seat directs."""
    return [("company", company) for company, one in enumerate(g.director) if one == seat]
