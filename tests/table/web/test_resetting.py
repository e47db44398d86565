"""A new password by mail."""

from __future__ import annotations

import pytest

from burnham.table.service.settings import Rate
from tests.table.conftest import MakeUrl
from tests.table.receivers import mailbox, text_of
from tests.table.site import Site, Visitor
from tests.table.web.noticing import (
    club,
    confirmed,
    link_in,
    person_of,
    rounds,
)

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("no_rounds")]
FORM = {"accept": "text/html"}


async def test_a_new_password_by_mail_once(sqlite: MakeUrl) -> None:
    async with mailbox() as box, club(sqlite(), box) as site:
        ada = site.visitor()
        await ada.post("/me/sign-up", login="ada", password="the old one")
        await confirmed(site, box, ada, "Ada@club.example")
        lost = site.visitor(lang="de")
        replies = [
            await lost.http.post("/account/forgotten", data={"who": who}, headers=FORM)
            for who in ("ada", "nobody", "")
        ]
        assert len({(r.status_code, r.headers["location"], r.text) for r in replies}) == 1
        await rounds(site)
        path = link_in(text_of(await box.next()), "/account/new-password/")
        assert box.mails.empty()
        assert (await lost.http.get(path, headers=FORM)).status_code == 200
        short = await lost.http.post(path, data={"password": "short"}, headers=FORM)
        assert (short.status_code, "8" in short.text) == (400, True)
        assert (await lost.post(path, password="the new one")).status_code == 200
        assert await person_of(site, lost) == (await site.server.people.who(
            (await signed_in(site, "ada", "the new one")).http.cookies["burnham"]
        )).id  # type: ignore[union-attr]  # fmt: skip
        assert await site.server.people.who(ada.http.cookies["burnham"]) is None
        assert (await lost.post(path, password="another one")).status_code == 404


async def signed_in(site: Site, login: str, password: str) -> Visitor:
    visitor = site.visitor()
    assert (await visitor.post("/me/sign-in", login=login, password=password)).status_code == 200
    return visitor


async def test_a_link_to_a_new_password_ends_after_half_an_hour(sqlite: MakeUrl) -> None:
    async with mailbox() as box, club(sqlite(), box) as site:
        ada = site.visitor()
        await ada.post("/me/sign-up", login="ada", password="the old one")
        await confirmed(site, box, ada, "ada@club.example")
        await site.visitor().post("/account/forgotten", who="ADA@club.example")
        await rounds(site)
        path = link_in(text_of(await box.next()), "/account/new-password/")
        then = site.server.rooms.now() + 1801
        site.server.rooms.now = lambda: then
        assert (await ada.post(path, password="the new one")).status_code == 404


async def test_an_unconfirmed_address_gets_no_password(sqlite: MakeUrl) -> None:
    async with mailbox() as box, club(sqlite(), box) as site:
        ada = site.visitor()
        await ada.post("/me/sign-up", login="ada", password="the old one")
        await ada.post("/me/notices/mail", address="ada@club.example", every=0)
        await rounds(site)
        await box.next()
        await site.visitor().post("/account/forgotten", who="ada")
        await rounds(site)
        assert box.mails.empty()


async def test_nobody_is_flooded_with_mails(sqlite: MakeUrl) -> None:
    async with mailbox() as box, club(sqlite(), box, mail_rate=Rate(2, 0.001)) as site:
        replies = [
            await site.visitor(address=f"10.0.0.{n}").post(
                "/me/notices/mail", address="Victim@club.example", every=0
            )
            for n in range(3)
        ]
        assert [reply.status_code for reply in replies] == [200, 200, 429]


async def test_without_mail_there_is_no_such_page(sqlite: MakeUrl) -> None:
    async with club(sqlite()) as site:
        ada = site.visitor()
        assert (await ada.get("/account/forgotten")).status_code == 404
        assert (await ada.post("/account/forgotten", who="ada")).status_code == 404
        assert (
            await ada.post("/me/notices/mail", address="a@b.example", every=0)
        ).status_code == 400
