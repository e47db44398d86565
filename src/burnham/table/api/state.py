"""Tables as the JSON interface tells them."""

from __future__ import annotations

from burnham.bots import LEVELS
from burnham.kernel.text import LANGUAGES
from burnham.table import fairness
from burnham.table.api.data import (
    AnswerState,
    GameInfo,
    Games,
    OptionInfo,
    QuestionState,
    SeatState,
    TableInfo,
    TableState,
)
from burnham.table.room import Facts, Seat
from burnham.table.shelf import Boxed, Shelf
from burnham.table.show.look import Look
from burnham.table.show.story import log


def games(shelf: Shelf) -> Games:
    return Games([_game(shelf[game]) for game in shelf], list(LEVELS))


def table_info(facts: Facts, seats: list[Seat], person: str | None) -> TableInfo:
    return TableInfo(
        id=facts.id,
        game=facts.game,
        status=facts.status,
        seats=[_seat(seat, person) for seat in seats],
        asked=facts.asked if facts.status == "playing" else None,
        clock=facts.clock,
        private=facts.private,
    )


def table_state(look: Look) -> TableState:
    room, facts = look.room, look.room.facts
    dealt = room.position is not None
    insider = bool(look.seats) or look.viewing.person == facts.host
    over = facts.status == "over" and room.position is not None
    return TableState(
        id=facts.id,
        game=facts.game,
        status=facts.status,
        options=facts.options,
        hints=facts.hints,
        pace=facts.pace,
        version=facts.version,
        number=room.book.number,
        moment=look.moment,
        asked=room.asked,
        viewer=look.seat,
        deadline=facts.deadline,
        seats=[_seat(seat, look.viewing.person) for seat in room.seats],
        question=_question(look),
        position=look.eyes.seen.values() if dealt else None,
        log=[line.sentence for line in log(look)] if dealt else [],
        commitment=fairness.commitment(facts.secret),
        invite=facts.invite if insider and facts.status == "open" else "",
        scores=look.boxed.title.scores(room.position).to_dict() if over else None,
    )


def _question(look: Look) -> QuestionState | None:
    asked = look.room.asked
    if asked is None or not look.live:
        return None
    dream = look.eyes.dreams[0]
    answers = look.eyes.answers() if look.may_answer else []
    return QuestionState(
        seat=asked,
        step=look.eyes.seen.step.name,
        sentence=look.eyes.agreed(look.text.question) or "",
        answers=[
            AnswerState(a, dream.step.word(a), look.text.answer(dream, a), look.eyes.gives(a))
            for a in answers
        ],
    )


def _seat(seat: Seat, person: str | None) -> SeatState:
    mine = person is not None and seat.person == person
    return SeatState(seat.seat, seat.kind, seat.name, seat.player, mine, seat.resigned)


def _game(boxed: Boxed) -> GameInfo:
    title = boxed.title
    texts = {lang: boxed.text(lang, {}, title.max_seats) for lang in LANGUAGES}
    return GameInfo(
        id=title.id,
        names={lang: text.say("game-name") for lang, text in texts.items()},
        min_seats=title.min_seats,
        max_seats=title.max_seats,
        rules_version=title.rules_version,
        complete=title.complete,
        options=[
            OptionInfo(option.name, list(option.choices), option.default, list(option.seats))
            for option in title.options
        ],
    )
