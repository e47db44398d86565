"""What happened can be read: since my last answer, in the log, and in the past."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.table.browser.player import PHONE, Player, seated
from tests.table.browser.test_whole_games import click_a_button

CLOCK = "s => new Date(s * 1000).toLocaleTimeString('en', {hour: '2-digit', minute: '2-digit'})"
RINGS = ".board-room .trace .count:not(:empty)"
DEEDS = """() => [...document.querySelectorAll("[data-list=since] > [value]")].map(line => ({
    says: line.lastElementChild.textContent, moment: line.dataset.momentOf,
    rings: (line.dataset.things ?? "").split(" ").filter(Boolean) }))"""
RINGED = """() => [...new Set([...document.querySelectorAll(".thing:has(> .trace)")]
    .map(thing => thing.dataset.thing))].sort()"""
DRAWN = (
    "names => names.filter(name => document.querySelector(`.thing[data-thing='${name}']`)).sort()"
)
HEADLINE = ".stepper h2 > span:last-child"


def answer_until_others_touch_something(player: Player) -> None:
    """Not all that others do can be shown on the board.  They have done more than one thing."""
    for count in range(40):
        player.wait_for_turn()
        if player.page.locator(RINGS).count() and len(player.page.evaluate(DEEDS)) > 1:
            return
        click_a_button(player, count)
    raise AssertionError("nobody else ever touches anything")


def test_what_others_did_since_my_last_answer_is_told_and_ringed(
    browser: Browser, server: str
) -> None:
    with seated(browser, server) as ada:
        ada.play("san_francisco")
        answer_until_others_touch_something(ada)
        lines = ada.page.locator(".since li[value]:visible")
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
        line = ada.page.locator(".log li:has(time)").first
        made = int(line.locator("time").get_attribute("data-when") or 0)
        told = ada.page.evaluate(CLOCK, made)
        expect(line.locator("time")).to_have_text(told)
        expect(line).to_have_attribute("title", re.compile(re.escape(told)))
        expect(ada.page.locator(".log .day")).to_have_count(0)  # all of it is of today


DAYS_AGO = """n => {
    const [line] = document.querySelectorAll(".log li:has(time) time");
    line.dataset.when = String(Number(line.dataset.when) - n * 86400);
    document.dispatchEvent(new CustomEvent("swapped", { detail: ["log"] }));
    return new Date(Number(line.dataset.when) * 1000).toLocaleDateString("en", { weekday: "long" });
}"""


def test_where_a_day_begins_the_log_says_so(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        ada.play("san_francisco")
        answer_until_others_touch_something(ada)
        weekday = ada.page.evaluate(DAYS_AGO, 3)
        days = ada.page.locator(".log .day")
        expect(days).to_have_count(2)
        expect(days.first).to_contain_text(weekday)


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
        on = min([n for n in turns if n > keys["PageUp"]], default=present)
        ada.page.keyboard.press("Shift+ArrowRight")
        if on < present:  # else that is now
            ada.page.wait_for_url(f"**at={on}")
        shows(ada, on, present)
        ada.page.keyboard.press("Shift+ArrowLeft")
        ada.page.wait_for_url(f"**at={max([0, *(n for n in turns if n < on)])}")
        ada.page.keyboard.press("End")
        ada.wait_for_turn()
        told = ada.page.locator(f".log li:has([data-moment='{present - 1}']) > span:not(:empty)")
        sentence = told.last.inner_text()
        ada.page.keyboard.press("ArrowLeft")
        expect(ada.title).to_have_text(sentence)


def shows(player: Player, moment: int, present: int) -> None:
    """Wait until the page shows a moment; the latest one is now."""
    at = str(moment) if moment < present else ""
    expect(player.page.locator(".table")).to_have_attribute("data-at", at)


def test_ticks_tell_their_names(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        ada.play("san_francisco")
        answer_until_others_touch_something(ada)
        bar = ada.page.locator(".past input")
        box = bar.bounding_box()
        assert box
        ada.page.mouse.move(box["x"] + box["width"] - 60, box["y"] + 8)
        expect(bar).to_have_attribute("title", re.compile(r"\d{4}"))


def test_one_steps_through_all_that_others_did_and_ends_at_the_question(
    browser: Browser, server: str
) -> None:
    with seated(browser, server) as ada:
        ada.play("san_francisco")
        answer_until_others_touch_something(ada)
        deeds, asked, address = ada.page.evaluate(DEEDS), ada.title.inner_text(), ada.page.url
        present = ada.page.locator(".past input").get_attribute("max")
        assert len(deeds) > 1
        ada.page.keyboard.press("s")
        for number, deed in enumerate(deeds, 1):
            expect(ada.page.locator(".stepper .at")).to_have_text(f"{number} of {len(deeds)}")
            expect(ada.page.locator(HEADLINE)).to_have_text(deed["says"])
            told = f"{number} of {len(deeds)}: {deed['says']}"
            expect(ada.page.locator("#announce")).to_contain_text(told)
            moment = "" if deed["moment"] == present else deed["moment"]
            expect(ada.page.locator(".table")).to_have_attribute("data-at", moment)
            assert ada.page.evaluate(RINGED) == ada.page.evaluate(DRAWN, deed["rings"])
            expect(ada.page.locator(".lit")).to_have_count(0)
            assert ada.page.url == address, "who loads the page again is at the question"
            ada.page.keyboard.press("ArrowRight" if number % 2 else "Enter")
        expect(ada.page.locator(".stepper")).to_be_hidden()
        expect(ada.title).to_have_text(asked)
        expect(ada.title).to_be_focused()
        assert ada.page.evaluate(DEEDS) == deeds
        click_a_button(ada, 0)


def test_stepping_goes_back_and_can_be_left(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        ada.play("san_francisco")
        answer_until_others_touch_something(ada)
        deeds = [deed["says"] for deed in ada.page.evaluate(DEEDS)]
        (first, second, *_), count = deeds, len(deeds)
        ada.page.get_by_role("button", name="Step through").click()
        back, on = (ada.page.locator(f"[data-step={way}]") for way in ("back", "next"))
        expect(back).to_be_disabled()
        on.click()
        expect(ada.page.locator(HEADLINE)).to_have_text(second)
        back.click()
        expect(ada.page.locator(HEADLINE)).to_have_text(first)
        ada.page.keyboard.press("Escape")
        ada.wait_for_turn()
        expect(ada.title).to_be_focused()
        ada.page.get_by_role("button", name="Step through").click()
        expect(ada.page.locator("#announce")).to_contain_text(f"1 of {count}: {first}")
        expect(ada.page.locator(".table")).not_to_have_attribute("data-at", "")
        ada.page.locator("[data-step=skip]").click()
        ada.wait_for_turn()
        expect(ada.page.locator(".table")).to_have_attribute("data-at", "")
        expect(ada.title).to_be_focused()
        rings = ada.page.evaluate(RINGED)
        ada.page.keyboard.press("s")
        while "last" not in (ada.page.locator(".stepper").get_attribute("class") or ""):
            ada.page.keyboard.press("ArrowRight")
        ada.page.keyboard.press("End")
        expect(ada.page.locator(".stepper")).to_be_hidden()
        expect(ada.title).to_be_visible()
        ada.page.wait_for_function(f"rings => `${{({RINGED})()}}` === rings", arg=",".join(rings))


def test_whoever_steps_on_before_the_first_board_is_there_stays_there(
    browser: Browser, server: str
) -> None:
    held: list[Route] = []

    def hold_the_first(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append(route)

    with seated(browser, server) as ada:
        ada.play("san_francisco")
        answer_until_others_touch_something(ada)
        second = ada.page.evaluate(DEEDS)[1]
        ada.page.route("**/parts?*at=*", hold_the_first)
        with ada.page.expect_request("**/parts?*at=*"):
            ada.page.keyboard.press("s")
        ada.page.keyboard.press("ArrowRight")
        expect(ada.page.locator(HEADLINE)).to_have_text(second["says"])
        held[0].continue_()
        expect(ada.page.locator("#announce")).to_contain_text(second["says"])
        expect(ada.page.locator(HEADLINE)).to_have_text(second["says"])


def test_the_past_plays_to_now_and_pauses(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        ada.play("san_francisco")
        answer_until_others_touch_something(ada)
        table, play = ada.page.locator(".table"), ada.page.locator("[data-play]")
        ada.page.evaluate(
            """() => {
                const table = document.querySelector(".table");
                window.shown = [];
                new MutationObserver(() => window.shown.push(table.dataset.at))
                    .observe(table, { attributeFilter: ["data-at"] });
            }"""
        )
        held: list[Route] = []  # so that it cannot be over before it is paused
        ada.page.route("**/parts?*at=3", lambda route: held.append(route))
        ada.page.get_by_label("Speed").select_option("4")
        with ada.page.expect_request("**/parts?*at=3"):
            play.click()
        expect(play).to_have_attribute("aria-pressed", "true")
        ada.page.wait_for_function("() => window.shown.length > 2")
        ada.page.locator(".board-room").focus()
        ada.page.keyboard.press("Space")
        expect(play).to_have_attribute("aria-pressed", "false")
        expect(table).to_have_attribute("data-at", "2")
        for route in held:
            route.continue_()
        ada.page.unroute("**/parts?*at=3")
        expect(table).to_have_attribute("data-at", "3")
        ada.page.keyboard.press("Space")
        ada.wait_for_turn()
        expect(play).to_have_attribute("aria-pressed", "false")
        moments = [int(one) for one in ada.page.evaluate("() => window.shown") if one]
        present = int(ada.page.locator(".past input").get_attribute("max") or 0)
        assert sorted(set(moments)) == list(range(present))
        assert moments == sorted(moments)


def test_whoever_goes_elsewhere_stops_the_replay(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        ada.play("san_francisco")
        answer_until_others_touch_something(ada)
        ada.page.locator("[data-play]").click()
        ada.page.wait_for_url("**at=*")
        ada.page.keyboard.press("ArrowRight")
        expect(ada.page.locator("[data-play]")).to_have_attribute("aria-pressed", "false")


def test_the_bar_tells_the_chapter_to_those_who_listen(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada:
        ada.play("san_francisco")
        answer_until_others_touch_something(ada)
        bar = ada.page.locator(".past input")
        says = bar.get_attribute("data-says") or ""
        expect(bar).to_have_attribute(
            "aria-valuetext", re.compile(rf"^1906.* · {re.escape(says)}$")
        )


def test_on_a_phone_a_line_of_the_log_shows_the_board_of_its_moment(
    browser: Browser, server: str
) -> None:
    with seated(browser, server, PHONE) as ada:
        ada.play("san_francisco")
        answer_until_others_touch_something(ada)
        ada.page.locator(".tabs [data-tab=log]").tap()
        line = ada.page.locator("[data-list=log] > li:has([data-moment])").last
        moment = line.locator("[data-moment]").get_attribute("data-moment") or ""
        line.locator("span").last.tap()
        expect(ada.page.locator(".board-room")).to_be_visible()
        expect(ada.page.locator(".table")).to_have_attribute("data-at", moment)
        ada.page.locator("[data-to-log]").tap()
        expect(ada.page.locator("#log")).to_be_visible()
        expect(ada.page.locator(".table")).to_have_attribute("data-at", "")
        expect(ada.page.locator("[data-to-log]")).to_be_hidden()
        expect(ada.page.locator(f"#log [data-moment='{moment}']").first).to_be_in_viewport()
