"""The JSON path: programs answer as fast as the server lets them; boardgame.io under the same load.

A move is one `POST …/answers`: checked by the rules, written to the disk, acknowledged with the new
state; the other seat then looks at the table.  At boardgame.io both seats are sent the new state.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack, nullcontext

from benchmarks.load.peer import Peer
from benchmarks.load.plan import Plan
from benchmarks.load.report import Sheet, compared, ms
from benchmarks.load.servers import TOY, Site, site
from benchmarks.load.tables import Table, new_person, open_alone
from benchmarks.load.tally import Tally, centile

BOARDGAME_IO = "boardgame.io"
GAMES = (TOY, "san_francisco")
HEADS = ("server", "CPU a move", "to boardgame.io", "moves a second", "p50", "p99", "client")
NOTE = (
    "Milliseconds of the servers' CPU a move, and of the client's; how long a move took; all "
    "tables together."
)


def measure(plan: Plan) -> list[Sheet]:
    with Peer.running(plan) if plan.peer else nullcontext() as peer:
        return [asyncio.run(_sheet(plan, game, peer)) for game in GAMES]


async def _sheet(plan: Plan, game: str, peer: Peer | None) -> Sheet:
    """All sites and the peer take turns."""
    with ExitStack() as stack:
        sides: dict[str, Programs | Peer] = {}
        for name, source, store in plan.sides():
            made = stack.enter_context(site(source, game, store.url, store.processes))
            programs = Programs(plan, made, game)
            await programs.sit_down()
            sides[name] = programs
        if peer is not None:
            sides[BOARDGAME_IO] = peer
        for side in sides.values():  # all warm up before it counts
            await side.play(Tally())
        tallies = {name: Tally() for name in sides}
        for _ in range(plan.turns):
            for name, side in sides.items():
                await side.play(tallies[name])
    base = tallies.get(BOARDGAME_IO)
    rows = [_row(plan, name, tally, base) for name, tally in tallies.items()]
    sheet = Sheet(f"json {game}", HEADS, rows, NOTE)
    return compared(
        sheet, [tallies[name].ms for name in sides if name != BOARDGAME_IO], plan.against
    )


def _row(plan: Plan, name: str, tally: Tally, peer: Tally | None) -> list[str]:
    seconds = plan.turns * plan.seconds
    return [
        name,
        ms(tally.ms),
        f"{tally.ms / peer.ms:.2f} ×" if peer else "–",
        f"{tally.moves / seconds:.0f}",
        ms(1000 * centile(tally.times, 0.5)),
        ms(1000 * centile(tally.times, 0.99)),
        ms(tally.client_ms),
    ]


class Programs:
    """As many as there are tables; each plays all seats of its table."""

    def __init__(self, plan: Plan, site: Site, game: str) -> None:
        self.plan = plan
        self.site = site
        self.game = game
        self.tables: list[Table] = []

    async def sit_down(self) -> None:
        """A game of ours begins in its midst; Tollhouse is over too soon for that."""
        addresses = self.site.addresses
        for seed in range(self.plan.tables):
            person = await new_person(addresses[seed % len(addresses)])
            table = await open_alone(person, self.game, seed)
            await table.advance(0 if self.game == TOY else self.plan.json_start)
            self.tables.append(table)

    async def play(self, tally: Tally) -> None:
        """One turn."""
        with tally.counting(self.site):
            until = time.perf_counter() + self.plan.seconds
            seats = range(len(self.tables))
            played = await asyncio.gather(*(self._keep_playing(n, until) for n in seats))
        times = [moment for one in played for moment in one]
        tally.times += times
        tally.moves += len(times)

    async def _keep_playing(self, number: int, until: float) -> list[float]:
        """At one table, and at a new one when its game is over; how long each move took."""
        times: list[float] = []
        while time.perf_counter() < until:
            table = self.tables[number]
            if table.over:
                self.tables[number] = await open_alone(table.people[0], self.game, number)
                continue
            await table.look_on()
            begun = time.perf_counter()
            await table.give()
            times.append(time.perf_counter() - begun)
        return times
