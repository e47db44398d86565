"""The browser path: what a move and a chat line cost with pages that follow them.

The same tables are played on with three crowds in turn, so that what a further page costs is told
at the same stage of the same games: the players, a second page of each, three spectators more.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack
from dataclasses import dataclass, field

from benchmarks.load.plan import Plan
from benchmarks.load.report import Sheet, compared, ms
from benchmarks.load.servers import Site, site
from benchmarks.load.tables import Table, open_table
from benchmarks.load.tally import Tally, centile
from benchmarks.load.viewers import Viewer

SEATS = 3
HEADS = (
    "game", "server", "three pages", "a second page", "a spectator", "kB a page", "chat line",
    "p50", "client",
)  # fmt: skip
NOTE = (
    "Milliseconds of the servers' CPU a move with the pages of three players; more for each "
    "further page; what comes over the wire a move and page; CPU of a chat line; milliseconds "
    "until the last page has the move, one table at a time; the client's own CPU a move."
)
SETTLING = 0.5
"""Seconds until everybody has heard who came or went."""


@dataclass
class Crowds:
    """What was measured with each crowd."""

    game: str
    server: str
    players: Tally = field(default_factory=Tally)
    doubled: Tally = field(default_factory=Tally)
    watched: Tally = field(default_factory=Tally)
    chat: Tally = field(default_factory=Tally)

    def row(self) -> list[str]:
        players = self.players
        kilobytes = players.received / players.moves / SEATS / 1000
        return [
            self.game,
            self.server,
            ms(players.ms),
            ms((self.doubled.ms - players.ms) / SEATS),
            ms((self.watched.ms - players.ms) / SEATS),
            f"{kilobytes:.1f}",
            ms(self.chat.ms),
            ms(1000 * centile(players.times, 0.5)),
            ms(players.client_ms),
        ]


def measure(plan: Plan) -> list[Sheet]:
    found = [one for game in plan.games for one in _crowds(plan, game)]
    sheet = Sheet("pages", HEADS, [one.row() for one in found], NOTE)
    return [compared(sheet, [one.players.ms for one in found], plan.against)]


def _crowds(plan: Plan, game: str) -> list[Crowds]:
    """All stores for the first game, SQLite for the others."""
    with ExitStack() as stack:
        sites: dict[str, Site] = {}
        for name, source, store in plan.sides(everywhere=game == plan.games[0]):
            sites[name] = stack.enter_context(site(source, game, store.url, store.processes))
        crowds = {name: Crowds(game, name) for name in sites}
        for turn in range(plan.turns):
            for name, made in sites.items():
                asyncio.run(_play(plan, made, game, turn, crowds[name]))
    return list(crowds.values())


async def _play(plan: Plan, site: Site, game: str, seed: int, crowds: Crowds) -> None:
    table = await open_table(site.addresses, game, SEATS, seed)
    await table.advance(plan.start)
    players = await open_players(site, table)
    for _ in range(plan.turns):
        await play_block(plan, site, table, players, [], crowds.players)
        await _chat(plan, site, players, crowds.chat)
        seconds = await open_players(site, table)
        await play_block(plan, site, table, players, seconds, crowds.doubled)
        await close_all(seconds)
        spectators = await _open([""] * SEATS, site, table)
        await play_block(plan, site, table, players, spectators, crowds.watched)
        await close_all(spectators)
    await close_all(players)
    table.close()


async def open_players(site: Site, table: Table) -> list[Viewer]:
    """A page of everybody who sits there."""
    return await _open([person.token for person in table.people], site, table)


async def _open(tokens: list[str], site: Site, table: Table) -> list[Viewer]:
    addresses = site.addresses
    viewers = [
        Viewer(addresses[n % len(addresses)], token, table.id) for n, token in enumerate(tokens)
    ]
    for viewer in viewers:
        await viewer.open()
    return viewers


async def close_all(viewers: list[Viewer]) -> None:
    for viewer in viewers:
        await viewer.close()


async def play_block(
    plan: Plan, site: Site, table: Table, players: list[Viewer], more: list[Viewer], tally: Tally
) -> None:
    """Some moves of the players, each when all pages have the one before it."""
    await asyncio.sleep(SETTLING)
    before = sum(viewer.received for viewer in players)
    with tally.counting(site):
        for _ in range(plan.block):
            tally.times.append(await one_move(players, more, table))
            tally.moves += 1
    tally.received += sum(viewer.received for viewer in players) - before


async def one_move(players: list[Viewer], more: list[Viewer], table: Table) -> float:
    """Any answer of whoever is asked; the seconds until the last page has it."""
    asked = next((viewer for viewer in players if viewer.question.answers), None)
    if asked is None:
        raise RuntimeError(f"nobody is asked at {table.path}")
    answer = table.dice.choice(asked.question.answers)
    begun = time.perf_counter()
    version = await asked.answer(answer)
    for viewer in (*players, *more):
        await viewer.reached(version)
    return time.perf_counter() - begun


async def _chat(plan: Plan, site: Site, players: list[Viewer], tally: Tally) -> None:
    await asyncio.sleep(SETTLING)
    with tally.counting(site):
        for number in range(plan.block):
            line = f"line {number} of {time.monotonic_ns()}"
            await players[number % SEATS].post("chat", text=line)
            for viewer in players:
                await viewer.read(line)
            tally.moves += 1
