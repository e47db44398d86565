"""What lies on a table and belongs to nobody yet: cards, stacks, slots, cubes, coins, tracks.

All of it is seen in plan: an ink edge of 1.2, corners of radius 4, flat washes, no shadow.
"""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from burnham.kit.grounds import Ground, ground, hatching, numbered
from burnham.kit.icons import Icon, icon
from burnham.kit.ink import (
    Content,
    Tone,
    at,
    circle,
    group,
    hushed,
    line,
    num,
    path,
    polygon,
    rect,
    remembered,
    words,
)
from burnham.kit.letters import caps_width, fit, label, width

EDGE = 1.2
CORNER = 4.0


# ------------------------------------------------------------------ cards, piles and slots
def card(
    w: float,
    h: float,
    *content: Content,
    fill: Tone = "sheet",
    edge: Tone = "line",
    frame: Tone | None = None,
) -> Markup:
    """A card at the origin.  `frame` draws a second, thin line inside, as on a deed."""
    inner = rect(4, 4, w - 8, h - 8, r=2, stroke=frame, width=0.8) if frame else None
    body = rect(0, 0, w, h, r=CORNER, fill=fill, stroke=edge, width=2 if frame else EDGE)
    return group(body, inner, *content, cls="card")


def card_head(w: float, h: float, *content: Content, now: bool = False) -> Markup:
    """The coloured head of a card w wide; `now` turns it into the colour of the present."""
    shape = f"M.6 {num(h)}V4A3.4 3.4 0 0 1 4 .6H{num(w - 4)}a3.4 3.4 0 0 1 3.4 3.4V{num(h)}z"
    return group(path(shape, fill="act" if now else "well"), *content, cls="now" if now else "")


def card_spine(w: float, h: float, *content: Content, now: bool = False) -> Markup:
    """The same at the left side of a card h high."""
    shape = f"M4 .6H{num(w)}V{num(h - 0.6)}H4A3.4 3.4 0 0 1 .6 {num(h - 4)}V4A3.4 3.4 0 0 1 4 .6z"
    return group(path(shape, fill="act" if now else "well"), *content, cls="now" if now else "")


@remembered
def card_back(w: float, h: float, which: str | Icon | None = None, *, count: int = 1) -> Markup:
    """A card face down: the lozenge grid, what kind it is, and how many lie there."""
    middle = h / 2 - (7 if count > 1 else 0)
    r = min(15, w * 0.32)
    return group(
        pile(w, h, count),
        rect(0, 0, w, h, r=CORNER, fill="well", stroke="line", width=EDGE),
        hatching("back", 4, 4, w - 8, h - 8, r=2),
        circle(w / 2, middle, r, fill="sheet") if which else None,
        icon(which, w / 2, middle, r * 1.34) if which else None,
        _plate(w / 2, h - 16.5, str(count)) if count > 1 else None,
    )


def _plate(x: float, y: float, say: str) -> Markup:
    return group(
        rect(x - 16, y - 8.5, 32, 17, r=2, fill="sheet"),
        words(x, y + 4, say, size=11.5, anchor="middle", bold=True),
    )


def pile(w: float, h: float, count: int, *, step: float = 2.5) -> Markup | None:
    """The edges of the cards that lie under the top one (two at most are seen)."""
    under = [
        rect(k * step, k * step, w, h, r=CORNER, fill="sheet", stroke="line", width=EDGE)
        for k in range(min(count, 3) - 1, 0, -1)
    ]
    return group(*under) if under else None


@remembered
def slot(w: float, h: float, why: str = "", *, size: float = 10.5, r: float = CORNER) -> Markup:
    """An empty place: dashed, with the reason why it is empty."""
    return group(
        rect(0, 0, w, h, r=r, stroke="soft", width=EDGE, dash="4 3"),
        label(
            w / 2,
            h / 2,
            w - 8,
            why,
            size=size,
            lines=max(1, int(h / 15)),
            tone="soft",
            anchor="middle",
        )
        if why
        else None,
    )


def deed(
    w: float,
    h: float,
    name: str,
    *content: Content,
    tone: Tone = "verd",
    fill: Tone = "sheet",
    size: float = 13,
) -> Markup:
    """A card with a name in serif above its contents, framed twice in the tone of its kind."""
    title = label(w / 2, 22, w - 14, name, size=size, lines=2, serif=True, anchor="middle")
    return card(w, h, title, *content, fill=fill, edge=tone, frame=tone)


# ------------------------------------------------------------------ cubes, coins, tokens
@remembered
def cube(kind: Ground, x: float, y: float, size: float, letter: str = "") -> Markup:
    """A cube in plan with its letter, its corner at (x, y)."""
    mark = numbered(x + size / 2, y + size / 2, letter, size * 0.62) if letter else None
    return ground(kind, x, y, size, size, mark, r=1.5, edge=1.2)


def stock(kind: Ground, x: float, y: float, size: float, letter: str, count: int) -> Markup:
    """A stock of cubes: up to five side by side, more than that as one cube and a number."""
    if count > 5:
        number = words(x + size + 5, y + size * 0.76, f"× {count}", size=size * 0.72, bold=True)
        return group(cube(kind, x, y, size, letter), number)
    return group(*[cube(kind, x + k * (size + 3), y, size, letter) for k in range(count)])


@remembered
def coin(x: float, y: float, r: float, amount: str) -> Markup:
    return group(
        circle(x, y, r, fill="ochre-tint", stroke="ochre", width=1.4),
        words(x, y + r * 0.36, amount, size=r * 1.02, anchor="middle", serif=True, bold=True),
    )


def token(x: float, y: float, r: float, *content: Content, tone: Tone = "sheet") -> Markup:
    """A round token; its contents are placed about its centre."""
    disc = circle(0, 0, r, fill=tone, stroke="line", width=EDGE)
    return at(x, y, disc, *content)


@remembered
def star(x: float, y: float, points: str | int, *, size: float = 15) -> Markup:
    """Victory points: the number, then a star, together centred on (x, y)."""
    half = size * 0.5
    return group(
        words(
            x + half * 0.1, y + size * 0.36, points, size=size, anchor="end", serif=True, bold=True
        ),
        icon("star", x + size * 0.62, y, size * 0.95, cls="c-ochre"),
    )


def banner(
    x: float, y: float, w: float, h: float, *content: Content, tone: Tone = "sheet"
) -> Markup:
    """A hanging banner with a swallowtail; contents are placed from its top left corner."""
    cloth = polygon(
        [(0, 0), (w, 0), (w, h), (w / 2, h - w * 0.22), (0, h)],
        fill=tone,
        stroke="line",
        width=EDGE,
    )
    return at(x, y, cloth, line(-3, 0, w + 3, 0, width=2), *content)


def shield(
    x: float, y: float, w: float, h: float, *content: Content, tone: Tone = "sheet"
) -> Markup:
    d = f"M0 0H{num(w)}V{num(h * 0.55)}C{num(w)} {num(h * 0.8)} {num(w * 0.75)} {num(h * 0.92)} "
    d += (
        f"{num(w / 2)} {num(h)}C{num(w * 0.25)} {num(h * 0.92)} 0 {num(h * 0.8)} 0 {num(h * 0.55)}z"
    )
    return at(x, y, path(d, fill=tone, stroke="line", width=EDGE), *content)


# ------------------------------------------------------------------ chips in a drawing
def cost(x: float, y: float, say: str) -> Markup:
    """Square and brick: leaves you.  Its left middle at (x, y)."""
    return _chip(x, y, say, "brick", 2)


def gain(x: float, y: float, say: str) -> Markup:
    """Round and verdigris: comes to you."""
    return _chip(x, y, say, "verd", 9)


def points(x: float, y: float, say: str) -> Markup:
    """Round and ochre: victory points."""
    return _chip(x, y, f"{say} ★", "ochre", 9)


def chip_width(say: str) -> float:
    """How wide a chip in a drawing is."""
    return caps_width(say, 11) + 10


@remembered
def _chip(x: float, y: float, say: str, tone: Tone, r: float) -> Markup:
    w = chip_width(say)
    tint: dict[Tone, Tone] = {"brick": "brick-tint", "verd": "verd-tint", "ochre": "ochre-tint"}
    return group(
        rect(x, y - 9, w, 18, r=r, fill=tint[tone]),
        words(x + w / 2, y + 4, say, size=12, tone=tone, anchor="middle", bold=True),
    )


# ------------------------------------------------------------------ tracks and heads
def track(
    w: float, h: float, fields: Sequence[str | int], *, band: int = 0, size: float = 11
) -> Markup:
    """A row of equal fields with their numbers; every `band`-th one is shaded."""
    step = w / len(fields)
    boxes = [
        rect(
            i * step,
            0,
            step,
            h,
            stroke="line",
            width=0.8,
            fill="well" if band and (i + 1) % band == 0 else "sheet",
        )
        for i in range(len(fields))
    ]
    numbers = [
        words((i + 0.5) * step, h / 2 + size * 0.36, say, size=size, anchor="middle")
        for i, say in enumerate(fields)
    ]
    return group(*boxes, *numbers)


@remembered
def heading(w: float, title: str, note: str = "") -> Markup:
    """The head of a sheet: engraved double rule, serif title, a quiet note at the right if there
    is room for it; 24 high."""
    named = fit(title, w * 0.7 if note else w, 18, 1, 13, serif=True, bold=True)
    room = w - width(named.lines[0], named.size, serif=True, bold=True) - 12
    noted = bool(note) and fit(note, room, 11).whole
    return group(
        line(0, 0, w, 0, width=1.6),
        line(0, 3.5, w, 3.5, width=0.6, opacity=0.55),
        hushed(
            label(0, 16, w * 0.7 if note else w, title, size=18, floor=13, serif=True, bold=True)
        ),
        label(w, 17, room, note, size=11, tone="soft", anchor="end") if noted else None,
    )


@remembered
def caps(x: float, y: float, say: str, *, room: float = 0, end: bool = False) -> Markup:
    """A label in spaced capitals, 10 units; with `room` it loses its spacing before it overflows
    and then the words are cut."""
    if room and caps_width(say, 10.4) > room:
        return label(
            x,
            y - 3.4,
            room,
            say.upper(),
            size=10.4,
            tone="soft",
            anchor="end" if end else "start",
            bold=True,
        )
    return words(x, y, say, size=10.4, tone="soft", caps=True, anchor="end" if end else "start")
