"""The analysis of a finished game: made elsewhere, once, and for those who may see the table."""

from __future__ import annotations

import json
import re

import pytest
from sqlalchemy import select, update

from burnham.bots import thinking_seconds
from burnham.bots.counsel import Counsel, Weighed, turning_points
from burnham.bots.reasons import Held, Reason, Why
from burnham.kernel.fields import UNKNOWN
from burnham.table.service.analyst import analyst_of
from burnham.table.service.queue import Claim
from burnham.table.service.thinkers import Task
from burnham.table.store import Analyses
from burnham.table.store.analyses import LOST, Analysis, Decision
from burnham.table.store.schema import analyses
from tests.table.site import Quick, Site, Visitor
from tests.table.store.test_store import Server, a_table, servers
from tests.table.tables import play_to_the_end

__all__ = ["servers"]
pytestmark = pytest.mark.anyio
NO_REASON = Why()


class Counted(Quick):
    """Counts what it thinks through, and breaks down after a while."""

    def __init__(self, enough: int = 1_000_000) -> None:
        self.enough = enough
        self.told: list[Task] = []

    async def advise(self, task: Task, claim: Claim, given: int = -1) -> Counsel:
        if len(self.told) >= self.enough:
            raise RuntimeError("a bot breaks down")
        self.told.append(task)
        return await super().advise(task, claim, given)


async def finished(site: Site, **more: str) -> tuple[Visitor, str]:
    """Ada and a bot at a table whose game is over."""
    ada = site.visitor()
    await ada.post("/me/name", name="Ada")
    table = await ada.open("me", "bot:random", **more)
    await site.server.rooms.change(table.removeprefix("/t/"), play_to_the_end)
    return ada, table


async def page(visitor: Visitor, table: str, lang: str = "en") -> str:
    headers = {"accept": "text/html", "accept-language": lang}
    reply = await visitor.http.get(f"{table}/analysis", headers=headers)
    assert reply.status_code == 200
    return reply.text


async def test_an_analysis_is_made_once_and_kept(any_site: Site) -> None:
    counted = Counted()
    any_site.let_think(counted)
    ada, table = await finished(any_site)
    assert f'href="{table}/analysis"' in (await ada.get(table)).text
    begun = (await ada.get(f"{table}/analysis")).json()
    assert begun["reached"] == 0
    await any_site.settled()
    done = (await ada.get(f"{table}/analysis")).json()
    assert done["reached"] == done["moments"] == begun["moments"]
    counsel = len(counted.told)
    assert counsel > 4
    text = await page(ada, table)
    assert "Winning chances" in text
    assert "All decisions of Ada" in text
    assert f'href="{table}?at=' in text
    assert "Siegchancen" in await page(ada, table, "de")
    await any_site.settled()
    assert len(counted.told) == counsel


async def test_while_it_is_made_the_page_tells_how_far_it_got(site: Site) -> None:
    ada, table = await finished(site)
    text = await page(ada, table)
    assert "<progress" in text
    assert "0 of" in text
    await site.settled()
    assert "<progress" not in await page(ada, table)


async def test_every_decision_is_thought_through_from_its_own_seat(site: Site) -> None:
    counted = Counted()
    site.let_think(counted)
    ada, table = await finished(site)
    await ada.get(f"{table}/analysis")
    await site.settled()
    for task in counted.told:
        other = 1 - task.seat
        assert task.values["viewer"] == task.seat
        assert set(task.values["hands"][other]) <= {UNKNOWN}
        assert task.values["rng_a"] == UNKNOWN


async def weighed_anew(
    site: Site, ada: Visitor, table: str, chance: float, lead: float, why: Why = NO_REASON
) -> str:
    """The page of an analysis in which another answer is always better by so much."""
    await ada.get(f"{table}/analysis")
    await site.settled()
    room, analyses = table.removeprefix("/t/"), site.server.analyst.analyses
    made = await analyses.find(room)
    assert made is not None
    assert made.decisions

    def better(one: Decision) -> Decision:
        given = one.given
        best = Weighed(given.answer, given.chance + chance, given.lead + lead)
        return one._replace(given=given._replace(why=why), best=best)

    await analyses.save(room, Analysis(made.reached, tuple(map(better, made.decisions))), 0.0)
    return await page(ada, table)


async def test_a_loss_too_small_to_be_told_is_none(site: Site) -> None:
    ada, table = await finished(site)
    text = await weighed_anew(site, ada, table, 0.004, 0.04)
    assert "Better:" not in text
    assert "<td>100%</td><td>−0.4%</td><td>0.0 coins</td>" in text


async def test_only_what_was_lost_is_told(site: Site) -> None:
    ada, table = await finished(site)
    text = await weighed_anew(site, ada, table, 0.08, 0.0)
    assert re.search(r"Winning chance \d+% → \d+%\.<", text)
    assert ", lead −" not in text
    ada, table = await finished(site)
    text = await weighed_anew(site, ada, table, 0.08, 3.0)
    assert re.search(r"Winning chance \d+% → \d+%, lead −3\.0 coins\.<", text)
    ada, table = await finished(site)
    text = await weighed_anew(site, ada, table, 0.004, 3.0)
    assert "−3.0" in text
    assert "0%</span>" not in text


async def test_a_turning_point_is_told_by_the_log_and_with_its_reasons(site: Site) -> None:
    ada, table = await finished(site)
    why = Why((Reason("coins", "", -1, 2.5),))
    text = await weighed_anew(site, ada, table, 0.08, 2.5, why)
    turning = text.partition('class="moments dear"')[2].partition("</ul>")[0]
    assert re.search(r"<b>\S+ (plays|draws|buries)[^<]*\.</b>", turning)
    assert "Coins +2.5 coins" in turning
    assert "What cost most, by question" in text
    assert "What do you do?" in text


async def test_what_is_found_is_shown_while_it_is_made(site: Site) -> None:
    ada, table = await finished(site)
    await ada.get(f"{table}/analysis")
    await site.settled()
    room, analyses = table.removeprefix("/t/"), site.server.analyst.analyses
    made = await analyses.find(room)
    assert made is not None
    half = Analysis(made.reached // 2, made.decisions[: len(made.decisions) // 2])
    await analyses.save(room, half, site.server.rooms.now())
    text = await page(ada, table)
    assert "<progress" in text
    assert "Winning chances" in text
    assert "All decisions of" not in text
    said = (await ada.get(f"{table}/analysis")).json()
    assert "Winning chances" in said["html"]
    assert "<progress" not in said["html"]


def test_a_whole_game_is_thought_through_within_a_minute() -> None:
    for moments in (1, 80, 300, 2000):
        seconds = thinking_seconds(analyst_of(moments))
        assert 0.0 < seconds <= 0.2
        assert moments * seconds < 50


async def test_a_game_under_way_has_no_analysis(site: Site) -> None:
    ada = site.visitor()
    table = await ada.open("me", "bot:random")
    reply = await ada.get(f"{table}/analysis")
    assert (reply.status_code, reply.json()["error"]) == (403, "not-over")
    await site.settled()


async def test_strangers_see_no_analysis_of_a_private_table(site: Site) -> None:
    ada, table = await finished(site, private="on")
    assert (await site.visitor().get(f"{table}/analysis")).status_code == 404
    assert (await ada.get(f"{table}/analysis")).status_code == 200
    await site.settled()


async def test_another_goes_on_where_a_lost_server_stopped(
    any_site: Site, caplog: pytest.LogCaptureFixture
) -> None:
    any_site.let_think(Counted(2))
    now = any_site.server.rooms.now()
    ada, table = await finished(any_site)
    any_site.server.rooms.now = lambda: now
    await ada.get(f"{table}/analysis")
    await any_site.settled()
    assert "failed" in caplog.text
    any_site.let_think(Counted())
    await ada.get(f"{table}/analysis")  # too soon: somebody may still be at it
    await any_site.settled()
    assert (await ada.get(f"{table}/analysis")).json()["reached"] == 0
    await any_site.settled()
    any_site.server.rooms.now = lambda: now + LOST
    await ada.get(f"{table}/analysis")
    await any_site.settled()
    done = (await ada.get(f"{table}/analysis")).json()
    assert done["reached"] == done["moments"]


def decision(moment: int, loss: float, points: float = 0.0) -> Decision:
    given, best = Weighed(1, 0.5 - loss, -points), Weighed(2, 0.5, 0.0)
    return Decision(moment, moment % 2, given, best, (0.5, 0.5))


async def test_two_servers_do_not_make_the_same_analysis(servers: tuple[Server, Server]) -> None:
    one, two = servers
    table = (await a_table(one)).id
    first, second = Analyses(one.database), Analyses(two.database)
    assert await first.find(table) is None
    assert await first.claim(table, 100.0) == Analysis()
    assert await second.claim(table, 100.0 + LOST / 2) is None
    some = Analysis(7, (decision(3, 0.25, 1.5), decision(6, 0.0)))
    await first.save(table, some, 110.0)
    assert await second.find(table) == some
    assert await second.claim(table, 100.0 + LOST) is None
    assert await second.claim(table, 110.0 + LOST) == some
    assert await first.claim(table, 110.0 + LOST) is None


async def test_decisions_are_stored_by_name_and_those_stored_in_order_remain_readable(
    servers: tuple[Server, Server],
) -> None:
    server, _ = servers
    table = (await a_table(server)).id
    kept = Analyses(server.database)
    await kept.claim(table, 100.0)
    some = Analysis(4, (decision(3, 0.25, 1.5),))
    await kept.save(table, some, 100.0)
    query = select(analyses.c.decisions)
    stored = json.loads(await server.database.read(lambda c: c.execute(query).scalar_one()))
    assert stored[0]["given"] == {"answer": 1, "chance": 0.25, "lead": -1.5}
    earlier = json.dumps([[3, 1, [1, 0.25, -1.5], [2, 0.5, 0.0], [0.5, 0.5]]])
    await server.database.write(lambda c: c.execute(update(analyses).values(decisions=earlier)))
    assert await kept.find(table) == some


async def test_reasons_are_stored_with_a_decision(servers: tuple[Server, Server]) -> None:
    server, _ = servers
    table = (await a_table(server)).id
    kept = Analyses(server.database)
    await kept.claim(table, 100.0)
    one = decision(3, 0.25, 1.5)
    why = Why((Reason("coins", "card", 3, 1.5),), 0.25, (Held("card", 2, 0.75, 0.25),), False)
    some = Analysis(4, (one._replace(given=one.given._replace(why=why)),))
    await kept.save(table, some, 100.0)
    assert await kept.find(table) == some


def test_turning_points_are_the_dearest_decisions_in_the_order_of_the_game() -> None:
    losses = (0.0, 0.2, 0.01, 0.4, 0.3, 0.1, 0.5, 0.15)
    found = turning_points(tuple(decision(i, loss) for i, loss in enumerate(losses)))
    assert [one.moment for one in found] == [1, 3, 4, 6, 7]
    assert turning_points((decision(0, 0.02),)) == []


def test_a_loss_is_never_a_gain() -> None:
    lucky = Decision(0, 0, Weighed(1, 0.7, 3.0), Weighed(2, 0.6, 1.0), (0.5, 0.5))
    assert (lucky.loss, lucky.points) == (0.0, 0.0)
    dear = decision(0, 0.25, 1.5)
    assert (dear.loss, dear.points) == (0.25, 1.5)
