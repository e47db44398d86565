"""Hints: counsel elsewhere, from what the seat sees, for the question that was asked about."""

from __future__ import annotations

import asyncio

import pytest

from burnham.bots.counsel import Counsel, Weighed
from burnham.bots.reasons import RIVAL, Reason, Why
from burnham.kernel.fields import UNKNOWN
from burnham.table.service.queue import Claim
from burnham.table.service.thinkers import Task, Thinkers
from tests.table.service.test_bots import ADAS, task
from tests.table.site import SHELF, Quick, Site, Visitor
from tests.table.tables import new_table
from tests.table.web.test_api import Client

pytestmark = pytest.mark.anyio


class Adviser(Quick):
    """Remembers what it was told, and answers when it is let."""

    def __init__(self, at_once: bool = True) -> None:
        self.told: list[Task] = []
        self.asked = asyncio.Event()
        self.may = asyncio.Event()
        if at_once:
            self.may.set()

    async def advise(self, task: Task, claim: Claim, given: int = -1) -> Counsel:
        self.told.append(task)
        self.asked.set()
        await self.may.wait()
        return await super().advise(task, claim, given)


async def alone(site: Site, lang: str = "en") -> tuple[Visitor, str]:
    """Ada at a table with a bot, asked."""
    ada = site.visitor(lang)
    return ada, await ada.open("me", "bot:random")


def test_hints_are_for_those_who_play_alone_unless_chosen_otherwise() -> None:
    assert new_table("me", "bot").header.hints
    assert not new_table("me", "friend").header.hints
    assert not new_table("me", "me").header.hints
    assert new_table("me", "friend", hints=True).header.hints
    assert not new_table("me", "bot", hints=False).header.hints


async def test_the_choice_comes_with_the_form_and_is_shown(site: Site) -> None:
    ada = site.visitor()
    table = await ada.open("me", "friend", hints="on")
    assert (await ada.state(table))["hints"] is True
    page = await ada.http.get(table, headers={"accept": "text/html"})
    assert "Hints allowed" in page.text
    refused = await ada.http.post("/tables", data={"game": "toy", "seat-0": "me", "hints": "2"})
    assert (refused.status_code, refused.json()["error"]) == (400, "hints")


@pytest.mark.slow
async def test_a_bot_weighs_answers_in_a_process_of_its_own() -> None:
    thinkers = Thinkers(1, SHELF)
    asked = task("hard@30p")
    try:
        counsel = await thinkers.advise(asked, ADAS)
        assert counsel == await thinkers.advise(asked, ADAS)
    finally:
        thinkers.close()
    assert all(isinstance(one, Weighed) and 0 <= one.chance <= 1 for one in counsel.answers)
    assert sum(counsel.chances) == pytest.approx(1.0)


async def test_a_hint_names_the_best_answers_in_the_games_words(site: Site) -> None:
    for lang, title in (("en", "A strong bot would choose"), ("de", "Ein starker Bot würde")):
        ada, table = await alone(site, lang)
        said = {a["answer"]: a["sentence"] for a in (await ada.state(table))["question"]["answers"]}
        reply = await ada.post(f"{table}/hint", number=1)
        html = reply.json()["html"]
        assert title in html
        shown = [answer for answer in said if f'data-answer="{answer}"' in html]
        assert len(shown) == min(3, len(said))
        assert all(said[answer] in html for answer in shown)


class Sure(Quick):
    """Gives this counsel, whatever it is asked."""

    def __init__(
        self, *chances: float, leads: tuple[float, ...] = (0.0,) * 3, why: Why | None = None
    ) -> None:
        self.chances = chances
        self.leads = leads
        self.why = why or Why()

    async def advise(self, task: Task, claim: Claim, given: int = -1) -> Counsel:
        found = await super().advise(task, claim, given)
        weighed = zip(found.answers, self.chances, self.leads, strict=False)
        told = [Weighed(one.answer, chance, lead, self.why) for one, chance, lead in weighed]
        return Counsel(tuple(told), ())


@pytest.mark.parametrize(
    ("chances", "told"), [((0.31, 0.24), ("31%", "24%")), ((0.013, 0.009), ("1.3%", "0.9%"))]
)
async def test_chances_that_look_alike_are_told_more_exactly(
    site: Site, chances: tuple[float, ...], told: tuple[str, ...]
) -> None:
    site.let_think(Sure(*chances))
    ada, table = await alone(site)
    html = (await ada.post(f"{table}/hint", number=1)).json()["html"]
    assert all(f">{words}<" in html for words in told)


async def hinted(site: Site, counsel: Sure, lang: str = "en") -> str:
    site.let_think(counsel)
    ada, table = await alone(site, lang)
    html: str = (await ada.post(f"{table}/hint", number=1)).json()["html"]
    return html


async def test_points_that_contradict_the_chances_are_not_told(site: Site) -> None:
    html = await hinted(site, Sure(0.5, 0.4, leads=(2.0, 3.0)))
    assert "+2.0 coins" in html
    assert "+3.0 coins" not in html


@pytest.mark.parametrize(
    ("chance", "lead", "is_told"), [(0.9, 0.0, False), (0.5, 0.0, True), (0.02, 4.0, False)]
)
async def test_no_lead_beside_a_sure_victory_and_none_beside_a_sure_defeat(
    site: Site, chance: float, lead: float, is_told: bool
) -> None:
    html = await hinted(site, Sure(chance, 0.0, leads=(lead, -3.0)))
    assert (f"{lead:.1f} coins" in html) == is_told


async def test_a_hint_names_what_a_rival_has_less_of(site: Site) -> None:
    why = Why((Reason("coins", "", -1, 1.5, rival=True),))
    html = await hinted(site, Sure(0.5, 0.4, leads=(1.5, 0.0), why=why))
    assert ": Coins −1.5 coins" in html


async def test_a_hint_tells_why_in_the_games_own_terms(site: Site) -> None:
    reasons = (Reason("coins", "", -1, 2.5), Reason(RIVAL, "", -1, 1.0))
    why = Why(reasons, 2.0)
    html = await hinted(site, Sure(0.5, 0.4, leads=(5.5, 0.0), why=why))
    assert "Compared with the next: Coins +2.5 coins · " in html
    assert " −1.0 coins · Everything else +2.0 coins" in html
    html = await hinted(site, Sure(0.5, 0.4, leads=(5.5, 0.0), why=why), "de")
    assert "Verglichen mit der nächsten: Münzen +2,5 Münzen · " in html


async def test_answers_that_are_alike_are_called_so(site: Site) -> None:
    assert "The next is as good" in await hinted(site, Sure(0.504, 0.5))
    assert "ebenso gut" in await hinted(site, Sure(0.504, 0.5), "de")


async def test_reasons_of_first_sight_are_called_so(site: Site) -> None:
    """Also where the tries would rather have the next; what these found else is left out."""
    why = Why((Reason("coins", "", -1, 2.5),), -4.0, at_sight=True)
    html = await hinted(site, Sure(0.5, 0.4, 0.3, why=why))
    assert "Compared with the next: Coins +2.5 coins (at first sight)" in html
    assert "Compared with the first: Coins −2.5 coins (at first sight)" in html
    assert "Everything else" not in html
    html = await hinted(site, Sure(0.5, 0.4, why=why), "de")
    assert "Münzen +2,5 Münzen (auf den ersten Blick)" in html


@pytest.mark.parametrize(
    ("why", "told"),
    [
        (Why(), "No single reason stands out"),
        (Why((Reason("coins", "", -1, -2.0),)), "It wins more often, though"),
        (Why((Reason("coins", "", -1, -2.0),), tries_agree=False), "judgement prefers it"),
    ],
)
async def test_where_no_points_speak_for_the_best_a_hint_says_so(
    site: Site, why: Why, told: str
) -> None:
    html = await hinted(site, Sure(0.5, 0.4, why=why))
    assert told in html
    assert "Coins" not in html


async def test_without_a_script_the_table_comes_back_with_the_hint(site: Site) -> None:
    ada, table = await alone(site)
    ada.http.headers["accept"] = "text/html"
    reply = await ada.post(f"{table}/hint", number=1)
    assert reply.text.startswith("<!doctype html>")
    assert 'class="advice"' in reply.text


async def test_the_adviser_is_told_nothing_but_what_the_seat_sees(site: Site) -> None:
    adviser = Adviser()
    site.let_think(adviser)
    ada, table = await alone(site)
    assert (await ada.post(f"{table}/hint", number=1)).status_code == 200
    values = adviser.told[0].values
    assert values["viewer"] == 0
    assert set(values["hands"][1]) == {UNKNOWN}
    assert set(values["deck"]) == {UNKNOWN}
    assert values["rng_a"] == UNKNOWN


async def test_asking_again_costs_nothing(site: Site) -> None:
    adviser = Adviser()
    site.let_think(adviser)
    ada, table = await alone(site)
    first, second = [await ada.post(f"{table}/hint", number=1) for _ in range(2)]
    assert first.json() == second.json()
    assert len(adviser.told) == 1


async def test_one_hint_at_a_time(site: Site) -> None:
    adviser = Adviser(at_once=False)
    site.let_think(adviser)
    ada, table = await alone(site)
    first = asyncio.create_task(ada.post(f"{table}/hint", number=1))
    await adviser.asked.wait()
    second = await ada.post(f"{table}/hint", number=1)
    assert (second.status_code, second.json()["error"]) == (429, "hint-asked")
    adviser.may.set()
    assert (await first).status_code == 200


async def test_a_hint_is_dropped_when_the_table_has_moved_on(site: Site) -> None:
    adviser = Adviser(at_once=False)
    site.let_think(adviser)
    ada, table = await alone(site)
    hint = asyncio.create_task(ada.post(f"{table}/hint", number=1))
    await adviser.asked.wait()
    assert (await ada.answer(table)).status_code == 200
    adviser.may.set()
    late = await hint
    assert (late.status_code, late.json()["number"]) == (409, 2)
    assert (await ada.post(f"{table}/hint", number=1)).status_code == 409


async def test_who_may_not_ask(site: Site) -> None:
    ada, bruno, table = await site.two_seated()
    assert (await ada.post(f"{table}/hint", number=1)).json()["error"] == "no-hints"

    def allow(room: object) -> None:
        room.header.hints = True  # type: ignore[attr-defined]

    await site.server.rooms.change(table.removeprefix("/t/"), allow)
    assert (await bruno.post(f"{table}/hint", number=1)).json()["error"] == "not-asked"
    assert (await site.visitor().post(f"{table}/hint", number=1)).json()["error"] == "seat"
    assert (await ada.post(f"{table}/hint", number=1)).status_code == 200
    await ada.post(f"{table}/leave")
    assert (await ada.post(f"{table}/hint", number=1)).json()["error"] == "stood-in"


async def test_a_program_asks_for_a_hint(site: Site) -> None:
    one = Client(site)
    await one.arrive("One")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = await one.call("POST", "/api/tables", 201, game="toy", seats=seats)
    path = f"/api/tables/{table['id']}"
    hint = await one.call("POST", f"{path}/hint", number=1)
    legal = {a["word"]: a["sentence"] for a in table["question"]["answers"]}
    assert hint["number"] == 1
    assert all(legal[one["word"]] == one["sentence"] for one in hint["answers"])
    assert all(0 <= one["chance"] <= 1 for one in hint["answers"])
    assert all(isinstance(one["why"], str) for one in hint["answers"])
    await one.call("POST", f"{path}/hint", 409, number=7)
    silent = await one.call("POST", "/api/tables", 201, game="toy", seats=seats, hints=False)
    await one.call("POST", f"/api/tables/{silent['id']}/hint", 403, number=1)
