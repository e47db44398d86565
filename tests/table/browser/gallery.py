"""Tables at many moments of a game, reached through the JSON interface; and what the eye meets on
their pages: how large texts and icons are, what sticks out, whether the page is too tall."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
from playwright.sync_api import BrowserContext, Page

from burnham.kernel.playout import Dice
from burnham.table.web.guard import COOKIE

LEAST_TEXT = 10.0
LEAST_ICON = 14.0
READABLE_FROM = (1366, 768)
SIZES = ((390, 844), (820, 1180), (1280, 720), (1366, 768), (1440, 900), (1920, 1080))

LOOK = """() => {
  const room = document.querySelector(".board-room").getBoundingClientRect();
  const easel = [...document.querySelectorAll(".easel")].find(one => one.offsetWidth);
  const inSight = box => box.width && box.right > room.left && box.left < room.right
    && box.bottom > room.top && box.top < room.bottom;
  const clipped = one => {  // a window shows a part of its sheet
    const sheet = one.closest("[data-sheet]");
    if (!sheet || sheet.getAttribute("overflow") !== "hidden") return false;
    const own = sheet.getBoundingClientRect(), box = one.getBoundingClientRect();
    return box.right < own.left || box.left > own.right || box.bottom < own.top || box.top > own.bottom;
  };
  const scale = one => Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b);
  const seen = [...easel.querySelectorAll("text, g.icon")]
    .filter(one => inSight(one.getBoundingClientRect()) && !clipped(one) && !one.closest(".ghost, .trace"));
  const texts = seen.filter(one => one.matches("text")).map(one =>
    [Number((parseFloat(getComputedStyle(one).fontSize) * scale(one)).toFixed(2)), one.textContent]);
  const icons = seen.filter(one => one.matches("g.icon")).map(one =>
    [Number((24 * scale(one)).toFixed(2)), one.closest("[data-thing]")?.dataset.thing ?? one.closest("[data-sheet]")?.dataset.sheet ?? ""]);
  const out = [];
  const boxes = ".answer, .button, .chip, .panel, .views button, .tabs button, .strip button, .fact";
  for (const one of document.querySelectorAll(boxes)) {
    if (!one.getClientRects().length || one.closest(".board-room svg") || one.closest(".crumbs")) continue;
    const own = one.getBoundingClientRect();
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === "visible") out.push(one.className + ": " + one.textContent.slice(0, 60));
    for (const inner of one.querySelectorAll(".chip, .what, .picture")) {
      const box = inner.getBoundingClientRect();
      if (box.width && (box.right > own.right + 1 || box.left < own.left - 1)) out.push(one.className + " > " + inner.className + ": " + inner.textContent.slice(0, 60));
    }
  }
  const page = document.scrollingElement;
  const board = [...room.width ? [room] : []].map(box => box.width * box.height)[0] ?? 0;
  return { texts, icons, out, tooTall: page.scrollHeight - innerHeight, tooWide: page.scrollWidth - innerWidth,
    share: board / (innerWidth * innerHeight) };
}"""


@dataclass
class Table:
    """A game of one person at a browser and programs; all answer by chance."""

    server: str
    game: str
    tokens: list[str]
    id: str = ""

    def __post_init__(self) -> None:
        self.http = httpx.Client(base_url=self.server, timeout=60)
        self.dice = Dice(self.game)

    @property
    def path(self) -> str:
        return f"/t/{self.id}"

    def call(self, what: str, who: int, **body: Any) -> dict[str, Any]:
        headers = {"authorization": f"Bearer {self.tokens[who]}"}
        reply = self.http.post(f"/api/tables{what}", json=body, headers=headers)
        made: dict[str, Any] = reply.raise_for_status().json()
        return made

    def state(self) -> dict[str, Any]:
        headers = {"authorization": f"Bearer {self.tokens[0]}"}
        found: dict[str, Any] = (
            self.http.get(f"/api/tables/{self.id}", headers=headers).raise_for_status().json()
        )
        return found

    def is_mine(self, context: BrowserContext) -> None:
        """Let the browser be the first person."""
        context.add_cookies([{"name": COOKIE, "value": self.tokens[0], "url": self.server}])


def open_table(server: str, game: str, seats: int, **options: Any) -> Table:
    tokens = [
        httpx.post(f"{server}/api/people", json={"name": f"Guest {seat}"}, timeout=60)
        .raise_for_status()
        .json()["token"]
        for seat in range(seats)
    ]
    table = Table(server, game, tokens)
    kinds = ["me", *["friend"] * (seats - 1)]
    places = [{"kind": kind} for kind in kinds]
    table.id = table.call("", 0, game=game, seats=places, options=options)["id"]
    for seat in range(1, seats):
        table.call(f"/{table.id}/seats", seat, seat=seat)
    return table


def moments(table: Table) -> Iterator[str]:
    """Plays to the end by chance; stops before every question of a new kind that the first person
    is asked, and at the end.  Gives the names of the questions."""
    known: set[str] = set()
    while (state := table.state())["status"] == "playing":
        asked = state["asked"]
        if asked == 0 and (step := state["question"]["step"]) not in known:
            known.add(step)
            yield step
        _answer(table, asked, state["number"])
    yield "end"


def _answer(table: Table, seat: int, number: int) -> None:
    headers = {"authorization": f"Bearer {table.tokens[seat]}"}
    state = table.http.get(f"/api/tables/{table.id}", headers=headers).json()
    answers = state["question"]["answers"]
    word = answers[table.dice.roll(len(answers))]["word"]
    table.call(f"/{table.id}/answers", seat, number=number, answer=word)


def look(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(LOOK)
    return found
