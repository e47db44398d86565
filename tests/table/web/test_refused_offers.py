"""What somebody may not do is not offered; the page says why instead."""

from __future__ import annotations

import pytest

from burnham.table.room.lessons import all_places, find_lesson
from burnham.table.room.shelf import OUR_GAMES
from burnham.table.store import Database, hosts
from tests.table.club import Club, club_on
from tests.table.conftest import MakeUrl
from tests.table.server import Guest, listening_on, seated
from tests.table.site import Visitor
from tests.table.web.club import finish

pytestmark = pytest.mark.anyio
SIGNED_IN = "Here only those can open tables who are signed in"


async def html(visitor: Visitor, path: str) -> str:
    reply = await visitor.http.get(path, headers={"accept": "text/html"})
    assert reply.status_code == 200, reply.text
    return reply.text


async def part(visitor: Visitor, table: str, name: str) -> str:
    """What the script is sent of a part."""
    reply = await visitor.get(f"{table}/parts?names={name}")
    return str(reply.json()["items"].get(name, ""))


async def played(club: Club) -> tuple[Visitor, Visitor, str]:
    """A finished game of Ada, who is signed in, and Bruno, who is not."""
    ada, bruno = await club.member("Ada"), club.site.visitor()
    await bruno.post("/me/name", name="Bruno")
    table = await ada.open("me", "friend")
    await bruno.post(f"{table}/sit")
    await finish(table, {"Ada": ada, "Bruno": bruno})
    return ada, bruno, table


async def test_another_game_is_offered_to_those_alone_who_may_open_it(club: Club) -> None:
    ada, bruno, table = await played(club)
    await club.do("opening", opening="signed-in")
    for name in ("", "result", "question"):
        mine, his = [
            await (part(one, table, name) if name else html(one, table)) for one in (ada, bruno)
        ]
        assert f"{table}/rematch" in mine, name
        assert SIGNED_IN not in mine
        assert f"{table}/rematch" not in his, name
        if name != "question":  # that leads to the page which says why
            assert SIGNED_IN in his
            assert f'href="/account?next={table}">Sign in' in his
    again = (await ada.post(f"{table}/rematch")).json()["url"]
    page = await html(bruno, table)
    assert f'href="{again}">Play again' in page
    assert SIGNED_IN not in page
    assert (await bruno.post(f"{table}/rematch")).json()["url"] == again


async def test_nor_after_a_game_that_a_clock_ended(club: Club) -> None:
    now = [1_000_000.0]
    club.site.server.rooms.now = lambda: now[0]
    _, bruno, table = await club.site.two_seated(clock="move:60", at_zero="end")
    now[0] += 61
    await club.site.server.keeper.go_round()
    assert f"{table}/rematch" in await html(bruno, table)
    await club.do("opening", opening="signed-in")
    page = await html(bruno, table)
    assert f"{table}/rematch" not in page
    assert SIGNED_IN in page


async def test_nor_studies(club: Club) -> None:
    ada, bruno, table = await played(club)
    await club.do("opening", opening="signed-in")
    for path in (f"{table}/study?at=0", "/records"):
        mine, his = await html(ada, path), await html(bruno, path)
        offer = f'action="{path.partition("?")[0]}"'
        assert (offer in mine, SIGNED_IN in mine) == (True, False)
        assert (offer in his and '<button class="button act"' in his) is False
        assert SIGNED_IN in his


async def test_nor_a_game_at_a_lessons_end(sqlite: MakeUrl) -> None:
    async with club_on(sqlite(), shelf=OUR_GAMES) as club:
        guest = club.site.visitor()
        boxed = club.site.server.shelf["san_francisco"]
        lesson = find_lesson(boxed, "first")
        place = max(all_places(lesson), key=lambda place: place.note)
        path = f"/learn/san_francisco/first/{place}"
        for offered in (True, False):
            for told in (await html(guest, path), await part(guest, path, "question")):
                assert ('action="/play"' in told) is offered
                assert (SIGNED_IN in told) is not offered
                assert (f'href="/account?next={path}">Sign in' in told) is not offered
            await club.do("opening", opening="signed-in")


async def test_nor_is_it_told_to_a_page_that_listens(sqlite: MakeUrl) -> None:
    """A game ends while its page is open."""
    url = sqlite()
    async with (
        listening_on(url, admins=("warden",)) as address,
        seated(address) as (ada, bruno, table),
    ):
        await Database(url).write(lambda c: hosts.set_rule(c, hosts.OPENING, "invited"))
        async with bruno.listening(f"{table}/events") as events:
            await to_the_end(table, ada, bruno)
            async for told in events:
                result = told["own"]["set"].get("result")
                if result:
                    break
        assert f"{table}/rematch" not in result
        assert "Here only those can open tables who have an invitation" in result


async def to_the_end(table: str, ada: Guest, bruno: Guest) -> None:
    while (state := await ada.state(table))["status"] == "playing":
        await (ada, bruno)[state["asked"]].answer(table)


async def test_nobody_is_asked_to_open_a_table_who_may_not(club: Club) -> None:
    guest = club.site.visitor()
    await club.do("opening", opening="signed-in")
    for path in ("/", "/tables"):
        page = (await guest.get(path)).text
        assert "Sit down at an open table." in page
        assert "open a table" not in page


async def test_whoever_is_blocked_is_offered_neither_a_table_nor_a_seat(club: Club) -> None:
    _, bruno, _ = await club.site.two_seated()
    await club.site.visitor().open("me", "friend")
    before = await html(bruno, "/")
    await club.do("block", to="Bruno", reason="Came only to disturb")
    page = await html(bruno, "/")
    assert "Came only to disturb" in page
    for offer in ('action="/play"><input', 'href="/new/toy"', '/sit"', 'name="game" value="toy"'):
        assert (offer in before, offer in page) == (True, False), offer
    for path in ("/new/toy", "/records"):
        assert '<button class="button act"' not in await html(bruno, path)


async def test_whoever_is_muted_reads_why_instead_of_a_field_to_write_in(club: Club) -> None:
    ada, bruno, table = await club.site.two_seated()
    await club.do("mute", to="Bruno", reason="Too loud")
    for name in ("", "chat"):
        told = await (part(bruno, table, name) if name else html(bruno, table))
        assert f"{table}/chat" not in told
        assert "muted you, so you cannot write anything: Too loud" in told
    assert f"{table}/chat" in await html(ada, table)
