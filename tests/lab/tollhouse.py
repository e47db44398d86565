"""Tollhouse with a judgement of two terms, one of which may be quite wrong."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from burnham.kernel.learned import Learned
from burnham.kernel.title import Title
from tests import toy
from tests.toy.judgement import stage

TERMS = ("coins", "hand")


def tollhouse(hand: float) -> Title:
    """A card in hand is counted as so many times its value; that it brings in the end."""
    learned = Learned(TERMS)

    def weigh(g: Any, seat: int) -> list[float]:
        cards = sum(g.box.cards[card] for card in g.hands[seat])
        parts = [float(g.coins[seat]), hand * cards]
        return parts if g.over else learned.corrected(parts, stage(g))

    def judge(g: Any, seat: int) -> float:
        return sum(weigh(g, seat))

    thinking = replace(
        toy.TITLE.thinking, judge=judge, terms=TERMS, weigh=weigh, learned=learned, stage=stage
    )
    return replace(toy.TITLE, thinking=thinking)
