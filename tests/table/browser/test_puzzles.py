"""Puzzles in the browser: the list, a right answer, a wrong one, the days in a row, a report."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from burnham.bots.puzzles import PACK, Puzzle, read_pack
from burnham.games import title_of
from tests.table.browser.player import DESKTOP, PHONE, Player, seated
from tests.table.browser.test_access import looked_at

GAMES = ("chicago_1875", "chicago_1991", "raising_chicago", "san_francisco")
LISTED = 8
"""More answers than this are not all listed."""
SAID = {
    "en": ("in a row", "Winning chances", "Report this puzzle", "Send", "Thank you."),
    "de": ("in Folge", "Siegchancen", "Dieses Rätsel melden", "Absenden", "Danke."),
}


def some_puzzles(game: str) -> list[Puzzle]:
    title = title_of(game)
    puzzles = read_pack(title, title.folder / PACK).puzzles
    return [puzzle for puzzle in puzzles if len(puzzle.answers) <= LISTED]


def number(puzzle: Puzzle, game: str, *, right: bool) -> int:
    title = title_of(game)
    step = puzzle.opened(title, title.box(title.tables())).step
    return step.number(next(one.word for one in puzzle.answers if one.credited == right))


def answer(ada: Player, puzzle: Puzzle, game: str, *, right: bool) -> None:
    ada.card.locator(f'.answer[data-answer="{number(puzzle, game, right=right)}"]').click()
    ada.confirm()
    kind = "right" if right else "wrong"
    expect(ada.card.locator(f'[data-verdict="{kind}"]')).to_be_visible()


@pytest.mark.parametrize(
    ("game", "size", "lang"),
    [
        ("san_francisco", DESKTOP, "en"),
        ("san_francisco", PHONE, "de"),
        ("chicago_1875", DESKTOP, "de"),
        ("raising_chicago", PHONE, "en"),
        ("chicago_1991", DESKTOP, "en"),
    ],
)
def test_one_is_solved_one_is_missed_and_reported(
    browser: Browser, server: str, game: str, size: tuple[int, int], lang: str
) -> None:
    one, two, *_ = some_puzzles(game)
    in_a_row, chances, report, send, thanks = SAID[lang]
    with seated(browser, server, size, lang, dark=lang == "de") as ada:
        ada.visit("/puzzles")
        expect(ada.page.locator(".puzzles .game")).to_have_count(len(GAMES))
        assert looked_at(ada) == []

        ada.visit(f"/puzzles/{game}/{one.id}")
        expect(ada.card.locator(".coach h2")).to_be_focused()
        assert ada.answers.count() == len(one.answers)
        assert ada.lit.count() or ada.narrow
        expect(ada.card.get_by_text(chances)).to_have_count(0)
        assert looked_at(ada) == []
        answer(ada, one, game, right=True)
        expect(ada.card.locator(".promises li")).to_have_count(len(one.answers))
        expect(ada.card.locator(".promises li.right")).to_have_count(len(one.credited))
        expect(ada.card.locator(".coach")).to_contain_text(in_a_row)
        expect(ada.answers).to_have_count(0)
        assert looked_at(ada) == []

        ada.visit(f"/puzzles/{game}/{two.id}")
        answer(ada, two, game, right=False)
        expect(ada.card.get_by_text(chances)).to_be_hidden()
        ada.card.locator(".coach summary").first.click()
        expect(ada.card.get_by_text(chances)).to_be_visible()
        ada.card.get_by_text(report).click()
        ada.card.locator("input[name=reason]").fill("Both are right.")
        ada.card.get_by_role("button", name=send).click()
        expect(ada.card.get_by_text(thanks)).to_be_visible()
        assert looked_at(ada) == []

        ada.visit("/puzzles")
        expect(ada.page.locator(".streak")).to_contain_text(in_a_row)


def test_keys_solve_a_puzzle_and_lead_on(browser: Browser, server: str) -> None:
    with seated(browser, server, DESKTOP) as ada:
        ada.visit("/puzzles")
        ada.page.get_by_role("link", name="Next puzzle: San Francisco").press("Enter")
        expect(ada.card.locator(".coach h2")).to_be_focused()
        first = ada.path
        ada.page.keyboard.press("1")
        expect(ada.card.locator("[data-verdict]")).to_be_visible()
        expect(ada.card.locator(".coach h2")).to_be_focused()
        ada.card.get_by_role("link", name="Next puzzle").press("Enter")
        ada.page.wait_for_url(lambda url: "/puzzles/san_francisco/" in url and first not in url)


def test_a_puzzle_is_played_on_as_a_study(browser: Browser, server: str) -> None:
    puzzle = some_puzzles("san_francisco")[0]
    with seated(browser, server, DESKTOP) as ada:
        ada.visit(f"/puzzles/san_francisco/{puzzle.id}")
        answer(ada, puzzle, "san_francisco", right=True)
        with ada.listens():
            ada.card.get_by_role("button", name="Play from here").click()
        expect(ada.page.locator(".ribbon")).to_contain_text("from a puzzle")
        ada.wait_for_turn()
        assert ada.answers.count() == len(puzzle.answers)
        ada.page.get_by_role("link", name="Back there").click()
        ada.page.wait_for_url(f"**/puzzles/san_francisco/{puzzle.id}")
