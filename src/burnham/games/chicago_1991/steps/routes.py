"""Where a member can go: breadth first over quiet fields.

A field is quiet for a gang if entering it does nothing but cost its point: a street field without
a member, or an own building without a member (variant I: own members inside do not matter).
A way leads over quiet fields only; its last field may be anything that a step may enter.
"""

from __future__ import annotations

from typing import Final

from burnham.games.chicago_1991.box import BUILDINGS, FIGURES, NO_GANG, OFF_BOARD, StepTo
from burnham.games.chicago_1991.position import Chicago

NO_FIELD: Final = -1

BLOCKED: Final = 0
QUIET: Final = 1
TAKEN: Final = 2
"""Entering makes the gang the owner."""
DUEL: Final = 3


def entry(g: Chicago, gang: int, field: int) -> int:
    """What a member of the gang meets when it steps onto a field.  CH-057 CH-063 CH-070 CH-109"""
    holder = g.standing[field]
    if holder == NO_GANG:
        return QUIET if field >= BUILDINGS or g.owner[field] == gang else TAKEN
    if holder == gang and g.variant_one and field < BUILDINGS:
        return QUIET
    return BLOCKED if g.leader[holder] == g.leader[gang] else DUEL


def can_step(g: Chicago, member: int) -> bool:
    """Whether the member has a legal step at all."""
    gang, field = member // FIGURES, g.where[member]
    return any(entry(g, gang, other) != BLOCKED for other in g.box.around[field])


def any_mover(g: Chicago, gang: int) -> bool:
    """Whether anybody of the gang has a legal step.  CH-060"""
    for member in range(gang * FIGURES, gang * FIGURES + FIGURES):
        if g.where[member] != OFF_BOARD and can_step(g, member):
            return True
    return False


def movers(g: Chicago, gang: int) -> list[int]:
    """The members that have a legal step.  CH-128"""
    return [member for member in g.members(gang) if can_step(g, member)]


class Reach:
    """What a member can get to within `limit` points: `lengths` has the points it takes to every
    field, 0 where the member stands and -1 out of reach.  Its way is over on a field of `ends`;
    `quiet` are the steps on which it goes on, nearest first: the first one is where it stands."""

    def __init__(
        self, member: int, limit: int, lengths: list[int], ends: list[int], quiet: list[StepTo]
    ) -> None:
        self.member = member
        self.limit = limit
        self.lengths = lengths
        self.ends = ends
        self.quiet = quiet

    def quiet_at(self, length: int) -> list[int]:
        """The quiet fields to which it takes so many points."""
        found: list[int] = []
        for step in self.quiet:
            if self.lengths[step.field] > length:
                break
            if self.lengths[step.field] == length:
                found.append(step.field)
        return found


def reach(g: Chicago, member: int, limit: int) -> Reach:
    """All fields within `limit` points by a way over quiet fields.  The position keeps it: who has
    looked where a member can go goes there next.  CH-127 CH-129 CH-131"""
    found = kept(g, member, limit)
    if found is None:
        found = g.reached = search(g, member, limit)
    return found


def kept(g: Chicago, member: int, limit: int) -> Reach | None:
    """What was found before, if nobody has moved since."""
    last = g.reached
    return last if last is not None and last.member == member and last.limit == limit else None


def search(g: Chicago, member: int, limit: int, goal: int = NO_FIELD) -> Reach:
    """Breadth first; with a `goal`, only until that one is found."""
    gang, standing = member // FIGURES, g.standing
    lengths = [-1] * g.box.fields
    lengths[g.where[member]] = 0
    ends: list[int] = []
    quiet = [g.box.outset[g.where[member]]]
    for step in quiet:
        length = lengths[step.field] + 1
        if length > limit or (goal != NO_FIELD and lengths[goal] >= 0):
            break
        for on in step.onward:
            field = on.field
            if lengths[field] >= 0:
                continue
            if field < BUILDINGS or standing[field] != NO_GANG:  # most are free streets
                meets = entry(g, gang, field)
                if meets == BLOCKED:
                    continue
                if meets != QUIET:
                    lengths[field] = length
                    ends.append(field)
                    continue
            lengths[field] = length
            quiet.append(on)
    return Reach(member, limit, lengths, ends, quiet)


def distance(g: Chicago, member: int, goal: int, limit: int) -> int:
    """The points it takes to get to a field, -1 if it is out of reach."""
    found = kept(g, member, limit) or search(g, member, limit, goal)
    return found.lengths[goal]


def way(g: Chicago, member: int, goal: int) -> list[int]:
    """The fields of a shortest way, the goal last; of several ways the first in field order."""
    gang, box = member // FIGURES, g.box
    lengths = search(g, member, box.fields, goal).lengths
    leads_on = [False] * box.fields
    leads_on[goal] = True
    layer = [goal]
    for length in range(lengths[goal] - 1, 0, -1):
        nearer: list[int] = []
        for field in layer:
            for other in box.around[field]:
                if lengths[other] != length or leads_on[other]:
                    continue
                if entry(g, gang, other) == QUIET:
                    leads_on[other] = True
                    nearer.append(other)
        layer = nearer
    fields = [g.where[member]]
    for length in range(1, lengths[goal] + 1):
        for other in box.around[fields[-1]]:
            if leads_on[other] and lengths[other] == length:
                fields.append(other)
                break
    return fields[1:]


def paces(g: Chicago, member: int) -> list[int]:
    """Fields, sorted, where the member can burn all points by walking to and fro.  CH-130

    The walk has as many steps as there are points and ends on a quiet field one or two steps
    away, or where it began.  What `go` reaches with all points is not offered twice.
    """
    if g.points == 1:
        return []
    gang, start = member // FIGURES, g.where[member]
    # The home bar fills up behind a member that leaves it while others wait in line.
    back = start != g.box.home[gang] or not g.waiting(gang)
    reached = reach(g, member, g.points)
    beside = reached.quiet_at(1)
    if g.points % 2:
        return [f for f in beside if back or len(quiet_beside(g, gang, f)) > 0]
    found = reached.quiet_at(2) if g.points > 2 else []
    if beside and back:
        found.append(start)
    found.sort()
    return found


def quiet_beside(g: Chicago, gang: int, field: int) -> list[int]:
    """The quiet fields that border on a field."""
    found: list[int] = []
    for other in g.box.around[field]:
        if entry(g, gang, other) == QUIET:
            found.append(other)
    return found
