"""What the rows of the tables are, for those who look into the box or write an edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burnham.games.raising_chicago.box import NUMBERED
from burnham.kernel.components import Contents

CONTENTS: Final[Mapping[str, Contents]] = {
    "projects.tiles": Contents("project"),
    "final_projects.tiles": Contents("project", lambda box, row: NUMBERED + row),
    "prestige_buildings.tiles": Contents("prestige"),
    "empty_plot_tiles.tiles": Contents("tile"),
    "resource_cards.cards": Contents("card"),
    "council.members": Contents("member"),
    "city.plots": Contents("plot"),
}
