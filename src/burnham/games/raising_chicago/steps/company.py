"""Phase 4, step 3: the card joins the company; and phase 5: run your company.

The card of a project takes the leftmost slot and pushes the others to the right; what falls off
goes to the player's pile.  At the end of the round all cards in slots pay their round bonus,
one-time bonuses only in the round the card came.  After the last round the game ends.
"""

from __future__ import annotations

from burnham.games.raising_chicago.box import ASTERISK, FREE, SYMBOLS, TYPE_SETS
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.games.raising_chicago.questions import NEXT, ROUND, WINDOWS
from burnham.games.raising_chicago.scoring.points import (
    Plan,
    best_plans,
    best_sections,
    bits,
    favors_needed,
    joker_letters,
    scores,
)
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
            oldest = g.company[seat].pop()
            g.pile[seat].append(oldest)
            g.note("pushed-out", seat, "card", oldest)


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
        told += g.bundle_given(reward)
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
            for seat, plan in enumerate(best_plans(g)):
                tell_choices(g, seat, plan)
            tell_scores(g)


def tell_choices(g: RaisingChicago, seat: int, plan: Plan) -> None:
    """What was chosen for a seat so that its total is as high as it can be.  RC-195"""
    if g.symbols[SYMBOLS * seat + ASTERISK]:
        g.note("asterisk", seat, "symbol", plan.symbol)
    sections = best_sections(g, seat, plan.favors)
    favors = bits(favors_needed(g, seat, sections, plan.favors))
    if sections:
        g.note("personal", seat, "sections", TYPE_SETS.index(sections), "favors", favors)
    if g.council[0] != FREE:
        for letter, count in enumerate(joker_letters(g, seat, plan)):
            if count:
                g.note("joker", seat, "letter", letter, "count", count)


def tell_scores(g: RaisingChicago) -> None:
    """The categories after reputation, which has been told on the way."""
    for category, (name, points) in enumerate(scores(g).categories):
        for seat in range(g.seats):
            if name == "poverty" and points[seat]:
                g.note("scored-poverty", seat, "loss", -points[seat])
            elif category and points[seat]:
                g.note("scored", seat, "category", category, "points", points[seat])
