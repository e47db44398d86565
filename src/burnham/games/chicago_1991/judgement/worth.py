"""What a position is worth to a seat: the FT each of its gangs may expect, and a victory by goal.

Wealth in hand counts in full.  Buildings count by the payouts they may still bring, less the risk
of losing them; a member by what it can get to and by who can get to it; a goal by the chance that
all it takes is held in the end.  Dice that are about to fall count by their chances.
"""

from __future__ import annotations

from typing import Final

from burnham.games.chicago_1991.box import MEMBERS
from burnham.games.chicago_1991.judgement.board import Board
from burnham.games.chicago_1991.judgement.goals import Hopes
from burnham.games.chicago_1991.judgement.outlook import Outlook
from burnham.games.chicago_1991.judgement.weights import WEIGHTS
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.questions import THROW
from burnham.games.chicago_1991.steps.duels import conclude, wear
from burnham.kernel.position import NOBODY

TURN: Final = 7
"""The number of the term that is about the open question."""

TERMS: Final[tuple[str, ...]] = (
    "cash",
    "members",
    "strength",
    "buildings",
    "sets",
    "targets",
    "dangers",
    "turn",
    "goals",
    "rivals_goals",
)
"""What the judgement is made of.  `members` are counted by their value and `strength` is what they
are worth beyond it, `turn` is what can still be done with the points of this turn."""


def value(g: Chicago, seat: int) -> float:
    """What one seat may expect."""
    return sum(weighed(g, [seat])[0])


def values(g: Chicago) -> list[float]:
    """What every seat may expect."""
    return [sum(terms) for terms in weighed(g, list(range(g.seats)))]


def weigh(g: Chicago, seat: int) -> list[float]:
    """What one seat may expect, by TERMS."""
    return weighed(g, [seat])[0]


def weighed(g: Chicago, seats: list[int]) -> list[list[float]]:
    """The FT that each gang of these seats may expect, and what hopes of a goal are worth."""
    if not g.agenda:
        return [result(g, seat) for seat in seats]
    if g.asked_step == THROW:
        return before_throw(g, seats)
    board = Board(g)
    hopes = [Hopes(board, seat) for seat in range(g.seats)]
    victories = [one.victory() for one in hopes]
    found: list[list[float]] = []
    for seat in seats:
        rival = max(victories[:seat] + victories[seat + 1 :])
        terms = wealth(board, hopes[seat])
        terms.append(WEIGHTS.victory * victories[seat])
        terms.append(-WEIGHTS.victory * WEIGHTS.threat * rival)
        found.append(terms)
    return found


def wealth(board: Board, hopes: Hopes) -> list[float]:
    """What each gang of a seat may expect of all terms but the goals, in the mean."""
    g = board.g
    gangs = g.gangs_of(hopes.seat)
    terms = [0.0] * TURN + [assault(board, hopes.seat) if g.storming else 0.0]
    for gang in gangs:
        outlook = Outlook(board, hopes, gang)
        of_gang = [float(g.cash[gang]), float(g.worth_of_members(gang)), *outlook.terms()]
        for i, worth in enumerate(of_gang):
            terms[i] += worth
    return [worth / len(gangs) for worth in terms]


def result(g: Chicago, seat: int) -> list[float]:
    """The end of the game: wealth, and who won by a goal."""
    gangs = g.gangs_of(seat)
    terms = [0.0] * len(TERMS)
    for gang in gangs:
        terms[0] += g.cash[gang] / len(gangs)
        terms[1] += g.worth_of_members(gang) / len(gangs)
    if g.winner == seat:
        terms[-2] = WEIGHTS.victory
    elif g.winner != NOBODY:
        terms[-1] = -WEIGHTS.victory * WEIGHTS.threat
    return terms


def before_throw(g: Chicago, seats: list[int]) -> list[list[float]]:
    """The mean over all ends of the duel whose dice are about to fall."""
    attacker, defender = g.arg // MEMBERS, g.arg % MEMBERS
    rings, rings2 = g.rings[attacker], g.rings[defender]
    totals = [[0.0] * len(TERMS) for _ in seats]
    for chance, ties, side in g.box.ends[rings][rings2]:
        if chance > 0.0:
            after = g.clone()
            after.unask()
            for _ in range(ties):
                wear(after, attacker)
                wear(after, defender)
            conclude(after, attacker, defender, side, rings, rings2)
            if not after.storming:
                after.settle()
            for total, terms in zip(totals, weighed(after, seats), strict=True):
                for i, worth in enumerate(terms):
                    total[i] += chance * worth
    return totals


def assault(board: Board, seat: int) -> float:
    """What the stronger side of an assault may win of the other (variant I)."""
    g = board.g
    ours = theirs = 0.0
    for one in board.members:
        if one.field == g.stormed:
            if one.side == seat:
                ours += g.box.value[one.rings]
            else:
                theirs += g.box.value[one.rings]
    if ours == 0.0 or theirs == 0.0:
        return 0.0
    odds = ours * ours / (ours * ours + theirs * theirs)
    return (g.box.worth[g.stormed] + ours + theirs) * (odds - 0.5)
