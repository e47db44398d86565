"""What a seat may imagine: the cards it has not seen, dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burnham.kernel.position import NOBODY

if TYPE_CHECKING:
    from tests.toy.position import Toll


def fill(g: Toll, seat: int) -> None:
    unseen = list(range(len(g.box.cards)))
    for card in [*g.played, *(g.hands[seat] if seat != NOBODY else [])]:
        unseen.remove(card)
    g.shuffle(unseen)
    for owner in range(g.seats):
        if owner != seat:
            g.hands[owner] = [unseen.pop() for _ in g.hands[owner]]
    g.deck = unseen
