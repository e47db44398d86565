"""The pen: SVG elements with tones instead of colours.

A *tone* is a colour token of style.css.  Every mark takes `fill=` and `stroke=` tones and turns
them into classes, so that a drawing follows the theme and no colour is ever written in Python.
Sizes, widths and dashes are plain SVG attributes: pages forbid inline styles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Literal, NewType, Protocol, TypedDict, TypeVar, Unpack, cast

from markupsafe import Markup, escape

Own = NewType("Own", str)
"""The name of a tone or ground that a game's drawing brings along (its style.css, grounds.toml)."""

KitTone = Literal[
    "paper", "sheet", "well", "ink", "soft", "line", "hair", "piece", "cast", "dark", "on-dark",
    "blue", "brick", "verd", "ochre", "plum", "lamp", "lamp-line", "act", "on-act",
    "blue-tint", "brick-tint", "verd-tint", "ochre-tint", "plum-tint",
    "blue-full", "brick-full", "verd-full", "ochre-full", "plum-full",
    "seat", "seat-tint", "on-seat", "wash", "mark",
]  # fmt: skip
Tone = KitTone | Own
Anchor = Literal["start", "middle", "end"]
Value = str | float | None


class HasHtml(Protocol):
    def __html__(self) -> str: ...


Content = str | int | None | HasHtml | Iterable["Content"]
"""What stands inside an element: markup as it is, text to be escaped, numbers, several of them;
None and booleans are nothing."""

Draw = TypeVar("Draw", bound=Callable[..., object])


def remembered(draw: Draw) -> Draw:
    """A mark is a string and depends on nothing but what it is asked for: the same again is not
    written again.  Most of a board is the same from move to move.  Types count: as words, 1 and
    True are not the same."""
    return cast(Draw, lru_cache(maxsize=8192, typed=True)(draw))


@lru_cache(maxsize=32768)
def num(value: float) -> str:
    """A coordinate with two decimals at most and no idle zeros."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if value % 1 else str(int(value))


def tag(name: str, attributes: dict[str, Value], *content: Content) -> Markup:
    """One element, as the text that it is: a board has thousands, and nobody looks into them."""
    written = ""
    for key, value in attributes.items():
        if value is not None and value != "":
            written += f' {key}="{_shown(value)}"'
    return markup(f"<{name}{written}>{inside(content)}</{name}>")


@lru_cache(maxsize=32768)
def _shown(value: str | float) -> str:
    """The value of an attribute."""
    return str(escape(value)) if isinstance(value, str) else num(value)


def markup(written: str) -> Markup:
    """Text that is escaped already.  `Markup()` does the same but asks first what it was given."""
    return str.__new__(Markup, written)


def inside(content: Iterable[Content]) -> str:
    """Several pieces of content, escaped and joined."""
    return "".join([piece if type(piece) is Markup else _escaped(piece) for piece in content])


def _escaped(piece: Content) -> str:
    if isinstance(piece, str):
        return escape(piece)
    if piece is None or isinstance(piece, bool):
        return ""
    if isinstance(piece, int):
        return str(piece)
    return piece.__html__() if hasattr(piece, "__html__") else inside(piece)


def together(*content: Content) -> Markup:
    """Several pieces of content as one, with no element around them."""
    return markup(inside(content))


def classes(*names: str | bool | None) -> str:
    return " ".join(name for name in names if isinstance(name, str) and name)


class Paint(TypedDict, total=False):
    """What a mark is drawn with: tones, line width, dashes, opacity, further classes."""

    fill: Tone | None
    stroke: Tone | None
    width: float
    dash: str
    opacity: float
    cls: str


def _drawn(name: str, where: dict[str, Value], paint: Paint) -> Markup:
    fill, stroke = paint.get("fill"), paint.get("stroke")
    tones = classes(f"f-{fill}" if fill else "f-none", stroke and f"s-{stroke}", paint.get("cls"))
    where["class"] = tones
    where["stroke-width"] = paint.get("width")
    where["stroke-dasharray"] = paint.get("dash")
    where["opacity"] = paint.get("opacity")
    return tag(name, where)


def group(*content: Content, cls: str = "", opacity: float | None = None, told: str = "") -> Markup:
    """Content as one; `told` names it to those who listen."""
    role = "group" if told else None
    named: dict[str, Value] = {"role": role, "aria-label": told}
    return tag("g", {"class": cls, "opacity": opacity, **named}, *content)


def hushed(*content: Content) -> Markup:
    """Content that those who listen need not hear: it is told elsewhere."""
    return tag("g", {"aria-hidden": "true"}, *content)


def at(
    x: float, y: float, *content: Content, scale: float = 1, turn: float = 0, cls: str = ""
) -> Markup:
    """Content moved to (x, y), then turned (degrees) and scaled about that point."""
    move = f"translate({num(x)} {num(y)})"
    if turn:
        move += f" rotate({num(turn)})"
    if scale != 1:
        move += f" scale({scale:.4g})"
    return tag("g", {"transform": move, "class": cls}, *content)


@remembered
def rect(x: float, y: float, w: float, h: float, *, r: float = 0, **paint: Unpack[Paint]) -> Markup:
    return _drawn("rect", {"x": x, "y": y, "width": w, "height": h, "rx": r or None}, paint)


@remembered
def circle(x: float, y: float, r: float, **paint: Unpack[Paint]) -> Markup:
    return _drawn("circle", {"cx": x, "cy": y, "r": r}, paint)


@remembered
def ellipse(x: float, y: float, rx: float, ry: float, **paint: Unpack[Paint]) -> Markup:
    return _drawn("ellipse", {"cx": x, "cy": y, "rx": rx, "ry": ry}, paint)


@remembered
def path(d: str, **paint: Unpack[Paint]) -> Markup:
    return _drawn("path", {"d": d}, paint)


@remembered
def line(x1: float, y1: float, x2: float, y2: float, **paint: Unpack[Paint]) -> Markup:
    """A line of ink 1 wide, unless told otherwise."""
    drawn: Paint = {"stroke": "line", "width": 1, **paint}
    return path(f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}", **drawn)


def polygon(points: Sequence[tuple[float, float]], **paint: Unpack[Paint]) -> Markup:
    return path("M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "z", **paint)


class Face(TypedDict, total=False):
    """How words are set.  Sans, ink, 11 units and from the left unless told otherwise."""

    size: float
    tone: Tone
    anchor: Anchor
    serif: bool
    bold: bool
    caps: bool


@remembered
def words(x: float, y: float, say: str | int, **face: Unpack[Face]) -> Markup:
    """One line of text; (x, y) is its anchor on the base line.  For text whose length depends on
    the language use `letters.label`, which fits it into a box."""
    anchor = face.get("anchor", "start")
    set_in = classes(
        f"f-{face.get('tone', 'ink')}",
        *(name for name in ("serif", "bold", "caps") if face.get(name)),
        anchor != "start" and anchor,
    )
    where: dict[str, Value] = {"x": x, "y": y, "font-size": face.get("size", 11), "class": set_in}
    return tag("text", where, str(say))
