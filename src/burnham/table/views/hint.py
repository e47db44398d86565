"""What a strong bot would answer, told in the game's own sentences."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from burnham.bots.counsel import Weighed
from burnham.kit import things_of
from burnham.table.views.seats import MINUS
from burnham.table.views.viewpoint import Viewpoint


@dataclass(frozen=True)
class HintEntry:
    """One of the best answers, as a strong bot sees it."""

    answer: int
    word: str
    sentence: str
    things: tuple[str, ...]
    chance: str  # "57%"
    lead: str  # "+3.5": points ahead of the best rival


@dataclass(frozen=True)
class HintView:
    number: int  # of the question it is about
    entries: tuple[HintEntry, ...]  # best first


def hint_view(viewpoint: Viewpoint, found: Sequence[Weighed]) -> HintView:
    """What a bot would answer, in the game's own sentences.  Chances that would look alike are
    told more exactly, so that they explain the order."""
    dream = viewpoint.eyes.dreams[0]
    percents = {round(100 * one.chance) for one in found}
    chance = "chance" if len(percents) == len(found) else "chance-exactly"
    return HintView(
        number=viewpoint.room.journal.number,
        entries=tuple(
            HintEntry(
                answer=one.answer,
                word=dream.step.word(one.answer),
                sentence=viewpoint.text.answer(dream, one.answer),
                things=tuple(things_of(dream.step, one.answer)),
                chance=viewpoint.say(chance, chance=one.chance),
                lead=points_words(viewpoint, one.lead, sign=True),
            )
            for one in found
        ),
    )


def points_words(viewpoint: Viewpoint, points: float, *, sign: bool = False) -> str:
    """So many points on average, no finer than they mean something."""
    step = _grain(viewpoint.boxed.title.thinking.scale)
    rounded = round(points / step) * step
    size = abs(rounded)
    fine = step < 1
    say = viewpoint.say
    words = say("points-exactly", points=size) if fine else say.number(round(size))
    plus = "+" if sign and rounded > 0 else ""
    return f"{MINUS if rounded < 0 else plus}{words}"


def _grain(scale: float) -> float:
    """About a hundredth of the points that decide a game: 0.1, 1, 10 …"""
    return max(0.1, 10.0 ** math.floor(math.log10(scale / 100)))
