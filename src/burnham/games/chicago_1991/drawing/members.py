"""Members: stacks of rings in elevation, so that strength is height."""

from __future__ import annotations

from markupsafe import Markup

from burnham.kit import Ground, ellipse, group, path, remembered
from burnham.kit.grounds import MARKS, mark_path

LIFT = 0.57
"""The height of a ring, in parts of a member's half width."""


@remembered
def member(kind: Ground, x: float, y: float, rings: int, *, r: float = 9) -> Markup:
    """A person of some strength: a stack of rings, and for a head the mark of its colour.  The
    foot is centred on (x, y).  The outline is dark on the dark boards it stands on."""
    lift, edge = r * LIFT, max(1.0, r * 0.12)
    stack = [
        ellipse(x, y - k * lift, r, r * 0.42, fill="mark", stroke="well", width=edge)
        for k in range(rings)
    ]
    head = mark_path(MARKS[kind], x, y - rings * lift - r * 0.4, r * 0.54)
    return group(
        ellipse(x + 1, y + 2, r, r * 0.44, fill="cast", cls="cast"),
        *stack,
        path(head, fill="mark", stroke="well", width=edge, cls="joined"),
        cls=f"ground-{kind}",
    )
