"""The table as text: as a dialog by key and menu, and as a page."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.table.browser.player import seated


def test_a_key_opens_the_table_as_text_as_it_is_then(browser: Browser, server: str) -> None:
    with seated(browser, server, lang="de") as dora:
        dora.play("san_francisco")
        dora.wait_for_turn()
        dora.page.keyboard.press("t")
        told = dora.page.locator("#as-text .as-text")
        expect(told.locator("h3").first).to_be_visible()
        expect(dora.page.locator("#as-text-title")).to_be_focused()
        assert not dora.axe()
        before = told.inner_text()
        dora.page.keyboard.press("Escape")
        expect(told).to_be_hidden()
        dora.answer()
        dora.wait_for_turn()
        dora.page.keyboard.press("t")
        expect(told.locator("h3").first).to_be_visible()
        assert told.inner_text() != before


def test_the_page_has_headings_and_a_way_back(browser: Browser, server: str) -> None:
    with seated(browser, server, (390, 844)) as ada:
        ada.play("san_francisco")
        ada.wait_for_turn()
        path = ada.path
        ada.page.locator(".menu summary").click()
        ada.page.locator(".menu").get_by_text("Position as text").click()
        expect(ada.page.locator("#as-text h3").first).to_be_visible()
        assert not ada.axe()
        ada.visit(f"{path}/text")
        assert ada.page.locator("h2").first.inner_text() == "San Francisco"
        assert not ada.axe()
        assert not ada.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        ada.page.get_by_role("link", name="To the table").click()
        expect(ada.page.locator(".board-room")).to_be_visible()
