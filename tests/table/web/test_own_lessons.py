"""Lessons of one's own, through the real routes."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import pytest

from burnham.table.room.shelf import OUR_GAMES
from tests.table.conftest import MakeUrl
from tests.table.room.test_own_lessons import GOOD
from tests.table.site import Site, site_on
from tests.table.web.test_studies import html
from tests.table.web.test_teaching import post_form

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(sqlite: MakeUrl) -> AsyncIterator[Site]:
    """A site with our own games."""
    async with site_on(sqlite(), shelf=OUR_GAMES) as site:
        yield site


async def test_loaded_played_by_others_and_taken_away(house: Site) -> None:
    ada, bruno = house.visitor(), house.visitor("de")
    reply = await ada.post("/learn/own", lesson=GOOD)
    assert reply.status_code == 200, reply.text
    begin = reply.json()["url"]
    at = begin.removesuffix("/0")
    assert re.fullmatch(r"/learn/own/[0-9a-f]{16}", at)
    assert (await bruno.get(at)).headers["location"] == begin
    assert "Das sind öffentliche Ausschreibungen." in await html(bruno, begin)
    reply = await bruno.post(f"{at}/1/answer", answer=8)
    assert (reply.status_code, "Gelb!" in reply.json()["message"]) == (400, True)
    reply = await bruno.post(f"{at}/1/answer", answer=5)
    assert reply.json()["url"] == f"{at}/2"
    assert "Ende." in await html(bruno, f"{at}/2")
    assert (await bruno.get(f"{at}/9")).status_code == 404
    assert (await bruno.get(f"{at}/lesson.toml")).text == GOOD
    page = await html(ada, "/learn/own")
    assert f"http://test{at}" in page
    assert "Mein erstes Gebäude" in page
    assert at not in await html(bruno, "/learn/own")
    assert (await bruno.post(f"{at}/remove")).status_code == 404
    assert (await ada.post(f"{at}/remove")).status_code == 200
    for path in (at, begin, f"{at}/lesson.toml", f"{at}/0/parts"):
        assert (await bruno.get(path)).status_code == 404
    assert (await ada.post(f"{at}/remove")).status_code == 404


async def test_what_is_wrong_is_said_and_the_text_stays(house: Site) -> None:
    clara = house.visitor("de")
    wrong = GOOD.replace("tender=5", "tender=6").replace("public-0", "public-99")
    reply = await clara.post("/learn/own", lesson=wrong)
    assert reply.status_code == 400
    assert reply.json()["error"] == "lesson-faults"
    lit, only = reply.json()["faults"]
    assert lit == "Zeile 10, Notiz 1, lit: „public-99“ ist hier nicht zu sehen."
    assert only.startswith("Zeile 14, Notiz 2, only: „keep tender=6“ ist hier keine Antwort.")
    page = await post_form(clara, "/learn/own", lesson=wrong)
    assert page.status_code == 400
    assert "Zeile 14, Notiz 2" in page.text
    assert "keep tender=6" in page.text.partition("<textarea")[2]
    for text in ("", "=", "\x01", "name = 1", "a" * 200_000):
        assert (await clara.post("/learn/own", lesson=text)).status_code == 400
    assert (await clara.get("/learn/own/0123456789abcdef/0")).status_code == 404


async def test_there_are_not_too_many_of_one_person(
    house: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("burnham.table.store.own_lessons.MOST", 1)
    ada = house.visitor()
    assert (await ada.post("/learn/own", lesson=GOOD)).status_code == 200
    reply = await ada.post("/learn/own", lesson=GOOD)
    assert (reply.status_code, reply.json()["error"]) == (400, "many-lessons")


async def test_a_guests_lessons_become_the_members(house: Site) -> None:
    ada = house.visitor()
    await ada.post("/me/sign-up", login="ada", password="long enough 1")
    guest = house.visitor()
    at = (await guest.post("/learn/own", lesson=GOOD)).json()["url"].removesuffix("/0")
    await guest.post("/me/sign-in", login="ada", password="long enough 1")
    assert at in await html(ada, "/learn/own")
