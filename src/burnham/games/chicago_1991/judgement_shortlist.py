"""What a player looks at when there is no time for everything: one look at the board instead of one
behind every answer."""

from __future__ import annotations

from burnham.games.chicago_1991.box import FIELDS
from burnham.games.chicago_1991.judgement_board import Board
from burnham.games.chicago_1991.judgement_goals import Hopes
from burnham.games.chicago_1991.judgement_outlook import Outlook
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.questions import CHOOSE_MEMBER, CHOOSE_ROUTE
from burnham.games.chicago_1991.steps.routes import DUEL, TAKEN, entry


def shortlist(g: Chicago, answers: list[int]) -> list[int]:
    """The answers to look at closely."""
    step = g.agenda[-3]
    if step == CHOOSE_MEMBER:
        return [best_mover(g, answers)]
    return routes(g, answers) if step == CHOOSE_ROUTE else answers


def outlook_now(g: Chicago) -> Outlook:
    board = Board(g)
    return Outlook(board, Hopes(board, g.leader[g.gang]), g.gang)


def best_mover(g: Chicago, members: list[int]) -> int:
    """The member whose best route brings most."""
    outlook = outlook_now(g)
    gains = [outlook.route(member) for member in members]
    return members[gains.index(max(gains))]


def routes(g: Chicago, answers: list[int]) -> list[int]:
    """The best target, or the ways to spend the points if that is better than any target."""
    member = g.agenda[-1]
    outlook = outlook_now(g)
    target = outlook.best_target(member)
    if target.gain > outlook.idle(member):
        return [target.field]
    calm = [a for a in answers if a >= FIELDS or entry(g, g.gang, a) not in (TAKEN, DUEL)]
    return calm or [target.field]
