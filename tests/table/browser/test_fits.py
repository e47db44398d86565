"""Everything has its room: on every page, in both languages, in windows of many sizes and with
letters twice as large."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, Page

from tests.table.browser.gallery import look, moments, opened
from tests.table.browser.player import PHONE, seated
from tests.table.browser.test_readable import GAMES, LEAST_TEXT, SIZES, WIDE, lasting, resize

BARELY = 16  # px: a page that is so much longer than its window was meant to fit
QUIET = (
    "/",
    "/account",
    "/fair",
    "/mistakes",
    "/puzzles",
    "/guide/raising_chicago",
    "/learn/chicago_1991",
    "/box/toy",
    "/box/chicago_1991/edition",
    *(f"/new/{game}" for game in GAMES),
)
LARGE_LETTERS = "() => { document.documentElement.style.fontSize = '200%'; }"
UNREACHABLE = """() => {  // answers that are neither in sight nor to be scrolled to
    const card = document.querySelector(".question"), rows = card.querySelector(".answers");
    const scrolls = one => one && ["auto", "scroll"].includes(getComputedStyle(one).overflowY);
    if ([rows, card, card.parentElement].some(scrolls)) return 0;
    const foot = one => one.getBoundingClientRect().bottom;
    return [...rows.children].filter(one => foot(one) > foot(card) + 1).length;
}"""


def faults(page: Page) -> Iterator[str]:
    seen = look(page)
    yield from (f"sticks out: {what}" for what in seen["out"])
    if seen["tooWide"] > 0:
        yield f"too wide by {seen['tooWide']} px"
    if 0 < seen["tooTall"] <= BARELY:
        yield f"too tall by {seen['tooTall']} px"


def too_wide(page: Page) -> Iterator[str]:
    yield from (one for one in faults(page) if "too wide" in one)


@pytest.fixture(scope="module")
def paths(server: str) -> Iterator[list[str]]:
    """Of every kind of page: a table before, during and after its game, and what is told of it."""
    with opened(server, "toy", 2) as toy, opened(server, "san_francisco", 2) as going:
        list(moments(toy))
        ended = [toy.path, f"{toy.path}?at=0", f"{toy.path}/analysis", f"{toy.path}/text"]
        yield [*QUIET, *ended, going.path]


def survey(
    browser: Browser, server: str, paths: list[str], lang: str, sizes: tuple[tuple[int, int], ...]
) -> list[str]:
    found: list[str] = []
    with seated(browser, server, lang=lang) as ada:
        waiting = ada.open_table("toy", "me", "friend")
        for path in [*paths, waiting]:
            ada.visit(path)
            for size in sizes:
                resize(ada.page, size)
                lasts = lasting(ada.page, partial(faults, ada.page))
                found += [f"{path} {lang} {size[0]}x{size[1]}: {one}" for one in lasts]
    return found


def test_nothing_sticks_out(browser: Browser, server: str, paths: list[str]) -> None:
    assert survey(browser, server, paths, "de", (PHONE, WIDE[1])) == []


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "de"])
def test_nothing_sticks_out_at_any_size(
    browser: Browser, server: str, paths: list[str], lang: str
) -> None:
    assert survey(browser, server, paths, lang, SIZES) == []


SCORES = """() => {
    const room = document.querySelector(".scores").parentElement;
    return room.scrollWidth - room.clientWidth;
}"""


TOWERS = """() => Math.min(...[...document.querySelectorAll(".skyline text")].map(
    one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a))"""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_scores_of_four_fit_a_phone(browser: Browser, server: str, game: str) -> None:
    with opened(server, game, 4) as table:
        list(moments(table))
        for lang in ("en", "de"):
            with seated(browser, server, PHONE, lang) as ada:
                table.is_mine(ada.context)
                ada.visit(table.path)
                assert ada.page.evaluate(SCORES) <= 0, lang
                assert ada.page.evaluate(TOWERS) >= LEAST_TEXT, lang


large_letters = pytest.mark.parametrize(
    "size", [WIDE[0], PHONE, (640, 360)], ids=["wide", "phone", "zoomed"]
)


@large_letters
def test_letters_of_quiet_pages_may_be_twice_as_large(
    browser: Browser, server: str, size: tuple[int, int]
) -> None:
    found: list[str] = []
    with seated(browser, server, size, "de") as ada:
        for path in QUIET:
            ada.visit(path)
            ada.page.evaluate(LARGE_LETTERS)
            found += [f"{path}: {one}" for one in lasting(ada.page, partial(too_wide, ada.page))]
    assert found == []


@large_letters
@pytest.mark.parametrize("game", GAMES)
def test_letters_may_be_twice_as_large(
    browser: Browser, server: str, game: str, size: tuple[int, int]
) -> None:
    with opened(server, game, 3) as table, seated(browser, server, size, "de") as ada:
        table.is_mine(ada.context)
        next(moments(table))
        ada.visit(table.path)
        ada.wait_for_turn()
        ada.page.evaluate(LARGE_LETTERS)
        assert lasting(ada.page, partial(faults, ada.page)) == []
        assert ada.page.evaluate(UNREACHABLE) == 0
