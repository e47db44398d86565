"""Setting up the table.  All chance of the game is here: nothing is shuffled later."""

from __future__ import annotations

from burnham.games.raising_chicago.box import (
    COUNCIL,
    FREE,
    NUMBERED,
    PROJECTS,
    SQUARES,
    SYMBOLS,
    Box,
)
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.games.raising_chicago.questions import ROUND
from burnham.kernel.title import Options


def deal(box: Box, seats: int, options: Options, seed: str, dice: str) -> RaisingChicago:
    """RC-005 to RC-020, RC-171"""
    g = RaisingChicago(box, seats)
    g.reseed(seed, dice)
    deal_players(g)
    deal_projects(g)
    deal_city(g)
    members = shuffled(g, len(box.members))
    g.council = members[:COUNCIL] if options["council"] else [FREE] * COUNCIL
    g.then(ROUND)
    return g


def deal_players(g: RaisingChicago) -> None:
    seats, setup = g.seats, g.setup
    g.order = shuffled(g, seats)
    g.rows = g.order[:]
    g.reputation = [0] * seats
    g.poverty = [0] * seats
    g.stock = setup.resources * seats
    g.wild = [0] * seats
    g.favor = [0] * seats
    g.tracks = [setup.start_column] * (3 * seats)
    g.expansions = [0] * seats
    g.symbols = [0] * (SYMBOLS * seats)
    g.windows = [0] * seats
    g.supply = [g.box.markers] * seats
    g.bids = [0] * seats
    g.neutral = [0] * seats
    g.fresh = [0] * seats
    g.company = [[] for _ in range(seats)]
    g.pile = [[] for _ in range(seats)]


def deal_projects(g: RaisingChicago) -> None:
    sets = (NUMBERED - 1) // PROJECTS
    g.stack_tops = [NUMBERED - 1] * (sets + 1)
    g.stacks = []
    for index in reversed(range(sets)):
        tiles = [PROJECTS * index + tile for tile in shuffled(g, PROJECTS)]
        g.stack_tops[index] = tiles.pop()
        g.stacks += tiles
    finals = shuffled(g, len(g.box.final_symbols))
    g.finals = [NUMBERED + tile for tile in finals[: g.box.finals_drawn]]
    g.deck = shuffled(g, len(g.box.letters))
    g.next_card = g.deck.pop()
    g.removed_projects = []
    g.removed_cards = []
    g.slot_project = [FREE] * PROJECTS
    g.slot_card = [FREE] * PROJECTS
    g.slot_winner = [FREE] * PROJECTS
    g.squares = [FREE] * (PROJECTS * SQUARES)


def deal_city(g: RaisingChicago) -> None:
    box = g.box
    plots, outskirts = len(box.plot_ward), box.outskirts
    g.plot_owner = [FREE] * plots
    g.plot_levels = [0] * plots
    g.plot_tile = [FREE] * plots
    g.plot_turn = [0] * plots
    g.outskirts_tile = shuffled(g, len(box.tile_effects))[:outskirts]
    g.outskirts_owner = [FREE] * outskirts
    g.outskirts_levels = [0] * outskirts
    g.outskirts_project = [FREE] * outskirts
    g.tile_holder = [FREE] * len(box.tile_effects)
    g.prestige_stack = shuffled(g, len(box.prestige_values))
    g.display = [g.prestige_stack.pop() for _ in range(box.displayed)]
    g.ward_tokens = shuffled(g, len(box.ward_first))
    g.banners = box.banners[:]
    g.shuffle(g.banners)
    g.neighborhoods = shuffled(g, len(box.neighborhood_rewards))
    g.neighborhood_holder = [FREE] * len(box.neighborhood_rewards)


def shuffled(g: RaisingChicago, count: int) -> list[int]:
    numbers = list(range(count))
    g.shuffle(numbers)
    return numbers
