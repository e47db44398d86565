"""Pages are sent what changes, at once and once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from burnham.table.service import presence
from burnham.table.views.table import PARTS
from tests.table.conftest import MakeUrl
from tests.table.server import Guest, listening_on, seated

pytestmark = pytest.mark.anyio
Heard = AsyncIterator[dict[str, Any]]


@pytest.fixture
async def address(sqlite: MakeUrl) -> AsyncIterator[str]:
    async with listening_on(sqlite()) as found:
        yield found


async def moved_on(heard: Heard, number: int) -> dict[str, Any]:
    """The first event beyond this number."""
    async with asyncio.timeout(10):
        while (event := await anext(heard))["number"] <= number:
            pass
    return event


def new_names(event: dict[str, Any]) -> set[str]:
    return {*event.get("public", {"set": {}})["set"], *event["own"]["set"]}


def kept_up(items: dict[str, str], event: dict[str, Any]) -> dict[str, str]:
    """What a page shows after an event."""
    now = dict(items) if "from" in event else {}
    for change in (event.get("public", {"set": {}, "gone": []}), event["own"]):
        for name in change["gone"]:
            now.pop(name, None)
        now.update(change["set"])
    return now


async def all_of(guest: Guest, table: str) -> dict[str, str]:
    reply = await guest.http.get(f"{table}/parts")
    items: dict[str, str] = reply.json()["items"]
    return items


async def test_others_are_sent_what_an_answer_changes(address: str) -> None:
    async with seated(address) as (ada, bruno, table):
        before = await all_of(bruno, table)
        has = (await bruno.http.get(f"{table}/parts")).json()["version"]
        async with bruno.listening(f"{table}/events?has={has}") as heard:
            first = await anext(heard)
            await ada.answer(table)
            now = await moved_on(heard, first["number"])
        assert now["from"] == first["version"]
        assert {"question", "history", "slot:tally-0"} <= new_names(now)
        assert "fairness" not in new_names(now)
        assert kept_up(kept_up(before, first), now) == await all_of(bruno, table)


async def test_who_shows_nothing_yet_is_sent_everything(address: str) -> None:
    async with seated(address) as (ada, _, table):
        async with ada.listening(f"{table}/events") as heard:
            first = await anext(heard)
        assert "from" not in first
        assert kept_up({}, first) == await all_of(ada, table)


async def test_the_mover_is_told_in_the_reply_and_not_again(address: str) -> None:
    async with seated(address) as (ada, bruno, table), ada.listening(f"{table}/events") as heard:
        first = await anext(heard)
        state = await ada.state(table)
        word = state["question"]["answers"][0]["word"]
        fields = {"number": state["number"], "answer": word, "stream": first["stream"]}
        told = (await ada.post(f"{table}/answer", **fields))["told"]
        assert kept_up(kept_up({}, first), told) == await all_of(ada, table)
        await bruno.post(f"{table}/chat", text="Well done")
        async with asyncio.timeout(10):
            heard_next = await anext(heard)
        assert heard_next["from"] == told["version"]
        assert [name[:5] for name in new_names(heard_next)] == ["chat:"]


async def test_two_pages_of_one_person_are_two(address: str) -> None:
    """The page that acts is told in the reply, the other by its stream."""
    async with seated(address) as (ada, _, table), ada.listening(f"{table}/events") as one:
        async with ada.listening(f"{table}/events") as two:
            first, second = await anext(one), await anext(two)
            assert first["stream"] != second["stream"]
            state = await ada.state(table)
            fields = {"number": state["number"], "stream": first["stream"]}
            word = state["question"]["answers"][0]["word"]
            told = (await ada.post(f"{table}/answer", answer=word, **fields))["told"]
            now = await moved_on(two, second["number"])
        assert told["stream"] == first["stream"]
        assert kept_up(kept_up({}, second), now) == await all_of(ada, table)


async def test_nobody_is_told_by_a_strangers_stream(address: str) -> None:
    async with seated(address) as (ada, bruno, table), ada.listening(f"{table}/events") as heard:
        stream = (await anext(heard))["stream"]
        reply = await bruno.post(f"{table}/chat", text="Hello", stream=stream)
        assert "told" not in reply


async def test_a_refused_answer_holds_nobody_up(address: str) -> None:
    async with seated(address) as (ada, bruno, table), ada.listening(f"{table}/events") as heard:
        first = await anext(heard)
        fields = {"number": 99, "answer": "draw", "stream": first["stream"]}
        assert (await ada.http.post(f"{table}/answer", data=fields)).status_code == 409
        await bruno.post(f"{table}/chat", text="Hello")
        async with asyncio.timeout(10):
            assert "chat:000000" in new_names(await anext(heard))


async def test_words_alone_change_nothing_else(address: str) -> None:
    async with seated(address) as (ada, bruno, table), bruno.listening(f"{table}/events") as heard:
        await anext(heard)
        await ada.post(f"{table}/chat", text="Hello")
        async with asyncio.timeout(10):
            told = await anext(heard)
        assert new_names(told) == {"chat:000000"}


async def test_a_bad_request_for_parts_is_refused(address: str) -> None:
    async with seated(address) as (ada, _, table):
        for query in ("names=nothing", "arrangement=round"):
            assert (await ada.http.get(f"{table}/parts?{query}")).status_code == 400
            assert (await ada.http.get(f"{table}/events?has=x")).status_code == 400


async def test_after_a_lost_connection_only_what_was_missed_is_sent(address: str) -> None:
    async with seated(address) as (ada, bruno, table):
        async with bruno.listening(f"{table}/events") as heard:
            first = await anext(heard)
            await bruno.post(f"{table}/chat", text="Hello")
            second = await anext(heard)
        before = kept_up(kept_up({}, first), second)
        await ada.answer(table)
        for has in (first["version"], 999):  # one that is remembered, one that never was
            async with bruno.listening(f"{table}/events?has={has}") as heard:
                again = await anext(heard)
            assert again["number"] == first["number"] + 1
            assert again["version"] > second["version"]
            assert ("from" in again) == (has != 999)
            assert kept_up(before, again) == await all_of(bruno, table)


async def test_a_page_that_goes_away_leaves_no_lock_behind(address: str) -> None:
    async with seated(address) as (ada, bruno, table):
        for _ in range(10):
            async with bruno.listening(f"{table}/events"):
                pass
        await ada.answer(table)
        assert (await ada.state(table))["number"] == 2


async def test_who_listens_is_here_and_who_stops_is_away(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "GRACE", 0.01)
    async with seated(address) as (ada, bruno, table), ada.listening(f"{table}/events") as heard:
        before = await anext(heard)
        async with bruno.listening(f"{table}/events"):
            here = await anext(heard)
        gone = await anext(heard)
        shown = [event["own"]["set"]["players"] for event in (before, here, gone)]
        assert shown[0] != shown[1] != shown[2]


async def test_spectators_are_counted(address: str) -> None:
    one, two = Guest(address), Guest(address)
    async with seated(address) as (_, _, table), one.http, two.http:
        async with one.listening(f"{table}/events") as heard:
            first = await anext(heard)
            async with two.listening(f"{table}/events"):
                second = await anext(heard)
        parts = {part for part, fields in PARTS.items() if "watching" in fields}
        assert new_names(second) == parts < new_names(first)


async def test_the_api_tells_of_changes_too(address: str) -> None:
    async with seated(address) as (ada, bruno, table):
        path = table.replace("/t/", "/api/tables/")
        async with bruno.listening(f"{path}/events") as heard:
            assert (await anext(heard))["number"] == 1
            await ada.answer(table)
            now = await moved_on(heard, 1)
        assert (now["number"], now["status"]) == (2, "playing")


async def test_what_a_teacher_shows_is_a_small_message(address: str) -> None:
    async with seated(address) as (ada, bruno, table):
        fields = {"at": 0, "seat": 0, "with": "me", "share": "on"}
        opened = (await ada.post(f"{table}/study", **fields))["url"]
        page = await ada.http.get(opened, headers={"accept": "text/html"})
        link = page.text.partition("/join/")[2].partition('"')[0]
        await bruno.http.get(f"/join/{link}")
        has = (await bruno.http.get(f"{opened}/parts")).json()["version"]
        async with bruno.listening(f"{opened}/events?has={has}") as heard:
            first = await anext(heard)
            await ada.post(f"{opened}/lead", on="yes", at=0, lit="gate-1")
            async with asyncio.timeout(10):
                while "lead" not in new_names(told := await anext(heard)):
                    assert told["version"] >= first["version"]
        assert new_names(told) == {"lead"}
        assert len(str(told)) < 600
