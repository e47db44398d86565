"""Projects and resource cards, and the rounds in which they come."""

from __future__ import annotations

from typing import Final

from burnham.games.raising_chicago.about.words import given, is_player, owned, when
from burnham.games.raising_chicago.box import (
    FREE,
    JOKER,
    MOVE,
    NUMBERED,
    SQUARES,
    UL,
    bundle,
    bundle_of_one,
)
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.games.raising_chicago.steps.auction import winner_of
from burnham.games.raising_chicago.steps.money import fee_of
from burnham.games.raising_chicago.steps.payment import need_of
from burnham.kernel.title import Variables

BIDDING: Final = 2
"""The last phase in which one can still bid."""


def game_round(g: RaisingChicago, value: int) -> Variables:
    last = int(value + 1 == g.box.rounds)
    return {"last": last, "rounds": g.box.rounds, "when": when(value + 1, g.round + g.over)}


def game_phase(g: RaisingChicago, value: int) -> Variables:
    markers = {"new": g.setup.new_markers, "most": g.setup.most_markers}
    return {"phase": value + 1, "now": int(value + 1 == g.phase), **markers}


def slot(g: RaisingChicago, value: int) -> Variables:
    tile = g.slot_project[value]
    if tile == FREE:
        return {"gone": 1}
    told = {"gone": 0, **project(g, tile), "project": tile, **auction(g, value)}
    # The viewer is told a price of their own, unless somebody else has won it.
    if not is_player(g) or g.slot_winner[value] not in (FREE, g.viewer):
        return {**told, "cheaper": 0}
    own = bundle(*need_of(g, g.viewer, value))
    return {**told, "cheaper": int(own != told["need"]), "fee": own}


def project(g: RaisingChicago, value: int) -> Variables:
    """What it costs and gives; as one of those that come later, when."""
    box = g.box
    final = value >= NUMBERED
    symbols = box.final_symbols[value - NUMBERED] if final else [box.project_symbols[value]]
    coming = g.stack_tops.index(value) + 1 if value in g.stack_tops else box.rounds
    return {
        "type": "final" if final else "move" if box.kinds[value] == MOVE else "raise",
        "need": bundle(*box.costs[3 * value : 3 * value + 3]),
        "symbol": symbols,
        "points": box.match_reputation,
        "round": coming,
        **given(box.project_rewards[value]),
    }


def auction(g: RaisingChicago, slot: int) -> Variables:
    """Who leads on a card, or has won it, with how many markers."""
    won = g.slot_winner[slot]
    leader = won if won != FREE else winner_of(g, slot)
    markers = g.markers_on(slot, leader) if leader != FREE else 0
    return {"won": int(won != FREE), "markers": markers, **owned(leader)}


def square(g: RaisingChicago, value: int) -> Variables:
    where, corner = divmod(value, SQUARES)
    resource = 0 if corner == UL else g.square_resource(value)
    return {
        "pay": int(corner == UL),
        "bundle": bundle_of_one(resource, 1),
        "fee": bundle(*fee_of(g, where)),
        "open": int(g.phase <= BIDDING),
        **owned(g.squares[value]),
    }


def card(g: RaisingChicago, value: int) -> Variables:
    told = {**_printed(g, value), "council": int(g.council[0] != FREE)}
    if value in g.slot_card:
        return {**told, "place": "area", "paid": 0, **auction(g, g.slot_card.index(value))}
    for seat, cards in enumerate(g.company):
        if value in cards:
            paid = g.side.once[value] and cards.index(value) >= g.fresh[seat]
            return {**told, "place": "company", "paid": int(paid), "seat": seat}
    return {**told, "place": "elsewhere", "paid": 0, "seat": 0}


def _printed(g: RaisingChicago, card: int) -> dict[str, int | str]:
    """What is printed on a resource card besides its squares."""
    letter = g.box.letters[card]
    letters = "joker" if letter == JOKER else "ABCD"[letter]
    return {"once": g.side.once[card], "letters": letters, **given(g.side.bonus[card])}


def card_deck(g: RaisingChicago, value: int) -> Variables:
    if g.next_card == FREE:
        return {"count": len(g.deck), "shown": 0}
    return {"count": len(g.deck) + 1, "shown": 1, **_printed(g, g.next_card)}
