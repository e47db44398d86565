"""The drawing of Raising Chicago: the engineer's section.

The wards lie as a calm grid in plan; houses stand on jackscrews and their height is their level.
Below are the five projects with the squares one bids on.
"""

from __future__ import annotations

from burnham.games.raising_chicago.drawing.arrangements import board, player_colours
from burnham.games.raising_chicago.drawing.city import ghost
from burnham.games.raising_chicago.drawing.components import component
from burnham.games.raising_chicago.drawing.people import desk, panel, tally
from burnham.games.raising_chicago.drawing.pictures import picture
from burnham.games.raising_chicago.drawing.vignette import vignette

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
