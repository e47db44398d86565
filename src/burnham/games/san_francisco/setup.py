"""Setup, in the order of the rules.

City plan and rubble, the ring of action cards, three public tenders, two private tenders for each
seat.  What is chosen and turned up then is in steps/opening.py.
"""

from __future__ import annotations

from typing import Final

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
from burnham.games.san_francisco.questions import KEEP_TENDER, OPENING
from burnham.kernel.title import Options

STARTERS: Final = ("random", "seat_1", "seat_2", "seat_3", "seat_4")
PARKS: Final = ("mission_dolores_park", "golden_gate_park")


def setup(box: Box, seats: int, options: Options, seed: str, dice: str) -> SanFrancisco:
    g = blank(box, seats)
    g.reseed(seed, dice)
    g.park = PARKS.index(str(options["park"]))
    g.duopoly = int(seats == 2 and options["duopoly"] is True)
    if seats == 1:
        seat_committee(g, str(options["level"]))
    else:
        g.start = STARTERS.index(str(options["start_player"])) - 1
    deal(g, str(options["plot_sides"]))
    return g


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
