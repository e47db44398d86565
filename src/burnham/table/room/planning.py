"""To plan: foresee one's next question, lay an answer down for it, take it away again.

To foresee may take a moment, so it is done on the room as it is (`planned_answer`); the act then
names the number that was looked at, and is refused if the table has moved on.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from burnham.kernel.fluent import LANGUAGES
from burnham.kernel.position import Position
from burnham.kernel.text import Text
from burnham.table.room import plans
from burnham.table.room.eyes import Eyes
from burnham.table.room.foresight import Foresight
from burnham.table.room.practice import LEARNER
from burnham.table.room.refusals import Illegal, Late, NotYours, Wrong
from burnham.table.room.room import Plan, Planned, Room
from burnham.table.room.shelf import Boxed
from burnham.table.speech import speech_in

MOST: Final = 12
"""So many answers can be planned ahead."""


def may_plan(room: Room, seat: int | None) -> bool:
    """While another person is asked; a bot answers before anybody could plan."""
    if seat is None or room.asked in (None, seat) or not room.seats[seat].here:
        return False
    return room.asked is not None and room.seats[room.asked].here


def must_plan(room: Room, seat: int, number: int | None = None) -> None:
    """Refuse what cannot be planned now; or was planned at another `number` than the table's."""
    if number not in (None, room.journal.number):
        raise Late("moved-on")
    if room.header.status != "playing":
        raise Late("over" if room.header.status == "over" else "not-started")
    if not room.seats[seat].here:
        raise NotYours("stood-in")
    if room.asked == seat:
        raise Late("plan-asked")
    if not may_plan(room, seat):
        raise Late("plan-bot")


def foreseen(room: Room, seat: int, place: int) -> Position | None:
    """The position in which a seat would be asked after so many answers of its plan; None if that
    cannot be foreseen, or the plan has gone another way."""
    assert room.position is not None
    answers = room.plans.get(seat, plans.NONE).answers
    if not 0 <= place <= len(answers):
        raise Wrong("plan-place")
    if place >= MOST:
        return None
    ahead = Foresight(room.position, seat)
    for planned in answers[:place]:
        position = ahead.position
        if position is None or not _fits(position, planned):
            return None
        ahead.answer(position.step.number(planned.word))
    return ahead.position


def _fits(position: Position, planned: Planned) -> bool:
    step = position.step
    if (step.name, position.arg) != (planned.step, planned.arg):
        return False
    return step.number(planned.word) in position.answers()


def planned_answer(
    room: Room, boxed: Boxed, seat: int, number: int, place: int, given: int | str
) -> Planned:
    """An answer to the question that is foreseen, by its number or its word."""
    must_plan(room, seat, number)
    position = foreseen(room, seat, place)
    if position is None:
        raise Wrong("plan-unknown")
    step, eyes = position.step, Eyes(position, seat)
    try:
        answer = given if isinstance(given, int) else step.number(given)
    except ValueError:
        raise Wrong("no-answer") from None
    offered = eyes.answers()
    if answer not in offered:
        raise Illegal(seat, answer)
    entry = room.journal.standing.last
    texts = [_text(room, boxed, lang) for lang in LANGUAGES]
    return Planned(
        step=step.name,
        arg=position.arg,
        word=step.word(answer),
        gives=eyes.gives(answer),
        offered=tuple(step.word(one) for one in offered),
        asked={text.lang: text.question(eyes.dreams[0]) for text in texts},
        said={text.lang: text.answer(eyes.dreams[0], answer) for text in texts},
        moment=entry.moment,
        number=entry.number,
    )


def _text(room: Room, boxed: Boxed, lang: str) -> Text:
    guest = speech_in(lang)
    names = {one.seat: one.name or guest("guest", seat=one.seat + 1) for one in room.seats}
    return boxed.text(lang, names, len(room.seats))


def lay(room: Room, seat: int, number: int, place: int, planned: Planned) -> None:
    """Lay an answer down at a place of the plan, in place of what was planned from there on.  The
    same once more changes nothing."""
    must_plan(room, seat, number)
    answers = room.plans.get(seat, plans.NONE).answers
    if not 0 <= place <= min(len(answers), MOST - 1):
        raise Wrong("plan-place")
    if place < len(answers) and answers[place].word == planned.word:
        return
    plans.keep(room, seat, Plan((*answers[:place], planned)))


def remove(room: Room, seat: int, place: int) -> None:
    """Take away the answer at this place and those after it, and what is said of a dropped one."""
    plans.keep(room, seat, plans.cut(room.plans.get(seat, plans.NONE), place))


def planning_room(room: Room, seat: int, position: Position) -> Room:
    """The table as a seat foresees it, for one page: nothing that is answered there happens."""
    header = replace(room.header, request=None, vote=None, deadline=None, lead=None, study=None)
    seats = [replace(one, person=LEARNER if one.seat == seat else None) for one in room.seats]
    return Room(header, seats, room.journal, position)
