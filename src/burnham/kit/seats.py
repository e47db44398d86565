"""Seats: the colour is the game's, the roof is the seat's.

People stand in elevation: stones, badges and buildings show their seat's roof, have an outline
and are the only things that cast a shadow.  A seat is a number from 0; its class `seat-2` gives
the colour that `seat_colours` has named on the page or the drawing around it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from markupsafe import Markup

from burnham.kit.ink import (
    Value,
    at,
    circle,
    classes,
    ellipse,
    group,
    num,
    path,
    remembered,
    tag,
    words,
)

Hue = Literal[
    "orange",
    "black",
    "turquoise",
    "white",
    "yellow",
    "red",
    "green",
    "blue",
    "purple",
    "brown",
    "grey",
]

# Gable, parapet, dome, spire: 24 × 24, standing on y = 22.
ROOFS = (
    "M4 22V11l8-7.5L20 11v11z",
    "M4.5 22V9.5L3 8V4h4v2.2h3V4h4v2.2h3V4h4v4l-1.5 1.5V22z",
    "M4.5 22v-8.5a7.5 7.5 0 0 1 6.7-7.4V3.5h1.6v2.6a7.5 7.5 0 0 1 6.7 7.4V22z",
    "M4 22v-8.5h4.5V9L12 2.5 15.5 9v4.5H20V22z",
)
WINDOWS = (
    "M12 10.5v3M8.5 17.5v4M12 17.5v4M15.5 17.5v4",
    "M8.5 11.5v3.5M12 11.5v3.5M15.5 11.5v3.5M8.5 18v3.5M12 18v3.5M15.5 18v3.5",
    "M4.8 13.5h14.4M8.5 16.5v5M12 16.5v5M15.5 16.5v5",
    "M12 9v3.5M7 17v4.5M12 16v5.5M17 17v4.5",
)


def seat_class(seat: int | None) -> str:
    return "seat-none" if seat is None else f"seat-{seat}"


def seat_colours(hues: Sequence[Hue]) -> dict[str, str]:
    """The attributes that give the seats their colours; put them on a page's table or a drawing's
    root.  Attributes, because pages allow no inline styles."""
    return {f"data-seat-{seat}": hue for seat, hue in enumerate(hues)}


@remembered
def roof(seat: int, x: float, y: float, size: float) -> Markup:
    """The bare roof in the colour that stands on the seat's own; its centre at (x, y)."""
    shape = path(ROOFS[seat % len(ROOFS)], fill="on-seat")
    return at(x - size / 2, y - size / 2 - size * 0.03, shape, scale=size / 24)


@remembered
def disc(seat: int | None, x: float, y: float, r: float, *, flat: bool = False) -> Markup:
    """A stone, a marker or a badge: a disc with the seat's roof; without a seat a neutral one.
    `flat` leaves the shadow away."""
    shadow = None if flat else ellipse(x, y + r * 0.3, r, r, fill="cast", cls="cast")
    face = roof(seat, x, y, r * 1.46) if seat is not None else _cross(x, y, r)
    edge = max(1, min(1.6, r * 0.11))
    body = circle(x, y, r, fill="seat", stroke="piece", width=edge)
    return group(shadow, body, face, cls=seat_class(seat))


def _cross(x: float, y: float, r: float) -> Markup:
    s = r * 0.38
    d = f"M{num(x - s)} {num(y - s)}L{num(x + s)} {num(y + s)}M{num(x + s)} {num(y - s)}"
    return path(f"{d}L{num(x - s)} {num(y + s)}", stroke="on-seat", width=r * 0.2)


@remembered
def building(
    seat: int, x: float, y: float, size: float, *, pale: bool = False, shadow: bool = True
) -> Markup:
    """A building in elevation, standing with its foot's centre on (x, y).  `pale` is a building
    that is not yet there: in the supply, or the ghost of one."""
    k = size / 24
    which = seat % len(ROOFS)
    ground = path(f"M{num(-8)} 0H8L12 2.6H-4z", fill="cast", cls="cast")
    return at(
        x,
        y,
        at(0, 0, ground, scale=k) if shadow and not pale else None,
        at(
            -12 * k,
            -22 * k,
            path(ROOFS[which], fill="seat", stroke="piece", width=1.3, cls="joined"),
            path(WINDOWS[which], stroke="on-seat", width=1.1, opacity=0.85, cls="joined"),
            scale=k,
        ),
        cls=classes(seat_class(seat), "pale" if pale else ""),
    )


BadgeSize = Literal["small", "", "large"]  # 20, 28 and 44 px


@remembered
def badge(seat: int | None, size: BadgeSize = "", *, title: str = "") -> Markup:
    """A seat's badge for a page: 20, 28 or 44 px.  An empty seat is a dashed ring."""
    silent: dict[str, Value] = {
        "class": classes("badge", size, seat_class(seat), seat is None and "empty"),
        "role": "img" if title else None,
        "aria-label": title,
        "aria-hidden": None if title else "true",
    }
    if seat is None:
        return tag("span", silent, "+")
    face = path(ROOFS[seat % len(ROOFS)], fill="on-seat")
    return tag("span", silent, tag("svg", {"viewBox": "0 0 24 24"}, face))


@remembered
def stone(seat: int | None, x: float, y: float, r: float) -> Markup:
    """A stone seen in elevation: a disc of some thickness that lies on the board."""
    rim = (
        f"M{num(x - r)} {num(y)}v{num(r * 0.22)}a{num(r)} {num(r)} 0 0 0 {num(2 * r)} 0"
        f"v{num(-r * 0.22)}"
    )
    return group(
        ellipse(x + r * 0.1, y + r * 0.38, r, r, fill="cast", cls="cast"),
        path(rim, fill="seat", stroke="piece", width=1.3),
        path(rim, fill="cast", opacity=0.25),
        disc(seat, x, y, r, flat=True),
        cls=seat_class(seat),
    )


@remembered
def count_badge(x: float, y: float, say: str | int, *, r: float = 8) -> Markup:
    """A small number on a clear disc, for stocks and stacks."""
    return group(
        circle(x, y, r, fill="sheet", stroke="line", width=1),
        words(x, y + r * 0.46, say, size=r * 1.35, anchor="middle", bold=True),
    )
