"""San Francisco: rebuild the city after the earthquake of 1906.  For 1 to 4 players."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType

import burnham.games.san_francisco.steps  # noqa: F401  (fills STEPS)
from burnham.games.san_francisco.about import ABOUT
from burnham.games.san_francisco.box import LEVELS, PLOTS, Box
from burnham.games.san_francisco.contents import CONTENTS
from burnham.games.san_francisco.demands import demands
from burnham.games.san_francisco.judgement import (
    LEARNED,
    TERMS,
    WEIGHTS,
    details,
    holds,
    stage,
    value,
    weigh,
)
from burnham.games.san_francisco.names import KINDS
from burnham.games.san_francisco.plain import plain
from burnham.games.san_francisco.questions import STEPS
from burnham.games.san_francisco.scoring import items, scores
from burnham.games.san_francisco.setup import PARKS, STARTERS, blank, setup
from burnham.kernel.title import Card, Option, Options, Rules, Showing, Thinking, Title

OPTIONS = (
    Option("plot_sides", ("all_A", "all_B", "random"), "all_A", pattern=f"[AB]{{{PLOTS}}}"),
    Option("start_player", STARTERS, "random", seats=(2, 3, 4)),
    Option("duopoly", (False, True), False, seats=(2,), suggested=True),
    Option("level", tuple(LEVELS), "normal", seats=(1,)),
    Option("park", PARKS, PARKS[0]),
)


def check_options(seats: int, options: Options) -> str:
    """The option that does not fit this many seats: nobody can start who is not there."""
    starter = STARTERS.index(str(options["start_player"]))
    return "start_player" if starter > seats else ""


def drawing() -> ModuleType:
    return import_module("burnham.games.san_francisco.drawing")


TITLE = Title(
    id="san_francisco",
    folder=Path(__file__).parent,
    rules=Rules(
        version=1,
        prefix="SF",
        min_seats=1,
        max_seats=4,
        options=OPTIONS,
        check_options=check_options,
        steps=STEPS,
        make_box=Box,
        demands=demands,
        blank=blank,
        setup=setup,
        scores=scores,
        items=items,
    ),
    card=Card(minutes=45, weight="light"),
    thinking=Thinking(
        judge=value,
        terms=TERMS,
        weigh=weigh,
        details=details,
        holds=holds,
        learned=LEARNED,
        stage=stage,
        weights=WEIGHTS,
        scale=9.0,
        horizons=(20, 36, 60),
        first_sight=20.0,
    ),
    showing=Showing(kinds=KINDS, plain=plain, drawing=drawing, about=ABOUT, contents=CONTENTS),
)
