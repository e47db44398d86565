"""What a seat may imagine behind the backs of tiles.

Demand tiles and assets that nobody has seen are simply shuffled.  Buildings need more care: for
them a whole past is made up (see past.py) and laid out in hands, discards, notes and stacks.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from burnham.games.chicago_1875.box import ASSETS, BUILDINGS
from burnham.games.chicago_1875.imagining.past import Past
from burnham.games.chicago_1875.questions import (
    BUILD,
    BUILDINGS_PHASE,
    DISCARD,
    DRAFT_KEEP,
    DRAFT_PASS_ON,
    NONE,
)
from burnham.kernel.position import NOBODY

if TYPE_CHECKING:
    from burnham.games.chicago_1875.position import BigShoulders


def fill(g: BigShoulders, seat: int) -> None:
    """Deal the unknown tiles in keeping with all that `seat` knows.  BS-277 BS-278
    When the game is over only the stacks are unknown."""
    fill_demand(g)
    fill_assets(g)
    if g.over:
        stack_buildings(g, unseen_buildings(g, range(g.seats), []))
    else:
        lay_out(g, Past(g, seat))


def fill_demand(g: BigShoulders) -> None:
    """The backs show the stack, so only tiles of one stack change places.  BS-004"""
    g.tile_stack = []
    for stack in range(max(g.box.tile_stack), 0, -1):
        unseen = unseen_tiles(g, stack)
        g.shuffle(unseen)
        g.tile_stack += unseen


def unseen_tiles(g: BigShoulders, stack: int) -> list[int]:
    """The demand tiles of one stack that nobody has seen, in box order.  BS-002 BS-003"""
    box = g.box
    return [
        tile
        for tile in range(len(box.tile_ids))
        if box.tile_stack[tile] == stack
        and box.tile_players[tile] <= g.seats
        and tile not in g.grid_tile
        and tile not in g.tiles_gone
    ]


def next_stack(g: BigShoulders) -> int:
    """The number on the back of the next demand tile; 0 if there is none.  BS-004"""
    for stack in range(1, max(g.box.tile_stack) + 1):
        if unseen_tiles(g, stack):
            return stack
    return 0


def fill_assets(g: BigShoulders) -> None:
    seen = [*g.asset_row, *g.slots, *g.assets_gone, g.bought]
    used = [asset for asset in range(ASSETS) if g.box.asset_chief[asset] <= g.chief]
    g.asset_stack = [asset for asset in used if asset not in seen]
    g.shuffle(g.asset_stack)


# --- buildings ---------------------------------------------------------------------------


def lay_out(g: BigShoulders, past: Past) -> None:
    """Write a past into the position: hands, discards, notes, choices and stacks."""
    if not past.make_up():
        raise AssertionError("no past fits what the seat knows")
    name_cards(g, past)
    for seat in past.others:
        lay_seat(g, past, seat)


def name_cards(g: BigShoulders, past: Past) -> None:
    """Deal the tiles that nobody has seen to the unknown cards; the rest are the stacks."""
    known = [] if past.viewer == NOBODY else [past.viewer]
    unseen = unseen_buildings(g, known, past.cards)
    for card in past.unknown_cards():
        card.tile = next(tile for tile in unseen if g.box.building_age[tile] == card.era)
        unseen.remove(card.tile)
    stack_buildings(g, unseen)


def unseen_buildings(g: BigShoulders, known: Iterable[int], cards: Iterable[int]) -> list[int]:
    """The tiles that are not built, in the hands of `known` seats or among `cards`, shuffled."""
    seen = [*g.built, *cards]
    for seat in known:
        seen += [g.choice[seat], *g.hands[seat], *g.discarded[seat], *g.notes[seat]]
    unseen = [
        tile
        for tile in range(BUILDINGS)
        if g.box.building_players[tile] <= g.seats and tile not in seen
    ]
    g.shuffle(unseen)
    return unseen


def stack_buildings(g: BigShoulders, tiles: list[int]) -> None:
    for era in range(len(g.building_stacks)):
        g.building_stacks[era] = [t for t in tiles if g.box.building_age[t] == era + 1]


def lay_seat(g: BigShoulders, past: Past, seat: int) -> None:
    g.choice[seat] = NONE
    g.discarded[seat] = []
    g.notes[seat] = []
    for decade in range(1, past.complete + 1):
        g.notes[seat] += notes_of(g, past, seat, decade)
        used = (past.built(seat, decade), past.kept[decade][seat].tile)
        hand = past.hands[decade][seat]
        g.discarded[seat] += [card.tile for card in hand if card.tile not in used]
    if g.phase == BUILDINGS_PHASE or past.complete == 0:
        lay_open_hand(g, past, seat)
    else:
        g.hands[seat] = [past.kept[past.complete][seat].tile]


def notes_of(g: BigShoulders, past: Past, seat: int, decade: int) -> list[int]:
    if not g.draft:
        return []
    kept, _, got = past.hands[decade][seat]
    passed = past.hands[decade][past.next(seat, decade)][2].tile
    received = given(past, past.giver(seat, decade), decade)
    return [kept.tile, *given(past, seat, decade), *received, passed, got.tile]


def given(past: Past, seat: int, decade: int) -> list[int]:
    """The two tiles that a seat passed first, in the order of the box."""
    if seat == past.viewer:
        return past.notes[decade][1:3]
    if past.passing and decade > past.complete:
        return sorted(card.tile for card in past.dealt[decade][seat][1:])
    after = past.next(seat, decade)
    hands = past.hands[decade]
    return sorted([hands[after][1].tile, hands[past.next(after, decade)][2].tile])


def lay_open_hand(g: BigShoulders, past: Past, seat: int) -> None:
    """A hand of the decade under way, with a choice that may already be made."""
    decade = past.complete + 1
    if past.choosing:
        tiles = [card.tile for card in past.hands[decade][seat]]
        g.notes[seat] += notes_of(g, past, seat, decade)
    elif past.passing:
        kept = past.dealt[decade][seat][0].tile
        received = given(past, past.giver(seat, decade), decade)
        g.notes[seat] += [kept, *given(past, seat, decade), *received]
        tiles = [kept, *received]
        if not g.asks(DRAFT_PASS_ON, seat):
            g.choice[seat] = received[g.roll(2)]
    else:
        tiles = [card.tile for card in past.dealt[decade][seat]]
        if past.keeping and not g.asks(DRAFT_KEEP, seat):
            g.choice[seat] = tiles[g.roll(len(tiles))]
    g.shuffle(tiles)
    if past.choosing and not g.asks(BUILD, seat):
        g.choice[seat] = tiles.pop()
        if not g.asks(DISCARD, seat):
            g.discarded[seat].append(tiles.pop())
    g.hands[seat] = sorted(tiles)
