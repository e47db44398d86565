"""What happened can be read: since my last answer, in the log, and in the past."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.table.browser.player import Player, seated


def answer_until_there_is_news(player: Player) -> None:
    """Until others have answered, which is told above the log."""
    for _ in range(20):
        player.wait_for_turn()
        if player.page.locator(".since li").count():
            return
        player.page.locator(".on-board button").click() if not player.answers.count() else None
        player.answer()
    raise AssertionError("nobody else ever answers")


def test_what_others_did_since_my_last_answer_is_told_and_ringed(
    browser: Browser, server: str
) -> None:
    with seated(browser, server) as ada:
        ada.play("san_francisco")
        expect(ada.page.locator(".since")).to_be_hidden()
        ada.wait_for_turn()
        answer_until_there_is_news(ada)
        lines = ada.page.locator(".since li[value]")
        expect(ada.page.locator(".since")).to_be_visible()
        numbers = [int(line.get_attribute("value") or 0) for line in lines.all()]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert numbers[-1] - numbers[0] < 6
        expect(ada.page.locator(".log .answered")).to_have_count(1)
        rings = ada.page.locator(".board-room .trace .count:not(:empty)").all_text_contents()
        assert {int(ring) for ring in rings} <= set(range(1, numbers[-1] + 1))
        assert rings
