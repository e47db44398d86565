"""What must fit together in the box, beyond what each number may be."""

from __future__ import annotations

from burnham.games.chicago_1875.box import (
    ASSET_SPACES,
    ASSETS,
    BUILDINGS,
    COLUMNS,
    FUNDRAISING,
    GOODS_TYPES,
    PERSONAL_CASH,
    RESOURCES,
    SEATS,
    SPACE_EFFECTS,
    SPACES,
    SUPPLY_SPACES,
    Box,
)
from burnham.kernel.tables import Tables

EVERY_COUNT = range(SEATS.least, SEATS.most + 1)
"""Of players."""


def demands(box: Box, tables: Tables) -> None:
    _every_count_has_a_limit(box, tables)
    _stock_rises(box, tables)
    _everybody_can_found(box, tables)
    _workers_fit_the_market(box, tables)
    _cubes_suffice(box, tables)
    _demand_fills_the_board(box, tables)
    _eras_follow(box, tables)
    _buildings_suffice(box, tables)
    _buildings_ask_one_payment(box, tables)
    _assets_fill_their_row(box, tables)
    _every_partner_finds_a_space(box, tables)
    _one_partner_comes(box, tables)


def _every_count_has_a_limit(box: Box, tables: Tables) -> None:
    if 0 in box.certificate_limit[SEATS.least :]:
        raise tables.wrong(("player_counts",), "box-for-players", players="2, 3, 4")


def _stock_rises(box: Box, tables: Tables) -> None:
    """From Closed, which is worth nothing.  BS-061"""
    _rising(tables, ("stock_track", "spaces"), box.stock)
    _rising(tables, ("stock_track", "founding_values"), box.founding)
    if box.stock[0] != 0:
        at = ("stock_track", "spaces", 0)
        raise tables.wrong(at, "box-exactly", wanted=0, given=str(box.stock[0]))


def _rising(tables: Tables, path: tuple[str, str], values: list[int]) -> None:
    for index in range(1, len(values)):
        if values[index] <= values[index - 1]:
            raise tables.wrong((*path, index), "box-rising")


def _everybody_can_found(box: Box, tables: Tables) -> None:
    """BS-020"""
    needed = box.director_shares * box.stock[box.founding[0]]
    if box.starting_cash < needed:
        at = ("setup", "starting_cash")
        raise tables.wrong(at, "box-at-least", least=needed, given=box.starting_cash)


def _workers_fit_the_market(box: Box, tables: Tables) -> None:
    spaces = len(box.worker_price) - 1
    if spaces != box.market_size:
        at = ("job_market", "capacity")
        raise tables.wrong(at, "box-exactly", wanted=spaces, given=str(box.market_size))
    if box.starting_workers > spaces:
        at = ("setup", "job_market_workers")
        given = str(box.starting_workers)
        raise tables.wrong(at, "box-span", least=0, most=spaces, given=given)


def _cubes_suffice(box: Box, tables: Tables) -> None:
    """On Haymarket Square and in the rows, or in the spaces of the supply chain.  BS-012 BS-271"""
    for resource in range(RESOURCES):
        needed = box.haymarket_start + box.row_start[resource]
        given = box.cube_totals[resource]
        if given < needed:
            total = ("resources", resource, "total")
            raise tables.wrong(total, "box-at-least", least=needed, given=given)
    in_the_bag = sum(box.cube_totals) - RESOURCES * box.haymarket_start
    if in_the_bag < SUPPLY_SPACES * box.supply_start:
        at = ("setup", "supply_cubes_per_space")
        most = in_the_bag // SUPPLY_SPACES
        raise tables.wrong(at, "box-span", least=0, most=most, given=str(box.supply_start))


def _demand_fills_the_board(box: Box, tables: Tables) -> None:
    needed = GOODS_TYPES * COLUMNS
    for seats in EVERY_COUNT:
        given = sum(1 for players in box.tile_players if players <= seats)
        if given < needed:
            known = {"seats": seats, "least": needed, "given": given}
            raise tables.wrong(("demand_tiles",), "box-too-few", **known)


def _eras_follow(box: Box, tables: Tables) -> None:
    """The tiles of the first decade are those of the setup, of era I; no era comes back.  What was
    dealt when is told from the eras (imagining/past.py)."""
    if box.building_era[0] != 1:
        at, given = ("decades", 0, "building_era"), str(box.building_era[0])
        raise tables.wrong(at, "box-exactly", wanted=1, given=given)
    for decade, era in enumerate(box.building_era[1:], 1):
        before = box.building_era[decade - 1]
        if era < before:
            at = ("decades", decade, "building_era")
            raise tables.wrong(at, "box-at-least", least=before, given=era)


def _buildings_suffice(box: Box, tables: Tables) -> None:
    """Every seat must get all its tiles: no hand is ever short."""
    for seats in EVERY_COUNT:
        for era in sorted(set(box.building_era)):
            given = sum(
                age == era and players <= seats
                for age, players in zip(box.building_age, box.building_players, strict=True)
            )
            each = box.era1_dealt if era == 1 else 0
            each += sum(
                dealt
                for dealt, when in zip(box.buildings_dealt, box.building_era, strict=True)
                if when == era
            )
            if given < each * seats:
                known = {"era": era, "seats": seats, "least": each * seats, "given": given}
                raise tables.wrong(("buildings",), "box-too-few-of-era", **known)


def _buildings_ask_one_payment(box: Box, tables: Tables) -> None:
    """Dividends, an asset, or a fee: a company knows what it must hold.  BS-142 BS-148 BS-155"""
    for building in range(BUILDINGS):
        asked = [box.gives_dividends, box.gives_discount, box.company_pays]
        if sum(1 for column in asked if column[building]) > 1:
            at = ("buildings", building, "gives")
            raise tables.wrong(at, "box-one-payment")


def _every_partner_finds_a_space(box: Box, tables: Tables) -> None:
    """From the first decade on, with a company or without, whoever is there before.  BS-079"""
    for effect in (FUNDRAISING, PERSONAL_CASH):
        if not any(
            box.space_effect[space] == effect
            and box.space_endless[space]
            and box.space_decade[space] == 1
            for space in range(SPACES)
        ):
            wanted = SPACE_EFFECTS[effect]
            raise tables.wrong(("general_spaces",), "box-endless", wanted=wanted)


def _one_partner_comes(box: Box, tables: Tables) -> None:
    """With the third building; there is no other to come.  BS-017"""
    decades = [decade for decade, gained in enumerate(box.partner_gained) if gained]
    if len(decades) > 1:
        raise tables.wrong(("decades", decades[1], "partner_gained"), "box-must-be", wanted="false")


def _assets_fill_their_row(box: Box, tables: Tables) -> None:
    """Five lie there at first, all of them in every game.  BS-007 BS-008"""
    starting = [asset for asset in range(ASSETS) if box.asset_starting[asset]]
    if len(starting) != ASSET_SPACES:
        known = {"wanted": ASSET_SPACES, "given": len(starting)}
        raise tables.wrong(("assets",), "box-starting", **known)
    for asset in [box.asset_first, *starting]:
        if not box.asset_starting[asset]:
            raise tables.wrong(("assets", asset, "starting"), "box-must-be", wanted="true")
        if box.asset_chief[asset]:
            raise tables.wrong(("assets", asset, "chief"), "box-must-be", wanted="false")
    for space in range(1, ASSET_SPACES):
        if box.asset_price[space] > box.asset_price[space - 1]:
            raise tables.wrong(("asset_spaces", space, "price"), "box-falling")
