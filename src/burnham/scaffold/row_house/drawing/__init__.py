"""The drawing: the rows below each other, stack and dropped tiles beside them."""

from __future__ import annotations

from burnham.scaffold.row_house.drawing.arrangements import board
from burnham.scaffold.row_house.drawing.components import component
from burnham.scaffold.row_house.drawing.faces import player_colours
from burnham.scaffold.row_house.drawing.people import desk, panel, tally
from burnham.scaffold.row_house.drawing.pictures import picture
from burnham.scaffold.row_house.drawing.vignette import vignette

__all__ = ["board", "component", "desk", "panel", "picture", "player_colours", "tally", "vignette"]
