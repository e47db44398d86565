"""The card beside a thing: by mouse, keys and fingers, for everybody and at every moment."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.table.browser.player import PHONE, Player, seated, still_box

FREE = re.compile(r"Building costs \$0 in 1906")
COVERS_NOTHING = """() => {
    const own = document.getElementById("about").getBoundingClientRect();
    return ![...document.querySelectorAll(".lit > .reach, .answer")]
        .map(lit => lit.getBoundingClientRect())
        .filter(lit => lit.width && lit.left < own.right && own.left < lit.right
            && lit.top < own.bottom && own.top < lit.bottom).length;
}"""
"""No thing that is lit lies under the card."""


@pytest.fixture
def ada(browser: Browser, server: str) -> Iterator[Player]:
    """Ada in a game of San Francisco, in her first turn on a card."""
    with seated(browser, server) as player:
        player.play("san_francisco")
        reach_a_card(player)
        yield player


@pytest.fixture
def finger(browser: Browser, server: str) -> Iterator[Player]:
    """The same on a phone."""
    with seated(browser, server, PHONE) as player:
        player.play("san_francisco")
        reach_a_card(player)
        yield player


def reach_a_card(player: Player) -> None:
    player.wait_for_turn()
    while not player.page.locator(".board-room .lit[data-thing^=field]:visible").count():
        player.answer()
        player.wait_for_turn()


def about(player: Player) -> Locator:
    return player.page.locator("#about")


def thing(player: Player, which: str) -> Locator:
    return player.page.locator(f".board-room {which}:visible > .reach").first


def look_at_cards(player: Player) -> None:
    """The other view of the board: what can be taken, and the progress board."""
    player.page.locator(".views button").last.click()


def press(player: Player, where: Locator) -> None:
    """A finger rests on something, once the board has turned to what is asked, and is lifted."""
    box = still_box(where)
    session = player.context.new_cdp_session(player.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(about(player)).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_pointing_at_a_thing_tells_what_it_is_with_a_picture_and_its_rule(ada: Player) -> None:
    thing(ada, "[data-thing=site-0]").hover(force=True)
    expect(about(ada).locator("h3")).to_contain_text("(plot 1)")
    expect(about(ada).locator("svg.picture")).to_be_visible()
    expect(about(ada)).to_contain_text("A site.")
    about(ada).locator(".rules a").first.click()
    expect(ada.page.locator(".guide-panel .hit").locator("[id=SF-069]")).to_have_count(1)
    expect(ada.page.locator(".guide-panel .hit")).to_be_in_viewport()


def test_what_would_be_a_strip_has_no_picture(ada: Player) -> None:
    site = thing(ada, "[data-thing=site-0]")
    site.evaluate("reach => reach.setAttribute('height', 4)")
    site.hover(force=True)
    expect(about(ada)).to_contain_text("A site.")
    expect(about(ada).locator("svg.picture")).to_have_count(0)


def test_the_card_goes_when_the_pointer_leaves(ada: Player) -> None:
    thing(ada, "[data-thing=site-0]").hover(force=True)
    expect(about(ada)).to_be_visible()
    ada.page.mouse.move(2, 2)
    expect(about(ada)).to_be_hidden()


def test_a_card_that_was_left_does_not_come_back_with_the_next_answer(ada: Player) -> None:
    thing(ada, "[data-thing=site-0]").hover(force=True)
    expect(about(ada)).to_be_visible()
    ada.page.mouse.move(2, 2)
    ada.page.evaluate("document.dispatchEvent(new CustomEvent('swapped', { detail: [] }))")
    expect(about(ada)).to_be_hidden()


def test_what_is_on_a_desk_is_told_too(ada: Player) -> None:
    ada.page.locator(".mine [data-thing^=own_ready]").hover(force=True)
    expect(about(ada).locator(".now")).to_contain_text("in the supply")


@pytest.mark.parametrize("kind", ["field", "site", "year"])
def test_the_card_covers_nothing_that_is_lit(ada: Player, kind: str) -> None:
    thing(ada, f"[data-thing^={kind}-]").hover(force=True)
    expect(about(ada).locator("h3")).to_be_visible()
    ada.page.wait_for_function(COVERS_NOTHING)


@pytest.mark.parametrize("kind", ["permit", "tender", "progress"])
def test_the_card_covers_no_answer_in_the_other_view(ada: Player, kind: str) -> None:
    look_at_cards(ada)
    thing(ada, f"[data-thing^={kind}-]").hover(force=True)
    expect(about(ada).locator("h3")).to_be_visible()
    ada.page.wait_for_function(COVERS_NOTHING)


def test_keys_walk_to_a_thing_and_ask_about_it(ada: Player) -> None:
    lit = ada.page.locator(".board-room .lit:visible").first
    ada.page.keyboard.press("Tab")
    lit.focus()
    expect(about(ada).locator("h3")).to_be_visible()
    expect(about(ada)).not_to_be_focused()
    ada.page.keyboard.press("i")
    expect(about(ada)).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(about(ada)).to_be_hidden()
    expect(lit).to_be_focused()


def test_the_sentence_belongs_to_the_thing_for_those_who_listen(ada: Player) -> None:
    lit = ada.page.locator(".board-room .lit:visible").first
    ada.page.keyboard.press("Tab")
    lit.focus()
    expect(lit).to_have_accessible_description(re.compile("Place your stone here"))


def test_a_spectator_is_told_the_same(browser: Browser, server: str) -> None:
    with seated(browser, server) as host, seated(browser, server) as cleo:
        host.visit("/new/san_francisco")
        host.page.locator("input[name=private]").uncheck()
        with host.listens():
            host.page.locator("form[data-new-table] button.act").click()
        with cleo.listens():
            cleo.visit(host.path)
        thing(cleo, "[data-thing=site-1]").hover(force=True)
        expect(about(cleo).locator(".now")).to_contain_text(FREE)
        expect(about(cleo).locator(".why")).to_have_count(0)


def test_the_past_is_told_as_it_was(ada: Player) -> None:
    ada.page.keyboard.press("Home")
    expect(ada.page.locator(".board-room.past-shown")).to_be_visible()
    look_at_cards(ada)
    thing(ada, "[data-thing=permit_pile-0]").hover(force=True)
    expect(about(ada).locator(".now")).to_have_text("42 permits are left.")


def test_a_long_press_tells_and_stays_until_one_taps_elsewhere(finger: Player) -> None:
    number = finger.number
    press(finger, thing(finger, ".lit"))
    finger.page.wait_for_timeout(300)
    expect(about(finger)).to_be_visible()
    finger.page.wait_for_function(COVERS_NOTHING)
    expect(finger.card.locator(".answer.chosen")).to_have_count(0)
    finger.title.tap()
    expect(about(finger)).to_be_hidden()
    press(finger, thing(finger, "[data-thing^=site]"))
    about(finger).locator(".close").tap()
    expect(about(finger)).to_be_hidden()
    assert finger.number == number


def test_a_card_that_is_too_high_for_the_room_above_what_is_lit_scrolls(finger: Player) -> None:
    finger.page.evaluate("() => document.getElementById('about-said').style.minHeight = '300px'")
    press(finger, thing(finger, ".lit"))
    finger.page.wait_for_function(COVERS_NOTHING)
    assert about(finger).evaluate("it => it.clientHeight < it.scrollHeight")


def test_the_legend_has_the_icons_with_their_words(browser: Browser, server: str) -> None:
    with seated(browser, server, lang="de") as dora:
        dora.play("san_francisco")
        dora.wait_for_turn()
        dora.page.keyboard.press("l")
        icons = dora.page.locator("#legend li")
        expect(icons.first).to_be_visible()
        expect(icons.filter(has_text="Schutt entfernen").locator("svg")).to_be_visible()
        assert not dora.axe()
