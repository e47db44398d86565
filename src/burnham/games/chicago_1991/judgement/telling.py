"""What hints tell of the judgement beyond its terms: single buildings."""

from __future__ import annotations

from burnham.games.chicago_1991.box import BUILDINGS, NO_GANG
from burnham.games.chicago_1991.judgement.outlook import CHEAP
from burnham.games.chicago_1991.position import Chicago


def holds(g: Chicago, seat: int) -> list[tuple[str, int]]:
    """The buildings that the seat's gangs own, as far as they are worth watching."""
    found: list[tuple[str, int]] = []
    for b in range(BUILDINGS):
        owner = g.owner[b]
        if owner != NO_GANG and g.leader[owner] == seat and g.box.worth[b] >= CHEAP:
            found.append(("field", b))
    return found
