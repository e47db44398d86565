"""Phase 1, stock.

Companies on Closed leave the game.  Then, from the holder of the Priority Deal clockwise, a turn
each: first any sales, then at most one purchase or founding; neither is a pass.  When all have
passed one after the other, the Priority Deal moves and sold-out companies rise a step.
"""

from __future__ import annotations

from burnham.games.chicago_1875.box import COMPANIES
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import (
    BUILDING_PHASE,
    BUY_CERTIFICATE,
    FOUND,
    IN_PLAY,
    NONE,
    SELL_LOT,
    STOCK,
    STOCK_END,
    STOCK_TURN,
    STOCKS,
)
from burnham.games.chicago_1875.steps.certificates import (
    only_certificate,
    only_lot,
    purchase_refusal,
    sale_refusal,
    traded,
)
from burnham.games.chicago_1875.steps.closing import close
from burnham.games.chicago_1875.steps.founding import founding_cost, founding_refusal
from burnham.kernel.position import NOBODY
from burnham.kernel.step import LEGAL, Arg, Step, Verb


class StockPhase(Step[BigShoulders]):
    """BS-043 BS-048"""

    def run(self, g: BigShoulders, arg: int) -> None:
        g.phase = STOCKS
        g.note("chapter-stock", NOBODY, "decade", g.decade - 1)
        for company in range(COMPANIES):
            if g.state[company] == IN_PLAY and g.stock[company] == 0:
                close(g, company)
        g.passes = 0
        g.last_actor = NONE
        g.then(STOCK_TURN, g.deal)


class StockTurn(Step[BigShoulders]):
    """BS-041 BS-048 BS-057"""

    def run(self, g: BigShoulders, arg: int) -> None:
        if g.passes >= g.seats:
            g.then(STOCK_END)
            return
        g.acted = 0
        g.sold_now = 0
        g.surplus = max(0, g.certificates(arg) - g.limit())
        g.ask(STOCK, arg)


class Stock(Step[BigShoulders]):
    """Sell, buy, found, or end the turn.  BS-029 BS-049 BS-050 BS-056 BS-289"""

    def __init__(self) -> None:
        self.sell = Verb("sell", Arg("company", COMPANIES))
        self.buy = Verb("buy", Arg("company", COMPANIES))
        self.found = Verb("found")
        self.end = Verb("end")
        super().__init__("stock", self.sell, self.buy, self.found, self.end, forced=True)

    def candidates(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        companies = [company for company in range(COMPANIES) if g.state[company] == IN_PLAY]
        found = [self.sell.code(company) for company in companies]
        found += [self.buy.code(company) for company in companies]
        return [*found, self.found.code(), self.end.code()]

    def answers(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        at_limit, found = g.at_limit(seat), self.candidates(g, seat, arg)
        return [answer for answer in found if not self.refusal_at(g, seat, answer, at_limit)]

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        return self.refusal_at(g, seat, answer, g.at_limit(seat))

    def refusal_at(self, g: BigShoulders, seat: int, answer: int, at_limit: bool) -> str:
        if self.sell.has(answer):
            return sale_refusal(g, seat, self.sell.first(answer))
        if g.surplus > 0:
            return "surplus"
        if self.buy.has(answer):
            return purchase_refusal(g, seat, self.buy.first(answer), at_limit)
        return founding_refusal(g, seat, at_limit) if self.found.has(answer) else LEGAL

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        if self.sell.has(answer):
            g.ask(STOCK, seat)
            g.ask(SELL_LOT, seat, self.sell.first(answer))
            return
        g.then(STOCK_TURN, (seat + 1) % g.seats)
        if self.buy.has(answer):
            g.ask(BUY_CERTIFICATE, seat, self.buy.first(answer))
        elif self.found.has(answer):
            traded(g, seat)
            g.ask(FOUND, seat)
        elif not g.acted:
            g.passes += 1
            g.note("passed", seat)

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        known = {
            "certificates": g.certificates(seat),
            "limit": g.limit(),
            "cash": g.cash[seat],
            "surplus": g.surplus,
            "acted": g.acted,
            "cost": founding_cost(g, g.box.founding[0]),
            "needed": g.box.director_shares,
            "most": g.box.max_shares,
        }
        if self.sell.has(answer):
            company = self.sell.first(answer)
            known["value"] = g.value(company)
            known["shares"] = g.shares(seat, company)
            known.update(only_lot(g, seat, company, answer))
        elif self.buy.has(answer):
            company = self.buy.first(answer)
            known["cost"] = known["value"] = g.value(company)
            known["shares"] = g.shares(seat, company)
            known.update(only_certificate(g, seat, company, answer))
        return known


class StockEnd(Step[BigShoulders]):
    """BS-058 BS-059 BS-060"""

    def run(self, g: BigShoulders, arg: int) -> None:
        if g.last_actor != NONE:
            g.deal = (g.last_actor + 1) % g.seats
            g.note("deal", g.deal)
        for company in range(COMPANIES):
            if g.state[company] != IN_PLAY:
                continue
            if g.treasury_shares(company) + g.bank_shares(company) == 0:
                g.note("sold-out", g.director[company], "company", company)
                g.move_stock(company, 1)
        g.then(BUILDING_PHASE)
