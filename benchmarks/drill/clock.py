"""A clock that jumps: the server's own idea of now, a day back and a day forth."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

import msgspec

from benchmarks.drill.kills import STANDSTILL
from benchmarks.drill.players import GAME, SOON, open_with_bots
from benchmarks.drill.run import Outcome, Run
from benchmarks.drill.servers import Server, serving
from benchmarks.load.tables import Person, Table, new_person, open_table, read_state
from benchmarks.load.viewers import Viewer

DAY = 86_400.0
HOUR, QUARTER = 3600, 900
ROUNDS = 3.0
"""Seconds in which the keeper goes round some times."""


class Sitting(msgspec.Struct):
    kind: str
    bot: str
    mine: bool


class Clocked(msgspec.Struct):
    asked: int | None
    seats: list[Sitting]
    deadline: float | None


@dataclass
class House:
    """Tables with and without clocks, pages that look on, and a table with a bot."""

    server: Server
    outcome: Outcome
    free: Table
    by_move: Table
    by_bank: Table
    with_bot: Table
    pages: list[Viewer]

    @property
    def clocked(self) -> dict[Table, int]:
        return {self.by_move: HOUR, self.by_bank: QUARTER}

    async def seen(self, table: Table, person: Person) -> Clocked:
        reply = await person.wire.get(table.path)
        return msgspec.json.decode(reply.body, type=Clocked)

    async def jump(self, ahead: float) -> None:
        self.server.ahead.value = ahead
        await asyncio.sleep(ROUNDS)

    async def everybody_sits(self, tables: list[Table], when: str) -> None:
        """All are known, and nobody was replaced."""
        for table in tables:
            for seat, person in enumerate(table.people):
                sitting = (await self.seen(table, person)).seats[seat]
                self.outcome.must(sitting.mine, f"{when}: somebody is not known any more")
                self.outcome.must(not sitting.bot, f"{when}: somebody has lost their seat")

    async def all_move(self, when: str) -> None:
        for table in (self.free, self.by_move, self.by_bank):
            await table.look()
            await table.advance(3)
        for table, most in self.clocked.items():
            deadline = (await self.seen(table, table.people[0])).deadline
            left = (deadline or 0) - time.time() - self.server.ahead.value
            good = 0 < left <= most + 1
            self.outcome.must(good, f"{when}: {left:.0f} s are left of {most}")
        await self.bot_answers()

    async def bot_answers(self) -> None:
        """The person answers, and is asked again."""
        for _ in range(2):
            await self.person_is_asked()
            await self.with_bot.give()

    async def person_is_asked(self) -> None:
        person = self.with_bot.people[0]
        while True:
            self.with_bot.state = read_state((await person.wire.get(self.with_bot.path)).body)
            if self.with_bot.state.asked == 0:
                return
            await asyncio.sleep(SOON)

    async def clocks_run_out(self) -> None:
        """The keeper lets a bot sit in for whoever is asked."""
        for table in self.clocked:
            while not any(
                sitting.bot for sitting in (await self.seen(table, table.people[0])).seats
            ):
                await asyncio.sleep(SOON)

    async def come_back(self) -> None:
        for table in self.clocked:
            for seat, person in enumerate(table.people):
                if (await self.seen(table, person)).seats[seat].bot:
                    page = Viewer(self.server.address, person.token, table.id)
                    await page.post("return", seat=seat)
                    await page.close()

    async def close(self) -> None:
        for page in self.pages:
            await page.close()
        for table in (self.free, *self.clocked, self.with_bot):
            table.close()


async def jumps(run: Run) -> None:
    with serving(run.sqlite, run.folder) as (server,):
        await server.ready()
        async with asyncio.timeout(3 * STANDSTILL):
            house = await _house(server, run.outcome)
            tables = [house.free, *house.clocked]
            await house.all_move("at first")
            run.advance(0.2)
            await house.jump(-DAY)
            await house.everybody_sits(tables, "a day back")
            await house.all_move("a day back")
            for number, ahead in enumerate((0.0, DAY), 1):
                when = f"{number} days forth"
                run.advance(0.3 * number)
                await house.jump(ahead)
                await house.clocks_run_out()
                await house.everybody_sits([house.free], when)
                await house.come_back()
                await house.everybody_sits(tables, when)
                await house.all_move(when)
            await house.close()
        run.outcome.must(server.alive, "the server has ended")
    run.outcome.times = "a day back, then forth, forth"


async def _house(server: Server, outcome: Outcome) -> House:
    at = [server.address]
    free = await open_table(at, GAME, 2, 1)
    by_move = await open_table(at, GAME, 2, 2, clock=f"move:{HOUR}")
    by_bank = await open_table(at, GAME, 2, 3, clock=f"bank:{QUARTER}")
    with_bot = await open_with_bots(await new_person(server.address), 1)
    pages = [Viewer(server.address, person.token, free.id) for person in free.people]
    for page in pages:
        await page.open()
    return House(server, outcome, free, by_move, by_bank, with_bot, pages)
