"""What a position is worth to a player: the points to expect at the end, term by term.

What is on the table counts as it would score now, comparisons a little softer.  The future is a
plan: how many more buildings the turns left allow (each takes a build, material and one to two
permits, less what is already at hand), what a building brings on a good site, and what the spare
turns bring.  A question that a player is in the middle of counts as its best answer.
"""

from __future__ import annotations

from typing import Final

from burnham.games.san_francisco.box import CARDS_IN_RING, YEARS
from burnham.games.san_francisco.judgement.pending import Pending
from burnham.games.san_francisco.judgement.weights import WEIGHTS
from burnham.games.san_francisco.judgement.worth import moved, turns_left
from burnham.games.san_francisco.position import NONE, SanFrancisco
from burnham.games.san_francisco.scoring import (
    builder_points,
    development_points,
    money_points,
    private_points,
    progress_points,
    public_points,
)
from burnham.kernel.learned import Learned

COMMITTEE_TURN_WORTH: Final = 2.7
"""Points that the Committee makes in a turn, as a rule."""

TERMS: Final[tuple[str, ...]] = (
    "progress",
    "developments",
    "tenders_held",
    "public_tenders",
    "money",
    "begun",
    "permits",
    "next_building",
    "later_buildings",
    "spare_turns",
    "years_to_come",
    "early_choice",
    "question_at_hand",
)


LEARNED: Final = Learned(TERMS)


def stage(g: SanFrancisco) -> float:
    """How far the game is, by the cards of the ring."""
    return min(1.0, (CARDS_IN_RING * g.year + 1 + g.slot) / (CARDS_IN_RING * (YEARS - 1)))


def value(g: SanFrancisco, player: int) -> float:
    total = 0.0
    for points in weigh(g, player):
        total += points
    return total


def weigh(g: SanFrancisco, player: int) -> list[float]:
    """The points a player may expect, in the order of TERMS."""
    if not g.over and player != g.committee:
        return LEARNED.corrected(Outlook(g, player).weigh(), stage(g))
    public = 0
    for tender in g.public_tenders:
        public += public_points(g, player, tender)
    found = [0.0] * len(TERMS)
    found[0] = float(progress_points(g, player))
    found[1] = float(development_points(g, player))
    found[2] = float(private_points(g, player) + builder_points(g, player))
    found[3] = float(public)
    found[4] = float(money_points(g, player))
    if not g.over:
        found[9] = COMMITTEE_TURN_WORTH * turns_left(g, player)
    return found


class Outlook(Pending):
    """One look at a position with the eyes of one player."""

    def weigh(self) -> list[float]:
        g, player = self.g, self.player
        public = 0.0
        for points in self.publics:
            public += points
        future = self.future
        return [
            float(progress_points(g, player)),
            float(development_points(g, player)),
            float(private_points(g, player) + builder_points(g, player)),
            public,
            self.money(g.money[player]),
            self.promise(),
            self.hand.promise,
            future.next,
            future.later,
            future.spare,
            self.to_come(),
            self.early_choice(),
            self.pending() if g.seat == player else 0.0,
        ]

    def to_come(self) -> float:
        """Incomes and bonuses of the years to come."""
        years = float(YEARS - 2 - self.g.year)
        if self.g.builder != NONE or years <= 0.0:
            return 0.0
        return min(years, self.turns / CARDS_IN_RING) * WEIGHTS.year

    def early_choice(self) -> float:
        """Further right moves first on the next card."""
        g, player = self.g, self.player
        if g.slot != NONE and not moved(g, player):
            return 0.0
        places = g.incomes if g.slot == NONE else g.stones
        behind = 0
        for place in places:
            if place < places[player]:
                behind += 1
        return WEIGHTS.early_choice * behind / (g.players - 1)
