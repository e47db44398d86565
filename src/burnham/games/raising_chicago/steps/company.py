"""Phase 4, step 3: the card joins the company; and phase 5: run your company.

The card of a project takes the leftmost slot and pushes the others to the right; what falls off
goes to the player's pile.  At the end of the round all cards in slots pay their round bonus,
one-time bonuses only in the round the card came.  After the last round the game ends.
"""

from __future__ import annotations

from burnham.games.raising_chicago.box import FREE, bundle_of
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.games.raising_chicago.questions import NEXT, ROUND, WINDOWS
from burnham.games.raising_chicago.scoring import scores
from burnham.kernel.step import Step


class Card(Step[RaisingChicago]):
    """RC-136 RC-137 RC-186"""

    def run(self, g: RaisingChicago, slot: int) -> None:
        seat, card = g.slot_winner[slot], g.slot_card[slot]
        g.slot_card[slot] = FREE
        g.slot_winner[slot] = FREE
        g.company[seat].insert(0, card)
        g.fresh[seat] += 1
        g.note("card", seat, "card", card)
        while len(g.company[seat]) > g.capacity(seat):
            g.pile[seat].append(g.company[seat].pop())


class Production(Step[RaisingChicago]):
    """RC-138 to RC-141 RC-189"""

    def run(self, g: RaisingChicago, arg: int) -> None:
        g.phase = 5
        amounts = [produce(g, seat) for seat in range(g.seats)]
        g.gain_together(amounts)
        g.then(NEXT)
        g.then(WINDOWS)


def produce(g: RaisingChicago, seat: int) -> int:
    """Hand out the bonuses of a company; gives the reputation, which moves when all are done."""
    reputation = 0
    told = 0
    for index, card in enumerate(g.company[seat]):
        if g.side.once[card] and index >= g.fresh[seat]:
            continue
        reward = g.side.bonus[card]
        told += bundle_of(reward)
        reputation += g.take_reward(seat, reward)
    if told:
        g.note("produced", seat, "bundle", told)
    g.fresh[seat] = 0
    return reputation


class Next(Step[RaisingChicago]):
    """Another round, or the end.  RC-142 RC-157"""

    def run(self, g: RaisingChicago, arg: int) -> None:
        if g.round < g.box.rounds:
            g.then(ROUND)
            return
        g.phase = 6
        g.note("chapter-scoring", FREE)
        if g.facts is not None:
            tell_scores(g)


def tell_scores(g: RaisingChicago) -> None:
    for category, (_, points) in enumerate(scores(g).categories):
        for seat in range(g.seats):
            if category and points[seat]:
                g.note("scored", seat, "category", category, "points", points[seat])
