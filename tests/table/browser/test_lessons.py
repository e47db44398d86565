"""Lessons played by clicks: every note, its answer on the board or in the card, to the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from burnham.games import names, title_of
from burnham.kernel.fluent import LANGUAGES
from burnham.table.room.lessons import lessons_in
from tests.table.browser.player import DESKTOP, PHONE, Player, seated

AT = "/learn/san_francisco/first"
LESSONS = [(game, one.id) for game in names() for one in lessons_in(title_of(game).folder)]

SAMPLE = [
    ("san_francisco", "en", DESKTOP),
    ("chicago_1991", "de", PHONE),
    ("raising_chicago", "de", DESKTOP),
    ("chicago_1875", "en", PHONE),
]

TOO_WIDE = """() => [...document.querySelectorAll("html, .question, .coach, .coach > *")]
    .filter(one => one.scrollWidth > one.clientWidth + 1)
    .map(one => one.outerHTML.slice(0, 80))"""


def note_number(ada: Player) -> str:
    return ada.card.locator(".coach h2").inner_text()


def go_on(ada: Player) -> bool:
    """Do what the note asks for; False at the last one."""
    number = note_number(ada)
    asked = (ada.card.locator(".coach").get_attribute("data-answers") or "").split()
    if asked:
        choose(ada, asked[-1])
    elif ada.card.locator("[data-key=on]").count():
        ada.card.locator("[data-key=on]").click()
    else:
        return False
    expect(ada.card.locator(".coach h2")).not_to_have_text(number, ignore_case=True)
    return True


def choose(ada: Player, answer: str) -> None:
    """By its button, or where that is not listed on the board."""
    button = ada.card.locator(f'.answer[data-answer="{answer}"]')
    if button.is_visible():
        button.click()
    else:
        thing = ada.page.locator(f'.lit[data-answers~="{answer}"]:visible > .reach')
        thing.first.click(force=True)  # what lies over it belongs to it
        offered = ada.page.locator(f'.chooser:visible .answer[data-answer="{answer}"]')
        if offered.count():
            offered.click()
    ada.confirm()


def play_through(ada: Player, path: str) -> None:
    ada.visit(path)
    while True:
        things = (ada.card.locator(".coach").get_attribute("data-things") or "").split()
        where = f"{path} {note_number(ada)}"
        assert ada.page.locator(".coached:visible").count() or not things, where
        assert ada.page.evaluate(TOO_WIDE) == [], where
        expect(ada.card.locator("#coach-text")).to_be_in_viewport()
        if not go_on(ada):
            return


@pytest.mark.parametrize(("game", "lang", "size"), SAMPLE)
def test_the_first_lessons_by_clicks(
    browser: Browser, server: str, game: str, lang: str, size: tuple[int, int]
) -> None:
    with seated(browser, server, size, lang) as ada:
        play_through(ada, f"/learn/{game}/first/0")
        expect(ada.card.locator("form[action='/play'] button")).to_be_visible()


def test_a_lesson_left_is_gone_on_with_from_home(browser: Browser, server: str) -> None:
    with seated(browser, server, DESKTOP) as ada:
        ada.visit(f"{AT}/0")
        for _ in range(3):
            assert go_on(ada)
        ada.page.locator(".menu > summary").click()
        ada.page.get_by_role("link", name="Leave the lesson").click()
        expect(ada.page.get_by_role("link", name="Go on: Your first building")).to_be_visible()
        ada.visit("/")
        ada.page.get_by_role("link", name="Go on with the lesson “Your first building”").click()
        expect(ada.card.locator(".coach h2")).to_have_text(re.compile("4 of 15", re.I))


def test_nothing_is_lit_where_the_learner_only_reads(browser: Browser, server: str) -> None:
    with seated(browser, server, DESKTOP) as ada:
        ada.visit(f"{AT}/0")
        expect(ada.card.locator("[data-key=on]")).to_be_visible()
        assert ada.lit.count() == 0
        assert go_on(ada)
        assert ada.lit.count() > 0


def test_wrong_answers_back_skip_and_reload(browser: Browser, server: str) -> None:
    with seated(browser, server, DESKTOP) as ada:
        ada.expected = r"status of 400"
        ada.visit(f"{AT}/1")
        expect(ada.card.locator(".coach h2")).to_be_focused()
        ada.card.locator('.answer[data-answer="8"]').click()
        expect(ada.card.locator(".late")).to_contain_text("nothing else on the table rewards red")
        assert ada.path == f"{AT}/1"
        ada.card.locator('.answer[data-answer="5"]').click()
        expect(ada.card).to_contain_text("Which income do you take?")
        ada.page.reload()
        expect(ada.card).to_contain_text("Which income do you take?")
        ada.card.get_by_role("link", name="Skip").click()
        expect(ada.card).to_contain_text("Which permit do you take?")
        ada.card.get_by_role("link", name="Back").click()
        expect(ada.card).to_contain_text("Which income do you take?")
        ada.page.go_back()
        expect(ada.card).to_contain_text("Which permit do you take?")


def test_a_lesson_by_keys(browser: Browser, server: str) -> None:
    with seated(browser, server, DESKTOP) as ada:
        ada.visit(f"{AT}/0")
        expect(ada.card.locator(".coach h2")).to_be_focused()
        ada.page.keyboard.press("Enter")
        expect(ada.card.locator(".coach h2")).to_have_text(re.compile("2 of 15", re.I))
        expect(ada.card.locator(".coach h2")).to_be_focused()
        ada.page.keyboard.press("1")
        expect(ada.card.locator(".coach h2")).to_have_text(re.compile("3 of 15", re.I))
        assert ada.axe() == []


@pytest.mark.long
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_every_lesson_by_clicks(
    browser: Browser, server: str, game: str, id: str, lang: str, size: tuple[int, int]
) -> None:
    with seated(browser, server, size, lang) as ada:
        play_through(ada, f"/learn/{game}/{id}/0")
