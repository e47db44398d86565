"""What hints tell of the judgement beyond its terms: single projects, and wards."""

from __future__ import annotations

from burnham.games.raising_chicago.box import FREE, PROJECTS
from burnham.games.raising_chicago.judgement.auctions import (
    certainty,
    first_unpaid,
    gain_of,
    unpaid_from,
)
from burnham.games.raising_chicago.judgement.outlook import Outlook
from burnham.games.raising_chicago.judgement.standing import LEARNED, stage
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.games.raising_chicago.scoring.points import ward_levels
from burnham.kernel.title import Detail


def details(g: RaisingChicago, seat: int) -> list[Detail]:
    """What each project adds that the seat leads or has won."""
    found: list[Detail] = []
    if g.over:
        return found
    look, factor = Outlook(g, seat), LEARNED.factor("projects", stage(g))
    for slot in range(PROJECTS):
        project = g.slot_project[slot]
        sure = certainty(g, seat, slot) if project != FREE else 0.0
        if sure > 0.0:
            gain = gain_of(g, seat, slot, look, first_unpaid(g, slot, unpaid_from(g)))
            found.append(Detail("projects", "project", project, factor * sure * gain))
    return found


def holds(g: RaisingChicago, seat: int) -> list[tuple[str, int]]:
    """The wards in which the seat alone has most levels."""
    found: list[tuple[str, int]] = []
    for ward, counts in enumerate(ward_levels(g)):
        if counts[seat] == max(counts) and counts.count(counts[seat]) == 1:
            found.append(("ward_token", ward))
    return found
