"""The drawing of San Francisco: a survey after the earthquake.

The plan is the hero: plot cards over faint contours, Market Street's cable track between the
rows.  Around it runs the ring of action cards, clockwise from the lower left; the year board
closes it below.
"""

from __future__ import annotations

from burnham.games.san_francisco.drawing.arrangements import board, player_colours
from burnham.games.san_francisco.drawing.components import component
from burnham.games.san_francisco.drawing.people import desk, panel, tally
from burnham.games.san_francisco.drawing.pictures import picture
from burnham.games.san_francisco.drawing.plan import ghost
from burnham.games.san_francisco.drawing.vignette import vignette

__all__ = [
    "board",
    "component",
    "desk",
    "ghost",
    "panel",
    "picture",
    "player_colours",
    "tally",
    "vignette",
]
