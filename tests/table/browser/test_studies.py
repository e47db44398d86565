"""Studies by clicks: play from here, a teacher leads, a pupil follows, notes, files, lessons."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import burnham
from burnham.games import names
from burnham.kernel.fluent import LANGUAGES
from tests.table.browser.player import DESKTOP, PHONE, Player, seated
from tests.table.room.test_own_lessons import GOOD


def record(game: str, answers: int | None = 40) -> str:
    """A game of first answers: so many, or to its end."""
    played = burnham.new(game, seats=3, seed="5")
    while not played.over and (answers is None or played.number < answers):
        played.take(played.answers()[0])
    return json.dumps({**played.record(), "players": ["Ada", "Bruno", "Clara"]})


def open_record(player: Player, text: str) -> str:
    """By its text; gives the path of the study."""
    player.visit("/records")
    player.page.locator("#record").fill(text)
    with player.listens():
        player.page.locator(".file-form .act").click()
    return player.path


LED = "() => JSON.parse(document.querySelector('.table').dataset.lead)"
LIT = """() => {
    const lit = JSON.parse(document.querySelector(".table").dataset.lead)?.lit ?? [];
    return lit.length === 2 && lit;
}"""
"""The two things that the teacher has lit, once both are."""


def deed(page: Page, name: str) -> None:
    page.locator(f"[data-teach={name}]").click()


def shows(player: Player, moment: str) -> None:
    """Wait until a page shows a moment; "" is now."""
    player.page.wait_for_function(
        "at => document.querySelector('.table').dataset.at === at", arg=moment
    )


@contextmanager
def class_room(
    browser: Browser, server: str, text: str, size: tuple[int, int] = DESKTOP
) -> Iterator[tuple[Player, Player]]:
    """A teacher with a record, and a pupil who came by the link."""
    with seated(browser, server) as ada, seated(browser, server, size, "de") as bruno:
        open_record(ada, text)
        link = ada.page.locator(".study-link input").input_value()
        with bruno.listens():
            bruno.page.goto(link)
        yield ada, bruno


def test_a_pupil_follows_leaves_and_comes_back(browser: Browser, server: str) -> None:
    with class_room(browser, server, record("raising_chicago")) as (ada, bruno):
        expect(bruno.page.locator("p.led")).to_be_hidden()
        deed(ada.page, "lead")
        expect(ada.page.locator("[data-teach=lead]")).to_have_attribute("aria-pressed", "true")
        shows(bruno, "0")
        ada.page.keyboard.press("ArrowRight")
        shows(bruno, "1")
        says = bruno.page.locator("p.led span[role=status]")
        expect(says).to_contain_text("Gezeigt wird Zug 1")
        bruno.page.keyboard.press("ArrowRight")
        shows(bruno, "2")
        ada.page.keyboard.press("ArrowRight")
        ada.page.keyboard.press("ArrowRight")
        shows(ada, "3")
        expect(says).to_be_visible()
        bruno.page.wait_for_function(
            "() => JSON.parse(document.querySelector('.table').dataset.lead).at === 3"
        )
        assert bruno.page.evaluate("document.querySelector('.table').dataset.at") == "2"
        deed(bruno.page, "follow")
        shows(bruno, "3")
        bruno.page.reload()
        shows(bruno, "3")
        ada.page.keyboard.press("End")
        shows(bruno, "")
        deed(ada.page, "lead")
        expect(bruno.page.locator("p.led")).to_be_hidden()
        assert ada.axe() == []
        assert bruno.axe() == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_is_lit_is_ringed_for_all(
    browser: Browser, server: str, size: tuple[int, int]
) -> None:
    with class_room(browser, server, record("san_francisco"), size) as (ada, bruno):
        deed(ada.page, "light")
        expect(ada.page.locator("[data-teach=lead]")).to_have_attribute("aria-pressed", "true")
        for n in (0, 7):
            ada.page.locator(".easel [data-thing]:visible > .reach").nth(n).click(force=True)
        lit = bruno.page.wait_for_function(LIT).json_value()
        assert len(lit) == 2
        for name in lit:
            ring = bruno.page.locator(f'[data-thing="{name}"] > .coach-ring:visible').first
            expect(ring).to_be_visible()
        expect(ada.page.locator(".about-card:visible")).to_have_count(0)
        deed(ada.page, "light")
        deed(ada.page, "dark")
        expect(bruno.page.locator(".coach-ring")).to_have_count(0)


OLDER = """async () => {
    const { apply } = await import("/static/parts.js");
    apply({ set: { lead: JSON.stringify({ at: 0, lit: [], says: "" }) } });
}"""


def test_what_a_teacher_lights_outlasts_an_older_word(browser: Browser, server: str) -> None:
    """One that was on its way from the server when the teacher clicked."""
    with class_room(browser, server, record("san_francisco")) as (ada, bruno):
        deed(ada.page, "light")
        bruno.page.wait_for_function(LED)
        ada.page.route("**/lead?*", lambda route: None)
        things = ada.page.locator(".easel [data-thing]:visible > .reach")
        rings = ada.page.locator(".coach-ring:visible")
        with ada.page.expect_request("**/lead?*"):
            things.nth(0).click(force=True)
        before = rings.count()
        ada.page.evaluate(OLDER)
        assert rings.count() == before > 0
        things.nth(7).click(force=True)
        ada.page.unroute("**/lead?*")  # lets go what was held
        assert len(bruno.page.wait_for_function(LIT).json_value()) == 2


def test_notes_are_read_listed_and_come_back_with_the_record(
    browser: Browser, server: str, tmp_path: Path
) -> None:
    with class_room(browser, server, record("chicago_1875")) as (ada, bruno):
        for _ in range(3):
            ada.page.keyboard.press("ArrowRight")
        shows(ada, "3")
        deed(ada.page, "note")
        ada.page.locator("#write-note textarea").fill("Hier kauft Ada\nzu teuer.")
        ada.page.locator("#write-note .act").click()
        expect(ada.page.locator(".note-here")).to_have_text("Hier kauft Ada\nzu teuer.")
        expect(bruno.page.locator(".past .track circle")).to_have_count(1)
        deed(bruno.page, "notes")
        bruno.page.locator("#notes a[data-moment]").click()
        shows(bruno, "3")
        expect(bruno.page.locator(".note-here")).to_be_visible()
        ada.page.keyboard.press("ArrowRight")
        shows(ada, "4")
        expect(ada.page.locator(".note-here")).to_be_hidden()
        ada.page.locator("details.menu summary").click()
        with ada.page.expect_download() as saved:
            ada.page.locator("a[href$='record.json']").click()
        file = tmp_path / "record.json"
        saved.value.save_as(file)
        with seated(browser, server, lang="de") as clara:
            clara.visit("/records")
            clara.page.locator("input[type=file]").set_input_files(file)
            expect(clara.page.locator("#record")).not_to_be_empty()
            with clara.listens():
                clara.page.locator(".file-form .act").click()
            deed(clara.page, "notes")
            clara.page.locator("#notes a[data-moment]").click()
            shows(clara, "3")
            expect(clara.page.locator(".note-here")).to_have_text("Hier kauft Ada\nzu teuer.")


def test_play_from_here_and_back(browser: Browser, server: str) -> None:
    """A record that is over: a study of one of its moments, played on, taken back to its start."""
    with seated(browser, server) as ada:
        path = open_record(ada, record("raising_chicago", None))
        ada.visit(f"{path}?at=30")
        ada.card.get_by_role("link", name="Play from here").click()
        ada.page.locator("select[name=with]").select_option("me")
        with ada.listens():
            ada.page.get_by_role("button", name="Open the study").click()
        assert ada.path != path
        expect(ada.page.locator(".ribbon")).to_contain_text("Study")
        ada.wait_for_turn()
        ada.answer()
        ada.page.keyboard.press("z")
        expect(ada.page.locator(".track input")).to_have_attribute("max", "0")
        ada.page.locator(".ribbon a").click()
        ada.page.wait_for_url(f"**{path}?*at=30")


def test_a_lesson_of_ones_own(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        ada.expected = "status of 400"
        ada.visit("/learn/own")
        ada.page.locator("#lesson").fill(GOOD.replace("tender=5", "tender=6"))
        ada.page.locator(".file-form .act").click()
        expect(ada.page.locator(".faults")).to_contain_text(
            "Line 14, note 2, only: “keep tender=6”"
        )
        ada.page.locator("#lesson").fill(GOOD)
        ada.page.locator(".file-form .act").click()
        ada.page.get_by_role("link", name="Mein erstes Gebäude").click()
        expect(ada.card.locator("#coach-text")).to_have_text(
            "Das sind öffentliche Ausschreibungen."
        )
        ada.card.locator("[data-key=on]").click()
        expect(ada.card.locator("#coach-text")).to_have_text("Behalte Gelb.")
        ada.card.locator('.answer[data-answer="5"]').click()
        expect(ada.card.locator("#coach-text")).to_have_text("Ende.")
        ada.visit("/learn/own")
        assert ada.axe() == []
        ada.page.get_by_role("button", name="Remove").click()
        expect(ada.page.locator(".rows")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_game_is_opened_and_studied(
    browser: Browser, server: str, game: str, lang: str, size: tuple[int, int]
) -> None:
    with seated(browser, server, size, lang) as ada:
        path = open_record(ada, record(game))
        deed(ada.page, "note")
        ada.page.locator("#write-note textarea").fill("x" * 400)
        ada.page.locator("#write-note .act").click()
        expect(ada.page.locator(".note-here")).to_be_visible()
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        ada.visit(f"{path}/study?at=20")
        with ada.listens():
            ada.page.locator(".study-form .act").click()
        ada.wait_for_turn()
        assert ada.axe() == []
