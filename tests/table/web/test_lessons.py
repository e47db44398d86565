"""Lessons in the browser's place: pages, answers, and where a beginner is offered them."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from burnham.games import title_of
from burnham.table.room.lessons import lessons_in
from burnham.table.room.shelf import OUR_GAMES
from tests.table.conftest import MakeUrl
from tests.table.site import Site, site_on

pytestmark = pytest.mark.anyio
AT = "/learn/san_francisco/first"
KEEP_YELLOW, KEEP_RED = 5, 8


@pytest.fixture
async def house(sqlite: MakeUrl) -> AsyncIterator[Site]:
    """A site with our own games."""
    async with site_on(sqlite(), shelf=OUR_GAMES) as site:
        yield site


async def test_an_answer_leads_to_the_next_note(house: Site) -> None:
    reply = await house.visitor().post(f"{AT}/1/answer", answer=KEEP_YELLOW)
    assert (reply.status_code, reply.json()["url"]) == (200, f"{AT}/2")


async def test_another_answer_is_refused_with_the_lessons_reason(house: Site) -> None:
    for lang, reason in (("en", "nothing else on the table rewards red"), ("de", "Gelb zählt")):
        reply = await house.visitor(lang).post(f"{AT}/1/answer", answer=KEEP_RED)
        assert reply.status_code == 400
        assert reason in reply.json()["message"]


async def test_what_the_rules_refuse_is_refused(house: Site) -> None:
    reply = await house.visitor().post(f"{AT}/1/answer", answer=0)
    assert reply.status_code == 422


async def test_where_the_learner_reads_no_answer_is_taken(house: Site) -> None:
    reply = await house.visitor().post(f"{AT}/0/answer", answer=KEEP_YELLOW)
    assert (reply.status_code, reply.json()["error"]) == (400, "read-on")


async def test_the_page_has_the_note_and_after_it_the_question(house: Site) -> None:
    page = (await house.visitor("de").get(f"{AT}/1")).text
    note, question = page.index("Behalte Gelb."), page.index("Welche Ausschreibung behältst du?")
    assert note < question
    assert f'action="{AT}/1/answer"' in page
    assert f'href="{AT}/0"' in page


async def test_a_lesson_leaves_no_trace(house: Site) -> None:
    ada = house.visitor()
    await ada.get(f"{AT}/1")
    await ada.post(f"{AT}/1/answer", answer=KEEP_YELLOW)
    assert (await ada.get("/api/tables")).json()["tables"] == []


async def test_without_script_an_answer_leads_on_too(house: Site) -> None:
    ada = house.visitor()
    ada.http.headers["accept"] = "text/html"
    reply = await ada.post(f"{AT}/1/answer", answer=KEEP_YELLOW)
    assert (reply.status_code, reply.headers["location"]) == (303, f"{AT}/2")


async def test_things_icons_and_text_are_told(house: Site) -> None:
    ada = house.visitor()
    assert (await ada.get(f"{AT}/1/about?thing=public-0")).json()["name"] == "Most yellow sites"
    assert "<li>" in (await ada.get(f"{AT}/1/legend")).json()["html"]
    assert "City plan" in (await ada.get(f"{AT}/1/text")).json()["html"]


@pytest.mark.parametrize("path", [f"{AT}/15", f"{AT}/x", "/learn/san_francisco/none", "/learn/x"])
async def test_what_is_not_there(house: Site, path: str) -> None:
    assert (await house.visitor().get(path)).status_code == 404


async def test_a_beginner_is_offered_the_first_lesson(house: Site) -> None:
    ada = house.visitor()
    home = (await ada.get("/")).text
    assert home.count(f'href="{AT}/0"') == 2  # on the card, and where there is no game yet
    assert f'href="{AT}/0"' in (await ada.get("/learn/san_francisco")).text
    table = (await ada.post("/play", game="san_francisco", seats=2, level="random")).json()["url"]
    await house.settled()
    assert f'href="{AT}/0"' in (await ada.get(table)).text
    await ada.answer(table)
    await house.settled()
    assert f'href="{AT}/0"' not in (await ada.get(table)).text


async def test_who_waits_for_others_is_offered_it_too(house: Site) -> None:
    ada = house.visitor()
    seats = {"seat-0": "me", "seat-1": "friend"}
    table = (await ada.http.post("/tables", data={"game": "san_francisco", **seats})).json()["url"]
    assert f'href="{AT}/0"' in (await ada.get(table)).text


async def test_a_lesson_is_gone_on_with_from_home(house: Site) -> None:
    """From the game's card, the empty list of games, and the list of lessons."""
    ada = house.visitor()
    await ada.get(f"{AT}/7/parts")
    await ada.get("/learn/chicago_1991/first/0")  # looked into only
    home = (await ada.get("/")).text
    assert home.count(f'href="{AT}/7"') == 2
    assert "Go on with the lesson “Your first building”" in home
    assert home.count('href="/learn/chicago_1991/first/0"') == 2
    assert f'href="{AT}/7"' in (await ada.get("/learn/san_francisco")).text
    assert f'href="{AT}/7"' not in (await house.visitor().get("/")).text


async def test_a_lesson_that_was_done_is_ticked_and_the_next_one_offered(house: Site) -> None:
    ada = house.visitor("de")
    await ada.get(f"{AT}/14")
    lessons = (await ada.get("/learn/san_francisco")).text
    assert lessons.count("geschafft") == 1
    home = (await ada.get("/")).text
    assert 'href="/learn/san_francisco/distance/0"' in home
    assert "Nächste Lektion: Aus der Distanz" in home
    await ada.get(f"{AT}/3")  # once more: it stays done
    assert (await ada.get("/learn/san_francisco")).text.count("geschafft") == 1
    assert f'href="{AT}/3"' in (await ada.get("/")).text
    for lesson in lessons_in(title_of("san_francisco").folder):
        await ada.get(f"/learn/san_francisco/{lesson.id}/{len(lesson.notes) - 1}")
    assert 'href="/learn/san_francisco"' in (await ada.get("/")).text


@pytest.mark.parametrize(
    "cookie",
    [
        "san_francisco.first.99",
        "san_francisco.first.3-9",
        "san_francisco.none.3!",
        "nowhere.first.3",
        "~~..!~x.y.z",
        "san_francisco.first." + "1" * 3000,
    ],
)
async def test_a_cookie_that_makes_no_sense_is_passed_over(house: Site, cookie: str) -> None:
    ada = house.visitor()
    ada.http.cookies.set("lessons", cookie)
    for path in ("/", "/learn/san_francisco"):
        reply = await ada.get(path)
        assert reply.status_code == 200
        assert f'href="{AT}/0"' in reply.text
