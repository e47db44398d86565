"""What is asked, what may be answered and what it would give."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from markupsafe import Markup

from burnham.kernel.journal import Entry
from burnham.kernel.position import Position
from burnham.kernel.step import kind_of
from burnham.kit import things_of
from burnham.table.room.eyes import Eyes
from burnham.table.room.play import own_last
from burnham.table.room.seating import anybody_here
from burnham.table.views.awaited import AwaitedView, awaited
from burnham.table.views.coach import CoachNote, coach_note
from burnham.table.views.games import LessonCard, first_lesson_card
from burnham.table.views.planned import PlanView, plan_view
from burnham.table.views.seats import MINUS, amount, tally_label
from burnham.table.views.viewpoint import Viewpoint


@dataclass(frozen=True)
class Crumb:
    sentence: str
    moment: int  # taking back to here opens this question again


@dataclass(frozen=True)
class ChipView:
    kind: Literal["cost", "gain", "points", "plain"]  # as burnham.kit.panels.chip
    name: str  # the tally's key
    label: str
    text: str  # "−$5"


@dataclass(frozen=True)
class AnswerView:
    answer: int
    word: str
    sentence: str
    chips: tuple[ChipView, ...]
    things: tuple[str, ...]  # names of the things it lights
    picture: Markup | None
    group: str = ""  # under which it is listed


@dataclass(frozen=True)
class QuestionView:
    """The question card.  `mine`: I am asked and `answers` are what I may say; else I wait."""

    seat: int
    name: str
    mine: bool
    bot: bool  # a bot is thinking
    title: str  # "Your turn", "Waiting for Clara", "Wren is thinking"
    sentence: str  # what is asked; empty if the viewer may not know
    hint: str
    guide: str  # "more on this"; empty if there is none
    number: int  # the number an answer has to name
    crumbs: tuple[Crumb, ...]
    answers: tuple[AnswerView, ...]
    lit: Mapping[str, tuple[int, ...]]  # thing -> answers
    things: tuple[str, ...]  # what the question itself is about
    can_hint: bool  # a bot may be asked
    awaited: AwaitedView | None  # who is asked is away
    lesson: LessonCard | None = None  # offered to whoever has not answered yet
    coach: CoachNote | None = None  # against bots
    plan: PlanView | None = None  # what I will answer next


def question(viewpoint: Viewpoint) -> QuestionView | None:
    """The question card; None before the start, after the end and in the past."""
    room = viewpoint.room
    if not viewpoint.live or room.asked is None:
        return None
    asked = room.seats[room.asked]
    mine = viewpoint.may_answer
    return QuestionView(
        seat=asked.seat,
        name=viewpoint.names[asked.seat],
        mine=mine,
        bot=bool(asked.player) and anybody_here(room) and room.header.paused is None,
        title=_title(viewpoint),
        sentence=viewpoint.eyes.agreed(viewpoint.text.question) or "",
        hint=(viewpoint.eyes.agreed(viewpoint.text.hint) or "") if mine else "",
        guide=guide(viewpoint, viewpoint.eyes.seen.step.name),
        number=room.journal.number,
        crumbs=_crumbs(viewpoint) if mine else (),
        answers=_answers(viewpoint) if mine else (),
        lit={name: lamp.answers for name, lamp in viewpoint.lit.items()},
        things=(viewpoint.eyes.agreed(_things) or ()) if mine else (),
        can_hint=mine and room.header.hints and len(viewpoint.eyes.answers()) > 1,
        awaited=awaited(viewpoint),
        lesson=_lesson(viewpoint) if mine else None,
        coach=coach_note(viewpoint) if mine else None,
        plan=plan_view(viewpoint),
    )


def _things(position: Position) -> tuple[str, ...]:
    about = position.step.about(position, position.seat, position.arg, -1)
    return tuple(f"{kind_of(name)}-{value}" for name, value in about.items())


def reasons(viewpoint: Viewpoint, answers: list[int]) -> list[str]:
    """Why these answers cannot be given, the same reason once; empty if one of them can."""
    if not viewpoint.may_answer:
        return []
    legal = viewpoint.eyes.answers()
    if any(answer in legal for answer in answers):
        return []
    dream = viewpoint.eyes.dreams[0]
    first: dict[str, int] = {}
    for answer in answers:
        first.setdefault(viewpoint.text.refusal(dream, answer), answer)

    def reason(answer: int) -> str | None:
        return viewpoint.eyes.agreed(lambda position: viewpoint.text.reason(position, answer))

    return [sentence for sentence in map(reason, first.values()) if sentence]


def answers_on(viewpoint: Viewpoint, thing: str) -> list[int]:
    """The answers to this question, legal or not, that mean a thing of the board; if there are any,
    only those whose other things can be chosen: the rest may not even be in this game."""
    if not viewpoint.may_answer:
        return []
    step, lit = viewpoint.eyes.seen.step, viewpoint.lit
    on = {a: things for a in range(step.size) if thing in (things := things_of(step, a))}
    near = [a for a, things in on.items() if all(n == thing or n in lit for n in things)]
    return near or list(on)


def guide(viewpoint: Viewpoint, step: str = "") -> str:
    """Where the guide tells of a question; empty if the game has no guide."""
    game = viewpoint.boxed.title
    if not (game.folder / "guide" / f"{viewpoint.lang}.md").is_file():
        return ""
    return f"/guide/{game.id}#step-{step}" if step else f"/guide/{game.id}"


def _lesson(viewpoint: Viewpoint) -> LessonCard | None:
    if own_last(viewpoint.room, viewpoint.room.asked or 0) is not None:
        return None
    return first_lesson_card(viewpoint.boxed, viewpoint.lang)


def _title(viewpoint: Viewpoint) -> str:
    asked = viewpoint.room.seats[viewpoint.room.asked or 0]
    name = viewpoint.names[asked.seat]
    if viewpoint.room.header.paused is not None:
        return viewpoint.say("paused")
    if asked.player:
        return viewpoint.say("thinking" if anybody_here(viewpoint.room) else "paused", name=name)
    if not viewpoint.may_answer:
        return viewpoint.say("waiting", name=name)
    return (
        viewpoint.say("your-turn-as", name=name)
        if len(viewpoint.seats) > 1
        else viewpoint.say("your-turn")
    )


def _answers(viewpoint: Viewpoint) -> tuple[AnswerView, ...]:
    """In the order of the rules, or in groups as the game ranks them."""
    given, dream = viewpoint.eyes.answers(), viewpoint.eyes.dreams[0]
    ranking = viewpoint.boxed.title.showing.rankings.get(dream.step.name)
    if ranking is None:
        return tuple(_answer(viewpoint, answer) for answer in given)
    ranks = {answer: ranking.rank(dream, answer) for answer in given}

    def place(answer: int) -> tuple[int, int]:
        group, worth = ranks[answer]
        return ranking.groups.index(group), -worth

    return tuple(
        replace(_answer(viewpoint, one), group=viewpoint.text.say(f"group-{ranks[one][0]}"))
        for one in sorted(given, key=place)
    )


def _answer(viewpoint: Viewpoint, answer: int) -> AnswerView:
    dream = viewpoint.eyes.dreams[0]
    step = dream.step
    chips = tuple(_chip(viewpoint, name, n) for name, n in viewpoint.eyes.gives(answer).items())
    return AnswerView(
        answer=answer,
        word=step.word(answer),
        sentence=viewpoint.text.answer(dream, answer, unpriced=bool(chips)),
        chips=chips,
        things=tuple(things_of(step, answer)),
        picture=_picture(viewpoint, answer),
    )


def _chip(viewpoint: Viewpoint, name: str, change: int) -> ChipView:
    sign = "+" if change > 0 else MINUS
    good = (change > 0) != (name in viewpoint.boxed.title.showing.harms)
    kind = "points" if name == "points" else "gain" if good else "cost"
    return ChipView(
        kind=kind,  # type: ignore[arg-type]  # one of the three
        name=name,
        label=tally_label(viewpoint, name, one=abs(change) == 1),
        text=sign + amount(viewpoint, name, abs(change)),
    )


def _picture(viewpoint: Viewpoint, answer: int) -> Markup | None:
    """A picture of the first thing that the answer means and the game can draw."""
    for kind, value in viewpoint.eyes.seen.step.arguments(answer).items():
        made = viewpoint.boxed.drawing.picture(viewpoint.scene, kind_of(kind), value)
        if made is not None:
            return made
    return None


def _crumbs(viewpoint: Viewpoint) -> tuple[Crumb, ...]:
    """The answers of the chain under way: those that can be taken back freely."""
    journal = viewpoint.room.journal
    chain = journal.standing[journal.last_mark + 1 :]
    return tuple(Crumb(_said(viewpoint, entry), entry.moment - 1) for entry in chain)


def _said(viewpoint: Viewpoint, entry: Entry) -> str:
    """One's own earlier answer, as it was said on its button."""
    position = viewpoint.room.at(viewpoint.boxed, entry.moment - 1)
    return viewpoint.text.answer(Eyes(position, viewpoint.seat).dreams[0], entry.code)
