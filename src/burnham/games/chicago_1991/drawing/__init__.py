"""The drawing of Chicago 1991: the same city by night.

An ink-dark map in both themes: four quarters in the gangs' tones, streets as pale fields, the
plaza under its lamps.  Members are stacks of rings in elevation, so strength is height; the owner
of a building is its cornice.  Beside the map the scales, the members to hire, the goals, and the
last duel throw by throw.
"""

from __future__ import annotations

from burnham.games.chicago_1991.drawing.arrangements import board
from burnham.games.chicago_1991.drawing.components import component
from burnham.games.chicago_1991.drawing.gangs import player_colours, seat_hues
from burnham.games.chicago_1991.drawing.people import desk, panel, tally
from burnham.games.chicago_1991.drawing.pictures import picture
from burnham.games.chicago_1991.drawing.targets import ghost
from burnham.games.chicago_1991.drawing.vignette import vignette

__all__ = [
    "board",
    "component",
    "desk",
    "ghost",
    "panel",
    "picture",
    "player_colours",
    "seat_hues",
    "tally",
    "vignette",
]
