"""What lies on the table, and the verbs that many effects share.

Players are the seats; in solo the Committee of Fifty is player 1, beyond the one seat.
"""

from __future__ import annotations

from typing import Final

from burnham.games.san_francisco.box import (
    CARDS_IN_RING,
    FIELDS_1_2,
    FIELDS_3_4,
    PERMITS,
    SLOTS,
    YEARS,
)
from burnham.games.san_francisco.box import NONE as NONE
from burnham.games.san_francisco.fields import Fields
from burnham.games.san_francisco.imagining import fill
from burnham.games.san_francisco.laws import flaws
from burnham.games.san_francisco.scoring import points_in_sight

SETUP: Final = 0
INCOME_PHASE: Final = 1
CARD_PHASE: Final = 2
FINAL_BONUS: Final = 3
OVER: Final = 4
"""Phases, as the status tells them."""

RIGHT: Final = 0
UP: Final = 1
STAYS: Final = 2
"""Ways of a step on the progress board, as the log and the hints tell them."""


class SanFrancisco(Fields):
    def clone(self) -> SanFrancisco:
        return SanFrancisco(self.box, self.seats, self)

    # --- looking --------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """The seats, and in solo the Committee."""
        return 2 if self.seats == 1 else self.seats

    @property
    def committee(self) -> int:
        """The Committee's player number; NONE if it does not play."""
        return 1 if self.seats == 1 else NONE

    @property
    def card(self) -> int:
        """The action card in play; NONE while on the year board."""
        return NONE if self.slot == NONE else self.ring[self.slot]

    def card_fields(self, card: int) -> list[int]:
        """The fields of a card from left to right, on the side for this number of players."""
        first = self._first_field(card)
        return list(range(first, first + self._fields_a_card()))

    def on_card(self, field: int, card: int) -> bool:
        """Whether a field is one of the card's."""
        return 0 <= field - self._first_field(card) < self._fields_a_card()

    def blocked(self, field: int) -> bool:
        """Whether a blocker closes a field; there are some in the duopoly variant alone."""
        return self.duopoly == 1 and field in self.blockers

    def _first_field(self, card: int) -> int:
        if self.seats > 2:
            return card * FIELDS_3_4
        return CARDS_IN_RING * FIELDS_3_4 + card * FIELDS_1_2

    def _fields_a_card(self) -> int:
        return FIELDS_3_4 if self.seats > 2 else FIELDS_1_2

    def built(self, player: int) -> int:
        return self.box.buildings - self.supply[player] - self.area[player]

    def permits_in_play(self) -> list[int]:
        return self.box.solo_permits if self.seats == 1 else list(range(PERMITS))

    def at_corner(self, player: int) -> bool:
        """The progress marker stands on the top right field."""
        return self.col[player] == self.box.cols - 1 and self.row[player] == self.box.rows - 1

    def top_development(self, kind: int) -> int:
        """The card on top of a stack that is not empty."""
        stack = self.box.development_stack[kind]
        return stack[len(stack) - self.stacks[kind]]

    def free_sites(self) -> int:
        """Sites of the plan without a building, as bits."""
        found = 0
        for site in self.box.reading_order[self.seats]:
            if self.owner[site] == NONE:
                found |= 1 << site
        return found

    def rubble_sites(self) -> int:
        """Sites with rubble, as bits."""
        found = 0
        for site in self.box.reading_order[self.seats]:
            if self.rubble[site]:
                found |= 1 << site
        return found

    def phase(self) -> int:
        if self.over:
            return OVER
        if not self.order:
            return SETUP
        if self.slot != NONE:
            return CARD_PHASE
        return FINAL_BONUS if self.year == YEARS - 1 else INCOME_PHASE

    def status(self) -> dict[str, int]:
        return {
            "phase": self.phase(),
            "year": self.year,
            "card": max(self.card, 0),
            "place": self.slot + 1,
        }

    def tally(self, seat: int) -> dict[str, int]:
        return {
            "points": points_in_sight(self, seat),
            "money": self.money[seat],
            "built": self.built(seat),
            "area": self.area[seat],
            "permits": len(self.permits[seat]),
            "tenders": len(self.taken[seat]) + len(self.dealt[seat]) // 2,
            "rubble": self.cleared[seat],
            "developments": len(self.developments[seat]),
            "progress": self.box.progress_vp[self.row[seat]][self.col[seat]],
        }

    def flaws(self) -> list[str]:
        return flaws(self)

    # --- verbs ----------------------------------------------------------------------------

    def take_material(self, player: int) -> None:
        self.supply[player] -= 1
        self.area[player] += 1
        self.note("material", player)

    def gain(self, player: int, amount: int, why: str = "gained") -> None:
        self.money[player] += amount
        self.note(why, player, "amount", amount)

    def way_right(self, player: int) -> int:
        """Where a step right leads: at the right edge up; on the top right field it stays."""
        if self.col[player] < self.box.cols - 1:
            return RIGHT
        return UP if self.row[player] < self.box.rows - 1 else STAYS

    def way_up(self, player: int) -> int:
        """Where a step up leads: at the top edge right; on the top right field it stays."""
        if self.row[player] < self.box.rows - 1:
            return UP
        return RIGHT if self.col[player] < self.box.cols - 1 else STAYS

    def advance(self, player: int, way: int) -> None:
        if way == RIGHT:
            self.col[player] += 1
        elif way == UP:
            self.row[player] += 1

    def corner_reward(self, player: int) -> None:
        self.gain(player, self.box.corner_reward, "corner")

    def develop(self, player: int, cost: int) -> None:
        """A develop action; on the top right field it costs nothing and pays."""
        if self.at_corner(player):
            self.corner_reward(player)
            return
        way = self.way_right(player)
        self.money[player] -= cost
        self.advance(player, way)
        self.note("develops", player, "cost", cost, "way", way)

    def move_up(self, player: int, cost: int) -> None:
        """A clear action without rubble; on the top right field it costs nothing and pays."""
        if self.at_corner(player):
            self.corner_reward(player)
            return
        way = self.way_up(player)
        self.money[player] -= cost
        self.advance(player, way)
        self.note("moves", player, "cost", cost, "way", way)

    def clear_site(self, player: int, site: int, cost: int) -> None:
        """Take the rubble of a site and move up; on the top right field it pays instead."""
        way = self.way_up(player)
        self.money[player] -= cost
        self.rubble[site] = 0
        self.cleared[player] += 1
        self.advance(player, way)
        self.note("clears", player, "site", site, "cost", cost, "way", way)
        if way == STAYS:
            self.corner_reward(player)

    def place_building(self, player: int, site: int, cost: int) -> None:
        """Build on a site; who is the first with all buildings gets the builder tender."""
        self.money[player] -= cost
        self.area[player] -= 1
        self.owner[site] = player
        self.note("built", player, "site", site, "cost", cost)
        if self.built(player) == self.box.buildings:
            self.note("all-built", player)
            if self.builder == NONE:
                self.builder = player
                self.note("builder", player)

    def take_development(self, player: int, kind: int, cost: int) -> None:
        """The top card of a stack for its price, and a step right."""
        card = self.top_development(kind)
        way = self.way_right(player)
        self.money[player] -= cost
        self.stacks[kind] -= 1
        self.developments[player].append(card)
        self.advance(player, way)
        self.note("develops-by", player, "development", kind, "cost", cost, "way", way)

    # --- displays and piles ---------------------------------------------------------------

    def take_permit(self, player: int, permit: int) -> None:
        self.permit_display[self.permit_display.index(permit)] = NONE
        self.permits[player].append(permit)
        self.note("permit", player, "permit", permit)

    def take_tender(self, player: int, tender: int) -> None:
        self.tender_display[self.tender_display.index(tender)] = NONE
        self.taken[player].append(tender)
        self.note("tender", player, "tender", tender)

    def discard(self, player: int, permits: list[int]) -> None:
        """Put one permit or two on the discard pile."""
        for permit in permits:
            self.permits[player].remove(permit)
            self.permit_discard.append(permit)
        if len(permits) == 1:
            self.note("discards", player, "permit", permits[0])
        else:
            self.note("discards-2", player, "permit1", permits[0], "permit2", permits[1])

    def draw_permit(self) -> int:
        """The top permit of the pile, of the reshuffled discard pile if need be, or NONE."""
        if not self.permit_pile and self.permit_discard:
            self.permit_pile = self.permit_discard
            self.permit_discard = []
            self.shuffle(self.permit_pile)
            self.note("reshuffled", NONE)
        if not self.permit_pile:
            return NONE
        self.mark()
        return self.permit_pile.pop()

    def refill_permits(self) -> None:
        for slot in range(SLOTS):
            if self.permit_display[slot] == NONE:
                permit = self.draw_permit()
                self.permit_display[slot] = permit
                if permit != NONE:
                    self.note("permit-out", NONE, "permit", permit)

    def refill_tenders(self) -> None:
        for slot in range(SLOTS):
            if self.tender_display[slot] == NONE and self.tender_pile:
                self.mark()
                tender = self.tender_pile.pop()
                self.tender_display[slot] = tender
                self.note("tender-out", NONE, "tender", tender)

    # --- imagining ------------------------------------------------------------------------

    def fill(self, seat: int) -> None:
        fill(self, seat)
