"""What a strong bot would answer, and why, told in the game's own sentences."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from burnham.bots.counsel import Weighed
from burnham.kit import things_of
from burnham.table.views.viewpoint import Viewpoint
from burnham.table.views.why import points_words, told_why, why_line

SURE = 2 / 3
"""A winning chance of so much makes no sense to who reads of no lead beside it."""
ALIKE = 0.01
"""Answers whose winning chances differ by less are alike, if nothing speaks for one of them."""
LOST = 1 / 2
"""Nor does one of less than so much of an even share, beside a lead."""


@dataclass(frozen=True)
class HintEntry:
    """One of the best answers, as a strong bot sees it."""

    answer: int
    word: str
    sentence: str
    things: tuple[str, ...]
    chance: str  # "57%"
    lead: str  # "+3.5 points" ahead of the best rival; empty if it contradicts the chance
    why: str  # of the first: what it has that the next has not; of the third: what it lacks


@dataclass(frozen=True)
class HintView:
    number: int  # of the question it is about
    entries: tuple[HintEntry, ...]  # best first


def hint_view(viewpoint: Viewpoint, seat: int, found: Sequence[Weighed]) -> HintView:
    """What a bot would answer, in the game's own sentences.  Chances that would look alike are
    told more exactly, so that they explain the order."""
    dream = viewpoint.eyes.dreams[0]
    percents = {round(100 * one.chance) for one in found}
    chance = "chance" if len(percents) == len(found) else "chance-exactly"
    falls = falling([one.lead for one in found])
    agrees = [fits(one, dream.players) for one in found]
    return HintView(
        number=viewpoint.room.journal.number,
        entries=tuple(
            HintEntry(
                answer=one.answer,
                word=dream.step.word(one.answer),
                sentence=viewpoint.text.answer(dream, one.answer),
                things=tuple(things_of(dream.step, one.answer)),
                chance=viewpoint.say(chance, chance=one.chance),
                lead=points_words(viewpoint, one.lead, sign=True) if falls[i] and agrees[i] else "",
                why=_why(viewpoint, seat, found, i),
            )
            for i, one in enumerate(found)
        ),
    )


def falling(leads: Sequence[float]) -> list[bool]:
    """Which of these leads are no higher than those told before them.  One that is higher though
    its chance is lower would only confuse."""
    least, falls = math.inf, []
    for lead in leads:
        falls.append(lead <= least)
        least = min(least, lead)
    return falls


def fits(weighed: Weighed, players: int) -> bool:
    """Whether lead and chance say the same.  Where a tie is broken, or a goal wins without points,
    somebody is as good as sure of a victory without being ahead, or of a defeat."""
    if weighed.lead <= 0.0:
        return weighed.chance < SURE
    return weighed.chance > LOST / players


def _why(viewpoint: Viewpoint, seat: int, found: Sequence[Weighed], place: int) -> str:
    """The first compared with the next, and those behind that with the first."""
    if len(found) < 2 or place == 1:
        return ""
    first, other = found[0], found[max(1, place)]
    step, why, say = viewpoint.eyes.dreams[0].step, other.why, viewpoint.say
    named = {thing for one in (first, other) for thing in things_of(step, one.answer)}
    if place:
        words = "" if why.against else why_line(viewpoint, why.turned(), seat, named)
        return say("why-than-first", reasons=words) if words else ""
    words = told_why(viewpoint, why, seat, named)
    if not words:
        return say("why-alike" if first.chance - other.chance < ALIKE else "why-close")
    return words if why.against else say("why-than-next", reasons=words)
