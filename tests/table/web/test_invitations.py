"""Invite links: the address others can reach, the code to scan, the page that asks for a name."""

from __future__ import annotations

import re
import socket
from typing import Any

import pytest
import segno

from burnham.table.pages.invite import QUIET, qr_code
from burnham.table.web.serve import lan_address
from tests.table.conftest import MakeUrl
from tests.table.site import Site, Visitor, site_on

pytestmark = pytest.mark.anyio
HTML = {"accept": "text/html"}


async def read(visitor: Visitor, path: str) -> str:
    reply = await visitor.http.get(path, headers=HTML)
    assert reply.status_code == 200, reply.text
    return reply.text


async def invite_of(ada: Visitor, table: str) -> str:
    return f"/join/{(await ada.state(table))['invite']}"


async def opened(site: Site, **more: Any) -> tuple[Visitor, str, str]:
    ada = site.visitor()
    await ada.post("/me/name", name="Ada")
    table = await ada.open("me", "friend", private="yes", **more)
    return ada, table, await invite_of(ada, table)


async def test_a_joiner_sees_the_game_and_is_asked_for_a_name(site: Site) -> None:
    _, table, invite = await opened(site)
    bruno = site.visitor()
    page = await read(bruno, invite)
    assert "Tollhouse" in page
    assert "Ada invites you to a game." in page
    assert re.search(r'<input name="name"[^>]* required', page)
    assert not bruno.http.cookies  # who only looks at a link is not kept
    assert (await bruno.get(table)).status_code == 404
    nameless = await bruno.post(invite)
    assert nameless.json()["error"] == "name-needed"
    assert (await bruno.post(invite, name="Bruno")).json()["url"] == table
    seats = (await bruno.state(table))["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "Bruno"]


async def test_german_says_it_in_german(site: Site) -> None:
    _, _, invite = await opened(site)
    page = await read(site.visitor("de"), invite)
    assert "Ada lädt dich zu einer Partie ein." in page


async def test_a_name_that_is_known_stands_there(site: Site) -> None:
    _, table, invite = await opened(site)
    bruno = site.visitor()
    await bruno.post("/me/name", name="Bruno")
    assert 'name="name" value="Bruno"' in await read(bruno, invite)
    await bruno.post(invite)
    assert (await bruno.state(table))["seats"][1]["name"] == "Bruno"


async def test_somebody_may_just_look(site: Site) -> None:
    _, table, invite = await opened(site)
    carla = site.visitor()
    await carla.post(invite, look="yes")
    assert [seat["kind"] for seat in (await carla.state(table))["seats"]] == ["person", "open"]


async def test_who_sits_there_already_goes_on_to_the_table(site: Site) -> None:
    ada, table, invite = await opened(site)
    reply = await ada.http.get(invite, headers=HTML)
    assert reply.headers["location"] == table


async def test_a_seat_is_not_given_twice(site: Site) -> None:
    _, table, invite = await opened(site)
    bruno, carla = site.visitor(), site.visitor()
    await bruno.post(invite, name="Bruno")
    late = await carla.post(invite, name="Carla")
    assert late.json()["error"] == "started"
    assert len((await bruno.state(table))["seats"]) == 2


async def test_a_link_that_only_this_machine_can_open_says_so(sqlite: MakeUrl) -> None:
    local = {"host": "127.0.0.1:8000", "origin": "http://127.0.0.1:8000"}
    async with site_on(sqlite()) as site:
        ada = site.visitor()
        ada.http.headers.update(local)
        assert "Only this device can open this link" in await read(
            ada, await ada.open("me", "friend")
        )
    async with site_on(sqlite(), lan_url="http://192.168.1.5:8000") as site:
        ada = site.visitor()
        ada.http.headers.update(local)
        page = await read(ada, await ada.open("me", "friend"))
        assert 'value="http://192.168.1.5:8000/join/' in page
        assert 'class="qr"' in page


def test_the_address_of_neighbours_is_none_of_the_loopback() -> None:
    assert not lan_address().startswith("127.")


async def test_a_machine_without_a_network_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unplugged(socket.socket):
        def connect(self, address: Any) -> None:
            raise OSError(101, "Network is unreachable")

    monkeypatch.setattr(socket, "socket", Unplugged)
    assert lan_address() == ""


def test_the_code_says_the_link() -> None:
    link = "https://club.example.org/burnham/join/abc"
    code = segno.make(link, error="m", micro=False)
    drawn = re.findall(r"M(\d+) (\d+)h1v1h-1z", qr_code(link, "about"))
    dark = {(int(x) - QUIET, int(y) - QUIET) for x, y in drawn}
    assert dark == {(x, y) for y, row in enumerate(code.matrix) for x, one in enumerate(row) if one}
