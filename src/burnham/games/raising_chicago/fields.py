"""What lies on the table of Raising Chicago: every field, declared once.

Lists named after a thing hold one entry a thing (`plot_owner[20]` is plot 21); `stock`, `tracks`
and `symbols` hold three, three and six entries a seat, one seat after the other.
"""

from __future__ import annotations

from typing import Final

from burnham.games.raising_chicago.box import (
    AMOUNT,
    BANNERS,
    BASIC,
    CARDS,
    COLUMNS,
    COUNCIL,
    DISPLAYED,
    EMPTY_PLOT_TILES,
    FINALS,
    FREE,
    LAST_PROJECT,
    MARKERS,
    MOST_BIDS,
    MOST_MEMBERS,
    MOST_NEUTRAL,
    NEIGHBORHOODS,
    NEUTRAL,
    NUMBERED,
    OUTSKIRTS,
    PLOTS,
    POVERTY,
    PRESTIGE_OWNER,
    PRESTIGE_TILES,
    PROJECTS,
    ROUNDS,
    SEATS,
    SQUARES,
    SYMBOLS,
    WARDS,
    Box,
)
from burnham.games.raising_chicago.questions import STEPS
from burnham.kernel.fields import INT, INTS, PUBLIC, ROWS, SECRET, fields
from burnham.kernel.position import KERNEL_FIELDS, Position

MOST_TOKENS: Final = AMOUNT.most * (ROUNDS * CARDS + 1000)
"""Of a kind, or reputation, that a player can have: every card gives in every round, and there are
fewer than 1000 other times in a game at which a player is given something."""

FIELDS: Final = [
    *KERNEL_FIELDS,
    *fields(INT, PUBLIC, "round", high=ROUNDS),
    *fields(INT, PUBLIC, "phase", high=6),
    # slot: the project that is being carried out; next_card: the top card of the deck lies open
    *fields(INT, PUBLIC, "slot", "FREE", of="slot", low=FREE, high=PROJECTS - 1),
    *fields(INT, PUBLIC, "next_card", "FREE", of="card", low=FREE, high=CARDS - 1),
    # Players.  order: by reputation, highest first.  windows: CLOSED, SHUT or OPEN.
    *fields(INTS, PUBLIC, "order", of="player", cap=SEATS, high=SEATS - 1),
    *fields(INTS, PUBLIC, "reputation", by="seat", high=MOST_TOKENS),
    *fields(INTS, PUBLIC, "poverty", by="seat", high=POVERTY.most - 1),
    *fields(INTS, PUBLIC, "stock", by="seat resource", cap=len(BASIC), high=MOST_TOKENS),
    *fields(INTS, PUBLIC, "wild favor", by="seat", high=MOST_TOKENS),
    *fields(INTS, PUBLIC, "tracks", by="seat track", cap=len(BASIC), high=COLUMNS.most),
    *fields(INTS, PUBLIC, "expansions", by="seat", high=AMOUNT.most),
    *fields(INTS, PUBLIC, "symbols", by="seat symbol", cap=SYMBOLS, high=NUMBERED),
    *fields(INTS, PUBLIC, "windows", by="seat", low=-1),
    # supply: bidding markers beside the company board.  bids: own markers on the bidding board,
    # neutral: markers of the non-player color below them.  rows: seats on the bidding board, top
    # row first.
    *fields(INTS, PUBLIC, "supply", by="seat", high=MARKERS.most),
    *fields(INTS, PUBLIC, "bids", by="seat", high=MOST_BIDS),
    *fields(INTS, PUBLIC, "neutral", by="seat", high=MOST_NEUTRAL),
    *fields(INTS, PUBLIC, "rows", of="player", cap=SEATS, high=SEATS - 1),
    # company: cards in slots, newest first.  fresh: how many of them are of this round.
    # pile: cards that were pushed out.
    *fields(ROWS, PUBLIC, "company pile", by="seat", of="card", cap=CARDS, high=CARDS - 1),
    *fields(INTS, PUBLIC, "fresh", by="seat", high=PROJECTS),
    # Project area.  stacks: below the tops, what comes first last.
    *fields(
        INTS,
        PUBLIC,
        "slot_project",
        by="slot",
        of="project",
        cap=PROJECTS,
        low=FREE,
        high=LAST_PROJECT,
    ),
    *fields(
        INTS, PUBLIC, "slot_card", by="slot", of="card", cap=PROJECTS, low=FREE, high=CARDS - 1
    ),
    *fields(
        INTS, PUBLIC, "slot_winner", by="slot", of="player", cap=PROJECTS, low=FREE, high=NEUTRAL
    ),
    *fields(
        INTS,
        PUBLIC,
        "squares",
        by="square",
        of="player",
        cap=PROJECTS * SQUARES,
        low=FREE,
        high=NEUTRAL,
    ),
    *fields(INTS, PUBLIC, "finals", of="project", cap=FINALS, high=LAST_PROJECT),
    *fields(
        INTS,
        PUBLIC,
        "stack_tops",
        by="round",
        of="project",
        cap=ROUNDS,
        low=FREE,
        high=LAST_PROJECT,
    ),
    *fields(INTS, SECRET, "stacks", of="project", cap=NUMBERED, high=LAST_PROJECT),
    *fields(INTS, SECRET, "deck", of="card", cap=CARDS, high=CARDS - 1),
    *fields(
        INTS, PUBLIC, "removed_projects", of="project", cap=LAST_PROJECT + 1, high=LAST_PROJECT
    ),
    *fields(INTS, PUBLIC, "removed_cards", of="card", cap=CARDS, high=CARDS - 1),
    # City.  plot_tile: project or prestige tile.  plot_turn: quarter turns of a prestige tile.
    *fields(
        INTS, PUBLIC, "plot_owner", by="plot", of="player", cap=PLOTS, low=FREE, high=PRESTIGE_OWNER
    ),
    *fields(INTS, PUBLIC, "plot_levels", by="plot", cap=PLOTS, high=MARKERS.most),
    *fields(INTS, PUBLIC, "plot_tile", by="plot", cap=PLOTS, low=FREE, high=LAST_PROJECT),
    *fields(INTS, PUBLIC, "plot_turn", by="plot", cap=PLOTS, high=3),
    *fields(
        INTS,
        PUBLIC,
        "outskirts_tile",
        by="outskirts",
        of="tile",
        cap=OUTSKIRTS,
        low=FREE,
        high=EMPTY_PLOT_TILES - 1,
    ),
    *fields(
        INTS,
        PUBLIC,
        "outskirts_owner",
        by="outskirts",
        of="player",
        cap=OUTSKIRTS,
        low=FREE,
        high=NEUTRAL,
    ),
    *fields(INTS, PUBLIC, "outskirts_levels", by="outskirts", cap=OUTSKIRTS, high=MARKERS.most),
    *fields(
        INTS,
        PUBLIC,
        "outskirts_project",
        by="outskirts",
        of="project",
        cap=OUTSKIRTS,
        low=FREE,
        high=LAST_PROJECT,
    ),
    *fields(
        INTS,
        PUBLIC,
        "tile_holder",
        by="tile",
        of="player",
        cap=EMPTY_PLOT_TILES,
        low=FREE,
        high=NEUTRAL,
    ),
    *fields(INTS, PUBLIC, "banners", by="banner", of="track", cap=BANNERS, high=len(BASIC) - 1),
    *fields(
        INTS,
        PUBLIC,
        "neighborhoods",
        by="space",
        of="neighborhood",
        cap=NEIGHBORHOODS,
        low=FREE,
        high=NEIGHBORHOODS - 1,
    ),
    *fields(
        INTS,
        PUBLIC,
        "neighborhood_holder",
        by="neighborhood",
        of="player",
        cap=NEIGHBORHOODS,
        low=FREE,
        high=NEUTRAL,
    ),
    *fields(INTS, PUBLIC, "ward_tokens", by="ward", of="token", cap=WARDS, high=WARDS - 1),
    *fields(
        INTS,
        PUBLIC,
        "display",
        by="place",
        of="prestige",
        cap=DISPLAYED,
        low=FREE,
        high=PRESTIGE_TILES - 1,
    ),
    *fields(
        INTS,
        PUBLIC,
        "council",
        by="place",
        of="member",
        cap=COUNCIL,
        low=FREE,
        high=MOST_MEMBERS - 1,
    ),
    *fields(
        INTS, SECRET, "prestige_stack", of="prestige", cap=PRESTIGE_TILES, high=PRESTIGE_TILES - 1
    ),
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
