"""Your mistakes again: the list of them, and one to be put right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from burnham.bots.counsel import Counsel
from burnham.kernel.fluent import Lang
from burnham.kit import things_of
from burnham.table.room.shelf import Shelf
from burnham.table.service.trainer import Mistake, is_right
from burnham.table.speech import speech_in
from burnham.table.store.analyses import Decision
from burnham.table.views.frame import Frame
from burnham.table.views.timed import Timed, timed
from burnham.table.views.viewpoint import Viewpoint
from burnham.table.views.why import told_why


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
class Verdict:
    """What came of an answer."""

    right: bool
    answer: str  # the one that was given
    chance: str  # what it costs: "8%"
    why: str  # what the best has more of; if it was right, than the mistake


@dataclass(frozen=True)
class MistakeView:
    frame: Frame
    url: str  # of this page
    table: str  # the table at that moment
    game_name: str
    turn: int
    seat: int
    question: str
    rule: str  # one line of rule under the question; may be empty
    answers: tuple[tuple[int, str], ...]
    board: Markup  # as the seat saw it, for a broad page
    tall: Markup  # and for a narrow one
    desk: Markup
    played: str
    best: str
    verdict: Verdict | None  # None before an answer is given


def mistakes_view(
    frame: Frame, shelf: Shelf, lang: Lang, mistakes: Sequence[Mistake]
) -> MistakesView:
    say = speech_in(lang)
    lines = [
        MistakeLine(
            url=f"/t/{header.id}/mistakes/{decision.moment}",
            game_name=shelf[header.game].text(lang, {}, 1).say("game-name"),
            chance=say("chance", chance=decision.loss),
            solved=decision.solved,
            opened=timed(say, "mistake-when", header.created),
        )
        for header, decision in mistakes
        if header.game in shelf
    ]
    return MistakesView(frame, tuple(lines))


def mistake_view(
    viewpoint: Viewpoint, decision: Decision, given: int = -1, counsel: Counsel | None = None
) -> MistakeView:
    """`viewpoint` looks at the moment of the mistake; `counsel` is about the answer `given`."""
    room, text, seat = viewpoint.room, viewpoint.text, decision.seat
    dream = viewpoint.eyes.dreams[0]
    drawing, scene = viewpoint.boxed.drawing, viewpoint.scene
    best = counsel.best.answer if counsel else decision.best.answer
    return MistakeView(
        frame=viewpoint.viewing.frame,
        url=f"/t/{room.id}/mistakes/{decision.moment}",
        table=f"/t/{room.id}?as={seat}&at={decision.moment}",
        game_name=text.say("game-name"),
        turn=viewpoint.turn_of(decision.moment + 1),
        seat=seat,
        question=text.question(dream),
        rule=text.hint(dream),
        answers=tuple((answer, text.answer(dream, answer)) for answer in dream.answers()),
        board=Markup(drawing.board(scene, "wide")),
        tall=Markup(drawing.board(scene, "tall")),
        desk=drawing.desk(scene, seat),
        played=text.answer(dream, decision.given.answer),
        best=text.answer(dream, best),
        verdict=_verdict(viewpoint, decision, given, counsel) if counsel else None,
    )


def _verdict(viewpoint: Viewpoint, decision: Decision, given: int, counsel: Counsel) -> Verdict:
    dream = viewpoint.eyes.dreams[0]
    right, mine = is_right(counsel, given), counsel.of(given)
    other = decision.given if right else mine
    named = {
        thing
        for answer in (other.answer, counsel.best.answer)
        for thing in things_of(dream.step, answer)
    }
    return Verdict(
        right=right,
        answer=viewpoint.text.answer(dream, given),
        chance=viewpoint.say("chance", chance=mine.lost_chance(counsel.best)),
        why=told_why(viewpoint, other.why, decision.seat, named),
    )
