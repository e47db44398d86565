"""The stylesheet and the hatchings of everything that is drawn, and pictures that carry them along.

The kit's own are here.  A game's drawing may add to them in its folder: `style.css` and
`grounds.toml`.  Folders are given in a fixed order, so that the outcome does not depend on what was
imported first.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Literal

from markupsafe import Markup, escape

from burnham.kit.grounds import GroundStyle, ground_rule, patterns_of, read_grounds
from burnham.kit.sheets import Board

Theme = Literal["light", "dark"]
KIT = Path(__file__).parent


@lru_cache
def css(*drawings: Path) -> str:
    """The stylesheet of the kit, followed by those of the games' drawings in these folders."""
    return "\n".join(_sheet(folder) for folder in (KIT, *drawings))


@lru_cache
def tokens() -> str:
    """The rule that names colours, type and measures, for pages that draw in another way."""
    sheet = css()
    start = sheet.index(":root {")
    return sheet[start : sheet.index("}", start) + 1]


@lru_cache
def day_colours() -> dict[str, str]:
    """The colours by day, by their names: `blue` is `#2f5d8a`."""
    found = re.findall(r"--([\w-]+):\s*light-dark\((#[0-9A-Fa-f]{6})\b", tokens())
    return {name: colour.lower() for name, colour in found}


def _sheet(folder: Path) -> str:
    rules = map(ground_rule, grounds(folder))
    return "\n".join([_text(folder / "style.css"), *rules])


@lru_cache
def grounds(folder: Path) -> tuple[GroundStyle, ...]:
    """The grounds of the kit or of one drawing."""
    return tuple(read_grounds(_text(folder / "grounds.toml")))


def _text(path: Path) -> str:
    return path.read_text("utf-8") if path.is_file() else ""


def patterns(*drawings: Path) -> Markup:
    """The hatchings, as SVG patterns.  A page carries them once, anywhere in its body."""
    return patterns_of([ground for folder in (KIT, *drawings) for ground in grounds(folder)])


def standalone(drawing: Markup | Board, theme: Theme, *drawings: Path, title: str = "") -> str:
    """A drawing as the text of an SVG file: style and hatchings inside, theme fixed."""
    head, body = str(drawing).split(">", 1)
    named = f"<title>{escape(title)}</title>" if title else ""
    style = f"<style><![CDATA[{css(*drawings)}]]></style>"
    return f'{head} data-theme="{theme}">{named}{style}{patterns(*drawings)}{body}\n'
