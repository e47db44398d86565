"""Every setup of every game, played through the real web application: nothing may break.

Each setup is walked for some answers; alone to the end.  `./test long` walks all to the end.
Each is studied, too: against bots, on all seats, and from a study again.
"""

from __future__ import annotations

from typing import Any

import pytest

from burnham.kernel.playout import Dice
from burnham.table.room.shelf import OUR_GAMES
from tests.setups import SOLO, TOGETHER, Case
from tests.table.conftest import MakeUrl
from tests.table.site import Site, Visitor, site_on

ANSWERS = 6
"""So many answers are given where a setup is not walked to its end."""


class Walk:
    """One table with a visitor on every seat, and one who only watches, in German."""

    def __init__(self, site: Site, case: Case) -> None:
        self.case = case
        self.players = [site.visitor() for _ in range(case.setup.seats)]
        self.watcher = site.visitor("de")
        self.dice = Dice(str(case))
        self.table = ""

    async def open(self) -> None:
        places = ["me", *["friend"] * (self.case.setup.seats - 1)]
        seats = {f"seat-{number}": place for number, place in enumerate(places)}
        options = {f"option-{n}": str(v).lower() for n, v in self.case.setup.options.items()}
        form = {"game": self.case.game, "hints": "off", **seats, **options}
        host = self.players[0]
        reply = await host.http.post("/tables", data=form)
        assert reply.status_code == 200, reply.text
        self.table = reply.json()["url"]
        for player in self.players[1:]:
            assert (await player.post(f"{self.table}/sit")).status_code == 200

    async def state(self, visitor: Visitor) -> Any:
        return await visitor.state(self.table)

    async def answer(self) -> bool:
        """Whoever is asked answers at random; False when the game is over."""
        state = await self.state(self.players[0])
        if state["status"] != "playing":
            return False
        asked = self.players[state["question"]["seat"]]
        state = await self.state(asked)
        answers = state["question"]["answers"]
        given = answers[self.dice.roll(len(answers))]["word"]
        sent = await asked.post(f"{self.table}/answer", number=state["number"], answer=given)
        assert sent.status_code == 200, sent.text
        return True

    async def look(self) -> None:
        """All items in both languages, the page and a past moment, from a seat and from aside."""
        moment = (await self.state(self.players[0]))["moment"]
        for visitor in (self.players[0], self.watcher):
            for lang in ("en", "de"):
                visitor.http.headers["accept-language"] = lang
                assert f'lang="{lang}"' in await self.sees(visitor, self.table)
                await self.sees(visitor, f"{self.table}?at={moment // 2}")
                for arrangement in ("wide", "tall"):
                    await self.sees(visitor, f"{self.table}/parts?arrangement={arrangement}")
                await self.state(visitor)

    async def sees(self, visitor: Visitor, path: str) -> str:
        reply = await visitor.get(path)
        assert reply.status_code == 200, f"{path}: {reply.text[:500]}"
        return reply.text

    async def to_the_end(self) -> None:
        """Few looks on the way, for time's sake, and one at the end with all that it offers."""
        count = 0
        while await self.answer():
            count += 1
            if count in (1, 2) or count % 40 == 0:
                await self.look()
        await self.look()
        for path in ("/record.json", "/analysis"):
            await self.sees(self.players[0], f"{self.table}{path}")


class StudyWalk:
    """Somebody plays on from a moment of their own game."""

    def __init__(self, site: Site, owner: Visitor, table: str) -> None:
        self.site = site
        self.owner = owner
        self.table = table

    async def further(self, **fields: object) -> StudyWalk:
        """A study of how this table stands now."""
        moment = (await self.owner.state(self.table))["moment"]
        reply = await self.owner.post(f"{self.table}/study", at=moment, **fields)
        assert reply.status_code == 200, reply.text
        return StudyWalk(self.site, self.owner, reply.json()["url"])

    async def answer(self) -> None:
        """Give the last answer that is offered to a seat of mine, and look at it in German."""
        await self.site.settled()
        state = await self.owner.state(self.table)
        assert state["status"] == "playing"
        state = await self.owner.state(self.table, f"?as={state['asked']}")
        given = {"number": state["number"], "answer": state["question"]["answers"][-1]["word"]}
        sent = await self.owner.post(f"{self.table}/answer", seat=state["asked"], **given)
        assert sent.status_code == 200, sent.text
        page = await self.owner.http.get(
            f"{self.table}?as={state['asked']}",
            headers={"accept": "text/html", "accept-language": "de"},
        )
        assert page.status_code == 200, page.text[:500]
        assert 'class="table study"' in page.text


async def walk_of(site: Site, case: Case) -> Walk:
    walk = Walk(site, case)
    await walk.open()
    return walk


@pytest.mark.slow
@pytest.mark.anyio
@pytest.mark.parametrize("case", TOGETHER, ids=str)
async def test_its_first_answers(sqlite: MakeUrl, case: Case) -> None:
    async with site_on(sqlite(), shelf=OUR_GAMES) as site:
        walk = await walk_of(site, case)
        for _ in range(ANSWERS):
            await walk.answer()
        await walk.look()


@pytest.mark.slow
@pytest.mark.anyio
@pytest.mark.parametrize("case", SOLO, ids=str)
async def test_alone_to_the_end(sqlite: MakeUrl, case: Case) -> None:
    async with site_on(sqlite(), shelf=OUR_GAMES) as site:
        await (await walk_of(site, case)).to_the_end()


@pytest.mark.long
@pytest.mark.anyio
@pytest.mark.parametrize("case", TOGETHER, ids=str)
async def test_together_to_the_end(sqlite: MakeUrl, case: Case) -> None:
    async with site_on(sqlite(), shelf=OUR_GAMES) as site:
        await (await walk_of(site, case)).to_the_end()


@pytest.mark.slow
@pytest.mark.anyio
@pytest.mark.parametrize("case", [*SOLO, *TOGETHER], ids=str)
async def test_is_studied(sqlite: MakeUrl, case: Case) -> None:
    async with site_on(sqlite(), shelf=OUR_GAMES) as site:
        walk = await walk_of(site, case)
        for _ in range(ANSWERS):
            await walk.answer()
        before = await walk.state(walk.players[0])
        game = StudyWalk(site, walk.players[0], walk.table)
        against_bots = await game.further(seat=0, with_="bot:random")
        all_seats = await game.further(seat=0, with_="me")
        for study in (against_bots, all_seats, await all_seats.further(seat=0, with_="me")):
            await study.answer()
            await study.answer()
        assert await walk.state(walk.players[0]) == before


@pytest.mark.anyio
async def test_a_table_at_once_takes_what_is_suggested(sqlite: MakeUrl) -> None:
    """The rule book recommends the duopoly for two."""
    async with site_on(sqlite(), shelf=OUR_GAMES) as site:
        me = site.visitor()
        reply = await me.post("/play", game="san_francisco", level="random", seats=2)
        assert (await me.state(reply.json()["url"]))["options"]["duopoly"] is True
