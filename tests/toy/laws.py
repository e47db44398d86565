"""What must hold in every position: no card is lost, none is there twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.toy.position import Toll


def flaws(g: Toll) -> list[str]:
    cards = sorted(card for pile in [g.deck, g.played, *g.hands] for card in pile)
    return [] if cards == list(range(len(g.box.cards))) else ["a card is missing or twice"]
