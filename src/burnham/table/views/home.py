"""Home: the games, my tables, and those that wait for players."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, replace
from typing import Literal

from burnham.table.room.fairness import commitment
from burnham.table.room.levels import USUAL
from burnham.table.room.room import Header, Seat, Status
from burnham.table.room.seating import is_aside
from burnham.table.room.shelf import Boxed, Shelf
from burnham.table.speech import Speech, speech_in
from burnham.table.views.choices import Level, clock_words, level_views
from burnham.table.views.frame import Frame
from burnham.table.views.games import GameCard, game_card

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


@dataclass(frozen=True)
class HomeView:
    frame: Frame
    games: tuple[GameCard, ...]
    levels: tuple[Level, ...]
    level: Level  # the level offered first
    mine: tuple[TableCard, ...]  # those that wait for me first
    open: tuple[TableCard, ...]


def home_view(
    frame: Frame,
    shelf: Shelf,
    person: str | None,
    mine: Tables,
    free: Tables,
    unreadable: Container[str] = (),
) -> HomeView:
    """`unreadable`: the tables that cannot be read at present."""
    say = speech_in(frame.lang)
    levels = level_views(say)
    cards = [_table_card(say, shelf[f.game], person, f, s) for f, s in mine if f.game in shelf]
    cards = [_closed_off(say, card) if card.id in unreadable else card for card in cards]
    return HomeView(
        frame=frame,
        games=tuple(game_card(shelf[game], frame.lang) for game in shelf),
        levels=levels,
        level=next(level for level in levels if level.name == USUAL),
        mine=tuple(sorted(cards, key=lambda card: not card.my_turn)),
        open=tuple(
            _table_card(say, shelf[f.game], person, f, s)
            for f, s in free
            if f.game in shelf and f.id not in unreadable
        ),
    )


def _closed_off(say: Speech, card: TableCard) -> TableCard:
    return replace(card, my_turn=False, line=say("unreadable"))


def _table_card(
    say: Speech, boxed: Boxed, person: str | None, header: Header, seats: list[Seat]
) -> TableCard:
    def name(seat: Seat) -> str:
        return seat.name or say("guest", seat=seat.seat + 1)

    mine = [s.seat for s in seats if person is not None and s.person == person]
    asked = header.asked if header.status == "playing" else None
    my_turn = asked in mine and seats[asked or 0].here
    return TableCard(
        id=header.id,
        url=f"/t/{header.id}",
        game=header.game,
        game_name=boxed.text(say.lang, {}, len(seats)).say("game-name"),
        status=header.status,
        line=_line(say, header, [name(seat) for seat in seats], seats, my_turn),
        my_turn=my_turn,
        seats=tuple(
            TinySeat(
                seat=s.seat,
                name="" if s.kind == "open" else name(s),
                kind=s.kind,
                mine=s.seat in mine,
                asked=s.seat == asked,
            )
            for s in seats
        ),
        colours=tuple(boxed.drawing.player_colours),
        clock=clock_words(say, header.clock) if header.clock != "none" else "",
        changed=header.changed,
        commitment=commitment(header.secret),
    )


def _line(say: Speech, header: Header, names: list[str], seats: list[Seat], my_turn: bool) -> str:
    """Where the table stands, without opening it."""
    if header.status == "open":
        return say("seats-free", free=sum(1 for seat in seats if seat.kind == "open"))
    if my_turn:
        return say("your-turn")
    if header.status == "playing" and is_aside(seats):
        return say("paused")
    if header.status == "playing" and header.asked is not None:
        return say("waiting", name=names[header.asked])
    winners = [names[player] for player in header.winners if player < len(names)]
    if len(winners) == 1:
        return say("won", names=winners[0])
    if winners:
        return say("won-shared", names=say.listed(winners))
    return say("closed") if header.status == "closed" else say("over")
