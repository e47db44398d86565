"""How lucky a duel's dice fell: who is left by them, less what was to be expected.

Most of what tells two tries of one answer apart is who won the duels in them (docs/bots.md).
"""

from __future__ import annotations

from burnham.games.chicago_1991.box import ATTACKER, DEFENDER, FIGURES, MEMBERS, STRENGTHS
from burnham.games.chicago_1991.judgement.weights import HABITS
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.questions import THROW


def luck(g: Chicago, answer: int, seat: int) -> float:
    """Give an answer; if it throws dice, tells how lucky that was for a seat, in FT."""
    if g.asked_step != THROW:
        g.take(answer)
        return 0.0
    attacker, defender = g.arg // MEMBERS, g.arg % MEMBERS
    side, side2 = g.leader[attacker // FIGURES], g.leader[defender // FIGURES]
    worth = [0.0, HABITS.kill1, HABITS.kill2, HABITS.kill3, HABITS.kill4]
    expected = expected_lead(g, g.rings[attacker], g.rings[defender], worth)
    g.take(answer)
    gain = worth[g.rings[attacker]] - worth[g.rings[defender]] - expected
    if seat == side:
        return gain
    return -gain if seat == side2 else 0.0


def expected_lead(g: Chicago, rings: int, rings2: int, worth: list[float]) -> float:
    """By how much the attacker will be worth more than the defender, in the mean of all throws."""
    total = 0.0
    for chance, ties, side in g.box.ends[rings][rings2]:
        if side == ATTACKER:
            total += chance * worth[min(rings - ties + 1, STRENGTHS - 1)]
        elif side == DEFENDER:
            total -= chance * worth[min(rings2 - ties + 1, STRENGTHS - 1)]
    return total
