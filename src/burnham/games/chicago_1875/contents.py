"""What the rows of the tables are, for those who look into the box or write an edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burnham.kernel.components import Contents

CONTENTS: Final[Mapping[str, Contents]] = {
    "decades": Contents("decade"),
    "resources": Contents("resource"),
    "supply_spaces": Contents("supply_space"),
    "general_spaces": Contents("space"),
    "companies": Contents("company"),
    "buildings": Contents("building"),
    "assets": Contents("asset"),
    "goals": Contents("goal"),
}
