"""What is asked, what may be answered and what it would give; and the ways back."""

from __future__ import annotations

import math
from collections.abc import Sequence

from burnham.bots.counsel import Weighed
from burnham.kit import things_of
from burnham.table import play
from burnham.table.codec import unpacked
from burnham.table.eyes import Eyes
from burnham.table.room import Entry, Seat
from burnham.table.seating import ABSENT, anybody_here
from burnham.table.show.look import Look
from burnham.table.view import (
    AnswerView,
    ChipView,
    Crumb,
    HintEntry,
    HintView,
    Picture,
    QuestionView,
    UndoRequest,
    UndoView,
)

MINUS = "−"


def question(look: Look) -> QuestionView | None:
    """The question card; None before the start, after the end and in the past."""
    room = look.room
    if not look.live or room.asked is None:
        return None
    asked = room.seats[room.asked]
    mine = look.may_answer
    return QuestionView(
        seat=asked.seat,
        name=look.names[asked.seat],
        mine=mine,
        bot=bool(asked.player) and anybody_here(room),
        title=_title(look),
        sentence=look.eyes.agreed(look.text.question) or "",
        hint=(look.eyes.agreed(look.text.hint) or "") if mine else "",
        guide=guide(look, look.eyes.seen.step.name),
        number=room.book.number,
        crumbs=_crumbs(look) if mine else (),
        answers=tuple(_answer(look, answer) for answer in look.eyes.answers()) if mine else (),
        lit={name: lamp.answers for name, lamp in look.lit.items()},
        can_hint=mine and room.facts.hints and len(look.eyes.answers()) > 1,
        call_from=call_from(look, asked),
    )


def call_from(look: Look, seat: Seat) -> float | None:
    """When the viewer may let a bot sit in; None if the viewer has no say or nobody is away."""
    playing = look.room.facts.status == "playing" and bool(look.seats)
    if not playing or not seat.here or seat.away_since is None or seat.seat in look.seats:
        return None
    return seat.away_since + ABSENT


def hint(look: Look, found: Sequence[Weighed]) -> HintView:
    """What a bot would answer, in the game's own sentences.  Chances that would look alike are
    told more exactly, so that they explain the order."""
    dream = look.eyes.dreams[0]
    percents = {round(100 * one.chance) for one in found}
    chance = "chance" if len(percents) == len(found) else "chance-exactly"
    return HintView(
        number=look.room.book.number,
        entries=tuple(
            HintEntry(
                answer=one.answer,
                word=dream.step.word(one.answer),
                sentence=look.text.answer(dream, one.answer),
                things=tuple(things_of(dream.step, one.answer)),
                chance=look.say(chance, chance=one.chance),
                lead=points_words(look, one.lead, sign=True),
            )
            for one in found
        ),
    )


def points_words(look: Look, points: float, *, sign: bool = False) -> str:
    """So many points on average, no finer than they mean something."""
    step = _grain(look.boxed.title.scale)
    rounded = round(points / step) * step
    size = abs(rounded)
    fine = step < 1
    told = look.say("points-exactly", points=size) if fine else look.say.number(round(size))
    plus = "+" if sign and rounded > 0 else ""
    return f"{MINUS if rounded < 0 else plus}{told}"


def _grain(scale: float) -> float:
    """About a hundredth of the points that decide a game: 0.1, 1, 10 …"""
    return max(0.1, 10.0 ** math.floor(math.log10(scale / 100)))


def reasons(look: Look, answers: list[int]) -> list[str]:
    """Why these answers cannot be given, each reason once; empty if one of them can."""
    if not look.may_answer:
        return []
    legal = look.eyes.answers()
    if any(answer in legal for answer in answers):
        return []
    said = [look.eyes.agreed(lambda g, a=answer: look.text.reason(g, a)) for answer in answers]  # type: ignore[misc]
    return list(dict.fromkeys(sentence for sentence in said if sentence))


def answers_on(look: Look, thing: str) -> list[int]:
    """Every answer to this question, legal or not, that means a thing of the board."""
    if not look.may_answer:
        return []
    step = look.eyes.seen.step
    return [answer for answer in range(step.size) if thing in things_of(step, answer)]


def undo(look: Look) -> UndoView:
    room, seat = look.room, look.seat
    number = room.book.number
    if seat is None or not look.live or room.facts.status != "playing":
        return UndoView(number, None, None, False, None, False, None)
    moment, mark = room.book.moment, room.book.last_mark
    free = play.is_free(room, seat, moment - 1)
    return UndoView(
        number=number,
        back=moment - 1 if free else None,
        start=mark if free else None,
        redo=play.can_redo(room, seat),
        ask=None if free or not room.seats[seat].here else play.own_last(room, seat),
        free=not play.others(room, seat),
        request=_request(look),
    )


def guide(look: Look, step: str = "") -> str:
    """Where the guide tells of a question; empty if the game has no guide."""
    game = look.boxed.title
    if not (game.folder / "guide" / f"{look.lang}.md").is_file():
        return ""
    return f"/guide/{game.id}#step-{step}" if step else f"/guide/{game.id}"


def _title(look: Look) -> str:
    asked = look.room.seats[look.room.asked or 0]
    name = look.names[asked.seat]
    if asked.player:
        return look.say("thinking" if anybody_here(look.room) else "paused", name=name)
    if not look.may_answer:
        return look.say("waiting", name=name)
    return look.say("your-turn-as", name=name) if len(look.seats) > 1 else look.say("your-turn")


def _answer(look: Look, answer: int) -> AnswerView:
    dream = look.eyes.dreams[0]
    step = dream.step
    return AnswerView(
        answer=answer,
        word=step.word(answer),
        sentence=look.text.answer(dream, answer),
        chips=tuple(_chip(look, name, n) for name, n in look.eyes.gives(answer).items()),
        things=tuple(things_of(step, answer)),
        picture=_picture(look, answer),
    )


def _chip(look: Look, name: str, change: int) -> ChipView:
    sign = "+" if change > 0 else MINUS
    kind = "points" if name == "points" else "gain" if change > 0 else "cost"
    return ChipView(
        kind=kind,  # type: ignore[arg-type]  # one of the three
        name=name,
        label=tally_label(look, name, one=abs(change) == 1),
        text=sign + amount(look, name, abs(change)),
    )


def tally_label(look: Look, name: str, *, one: bool = False) -> str:
    """What is counted; by its singular if there is just one and that is another word."""
    key = f"tally-{name}"
    if one and look.text.has(f"{key}.one"):
        return look.text.say(f"{key}.one")
    return look.text.say(key) if look.text.has(key) else name


def amount(look: Look, name: str, value: int) -> str:
    key = f"tally-{name}.amount"
    if look.text.has(key):
        return look.text.say(key, amount=value)
    return str(value) if value >= 0 else f"{MINUS}{-value}"


def _picture(look: Look, answer: int) -> Picture | None:
    """A picture of the first thing that the answer means and the game can draw."""
    for kind, value in look.eyes.seen.step.arguments(answer).items():
        made = look.boxed.drawing.picture(look.scene, kind.rstrip("0123456789"), value)
        if made is not None:
            return look.picture(f"picture-{kind}-{value}", lambda made=made: made)  # type: ignore[misc]
    return None


def _crumbs(look: Look) -> tuple[Crumb, ...]:
    """The answers of the chain under way: those that can be taken back freely."""
    book = look.room.book
    chain = book.standing[book.last_mark + 1 :]
    return tuple(Crumb(_said(look, entry), entry.moment - 1) for entry in chain)


def _said(look: Look, entry: Entry) -> str:
    """One's own earlier answer, as it was said on its button."""
    before = look.room.book.standing[entry.moment - 1].position
    boxed = look.boxed
    position = unpacked(before, boxed.title, boxed.box, len(look.room.seats))
    return look.text.answer(Eyes(position, look.seat).dreams[0], entry.code)


def _request(look: Look) -> UndoRequest | None:
    asked = look.room.facts.request
    if asked is None or look.seat is None:
        return None
    name = look.names[asked.seat]
    mine = asked.seat in look.seats
    others = play.others(look.room, asked.seat)
    return UndoRequest(
        seat=asked.seat,
        name=name,
        moment=asked.moment,
        sentence=look.say("undo-asked", name=name, moment=asked.moment),
        mine=mine,
        reply=not mine and look.seat in others and look.seat not in asked.agreed,
    )
