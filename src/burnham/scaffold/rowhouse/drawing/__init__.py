"""The drawing of Rowhouse: everybody's row below each other, stack and dropped tiles beside it."""

from __future__ import annotations

from burnham.scaffold.rowhouse.drawing.arrangements import board
from burnham.scaffold.rowhouse.drawing.faces import player_colours
from burnham.scaffold.rowhouse.drawing.people import desk, panel, tally
from burnham.scaffold.rowhouse.drawing.pictures import picture
from burnham.scaffold.rowhouse.drawing.vignette import vignette

__all__ = ["board", "desk", "panel", "picture", "player_colours", "tally", "vignette"]
