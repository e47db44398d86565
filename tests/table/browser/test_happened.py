"""What happened can be read: since my last answer, in the log, and in the past."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.table.browser.player import Player, seated
from tests.table.browser.test_whole_games import click_a_button

CLOCK = "s => new Date(s * 1000).toLocaleTimeString('en', {hour: '2-digit', minute: '2-digit'})"
RINGS = ".board-room .trace .count:not(:empty)"


def answer_until_others_touch_something(player: Player) -> None:
    """Not all that others do can be shown on the board."""
    for count in range(40):
        player.wait_for_turn()
        if count and player.page.locator(RINGS).count():
            return
        click_a_button(player, count)
    raise AssertionError("nobody else ever touches anything")


def test_what_others_did_since_my_last_answer_is_told_and_ringed(
    browser: Browser, server: str
) -> None:
    with seated(browser, server) as ada:
        ada.play("san_francisco")
        answer_until_others_touch_something(ada)
        lines = ada.page.locator(".since li[value]")
        expect(ada.page.locator(".since")).to_be_visible()
        numbers = [int(line.get_attribute("value") or 0) for line in lines.all()]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert numbers[-1] - numbers[0] < 6
        expect(ada.page.locator(".log .answered")).to_have_count(1)
        rings = ada.page.locator(RINGS).all_text_contents()
        assert {int(ring) for ring in rings} <= set(range(1, numbers[-1] + 1))


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
@pytest.mark.parametrize("game", ["san_francisco", "chicago_1875"])
def test_the_log_stays_in_sight_whatever_the_question_needs(
    browser: Browser, server: str, game: str, size: tuple[int, int]
) -> None:
    with seated(browser, server, size=size) as ada:
        ada.play(game)
        ada.wait_for_turn()
        for lines in (0, 60):
            ada.title.evaluate("(h2, n) => h2.append(' …'.repeat(9 * n))", lines)
            seen = ada.page.evaluate(
                """() => {
                    const [log, side, card] = [".talk", ".side", ".question"].map(
                        one => document.querySelector(one).getBoundingClientRect());
                    return Math.min(log.bottom, side.bottom) - Math.max(log.top, card.bottom);
                }"""
            )
            assert seen >= 160
        card = ada.card.evaluate("card => card.scrollHeight - card.clientHeight")
        assert card > 0, "it scrolls instead"


def test_a_line_of_the_log_tells_its_time_in_the_readers_zone(
    browser: Browser, server: str
) -> None:
    with seated(browser, server) as ada:
        ada.play("san_francisco")
        answer_until_others_touch_something(ada)
        line = ada.page.locator(".log [data-made]").first
        expect(line).not_to_have_attribute("title", re.compile("."))
        made = int(line.get_attribute("data-made") or 0)
        line.hover()
        told = ada.page.evaluate(CLOCK, made)
        expect(line).to_have_attribute("title", re.compile(re.escape(told)))


def test_the_past_is_told_and_walked_by_answer_turn_and_chapter(
    browser: Browser, server: str
) -> None:
    with seated(browser, server) as ada:
        ada.play("san_francisco")
        answer_until_others_touch_something(ada)
        ticks = ada.page.evaluate(
            """async () => {
                const { chapters, turns } = await import("/static/parts.js");
                const present = Number(document.querySelector(".past input").max);
                return [present, [...turns], [...chapters.keys()]];
            }"""
        )
        present, turns, chapters = ticks
        keys = {"ArrowLeft": present - 1, "PageUp": max(n for n in chapters if n < present - 1)}
        for key, moment in keys.items():
            ada.page.keyboard.press(key)
            ada.page.wait_for_url(f"**at={moment}")
        on = min(n for n in turns if n > keys["PageUp"])
        ada.page.keyboard.press("Shift+ArrowRight")
        ada.page.wait_for_url(f"**at={on}")
        ada.page.keyboard.press("Shift+ArrowLeft")
        ada.page.wait_for_url(f"**at={max([0, *(n for n in turns if n < on)])}")
        ada.page.keyboard.press("End")
        ada.wait_for_turn()
        told = ada.page.locator(f".log li:has([data-moment='{present - 1}']) > span:not(:empty)")
        sentence = told.last.inner_text()
        ada.page.keyboard.press("ArrowLeft")
        expect(ada.title).to_have_text(sentence)


def test_ticks_tell_their_names(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        ada.play("san_francisco")
        answer_until_others_touch_something(ada)
        bar = ada.page.locator(".past input")
        box = bar.bounding_box()
        assert box
        ada.page.mouse.move(box["x"] + box["width"] - 60, box["y"] + 8)
        expect(bar).to_have_attribute("title", re.compile(r"\d{4}"))
