"""The coach in a game against bots: a note on every question that is new to this device."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, expect

from tests.table.browser.player import DESKTOP, PHONE, THINKING, Player, seated
from tests.table.browser.test_access import looked_at

LAPTOP = (1366, 768)
LOG = 160


def note(ada: Player) -> Locator:
    return ada.card.locator(".coach-note")


def box(place: Locator) -> FloatRect:
    found = place.bounding_box()
    assert found is not None
    return found


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", ["san_francisco", "chicago_1875"])
def test_a_note_stands_in_the_card_and_leaves_board_and_log_alone(
    browser: Browser, server: str, game: str, size: tuple[int, int], lang: str
) -> None:
    with seated(browser, server, size, lang, dark=lang == "de") as ada:
        ada.play(game)
        ada.wait_for_turn()
        expect(note(ada)).to_be_visible()
        assert ada.title.get_attribute("aria-describedby") == "coach-note"
        assert looked_at(ada) == []
        card = box(ada.card)
        for button in note(ada).locator("button").all():
            inside = box(button)
            assert card["y"] <= inside["y"]
            assert inside["y"] + inside["height"] <= card["y"] + card["height"]
        board = box(ada.page.locator(".board-room"))
        if ada.narrow:
            assert board["y"] + board["height"] <= card["y"] + 1
            assert board["height"] > 200
            assert ada.answers.count() == 0 or box(ada.answers.first)["height"] > 0
        else:
            assert board["x"] + board["width"] <= card["x"] + 1
            log = box(ada.page.locator(".side > .talk"))
            assert log["height"] >= LOG
            assert log["y"] + log["height"] <= size[1]


def test_what_was_read_is_remembered(browser: Browser, server: str) -> None:
    """Read by a button, which leads back to the question; or by answering."""
    with seated(browser, server, DESKTOP) as ada:
        ada.play("toy")
        ada.wait_for_turn()
        first = note(ada).get_attribute("data-note")
        note(ada).get_by_role("button", name="Understood").press("Enter")
        expect(note(ada)).to_be_hidden()
        expect(ada.title).to_be_focused()
        assert ada.title.get_attribute("aria-describedby") is None
        ada.page.reload()
        ada.wait_for_turn()
        expect(note(ada)).to_be_hidden()
        while note(ada).get_attribute("data-note") == first:
            ada.answer()
            ada.wait_for_turn()
        expect(note(ada)).to_be_visible()
        second = note(ada).get_attribute("data-note")
        ada.answer()
        ada.play("toy")
        ada.wait_for_turn()
        while note(ada).get_attribute("data-note") != second:
            expect(note(ada)).to_be_hidden()
            ada.answer()
            ada.wait_for_turn()
        expect(note(ada)).to_be_hidden()


def test_the_coach_gives_a_hint_and_can_be_switched_off_and_on(
    browser: Browser, server: str
) -> None:
    with seated(browser, server, DESKTOP) as ada:
        ada.play("san_francisco")
        ada.wait_for_turn()
        note(ada).get_by_role("button", name="Show me a hint").click()
        expect(ada.card.locator(".hint .advice").first).to_be_visible(timeout=THINKING)
        expect(note(ada)).to_be_visible()
        note(ada).get_by_role("button", name="No more notes").click()
        expect(note(ada)).to_be_hidden()
        ada.play("san_francisco")
        ada.wait_for_turn()
        expect(note(ada)).to_be_hidden()
        ada.page.locator(".menu > summary").click()
        switch = ada.page.get_by_label("Coach’s notes")
        expect(switch).not_to_be_checked()
        switch.check()
        expect(note(ada)).to_be_visible()
