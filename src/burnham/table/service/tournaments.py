"""Tournaments that run: entering, starting, and the next round as soon as all tables are over.

Every server goes round; whoever is first opens the tables of a round, in one transaction with the
round itself.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from anyio import to_thread
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from burnham.table.room import clocks, seating
from burnham.table.room.levels import USUAL
from burnham.table.room.pairing import BOT, Round, Sitting
from burnham.table.room.refusals import NotYours, Refusal, Unavailable, Wrong
from burnham.table.room.room import Pace, Room
from burnham.table.room.seating import Place, Wish
from burnham.table.room.tournaments import (
    ROUNDS,
    SYSTEMS,
    Pairing,
    System,
    Tournament,
    must_be_in,
    must_enter,
    must_host,
    must_start,
    plan_round,
    without,
)
from burnham.table.service.people import Someone, clean_name
from burnham.table.service.rooms import Rooms
from burnham.table.store import FinishedGames
from burnham.table.store import tournaments as stored
from burnham.table.store.hosts import HostBook

log = logging.getLogger(__name__)
EVERY = 20.0
"""Seconds between two rounds of the keeper of tournaments."""
ASIDE = 24 * 3600.0
"""A table that everybody has left for so long is played to the end by bots."""
OPEN = 3
"""Tournaments of one host that are not over, at most."""
NAME = 60


@dataclass(frozen=True)
class TournamentWish:
    name: str
    game: str
    options: Mapping[str, Any]
    seats: int
    clock: str
    system: System
    rounds: int


def read_system(text: str) -> System:
    for system in SYSTEMS:
        if text == system:
            return system
    raise Wrong("field", field="system")


class Tournaments:
    def __init__(self, rooms: Rooms, pace: Pace, book: HostBook) -> None:
        self.rooms = rooms
        self.pace = pace
        self.book = book
        self.store = stored.Tournaments(rooms.store.database)
        self.finished = FinishedGames(rooms.store.database)
        self._tasks: set[asyncio.Task[None]] = set()
        rooms.after_change.append(self._hear)

    # --- what people do ------------------------------------------------------------------------

    async def open(self, person: Someone, wish: TournamentWish) -> Tournament:
        """Somebody opens one, and is its host."""
        _must_be_member(person)
        name = clean_name(wish.name, NAME)
        if not name:
            raise Wrong("tournament-name", most=NAME)
        title = self.rooms.shelf[wish.game].title
        if not max(2, title.rules.min_seats) <= wish.seats <= min(4, title.rules.max_seats):
            raise Wrong("field", field="seats")
        if clocks.parts(clocks.read(wish.clock))[0] not in ("move", "bank"):
            raise Wrong("tournament-clock")
        if not 1 <= wish.rounds <= ROUNDS:
            raise Wrong("field", field="rounds")
        if await self.store.open_of(person.id) >= OPEN:
            raise Wrong("tournament-many", most=OPEN)
        new = Tournament(
            id=secrets.token_hex(8),
            name=name,
            game=wish.game,
            options=title.full_options(wish.seats, wish.options),
            seats=wish.seats,
            clock=wish.clock,
            system=wish.system,
            rounds=wish.rounds,
            host=person.id,
            status="open",
            created=self.rooms.now(),
        )
        await self.store.add(new)
        return new

    async def enter(self, id: str, person: Someone) -> None:
        _must_be_member(person)

        def act(connection: Connection, tournament: Tournament) -> None:
            must_enter(tournament, person.id)
            if person.id not in tournament.here:
                stored.enter(connection, tournament, person.id)

        await self.store.change(id, act)

    async def leave(self, id: str, person: str) -> None:
        """A game under way is resigned; from the next round on one is not paired any more."""

        def act(connection: Connection, tournament: Tournament) -> None:
            must_be_in(tournament, person)
            stored.leave(connection, tournament, person)

        tournament = await self.store.change(id, act)
        for pairing in tournament.pairings:
            if pairing.table and not pairing.over and person in pairing.people:
                await self.rooms.change(pairing.table, lambda room: self._resign(room, person))

    async def leave_all(self, person: str) -> None:
        """Somebody deletes the account."""
        await self.call_off(person)
        for id in await self.store.entered_by(person):
            await self.leave(id, person)

    async def call_off(self, person: str) -> None:
        """Somebody cannot come back: nobody else could start what they opened."""
        for id in await self.store.waiting_of(person):
            await self.close(id, person)

    async def start(self, id: str, person: str) -> None:
        def act(connection: Connection, tournament: Tournament) -> None:
            must_start(tournament, person)
            stored.set_status(connection, id, "running")

        await self.store.change(id, act)
        await self.advance(id)

    async def close(self, id: str, person: str) -> None:
        """The host ends it: tables under way go on, but count no more."""

        def act(connection: Connection, tournament: Tournament) -> None:
            must_host(tournament, person)
            if tournament.status not in ("open", "running"):
                raise Wrong("tournament-over")
            stored.set_status(connection, id, "over" if tournament.round else "closed")

        await self.store.change(id, act)

    def _resign(self, room: Room, person: str) -> None:
        if room.header.status == "playing":
            for seat in room.seats_of(person):
                seating.resign(room, person, seat, USUAL, self.rooms.now())

    # --- what happens by itself ----------------------------------------------------------------

    async def advance(self, id: str) -> None:
        """Open the next round if the last is over, or end the tournament.  Done twice, or by two
        servers at once, it happens once."""
        tournament = await self.store.find(id)
        if tournament.status != "running" or not tournament.round_is_over:
            return
        blocked = await self.book.blocked(tournament.here)
        plan = await to_thread.run_sync(plan_round, without(tournament, blocked))
        if plan is None:
            await self.store.change(id, lambda c, now: self._end(c, now, tournament.round))
        else:
            await self._open_round(tournament, plan)

    def _end(self, connection: Connection, now: Tournament, number: int) -> None:
        if now.status == "running" and now.round == number:
            stored.set_status(connection, now.id, "over")

    async def _open_round(self, tournament: Tournament, plan: Round) -> None:
        names = await self.finished.members(tournament.here)
        named = {person: member.name for person, member in names.items()}
        rooms = [self._laid(tournament, sitting, named) for sitting in plan.tables]
        number = tournament.round + 1
        tables = [
            Pairing(number, place, sitting, room.id)
            for place, (sitting, room) in enumerate(zip(plan.tables, rooms, strict=True))
        ]
        byes = [
            Pairing(number, len(tables) + place, (person,), None)
            for place, person in enumerate(plan.byes)
        ]

        def along(connection: Connection) -> None:
            stored.lock(connection, tournament.id)
            if stored.read(connection, tournament.id) != tournament:
                raise Stale
            stored.add_pairings(connection, tournament.id, [*tables, *byes])

        try:
            await self.rooms.add_all(rooms, along)
        except (Stale, IntegrityError):
            log.info("another server has opened the round of tournament %s", tournament.id)

    def _laid(self, tournament: Tournament, sitting: Sitting, names: Mapping[str, str]) -> Room:
        """A table with everybody seated, dealt."""
        boxed, now = self.rooms.shelf[tournament.game], self.rooms.now()
        places = [Place("bot", level=USUAL) if one == BOT else Place("friend") for one in sitting]
        wish = Wish(
            tournament.game, places, tournament.options, tournament.clock, hints=False,
            pace=self.pace,
        )  # fmt: skip
        room = seating.laid(wish, boxed, tournament.host, "", "", now)
        room.header.tournament = tournament.id
        for seat, person in enumerate(sitting):
            if person != BOT:
                seating.sit(room, boxed, person, seat, names.get(person, ""), "", now)
        return room

    def _hear(self, room: Room) -> None:
        if room.header.status == "over" and room.header.tournament:
            task = asyncio.get_running_loop().create_task(self._go_on(room.header.tournament))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _go_on(self, id: str) -> None:
        try:
            await self.advance(id)
        except Exception as error:
            log.info("the next round waits for the keeper: %r", error)

    @property
    def busy(self) -> list[asyncio.Task[None]]:
        return list(self._tasks)

    async def close_down(self) -> None:
        """Let what has begun come to its end."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def keep(self) -> None:
        """Go round for ever: rounds that nobody has opened yet, tables that everybody has left."""
        while True:
            try:
                await self.go_round()
            except Unavailable:
                pass  # the store tells of itself, once
            except Exception:
                log.exception("the keeper of tournaments stumbled")
            await asyncio.sleep(EVERY)

    async def go_round(self) -> None:
        for id in await self.store.running():
            try:
                for pairing in (await self.store.find(id)).pairings:
                    if pairing.table and not pairing.over:
                        await self._end_what_is_left(pairing.table)
                await self.advance(id)
            except Unavailable:
                raise
            except Refusal as refusal:  # a table that cannot be read, a game that is not here
                log.error("tournament %s cannot go on: %s", id, refusal.key)

    async def _end_what_is_left(self, table: str) -> None:
        room, now = await self.rooms.open(table), self.rooms.now()
        last = max([entry.made for entry in room.journal.entries[-1:]], default=now)
        said = max([line.made for line in room.lines[-1:]], default=last)
        if seating.is_aside(room.seats) and now >= max(last, said) + ASIDE:
            await self.rooms.change(table, self._resign_all)

    def _resign_all(self, room: Room) -> None:
        for person in {seat.person for seat in room.seats if seat.has_say and seat.person}:
            self._resign(room, person)


class Stale(Exception):
    """The tournament has changed since the round was planned."""


def _must_be_member(person: Someone) -> None:
    if person.login is None:
        raise NotYours("member")
