"""The account: a name that is remembered, password, export, deletion."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest
from sqlalchemy import select

from burnham.table.service.settings import Rate
from burnham.table.store import Personal
from burnham.table.store.personal import owned
from burnham.table.store.schema import people, seats
from tests.table.conftest import MakeUrl
from tests.table.site import Site, Visitor, site_on

pytestmark = pytest.mark.anyio
PASSWORD = "lovelace 1815"
LOGIN: dict[str, Any] = {"login": "ada.l", "password": PASSWORD}


async def finish(site: Site, table: str, *players: Visitor) -> None:
    """Play to the end; whoever is asked answers."""
    while (state := await players[0].state(table))["status"] == "playing":
        await players[state["asked"]].answer(table)


async def page(visitor: Visitor, path: str) -> str:
    return (await visitor.http.get(path, headers={"accept": "text/html"})).text


async def test_a_name_given_at_one_table_is_remembered_for_the_next(site: Site) -> None:
    ada, bruno = site.visitor(), site.visitor()
    first = await ada.open("me", "friend", **{"name-0": "Ada"})
    await bruno.post("/commitments")  # a guest without a name
    assert (await bruno.post(f"{first}/sit", name="Bruno")).status_code == 200
    second = await ada.open("me", "friend")
    await bruno.post(f"{second}/sit")
    assert [seat["name"] for seat in (await ada.state(second))["seats"]] == ["Ada", "Bruno"]


async def test_a_name_at_one_table_does_not_change_the_one_that_is_known(site: Site) -> None:
    ada = site.visitor()
    await ada.post("/me/name", name="Ada")
    await ada.open("me", "friend", **{"name-0": "Countess"})
    again = await ada.open("me", "friend")
    assert (await ada.state(again))["seats"][0]["name"] == "Ada"


async def test_the_page_tells_the_login_which_is_not_the_name(site: Site) -> None:
    ada = site.visitor()
    await ada.post("/me/name", name="Countess")
    await ada.post("/me/sign-up", **LOGIN)
    assert "Your login is ada.l." in await page(ada, "/account")


async def test_a_new_password_signs_out_the_other_devices(any_site: Site) -> None:
    ada, elsewhere = any_site.visitor(), any_site.visitor()
    await ada.post("/me/sign-up", **LOGIN)
    await elsewhere.post("/me/sign-in", **LOGIN)
    changed = await ada.post("/me/password", old=PASSWORD, password="notes of 1843")
    assert changed.status_code == 200
    assert "You are signed in" in await page(ada, "/account")
    assert "You are signed in" not in await page(elsewhere, "/account")
    assert (await elsewhere.post("/me/sign-in", **LOGIN)).status_code == 403
    new = {**LOGIN, "password": "notes of 1843"}
    assert (await elsewhere.post("/me/sign-in", **new)).status_code == 200


@pytest.mark.parametrize(
    ("old", "new", "status"),
    [("a wrong one", "long enough", 403), (PASSWORD, "short", 400), (PASSWORD, "x" * 201, 400)],
)
async def test_a_password_that_is_not_changed(site: Site, old: str, new: str, status: int) -> None:
    ada = site.visitor()
    await ada.post("/me/sign-up", **LOGIN)
    assert (await ada.post("/me/password", old=old, password=new)).status_code == status
    assert (await site.visitor().post("/me/sign-in", **LOGIN)).status_code == 200


async def test_guesses_of_the_old_password_are_slowed_down(site: Site) -> None:
    ada = site.visitor()
    await ada.post("/me/sign-up", **LOGIN)
    tries = [
        await ada.post("/me/password", old=f"guess {n}", password="long enough") for n in range(20)
    ]
    assert {reply.status_code for reply in tries} == {403, 429}


async def test_a_guest_has_no_password_to_change(site: Site) -> None:
    ada = site.visitor()
    assert (await ada.post("/me/password", old="", password="long enough")).status_code == 403
    await ada.post("/me/name", name="Ada")
    assert (await ada.post("/me/password", old="", password="long enough")).status_code == 403


async def test_my_data(any_site: Site) -> None:
    ada, bruno, table = await any_site.two_seated()
    await ada.post("/me/sign-up", **LOGIN)
    await ada.post(f"{table}/chat", text="hello")
    await bruno.post(f"{table}/chat", text="nobody else's business")
    running = await ada.open("me", "friend")
    await bruno.post(f"{running}/sit")
    await finish(any_site, table, ada, bruno)
    reply = await ada.get("/me/data.json")
    mine = reply.json()
    assert "attachment" in reply.headers["content-disposition"]
    assert (mine["format"], mine["person"]["login"]) == ("burnham-person", "ada.l")
    assert [line["text"] for line in mine["lines"]] == ["hello"]
    over, under_way = mine["games"]
    assert over["record"]["players"] == ["Ada", "Bruno"]
    assert (under_way["status"], under_way["my_seats"]) == ("playing", [0])
    assert "record" not in under_way
    for secret in ("argon2", "password", "nobody else's"):
        assert secret not in reply.text
    hidden = (await any_site.server.rooms.open(running.removeprefix("/t/"))).header
    assert hidden.secret not in reply.text
    assert hidden.seed not in reply.text


async def test_a_stranger_has_no_data(site: Site) -> None:
    assert (await site.visitor().get("/me/data.json")).status_code == 403


async def test_a_deleted_account_leaves_games_without_a_name(any_site: Site) -> None:
    ada, bruno, over = await any_site.two_seated()
    await ada.post("/me/sign-up", **LOGIN)
    await ada.post(f"{over}/chat", text="I am Ada Lovelace")
    await ada.post(f"{over}/consent", consent="yes")
    await finish(any_site, over, ada, bruno)
    running = await ada.open("me", "friend")
    await bruno.post(f"{running}/sit")
    waiting = await ada.open("me", "friend")
    ada_id = (await any_site.server.rooms.open(over.removeprefix("/t/"))).seats[0].person
    assert ada_id is not None
    await page(bruno, over)  # so that the server remembers it as it was
    assert (await ada.post("/me/delete", password=PASSWORD)).status_code == 200
    for path in (over, running):
        shown = await page(bruno, path)
        assert "a former player" in shown
        assert "Ada" not in shown.replace("/adag", "")
    assert (await bruno.state(waiting))["status"] == "closed"
    seat = (await bruno.state(running))["seats"][0]
    assert (seat["name"], seat["resigned"], seat["bot"]) == ("", True, "normal")
    record = (await bruno.get(f"{over}/record.json")).json()
    assert record["players"] == ["", "Bruno"]
    assert "Ada" not in str(record)
    assert (await any_site.visitor().post("/me/sign-in", **LOGIN)).status_code == 403
    assert (await ada.get("/me/data.json")).status_code == 403
    assert await stored(any_site, ada_id) == 0


async def stored(site: Site, person: str) -> int:
    """How many rows are left that are somebody's own."""
    return await site.server.database.read(
        lambda c: sum(
            len(c.execute(select(table).where(table.c.person == person)).all()) for table in owned()
        )
    )


async def test_all_that_belongs_to_a_person_goes(site: Site) -> None:
    """Every table of the store with a person in it is either deleted from or named as shared."""
    assert {"sessions", "puzzle_tries", "puzzle_reports", "own_lessons", "visitors"} <= {
        table.name for table in owned()
    }
    ada = site.visitor()
    await ada.post("/me/sign-up", **LOGIN)
    (row,) = await site.server.database.read(lambda c: c.execute(select(people)).all())
    assert await stored(site, row.id) == 1  # this session
    await ada.post("/me/delete", password=PASSWORD)
    assert await stored(site, row.id) == 0
    (row,) = await site.server.database.read(lambda c: c.execute(select(people)).all())
    assert (row.name, row.login, row.password) == ("", None, None)
    assert row.gone is not None


async def test_nothing_is_deleted_by_somebody_who_does_not_mean_it(site: Site) -> None:
    ada = site.visitor()
    await ada.post("/me/sign-up", **LOGIN)
    assert (await ada.post("/me/delete", password="a wrong one")).status_code == 403
    assert (await ada.post("/me/delete", word="delete")).status_code == 403
    bruno = site.visitor("de")
    await bruno.post("/me/name", name="Bruno")
    assert (await bruno.post("/me/delete", word="ja")).status_code == 403
    assert "Bruno" in await page(bruno, "/account")
    assert (await bruno.post("/me/delete", word="Löschen ")).status_code == 200
    assert "Bruno" not in await page(bruno, "/account")
    assert (await site.visitor().post("/me/delete")).status_code == 403


async def test_the_dice_of_a_game_without_a_name_prove_nothing_and_say_so(site: Site) -> None:
    ada, bruno, table = await site.two_seated()
    await finish(site, table, ada, bruno)
    assert "deleted" not in (await bruno.get(f"{table}/check")).text
    await ada.post("/me/delete", word="delete")
    told = (await bruno.get(f"{table}/check")).text
    assert "deleted their account" in told


async def test_a_page_without_a_script_says_what_was_done(site: Site) -> None:
    ada = site.visitor("de")
    ada.http.headers["accept"] = "text/html"
    ada.http.follow_redirects = True
    await ada.post("/me/sign-up", **LOGIN)
    said = await ada.post("/me/consent", consent="yes")
    assert "Deine beendeten Partien dürfen verwendet werden." in said.text
    wrong = await ada.post("/me/delete", password="falsch")
    assert "Das ist nicht dein Passwort." in wrong.text
    gone = await ada.post("/me/delete", password=PASSWORD)
    assert "Dein Konto ist gelöscht." in gone.text


async def test_the_page_opens_the_section_in_which_something_was_done(site: Site) -> None:
    ada = site.visitor()
    ada.http.headers["accept"] = "text/html"
    ada.http.follow_redirects = True
    await ada.post("/me/sign-up", **LOGIN)
    for reply, opened in (
        (await ada.get("/account"), []),
        (await ada.post("/me/consent", consent="yes"), ["consent"]),
        (await ada.post("/me/password", old="wrong", password="another one"), ["password"]),
        (await ada.post("/me/delete", password="wrong"), ["data"]),
    ):
        found = re.findall(
            r'<details class="panel folded"( open)?>.*?<section [^>]*id="(\w+)"', reply.text
        )
        assert [name for is_open, name in found if is_open] == opened
        assert {"sessions", "password", "consent", "data"} <= {name for _, name in found}


async def test_a_new_name_is_told_to_be_saved(site: Site) -> None:
    ada = site.visitor()
    ada.http.headers["accept"] = "text/html"
    ada.http.follow_redirects = True
    said = await ada.post("/me/name", name="Ada")
    assert "Your name is saved." in said.text
    onward = await ada.post("/me/name", name="Ada L.", next="/club")
    assert onward.url.path == "/club"


async def test_a_player_of_two_tables_is_gone_from_the_seats_of_both(site: Site) -> None:
    ada, bruno, first = await site.two_seated()
    await ada.open("me", "me")
    await ada.post("/me/delete", word="delete")
    found = await site.server.database.read(
        lambda c: c.execute(select(seats.c.name, seats.c.former).order_by(seats.c.name)).all()
    )
    assert [tuple(row) for row in found] == [("", True)] * 3 + [("Bruno", False)]
    assert (await bruno.state(first))["status"] == "playing"


async def test_nothing_runs_on_for_somebody_who_is_gone(site: Site) -> None:
    ada, _, table = await site.two_seated()
    person = (await site.server.rooms.open(table.removeprefix("/t/"))).seats[0].person
    assert person is not None
    await ada.post("/me/delete", word="delete")
    running = await Personal(site.server.database).running(person)
    assert running == [table.removeprefix("/t/")]  # the others play on, against a bot


async def test_another_server_forgets_what_it_remembered(postgres: Any) -> None:
    url = postgres()
    async with site_on(url) as one, site_on(url) as other:
        ada, bruno, table = await one.two_seated()
        clara, guest, eve = other.visitor(), one.visitor(), one.visitor()
        bruno_there = other.visitor()
        bruno_there.http.cookies.update(bruno.http.cookies)
        await guest.post(f"{table}/chat", text="I look on", name="Dora")
        await ada.post(f"{table}/chat", text="I am Ada Lovelace")
        # Players and those who watch talk apart.
        assert "I look on" in await page(clara, table)
        assert "I am Ada Lovelace" in await page(bruno_there, table)
        await ada.post("/me/delete", word="delete")
        await guest.post("/me/delete", word="delete")
        await bruno.post(f"{table}/chat", text="where are they?")
        await eve.post(f"{table}/chat", text="where are they?", name="Eve")
        for onlooker in (clara, bruno_there):
            async with asyncio.timeout(30):
                while "where are they?" not in (shown := await page(onlooker, table)):
                    await asyncio.sleep(0.05)
            for gone in ("I look on", "I am Ada Lovelace", "Dora", ">Ada<"):
                assert gone not in shown


async def test_the_export_has_a_limit_of_its_own(sqlite: MakeUrl) -> None:
    async with site_on(sqlite(), export_rate=Rate(2, 0.001)) as site:
        ada, bruno, _ = await site.two_seated()
        codes = [(await ada.get("/me/data.json")).status_code for _ in range(3)]
        assert codes == [200, 200, 429]
        assert (await bruno.get("/me/data.json")).status_code == 200
