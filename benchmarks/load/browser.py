"""A real browser: from the click on an answer until the page holds the next moment."""

from __future__ import annotations

import asyncio

from playwright.async_api import Page, async_playwright

from benchmarks.load.pages import SEATS
from benchmarks.load.plan import Plan
from benchmarks.load.report import Sheet, ms
from benchmarks.load.servers import Site, site
from benchmarks.load.tables import Table, open_table
from benchmarks.load.tally import centile

CHROMIUM = "/usr/bin/chromium"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
HEADS = ("game", "server", "clicks", "median", "p90")
NOTE = (
    "Milliseconds in Chromium, one page open, without animation, from the click until the page "
    "holds the next question."
)
CLICK = """choice => new Promise(done => {
  const number = () => document.querySelector("[data-part=question] [data-number]")?.dataset.number;
  const buttons = document.querySelectorAll("[data-part=question] .answer");
  const before = number(), begun = performance.now();
  const watch = new MutationObserver(() => {
    const now = number();
    if (now === undefined || now === before) return;
    watch.disconnect();
    done(performance.now() - begun);
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  buttons[choice % buttons.length].click();
})"""
MINE = "[data-part=question] [data-state=mine-to-answer][data-number='{}']"


def measure(plan: Plan) -> list[Sheet]:
    rows = [row for game in plan.games for row in asyncio.run(_rows(plan, game))]
    return [Sheet("browser", HEADS, rows, NOTE)]


async def _rows(plan: Plan, game: str) -> list[list[str]]:
    rows = []
    for source in plan.sources:
        with site(source, game) as made:
            times = await _clicks(plan, made, game)
        figures = [ms(centile(times, share)) for share in (0.5, 0.9)]
        rows.append([game, source.name, str(len(times)), *figures])
    return rows


async def _clicks(plan: Plan, site: Site, game: str) -> list[float]:
    """Milliseconds of each click of one player; programs play for the others."""
    address = site.addresses[0]
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        context = await browser.new_context(
            reduced_motion="reduce", viewport={"width": 1440, "height": 900}
        )
        table = await open_table(site.addresses, game, SEATS, 1)
        await table.advance(plan.start)
        token = table.people[0].token
        await context.add_cookies([{"name": "burnham", "value": token, "url": address}])
        page = await context.new_page()
        await page.goto(f"{address}/t/{table.id}")
        times: list[float] = []
        while len(times) < plan.clicks:
            await _others_move(table)
            await page.wait_for_selector(MINE.format(table.state.number), state="attached")
            times.append(await _click(page, table))
            await table.look()
        await browser.close()
        table.close()
    return times


async def _click(page: Page, table: Table) -> float:
    await page.wait_for_timeout(50)  # let it come to rest
    took: float = await page.evaluate(CLICK, table.dice.randrange(1000))
    return took


async def _others_move(table: Table) -> None:
    while table.state.asked != 0:
        await table.move()
    await table.look_on()
