"""What bots have to say: a hint during the game, the analysis after it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.table.browser.player import DESKTOP, PHONE, THINKING, Player, seated
from tests.table.browser.test_access import Eyes, looked_at, sampled
from tests.table.browser.test_whole_games import play_to_the_end

HOVER = re.compile(r"\bhover\b")


def analysis_is_made(player: Player) -> None:
    """On its page: what is known before all decisions are listed is shown already."""
    expect(player.page.locator(".all-decisions")).to_have_count(1, timeout=THINKING)
    expect(player.page.locator("[data-analysis]")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_lights_the_board_and_can_be_taken(
    browser: Browser, server: str, size: tuple[int, int]
) -> None:
    with seated(browser, server, size) as ada:
        ada.play("san_francisco")
        ada.wait_for_turn()
        ada.card.get_by_role("button", name="Hint", exact=True).click()
        entry = ada.card.locator(".hint .advice").first
        expect(entry).to_contain_text("%", timeout=THINKING)
        expect(ada.card.locator(".hint")).to_contain_text("A strong bot would choose")
        expect(ada.card.locator(".hint .why").first).not_to_be_empty()
        assert looked_at(ada) == []
        if not ada.narrow:
            log = ada.page.locator(".side > .talk").bounding_box()
            assert log is not None
            assert log["height"] >= 160
            assert log["y"] + log["height"] <= size[1]
        entry.focus()
        answer = entry.get_attribute("data-answer")
        expect(ada.card.locator(f'.answer[data-answer="{answer}"]')).to_have_class(HOVER)
        thing = (entry.get_attribute("data-things") or "").split()[0]
        if not ada.narrow:  # on a phone this question's things lie on another tab
            lit = ada.page.locator(f'.lit[data-thing="{thing}"]:visible')
            expect(lit.first).to_have_class(HOVER)
        number = ada.number
        entry.click()
        ada.confirm()
        ada.moves_on(number)


def test_the_key_for_a_hint_and_tables_without(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        ada.play("toy")
        ada.wait_for_turn()
        ada.page.keyboard.press("h")
        expect(ada.card.locator(".hint .advice").first).to_be_visible(timeout=THINKING)
        ada.visit("/new/toy")
        ada.page.get_by_label("Hints").select_option("off")
        with ada.listens():
            ada.page.get_by_role("button", name="Open the table").click()
        ada.wait_for_turn()
        expect(ada.card.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
        ada.page.locator(".menu > summary").click()
        expect(ada.page.locator(".agreed")).to_contain_text("No hints")


def test_the_pace_of_bots_is_chosen_in_the_menu(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        ada.play("toy")
        ada.wait_for_turn()
        for pace in ("slow", "quick"):
            ada.page.locator(".menu > summary").click()
            ada.page.get_by_role("button", name=pace).click()
            chosen = ada.page.locator(".pace [aria-current=true]")
            expect(chosen).to_have_text(pace)


@sampled
def test_an_analysis_after_the_game(browser: Browser, server: str, eyes: Eyes) -> None:
    with seated(browser, server, *eyes) as ada:
        ada.play("toy")
        play_to_the_end(ada)
        ada.visit(ada.path)
        ada.page.locator("a[href$='/analysis']").click()
        analysis_is_made(ada)
        expect(ada.page.locator(".by-player tbody tr")).to_have_count(3)
        expect(ada.page.locator("svg.chart:visible")).to_have_count(1)
        cut = """all => all.filter(one => one.getBoundingClientRect().right
            > one.ownerSVGElement.getBoundingClientRect().right).map(one => one.textContent)"""
        assert ada.page.locator("svg.chart:visible .name").evaluate_all(cut) == []
        ada.page.locator(".all-decisions summary").first.click()
        assert ada.page.locator(".by-player").evaluate("one => one.scrollWidth <= one.clientWidth")
        wide = "all => all.map(one => one.getBoundingClientRect().width)"
        better = ada.page.locator(".all-decisions .better:visible")
        assert min(better.evaluate_all(wide)) > 200
        assert looked_at(ada) == []
        moment = ada.page.locator(".all-decisions li a:visible").last
        at = (moment.get_attribute("href") or "").rpartition("at=")[2]
        moment.click()
        expect(ada.page.locator(".table")).to_have_attribute("data-at", at)
