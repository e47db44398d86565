"""A company closes: everything it has goes back, and it never comes again."""

from __future__ import annotations

from burnham.games.chicago_1875.box import COMPANIES, RESOURCES
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import CLOSED, NONE
from burnham.games.chicago_1875.steps.companies import factories
from burnham.games.chicago_1875.steps.directors import lose_start_company


def close(g: BigShoulders, company: int) -> None:
    """BS-044 BS-045 BS-046 BS-270 BS-292"""
    director = g.director[company]
    g.note("closed", director, "company", company)
    if g.friendly:
        for seat in range(g.seats):
            share = g.shares(seat, company) * g.box.closing_share
            pay = g.box.closing_director if seat == director else share
            g.bank_pays_seat(seat, pay)
            if pay:
                g.note("consoled", seat, "amount", pay)
    g.company_pays_bank(company, g.treasury[company])
    for factory in factories(g, company):
        g.workers[factory] = g.managers[factory] = g.automated[factory] = 0
    for resource in range(RESOURCES):
        g.haymarket[resource] += g.cubes[company * RESOURCES + resource]
        g.cubes[company * RESOURCES + resource] = 0
    for slot in (company * 2, company * 2 + 1):
        if g.slots[slot] != NONE:
            g.asset_ready[g.slots[slot]] = 0
            g.assets_gone.append(g.slots[slot])
            g.slots[slot] = NONE
    for seat in range(g.seats):
        g.commons[seat * COMPANIES + company] = 0
    g.marker_supply += g.bonus_goods[company]
    g.goods[company] = g.salespeople[company] = g.bonus_goods[company] = 0
    g.commons_bank[company] = g.commons_treasury[company] = g.appeal[company] = 0
    g.appeal_order.remove(company)
    g.state[company] = CLOSED
    g.director[company] = g.preferred[company] = NONE
    lose_start_company(g, director, company)
