"""In which order a player is offered where a member may go."""

from __future__ import annotations

from burnham.games.chicago_1991.box import BUILDINGS, FIGURES
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.questions import CHOOSE_ROUTE, STEPS
from burnham.games.chicago_1991.steps.routes import DUEL, TAKEN, entry
from burnham.kernel.title import Ranking

GROUPS = ("take", "attack", "own", "street", "spend")


def _rank(g: Chicago, answer: int) -> tuple[str, int]:
    """Buildings by their worth, enemies by the chance to win; the rest as the rules list it."""
    step, member = STEPS[CHOOSE_ROUTE], g.arg
    verb, field = step.verb(answer).name, step.arguments(answer).get("field", BUILDINGS)
    if verb != "go":
        return verb, 0
    meets = entry(g, member // FIGURES, field)
    if meets == TAKEN:
        return "take", g.box.worth[field]
    if meets == DUEL:
        foe = g.inside(g.standing[field], field)[0]
        return "attack", round(100 * g.box.win[g.rings[member]][g.rings[foe]])
    return ("own", g.box.worth[field]) if field < BUILDINGS else ("street", 0)


RANKINGS = {"choose_route": Ranking(GROUPS, _rank)}
