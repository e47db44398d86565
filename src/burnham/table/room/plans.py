"""Planned answers: laid down while others are asked, given when their question comes.

A plan is its owner's alone.  Its first answer is given if nothing has changed for it since it was
laid down, and that is taken strictly.  It is dropped, and with it all that follow, if

    question   another question comes than the one that was foreseen
    touched    an answer of somebody else was about a thing that it is about
    revealed   something lies open that came there by chance, or from where it was hidden
    refused    it may no longer be given
    gives      it costs or gives its player something else than it did
    more       something can be answered that could not be foreseen

and also if the answers were taken back upon which it was laid down, or a bot sits in.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from burnham.kernel.journal import Entry
from burnham.kernel.position import Fact, Position
from burnham.kernel.step import kind_of
from burnham.kit import things_of
from burnham.table.room.eyes import Eyes
from burnham.table.room.foresight import Cell, differing, dreams, sight
from burnham.table.room.room import Dropped, Plan, Planned, Reason, Room
from burnham.table.room.shelf import Boxed

log = logging.getLogger(__name__)
NONE: Final = Plan()


def due(room: Room) -> str:
    """The word that a plan answers to the question of now; empty if none does."""
    if room.asked is None or not room.seats[room.asked].here:
        return ""
    answers = room.plans.get(room.asked, NONE).answers
    return answers[0].word if answers else ""


def keep(room: Room, seat: int, plan: Plan) -> None:
    if room.plans.get(seat, NONE) != plan:
        room.plans = {**room.plans, seat: plan}


def drop(room: Room, seat: int, why: Reason, number: int = -1) -> None:
    """Give up a plan, and say why."""
    if room.plans.get(seat, NONE).answers:
        keep(room, seat, Plan(dropped=Dropped(why, number)))


def forget(room: Room, seat: int) -> None:
    keep(room, seat, NONE)


def answered(room: Room, seat: int, word: str) -> None:
    """A seat has answered: as it was planned, or otherwise, and then the plan is no more."""
    answers = room.plans.get(seat, NONE).answers
    as_planned = bool(answers) and answers[0].word == word
    keep(room, seat, Plan(answers[1:]) if as_planned else NONE)


def review(room: Room, boxed: Boxed) -> None:
    """After every entry: drop the plans that can no longer be carried out."""
    for seat, plan in list(room.plans.items()):
        if not plan.answers:
            continue
        try:
            found = _fault(room, boxed, seat, plan)
        except Exception:  # nobody's answer may fail because of somebody else's plan
            log.exception("the plan of seat %s at table %s cannot be looked at", seat, room.id)
            found = Dropped("question", -1)
        if found:
            drop(room, seat, found.why, found.number)


def _fault(room: Room, boxed: Boxed, seat: int, plan: Plan) -> Dropped | None:
    if room.asked is None:
        return Dropped("over", -1)
    if any(not _stands(room, planned) for planned in plan.answers):
        return Dropped("back", -1)
    return fault(room, boxed, seat, plan.answers[0]) if room.asked == seat else None


def _stands(room: Room, planned: Planned) -> bool:
    """Whether the answer stands after which this was planned."""
    standing = room.journal.standing.cut(planned.moment + 1)
    return len(standing) > planned.moment and standing.last.number == planned.number


def fault(room: Room, boxed: Boxed, seat: int, planned: Planned) -> Dropped | None:
    """Why a planned answer is not given to the question of now; None if it is."""
    position = room.position
    assert position is not None  # somebody is asked
    if (position.step.name, position.arg) != (planned.step, planned.arg):
        return Dropped("question", -1)
    by = touched(room, boxed, seat, planned)
    if by is not None:
        return Dropped("touched", by)
    by = revealed(room, boxed, seat, planned)
    if by is not None:
        return Dropped("revealed", by)
    changed = _offered_otherwise(Eyes(position, seat), planned)
    return Dropped(changed, -1) if changed else None


def _offered_otherwise(eyes: Eyes, planned: Planned) -> Reason | None:
    step = eyes.seen.step
    words = {step.word(answer): answer for answer in eyes.answers()}
    if planned.word not in words:
        return "refused"
    if eyes.gives(words[planned.word]) != planned.gives:
        return "gives"
    return None if words.keys() <= set(planned.offered) else "more"


# --- what happened meanwhile -------------------------------------------------------------------


def touched(room: Room, boxed: Boxed, seat: int, planned: Planned) -> int | None:
    """The number of the first entry since then in which the seat heard that somebody else did
    something with a thing that the planned answer is about."""
    assert room.position is not None
    step = room.position.step
    about = set(things_of(step, step.number(planned.word)))
    for entry in room.journal.standing[planned.moment + 1 :]:
        heard = (fact for fact in entry.facts if fact.heard_by(seat))
        if entry.seat != seat and any(about & things(boxed, fact) for fact in heard):
            return entry.number
    return None


def things(boxed: Boxed, fact: Fact) -> set[str]:
    """The things that a fact speaks of; seats are none."""
    kinds = boxed.title.showing.kinds
    named = ((kind_of(name), value) for name, value in fact.args.items())
    return {f"{kind}-{value}" for kind, value in named if kind in kinds and kind != "seat"}


def revealed(room: Room, boxed: Boxed, seat: int, planned: Planned) -> int | None:
    """The number of the first entry since then that showed the seat something which still lies
    there, and which nobody could have worked out from the answer."""
    position = room.position
    assert position is not None
    new: set[Cell] | None = None
    for before, entry in _unforeseeable(room, boxed, planned.moment):
        if new is None:
            new = differing(sight(room.at(boxed, planned.moment), seat), sight(position, seat))
        if new & surprises(before, entry.code, room.at(boxed, entry.moment), seat):
            return entry.number
    return None


def _unforeseeable(room: Room, boxed: Boxed, moment: int) -> Iterator[tuple[Position, Entry]]:
    """The entries since a moment that rolled, drew or turned something up, each with the position
    before it."""
    for entry in room.journal.standing[moment + 1 :]:
        if not entry.marked:
            continue
        before = room.at(boxed, entry.moment - 1)
        tried = before.clone()
        tried.carry_out(entry.code)
        if tried.marked:
            yield before, entry


def surprises(before: Position, answer: int, after: Position, seat: int) -> set[Cell]:
    """The places that show a seat after an answer what it could not have worked out from that."""
    now = sight(after, seat)
    found: set[Cell] = set()
    for dream in dreams(before, seat):
        if answer not in dream.answers():
            return differing(sight(before, seat), now)
        dream.take(answer)
        found |= differing(sight(dream, seat), now)
    return found


def cut(plan: Plan, place: int) -> Plan:
    """The plan without the answer at this place, and those after it."""
    return replace(plan, answers=plan.answers[:place], dropped=None)
