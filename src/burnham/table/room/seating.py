"""Who sits where: open a table, sit down, stand up, leave, come back, resign, play again."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from burnham.table.room import clocks, fairness, plans, vacations, watching
from burnham.table.room.play import deal
from burnham.table.room.refusals import NotYours, Wrong
from burnham.table.room.room import NOTHING_YET, AtZero, Ending, Header, Pace, Room, Seat, Study
from burnham.table.room.shelf import Boxed

BOT_NAMES = ("Wren", "Heron", "Plover", "Finch", "Kestrel", "Avocet")


@dataclass(frozen=True)
class Place:
    """What a seat of a new table is to be: mine, a friend's, or a bot's of some level."""

    kind: str  # "me", "friend" or "bot"
    name: str = ""
    level: str = ""


@dataclass(frozen=True)
class Wish:
    """A table as somebody wants it."""

    game: str
    places: Sequence[Place]
    options: Mapping[str, object]
    clock: str = "none"
    private: bool = False
    hints: bool | None = None  # None: if only one person plays
    pace: Pace = "normal"
    edition: str = ""  # the name of one of the server's; empty: as printed
    study: Study | None = None  # None: the game is dealt
    at_zero: AtZero = "bot"
    vacation: int = 0  # days each, where turns last for days
    watch: str = "now"


def open_table(
    wish: Wish, boxed: Boxed, host: str, name: str, added: str, now: float, secret: str = ""
) -> Room:
    """A new table with its host and bots seated; it starts by itself when nobody is missing.
    `secret` is the one that the host was told the commitment of; else the table draws one."""
    room = laid(wish, boxed, host, name, added, now, secret)
    start_if_full(room, boxed, now)
    return room


def laid(
    wish: Wish, boxed: Boxed, host: str, name: str, added: str, now: float, secret: str = ""
) -> Room:
    """The same before it starts."""
    if not wish.places:
        raise Wrong("no-seats")
    secret = secret or fairness.new_secret()
    options = boxed.title.full_options(len(wish.places), wish.options)
    people = sum(place.kind != "bot" for place in wish.places)
    clock = clocks.read(wish.clock)
    header = Header(
        id=fairness.table_id(secret),
        game=boxed.title.id,
        options=dict(options),
        host=host,
        private=wish.private,
        invite=secrets.token_urlsafe(18),
        clock=clock,
        secret=secret,
        created=now,
        changed=now,
        hints=people == 1 if wish.hints is None else wish.hints,
        pace=wish.pace,
        edition=boxed.edition,
        study=wish.study,
        at_zero=wish.at_zero,
        vacation=vacations.read(wish.vacation, clock),
        watch=watching.read(wish.watch),
    )
    room = Room(header, [Seat(seat) for seat in range(len(wish.places))], NOTHING_YET, None)
    for seat, place in zip(room.seats, wish.places, strict=True):
        if place.kind == "me":
            _seat_person(seat, host, place.name or name, added, now)
        elif place.kind == "bot":
            _seat_bot(room, seat, place.level)
        elif place.kind != "friend":
            raise Wrong("place", place=place.kind[:20])
    return room


def sit(
    room: Room, boxed: Boxed, person: str, seat: int | None, name: str, added: str, now: float,
    commitment: str = "",
) -> int:  # fmt: skip
    """Sit down on a seat, or on the first free one.  Gives the seat.  `commitment` is the one that
    the person's device saw before it drew the bytes that it adds, if it says so."""
    free = [s.seat for s in room.seats if s.kind == "open"]
    if seat is not None and seat in room.seats_of(person):
        return seat
    must_be_open(room)
    must_be_welcome(room, person)
    if not free or (seat is not None and seat not in free):
        raise NotYours("taken")
    if commitment not in ("", fairness.commitment(room.header.secret)):
        raise Wrong("commitment")
    chosen = room.seats[free[0] if seat is None else seat]
    _seat_person(chosen, person, name, added, now)
    start_if_full(room, boxed, now)
    return chosen.seat


def stand(room: Room, person: str, seat: int) -> None:
    """Give a seat up before the start."""
    must_be_open(room)
    _must_hold(room, person, seat)
    room.seats[seat] = Seat(seat)


def place_bot(room: Room, boxed: Boxed, person: str, seat: int, level: str, now: float) -> None:
    """The host puts a bot on an open seat."""
    must_be_open(room)
    must_host(room, person)
    if seat not in [s.seat for s in room.seats if s.kind == "open"]:
        raise NotYours("taken")
    _seat_bot(room, room.seats[seat], level)
    start_if_full(room, boxed, now)


def close(room: Room, person: str) -> None:
    """The host gives up a table that has not started."""
    must_be_open(room)
    must_host(room, person)
    room.header.status = "closed"


def leave(room: Room, person: str, seat: int, level: str, now: float) -> None:
    """Go away: a bot sits in until one comes back.  The last one who goes puts the game aside."""
    must_play(room)
    _must_hold(room, person, seat)
    stand_in(room, seat, level, "left" if plays_on_without(room, seat) else "aside", now)


def put_aside(room: Room, person: str, level: str, now: float) -> None:
    """Leave all one's seats where nobody else plays: nothing runs until one comes back."""
    must_play(room)
    mine = [seat for seat in room.seats_of(person) if room.seats[seat].here]
    if not mine:
        raise NotYours("seat")
    if not is_alone(room, person):
        raise NotYours("not-alone")
    for seat in mine[1:]:
        room.seats[seat].stand_in = level
        plans.drop(room, seat, "stood-in")
    stand_in(room, mine[0], level, "aside", now)


def stand_in(room: Room, seat: int, level: str, why: str, now: float) -> None:
    """Let a bot play for a person."""
    if room.seats[seat].stand_in:
        return
    room.seats[seat].stand_in = level
    plans.drop(room, seat, "stood-in")
    room.header.request = room.header.vote = None
    room.note(why, seat, now)
    clocks.run(room, now)


def run_out(room: Room, seat: int, level: str, now: float) -> None:
    """A clock is at zero: what was said when the table opened happens now."""
    if room.header.at_zero == "bot":
        stand_in(room, seat, level, "timeout", now)
        return
    header = room.header
    header.status, header.ending = "closed", Ending("clock")
    header.lost, header.asked = seat, None
    others = [other for other in room.seats if other.seat != seat]
    header.winners = tuple(s.seat for s in others if not s.resigned) or tuple(
        s.seat for s in others
    )
    header.ranks = tuple(1 if s.seat in header.winners else len(room.seats) for s in room.seats)
    header.ended = now  # as was said when the table opened, it counts like any other game
    header.request = header.vote = header.cancel = None
    room.note("lost", seat, now)
    clocks.run(room, now)


def set_pace(room: Room, person: str, pace: Pace) -> None:
    """Anybody who plays along may say how fast the bots answer."""
    if not room.seats_of(person):
        raise NotYours("seat")
    room.header.pace = pace


def come_back(room: Room, person: str, seat: int, now: float) -> None:
    must_play(room)
    _must_hold(room, person, seat)
    if room.seats[seat].resigned:
        raise NotYours("resigned")
    if not room.seats[seat].stand_in:
        return
    room.seats[seat].stand_in = ""
    if room.seats[seat].away_since is not None:
        room.seats[seat].away_since = now  # whoever comes back without a page was here just now
    clocks.give_grace(room, seat)
    room.note("returned", seat, now)
    clocks.run(room, now)


def resign(room: Room, person: str, seat: int, level: str, now: float) -> None:
    """Give up for good; a bot plays to the end."""
    must_play(room)
    _must_hold(room, person, seat)
    if room.seats[seat].resigned:
        return
    room.seats[seat].stand_in = ""
    room.seats[seat].resigned = True
    stand_in(room, seat, level, "resigned", now)


def rematch_of(
    room: Room, boxed: Boxed, person: str, added: str, now: float, secret: str = ""
) -> Room:
    """A new table like this one: the asker and the bots sit where they sat, the others are free."""
    if room.header.status != "over" and room.header.lost is None:
        raise Wrong("not-over")
    if not room.seats_of(person):
        raise NotYours("seat")
    places = [_same_place(seat, person) for seat in room.seats]
    header = room.header
    wish = Wish(
        header.game, places, header.options, header.clock, header.private, header.hints,
        header.pace, at_zero=header.at_zero, vacation=header.vacation, watch=header.watch,
    )  # fmt: skip
    new = open_table(wish, boxed, person, "", added, now, secret)
    new.visitors = room.visitors | {s.person for s in room.seats if s.person is not None}
    return new


def start_if_full(room: Room, boxed: Boxed, now: float) -> None:
    """When the last seat is taken, the seed is made and the game is dealt.  Bots do not play among
    themselves here: that is what `burnham simulate` is for."""
    if any(seat.kind == "open" for seat in room.seats):
        return
    if all(seat.kind == "bot" for seat in room.seats):
        raise Wrong("no-me")
    secret = room.header.secret
    for seat in room.seats:
        if not seat.own_bytes:
            seat.bytes = fairness.bytes_for(secret, seat.seat)
    names, added = [s.name for s in room.seats], [s.bytes for s in room.seats]
    room.header.seed = fairness.seed_of(secret, room.id, names, added)
    deal(room, boxed, now)


def is_aside(seats: Sequence[Seat]) -> bool:
    """Everybody who has not resigned has left: the game waits until somebody comes back."""
    return any(seat.has_say for seat in seats) and not any(seat.here for seat in seats)


def anybody_here(room: Room) -> bool:
    """Whether bots have somebody to play for: they wait for those who left, but when everybody
    has resigned they bring the game to its end."""
    return not is_aside(room.seats)


def is_alone(room: Room, person: str | None) -> bool:
    """Nobody else plays: the others are bots, have resigned, or have left."""
    return not any(seat.here and seat.person != person for seat in room.seats)


def plays_on_without(room: Room, seat: int) -> bool:
    """Whether the game goes on when this seat is left."""
    return any(other.here for other in room.seats if other.seat != seat)


def _same_place(seat: Seat, person: str) -> Place:
    if seat.kind == "bot":
        return Place("bot", level=seat.bot)
    return Place("me", seat.name) if seat.person == person else Place("friend")


def _seat_person(seat: Seat, person: str, name: str, added: str, now: float) -> None:
    own = fairness.are_bytes(added)
    seat.kind, seat.person, seat.name = "person", person, name
    seat.bytes, seat.own_bytes = (added, True) if own else ("", False)
    seat.away_since = now


def _seat_bot(room: Room, seat: Seat, level: str) -> None:
    taken = {other.name for other in room.seats}
    seat.kind, seat.bot = "bot", level
    seat.name = next(name for name in BOT_NAMES if name not in taken)


def must_be_open(room: Room) -> None:
    if room.header.status != "open":
        raise Wrong("started")


def must_play(room: Room) -> None:
    if room.header.status != "playing":
        raise Wrong("not-playing")


def must_be_welcome(room: Room, person: str | None) -> None:
    """Whoever was removed from the table neither sits down nor talks there."""
    removed = room.removed.get(person or "")
    if removed is not None:
        raise NotYours("removed", reason=removed.reason)


def must_host(room: Room, person: str) -> None:
    if person != room.header.host:
        raise NotYours("host")


def _must_hold(room: Room, person: str, seat: int) -> None:
    if seat not in room.seats_of(person):
        raise NotYours("seat")
