"""Tables at many moments of a game, reached through the JSON interface; a look at their pages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import BrowserContext, Page

from burnham.kernel.playout import Dice
from burnham.table.web.guard import COOKIE

LOOK = Path(__file__).with_name("look.js").read_text("utf-8")


@dataclass
class Table:
    """A game of one person at a browser and of programs; all answer by chance."""

    http: httpx.Client
    server: str
    game: str
    tokens: list[str]
    id: str
    dice: Dice

    @property
    def path(self) -> str:
        return f"/t/{self.id}"

    def state(self, seat: int = 0) -> dict[str, Any]:
        reply = self.http.get(f"/api/tables/{self.id}", headers=_bearer(self.tokens[seat]))
        return _read(reply)

    def is_mine(self, context: BrowserContext) -> None:
        """Let the browser be the first person."""
        context.add_cookies([{"name": COOKIE, "value": self.tokens[0], "url": self.server}])

    def answer(self, seat: int) -> None:
        state = self.state(seat)
        answers = state["question"]["answers"]
        word = answers[self.dice.roll(len(answers))]["word"]
        body = {"number": state["number"], "answer": word}
        headers = _bearer(self.tokens[seat])
        _read(self.http.post(f"/api/tables/{self.id}/answers", json=body, headers=headers))


def _bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def _read(reply: httpx.Response) -> dict[str, Any]:
    found: dict[str, Any] = reply.raise_for_status().json()
    return found


@contextmanager
def opened(server: str, game: str, seats: int) -> Iterator[Table]:
    """A table of so many people, dealt."""
    with httpx.Client(base_url=server, timeout=60) as http:
        people = [http.post("/api/people", json={"name": f"Guest {n}"}) for n in range(seats)]
        tokens = [_read(one)["token"] for one in people]
        places = [{"kind": kind} for kind in ["me", *["friend"] * (seats - 1)]]
        wish = {"game": game, "seats": places}
        made = _read(http.post("/api/tables", json=wish, headers=_bearer(tokens[0])))
        for seat in range(1, seats):
            where = f"/api/tables/{made['id']}/seats"
            _read(http.post(where, json={"seat": seat}, headers=_bearer(tokens[seat])))
        yield Table(http, server, game, tokens, made["id"], Dice(game))


def moments(table: Table) -> Iterator[str]:
    """Plays to the end by chance; stops before every question of a new kind that the first person
    is asked, and at the end.  Gives the names of the questions."""
    known: set[str] = set()
    while (state := table.state())["status"] == "playing":
        asked = state["asked"]
        if asked == 0 and (step := state["question"]["step"]) not in known:
            known.add(step)
            yield step
        table.answer(asked)
    yield "end"


def look(page: Page) -> dict[str, Any]:
    """What sticks out, how much larger the page is than the window; of a table sizes of texts and
    icons on the board, what is lit and in sight, and the board's share of the window."""
    found: dict[str, Any] = page.evaluate(LOOK)
    return found
