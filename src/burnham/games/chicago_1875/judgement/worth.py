"""What a position is worth to a seat: the money it may expect at the end, term by term.

Cash counts a little more than itself while it can still be invested.  A share is worth its value
now, what it rises until the end, and its dividends (`prospects.py`).  Own buildings, partners and
public goals are added at what they usually bring.
"""

from __future__ import annotations

from typing import Final

from burnham.games.chicago_1875.box import COMPANIES
from burnham.games.chicago_1875.judgement.prospects import Prospect, prospect, stage_of
from burnham.games.chicago_1875.judgement.supplying import Market
from burnham.games.chicago_1875.judgement.weights import WEIGHTS
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import (
    ASSET,
    AUTOMATE,
    BUY_CERTIFICATE,
    COMPANY,
    ENDED,
    FOUND,
    FOUND_VALUE,
    HIRE,
    NONE,
    RESOURCE_PICK,
    ROW_CUBES,
    SELL_COUNT,
    SELL_LOT,
    STOCKS,
    TRADE_TAKE,
)
from burnham.games.chicago_1875.scoring import measures, scores

TERMS: Final[tuple[str, ...]] = (
    "cash",
    "shares",
    "rise",
    "dividends",
    "treasuries",
    "buildings",
    "partners",
    "goals",
)

CHAIN: Final = frozenset(
    [
        FOUND,
        FOUND_VALUE,
        SELL_LOT,
        BUY_CERTIFICATE,
        COMPANY,
        HIRE,
        AUTOMATE,
        RESOURCE_PICK,
        ROW_CUBES,
        TRADE_TAKE,
        ASSET,
        SELL_COUNT,
    ]
)
"""Questions in the middle of a decision: the position is worth what its best answer gives."""


def value(g: BigShoulders, seat: int) -> float:
    """The points that `seat` may expect at the end of the game."""
    return total(weigh(g, seat))


def values(g: BigShoulders) -> list[float]:
    """The points that every seat may expect."""
    worth = Worth(decided(g))
    return [total(worth.terms(seat)) for seat in range(g.seats)]


def weigh(g: BigShoulders, seat: int) -> list[float]:
    """The points that `seat` may expect, term by term."""
    return Worth(decided(g)).terms(seat)


def total(terms: list[float]) -> float:
    found = 0.0
    for term in terms:
        found += term
    return found


def decided(g: BigShoulders) -> BigShoulders:
    """The position when a decision is made, as the seat in the middle of it likes best."""
    here = g
    for _ in range(3):
        if here.asked_step not in CHAIN:
            break
        here = best_after(here)
    return here


def best_after(g: BigShoulders) -> BigShoulders:
    """The position after the answer that the seat that is asked likes best."""
    best = g
    highest = -1e9
    for answer in g.answers():
        after = g.clone()
        after.take(answer)
        worth = total(Worth(after).terms(g.seat))
        if worth > highest:
            best, highest = after, worth
    return best


class Worth:
    """What a position is worth to its seats.  What they share is worked out once: the prospects of
    companies, by goal what each seat has of what it counts, and who directs a company at all."""

    def __init__(self, g: BigShoulders) -> None:
        self.g = g
        self.left = g.box.decades - g.decade
        self.prospects: list[Prospect | None] = [None] * COMPANIES
        self.measured = [measures(g, goal) for goal in g.goals]
        self.directs = [False] * g.seats
        for director in g.director:
            if director != NONE:
                self.directs[director] = True
        if g.phase != ENDED:
            market = Market(g)
            for company in g.appeal_order:
                self.prospects[company] = prospect(g, company, stage_of(g, company), market)

    def terms(self, seat: int) -> list[float]:
        """In the order of `TERMS`."""
        g, left = self.g, self.left
        if g.phase == ENDED:
            return final_terms(g, seat)
        cash = g.cash[seat] * dollar(g)
        worth, rise, dividends, treasuries = 0.0, 0.0, 0.0, 0.0
        for company in g.appeal_order:
            shares = g.shares(seat, company)
            one = self.prospects[company]
            if shares and one is not None:
                now = g.value(company)
                worth += shares * now
                rise += shares * (one.final - now)
                dividends += shares * one.dividends
                treasuries += shares * one.treasury
        partners = 0.0
        # A partner more is an action more, for whoever has a company to use it.
        if self.directs[seat]:
            partners = WEIGHTS.partner * (g.partners[seat] + self.start_partner(seat)) * left
            partners += WEIGHTS.partner_now * g.available[seat]
        built = buildings(g, seat, left)
        return [cash, worth, rise, dividends, treasuries, built, partners, self.goals(seat)]

    def start_partner(self, seat: int) -> float:
        """The chance that the partner on the last factory of the start company is gained now."""
        company = self.g.start_partner[seat]
        if not 0 <= company < COMPANIES:
            return 0.0
        one = self.prospects[company]
        return one.all_run if one is not None else 0.0

    def goals(self, seat: int) -> float:
        """The reward of a goal by how far the seat leads or lags, less certain early on."""
        found = 0.0
        certain = 1.0 / (1.0 + WEIGHTS.goal_doubt * self.left)
        counts = WEIGHTS.goal_early + (1.0 - WEIGHTS.goal_early) * certain
        for i, goal in enumerate(self.g.goals):
            mine, rival = self.measured[i][seat], 0
            for other, has in enumerate(self.measured[i]):
                if other != seat:
                    rival = max(rival, has)
            if not mine and not rival:
                continue
            lead = (mine - rival) / max(1.0, 0.5 * (mine + rival))
            chance = 0.5 + 0.5 * certain
            if lead < 0.0:
                chance = WEIGHTS.goal_behind * max(0.0, 0.5 + 0.5 * lead)
            found += self.g.box.goal_reward[goal] * chance * counts
        return found


def dollar(g: BigShoulders) -> float:
    """What a player's dollar is worth while it can still be invested: every decade to come counts,
    and the stock phase under way a little."""
    times = float(g.box.decades - g.decade)
    if g.phase <= STOCKS:
        times += WEIGHTS.investing_now
    return 1.0 + WEIGHTS.investing * times


def final_terms(g: BigShoulders, seat: int) -> list[float]:
    """The score: cash, shares, goals."""
    found = [0.0] * len(TERMS)
    for name, points in scores(g).categories:
        found[TERMS.index(name)] = float(points[seat])
    return found


def buildings(g: BigShoulders, seat: int, left: int) -> float:
    """Own buildings earn in about half of the decades to come."""
    earned = 0.0
    for place in range(seat * g.box.decades, (seat + 1) * g.box.decades):
        tile = g.built[place]
        if tile != NONE:
            earned += WEIGHTS.building * g.box.building_amount[tile] * left
    if g.choice[seat] >= 0:
        earned += WEIGHTS.building * g.box.building_amount[g.choice[seat]] * left
    return earned + WEIGHTS.hand * best_in_hand(g, seat) * left


def best_in_hand(g: BigShoulders, seat: int) -> int:
    """What the best tile earns that may be built in a later decade."""
    best = 0
    for tile in g.hands[seat]:
        if tile != g.choice[seat]:
            best = max(best, g.box.building_amount[tile])
    return best
