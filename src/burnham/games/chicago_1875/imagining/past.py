"""A possible past of the building tiles, as one seat knows it.

Tiles are dealt, drafted, built, discarded and kept over five decades, and a seat knows what was
built, what it gave away and what it was given.  `Past` makes up a whole past that fits all of
that.  It goes backwards: every hand of three, from the last one to the first, is traced to the
hands it came from, at random, and what turns out to be impossible is taken back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import TYPE_CHECKING, TypeVar

from burnham.games.chicago_1875.questions import (
    BUILDINGS_PHASE,
    DRAFT_KEEP,
    DRAFT_PASS_ON,
    NONE,
)
from burnham.kernel.position import NOBODY

if TYPE_CHECKING:
    from burnham.games.chicago_1875.position import BigShoulders

T = TypeVar("T")

NOTES = 7
"""A decade's draft in a seat's notes: kept, given, given, got, got, passed on, got."""


class Card:
    """A tile in the past: `tile` is NONE while nothing is known of it but, later, its era."""

    def __init__(self, tile: int = NONE) -> None:
        self.tile = tile
        self.era = 0


Hands = dict[int, list[Card]]
"""Three cards a seat.  After a draft: the one kept, the one kept of those received, the last."""


class Past:
    """One possible past of all building tiles, as `viewer` knows it."""

    def __init__(self, g: BigShoulders, viewer: int) -> None:
        self.g = g
        self.viewer = viewer
        self.others = [seat for seat in range(g.seats) if seat != viewer]
        self.cards: dict[int, Card] = {}
        self.hands: list[Hands] = [{} for _ in range(g.box.decades + 1)]
        self.dealt: list[Hands] = [{} for _ in range(g.box.decades + 1)]
        self.kept: list[dict[int, Card]] = [{} for _ in range(g.box.decades + 1)]
        building = g.phase == BUILDINGS_PHASE
        self.keeping = building and g.waits(DRAFT_KEEP)
        self.passing = building and g.waits(DRAFT_PASS_ON) and not self.keeping
        self.choosing = building and not self.keeping and not self.passing
        self.complete = g.decade - 1 if g.phase <= BUILDINGS_PHASE else g.decade
        """How many decades have turned up their buildings."""
        self.notes = self._notes()
        self.seen = self._first_seen()

    def _notes(self) -> dict[int, list[int]]:
        """What the viewer noted of each decade's draft."""
        if self.viewer == NOBODY:
            return {}
        row = self.g.notes[self.viewer]
        return {1 + n // NOTES: row[n : n + NOTES] for n in range(0, len(row), NOTES)}

    def _first_seen(self) -> dict[int, int]:
        """The decade in which the viewer first knew that a tile had been dealt."""
        seen: dict[int, int] = {}
        for decade in range(self.complete, 0, -1):
            tiles = self.notes.get(decade, []) + [
                self.built(s, decade) for s in range(self.g.seats)
            ]
            seen.update(dict.fromkeys(tiles, decade))
        return seen

    def built(self, seat: int, decade: int) -> int:
        return self.g.built[seat * self.g.box.decades + decade - 1]

    def card(self, tile: int) -> Card:
        """The one card that is this tile."""
        if tile not in self.cards:
            self.cards[tile] = Card(tile)
        return self.cards[tile]

    def next(self, seat: int, decade: int) -> int:
        """To whom a seat passes tiles."""
        step = 1 if self.g.box.draft_left[decade - 1] else self.g.seats - 1
        return (seat + step) % self.g.seats

    def giver(self, seat: int, decade: int) -> int:
        """From whom a seat gets tiles."""
        step = self.g.seats - 1 if self.g.box.draft_left[decade - 1] else 1
        return (seat + step) % self.g.seats

    # --- backwards through the decades ----------------------------------------------------

    def make_up(self) -> bool:
        """Find a past; False only if the viewer's knowledge contradicts itself."""
        g = self.g
        decade = self.complete + 1
        if g.phase != BUILDINGS_PHASE and self.complete:
            return self.decade_before(decade, {seat: Card() for seat in self.others})
        if self.passing:
            return self.before_deal(decade, self.half_drafted(decade))
        hands = {seat: [Card(), Card(), Card()] for seat in self.others}
        if self.choosing:
            return self.before_draft(decade, hands)
        return self.before_deal(decade, hands)

    def half_drafted(self, decade: int) -> Hands:
        """What was dealt, when two tiles of each hand have moved and the third has not."""
        dealt = {seat: [Card(), Card(), Card()] for seat in self.others}
        if self.viewer != NOBODY:
            received = self.notes[decade][3:5]
            dealt[self.giver(self.viewer, decade)] = [
                Card(),
                *(self.card(tile) for tile in received),
            ]
        return dealt

    def decade_before(self, decade: int, kept: dict[int, Card]) -> bool:
        """The decade before this one ended with these tiles kept."""
        if decade == 1:
            return True
        last = decade - 1
        self.kept[last] = kept
        hands: Hands = {}
        for seat in self.others:
            hands[seat] = [self.card(self.built(seat, last)), kept[seat], Card()]
        return self.before_draft(last, hands)

    def before_draft(self, decade: int, hands: Hands) -> bool:
        """The hands of a decade, from which the seats built: where did each tile come from?"""
        if not self.g.draft:
            self.hands[decade] = hands
            return self.before_deal(decade, hands)
        whole = dict(hands)
        if self.viewer != NOBODY:
            kept, _, _, one, two, passed, got = self.notes[decade]
            mine = [kept, two if passed == one else one, got]
            whole[self.viewer] = [self.card(tile) for tile in mine]
        for _ in self.roles(decade, whole, self.draft_order(decade)):
            self.hands[decade] = {seat: list(whole[seat]) for seat in whole}
            if self.before_deal(decade, self.undrafted(decade, whole)):
                return True
        return False

    def draft_order(self, decade: int) -> list[int]:
        """The others in the order in which tiles travel, from the viewer's neighbour on."""
        seat = max(self.viewer, 0)
        order = [seat]
        for _ in range(self.g.seats - 1):
            seat = self.next(seat, decade)
            order.append(seat)
        return [seat for seat in order if seat != self.viewer]

    def undrafted(self, decade: int, hands: Hands) -> Hands:
        """What the others were dealt: one tile they kept, two that travelled on."""
        dealt: Hands = {}
        for seat in self.others:
            after = self.next(seat, decade)
            beyond = self.next(after, decade)
            dealt[seat] = [hands[seat][0], hands[after][1], hands[beyond][2]]
        return dealt

    def roles(self, decade: int, hands: Hands, seats: list[int]) -> Iterator[None]:
        """All ways to say which card of a hand was kept, kept of those received, and passed on,
        one after the other; `hands` is put in that order while a way is tried."""
        if not seats:
            yield
            return
        seat, rest = seats[0], seats[1:]
        before = hands[seat]
        for order in self.shuffled(list(permutations(before))):
            hands[seat] = list(order)
            for bound in self.fitting(decade, hands, seat):
                yield from self.roles(decade, hands, rest)
                self.release(bound)
        hands[seat] = before

    def fitting(self, decade: int, hands: Hands, seat: int) -> Iterator[list[Card]]:
        """Bind unknown cards of a seat's hand to what the viewer gave to the draft, if that can be;
        gives the cards bound, for each way to do so."""
        if self.viewer == NOBODY:
            yield []
            return
        neighbour = self.next(self.viewer, decade)
        beyond = self.next(neighbour, decade)
        _, one, two, _, _, passed, got = self.notes[decade]
        _, received, last = hands[seat]
        if seat == neighbour:
            given = [one, two]
            if beyond == self.viewer:
                given.remove(got)
            for tile in self.shuffled(given):
                bound: list[Card] = []
                if self.bind(received, tile, bound) and self.bind(last, passed, bound):
                    yield bound
                else:
                    self.release(bound)
        elif seat == beyond:
            stayed = hands[neighbour][1].tile
            bound = []
            if self.bind(last, two if stayed == one else one, bound):
                yield bound
            else:
                self.release(bound)
        else:
            yield []

    def bind(self, card: Card, tile: int, bound: list[Card]) -> bool:
        """Let the card be this tile, unless it is another or the tile is another card."""
        if card.tile == tile:
            return True
        if card.tile != NONE or tile in self.cards:
            return False
        card.tile = tile
        self.cards[tile] = card
        bound.append(card)
        return True

    def release(self, bound: list[Card]) -> None:
        for card in bound:
            del self.cards[card.tile]
            card.tile = NONE

    # --- who kept what, who was dealt what ------------------------------------------------

    def before_deal(self, decade: int, dealt: Hands) -> bool:
        self.dealt[decade] = dealt
        for kept in self.keepers(decade, dealt, self.others):
            if self.decade_before(decade, kept):
                return True
        return False

    def keepers(self, decade: int, dealt: Hands, seats: list[int]) -> Iterator[dict[int, Card]]:
        """All ways to say which tile of each hand a seat had kept; the others are new."""
        if not seats:
            yield {}
            return
        seat, rest = seats[0], seats[1:]
        hand = dealt[seat]
        choices: list[Card | None] = [None] if decade == 1 else list(self.shuffled(hand))
        for choice in choices:
            new = [card for card in hand if card is not choice]
            if not all(self.can_be_new(card, decade) for card in new):
                continue
            if choice is not None and not self.can_be_kept(choice, seat, decade - 1):
                continue
            for card in new:
                card.era = self.g.box.building_era[decade - 1]
            for found in self.keepers(decade, dealt, rest):
                yield found if choice is None else {**found, seat: choice}

    def can_be_new(self, card: Card, decade: int) -> bool:
        if card.tile == NONE:
            return True
        era = self.g.box.building_age[card.tile]
        known = self.seen.get(card.tile, decade)
        return era == self.g.box.building_era[decade - 1] and known >= decade

    def can_be_kept(self, card: Card, seat: int, decade: int) -> bool:
        """Whether a seat may have held this tile when the decade ended."""
        tile = card.tile
        if tile == NONE:
            return True
        if self.g.box.building_age[tile] > self.g.box.building_era[decade - 1]:
            return False
        noted = self.notes.get(decade, [])
        if tile not in noted:
            return True
        neighbour = self.next(self.viewer, decade)
        if tile == noted[5]:
            return seat == neighbour
        return tile in noted[1:3] and seat in (neighbour, self.next(neighbour, decade))

    def shuffled(self, choices: Sequence[T]) -> list[T]:
        order = list(range(len(choices)))
        self.g.shuffle(order)
        return [choices[n] for n in order]

    def unknown_cards(self) -> list[Card]:
        """Every card that was dealt to the others and is no certain tile, once."""
        found: list[Card] = []
        for hands in self.dealt:
            for hand in hands.values():
                found += [card for card in hand if card.tile == NONE and card not in found]
        return found
