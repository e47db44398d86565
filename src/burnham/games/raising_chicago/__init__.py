"""Raising Chicago, for two to four players, with the City Council module."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

from burnham.games.raising_chicago import steps  # noqa: F401  fills STEPS
from burnham.games.raising_chicago.about import ABOUT
from burnham.games.raising_chicago.box import Box
from burnham.games.raising_chicago.contents import CONTENTS
from burnham.games.raising_chicago.demands import demands
from burnham.games.raising_chicago.judgement import (
    LEARNED,
    TERMS,
    WEIGHTS,
    details,
    holds,
    stage,
    value,
    weigh,
)
from burnham.games.raising_chicago.names import KINDS
from burnham.games.raising_chicago.plain import plain
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.games.raising_chicago.questions import STEPS
from burnham.games.raising_chicago.scoring import items, scores
from burnham.games.raising_chicago.setup import deal
from burnham.kernel.title import Card, Option, Rules, Showing, Thinking, Title


def drawing() -> ModuleType:
    return import_module("burnham.games.raising_chicago.drawing")


TITLE = Title(
    id="raising_chicago",
    folder=Path(__file__).parent,
    rules=Rules(
        version=2,
        prefix="RC",
        min_seats=2,
        max_seats=4,
        options=(Option("council", (False, True), False),),
        steps=STEPS,
        make_box=Box,
        demands=demands,
        blank=RaisingChicago,
        setup=deal,
        scores=scores,
        items=items,
    ),
    card=Card(minutes=120, weight="medium"),
    thinking=Thinking(
        judge=value,
        terms=TERMS,
        weigh=weigh,
        details=details,
        holds=holds,
        learned=LEARNED,
        stage=stage,
        weights=WEIGHTS,
        scale=18.0,
        horizons=(24,),
        first_sight=10.0,
    ),
    showing=Showing(
        kinds=KINDS,
        plain=plain,
        drawing=drawing,
        about=ABOUT,
        contents=CONTENTS,
        harms=("poverty",),
    ),
)
