"""Conservation laws: what holds in every position that the rules can reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burnham.games.chicago_1875.box import (
    ASSETS,
    BUILDINGS,
    COLUMNS,
    COMPANIES,
    FACTORIES,
    GOODS_TYPES,
    RESOURCES,
    SPACES,
    SUPPLY_SPACES,
)
from burnham.games.chicago_1875.questions import (
    BANK_POOL,
    GAINED,
    IN_PLAY,
    NONE,
    TREASURY,
    UNFOUNDED,
    WAITING,
)
from burnham.kernel.position import EVERYTHING

if TYPE_CHECKING:
    from burnham.games.chicago_1875.position import BigShoulders


def flaws(g: BigShoulders) -> list[str]:
    found = [*money(g), *cubes(g), *demand(g), *assets(g), *partners(g)]
    for company in range(COMPANIES):
        found += shares(g, company) if g.state[company] == IN_PLAY else empty(g, company)
    found += order(g)
    if g.viewer == EVERYTHING:
        found += tiles(g) + drafts(g)
    return found


def money(g: BigShoulders) -> list[str]:
    found = []
    if sum(g.cash) + sum(g.treasury) + g.bank != 0:
        found.append("money came from nowhere")
    if min(g.cash) < 0 or min(g.treasury) < 0:
        found.append("a purse is negative")
    if not 0 <= g.job_market <= g.box.market_size:
        found.append(f"{g.job_market} workers on the job market")
    if sum(g.bonus_goods) + g.marker_supply != g.box.bonus_goods:
        found.append("bonus goods markers do not add up")
    return found


def cubes(g: BigShoulders) -> list[str]:
    found = []
    for resource, name in enumerate(g.box.resource_ids):
        total = g.bag[resource] + g.haymarket[resource] + g.rows[resource]
        total += sum(g.supply[s * RESOURCES + resource] for s in range(SUPPLY_SPACES))
        total += sum(g.cubes[c * RESOURCES + resource] for c in range(COMPANIES))
        if total != g.box.cube_totals[resource]:
            found.append(f"{total} cubes of {name}")
    if min(g.bag + g.haymarket + g.rows + g.supply + g.cubes) < 0:
        found.append("a negative number of cubes")
    return found


def shares(g: BigShoulders, company: int) -> list[str]:
    """Ten shares, at most six a player, and a charter that is not overfull."""
    name = g.box.company_ids[company]
    found = []
    held = [g.shares(seat, company) for seat in range(g.seats)]
    if sum(held) + g.bank_shares(company) + g.treasury_shares(company) != 10:
        found.append(f"{name} has not ten shares")
    if max(held) > g.box.max_shares:
        found.append(f"somebody holds more than six shares of {name}")
    if g.director[company] not in range(g.seats):
        found.append(f"{name} has no director")
    places = [*range(g.seats), TREASURY, BANK_POOL]
    if g.preferred[company] not in places:
        found.append(f"the preferred of {name} is nowhere")
    if g.preferred[company] == g.director[company]:
        found.append(f"the director of {name} holds the preferred")
    if min([g.commons_bank[company], g.commons_treasury[company], g.goods[company]]) < 0:
        found.append(f"{name} has a negative number")
    for factory in range(company * FACTORIES, (company + 1) * FACTORIES):
        staff = g.workers[factory] + g.automated[factory]
        if min(g.workers[factory], g.automated[factory]) < 0:
            found.append(f"negative workers in {name}")
        if staff > g.box.factory_workers[factory]:
            found.append(f"too many workers in {name}")
        if g.automated[factory] > g.box.factory_octagons[factory]:
            found.append(f"too many automation markers in {name}")
        if g.managers[factory] > g.box.manager_slots[factory]:
            found.append(f"too many managers in {name}")
    most = len(g.box.prices[company]) - 1
    if g.salespeople[company] > most and not g.box.endless_salespeople[company]:
        found.append(f"too many salespeople in {name}")
    if not 0 <= g.appeal[company] <= g.box.appeal_top:
        found.append(f"{name} has left the appeal track")
    return found


def empty(g: BigShoulders, company: int) -> list[str]:
    """A company that is not in play owns nothing."""
    factories = slice(company * FACTORIES, (company + 1) * FACTORIES)
    owned = [
        *(g.commons_of(seat, company) for seat in range(g.seats)),
        *(g.commons_bank[company], g.commons_treasury[company], g.treasury[company]),
        *(g.goods[company], g.salespeople[company], g.bonus_goods[company], g.stock[company]),
        *g.cubes[company * RESOURCES : (company + 1) * RESOURCES],
        *(g.workers[factories] + g.automated[factories] + g.managers[factories]),
    ]
    holders = [g.director[company], g.preferred[company], *g.slots[company * 2 : company * 2 + 2]]
    if any(owned) or holders != [NONE] * 4:
        return [f"{g.box.company_ids[company]} is not in play but owns something"]
    return []


def order(g: BigShoulders) -> list[str]:
    """The operating order holds every company in play, highest appeal first."""
    playing = [c for c in range(COMPANIES) if g.state[c] == IN_PLAY]
    steps = [g.appeal[c] for c in g.appeal_order]
    found = []
    if sorted(g.appeal_order) != playing or steps != sorted(steps, reverse=True):
        found.append("the operating order is wrong")
    if sorted(g.initiative) != list(range(g.seats)):
        found.append("the initiative track is wrong")
    return found


def demand(g: BigShoulders) -> list[str]:
    found = []
    for space in range(GOODS_TYPES * COLUMNS):
        tile = g.grid_tile[space]
        printed = g.box.printed_capacity[space % COLUMNS]
        if not 0 <= g.grid_goods[space] <= (printed if tile == NONE else g.box.tile_demand[tile]):
            found.append(f"wrong number of goods on demand space {space}")
    return found


def assets(g: BigShoulders) -> list[str]:
    found = []
    seen = [a for a in [*g.asset_row, *g.slots, g.bought] if a != NONE] + g.assets_gone
    used = [a for a in range(ASSETS) if g.box.asset_chief[a] <= g.chief]
    if len(seen) + len(g.asset_stack) != len(used) or len(set(seen)) != len(seen):
        found.append("assets are missing or twice there")
    if any(g.asset_ready[a] for a in range(ASSETS) if a not in g.slots):
        found.append("an asset that nobody has is ready")
    for company in range(COMPANIES):
        slots = g.slots[company * 2 : company * 2 + 2]
        if any(a != NONE for a in slots[g.box.asset_slots[company] :]):
            found.append("an asset lies where no slot is")
    return found


def partners(g: BigShoulders) -> list[str]:
    """Usable partners are the first two and those gained; each is at hand or on one space."""
    found = []
    for seat in range(g.seats):
        gained = g.appeal_partner[seat] + g.row_partner[seat] + (g.start_partner[seat] == GAINED)
        if g.partners[seat] != g.box.partners_at_start + gained:
            found.append(f"seat {seat} has the wrong number of partners")
        placed = sum(g.at_space[space * g.seats + seat] for space in range(SPACES))
        placed += g.building_user.count(seat)
        if g.available[seat] + placed != g.partners[seat]:
            found.append(f"a partner of seat {seat} is missing or twice there")
        where = g.start_partner[seat]
        if 0 <= where < WAITING and g.director[where] != seat:
            found.append(f"the start partner of seat {seat} stands on a company of another")
    return found


def tiles(g: BigShoulders) -> list[str]:
    """Nothing hidden gets lost: demand tiles, assets and buildings."""
    found = []
    grid = [tile for tile in g.grid_tile if tile != NONE]
    used = [t for t in range(len(g.box.tile_ids)) if g.box.tile_players[t] <= g.seats]
    if sorted(grid + g.tile_stack + g.tiles_gone) != used:
        found.append("demand tiles are missing or twice there")
    seen = [a for a in [*g.asset_row, *g.slots, g.bought] if a != NONE] + g.assets_gone
    wanted = [a for a in range(ASSETS) if g.box.asset_chief[a] <= g.chief]
    if sorted(seen + g.asset_stack) != wanted:
        found.append("assets are missing or twice there")
    piles = [*g.building_stacks, *g.hands, *g.discarded, g.built, pending(g)]
    buildings = sorted(tile for pile in piles for tile in pile if tile != NONE)
    if buildings != [b for b in range(BUILDINGS) if g.box.building_players[b] <= g.seats]:
        found.append("buildings are missing or twice there")
    if any(g.state[c] == UNFOUNDED and c in g.appeal_order for c in range(COMPANIES)):
        found.append("a company operates before it is founded")
    return found


def pending(g: BigShoulders) -> list[int]:
    """Tiles chosen to be built: out of the hand and not yet turned up."""
    return [
        tile for seat, tile in enumerate(g.choice) if tile != NONE and tile not in g.hands[seat]
    ]


def drafts(g: BigShoulders) -> list[str]:
    """What one seat noted as given, its neighbour noted as got."""
    for decade in range((len(g.notes[0]) + 6) // 7):
        step = 1 if g.box.draft_left[decade] else -1
        for seat in range(g.seats):
            given = g.notes[seat][7 * decade : 7 * decade + 7]
            got = g.notes[(seat + step) % g.seats][7 * decade : 7 * decade + 7]
            if given[1:3] != got[3:5] or given[5:6] != got[6:7]:
                return ["the notes of a draft differ"]
    return []
