"""A host at a browser, those of whom the host takes care, and whoever opened a table."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.table.browser.player import PHONE, Player, seated
from tests.table.browser.test_access import LAPTOP, Eyes, looked_at
from tests.table.serving import page, started

PAGES = ("/host", "/host/people", "/host/rules", "/host/deeds")


@pytest.fixture
def link(tmp_path: Path) -> Iterator[str]:
    """A server that has just been started with the login of a host: the link that it prints."""
    command = [sys.executable, "-m", "burnham", "table", "--no-open", "--port", "0",
               "--data", str(tmp_path), "--admin", "warden"]  # fmt: skip
    with started(command, os.environ) as printed:
        page(printed.strip())
        yield printed.strip()


def do(host: Player, name: str, power: str, reason: str) -> None:
    """Find somebody and do something to them."""
    host.visit(f"/host/people?search={name}")
    host.page.locator("summary", has_text=power).click()
    host.page.locator(".power[open] input[name=reason]").fill(reason)
    with host.goes_on():
        host.page.locator(".power[open] button").click()


def sits_down(bruno: Player, ada: Player) -> None:
    """By the link that Ada sees."""
    bruno.page.goto(ada.card.locator(".invite input[readonly]").input_value())
    bruno.page.locator("main input[name=name]").fill("Bruno")
    with bruno.listens():
        bruno.page.locator("main form:has(input[name=name]) button.act").click()


@pytest.mark.slow
@pytest.mark.parametrize("eyes", [Eyes(LAPTOP, "en", False), Eyes(PHONE, "en", True)], ids=str)
def test_a_host_takes_care_of_a_club(link: str, browser: Browser, eyes: Eyes) -> None:
    server = link.partition("/host")[0]
    with ExitStack() as stack:
        host, ada, bruno = (
            stack.enter_context(seated(browser, server, eyes.size, eyes.lang, eyes.dark))
            for _ in range(3)
        )
        bruno.expected = ada.expected = "status of 40[34]"
        host.page.goto(link)
        assert looked_at(host) == []
        host.page.locator("input[name=password]").fill("open sesame")
        with host.goes_on():
            host.page.locator("button", has_text="Take this login").click()
        expect(host.page.locator("h1")).to_have_text("Host")

        # Somebody is removed from a lobby, and reads why.
        for player, name in ((ada, "Ada"), (bruno, "Bruno")):
            player.visit("/account")
            player.page.locator("input[name=name]").fill(name)
            with player.goes_on():
                player.page.locator("form[action='/me/name'] button").click()
        ada.open_table("chicago_1991", "me", "friend", "friend", "none")
        sits_down(bruno, ada)
        ada.card.locator(".name", has_text="Bruno").wait_for()
        ada.card.locator("summary", has_text="Remove").click()
        ada.card.locator("input[name=reason]").fill("We play in another order")
        assert looked_at(ada) == []
        ada.is_redrawn()  # somebody comes or goes: what she has written stays
        expect(ada.card.locator("input[name=reason]")).to_have_value("We play in another order")
        ada.card.locator("details[open] form button").click()
        expect(bruno.page.locator(".notices")).to_contain_text("We play in another order")
        expect(bruno.card.locator("form[action$='/sit']")).to_have_count(0)

        # A message; a muted and a blocked person.
        host.visit("/host/rules")
        host.page.locator("textarea[name=en]").fill("Tonight: https://example.org/")
        with host.goes_on():
            host.page.locator("button", has_text="Save the message").click()
        bruno.visit("/")
        expect(bruno.page.locator(".message a")).to_have_attribute("href", "https://example.org/")
        assert looked_at(bruno) == []
        bruno.page.locator(".message button").click()
        expect(bruno.page.locator(".message")).to_have_count(0)
        do(host, "Ada", "Mute", "Too loud")
        do(host, "Bruno", "Block", "Came only to disturb")
        expect(host.page.locator(".flag.bad")).to_have_text("Blocked")
        bruno.visit("/")
        expect(bruno.page.locator(".notice.bad")).to_contain_text("Came only to disturb")
        assert looked_at(bruno) == []
        for path in PAGES:
            host.visit(path)
            assert looked_at(host) == [], path


@pytest.mark.slow
@pytest.mark.parametrize("eyes", [Eyes(LAPTOP, "de", False), Eyes(PHONE, "de", True)], ids=str)
def test_a_game_is_ended_by_agreement(server: str, browser: Browser, eyes: Eyes) -> None:
    with ExitStack() as stack:
        ada, bruno = (
            stack.enter_context(seated(browser, server, eyes.size, eyes.lang, eyes.dark))
            for _ in range(2)
        )
        ada.open_table("toy", "me", "friend", "none")
        sits_down(bruno, ada)
        ada.page.locator(".bar .menu summary").click()
        ada.page.locator("button", has_text="ohne Ergebnis beenden").click()
        ada.page.locator("#sure button[value=yes]").click()
        for player in (ada, bruno):
            expect(player.page.locator("[data-part=notices]")).to_contain_text(
                "Zustimmung von Bruno"
            )
            assert looked_at(player) == []
        bruno.page.locator(".notice button", has_text="Zustimmen").click()
        for player in (ada, bruno):
            expect(player.title).to_have_text("Das Spiel endete ohne Ergebnis.")
            assert looked_at(player) == []
