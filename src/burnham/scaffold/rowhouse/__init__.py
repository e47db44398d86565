"""Rowhouse: rows of tiles whose numbers climb.  For 2 to 4 players."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

from burnham.kernel.title import Card, Option, Rules, Showing, Thinking, Title
from burnham.scaffold.rowhouse import steps  # noqa: F401  fills STEPS
from burnham.scaffold.rowhouse.box import Box
from burnham.scaffold.rowhouse.judgement import WEIGHTS, value
from burnham.scaffold.rowhouse.names import KINDS
from burnham.scaffold.rowhouse.plain import plain
from burnham.scaffold.rowhouse.position import Rowhouse
from burnham.scaffold.rowhouse.questions import STEPS
from burnham.scaffold.rowhouse.scoring import items, scores
from burnham.scaffold.rowhouse.setup import setup


def drawing() -> ModuleType:
    return import_module("burnham.scaffold.rowhouse.drawing")


TITLE = Title(
    id="rowhouse",
    folder=Path(__file__).parent,
    rules=Rules(
        version=1,
        prefix="RH",
        min_seats=2,
        max_seats=4,
        options=(Option("long_rows", (False, True), False),),
        steps=STEPS,
        make_box=Box,
        blank=Rowhouse,
        setup=setup,
        scores=scores,
        items=items,
    ),
    card=Card(minutes=10, weight="light"),
    thinking=Thinking(judge=value, weights=WEIGHTS, scale=3.0, horizon=24),
    showing=Showing(kinds=KINDS, plain=plain, drawing=drawing),
)
