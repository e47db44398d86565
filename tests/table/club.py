"""A site with a host, and people of whom the host takes care."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx

from burnham.table.store.hosts import PersonRow
from tests.table.site import Site, Visitor, site_on

HOST = "warden"
PASSWORD = "open sesame"


class Club:
    def __init__(self, site: Site) -> None:
        self.site = site
        self.powers = site.server.powers
        self.host = site.visitor()

    async def person(self, name: str) -> PersonRow:
        found = await self.powers.book.search_people(name, 0)
        return next(row for row in found if row.name == name)

    async def member(self, name: str) -> Visitor:
        visitor = self.site.visitor()
        await visitor.post("/me/name", name=name)
        reply = await visitor.post("/me/sign-up", login=name.lower(), password=PASSWORD)
        assert reply.status_code == 200, reply.text
        return visitor

    async def do(self, deed: str, *, to: str = "", **fields: str) -> httpx.Response:
        """What the host does, to somebody by name."""
        person = {"person": (await self.person(to)).id} if to else {}
        return await self.host.post(f"/host/{deed}", **person, **fields)

    async def deeds(self) -> list[str]:
        """What is noted, the oldest first."""
        return [deed.deed for deed in reversed(await self.powers.book.deeds(0))]


def claim_path(site: Site, login: str = HOST) -> str:
    return f"/host/claim/{login}/{site.server.powers.claim_token(login)}"


@asynccontextmanager
async def club_on(url: str, **more: Any) -> AsyncIterator[Club]:
    async with site_on(url, admins=(HOST,), **more) as site:
        club = Club(site)
        reply = await club.host.post(claim_path(site), password=PASSWORD)
        assert reply.status_code == 200, reply.text
        yield club


def key(reply: httpx.Response) -> str:
    """Why something was refused."""
    return "" if reply.is_success else str(reply.json()["error"])
