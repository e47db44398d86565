"""Conservation laws: what must hold in every position that the rules can reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burnham.games.chicago_1991.box import (
    BUILDINGS,
    FIGURES,
    GANGS,
    GOALS,
    MEMBERS,
    NO_GANG,
    OFF_BOARD,
    STRENGTHS,
)
from burnham.kernel.position import NOBODY

if TYPE_CHECKING:
    from burnham.games.chicago_1991.position import Chicago


def flaws(g: Chicago) -> list[str]:
    """The laws that are broken, each in a sentence."""
    found: list[str] = []
    if g.bank + sum(g.rings) != g.box.rings or g.bank < 0:
        found.append("rings are missing or too many")  # CH-086
    if g.points < 0:
        found.append("points below zero")
    for gang in range(GANGS):
        found += _of_gang(g, gang)
    for member in range(MEMBERS):
        found += _of_member(g, member)
    for field in range(g.box.fields):
        found += _of_field(g, field)
    lacking = [g.lacking(goal) for goal in range(GOALS)]
    for place, event in enumerate(g.since):
        held = lacking[place % GOALS][place // GOALS] <= 0
        if held != (event > 0) or event > g.events:
            found.append(f"goal {place % GOALS} of seat {place // GOALS} is not kept right")
    return found


def _of_gang(g: Chicago, gang: int) -> list[str]:
    found: list[str] = []
    hired = g.box.figures - g.reserve[gang]
    first = gang * FIGURES
    if g.leader[gang] == NOBODY:
        if g.cash[gang] or g.reserve[gang] or gang in g.owner:
            found.append(f"gang {gang} is not in play")
        return found
    if g.cash[gang] < 0 or not 0 <= g.reserve[gang] <= g.box.figures:
        found.append(f"gang {gang} owes cash or figures")  # CH-026 CH-087
    if any(g.rings[m] for m in range(first + hired, first + FIGURES)):
        found.append(f"gang {gang} has rings on figures in reserve")  # CH-087
    found += _of_line(g, gang)
    counts = g.bought[gang * STRENGTHS : gang * STRENGTHS + STRENGTHS]
    uneven = abs(counts[1] - counts[2]) > g.box.unevenness
    if uneven or counts[3] > g.box.threes_a_phase or min(counts) < 0:
        found.append(f"gang {gang} has bought unevenly")  # CH-023 CH-024
    return found


def _of_line(g: Chicago, gang: int) -> list[str]:
    """While rounds are played only the line waits, and only where there is one.  CH-124 CH-126"""
    if g.round == 0 or not g.waiting(gang):
        return []
    if g.variant_one or g.single:
        return [f"gang {gang} has a line"]
    home = g.box.home[gang]
    if gang == g.gang and g.owner[home] == gang and g.standing[home] == NO_GANG:
        return [f"gang {gang} waits before an empty home bar"]
    return []


def _of_member(g: Chicago, member: int) -> list[str]:
    field, gang = g.where[member], member // FIGURES
    if not 0 <= g.rings[member] < STRENGTHS:
        return [f"member {member} has {g.rings[member]} rings"]
    if field == OFF_BOARD:
        return []
    if g.rings[member] == 0:
        return [f"member {member} stands without a ring"]  # CH-032
    if g.standing[field] != gang and member not in g.storming:
        return [f"member {member} is not known to stand on {g.box.label(field)}"]
    return []


def _of_field(g: Chicago, field: int) -> list[str]:
    gang, label = g.standing[field], g.box.label(field)
    if gang == NO_GANG:
        return []
    there = len(g.inside(gang, field))
    several = g.variant_one and field < BUILDINGS
    if there == 0 or (there > 1 and not several):
        return [f"{there} members on {label}"]  # CH-034 CH-043 CH-057 CH-114
    if field < BUILDINGS and g.owner[field] != gang:
        return [f"{label} is not owned by who stands there"]  # CH-066
    return []
