"""The faces of the cards, each drawn at the origin from what is printed on it."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from burnham.kit import (
    Content,
    Ground,
    Icon,
    at,
    circle,
    ground,
    group,
    icon,
    icons_of,
    label,
    mark,
    num,
    numbered,
    path,
    rect,
    words,
)
from burnham.kit.pieces import card, deed, pile, star

PERMIT = (58.0, 78.0)
TENDER_H = 78.0

ICONS = icons_of(__package__)
FIELD_ICONS = {"build_any_colour": "any_colour", "build_any_number": "any_number"}


def permit_face(
    colour: Ground | None, number: int, symbols: Sequence[Icon], *, any_colour: bool = False
) -> Markup:
    """A building permit: its colour and number large, the two developments below."""
    w, h = PERMIT
    band = h * 0.62
    if colour is None:
        head = _wild(w, band, "four" if any_colour else "any_number")
    else:
        head = ground(
            colour,
            3,
            3,
            w - 6,
            band,
            mark(colour, 11.5, 11.5, 4.2),
            numbered(w / 2, 3 + band / 2, number, band * 0.56),
            r=2,
        )
    size = h * 0.27
    foot = [
        icon(symbol, w / 2 + (2 * i - 1) * (size / 2 + 2), h - 4 - size / 2, size)
        for i, symbol in enumerate(symbols)
    ]
    return card(w, h, head, *foot)


def _wild(w: float, band: float, which: str) -> Markup:
    return group(
        rect(3, 3, w - 6, band, r=2, fill="ochre-tint"),
        rect(3.7, 3.7, w - 7.4, band - 1.4, r=2, stroke="ochre", width=1.4),
        icon(ICONS[which], w / 2, 3 + band / 2, 28),
    )


def swatch(colour: Ground, x: float, y: float, size: float) -> Markup:
    """A small piece of a site colour with its mark, its corner at (x, y)."""
    middle = size / 2
    shape = mark(colour, x + middle, y + middle, size * 0.22)
    return ground(colour, x, y, size, size, shape, r=2, edge=1.2)


def private_face(w: float, name: str, picture: Content, points: int) -> Markup:
    """A private tender: so many points for each of what the picture shows."""
    h = TENDER_H
    each = words(41, h - 14, "×", size=13, anchor="middle")
    return deed(w, h, name, at(9, h - 31, picture), each, star(w - 26, h - 19, points), tone="verd")


def public_face(w: float, name: str, picture: Content, points: str) -> Markup:
    """A public tender: what is compared, and the points by rank or by field."""
    h = TENDER_H
    worth = label(w - 9, h - 19, w - 50, points, size=14, serif=True, bold=True, anchor="end")
    return deed(w, h, name, at(9, h - 31, picture), worth, tone="plum")


def builder_face(w: float, name: str, eighth: str, points: int) -> Markup:
    h = TENDER_H
    goal = label(34, h - 19, w - 76, eighth, size=13, serif=True)
    return deed(
        w, h, name, icon("building", 20, h - 20, 22), goal, star(w - 26, h - 19, points),
        tone="ochre", fill="ochre-tint",
    )  # fmt: skip


def gold_row(x: float, y: float) -> Markup:
    boxes = [
        rect(x + i * 9, y, 9, 12, fill="ochre-tint", stroke="ochre", width=1) for i in range(3)
    ]
    return group(*boxes)


def green_column(x: float, y: float) -> Markup:
    boxes = [rect(x, y + i * 7, 13, 7, fill="verd-tint", stroke="verd", width=1) for i in range(3)]
    return group(*boxes)


def development_face(
    w: float, h: float, which: Icon, name: str, worth: str, *, count: int, price: str = ""
) -> Markup:
    """The top of a stack of developments: picture, name, points, price, how many are left."""
    top: list[Content] = [
        icon(which, w / 2, 17.5, 28),
        label(w / 2, h - 28.5, w - 8, name, size=11, lines=2, anchor="middle"),
        icon("star", 11.5, h - 10.5, 12.5, cls="c-ochre"),
        label(20, h - 10.5, w - (44 if price else 22), worth, size=12, serif=True, bold=True),
        words(w - 6, 14, f"{count}×", size=10.5, anchor="end", bold=True),
    ]
    if price:
        top.append(
            words(w - 6, h - 6.5, price, size=12, tone="brick", anchor="end", serif=True, bold=True)
        )
    return group(pile(w, h, count), card(w, h, *top))


def rubble_heap() -> Markup:
    """Rubble on a site, in a box of 33 × 25."""
    return group(
        path("M1 24l3-8 7-2 4 10z", cls="rubble dark"),
        path("M13 24l1-9 8 1 1 8z", cls="rubble"),
        path("M22 24l1-7 6 0 3 7z", cls="rubble dark"),
        path("M8 15l3-5 6 1 1 5-5 1z", cls="rubble"),
    )


def cable_car() -> Markup:
    """The year marker, 48 × 27, its roof at the top."""
    return group(
        path("M1 8C4-1 44-1 47 8z", fill="brick", stroke="piece", width=1),
        path("M3 8h42v14H3z", fill="brick-full", stroke="piece", width=1),
        path("M7 11h7v6H7zM17.5 11h5.5v11h-5.5zM26 11h5.5v11H26zM34.5 11h7v6h-7z", fill="sheet"),
        circle(11, 24, 3, fill="brick", stroke="piece", width=0.8),
        circle(37, 24, 3, fill="brick", stroke="piece", width=0.8),
    )


def party_wall(x: float, y: float, *, upright: bool) -> Markup:
    """Two ticks that join neighbouring sites across the gap at (x, y)."""
    if upright:
        d = f"M{num(x - 6)} {num(y - 3)}v6M{num(x + 6)} {num(y - 3)}v6"
    else:
        d = f"M{num(x - 3)} {num(y - 6)}h6M{num(x - 3)} {num(y + 6)}h6"
    return path(d, stroke="line", width=1.6)
