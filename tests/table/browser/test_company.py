"""Several people at one table: chat, spectators, asking to undo, leaving, one device for two."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.table.browser.player import Player, seated

AWAY = """
    window.notes = [];
    window.Notification = class {
      static permission = "granted";
      static async requestPermission() { return "granted"; }
      constructor(title) { window.notes.push(title); }
    };
    Object.defineProperty(document, "hidden", { get: () => true });
"""
EVIL = "<img src=x onerror=alert(1)> <b>hello</b>"


@pytest.fixture
def pair(browser: Browser, server: str) -> Iterator[tuple[Player, Player]]:
    """Two people who play Tollhouse against each other; the first one is asked."""
    with seated(browser, server) as ada, seated(browser, server) as bruno:
        ada.open_table("toy", "me", "friend")
        bruno.is_invited(ada.card.get_by_label("Invite link").input_value())
        ada.wait_for_turn()
        yield ada, bruno


def test_chat_reaches_the_other_and_is_only_text(pair: tuple[Player, Player]) -> None:
    ada, bruno = pair
    ada.page.locator("[data-talk=chat]").first.click()
    ada.page.get_by_label("Say something").fill(EVIL)
    ada.page.keyboard.press("Enter")
    expect(bruno.page.locator(".heads [data-talk=chat].news")).to_be_visible()
    bruno.page.locator(".heads [data-talk=chat]").click()
    expect(bruno.page.locator(".chat-lines")).to_contain_text(EVIL)
    expect(bruno.page.locator(".chat-lines img")).to_have_count(0)
    expect(ada.page.get_by_label("Say something")).to_have_value("")


def test_the_dot_of_the_chat_means_that_a_person_wrote(pair: tuple[Player, Player]) -> None:
    """The table's own notes are told there without one."""
    ada, bruno = pair
    bruno.page.locator(".menu summary").click()
    bruno.page.get_by_role("button", name="Leave, a bot plays on").click()
    with bruno.listens():
        bruno.page.get_by_role("dialog").get_by_role("button", name="Yes").click()
    expect(ada.page.locator(".chat-lines .note")).to_have_count(1)
    expect(ada.page.locator(".news")).to_have_count(0)
    bruno.page.locator("[data-talk=chat]").first.click()
    bruno.page.get_by_label("Say something").fill("Sorry")
    bruno.page.keyboard.press("Enter")
    expect(ada.page.locator(".heads [data-talk=chat].news")).to_be_visible()


def test_half_typed_words_survive_a_move(pair: tuple[Player, Player]) -> None:
    ada, bruno = pair
    bruno.page.locator("[data-talk=chat]").first.click()
    bruno.page.get_by_label("Say something").fill("What a")
    ada.page.locator("[data-talk=chat]").first.click()
    ada.page.get_by_label("Say something").fill("Your turn soon")
    ada.page.keyboard.press("Enter")
    expect(bruno.page.locator(".chat-lines")).to_contain_text("Your turn soon")
    expect(bruno.page.get_by_label("Say something")).to_have_value("What a")


def test_words_reach_whoever_looks_at_the_past(pair: tuple[Player, Player]) -> None:
    ada, bruno = pair
    number = ada.number
    ada.answer()
    bruno.moves_on(number)
    bruno.page.keyboard.press("Home")
    bruno.page.wait_for_url("**at=0")
    ada.page.locator("[data-talk=chat]").first.click()
    ada.page.get_by_label("Say something").fill("Come back")
    ada.page.keyboard.press("Enter")
    bruno.page.locator(".heads [data-talk=chat]").click()
    expect(bruno.page.locator(".chat-lines")).to_contain_text("Come back")
    bruno.page.keyboard.press("End")
    bruno.moves_on(number)


def test_a_spectator_sees_no_hand_and_answers_nothing(
    browser: Browser, server: str, pair: tuple[Player, Player]
) -> None:
    ada, _ = pair
    with seated(browser, server) as eve:
        invite = ada.page.evaluate("location.pathname")
        eve.visit(invite)
        expect(eve.page.locator("h1")).not_to_have_text("Tollhouse")  # private: not for strangers
    with seated(browser, server) as host, seated(browser, server) as eve:
        host.visit("/new/toy")
        host.page.locator("input[name=private]").uncheck()
        with host.listens():
            host.page.locator("form[data-new-table] button.act").click()
        host.wait_for_turn()
        eve.visit(host.path)
        expect(eve.page.locator("h1")).to_have_text("Tollhouse")
        expect(eve.answers).to_have_count(0)
        expect(eve.lit).to_have_count(0)
        expect(host.page.locator(".watchers")).to_contain_text("1 spectator")


def test_undo_beyond_a_mark_is_asked_for(pair: tuple[Player, Player]) -> None:
    ada, bruno = pair
    while ada.page.locator(".mine-to-answer").count():
        number = ada.number
        ada.answer()
        bruno.moves_on(number)
        if bruno.page.locator(".mine-to-answer").count():
            break
    bruno.wait_for_turn()
    ada.card.get_by_role("button", name="Ask Bruno to undo").click()
    bruno.card.get_by_role("button", name="Agree").click()
    ada.wait_for_turn()
    expect(bruno.page.locator(".question.waiting")).to_be_visible()


def test_whoever_leaves_is_played_by_a_bot_and_can_come_back(pair: tuple[Player, Player]) -> None:
    """Leaving asks first; it can be done without a mouse."""
    ada, bruno = pair
    leave = bruno.page.get_by_role("button", name="Leave, a bot plays on")
    bruno.page.locator(".menu summary").click()
    leave.click()
    expect(bruno.page.get_by_role("dialog")).to_contain_text("A bot plays on for you")
    bruno.page.keyboard.press("Escape")
    expect(bruno.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.page.locator(".rivals")).not_to_contain_text("bot sits in")
    bruno.page.locator(".menu summary").press("Enter")
    leave.press("Enter")
    bruno.page.get_by_role("button", name="Yes", exact=True).press("Enter")
    expect(ada.page.locator(".rivals")).to_contain_text("bot sits in")
    bruno.page.locator(".notice").get_by_role("button", name="Take your seat back").click()
    expect(ada.page.locator(".rivals")).not_to_contain_text("bot sits in")


def test_whoever_plays_alone_puts_the_game_aside(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        ada.open_table("toy", "me", "bot:random")
        ada.wait_for_turn()
        ada.page.locator(".menu summary").click()
        expect(ada.page.get_by_role("button", name="Leave, a bot plays on")).to_have_count(0)
        with ada.listens():
            ada.page.get_by_role("button", name="Put the game aside").click()
        expect(ada.title).to_have_text("The game is put aside")
        ada.page.locator(".notice").get_by_role("button", name="Go on playing").click()
        ada.wait_for_turn()


def test_resigning_asks_first(pair: tuple[Player, Player]) -> None:
    ada, bruno = pair
    bruno.page.locator(".menu summary").click()
    bruno.page.get_by_role("button", name="Resign").click()
    bruno.page.get_by_role("button", name="No", exact=True).click()
    expect(ada.page.locator(".rivals")).not_to_contain_text("resigned")
    bruno.page.locator(".menu summary").click()
    bruno.page.get_by_role("button", name="Resign").click()
    bruno.page.get_by_role("button", name="Yes", exact=True).click()
    expect(ada.page.locator(".rivals")).to_contain_text("resigned")


def test_what_is_agreed_to_is_done_also_if_the_page_is_drawn_anew_meanwhile(
    pair: tuple[Player, Player],
) -> None:
    ada, bruno = pair
    bruno.page.locator(".menu summary").click()
    bruno.page.get_by_role("button", name="Resign").click()
    bruno.is_redrawn()
    bruno.page.get_by_role("button", name="Yes", exact=True).click()
    expect(ada.page.locator(".rivals")).to_contain_text("resigned")


def test_two_on_one_device_pass_it_behind_a_curtain(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        ada.open_table("toy", "me", "me")
        for _ in range(6):
            ada.page.wait_for_selector("dialog.curtain[open], .question.mine-to-answer")
            curtain = ada.page.locator("dialog.curtain[open]")
            if curtain.count():
                assert not ada.lit.count()
                curtain.get_by_role("link").click()
                ada.wait_for_turn()
            ada.answer()
            if ada.page.locator("dialog.curtain[open]").count():
                return
        raise AssertionError("the curtain never fell")


def test_the_curtain_stays_whatever_key_is_pressed(browser: Browser, server: str) -> None:
    """A browser lets a page refuse the first Esc only."""
    with seated(browser, server) as ada:
        ada.open_table("toy", "me", "me")
        lift = ada.page.locator("dialog.curtain").get_by_role("link")
        expect(lift).to_be_visible()
        for _ in range(3):
            ada.page.keyboard.press("Escape")
            expect(lift).to_be_focused()
        assert not ada.lit.count()
        ada.page.keyboard.press("Enter")
        ada.wait_for_turn()


def test_a_notice_calls_whoever_looks_elsewhere(pair: tuple[Player, Player]) -> None:
    ada, bruno = pair
    bruno.page.add_init_script(AWAY)
    with bruno.listens():
        bruno.page.reload()
    bruno.page.locator(".menu summary").click()
    bruno.page.get_by_label("Notify me on my turn").check()
    while not bruno.page.locator(".mine-to-answer").count():
        number = ada.number
        ada.answer()
        bruno.moves_on(number)
    bruno.page.wait_for_function("window.notes.length > 0")
    assert bruno.page.evaluate("window.notes") == ["Your turn"]


def test_names_and_signing_in(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada, seated(browser, server) as again:
        ada.visit("/account")
        ada.page.get_by_label("Your name").fill("Ada <i>")
        ada.page.get_by_role("button", name="Save this name").click()
        expect(ada.page.locator(".bar .me")).to_have_text("Ada <i>")
        ada.visit("/account")
        for player, button in ((ada, "Create an account"), (again, "Sign in")):
            player.visit("/account")
            player.page.get_by_label("Name to sign in with").fill(f"ada-{id(browser)}")
            player.page.locator("input[name=password]").fill("a long password")
            with player.goes_on():  # she has her name already
                player.page.get_by_role("button", name=button).click()
            expect(player.page.locator(".bar .me")).to_have_text("Ada <i>")
