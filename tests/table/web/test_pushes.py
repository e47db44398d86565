"""Notices to a browser, and whose ways of being reached are whose."""

from __future__ import annotations

import pytest

from tests.table.conftest import MakeUrl
from tests.table.receivers import Browser, Hook, hook
from tests.table.site import Site, Visitor
from tests.table.web.noticing import (
    away,
    club,
    hand_on,
    person_of,
    rounds,
    whose_turn,
)

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("no_rounds")]


async def pushed(there: Hook, site: Site, visitor: Visitor) -> Browser:
    browser = Browser(f"{there.address}/push/abc")
    reply = await visitor.post("/me/notices/push", subscription=browser.subscription)
    assert reply.status_code == 200, reply.text
    return browser


async def test_a_push_is_for_one_browser_and_signed(sqlite: MakeUrl) -> None:
    async with hook() as there, club(sqlite()) as site:
        ada, bruno, table = await site.two_seated()
        asked, other = await whose_turn(ada, bruno, table)
        browser = await pushed(there, site, other)
        await away(site, table)
        await hand_on(asked, table)
        await rounds(site)
        posted = await there.next()
        told = browser.read(posted.body)
        assert told["body"].startswith("It is your turn: Tollhouse with ")
        assert (told["url"], told["tag"]) == (table.removeprefix("/"), table)
        assert posted.headers["content-encoding"] == "aes128gcm"
        assert posted.headers["authorization"].startswith("vapid t=")
        postman = site.server.postman
        assert postman is not None
        assert f"k={postman.pusher.public_key}" in posted.headers["authorization"]


async def test_a_browser_that_has_ended_its_subscription_is_forgotten(sqlite: MakeUrl) -> None:
    async with hook() as there, club(sqlite()) as site:
        ada, bruno, table = await site.two_seated()
        asked, other = await whose_turn(ada, bruno, table)
        await pushed(there, site, other)
        there.status = 410
        await away(site, table)
        await hand_on(asked, table)
        await rounds(site)
        assert await site.server.notices.store.channels(await person_of(site, other)) == []


async def test_pushes_have_the_same_key_after_a_start(sqlite: MakeUrl) -> None:
    url = sqlite()
    keys = []
    for _ in range(2):
        async with club(url) as site:
            assert site.server.postman is not None
            keys.append(site.server.postman.pusher.public_key)
    assert keys[0] == keys[1]


SHORT = '{"endpoint": "http://127.0.0.1/", "keys": {"p256dh": "AA", "auth": "AA"}}'


@pytest.mark.parametrize("given", ["", "{}", "[]", SHORT])
async def test_a_subscription_that_is_none(sqlite: MakeUrl, given: str) -> None:
    async with club(sqlite()) as site:
        assert (
            await site.visitor().post("/me/notices/push", subscription=given)
        ).status_code == 400


async def test_a_push_goes_to_no_private_address(sqlite: MakeUrl) -> None:
    async with club(sqlite(), webhook_hosts=()) as site:
        browser = Browser("http://127.0.0.1:9/push")
        reply = await site.visitor().post("/me/notices/push", subscription=browser.subscription)
        assert reply.json()["error"] == "notice-private"


async def test_the_channels_of_others_are_out_of_reach(sqlite: MakeUrl) -> None:
    async with hook() as there, club(sqlite()) as site:
        ada, eve = site.visitor(), site.visitor()
        await ada.post("/me/notices/webhook", form="json", url=f"{there.address}/", every=0)
        channel = (await site.server.notices.store.channels(await person_of(site, ada)))[0]
        for deed in ("remove", "again", "test"):
            assert (await eve.post(f"/me/notices/{deed}", channel=channel.id)).status_code == 404
        assert await site.server.notices.store.channel(channel.id) == channel
        assert (await ada.post("/me/notices/test", channel=channel.id)).status_code == 200
        assert (await there.next()).json["notices"][0]["event"] == "test"
        await ada.post("/me/notices/remove", channel=channel.id)
        assert await site.server.notices.store.channel(channel.id) is None


async def test_what_a_guest_set_up_goes_along_when_signing_in(sqlite: MakeUrl) -> None:
    async with hook() as there, club(sqlite()) as site:
        member, guest = site.visitor(), site.visitor()
        await member.post("/me/sign-up", login="bruno", password="a good one")
        await guest.post("/me/notices/webhook", form="json", url=f"{there.address}/", every=0)
        await guest.post("/me/sign-in", login="bruno", password="a good one")
        assert len(await site.server.notices.store.channels(await person_of(site, member))) == 1
