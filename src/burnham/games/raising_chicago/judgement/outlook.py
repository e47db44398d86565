"""What the rest of the game holds, and what things are worth by it."""

from __future__ import annotations

from typing import Final

from burnham.games.raising_chicago.box import (
    ASTERISK,
    EXPANSION,
    EXPERTISE,
    FAVOR,
    FREE,
    NUMBERED,
    RAISE,
    REPUTATION,
    RESOURCE,
    WILD,
    Reward,
)
from burnham.games.raising_chicago.judgement.weights import WEIGHTS
from burnham.games.raising_chicago.position import RaisingChicago

WON_PER_ROUND: Final = [1.74, 1.63, 1.25]
"""How many projects a player wins in a round, with two, three and four players."""


class Outlook:
    """What the rest of the game holds for a seat."""

    def __init__(self, g: RaisingChicago, seat: int) -> None:
        resolved = 1 if g.phase >= 5 else 0
        self.rounds = float(g.box.rounds - g.round + 1 - resolved)  # still to be carried out
        self.past = min(1.0, ((g.round - 1) * 5 + g.phase) / (5.0 * g.box.rounds))
        self.left = min(1.0, self.rounds / 4.0)
        self.pace = WON_PER_ROUND[g.seats - 2]
        last = self.last = g.round == g.box.rounds
        # What is won by then is paid as it costs: expertise has nothing more to save.
        self.projects = 0.0 if last and g.phase >= 4 else self.pace * self.rounds
        # After the last round a token only helps the personal project.
        self.usual_cost = 0.0 if last else g.box.usual_costs[g.round]
        self.token = 0.1 if last else WEIGHTS.token
        self.spare = 0.1 if last else WEIGHTS.spare
        self.wild = 0.2 if last else WEIGHTS.wild
        self.favor = 0.5 if last else WEIGHTS.favor
        self.step = WEIGHTS.step * min(1.0, 0.15 * self.rounds + 0.2)
        self.expansion = WEIGHTS.expansion * self.token * self.rounds
        self.symbols = symbol_worths(g, seat)
        self.taken = WEIGHTS.taken / (g.seats - 1)
        self.to_raise = raises_left(g) if last else 0


def raises_left(g: RaisingChicago) -> int:
    """Buildings that are still to be raised in this round, by whomever."""
    left = 0
    for project in g.slot_project:
        if project != FREE and g.box.kinds[project] == RAISE:
            left += 1
    return left


def poverty_worth(g: RaisingChicago, steps: int, look: Outlook) -> float:
    """Early steps are dearer than they look: each makes all later ones fall deeper."""
    printed = float(g.box.poverty[steps])
    return look.past * printed + (1.0 - look.past) * min(printed, -WEIGHTS.poverty_step * steps)


def tokens_worth(
    g: RaisingChicago, seat: int, stock: list[int], wild: int, favor: int, look: Outlook
) -> float:
    """What the next round will need counts in full, more than that much less."""
    worth = look.wild * wild + look.favor * favor
    for t in range(3):
        saved = look.usual_cost if g.unlimited(seat, t) else float(g.permanents(seat, t))
        demand = WEIGHTS.reserve * look.pace * max(0.0, look.usual_cost - saved)
        amount = float(stock[t])
        worth += look.token * min(amount, demand) + look.spare * max(0.0, amount - demand)
    return worth


def reward_worth(reward: Reward, look: Outlook) -> float:
    kind = reward.kind
    if kind == RESOURCE:
        return look.token * reward.amount
    if kind == WILD:
        return look.wild * reward.amount
    if kind == FAVOR:
        return look.favor * reward.amount
    if kind == REPUTATION:
        return float(reward.amount)
    if kind == EXPERTISE:
        return 1.6 * look.step * reward.amount
    if kind == EXPANSION:
        return look.expansion
    return 0.0


def card_worth(g: RaisingChicago, card: int, look: Outlook, place: int, fresh: bool) -> float:
    """What a card brings before it is pushed out; `place` is how many slots it has before it."""
    if g.side.once[card]:
        return reward_worth(g.side.bonus[card], look) if fresh else 0.0
    return look.token * min(look.rounds, place / look.pace)


def symbol_worths(g: RaisingChicago, seat: int) -> list[float]:
    """What a token of each symbol brings with the final projects one has, and hopes to have."""
    weights = [0.0] * ASTERISK
    hope = 0.8 / (g.seats + g.setup.neutral)
    for plot, owner in enumerate(g.plot_owner):
        if owner == seat and g.plot_tile[plot] >= NUMBERED:
            weigh_symbols(g, weights, g.plot_tile[plot], 1.0)
    for tile in g.finals:
        weigh_symbols(g, weights, tile, hope)
    for tile in g.slot_project:
        if tile >= NUMBERED and g.phase < 4:
            weigh_symbols(g, weights, tile, hope)
    return [g.box.match_reputation * weight for weight in weights]


def weigh_symbols(g: RaisingChicago, weights: list[float], tile: int, weight: float) -> None:
    """Add a final project to the weights of its symbols."""
    for symbol in g.box.final_symbols[tile - NUMBERED]:
        weights[symbol] += weight
