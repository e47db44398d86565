"""What the rows of the tables are, for those who look into the box: here no table has rows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burnham.kernel.components import Contents

CONTENTS: Final[Mapping[str, Contents]] = {}
