"""Your mistakes again in the browser: a wrong answer, a right one, the reasons, and the list."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.table.browser.player import DESKTOP, PHONE, Player, seated
from tests.table.browser.test_access import looked_at
from tests.table.browser.test_counsel import analysis_is_made
from tests.table.browser.test_whole_games import play_to_the_end

GAMES = 8
"""So many games are played by chance at most until one has a dear mistake in it."""
DEAR = 10
"""Percent of the winning chance: so much does not count as right another time."""


def rows(ada: Player) -> Locator:
    return ada.page.locator(".moments.dear li")


def cost(row: Locator) -> int:
    """0 for one that was put right."""
    found = re.search(r"(\d+)\s?%", row.inner_text())
    return int(found[1]) if found else 0


def dear_mistake(ada: Player) -> tuple[str, str]:
    """Play by chance until there is one: its address, and what was answered."""
    for _ in range(GAMES):
        ada.play("toy")
        play_to_the_end(ada)
        table = ada.path
        ada.visit(f"{table}/analysis")
        analysis_is_made(ada)
        ada.visit("/mistakes")
        for row in rows(ada).all():
            if cost(row) >= DEAR:
                path = row.locator("a").get_attribute("href") or ""
                return path, given_at(ada, path)
    pytest.fail("chance makes no mistakes")


def given_at(ada: Player, path: str) -> str:
    """What was answered there, as the analysis tells it."""
    table, _, moment = path.partition("/mistakes/")
    ada.visit(f"{table}/analysis")
    row = ada.page.locator(f'.all-decisions li:has(a[href$="at={moment}"]) div > b')
    return row.first.text_content() or ""


def verdict(ada: Player) -> str:
    """What was said of the answer, once it is judged."""
    expect(ada.page.locator(".sending")).to_have_count(0)
    return ada.card.locator("[data-verdict]").get_attribute("data-verdict") or ""


def choose(ada: Player, what: str) -> None:
    ada.card.locator(".answer:visible", has_text=what).first.click()
    ada.confirm()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_mistake_is_put_right(browser: Browser, server: str, size: tuple[int, int]) -> None:
    with seated(browser, server, size) as ada:
        path, wrong = dear_mistake(ada)
        ada.visit(path)
        expect(ada.card.locator(".coach h2")).to_be_focused()
        expect(ada.card).to_contain_text("What is better?")
        expect(ada.card.get_by_text("Better:")).to_have_count(0)
        assert ada.lit.count()
        assert looked_at(ada) == []

        choose(ada, wrong)
        assert verdict(ada) == "wrong"
        expect(ada.card.locator(".coach h2")).to_be_focused()
        expect(ada.card.locator(".coach")).to_contain_text("winning chance")
        hidden = ada.card.locator(".coach details p")
        expect(hidden).to_be_hidden()
        ada.card.locator(".coach summary").click()
        best = (hidden.text_content() or "").removeprefix("Better: ")
        assert ada.path == path, "the place is kept"

        choose(ada, best)
        assert verdict(ada) == "right"
        assert ada.lit.count() == 0
        expect(ada.answers).to_have_count(0)
        expect(ada.card).to_contain_text(f"Played: {wrong}")
        assert looked_at(ada) == []

        ada.card.get_by_role("link", name="All mistakes").click()
        expect(ada.page.locator(".mistaken time").first).to_contain_text("at")  # in words, not UTC
        put_right = ada.page.locator(f'.moments li:has(a[href="{path}"])')
        expect(put_right).to_contain_text("Put right")
        assert cost(rows(ada).last) == 0, "those put right come last"


def test_a_thing_on_the_board_is_an_answer(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        path, _ = dear_mistake(ada)
        ada.visit(path)
        ada.page.locator(".board-room .lit:visible").first.click()
        offered = ada.page.locator(".chooser:visible .answer")
        if offered.count():
            offered.first.click()
        assert verdict(ada) in ("right", "wrong")
        ada.page.reload()
        expect(ada.card).to_contain_text("What is better?")
