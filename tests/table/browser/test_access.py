"""Everybody can use it: axe finds nothing serious on any page, in both languages and themes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from burnham.bots import LEVELS
from burnham.table.speech import speech_in
from tests.table.browser.player import DESKTOP, PHONE, Player, seated
from tests.table.browser.test_whole_games import GAMES, play_to_the_end
from tests.table.browser.tollhouse import titles

QUIET = ("/", "/new/san_francisco", "/account", "/fair", "/mistakes", "/api", "/nowhere")
GUIDES = tuple(f"/guide/{name}" for name, t in titles().items() if (t.folder / "guide").is_dir())
EYES = [("en", False, DESKTOP), ("de", True, PHONE)]


@pytest.fixture(params=EYES, ids=["en-day-desktop", "de-night-phone"])
def eyes(request: pytest.FixtureRequest) -> tuple[str, bool, tuple[int, int]]:
    found: tuple[str, bool, tuple[int, int]] = request.param
    return found


def looked_at(ada: Player) -> list[str]:
    """What axe finds, and whether the page is wider than its window."""
    wide = ada.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return ada.axe() + (["wider than the window"] if wide else [])


def test_quiet_pages(
    browser: Browser, server: str, eyes: tuple[str, bool, tuple[int, int]]
) -> None:
    lang, dark, size = eyes
    with seated(browser, server, size, lang, dark) as ada:
        for path in QUIET + GUIDES:
            ada.visit(path)
            assert looked_at(ada) == [], path


def test_the_table_before_during_and_after(
    browser: Browser, server: str, eyes: tuple[str, bool, tuple[int, int]]
) -> None:
    lang, dark, size = eyes
    with seated(browser, server, size, lang, dark) as ada:
        ada.open_table("toy", "me", "friend")
        assert looked_at(ada) == []
        for game in GAMES:
            ada.play(game)
            ada.wait_for_turn()
            assert looked_at(ada) == [], game
        ada.visit(f"{ada.path}?at=0")
        assert looked_at(ada) == []
        ada.play("toy")
        play_to_the_end(ada)
        ada.visit(ada.path)
        expect(ada.page.locator("svg.skyline")).to_be_visible()
        assert looked_at(ada) == []


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
