"""A site that sends notices to this machine, and what tests of them share."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from burnham.table.service.settings import Mail
from tests.table.receivers import Mailbox, text_of
from tests.table.site import HOST, Site, Visitor, site_on


@asynccontextmanager
async def club(url: str, box: Mailbox | None = None, **more: Any) -> AsyncIterator[Site]:
    """A site that sends to this machine."""
    mail = Mail("127.0.0.1", "Club <tables@club.example>", box.port, "none") if box else None
    usual = {"mail": mail, "webhook_hosts": ("127.0.0.1",), "notice_delay": 0.0}
    async with site_on(url, **{**usual, **more}) as site:
        yield site


async def rounds(site: Site) -> None:
    postman = site.server.postman
    assert postman is not None
    await postman.go_round()
    await postman.settled()


async def confirmed(
    site: Site, box: Mailbox, visitor: Visitor, address: str, every: int = 0
) -> None:
    reply = await visitor.post("/me/notices/mail", address=address, every=every)
    assert reply.status_code == 200, reply.text
    await rounds(site)
    path = link_in(text_of(await box.next()), "/notices/confirm/")
    assert (await site.visitor().post(path)).status_code == 200


def link_in(text: str, start: str) -> str:
    found = re.search(rf"{HOST}({start}[^\s<>]+)", text)
    assert found, text
    return found[1]


async def whose_turn(ada: Visitor, bruno: Visitor, table: str) -> tuple[Visitor, Visitor]:
    """Who is asked, and the other."""
    asked = (await ada.state(table))["question"]["answers"]
    return (ada, bruno) if asked else (bruno, ada)


async def hand_on(visitor: Visitor, table: str) -> None:
    """Answer until somebody else is asked."""
    state = await visitor.state(table)
    while (question := state["question"]) and question["answers"]:
        await visitor.answer(table)
        state = await visitor.state(table)


async def away(site: Site, table: str) -> None:
    """Nobody has a page there: programs count for a while, and these are none."""

    def leave(room: Any) -> None:
        for seat in room.seats:
            seat.away_since = 1.0

    site.server.presence._companies.clear()
    await site.server.rooms.change(table.removeprefix("/t/"), leave)


async def person_of(site: Site, visitor: Visitor) -> str:
    someone = await site.server.people.who(visitor.http.cookies["burnham"])
    assert someone is not None
    return someone.id
