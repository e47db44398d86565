"""The numbers of the steps, and the list that `steps` fills."""

from __future__ import annotations

from typing import Any, Final

from burnham.kernel.step import Step

TURN: Final = 0
PLAY: Final = 1

STEPS: Final[list[Step[Any]]] = []
