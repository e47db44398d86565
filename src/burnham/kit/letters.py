"""Letters: how wide words are, and how to make them fit.

Pages bring their letters along (Arimo and Tinos), and what stands in for them elsewhere is as wide:
these are their widths, with a little room to spare.  German runs a third longer than English:
whatever is translated goes through `label`, which shrinks to a floor, wraps at spaces and soft
hyphens, and as the last resort cuts the word and keeps the whole in a tooltip.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import Unpack

from markupsafe import Markup

from burnham.kit.ink import Face, group, remembered, tag, words

SOFT_HYPHEN = "\u00ad"
FLOOR = 10.4  # board units: 10 px in a window of 1280 × 720; below this nobody reads
LEADING = 1.16
SPARE = 1.04

# Advance widths of the printable ASCII characters in thousandths of an em.
_SANS = (
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
)  # fmt: skip
_SERIF = (
    250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, 500, 500, 500,
    500, 500, 500, 500, 500, 500, 500, 278, 278, 564, 564, 564, 444, 921, 722, 667, 667, 722, 611,
    556, 722, 722, 333, 389, 722, 611, 889, 722, 722, 556, 722, 667, 556, 611, 722, 722, 944, 722,
    722, 611, 333, 278, 333, 469, 500, 333, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500,
    278, 778, 500, 500, 500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541,
)  # fmt: skip


# The same of other characters, sans and serif.
_OTHERS = {
    "\u00a0": (278, 250), "·": (333, 333), "–": (556, 500), "…": (1000, 1000), "−": (584, 564),
    "×": (584, 564), "½": (834, 750), "“": (333, 444), "”": (333, 444), "„": (333, 444),
}  # fmt: skip


def _advance(char: str, serif: bool) -> int:
    if char == SOFT_HYPHEN:
        return 0
    if char in _OTHERS:
        return _OTHERS[char][serif]
    base = "ss" if char == "ß" else unicodedata.normalize("NFD", char)[0]
    table = _SERIF if serif else _SANS
    code = ord(base[0]) - 32
    return table[code] if 0 <= code < len(table) else 600


@lru_cache(4096)
def width(say: str, size: float, serif: bool = False, bold: bool = False) -> float:
    """Estimated width of one line."""
    thousandths = sum(_advance(char, serif) for char in say)
    return thousandths * size / 1000 * SPARE * (1.06 if bold else 1)


def caps_width(say: str, size: float) -> float:
    """Width of a label in spaced small capitals (class `caps`)."""
    return width(say.upper(), size, bold=True) + 0.07 * size * len(say)


@dataclass(frozen=True)
class Fit:
    """Words broken into lines, the size to set them in, and whether all of them are there."""

    lines: tuple[str, ...]
    size: float
    whole: bool = True


def _pieces(say: str) -> list[tuple[str, str]]:
    """Unbreakable pieces, each with what joins it to the next: a space or a soft hyphen."""
    return [
        (piece, SOFT_HYPHEN if i < last else " ")
        for word in say.split(" ")
        for parts in [word.split(SOFT_HYPHEN)]
        for last in [len(parts) - 1]
        for i, piece in enumerate(parts)
    ]


def _wrap(say: str, room: float, size: float, serif: bool, bold: bool) -> list[str] | None:
    """Greedy lines no wider than `room`; None when a piece is wider than a line."""
    lines: list[str] = []
    current, join = "", ""
    for piece, after in _pieces(say):
        longer = current + (join if join == " " else "") + piece if current else piece
        mark = "-" if after == SOFT_HYPHEN else ""
        if width(longer + mark, size, serif, bold) <= room:
            current, join = longer, after
            continue
        if not current or width(piece, size, serif, bold) > room:
            return None
        lines.append(current + ("-" if join == SOFT_HYPHEN else ""))
        current, join = piece, after
    return [*lines, current] if current else lines


def _cut(
    say: str, room: float, size: float, lines: int, serif: bool, bold: bool
) -> tuple[str, ...]:
    """As many words as fit, the last line ending in an ellipsis."""
    whole = _wrap(say, room, size, serif, bold)
    if whole is None or lines == 1:
        kept, last = [], say.replace(SOFT_HYPHEN, "")
    else:
        kept, last = whole[: lines - 1], whole[lines - 1]
    while last and width(last + "…", size, serif, bold) > room:
        last = last[:-1]
    return (*kept, last.rstrip() + "…")


@lru_cache(4096)
def fit(
    say: str,
    room: float,
    size: float,
    lines: int = 1,
    floor: float = FLOOR,
    serif: bool = False,
    bold: bool = False,
) -> Fit:
    """The largest setting of `say` that fits: first one line, then more, then smaller."""
    now = size
    while True:
        made = _wrap(say, room, now, serif, bold)
        if made is not None and len(made) <= lines:
            return Fit(tuple(made), now)
        if now <= floor:
            return Fit(_cut(say, room, now, lines, serif, bold), now, whole=False)
        now = max(floor, now - 0.5)


@remembered
def label(
    x: float,
    y: float,
    room: float,
    say: str,
    *,
    lines: int = 1,
    floor: float = FLOOR,
    **face: Unpack[Face],
) -> Markup:
    """Words fitted into `room`, centred vertically about y (the middle of the text, not its base
    line, so that one and two lines sit equally well)."""
    size = face.get("size", 11)
    serif, bold = face.get("serif", False), face.get("bold", False)
    made = fit(say, room, size, lines, min(floor, size), serif, bold)
    step = made.size * LEADING
    top = y - step * (len(made.lines) - 1) / 2 + made.size * 0.35
    setting: Face = {**face, "size": made.size}
    rows = [words(x, top + i * step, text, **setting) for i, text in enumerate(made.lines)]
    if made.whole:
        return rows[0] if len(rows) == 1 else group(*rows)
    return group(tag("title", {}, say.replace(SOFT_HYPHEN, "")), *rows)
