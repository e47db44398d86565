"""Icons can be told from their ground, and lines on them from what lies below, by day and night."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from burnham.games import titles
from burnham.kit import ICONS, css, icons_of
from burnham.kit.icons import Icon

TOKEN = re.compile(r"--([\w-]+):\s*(?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}))")
NAMES = {"soft": "ink-soft", "ink": "ink", "solid": "ink"}
"""Tokens of tones, and of recipes, that are called otherwise."""
GROUNDS = ("paper", "sheet", "well", "blue-tint", "brick-tint", "verd-tint", "ochre-tint")
ENOUGH = 3.0
THEMES = {"day": 0, "night": 1}


def tokens(theme: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, day, night, both in TOKEN.findall(css()):
        found.setdefault(name, both or (day, night)[THEMES[theme]])
    return found


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def painted(recipe: str, colours: dict[str, str]) -> tuple[str | None, str | None]:
    """The colours of a part's fill and stroke; a pen has no fill."""
    if recipe in ("ink", "solid"):
        return (colours["ink"], None) if recipe == "solid" else (None, colours["ink"])

    def colour(kind: str) -> str | None:
        tone = re.search(rf"\b{kind}-([\w-]+)", recipe)
        return colours.get(NAMES.get(tone.group(1), tone.group(1))) if tone else None

    return colour("f"), colour("s")


def faint(icon: Icon, colours: dict[str, str]) -> Iterator[str]:
    """What cannot be made out: the first part on its ground, lines on the fill right below."""
    below: str | None = None
    for number, (recipe, _) in enumerate(icon):
        fill, stroke = painted(recipe, colours)
        marks = [colour for colour in (fill, stroke) if colour]
        if number == 0 and marks:
            for ground in GROUNDS:
                if max(contrast(mark, colours[ground]) for mark in marks) < ENOUGH:
                    yield f"{recipe} on {ground}"
        if stroke and not fill and below and contrast(stroke, below) < ENOUGH:
            yield f"{recipe} on the part below it"
        below = fill or below


@pytest.mark.parametrize("theme", THEMES)
def test_icons_stand_out_from_what_they_lie_on(theme: str) -> None:
    colours = tokens(theme)
    icons = {("kit", name): icon for name, icon in ICONS.items()}
    for title in titles().values():
        package = title.showing.drawing().__package__ or ""
        icons.update({(package, name): icon for name, icon in icons_of(package).items()})
    assert len(icons) > 100
    found = {name: told for name, icon in icons.items() if (told := list(faint(icon, colours)))}
    assert not found


def test_what_is_faint_is_found() -> None:
    night = tokens("night")
    assert list(faint((("f-ink s-line", ""), ("f-none s-soft", "")), night))
    assert list(faint((("f-dark", ""),), night))
