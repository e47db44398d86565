"""What lies on the table of Raising Chicago: every field, declared once.

Lists named after a thing hold one entry a thing (`plot_owner[20]` is plot 21); `stock`, `tracks`
and `symbols` hold three, three and six entries a seat, one seat after the other.
"""

from __future__ import annotations

from typing import Final

from burnham.games.raising_chicago.box import FREE, Box
from burnham.games.raising_chicago.questions import STEPS
from burnham.kernel.fields import INT, INTS, PUBLIC, ROWS, SECRET, fields
from burnham.kernel.position import KERNEL_FIELDS, Position

FIELDS: Final = [
    *KERNEL_FIELDS,
    *fields(INT, PUBLIC, "round phase"),
    # slot: the project that is being carried out; next_card: the top card of the deck lies open
    *fields(INT, PUBLIC, "slot next_card", "FREE"),
    # Players.  order: by reputation, highest first.  windows: CLOSED, SHUT or OPEN.
    *fields(INTS, PUBLIC, "order reputation poverty stock wild favor tracks expansions symbols"),
    *fields(INTS, PUBLIC, "windows"),
    # supply: bidding markers beside the company board.  bids: own markers on the bidding board,
    # neutral: markers of the non-player color below them.  rows: seats on the bidding board, top
    # row first.
    *fields(INTS, PUBLIC, "supply bids neutral rows"),
    # company: cards in slots, newest first.  fresh: how many of them are of this round.
    # pile: cards that were pushed out.
    *fields(ROWS, PUBLIC, "company pile"),
    *fields(INTS, PUBLIC, "fresh"),
    # Project area.  stacks: below the tops, what comes first last.
    *fields(INTS, PUBLIC, "slot_project slot_card slot_winner squares finals stack_tops"),
    *fields(INTS, SECRET, "stacks deck"),
    *fields(INTS, PUBLIC, "removed_projects removed_cards"),
    # City.  plot_tile: project or prestige tile.  plot_turn: quarter turns of a prestige tile.
    *fields(INTS, PUBLIC, "plot_owner plot_levels plot_tile plot_turn"),
    *fields(INTS, PUBLIC, "outskirts_tile outskirts_owner outskirts_levels outskirts_project"),
    *fields(INTS, PUBLIC, "tile_holder banners neighborhoods neighborhood_holder ward_tokens"),
    *fields(INTS, PUBLIC, "display council"),
    *fields(INTS, SECRET, "prestige_stack"),
]

# --- written by `python -m burnham.kernel.write_fields`: change FIELDS, not this ---


class Fields(Position):
    """All fields, as they begin or copied from another position."""

    def __init__(self, box: Box, seats: int, other: Fields | None = None) -> None:
        super().__init__(STEPS, FIELDS, seats)
        self.box = box
        if other is None:
            self.round = 0
            self.phase = 0
            self.slot = FREE
            self.next_card = FREE
            self.order: list[int] = []
            self.reputation: list[int] = []
            self.poverty: list[int] = []
            self.stock: list[int] = []
            self.wild: list[int] = []
            self.favor: list[int] = []
            self.tracks: list[int] = []
            self.expansions: list[int] = []
            self.symbols: list[int] = []
            self.windows: list[int] = []
            self.supply: list[int] = []
            self.bids: list[int] = []
            self.neutral: list[int] = []
            self.rows: list[int] = []
            self.company: list[list[int]] = []
            self.pile: list[list[int]] = []
            self.fresh: list[int] = []
            self.slot_project: list[int] = []
            self.slot_card: list[int] = []
            self.slot_winner: list[int] = []
            self.squares: list[int] = []
            self.finals: list[int] = []
            self.stack_tops: list[int] = []
            self.stacks: list[int] = []
            self.deck: list[int] = []
            self.removed_projects: list[int] = []
            self.removed_cards: list[int] = []
            self.plot_owner: list[int] = []
            self.plot_levels: list[int] = []
            self.plot_tile: list[int] = []
            self.plot_turn: list[int] = []
            self.outskirts_tile: list[int] = []
            self.outskirts_owner: list[int] = []
            self.outskirts_levels: list[int] = []
            self.outskirts_project: list[int] = []
            self.tile_holder: list[int] = []
            self.banners: list[int] = []
            self.neighborhoods: list[int] = []
            self.neighborhood_holder: list[int] = []
            self.ward_tokens: list[int] = []
            self.display: list[int] = []
            self.council: list[int] = []
            self.prestige_stack: list[int] = []
        else:
            self.round = other.round
            self.phase = other.phase
            self.slot = other.slot
            self.next_card = other.next_card
            self.order = other.order[:]
            self.reputation = other.reputation[:]
            self.poverty = other.poverty[:]
            self.stock = other.stock[:]
            self.wild = other.wild[:]
            self.favor = other.favor[:]
            self.tracks = other.tracks[:]
            self.expansions = other.expansions[:]
            self.symbols = other.symbols[:]
            self.windows = other.windows[:]
            self.supply = other.supply[:]
            self.bids = other.bids[:]
            self.neutral = other.neutral[:]
            self.rows = other.rows[:]
            self.company = [row[:] for row in other.company]
            self.pile = [row[:] for row in other.pile]
            self.fresh = other.fresh[:]
            self.slot_project = other.slot_project[:]
            self.slot_card = other.slot_card[:]
            self.slot_winner = other.slot_winner[:]
            self.squares = other.squares[:]
            self.finals = other.finals[:]
            self.stack_tops = other.stack_tops[:]
            self.stacks = other.stacks[:]
            self.deck = other.deck[:]
            self.removed_projects = other.removed_projects[:]
            self.removed_cards = other.removed_cards[:]
            self.plot_owner = other.plot_owner[:]
            self.plot_levels = other.plot_levels[:]
            self.plot_tile = other.plot_tile[:]
            self.plot_turn = other.plot_turn[:]
            self.outskirts_tile = other.outskirts_tile[:]
            self.outskirts_owner = other.outskirts_owner[:]
            self.outskirts_levels = other.outskirts_levels[:]
            self.outskirts_project = other.outskirts_project[:]
            self.tile_holder = other.tile_holder[:]
            self.banners = other.banners[:]
            self.neighborhoods = other.neighborhoods[:]
            self.neighborhood_holder = other.neighborhood_holder[:]
            self.ward_tokens = other.ward_tokens[:]
            self.display = other.display[:]
            self.council = other.council[:]
            self.prestige_stack = other.prestige_stack[:]
            self.copy_kernel(other)
