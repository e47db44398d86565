"""Notices to a webhook: what each kind gets, and where nothing is sent."""

from __future__ import annotations

import pytest

from burnham.table.service.delivery import Fails
from burnham.table.service.outgoing import Outgoing
from burnham.table.service.postman import PAUSES
from tests.table.conftest import MakeUrl
from tests.table.receivers import hook
from tests.table.site import HOST
from tests.table.web.noticing import (
    away,
    club,
    person_of,
    rounds,
)

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("no_rounds")]


@pytest.mark.parametrize("form", ["discord", "slack", "telegram", "ntfy", "json"])
async def test_a_webhook_gets_what_it_understands(sqlite: MakeUrl, form: str) -> None:
    async with hook() as there, club(sqlite()) as site:
        ada, bruno = site.visitor(), site.visitor()
        await ada.post("/me/name", name="<@Ada>")
        await bruno.post("/me/name", name="Bruno")
        url = f"{there.address}/in/topic?auth=token"
        given = {"form": form, "url": url, "chat": "-100", "every": 0}
        assert (await bruno.post("/me/notices/webhook", **given)).status_code == 200
        table = await ada.open("me", "friend")
        await bruno.post(f"{table}/sit")
        site.server.notices.outgoing = Outgoing(("127.0.0.1",))
        await rounds(site)
        posted = await there.next()
        text, link = "with <@Ada>", f"{HOST}{table}"
        if form == "discord":
            assert posted.json["allowed_mentions"] == {"parse": []}
            assert text in posted.json["content"]
            assert link in posted.json["content"]
        elif form == "slack":
            assert "with &lt;@Ada&gt;" in posted.json["text"]
        elif form == "telegram":
            assert posted.json["chat_id"] == "-100"
            assert text in posted.json["text"]
        elif form == "ntfy":
            assert posted.path == "/in/?auth=token"
            assert posted.json["topic"] == "topic"
            assert text in posted.json["message"]
        else:
            assert {one["event"] for one in posted.json["notices"]} >= {"started"}
            assert posted.json["notices"][0]["url"] == link


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1:9/x", "http://localhost/x", "http://10.1.2.3/", "http://[::1]/",
        "http://169.254.169.254/latest", "http://[::ffff:127.0.0.1]/", "http://0.0.0.0/",
        "http://[64:ff9b::7f00:1]/", "http://[2002:7f00:1::]/", "http://[fe80::1]/",
        "http://[fec0::1]/", "http://[::127.0.0.1]/", "http://[::ffff:0:127.0.0.1]/",
        "http://[64:ff9b:1::7f00:1]/", "http://2130706433/", "http://224.0.0.1/",
        "ftp://example.org/", "http://a:b@1.1.1.1/", "https://", "nothing",
        "http://nothing.invalid/", "http://1.1.1.1:99999/",
    ],
)  # fmt: skip
async def test_nothing_is_sent_to_private_addresses(sqlite: MakeUrl, url: str) -> None:
    async with club(sqlite(), webhook_hosts=()) as site:
        ada = site.visitor()
        await ada.post("/me/name", name="Ada")
        reply = await ada.post("/me/notices/webhook", form="json", url=url, every=0)
        assert reply.status_code == 400, url
        assert await site.server.notices.store.channels(await person_of(site, ada)) == []


async def test_a_name_that_leads_elsewhere_later_leads_nowhere(sqlite: MakeUrl) -> None:
    """What was checked when it was kept is checked again where it is connected."""
    async with hook() as there, club(sqlite()) as site:
        ada = site.visitor()
        await ada.post("/me/notices/webhook", form="json", url=f"{there.address}/", every=0)
        site.server.notices.outgoing = Outgoing()
        channel = (await site.server.notices.store.channels(await person_of(site, ada)))[0]
        reply = await ada.post("/me/notices/test", channel=channel.id)
        assert (reply.status_code, "open internet" in reply.json()["message"]) == (400, True)
        named = there.address.replace("127.0.0.1", "localhost")
        with pytest.raises(Fails, match="open internet"):
            await Outgoing().post(named, b"", {})
        assert there.posts.empty()
        assert await Outgoing(("localhost",)).post(named, b"", {}) == 200


async def test_redirects_are_not_followed(sqlite: MakeUrl) -> None:
    async with hook() as there, club(sqlite()) as site:
        ada = site.visitor()
        await ada.post("/me/notices/webhook", form="json", url=f"{there.address}/", every=0)
        there.status = 307
        channel = (await site.server.notices.store.channels(await person_of(site, ada)))[0]
        reply = await ada.post("/me/notices/test", channel=channel.id)
        assert (reply.status_code, "307" in reply.json()["message"]) == (400, True)
        assert (await there.next()).path == "/"
        assert there.posts.empty()


async def test_a_webhook_that_fails_is_tried_ever_later_and_given_up(sqlite: MakeUrl) -> None:
    async with hook() as there, club(sqlite()) as site:
        clock = [site.server.rooms.now()]
        site.server.rooms.now = lambda: clock[0]
        ada, bruno, table = await site.two_seated()
        await bruno.post("/me/notices/webhook", form="json", url=f"{there.address}/", every=0)
        there.status = 500
        await away(site, table)
        await ada.post(f"{table}/chat", text="hello")
        await bruno.http.post("/me/notices/wishes", data={"language": "en", "event-said": "on"})
        await ada.post(f"{table}/chat", text="hello")
        person = await person_of(site, bruno)
        for tries, pause in enumerate((0.0, *PAUSES), start=1):
            clock[0] += pause
            await rounds(site)
            assert there.posts.qsize() == tries
            await rounds(site)  # not before its time
            assert there.posts.qsize() == tries
        channel = (await site.server.notices.store.channels(person))[0]
        assert channel.given_up == clock[0]
        assert channel.trouble == "500"
        page = await bruno.http.get("/account", headers={"accept-language": "de"})
        assert "Der Server dort hat geantwortet: 500" in page.text
        there.status = 200
        await bruno.post("/me/notices/again", channel=channel.id)
        await away(site, table)
        await ada.post(f"{table}/chat", text="hello")
        await rounds(site)
        assert there.posts.qsize() == len(PAUSES) + 2
