"""Your mistakes again: the list of them, and one to be put right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from burnham.bots.counsel import Counsel
from burnham.kernel.errors import Refused
from burnham.kernel.fluent import Lang
from burnham.kernel.text import Text
from burnham.kit import things_of
from burnham.table.room.room import Room
from burnham.table.room.shelf import Boxed, Shelf
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
    question: str  # empty if the table was not looked into
    chance: str  # what it cost: "8%"
    solved: bool


@dataclass(frozen=True)
class MistakenGame:
    """A game's mistakes that are unsolved, or those that were put right."""

    name: str
    opened: Timed  # when the table was opened
    lines: tuple[MistakeLine, ...]


@dataclass(frozen=True)
class MistakesView:
    frame: Frame
    games: tuple[MistakenGame, ...]  # unsolved first, the oldest of them first


@dataclass(frozen=True)
class MistakeView:
    practice: PracticeView
    table: str  # the table at that moment
    study: str  # where one can play on from there
    following: str  # the next mistake; empty if there is none, or this one is not put right


def mistakes_view(
    frame: Frame,
    shelf: Shelf,
    lang: Lang,
    mistakes: Sequence[Mistake],
    rooms: Mapping[str, Room],
) -> MistakesView:
    """`rooms`: of the first tables, by their ids; what was asked there is told.  That plays a
    little, so it is not for the event loop."""
    groups = groupby(mistakes, lambda one: (one.header.id, one.decision.solved))
    games = [_mistaken_game(shelf, lang, [*some], rooms.get(table)) for (table, _), some in groups]
    return MistakesView(frame, tuple(filter(None, games)))


def _mistaken_game(
    shelf: Shelf, lang: Lang, mistakes: Sequence[Mistake], room: Room | None
) -> MistakenGame | None:
    header, say = mistakes[0].header, speech_in(lang)
    if header.game not in shelf:
        return None
    # A table that cannot be read may have an edition that the rules of today refuse.
    boxed = shelf.boxed(header.game, header.edition) if room else shelf[header.game]
    text = boxed.text(lang, {}, len(room.seats) if room else 1)

    def line(one: Decision) -> MistakeLine:
        return MistakeLine(
            url=mistake_url(header.id, one.moment),
            question=_question(text, boxed, room, one.moment) if room else "",
            chance=say("chance", chance=one.loss),
            solved=one.solved,
        )

    return MistakenGame(
        name=text.say("game-name"),
        opened=timed(say, "mistake-when", header.created),
        lines=tuple(line(one.decision) for one in mistakes),
    )


def _question(text: Text, boxed: Boxed, room: Room, moment: int) -> str:
    """Empty where the rules of today cannot lead to."""
    try:
        return text.question(room.at(boxed, moment))
    except Refused:
        return ""


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
