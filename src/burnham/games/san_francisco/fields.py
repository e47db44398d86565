"""What lies on the table of San Francisco: every field, declared once.

Players are the seats; in solo the Committee of Fifty is player 1, beyond the one seat.
"""

from __future__ import annotations

from typing import Final

from burnham.games.san_francisco.box import (
    BONUSES_A_YEAR,
    CARDS_IN_RING,
    DEVELOPMENTS,
    DOLLARS,
    INCOMES,
    LEVELS,
    MOST_BUILDINGS,
    MOST_DEVELOPMENTS,
    MOST_IN_HAND,
    MOST_STEPS,
    PERMITS,
    PLOTS,
    PUBLIC_TENDERS,
    SEATS,
    SITES,
    SLOTS,
    TENDERS,
    YEARS,
    Box,
)
from burnham.games.san_francisco.box import FIELDS as CARD_FIELDS
from burnham.games.san_francisco.questions import STEPS
from burnham.kernel.fields import INT, INTS, OWNER, PUBLIC, ROWS, SECRET, fields
from burnham.kernel.position import KERNEL_FIELDS, Position

MOST_DOLLARS: Final = (
    YEARS * DOLLARS.most * (1 + BONUSES_A_YEAR * MOST_BUILDINGS + 2 * CARDS_IN_RING)
)
"""Of a player: in a year an income, the bonuses, of which each may pay for every building, and on
every card an action that pays, or one in which clearing and developing pay at the corner."""

FIELDS: Final = [
    *KERNEL_FIELDS,
    # Options; level is -1 when not solo.
    *fields(INT, PUBLIC, "duopoly park"),
    *fields(INT, PUBLIC, "level", "-1", low=-1, high=len(LEVELS) - 1),
    # slot: of the ring, -1 while on the year board.  builder: who owns the builder tender.
    # start: the start player, -1 until drawn.
    *fields(INT, PUBLIC, "year", high=YEARS - 1),
    *fields(INT, PUBLIC, "start", "-1", of="player", low=-1, high=SEATS - 1),
    *fields(INT, PUBLIC, "slot", "-1", low=-1, high=CARDS_IN_RING - 1),
    *fields(INT, PUBLIC, "builder", "-1", of="player", low=-1, high=SEATS - 1),
    # The table.  sides: per plot card 0 A, 1 B, -1 not in play.  owner: per site the player whose
    # building stands there.  rubble: per site 1 where a marker lies.  ring: action cards by slot.
    # stacks: developments left by type.  laid: permits laid out for the build under way.
    *fields(INTS, PUBLIC, "sides", by="plot", cap=PLOTS, low=-1),
    *fields(INTS, PUBLIC, "owner", by="site", of="player", cap=SITES, low=-1, high=SEATS - 1),
    *fields(INTS, PUBLIC, "rubble", by="site", cap=SITES),
    *fields(INTS, PUBLIC, "ring", of="card", cap=CARDS_IN_RING, high=CARDS_IN_RING - 1),
    *fields(INTS, PUBLIC, "order", of="player", cap=SEATS, high=SEATS - 1),
    *fields(
        INTS, PUBLIC, "public_tenders", of="tender", cap=PUBLIC_TENDERS, high=PUBLIC_TENDERS - 1
    ),
    *fields(
        INTS, PUBLIC, "stacks", by="development", cap=len(DEVELOPMENTS), high=MOST_DEVELOPMENTS
    ),
    *fields(INTS, PUBLIC, "laid", of="permit", cap=MOST_IN_HAND, high=PERMITS - 1),
    # Displays have three slots and keep gaps; of the discard pile the last card is on top.
    *fields(
        INTS, PUBLIC, "permit_display", by="slot", of="permit", cap=SLOTS, low=-1, high=PERMITS - 1
    ),
    *fields(
        INTS, PUBLIC, "tender_display", by="slot", of="tender", cap=SLOTS, low=-1, high=TENDERS - 1
    ),
    *fields(INTS, PUBLIC, "permit_discard", of="permit", cap=PERMITS, high=PERMITS - 1),
    *fields(INTS, SECRET, "permit_pile", of="permit", cap=PERMITS, high=PERMITS - 1),
    *fields(INTS, SECRET, "tender_pile", of="tender", cap=TENDERS, high=TENDERS - 1),
    # Players.  stones and blockers: fields of action cards; incomes: places on the income track.
    # supply, area: buildings not built.  cleared: rubble markers taken.  col, row: progress.
    *fields(INTS, PUBLIC, "stones", by="seat", of="field", low=-1, high=CARD_FIELDS - 1),
    *fields(INTS, PUBLIC, "incomes", by="seat", of="income", low=-1, high=INCOMES - 1),
    *fields(INTS, PUBLIC, "blockers", by="seat", of="field", low=-1, high=CARD_FIELDS - 1),
    *fields(INTS, PUBLIC, "money", by="seat", high=MOST_DOLLARS),
    *fields(INTS, PUBLIC, "supply area", by="seat", high=MOST_BUILDINGS),
    *fields(INTS, PUBLIC, "cleared", by="seat", high=SITES),
    *fields(INTS, PUBLIC, "col row", by="seat", high=MOST_STEPS - 1),
    # permits in the order they were taken, developments as cards, tenders taken from the display.
    *fields(ROWS, PUBLIC, "permits", by="seat", of="permit", cap=MOST_IN_HAND, high=PERMITS - 1),
    *fields(
        ROWS,
        PUBLIC,
        "developments",
        by="seat",
        of="development",
        cap=MOST_DEVELOPMENTS,
        high=MOST_DEVELOPMENTS - 1,
    ),
    *fields(ROWS, PUBLIC, "taken", by="seat", of="tender", cap=TENDERS, high=TENDERS - 1),
    # The two tenders dealt at the start, and the one of them that was kept.
    *fields(ROWS, OWNER, "dealt", by="seat", of="tender", cap=2, high=TENDERS - 1),
    *fields(INTS, OWNER, "kept", by="seat", of="tender", low=-1, high=TENDERS - 1),
]

# --- written by `python -m burnham.kernel.write_fields`: change FIELDS, not this ---


class Fields(Position):
    """All fields, as they begin or copied from another position."""

    def __init__(self, box: Box, seats: int, other: Fields | None = None) -> None:
        super().__init__(STEPS, FIELDS, seats)
        self.box = box
        if other is None:
            self.duopoly = 0
            self.park = 0
            self.level = -1
            self.year = 0
            self.start = -1
            self.slot = -1
            self.builder = -1
            self.sides: list[int] = []
            self.owner: list[int] = []
            self.rubble: list[int] = []
            self.ring: list[int] = []
            self.order: list[int] = []
            self.public_tenders: list[int] = []
            self.stacks: list[int] = []
            self.laid: list[int] = []
            self.permit_display: list[int] = []
            self.tender_display: list[int] = []
            self.permit_discard: list[int] = []
            self.permit_pile: list[int] = []
            self.tender_pile: list[int] = []
            self.stones: list[int] = []
            self.incomes: list[int] = []
            self.blockers: list[int] = []
            self.money: list[int] = []
            self.supply: list[int] = []
            self.area: list[int] = []
            self.cleared: list[int] = []
            self.col: list[int] = []
            self.row: list[int] = []
            self.permits: list[list[int]] = []
            self.developments: list[list[int]] = []
            self.taken: list[list[int]] = []
            self.dealt: list[list[int]] = []
            self.kept: list[int] = []
        else:
            self.duopoly = other.duopoly
            self.park = other.park
            self.level = other.level
            self.year = other.year
            self.start = other.start
            self.slot = other.slot
            self.builder = other.builder
            self.sides = other.sides[:]
            self.owner = other.owner[:]
            self.rubble = other.rubble[:]
            self.ring = other.ring[:]
            self.order = other.order[:]
            self.public_tenders = other.public_tenders[:]
            self.stacks = other.stacks[:]
            self.laid = other.laid[:]
            self.permit_display = other.permit_display[:]
            self.tender_display = other.tender_display[:]
            self.permit_discard = other.permit_discard[:]
            self.permit_pile = other.permit_pile[:]
            self.tender_pile = other.tender_pile[:]
            self.stones = other.stones[:]
            self.incomes = other.incomes[:]
            self.blockers = other.blockers[:]
            self.money = other.money[:]
            self.supply = other.supply[:]
            self.area = other.area[:]
            self.cleared = other.cleared[:]
            self.col = other.col[:]
            self.row = other.row[:]
            self.permits = [row[:] for row in other.permits]
            self.developments = [row[:] for row in other.developments]
            self.taken = [row[:] for row in other.taken]
            self.dealt = [row[:] for row in other.dealt]
            self.kept = other.kept[:]
            self.copy_kernel(other)
