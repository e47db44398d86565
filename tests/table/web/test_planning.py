"""Planned answers in pages and in the JSON interface: for their owner, and for nobody else."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from burnham.table.service.settings import Rate
from tests.table.conftest import MakeUrl
from tests.table.server import listening_on, seated
from tests.table.site import Site, Visitor, site_on

pytestmark = pytest.mark.anyio
BRUNOS = 1


async def plan(who: Visitor, table: str, place: int = 0, which: int = 0) -> str:
    """Plan the answer that is offered at this place of the page; gives the button's number."""
    room = await foreseen(who, table, place)
    answer = room.answers()[which]
    number = (await who.state(table))["number"]
    path = f"{table}/plan/{BRUNOS}/{place}/answer"
    reply = await who.post(path, number=number, answer=answer)
    assert reply.status_code == 200, reply.text
    assert reply.json()["url"] == f"{table}/plan/{BRUNOS}/{place + 1}"
    return str(room.step.word(answer))


async def foreseen(who: Visitor, table: str, place: int) -> Any:
    from burnham.table.room.planning import foreseen as look

    server = who.http._transport.app.state.server  # type: ignore[attr-defined]
    return look(await server.rooms.open(table.removeprefix("/t/")), BRUNOS, place)


async def test_what_is_planned_stands_in_the_card_and_is_given(site: Site) -> None:
    ada, bruno, table = await site.two_seated()
    page = (await bruno.get(table)).text
    assert f'href="{table}/plan/1/0"' in page
    asked = (await bruno.get(f"{table}/plan/1/0")).text
    assert "Your plan, answer 1" in asked
    await plan(bruno, table)
    page = (await bruno.get(table)).text
    assert 'class="planned"' in page
    assert f'href="{table}/plan/1/1"' in page
    await ada.answer(table, -1)
    await site.settled()
    state = await ada.state(table)
    assert state["number"] == 3  # the deal, Ada's answer, and Bruno's
    assert 'class="planned"' not in (await bruno.get(table)).text


async def test_who_is_asked_does_not_plan(site: Site) -> None:
    ada, bruno, table = await site.two_seated()
    assert "/plan/" not in (await ada.get(table)).text
    refused = await ada.get(f"{table}/plan/0/0")
    assert (refused.status_code, refused.json()["error"]) == (409, "plan-asked")
    await plan(bruno, table)


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/plan/0/0", 403),  # somebody else's seat
        ("/plan/7/0", 403),
        ("/plan/1/1", 400),  # nothing is planned before it
        ("/plan/1/x", 400),
        ("/plan/x/0", 400),
        ("/plan/1/0?at=0", 200),
    ],
)
async def test_addresses_of_plans(site: Site, path: str, status: int) -> None:
    _, bruno, table = await site.two_seated()
    assert (await bruno.get(f"{table}{path}")).status_code == status


async def test_who_loads_the_page_anew_and_is_asked_by_now_comes_to_the_table(site: Site) -> None:
    ada, bruno, table = await site.two_seated()
    page, as_page = f"{table}/plan/{BRUNOS}/0", {"accept": "text/html"}
    assert (await bruno.http.get(page, headers=as_page)).status_code == 200
    beyond = await bruno.http.get(f"{table}/plan/{BRUNOS}/1", headers=as_page)
    assert (beyond.status_code, beyond.headers["location"]) == (303, f"{table}/plan")
    while (await ada.state(table))["asked"] == 0:
        await ada.answer(table)
    reply = await bruno.http.get(page, headers=as_page)
    assert (reply.status_code, reply.headers["location"]) == (303, table)
    stranger = await ada.http.get(page, headers=as_page)
    assert stranger.status_code == 403  # nobody is led on from a seat that is not theirs


async def test_planning_has_a_limit_of_its_own(sqlite: MakeUrl) -> None:
    async with site_on(sqlite(), plan_rate=Rate(3, 0.001)) as site:
        ada, bruno, table = await site.two_seated()
        page, number = f"{table}/plan/{BRUNOS}/0", (await bruno.state(table))["number"]
        codes = [(await bruno.get(page)).status_code for _ in range(3)]
        codes.append((await bruno.get(f"{page}/parts")).status_code)
        laid = await bruno.post(f"{page}/answer", number=number, answer=0)
        assert [*codes, laid.status_code] == [200, 200, 200, 429, 429]
        assert laid.json()["error"] == "plans"
        assert (await ada.answer(table)).status_code == 200


async def test_strangers_plan_nothing(site: Site) -> None:
    _, _, table = await site.two_seated()
    stranger = site.visitor()
    assert (await stranger.get(f"{table}/plan/1/0")).status_code == 403
    assert (await stranger.get(f"{table}/plan")).status_code == 403
    reply = await stranger.post(f"{table}/plan/1/0/answer", number=1, answer=0)
    assert reply.status_code == 403
    assert (await stranger.post(f"{table}/plan/remove", place=0)).status_code == 403


async def test_bad_plans_change_nothing(site: Site) -> None:
    _, bruno, table = await site.two_seated()
    path = f"{table}/plan/1/0/answer"
    for fields, status in (
        ({"number": 1, "answer": 4000}, 422),
        ({"number": 1}, 400),
        ({"number": 0, "answer": 24}, 409),
        ({"answer": 24}, 400),
    ):
        assert (await bruno.post(path, **fields)).status_code == status, fields
    assert 'class="planned"' not in (await bruno.get(table)).text


async def test_removed_singly_and_all(site: Site) -> None:
    _, bruno, table = await site.two_seated()
    await plan(bruno, table)
    await plan(bruno, table, 1, -1)
    page = (await bruno.get(table)).text
    assert page.count("/plan/remove") == 3  # each, and all
    assert (await bruno.post(f"{table}/plan/remove", place=1)).status_code == 200
    assert (await bruno.get(table)).text.count("/plan/remove") == 1
    await bruno.post(f"{table}/plan/remove", place=0)
    assert "/plan/remove" not in (await bruno.get(table)).text


async def test_who_comes_back_is_told_why_a_plan_was_dropped(site: Site) -> None:
    ada, bruno, table = await site.two_seated()
    await plan(bruno, table)
    await bruno.post(f"{table}/leave", sure="yes")
    await bruno.post(f"{table}/return")
    page = (await bruno.get(table)).text
    assert "Your plan was dropped." in page
    assert "A bot sat in for you." in page
    assert "Your plan" not in (await ada.get(table)).text
    await bruno.post(f"{table}/plan/remove", place=0)
    assert "Your plan was dropped." not in (await bruno.get(table)).text


async def seen_by(who: Visitor, table: str) -> list[str]:
    """All that somebody can get of a table."""
    paths = (table, f"{table}/parts", f"{table}/parts?arrangement=tall", f"{table}/text",
             f"/api/tables/{table.removeprefix('/t/')}", "/api/tables", "/")  # fmt: skip
    return [(await who.get(path)).text for path in paths]


async def test_nobody_else_can_tell_that_something_is_planned(site: Site) -> None:
    """The same bytes before, while and after."""
    ada, bruno, table = await site.two_seated()
    watcher = site.visitor("de")
    before = [await seen_by(who, table) for who in (ada, watcher)]
    mine = await seen_by(bruno, table)
    await plan(bruno, table)
    await plan(bruno, table, 1, -1)
    assert [await seen_by(who, table) for who in (ada, watcher)] == before
    assert await seen_by(bruno, table) != mine
    await bruno.post(f"{table}/plan/remove", place=0)
    assert [await seen_by(who, table) for who in (ada, watcher)] == before
    assert await seen_by(bruno, table) == mine


async def test_a_planned_answer_looks_like_any_other(sqlite: MakeUrl) -> None:
    """What Ada gets after it is what she gets if Bruno answers by hand."""

    async def played(planned: bool) -> list[int]:
        async with site_on(sqlite()) as site:
            ada, bruno, table = await site.two_seated()
            word = await plan(bruno, table) if planned else ""
            if not planned:
                ahead = await foreseen(bruno, table, 0)
                word = ahead.step.word(ahead.answers()[0])
            await ada.answer(table, -1)
            await site.settled()
            if not planned:
                number = (await bruno.state(table))["number"]
                await bruno.post(f"{table}/answer", number=number, answer=word)
            state = await ada.state(table)
            return [state[key] for key in ("version", "number", "moment", "asked")]

    assert await played(True) == await played(False)


async def test_streams_of_others_stay_silent(sqlite: MakeUrl) -> None:
    async with (
        listening_on(sqlite()) as address,
        seated(address) as (ada, bruno, table),
        asyncio.timeout(20),
        ada.listening(f"{table}/events") as heard,
        ada.listening(f"/api{table.replace('/t/', '/tables/')}/events") as told,
        bruno.listening(f"{table}/events") as own,
    ):
        for events in (heard, told, own):
            await anext(events)
        state = await bruno.state(table)
        page = (await bruno.http.get(f"{table}/plan/1/0")).text
        answer = re.search(r'data-answer="(\d+)"', page)
        assert answer
        body = {"number": state["number"], "answer": answer[1]}
        await bruno.post(f"{table}/plan/1/0/answer", **body)
        event = await anext(own)
        assert "planned" in event["own"]["set"]["question"]
        assert event["version"] == state["version"]
        await bruno.post(f"{table}/chat", text="Hello")
        for events in (heard, told):
            event = await anext(events)
            assert event["version"] > state["version"]


async def test_programs_plan(site: Site) -> None:
    ada, bruno, _ = await site.two_seated()
    token = (await bruno.http.post("/api/people", json={"name": "Program"})).json()["token"]
    wanted = {"game": "toy", "seats": [{"kind": "friend"}, {"kind": "me"}]}
    bearer = {"authorization": f"Bearer {token}"}
    program = site.visitor()
    opened = await program.http.post("/api/tables", json=wanted, headers=bearer)
    at = f"/api/tables/{opened.json()['id']}"
    await ada.post(f"/t/{opened.json()['id']}/sit")
    shown = (await program.http.get(f"{at}/plan", headers=bearer)).json()
    assert (shown["answers"], shown["dropped"]) == ([], "")
    word = shown["question"]["answers"][0]["word"]
    body = {"number": shown["number"], "answer": word}
    laid = (await program.http.post(f"{at}/plan", json=body, headers=bearer)).json()
    assert [one["word"] for one in laid["answers"]] == [word]
    assert laid["question"]["step"] == "keep"
    for wrong, status in (
        ({**body, "answer": "fly"}, 400),
        ({**body, "place": 7}, 400),
        ({**body, "seat": 0}, 403),
        ({**body, "number": 99}, 409),
    ):
        reply = await program.http.post(f"{at}/plan", json=wrong, headers=bearer)
        assert reply.status_code == status, reply.text
    assert (await ada.get(f"{at}/plan")).status_code == 401
    gone = await program.http.post(f"{at}/plan/remove", json={}, headers=bearer)
    assert gone.json()["answers"] == []
