"""Fair dice on the web: first the commitment, then the bytes, and the check at the end."""

from __future__ import annotations

import secrets
from typing import Any

import pytest
from sqlalchemy import func, select

from burnham.table.room import fairness
from burnham.table.room.verify import verify
from burnham.table.speech import speech_in
from burnham.table.store.schema import people, tables
from tests.table.site import Site, Visitor, titles
from tests.table.web.test_api import Client

pytestmark = pytest.mark.anyio


async def brought(visitor: Visitor) -> dict[str, str]:
    """What a browser brings for the dice of a table that it opens."""
    given: dict[str, str] = (await visitor.post("/commitments")).json()
    return {**given, "bytes": secrets.token_hex(16)}


async def play_out(site: Site, player: Visitor, table: str) -> Any:
    for _ in range(200):
        state = await player.state(table)
        if state["status"] != "playing":
            return state
        if state["seats"][state["asked"]]["mine"]:
            await player.answer(table, as_=state["asked"])
        else:
            await site.settled()
    raise AssertionError("the game does not end")


async def test_the_server_is_bound_before_it_knows_the_bytes(any_site: Site) -> None:
    ada = any_site.visitor()
    mine = await brought(ada)
    table = (await ada.post("/play", game="toy", level="random", **mine)).json()["url"]
    assert table == f"/t/{mine['commitment'][:12]}"
    state = await play_out(any_site, ada, table)
    assert state["commitment"] == mine["commitment"]
    record = (await ada.get(f"{table}/record.json")).json()
    assert record["dice"] == "blake2"
    assert record["fairness"]["bytes"][0] == mine["bytes"]
    verdict = verify(record, titles(), speech_in("en"), mine["commitment"])
    assert len(verdict.unproved) == 1


async def test_every_way_to_open_a_table_takes_a_ticket(site: Site) -> None:
    ada = site.visitor()
    table = await ada.open("me", "bot:random", **(first := await brought(ada)))
    assert table == f"/t/{first['commitment'][:12]}"
    await play_out(site, ada, table)
    again = await ada.post(f"{table}/rematch", **(second := await brought(ada)))
    assert again.json()["url"] == f"/t/{second['commitment'][:12]}"
    room = await site.server.rooms.open(second["commitment"][:12])
    assert [seat.own_bytes for seat in room.seats] == [True, False]


async def test_a_ticket_opens_one_table(any_site: Site) -> None:
    ada = any_site.visitor()
    mine = await brought(ada)
    table = await ada.open("me", "friend", **mine)
    before = await ada.state(table)
    mine["bytes"] = "cd" * 16
    reply = await ada.post("/play", game="toy", **mine)
    assert (reply.status_code, reply.json()["error"]) == (400, "ticket-used")
    assert await ada.state(table) == before


async def test_tickets_that_open_none(site: Site) -> None:
    ada, bruno = site.visitor(), site.visitor()
    mine, his = await brought(ada), await brought(bruno)
    tries = {
        "ticket": [his, {**mine, "commitment": his["commitment"]}, {**mine, "ticket": "x"}],
        "no-ticket": [{"bytes": mine["bytes"]}],
    }
    for error, brings in tries.items():
        for one in brings:
            reply = await ada.post("/play", game="toy", **one)
            assert (reply.status_code, reply.json()["error"]) == (400, error)
    count = await site.server.database.read(lambda c: c.scalar(select(func.count(tables.c.id))))
    assert count == 0
    site.server.tickets._now = lambda: 1e10
    late = await ada.post("/play", game="toy", **mine)
    assert late.json()["error"] == "ticket-old"


async def test_asking_for_tickets_keeps_nothing_but_the_person(site: Site) -> None:
    ada = site.visitor()
    for _ in range(20):
        await brought(ada)
    count = await site.server.database.read(lambda c: c.scalar(select(func.count(people.c.id))))
    assert count == 1


async def test_without_script_nothing_is_proved_and_the_page_says_so(site: Site) -> None:
    ada = site.visitor()
    ada.http.headers["accept"] = "text/html"
    reply = await ada.post("/play", game="toy")
    page = (await ada.get(reply.headers["location"])).text
    assert "nothing is proved to this player" in page


async def test_who_sits_down_has_seen_the_commitment(site: Site) -> None:
    ada, bruno = site.visitor(), site.visitor()
    table = await ada.open("me", "friend")
    commitment = (await bruno.state(table))["commitment"]
    for page in ("/", table):
        assert f'value="{commitment}"' in (await bruno.get(page)).text
    other = {"bytes": "ab" * 16, "commitment": "00" * 32}
    assert (await bruno.post(f"{table}/sit", **other)).json()["error"] == "commitment"
    assert (await bruno.post(f"{table}/sit", **other | {"commitment": commitment})).is_success
    assert (await bruno.state(table))["status"] == "playing"


async def test_a_rematch_that_somebody_else_has_opened(site: Site) -> None:
    """Bytes that were drawn for another commitment are not taken for this table's."""
    ada, bruno, table = await site.two_seated()
    while (await ada.state(table))["status"] == "playing":
        asked = (await ada.state(table))["asked"]
        await (ada, bruno)[asked].answer(table)
    new = (await ada.post(f"{table}/rematch", **await brought(ada))).json()["url"]
    reply = await bruno.post(f"{table}/rematch", **await brought(bruno))
    assert reply.json()["url"] == new
    assert (await bruno.state(new))["status"] == "open"
    assert (await bruno.post(f"{table}/rematch")).json()["url"] == new
    assert (await bruno.state(new))["status"] == "playing"


async def test_programs_are_bound_the_same_way(any_site: Site) -> None:
    one, two = Client(any_site), Client(any_site)
    await one.arrive("One")
    await two.arrive("Two")
    ticket = await one.call("POST", "/api/commitments", 201)
    seats = [{"kind": "me"}, {"kind": "friend"}]
    wish = {"game": "toy", "seats": seats, "bytes": "ab" * 16}
    await one.call("POST", "/api/tables", 400, **wish)
    await two.call("POST", "/api/tables", 400, **wish, **ticket)
    state = await one.call("POST", "/api/tables", 201, **wish, **ticket)
    assert state["commitment"] == ticket["commitment"]
    assert state["id"] == ticket["commitment"][:12]
    path = f"/api/tables/{state['id']}/seats"
    await two.call("POST", path, 400, bytes="cd" * 16, commitment="00" * 32)
    state = await two.call("POST", path, bytes="cd" * 16, commitment=state["commitment"])
    assert state["status"] == "playing"
    room = await any_site.server.rooms.open(state["id"])
    assert [seat.bytes for seat in room.seats] == ["ab" * 16, "cd" * 16]


async def test_the_server_plays_a_finished_game_again(site: Site) -> None:
    ada = site.visitor()
    table = await ada.open("me", "bot:random")
    assert (await ada.get(f"{table}/check")).status_code == 403
    await play_out(site, ada, table)
    record = (await ada.get(f"{table}/record.json")).json()
    for _ in range(2):
        assert (await ada.get(f"{table}/check")).json() == {"hash": record["hash"], "reason": ""}


async def test_a_check_that_does_not_hold_says_why(site: Site) -> None:
    ada = site.visitor()
    table = await ada.open("me", "bot:random")
    await play_out(site, ada, table)
    room = await site.server.rooms.open(table.removeprefix("/t/"))
    room.header.secret = fairness.new_secret()
    found = (await ada.get(f"{table}/check")).json()
    assert found["hash"] == ""
    assert "does not follow" in found["reason"]
