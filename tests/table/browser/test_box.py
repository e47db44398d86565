"""Looking into the box, and writing an edition of one's own by hand."""

from __future__ import annotations

import tomllib
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.table.browser.player import PHONE, Player, seated

BOX = "/box/san_francisco"
PERMIT = '[data-card="permits.3"]'


def field(ada: Player, name: str) -> str:
    return f'[name="{name}"]'


def test_boards_in_phases_can_be_seen_larger(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        ada.visit("/")
        with ada.goes_on():
            ada.page.locator(f'a[href="{BOX}"]').first.click()
        ada.page.locator(".phase button").first.click()
        expect(ada.page.locator("#large svg").first).to_be_visible()
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator("#large")).to_be_hidden()


def test_a_permit_is_corrected_refused_kept_saved_and_played(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        ada.visit(f"{BOX}/edition")
        card, number = ada.page.locator(PERMIT), ada.page.locator(field(ada, "permits.3.number"))
        number.fill("9")
        expect(card.locator(".refusal")).to_contain_text("between -1 and 5")
        expect(ada.page.locator(".whole.bad")).to_be_visible()
        number.fill("4")
        expect(card.locator(".refusal")).to_be_hidden()
        expect(card.locator(".title")).to_have_text("Yellow 4")
        expect(card.locator(".drawn")).to_contain_text("4")
        ada.page.reload()
        expect(number).to_have_value("4")
        expect(card.locator(".title")).to_have_text("Yellow 4")
        ada.page.locator(".keep summary").click()
        ada.page.locator("#edition-name").fill("My desk")
        with ada.page.expect_download() as download:
            ada.page.get_by_role("button", name="Download as a file").click()
        found = tomllib.loads(Path(download.value.path()).read_text("utf-8"))
        assert found["permits"] == [{"id": "Y2b", "number": 4}]
        with ada.listens():
            ada.page.get_by_role("button", name="Play with it now").click()
        expect(ada.page.locator("body")).to_contain_text("My desk")
        state = ada.page.request.get(f"{server}/api/tables/{ada.path.rsplit('/', 1)[-1]}").json()
        assert state["edition"] == "My desk"


def test_a_changed_card_lies_on_the_table_as_it_is_written(browser: Browser, server: str) -> None:
    """The master builder is worth nine points."""
    with seated(browser, server) as ada:
        ada.visit(f"{BOX}/edition")
        ada.page.locator("#unlock").check()
        ada.page.locator(field(ada, "builder_tender.vp")).fill("9")
        ada.page.locator(".keep summary").click()
        with ada.listens():
            ada.page.get_by_role("button", name="Play with it now").click()
        ada.page.locator(".views button").last.click()
        tender = ada.page.locator(".board-room [data-thing=builder-0]:visible")
        expect(tender).to_contain_text("Master builder")
        expect(tender).to_contain_text("9")


def test_lists_grow_and_shrink(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        ada.visit("/box/chicago_1875/edition")
        prices = ada.page.locator('.inputs:has([data-resize="more"])').first
        count = prices.locator("input").count()
        more = prices.locator('[data-resize="more"]')
        more.evaluate("more => { for (let n = 0; n < 3; n++) more.click(); }")  # none is lost
        expect(prices.locator("input")).to_have_count(count + 3)
        ada.page.reload()
        expect(prices.locator("input")).to_have_count(count + 3)
        prices.locator('[data-resize="fewer"]').click()
        expect(prices.locator("input")).to_have_count(count + 2)
        assert ada.axe() == []


def test_by_keyboard_from_card_to_card(browser: Browser, server: str) -> None:
    """Enter looks a card off and goes on; what is looked at is counted and can be hidden."""
    with seated(browser, server, lang="de") as ada:
        ada.visit(f"{BOX}/edition")
        ada.page.locator(field(ada, "permits.0.colour")).focus()
        ada.page.keyboard.press("Enter")
        expect(ada.page.locator(field(ada, "permits.1.colour"))).to_be_focused()
        ada.page.keyboard.press("Tab")
        ada.page.keyboard.type("5")
        ada.page.keyboard.press("Enter")
        expect(ada.page.locator('[data-card="permits.1"] .title')).to_have_text("Gelb 5")
        expect(ada.page.locator(".progress b")).to_have_text("2 von 73 Karten angesehen")
        ada.page.locator("#unseen-only").check()
        expect(ada.page.locator('[data-card="permits.0"]')).to_be_hidden()
        ada.page.reload()
        expect(ada.page.locator(".progress b")).to_have_text("2 von 73 Karten angesehen")


def test_what_is_from_the_rules_is_locked_until_one_knows_better(
    browser: Browser, server: str
) -> None:
    with seated(browser, server) as ada:
        ada.visit(f"{BOX}/edition")
        price = ada.page.locator(field(ada, "costs.develop"))
        expect(price).to_be_disabled()
        ada.page.locator("#unlock").check()
        expect(price).to_be_enabled()


def test_a_file_is_opened_to_go_on(browser: Browser, server: str, tmp_path: Path) -> None:
    good, bad = tmp_path / "mine.toml", tmp_path / "bad.toml"
    good.write_text('[meta]\nname = "Desk"\n[[permits]]\nid = "Y2b"\nnumber = 5\n', "utf-8")
    bad.write_text("[gnomes]\n", "utf-8")
    with seated(browser, server, PHONE) as ada:
        ada.expected = "status of 400"
        ada.visit(f"{BOX}/edition")
        ada.page.locator(".keep summary").click()
        ada.page.locator("#edition-file").set_input_files(good)
        expect(ada.page.locator(f"{PERMIT} .title")).to_have_text("Yellow 5")
        expect(ada.page.locator("#edition-name")).to_have_value("Desk")
        ada.page.locator("#edition-file").set_input_files(bad)
        expect(ada.page.locator(".whole")).to_contain_text("gnomes is no table")
        expect(ada.page.locator(field(ada, "permits.3.number"))).to_have_value("5")
