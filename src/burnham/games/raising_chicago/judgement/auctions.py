"""Auctions and projects under way: what they bring to who leads or has won them."""

from __future__ import annotations

from burnham.games.raising_chicago.box import (
    ASTERISK,
    FREE,
    MOVE,
    NEUTRAL,
    NUMBERED,
    PROJECTS,
    SQUARES,
    SYMBOLS,
)
from burnham.games.raising_chicago.judgement.outlook import (
    Outlook,
    card_worth,
    poverty_worth,
    reward_worth,
    tokens_worth,
)
from burnham.games.raising_chicago.judgement.weights import WEIGHTS
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.games.raising_chicago.questions import PAY, PAY_TYPE, PRESTIGE, PRESTIGE_PLOT, ROTATE
from burnham.games.raising_chicago.steps.building import arrows_at, turned
from burnham.games.raising_chicago.steps.money import fee_of
from burnham.games.raising_chicago.steps.payment import need_of


class Purse:
    """Tokens to pay the coming projects from, one after the other."""

    def __init__(self, g: RaisingChicago, seat: int) -> None:
        self.seat = seat
        self.stock = g.stock[3 * seat : 3 * seat + 3]
        self.wild = g.wild[seat]
        self.favor = g.favor[seat]
        self.poverty = g.poverty[seat]

    def tokens(self, g: RaisingChicago, look: Outlook) -> float:
        return tokens_worth(g, self.seat, self.stock, self.wild, self.favor, look)

    def pay(self, g: RaisingChicago, need: list[int], first: int) -> None:
        """Pay the types from `first` on as a sensible player would."""
        for t in range(first, 3):
            short = need[t] - self.stock[t]
            if short <= 0:
                self.stock[t] -= need[t]
            elif short <= self.wild:
                self.stock[t] = 0
                self.wild -= short
            elif self.favor > 0:
                self.favor -= 1
            else:
                self.poverty = min(len(g.box.poverty) - 1, self.poverty + 1)


def auctions(g: RaisingChicago, seat: int, look: Outlook) -> list[float]:
    """Projects that the seat leads or has won, by what they bring; tokens and poverty, as they may
    be when these are paid for."""
    purse = Purse(g, seat)
    tokens, poverty = purse.tokens(g, look), poverty_worth(g, purse.poverty, look)
    unpaid = unpaid_from(g)
    brought, hopes, led = 0.0, 0.0, 0
    for slot in range(PROJECTS):
        sure = certainty(g, seat, slot)
        if sure <= 0.0:
            continue
        hopes += sure
        led += 1
        first = first_unpaid(g, slot, unpaid)
        brought += sure * gain_of(g, seat, slot, look, first)
        if g.phase < 4:
            found = fee_of(g, slot)
            for t in range(3):
                purse.stock[t] += found[t]
        if first < 3:
            purse.pay(g, need_of(g, seat, slot), first)
    if led:
        paid = hopes / led
        tokens += paid * (purse.tokens(g, look) - tokens)
        poverty += paid * (poverty_worth(g, purse.poverty, look) - poverty)
    return [brought, tokens, poverty]


def gain_of(g: RaisingChicago, seat: int, slot: int, look: Outlook, unpaid: int) -> float:
    """What winning a project brings: its card, the building, and while it is unpaid its tile."""
    gain = card_worth(g, g.slot_card[slot], look, g.capacity(seat), True)
    if g.slot_project[slot] == FREE:
        return gain
    gain += building_worth(g, seat, slot, look)
    if unpaid < 3:
        gain += tile_worth(g, slot, look)
    return gain


def first_unpaid(g: RaisingChicago, slot: int, unpaid: int) -> int:
    """The first type that is not paid yet of a project; 3 where there is nothing to pay."""
    if g.slot_project[slot] == FREE:
        return 3
    return 0 if g.phase < 4 or slot != g.slot else unpaid


def unbid(g: RaisingChicago, seat: int, look: Outlook) -> float:
    """The first in order suffers for every project without a bid; the fewer markers are left, the
    likelier it stays without.  RC-066"""
    if g.phase >= 4 or g.order[0] != seat:
        return 0.0
    empty = 0
    for slot in range(PROJECTS):
        first = SQUARES * slot
        if g.slot_project[slot] != FREE and max(g.squares[first : first + SQUARES]) == FREE:
            empty += 1
    below = min(len(g.box.poverty) - 1, g.poverty[seat] + 1)
    step = poverty_worth(g, below, look) - poverty_worth(g, g.poverty[seat], look)
    return empty * step / (1.0 + sum(g.bids) + sum(g.neutral))


def unpaid_from(g: RaisingChicago) -> int:
    """The first type of the project under way that is not paid yet; 3 when all is paid."""
    if g.asked_step == PAY_TYPE:
        return g.arg % 3
    return 0 if g.waits(PAY) else 3


def certainty(g: RaisingChicago, seat: int, slot: int) -> float:
    """How sure a seat can be of a project: 1 once it is won."""
    if g.slot_card[slot] == FREE:
        return 0.0
    if g.phase >= 4:
        return 1.0 if g.slot_winner[slot] == seat else 0.0
    mine = g.markers_on(slot, seat)
    if mine == 0:
        return 0.0
    first = SQUARES * slot
    counts = [0] * (NEUTRAL + 1)
    firsts = [SQUARES] * (NEUTRAL + 1)
    free = 0
    for corner in range(SQUARES):
        owner = g.squares[first + corner]
        if owner == FREE:
            free += 1
        else:
            counts[owner] += 1
            firsts[owner] = min(firsts[owner], corner)
    rival = 0
    for owner in range(NEUTRAL + 1):
        if owner != seat and counts[owner] > 0:
            ahead = 1 if firsts[owner] < firsts[seat] else 0
            rival = max(rival, 2 * counts[owner] + ahead)
    if rival > 2 * mine:
        behind = (rival - 2 * mine + 1) // 2
        return WEIGHTS.behind if behind <= free and behind <= g.bids[seat] else 0.0
    to_come = sum(g.bids) - g.bids[seat] + g.neutral[seat]
    lead = mine - rival // 2 + 1 - rival % 2
    if lead > free:
        return 1.0
    threat = WEIGHTS.threat * (1.0 if lead <= 1 else 0.5 if lead == 2 else 0.2)
    return 1.0 - threat * min(1.0, to_come / 5.0)


def building_worth(g: RaisingChicago, seat: int, slot: int, look: Outlook) -> float:
    """Levels, and what the place in the city will bring; of final projects also their symbols.  In
    the last round there is no more to come there than the wards, and what others would take of
    them by this building, which `wards` counts for every building to come."""
    levels, project = g.markers_on(slot, seat), g.slot_project[slot]
    if g.box.kinds[project] == MOVE:
        return WEIGHTS.moved + levels + prestige_hope(look)
    if look.last:
        worth = WEIGHTS.last_level * levels + look.taken + look.step
    else:
        worth = WEIGHTS.level * levels + WEIGHTS.raised + look.step
    if project >= NUMBERED:
        for symbol in g.box.final_symbols[project - NUMBERED]:
            worth += g.box.match_reputation * g.symbols[SYMBOLS * seat + symbol]
    return worth


def tile_worth(g: RaisingChicago, slot: int, look: Outlook) -> float:
    """Reward and symbol token of the project tile."""
    project = g.slot_project[slot]
    worth = reward_worth(g.box.project_rewards[project], look)
    symbol = g.box.project_symbols[project]
    if symbol < 0:
        return worth
    return worth + (WEIGHTS.asterisk if symbol == ASTERISK else look.symbols[symbol])


def prestige_hope(look: Outlook) -> float:
    return WEIGHTS.prestige + 2.0 * look.step


def prestige_ahead(g: RaisingChicago, seat: int, look: Outlook) -> float:
    """A prestige building that the seat is about to place."""
    step, arg = g.asked_step, g.arg
    if g.seat != seat:
        return 0.0
    if step == PRESTIGE:
        best = max(best_plot(g, seat, tile, look) for tile in g.display if tile != FREE)
        return best + 2.0 * look.step
    if step == PRESTIGE_PLOT:
        return best_plot(g, seat, arg, look) + 2.0 * look.step
    if step == ROTATE:
        return best_turn(g, seat, arg // 40, arg % 40, look) + 2.0 * look.step
    return 0.0


def best_plot(g: RaisingChicago, seat: int, tile: int, look: Outlook) -> float:
    best = 0.0
    for plot, owner in enumerate(g.plot_owner):
        if owner == FREE and g.box.interior[plot]:
            best = max(best, best_turn(g, seat, tile, plot, look))
    return best


def best_turn(g: RaisingChicago, seat: int, tile: int, plot: int, look: Outlook) -> float:
    hits = 0
    for quarters in range(4):
        arrows = turned(g.box.prestige_arrows[tile], quarters)
        hits = max(hits, arrows_at(g, plot, arrows, seat))
    bonus = reward_worth(g.box.plot_rewards[plot], look)
    return bonus + hits * g.box.prestige_values[tile]
