"""A person in front of a browser: opens pages, clicks, and notices when something breaks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    FloatRect,
    Locator,
    Page,
    expect,
)

DESKTOP = (1440, 900)
PHONE = (390, 844)
PATIENCE = 20_000  # milliseconds: machines that test are busy
THINKING = 60_000  # so long a page waits for a hint (PATIENCE in static/hint.js)
expect.set_options(timeout=PATIENCE)
LAID_OUT = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
HEARD = """() => {
    const table = document.querySelector(".table");
    return !table || "stream" in table.dataset;
}"""


class Player:
    def __init__(self, context: BrowserContext, server: str) -> None:
        self.context = context
        self.server = server
        self.complaints: list[str] = []
        self.expected = "status of 404"  # pages that are not there are looked for too
        self.page = self.watched(context.new_page())

    def watched(self, page: Page) -> Page:
        """Whatever the browser complains about is kept: errors, refused styles and scripts."""
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _heard(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.complaints.append(said.text)

    @property
    def narrow(self) -> bool:
        return bool(self.page.viewport_size and self.page.viewport_size["width"] < 821)

    def deafen(self, page: Page) -> None:
        """Let a page hear nothing of the table; the browser will report that."""
        page.route("**/events*", lambda route: route.abort())
        self.expected = r"ERR_FAILED|status of 409"

    # --- getting somewhere ----------------------------------------------------------------------

    def visit(self, path: str) -> None:
        self.page.goto(self.server + path)

    def look_away(self) -> None:
        """Leave: a page that followed hundreds of answers at once would be busy with them."""
        self.page.goto("about:blank")

    @contextmanager
    def listens(self) -> Iterator[None]:
        """Whatever leads to a table: wait until its page has all its scripts and has heard where
        the table stands, so that nothing is drawn anew a moment later."""
        with self.page.expect_request("**/events*"):
            yield
        self.page.wait_for_load_state()
        self.page.wait_for_function(HEARD)

    @contextmanager
    def goes_on(self) -> Iterator[None]:
        """Whatever leads to another page, or to this one anew: wait until that is there.  Who goes
        elsewhere before stops what was sent."""
        with self.page.expect_navigation():
            yield

    @property
    def path(self) -> str:
        """Where I am, without what comes after a question mark."""
        return self.page.url.removeprefix(self.server).partition("?")[0]

    def play(self, game: str, level: str = "random") -> None:
        """From the home page into a game against bots."""
        self.visit("/")
        self.page.locator("select[name=level]").select_option(level)
        with self.listens():
            self.page.locator(f"button[name=game][value={game}]").click()

    def open_table(self, game: str, *seats: str) -> str:
        """Open a table with these seats; gives its path."""
        self.visit(f"/new/{game}")
        for number, seat in enumerate(seats):
            self.page.locator(f"select[name=seat-{number}]").select_option(seat)
        with self.listens():
            self.page.locator("form[data-new-table] button.act").click()
        return self.path

    def is_invited(self, link: str) -> None:
        """Follow an invitation and sit down."""
        self.page.goto(link)
        if not self.page.get_by_label("Your name").input_value():
            self.page.get_by_label("Your name").fill("Bruno")
        with self.listens():
            self.page.get_by_role("button", name="Sit down").click()

    # --- at the table ---------------------------------------------------------------------------

    @property
    def card(self) -> Locator:
        return self.page.locator("[data-part=question]")

    @property
    def title(self) -> Locator:
        return self.card.locator("h2")

    @property
    def answers(self) -> Locator:
        return self.card.locator(".answer:visible")

    @property
    def lit(self) -> Locator:
        return self.page.locator(".lit:visible")

    @property
    def number(self) -> int:
        """How many entries the table's journal has, as this page knows it."""
        return int(self.card.locator("[data-number]").get_attribute("data-number") or 0)

    def wait_for_turn(self) -> None:
        expect(self.page.locator(".question.mine-to-answer")).to_be_visible()

    def moves_on(self, number: int, patience: int = PATIENCE) -> None:
        """Wait until the table has got beyond this number."""
        self.page.wait_for_function(
            "n => document.readyState === 'complete'"
            " && (!document.querySelector('[data-part=question]')"
            " || +document.querySelector('[data-number]').dataset.number > n)",
            arg=number,
            timeout=patience,
        )

    def is_redrawn(self) -> None:
        """Everything is fetched and drawn again; once more if something newer is told meanwhile."""
        self.page.evaluate(
            """async () => {
                const { insist } = await import("/static/reach.js");
                await insist("parts", (await import("/static/live.js")).fetchAll);
            }"""
        )

    def connects_again(self) -> None:
        """The page has lost its connection, and nothing has happened meanwhile."""
        self.page.evaluate(
            """async () => {
                const table = document.querySelector(".table"), before = table.dataset.stream;
                (await import("/static/live.js")).connect();
                while (table.dataset.stream === before)
                    await new Promise(done => setTimeout(done, 10));
            }"""
        )

    def answer(self, which: int = 0, patience: int = PATIENCE) -> None:
        """Give an answer by its button and wait until the table has taken it."""
        number = self.number
        self.answers.nth(which).click(timeout=patience)
        self.confirm()
        self.moves_on(number)

    def confirm(self) -> None:
        """On a phone what is chosen has to be confirmed."""
        if self.narrow:
            self.card.locator(".confirm").click()

    # --- after it -------------------------------------------------------------------------------

    def axe(self) -> list[str]:
        """What axe finds on this page: breaches of WCAG 2.2 AA and of best practice."""
        found = Axe().run(self.page).response["violations"]
        return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]

    def close(self) -> None:
        complaints = [said for said in self.complaints if not re.search(self.expected, said)]
        self.context.close()
        assert not complaints, "\n".join(complaints)


def still_box(where: Locator) -> FloatRect:
    """Where something lies, once the board has turned to what is asked and lies still."""
    before, box = None, where.bounding_box()
    while box is None or box != before:
        where.page.evaluate(LAID_OUT)
        before, box = box, where.bounding_box()
    return box


def around_noon() -> str:
    """A time zone in which no day ends while a test runs."""
    ahead = 12 - datetime.now(UTC).hour
    return f"Etc/GMT{-ahead:+d}"  # their signs are the other way round


@contextmanager
def seated(
    browser: Browser,
    server: str,
    size: tuple[int, int] = DESKTOP,
    lang: str = "en",
    dark: bool = False,
    still: bool = True,
) -> Iterator[Player]:
    """A person with a browser of their own; at the end nothing may have been complained about."""
    phone = size == PHONE
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=lang,
        timezone_id=around_noon(),
        color_scheme="dark" if dark else "light",
        has_touch=phone,
        is_mobile=phone,
        reduced_motion="reduce" if still else "no-preference",
    )
    context.set_default_timeout(PATIENCE)
    player = Player(context, server)
    yield player
    player.close()
