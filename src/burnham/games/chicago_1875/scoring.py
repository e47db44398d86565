"""Who won: personal cash, shares at their final value, and $200 for every goal."""

from __future__ import annotations

from typing import Final

from burnham.games.chicago_1875.box import COMPANIES, FACTORIES
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import IN_PLAY, NONE
from burnham.games.chicago_1875.steps.companies import assets_of, employed
from burnham.kernel.scores import Item, Scores

# goals, in the order of the box
MANAGERS: Final = 0
TOP_APPEAL: Final = 1
SALESPEOPLE: Final = 2
RICHEST: Final = 3
ASSETS_GOAL: Final = 4
PARTNERS: Final = 5
WORKERS: Final = 6
COMMONS: Final = 7
AUTOMATION: Final = 8


def scores(g: BigShoulders) -> Scores:
    """BS-233 to BS-236 BS-282"""
    won = goals_won(g)
    rewards = [0] * g.seats
    for goal in g.goals:
        for seat in winners(g, goal):
            rewards[seat] += g.box.goal_reward[goal]
    shares = [g.share_worth(seat) for seat in range(g.seats)]
    return Scores([("cash", g.cash[:]), ("shares", shares), ("goals", rewards)], [("goals", won)])


def items(g: BigShoulders) -> list[Item]:
    """The shares of every company, and every goal won."""
    found: list[Item] = []
    for seat in range(g.seats):
        for company in range(COMPANIES):
            shares = g.shares(seat, company) if g.state[company] == IN_PLAY else 0
            if shares:
                args = {"company": company, "shares": shares, "stock": g.stock[company]}
                worth = shares * g.value(company)
                found.append(Item("shares", seat, "share", worth, args))
    for goal in g.goals:
        for seat in winners(g, goal):
            args = {"goal": goal, "count": measure(g, seat, goal)}
            found.append(Item("goals", seat, "goal", g.box.goal_reward[goal], args))
    return found


def goals_won(g: BigShoulders) -> list[int]:
    won = [0] * g.seats
    for goal in g.goals:
        for seat in winners(g, goal):
            won[seat] += 1
    return won


def winners(g: BigShoulders, goal: int) -> list[int]:
    """Everybody with the highest number; nobody if that is 0.  BS-235"""
    measured = measures(g, goal)
    best = max(measured)
    return [seat for seat in range(g.seats) if measured[seat] == best] if best > 0 else []


def measure(g: BigShoulders, seat: int, goal: int) -> int:
    """What a seat has of what a goal counts."""
    return measures(g, goal)[seat]


def measures(g: BigShoulders, goal: int) -> list[int]:
    """What each seat has of what a goal counts.  BS-237 BS-296 to BS-304"""
    if goal == PARTNERS:
        return g.partners[:]
    if goal == COMMONS:
        commons = [g.commons[s * COMPANIES : (s + 1) * COMPANIES] for s in range(g.seats)]
        return [sum(certificates) for certificates in commons]
    found = [0] * g.seats
    if goal > AUTOMATION:
        for holder in g.preferred:
            if 0 <= holder < g.seats:
                found[holder] += 1
        return found
    best_counts = goal in (TOP_APPEAL, RICHEST)
    for company, seat in enumerate(g.director):
        if seat != NONE:
            has = measure_company(g, company, goal)
            found[seat] = max(found[seat], has) if best_counts else found[seat] + has
    return found


def measure_company(g: BigShoulders, company: int, goal: int) -> int:
    if goal == TOP_APPEAL:
        return g.appeal[company]
    if goal == RICHEST:
        return g.treasury[company]
    if goal == SALESPEOPLE:
        return g.salespeople[company]
    if goal == ASSETS_GOAL:
        return len(assets_of(g, company))
    if goal == WORKERS:
        return employed(g, company)
    counted = g.managers if goal == MANAGERS else g.automated
    count = 0
    for factory in range(company * FACTORIES, (company + 1) * FACTORIES):
        count += counted[factory]
    return count
