"""Everybody can use it: axe finds nothing serious on any page, in both languages and themes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.table.browser.player import DESKTOP, PHONE, Player, seated
from tests.table.browser.test_whole_games import GAMES, play_to_the_end
from tests.table.browser.tollhouse import titles

QUIET = ("/", "/new/san_francisco", "/account", "/fair", "/api", "/nowhere")
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
