"""Home begins with my games, the most urgent first, and a table leads on to the next one."""

from __future__ import annotations

import re

import pytest

from burnham.table.room.ending import close_by_host
from tests.table.site import Site, Visitor

pytestmark = pytest.mark.anyio


async def page(visitor: Visitor, path: str) -> str:
    return (await visitor.http.get(path, headers={"accept": "text/html"})).text


async def three_games(site: Site) -> tuple[Visitor, dict[str, str]]:
    """Ada is asked at three tables: one without a clock, one with a day, one with an hour."""
    ada = site.visitor()
    clocks = {"none": "none", "day": "move:86400", "hour": "move:3600"}
    tables = {
        name: await ada.open("me", "bot:random", clock=clock) for name, clock in clocks.items()
    }
    await site.settled()
    return ada, tables


def order(html: str, tables: dict[str, str]) -> list[str]:
    found = re.findall(r'href="(/t/[0-9a-f]+)"', html)
    names = {url: name for name, url in tables.items()}
    return [names[url] for url in dict.fromkeys(found) if url in names]


async def test_a_newcomer_sees_the_promise_first(site: Site) -> None:
    html = await page(site.visitor(), "/")
    assert html.index('class="hero"') < html.index('id="tables"')


async def test_whoever_plays_sees_their_games_first_and_the_urgent_ones_above(site: Site) -> None:
    ada, tables = await three_games(site)
    html = await page(ada, "/")
    assert html.index('id="tables"') < html.index('class="hero"')
    assert order(html, tables) == ["hour", "day", "none"]
    assert html.count("data-ends=") == 2


async def test_games_that_wait_for_others_come_later(site: Site) -> None:
    ada, bruno, table = await site.two_seated()
    mine = await ada.open("me", "bot:random")
    await site.settled()
    first = order(await page(ada, "/"), {"both": table, "mine": mine})
    while (await ada.state(table))["asked"] == 0:
        await ada.answer(table)
    assert set(first) == {"both", "mine"}
    assert order(await page(ada, "/"), {"both": table, "mine": mine}) == ["mine", "both"]
    assert order(await page(bruno, "/"), {"both": table}) == ["both"]


async def test_of_what_is_over_the_latest_are_shown_and_others_when_asked_for(site: Site) -> None:
    ada, bruno, first = await site.two_seated()
    tables = {"0": first}
    for number in range(1, 8):
        tables[str(number)] = await ada.open("me", "friend")
        await bruno.post(f"{tables[str(number)]}/sit")
    for table in tables.values():
        id = table.removeprefix("/t/")
        await site.server.rooms.change(id, lambda room: close_by_host(room, "Over", 1.0))
    running = await ada.open("me", "bot:random")
    html = await page(ada, "/")
    mine, _, earlier = html.partition('<details class="earlier"')
    assert order(mine, {"running": running, **tables})[0] == "running"
    assert len(order(mine, tables)) == 5
    assert "Earlier games" in earlier
    assert len(order(earlier, tables)) == 3


async def test_a_game_that_waits_for_me_is_among_those_that_are_found(site: Site) -> None:
    """However many others are under way, at which something happened since."""
    ada, _, table = await site.two_seated()
    others = [await ada.open("me", "friend") for _ in range(3)]
    room = await site.server.rooms.open(table.removeprefix("/t/"))
    person = room.seats[0].person
    assert person
    assert room.asked == 0
    found = await site.server.store.tables_of(person, limit=1)
    assert [f"/t/{header.id}" for header, _ in found] == [table]
    assert len(await site.server.store.tables_of(person)) == 1 + len(others)


async def test_a_table_of_mine_that_waits_is_listed_once(site: Site) -> None:
    ada = site.visitor()
    table = await ada.open("me", "friend")
    assert (await page(ada, "/")).count(f'href="{table}"') == 1
    assert f'action="{table}/sit"' in await page(site.visitor(), "/")


async def test_the_page_can_ask_for_what_is_new(site: Site) -> None:
    ada, tables = await three_games(site)
    told = (await ada.get("/tables")).json()
    assert told["turns"] == 3
    assert order(told["html"], tables) == ["hour", "day", "none"]
    assert (await site.visitor().get("/tables")).json()["turns"] == 0


async def test_the_next_game_is_the_one_after_this(site: Site) -> None:
    ada, tables = await three_games(site)
    id = {name: url.removeprefix("/t/") for name, url in tables.items()}

    async def after(name: str) -> tuple[int, str]:
        told = (await ada.get(f"/next?from={id[name]}")).json()
        return told["count"], told["url"]

    assert await after("hour") == (2, tables["day"])
    assert await after("day") == (2, tables["none"])
    assert await after("none") == (2, tables["hour"])
    reply = await ada.http.get(f"/next?from={id['hour']}", headers={"accept": "text/html"})
    assert (reply.status_code, reply.headers["location"]) == (303, tables["day"])


async def test_from_where_i_am_not_asked_the_next_is_the_most_urgent(site: Site) -> None:
    ada, tables = await three_games(site)
    told = (await ada.get("/next?from=ffffffffffff")).json()
    assert (told["count"], told["url"], told["name"]) == (3, tables["hour"], "Tollhouse")


async def test_without_a_game_that_waits_it_leads_home(site: Site) -> None:
    reply = await site.visitor().http.get("/next", headers={"accept": "text/html"})
    assert (reply.status_code, reply.headers["location"]) == (303, "/")
    told = (await site.visitor().get("/next?from='\"><b>")).json()
    assert told == {"count": 0, "url": "/", "name": ""}


async def test_a_table_shows_how_many_others_wait(site: Site) -> None:
    ada, tables = await three_games(site)
    button = re.search(r"<a[^>]*next-game[^>]*>.*?</a>", await page(ada, tables["day"]), re.DOTALL)
    assert button
    assert "hidden" not in button[0].split(">")[0]
    assert '<b class="count">2</b>' in button[0]
    alone = site.visitor()
    button = re.search(
        r"<a[^>]*next-game[^>]*>", await page(alone, await alone.open("me", "bot:random"))
    )
    assert button
    assert "hidden" in button[0]


async def test_the_end_of_a_game_leads_on_to_the_next(site: Site) -> None:
    """But tells nobody else that games wait for me."""
    ada, bruno, table = await site.two_seated()
    people = {"Ada": ada, "Bruno": bruno}
    while (state := await ada.state(table))["status"] == "playing":
        await people[state["seats"][state["asked"]]["name"]].answer(table)
    way = f'href="/next?from={table.removeprefix("/t/")}"'
    link = re.compile(rf"<a[^>]*{re.escape(way)}[^>]*>")

    async def offered() -> list[bool]:
        found = [link.search(await page(one, table)) for one in (ada, bruno)]
        return [one is not None and " hidden" not in one[0] for one in found]

    assert await offered() == [False, False]
    await ada.open("me", "bot:random")
    await site.settled()
    assert await offered() == [True, False]
