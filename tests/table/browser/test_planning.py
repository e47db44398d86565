"""Planned answers in the browser: a move-a-day game of three, offline and back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from tests.table.browser.player import DESKTOP, PATIENCE, PHONE, Player, seated

A_DAY = "move:86400"
MOST = 60
STEP = 100  # milliseconds


@pytest.fixture
def people(browser: Browser, server: str) -> Iterator[list[Player]]:
    """Three people with browsers of their own; Clara's is a phone."""
    with ExitStack() as stack:
        sizes = (DESKTOP, DESKTOP, PHONE)
        yield [stack.enter_context(seated(browser, server, size)) for size in sizes]


def sit_down(people: list[Player], game: str) -> str:
    """A table at which everybody has a day for an answer; gives its path."""
    ada, *others = people
    ada.visit(f"/new/{game}")
    for seat, kind in enumerate(("me", "friend", "friend")):
        ada.page.locator(f"select[name=seat-{seat}]").select_option(kind)
    ada.page.locator("select[name=clock]").select_option(A_DAY)
    with ada.listens():
        ada.page.locator("form[data-new-table] button.act").click()
    link = ada.card.get_by_label("Invite link").input_value()
    for one in others:
        one.is_invited(link)
    return ada.path


def opens_page(player: Player) -> None:
    """The page on which an answer is planned, once it is awake."""
    player.card.get_by_role("link", name="Plan my next answer").click()
    expect(player.page.locator(".coach h2")).to_be_focused()


def plan_first(player: Player, which: int = 0) -> str:
    """Plan the next answer; gives what it says, or nothing if none can be foreseen."""
    opens_page(player)
    if not player.answers.count():
        expect(player.page.locator(".coach")).to_contain_text("cannot be foreseen")
        said = ""
    else:
        said = player.answers.nth(which).locator(".what").inner_text()
        player.answers.nth(which).click()
        player.confirm()
        player.page.wait_for_url("**/plan/*/1")
        expect(player.page.locator(".coach .planned li")).to_have_count(1)
    with player.listens():
        player.page.locator(".coach").get_by_role("link", name="to the table").click()
    return said


def goes_offline(player: Player) -> None:
    player.page.close()


def comes_back(player: Player, path: str) -> None:
    player.page = player.watched(player.context.new_page())
    with player.listens():
        player.visit(path)


def test_what_was_planned_is_carried_out_while_its_player_is_offline(
    people: list[Player],
) -> None:
    """San Francisco begins with a question to each about their own hand."""
    ada, bruno, clara = people
    path = sit_down(people, "san_francisco")
    said = plan_first(clara)
    expect(clara.card.locator(".planned")).to_contain_text(said)
    assert not clara.axe()
    for other in (ada, bruno):
        expect(other.page.locator(".planned")).to_have_count(0)
    goes_offline(clara)
    number = ada.number
    ada.answer()
    bruno.wait_for_turn()
    bruno.answer()
    bruno.moves_on(number + 2)  # hers has been given, too
    comes_back(clara, path)
    expect(clara.page.locator(".planned")).to_have_count(0)
    assert clara.number == number + 3
    assert clara.number == bruno.number


def is_told_why(player: Player) -> bool:
    return bool(player.card.locator(".plan .dropped").count())


def turn(people: list[Player]) -> Player | None:
    """Whoever is asked by hand, or None at the end; what is planned goes on by itself."""
    here = [one for one in people if not one.page.is_closed()]
    for _ in range(PATIENCE // STEP):
        if here[0].page.locator(".question.over, [data-part=result]").count():
            return None
        for one in here:  # in one look: in between an answer that was planned may be given
            if one.page.locator(".question.mine-to-answer:not(:has(.planned))").count():
                return one
        here[0].page.wait_for_timeout(STEP)
    return None


def test_a_whole_game_in_which_one_is_hardly_there(people: list[Player]) -> None:
    """Clara comes to plan and is gone again; when nothing was planned, or it was dropped, the
    others wait for her."""
    *others, clara = people
    path = sit_down(people, "toy")
    planned = 0
    for _ in range(MOST):
        one = turn(people)
        if one is None:
            break
        if one is not clara and not clara.page.is_closed():
            link = clara.card.get_by_role("link", name="Plan my next answer")
            if link.count():
                planned += bool(plan_first(clara))
            goes_offline(clara)
        one.answer(one.answers.count() - 1)
        if clara.page.is_closed() and not any(
            other.page.locator(".question.mine-to-answer").count() for other in others
        ):
            comes_back(clara, path)
    expect(others[0].page.locator(".question.over, [data-part=result]").first).to_be_visible()
    assert planned


def same_answer(player: Player, said: str) -> int:
    """Which of their answers says the same as what somebody planned; else the first."""
    says = player.answers.locator(".what").all_inner_texts()
    return says.index(said) if said in says else 0


def test_whoever_comes_back_is_told_why_a_plan_was_dropped(people: list[Player]) -> None:
    """The others go where Clara wants to go, and Clara, on her phone, reads it."""
    ada, bruno, clara = people
    path = sit_down(people, "san_francisco")
    said = ""
    for _ in range(MOST):
        one = turn(people)
        if is_told_why(clara):
            break
        assert one is not None
        link = clara.card.get_by_role("link", name="Plan my next answer")
        if one is not clara and link.count() and not clara.card.locator(".planned").count():
            said = plan_first(clara)
        one.answer(same_answer(one, said))
    assert is_told_why(clara)
    goes_offline(clara)
    comes_back(clara, path)
    told = clara.card.locator(".plan .dropped")
    expect(told).to_contain_text("Your plan was dropped.")
    for other in (ada, bruno):
        expect(other.page.get_by_text("Your plan was dropped.")).to_have_count(0)
    assert not clara.axe()
    told.get_by_role("button", name="OK").click()
    expect(told).to_have_count(0)


def test_plans_are_laid_down_and_removed_by_keys_alone(people: list[Player]) -> None:
    """And the page of the table in another window follows."""
    ada, _, _ = people
    sit_down(people, "san_francisco")
    bruno = people[1]
    second = bruno.watched(bruno.context.new_page())
    second.goto(bruno.page.url)
    second.locator(".plan a").wait_for()
    bruno.page.locator(".plan a").focus()
    bruno.page.keyboard.press("Enter")
    expect(bruno.page.locator(".coach h2")).to_be_focused()
    assert not bruno.axe()
    bruno.page.keyboard.press("1")
    expect(bruno.page.locator(".coach .planned li")).to_have_count(1)
    expect(bruno.page.locator(".coach h2")).to_be_focused()
    expect(second.locator(".planned li")).to_have_count(1)
    bruno.page.locator(".coach .row a").focus()
    with bruno.listens():
        bruno.page.keyboard.press("Enter")
    bruno.card.locator(".planned button").focus()
    bruno.page.keyboard.press("Enter")
    expect(bruno.card.locator(".planned")).to_have_count(0)
    expect(second.locator(".planned")).to_have_count(0)
    expect(ada.page.locator(".question.mine-to-answer")).to_be_visible()


def test_a_table_that_moves_on_is_foreseen_anew(people: list[Player]) -> None:
    ada, _, clara = people
    sit_down(people, "san_francisco")
    clara.expected = "status of 409"
    opens_page(clara)
    ada.answer()
    clara.answers.first.click()
    clara.confirm()
    expect(clara.page.locator(".late")).to_be_visible()
    clara.page.wait_for_function(
        "n => +document.querySelector('[data-part=question] [data-number]').dataset.number >= n",
        arg=ada.number,
    )
    clara.answers.first.click()
    clara.confirm()
    clara.page.wait_for_url("**/plan/*/1")
