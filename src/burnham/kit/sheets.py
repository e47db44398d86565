"""Sheets and arrangements: a game draws parts, an arrangement lays them out.

A sheet is drawn once at its own origin; the wide arrangement (about 1.5 : 1, a desktop) and the
tall one (pages as wide as a phone, and maps) only say where it goes and how large.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal, NamedTuple

from markupsafe import Markup

from burnham.kit.ink import Content, Value, classes, num, rect, tag, together
from burnham.kit.scene import Scene
from burnham.kit.seats import Hue, seat_colours

Arrangement = Literal["wide", "tall"]


@dataclass(frozen=True)
class Sheet:
    """A part of a board, drawn from (0, 0) to (width, height).  What sticks out, a lamp or a
    marker, is not clipped.  Those who listen hear it as a group: `tells` says what it is and what
    matters of it now; left out, the game's text names it (`drawing-<name>`), and a sheet
    without either is decoration."""

    name: str
    width: float
    height: float
    content: Content
    tells: str = ""

    def told(self, scene: Scene[Any]) -> str:
        key = f"drawing-{self.name}"
        return self.tells or (scene.say(key) if scene.text.has(key) else "")

    def at(
        self, x: float, y: float, *, width: float | None = None, window: Window | None = None
    ) -> Placed:
        """The sheet, or what a window shows of it, with its corner at (x, y), scaled to `width`
        if that is given."""
        shown = window[2] if window else self.width
        return Placed(self, x, y, width / shown if width else 1.0, window)


Window = tuple[float, float, float, float]
"""A part of a sheet: left, top, width, height."""


@dataclass(frozen=True)
class Placed:
    """A sheet in its place.  Through a `window` only that part of it is shown."""

    sheet: Sheet
    x: float
    y: float
    scale: float = 1.0
    window: Window | None = None

    @property
    def width(self) -> float:
        return (self.window[2] if self.window else self.sheet.width) * self.scale

    @property
    def height(self) -> float:
        return (self.window[3] if self.window else self.sheet.height) * self.scale

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def foot(self) -> float:
        return self.y + self.height

    @property
    def frame(self) -> dict[str, Value]:
        """Where it lies, as attributes of the sheet's own small SVG."""
        shown = self.window or (0, 0, self.sheet.width, self.sheet.height)
        return {
            "x": num(self.x),
            "y": num(self.y),
            "width": num(self.width),
            "height": num(self.height),
            "viewBox": " ".join(map(num, shown)),
            "overflow": "hidden" if self.window else "visible",
        }


@dataclass(frozen=True)
class Spread:
    """Sheets that lie together and are placed as one: side by side, or pieces over their ground.
    Each changes for itself."""

    name: str
    width: float
    height: float
    placed: tuple[Placed, ...]

    def at(self, x: float, y: float, *, width: float | None = None) -> list[Placed]:
        """The sheets with their common corner at (x, y), scaled to `width` if that is given."""
        k = width / self.width if width else 1.0
        return [
            replace(one, x=x + one.x * k, y=y + one.y * k, scale=one.scale * k)
            for one in self.placed
        ]


Part = Sheet | Spread


class Layout(NamedTuple):
    """Where the sheets of a board go, and how large it is."""

    placed: list[Placed]
    width: float
    height: float


def below(
    parts: Sequence[Part], x: float, y: float, gap: float, width: float | None = None
) -> list[Placed]:
    """The parts below each other, from (x, y) on."""
    made: list[Placed] = []
    for part in parts:
        put = part.at(x, y, width=width)
        made += put if isinstance(put, list) else [put]
        y += part.height * (width / part.width if width else 1.0) + gap
    return made


def lit_kinds(scene: Scene[Any]) -> set[str]:
    """The kinds of the things that are lit."""
    return {name.rpartition("-")[0] for name in scene.lit}


def view_in_question(scene: Scene[Any], usual: str, kinds: Mapping[str, str]) -> str:
    """Of views, each with the kinds of things on it, the one on which most kinds are lit; of equals
    the usual one."""
    lit = lit_kinds(scene)
    return max([usual, *kinds], key=lambda view: len(lit & set(kinds[view].split())))


@dataclass(frozen=True)
class View:
    """One side of a board that is too large to be read at once: some of its sheets, in places of
    their own.  A sheet may lie on several."""

    name: str
    title: str
    placed: tuple[Placed, ...]
    viewbox: str


@dataclass(frozen=True)
class Board:
    """A game's board: sheets in their places.  As text it is one SVG, of the view that is open."""

    views: tuple[View, ...]
    opened: str
    describe: str  # tells a listener in a sentence or two what lies on it
    attributes: Mapping[str, Value]  # of the whole SVG; the same at every moment of a game
    groups: Mapping[str, str]  # what the sheets are to those who listen, by name

    @property
    def view(self) -> View:
        return next(view for view in self.views if view.name == self.opened)

    @property
    def placed(self) -> tuple[Placed, ...]:
        return self.view.placed

    @cached_property
    def sheets(self) -> list[Sheet]:
        """All that are drawn, also those of other views."""
        found = {one.sheet.name: one.sheet for view in self.views for one in view.placed}
        return list(found.values())

    def inside(self, sheet: Sheet) -> Markup:
        """What is drawn on a sheet, for those who listen a group, or a picture if all of it is told
        at once."""
        name, drawn = self.groups[sheet.name], together(sheet.content)
        role = "group" if "data-thing" in drawn else "img"
        told: dict[str, Value] = {"role": role, "aria-label": name}
        return tag("g", told if name else {"aria-hidden": "true"}, drawn)

    @cached_property
    def places(self) -> str:
        """For each view a line `@name open x y width height title` ("shut" if it is not the one in
        question), then which sheets lie where, the lowest first: lines of name, x, y, width,
        height, the four numbers of the viewBox, and whether what sticks out is shown."""
        lines: list[str] = []
        for view in self.views:
            state = "open" if view.name == self.opened else "shut"
            lines.append(f"@{view.name} {state} {view.viewbox} {view.title}")
            lines += [
                f"{one.sheet.name} {' '.join(map(str, one.frame.values()))}" for one in view.placed
            ]
        return "\n".join(lines)

    def __str__(self) -> str:
        return self._svg({"viewBox": self.view.viewbox}, *map(self._sheet, self.placed))

    __html__ = __str__

    @property
    def bare(self) -> Markup:
        """The board without its sheets; how much of it is seen depends on the view."""
        return self._svg({})

    def _sheet(self, placed: Placed) -> Markup:
        frame: dict[str, Value] = {"data-sheet": placed.sheet.name, **placed.frame, "role": "none"}
        return tag("svg", frame, self.inside(placed.sheet))

    def _svg(self, seen: Mapping[str, Value], *sheets: Content) -> Markup:
        told = tag("desc", {}, self.describe) if self.describe else None
        return tag("svg", {**self.attributes, **seen}, told, *sheets)


def board_of(
    scene: Scene[Any],
    hues: Sequence[Hue],
    layout: Layout | Mapping[str, Layout],
    arrangement: Arrangement,
    describe: str,
    opened: str = "",
    cls: str = "",
) -> Board:
    """A game's board: framed when wide; a phone has no room for a frame, but for lamps.  Of several
    views, titled `drawing-view-<name>`, one is opened; wide ones are of one size, so that nothing
    is larger on one than on another."""
    label = scene.say("drawing-board")
    views = layout if isinstance(layout, Mapping) else {"": layout}
    wide = arrangement == "wide"
    most = max(one.height for one in views.values())
    made = tuple(
        _view(
            name,
            scene.say(f"drawing-view-{name}") if name else "",
            Layout(one.placed, one.width, most if wide else one.height),
            frame=wide,
            margin=0 if wide else 8,
        )
        for name, one in views.items()
    )
    return _board(scene, made, opened, describe, _attributes(scene, hues, label, cls))


def arrange(
    scene: Scene[Any],
    hues: Sequence[Hue],
    width: float,
    height: float,
    placed: Sequence[Placed],
    *,
    label: str,
    describe: str = "",
    frame: bool = True,
    margin: float = 0,
    cls: str = "",
) -> Board:
    """A board with one view.  `label` names it; `frame` draws the draughtsman's double neat line;
    `margin` is room around the sheets for lamps at the edge."""
    view = _view("", "", Layout([*placed], width, height), frame, margin)
    return _board(scene, (view,), "", describe, _attributes(scene, hues, label, cls))


def _board(
    scene: Scene[Any],
    views: tuple[View, ...],
    opened: str,
    describe: str,
    attributes: Mapping[str, Value],
) -> Board:
    sheets = [one.sheet for view in views for one in view.placed]
    groups = {sheet.name: sheet.told(scene) for sheet in sheets}
    return Board(views, opened, describe, attributes, groups)


def _attributes(
    scene: Scene[Any], hues: Sequence[Hue], label: str, cls: str
) -> Mapping[str, Value]:
    return {
        "xmlns": "http://www.w3.org/2000/svg",
        "class": classes("drawing board", bool(scene.lit) and not scene.kept and "lamps", cls),
        "role": "group",
        "aria-label": label,
        "preserveAspectRatio": "xMidYMin",
        "lang": scene.text.lang,
        **seat_colours(hues),
    }


def _view(name: str, title: str, layout: Layout, frame: bool, margin: float) -> View:
    placed, width, height = layout
    whole = (-margin, -margin, width + 2 * margin, height + 2 * margin)
    under = [_neat_line(width, height).at(0, 0)] if frame else []
    return View(name, title, (*under, *placed), " ".join(map(num, whole)))


def _neat_line(width: float, height: float) -> Sheet:
    lines = together(
        rect(1, 1, width - 2, height - 2, r=3, fill="sheet", stroke="line", width=1.2),
        rect(5, 5, width - 10, height - 10, r=2, stroke="hair", width=1),
    )
    return Sheet("frame", width, height, lines)


def figure(
    width: float,
    height: float,
    *content: Content,
    margin: float = 0,
    label: str = "",
    px: float | None = None,
    cls: str = "",
) -> Markup:
    """A small drawing for a page: a card in a hand, a picture on a button.  `margin` leaves room
    for a lamp; `px` sets its width on the page, otherwise the page's style does."""
    w, h = width + 2 * margin, height + 2 * margin
    attributes: dict[str, Value] = {
        "class": classes("drawing", cls),
        "viewBox": f"{num(-margin)} {num(-margin)} {num(w)} {num(h)}",
        "width": px,
        "height": px and px * h / w,
        "role": "group" if label else "none",
        "aria-label": label,
    }
    return tag("svg", attributes, *content)


def picture(width: float, height: float, *content: Content, px: float = 34) -> Markup:
    """A silent picture for a button or the log, px wide, with room for outlines."""
    made: dict[str, Value] = {
        "class": "drawing picture",
        "viewBox": f"-1 -1 {num(width + 2)} {num(height + 2)}",
        "width": px,
        "height": px,
        "aria-hidden": "true",
    }
    return tag("svg", made, *content)
