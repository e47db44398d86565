"""Guests and members."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select

from burnham.table.store.schema import people, sessions
from tests.table.site import Site

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
