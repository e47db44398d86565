"""Clocks in forms and in the JSON interface; vacation and pause; what happens at zero."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.site import Site, Visitor

pytestmark = pytest.mark.anyio


async def seated(site: Site, **more: Any) -> tuple[Visitor, Visitor, str]:
    ada, bruno = site.visitor(), site.visitor()
    await ada.post("/me/name", name="Ada")
    await bruno.post("/me/name", name="Bruno")
    table = await ada.open("me", "friend", **more)
    assert (await bruno.post(f"{table}/sit")).status_code == 200
    return ada, bruno, table


async def page(visitor: Visitor, path: str) -> str:
    return (await visitor.http.get(path, headers={"accept": "text/html"})).text


@pytest.mark.parametrize(
    ("fields", "clock"),
    [
        ({"own-days": "2"}, "move:172800"),
        ({"own-minutes": "0.5", "own-for": "move"}, "move:30"),
        ({"own-days": "1", "own-minutes": "30", "own-for": "bank"}, "bank:88200"),
        ({"own-minutes": "10", "own-for": "bank", "own-more": "0,25"}, "bank:600+15"),
    ],
)
async def test_a_clock_of_ones_own(site: Site, fields: dict[str, str], clock: str) -> None:
    ada = site.visitor()
    table = await ada.open("me", "friend", clock="own", **fields)
    assert (await ada.state(table))["clock"] == clock


@pytest.mark.parametrize(
    "fields",
    [
        {"clock": "own"},
        {"clock": "own", "own-days": "-1"},
        {"clock": "own", "own-days": "1e9"},
        {"clock": "own", "own-days": "nan"},
        {"clock": "own", "own-days": "1", "own-for": "sand"},
        {"clock": "own", "own-days": "1", "own-more": "5"},
        {"clock": "move:100", "at_zero": "boom"},
        {"clock": "move:86400", "vacation": "367"},
        {"clock": "move:86400", "vacation": "x"},
        {"watch": "yesterday"},
    ],
)
async def test_what_makes_no_sense_opens_no_table(site: Site, fields: dict[str, str]) -> None:
    ada = site.visitor()
    seats = {"seat-0": "me", "seat-1": "friend"}
    reply = await ada.http.post("/tables", data={"game": "toy", **seats, **fields})
    assert reply.status_code == 400
    assert (await ada.get("/api/tables")).json()["tables"] == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["1 day a turn", "the game ends: whoever ran out has lost", "14 days of vacation"]),
        ("de", ["1 Tag pro Zug", "endet das Spiel", "Je 14 Tage Urlaub"]),
    ],
)
async def test_the_lobby_says_what_is_agreed(site: Site, lang: str, said: list[str]) -> None:
    ada = site.visitor(lang)
    more = {"clock": "move:86400", "at_zero": "end", "vacation": "14"}
    html = await page(ada, await ada.open("me", "friend", **more))
    assert [part for part in said if part not in html] == []


async def test_the_keeper_ends_a_game_where_that_was_agreed(site: Site) -> None:
    now = [1_000_000.0]
    site.server.rooms.now = lambda: now[0]
    ada, bruno, table = await seated(site, clock="move:60", at_zero="end")
    now[0] += 61
    await site.server.keeper.go_round()
    state = await bruno.state(table)
    assert (state["status"], state["lost"], state["asked"]) == ("closed", 0, None)
    assert "Ada ran out of time and has lost. The win goes to Bruno." in await page(bruno, table)
    home = await page(ada, "/")
    assert table in home
    assert "Ada ran out of time: the game is over" in home
    assert (await bruno.post(f"{table}/rematch")).status_code == 200
    record = (await ada.get(f"{table}/record.json")).json()
    assert (record["ended"], "ranking" in record) == ("clock", False)


async def test_the_keeper_lets_a_bot_sit_in_otherwise(site: Site) -> None:
    now = [1_000_000.0]
    site.server.rooms.now = lambda: now[0]
    ada, _, table = await seated(site, clock="move:60")
    now[0] += 61
    await site.server.keeper.go_round()
    await site.settled()
    assert (await ada.state(table))["seats"][0]["bot"] != ""


async def test_a_pause_by_posts(site: Site) -> None:
    ada, bruno, table = await seated(site, clock="move:3600")
    await ada.post(f"{table}/pause")
    assert "Ada would like a pause. Still to agree: Bruno." in await page(bruno, table)
    await bruno.post(f"{table}/pause")
    state = await ada.state(table)
    assert (state["paused"] is not None, state["deadline"]) == (True, None)
    assert state["question"]["answers"] == []
    refused = await ada.post(f"{table}/answer", number=state["number"], answer=0)
    assert (refused.status_code, refused.json()["error"]) == (403, "paused")
    assert (await ada.get("/tables")).json()["turns"] == 0
    await ada.post(f"{table}/pause/end")
    assert (await ada.answer(table)).status_code == 200


async def test_a_wish_for_a_pause_in_german_is_right_for_one_and_for_two(site: Site) -> None:
    ada, bruno, clara = (site.visitor("de") for _ in range(3))
    for one, name in ((ada, "Ada"), (bruno, "Bruno"), (clara, "Clara")):
        await one.post("/me/name", name=name)
    table = await ada.open("me", "friend", "friend", clock="move:3600")
    for one in (bruno, clara):
        await one.post(f"{table}/sit")
    await ada.post(f"{table}/pause")
    assert "Wunsch nach einer Pause: Ada." in await page(clara, table)
    await bruno.post(f"{table}/pause")
    asked = "Wunsch nach einer Pause: Ada und Bruno. Noch nicht einverstanden: Clara."
    assert asked in await page(clara, table)


async def test_bots_pause_too(site: Site) -> None:
    ada = site.visitor()
    table = await ada.open("me", "bot:random", clock="move:3600")
    await site.settled()
    await ada.post(f"{table}/pause")
    room = await site.server.rooms.open(table.removeprefix("/t/"))
    number = room.journal.number
    site.server.keeper.wake_bots(room)
    await site.settled()
    assert (await ada.state(table))["number"] == number


async def test_vacation_by_posts_is_seen_by_the_others(site: Site) -> None:
    ada, bruno, table = await seated(site, clock="move:86400", vacation="14")
    before = (await ada.state(table))["deadline"]
    assert (await ada.post(f"{table}/vacation", days=3)).status_code == 200
    state = await bruno.state(table)
    assert state["deadline"] == pytest.approx(before + 3 * 86_400, abs=60)
    assert state["seats"][0]["vacation_until"] is not None
    assert "Vacation until" in await page(bruno, table)
    assert (await ada.post(f"{table}/vacation", days=1)).json()["error"] == "vacation-taken"
    assert (await ada.post(f"{table}/vacation/end")).status_code == 200
    assert (await bruno.state(table))["seats"][0]["vacation_until"] is None


async def test_vacation_at_all_tables_at_once(site: Site) -> None:
    ada, _, slow = await seated(site, clock="move:86400", vacation="7")
    other = await ada.open("me", "bot:random", clock="bank:604800", vacation="14")
    quick = await ada.open("me", "bot:random", clock="move:120", vacation="14")
    await site.settled()
    assert "At 2 tables your clock can stand still." in await page(ada, "/")
    assert (await ada.post("/vacation", days=10)).json() == {"tables": 2}
    untils = [(await ada.state(t))["seats"][0]["vacation_until"] for t in (slow, other, quick)]
    assert untils[2] is None
    assert untils[1] - untils[0] == pytest.approx(3 * 86_400, abs=60)
    assert "I am back" in await page(ada, "/")
    assert (await ada.post("/vacation", days=0)).json() == {"tables": 2}
    assert (await ada.state(slow))["seats"][0]["vacation_until"] is None
    assert (await site.visitor().post("/vacation", days=1)).status_code == 403


async def test_the_json_interface_offers_all_of_it(site: Site) -> None:
    http = site.visitor().http
    token = (await http.post("/api/people", json={"name": "Prog"})).json()["token"]
    head = {"authorization": f"Bearer {token}"}
    wish = {
        "game": "toy",
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}],
        "clock": "bank:604800+3600",
        "at_zero": "end",
        "vacation": 5,
        "watch": "minutes:30",
    }
    opened = (await http.post("/api/tables", json=wish, headers=head)).json()
    assert {name: opened[name] for name in ("clock", "at_zero", "vacation", "watch")} == {
        name: wish[name] for name in ("clock", "at_zero", "vacation", "watch")
    }
    at = f"/api/tables/{opened['id']}"

    async def call(what: str, **body: Any) -> Any:
        return (await http.post(f"{at}/{what}", json=body, headers=head)).json()

    assert (await call("pause", want="yes"))["paused"] is not None
    assert (await call("pause", want="end"))["paused"] is None
    assert (await call("vacation", days=2))["seats"][0]["vacation_until"] is not None
    assert (await call("vacation", days=0))["seats"][0]["vacation_until"] is None
    assert (await call("vacation", days=9))["error"] == "vacation-days"
    assert (await call("pause", want="maybe"))["error"] == "body"
    wish["clock"] = "move:60+5"
    assert (await http.post("/api/tables", json=wish, headers=head)).status_code == 400
