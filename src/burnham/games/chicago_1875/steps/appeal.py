"""Appeal: one space after the other, each bonus at once, or $25 instead.

A company that is already on the last space moves to the top of the stack there and gets nothing.
"""

from __future__ import annotations

from burnham.games.chicago_1875.box import (
    AUTOMATION,
    BONUS_GOOD,
    NO_BONUS,
    PARTNER,
    SALESPERSON,
    STOCK_STEP,
    WORKER,
)
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import (
    APPEAL,
    APPEAL_BONUS,
    AUTOMATE_START,
    GAIN_SALESPERSON,
    GAIN_WORKER,
)
from burnham.games.chicago_1875.steps.companies import (
    automatable,
    company_in,
    more_in,
    pack,
    room_for_salesperson,
    room_for_worker,
)
from burnham.kernel.step import Step, Verb


class Appeal(Step[BigShoulders]):
    """One space up, then the rest of the steps.  BS-158 BS-159 BS-161 BS-165"""

    def run(self, g: BigShoulders, arg: int) -> None:
        company, steps = company_in(arg), more_in(arg)
        if steps > 1:
            g.then(APPEAL, pack(company, steps - 1))
        at_top = g.appeal[company] == g.box.appeal_top
        put_on_top(g, company, g.appeal[company] + (0 if at_top else 1))
        g.note("appeal", g.director[company], "company", company, "appeal", g.appeal[company])
        bonus = g.box.appeal_bonus[g.appeal[company]]
        if at_top or bonus == NO_BONUS:
            return
        if can_take(g, company, bonus):
            g.ask(APPEAL_BONUS, g.director[company], company)
        else:
            take_cash(g, company)


def put_on_top(g: BigShoulders, company: int, space: int) -> None:
    """On top of the markers of the space: before them in the operating order.  BS-157 BS-158"""
    g.appeal[company] = space
    g.appeal_order.remove(company)
    place = 0
    while place < len(g.appeal_order) and g.appeal[g.appeal_order[place]] > space:
        place += 1
    g.appeal_order.insert(place, company)


def can_take(g: BigShoulders, company: int, bonus: int) -> bool:
    if bonus == WORKER:
        return room_for_worker(g, company) > 0
    if bonus == SALESPERSON:
        return room_for_salesperson(g, company)
    if bonus == AUTOMATION:
        return automatable(g, company) > 0
    if bonus == PARTNER:
        return g.appeal_partner[g.director[company]] == 0
    if bonus == BONUS_GOOD:
        return g.marker_supply > 0
    return g.stock[company] < len(g.box.stock) - 1


def take_cash(g: BigShoulders, company: int) -> None:
    g.bank_pays_company(company, g.box.bonus_cash)
    g.note("bonus-cash", g.director[company], "company", company, "amount", g.box.bonus_cash)


class AppealBonus(Step[BigShoulders]):
    """The bonus of the space, or cash for the treasury.  BS-160 BS-162 BS-163 BS-166"""

    def __init__(self) -> None:
        self.bonus = Verb("take")
        self.cash = Verb("cash")
        super().__init__("appeal_bonus", self.bonus, self.cash)

    def answers(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        return [self.bonus.code(), self.cash.code()]

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        if self.cash.has(answer):
            take_cash(g, arg)
        else:
            take_bonus(g, seat, arg, g.box.appeal_bonus[g.appeal[arg]])

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        bonus = g.box.appeal_bonus[g.appeal[arg]]
        return {
            "company": arg,
            "bonus": bonus,
            "appeal": g.appeal[arg],
            "amount": g.box.bonus_cash,
        }


def take_bonus(g: BigShoulders, seat: int, company: int, bonus: int) -> None:
    g.note("bonus", seat, "company", company, "bonus", bonus)
    if bonus == WORKER:
        g.then(GAIN_WORKER, pack(company, 0))
    elif bonus == SALESPERSON:
        g.then(GAIN_SALESPERSON, company)
    elif bonus == AUTOMATION:
        g.then(AUTOMATE_START, pack(company, 1))
    elif bonus == PARTNER:
        g.appeal_partner[seat] = 1
        g.partners[seat] += 1
        g.available[seat] += 1
    elif bonus == BONUS_GOOD:
        g.marker_supply -= 1
        g.bonus_goods[company] += 1
    elif bonus == STOCK_STEP:
        g.move_stock(company, 1)
