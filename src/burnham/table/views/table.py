"""A table as one viewer may see it: the whole view of a page, and its parts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from burnham.kernel.fluent import Lang
from burnham.kernel.title import OptionValue
from burnham.kit import hues_of
from burnham.table.room import fairness, pauses, seating, vacations, watching
from burnham.table.room.levels import USUAL
from burnham.table.room.paces import SECONDS
from burnham.table.room.room import Consent, Status
from burnham.table.store.hosts import Opening
from burnham.table.views import choices, ending, games, question, seats, story, undo
from burnham.table.views.choices import Choice, Level
from burnham.table.views.club_addresses import tournament_url
from burnham.table.views.coach import against_bots
from burnham.table.views.frame import Frame
from burnham.table.views.games import LessonCard, first_lesson_card
from burnham.table.views.hint import HintView
from burnham.table.views.question import QuestionView
from burnham.table.views.result import ResultView, result
from burnham.table.views.seats import SeatView
from burnham.table.views.story import HistoryView, Notice
from burnham.table.views.study import StudyView, study_view
from burnham.table.views.undo import UndoView
from burnham.table.views.viewpoint import Viewpoint


@dataclass(frozen=True)
class About:
    """The table itself; changes seldom."""

    id: str
    url: str
    game: str
    game_name: str
    options: tuple[tuple[str, str], ...]  # label and chosen value, only what differs from usual
    private: bool
    clock: str  # in words; empty without a clock
    created: float
    colours: tuple[str, ...]  # hues for burnham.kit.seat_colours
    guide: str
    lang: Lang
    hints: bool
    study: StudyView | None = None  # None: the game was dealt
    tournament: str = ""  # the address of the one that it is played for
    terms: tuple[str, ...] = ()  # what was agreed besides
    lost: str = ""  # how the game was ended, if a clock did that


@dataclass(frozen=True)
class Viewer:
    seat: int | None  # whose eyes we look through; None: a spectator, or a curtain is down
    seats: tuple[int, ...]  # all seats I hold (several on one device)
    host: bool
    can_sit: bool
    can_leave: bool  # then a bot plays on
    can_put_aside: bool  # nobody else plays
    can_return: bool  # a bot sits in for me
    can_resign: bool
    can_close: bool
    can_chat: bool
    can_rematch: bool
    paces: tuple[Choice, ...]  # how fast bots may answer; empty without bots, and for spectators
    query: str  # "" or "as=2": goes along with every address of this table
    step: float = SECONDS["normal"]  # so long a step is shown before the next one
    late: bool = False  # sees what stood a while ago
    watches: bool = False  # talks with those who watch, apart from the players
    can_pause: bool = False
    vacation_days: int = 0  # so many may be taken
    can_cancel: bool = False  # ask all to end the game without a result
    has_notices: bool = False  # plays where those whose page is closed can be reached
    has_coach: bool = False  # against bots: comments on questions that are new
    consent: Consent | None = None  # what I say of the use of this game; None: I do not play
    opening: Opening | None = None  # who may open tables, if I may not
    member: bool = False  # signed up with a password
    muted: str | None = None  # why I cannot say anything


@dataclass(frozen=True)
class Contribution:
    seat: int
    name: str
    bytes: str  # hex; empty before the start if they follow from the secret
    own: bool  # from the player's own device; else they follow from the secret
    person: bool


@dataclass(frozen=True)
class FairnessView:
    commitment: str
    contributions: tuple[Contribution, ...]
    secret: str  # empty before the end
    seed: str  # empty before the end
    proves: bool = True  # no name that it was made from has been deleted


@dataclass(frozen=True)
class Lobby:
    """Before the start: who is missing."""

    sentence: str
    coming: tuple[SeatView, ...]
    brief: tuple[tuple[str, str], ...]  # the rules in five lines: what each is about, what it says
    invite: str  # the address to send to friends; empty for strangers
    levels: tuple[Level, ...]  # bots the host may put there; empty for others
    level: str = ""  # the one offered first
    commitment: str = ""  # what somebody sees who sits down
    lesson: LessonCard | None = None  # to pass the time with
    name: str = ""  # what I am called; empty as long as nobody knows
    removable: tuple[tuple[int, str], ...] = ()  # seats, and what stands for their people in forms


@dataclass(frozen=True)
class Curtain:
    """Pass the device: the next question is for another seat of mine and hands are hidden."""

    seat: int
    name: str
    sentence: str
    reveal: str  # the address that lifts it


@dataclass(frozen=True)
class TableView:
    frame: Frame
    about: About
    status: Status
    line: str  # where the game stands: "1912 · second round"
    viewer: Viewer
    seats: tuple[SeatView, ...]  # by seat
    automata: tuple[SeatView, ...]  # players of the box's own, who sit on no seat
    order: tuple[int, ...]  # seats in turn order, mine first
    question: QuestionView | None  # None before the start, after the end and in the past
    undo: UndoView
    dealt: bool
    history: HistoryView
    fairness: FairnessView
    lobby: Lobby | None
    curtain: Curtain | None
    result: ResultView | None
    notices: tuple[Notice, ...]
    watching: int  # spectators here now
    version: int
    advice: HintView | None = None  # only in the reply to somebody who asked


PARTS: Mapping[str, tuple[str, ...]] = {
    "bar": ("about", "status", "line", "viewer", "seats"),
    "menu": ("about", "status", "viewer", "history"),
    "notices": ("about", "notices"),
    "strip": ("about", "viewer", "seats", "automata", "order"),
    "question": (
        "about",
        "viewer",
        "status",
        "dealt",
        "question",
        "undo",
        "lobby",
        "curtain",
        "history",
        "result",
        "advice",
    ),
    "desk": ("about", "viewer", "seats"),
    "players": ("about", "viewer", "seats", "automata", "order", "watching"),
    "log": ("about",),
    "history": ("about", "viewer", "history"),
    "chat": ("about", "viewer"),
    "fairness": ("about", "fairness", "status"),
    "result": ("about", "viewer", "status", "result", "seats", "history", "fairness"),
}
"""The parts of a table page and the fields of the view that each is drawn from, and no others: a
part is sent again when one of these changes.  What a part leaves open is filled in with items: see
pages/items.py."""


def table_view(viewpoint: Viewpoint, base_url: str) -> TableView:
    room = viewpoint.room
    dealt = room.position is not None
    return TableView(
        frame=viewpoint.viewing.frame,
        about=_about(viewpoint, base_url),
        status=room.header.status,
        line=_line(viewpoint),
        viewer=_viewer(viewpoint),
        seats=seats.seats(viewpoint),
        automata=seats.automata(viewpoint),
        order=seats.order(viewpoint),
        question=question.question(viewpoint),
        undo=undo.undo(viewpoint),
        dealt=dealt,
        history=story.history(viewpoint),
        fairness=_fairness(viewpoint),
        lobby=_lobby(viewpoint, base_url),
        curtain=_curtain(viewpoint),
        result=result(viewpoint),
        notices=(*ending.notices(viewpoint), *story.notices(viewpoint)),
        watching=room.header.watching,
        version=room.header.version,
    )


def _about(viewpoint: Viewpoint, base_url: str) -> About:
    header = viewpoint.room.header
    return About(
        id=header.id,
        url=f"/t/{header.id}",
        game=header.game,
        game_name=viewpoint.text.say("game-name"),
        options=_options(viewpoint),
        private=header.private,
        clock=choices.clock_words(viewpoint.say, header.clock) if header.clock != "none" else "",
        created=header.created,
        colours=colours(viewpoint),
        guide=question.guide(viewpoint),
        lang=viewpoint.lang,
        hints=header.hints,
        study=study_view(viewpoint, base_url),
        tournament=tournament_url(header.tournament) if header.tournament else "",
        terms=choices.time_terms(viewpoint.say, header),
        lost=_lost(viewpoint),
    )


def _lost(viewpoint: Viewpoint) -> str:
    header, names = viewpoint.room.header, viewpoint.names
    if header.lost is None:
        return ""
    winners = viewpoint.say.listed([names[seat] for seat in header.winners])
    return viewpoint.say("lost-end", name=names[header.lost], winners=winners)


def colours(viewpoint: Viewpoint) -> tuple[str, ...]:
    """The hues of the seats, as the game gives them out."""
    drawing = viewpoint.boxed.drawing
    if viewpoint.room.position is None:
        return tuple(drawing.player_colours)
    return tuple(hues_of(drawing, viewpoint.eyes.seen))


def _options(viewpoint: Viewpoint) -> tuple[tuple[str, str], ...]:
    """The options that were chosen otherwise than usual, and components of one's own."""
    chosen, edition = viewpoint.room.header.options, viewpoint.room.header.edition
    differing = tuple(
        (
            choices.option_label(viewpoint.text, option),
            _value(viewpoint, option.name, chosen[option.name]),
        )
        for option in viewpoint.boxed.title.rules.options
        if chosen.get(option.name, option.default) != option.default
    )
    return (*differing, (viewpoint.say("edition"), edition.name)) if edition else differing


def _value(viewpoint: Viewpoint, option: str, value: OptionValue) -> str:
    return choices.choice_label(viewpoint.say, viewpoint.text, option, value)


def _line(viewpoint: Viewpoint) -> str:
    """Where the game stands, in the game's own words."""
    if viewpoint.room.position is None or not viewpoint.text.has("status"):
        return ""
    return viewpoint.text.tell("status", viewpoint.eyes.seen.status())


def _viewer(viewpoint: Viewpoint) -> Viewer:
    room, status = viewpoint.room, viewpoint.room.header.status
    mine = [room.seats[seat] for seat in viewpoint.seats]
    playing = status == "playing"
    me = viewpoint.me if playing else None
    bots = any(seat.player for seat in room.seats)
    host = viewpoint.viewing.person is not None and viewpoint.viewing.person == room.header.host
    return Viewer(
        seat=viewpoint.seat,
        seats=tuple(viewpoint.seats),
        host=host,
        can_sit=status == "open"
        and any(seat.kind == "open" for seat in room.seats)
        and not ending.is_turned_away(viewpoint),
        can_leave=me is not None and room.seats[me].here and seating.plays_on_without(room, me),
        can_put_aside=playing
        and any(seat.here for seat in mine)
        and seating.is_alone(room, viewpoint.viewing.person),
        can_return=playing and any(seat.stand_in and not seat.resigned for seat in mine),
        can_resign=playing and any(not seat.resigned for seat in mine),
        can_close=status == "open" and host,
        can_cancel=playing and host and room.header.cancel is None,
        can_chat=(status != "closed" or room.position is not None)
        and not ending.is_turned_away(viewpoint),
        muted=viewpoint.viewing.frame.person.muted,
        late=watching.sees_later(room, viewpoint.viewing.person),
        watches=watching.is_spectator(room, viewpoint.viewing.person) and not room.header.is_ended,
        can_pause=pauses.may_pause(room, viewpoint.viewing.person)
        and room.header.paused is None
        and not room.header.pause,
        vacation_days=_vacation_days(viewpoint),
        can_rematch=(status == "over" or room.header.lost is not None)
        and bool(mine)
        and room.header.study is None,
        opening=viewpoint.viewing.frame.opening,
        member=viewpoint.viewing.frame.person.member,
        paces=choices.pace_choices(viewpoint.say, room.header.pace)
        if playing and mine and bots
        else (),
        has_notices=bool(mine) and viewpoint.viewing.frame.notices,
        has_coach=playing and against_bots(viewpoint),
        query=f"as={viewpoint.seat}"
        if len(viewpoint.seats) > 1 and viewpoint.seat is not None
        else "",
        step=SECONDS[room.header.pace],
        consent=mine[0].consent if mine and room.header.study is None else None,
    )


def _vacation_days(viewpoint: Viewpoint) -> int:
    """So many the viewer may take now."""
    mine = [viewpoint.room.seats[seat] for seat in viewpoint.seats]
    mine = [seat for seat in mine if seat.has_say]
    if viewpoint.room.header.status != "playing" or not mine:
        return 0
    if any(vacations.is_away(seat, viewpoint.viewing.now) for seat in mine):
        return 0
    return min(map(vacations.days_left, mine))


def _fairness(viewpoint: Viewpoint) -> FairnessView:
    header = viewpoint.room.header
    over = header.status in ("over", "closed") and viewpoint.room.position is not None
    return FairnessView(
        commitment=fairness.commitment(header.secret),
        contributions=tuple(
            Contribution(
                seat.seat,
                viewpoint.names[seat.seat],
                seat.bytes,
                seat.own_bytes,
                seat.kind == "person",
            )
            for seat in viewpoint.room.seats
            if seat.kind != "open"
        ),
        secret=header.secret if over else "",
        seed=header.seed if over else "",
        proves=not any(seat.former for seat in viewpoint.room.seats),
    )


def _lobby(viewpoint: Viewpoint, base_url: str) -> Lobby | None:
    room = viewpoint.room
    if room.header.status != "open":
        return None
    free = sum(seat.kind == "open" for seat in room.seats)
    insider = bool(viewpoint.seats) or viewpoint.viewing.person in (
        room.header.host,
        *room.visitors,
    )
    host = viewpoint.viewing.person == room.header.host
    return Lobby(
        sentence=viewpoint.say("lobby-waiting", free=free),
        coming=seats.seats(viewpoint),
        brief=games.brief(viewpoint.text, viewpoint.say),
        invite=f"{base_url}/join/{room.header.invite}" if insider else "",
        levels=choices.level_views(viewpoint.say) if host else (),
        level=USUAL,
        commitment=fairness.commitment(room.header.secret),
        lesson=first_lesson_card(viewpoint.boxed, viewpoint.lang),
        name=viewpoint.viewing.frame.person.name,
        removable=ending.removable(viewpoint) if host else (),
    )


def _curtain(viewpoint: Viewpoint) -> Curtain | None:
    asked = viewpoint.room.asked
    if not viewpoint.curtain or not viewpoint.live or asked is None:
        return None
    name = viewpoint.names[asked]
    url = f"/t/{viewpoint.room.id}?as={asked}"
    return Curtain(asked, name, viewpoint.say("curtain", name=name), url)
