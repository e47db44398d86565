"""What the rows of the tables are, for those who look into the box or write an edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burnham.kernel.components import Contents

CONTENTS: Final[Mapping[str, Contents]] = {
    "gang": Contents("gang"),
    "strength": Contents("rings", lambda box, row: row + 1),
    "building": Contents("field"),
}
