"""Phase 1, stock.

Companies on Closed leave the game.  Then, from the holder of the Priority Deal clockwise, a turn
each: first any sales, then at most one purchase or founding; neither is a pass.  When all have
passed one after the other, the Priority Deal moves and sold-out companies rise a step.
"""

from __future__ import annotations

from typing import Final

from burnham.games.chicago_1875.box import COMPANIES
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import (
    BANK_POOL,
    BUILDING_PHASE,
    BUY_CERTIFICATE,
    FOUND,
    IN_PLAY,
    NONE,
    PRICE_PROTECTION,
    SELL_LOT,
    STOCK,
    STOCK_END,
    STOCK_TURN,
    STOCKS,
    TREASURY,
)
from burnham.games.chicago_1875.steps.closing import close
from burnham.games.chicago_1875.steps.companies import (
    company_in,
    more_in,
    pack,
    ready_shield,
    value_after,
)
from burnham.games.chicago_1875.steps.directors import (
    after_purchase,
    after_sale,
    director_can_leave,
    leave,
)
from burnham.games.chicago_1875.steps.founding import founding_cost, founding_refusal
from burnham.games.chicago_1875.steps.outlook import sale
from burnham.kernel.position import NOBODY
from burnham.kernel.step import LEGAL, Arg, Step, Verb

LOT: Final = 6


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

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        if answer < self.buy.base:
            return sale_refusal(g, seat, answer)
        if g.surplus > 0:
            return "surplus"
        if answer < self.found.base:
            return purchase_refusal(g, seat, answer - self.buy.base)
        return founding_refusal(g, seat) if answer == self.found.base else LEGAL

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        if answer < self.buy.base:
            g.ask(STOCK, seat)
            g.ask(SELL_LOT, seat, answer)
            return
        g.then(STOCK_TURN, (seat + 1) % g.seats)
        if answer < self.found.base:
            g.ask(BUY_CERTIFICATE, seat, answer - self.buy.base)
        elif answer == self.found.base:
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
        if 0 <= answer < self.found.base:
            company = answer % COMPANIES
            known["cost"] = known["value"] = g.value(company)
            known["after"] = value_after(g, company, -1)
            known["shares"] = g.shares(seat, company)
        return known


def traded(g: BigShoulders, seat: int) -> None:
    """A sale or purchase: nobody has passed any more, and the seat was the last to act."""
    g.acted = 1
    g.passes = 0
    g.last_actor = seat


# --- selling ------------------------------------------------------------------------------


def sellable(g: BigShoulders, seat: int, company: int) -> int:
    """How many certificates of a company a seat could sell in this turn."""
    if g.sold_now >> company & 1:
        return 0
    count = g.commons_of(seat, company)
    if g.preferred[company] == seat:
        count += 1
    if g.director[company] == seat and director_can_leave(g, seat, company):
        count += 1
    return count


def sale_refusal(g: BigShoulders, seat: int, company: int) -> str:
    if g.shares(seat, company) == 0:
        return "no-shares"
    if g.sold_now >> company & 1:
        return "sold-already"
    return LEGAL if sellable(g, seat, company) else staying(g)


def staying(g: BigShoulders) -> str:
    return "director-stays" if g.advanced else "director-basic"


class SellLot(Step[BigShoulders]):
    """Which certificates of the company: all at one price, in one lot.  BS-041 BS-055 BS-288"""

    def __init__(self) -> None:
        self.plain = Verb("commons", Arg("count", LOT))
        self.preferred = Verb("preferred", Arg("count", LOT))
        self.director = Verb("director", Arg("count", LOT))
        super().__init__("sell_lot", self.plain, self.preferred, self.director, forced=True)

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        commons = answer % LOT
        if commons > g.commons_of(seat, arg) or answer == self.plain.base:
            return "not-so-many"
        special = 0 if answer < self.preferred.base else 1
        if self.preferred.base <= answer < self.director.base and g.preferred[arg] != seat:
            return "no-preferred"
        if answer >= self.director.base:
            if g.director[arg] != seat:
                return "not-director"
            if not director_can_leave(g, seat, arg):
                return staying(g)
        elsewhere = 0
        for company in range(COMPANIES):
            if company != arg and g.shares(seat, company):
                elsewhere += sellable(g, seat, company)
        return LEGAL if g.surplus - commons - special <= elsewhere else "surplus-left"

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        """BS-051 BS-052 BS-053 BS-063 BS-064"""
        commons = answer % LOT
        shares = self.shares(g, answer)
        special = 0 if answer < self.preferred.base else 1
        traded(g, seat)
        g.sold_now |= 1 << arg
        g.sold_in_decade[seat] |= 1 << arg
        g.surplus = max(0, g.surplus - commons - special)
        income = shares * g.value(arg)
        g.bank_pays_seat(seat, income)
        g.note("sold", seat, "company", arg, "shares", shares, "income", income)
        g.commons[seat * COMPANIES + arg] -= commons
        g.commons_bank[arg] += commons
        if answer >= self.director.base:
            g.move_stock(arg, -shares)
            leave(g, arg)
            return
        if special:
            g.preferred[arg] = BANK_POOL
        if g.director[arg] != seat and ready_shield(g, arg) != NONE and g.stock[arg] > 0:
            g.ask(PRICE_PROTECTION, g.director[arg], pack(arg, shares))
            return
        g.move_stock(arg, -shares)
        after_sale(g, seat, arg)

    def shares(self, g: BigShoulders, answer: int) -> int:
        found = answer % LOT
        if answer >= self.director.base:
            return found + g.box.director_shares
        return found if answer < self.preferred.base else found + g.box.preferred_shares

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        shares = self.shares(g, answer) if answer >= 0 else 0
        income, after = sale(g, arg, shares)
        return {
            "company": arg,
            "shares": shares,
            "value": g.value(arg),
            "income": income,
            "after": after,
            "surplus": g.surplus,
            "needed": g.box.director_shares,
        }


class PriceProtection(Step[BigShoulders]):
    """The director may cancel the whole fall, once a decade.  BS-063 BS-119 BS-212"""

    def __init__(self) -> None:
        self.shield = Verb("shield")
        self.decline = Verb("decline")
        super().__init__("price_protection", self.shield, self.decline)

    def answers(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        return [self.shield.base, self.decline.base]

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        company = company_in(arg)
        if answer == self.decline.base:
            g.move_stock(company, -more_in(arg))
            return
        g.asset_ready[ready_shield(g, company)] = 0
        g.note("shielded", seat, "company", company)

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        company = company_in(arg)
        after = value_after(g, company, -more_in(arg))
        return {"company": company, "value": g.value(company), "after": after}


# --- buying -------------------------------------------------------------------------------


def purchase_refusal(g: BigShoulders, seat: int, company: int) -> str:
    """BS-029 BS-035 BS-040 BS-054"""
    if g.state[company] != IN_PLAY:
        return "not-founded"
    if g.sold_in_decade[seat] >> company & 1:
        return "sold-this-decade"
    if g.certificates(seat) >= g.limit():
        return "limit"
    commons = g.commons_bank[company] + g.commons_treasury[company]
    reason = certificate_refusal(g, seat, company, 1, commons)
    preferred = preferred_refusal(g, seat, company)
    if not reason or not preferred:
        return LEGAL
    return reason if commons else preferred


def certificate_refusal(g: BigShoulders, seat: int, company: int, shares: int, offered: int) -> str:
    if not offered:
        return "none-for-sale"
    if g.shares(seat, company) + shares > g.box.max_shares:
        return "six-shares"
    return LEGAL if shares * g.value(company) <= g.cash[seat] else "share-cash"


def preferred_refusal(g: BigShoulders, seat: int, company: int) -> str:
    """BS-038 BS-039"""
    if g.director[company] == seat:
        return "director-no-preferred"
    offered = 1 if g.preferred[company] in (TREASURY, BANK_POOL) else 0
    return certificate_refusal(g, seat, company, g.box.preferred_shares, offered)


class BuyCertificate(Step[BigShoulders]):
    """Which certificate, and who is paid.  BS-033 BS-039 BS-042"""

    def __init__(self) -> None:
        self.pool = Verb("pool")
        self.charter = Verb("charter")
        self.preferred = Verb("preferred")
        super().__init__("buy_certificate", self.pool, self.charter, self.preferred, forced=True)

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        if answer == self.preferred.base:
            return preferred_refusal(g, seat, arg)
        pile = g.commons_bank if answer == self.pool.base else g.commons_treasury
        return certificate_refusal(g, seat, arg, 1, pile[arg])

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        shares = self.shares(g, answer)
        cost = shares * g.value(arg)
        traded(g, seat)
        from_company = answer == self.charter.base or (
            answer == self.preferred.base and g.preferred[arg] == TREASURY
        )
        if from_company:
            g.seat_pays_company(seat, arg, cost)
        else:
            g.seat_pays_bank(seat, cost)
        if answer == self.preferred.base:
            g.preferred[arg] = seat
        else:
            pile = g.commons_bank if answer == self.pool.base else g.commons_treasury
            pile[arg] -= 1
            g.commons[seat * COMPANIES + arg] += 1
        key = "bought-from-company" if from_company else "bought-from-bank"
        g.note(key, seat, "company", arg, "shares", shares, "cost", cost)
        after_purchase(g, seat, arg)

    def shares(self, g: BigShoulders, answer: int) -> int:
        return g.box.preferred_shares if answer == self.preferred.base else 1

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        return {
            "company": arg,
            "cost": self.shares(g, answer) * g.value(arg),
            "cash": g.cash[seat],
            "shares": g.shares(seat, arg),
            "most": g.box.max_shares,
            "from-bank": int(g.preferred[arg] == BANK_POOL),
        }


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
