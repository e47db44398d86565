"""Everybody can use it: axe finds nothing on any page, neither breaches of WCAG 2.2 AA nor of best
practice, in both languages and themes and at every width."""

from __future__ import annotations

from contextlib import ExitStack
from itertools import chain
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from burnham.bots import LEVELS
from burnham.table.speech import speech_in
from tests.table.browser.gallery import moments, opened
from tests.table.browser.player import PHONE, Player, seated
from tests.table.browser.test_whole_games import GAMES, play_to_the_end
from tests.table.browser.tollhouse import titles

QUIET = (
    "/",
    "/new/san_francisco",
    "/account",
    "/fair",
    "/mistakes",
    "/puzzles",
    "/club",
    "/club/san_francisco",
    "/api",
    "/guide",
    "/box/toy",
    "/box/toy/edition",
    "/nowhere",
)
LEARNING = (
    "/records",
    "/learn/own",
    *(
        path
        for game in ("san_francisco", "chicago_1991", "raising_chicago", "chicago_1875")
        for path in (
            f"/learn/{game}",
            f"/learn/{game}/first",
            f"/puzzles/{game}",
            f"/box/{game}",
            f"/box/{game}/edition",
        )
    ),
)
GUIDES = tuple(f"/guide/{name}" for name, t in titles().items() if (t.folder / "guide").is_dir())
TABLET, LAPTOP = (820, 1180), (1366, 768)
DIALOGS = {"l": "#legend", "t": "#as-text", "?": "#keys"}


class Eyes(NamedTuple):
    """How somebody looks at a page."""

    size: tuple[int, int]
    lang: str
    dark: bool

    def __str__(self) -> str:
        return f"{self.size[0]}-{self.lang}-{'night' if self.dark else 'day'}"


SAMPLE = [Eyes(LAPTOP, "en", False), Eyes(PHONE, "de", True), Eyes(TABLET, "de", False)]
ALL = [Eyes(size, lang, dark) for size in (PHONE, TABLET, LAPTOP) for lang, dark in
       (("en", False), ("de", True), ("de", False), ("en", True))]  # fmt: skip
sampled = pytest.mark.parametrize("eyes", SAMPLE, ids=str)
of_all = pytest.mark.parametrize("eyes", ALL, ids=str)


def looked_at(ada: Player) -> list[str]:
    """What axe finds, and whether the page is wider than its window."""
    wide = ada.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return ada.axe() + (["wider than the window"] if wide else [])


def look_at_quiet_pages(ada: Player) -> None:
    for path in QUIET + GUIDES:
        ada.visit(path)
        assert looked_at(ada) == [], path


def look_at_learning(ada: Player) -> None:
    """Lessons, puzzles, boxes and editions; their pages are long."""
    found = {}
    for path in LEARNING:
        ada.visit(path)
        found[path] = looked_at(ada)
    assert {path: faults for path, faults in found.items() if faults} == {}


def look_at_what_opens(ada: Player) -> None:
    """The dialogs, and the card beside a thing."""
    for key, dialog in DIALOGS.items():
        ada.page.keyboard.press(key)
        expect(ada.page.locator(dialog)).to_be_visible()
        assert looked_at(ada) == [], dialog
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator(dialog)).to_be_hidden()
    ada.page.keyboard.press("b")
    ada.page.keyboard.press("i")
    expect(ada.page.locator("#about")).to_be_visible()
    assert looked_at(ada) == [], "the card beside a thing"
    ada.page.keyboard.press("Escape")


@sampled
def test_quiet_pages(browser: Browser, server: str, eyes: Eyes) -> None:
    with seated(browser, server, *eyes) as ada:
        look_at_quiet_pages(ada)


@pytest.mark.long
@of_all
def test_quiet_pages_with_all_eyes(browser: Browser, server: str, eyes: Eyes) -> None:
    with seated(browser, server, *eyes) as ada:
        look_at_quiet_pages(ada)


@pytest.mark.long
@of_all
def test_what_is_there_to_learn_with_all_eyes(browser: Browser, server: str, eyes: Eyes) -> None:
    with seated(browser, server, *eyes) as ada:
        look_at_learning(ada)


@sampled
def test_the_table_before_during_and_after(browser: Browser, server: str, eyes: Eyes) -> None:
    with seated(browser, server, *eyes) as ada:
        ada.open_table("toy", "me", "friend")
        assert looked_at(ada) == []
        for game in GAMES:
            ada.play(game)
            ada.wait_for_turn()
            assert looked_at(ada) == [], game
        look_at_what_opens(ada)
        ada.visit(f"{ada.path}?at=0")
        assert looked_at(ada) == []
        ada.play("toy")
        play_to_the_end(ada)
        ada.visit(ada.path)
        expect(ada.page.locator("svg.skyline")).to_be_visible()
        assert looked_at(ada) == []


@pytest.mark.long
@pytest.mark.parametrize("game", [game for game in GAMES if game != "toy"])
def test_a_whole_game_with_all_eyes(browser: Browser, server: str, game: str) -> None:
    """Before every kind of question, at the end and in the past of one game."""
    with opened(server, game, 2) as table, ExitStack() as stack:
        people = {
            eyes: stack.enter_context(seated(browser, server, *eyes))
            for eyes in [*SAMPLE, Eyes(LAPTOP, "en", True)]
        }
        for ada in people.values():
            table.is_mine(ada.context)
        found: list[str] = []
        for step in chain(moments(table), ["past"]):
            for eyes, ada in people.items():
                ada.visit(f"{table.path}?at=5" if step == "past" else table.path)
                found += [f"{step} {eyes}: {one}" for one in looked_at(ada)]
                ada.look_away()
        assert found == []


CUT = """() => {
    const form = document.querySelector("form[data-new-table]");
    const shown = [...form.querySelectorAll("select")].filter(select => select.offsetWidth);
    const probe = document.createElement("select"), option = document.createElement("option");
    probe.append(option);
    probe.style.cssText = "position: absolute; width: auto";
    form.append(probe);
    const wider = (label, select) => {
        option.textContent = label;
        return probe.offsetWidth > select.offsetWidth;
    };
    const labels = select => [...select.options].map(one => one.label);
    return shown.flatMap(select => labels(select).filter(label => wider(label, select)));
}"""
"""The choices that are wider than the field that shows them."""


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_new_table_shows_its_choices_in_full(browser: Browser, server: str, lang: str) -> None:
    with seated(browser, server, lang=lang) as ada:
        for game in GAMES:
            ada.visit(f"/new/{game}")
            assert ada.page.evaluate(CUT) == [], game


def test_a_bots_level_is_told_where_it_is_chosen(browser: Browser, server: str) -> None:
    with seated(browser, server, lang="de") as ada:
        ada.visit("/new/chicago_1875")
        row = ada.page.locator(".seat-row").nth(1)
        for level in LEVELS:
            row.locator("select").select_option(f"bot:{level}")
            expect(row.locator(".level")).to_have_text(speech_in("de")(f"level-{level}.about"))
        row.locator("select").select_option("friend")
        expect(row.locator(".level")).to_have_text("")
