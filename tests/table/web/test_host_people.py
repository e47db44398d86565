"""Whom the hosts of a server have muted or blocked, and whom they find."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.club import HOST, PASSWORD, Club, key
from tests.table.web.club import finish

pytestmark = pytest.mark.anyio


async def test_whoever_is_muted_plays_on_in_silence(any_club: Club) -> None:
    club = any_club
    ada, bruno, table = await club.site.two_seated()
    await club.do("mute", to="Ada", reason="too loud")
    reply = await ada.post(f"{table}/chat", text="hello")
    assert key(reply) == "muted"
    assert "too loud" in reply.json()["message"]
    assert (await ada.answer(table)).status_code == 200
    assert (await bruno.post(f"{table}/chat", text="hi")).status_code == 200
    await club.do("unmute", to="Ada")
    assert (await ada.post(f"{table}/chat", text="thanks")).status_code == 200


async def test_a_muted_guest_who_signs_in_stays_muted(any_club: Club) -> None:
    club = any_club
    await club.member("Bruno")
    ada, _, table = await club.site.two_seated()
    await club.do("mute", to="Ada", reason="too loud")
    assert (await ada.post("/me/sign-in", login="bruno", password=PASSWORD)).status_code == 200
    assert key(await ada.post(f"{table}/chat", text="hello")) == "muted"


WAYS_IN: tuple[tuple[str, dict[str, str]], ...] = (
    ("/tables", {"game": "toy", "seat-0": "me", "seat-1": "bot"}),
    ("/play", {"game": "toy"}),
    ("{open}/sit", {"name": "Ada"}),
    ("{open}/chat", {"text": "hello"}),
    ("{mine}/answer", {"number": "1", "answer": "0"}),
    ("{mine}/resign", {}),
    ("{mine}/rematch", {}),
    ("/commitments", {}),
    ("/me/name", {"name": "Ada"}),
    ("/me/sign-up", {"login": "ada.two", "password": PASSWORD}),
)
CALLS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("/api/people", {"name": "Ada"}),
    ("/api/commitments", {}),
    ("/api/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "bot"}]}),
    ("/api{open}/seats", {}),
    ("/api{mine}/answers", {"number": 1, "answer": 0}),
    ("/api{mine}/undo", {"number": 1}),
)


async def test_whoever_is_blocked_finds_every_way_closed(any_club: Club) -> None:
    club = any_club
    ada, bruno, mine = await club.site.two_seated()
    await ada.post("/me/sign-up", login="ada", password=PASSWORD)
    waiting = await bruno.open("me", "friend")
    assert (await ada.state(mine))["viewer"] == 0
    paths = {"open": waiting, "mine": mine}
    api = {name: path.replace("/t/", "/tables/") for name, path in paths.items()}
    await club.do("block", to="Ada", reason="spam & more")
    for path, fields in WAYS_IN:
        reply = await ada.post(path.format(**paths), **fields)
        assert (reply.status_code, key(reply)) == (403, "blocked"), path
        assert "spam & more" in reply.json()["message"]
    token = {"authorization": f"Bearer {ada.http.cookies['burnham']}"}
    for path, body in CALLS:
        reply = await ada.http.post(path.format(**api), json=body, headers=token)
        assert (reply.status_code, key(reply)) == (403, "blocked"), path
    assert (await ada.state(mine))["viewer"] is None
    assert "blocked you: spam &amp; more" in (await ada.get("/")).text
    stranger = club.site.visitor()
    for visitor, offered in ((stranger, True), (ada, False), (stranger, True)):
        assert (f'action="{waiting}/sit"' in (await visitor.get(waiting)).text) == offered
    hidden = await bruno.open("me", "friend", private="on")
    link = (await bruno.state(hidden))["invite"]
    assert key(await ada.get(f"/join/{link}")) == "blocked"
    for device in (ada, club.site.visitor()):
        reply = await device.post("/me/sign-in", login="ada", password=PASSWORD)
        assert key(reply) == "blocked"
        assert "spam" in reply.json()["message"]
    wrong = await ada.post("/me/sign-in", login="ada", password="something else")
    assert key(wrong) == "sign-in"  # nobody else learns that the account is blocked
    assert (await ada.post("/me/theme", theme="dark")).status_code == 200


WISH = {
    "game": "toy", "name": "Cup", "system": "robin", "seats": 2, "rounds": 1,
    "clock": "move:86400",
}  # fmt: skip


async def test_whoever_is_blocked_has_no_part_in_tournaments(any_club: Club) -> None:
    """What they opened is called off, what they entered goes on without them."""
    club = any_club
    tournaments = club.site.server.tournaments
    ada, bruno, clara, dora = [
        await club.member(name) for name in ("Ada", "Bruno", "Clara", "Dora")
    ]
    waiting = (await dora.post("/tournaments", **WISH)).json()["url"]
    path = (await ada.post("/tournaments", **WISH)).json()["url"]
    for one in (ada, bruno, clara, dora):
        assert (await one.post(f"{path}/enter")).status_code == 200
    await club.do("block", to="Dora", reason="spam")
    for way in ("/tournaments", f"{waiting}/start", f"{path}/enter", f"{path}/leave"):
        assert key(await dora.post(way, **WISH)) == "blocked"
    assert (await tournaments.store.find(waiting.rpartition("/")[2])).status == "closed"
    assert (await ada.post(f"{path}/start")).status_code == 200
    blocked = (await club.person("Dora")).id
    first = await tournaments.store.find(path.rpartition("/")[2])
    assert len(first.pairings) == 2
    assert all(blocked not in one.people for one in first.pairings)
    await club.do("unblock", to="Dora")
    table = next(one.table for one in first.pairings if one.table)
    by_name = {"Ada": ada, "Bruno": bruno, "Clara": clara}
    await finish(f"/t/{table}", by_name)
    for task in tournaments.busy:
        await task
    second = await tournaments.store.find(first.id)
    again = [one for one in second.pairings if one.round == 2]
    assert any(blocked in one.people for one in again)  # a block that was lifted is over


async def test_whoever_is_unblocked_signs_in_anew(any_club: Club) -> None:
    club = any_club
    ada, _, table = await club.site.two_seated()
    await ada.post("/me/sign-up", login="ada", password=PASSWORD)
    await club.do("block", to="Ada", reason="a mistake")
    await club.do("unblock", to="Ada")
    assert (await ada.state(table))["viewer"] is None
    assert (await ada.post("/me/sign-in", login="ada", password=PASSWORD)).status_code == 200
    assert (await ada.state(table))["viewer"] == 0


async def test_a_guest_who_is_unblocked_is_who_they_were(club: Club) -> None:
    ada, _, table = await club.site.two_seated()
    await club.do("block", to="Ada", reason="a mistake")
    assert (await ada.state(table))["viewer"] is None
    await club.do("unblock", to="Ada")
    assert (await ada.state(table))["viewer"] == 0


async def test_hosts_search_people(any_club: Club) -> None:
    club = any_club
    await club.site.two_seated()
    await club.member("Clara")
    await club.do("mute", to="Bruno", reason="tells <b>everything</b>")
    page = (await club.host.get("/host/people?search=BRU")).text
    assert "tells &lt;b&gt;everything&lt;/b&gt;" in page
    assert "Clara" not in page
    assert "Login clara" in (await club.host.get("/host/people?search=clara")).text
    everybody = (await club.host.get("/host/people")).text
    clara = await club.person("Clara")
    assert f'href="/people/{clara.id}"' in everybody
    assert everybody.count("data-day") == everybody.count("last seen")  # more is not known
    assert all(name in everybody for name in ("Ada", "Bruno", "Clara", HOST))


async def test_a_guest_who_only_said_a_name_at_a_table_is_found(any_club: Club) -> None:
    club = any_club
    ada, bruno = club.site.visitor(), club.site.visitor()
    table = await ada.open("me", "friend", "friend", private="on")
    await bruno.get(f"/join/{(await ada.state(table))['invite']}")
    await bruno.post(f"{table}/sit", name="Bruno")
    await club.do("block", to="Bruno", reason="noise")
    assert key(await bruno.post("/me/name", name="Bruno")) == "blocked"
    assert "Blocked Bruno" in (await club.host.get("/host/deeds")).text
    assert ">Guest <" in (await club.host.get("/host/people")).text  # Ada, who has said nothing
