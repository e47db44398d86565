"""The numbers of the steps, and the list that steps.py fills."""

from __future__ import annotations

from typing import Any, Final

from burnham.kernel.step import Step

TURN: Final = 0
ACT: Final = 1
KEEP: Final = 2

STEPS: Final[list[Step[Any]]] = []
