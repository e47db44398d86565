"""The gate: what was learned is kept only if games show that it is better.

A bot that judges by it must win against the same bot without it, and must win as much as that one
against `normal`.  Both are decided by sequential tests on the same deals; every deal is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import burnham
from burnham.bots import Bot, make_bot
from burnham.kernel.learned import fingerprint
from burnham.kernel.position import Position
from burnham.kernel.title import Title
from burnham.lab.factors import Factors, judging_by
from burnham.lab.ladder import Climb, Ladder, Level, Pair, counted, kept, shares
from burnham.lab.machine import is_native
from burnham.lab.place import Place
from burnham.lab.sprt import Bounds, Finding, Verdict, find
from burnham.lab.train import Course

LEARNED = "learned:"
"""What the names of bots begin with that judge by what was learned."""

NORMAL = "normal"

MARGIN = 0.05
"""The gain that is asked for, and the loss against `normal` that is not allowed."""

Tell = Callable[[Pair, int], None]


class Trained:
    """A bot that judges by factors of its own."""

    def __init__(self, bot: Bot, title: Title, factors: Factors) -> None:
        self.bot = bot
        self.title = title
        self.factors = factors

    def choose(self, seen: Position, seat: int) -> int:
        with judging_by(self.title, self.factors):
            return self.bot.choose(seen, seat)


def bot_by(factors: Factors, name: str, title: Title, seed: str) -> Bot:
    """The bot of this name: `learned:…` judges by these factors, any other as the title does."""
    if not name.startswith(LEARNED):
        return make_bot(name, title, seed)
    return Trained(make_bot(name.removeprefix(LEARNED), title, seed), title, factors)


@dataclass(frozen=True)
class Result:
    """What the gate measured; without `normal` the first test was enough to keep it shut."""

    bot: str
    old: Finding
    normal: Finding | None

    @property
    def passed(self) -> bool:
        return self.normal is not None and self.normal.verdict == Verdict.ABOVE

    def told(self) -> dict[str, Any]:
        """As it stands in the file: shares of the victory."""
        told = {"passed": self.passed, "bot": self.bot, **_told("old", self.old)}
        told["old_share"] = round(self.old.deals.share, 4)
        if self.normal is not None:
            told |= _told("normal", self.normal)
            told["normal_gain"] = round(gain(self.normal), 4)
        return told


def _told(rival: str, finding: Finding) -> dict[str, Any]:
    return {f"{rival}_deals": finding.deals.count, f"{rival}_verdict": str(finding.verdict)}


def gain(finding: Finding) -> float:
    """How much more of the victories against `normal` than before."""
    return 2.0 * finding.deals.share - 1.0


def examine(
    course: Course,
    factors: Factors,
    bot: str,
    span: tuple[int, int],
    folder: Path,
    place: Place,
    tell: Tell,
) -> Result:
    """Plays until both tests have decided; `span` is the least and the most deals of each."""
    code = fingerprint(course.terms, *factors)
    ladder = ladder_of(course, bot, code)
    how = Climb(folder / f"gate-{code}.jsonl", place, partial(bot_by, factors))
    least, most = span
    equal = 1.0 / course.seats
    better = Bounds(equal, equal + MARGIN, least=least, most=most)
    old = find(_shares(ladder, Pair(LEARNED + bot, bot), most, how, tell), better)
    if old.verdict != Verdict.ABOVE:
        return Result(bot, old, None)
    no_worse = Bounds(0.5 - MARGIN / 2, 0.5, least=least, most=most)
    return Result(bot, old, find(_gains(ladder, bot, most, how, tell), no_worse))


def ladder_of(course: Course, bot: str, code: str) -> Ladder:
    levels = [
        Level(name, burnham.__version__, course.commit, is_native()) for name in (NORMAL, bot)
    ]
    levels.append(Level(LEARNED + bot, burnham.__version__, f"{course.commit}+{code}", is_native()))
    seed = f"{course.seed}/gate"
    return Ladder(course.game, course.rules, course.seats, course.options, seed, levels)


def _shares(ladder: Ladder, pair: Pair, most: int, how: Climb, tell: Tell) -> Iterator[float]:
    there = kept(ladder, how.file)[pair]
    return counted(shares(ladder, pair, there, most, how), partial(tell, pair))


def _gains(ladder: Ladder, bot: str, most: int, how: Climb, tell: Tell) -> Iterator[float]:
    """What it won more than before against `normal`, deal by deal: from 0 (all lost that was won)
    over one half (the same) to 1."""
    now = _shares(ladder, Pair(LEARNED + bot, NORMAL), most, how, tell)
    before = _shares(ladder, Pair(bot, NORMAL), most, how, tell)
    for new, old in zip(now, before, strict=True):
        yield 0.5 + (new - old) / 2.0
