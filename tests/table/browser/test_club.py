"""The club in the browser: four people play a tournament; somebody takes their data and goes."""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from tests.table.browser.player import DESKTOP, PHONE, Player, seated
from tests.table.browser.test_access import looked_at
from tests.table.browser.test_whole_games import play_each_other

NAMES = ("Ada", "Bruno", "Clara", "Dora")
PASSWORD = "a long password"


def sign_up(player: Player, name: str, suffix: str) -> None:
    player.visit("/account")
    player.page.locator("input[name=name]").fill(name)
    with player.goes_on():
        player.page.locator("form[action='/me/name'] button").click()
    player.visit("/account")
    player.page.locator("input[name=login]").fill(f"{name.lower()}.{suffix}")
    player.page.locator("input[name=password]").fill(PASSWORD)
    with player.goes_on():
        player.page.locator("button[formaction='/me/sign-up']").click()
    player.visit("/account")
    expect(player.page.locator("form[action='/me/sign-out']")).to_be_visible()


def open_tournament(ada: Player, name: str) -> str:
    ada.visit("/club")
    ada.page.get_by_role("link", name="Open a tournament").click()
    with ada.goes_on():  # to a form like this one
        ada.page.locator(".game-tabs a[href$='/toy']").click()
    ada.page.locator("input[name=name]").fill(name)
    ada.page.locator("select[name=system]").select_option("robin")
    expect(ada.page.locator("select[name=rounds]")).to_be_hidden()
    ada.page.locator("select[name=system]").select_option("swiss")
    ada.page.locator("select[name=rounds]").select_option("2")
    assert looked_at(ada) == []
    ada.page.get_by_role("button", name="Open the tournament").click()
    expect(ada.page.locator("h1")).to_have_text(name)
    return ada.path


def play_at(table: str, players: list[Player]) -> None:
    """Two people play their table to its end."""
    for one in players:
        with one.listens():
            one.visit(table)
    play_each_other(players)


def play_round(players: list[Player], path: str, number: int) -> None:
    """Everybody goes where the tournament's page sends them."""
    tables: dict[str, list[Player]] = {}
    for one in players:
        one.visit(path)
        said = re.compile(rf"^(Round|Runde) {number} ")  # "Round 1 of 2" has a 2 in it, too
        expect(one.page.locator(".tournament .lead")).to_have_text(said)
        table = one.page.locator(".tournament .go a.act").get_attribute("href")
        assert table is not None
        tables.setdefault(table, []).append(one)
    assert [len(those) for those in tables.values()] == [2, 2]
    for table, those in tables.items():
        play_at(table, those)


def test_four_people_play_a_tournament(browser: Browser, server: str) -> None:
    with ExitStack() as stack:
        looks = ((DESKTOP, "en"), (PHONE, "de"), (DESKTOP, "de"), (PHONE, "en"))
        players = [stack.enter_context(seated(browser, server, *look)) for look in looks]
        for one, name in zip(players, NAMES, strict=True):
            sign_up(one, name, "cup")
        ada = players[0]
        path = open_tournament(ada, "Spring Cup")
        for one in players:
            one.visit("/club")
            one.page.locator(".rows a", has_text="Spring Cup").first.click()
            one.page.locator(f"form[action='{path}/enter'] button").click()
            expect(one.page.locator(f"form[action='{path}/leave']")).to_be_visible()
        ada.visit(path)
        expect(ada.page.locator(".standings tbody tr")).to_have_count(4)
        with ada.goes_on():
            ada.page.locator(f"form[action='{path}/start'] button").click()
        for number in (1, 2):
            play_round(players, path, number)
        for one in players:
            one.visit(path)
            expect(one.page.locator(".tournament")).to_have_attribute("data-status", "over")
            expect(one.page.locator(".pairings li")).to_have_count(4)
            assert looked_at(one) == []
        ada.page.locator(".standings tbody a", has_text="Ada").click()
        expect(ada.page.locator("h1")).to_have_text("Ada")
        expect(ada.page.locator(".history li")).to_have_count(2)
        assert looked_at(ada) == []
        ada.page.locator(".titles a").first.click()
        expect(ada.page.locator(".ladder li.mine")).to_contain_text("Ada")
        assert looked_at(ada) == []


def test_a_tournaments_page_tells_what_is_new_by_itself(browser: Browser, server: str) -> None:
    with seated(browser, server) as ada, seated(browser, server) as bruno:
        sign_up(ada, "Ada", "news")
        sign_up(bruno, "Bruno", "news")
        path = open_tournament(ada, "News Cup")
        expect(ada.page.locator(".lead")).to_contain_text("Nobody has entered yet.")
        bruno.visit(path)
        bruno.page.locator(f"form[action='{path}/enter'] button").click()
        expect(ada.page.locator(".standings")).to_contain_text("Bruno")
        ada.page.locator(f"form[action='{path}/close'] button").click()
        ada.page.get_by_role("button", name="Yes").click()
        expect(ada.page.locator(".lead")).to_have_text("Called off")


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (PHONE, "de")])
def test_somebody_takes_their_data_and_goes(
    browser: Browser, server: str, tmp_path: Path, size: tuple[int, int], lang: str
) -> None:
    with seated(browser, server, size, lang) as ada:
        ada.expected = "status of 40[34]"
        sign_up(ada, "Ada", f"gone{lang}")
        assert looked_at(ada) == []
        ada.page.locator("#data-head").click()
        with ada.page.expect_download() as download:
            ada.page.locator("a[href='/me/data.json']").click()
        download.value.save_as(tmp_path / "data.json")
        mine = msgspec.json.decode((tmp_path / "data.json").read_bytes())
        assert mine["person"]["login"] == f"ada.gone{lang}"
        ada.page.locator("details.delete summary").click()
        assert looked_at(ada) == []
        form = ada.page.locator("form[action='/me/delete']")
        form.locator("input").fill("not it")
        form.locator("button").click()
        expect(ada.page.locator("p.error:visible")).to_be_visible()
        form.locator("input").fill(PASSWORD)
        form.locator("button").click()
        expect(ada.page.locator("p.done")).to_be_visible()
        expect(ada.page.locator("form[action='/me/sign-in']")).to_be_visible()
