"""Selling and buying certificates in the stock phase.

All certificates of a company go in one lot at one price; then its value falls a step a share,
unless its director exhausts Price Protection.  One certificate is bought a turn, from the bank pool
or from the company.
"""

from __future__ import annotations

from typing import Final

from burnham.games.chicago_1875.box import COMPANIES
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import (
    BANK_POOL,
    BUY_CERTIFICATE,
    IN_PLAY,
    NONE,
    PRICE_PROTECTION,
    SELL_LOT,
    TREASURY,
)
from burnham.games.chicago_1875.steps.companies import company_in, more_in, pack, ready_shield
from burnham.games.chicago_1875.steps.directors import (
    after_purchase,
    after_sale,
    director_can_leave,
    leave,
)
from burnham.games.chicago_1875.steps.outlook import after_click, falling
from burnham.kernel.step import LEGAL, Arg, Step, Verb

LOT: Final = 6


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


def only_lot(g: BigShoulders, seat: int, company: int, answer: int) -> dict[str, int]:
    """What a click on a company sells at once if there is one lot only; else `only` is 0."""
    step = g.steps[SELL_LOT]
    lots = [] if sale_refusal(g, seat, company) else step.answers(g, seat, company)
    if len(lots) != 1:
        return {"only": 0}
    assert isinstance(step, SellLot)
    return {"only": 1, **step.told(g, company, lots[0], after_click(g, answer))}


class SellLot(Step[BigShoulders]):
    """Which certificates of the company: all at one price, in one lot.  BS-041 BS-055 BS-288"""

    def __init__(self) -> None:
        self.plain = Verb("commons", Arg("count", LOT))
        self.preferred = Verb("preferred", Arg("count", LOT))
        self.director = Verb("director", Arg("count", LOT))
        super().__init__("sell_lot", self.plain, self.preferred, self.director, forced=True)

    def commons(self, answer: int) -> int:
        for verb in (self.plain, self.preferred, self.director):
            if verb.has(answer):
                return verb.first(answer)
        return 0

    def kind(self, answer: int) -> int:
        """0: commons alone, 1: with the preferred, 2: with the director's certificate."""
        return 0 if self.plain.has(answer) else 1 if self.preferred.has(answer) else 2

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        commons = self.commons(answer)
        special = 0 if self.plain.has(answer) else 1
        if commons > g.commons_of(seat, arg) or commons + special == 0:
            return "not-so-many"
        if self.preferred.has(answer) and g.preferred[arg] != seat:
            return "no-preferred"
        if self.director.has(answer):
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
        commons = self.commons(answer)
        shares = self.shares(g, answer)
        special = 0 if self.plain.has(answer) else 1
        traded(g, seat)
        g.sold_now |= 1 << arg
        g.sold_in_decade[seat] |= 1 << arg
        g.surplus = max(0, g.surplus - commons - special)
        income = shares * g.value(arg)
        g.bank_pays_seat(seat, income)
        g.note("sold", seat, "company", arg, "lot", self.kind(answer),
               "count", commons, "income", income)  # fmt: skip
        g.commons[seat * COMPANIES + arg] -= commons
        g.commons_bank[arg] += commons
        if self.director.has(answer):
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
        found = self.commons(answer)
        if self.director.has(answer):
            return found + g.box.director_shares
        return found + g.box.preferred_shares if self.preferred.has(answer) else found

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        known = {
            "company": arg,
            "value": g.value(arg),
            "surplus": g.surplus,
            "needed": g.box.director_shares,
        }
        if answer >= 0 and not self.refusal(g, seat, arg, answer):
            known.update(self.told(g, arg, answer, after_click(g, answer)))
        return known

    def told(
        self, g: BigShoulders, company: int, answer: int, after: BigShoulders
    ) -> dict[str, int]:
        """What a lot is, what it brings, and what comes of it."""
        shares = self.shares(g, answer)
        known = {"lot": self.kind(answer), "count": self.commons(answer)}
        known["income"] = shares * g.value(company)
        known.update(falling(g, company, shares))
        known["shield"] = int(after.asked_step == PRICE_PROTECTION)
        known.update(new_director(g, company, after))
        return known


def new_director(g: BigShoulders, company: int, after: BigShoulders) -> dict[str, int]:
    """Whether another player directs the company after a click, and who."""
    return {
        "change": int(after.director[company] != g.director[company]),
        "seat2": after.director[company],
    }


class PriceProtection(Step[BigShoulders]):
    """The director may cancel the whole fall, once a decade.  BS-063 BS-119 BS-212"""

    def __init__(self) -> None:
        self.shield = Verb("shield")
        self.decline = Verb("decline")
        super().__init__("price_protection", self.shield, self.decline)

    def answers(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        return [self.shield.code(), self.decline.code()]

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        company = company_in(arg)
        if self.decline.has(answer):
            g.move_stock(company, -more_in(arg))
            return
        g.asset_ready[ready_shield(g, company)] = 0
        g.note("shielded", seat, "company", company)

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        company = company_in(arg)
        known = {"company": company, "value": g.value(company)}
        known.update(falling(g, company, more_in(arg)))
        known["shield"] = 0
        return known


# --- buying -------------------------------------------------------------------------------


def purchase_refusal(g: BigShoulders, seat: int, company: int, at_limit: bool) -> str:
    """BS-029 BS-035 BS-040 BS-054"""
    if g.state[company] != IN_PLAY:
        return "not-founded"
    if g.sold_in_decade[seat] >> company & 1:
        return "sold-this-decade"
    if at_limit:
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


def only_certificate(g: BigShoulders, seat: int, company: int, answer: int) -> dict[str, int]:
    """What a click on a company buys at once if only one certificate fits; else `only` is 0."""
    step = g.steps[BUY_CERTIFICATE]
    refused = purchase_refusal(g, seat, company, g.at_limit(seat))
    found = [] if refused else step.answers(g, seat, company)
    if len(found) != 1:
        return {"only": 0}
    assert isinstance(step, BuyCertificate)
    return {"only": 1, **step.told(g, company, found[0], after_click(g, answer))}


class BuyCertificate(Step[BigShoulders]):
    """Which certificate, and who is paid.  BS-033 BS-039 BS-042"""

    def __init__(self) -> None:
        self.pool = Verb("pool")
        self.charter = Verb("charter")
        self.preferred = Verb("preferred")
        super().__init__("buy_certificate", self.pool, self.charter, self.preferred, forced=True)

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        if self.preferred.has(answer):
            return preferred_refusal(g, seat, arg)
        pile = g.commons_bank if self.pool.has(answer) else g.commons_treasury
        return certificate_refusal(g, seat, arg, 1, pile[arg])

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        shares = self.shares(g, answer)
        cost = shares * g.value(arg)
        traded(g, seat)
        from_company = self.charter.has(answer) or (
            self.preferred.has(answer) and g.preferred[arg] == TREASURY
        )
        if from_company:
            g.seat_pays_company(seat, arg, cost)
        else:
            g.seat_pays_bank(seat, cost)
        if self.preferred.has(answer):
            g.preferred[arg] = seat
        else:
            pile = g.commons_bank if self.pool.has(answer) else g.commons_treasury
            pile[arg] -= 1
            g.commons[seat * COMPANIES + arg] += 1
        g.note("bought-from-company" if from_company else "bought-from-bank", seat,
               "company", arg, "shares", shares, "cost", cost)  # fmt: skip
        after_purchase(g, seat, arg)

    def kind(self, answer: int) -> int:
        """0: a common of the bank pool, 1: of the company, 2: the preferred."""
        return 0 if self.pool.has(answer) else 1 if self.charter.has(answer) else 2

    def shares(self, g: BigShoulders, answer: int) -> int:
        return g.box.preferred_shares if self.preferred.has(answer) else 1

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        known = {
            "company": arg,
            "cost": self.shares(g, answer) * g.value(arg),
            "cash": g.cash[seat],
            "shares": g.shares(seat, arg),
            "most": g.box.max_shares,
        }
        if answer >= 0 and not self.refusal(g, seat, arg, answer):
            known.update(self.told(g, arg, answer, after_click(g, answer)))
        return known

    def told(
        self, g: BigShoulders, company: int, answer: int, after: BigShoulders
    ) -> dict[str, int]:
        """What a certificate is, what it costs, who is paid, and who directs the company then."""
        return {
            "certificate": self.kind(answer),
            "cost": self.shares(g, answer) * g.value(company),
            "from-bank": int(g.preferred[company] == BANK_POOL),
            **new_director(g, company, after),
        }
