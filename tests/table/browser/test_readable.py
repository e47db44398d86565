"""Boards can be read: texts and icons are large enough, what is lit is in sight and not covered,
nothing sticks out, no page is too tall."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from itertools import islice
from time import monotonic

import pytest
from playwright.sync_api import Browser, Page

from tests.table.browser.gallery import Table, look, moments, opened
from tests.table.browser.player import LAID_OUT, PATIENCE, PHONE, seated

GAMES = ("san_francisco", "chicago_1991", "raising_chicago", "chicago_1875")
SAMPLE = 3  # questions of a game in every run
WIDE = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080))
SIZES = ((390, 844), (820, 1180), (640, 360), (844, 390), *WIDE)
LEAST_TEXT, LEAST_ICON = 10.0, 14.0  # px


def faults(page: Page, size: tuple[int, int]) -> Iterator[str]:
    """What is wrong with a page as it is shown."""
    seen = look(page)
    yield from (f"text {px} px: {said}" for px, said in seen["texts"] if px < LEAST_TEXT)
    if size in WIDE:
        yield from (f"icon {px} px: {where}" for px, where in seen["icons"] if px < LEAST_ICON)
    lights = seen["lights"]
    if lights["all"] and not lights["inSight"]:
        yield "nothing that is lit is in sight"
    if lights["covered"]:
        yield f"{lights['covered']} lit things are covered"
    yield from (f"sticks out: {what}" for what in seen["out"])
    if seen["tooTall"] > 0 or seen["tooWide"] > 0:
        yield f"too tall by {seen['tooTall']} px, too wide by {seen['tooWide']} px"


def show(page: Page, table: Table, question: str) -> None:
    """Open the page of a table, when the game is over with its last board."""
    if question != "end":
        page.goto(table.server + table.path)
        page.wait_for_selector(".question.mine-to-answer")
        return
    last = table.state()["moment"]
    page.goto(f"{table.server}{table.path}?at={last - 1}")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(f'.table[data-at="{last}"]')


def survey(
    browser: Browser,
    table: Table,
    questions: Iterator[str],
    langs: tuple[str, ...],
    sizes: tuple[tuple[int, int], ...],
) -> list[str]:
    """A page for each language, opened once a question and then made larger."""
    found: list[str] = []
    with ExitStack() as stack:
        eyes = {
            lang: stack.enter_context(seated(browser, table.server, sizes[0], lang))
            for lang in langs
        }
        for ada in eyes.values():
            table.is_mine(ada.context)
        for question in questions:
            for lang, ada in eyes.items():
                for size in sizes:
                    resize(ada.page, size)
                    if size == sizes[0]:
                        show(ada.page, table, question)
                    where = f"{table.game} {question} {lang} {size[0]}x{size[1]}"
                    lasts = lasting(ada.page, partial(faults, ada.page, size))
                    found += [f"{where}: {fault}" for fault in lasts]
                ada.look_away()
    return found


def lasting(page: Page, look_for: Callable[[], Iterator[str]]) -> list[str]:
    """The faults of a page that is no longer being fitted to its window."""
    end = monotonic() + PATIENCE / 1000
    while (found := list(look_for())) and monotonic() < end:
        page.wait_for_timeout(100)
    return found


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(LAID_OUT)


@pytest.mark.parametrize("game", GAMES)
def test_boards_can_be_read(browser: Browser, server: str, game: str) -> None:
    with opened(server, game, 3) as table:
        questions = islice(moments(table), SAMPLE)
        assert survey(browser, table, questions, ("de",), (PHONE, WIDE[0])) == []


@pytest.mark.long
@pytest.mark.parametrize(("seats", "lang"), [(2, "en"), (4, "de")])
@pytest.mark.parametrize("game", GAMES)
def test_all_boards_can_be_read_at_all_sizes(
    browser: Browser, server: str, game: str, seats: int, lang: str
) -> None:
    with opened(server, game, seats) as table:
        assert survey(browser, table, moments(table), (lang,), SIZES) == []
