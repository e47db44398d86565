"""What lies on the table of Chicago: every field, declared once.

A member is a number: its gang's first is gang * FIGURES, the next hired the next.  It is hired if
it carries rings, and stands on the board if `where` names its field.
"""

from __future__ import annotations

from typing import Final

from burnham.games.chicago_1991.box import (
    BUILDINGS,
    DICE,
    FACE,
    FACTOR,
    FIGURES,
    GANGS,
    GOALS,
    MEMBERS,
    MONEY,
    MOST_RINGS,
    MOST_ROUNDS,
    NO_GANG,
    OFF_BOARD,
    STRENGTHS,
    TRIPLES,
    Box,
)
from burnham.games.chicago_1991.box import FIELDS as BOARD_FIELDS
from burnham.games.chicago_1991.questions import STEPS
from burnham.kernel.fields import INT, INTS, PUBLIC, fields
from burnham.kernel.position import KERNEL_FIELDS, NOBODY, Position

MOST_POINTS: Final = 3 * FACE.most
MOST_CASH: Final = MONEY.most * (1 + GANGS * BUILDINGS * (1 + TRIPLES.most * (FACTOR.most - 1)))
"""Of a gang: what it began with, and in every phase all buildings, in every threefold set."""
MOST_EVENTS: Final = GANGS * MOST_ROUNDS * GANGS * MOST_POINTS + MEMBERS
"""A building changes hands by a step, which costs a point; a duel costs a member."""
MOST_DUEL: Final = 7 + 2 * (STRENGTHS - 1)
"""Numbers that a duel is told by: whoever ties loses a ring, so there are four throws at most."""

FIELDS: Final = [
    *KERNEL_FIELDS,
    # options
    *fields(INT, PUBLIC, "variant_one variant_two"),
    *fields(INT, PUBLIC, "die", high=len(DICE) - 1),
    *fields(INT, PUBLIC, "single"),
    # round is 0 while hiring and placing
    *fields(INT, PUBLIC, "phase", high=GANGS - 1),
    *fields(INT, PUBLIC, "round", high=MOST_ROUNDS),
    # whose turn it is
    *fields(INT, PUBLIC, "gang", "NO_GANG", of="gang", low=NO_GANG, high=GANGS - 1),
    # bank: rings
    *fields(INT, PUBLIC, "points", high=MOST_POINTS),
    *fields(INT, PUBLIC, "bank", high=MOST_RINGS),
    *fields(INT, PUBLIC, "events", high=MOST_EVENTS),
    # the building under assault (variant I)
    *fields(INT, PUBLIC, "stormed", "-1", of="field", low=-1, high=BUILDINGS - 1),
    # the seat that won by a goal, and by which
    *fields(INT, PUBLIC, "winner", "NOBODY", of="player", low=NOBODY, high=GANGS - 1),
    *fields(INT, PUBLIC, "won_by", "-1", of="goal", low=-1, high=GOALS - 1),
    # gangs; bought: this phase's purchases, gang * STRENGTHS + rings
    *fields(INTS, PUBLIC, "leader", by="gang", of="player", cap=GANGS, low=NOBODY, high=GANGS - 1),
    *fields(INTS, PUBLIC, "cash", by="gang", cap=GANGS, high=MOST_CASH),
    *fields(INTS, PUBLIC, "reserve", by="gang", cap=GANGS, high=FIGURES),
    *fields(INTS, PUBLIC, "bought", by="gang rings", cap=GANGS * STRENGTHS, high=FIGURES),
    # members
    *fields(INTS, PUBLIC, "rings", by="member", cap=MEMBERS, high=STRENGTHS - 1),
    *fields(
        INTS,
        PUBLIC,
        "where",
        by="member",
        of="field",
        cap=MEMBERS,
        low=OFF_BOARD,
        high=BOARD_FIELDS - 1,
    ),
    # owner of a building; standing: the gang whose members stand on a field
    *fields(
        INTS, PUBLIC, "owner", by="building", of="gang", cap=BUILDINGS, low=NO_GANG, high=GANGS - 1
    ),
    *fields(
        INTS,
        PUBLIC,
        "standing",
        by="field",
        of="gang",
        cap=BOARD_FIELDS,
        low=NO_GANG,
        high=GANGS - 1,
    ),
    # seat * GOALS + goal: the event since which it is held, or 0
    *fields(INTS, PUBLIC, "since", by="seat goal", cap=GOALS, high=MOST_EVENTS),
    # the attackers of an assault
    *fields(INTS, PUBLIC, "storming", of="member", cap=FIGURES, high=MEMBERS - 1),
    # phase, round, field, attacker, rings, defender, rings, then both dice of every throw
    *fields(INTS, PUBLIC, "last_duel", cap=MOST_DUEL, high=BOARD_FIELDS - 1),
]

# --- written by `python -m burnham.kernel.write_fields`: change FIELDS, not this ---


class Fields(Position):
    """All fields, as they begin or copied from another position."""

    def __init__(self, box: Box, seats: int, other: Fields | None = None) -> None:
        super().__init__(STEPS, FIELDS, seats)
        self.box = box
        if other is None:
            self.variant_one = 0
            self.variant_two = 0
            self.die = 0
            self.single = 0
            self.phase = 0
            self.round = 0
            self.gang = NO_GANG
            self.points = 0
            self.bank = 0
            self.events = 0
            self.stormed = -1
            self.winner = NOBODY
            self.won_by = -1
            self.leader: list[int] = []
            self.cash: list[int] = []
            self.reserve: list[int] = []
            self.bought: list[int] = []
            self.rings: list[int] = []
            self.where: list[int] = []
            self.owner: list[int] = []
            self.standing: list[int] = []
            self.since: list[int] = []
            self.storming: list[int] = []
            self.last_duel: list[int] = []
        else:
            self.variant_one = other.variant_one
            self.variant_two = other.variant_two
            self.die = other.die
            self.single = other.single
            self.phase = other.phase
            self.round = other.round
            self.gang = other.gang
            self.points = other.points
            self.bank = other.bank
            self.events = other.events
            self.stormed = other.stormed
            self.winner = other.winner
            self.won_by = other.won_by
            self.leader = other.leader[:]
            self.cash = other.cash[:]
            self.reserve = other.reserve[:]
            self.bought = other.bought[:]
            self.rings = other.rings[:]
            self.where = other.where[:]
            self.owner = other.owner[:]
            self.standing = other.standing[:]
            self.since = other.since[:]
            self.storming = other.storming[:]
            self.last_duel = other.last_duel[:]
            self.copy_kernel(other)
