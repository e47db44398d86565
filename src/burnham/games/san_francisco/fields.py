"""What lies on the table of San Francisco: every field, declared once.

Players are the seats; in solo the Committee of Fifty is player 1, beyond the one seat.
"""

from __future__ import annotations

from typing import Final

from burnham.games.san_francisco.box import Box
from burnham.games.san_francisco.questions import STEPS
from burnham.kernel.fields import INT, INTS, OWNER, PUBLIC, ROWS, SECRET, fields
from burnham.kernel.position import KERNEL_FIELDS, Position

FIELDS: Final = [
    *KERNEL_FIELDS,
    # Options; level is -1 when not solo.
    *fields(INT, PUBLIC, "duopoly park"),
    *fields(INT, PUBLIC, "level", "-1"),
    # slot: of the ring, -1 while on the year board.  builder: who owns the builder tender.
    # start: the start player, -1 until drawn.
    *fields(INT, PUBLIC, "year"),
    *fields(INT, PUBLIC, "start slot builder", "-1"),
    # The table.  sides: per plot card 0 A, 1 B, -1 not in play.  owner: per site the player whose
    # building stands there.  rubble: per site 1 where a marker lies.  ring: action cards by slot.
    # stacks: developments left by type.  laid: permits laid out for the build under way.
    *fields(INTS, PUBLIC, "sides owner rubble ring order public_tenders stacks laid"),
    # Displays have three slots and keep gaps; of the discard pile the last card is on top.
    *fields(INTS, PUBLIC, "permit_display tender_display permit_discard"),
    *fields(INTS, SECRET, "permit_pile tender_pile"),
    # Players.  stones and blockers: fields of action cards; incomes: places on the income track.
    # supply, area: buildings not built.  cleared: rubble markers taken.  col, row: progress.
    *fields(INTS, PUBLIC, "stones incomes blockers money supply area cleared col row"),
    # permits in the order they were taken, developments as cards, tenders taken from the display.
    *fields(ROWS, PUBLIC, "permits developments taken"),
    # The two tenders dealt at the start, and the one of them that was kept.
    *fields(ROWS, OWNER, "dealt"),
    *fields(INTS, OWNER, "kept"),
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
