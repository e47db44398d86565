"""Practice: a question of a game to be answered once more, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass

from burnham.table.views.table import TableView
from burnham.table.views.unkept import unkept_view
from burnham.table.views.viewpoint import Viewpoint


@dataclass(frozen=True)
class Promise:
    """What an answer promises."""

    sentence: str
    chance: str  # of winning: "57%"
    right: bool


@dataclass(frozen=True)
class Verdict:
    """What came of an answer."""

    right: bool
    told: tuple[str, ...]  # in sentences: what was answered, what it costs, why
    best: str = ""  # hidden until it is asked for, if the answer was wrong; empty: not told
    promises: tuple[Promise, ...] = ()  # of all answers, the best first; hidden likewise


@dataclass(frozen=True)
class PracticeView:
    table: TableView
    kind: str  # what is practised: "Your mistakes again"
    about: str  # what there is to do, in a sentence
    leave: str  # the way out
    verdict: Verdict | None  # None before an answer is given


def practice_view(
    viewpoint: Viewpoint,
    url: str,
    base_url: str,
    kind: str,
    about: str,
    leave: str,
    verdict: Verdict | None = None,
) -> PracticeView:
    """`viewpoint` looks from the learner's seat of an unkept table (room/practice.py).  It asks
    until the right answer is given, then the viewpoint looks on; answers are posted to
    `url`/answer."""
    return PracticeView(unkept_view(viewpoint, url, base_url), kind, about, leave, verdict)
