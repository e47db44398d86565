"""Tollhouse: a game of five minutes that uses every part of the kernel, for its tests.

Each seat holds hidden cards.  In a turn one plays a card for its value, or rolls a die and
risks it, or pays a toll from one's purse to draw.  When the hands are empty it ends.
"""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

from burnham.kernel.title import Card, Option, Rules, Showing, Thinking, Title
from tests.toy.box import Box
from tests.toy.judgement import LEARNED, TERMS, stage, value, weigh
from tests.toy.names import KINDS
from tests.toy.plain import plain
from tests.toy.position import Toll
from tests.toy.questions import ACT, KEEP, STEPS, TURN
from tests.toy.scoring import items, scores
from tests.toy.setup import setup
from tests.toy.steps import Act, Keep

__all__ = [
    "ACT",
    "KEEP",
    "STEPS",
    "TITLE",
    "TURN",
    "Act",
    "Box",
    "Keep",
    "Toll",
    "scores",
    "setup",
]


def drawing() -> ModuleType:
    raise NotImplementedError("Tollhouse has no board")


TITLE = Title(
    id="toy",
    folder=Path(__file__).parent,
    rules=Rules(
        version=1,
        prefix="TY",
        min_seats=2,
        max_seats=3,
        options=(Option("free", (False, True), False, seats=(2,)),),
        steps=STEPS,
        make_box=Box,
        blank=Toll,
        setup=setup,
        scores=scores,
        items=items,
    ),
    card=Card(),
    thinking=Thinking(judge=value, terms=TERMS, weigh=weigh, learned=LEARNED, stage=stage),
    showing=Showing(kinds=KINDS, plain=plain, drawing=drawing),
)
