"""Player cards on the page: an opened player does not repeat itself, and numbers have labels."""

from __future__ import annotations

from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from tests.table.browser.player import DESKTOP, PHONE, seated
from tests.table.browser.test_planning import sit_down
from tests.table.browser.test_whole_games import GAMES, click_a_button

TWICE = """row => {
    const seen = [...row.querySelectorAll(".fact, .tiny, .tally > *")].filter(
        one => one.getClientRects().length);
    const names = seen.map(one => one.dataset.thing);
    return names.filter((name, i) => names.indexOf(name) !== i);
}"""


@pytest.mark.parametrize("game", [game for game in GAMES if game != "toy"])
def test_an_opened_player_does_not_repeat_itself(browser: Browser, server: str, game: str) -> None:
    with seated(browser, server) as ada:
        ada.play(game)
        ada.wait_for_turn()
        row = ada.page.locator(".rival").first
        line = row.locator("[data-slot^=panel]")
        expect(line).to_be_visible()
        row.locator(".more").click()
        expect(row.locator(".theirs")).to_be_visible()
        expect(line).to_be_hidden()
        assert row.evaluate(TWICE) == []
        row.locator(".more").click()
        expect(line).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_beside_clock_and_turn_there_is_room_for_a_name(
    browser: Browser, server: str, size: tuple[int, int]
) -> None:
    with ExitStack() as stack:
        sizes = (DESKTOP, DESKTOP, size)
        people = [stack.enter_context(seated(browser, server, one)) for one in sizes]
        sit_down(people, "raising_chicago")
        clara = people[-1]
        while clara.page.locator(".question.mine-to-answer").count():
            click_a_button(clara, 0)
        if size == PHONE:
            clara.page.locator("[data-tab=players]").last.click()
        row = clara.page.locator(".rival.asked")
        expect(row.locator(".clock")).to_be_visible()
        expect(row.locator(".label")).to_be_visible()
        assert row.locator(".name").evaluate("name => name.scrollWidth <= name.clientWidth")


@pytest.mark.parametrize("game", ["san_francisco", "chicago_1875"])
def test_numbers_of_ones_own_have_labels(browser: Browser, server: str, game: str) -> None:
    with seated(browser, server) as ada:
        ada.play(game)
        ada.wait_for_turn()
        for label in ada.page.locator(".mine .tally small, .mine .fact > .unseen").all():
            box = label.bounding_box()
            assert box
            assert box["width"] > 10
            assert box["height"] > 8


def test_a_phones_strip_tells_the_numbers_to_those_who_listen(
    browser: Browser, server: str
) -> None:
    with seated(browser, server, PHONE) as ada:
        ada.play("san_francisco")
        ada.wait_for_turn()
        strip = ada.page.locator(".strip")
        told, seats = strip.aria_snapshot(), strip.locator("button").count()
        assert told.count("points so far") == told.count("money") == seats
