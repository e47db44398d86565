"""Setup: everything that is laid out before the first question."""

from __future__ import annotations

from burnham.games.chicago_1875.box import (
    ASSET_SPACES,
    ASSETS,
    BUILDINGS,
    COLUMNS,
    COMPANIES,
    ERAS,
    FACTORIES,
    GOALS,
    GOODS_TYPES,
    RESOURCES,
    SLOTS,
    SPACES,
    SUPPLY_SPACES,
    Box,
)
from burnham.games.chicago_1875.imagining.filling import fill_demand
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import FOUND, NONE, NOT_IN_GAME, STOCK_PHASE, UNFOUNDED
from burnham.games.chicago_1875.steps.cubes import draw_cube
from burnham.kernel.title import Options


def setup(box: Box, seats: int, options: Options, seed: str, dice: str) -> BigShoulders:
    """BS-001 to BS-020"""
    g = blank(box, seats)
    g.reseed(seed, dice)
    g.advanced = int(options["mode"] == "advanced")
    g.chief = int(bool(options["chief_assets"]))
    g.draft = int(bool(options["building_draft"]))
    g.friendly = int(bool(options["friendly_closing"]))
    g.rows_in_use = int(bool(options["advanced_supply_chain"]))
    g.buy_in_production = int(bool(options["buy_during_production"]))
    if not options["special_companies"]:
        for company in range(COMPANIES):
            if box.special[company]:
                g.state[company] = NOT_IN_GAME
    lay_demand(g)
    lay_assets(g)
    deal_buildings(g)
    if options["goals"]:
        goals = list(range(GOALS))
        g.shuffle(goals)
        g.goals = sorted(goals[: box.goals_drawn])
    lay_cubes(g)
    g.job_market = box.starting_workers
    g.marker_supply = box.bonus_goods
    seat_players(g)
    g.marked = False
    return g


def blank(box: Box, seats: int) -> BigShoulders:
    """The table with a place for everything and nothing on it."""
    g = BigShoulders(box, seats)
    g.cash = [0] * seats
    g.partners = [0] * seats
    g.available = [0] * seats
    g.appeal_partner = [0] * seats
    g.row_partner = [0] * seats
    g.start_partner = [NONE] * seats
    g.sold_in_decade = [0] * seats
    g.commons = [0] * (seats * COMPANIES)
    g.state = [UNFOUNDED] * COMPANIES
    g.director = [NONE] * COMPANIES
    g.preferred = [NONE] * COMPANIES
    g.treasury = [0] * COMPANIES
    g.goods = [0] * COMPANIES
    g.stock = [0] * COMPANIES
    g.appeal = [0] * COMPANIES
    g.salespeople = [0] * COMPANIES
    g.bonus_goods = [0] * COMPANIES
    g.operated = [0] * COMPANIES
    g.swapped = [0] * COMPANIES
    g.commons_bank = [0] * COMPANIES
    g.commons_treasury = [0] * COMPANIES
    g.workers = [0] * (COMPANIES * FACTORIES)
    g.automated = [0] * (COMPANIES * FACTORIES)
    g.managers = [0] * (COMPANIES * FACTORIES)
    g.cubes = [0] * (COMPANIES * RESOURCES)
    g.haymarket = [0] * RESOURCES
    g.rows = [0] * RESOURCES
    g.bag = [0] * RESOURCES
    g.supply = [0] * (SUPPLY_SPACES * RESOURCES)
    g.grid_tile = [NONE] * (GOODS_TYPES * COLUMNS)
    g.grid_goods = [0] * (GOODS_TYPES * COLUMNS)
    g.asset_row = [NONE] * ASSET_SPACES
    g.slots = [NONE] * (COMPANIES * SLOTS)
    g.asset_ready = [0] * ASSETS
    g.built = [NONE] * (seats * box.decades)
    g.building_user = [NONE] * BUILDINGS
    g.at_space = [0] * (SPACES * seats)
    g.choice = [NONE] * seats
    g.building_stacks = [[] for _ in range(ERAS)]
    g.hands = [[] for _ in range(seats)]
    g.discarded = [[] for _ in range(seats)]
    g.notes = [[] for _ in range(seats)]
    return g


def lay_demand(g: BigShoulders) -> None:
    """Nobody has seen a tile yet, so all are stacked.  BS-002 to BS-005"""
    fill_demand(g)
    for column in range(COLUMNS):
        for row in range(GOODS_TYPES):
            g.grid_tile[row * COLUMNS + column] = g.tile_stack.pop()


def lay_assets(g: BigShoulders) -> None:
    """BS-007 BS-008 BS-009"""
    box = g.box
    starting = [a for a in range(ASSETS) if box.asset_starting[a] and a != box.asset_first]
    g.shuffle(starting)
    g.asset_row = [box.asset_first, *starting]
    g.asset_stack = [
        a for a in range(ASSETS) if not box.asset_starting[a] and box.asset_chief[a] <= g.chief
    ]
    g.shuffle(g.asset_stack)


def deal_buildings(g: BigShoulders) -> None:
    """BS-010 BS-016"""
    for building in range(BUILDINGS):
        if g.box.building_players[building] <= g.seats:
            g.building_stacks[g.box.building_age[building] - 1].append(building)
    for stack in g.building_stacks:
        g.shuffle(stack)
    for hand in g.hands:
        for _ in range(g.box.era1_dealt):
            hand.append(g.building_stacks[0].pop())
        hand.sort()


def lay_cubes(g: BigShoulders) -> None:
    """BS-012 BS-013 BS-271"""
    box = g.box
    g.haymarket = [box.haymarket_start] * RESOURCES
    g.bag = [total - box.haymarket_start for total in box.cube_totals]
    if g.rows_in_use:
        g.rows = box.row_start[:]
        g.bag = [inside - row for inside, row in zip(g.bag, g.rows, strict=True)]
        return
    for space in range(SUPPLY_SPACES):
        for _ in range(box.supply_start):
            g.supply[space * RESOURCES + draw_cube(g)] += 1


def seat_players(g: BigShoulders) -> None:
    """BS-015 BS-017 BS-018 BS-019"""
    for seat in range(g.seats):
        g.bank_pays_seat(seat, g.box.starting_cash)
    g.partners = [g.box.partners_at_start] * g.seats
    g.available = g.partners[:]
    g.deal = g.roll(g.seats)
    g.initiative = [(g.deal + place) % g.seats for place in range(g.seats)]
    g.then(STOCK_PHASE)
    # Asked from the top of the agenda, so the last position founds first.
    for seat in g.initiative:
        g.ask(FOUND, seat)
