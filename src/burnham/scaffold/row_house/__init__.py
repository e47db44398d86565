"""Row House: rows of tiles whose numbers climb.  For 2 to 4 players."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

from burnham.kernel.title import Card, Option, Rules, Showing, Thinking, Title
from burnham.scaffold.row_house import steps  # noqa: F401  fills STEPS
from burnham.scaffold.row_house.about import ABOUT
from burnham.scaffold.row_house.box import Box
from burnham.scaffold.row_house.contents import CONTENTS
from burnham.scaffold.row_house.demands import demands
from burnham.scaffold.row_house.judgement import WEIGHTS, value
from burnham.scaffold.row_house.names import KINDS
from burnham.scaffold.row_house.plain import plain
from burnham.scaffold.row_house.position import RowHouse
from burnham.scaffold.row_house.questions import STEPS
from burnham.scaffold.row_house.scoring import items, scores
from burnham.scaffold.row_house.setup import setup


def drawing() -> ModuleType:
    return import_module("burnham.scaffold.row_house.drawing")


TITLE = Title(
    id="row_house",
    folder=Path(__file__).parent,
    rules=Rules(
        version=1,
        prefix="RH",
        min_seats=2,
        max_seats=4,
        options=(Option("long_rows", (False, True), False),),
        steps=STEPS,
        make_box=Box,
        demands=demands,
        blank=RowHouse,
        setup=setup,
        scores=scores,
        items=items,
    ),
    card=Card(minutes=10, weight="light"),
    thinking=Thinking(judge=value, weights=WEIGHTS, scale=3.0, horizons=(36,)),
    showing=Showing(kinds=KINDS, plain=plain, drawing=drawing, about=ABOUT, contents=CONTENTS),
)
