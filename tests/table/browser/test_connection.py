"""No server, no network, a silent stream: a page says so, goes on trying and catches up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, Request, expect

from tests.table.browser.player import DESKTOP, PHONE, Player, seated
from tests.table.browser.proxy import proxy_to
from tests.table.browser.test_whole_games import play_to_the_end
from tests.table.server import Process
from tests.table.site import settings_on

SHELF = "tests.table.browser.tollhouse:titles"
NETWORK = r"net::ERR_|ERR_INTERNET|status of 404"
LOST = "The connection is lost. Trying again."
KEPT = "The connection is lost. What you chose is kept, and sent as soon as it is back."
TRY_AGAIN = "There is no connection. Try again when it is back."
SILENCE = 25_000  # milliseconds: as in stream.js
OPENING = 10_000


class Servers:
    """One after another at the same address, on the same store."""

    def __init__(self, folder: Path) -> None:
        self.settings = settings_on(f"sqlite:///{folder}/tables.sqlite", shelf=SHELF)
        self.now = Process(self.settings)
        self.address, self.port = self.now.address, self.now.port
        self.now.wait_until_up()

    def stop(self) -> None:
        self.now.kill()

    def start(self) -> None:
        self.now = Process(self.settings, self.port)
        self.now.wait_until_up()


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Servers]:
    made = Servers(tmp_path)
    yield made
    made.stop()


@contextmanager
def at_a_table(browser: Browser, server: str, size: tuple[int, int] = DESKTOP) -> Iterator[Player]:
    """Somebody who plays against bots, is asked, and will lose the connection."""
    with seated(browser, server, size) as ada:
        ada.expected = NETWORK
        ada.play("toy")
        ada.wait_for_turn()
        listens(ada.page)
        yield ada


def listens(page: Page) -> None:
    expect(page.locator(".table[data-stream]")).to_have_count(1)


def notice(player: Player) -> Locator:
    return player.page.locator(".lost-notice")


def says(player: Player, sentence: str) -> None:
    expect(notice(player)).to_be_visible()
    expect(notice(player)).to_have_text(sentence)


def is_found_again(player: Player) -> None:
    """Nothing is said any more, and the table takes answers."""
    expect(notice(player)).to_be_empty()
    player.wait_for_turn()
    player.answer()


def test_a_server_that_is_down_is_told_and_found_again(browser: Browser, servers: Servers) -> None:
    with at_a_table(browser, servers.address) as ada:
        tries: list[Request] = []
        ada.page.on("requestfailed", lambda request: tries.append(request))
        servers.stop()
        says(ada, LOST)
        seen = len(tries)
        ada.page.wait_for_event("requestfailed")  # it goes on trying, and goes on saying so
        says(ada, LOST)
        assert len(tries) > seen
        servers.start()
        is_found_again(ada)


def test_without_network_the_page_says_so_and_then_catches_up(
    browser: Browser, server: str
) -> None:
    with seated(browser, server) as ada, seated(browser, server) as bruno:
        bruno.expected = NETWORK
        ada.open_table("toy", "me", "friend")
        bruno.is_invited(ada.card.get_by_label("Invite link").input_value())
        ada.wait_for_turn()
        listens(bruno.page)
        bruno.context.set_offline(True)
        says(bruno, LOST)
        number = ada.number
        ada.answer()
        assert bruno.number == number
        bruno.context.set_offline(False)
        bruno.moves_on(number)
        expect(notice(bruno)).to_be_empty()


def test_a_stream_that_falls_silent_is_opened_anew(browser: Browser, servers: Servers) -> None:
    with proxy_to(servers.port) as proxy, seated(browser, proxy.address) as ada:
        ada.expected = NETWORK
        ada.page.clock.install()
        ada.play("toy")
        ada.wait_for_turn()
        listens(ada.page)
        proxy.awake.clear()
        ada.page.clock.fast_forward(SILENCE)
        says(ada, LOST)
        proxy.awake.set()
        ada.page.clock.fast_forward(OPENING)
        is_found_again(ada)


@pytest.mark.slow
def test_heartbeats_keep_a_stream_open(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        ada.page.clock.install()
        ada.play("toy")
        ada.wait_for_turn()
        listens(ada.page)
        ada.page.clock.pause_at(ada.page.evaluate("Date.now() / 1000 + 5"))
        ada.page.evaluate(A_HEARTBEAT)  # of a later stream: the page has heard its own
        stream = ada.page.locator(".table").get_attribute("data-stream")
        opened: list[str] = []
        ada.page.on("request", lambda request: opened.append(request.url))
        ada.page.clock.fast_forward(SILENCE - 5_000)
        ada.page.evaluate(A_HEARTBEAT)
        ada.page.clock.fast_forward(SILENCE - 5_000)
        assert [url.rpartition("/")[2] for url in opened if "/events" in url] == ["events"]
        expect(ada.page.locator(".table")).to_have_attribute("data-stream", stream or "")


A_HEARTBEAT = """() => new Promise(heard => {
    const url = document.querySelector(".table").dataset.url;
    new EventSource(`${url}/events`).addEventListener("here", heard);
})"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_is_chosen_without_a_connection_is_sent_when_it_is_back(
    browser: Browser, server: str, size: tuple[int, int]
) -> None:
    """Another choice takes its place."""
    with at_a_table(browser, server, size) as ada:
        number, sent = ada.number, answers_taken(ada.page)
        ada.context.set_offline(True)
        for which in (0, 1):
            ada.answers.nth(which).click()
            ada.confirm()
            says(ada, KEPT)
        wanted = ada.answers.nth(1).get_attribute("data-answer")
        assert ada.number == number
        with ada.page.expect_event("requestfinished", lambda one: one.url.endswith("/answer")):
            ada.context.set_offline(False)
        ada.moves_on(number)
        expect(notice(ada)).to_be_empty()
        assert sent == [wanted]


def answers_taken(page: Page) -> list[str]:
    """The answers that are sent and taken from now on."""
    taken: list[str] = []

    def look(request: Request) -> None:
        if request.url.endswith("/answer"):
            fields = dict(pair.split("=") for pair in (request.post_data or "").split("&"))
            taken.append(fields["answer"])

    page.on("requestfinished", look)
    return taken


def test_to_undo_what_is_not_sent_yet_is_not_to_send_it(browser: Browser, server: str) -> None:
    with at_a_table(browser, server) as ada:
        ada.answer()
        ada.wait_for_turn()
        sent, number = answers_taken(ada.page), ada.number
        ada.context.set_offline(True)
        ada.answers.first.click()
        says(ada, KEPT)
        ada.card.get_by_role("button", name="Undo").first.click()
        says(ada, LOST)
        ada.context.set_offline(False)
        expect(notice(ada)).to_be_empty()
        assert (sent, ada.number) == ([], number)
        ada.answer()


def test_words_that_were_not_sent_stay_to_be_sent_again(browser: Browser, server: str) -> None:
    with at_a_table(browser, server) as ada:
        ada.page.locator("[data-talk=chat]").first.click()
        ada.context.set_offline(True)
        field = ada.page.get_by_label("Say something")
        field.fill("Hello")
        field.press("Enter")
        expect(ada.card.locator(".late")).to_have_text(TRY_AGAIN)
        expect(field).to_have_value("Hello")
        ada.context.set_offline(False)
        expect(notice(ada)).to_be_empty()
        field.press("Enter")
        expect(ada.page.locator(".chat-lines li")).to_have_count(1)
        expect(ada.card.locator(".late")).to_have_count(0)


def test_the_past_is_asked_for_until_it_comes(browser: Browser, server: str) -> None:
    with at_a_table(browser, server) as ada:
        ada.answer()
        ada.wait_for_turn()
        question = ada.title.inner_text()
        ada.context.set_offline(True)
        ada.page.keyboard.press("Home")
        says(ada, LOST)
        expect(ada.title).to_have_text(question)
        expect(ada.page.locator(".past-shown")).to_have_count(0)
        ada.context.set_offline(False)
        ada.page.wait_for_url("**at=0")
        expect(ada.title).to_have_text("Before the first turn")
        ada.context.set_offline(True)
        ada.page.keyboard.press("End")
        says(ada, LOST)
        expect(ada.page.locator(".past-shown")).to_have_count(1)
        ada.context.set_offline(False)
        expect(ada.title).to_have_text(question)


def test_reasons_and_hints_say_that_they_cannot_be_asked_for(browser: Browser, server: str) -> None:
    with at_a_table(browser, server) as ada:
        unlit = ada.page.locator(".board-room [data-thing]:not(.lit)").first
        ada.context.set_offline(True)
        ada.page.keyboard.press("h")
        expect(ada.card.locator(".hint")).to_have_text(TRY_AGAIN)
        unlit.hover()
        expect(ada.page.locator("#about")).to_contain_text(TRY_AGAIN)
        ada.context.set_offline(False)
        expect(notice(ada)).to_be_empty()
        ada.page.mouse.move(0, 0)
        unlit.hover()
        expect(ada.page.locator("#about h3")).to_be_visible()
        expect(ada.page.locator("#about")).not_to_contain_text(TRY_AGAIN)


def test_a_table_that_cannot_be_opened_now_can_be_later(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        ada.expected = NETWORK
        ada.visit("/new/toy")
        ada.context.set_offline(True)
        ada.page.locator("form[data-new-table] button.act").click()
        expect(ada.page.locator("form .error")).to_have_text(TRY_AGAIN)
        ada.context.set_offline(False)
        with ada.listens():
            ada.page.locator("form[data-new-table] button.act").click()


def test_the_end_of_a_game_says_that_it_is_cut_off(browser: Browser, server: str) -> None:
    with at_a_table(browser, server) as ada:
        play_to_the_end(ada)
        with ada.listens():
            ada.visit(ada.path)
        ada.context.set_offline(True)
        says(ada, LOST)
        ada.context.set_offline(False)
        expect(notice(ada)).to_be_empty()


def test_whoever_may_not_listen_any_more_is_told_why(browser: Browser, server: str) -> None:
    with at_a_table(browser, server) as ada:
        ada.context.clear_cookies()
        ada.page.evaluate("import('/static/live.js').then(live => { live.connect(); })")
        expect(notice(ada)).to_contain_text("There is no such table")


def test_a_page_of_another_server_is_to_be_loaded_again(browser: Browser, server: str) -> None:
    with at_a_table(browser, server) as ada:
        renewed = ada.page.locator(".renewed-notice")
        ada.connects_again()
        expect(renewed).to_be_hidden()
        ada.page.evaluate("document.documentElement.dataset.files = 'of another server'")
        ada.connects_again()
        expect(renewed).to_be_visible()
        with ada.listens():
            renewed.get_by_role("link").click()
        expect(renewed).to_be_hidden()
