"""A table of Raising Chicago: its fields, and the verbs that many effects share."""

from __future__ import annotations

from typing import Final

from burnham.games.raising_chicago.box import (
    EXPANSION,
    EXPERTISE,
    FAVOR,
    REPUTATION,
    RESOURCE,
    SQUARES,
    SYMBOLS,
    WILD,
    Reward,
    Setup,
    Side,
    bundle,
    bundle_of,
)
from burnham.games.raising_chicago.fields import Fields
from burnham.games.raising_chicago.imagining import fill
from burnham.games.raising_chicago.laws import flaws

# What `windows` says: a seat is asked about tiles alone where it matters most, not even there, or
# at every chance.
CLOSED: Final = 0
SHUT: Final = -1
OPEN: Final = 1


class RaisingChicago(Fields):
    """A table of Raising Chicago."""

    def clone(self) -> RaisingChicago:
        return RaisingChicago(self.box, self.seats, self)

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
        return min(self.tracks[base], min(self.tracks[base + 1], self.tracks[base + 2]))

    def capacity(self, seat: int) -> int:
        """How many cards the seat's company holds."""
        return self.box.slots + self.expansions[seat]

    def square_resource(self, square: int) -> int:
        """What a square of the project area shows; -1 on the pay square."""
        card = self.slot_card[square // SQUARES]
        return self.side.squares[SQUARES * card + square % SQUARES]

    def markers_on(self, slot: int, owner: int) -> int:
        """How many markers of an owner lie on the card of a slot."""
        count = 0
        for square in range(SQUARES * slot, SQUARES * slot + SQUARES):
            if self.squares[square] == owner:
                count += 1
        return count

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
                self.note("step-lost", seat, "track", track)
                break
            slowest = self.slowest(seat)
            self.tracks[3 * seat + track] = column
            self.note("stepped", seat, "track", track, "column", column)
            if self.setup.permanents[column] > self.setup.permanents[column - 1]:
                self.note("permanent", seat, "resource", track)
            if self.slowest(seat) > slowest:
                reward = self.box.column_rewards[column]
                given = self.bundle_given(reward)
                self.note("column", seat, "column", column, "bundle", given)
                reputation += self.take_reward(seat, reward)
        return reputation

    def expansions_left(self) -> int:
        return self.box.expansions - sum(self.expansions)

    def bundle_given(self, reward: Reward) -> int:
        """What a reward gives now, as a bundle; expansions only while there are any.  RC-156"""
        if reward.kind == EXPANSION and reward.amount > self.expansions_left():
            return bundle(expansion=self.expansions_left())
        return bundle_of(reward)

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
            self.expansions[seat] += min(reward.amount, self.expansions_left())
        return 0

    def gain(self, seat: int, reward: Reward) -> None:
        """Hand out a reward at once and tell it."""
        given = self.bundle_given(reward)
        if given:
            self.note("gained", seat, "bundle", given)
        elif reward.kind == EXPANSION:
            self.note("no-expansion", seat)
        self.gain_reputation(seat, self.take_reward(seat, reward))

    def suffer(self, seat: int, steps: int) -> None:
        """Steps down the poverty track, stopping on its last space.  RC-191"""
        if steps == 0:
            return
        before = self.poverty[seat]
        self.poverty[seat] = min(len(self.box.poverty) - 1, before + steps)
        space = self.poverty[seat]
        self.note("poverty", seat, "steps", space - before, "loss", -self.box.poverty[space])

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
