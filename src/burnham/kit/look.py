"""The look: look.css, and drawings that carry it with them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal

from htpy import Element
from markupsafe import escape

from burnham.kit.grounds import patterns

Theme = Literal["light", "dark"]


@cache
def css() -> str:
    """The text of look.css: tokens, and the styles of everything the kit draws."""
    return files("burnham.kit").joinpath("look.css").read_text("utf-8")


def standalone(drawing: Element, theme: Theme = "light", *, title: str = "") -> str:
    """A drawing as the text of an SVG file: style and hatchings inside, theme fixed."""
    head, body = str(drawing).split(">", 1)
    named = f"<title>{escape(title)}</title>" if title else ""
    style = f"<style><![CDATA[{css()}]]></style>"
    return f'{head} data-theme="{theme}">{named}{style}{patterns()}{body}\n'
