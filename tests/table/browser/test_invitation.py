"""An invitation, from the link to the seat, at a site below a path of another one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.table.browser.conftest import serving
from tests.table.browser.player import DESKTOP, PHONE, seated

ROOT = "/club"
SHARE = "navigator.share = async given => { window.shared = given; }"


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Its public address is one that this machine can open, too."""
    folder = tmp_path_factory.mktemp("below")
    with serving(folder, root_path=ROOT, lan_url="http://neighbour.example:8000") as address:
        yield f"{address}{ROOT}"


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_from_the_link_to_the_first_move(
    browser: Browser, below: str, size: tuple[int, int]
) -> None:
    with seated(browser, below, size) as ada, seated(browser, below, size) as bruno:
        ada.context.add_init_script(SHARE)
        ada.open_table("toy", "me", "friend")
        link = ada.card.get_by_label("Invite link").input_value()
        assert link.startswith("http://neighbour.example:8000/club/join/")
        ada.card.get_by_text("Show a code to scan").click()
        expect(ada.card.get_by_role("img", name="This invitation as a QR code")).to_be_visible()
        ada.card.get_by_role("button", name="Share").click()
        assert ada.page.evaluate("window.shared.url") == link
        bruno.page.goto(link.replace(f"http://neighbour.example:8000{ROOT}", below))
        assert bruno.axe() == []
        bruno.page.get_by_role("button", name="Sit down").click()
        assert "/join/" in bruno.page.url  # first a name
        bruno.page.get_by_label("Your name").fill("Bruno")
        with bruno.listens():
            bruno.page.get_by_role("button", name="Sit down").click()
        ada.wait_for_turn()
        number = bruno.number
        ada.answer()
        bruno.moves_on(number)


def test_without_a_share_button_of_the_system_there_is_none(browser: Browser, below: str) -> None:
    with seated(browser, below) as ada:
        ada.context.add_init_script("delete Navigator.prototype.share")
        ada.open_table("toy", "me", "friend")
        expect(ada.card.get_by_role("button", name="Copy")).to_be_visible()
        expect(ada.card.get_by_role("button", name="Share")).to_be_hidden()


def test_the_guide_opens_beside_a_table_below_a_path(browser: Browser, below: str) -> None:
    with seated(browser, below) as ada:
        ada.play("san_francisco")
        ada.page.locator(f"header a[href^='{ROOT}/guide/']").first.click()
        expect(ada.page.locator("#guide .guide-inside h2").first).to_be_visible()
        assert "/t/" in ada.page.url
