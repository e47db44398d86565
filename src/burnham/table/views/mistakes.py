"""Your mistakes again: the list of them, and one to be put right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from burnham.bots.counsel import Counsel
from burnham.kernel.fluent import Lang
from burnham.kit import things_of
from burnham.table.room.shelf import Shelf
from burnham.table.service.trainer import Mistake, is_right
from burnham.table.speech import speech_in
from burnham.table.store.analyses import Decision
from burnham.table.views.frame import Frame
from burnham.table.views.practice import PracticeView, Verdict, practice_view
from burnham.table.views.timed import Timed, timed
from burnham.table.views.viewpoint import Viewpoint
from burnham.table.views.why import told_why

ADDRESS = "/mistakes"


@dataclass(frozen=True)
class MistakeLine:
    url: str
    game_name: str
    chance: str  # what it cost: "8%"
    solved: bool
    opened: Timed  # when the table was opened


@dataclass(frozen=True)
class MistakesView:
    frame: Frame
    lines: tuple[MistakeLine, ...]  # unsolved first, the oldest of them first


@dataclass(frozen=True)
class MistakeView:
    practice: PracticeView
    table: str  # the table at that moment
    study: str  # where one can play on from there
    following: str  # the next mistake; empty if there is none, or this one is not put right


def mistakes_view(
    frame: Frame, shelf: Shelf, lang: Lang, mistakes: Sequence[Mistake]
) -> MistakesView:
    say = speech_in(lang)
    lines = [
        MistakeLine(
            url=mistake_url(header.id, decision.moment),
            game_name=shelf[header.game].text(lang, {}, 1).say("game-name"),
            chance=say("chance", chance=decision.loss),
            solved=decision.solved,
            opened=timed(say, "mistake-when", header.created),
        )
        for header, decision in mistakes
        if header.game in shelf
    ]
    return MistakesView(frame, tuple(lines))


def mistake_url(table: str, moment: int) -> str:
    return f"/t/{table}/mistakes/{moment}"


def mistake_view(
    viewpoint: Viewpoint,
    base_url: str,
    decision: Decision,
    given: int = -1,
    counsel: Counsel | None = None,
    following: str = "",
) -> MistakeView:
    """`viewpoint` is at the table as it was then; `counsel` is about the answer `given`."""
    say, at = viewpoint.say, f"as={decision.seat}&at={decision.moment}"
    verdict = _verdict(viewpoint, decision, given, counsel) if counsel else None
    practice = practice_view(
        viewpoint,
        mistake_url(viewpoint.room.id, decision.moment),
        base_url,
        kind=say("mistakes"),
        about=say("mistake-about", chance=say("chance", chance=decision.loss)),
        leave=ADDRESS,
        verdict=verdict,
    )
    return MistakeView(
        practice=practice,
        table=f"/t/{viewpoint.room.id}?{at}",
        study=f"/t/{viewpoint.room.id}/study?{at}",
        following=following if verdict and verdict.right else "",
    )


def _verdict(viewpoint: Viewpoint, decision: Decision, given: int, counsel: Counsel) -> Verdict:
    """A right answer is compared with the mistake, a wrong one with the best."""
    dream, say, text = viewpoint.eyes.dreams[0], viewpoint.say, viewpoint.text
    right, mine = is_right(counsel, given), counsel.of(given)
    other = decision.given if right else mine
    answers = other.answer, counsel.best.answer
    named = {thing for answer in answers for thing in things_of(dream.step, answer)}
    why = told_why(viewpoint, other.why, decision.seat, named)
    chance = say("chance", chance=mine.lost_chance(counsel.best))
    what = text.answer(dream, given)
    told = [
        say("mistake-right", what=what)
        if right
        else say("mistake-wrong", what=what, chance=chance),
        say("turning-played", what=text.answer(dream, decision.given.answer)) if right else "",
        say("mistake-why", reasons=why) if why else "",
    ]
    is_best = given == counsel.best.answer
    best = "" if is_best else text.answer(dream, counsel.best.answer)
    return Verdict(right, tuple(filter(None, told)), best)
