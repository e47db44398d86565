"""What hints tell of the judgement beyond its terms: single wards."""

from __future__ import annotations

from burnham.games.raising_chicago.position import RaisingChicago
from burnham.games.raising_chicago.scoring.points import ward_levels


def holds(g: RaisingChicago, seat: int) -> list[tuple[str, int]]:
    """The wards in which the seat alone has most levels."""
    found: list[tuple[str, int]] = []
    for ward, counts in enumerate(ward_levels(g)):
        if counts[seat] == max(counts) and counts.count(counts[seat]) == 1:
            found.append(("ward_token", ward))
    return found
