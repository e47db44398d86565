"""Play from here, through the real routes."""

from __future__ import annotations

import re

import pytest

from burnham.kernel.reopening import replay_record
from burnham.table.room.verify import verify
from burnham.table.speech import speech_in
from tests.table.site import Site, Visitor, titles

pytestmark = pytest.mark.anyio


async def ended(site: Site) -> tuple[Visitor, Visitor, str]:
    """Ada and Bruno have played a game to its end."""
    ada, bruno, table = await site.two_seated()
    while (state := await ada.state(table))["status"] == "playing":
        await (ada, bruno)[state["asked"]].answer(table)
    return ada, bruno, table


async def study(visitor: Visitor, table: str, moment: int, **more: object) -> str:
    fields = {"at": moment, "seat": 0, "with": "bot:random", **more}
    reply = await visitor.post(f"{table}/study", **fields)
    assert reply.status_code == 200, reply.text
    return str(reply.json()["url"])


async def html(visitor: Visitor, path: str) -> str:
    reply = await visitor.http.get(path, headers={"accept": "text/html"})
    assert reply.status_code == 200, reply.text
    return reply.text


async def test_of_a_finished_game_the_true_position_is_played_on(site: Site) -> None:
    ada, _, table = await ended(site)
    before = await ada.state(table)
    opened = await study(ada, table, 1)
    assert (await ada.state(table, "?at=1"))["position"]["coins"] == (
        await ada.state(opened, "?at=0")
    )["position"]["coins"]
    state = await ada.state(opened)
    assert state["study"] == {"turn": 1, "imagined": False}
    assert [seat["kind"] for seat in state["seats"]] == ["person", "bot"]
    while (state := await ada.state(opened))["status"] == "playing":
        await site.settled()
        if (state := await ada.state(opened))["asked"] == 0:
            await ada.answer(opened)
    await ada.post(f"{opened}/chat", text="what if")
    assert await ada.state(table) == before
    end = await html(ada, opened)
    assert "Again from the start" in end
    assert "data-check" not in end


async def test_of_a_game_under_way_only_what_was_seen_comes_along(site: Site) -> None:
    ada, _, table = await site.two_seated()
    await ada.answer(table)
    state = await ada.state(table)
    opened = await study(ada, table, state["moment"], with_="me")
    mine = await ada.state(opened)
    assert mine["study"]["imagined"]
    assert mine["position"]["hands"][0] == state["position"]["hands"][0]
    page = await html(ada, opened)
    assert "hidden things imagined" in page
    assert 'class="table study"' in page
    assert table.removeprefix("/t/") not in page


async def test_only_players_study_a_game_under_way_and_no_stranger_a_private_one(
    site: Site,
) -> None:
    ada, bruno, table = await site.two_seated()
    stranger = site.visitor()
    fields = {"at": 0, "seat": 0, "with_": "bot:random"}
    assert (await stranger.post(f"{table}/study", **fields)).status_code == 403
    assert (await stranger.get(f"{table}/study")).status_code == 403
    assert (await bruno.post(f"{table}/study", **fields)).status_code == 403  # another's view
    assert (await ada.get(f"{table}/study")).status_code == 200
    opened = await study(ada, table, 0)
    nothing = await stranger.get("/t/000000000000")
    for path in ("", "/study", "/origin", "/record.json", "/text", "/parts"):
        assert (await stranger.get(f"{opened}{path}")).json() == nothing.json()
    assert (await stranger.post(f"{opened}/study", **fields)).json() == nothing.json()


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({}, 400),
        ({"at": "-1"}, 400),
        ({"at": 9999}, 400),
        ({"at": 0, "seat": 7, "with_": "me"}, 400),
        ({"at": 0, "seat": 0, "with_": "fiend"}, 400),
        ({"at": 0, "seat": 0, "with_": "bot:genius"}, 400),
        ({"at": "9" * 40, "seat": 0, "with_": "me"}, 400),
    ],
)
async def test_forged_fields_open_nothing(
    site: Site, fields: dict[str, object], status: int
) -> None:
    ada, _, table = await ended(site)
    usual = {"seat": 0, "with_": "me"}
    reply = await ada.post(f"{table}/study", **{**usual, **fields})
    assert reply.status_code == status, reply.text
    assert len((await ada.get("/api/tables")).json()["tables"]) == 1


async def test_the_end_itself_cannot_be_played_on(site: Site) -> None:
    ada, _, table = await ended(site)
    moment = (await ada.state(table))["moment"]
    reply = await ada.post(f"{table}/study", at=moment, seat=0, with_="me")
    assert (reply.status_code, reply.json()["error"]) == (400, "study-end")


async def test_the_way_back_is_for_the_one_who_opened_it(site: Site) -> None:
    ada, bruno = site.visitor(), site.visitor()
    table = await ada.open("me", "bot:random")  # which all may enter
    await site.settled()
    alone, shared = await study(ada, table, 0), await study(ada, table, 0, share="on")
    for opened, query in ((alone, "as=0&"), (shared, "")):
        assert f'href="{opened}/origin"' in await html(ada, opened)
        reply = await ada.get(f"{opened}/origin")
        assert (reply.status_code, reply.headers["location"]) == (303, f"{table}?{query}at=0")
    # Somebody who was let into a study learns nothing of the table.
    assert (await bruno.get(await link_of(site, shared))).status_code == 303
    seen = await html(bruno, shared)
    assert "/origin" not in seen
    assert table.removeprefix("/t/") not in seen + (await bruno.get(f"{shared}/parts")).text
    assert (await bruno.get(f"{shared}/origin")).status_code == 404
    api = await bruno.get(f"/api/tables/{shared.removeprefix('/t/')}")
    assert table.removeprefix("/t/") not in api.text


async def link_of(site: Site, table: str) -> str:
    room = await site.server.rooms.open(table.removeprefix("/t/"))
    return f"/join/{room.header.invite}"


async def test_what_one_seat_imagined_lets_nobody_in(site: Site) -> None:
    ada, bruno, table = await site.two_seated()
    opened = await study(ada, table, 0)
    assert "/join/" not in await html(ada, opened)
    link = await link_of(site, opened)
    assert (await bruno.get(link)).status_code == 404
    assert (await bruno.get(opened)).status_code == 404
    assert (await ada.get(link)).status_code == 303  # to her own


async def test_undo_leads_back_to_the_start_and_not_further(site: Site) -> None:
    ada, _, table = await ended(site)
    opened = await study(ada, table, 0, with_="me")
    start = (await ada.state(opened))["position"]
    await ada.answer(opened)
    number = (await ada.state(opened))["number"]
    assert (await ada.post(f"{opened}/undo", number=number, to=0)).status_code == 200
    state = await ada.state(opened)
    assert state["position"] == start
    reply = await ada.post(f"{opened}/undo", number=state["number"])
    assert reply.status_code == 403
    assert (await ada.state(opened))["moment"] == 0


async def test_its_record_is_there_at_any_time_for_who_is_alone(site: Site) -> None:
    ada, bruno, table = await ended(site)
    opened = await study(ada, table, 1, with_="me")
    await ada.answer(opened)
    written = (await ada.get(f"{opened}/record.json")).json()
    assert written["study"] == {"turn": 1, "imagined": False}
    assert not {"fairness", "ranking"} & set(written)
    assert replay_record(titles()["toy"], written).number == 1
    assert table.removeprefix("/t/") not in str(written)
    await bruno.get(await link_of(site, opened))
    assert (await bruno.get(f"{opened}/record.json")).status_code == 403
    with pytest.raises(Exception, match="record of a study"):
        verify(written, titles(), speech_in("en"))


async def test_studies_stand_apart_and_wait_for_nobody(site: Site) -> None:
    ada, _, table = await ended(site)
    opened = await study(ada, table, 0, with_="me")
    home = await html(ada, "/")
    assert home.index("Your games") < home.index(">Studies<") < home.index(f'href="{opened}"')
    person = (await site.server.rooms.open(opened.removeprefix("/t/"))).header.host
    assert await site.server.store.my_turns(person) == 0


async def test_the_past_the_analysis_and_the_end_lead_to_it(site: Site) -> None:
    ada, bruno, table = await site.two_seated()
    assert f'href="{table}/study"' in await html(ada, table)  # in the menu
    assert "/study" not in await html(site.visitor(), table)
    while (state := await ada.state(table))["status"] == "playing":
        await (ada, bruno)[state["asked"]].answer(table)
    assert f'href="{table}/study?at=1"' in await html(ada, f"{table}?at=1")
    assert re.search(rf'href="{table}/study\?at=\d+"', await html(ada, table))
    page = await html(site.visitor(), f"{table}/study?at=1")
    assert page.count("<option") > 4


async def test_nothing_is_hidden_from_who_plays_all_seats(site: Site) -> None:
    ada, _, table = await ended(site)
    opened = await study(ada, table, 0, with_="me")
    page = await html(ada, opened)
    assert "curtain" not in re.sub(r"<link[^>]*>", "", page)
    assert (await ada.state(opened))["question"]["answers"]
