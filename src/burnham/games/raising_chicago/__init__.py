"""Raising Chicago, for two to four players, with the City Council module."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

from burnham.games.raising_chicago import steps  # noqa: F401  fills STEPS
from burnham.games.raising_chicago.box import Box
from burnham.games.raising_chicago.judgement import WEIGHTS, value
from burnham.games.raising_chicago.names import KINDS
from burnham.games.raising_chicago.plain import plain
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.games.raising_chicago.questions import STEPS
from burnham.games.raising_chicago.scoring import items, scores
from burnham.games.raising_chicago.setup import deal
from burnham.kernel.title import Option, Title


def drawing() -> ModuleType:
    return import_module("burnham.games.raising_chicago.drawing")


TITLE = Title(
    id="raising_chicago",
    rule_prefix="RC",
    rules_version=2,
    min_seats=2,
    max_seats=4,
    complete=True,
    folder=Path(__file__).parent,
    options=(Option("council", (False, True), False),),
    steps=STEPS,
    make_box=Box,
    blank=RaisingChicago,
    setup=deal,
    scores=scores,
    items=items,
    judge=value,
    kinds=KINDS,
    plain=plain,
    drawing=drawing,
    minutes=120,
    weight="medium",
    scale=18.0,
    horizon=24,
    first_sight=10.0,
    weights=WEIGHTS,
)
