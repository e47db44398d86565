"""What the variables of many things have in common."""

from __future__ import annotations

from burnham.games.raising_chicago.box import BASIC, FREE, NEUTRAL, REWARDS, Reward
from burnham.games.raising_chicago.position import RaisingChicago


def owned(owner: int) -> dict[str, int | str]:
    """Whose it is: a player's, by name, or the non-player color's, or nobody's."""
    if owner == NEUTRAL:
        return {"whose": "neutral", "seat": 0}
    return {"whose": "nobody" if owner == FREE else "player", "seat": max(owner, 0)}


def given(reward: Reward) -> dict[str, int | str]:
    """For the text `plain-reward`."""
    which = BASIC[reward.which] if reward.which >= 0 else ""
    return {"kind": REWARDS[reward.kind], "which": which, "amount": reward.amount}


def when(this: int, now: int) -> str:
    return "now" if this == now else "over" if this < now else "later"


def is_player(g: RaisingChicago) -> bool:
    return 0 <= g.viewer < g.seats


def signed(points: int) -> str:
    return str(points).replace("-", "−")
