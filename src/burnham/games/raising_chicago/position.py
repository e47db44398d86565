"""What lies on the table of Raising Chicago, and the verbs that many effects share.

Lists named after a thing hold one entry a thing (`plot_owner[20]` is plot 21); `stock`, `tracks`
and `symbols` hold three, three and six entries a seat, one seat after the other.
"""

from __future__ import annotations

from typing import Final

from burnham.games.raising_chicago.box import (
    EXPANSION,
    EXPERTISE,
    FAVOR,
    FREE,
    REPUTATION,
    RESOURCE,
    SQUARES,
    SYMBOLS,
    WILD,
    Box,
    Reward,
    Setup,
    Side,
    bundle_of,
)
from burnham.games.raising_chicago.imagining import fill
from burnham.games.raising_chicago.laws import flaws
from burnham.games.raising_chicago.questions import STEPS
from burnham.kernel.fields import INT, INTS, PUBLIC, ROWS, SECRET, fields
from burnham.kernel.position import KERNEL_FIELDS, Position

NONE_YET: Final[list[int]] = []
"""What a list is before it is dealt, copied or restored; never added to."""

FIELDS: Final = [
    *KERNEL_FIELDS,
    *fields(INT, PUBLIC, "round phase slot next_card"),
    *fields(INTS, PUBLIC, "order reputation poverty stock wild favor tracks expansions symbols"),
    *fields(INTS, PUBLIC, "windows supply bids neutral rows fresh"),
    *fields(INTS, PUBLIC, "slot_project slot_card slot_winner squares"),
    *fields(INTS, PUBLIC, "plot_owner plot_levels plot_tile plot_turn"),
    *fields(INTS, PUBLIC, "outskirts_tile outskirts_owner outskirts_levels outskirts_project"),
    *fields(INTS, PUBLIC, "tile_holder banners neighborhoods neighborhood_holder ward_tokens"),
    *fields(INTS, PUBLIC, "display finals stack_tops removed_projects removed_cards council"),
    *fields(ROWS, PUBLIC, "company pile"),
    *fields(INTS, SECRET, "stacks deck prestige_stack"),
]


class RaisingChicago(Position):
    """A table of Raising Chicago."""

    def __init__(self, box: Box, seats: int) -> None:
        super().__init__(STEPS, FIELDS, seats)
        self.box = box
        self.round = 0
        self.phase = 0
        self.slot = FREE  # the project that is being carried out
        self.next_card = FREE  # the top card of the deck lies open
        # Players
        self.order: list[int] = NONE_YET  # reputation order, highest first
        self.reputation: list[int] = NONE_YET
        self.poverty: list[int] = NONE_YET
        self.stock: list[int] = NONE_YET
        self.wild: list[int] = NONE_YET
        self.favor: list[int] = NONE_YET
        self.tracks: list[int] = NONE_YET
        self.expansions: list[int] = NONE_YET
        self.symbols: list[int] = NONE_YET
        self.windows: list[int] = NONE_YET  # 1: asked about tiles in every window
        self.supply: list[int] = NONE_YET  # bidding markers beside the company board
        self.bids: list[int] = NONE_YET  # own markers on the bidding board
        self.neutral: list[int] = NONE_YET  # markers of the non-player color below them
        self.rows: list[int] = NONE_YET  # seats on the bidding board, top row first
        self.fresh: list[int] = NONE_YET  # how many cards of the company are of this round
        self.company: list[list[int]] = []  # cards in slots, newest first
        self.pile: list[list[int]] = []  # cards that were pushed out
        # Project area
        self.slot_project: list[int] = NONE_YET
        self.slot_card: list[int] = NONE_YET
        self.slot_winner: list[int] = NONE_YET
        self.squares: list[int] = NONE_YET
        self.finals: list[int] = NONE_YET
        self.stack_tops: list[int] = NONE_YET
        self.stacks: list[int] = NONE_YET  # below the tops, what comes first last
        self.deck: list[int] = NONE_YET
        self.removed_projects: list[int] = NONE_YET
        self.removed_cards: list[int] = NONE_YET
        # City
        self.plot_owner: list[int] = NONE_YET
        self.plot_levels: list[int] = NONE_YET
        self.plot_tile: list[int] = NONE_YET  # project or prestige tile
        self.plot_turn: list[int] = NONE_YET  # quarter turns of a prestige tile
        self.outskirts_tile: list[int] = NONE_YET
        self.outskirts_owner: list[int] = NONE_YET
        self.outskirts_levels: list[int] = NONE_YET
        self.outskirts_project: list[int] = NONE_YET
        self.tile_holder: list[int] = NONE_YET
        self.banners: list[int] = NONE_YET
        self.neighborhoods: list[int] = NONE_YET
        self.neighborhood_holder: list[int] = NONE_YET
        self.ward_tokens: list[int] = NONE_YET
        self.display: list[int] = NONE_YET
        self.prestige_stack: list[int] = NONE_YET
        self.council: list[int] = NONE_YET

    def clone(self) -> RaisingChicago:
        twin = RaisingChicago(self.box, self.seats)
        twin.copy_kernel(self)
        twin.round = self.round
        twin.phase = self.phase
        twin.slot = self.slot
        twin.next_card = self.next_card
        twin.order = self.order[:]
        twin.reputation = self.reputation[:]
        twin.poverty = self.poverty[:]
        twin.stock = self.stock[:]
        twin.wild = self.wild[:]
        twin.favor = self.favor[:]
        twin.tracks = self.tracks[:]
        twin.expansions = self.expansions[:]
        twin.symbols = self.symbols[:]
        twin.windows = self.windows[:]
        twin.supply = self.supply[:]
        twin.bids = self.bids[:]
        twin.neutral = self.neutral[:]
        twin.rows = self.rows[:]
        twin.fresh = self.fresh[:]
        twin.company = [cards[:] for cards in self.company]
        twin.pile = [cards[:] for cards in self.pile]
        twin.slot_project = self.slot_project[:]
        twin.slot_card = self.slot_card[:]
        twin.slot_winner = self.slot_winner[:]
        twin.squares = self.squares[:]
        twin.finals = self.finals[:]
        twin.stack_tops = self.stack_tops[:]
        twin.stacks = self.stacks[:]
        twin.deck = self.deck[:]
        twin.removed_projects = self.removed_projects[:]
        twin.removed_cards = self.removed_cards[:]
        twin.plot_owner = self.plot_owner[:]
        twin.plot_levels = self.plot_levels[:]
        twin.plot_tile = self.plot_tile[:]
        twin.plot_turn = self.plot_turn[:]
        twin.outskirts_tile = self.outskirts_tile[:]
        twin.outskirts_owner = self.outskirts_owner[:]
        twin.outskirts_levels = self.outskirts_levels[:]
        twin.outskirts_project = self.outskirts_project[:]
        twin.tile_holder = self.tile_holder[:]
        twin.banners = self.banners[:]
        twin.neighborhoods = self.neighborhoods[:]
        twin.neighborhood_holder = self.neighborhood_holder[:]
        twin.ward_tokens = self.ward_tokens[:]
        twin.display = self.display[:]
        twin.prestige_stack = self.prestige_stack[:]
        twin.council = self.council[:]
        return twin

    # --- looking --------------------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        """What depends on the number of players."""
        return self.box.setups[self.seats - 2]

    @property
    def side(self) -> Side:
        """The side of the resource cards that is in use.  RC-007"""
        return self.setup.side

    def permanents(self, seat: int, resource: int) -> int:
        """How many permanents of a resource the seat has: one for each such column passed."""
        return self.setup.permanents[self.tracks[3 * seat + resource]]

    def unlimited(self, seat: int, resource: int) -> bool:
        """Whether that track is at its end, so that projects cost nothing of the resource."""
        return self.tracks[3 * seat + resource] == self.box.last_column

    def slowest(self, seat: int) -> int:
        """The column that all three expertise markers of the seat have reached."""
        base = 3 * seat
        return min(self.tracks[base], self.tracks[base + 1], self.tracks[base + 2])

    def capacity(self, seat: int) -> int:
        """How many cards the seat's company holds."""
        return self.box.slots + self.expansions[seat]

    def square_resource(self, square: int) -> int:
        """What a square of the project area shows; -1 on the pay square."""
        card = self.slot_card[square // SQUARES]
        return self.side.squares[SQUARES * card + square % SQUARES]

    def markers_on(self, slot: int, owner: int) -> int:
        """How many markers of an owner lie on the card of a slot."""
        first = SQUARES * slot
        return self.squares[first : first + SQUARES].count(owner)

    def levels(self, seat: int) -> int:
        """Levels in the wards and the outskirts together."""
        total = 0
        for plot, owner in enumerate(self.plot_owner):
            if owner == seat:
                total += self.plot_levels[plot]
        for plot, owner in enumerate(self.outskirts_owner):
            if owner == seat:
                total += self.outskirts_levels[plot]
        return total

    # --- gaining --------------------------------------------------------------------------

    def gain_reputation(self, seat: int, amount: int) -> None:
        """Move the disc; on an occupied space it lands on top.  RC-021 RC-022"""
        if amount == 0:
            return
        self.reputation[seat] += amount
        self.order.remove(seat)
        at = 0
        while at < len(self.order) and self.reputation[self.order[at]] > self.reputation[seat]:
            at += 1
        self.order.insert(at, seat)

    def gain_together(self, amounts: list[int]) -> None:
        """Simultaneous gains, one amount a seat: the last in order moves first.  RC-023"""
        for seat in reversed(self.order[:]):
            self.gain_reputation(seat, amounts[seat])

    def advance(self, seat: int, track: int, steps: int) -> int:
        """Move an expertise marker; gives the reputation of the columns reached.  RC-025 RC-028"""
        reputation = 0
        for _ in range(steps):
            column = self.tracks[3 * seat + track] + 1
            if column > self.box.last_column:
                break
            slowest = self.slowest(seat)
            self.tracks[3 * seat + track] = column
            self.note("stepped", seat, "track", track, "column", column)
            if self.setup.permanents[column] > self.setup.permanents[column - 1]:
                self.note("permanent", seat, "resource", track)
            if self.slowest(seat) > slowest:
                reward = self.box.column_rewards[column]
                self.note("column", seat, "column", column, "bundle", bundle_of(reward))
                reputation += self.take_reward(seat, reward)
        return reputation

    def take_reward(self, seat: int, reward: Reward) -> int:
        """Hand out a reward, except reputation: that is given back, to be moved by the caller."""
        kind = reward.kind
        if kind == RESOURCE:
            self.stock[3 * seat + reward.which] += reward.amount
        elif kind == WILD:
            self.wild[seat] += reward.amount
        elif kind == FAVOR:
            self.favor[seat] += reward.amount
        elif kind == REPUTATION:
            return reward.amount
        elif kind == EXPERTISE:
            return self.advance(seat, reward.which, reward.amount)
        elif kind == EXPANSION:
            left = self.box.expansions - sum(self.expansions)
            self.expansions[seat] += min(reward.amount, left)
        return 0

    def gain(self, seat: int, reward: Reward) -> None:
        """Hand out a reward at once and tell it."""
        bundle = bundle_of(reward)
        if bundle:
            self.note("gained", seat, "bundle", bundle)
        self.gain_reputation(seat, self.take_reward(seat, reward))

    def suffer(self, seat: int, steps: int) -> None:
        """Steps down the poverty track, stopping on its last space.  RC-191"""
        last = len(self.box.poverty) - 1
        self.poverty[seat] = min(last, self.poverty[seat] + steps)

    # --- knowledge ------------------------------------------------------------------------

    def fill(self, seat: int) -> None:
        fill(self, seat)

    def tally(self, seat: int) -> dict[str, int]:
        base = 3 * seat
        return {
            "reputation": self.reputation[seat],
            "lumber": self.stock[base],
            "masonry": self.stock[base + 1],
            "jackscrew": self.stock[base + 2],
            "wild": self.wild[seat],
            "favor": self.favor[seat],
            "lumber-track": self.tracks[base],
            "masonry-track": self.tracks[base + 1],
            "jackscrew-track": self.tracks[base + 2],
            "permanents": sum(self.permanents(seat, resource) for resource in range(3)),
            "expansions": self.expansions[seat],
            "neighborhoods": self.neighborhood_holder.count(seat),
            "tiles": self.tile_holder.count(seat),
            "symbols": sum(self.symbols[SYMBOLS * seat : SYMBOLS * seat + SYMBOLS]),
            "poverty": self.poverty[seat],
        }

    def status(self) -> dict[str, int]:
        return {"round": self.round, "rounds": self.box.rounds, "phase": self.phase}

    def flaws(self) -> list[str]:
        return flaws(self)
