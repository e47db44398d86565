"""Tables as the JSON interface tells them."""

from __future__ import annotations

from burnham.bots import LEVELS
from burnham.kernel.described import described
from burnham.table.room import fairness, plans
from burnham.table.room.room import Header, Seat
from burnham.table.room.shelf import Boxed, Shelf
from burnham.table.views.story import LOG_LINES, sentence_of
from burnham.table.views.viewpoint import Viewpoint
from burnham.table.web.api.data import (
    AnswerState,
    GameInfo,
    Games,
    OptionInfo,
    PlannedState,
    PlanState,
    QuestionState,
    SeatState,
    StudyState,
    TableInfo,
    TableState,
)


def games(shelf: Shelf) -> Games:
    return Games([_game(shelf[game], shelf.editions(game)) for game in shelf], list(LEVELS))


def table_info(header: Header, seats: list[Seat], person: str | None) -> TableInfo:
    return TableInfo(
        id=header.id,
        game=header.game,
        status=header.status,
        seats=[_seat(seat, person) for seat in seats],
        asked=header.asked if header.status == "playing" else None,
        clock=header.clock,
        at_zero=header.at_zero,
        vacation=header.vacation,
        watch=header.watch,
        private=header.private,
        study=_study(header),
    )


def of_then(info: TableInfo) -> TableInfo:
    """What a list tells of a game that is not to be watched as it happens."""
    if info.watch == "now":
        return info
    info.asked = None
    for seat in info.seats:
        seat.bot = seat.bot if seat.kind == "bot" else ""
        seat.resigned, seat.vacation_until = False, None
    return info


def table_state(viewpoint: Viewpoint, since: int | None = None) -> TableState:
    """`since`: the number from which on the log is told; left out, what the last entry led to."""
    room, header = viewpoint.room, viewpoint.room.header
    dealt = room.position is not None
    insider = bool(viewpoint.seats) or viewpoint.viewing.person == header.host
    ended = room.position if header.status == "over" else None
    return TableState(
        id=header.id,
        game=header.game,
        status=header.status,
        options=header.options,
        edition=header.edition.name if header.edition else "",
        hints=header.hints,
        pace=header.pace,
        version=header.version,
        number=room.journal.number,
        moment=viewpoint.moment,
        asked=room.asked,
        viewer=viewpoint.seat,
        deadline=header.deadline,
        clock=header.clock,
        at_zero=header.at_zero,
        vacation=header.vacation,
        watch=header.watch,
        paused=header.paused,
        lost=header.lost,
        seats=[_seat(seat, viewpoint.viewing.person) for seat in room.seats],
        question=_question(viewpoint),
        position=viewpoint.eyes.seen.values() if dealt else None,
        log=_log(viewpoint, room.journal.number - 1 if since is None else since) if dealt else [],
        commitment=fairness.commitment(header.secret),
        invite=header.invite if insider and header.status == "open" else "",
        scores=viewpoint.boxed.title.told_scores(ended) if ended else None,
        study=_study(header),
    )


def _study(header: Header) -> StudyState | None:
    """Never which table it comes from."""
    study = header.study
    return None if study is None else StudyState(study.turn, study.imagined)


def _log(viewpoint: Viewpoint, since: int) -> list[str]:
    """What the viewer heard of the entries from number `since` on."""
    told: list[str] = []
    for entry in reversed(viewpoint.room.journal.standing.cut(viewpoint.moment + 1)):
        if entry.number < since or len(told) >= LOG_LINES:
            break
        heard = filter(viewpoint.hears, reversed(entry.facts))
        told += filter(None, (sentence_of(viewpoint.text, fact) for fact in heard))
    return told[::-1]


def plan_state(viewpoint: Viewpoint, seat: int, ahead: Viewpoint | None) -> PlanState:
    """`ahead` looks at the table as it is foreseen; None: nothing is."""
    room, lang = viewpoint.room, viewpoint.lang
    plan = room.plans.get(seat, plans.NONE)
    return PlanState(
        seat=seat,
        number=room.journal.number,
        answers=[
            PlannedState(one.step, one.word, one.asked[lang], one.said[lang])
            for one in plan.answers
        ],
        dropped=plan.dropped.why if plan.dropped else "",
        question=_question(ahead) if ahead else None,
    )


def _question(viewpoint: Viewpoint) -> QuestionState | None:
    asked = viewpoint.room.asked
    if asked is None or not viewpoint.live:
        return None
    dream = viewpoint.eyes.dreams[0]
    answers = viewpoint.eyes.answers() if viewpoint.may_answer else []
    return QuestionState(
        seat=asked,
        step=viewpoint.eyes.seen.step.name,
        sentence=viewpoint.eyes.agreed(viewpoint.text.question) or "",
        answers=[
            AnswerState(
                a, dream.step.word(a), viewpoint.text.answer(dream, a), viewpoint.eyes.gives(a)
            )
            for a in answers
        ],
    )


def _seat(seat: Seat, person: str | None) -> SeatState:
    mine = person is not None and seat.person == person
    until = seat.vacation_until
    return SeatState(seat.seat, seat.kind, seat.name, seat.player, mine, seat.resigned, until)


def _game(boxed: Boxed, editions: list[str]) -> GameInfo:
    about = described(boxed.title, boxed.box)
    low, high = about["seats"]
    return GameInfo(
        id=boxed.title.id,
        names=about["names"],
        min_seats=low,
        max_seats=high,
        rules_version=about["rules_version"],
        complete=about["complete"],
        options=[OptionInfo(name, **option) for name, option in about["options"].items()],
        editions=editions,
    )
