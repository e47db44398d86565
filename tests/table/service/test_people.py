"""Guests and members."""

from __future__ import annotations

import re
from typing import Any

import pytest
from sqlalchemy import select

from burnham.table.service.people import DAY, LASTS
from burnham.table.store.schema import people, sessions
from tests.table.conftest import MakeUrl
from tests.table.server import listening_on, seated
from tests.table.site import Site, Visitor

pytestmark = pytest.mark.anyio
LOGIN: dict[str, Any] = {"login": "ada.l", "password": "lovelace 1815"}


async def test_looking_around_leaves_no_trace(site: Site) -> None:
    reply = await site.visitor().get("/")
    assert "set-cookie" not in reply.headers
    found = await site.server.database.read(lambda c: c.execute(select(people)).all())
    assert found == []


async def test_a_member_comes_back_from_another_device(any_site: Site) -> None:
    ada, _, table = await any_site.two_seated()
    assert (await ada.post("/me/sign-up", **LOGIN)).status_code == 200
    elsewhere = any_site.visitor()
    assert (await elsewhere.post("/me/sign-in", **LOGIN)).status_code == 200
    assert (await elsewhere.state(table))["viewer"] == 0
    assert (await elsewhere.answer(table)).status_code == 200


async def test_a_guest_who_signs_in_keeps_seats_tables_and_invitations(any_site: Site) -> None:
    member = any_site.visitor()
    await member.post("/me/sign-up", **LOGIN)
    hidden = await member.open("me", "friend", private="on")
    invite = (await member.state(hidden))["invite"]
    ada, bruno, table = await any_site.two_seated()
    for guest in (ada, bruno):
        await guest.get(f"/join/{invite}")
    await ada.post(f"{table}/chat", text="hello")
    mine = await ada.open("me", "friend")
    token = ada.http.cookies["burnham"]
    assert (await ada.post("/me/sign-in", **LOGIN)).status_code == 200
    state = await ada.state(table)
    assert state["viewer"] == 0
    assert (await ada.answer(table)).status_code == 200
    assert (await member.state(table))["viewer"] == 0
    assert (await ada.post(f"{mine}/close")).status_code == 200  # still its host
    assert (await bruno.get(hidden)).status_code == 200
    old = any_site.visitor()
    old.http.cookies.set("burnham", token)
    assert (await old.state(table))["viewer"] is None


async def test_a_member_who_signs_in_as_another_keeps_both_apart(site: Site) -> None:
    ada, _, table = await site.two_seated()
    await ada.post("/me/sign-up", **LOGIN)
    other = {"login": "bruno.l", "password": "long enough"}
    await site.visitor().post("/me/sign-up", **other)
    await ada.post("/me/sign-in", **other)
    assert (await ada.state(table))["viewer"] is None
    await ada.post("/me/sign-in", **LOGIN)
    assert (await ada.state(table))["viewer"] == 0


async def test_signing_out_ends_the_session(site: Site) -> None:
    ada, _, table = await site.two_seated()
    token = ada.http.cookies["burnham"]
    assert (await ada.post("/me/sign-out")).status_code == 200
    thief = site.visitor()
    thief.http.cookies.set("burnham", token)
    assert (await thief.state(table))["viewer"] is None


@pytest.mark.parametrize(
    ("login", "password", "error"),
    [
        ("ab", "long enough", "login"),
        ("a b c", "long enough", "login"),
        ("<script>", "long enough", "login"),
        ("ada.l", "short", "password"),
        ("ada.l", "x" * 201, "password"),
    ],
)
async def test_bad_logins(site: Site, login: str, password: str, error: str) -> None:
    reply = await site.visitor().post("/me/sign-up", login=login, password=password)
    assert (reply.status_code, reply.json()["error"]) == (400, error)


async def test_a_login_is_taken_once(any_site: Site) -> None:
    assert (await any_site.visitor().post("/me/sign-up", **LOGIN)).status_code == 200
    reply = await any_site.visitor().post("/me/sign-up", login="ADA.L", password="long enough")
    assert reply.json()["error"] == "login-taken"


async def test_a_wrong_password_and_an_unknown_login_look_alike(site: Site) -> None:
    await site.visitor().post("/me/sign-up", **LOGIN)
    wrong = await site.visitor().post("/me/sign-in", login="ada.l", password="wrong wrong")
    unknown = await site.visitor().post("/me/sign-in", login="nobody", password="wrong wrong")
    assert wrong.status_code == unknown.status_code == 403
    assert wrong.json() == unknown.json()


async def test_the_account_page_says_what_was_wrong(site: Site) -> None:
    visitor = site.visitor("de")
    visitor.http.headers["accept"] = "text/html"
    reply = await visitor.post("/me/sign-in", login="nobody", password="wrong wrong")
    assert reply.status_code == 403
    assert "stimmt nicht" in reply.text


async def test_neither_passwords_nor_sessions_are_stored_readably(site: Site) -> None:
    ada = site.visitor()
    await ada.post("/me/sign-up", **LOGIN)
    read = site.server.database.read
    kept = await read(lambda c: c.execute(select(people.c.password)).scalar_one())
    session = await read(lambda c: c.execute(select(sessions.c.id)).scalar_one())
    assert kept.startswith("$argon2id$")
    assert session not in ada.http.cookies["burnham"]


async def test_a_new_name(site: Site) -> None:
    ada = site.visitor()
    assert (await ada.post("/me/name", name="  Ada  L. ")).status_code == 200
    table = await ada.open("me", "friend")
    assert (await ada.state(table))["seats"][0]["name"] == "Ada L."
    assert (await ada.post("/me/name", name="\u200b")).status_code == 400


# --- sessions ----------------------------------------------------------------------------------


async def test_signing_up_makes_the_guests_token_worthless(any_site: Site) -> None:
    ada, _, table = await any_site.two_seated()
    token = ada.http.cookies["burnham"]
    await ada.post("/me/sign-up", **LOGIN)
    assert ada.http.cookies["burnham"] != token
    assert (await ada.state(table))["viewer"] == 0
    thief = with_token(any_site, token)
    assert (await thief.state(table))["viewer"] is None


async def test_signing_in_again_makes_the_old_token_worthless(site: Site) -> None:
    ada, _, table = await site.two_seated()
    await ada.post("/me/sign-up", **LOGIN)
    token = ada.http.cookies["burnham"]
    await ada.post("/me/sign-in", **LOGIN)
    assert (await ada.state(table))["viewer"] == 0
    assert (await with_token(site, token).state(table))["viewer"] is None


def with_token(site: Site, token: str) -> Visitor:
    visitor = site.visitor()
    visitor.http.cookies.set("burnham", token)
    return visitor


def pass_time(site: Site, seconds: float) -> None:
    """Let time pass, and what is remembered of people be forgotten."""
    now = site.server.people.now() + seconds
    site.server.people.now = lambda: now
    site.server.people._forget_all()


async def used(site: Site) -> list[float]:
    return await site.server.database.read(lambda c: list(c.scalars(select(sessions.c.used))))


async def test_a_session_ends_when_it_is_not_used(any_site: Site) -> None:
    ada, _, table = await any_site.two_seated()
    for _ in range(3):
        pass_time(any_site, LASTS - DAY)
        assert (await ada.state(table))["viewer"] == 0
    pass_time(any_site, LASTS + 1)
    assert (await ada.state(table))["viewer"] is None
    assert len(await used(any_site)) == 2
    await any_site.server.people.drop_expired()
    assert await used(any_site) == []


async def test_looking_writes_once_a_day_at_most(site: Site) -> None:
    ada = site.visitor()
    begun = await ada.post("/me/name", name="Ada")
    assert "set-cookie" in begun.headers
    (first,) = await used(site)
    pass_time(site, DAY / 2)
    assert "set-cookie" not in (await ada.get("/")).headers
    assert await used(site) == [first]
    pass_time(site, DAY / 2)
    assert "max-age=7862400" in (await ada.get("/")).headers["set-cookie"].lower()
    assert await used(site) == [site.server.people.now()]
    assert "set-cookie" not in (await ada.get("/")).headers


async def test_a_program_is_told_no_cookie(site: Site) -> None:
    program = site.visitor()
    token = (await program.http.post("/api/people", json={"name": "Ada"})).json()["token"]
    pass_time(site, DAY)
    reply = await program.http.get("/api/tables", headers={"authorization": f"Bearer {token}"})
    assert "set-cookie" not in reply.headers
    assert await used(site) == [site.server.people.now()]


FIREFOX = "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/143.0"


async def two_devices(site: Site) -> tuple[Visitor, Visitor, str]:
    """Ada at a table, with two devices."""
    ada, _, table = await site.two_seated()
    ada.http.headers["user-agent"] = FIREFOX
    await ada.post("/me/sign-up", **LOGIN)
    program = site.visitor()
    await program.post("/me/sign-in", **LOGIN)
    assert (await program.state(table))["viewer"] == 0
    return ada, program, table


async def test_the_account_page_lists_devices(any_site: Site) -> None:
    ada, _, _ = await two_devices(any_site)
    html = (await ada.get("/account")).text
    assert html.index("Firefox, Linux") < html.index("This device") < html.index("python-httpx")
    german = await ada.http.get("/account", headers={"accept-language": "de"})
    assert "zuletzt am" in german.text
    assert "Firefox" not in (await any_site.visitor().get("/account")).text


async def test_a_device_is_signed_out_from_another(any_site: Site) -> None:
    ada, program, table = await two_devices(any_site)
    html = (await ada.get("/account")).text
    (other,) = re.findall(r'name="session" value="(\w+)"', html)
    stranger = any_site.visitor()
    await stranger.post("/me/name", name="Mallory")
    for visitor in (stranger, any_site.visitor()):
        assert (await visitor.post("/me/end-session", session=other)).status_code == 404
    assert (await program.state(table))["viewer"] == 0
    assert (await ada.post("/me/end-session", session=other)).status_code == 200
    assert (await program.state(table))["viewer"] is None
    assert (await ada.state(table))["viewer"] == 0
    assert (await ada.post("/me/end-session", session=other)).status_code == 404


async def test_all_others_are_signed_out(site: Site) -> None:
    ada, program, table = await two_devices(site)
    assert (await program.post("/me/end-others")).status_code == 200
    assert (await ada.state(table))["viewer"] is None
    assert (await program.state(table))["viewer"] == 0


async def test_a_page_that_listens_hears_no_more_when_its_device_is_signed_out(
    sqlite: MakeUrl,
) -> None:
    async with listening_on(sqlite()) as address, seated(address) as (ada, bruno, table):
        async with ada.listening(f"{table}/events") as told:
            await anext(told)
            await ada.post("/me/sign-up", **LOGIN)  # the guest's own token ends with that
            with pytest.raises(StopAsyncIteration):
                await anext(told)
        async with ada.listening(f"{table}/events") as told:
            await anext(told)
            await ada.post("/me/name", name="Ada L.")  # she is still who she was
            await bruno.post(f"{table}/chat", text="hi")
            assert await anext(told)
