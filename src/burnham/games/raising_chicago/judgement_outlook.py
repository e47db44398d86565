"""What the rest of the game holds, and what things are worth by it."""

from __future__ import annotations

from typing import Final

from burnham.games.raising_chicago.box import (
    EXPANSION,
    EXPERTISE,
    FAVOR,
    REPUTATION,
    RESOURCE,
    WILD,
    Reward,
)
from burnham.games.raising_chicago.position import RaisingChicago

WON_PER_ROUND: Final = [1.74, 1.63, 1.25]
"""How many projects a player wins in a round, with two, three and four players."""

TOKEN: Final = 0.35
WILD_TOKEN: Final = 0.55
FAVOR_TOKEN: Final = 1.8
STEP: Final = 0.55
EXPANSION_SHARE: Final = 0.45
POVERTY_STEP: Final = 3.0


class Outlook:
    """What the rest of the game holds for every seat alike."""

    def __init__(self, g: RaisingChicago) -> None:
        resolved = 1 if g.phase >= 5 else 0
        self.rounds = float(g.box.rounds - g.round + 1 - resolved)  # still to be carried out
        self.past = min(1.0, ((g.round - 1) * 5 + g.phase) / (5.0 * g.box.rounds))
        self.pace = WON_PER_ROUND[g.seats - 2]
        self.projects = self.pace * self.rounds
        # In the last round a token only helps the personal project.
        self.token = TOKEN * min(1.0, 0.25 + 0.25 * self.rounds)
        self.wild = WILD_TOKEN * min(1.0, 0.3 + 0.25 * self.rounds)
        self.favor = FAVOR_TOKEN * min(1.0, 0.3 + 0.25 * self.rounds)
        self.step = STEP * min(1.0, 0.15 * self.rounds + 0.2)
        self.expansion = EXPANSION_SHARE * self.token * self.rounds


def poverty_worth(g: RaisingChicago, steps: int, look: Outlook) -> float:
    """Early steps are dearer than they look: each makes all later ones fall deeper."""
    printed = float(g.box.poverty[steps])
    return look.past * printed + (1.0 - look.past) * min(printed, -POVERTY_STEP * steps)


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
