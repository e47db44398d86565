"""Everything a running server has, in one place."""

from __future__ import annotations

import asyncio
import logging

from cachetools import LRUCache

from burnham.table.room import fairness
from burnham.table.room.fairness import Brought
from burnham.table.room.refusals import TooMuch, Wrong
from burnham.table.room.room import Room
from burnham.table.room.seating import Wish, open_table
from burnham.table.room.shelf import Boxed, Shelf
from burnham.table.room.tournaments import Tournament
from burnham.table.service.advisor import Advisor
from burnham.table.service.analyst import Analyst
from burnham.table.service.askers import Whereabouts
from burnham.table.service.checker import Checker
from burnham.table.service.consents import Consents
from burnham.table.service.events import Hub, News
from burnham.table.service.keeper import Keeper
from burnham.table.service.keys import cookie_key, kept_key
from burnham.table.service.ladders import Ladders
from burnham.table.service.limits import Limits
from burnham.table.service.notices import Notices, is_installed
from burnham.table.service.outgoing import Outgoing
from burnham.table.service.people import People, Someone
from burnham.table.service.postman import Postman
from burnham.table.service.powers import Powers
from burnham.table.service.presence import Presence
from burnham.table.service.push import KEY, Pusher, contact_of, new_key
from burnham.table.service.puzzles import PuzzleBook
from burnham.table.service.queue import Asker
from burnham.table.service.readiness import Readiness
from burnham.table.service.resetting import Resetting
from burnham.table.service.rooms import Rooms
from burnham.table.service.settings import Settings
from burnham.table.service.signed import Signed
from burnham.table.service.thinkers import Thinkers
from burnham.table.service.tickets import Tickets
from burnham.table.service.tournaments import Tournaments, TournamentWish
from burnham.table.service.trainer import Trainer
from burnham.table.store import (
    Analyses,
    Database,
    NoticeWishes,
    Outbox,
    OwnLessons,
    Puzzles,
    Store,
    migrate,
)
from burnham.table.store.hosts import HostBook

log = logging.getLogger(__name__)
RUNNING = 3600.0
"""A table counts as running for so many seconds after something happened there."""
ADDRESSES = 20_000
"""Of so many addresses we know which tables were opened there."""


class Server:
    def __init__(self, settings: Settings, database: Database, key: bytes) -> None:
        self.settings = settings
        self.database = database
        self.news = News(alone=database.is_ours)
        self.people = People(database, key, self.news)
        self.limits = Limits(settings)
        self.tickets = Tickets(key)
        self.shelf = Shelf(settings.shelf, settings.editions)
        self.hub = Hub()
        self.store = Store(database, self.shelf)
        self.rooms = Rooms(self.store, self.shelf, self.hub, news=self.news)
        self.presence = Presence(self.rooms, database)
        self.thinkers = Thinkers(settings.bot_processes, settings.shelf)
        self.whereabouts = Whereabouts()
        self.keeper = Keeper(self.rooms, self.thinkers, self.whereabouts)
        self.advisor = Advisor(self.rooms, self.thinkers, settings.hints)
        analyses = Analyses(database)
        self.analyst = Analyst(self.rooms, analyses, self.thinkers, settings.analyses)
        self.trainer = Trainer(self.rooms, self.store, analyses, self.thinkers, settings.hints)
        self.puzzles = PuzzleBook(self.shelf, Puzzles(database))
        self.checker = Checker(self.rooms)
        self.consents = Consents(database)
        self.ladders = Ladders(self.rooms)
        book = HostBook(database, self.shelf)
        self.tournaments = Tournaments(self.rooms, settings.pace, book)
        self.own_lessons = OwnLessons(database)
        self.notices = self._notices(key)
        self.resetting = Resetting(self.people, self.notices)
        self.postman: Postman | None = None  # None: the packages for it are not installed
        self.readiness = Readiness(database, self.presence, self.keeper, self.thinkers)
        self.powers = Powers(settings, self.people, self.rooms, self.tournaments, book, key)
        self._opened: LRUCache[str, list[str]] = LRUCache(ADDRESSES)
        self._opening = asyncio.Lock()
        self.news.of_gaps.append(self.hub.ring_all)
        self.news.of_people.append(self.hub.ring_person)
        database.trouble.tell = log.error

    def _notices(self, key: bytes) -> Notices:
        signed = Signed(key, lambda: self.rooms.now())
        wishes, outbox = NoticeWishes(self.database), Outbox(self.database)
        outgoing, delay = Outgoing(self.settings.webhook_hosts), self.settings.notice_delay
        return Notices(wishes, outbox, outgoing, signed, lambda: self.rooms.now(), delay)

    async def employ_postman(self) -> None:
        """From now on those who are away hear of what happens, if we have what that takes."""
        if not is_installed():
            return
        key = self.settings.vapid_key or await kept_key(self.database, KEY, new_key)
        pusher = Pusher(self.notices.outgoing, key, contact_of(self.settings))
        self.postman = Postman(self.notices, self.people, self.shelf, self.settings, pusher)
        self.rooms.within_change.append(self.notices.note)

    async def open_table(
        self, wish: Wish, person: Someone, brought: Brought, own: Boxed | None = None
    ) -> Room:
        """`own`: the game in an edition of the person's own, which is not on the shelf."""
        boxed = own or self.shelf.chosen(wish.game, wish.edition)
        secret, now = self.secret(person.id, brought), self.rooms.now()
        room = open_table(wish, boxed, person.id, person.name, brought.bytes, now, secret)
        await self.add_table(room, self.whereabouts.asker(person.id))
        return room

    async def add_table(self, room: Room, asker: Asker) -> None:
        """Lay a new table, if there are not too many already of the one who asks for it."""
        await self.powers.must_open(asker.person)
        async with self._opening:
            if room.header.status == "open":
                waiting = await self.store.waiting_tables(asker.person)
                if waiting >= self.settings.open_tables:
                    raise Wrong("too-many")
            cap, since = self.settings.running_tables, self.rooms.now() - RUNNING
            if await self.store.running_tables(asker.person, since) >= cap.person:
                raise TooMuch("many-games")
            opened = self._opened.get(asker.address, [])
            here = await self.store.still_in_use(opened, since)
            if len(here) >= cap.address:
                raise TooMuch("many-games-here")
            await self.rooms.add(room)
            self._opened[asker.address] = [*here, room.id]

    async def open_tournament(self, person: Someone, wish: TournamentWish) -> Tournament:
        """Whoever may open tables may; those of a tournament are then opened by the server."""
        await self.powers.must_open(person.id)
        return await self.tournaments.open(person, wish)

    def secret(self, person: str, brought: Brought) -> str:
        """The secret of a table that a person opens: that of the ticket, if there is one.  Bytes
        without a ticket were sent before the server had committed itself, and prove nothing."""
        if brought.ticket:
            return self.tickets.secret(person, brought.ticket, brought.commitment)
        if brought.bytes:
            raise Wrong("no-ticket")
        return fairness.new_secret()

    async def close(self) -> None:
        await self.keeper.close()
        await self.analyst.close()
        await self.tournaments.close_down()
        if self.postman:
            await self.postman.close()
        self.thinkers.close()
        self.database.close()


async def open_server(settings: Settings) -> Server:
    """Connect, bring the store to the present schema, and be ready."""
    database = Database(settings.database)
    try:
        database.claim()
        await migrate(database)
        server = Server(settings, database, await cookie_key(database))
        await server.people.drop_expired()
        await server.employ_postman()
        return server
    except BaseException:
        database.close()
        raise
