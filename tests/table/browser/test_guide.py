"""The guide: contents in sight, a search, and beside the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.table.browser.player import DESKTOP, PHONE, seated

PATH = "/guide/san_francisco"


def test_contents_stay_in_sight_and_lead_on(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        ada.visit(PATH)
        contents = ada.page.locator(".contents a")
        contents.last.click()
        expect(ada.page.locator(".prose h2").last).to_be_in_viewport()
        expect(contents.first).to_be_in_viewport()
        expect(ada.page.locator(".contents [aria-current]")).to_have_count(1)


def test_on_a_phone_contents_drop_down(browser: Browser, server: str) -> None:
    with seated(browser, server, PHONE, "de") as ada:
        ada.visit(PATH)
        contents = ada.page.locator(".contents")
        expect(contents.locator("a").last).to_be_hidden()
        ada.page.locator(".prose h2").last.scroll_into_view_if_needed()
        contents.locator("summary").click()
        contents.locator("a").first.click()
        expect(ada.page.locator(".prose h2").first).to_be_in_viewport()
        expect(contents.locator("a").first).to_be_hidden()


def test_the_search_leads_to_a_place(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        ada.visit(PATH)
        sought = ada.page.get_by_role("searchbox")
        sought.fill("master BUILDER")
        found = ada.page.locator(".found a")
        expect(found.first).to_contain_text("How the game ends")
        ada.page.keyboard.press("Enter")
        hit = ada.page.locator(".prose .hit")
        expect(hit).to_contain_text("Master builder")
        expect(hit).to_be_in_viewport()
        expect(hit).to_be_focused()
        sought.fill("xyzzy")
        expect(found).to_have_count(0)
        expect(ada.page.locator(".guide-search [role=status]")).to_have_text("Nothing found")


def test_without_a_script_there_is_the_list(browser: Browser, server: str) -> None:
    context = browser.new_context(java_script_enabled=False, viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto(server + PATH)
    expect(page.get_by_role("searchbox")).to_have_count(0)
    page.locator(".contents a").last.click()
    expect(page.locator(".prose h2").last).to_be_in_viewport()
    context.close()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_it_opens_beside_the_table(browser: Browser, server: str, size: tuple[int, int]) -> None:
    """At what is asked about; the keys close it and lead back."""
    with seated(browser, server, size) as ada:
        ada.play("san_francisco")
        ada.wait_for_turn()
        here, panel = ada.page.url, ada.page.locator(".guide-panel")
        names = ada.page.locator(".easel [data-thing]").count()
        more = ada.card.get_by_role("link", name="More on this")
        more.click()
        expect(panel.locator("h2.hit")).to_have_text("The tender you keep")
        expect(panel.locator("h2.hit")).to_be_in_viewport()
        assert ada.page.url == here
        assert panel.locator("[data-thing], [data-piece], [data-sheet]").count() == 0
        assert ada.page.locator(".easel [data-thing]").count() == names
        if not ada.narrow:
            expect(ada.answers.first).to_be_in_viewport()
            expect(ada.page.locator(".easel:visible svg.board")).to_be_in_viewport()
        assert ada.axe() == []
        ada.page.keyboard.press("Escape")
        expect(panel).to_be_hidden()
        expect(more).to_be_focused()
