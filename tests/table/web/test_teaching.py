"""Teaching through the real routes: a study's link, lead, lights, notes, and record files."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from tests.table.site import Site, Visitor
from tests.table.web.test_studies import ended, html, link_of, study

pytestmark = pytest.mark.anyio


async def lesson_at(site: Site) -> tuple[Visitor, Visitor, str]:
    """Ada plays all seats of a study, and Bruno came by its link."""
    ada, bruno, table = await ended(site)
    opened = await study(ada, table, 1, with_="me")
    assert (await bruno.get(await link_of(site, opened))).status_code == 303
    return ada, bruno, opened


async def items(visitor: Visitor, table: str, query: str = "") -> dict[str, str]:
    reply = await visitor.get(f"{table}/parts{query}")
    assert reply.status_code == 200, reply.text
    found: dict[str, str] = reply.json()["items"]
    return found


async def led(visitor: Visitor, table: str) -> Any:
    return json.loads((await items(visitor, table))["lead"])


async def test_the_link_lets_in_and_the_teacher_sees_it(site: Site) -> None:
    ada, bruno, opened = await lesson_at(site)
    link = await link_of(site, opened)
    assert f"http://test{link}" in await html(ada, opened)
    seen = await html(bruno, opened)
    assert "/join/" not in seen
    assert 'data-teach="lead"' not in seen
    assert 'data-teach="follow"' in seen
    assert (await site.visitor().get(opened)).status_code == 404


async def test_what_is_led_reaches_those_who_watch(site: Site) -> None:
    ada, bruno, opened = await lesson_at(site)
    await ada.answer(opened)
    assert await led(bruno, opened) is None
    reply = await ada.post(f"{opened}/lead", on="yes", at=0, lit="gate-1 gate-2")
    assert reply.status_code == 200, reply.text
    found = await led(bruno, opened)
    assert (found["at"], found["lit"]) == (0, ["gate-1", "gate-2"])
    assert found["says"] == "The teacher shows the start."
    await ada.post(f"{opened}/lead", on="yes")
    assert (await led(bruno, opened))["at"] is None
    await ada.post(f"{opened}/lead", on="")
    assert await led(bruno, opened) is None


@pytest.mark.parametrize(
    ("path", "fields", "status"),
    [
        ("lead", {"on": "yes", "at": 99}, 400),
        ("lead", {"on": "yes", "at": "-1"}, 400),
        ("lead", {"on": "yes", "lit": "<b>"}, 400),
        ("note", {"at": 99, "text": "x"}, 400),
        ("note", {"text": "x"}, 400),
        ("note", {"at": 0, "text": "x" * 1001}, 400),
        ("note", {"at": 0, "text": "x", "lit": " ".join(f"gate-{n}" for n in range(30))}, 400),
    ],
)
async def test_forged_fields_change_nothing(
    site: Site, path: str, fields: dict[str, Any], status: int
) -> None:
    ada, bruno, opened = await lesson_at(site)
    before = await site.server.rooms.open(opened.removeprefix("/t/"))
    assert (await ada.post(f"{opened}/{path}", **fields)).status_code == status
    good = {"on": "yes", "at": 0, "text": "x"}
    assert (await bruno.post(f"{opened}/{path}", **good)).status_code == 403
    assert (await site.visitor().post(f"{opened}/{path}", **good)).status_code == 403
    assert await site.server.rooms.open(opened.removeprefix("/t/")) == before


async def test_notes_are_shown_kept_in_the_record_and_come_back(site: Site) -> None:
    ada, bruno, opened = await lesson_at(site)
    await ada.answer(opened)
    text = "See <b>here</b>\nand there"
    assert (await ada.post(f"{opened}/note", at=1, text=text, lit="gate-1")).status_code == 200
    (name,) = [name for name in await items(bruno, opened) if name.startswith("note:")]
    note = (await items(bruno, opened))[name]
    assert name == "note:000001"
    assert "See &lt;b&gt;here&lt;/b&gt;\nand there" in note
    assert 'data-things="gate-1"' in note
    assert note in await html(bruno, opened)
    written = (await ada.get(f"{opened}/record.json")).json()
    assert written["notes"] == [{"at": 1, "text": text, "lit": ["gate-1"]}]
    clara = site.visitor()
    reply = await clara.post("/records", record=json.dumps(written))
    assert reply.status_code == 200, reply.text
    again = reply.json()["url"].partition("?")[0]
    assert (await items(clara, again))[name] == note
    assert (await ada.post(f"{opened}/note", at=1, text="")).status_code == 200
    assert name not in await items(bruno, opened)


async def test_watchers_see_with_the_teacher_but_may_not_answer(site: Site) -> None:
    ada, bruno, opened = await lesson_at(site)
    mine, seen = await ada.state(opened), await bruno.state(opened)
    assert seen["position"]["hands"] == mine["position"]["hands"]
    assert seen["viewer"] is None
    assert not seen["question"]["answers"]
    word = mine["question"]["answers"][0]["word"]
    reply = await bruno.post(f"{opened}/answer", number=mine["number"], answer=word)
    assert reply.status_code == 403


async def test_friends_play_along(site: Site) -> None:
    ada, bruno, table = await ended(site)
    opened = await study(ada, table, 1, with_="friend")
    assert (await ada.state(opened))["status"] == "open"
    await bruno.get(await link_of(site, opened))
    assert (await bruno.post(f"{opened}/sit")).status_code == 200
    state = await bruno.state(opened)
    assert state["status"] == "playing"
    assert state["study"]["turn"] == 1
    mine = (await ada.state(opened))["position"]["hands"]
    assert state["position"]["hands"] != mine  # each their own
    clara = site.visitor()
    await clara.get(await link_of(site, opened))
    assert (await clara.state(opened))["position"]["hands"] not in (
        mine,
        state["position"]["hands"],
    )


async def test_a_whole_game_is_opened_with_all_its_moves(site: Site) -> None:
    ada, bruno, table = await ended(site)
    reply = await bruno.post(f"{table}/study", with_="game")
    assert reply.status_code == 200, reply.text
    path, _, query = reply.json()["url"].partition("?")
    assert query == "at=0"
    assert (await bruno.state(path))["moment"] == (await ada.state(table))["moment"]
    assert (await bruno.state(path, "?at=2"))["position"]["coins"] == (
        await ada.state(table, "?at=2")
    )["position"]["coins"]
    assert "a whole game" in await html(bruno, f"{path}?at=0")
    assert (await bruno.get(f"{path}/origin")).headers["location"] == f"{table}?at=0"
    # Those who come later begin at the board, where the teacher is.
    reply = await ada.get(await link_of(site, path))
    assert reply.headers["location"] == f"{path}?at=0"
    await bruno.post(f"{path}/lead", on="yes", at=2)
    assert (await ada.get(path)).headers["location"] == f"{path}?at=2"
    assert (await bruno.get(path)).status_code == 200
    running = await ada.open("me", "friend")
    await bruno.post(f"{running}/sit")
    assert (await ada.post(f"{running}/study", with_="game")).status_code == 403


async def post_form(visitor: Visitor, path: str, **fields: str) -> httpx.Response:
    return await visitor.http.post(path, data=fields, headers={"accept": "text/html"})


async def test_record_files(site: Site) -> None:
    ada, _, table = await ended(site)
    written = (await ada.get(f"{table}/record.json")).text
    clara = site.visitor("de")
    assert "/records" in await html(clara, "/")
    assert "Aufzeichnung" in await html(clara, "/records")
    reply = await post_form(clara, "/records", record=written)
    assert reply.status_code == 303
    opened = reply.headers["location"]
    assert opened.endswith("?at=0")
    assert "eine Partie aus einer Aufzeichnung" in await html(clara, opened)
    reply = await post_form(clara, "/records", record=written[:100])
    assert reply.status_code == 400
    assert 'role="alert"' in reply.text
    reply = await clara.post("/records", record='{"format": 3}')
    assert reply.json()["error"] == "record-format"
    assert "Format 3" in reply.json()["message"]
    assert (await clara.post("/records", record="x" * 1_100_000)).status_code == 413
    assert (await clara.post("/me/name", name="x" * 70_000)).status_code == 413
    assert len((await clara.get("/api/tables")).json()["tables"]) == 1  # the one that was good
    assert (await site.visitor().get(opened)).status_code == 404
