"""How costs grow: long games at the table, tables in memory, and what thinking longer is worth.

    python -m benchmarks.growth                              some ten minutes
    python -m benchmarks.growth --games 100 --workers 2      strength with narrow intervals
    python -m benchmarks.growth --write docs/performance.md

It runs on native code (kept in `--native DIR`).  Times are CPU time.  How many
moves a second a server takes, by the number of tables, `python -m benchmarks.load` tells.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import tempfile
import tracemalloc
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import process_time
from typing import Any

from sqlalchemy import text

from benchmarks.circumstances import load, machine
from benchmarks.contenders import OURS, titled
from benchmarks.native import CACHE, run_again
from benchmarks.tables import NOTHING, number, renew, table
from burnham.games import title_of
from burnham.kernel import playout
from burnham.kernel.game import Game, new_game
from burnham.kernel.reopening import replay_record
from burnham.lab import arena
from burnham.table.room import play, seating
from burnham.table.room.room import Room
from burnham.table.room.seating import Place, Wish
from burnham.table.room.shelf import OUR_GAMES, Boxed, Shelf
from burnham.table.service.events import Hub
from burnham.table.service.keys import cookie_key
from burnham.table.service.people import People
from burnham.table.service.rooms import KEPT, Rooms
from burnham.table.store import Database, Store, migrate

LENGTHS = (20, 200, 2000)
"""Entries of the journals that are opened.  No game of ours has 2,000 answers: at a table of that
many entries much was taken back."""

LONGEST, BACK_TO = 400, 100
"""Where a game that is to become long goes back, and where to."""

TIMES = 20
"""How often each thing is done; the mean counts."""

TABLES = 100
BUDGETS = (20, 60, 200)
OPPONENT = "hard@60p"
"""Plays against all; the weaker bots would lose against each of them."""


# --- tables ------------------------------------------------------------------------------------


class Site:
    """A store in a file, and somebody who plays both seats of all tables."""

    def __init__(self, folder: str, game: str) -> None:
        self.database = Database(f"sqlite:///{folder}/growth.sqlite")
        self.shelf = Shelf(OUR_GAMES)
        self.store = Store(self.database, self.shelf)
        self.boxed: Boxed = self.shelf[game]
        self.person = ""

    async def begin(self) -> None:
        await migrate(self.database)
        people = People(self.database, await cookie_key(self.database))
        self.person = (await people.new_guest("Growth"))[0].id

    def rooms(self) -> Rooms:
        """A server that knows no room yet."""
        return Rooms(self.store, self.shelf, Hub())

    async def size(self) -> int:
        """Bytes of the store."""
        query = text("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
        return int(await self.database.read(lambda c: c.scalar(query)))

    async def table(self, entries: int) -> Room:
        """A stored table with a journal of so many entries."""
        wish = Wish(self.boxed.title.id, [Place("me"), Place("me")], {})
        room = seating.open_table(wish, self.boxed, self.person, "Growth", "", 0.0)
        dice = random.Random(entries)
        while room.journal.number < entries:
            go_on(room, self.boxed, dice)
        await self.rooms().add(room)
        return room


def go_on(room: Room, boxed: Boxed, dice: random.Random) -> None:
    """One more entry: an answer, or far back."""
    seat = room.asked
    if seat is None or room.position is None:
        raise ValueError("the game is over too early")
    if room.journal.moment >= LONGEST:
        asked_then = room.journal.standing[BACK_TO + 1].seat
        play.take_back(room, boxed, asked_then, room.journal.number, BACK_TO, 0.0)
    else:
        answer = dice.choice(room.position.answers())
        play.answer(room, boxed, seat, room.journal.number, answer, 0.0)


async def opening(site: Site) -> str:
    """What tables cost whose journals have n entries."""
    rows = [await long_table(site, entries) for entries in LENGTHS]
    return table(["entries", "open, ms", "one more move, ms", "look at moment 10, ms"], rows)


async def long_table(site: Site, entries: int) -> list[str]:
    room = await site.table(entries)
    began = process_time()
    for _ in range(TIMES):
        await site.rooms().open(room.id)
    opened = (process_time() - began) / TIMES
    rooms, dice = site.rooms(), random.Random(1)
    await rooms.open(room.id)
    began = process_time()
    for _ in range(TIMES):
        await rooms.change(room.id, lambda mine: go_on(mine, site.boxed, dice))
    moved = (process_time() - began) / TIMES
    looked = mean(lambda: room.at(site.boxed, 10))
    return [f"{entries:,}", *map(milliseconds, (opened, moved, looked))]


async def memory(site: Site) -> str:
    """What a table takes while a server has it open, and when it has let it go."""
    entries = LENGTHS[1]
    room = await site.table(entries)
    empty = await site.size()
    names = [f"growth-{n}" for n in range(TABLES)]
    for name in names:
        twin = room.copy()
        twin.header = replace(twin.header, id=name, invite=name)
        await site.rooms().add(twin)
    stored = await site.size() - empty
    tracemalloc.start()
    rooms = site.rooms()
    for name in names:
        await rooms.open(name)
    opened = held()
    del rooms
    idle = held()
    tracemalloc.stop()
    rows = [
        [name, *(f"{size / TABLES / 1e3:.0f} KB" for size in (memory, stored))]
        for name, memory in (("open", opened), ("idle", idle))
    ]
    told = table(["a table", "memory", "store"], rows)
    mean_of = f"The mean of {TABLES} tables with {entries} entries."
    return f"{told}\n\n{mean_of} A server holds {KEPT} open at most."


def held() -> int:
    """Bytes of all objects made since the count began that are still held."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


# --- from Python -------------------------------------------------------------------------------


def replaying(game: str) -> str:
    """What games from Python cost, which keep no positions: they are played again."""
    rows = [long_game(game, answers) for answers in LENGTHS]
    return table(["answers", "Game.at, ms", "replay with checks, ms"], rows)


def long_game(game: str, answers: int) -> list[str]:
    g = played(game, answers)
    if g.number < answers:
        return [f"{answers:,}", NOTHING, NOTHING]
    record = g.record()
    times = mean(lambda: g.at(answers)), mean(lambda: replay_record(g.title, record))
    return [f"{answers:,}", *map(milliseconds, times)]


def played(game: str, answers: int) -> Game:
    """A random game after so many answers, or at its end."""
    g, dice = new_game(title_of(game), 2, "growth", {}, None), playout.Dice("growth")
    while not g.over and g.number < answers:
        g.take(dice.pick(g.answers()))
    return g


def mean(deed: Callable[[], Any]) -> float:
    began = process_time()
    for _ in range(TIMES):
        deed()
    return (process_time() - began) / TIMES


def milliseconds(seconds: float) -> str:
    return number(1000 * seconds)


# --- thinking ----------------------------------------------------------------------------------


def strength(games: list[str], count: int, workers: int) -> str:
    """How often `hard` wins with more and more playouts, always against the same opponent."""
    rows = []
    for game in games:
        for budget in BUDGETS:
            options = title_of(game).full_options(2, {})
            match = arena.Match(game, (f"hard@{budget}p", OPPONENT), options, "growth")
            found = arena.summary(match, list(arena.run(match, count, workers)))["entrants"]
            low, high = found[0]["interval"]
            lead = found[0]["mean_score"] - found[1]["mean_score"]
            share = f"{100 * found[0]['win_share']:.0f} %"
            interval = f"{100 * low:.0f} to {100 * high:.0f} %"
            rows.append([titled(game), str(budget), share, interval, f"{lead:+.1f}"])
    told = table(["", "playouts", "victories", "95 % interval", "points ahead"], rows)
    return f"{told}\n\n`hard` against `{OPPONENT}`, {count} games each, every deal from both seats."


# --- the program -------------------------------------------------------------------------------


async def at_tables(game: str) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        site = Site(folder, game)
        await site.begin()
        long = await opening(site)
        kept = await memory(site)
        site.database.close()
    return [
        f"### A long game at the table ({titled(game)})\n\n{long}",
        f"### Tables in memory\n\n{kept}",
    ]


def main() -> None:
    asked = arguments()
    if playout.__file__.endswith(".py"):
        raise SystemExit(run_again("benchmarks.growth", asked.native))
    before = load()
    parts = asyncio.run(at_tables(asked.game))
    parts.append(f"### A long game from Python ({titled(asked.game)})\n\n" + replaying(asked.game))
    if asked.games:
        won = strength(asked.strength, asked.games, asked.workers)
        parts.append(f"### Thinking longer\n\n{won}")
    told = "\n\n".join([f"{machine()}; load {before} before, {load()} after.", *parts])
    print(told)
    if asked.write:
        renew(asked.write, "growth", told)


def arguments() -> argparse.Namespace:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("--game", choices=OURS, default="chicago_1991", help="of long games")
    reader.add_argument(
        "--strength", nargs="+", choices=OURS, default=["san_francisco"], metavar="GAME"
    )
    reader.add_argument("--games", type=int, default=12, help="of each budget; 0: none")
    reader.add_argument("--workers", type=int, default=1)
    reader.add_argument("--native", type=Path, metavar="DIR", default=CACHE / "native")
    reader.add_argument("--write", type=Path, metavar="FILE", help="the page to be renewed")
    return reader.parse_args()


if __name__ == "__main__":
    main()
