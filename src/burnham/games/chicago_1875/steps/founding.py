"""Founding a company: at setup and in the stock phase.

1. Choose a company that is not in play.
2. Choose its first share value and pay three times as much into its treasury.
3. Take the director's certificate; all others lie in the treasury.
4. The appeal marker goes below all markers on the company's first space, without a bonus.
"""

from __future__ import annotations

from burnham.games.chicago_1875.box import COMPANIES, STOCK_SPACES
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import (
    CLOSED,
    FOUND_VALUE,
    IN_PLAY,
    NOT_IN_GAME,
    SETUP,
    TREASURY,
    UNFOUNDED,
    WAITING,
)
from burnham.games.chicago_1875.steps.companies import last_factory
from burnham.kernel.step import LEGAL, NOT_NOW, Arg, Step, Verb


class Found(Step[BigShoulders]):
    """Which company?  BS-018 BS-028"""

    def __init__(self) -> None:
        super().__init__("found", Verb("found", Arg("company", COMPANIES)))

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        state = g.state[answer]
        if state == IN_PLAY:
            return "in-play"
        if state == CLOSED:
            return "closed"
        return "not-in-game" if state == NOT_IN_GAME else LEGAL

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        g.ask(FOUND_VALUE, seat, answer)

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        """A click founds the company at once if the purse allows one value only."""
        values = [v for v in g.box.founding if founding_cost(g, v) <= g.cash[seat]]
        if len(values) != 1:
            return {"only": 0}
        return {"only": 1, "stock": values[0], "cost": founding_cost(g, values[0])}


class FoundValue(Step[BigShoulders]):
    """At what share value?  BS-021 BS-022 BS-023"""

    def __init__(self) -> None:
        super().__init__("found_value", Verb("value", Arg("stock", STOCK_SPACES)), forced=True)

    def candidates(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        return g.box.founding

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        if answer not in g.box.founding:
            return "no-founding-value"
        return LEGAL if founding_cost(g, answer) <= g.cash[seat] else "founding-cash"

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        found(g, seat, arg, answer)

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        cost = founding_cost(g, answer) if answer >= 0 else 0
        return {"company": arg, "cost": cost, "cash": g.cash[seat], "left": g.cash[seat] - cost}


def founding_cost(g: BigShoulders, stock: int) -> int:
    return g.box.director_shares * g.box.stock[stock]


def founding_refusal(g: BigShoulders, seat: int, at_limit: bool) -> str:
    """Why a seat cannot found a company in the stock phase.  BS-023 BS-040"""
    if at_limit:
        return "limit"
    if founding_cost(g, g.box.founding[0]) > g.cash[seat]:
        return "founding-cash"
    return LEGAL if UNFOUNDED in g.state else NOT_NOW


def found(g: BigShoulders, seat: int, company: int, stock: int) -> None:
    """BS-022 BS-024 BS-025 BS-026 BS-027"""
    g.state[company] = IN_PLAY
    g.director[company] = seat
    g.stock[company] = stock
    g.seat_pays_company(seat, company, founding_cost(g, stock))
    g.preferred[company] = TREASURY
    g.commons_treasury[company] = g.box.commons
    put_below(g, company, g.box.start_appeal[company])
    g.note("founded", seat, "company", company, "stock", stock,
           "cost", founding_cost(g, stock), "appeal", g.appeal[company])  # fmt: skip
    if g.phase == SETUP or g.start_partner[seat] == WAITING:
        g.start_partner[seat] = company
        g.note("partner-on", seat, "factory", last_factory(g, company), "company", company)


def put_below(g: BigShoulders, company: int, space: int) -> None:
    """Below all markers on the space: `appeal_order` is the operating order.  BS-026"""
    g.appeal[company] = space
    place = 0
    while place < len(g.appeal_order) and g.appeal[g.appeal_order[place]] >= space:
        place += 1
    g.appeal_order.insert(place, company)
