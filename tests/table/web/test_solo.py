"""Alone against a player of the box's own, who sits on no seat and yet is a player."""

from __future__ import annotations

import json
import re

import pytest

from burnham.kernel.playout import Dice
from burnham.table.room import fairness
from burnham.table.room.shelf import OUR_GAMES
from tests.table.conftest import MakeUrl
from tests.table.site import Site, Visitor, site_on

SECRET = "5eed" * 16


class Solo:
    """San Francisco against the Committee, answered at random."""

    def __init__(self, site: Site) -> None:
        self.me: Visitor = site.visitor()
        self.dice = Dice("solo")
        self.table = ""

    async def open(self) -> None:
        form = {"game": "san_francisco", "hints": "off", "seat-0": "me"}
        self.table = (await self.me.http.post("/tables", data=form)).json()["url"]

    async def answer(self) -> bool:
        state = await self.me.state(self.table)
        if state["status"] != "playing":
            return False
        answers = state["question"]["answers"]
        given = answers[self.dice.roll(len(answers))]["word"]
        await self.me.post(f"{self.table}/answer", number=state["number"], answer=given)
        return True

    async def part(self, name: str) -> str:
        """A part, and what fills its holes."""
        reply = await self.me.get(f"{self.table}/parts?names={name},slot")
        return "".join(reply.json()["items"].values())


@pytest.mark.anyio
async def test_the_committee_is_shown_like_a_player(sqlite: MakeUrl) -> None:
    async with site_on(sqlite(), shelf=OUR_GAMES) as site:
        solo = Solo(site)
        await solo.open()
        for _ in range(12):
            await solo.answer()
        players = await solo.part("players")
        assert "The Committee" in players
        assert " of 8 built" in players, "what it owns"
        assert "seat-1" in await solo.part("strip")


@pytest.mark.anyio
async def test_only_the_last_turn_leaves_traces(
    sqlite: MakeUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one deal: how much a turn touches depends on the cards."""
    monkeypatch.setattr(fairness, "new_secret", lambda: SECRET)
    async with site_on(sqlite(), shelf=OUR_GAMES) as site:
        solo = Solo(site)
        await solo.open()
        for _ in range(40):
            await solo.answer()
        reply = await solo.me.get(f"{solo.table}/parts?names=trace")
        assert 0 < len(json.loads(reply.json()["items"]["trace"])) < 12


@pytest.mark.anyio
async def test_at_the_end_the_committee_has_its_own_badge(sqlite: MakeUrl) -> None:
    async with site_on(sqlite(), shelf=OUR_GAMES) as site:
        solo = Solo(site)
        await solo.open()
        while await solo.answer():
            pass
        page = (await solo.me.get(solo.table)).text
        assert "The Committee" in page
        assert not re.findall(r'class="badge[^"]* empty', page), "an empty seat's badge"
