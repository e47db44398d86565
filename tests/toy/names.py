"""What the numbers of each kind are called."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tests.toy.box import Box

KINDS: Final[Mapping[str, Callable[[Box, int], Mapping[str, Any]]]] = {
    "seat": lambda box, value: {"seat": value + 1},
    "card": lambda box, value: {"value": box.cards[value], "suit": ("red", "blue")[value % 2]},
}
