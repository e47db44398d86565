"""Home: the games, my tables, and those that wait for players."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, replace
from math import inf
from typing import Literal

from burnham.table.room import clocks, vacations
from burnham.table.room.fairness import commitment
from burnham.table.room.levels import USUAL
from burnham.table.room.progress import NOTHING_LEARNED, Progress
from burnham.table.room.room import Header, Seat, Status
from burnham.table.room.seating import is_aside
from burnham.table.room.shelf import Boxed, Shelf
from burnham.table.speech import Speech, speech_in
from burnham.table.views.announced import Announced
from burnham.table.views.choices import Level, clock_words, level_views, watch_words
from burnham.table.views.frame import Frame
from burnham.table.views.games import GameCard, game_card
from burnham.table.views.seats import ClockView
from burnham.table.views.study import study_sentence
from burnham.table.views.viewpoint import name_of

Tables = list[tuple[Header, list[Seat]]]


@dataclass(frozen=True)
class TinySeat:
    """A seat on a table's card."""

    seat: int
    name: str  # empty when nobody sits there
    kind: Literal["open", "person", "bot"]
    mine: bool
    asked: bool


@dataclass(frozen=True)
class TableCard:
    id: str
    url: str
    game: str
    game_name: str
    status: Status
    line: str  # where it stands: "Your turn · 1912", "Waiting for Clara", "2 seats free"
    my_turn: bool
    seats: tuple[TinySeat, ...]
    colours: tuple[str, ...]  # hues for burnham.kit.seat_colours
    clock: str  # "24 h a move"; empty without a clock
    changed: float  # seconds since the epoch
    commitment: str  # what somebody sees who sits down there
    study: bool = False
    time: ClockView | None = None  # of whoever is asked; None if no clock runs
    can_sit: bool = False

    @property
    def under_way(self) -> bool:
        return self.status in ("open", "playing")


@dataclass(frozen=True)
class VacationView:
    """Of all tables at which I play for days."""

    tables: int
    days: int  # so many may be taken at one of them, at most
    until: float | None  # when I am back from the vacation that I am on


@dataclass(frozen=True)
class WatchView:
    frame: Frame
    games: tuple[TableCard, ...]


@dataclass(frozen=True)
class HomeView:
    frame: Frame
    games: tuple[GameCard, ...]
    levels: tuple[Level, ...]
    level: Level  # the level offered first
    mine: tuple[TableCard, ...]  # the most urgent first
    studies: tuple[TableCard, ...]  # mine
    open: tuple[TableCard, ...]
    watched: tuple[TableCard, ...] = ()  # games of others that may be watched
    vacation: VacationView | None = None  # None: where I play no clock can stand still
    announced: Announced | None = None  # what the hosts say; None: nothing


def home_view(
    frame: Frame,
    shelf: Shelf,
    person: str | None,
    mine: Tables,
    studies: Tables,
    free: Tables,
    unreadable: Container[str] = (),
    progress: Progress = NOTHING_LEARNED,
    now: float = 0.0,
    watched: Tables | None = None,
) -> HomeView:
    """`unreadable`: the tables that cannot be read at present."""
    say = speech_in(frame.lang)
    levels = level_views(say)

    def card(header: Header, seats: list[Seat]) -> TableCard:
        return _table_card(say, shelf[header.game], person, header, seats, now)

    def sits(seats: list[Seat]) -> bool:
        return person is not None and any(seat.person == person for seat in seats)

    def cards(tables: Tables) -> list[TableCard]:
        made = [card(header, seats) for header, seats in tables if header.game in shelf]
        return [_closed_off(say, card) if card.id in unreadable else card for card in made]

    return HomeView(
        frame=frame,
        games=tuple(game_card(shelf[game], frame.lang, progress) for game in shelf),
        levels=levels,
        level=next(level for level in levels if level.name == USUAL),
        mine=tuple(sorted(cards(mine), key=urgency)),
        studies=tuple(cards(studies)),
        open=tuple(
            replace(card(header, seats), can_sit=frame.person.barred is None)
            for header, seats in free
            if header.game in shelf and header.id not in unreadable and not sits(seats)
        ),
        watched=watched_cards(frame, shelf, person, watched or [], now),
        vacation=_vacation(person, mine, now),
    )


def watch_view(
    frame: Frame, shelf: Shelf, person: str | None, running: Tables, now: float
) -> WatchView:
    return WatchView(frame, watched_cards(frame, shelf, person, running, now))


def watched_cards(
    frame: Frame, shelf: Shelf, person: str | None, running: Tables, now: float
) -> tuple[TableCard, ...]:
    """Of a table that is seen later nothing is told of now."""
    say = speech_in(frame.lang)
    cards = [
        (header, _table_card(say, shelf[header.game], person, header, seats, now))
        for header, seats in running
        if header.game in shelf
    ]
    return tuple(
        replace(card, line=watch_words(say, header.watch), time=None, changed=0.0)
        if header.watch != "now"
        else card
        for header, card in cards
        if not any(seat.mine for seat in card.seats)
    )


def _vacation(person: str | None, mine: Tables, now: float) -> VacationView | None:
    seats = [
        seat
        for header, seated in mine
        for seat in seated
        if header.status == "playing" and header.vacation and seat.person == person
    ]
    away = [seat.vacation_until for seat in seats if seat.vacation_until and seat.has_say]
    until = max([at for at in away if at > now], default=None)
    days = max([vacations.days_left(seat) for seat in seats if seat.has_say], default=0)
    if not seats or (not days and until is None):
        return None
    return VacationView(len(seats), days, until)


def urgency(card: TableCard) -> tuple[int, float, float]:
    """My turns first, then games under way, tables that wait for players, and what is over; of
    each the one whose clock ends first, then of my turns the one that has waited longest, of all
    others the latest."""
    kind = 0 if card.my_turn else 1 + ("playing", "open", "over", "closed").index(card.status)
    ends = card.time.ends if card.time and card.time.ends is not None else inf
    return kind, ends, card.changed if card.my_turn else -card.changed


def _closed_off(say: Speech, card: TableCard) -> TableCard:
    return replace(card, my_turn=False, line=say("unreadable"))


def _table_card(
    say: Speech, boxed: Boxed, person: str | None, header: Header, seats: list[Seat], now: float
) -> TableCard:
    mine = [s.seat for s in seats if person is not None and s.person == person]
    asked = header.asked if header.status == "playing" else None
    may_play = header.study is None and header.paused is None
    my_turn = asked in mine and seats[asked or 0].here and may_play
    return TableCard(
        id=header.id,
        url=f"/t/{header.id}",
        game=header.game,
        game_name=boxed.text(say.lang, {}, len(seats)).say("game-name"),
        status=header.status,
        line=say("your-turn")
        if my_turn
        else table_line(say, header, [name_of(say, seat) for seat in seats], seats),
        my_turn=my_turn,
        seats=tuple(
            TinySeat(
                seat=s.seat,
                name="" if s.kind == "open" else name_of(say, s),
                kind=s.kind,
                mine=s.seat in mine,
                asked=s.seat == asked,
            )
            for s in seats
        ),
        colours=tuple(boxed.drawing.player_colours),
        clock=clock_words(say, header.clock) if header.clock != "none" else "",
        time=_time(header, now),
        changed=header.changed,
        commitment=commitment(header.secret),
        study=header.study is not None,
    )


def _time(header: Header, now: float) -> ClockView | None:
    if header.status != "playing" or header.deadline is None:
        return None
    bank = clocks.parts(header.clock)[0] == "bank"
    most = header.deadline - (header.since or 0.0)
    return ClockView(min(most, max(0.0, header.deadline - now)), header.deadline, bank, most)


def table_line(say: Speech, header: Header, names: list[str], seats: list[Seat]) -> str:
    """Where the table stands, without opening it; of a study, where it comes from."""
    if header.study:
        return study_sentence(say, header.study)
    if header.status == "open":
        return say("seats-free", free=sum(1 for seat in seats if seat.kind == "open"))
    if header.lost is not None:
        return say("lost-line", name=names[header.lost])
    if header.status == "playing" and (is_aside(seats) or header.paused is not None):
        return say("paused")
    if header.status == "playing" and header.asked is not None:
        return say("waiting", name=names[header.asked])
    winners = [names[player] for player in header.winners if player < len(names)]
    if len(winners) == 1:
        return say("won", names=winners[0])
    if winners:
        return say("won-shared", names=say.listed(winners))
    if header.ending:
        return say(f"ended-{header.ending.by}")
    return say("closed") if header.status == "closed" else say("over")
