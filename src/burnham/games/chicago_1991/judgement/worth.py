"""What a position is worth to a seat: the FT each of its gangs may expect, and a victory by goal.

Wealth in hand counts in full.  Buildings count by the payouts they may still bring, less the risk
of losing them; a member by what it can get to and by who can get to it; a goal by the chance that
all it takes is held in the end.  Dice that are about to fall count by their chances.
"""

from __future__ import annotations

from burnham.games.chicago_1991.box import FIGURES, MEMBERS
from burnham.games.chicago_1991.judgement.board import Board
from burnham.games.chicago_1991.judgement.goals import Hopes
from burnham.games.chicago_1991.judgement.outlook import Outlook
from burnham.games.chicago_1991.judgement.weights import WEIGHTS
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.questions import THROW
from burnham.games.chicago_1991.steps.duels import conclude, wear
from burnham.kernel.position import NOBODY


def value(g: Chicago, seat: int) -> float:
    """What one seat may expect."""
    return expected(g, [seat])[0]


def values(g: Chicago) -> list[float]:
    """What every seat may expect."""
    return expected(g, list(range(g.seats)))


def expected(g: Chicago, seats: list[int]) -> list[float]:
    """The FT that each gang of these seats may expect, and what hopes of a goal are worth."""
    if not g.agenda:
        return [result(g, seat) for seat in seats]
    if g.asked_step == THROW:
        return before_throw(g, seats)
    board = Board(g)
    hopes = [Hopes(board, seat) for seat in range(g.seats)]
    victories = [one.victory() for one in hopes]
    found: list[float] = []
    for seat in seats:
        rival = max(victories[:seat] + victories[seat + 1 :])
        hope = victories[seat] - WEIGHTS.threat * rival
        found.append(wealth(board, hopes[seat]) + WEIGHTS.victory * hope)
    return found


def wealth(board: Board, hopes: Hopes) -> float:
    """The FT that each gang of a seat may expect."""
    g = board.g
    gangs = g.gangs_of(hopes.seat)
    total = 0.0
    for gang in gangs:
        total += hand(g, gang) + Outlook(board, hopes, gang).worth()
    if g.storming:
        total += assault(board, hopes.seat)
    return total / len(gangs)


def result(g: Chicago, seat: int) -> float:
    """The end of the game: wealth, and who won by a goal."""
    gangs = g.gangs_of(seat)
    total = sum([hand(g, gang) for gang in gangs]) / len(gangs)
    if g.winner == NOBODY:
        return total
    return total + WEIGHTS.victory * (1.0 if g.winner == seat else -WEIGHTS.threat)


def hand(g: Chicago, gang: int) -> float:
    """Cash and members, on the board or waiting."""
    total = float(g.cash[gang])
    for m in range(gang * FIGURES, gang * FIGURES + FIGURES):
        total += g.box.value[g.rings[m]]
    return total


def before_throw(g: Chicago, seats: list[int]) -> list[float]:
    """The mean over all ends of the duel whose dice are about to fall."""
    attacker, defender = g.arg // MEMBERS, g.arg % MEMBERS
    rings, rings2 = g.rings[attacker], g.rings[defender]
    totals = [0.0] * len(seats)
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
            for i, worth in enumerate(expected(after, seats)):
                totals[i] += chance * worth
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
