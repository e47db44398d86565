"""What hints tell of the judgement beyond its terms: single goals, targets and buildings."""

from __future__ import annotations

from burnham.games.chicago_1991.box import BUILDINGS, NO_GANG
from burnham.games.chicago_1991.judgement.board import Board
from burnham.games.chicago_1991.judgement.goals import Hopes
from burnham.games.chicago_1991.judgement.outlook import CHEAP, Outlook
from burnham.games.chicago_1991.judgement.weights import WEIGHTS
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.questions import CHOOSE_ROUTE, THROW
from burnham.kernel.position import NOBODY
from burnham.kernel.title import Detail


def details(g: Chicago, seat: int) -> list[Detail]:
    """By which goal the seat may win, and by which its best rival; where the member that is about
    to move had best go.  Nothing of dice about to fall, where the judgement is a mean over all
    ends, and nothing at the end."""
    if not g.agenda or g.asked_step == THROW:
        return []
    board = Board(g)
    hopes = [Hopes(board, one) for one in range(g.seats)]
    rival = max(hopes[:seat] + hopes[seat + 1 :], key=lambda one: one.victory())
    found = [
        Detail("goals", "goal", hopes[seat].likeliest(), WEIGHTS.victory * hopes[seat].victory()),
        Detail(
            "rivals_goals",
            "goal",
            rival.likeliest(),
            -WEIGHTS.victory * WEIGHTS.threat * rival.victory(),
        ),
    ]
    if g.asked_step == CHOOSE_ROUTE and g.leader[g.gang] == seat:
        outlook = Outlook(board, hopes[seat], g.gang)
        field = outlook.aim(g.arg)
        if field != NOBODY:
            brings = outlook.asked() / len(g.gangs_of(seat))
            found.append(Detail("turn", "field", field, brings))
    return found


def holds(g: Chicago, seat: int) -> list[tuple[str, int]]:
    """The buildings that the seat's gangs own, as far as they are worth watching."""
    found: list[tuple[str, int]] = []
    for b in range(BUILDINGS):
        owner = g.owner[b]
        if owner != NO_GANG and g.leader[owner] == seat and g.box.worth[b] >= CHEAP:
            found.append(("field", b))
    return found
