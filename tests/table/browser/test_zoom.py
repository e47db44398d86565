"""The board comes closer and goes back, has views with tabs, and pans to what is lit."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.table.browser.gallery import look, moments, opened
from tests.table.browser.player import LAID_OUT, PHONE, Player, seated, still_box
from tests.table.browser.test_readable import GAMES, faults, lasting
from tests.table.browser.test_whole_games import click_a_button

SCALE = "() => new DOMMatrix(getComputedStyle(document.querySelector('.easel')).transform).a"
UNIT = "() => document.querySelector('.easel svg.board').getScreenCTM().a"  # px
OUT_OF_SIGHT = """() => {
    const room = document.querySelector(".board-room").getBoundingClientRect();
    const lit = [...document.querySelectorAll(".easel .lit > .reach")].filter(one => one.getClientRects().length);
    const isSeen = box => box.top >= room.top - 1 && box.bottom <= room.bottom + 1;
    return lit.length > 0 && !lit.some(one => isSeen(one.getBoundingClientRect()));
}"""  # noqa: E501
BESIDE = """() => {  // a place in the room, 10 px above or below something lit and on nothing lit
    const room = document.querySelector(".board-room");
    for (const one of room.querySelectorAll(".lit > .reach")) {
        const box = one.getBoundingClientRect(), x = box.left + 20;
        for (const y of [box.top - 10, box.bottom + 10]) {
            const there = document.elementFromPoint(x, y);
            if (box.width && room.contains(there) && !there.closest(".lit")) return { x, y };
        }
    }
    return null;
}"""
WIDER_THAN_ROOM = """wider => {
    const [easel, room] = [".easel.large", ".board-room"].map(one => document.querySelector(one));
    return easel.getBoundingClientRect().width > room.clientWidth === wider;
}"""
ASKS_ABOUT = """async name => {  // nothing is lit, the question is about one thing
    document.querySelectorAll(".easel .lit").forEach(one => one.classList.remove("lit"));
    document.querySelector("[data-part=question] [data-state]").dataset.things = name;
    (await import("/static/easel.js")).reveal();
}"""
FAR_FIELD = """() => {  // the field nearest to a place two thirds across and down the board
    const board = document.querySelector(".easel.large").getBoundingClientRect();
    const far = one => {
        const { x, y } = one.getBoundingClientRect();
        return Math.hypot(x - board.x - board.width * .67, y - board.y - board.height * .67);
    };
    const all = [...document.querySelectorAll(".easel.large [data-thing^=field]")];
    return all.sort((a, b) => far(a) - far(b))[0].dataset.thing;
}"""
LOW = ((640, 360), (844, 390))  # 1280 × 720 at 200 %, a phone on its side


@pytest.fixture
def ada(browser: Browser, server: str) -> Iterator[Player]:
    with seated(browser, server) as player:
        player.play("chicago_1875")
        player.wait_for_turn()
        yield player


def comes_to(player: Player, scale: str) -> None:
    """Wait until the board is so large: "> 1"."""
    player.page.wait_for_function(f"() => Number(({SCALE})().toFixed(3)) {scale}")


def test_buttons_keys_and_wheel_zoom_and_a_map_shows_where_one_is(ada: Player) -> None:
    little, body = ada.page.locator(".little-map"), ada.page.locator("body")
    expect(little).to_be_hidden()
    ada.page.locator("[data-zoom=in]").click()
    comes_to(ada, "> 1")
    expect(little).to_be_visible()
    expect(little.locator(".sight")).to_be_attached()
    ada.page.locator("[data-zoom=fit]").click()
    comes_to(ada, "=== 1")
    expect(little).to_be_hidden()
    body.press("+")
    comes_to(ada, "> 1")
    body.press("-")
    comes_to(ada, "=== 1")
    ada.page.locator(".board-room").hover()
    ada.page.mouse.wheel(0, -200)
    comes_to(ada, "> 1")
    body.press("0")
    comes_to(ada, "=== 1")


MAP_BESIDE_A_LIGHT = """async () => {
    const { drawMap, showLights } = await import("/static/map.js");
    const easel = [...document.querySelectorAll(".easel")].find(one => one.offsetWidth);
    const box = () => document.querySelector(".little-map").getBoundingClientRect();
    drawMap(easel, true);
    showLights(easel, []);
    const corner = box();
    drawMap(easel, false);
    showLights(easel, [corner]);
    drawMap(easel, true);
    return box().left >= corner.right || box().bottom <= corner.top;
}"""


def test_a_map_that_comes_later_lies_beside_what_is_lit(ada: Player) -> None:
    assert ada.page.evaluate(MAP_BESIDE_A_LIGHT)


@pytest.mark.parametrize("game", GAMES)
def test_neither_the_past_nor_the_guide_changes_the_boards_size(
    browser: Browser, server: str, game: str
) -> None:
    with seated(browser, server, (1366, 768)) as ada:
        ada.play(game)
        for count in range(2):
            ada.wait_for_turn()
            click_a_button(ada, count)
        ada.wait_for_turn()
        before = ada.page.evaluate(UNIT)
        ada.page.keyboard.press("ArrowLeft")
        expect(ada.page.locator(".past-shown")).to_be_visible()
        assert ada.page.evaluate(UNIT) == before
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator(".past-shown")).to_have_count(0)
        ada.page.keyboard.press("g")
        expect(ada.page.locator(".guide-panel .prose h2").first).to_be_visible()
        assert ada.page.evaluate(UNIT) == before


def test_another_view_stays_until_i_am_asked_again(ada: Player) -> None:
    tabs = ada.page.get_by_role("navigation", name="Sides of the board").get_by_role("button")
    asked = ada.page.locator(".views .in-question")
    expect(asked).to_have_attribute("aria-current", "true")
    other = tabs.filter(has_not=ada.page.locator(".in-question")).last
    other.click()
    expect(other).to_have_attribute("aria-current", "true")
    expect(ada.page.locator(".easel:visible [data-sheet=demand]")).to_be_visible()
    ada.is_redrawn()
    expect(other).to_have_attribute("aria-current", "true")
    click_a_button(ada, 0)
    ada.wait_for_turn()
    expect(ada.page.locator(".views .in-question")).to_have_attribute("aria-current", "true")


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_pans_to_what_is_lit(browser: Browser, server: str, game: str) -> None:
    with seated(browser, server, PHONE) as bruno:
        bruno.play(game)
        for _ in range(6):
            bruno.wait_for_turn()
            bruno.page.wait_for_function(f"() => !({OUT_OF_SIGHT})()")
            click_a_button(bruno, 0)


def test_where_nothing_is_lit_a_phone_pans_to_what_the_question_is_about(
    browser: Browser, server: str
) -> None:
    with seated(browser, server, PHONE) as bruno:
        bruno.play("toy")
        bruno.wait_for_turn()
        state = bruno.card.locator("[data-state]")
        expect(state).to_have_attribute("data-things", re.compile(r"toll-\d"))
        bruno.play("san_francisco")
        bruno.wait_for_turn()
        things = bruno.page.locator(".easel .thing:visible")
        for which in (0, -1, 0):
            name = things.nth(which).get_attribute("data-thing") or ""
            bruno.page.evaluate(ASKS_ABOUT, name)
            expect(things.and_(bruno.page.locator(f"[data-thing={name}]"))).to_be_in_viewport()


def test_a_page_opens_at_what_is_lit(browser: Browser, server: str) -> None:
    """Not at what the question is about, which is looked for where nothing is lit."""
    with opened(server, "chicago_1991", 2) as table, seated(browser, server, PHONE) as bruno:
        table.is_mine(bruno.context)
        next(question for question in moments(table) if question == "throw")
        bruno.visit(table.path)
        bruno.wait_for_turn()
        expect(bruno.page.locator(".easel .lit[data-thing=throw-0]:visible")).to_be_in_viewport()
        fighter = bruno.page.locator(".easel [data-thing=challenger-0]:visible > .reach")
        assert still_box(fighter)["y"] >= still_box(bruno.page.locator(".board-room"))["y"]


def test_what_a_question_is_about_is_seen_with_what_lies_beside_it(
    browser: Browser, server: str
) -> None:
    with seated(browser, server, PHONE) as bruno:
        bruno.play("chicago_1991")
        bruno.wait_for_turn()
        bruno.page.locator(".views button").first.tap()
        expect(bruno.page.locator(".easel.large")).to_be_visible()
        name = bruno.page.evaluate(FAR_FIELD)
        bruno.page.evaluate(ASKS_ABOUT, name)
        reach = bruno.page.locator(f".easel.large [data-thing={name}] > .reach").first
        box, room = still_box(reach), still_box(bruno.page.locator(".board-room"))
        assert box["x"] - box["width"] >= room["x"]
        assert box["x"] + 2 * box["width"] <= room["x"] + room["width"]
        assert box["y"] - box["height"] >= room["y"]
        assert box["y"] + 2 * box["height"] <= room["y"] + room["height"]


def a_place_beside(player: Player) -> dict[str, float] | None:
    """Beside something lit, once the board lies still."""
    before: Any = ...
    while (found := player.page.evaluate(BESIDE)) != before:
        before = found
        player.page.evaluate(LAID_OUT)
    return before or None


@pytest.mark.parametrize("game", GAMES)
def test_a_tap_beside_a_lit_thing_chooses_the_nearest(
    browser: Browser, server: str, game: str
) -> None:
    with seated(browser, server, PHONE) as bruno:
        bruno.play(game)
        bruno.wait_for_turn()
        while not (beside := a_place_beside(bruno)):
            click_a_button(bruno, 0)
            bruno.wait_for_turn()
        bruno.page.touchscreen.tap(beside["x"], beside["y"])
        chosen = bruno.page.locator(".answer.chosen, .chooser:visible")
        expect(chosen.first).to_be_attached()


def test_a_phone_shows_a_part_of_a_map_and_the_whole_on_demand(
    browser: Browser, server: str
) -> None:
    with opened(server, "chicago_1991", 2) as table, seated(browser, server, PHONE) as bruno:
        table.is_mine(bruno.context)
        next(question for question in moments(table) if question == "choose_member")
        bruno.visit(table.path)
        bruno.wait_for_turn()
        fit, little = bruno.page.locator("[data-zoom=fit]"), bruno.page.locator(".little-map")
        for wider in (True, False, True):
            bruno.page.wait_for_function(WIDER_THAN_ROOM, arg=wider)
            expect(little).to_be_visible(visible=wider)
            fit.tap()


def test_an_edge_glows_beyond_which_something_is_lit(browser: Browser, server: str) -> None:
    with opened(server, "raising_chicago", 3) as table, seated(browser, server, PHONE) as ada:
        table.is_mine(ada.context)
        next(question for question in moments(table) if question == "bid")
        ada.visit(table.path)
        ada.wait_for_turn()
        room = ada.page.locator(".board-room")
        for far, edge in ((-3000, "below"), (3000, "above")):
            room.dispatch_event("wheel", {"deltaY": far})
            expect(room).to_have_attribute("data-beyond", edge)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", LOW, ids=["zoomed", "landscape"])
def test_a_low_screen_gives_the_board_its_larger_half(
    browser: Browser, server: str, size: tuple[int, int], game: str
) -> None:
    with opened(server, game, 2) as table, seated(browser, server, size, "de") as ada:
        table.is_mine(ada.context)
        next(moments(table))
        ada.visit(table.path)
        ada.wait_for_turn()
        assert lasting(ada.page, partial(faults, ada.page, size)) == []
        assert look(ada.page)["share"] > 0.5
