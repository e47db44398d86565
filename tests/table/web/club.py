"""Members of a club, for tests of ladders and tournaments."""

from __future__ import annotations

from typing import Any

from tests.table.site import Site, Visitor

NAMES = ("Ada", "Bruno", "Clara", "Dora", "Emil")


async def member(site: Site, name: str, lang: str = "en") -> Visitor:
    """Somebody who has signed up."""
    visitor = site.visitor(lang)
    await visitor.post("/me/name", name=name)
    login = {"login": name.lower(), "password": f"password of {name}"}
    assert (await visitor.post("/me/sign-up", **login)).status_code == 200
    return visitor


async def members(site: Site, count: int) -> dict[str, Visitor]:
    return {name: await member(site, name) for name in NAMES[:count]}


async def person_of(visitor: Visitor) -> str:
    return str((await visitor.get("/me/data.json")).json()["person"]["id"])


async def page(visitor: Visitor, path: str) -> str:
    reply = await visitor.http.get(path, headers={"accept": "text/html"})
    assert reply.status_code == 200, reply.text
    return reply.text


async def finish(table: str, by_name: dict[str, Visitor]) -> None:
    """Play to the end; whoever is asked answers, also by bots in between."""
    somebody = next(iter(by_name.values()))
    while (state := await somebody.state(table))["status"] == "playing":
        await by_name[state["seats"][state["asked"]]["name"]].answer(table)


async def game(first: Visitor, second: Visitor, names: tuple[str, str], **more: Any) -> str:
    """A whole game of two; its path."""
    table = await first.open("me", "friend", **more)
    assert (await second.post(f"{table}/sit")).status_code == 200
    await finish(table, dict(zip(names, (first, second), strict=True)))
    return table
