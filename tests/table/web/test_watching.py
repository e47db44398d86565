"""Nothing that is newer than a table allows reaches a spectator, by whatever is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from burnham.table.web import streams
from tests.table.conftest import MakeUrl
from tests.table.server import Guest, listening_on
from tests.table.site import Site, Visitor

pytestmark = pytest.mark.anyio

PAGES = (
    "", "?at=0", "?at=99", "/parts", "/parts?at=99", "/parts?arrangement=tall", "/text",
    "/text?at=99", "/about?thing=road-1", "/legend", "/record.json", "/check", "/analysis",
    "/study", "/study?at=3", "/lesson.toml", "/origin",
)  # fmt: skip
POSTS = (
    "answer", "undo", "redo", "undo/ask", "undo/reply", "sit", "stand", "leave", "aside", "return",
    "resign", "close", "pace", "call", "pause", "pause/no", "pause/end", "vacation",
    "vacation/end", "lead", "note", "hint", "rematch", "study",
)  # fmt: skip
FIELDS = {
    "number": 1, "answer": 0, "to": 0, "agree": "yes", "seat": 1, "level": "random", "days": 1,
    "pace": "quick", "at": 0, "text": "x", "with": "me", "on": "yes",
}  # fmt: skip


async def table_of(site: Site, **more: Any) -> tuple[Visitor, Visitor, Visitor, str]:
    """Ada and Bruno play, and Eve, who is known here, watches."""
    ada, bruno, eve = site.visitor(), site.visitor(), site.visitor()
    for visitor, name in ((ada, "Ada"), (bruno, "Bruno"), (eve, "Eve")):
        await visitor.post("/me/name", name=name)
    table = await ada.open("me", "friend", **more)
    assert (await bruno.post(f"{table}/sit")).status_code == 200
    return ada, bruno, eve, table


async def all_replies(visitor: Visitor, table: str) -> dict[str, Any]:
    """Whatever this table, or a list of tables, says to somebody."""
    id = table.removeprefix("/t/")
    found: dict[str, Any] = {}
    api = [f"/api/tables/{id}{more}" for more in ("", "?since=0", "?at=99", "/record")]
    lists = ("/watch", "/", "/tables", "/api/watch", "/api/tables", "/next")
    for path in (*(f"{table}{page}" for page in PAGES), *api, *lists):
        for accept in ("text/html", "application/json"):
            reply = await visitor.http.get(path, headers={"accept": accept})
            found[f"{path} {accept}"] = reply.status_code, reply.text
    for post in POSTS:
        reply = await visitor.post(f"{table}/{post}", **FIELDS)
        found[post] = reply.status_code, reply.text
    return found


async def act_at(ada: Visitor, bruno: Visitor, table: str) -> list[Callable[[], Awaitable[Any]]]:
    """What players do, one after the other."""
    return [
        lambda: ada.answer(table),
        lambda: ada.post(f"{table}/chat", text="my secret plan"),
        lambda: ada.post(f"{table}/pause"),
        lambda: bruno.post(f"{table}/pause"),
        lambda: bruno.post(f"{table}/pause/end"),
        lambda: ada.answer(table),
        lambda: bruno.post(f"{table}/vacation", days=2),
        lambda: bruno.answer(table),
        lambda: bruno.post(f"{table}/undo/ask", number=4, to=2),
        lambda: ada.post(f"{table}/leave", seat=0),
        lambda: ada.post(f"{table}/return", seat=0),
        lambda: bruno.post(f"{table}/resign", seat=1),
    ]


@pytest.mark.parametrize("watch", ["answers:99", "minutes:60"])
async def test_whatever_players_do_a_spectator_is_told_the_same(site: Site, watch: str) -> None:
    """Until it is time: every reply is the same, letter by letter."""
    site.server.keeper.wait = lambda seconds: asyncio.sleep(3600)  # bots take their time
    clock = {"clock": "bank:604800+60", "vacation": "14"}
    ada, bruno, eve, table = await table_of(site, watch=watch, **clock)
    stranger = site.visitor()
    before = [await all_replies(who, table) for who in (eve, stranger)]
    assert before[0][f"{table} text/html"][0] == 200
    for deed in await act_at(ada, bruno, table):
        was = (await ada.state(table))["version"]
        assert (reply := await deed()).status_code == 200, reply.text
        assert (await ada.state(table))["version"] > was
        now = [await all_replies(who, table) for who in (eve, stranger)]
        for old, new in zip(before, now, strict=True):
            assert {path: said for path, said in new.items() if said != old[path]} == {}


async def test_at_a_table_without_delay_the_same_list_does_change(site: Site) -> None:
    """So that the test above is known to look where it matters."""
    ada, _, eve, table = await table_of(site, watch="now")
    before = await all_replies(eve, table)
    await ada.answer(table)
    now = await all_replies(eve, table)
    changed = {path for path, said in now.items() if said != before[path]}
    assert {f"{table} text/html", f"{table}/parts application/json"} <= changed
    assert f"/api/tables/{table.removeprefix('/t/')} application/json" in changed


async def test_answers_come_so_many_answers_later(site: Site) -> None:
    ada, bruno, eve, table = await table_of(site, watch="answers:2")
    numbers = []
    for visitor in (ada, ada, bruno, bruno, ada):
        await visitor.answer(table)
        numbers.append((await eve.state(table))["number"])
    assert numbers == [1, 1, 2, 3, 4]
    assert (await eve.state(table, "?at=99"))["moment"] == 3
    told = (await eve.post(f"{table}/chat", text="Oh!")).json()
    assert (told["number"], told["moment"]) == (4, 3)
    await bruno.answer(table)
    assert (await eve.state(table))["status"] == "over"


async def test_minutes_pass(site: Site) -> None:
    now = [1_000_000.0]
    site.server.rooms.now = lambda: now[0]
    ada, _, eve, table = await table_of(site, watch="minutes:10")
    await ada.answer(table)
    now[0] += 599
    assert (await eve.state(table))["number"] == 1
    now[0] += 1
    assert (await eve.state(table))["number"] == 2


async def test_where_nobody_may_watch_nobody_does(site: Site) -> None:
    ada, bruno, eve, table = await table_of(site, watch="no")
    id = table.removeprefix("/t/")
    for visitor in (eve, site.visitor()):
        for path in (table, f"{table}/parts", f"{table}/events", f"{table}/text"):
            assert (await visitor.get(path)).status_code == 403
        for path in (f"/api/tables/{id}", f"/api/tables/{id}/events"):
            assert (await visitor.get(path)).status_code == 403
        assert (await visitor.post(f"{table}/chat", text="hello")).status_code == 403
        for path in ("/watch", "/api/watch", "/"):
            assert id not in (await visitor.get(path)).text
    assert (await bruno.get(table)).status_code == 200
    assert "hello" not in (await ada.get(table)).text


async def test_games_to_watch_are_listed_and_private_ones_are_not(site: Site) -> None:
    _, _, eve, table = await table_of(site, watch="minutes:10")
    ada = site.visitor()
    private = await ada.open("me", "bot:random", private="on")
    html = (await eve.http.get("/watch", headers={"accept": "text/html"})).text
    assert f'href="{table}"' in html
    assert private not in html
    assert "Spectators, 10 min behind" in html
    listed = (await eve.get("/api/watch")).json()["tables"]
    assert [(one["id"], one["asked"]) for one in listed] == [(table.removeprefix("/t/"), None)]
    assert private in (await ada.http.get("/", headers={"accept": "text/html"})).text


async def test_players_and_spectators_talk_apart(site: Site) -> None:
    ada, bruno, eve, table = await table_of(site)
    await ada.post(f"{table}/chat", text="my secret plan")
    await eve.post(f"{table}/chat", text="she bluffs")

    async def chat(visitor: Visitor) -> str:
        items = (await visitor.get(f"{table}/parts?names=chat")).json()["items"]
        return "".join(html for name, html in items.items() if name.startswith("chat:"))

    for visitor in (ada, bruno):
        assert "my secret plan" in await chat(visitor)
        assert "she bluffs" not in await chat(visitor)
    for visitor in (eve, site.visitor()):
        assert "she bluffs" in await chat(visitor)
        assert "my secret plan" not in await chat(visitor)
    for visitor in (ada, ada, bruno, bruno, ada, bruno):
        await visitor.answer(table)
    for visitor in (ada, eve):
        assert "my secret plan" in await chat(visitor)
        assert "she bluffs" in await chat(visitor)


async def test_what_spectators_say_is_kept(site: Site) -> None:
    _, _, eve, table = await table_of(site)
    await eve.post(f"{table}/chat", text="she bluffs")
    site.server.rooms.memory._kept.clear()
    room = await site.server.rooms.open(table.removeprefix("/t/"))
    assert [line.text for line in room.gallery] == ["she bluffs"]
    assert len(room.lines) == 0


async def test_events_of_then_and_no_others(
    sqlite: MakeUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "MOMENT", 0.02)
    monkeypatch.setattr(streams, "HEARTBEAT", 0.2)
    async with listening_on(sqlite()) as address:
        ada, bruno, eve = (Guest(address) for _ in range(3))
        fields = {"game": "toy", "seat-0": "me", "seat-1": "friend", "watch": "answers:2"}
        table = (await ada.post("/tables", **fields))["url"]
        await bruno.post(f"{table}/sit", name="Bruno")
        id = table.removeprefix("/t/")
        async with (
            eve.listening(f"{table}/events") as page,
            eve.listening(f"/api/tables/{id}/events") as program,
            asyncio.timeout(20),
        ):
            heard = [[(await anext(one))["number"]] for one in (page, program)]
            for visitor in (ada, ada, bruno, bruno):
                await visitor.answer(table)
            for one, numbers in zip((page, program), heard, strict=True):
                while numbers[-1] < 3:
                    numbers.append((await anext(one))["number"])
                assert numbers[0] == 1
                assert numbers == sorted(numbers)
                assert numbers[-1] == 3
        for guest in (ada, bruno, eve):
            await guest.http.aclose()
