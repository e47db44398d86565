"""The store, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, inspect, text
from sqlalchemy.exc import IntegrityError

from burnham.table.room import play, seating
from burnham.table.room.refusals import Late, Missing
from burnham.table.room.room import (
    CancelAsked,
    Ending,
    Lead,
    Line,
    Note,
    Removed,
    Room,
    StandInVote,
    UndoAsked,
)
from burnham.table.room.seating import Place, Wish
from burnham.table.room.shelf import Shelf
from burnham.table.room.studies import study_of
from burnham.table.service.events import Hub
from burnham.table.service.keys import cookie_key
from burnham.table.service.people import People
from burnham.table.service.rooms import Rooms
from burnham.table.store import OFFERED, BadDatabase, Database, Store, migrate
from burnham.table.store.migrate import MIGRATIONS, NEWEST
from burnham.table.store.schema import metadata, people
from tests.table.conftest import MakeUrl
from tests.table.site import SHELF
from tests.table.store.younger import grow_younger
from tests.table.tables import TOY, answer

pytestmark = pytest.mark.anyio


class Server:
    """One server process's worth of rooms on a database."""

    def __init__(self, url: str, shelf: str = SHELF) -> None:
        self.database = Database(url)
        self.shelf = Shelf(shelf)
        self.rooms = Rooms(Store(self.database, self.shelf), self.shelf, Hub(), lambda: 1.0)


@pytest.fixture
async def servers(url: str) -> AsyncIterator[tuple[Server, Server]]:
    """Two servers on one database."""
    one, two = Server(url), Server(url)
    yield one, two
    one.database.close()
    two.database.close()


async def person(server: Server, name: str) -> str:
    people = People(server.database, await cookie_key(server.database))
    someone, _ = await people.new_guest(name)
    return someone.id


async def a_table(server: Server) -> Room:
    """Ada and Bruno, dealt and stored."""
    ada, bruno = await person(server, "Ada"), await person(server, "Bruno")
    wish = Wish("toy", [Place("me"), Place("friend")], {})
    room = seating.open_table(wish, TOY, ada, "Ada", "", 1.0)
    await server.rooms.add(room)
    return await server.rooms.change(
        room.id, lambda room: seating.sit(room, TOY, bruno, 1, "Bruno", "", 1.0)
    )


def alike(one: Room, two: Room) -> bool:
    assert one.position is not None
    assert two.position is not None
    facts = [vars(fact) for entry in one.journal.standing for fact in entry.facts]
    others = [vars(fact) for entry in two.journal.standing for fact in entry.facts]
    return (
        (one.header, one.seats, list(one.lines), one.visitors, one.notes, one.removed)
        == (two.header, two.seats, list(two.lines), two.visitors, two.notes, two.removed)
        and one.position.values() == two.position.values()
        and [entry.word for entry in one.journal.entries] == [e.word for e in two.journal.entries]
        and facts == others
    )


async def test_what_one_server_writes_the_other_reads(servers: tuple[Server, Server]) -> None:
    one, two = servers
    room = await a_table(one)
    assert alike(room, await two.rooms.open(room.id))

    def act(room: Room) -> None:
        answer(room)
        room.say(Line(len(room.lines), None, 0, "Ada", "hello", "", 2.0))
        room.let_in(room.header.host)

    room = await one.rooms.change(room.id, act)
    assert alike(room, await two.rooms.open(room.id))
    other = await two.rooms.change(
        room.id, lambda room: play.take_back(room, TOY, 0, room.journal.number, None, 3.0)
    )
    assert alike(other, await one.rooms.open(room.id))


async def test_a_study_waits_for_players_and_begins_with_its_position(
    servers: tuple[Server, Server],
) -> None:
    one, two = servers
    room = await a_table(one)
    host, bruno = room.header.host, room.seats[1].person or ""
    start = study_of(room, TOY, host, 0, 0, 1, "1", shared=True)
    wish = Wish("toy", [Place("me"), Place("friend")], room.header.options, study=start)
    opened = seating.open_table(wish, TOY, host, "Ada", "", 1.0)
    await one.rooms.add(opened)
    waiting = await two.rooms.open(opened.id)
    assert waiting.header.study == start
    begun = await two.rooms.change(
        opened.id, lambda room: seating.sit(room, TOY, bruno, 1, "Bruno", "", 1.0)
    )
    assert begun.header.study == replace(start, position="")
    assert begun.journal.entries[0].deed == "start"
    assert alike(begun, await one.rooms.open(opened.id))
    store = one.rooms.store
    assert [header.id for header, _ in await store.tables_of(bruno)] == [room.id]
    ((listed, _),) = await store.tables_of(bruno, studies=True)
    assert listed.study == begun.header.study


async def test_what_a_teacher_shows_and_writes_is_kept(servers: tuple[Server, Server]) -> None:
    one, two = servers
    room = await a_table(one)
    shown, old, new = Lead(0, ("gate-1",)), Note("look", ("gate-2",)), Note("here")

    def teach(room: Room) -> None:
        room.header.lead, room.notes = shown, {0: old, 1: Note("there")}

    await one.rooms.change(room.id, teach)
    found = await two.rooms.open(room.id)
    assert (found.header.lead, found.notes) == (shown, {0: old, 1: Note("there")})

    def rewrite(room: Room) -> None:
        room.header.lead, room.notes = None, {0: new}

    await two.rooms.change(room.id, rewrite)
    again = await Rooms(one.rooms.store, one.shelf, Hub()).open(room.id)
    assert (again.header.lead, again.notes) == (None, {0: new})


async def test_requests_and_votes_are_kept(servers: tuple[Server, Server]) -> None:
    one, two = servers
    room = await a_table(one)

    def act(room: Room) -> None:
        room.header.request = UndoAsked(0, 0, 1, 2.5, (1,))
        room.header.vote = StandInVote(1.25, (0, 1))
        room.header.cancel = CancelAsked(1.5, (0,))

    room = await one.rooms.change(room.id, act)
    assert alike(room, await two.rooms.open(room.id))


async def test_how_a_game_was_ended_and_who_was_removed_is_kept(
    servers: tuple[Server, Server],
) -> None:
    one, two = servers
    room = await a_table(one)

    def act(room: Room) -> None:
        room.header.ending = Ending("host", "why")
        room.removed = {"one": Removed("opener", "noise")}

    room = await one.rooms.change(room.id, act)
    assert alike(room, await two.rooms.open(room.id))

    def more(room: Room) -> None:
        room.removed = {**room.removed, "two": Removed("host", "more noise")}

    room = await one.rooms.change(room.id, more)
    assert alike(room, await two.rooms.open(room.id))


async def test_two_servers_cannot_both_enter_a_number(servers: tuple[Server, Server]) -> None:
    one, two = servers
    room = await a_table(one)
    assert room.position is not None
    first, second = room.position.answers()[:2]

    async def send(server: Server, given: int) -> str:
        try:
            await server.rooms.change(
                room.id, lambda mine: play.answer(mine, TOY, 0, 1, given, 2.0)
            )
        except Late:
            return "late"
        return "taken"

    outcome = await asyncio.gather(*(send(s, a) for s, a in ((one, first), (two, second))))
    assert sorted(outcome) == ["late", "taken"]
    assert (await one.rooms.open(room.id)).journal.number == 2


async def test_the_store_itself_refuses_a_number_twice(servers: tuple[Server, Server]) -> None:
    """Whatever a server may think: entry 1 is entered once."""
    one, _ = servers
    before = await a_table(one)
    left, right = before.copy(), before.copy()
    answer(left, 0)
    answer(right, 1)
    save = one.rooms.store.save
    await one.database.write(lambda c: save(c, before, left))
    with pytest.raises(IntegrityError):
        await one.database.write(lambda c: save(c, before, right))
    entries = (await Rooms(one.rooms.store, one.shelf, Hub()).open(before.id)).journal.entries
    assert entries[1].word == left.journal.entries[1].word


async def test_a_statement_that_fails_does_not_say_what_people_keep(
    servers: tuple[Server, Server],
) -> None:
    """Such errors go to the log."""
    one, _ = servers
    row = {"id": await person(one, "Ada"), "name": "Ada", "password": "argon2 secret", "created": 0}
    with pytest.raises(IntegrityError) as failed:
        await one.database.write(lambda c: c.execute(insert(people), [row]))
    assert "INSERT INTO people" in str(failed.value)
    assert "argon2 secret" not in str(failed.value)


async def test_a_change_that_fails_leaves_nothing(servers: tuple[Server, Server]) -> None:
    one, two = servers
    room = await a_table(one)

    def fail(mine: Room) -> None:
        answer(mine)
        raise RuntimeError("the lamp falls over")

    with pytest.raises(RuntimeError):
        await one.rooms.change(room.id, fail)
    assert alike(room, await one.rooms.open(room.id))
    assert alike(room, await two.rooms.open(room.id))


async def test_a_change_that_changes_nothing_is_not_written(
    servers: tuple[Server, Server],
) -> None:
    one, _ = servers
    room = await a_table(one)
    await one.rooms.change(room.id, lambda room: None)
    assert (await one.rooms.open(room.id)).header.version == room.header.version


async def test_a_game_goes_on_after_a_rule_fix(url: str) -> None:
    before = Server(url)
    room = await a_table(before)
    room = await before.rooms.change(room.id, answer)
    before.database.close()
    after = Server(url, "tests.table.site:fixed_titles")
    fixed = after.shelf["toy"]
    assert fixed.title.rules.version == 2
    position = room.position
    assert position is not None
    given = position.answers()[0]
    room = await after.rooms.change(
        room.id, lambda room: play.answer(room, fixed, position.seat, 2, given, 2.0)
    )
    assert [entry.rules for entry in room.journal.entries] == [1, 1, 2]
    after.database.close()


async def test_a_table_that_is_not_there(servers: tuple[Server, Server]) -> None:
    with pytest.raises(Missing):
        await servers[0].rooms.open("000000000000")


async def test_lists_of_tables(servers: tuple[Server, Server]) -> None:
    one, _ = servers
    store = one.rooms.store
    room = await a_table(one)
    host = room.header.host
    wish = Wish("toy", [Place("me"), Place("friend")], {})
    waiting = seating.open_table(wish, TOY, host, "Ada", "", 1.0)
    await one.rooms.add(waiting)
    hidden = seating.open_table(
        Wish("toy", [Place("me"), Place("friend")], {}, private=True), TOY, host, "Ada", "", 1.0
    )
    await one.rooms.add(hidden)
    assert [header.id for header, _ in await store.open_tables(1.0)] == [waiting.id]
    assert await store.open_tables(2.0 + OFFERED) == []
    mine = {header.id for header, _ in await store.tables_of(host)}
    assert mine == {room.id, waiting.id, hidden.id}
    assert await store.my_turns(host) == 1
    assert await store.waiting_tables(host) == 2
    assert await store.by_invite(hidden.header.invite) == hidden.id


async def test_overdue_tables(servers: tuple[Server, Server]) -> None:
    one, _ = servers
    overdue = one.rooms.store.overdue
    room = await a_table(one)

    async def set_(deadline: float | None, *stand_ins: str) -> None:
        def act(room: Room) -> None:
            room.header.deadline = deadline
            for seat, bot in enumerate(stand_ins):
                room.seats[seat].stand_in = bot

        await one.rooms.change(room.id, act)

    assert await overdue(10.0, 10.0) == []
    await set_(5.0)
    assert await overdue(4.0, 0.0) == []
    assert await overdue(5.0, 0.0) == [room.id]
    await set_(None, "random")
    assert await overdue(5.0, 0.5) == []
    assert await overdue(5.0, 1.0) == [room.id]
    await set_(None, "random", "random")  # nobody is left to play for
    assert await overdue(5.0, 1.0) == []


async def test_migrations_lead_to_the_schema(url: str) -> None:
    database = Database(url)
    await migrate(database)  # again: nothing happens

    def columns(connection: Connection) -> dict[str, set[str]]:
        looked = inspect(connection)
        return {
            name: {column["name"] for column in looked.get_columns(name)}
            for name in looked.get_table_names()
            if name != "alembic_version"
        }

    found = await database.read(columns)
    database.close()
    assert found == {t.name: {c.name for c in t.columns} for t in metadata.sorted_tables}


def test_the_newest_schema_is_the_last_migration() -> None:
    """Known without alembic, which a server at the newest schema does not load."""
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == NEWEST


async def test_tables_of_the_first_schema_go_on(url: str) -> None:
    """As if the last server had been one of an older time."""
    server = Server(url)
    room = await a_table(server)

    await server.database.write(lambda c: grow_younger(c, "0001"))
    await migrate(server.database)
    found = await Rooms(server.rooms.store, server.shelf, Hub()).open(room.id)
    server.database.close()
    assert (found.header.hints, found.header.pace) == (False, "normal")
    assert (found.header.at_zero, found.header.vacation, found.header.watch) == ("bot", 0, "now")
    assert alike(room, found)


async def test_whom_no_server_told_of_is_away(url: str) -> None:
    """Older servers wrote who is here, but not which of them had it from whom."""
    server = Server(url)
    room = await a_table(server)

    def age(connection: Connection) -> None:
        connection.execute(text("UPDATE seats SET away_since = NULL"))
        connection.execute(text("UPDATE tables SET watching = 3"))
        grow_younger(connection, "0005")

    await server.database.write(age)
    await migrate(server.database)
    found = await Rooms(server.rooms.store, server.shelf, Hub()).open(room.id)
    server.database.close()
    assert None not in [seat.away_since for seat in found.seats]
    assert found.header.watching == 0


async def test_sqlite_is_flushed_at_every_commit(sqlite: MakeUrl) -> None:
    database = Database(sqlite())

    async def pragma(name: str) -> object:
        return await database.read(lambda c: c.scalar(text(f"PRAGMA {name}")))

    assert await pragma("journal_mode") == "wal"
    assert await pragma("synchronous") == 2
    assert await pragma("foreign_keys") == 1
    database.close()


def test_other_databases_are_refused() -> None:
    with pytest.raises(BadDatabase, match="mysql") as refused:
        Database("mysql://localhost/x")
    assert refused.value.said("de").startswith("Tische werden in SQLite oder PostgreSQL")
