"""What the numbers of each kind are called."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from burnham.scaffold.row_house.box import Box

KINDS: Final[Mapping[str, Callable[[Box, int], Mapping[str, Any]]]] = {
    "seat": lambda box, value: {"seat": value + 1},
    "tile": lambda box, value: {"number": box.numbers[value]},
    # What is drawn and never an answer.
    "stack": lambda box, value: {},
    "own_hand": lambda box, value: {},
    "own_row": lambda box, value: {},
    "own_points": lambda box, value: {},
}
