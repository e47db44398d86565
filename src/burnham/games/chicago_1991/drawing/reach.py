"""Where a member can go, as dots, trails and tags on the map."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from markupsafe import Markup

from burnham.games.chicago_1991.box import BUILDINGS, EDGE, FIGURES, MEMBERS, NO_GANG, NONE, Box
from burnham.games.chicago_1991.drawing.streets import middle
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.questions import CHOOSE_ROUTE, CHOOSE_STREET, STEPS, THROW
from burnham.games.chicago_1991.steps.routes import QUIET, entry, reach
from burnham.kit import Scene, group, num, path, rect, words


def mover(g: Chicago) -> int:
    """The member that is asked where it goes, or NONE."""
    moving = not g.over and g.step in (STEPS[CHOOSE_ROUTE], STEPS[CHOOSE_STREET])
    return g.arg if moving else NONE


def fighters(g: Chicago) -> tuple[int, int] | None:
    """Attacker and defender of the duel that is about to be thrown."""
    if g.over or g.step is not STEPS[THROW]:
        return None
    return g.arg // MEMBERS, g.arg % MEMBERS


def is_chosen(g: Chicago, member: int) -> bool:
    """Whether it is asked where this member goes, or it is about to fight."""
    return member in (fighters(g) or (mover(g),))


def lit_fields(scene: Scene[Chicago]) -> list[int]:
    return [int(name[6:]) for name in scene.lit if name.startswith("field-")]


class Walks:
    """All that a member reaches with the points at hand, and the ways there."""

    def __init__(self, g: Chicago, member: int) -> None:
        self.g = g
        self.member = member
        self.start = g.where[member]
        reached = reach(g, member, g.points)
        quiet = [step.field for step in reached.quiet[1:]]
        self.fields = quiet + reached.ends
        self.lengths = reached.lengths
        self._order = {field: i for i, field in enumerate([self.start, *quiet])}

    def meets(self, field: int) -> int:
        return entry(self.g, self.member // FIGURES, field)

    def way(self, field: int) -> list[int]:
        """From the member's field to this one.  The search finds fields in the order of the ways
        to them, so the earliest found neighbour leads to the first of the shortest ways."""
        found = [field]
        while found[-1] != self.start:
            found.append(self._before(found[-1]))
        return found[::-1]

    def _before(self, field: int) -> int:
        nearer = self.lengths[field] - 1
        return min(
            (f for f in self.g.box.around[field]
             if self.lengths[f] == nearer and (f == self.start or self.meets(f) == QUIET)),
            key=self._order.__getitem__,
        )  # fmt: skip

    def streets(self) -> list[int]:
        """Free street fields."""
        return [f for f in self.fields if f >= BUILDINGS and self.g.standing[f] == NO_GANG]


@lru_cache(8)
def walks_of(g: Chicago, member: int) -> Walks:
    """The same walks for all that is drawn of one moment."""
    return Walks(g, member)


def dots(box: Box, fields: Sequence[int], x: float, y: float) -> str:
    """Points in the middle of fields, seen from (x, y): lines of no length with round ends."""
    found: list[str] = []
    for field in fields:
        mx, my = middle(box, field)
        found.append(f"M{num(mx - x)} {num(my - y)}h.01")
    return "".join(found)


def preview(g: Chicago, member: int, x: float, y: float) -> Markup:
    """What a member could reach: dots for streets, rings where something happens."""
    walks = walks_of(g, member)
    busy = [middle(g.box, f) for f in walks.fields if walks.meets(f) != QUIET]
    rings = "".join(f"M{num(mx - x - 14)} {num(my - y)}a14 14 0 1 0 28 0a14 14 0 1 0-28 0z"
                    for mx, my in busy)  # fmt: skip
    return group(
        path(dots(g.box, walks.streets(), x, y), stroke="lamp", width=6, cls="joined"),
        path(rings, stroke="lamp", width=3),
    )


def trail(box: Box, fields: list[int], x: float, y: float) -> Markup:
    """A way as a broken line, seen from (x, y); a jump over the edge leaves a gap."""
    d, before = "", NONE
    for field in fields:
        mx, my = middle(box, field)
        jump = before == NONE or (
            box.kind[before] == EDGE == box.kind[field] and not _touch(box, before, field)
        )
        d += f"{'M' if jump else 'L'}{num(mx - x)} {num(my - y)}"
        before = field
    return path(d, stroke="lamp-line", width=4, dash="0.1 7", cls="joined")


def _touch(box: Box, a: int, b: int) -> bool:
    return abs(box.left[a] - box.left[b]) + abs(box.top[a] - box.top[b]) == 1


def price_tag(x: float, y: float, points: int, *, own: bool) -> Markup:
    """The points it takes to get there, at the right lower corner (x, y) of a building: bright on
    one that can be taken, dark on one's own."""
    say = str(points)
    w = 7.6 * len(say) + 8
    return group(
        rect(x - w, y - 9, w, 18, r=9, fill="well" if own else "lamp", stroke="lamp", width=1.2),
        words(x - w / 2, y + 4.6, say, size=13.5, anchor="middle", bold=True,
              tone="lamp" if own else "well"),
    )  # fmt: skip


def veil(w: float, h: float) -> Markup:
    """Dims the light around a building that is one's own already."""
    off = 8.0
    return rect(-off, -off, w + 2 * off, h + 2 * off, r=6, fill="well", opacity=0.55)


def odds_tag(x: float, y: float, chance: float) -> Markup:
    """The attacker's chance in a fight, centred on (x, y)."""
    w = 39.0
    return group(
        rect(x - w / 2, y - 9, w, 18, r=2, fill="brick-tint", stroke="brick", width=1.2),
        words(x, y + 4.6, f"{100 * chance:.0f} %", size=13.5, anchor="middle", bold=True,
              tone="brick"),
    )  # fmt: skip
