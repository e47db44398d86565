"""Setup, in the order of the rules.

City plan and rubble, the ring of action cards, three public tenders, two private tenders for each
seat.  Every seat keeps one of its two, in secret.  Then the others are shuffled and turned up,
the permits turned up, and the start player drawn.  In solo the Committee goes first.
"""

from __future__ import annotations

from burnham.games.san_francisco.box import (
    CARDS_IN_RING,
    LEVELS,
    PUBLIC_TENDERS,
    SITES,
    SLOTS,
    TENDERS,
    Box,
)
from burnham.games.san_francisco.position import NONE, SanFrancisco
from burnham.games.san_francisco.questions import KEEP_TENDER, OPENING, YEAR
from burnham.kernel.step import LEGAL, Arg, Step, Verb


def blank(box: Box, seats: int) -> SanFrancisco:
    """The table with everything in its place and nothing dealt.  SF-010 to SF-013 SF-021 SF-022"""
    g = SanFrancisco(box, seats)
    players = g.players
    g.sides = [NONE] * len(box.plot_ids)
    g.owner = [NONE] * SITES
    g.rubble = [0] * SITES
    g.stacks = [len(stack) for stack in box.development_stack]
    g.permit_display = [NONE] * SLOTS
    g.tender_display = [NONE] * SLOTS
    g.permit_pile = g.permits_in_play()[:]
    g.tender_pile = list(range(TENDERS))
    g.stones = [NONE] * players
    g.incomes = [NONE] * players
    g.blockers = [NONE] * players
    g.money = [0] * players
    g.supply = [box.buildings] * players
    g.area = [0] * players
    g.cleared = [0] * players
    g.col = [0] * players
    g.row = [0] * players
    g.permits = [[] for _ in range(players)]
    g.developments = [[] for _ in range(players)]
    g.taken = [[] for _ in range(players)]
    g.dealt = [[] for _ in range(players)]
    g.kept = [NONE] * players
    return g


def deal(g: SanFrancisco, plot_sides: str) -> None:
    """All that lies on the table before the first choice.  SF-004 to SF-009 SF-015 to SF-017"""
    lay_plan(g, plot_sides)
    g.ring = list(range(CARDS_IN_RING))
    g.shuffle(g.ring)
    public = list(range(PUBLIC_TENDERS))
    g.shuffle(public)
    g.public_tenders = sorted(public[: g.box.public_drawn])
    g.shuffle(g.tender_pile)
    g.then(OPENING)
    for seat in range(g.seats - 1, -1, -1):
        g.dealt[seat] = [g.tender_pile.pop(), g.tender_pile.pop()]
        g.ask(KEEP_TENDER, seat)


def lay_plan(g: SanFrancisco, plot_sides: str) -> None:
    """`plot_sides`: all_A, all_B, random, or a letter for each plot card."""
    for row in g.box.layouts[g.seats]:
        for plot in row:
            if plot_sides == "random":
                g.sides[plot] = g.roll(2)
            else:
                letter = plot_sides[-1] if plot_sides.startswith("all_") else plot_sides[plot]
                g.sides[plot] = int(letter == "B")
    for site in g.box.reading_order[g.seats]:
        side_b = g.sides[g.box.site_plot[site]] == 1
        g.rubble[site] = g.box.rubble_b[site] if side_b else g.box.rubble_a[site]


def seat_committee(g: SanFrancisco, level: str) -> None:
    """The Committee starts with all its buildings and goes first.  SF-142 SF-144"""
    g.level = LEVELS.index(level)
    g.start = g.committee
    g.area[g.committee] = g.box.buildings
    g.supply[g.committee] = 0


class KeepTender(Step[SanFrancisco]):
    """Keep one of two private tenders, face down.  SF-017"""

    def __init__(self) -> None:
        super().__init__("keep_tender", Verb("keep", Arg("tender", TENDERS)))

    def refusal(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> str:
        return LEGAL if answer in g.dealt[seat] else "not-dealt"

    def take(self, g: SanFrancisco, seat: int, arg: int, answer: int) -> None:
        g.kept[seat] = answer
        g.note("kept", seat)
        g.note("kept-tender", seat, "tender", answer, only=seat)


class Opening(Step[SanFrancisco]):
    """Tenders, then permits are turned up; who starts?  SF-018 SF-019 SF-020 SF-023"""

    def run(self, g: SanFrancisco, arg: int) -> None:
        for seat in range(g.seats):
            for tender in g.dealt[seat]:
                if tender != g.kept[seat]:
                    g.tender_pile.append(tender)
        g.shuffle(g.tender_pile)
        g.refill_tenders()
        g.shuffle(g.permit_pile)
        g.refill_permits()
        if g.start == NONE:
            g.start = g.roll(g.seats)
        g.order = [(g.start + i) % g.players for i in range(g.players)]
        g.note("starts", g.start)
        g.then(YEAR, 0)
