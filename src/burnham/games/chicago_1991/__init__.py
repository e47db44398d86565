"""Chicago (1991): four gangs fight for the bars and casinos of a city."""

from importlib import import_module
from pathlib import Path
from types import ModuleType

from burnham.games.chicago_1991.about import ABOUT
from burnham.games.chicago_1991.about.rankings import RANKINGS
from burnham.games.chicago_1991.box import COLOURS, DICE, Box
from burnham.games.chicago_1991.contents import CONTENTS
from burnham.games.chicago_1991.demands import demands
from burnham.games.chicago_1991.judgement import (
    HABITS,
    TERMS,
    WEIGHTS,
    details,
    gatherers,
    holds,
    luck,
    shortlist,
    value,
    values,
    weigh,
)
from burnham.games.chicago_1991.names import KINDS
from burnham.games.chicago_1991.plain import plain
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.questions import STEPS
from burnham.games.chicago_1991.scoring import items, scores
from burnham.games.chicago_1991.setup import setup
from burnham.kernel.title import Card, Option, Rules, Showing, Thinking, Title


def _drawing() -> ModuleType:
    return import_module("burnham.games.chicago_1991.drawing")


def _phase(g: Chicago) -> int:
    return g.phase


def _unit_at_sight(g: Chicago) -> float:
    """The judgement counts by gang."""
    return float(len(g.gangs_of(g.seat)))


def _unit(g: Chicago) -> float:
    """The last phase is played to its end, where wealth counts."""
    last = g.phase == len(g.box.phases) - 1
    return 1.0 if last else _unit_at_sight(g)


import_module("burnham.games.chicago_1991.steps")

TITLE = Title(
    id="chicago_1991",
    folder=Path(__file__).parent,
    rules=Rules(
        version=3,
        prefix="CH",
        min_seats=2,
        max_seats=4,
        options=(
            Option("variant_one", (False, True), False),
            Option("variant_two", (False, True), False),
            Option("movement_die", tuple(DICE), "special"),
            Option("hiring_in_turn", ("line", "single"), "line"),
            Option("absent_gang", tuple(COLOURS), "blue", seats=(3,)),
        ),
        steps=STEPS,
        make_box=Box,
        demands=demands,
        blank=Chicago,
        setup=setup,
        scores=scores,
        items=items,
    ),
    card=Card(minutes=120, weight="medium"),
    thinking=Thinking(
        judge=value,
        judge_together=values,
        terms=TERMS,
        weigh=weigh,
        details=details,
        holds=holds,
        unit=_unit,
        unit_at_sight=_unit_at_sight,
        weights=WEIGHTS,
        scale=140_000.0,
        horizons=(400,),
        first_sight=12.0,
        first_sights={"hire": 76.0, "place": 80.0},
        shortlist=shortlist,
        rivals=gatherers,
        habits=HABITS,
        habit=0.02,
        chapter=_phase,
        luck=luck,
    ),
    showing=Showing(
        kinds=KINDS,
        plain=plain,
        drawing=_drawing,
        about=ABOUT,
        contents=CONTENTS,
        rankings=RANKINGS,
    ),
)
