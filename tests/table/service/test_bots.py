"""Bots think elsewhere, with what their seat can see; the keeper looks after tables."""

from __future__ import annotations

import asyncio
import logging

import pytest

from burnham.kernel.fields import UNKNOWN
from burnham.table.room.absence import DAY
from burnham.table.room.paces import SECONDS
from burnham.table.room.room import Room
from burnham.table.service.keeper import Keeper
from burnham.table.service.queue import Asker, Claim, Lane
from burnham.table.service.thinkers import Task, think
from tests.family import children_of, is_alive
from tests.table.conftest import MakeUrl
from tests.table.server import Process
from tests.table.site import SHELF, Quick, Site, settings_on, site_on
from tests.table.tables import two

pytestmark = pytest.mark.anyio


ADAS = Claim(Lane.QUICK, [Asker("ada", "1.2.3.4")])


def task(bot: str = "random") -> Task:
    position = two().position
    assert position is not None
    return Task(SHELF, "toy", bot, 2, 0, position.seen_by(0).values(), "seed")


async def test_a_bot_stays_seated() -> None:
    """Else its dice would begin anew with every answer, and `random` repeat itself."""
    assert len({think(task()) for _ in range(20)}) > 1


async def test_bots_do_not_outlive_a_server_that_was_killed(sqlite: MakeUrl) -> None:
    server = Process(settings_on(sqlite(), warm_bots=True))
    await asyncio.to_thread(server.wait_until_up)
    async with asyncio.timeout(60):
        while not (children := children_of(server.process.pid or 0)):
            await asyncio.sleep(0.02)
        server.kill()
        while any(is_alive(child) for child in children):
            await asyncio.sleep(0.02)


class Odd(Quick):
    """Bots that break down or answer nonsense."""

    def __init__(self, answer: int | None) -> None:
        self.answer = answer
        self.told: list[Task] = []

    async def choose(self, task: Task, claim: Claim) -> int:
        self.told.append(task)
        if self.answer is None:
            raise RuntimeError("a bot breaks down")
        return self.answer


@pytest.mark.parametrize("nonsense", [None, -1, 10_000])
async def test_a_bot_that_fails_does_not_stop_the_table(
    site: Site, nonsense: int | None, caplog: pytest.LogCaptureFixture
) -> None:
    site.let_think(Odd(nonsense))
    ada = site.visitor()
    table = await ada.open("bot:random", "me")
    await site.settled()
    assert (await ada.state(table))["asked"] == 1
    assert "no legal answer" in caplog.text


async def test_a_bot_is_told_nothing_but_what_its_seat_sees(site: Site) -> None:
    odd = Odd(-1)
    site.let_think(odd)
    ada = site.visitor()
    await ada.open("bot:random", "me")
    await site.settled()
    values = odd.told[0].values
    assert values["viewer"] == 0
    assert set(values["hands"][1]) == {UNKNOWN}
    assert set(values["deck"]) == {UNKNOWN}
    assert values["rng_a"] == UNKNOWN


class Slow(Quick):
    """Bots that answer when they are let."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.may = asyncio.Event()

    async def choose(self, task: Task, claim: Claim) -> int:
        self.asked.set()
        await self.may.wait()
        return await super().choose(task, claim)


async def test_a_bot_that_comes_too_late_changes_nothing(
    site: Site, caplog: pytest.LogCaptureFixture
) -> None:
    """Ada takes her answer back while the bot is thinking about it."""
    caplog.set_level(logging.INFO)
    slow = Slow()
    site.let_think(slow)
    ada = site.visitor()
    table = await ada.open("me", "bot:random")
    await ada.answer(table)
    await ada.answer(table)  # hands over to the bot
    await slow.asked.wait()
    assert (await ada.post(f"{table}/undo", number=3, to=1)).status_code == 200
    slow.may.set()
    await site.settled()
    assert (await ada.state(table))["moment"] == 1
    assert "too late" in caplog.text


async def test_time_runs_out_and_a_bot_sits_in(sqlite: MakeUrl) -> None:
    async with site_on(sqlite()) as site:
        ada, bruno = site.visitor(), site.visitor()
        table = await ada.open("me", "friend", clock="move:100")
        await bruno.post(f"{table}/sit", name="Bruno")
        now = site.server.rooms.now()
        site.server.rooms.now = lambda: now + 99.0
        await site.server.keeper.go_round()
        assert (await ada.state(table))["seats"][0]["bot"] == ""
        site.server.rooms.now = lambda: now + 101.0
        await site.server.keeper.go_round()
        await site.settled()
        state = await bruno.state(table)
        assert state["seats"][0]["bot"] != ""
        assert state["asked"] == 1  # the bot has answered for Ada


async def test_a_bot_left_alone_by_a_lost_server_is_asked_again(site: Site) -> None:
    ada = site.visitor()
    site.server.rooms.after_change.clear()  # as if the server had died right after the change
    table = await ada.open("bot:random", "me")
    assert (await ada.state(table))["asked"] == 0
    now = site.server.rooms.now()
    site.server.rooms.now = lambda: now + 60.0
    await site.server.keeper.go_round()
    await site.settled()
    assert site.server.keeper.__class__ is Keeper
    for _ in range(20):
        if (await ada.state(table))["asked"] == 1:
            return
        await site.server.keeper.go_round()
        await site.settled()
    raise AssertionError("nobody asked the bot again")


async def test_bots_wait_while_somebody_asks_to_take_back(site: Site) -> None:
    ada, bruno, table = await site.two_seated()
    await ada.answer(table)
    await ada.answer(table, -1)
    await ada.post(f"{table}/undo/ask", number=3, to=1)

    def sit_in(room: Room) -> None:
        room.seats[1].stand_in = "random"

    await site.server.rooms.change(table.removeprefix("/t/"), sit_in)
    await site.settled()
    assert (await bruno.state(table))["number"] == 3


async def test_a_bot_keeps_the_pace_of_the_table(site: Site) -> None:
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    now = site.server.rooms.now()
    site.server.rooms.now = lambda: now
    site.server.keeper.wait = wait
    ada = site.visitor()
    for pace, seconds in SECONDS.items():
        waited.clear()
        await ada.open("bot:random", "me", pace=pace)
        await site.settled()
        assert set(waited) == {seconds}


async def test_the_pace_can_be_changed_at_the_table(site: Site) -> None:
    ada = site.visitor()
    table = await ada.open("me", "bot:random")
    assert (await ada.post(f"{table}/pace", pace="slow")).status_code == 200
    assert (await ada.state(table))["pace"] == "slow"
    reply = await ada.post(f"{table}/pace", pace="never")
    assert (reply.status_code, reply.json()["error"]) == (400, "pace")


async def test_the_others_call_a_bot_for_one_who_is_gone(site: Site) -> None:
    """Refused at first; the page knows from when on it may be offered."""
    _, bruno, table = await site.two_seated()
    since = (await site.server.rooms.open(table.removeprefix("/t/"))).journal.entries[-1].made
    assert f'hidden data-from="{since + DAY}"' in (await bruno.get(table)).text
    soon = await bruno.post(f"{table}/call", seat=0)
    assert (soon.status_code, soon.json()["error"]) == (403, "too-soon")
    assert soon.json()["message"] == "It is too early for a bot. Wait another 24 h 0 min."
    site.server.rooms.now = lambda: since + DAY
    assert (await bruno.post(f"{table}/call", seat=0)).status_code == 200
    assert (await bruno.state(table))["seats"][0]["bot"] != ""


async def test_a_rival_can_neither_replace_me_nor_take_the_game_back(site: Site) -> None:
    """After a minute, while I am not asked, and then back to the start without asking me."""
    ada, bruno, table = await site.two_seated()
    start = site.server.rooms.now()
    while (await ada.state(table))["asked"] == 0:
        await ada.answer(table)
    site.server.rooms.now = lambda: start + 100.0
    for seat, why in ((0, "not-waited-for"), (1, "not-away")):
        refused = await bruno.post(f"{table}/call", seat=seat)
        assert (refused.status_code, refused.json()["error"]) == (403, why)
    assert (await ada.post(f"{table}/call", seat=1)).json()["error"] == "too-soon"
    site.server.rooms.now = lambda: start + DAY + 100.0
    assert (await ada.post(f"{table}/call", seat=1)).status_code == 200
    await site.settled()
    number = (await ada.state(table))["number"]
    back = await ada.post(f"{table}/undo", number=number, to=0)
    assert (back.status_code, back.json()["error"]) == (403, "ask-first")
    assert (await ada.post(f"{table}/undo/ask", number=number, to=0)).status_code == 200
    assert (await ada.state(table))["number"] == number, "Bruno has a say"


async def test_nothing_runs_while_a_game_is_put_aside(site: Site) -> None:
    """A bot that is thinking already does not answer, and goes on when the person is back."""
    thinks, go_on = asyncio.Event(), asyncio.Event()

    class Slow(Quick):
        async def choose(self, task: Task, claim: Claim) -> int:
            thinks.set()
            await go_on.wait()
            return await super().choose(task, claim)

    site.let_think(Slow())
    ada = site.visitor()
    table = await ada.open("bot:random", "me", clock="bank:900")
    await thinks.wait()
    assert (await ada.post(f"{table}/aside")).status_code == 200
    go_on.set()
    await site.settled()
    state = await ada.state(table)
    assert (state["number"], state["deadline"]) == (1, None)
    assert (await ada.post(f"{table}/return")).status_code == 200
    await site.settled()
    state = await ada.state(table)
    assert state["asked"] == 1
    assert state["deadline"] is not None


async def test_the_one_who_waits_finds_the_offer_in_the_card(site: Site) -> None:
    """A phone shows the card on every tab, the others on one of them."""
    ada, _, table = await site.two_seated()
    while (await ada.state(table))["asked"] == 0:
        await ada.answer(table)
    items = (await ada.get(f"{table}/parts?names=question,players")).json()["items"]
    assert f'action="{table}/call"' in items["question"]
    assert f'action="{table}/call"' not in items["players"]


async def test_who_left_is_told_so_and_comes_back_from_there(site: Site) -> None:
    _, bruno, table = await site.two_seated()
    await bruno.post(f"{table}/leave")
    notices = (await bruno.get(f"{table}/parts?names=notices")).json()["items"]["notices"]
    assert "A bot plays for you until you are back." in notices
    assert f'action="{table}/return"' in notices
    await bruno.post(f"{table}/resign")
    assert "/return" not in (await bruno.get(f"{table}/parts?names=notices")).text
