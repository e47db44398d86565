"""The phone: choose and confirm, tabs, the sheet, zoom."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.table.browser.player import PHONE, THINKING, Player, seated, still_box
from tests.table.browser.test_whole_games import things_in_sight


@pytest.fixture
def ada(browser: Browser, server: str) -> Iterator[Player]:
    with seated(browser, server, PHONE) as player:
        player.play("san_francisco")
        player.wait_for_turn()
        yield player


def test_a_tap_chooses_and_the_blue_button_confirms(ada: Player) -> None:
    number = ada.number
    confirm = ada.card.locator(".confirm")
    expect(confirm).to_be_disabled()
    ada.answers.last.tap()
    expect(confirm).to_be_enabled()
    expect(confirm).to_contain_text(ada.answers.last.locator(".what").inner_text())
    assert ada.number == number
    confirm.tap()
    ada.moves_on(number)


def test_what_is_chosen_and_hinted_stays_when_the_question_is_drawn_anew(ada: Player) -> None:
    ada.card.get_by_role("button", name="Hint", exact=True).click()
    ada.answers.last.tap()
    text = ada.answers.last.locator(".what").inner_text()
    for again in (ada.connects_again, ada.is_redrawn):
        again()
        expect(ada.card.locator(".confirm")).to_be_enabled()
        expect(ada.card.locator(".confirm")).to_contain_text(text)
        expect(ada.card.locator(".answer.chosen")).to_have_count(1)
    expect(ada.card.locator(".hint .advice").first).to_be_visible(timeout=THINKING)
    number = ada.number
    ada.confirm()
    ada.moves_on(number)
    ada.wait_for_turn()
    single = ada.card.locator(".answer").count() == 1  # such an answer is chosen already
    expect(ada.card.locator(".answer.chosen")).to_have_count(int(single))
    expect(ada.card.locator(".advice")).to_have_count(0)


def test_a_tap_near_a_lit_thing_is_meant_for_it(ada: Player) -> None:
    while not ada.page.locator(".board-room .lit:visible").count():
        ada.answer()
        ada.wait_for_turn()
    last = things_in_sight(ada)[-1]
    box = still_box(ada.page.locator(".board-room .lit:visible > .reach").nth(last))
    ada.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    chosen = ada.page.locator(".answer.chosen, .chooser:visible")
    expect(chosen.first).to_be_visible()


def test_every_tab_keeps_the_question_and_its_button(ada: Player) -> None:
    rooms = {"mine": ".mine", "players": ".rivals", "log": ".talk", "board": ".board-room"}
    for tab, room in rooms.items():
        ada.page.locator(f".tabs [data-tab={tab}]").tap()
        expect(ada.page.locator(room)).to_be_visible()
        expect(ada.title).to_be_visible()
        expect(ada.card.locator(".confirm")).to_be_visible()


def test_the_sheet_folds_to_its_title(ada: Player) -> None:
    ada.page.locator(".grip").tap()
    expect(ada.answers).to_have_count(0)
    expect(ada.title).to_be_visible()
    ada.page.locator(".grip").tap()
    expect(ada.answers.first).to_be_visible()


def test_controls_are_large_enough_for_fingers(ada: Player) -> None:
    small = ada.page.evaluate(
        """() => [...document.querySelectorAll('.answer, :is(.tabs, .strip, .foot) button')]
            .filter(e => e.getClientRects().length)
            .map(e => e.getBoundingClientRect())
            .filter(box => box.width < 44 || box.height < 44).length"""
    )
    assert small == 0


def test_two_fingers_zoom_the_board_and_it_stays_in_its_room(ada: Player) -> None:
    easel = ada.page.locator(".easel:visible")
    before = still_box(easel)
    session = ada.context.new_cdp_session(ada.page)
    x, y = before["x"] + 150, before["y"] + 120
    for step, kind in enumerate(("touchStart", "touchMove", "touchMove", "touchMove")):
        spread = 30 + 25 * step
        points = [{"x": x - spread, "y": y, "id": 0}, {"x": x + spread, "y": y, "id": 1}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ada.page.wait_for_function(
        "wide => document.querySelector('.easel.large, .easel[data-arrangement=tall]')"
        ".getBoundingClientRect().width > wide",
        arg=1.5 * before["width"],
    )
    after = easel.bounding_box()
    assert after
    assert after["width"] > 1.5 * before["width"]
    assert after["x"] <= before["x"]
    assert after["x"] + after["width"] >= before["x"] + before["width"]


CHIPS = """count => {  // the first answer gets so many chips; how much of the row it has
    const one = document.querySelector(".answers .answer"), row = one.parentElement;
    const chips = Array.from({ length: count }, () => "<span class='chip cost'>−1 Resource</span>");
    one.querySelector("span").insertAdjacentHTML("beforeend", `<span class="chips">${chips.join("")}</span>`);
    const share = one.getBoundingClientRect().width / row.clientWidth;
    one.querySelector(".chips").remove();
    return share;
}"""  # noqa: E501


def test_an_answer_with_many_chips_has_the_whole_row(ada: Player) -> None:
    assert ada.answers.count() > 1
    assert ada.page.evaluate(CHIPS, 3) < 0.6
    assert ada.page.evaluate(CHIPS, 4) > 0.9


def test_buttons_are_as_high_as_what_they_say(browser: Browser, server: str) -> None:
    """Many answers scroll in their sheet; they are not squeezed into it."""
    low = "all => all.filter(one => one.scrollHeight > one.clientHeight + 1).length"
    with seated(browser, server, PHONE, "de") as bruno:
        bruno.play("raising_chicago")
        bruno.wait_for_turn()
        every = bruno.card.locator(".on-board .linklike")
        if every.is_visible():
            every.tap()
        assert bruno.answers.count() > 3
        assert bruno.answers.evaluate_all(low) == 0
