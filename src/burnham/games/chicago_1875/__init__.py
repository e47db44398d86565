"""Chicago 1875: City of the Big Shoulders."""

from importlib import import_module
from pathlib import Path
from types import ModuleType

from burnham.games.chicago_1875 import steps as _steps  # noqa: F401  (fills STEPS)
from burnham.games.chicago_1875.about import ABOUT
from burnham.games.chicago_1875.box import Box
from burnham.games.chicago_1875.contents import CONTENTS
from burnham.games.chicago_1875.demands import demands
from burnham.games.chicago_1875.judgement import (
    HABITS,
    TERMS,
    WEIGHTS,
    details,
    holds,
    shortlist,
    value,
    values,
    weigh,
)
from burnham.games.chicago_1875.names import KINDS
from burnham.games.chicago_1875.plain import plain
from burnham.games.chicago_1875.questions import STEPS
from burnham.games.chicago_1875.scoring import items, scores
from burnham.games.chicago_1875.setup import blank, setup
from burnham.kernel.title import Card, Option, Rules, Showing, Thinking, Title


def drawing() -> ModuleType:
    return import_module("burnham.games.chicago_1875.drawing")


OFF_ON = (False, True)

TITLE = Title(
    id="chicago_1875",
    folder=Path(__file__).parent,
    rules=Rules(
        version=2,
        prefix="BS",
        min_seats=2,
        max_seats=4,
        options=(
            Option("mode", ("basic", "advanced"), "basic"),
            Option("goals", OFF_ON, True),
            Option("special_companies", OFF_ON, False),
            Option("chief_assets", OFF_ON, False),
            Option("building_draft", OFF_ON, False),
            Option("friendly_closing", OFF_ON, False),
            Option("advanced_supply_chain", OFF_ON, False),
            Option("buy_during_production", OFF_ON, False),
        ),
        steps=STEPS,
        make_box=Box,
        demands=demands,
        blank=blank,
        setup=setup,
        scores=scores,
        items=items,
    ),
    card=Card(minutes=180, weight="heavy"),
    thinking=Thinking(
        judge=value,
        judge_together=values,
        terms=TERMS,
        weigh=weigh,
        details=details,
        holds=holds,
        weights=WEIGHTS,
        scale=280.0,
        horizons=(60,),
        first_sight=6.0,
        shortlist=shortlist,
        habits=HABITS,
    ),
    showing=Showing(kinds=KINDS, plain=plain, drawing=drawing, about=ABOUT, contents=CONTENTS),
)
