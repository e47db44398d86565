"""Filling in what a seat does not know: in Chicago only the dice to come, which are seeded anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burnham.games.chicago_1991.position import Chicago


def fill(g: Chicago, seat: int) -> None:
    """Nothing lies face down, so there is nothing to deal.  CH-123"""
