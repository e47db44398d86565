"""Buildings: seen from above, with the owner's colour as their cornice.

An empty building shows its value large; one with a member inside makes room for it.
"""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from burnham.games.chicago_1991.box import CASINO, HOME, NO_GANG, QUARTER, Box
from burnham.games.chicago_1991.drawing.gangs import COLOURS, THOUSAND, chip, thousands
from burnham.games.chicago_1991.drawing.streets import CELL, INSET
from burnham.games.chicago_1991.position import Chicago
from burnham.kit import at, circle, ground, group, line, mark, path, rect, words

CORNICE = 3.2


def size(box: Box, building: int) -> tuple[float, float]:
    return box.wide[building] * CELL - 2 * INSET, box.high[building] * CELL - 2 * INSET


class House(NamedTuple):
    """A building as it is drawn; `held` says that somebody is inside."""

    number: int
    owner: int
    held: bool
    idle: bool


def house_of(g: Chicago, building: int) -> House:
    held = g.standing[building] != NO_GANG
    return House(building, g.owner[building], held, g.idle(building))


def house(box: Box, shown: House) -> Markup:
    """A building from its own top left corner."""
    w, h = size(box, shown.number)
    owner = shown.owner
    content = [_roof(box, shown.number, w, h), _value(box, shown, w, h)]
    if owner == NO_GANG:
        return group(
            rect(0, 0, w, h, r=2, fill="sheet", cls="wash"),
            rect(0.7, 0.7, w - 1.4, h - 1.4, r=2, stroke="soft", width=1.4, cls="edge"),
            *content,
        )
    return ground(COLOURS[owner], 0, 0, w, h, *content, r=2, edge=CORNICE, night=True)


def _roof(box: Box, building: int, w: float, h: float) -> Markup | None:
    """What kind of house it is: a casino, a home bar, a bar at the plaza."""
    if box.kind[building] == CASINO:
        return _wheel(w / 2, h / 2)
    if box.kind[building] == HOME:
        own = COLOURS[building // QUARTER]
        return group(mark(own, w / 2, h / 2, 17), cls=f"ground-{own}", opacity=0.3)
    if building in box.plaza_bars:
        return rect(
            5.5, 5.5, w - 11, h - 11, r=1, stroke="lamp", width=1.2, dash="1 3", cls="joined"
        )
    return None


def _wheel(x: float, y: float) -> Markup:
    spokes = "M0 -26V-12M0 12V26M-26 0H-12M12 0H26M-18.4 -18.4L-8.5 -8.5M8.5 8.5L18.4 18.4"
    spokes += "M18.4 -18.4L8.5 -8.5M-8.5 8.5L-18.4 18.4"
    return at(
        x,
        y,
        circle(0, 0, 30, fill="well", stroke="ochre", width=1.4),
        circle(0, 0, 26, stroke="ochre", width=0.8),
        path(spokes, stroke="ochre", width=0.9),
        circle(0, 0, 12.5, fill="sheet", stroke="ochre", width=1.2),
    )


def _value(box: Box, shown: House, w: float, h: float) -> Markup:
    """What it is worth, the larger the more; and the owner's chip in the corner."""
    worth = box.worth[shown.number]
    say, owner = thousands(worth), _owner(shown.owner, w - 9.5, 9.5)
    if shown.held:
        return group(_number(10.5, 11, say, 13.5), owner)
    if box.kind[shown.number] == CASINO:
        # Variant II: a casino without a member pays nothing.
        strike = line(w / 2 - 10, h / 2 + 5, w / 2 + 10, h / 2 - 5, stroke="brick", width=2)
        return group(_number(w / 2, h / 2, say, 17), strike if shown.idle else None, owner)
    return group(_number(w / 2, h / 2, say, min(24, 15 + worth / THOUSAND * 1.8)), owner)


def _number(x: float, y: float, say: str, size: float) -> Markup:
    return words(x, y + size * 0.34, say, size=size, anchor="middle", serif=True, bold=True)


def _owner(owner: int, x: float, y: float, r: float = 6) -> Markup:
    """The chip, or the empty circle that is printed where nobody owns."""
    if owner == NO_GANG:
        return circle(x, y, r - 1.5, stroke="soft", width=1.1)
    return chip(owner, x, y, r)
