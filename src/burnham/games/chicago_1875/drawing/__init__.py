"""The drawing of Chicago 1875: the ledger.

Tracks along the top, action spaces and buildings in the middle, markets and the register of
companies at the right; a player's own companies lie on the desk as charters.
"""

from __future__ import annotations

from burnham.games.chicago_1875.drawing.arrangements import board, player_colours
from burnham.games.chicago_1875.drawing.components import component
from burnham.games.chicago_1875.drawing.people import desk, panel, tally
from burnham.games.chicago_1875.drawing.pictures import picture
from burnham.games.chicago_1875.drawing.vignette import vignette

__all__ = [
    "board",
    "component",
    "desk",
    "panel",
    "picture",
    "player_colours",
    "tally",
    "vignette",
]
