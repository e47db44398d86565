"""Things: everything on a board that an answer can mean.

A thing is named `{kind}-{value}` with the kind of the answer's word: `build site=7` lights the
thing `site-7`.  Whether it is lit, was touched by the last move or is merely there, it is drawn
by one call of `thing`, so that all games behave alike under pointer, finger, keyboard and screen
reader.  The page's script only ever looks for `data-thing`, `data-answers` and `data-piece`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from markupsafe import Markup

from burnham.kit.ink import Content, Value, at, circle, classes, group, num, path, rect, tag
from burnham.kit.scene import Scene
from burnham.kit.seats import disc

REACH = 4.0  # how far brackets stand off the thing


def thing(
    scene: Scene[Any],
    name: str,
    x: float,
    y: float,
    w: float,
    h: float,
    *content: Content,
    label: str = "",
    r: float = 3,
    ghost: Content = None,
    chosen: bool = False,
    dot: float = 0,
    cls: str = "",
) -> Markup:
    """A thing at (x, y), w × h; its content is drawn from its own top left corner.

    label   what it is called; left out, the game's text names it by kind and value
    r       corner radius of lamp, brackets and rings: as the thing's own
    ghost   what would stand here if it were chosen; shown pale under the pointer
    chosen  part of an answer under way: the frame stays, the thing rises on a lamp edge
    dot     lit as a dot of this radius, without wash and brackets: for fields of many small places
    cls     further classes, for example a ground
    """
    lamp = scene.lit.get(name)
    mover = scene.trace.get(name)
    called = label or _called(scene, name)
    attributes: dict[str, Value] = {
        "class": classes("thing", cls, lamp is not None and "lit", chosen and "chosen"),
        "data-thing": name,
        "transform": f"translate({num(x)} {num(y)})",
    }
    if lamp:
        attributes |= {
            "role": "button",
            "tabindex": 0,
            "aria-label": lamp.says or called,
            "data-answers": " ".join(map(str, lamp.answers)),
        }
    else:
        attributes |= {"role": "img", "aria-label": called}
    return tag(
        "g",
        attributes,
        # Empty places must answer to the pointer too.
        rect(0, 0, w, h, r=r, cls="reach"),
        _lamp(w, h, r, dot) if lamp or chosen else None,
        *content,
        tag("g", {"class": "ghost", "aria-hidden": "true"}, ghost) if ghost and lamp else None,
        _frame(w, h, r, dot) if lamp or chosen else None,
        _trace(w, h, r, mover) if mover is not None else None,
    )


def _called(scene: Scene[Any], name: str) -> str:
    kind, _, value = name.rpartition("-")
    return scene.text.name(kind, int(value))


def _lamp(w: float, h: float, r: float, dot: float) -> Markup:
    """The wash of light around a thing, or the dot in its middle."""
    if dot:
        return group(circle(w / 2, h / 2, dot, cls="halo"))
    return group(
        rect(-6.5, -6.5, w + 13, h + 13, r=r + 6, cls="halo far"),
        rect(-3.5, -3.5, w + 7, h + 7, r=r + 3, cls="halo"),
    )


def _frame(w: float, h: float, r: float, dot: float) -> Markup:
    """Four survey brackets; under the pointer they close to a frame.  A dot has the frame only."""
    if dot:
        return group(rect(0, 0, w, h, r=r, cls="ring"))
    o = -REACH
    right, foot = w + REACH, h + REACH
    reach = min(13, w * 0.3, h * 0.3) + REACH
    q = min(r, 10, reach)
    corners = (
        ((o, o + reach), (o, o), (o + reach, o)),
        ((right - reach, o), (right, o), (right, o + reach)),
        ((right, foot - reach), (right, foot), (right - reach, foot)),
        ((o + reach, foot), (o, foot), (o, foot - reach)),
    )
    return group(
        rect(o, o, w + 2 * REACH, h + 2 * REACH, r=r + REACH, cls="ring"),
        path("".join(_corner(*corner, q) for corner in corners), cls="bracket"),
    )


def _corner(
    start: tuple[float, float], knee: tuple[float, float], end: tuple[float, float], q: float
) -> str:
    """One bracket from start over a rounded knee to end."""

    def toward(a: tuple[float, float]) -> str:
        dx, dy = a[0] - knee[0], a[1] - knee[1]
        far = abs(dx) + abs(dy)
        return f"{num(knee[0] + dx * q / far)} {num(knee[1] + dy * q / far)}"

    return (
        f"M{num(start[0])} {num(start[1])}L{toward(start)}"
        f"Q{num(knee[0])} {num(knee[1])} {toward(end)}L{num(end[0])} {num(end[1])}"
    )


def _trace(w: float, h: float, r: float, mover: int) -> Markup:
    """Where the last move landed: a dashed ring with the mover's badge, which stays within the
    ring on the right, where a narrow board ends."""
    radius = min(9, max(7, w * 0.16))
    return group(
        rect(-3, -3, w + 6, h + 6, r=r + 3, stroke="blue", width=2, dash="5 4"),
        disc(mover, w + 3 - radius, -1, radius, flat=True),
        cls="trace",
    )


def piece(name: str, x: float, y: float, *content: Content) -> Markup:
    """A piece that moves, at (x, y).  Its name (`stone-2`) stays the same from drawing to
    drawing, so that the page can let it travel; the inner group is left free for that."""
    return at(x, y, tag("g", {"class": "piece", "data-piece": name}, *content))


def lit_last(scene: Scene[Any], named: Iterable[tuple[str, Markup]]) -> list[Markup]:
    """Things in drawing order: lit and traced ones on top, so that no neighbour covers their
    light."""
    pairs = list(named)

    def bright(name: str) -> bool:
        return name in scene.lit or name in scene.trace

    calm = [made for name, made in pairs if not bright(name)]
    return [*calm, *(made for name, made in pairs if bright(name))]
