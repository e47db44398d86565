"""A game by keyboard alone, read from the accessibility tree: nothing is looked up in the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.table.browser.player import PHONE, Player, seated
from tests.table.browser.test_whole_games import GAMES

FOCUS = "document.activeElement"
MOST_TABS = 60
HEADING = re.compile(r'^\s*- heading "(.+)" \[level=2\]', re.M)


def asked(player: Player) -> str:
    """The question, as it is read out."""
    card = player.page.get_by_role("region", name="The question").aria_snapshot()
    found = HEADING.search(card)
    assert found, card
    return found[1]


def reached(player: Player) -> str:
    """What has the focus, as it is read out: its role and name."""
    told: str = player.page.locator("*:focus").last.aria_snapshot()
    return told.splitlines()[0] if told else ""


def answer_by_keys(player: Player) -> None:
    """From the question on to the first answer, wherever it is, and Enter."""
    number = player.number
    player.page.keyboard.press("q")
    expect(player.title).to_be_focused()
    if player.answers.count():
        for _ in range(MOST_TABS):
            player.page.keyboard.press("Tab")
            if player.page.evaluate(f"{FOCUS}.matches('.answer')"):
                break
    else:  # the card says that they are on the board
        player.page.keyboard.press("b")
    assert re.match(r"- '?button \".+\"", reached(player)), reached(player)
    player.page.keyboard.press("Enter")
    if player.page.locator(".chooser").is_visible():
        player.page.keyboard.press("Enter")
    player.moves_on(number)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "toy"])  # that is over soon
def test_after_every_answer_the_focus_is_on_the_question(
    browser: Browser, server: str, game: str
) -> None:
    with seated(browser, server) as ada:
        ada.play(game)
        for _ in range(8):
            ada.wait_for_turn()
            answer_by_keys(ada)
            ada.wait_for_turn()
            expect(ada.title).to_be_focused()
            assert asked(ada) == ada.title.inner_text()


def test_the_focus_is_on_the_question_also_after_clicks(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        ada.play("san_francisco")
        for _ in range(4):
            ada.wait_for_turn()
            ada.answer()
            ada.wait_for_turn()
            expect(ada.title).to_be_focused()


def test_whoever_writes_is_left_alone(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada, seated(browser, server) as bruno:
        ada.open_table("toy", "me", "friend")
        bruno.is_invited(ada.card.get_by_label("Invite link").input_value())
        ada.wait_for_turn()
        bruno.page.get_by_role("tab", name="Chat").click()
        field = bruno.page.get_by_label("Say something")
        field.fill("I am still wri")
        while "mine-to-answer" in state(ada):
            number = ada.number
            ada.answer()
            bruno.moves_on(number)
        bruno.wait_for_turn()
        expect(field).to_be_focused()


def state(player: Player) -> str:
    return player.card.get_attribute("class") or ""


def test_keys_lead_to_every_place(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        ada.play("san_francisco")
        ada.wait_for_turn()
        ada.page.keyboard.press("Tab")
        ada.page.keyboard.press("Enter")  # the first link of the page
        ada.page.wait_for_function(f"{FOCUS}.id === 'question'")
        for key, place in (("d", "[data-part=desk]"), ("o", "#log"), ("q", "h2"), ("b", ".lit")):
            ada.page.keyboard.press(key)
            ada.page.wait_for_function(f"{FOCUS}.matches('{place}')")


def test_those_who_listen_hear_what_happened_and_then_what_is_asked(
    browser: Browser, server: str
) -> None:
    with seated(browser, server) as ada:
        ada.play("san_francisco")
        ada.wait_for_turn()
        ada.answer()
        ada.wait_for_turn()
        told = ada.page.locator("#announce")
        expect(told).to_contain_text(re.compile(rf"\. .*Your turn: {re.escape(asked(ada))}$"))
        newest = ada.page.locator("[data-list=log] > li:not(.mark) > span:not(:empty)").first
        expect(told).to_contain_text(newest.inner_text())


DEEDS = """async count => {
    const told = [], region = document.getElementById("announce");
    const log = document.querySelector("[data-list=log]");
    new MutationObserver(() => told.push(region.textContent)).observe(region, { childList: true });
    for (let n = 1; n <= count; n++) {
        const name = `log:~${String(n).padStart(2, "0")}`;
        const line = `<li data-item="${name}"><span>Deed ${n}.</span></li>`;
        log.insertAdjacentHTML("afterbegin", line);
        document.dispatchEvent(new CustomEvent("swapped", { detail: ["log", "question"] }));
        await new Promise(done => setTimeout(done, 80));
    }
    await new Promise(done => setTimeout(done, 1500));
    return told;
}"""
"""So many lines come into the log in quick succession; gives all that was told meanwhile."""


@pytest.mark.parametrize(("count", "first"), [(5, 1), (20, 15)])
def test_many_deeds_at_once_are_told_once_and_not_all(
    browser: Browser, server: str, count: int, first: int
) -> None:
    with seated(browser, server) as ada:
        ada.play("san_francisco")
        ada.wait_for_turn()
        expect(ada.page.locator("#announce")).to_contain_text("Your turn")
        deeds = " ".join(f"Deed {n}." for n in range(first, count + 1))
        assert ada.page.evaluate(DEEDS, count) == [f"{deeds} Your turn: {asked(ada)}"]


@pytest.mark.slow
def test_a_year_of_chicago_1875_by_keys(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        ada.play("chicago_1875")
        banner = ada.page.get_by_role("banner")
        assert "1875 ·" in banner.aria_snapshot()
        phases: set[str] = set()
        for _ in range(200):
            ada.wait_for_turn()
            where = banner.aria_snapshot()
            if "1885 ·" in where:
                break
            phases.update(re.findall(r"1875 · (\w+)", where))
            assert asked(ada)
            answer_by_keys(ada)
        assert "1885 ·" in banner.aria_snapshot()
        assert {"Stock", "Building", "Action"} <= phases


@pytest.mark.slow
def test_a_whole_game_of_san_francisco_by_keys(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        ada.play("san_francisco")
        for _ in range(400):
            over = ada.page.locator(".question.over, svg.skyline")
            expect(ada.page.locator(".question.mine-to-answer").or_(over).first).to_be_visible()
            if over.count():
                break
            assert asked(ada)
            answer_by_keys(ada)
        expect(ada.page.get_by_role("link", name="See the result")).to_be_visible()


def test_on_a_phone_too(browser: Browser, server: str) -> None:
    with seated(browser, server, PHONE) as ada:
        ada.play("san_francisco")
        for _ in range(3):
            ada.wait_for_turn()
            ada.answer()
            ada.wait_for_turn()
            expect(ada.title).to_be_focused()
