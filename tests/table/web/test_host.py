"""What hosts of the server do, and that nobody else can."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest

from burnham.table.web.host import DEEDS
from tests.table.club import HOST, PASSWORD, Club, claim_path, key
from tests.table.conftest import MakeUrl
from tests.table.site import site_on

pytestmark = pytest.mark.anyio
PAGES = ("/host", "/host/people", "/host/rules", "/host/deeds")
TOKEN = "abcdefghijklmnopqrstuvwx"


# --- who is host --------------------------------------------------------------------------------


async def test_nobody_signs_up_with_a_hosts_login(sqlite: MakeUrl) -> None:
    async with site_on(sqlite(), admins=(HOST,)) as site:
        thief = site.visitor()
        for login in (HOST, HOST.upper()):
            reply = await thief.post("/me/sign-up", login=login, password=PASSWORD)
            assert key(reply) == "login-taken"
        assert (await thief.get("/host")).status_code == 404


async def test_the_printed_link_makes_the_host_once(sqlite: MakeUrl) -> None:
    async with site_on(sqlite(), admins=(HOST,)) as site:
        host, late = site.visitor(), site.visitor()
        path = claim_path(site)
        assert HOST in (await host.get(path)).text
        assert key(await host.post(path, password="short")) == "password"
        assert (await host.post(path, password=PASSWORD)).status_code == 200
        assert (await host.get("/host")).status_code == 200
        assert (await late.get(path)).status_code == 404
        assert key(await late.post(path, password="another one")) == "claim"
        await late.post("/me/sign-in", login=HOST, password=PASSWORD)
        assert (await late.get("/host")).status_code == 200


async def test_links_that_were_never_printed(sqlite: MakeUrl) -> None:
    async with site_on(sqlite(), admins=(HOST,)) as site:
        thief = site.visitor()
        good = site.server.powers.claim_token("other")
        for path in (
            f"/host/claim/other/{good}",
            f"/host/claim/{HOST}/{good}",
            f"/host/claim/{HOST}/x",
        ):
            assert (await thief.get(path)).status_code == 404
            assert key(await thief.post(path, password=PASSWORD)) == "claim"


async def test_a_member_who_follows_the_link_keeps_their_own_account(sqlite: MakeUrl) -> None:
    async with site_on(sqlite(), admins=(HOST,)) as site:
        ada = site.visitor()
        await ada.post("/me/sign-up", login="ada", password=PASSWORD)
        assert (await ada.post(claim_path(site), password=PASSWORD)).status_code == 200
        again = site.visitor()
        assert (await again.post("/me/sign-in", login="ada", password=PASSWORD)).is_success
        assert (await again.get("/host")).status_code == 404


async def test_only_hosts_have_the_way_there_in_their_menu(club: Club) -> None:
    assert 'href="/host"' in (await club.host.get("/")).text
    assert 'href="/host"' not in (await (await club.member("Ada")).get("/")).text


# --- nobody else can ----------------------------------------------------------------------------


async def fields_of(club: Club, deed: str, running: str, waiting: str) -> dict[str, str]:
    """A post that would do it."""
    person = (await club.person("Bruno")).id
    return {
        "table": (waiting if deed == "remove" else running).removeprefix("/t/"),
        "person": person,
        "reason": "because",
        "opening": "invited",
        "en": "Hello",
        "name": "Friends",
        "token": TOKEN,
    }


@pytest.mark.parametrize("deed", DEEDS)
async def test_every_power_is_refused_to_everybody_else(club: Club, deed: str) -> None:
    """To nobody, a guest, a member, whoever opened the table, a muted and a blocked one."""
    site = club.site
    ada, bruno, running = await site.two_seated()
    waiting = await ada.open("me", "friend", "friend")
    await bruno.post(f"{waiting}/sit")
    muted, blocked = await club.member("Mute"), await club.member("Block")
    await club.do("mute", to="Mute", reason="noise")
    await club.do("block", to="Block", reason="spam")
    member = await club.member("Clara")
    before = await club.deeds()
    fields = await fields_of(club, deed, running, waiting)
    for visitor in (site.visitor(), ada, bruno, member, muted, blocked):
        reply = await visitor.post(f"/host/{deed}", **fields)
        assert reply.status_code == (403 if visitor is blocked else 404), reply.text
        for path in PAGES:
            assert (await visitor.get(path)).status_code == 404
    elsewhere = {"origin": "http://elsewhere"}
    forged = await club.host.http.post(f"/host/{deed}", data=fields, headers=elsewhere)
    assert (forged.status_code, key(forged)) == (403, "origin")
    assert await club.deeds() == before
    assert (await ada.state(running))["status"] == "playing"
    assert (await ada.state(waiting))["seats"][1]["kind"] == "person"


@pytest.mark.parametrize("deed", DEEDS)
async def test_every_power_works_once_and_is_noted(any_club: Club, deed: str) -> None:
    club = any_club
    ada, bruno, running = await club.site.two_seated()
    waiting = await ada.open("me", "friend", "friend")
    await bruno.post(f"{waiting}/sit")
    fields = await fields_of(club, deed, running, waiting)
    needed = NEEDED.get(deed, [])
    for one in (*needed, deed, deed):
        reply = await club.host.post(f"/host/{one}", **fields)
        assert reply.status_code == 200, reply.text
    assert await club.deeds() == [*needed, deed]
    noted = (await club.powers.book.deeds(0))[0]
    assert (noted.host, noted.text) == (HOST, TEXTS.get(deed, ""))
    assert noted.person == ("Bruno" if deed in OF_PEOPLE else None)
    assert "Bruno" in (await club.host.get("/host/deeds")).text or deed not in OF_PEOPLE


OF_PEOPLE = ("remove", "mute", "unmute", "block", "unblock")
NEEDED = {
    "archive": ["close"],
    "bring-back": ["close", "archive"],
    "unmute": ["mute"],
    "unblock": ["block"],
    "take-back": ["invite"],
}
TEXTS = {
    **dict.fromkeys(("close", "remove", "mute", "block"), "because"),
    **dict.fromkeys(("invite", "take-back"), "Friends"),
    "opening": "invited",
    "message": "Hello",
}


@pytest.mark.parametrize(
    ("deed", "fields", "why"),
    [
        ("close", {"table": "nowhere", "reason": "x"}, "table"),
        ("archive", {"table": "nowhere"}, "table"),
        ("mute", {"person": "nobody", "reason": "x"}, "person"),
        ("unblock", {"person": "nobody"}, "person"),
        ("opening", {"opening": "cats"}, "field"),
        ("message", {"en": "x" * 1001}, "message"),
        ("invite", {"name": "", "token": TOKEN}, "invitation-name"),
        ("invite", {"name": "x", "token": "short"}, "field"),
    ],
)
async def test_posts_that_make_no_sense(
    any_club: Club, deed: str, fields: dict[str, str], why: str
) -> None:
    assert key(await any_club.do(deed, **fields)) == why
    assert await any_club.deeds() == []


async def test_a_reason_is_needed_and_hosts_are_spared(club: Club) -> None:
    _, _, table = await club.site.two_seated()
    assert key(await club.do("block", to="Ada", reason=" ")) == "reason"
    assert key(await club.do("close", table=table.removeprefix("/t/"))) == "reason"
    for deed in ("mute", "block"):
        assert key(await club.do(deed, to=HOST, reason="mutiny")) == "is-host"
    assert await club.deeds() == []


# --- tables -------------------------------------------------------------------------------------


async def test_a_closed_game_tells_its_players_why(club: Club) -> None:
    ada, bruno, table = await club.site.two_seated()
    await ada.answer(table)
    await club.do("close", table=table.removeprefix("/t/"), reason="It was a test.")
    state = await bruno.state(table)
    assert (state["status"], state["scores"], state["question"]) == ("closed", None, None)
    for visitor in (ada, bruno):
        assert "It was a test." in (await visitor.get(table)).text
        assert "Closed by the host" in (await visitor.get("/")).text
    record = (await bruno.get(f"{table}/record.json")).json()
    assert record["ended"] == "host"
    assert "ranking" not in record
    assert key(await ada.post(f"{table}/answer", number=state["number"], answer=0)) == "over"


async def test_the_archive_is_out_of_all_lists(any_club: Club) -> None:
    club = any_club
    ada, _, table = await club.site.two_seated()
    id = table.removeprefix("/t/")
    assert key(await club.do("archive", table=id)) == "still-running"
    await club.do("close", table=id, reason="done")
    assert table in (await ada.get("/")).text
    await club.do("archive", table=id)
    assert table not in (await ada.get("/")).text
    assert id not in (await club.host.get("/host")).text
    assert id in (await club.host.get("/host?state=archived")).text
    assert (await ada.get(table)).status_code == 200
    await club.do("bring-back", table=id)
    assert table in (await ada.get("/")).text


async def test_hosts_search_tables(any_club: Club) -> None:
    club = any_club
    ada, _, table = await club.site.two_seated()
    hidden = await ada.open("me", "friend", private="on")
    for query, found in (
        ("", {table, hidden}),
        ("?search=bRuno", {table}),
        ("?search=toy&state=open", {hidden}),
        (f"?search={table.removeprefix('/t/')}", {table}),
        ("?search=%25", set()),
        ("?state=over", set()),
        ("?state=cats", {table, hidden}),
        ("?page=1", set()),
    ):
        page = (await club.host.get(f"/host{query}")).text
        ids = {one for one in (table, hidden) if f"<code>{one.removeprefix('/t/')}</code>" in page}
        assert ids == found, query
    page = (await club.host.get("/host")).text
    assert f'href="{table}"' in page
    assert f'href="{hidden}"' not in page  # private tables are not for hosts either
    assert (await club.host.get(hidden)).status_code == 404


async def test_a_deed_tells_of_which_table_and_leads_there(any_club: Club) -> None:
    """Also when the table lies in the archive by now."""
    club = any_club
    _, _, table = await club.site.two_seated()
    id = table.removeprefix("/t/")
    await club.do("close", table=id, reason="Left for weeks")
    await club.do("archive", table=id)
    await club.do("mute", to="Bruno", reason="Too loud")
    page = (await club.host.get("/host/deeds")).text
    assert page.count(f"Tollhouse · Ada, Bruno · {id}") == 2
    assert "/host/people?search=Bruno" in page
    leads = re.findall(r'href="(/host\?search=[^"]+)"', page)
    assert len(leads) == 2
    assert f"<code>{id}</code>" in (await club.host.get(unescape(leads[0]))).text


async def test_a_page_of_tables_leads_to_the_next(club: Club, monkeypatch: Any) -> None:
    monkeypatch.setattr("burnham.table.store.hosts.PAGE", 1)
    monkeypatch.setattr("burnham.table.views.host.PAGE", 1)
    ada, _, _ = await club.site.two_seated()
    await ada.open("me", "friend")
    assert "/host?state=open&amp;page=1" not in (await club.host.get("/host?state=open")).text
    assert "/host?state=all&amp;page=1" in (await club.host.get("/host")).text
    assert (await club.host.get("/host?page=1")).text.count("<code>") == 1


async def test_the_host_removes_somebody_from_a_lobby(club: Club) -> None:
    ada, bruno = club.site.visitor(), club.site.visitor("de")
    await bruno.post("/me/name", name="Bruno")
    table = await ada.open("me", "friend", "friend")
    await bruno.post(f"{table}/sit")
    id = table.removeprefix("/t/")
    assert "Remove Bruno" in (await club.host.get("/host")).text
    await club.do("remove", to="Bruno", table=id, reason="Andere Runde")
    assert key(await bruno.post(f"{table}/sit")) == "removed"
    assert key(await bruno.post(f"{table}/chat", text="why?")) == "removed"
    page = (await bruno.get(table)).text
    assert "von diesem Tisch entfernt: Andere Runde" in page
    assert f'action="{table}/sit"' not in page
    assert (await ada.post(f"{table}/chat", text="hello")).status_code == 200
