"""The numbers of the steps, in the order of the rule book, and the list of them all."""

from __future__ import annotations

from typing import Any, Final

from burnham.kernel.step import Step

STEPS: Final[list[Step[Any]]] = []
"""Filled by the package `steps`, one step for each number below."""

# Phase 1: project announcement
ROUND: Final = 0
WINDOWS: Final = 1
MARKERS: Final = 2

# Phase 2: project bidding
TURN: Final = 3
BID: Final = 4
BID_NEUTRAL: Final = 5
FEE: Final = 6

# Phase 3: bidding resolution
AUCTION: Final = 7

# Phase 4: project resolution
PROJECT: Final = 8
PAY: Final = 9
PAY_TYPE: Final = 10
TRADE_FOR: Final = 11
TRADE: Final = 12
PLACE: Final = 13
PLOT: Final = 14
OUTSKIRTS: Final = 15
PRESTIGE: Final = 16
PRESTIGE_PLOT: Final = 17
ROTATE: Final = 18
ENCLOSE: Final = 19
NEIGHBORHOOD: Final = 20
CARD: Final = 21

# Phase 5: run your company, and the end
PRODUCTION: Final = 22
NEXT: Final = 23

# Empty plot tiles
OWN_WINDOW: Final = 24
WINDOW: Final = 25
CLEAR_CARD: Final = 26
EXTRA_LEVEL: Final = 27
EXPERTISE_STEPS: Final = 28
RESOURCES: Final = 29
SWAP_BANNER: Final = 30
SWAP_WITH: Final = 31
COPY_FIRST: Final = 32
COPY_SECOND: Final = 33
