"""What whoever opened a table may do there."""

from __future__ import annotations

import pytest

from tests.table.club import PASSWORD, Club, key
from tests.table.site import Site, Visitor

pytestmark = pytest.mark.anyio


async def test_whoever_opened_a_table_removes_somebody(any_club: Club) -> None:
    site = any_club.site
    ada, bruno, table = await lobby(site)
    who = (await ada.get(table)).text.partition('name="who" value="')[2][:12]
    fields = {"seat": 1, "who": who, "reason": "another club"}
    for visitor in (bruno, any_club.host, site.visitor()):
        reply = await visitor.post(f"{table}/remove", **fields)
        assert (reply.status_code, key(reply)) in ((403, "host"), (403, "seat"))
    for _ in range(2):
        assert (await ada.post(f"{table}/remove", **fields)).status_code == 200
    assert (await ada.state(table))["seats"][1]["kind"] == "open"
    assert "removed you from it: another club" in (await bruno.get(table)).text
    assert key(await bruno.post(f"{table}/sit")) == "removed"
    token = {"authorization": f"Bearer {bruno.http.cookies['burnham']}"}
    path = table.replace("/t/", "/api/tables/")
    assert key(await bruno.http.post(f"{path}/seats", json={}, headers=token)) == "removed"
    assert 'name="who"' not in (await bruno.get(table)).text


async def lobby(site: Site) -> tuple[Visitor, Visitor, str]:
    """Ada's table, at which Bruno sits and a third is missing."""
    ada, bruno = site.visitor(), site.visitor()
    await ada.post("/me/name", name="Ada")
    await bruno.post("/me/name", name="Bruno")
    table = await ada.open("me", "friend", "friend")
    await bruno.post(f"{table}/sit")
    return ada, bruno, table


async def test_a_removed_guest_who_signs_in_stays_removed(any_club: Club) -> None:
    club = any_club
    await club.member("Clara")
    _, bruno, table = await lobby(club.site)
    await club.do("remove", to="Bruno", table=table.removeprefix("/t/"), reason="no")
    assert (await bruno.post("/me/sign-in", login="clara", password=PASSWORD)).status_code == 200
    assert key(await bruno.post(f"{table}/sit")) == "removed"


async def test_a_game_is_ended_by_agreement(any_club: Club) -> None:
    ada, bruno, table = await any_club.site.two_seated()
    await ada.answer(table)
    stranger = any_club.site.visitor()
    assert key(await bruno.post(f"{table}/cancel", sure="yes")) == "host"
    assert key(await stranger.post(f"{table}/cancel", sure="yes")) == "seat"
    assert key(await any_club.host.post(f"{table}/cancel", sure="yes")) == "host"
    await ada.post(f"{table}/cancel", sure="yes")
    assert "Not agreed yet: Bruno" in (await ada.get(table)).text
    assert f'action="{table}/cancel/reply"' in (await bruno.get(table)).text
    assert f'action="{table}/cancel/reply"' not in (await stranger.get(table)).text
    assert key(await any_club.host.post(f"{table}/cancel/reply", agree="yes")) == "seat"
    assert (await bruno.post(f"{table}/cancel/reply", agree="yes")).status_code == 200
    assert (await ada.state(table))["status"] == "closed"
    assert "ended without a result" in (await ada.get(table)).text
    assert "Ended by agreement" in (await bruno.get("/")).text
    assert (await ada.get(f"{table}/record.json")).json()["ended"] == "agreement"
    assert (await ada.get(f"{table}?at=0")).status_code == 200
    assert (await ada.get(f"{table}/text")).status_code == 200
    assert (await ada.get(f"{table}/study")).status_code == 200
    assert (await ada.post(f"{table}/chat", text="thanks")).status_code == 200
    assert key(await ada.get(f"{table}/analysis")) == "not-over"


async def test_without_the_script_it_is_asked_first(club: Club) -> None:
    ada, _, table = await club.site.two_seated()
    ada.http.headers["accept"] = "text/html"
    reply = await ada.post(f"{table}/cancel")
    assert "All other people at the table have to agree." in reply.text
    assert f'action="{table}/cancel"' in reply.text
