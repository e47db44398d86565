"""Whole games, played by clicks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic

import pytest
from playwright.sync_api import Browser, TimeoutError, expect

from tests.table.browser.player import PATIENCE, Player, seated
from tests.table.browser.tollhouse import titles

GAMES = [name for name, title in titles().items() if title.card.complete]
SOON = 3_000  # milliseconds
A_ROUND = 60_000  # all bots may have their turns
TRIES = 8
ENOUGH = 600  # answers of one person in the longest game


def play_to_the_end(player: Player) -> int:
    """Answer whenever asked, in turns on the board and in the card; gives how often."""
    for count in range(ENOUGH):
        player.page.wait_for_selector(".question.mine-to-answer, .question.over", timeout=A_ROUND)
        if player.page.locator(".question.over").count():
            return count
        on_board = player.page.locator(".board-room .lit:visible")
        if count % 2 and on_board.count():
            click_on_board(player)
        else:
            click_a_button(player, count)
    raise AssertionError("the game does not end")


def click_on_board(player: Player) -> None:
    until_answered(player, partial(click_what_is_lit, player))


def click_a_button(player: Player, count: int) -> None:
    until_answered(player, partial(click_what_is_listed, player, count))


def until_answered(player: Player, click: Callable[[], None]) -> None:
    """Who clicks while the board is being fitted or the list folded may click beside, and looks
    again."""
    number = player.number
    for _ in range(TRIES):
        try:
            click()
            player.moves_on(number, SOON)
        except TimeoutError:
            if player.number == number:
                continue
        return
    raise AssertionError("the question cannot be answered")


def click_what_is_lit(player: Player) -> None:
    """The first lit thing in sight: the board goes there by itself, and if it cannot show all at
    once, an edge glows."""
    in_sight = things_in_sight(player)
    player.page.locator(".board-room .lit:visible > .reach").nth(in_sight[0]).click(force=True)
    chooser = player.page.locator(".chooser .answer:visible")
    if chooser.count():
        chooser.first.click()
    player.confirm()


def things_in_sight(player: Player) -> list[int]:
    """Which of the lit things lie within the board's room, by number."""
    found: list[int] = player.page.wait_for_function(
        """() => {
            const room = document.querySelector(".board-room"), own = room.getBoundingClientRect();
            const lit = [...room.querySelectorAll(".lit > .reach")]
                .map(one => one.getBoundingClientRect()).filter(box => box.width);
            const inside = lit.flatMap(({ left, right, top, bottom }, i) => left < own.right
                && right > own.left && top < own.bottom && bottom > own.top ? [i] : []);
            return inside.length && (inside.length === lit.length || room.dataset.beyond) && inside;
        }"""
    ).json_value()
    return found


def click_what_is_listed(player: Player, count: int) -> None:
    """What can be clicked on the board may be folded away.  The pointer leaves the board: the card
    beside a thing goes."""
    player.page.mouse.move(1, 1)
    if not player.answers.count():
        player.card.locator(".on-board button").click(timeout=SOON)
    player.answers.nth(count % max(1, player.answers.count())).click(timeout=SOON)
    player.confirm()


def play_each_other(players: Sequence[Player]) -> None:
    """People at one table answer in turn until the game is over."""
    for _ in range(ENOUGH):
        asked = who_is_asked(players)
        if asked is None:
            return
        number = asked.number
        asked.answer()
        for one in players:
            one.moves_on(number)
    raise AssertionError("the game does not end")


def who_is_asked(players: Sequence[Player]) -> Player | None:
    """Wait until one of them is asked, or for nobody: the game is over."""
    end = monotonic() + PATIENCE / 1000
    while monotonic() < end:
        for one in players:
            if one.page.locator(".question.over").count():
                return None
            if one.page.locator(".question.mine-to-answer").count():
                return one
        players[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_bots_to_the_end(browser: Browser, server: str, game: str) -> None:
    with seated(browser, server) as ada:
        ada.play(game)
        assert play_to_the_end(ada) > 2
        ada.card.get_by_role("link", name="See the result").click()
        expect(ada.page.locator("svg.skyline")).to_be_visible()
        expect(ada.page.get_by_role("table")).to_contain_text("Total")
        with ada.page.expect_download() as download:
            ada.page.get_by_role("link", name="Record").click()
        assert download.value.suggested_filename.startswith(game)
        ada.page.get_by_role("button", name="Play again").click()
        expect(ada.card).to_be_visible()


def test_two_browsers_play_each_other(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada, seated(browser, server) as bruno:
        table = ada.open_table("toy", "me", "friend")
        expect(ada.title).to_have_text("One more player, and the game starts by itself.")
        bruno.is_invited(ada.card.get_by_label("Invite link").input_value())
        players = (ada, bruno)
        play_each_other(players)
        for one in players:
            one.visit(table)
            expect(one.page.locator("svg.skyline")).to_be_visible()
        told = [one.page.locator("h1").inner_text() for one in players]
        assert told[0] == told[1]
