"""Setting up: gangs, rings, cash and owners as printed.  CH-010 to CH-014"""

from __future__ import annotations

from burnham.games.chicago_1991.box import (
    BUILDINGS,
    FIGURES,
    GANGS,
    GOALS,
    MEMBERS,
    NO_GANG,
    OFF_BOARD,
    STRENGTHS,
    Box,
)
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.questions import START_PHASE
from burnham.kernel.position import NOBODY
from burnham.kernel.title import Options


def setup(box: Box, seats: int, options: Options, seed: str, dice: str) -> Chicago:
    g = Chicago(box, seats)
    g.reseed(seed, dice)
    g.variant_one = int(options["variant_one"])
    g.variant_two = int(options["variant_two"])
    g.die = box.dice_options.index(str(options["movement_die"]))
    g.single = int(options["hiring_in_turn"] == "single")
    g.leader = leaders(box, seats, str(options["absent_gang"]))
    g.cash = [0] * GANGS
    g.reserve = [0] * GANGS
    g.bought = [0] * (GANGS * STRENGTHS)
    g.rings = [0] * MEMBERS
    g.where = [OFF_BOARD] * MEMBERS
    g.owner = [NO_GANG] * BUILDINGS
    g.standing = [NO_GANG] * box.fields
    g.since = [0] * (seats * GOALS)
    g.bank = box.rings
    for gang in range(GANGS):
        if g.leader[gang] != NOBODY:
            equip(g, gang)
    g.then(START_PHASE, 0)
    return g


def leaders(box: Box, seats: int, absent: str) -> list[int]:
    """The seat of every gang: two gangs each for two, one each for four, one absent for three."""
    if seats == len(box.pairs):
        return [next(s for s in range(seats) if gang in box.pairs[s]) for gang in range(GANGS)]
    found = [NOBODY] * GANGS
    present = [gang for gang in range(GANGS) if seats == GANGS or box.gang_names[gang] != absent]
    for seat, gang in enumerate(present):
        found[gang] = seat
    return found


def equip(g: Chicago, gang: int) -> None:
    """Cash, figures, the four-ring member and the buildings printed in the gang's colour."""
    g.cash[gang] = g.box.start_cash
    g.reserve[gang] = g.box.figures - 1
    g.rings[gang * FIGURES] = g.box.start_rings
    g.bank -= g.box.start_rings
    for building in range(BUILDINGS):
        if g.box.printed[building] == gang:
            g.owner[building] = gang
