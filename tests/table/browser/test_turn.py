"""One turn: lamps and buttons, reasons, ways back, history, languages, keys."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import APIResponse, Browser, Route, expect

from tests.table.browser.player import Player, seated

HOVER = re.compile(r"\bhover\b")


@pytest.fixture
def ada(browser: Browser, server: str) -> Iterator[Player]:
    """Ada in a game of San Francisco, asked."""
    with seated(browser, server) as player:
        player.play("san_francisco")
        player.wait_for_turn()
        yield player


@pytest.fixture
def cleo(browser: Browser, server: str) -> Iterator[Player]:
    """Cleo in a game of Tollhouse, asked, with an answer behind her that can be taken back."""
    with seated(browser, server) as player:
        player.play("toy")
        player.wait_for_turn()
        yield player


def test_pointing_at_a_thing_lights_its_answer_and_back(ada: Player) -> None:
    button = ada.answers.first
    name = (button.get_attribute("data-things") or "").split()[0]
    thing = ada.page.locator(f'.lit[data-thing="{name}"]:visible').first
    button.hover()
    expect(thing).to_have_class(HOVER)
    thing.hover(force=True)
    expect(button).to_have_class(HOVER)
    expect(ada.page.locator("#about")).to_contain_text(button.locator(".what").inner_text())


def test_what_is_not_lit_says_why(cleo: Player) -> None:
    other = cleo.page.locator(".board-room .thing[data-thing^=card]:visible:not(.lit)").first
    other.hover(force=True)
    expect(cleo.page.locator("#about.no")).to_contain_text("You do not hold")


def test_reasons_can_be_had_by_keys_alone(cleo: Player) -> None:
    cleo.page.keyboard.press("w")
    other = cleo.page.locator(".board-room .thing[data-thing^=card]:visible:not(.lit)").first
    cleo.page.keyboard.press("Tab")
    other.focus()
    expect(cleo.page.locator("#about.no")).to_contain_text("You do not hold")


def test_what_has_not_changed_is_not_drawn_again(ada: Player) -> None:
    parts = ada.page.locator(".table [data-part]:has(> *), .table [data-sheet]:has(> *)")
    mark = "all => all.forEach(part => { part.firstElementChild.marked = true; })"
    kept = "all => all.map(part => part.firstElementChild.marked ?? false)"
    expect(ada.page.locator(".table[data-stream]")).to_have_count(1)
    parts.evaluate_all(mark)
    ada.connects_again()
    assert False not in parts.evaluate_all(kept)
    ada.is_redrawn()
    assert False in parts.evaluate_all(kept)


def test_an_answer_is_not_lost_while_the_last_one_is_on_its_way(ada: Player) -> None:
    """The table may be heard before its reply: whoever is quick answers the next question then."""
    held: list[tuple[Route, APIResponse]] = []

    def hold_the_first(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append((route, route.fetch()))

    ada.page.route("**/answer", hold_the_first)
    ada.answer()
    ada.wait_for_turn()
    number = ada.number
    ada.answers.first.click()
    route, reply = held[0]
    route.fulfill(response=reply)
    ada.moves_on(number)


def test_a_choice_between_answers_stays_open_when_the_board_is_drawn_anew(ada: Player) -> None:
    """Things with several answers come late in a game: here one is made to have all, whenever it
    is drawn: it may be so once more when the table hears that somebody is here."""
    ada.page.evaluate(
        """() => {
            const mark = () => {
                const lit = document.querySelector(".lit:has(> .reach)");
                const all = [...document.querySelectorAll(".answer")];
                if (lit) lit.dataset.answers = all.map(one => one.dataset.answer).join(" ");
            };
            document.addEventListener("swapped", mark);
            mark();
        }"""
    )
    number = ada.number
    ada.page.locator(".lit[data-answers*=' '] > .reach").first.click(force=True)
    ada.is_redrawn()
    ada.page.locator(".chooser .answer:visible").first.click()
    ada.moves_on(number)
    expect(ada.page.locator(".chooser")).to_be_hidden()


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(ada: Player) -> None:
    for _ in range(3):
        ada.wait_for_turn()
        ada.answer()
    ada.wait_for_turn()
    number, question = ada.number, ada.title.inner_text()
    ada.page.reload()
    assert (ada.number, ada.title.inner_text()) == (number, question)


def test_undo_and_redo_are_one_click(ada: Player) -> None:
    question, number = ada.title.inner_text(), ada.number
    ada.answer()
    ada.wait_for_turn()
    ada.page.keyboard.press("z")
    ada.moves_on(number + 1)
    expect(ada.title).to_have_text(question)
    redo = ada.card.get_by_role("button", name="Redo")
    before = ada.number
    redo.click()
    ada.moves_on(before)
    expect(redo).to_have_count(0)


def test_history_shows_the_past_and_leads_back_to_now(ada: Player) -> None:
    for _ in range(4):
        ada.wait_for_turn()
        ada.answer()
    ada.wait_for_turn()
    question = ada.title.inner_text()
    ada.page.keyboard.press("ArrowLeft")
    expect(ada.page.locator(".board-room.past-shown")).to_be_visible()
    expect(ada.lit).to_have_count(0)
    ada.page.wait_for_url(re.compile(r"at=\d+$"))
    shown = int(ada.page.url.partition("at=")[2])
    ada.page.keyboard.press("ArrowLeft")
    ada.page.wait_for_url(f"**at={shown - 1}")
    ada.page.locator(".log [data-moment='1']").first.click()
    ada.page.wait_for_url("**at=1")
    ada.page.reload()
    told = ada.page.locator(".log [aria-current] > span").filter(has_text=re.compile("."))
    expect(ada.title).to_have_text(told.last.inner_text())
    ada.page.get_by_role("slider").fill("2")
    ada.page.wait_for_url("**at=2")
    ada.card.get_by_role("link", name="Back to now").click()
    expect(ada.title).to_have_text(question)
    expect(ada.lit.first).to_be_visible()


def test_the_language_switches_in_the_middle_of_a_turn_and_stays(ada: Player) -> None:
    number = ada.number
    ada.page.locator(".bar .switch button[lang=de]:visible").click()
    expect(ada.card.locator(".crumbs")).to_contain_text("Du bist dran")
    assert ada.number == number
    assert ada.page.locator("html").get_attribute("lang") == "de"
    ada.visit("/")
    expect(ada.page.locator("h1")).to_have_text("Macht keine kleinen Pläne.")


def test_day_and_night_are_remembered(ada: Player) -> None:
    root = ada.page.locator("html")
    assert root.get_attribute("data-theme") is None
    with ada.page.expect_response("**/me/theme"):
        ada.page.locator(".bar .theme button:visible").click()
    expect(root).to_have_attribute("data-theme", "dark")
    ada.page.reload()
    expect(root).to_have_attribute("data-theme", "dark")


def test_keys_alone_play_a_turn(ada: Player) -> None:
    for _ in range(3):
        ada.wait_for_turn()
        number = ada.number
        ada.page.keyboard.press("1")
        ada.moves_on(number)
    ada.wait_for_turn()
    number = ada.number
    for _ in range(80):
        ada.page.keyboard.press("Tab")
        if ada.page.evaluate("document.activeElement.matches('.lit')"):
            break
    expect(ada.page.locator(".lit:focus")).to_have_count(1)
    ada.page.keyboard.press("Enter")
    if ada.page.locator(".chooser:visible").count():
        ada.page.keyboard.press("Enter")
    ada.moves_on(number)
    ada.page.keyboard.press("?")
    expect(ada.page.locator("dialog#keys")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("dialog#keys")).to_be_hidden()


def test_the_title_and_the_live_region_say_whose_turn_it_is(ada: Player) -> None:
    expect(ada.page).to_have_title(re.compile("^● Your turn"))
    expect(ada.page.locator("#announce")).to_contain_text("Your turn: ")


def test_an_answer_that_comes_late_is_refused_and_shows_the_present(ada: Player) -> None:
    twin = ada.watched(ada.context.new_page())
    ada.deafen(twin)
    twin.goto(ada.page.url)
    number = ada.number
    ada.answer()
    twin.locator(".answer:visible").last.click()
    expect(twin.locator(".late")).to_have_text("The table has moved on.")
    twin.wait_for_function(
        "n => +document.querySelector('[data-number]').dataset.number > n", arg=number
    )


def test_after_a_lost_connection_the_page_catches_up(ada: Player) -> None:
    twin = ada.watched(ada.context.new_page())
    twin.goto(ada.page.url)
    expect(twin.locator(".answer:visible").first).to_be_visible()
    ada.deafen(twin)
    twin.evaluate("dispatchEvent(new Event('online'))")  # connects anew, in vain
    expect(twin.locator(".lost-notice")).to_be_visible()
    number = ada.number
    ada.answer()
    assert int(twin.locator("[data-number]").get_attribute("data-number") or 0) == number
    twin.unroute("**/events*")
    twin.wait_for_function(
        "n => +document.querySelector('[data-number]').dataset.number > n", arg=number
    )
    expect(twin.locator(".lost-notice")).to_be_hidden()


def test_the_way_to_a_question_can_be_read(browser: Browser, server: str) -> None:
    with seated(browser, server, lang="de") as ada:
        ada.play("chicago_1875")
        ada.wait_for_turn()
        number = ada.number
        ada.lit.first.click()
        ada.moves_on(number)
        last = ada.card.locator(".crumbs .step .linklike").last
        expect(last).to_contain_text("gründen")
        assert last.evaluate("one => one.scrollWidth <= one.clientWidth")
