"""Notices by mail, from the account page to a mailbox; and the site as an app."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from burnham.table.room import play
from burnham.table.service.settings import Mail, Security
from tests.table.conftest import MakeUrl
from tests.table.receivers import Certificate, mailbox, text_of
from tests.table.site import HOST, Site
from tests.table.web.noticing import (
    away,
    club,
    confirmed,
    hand_on,
    link_in,
    person_of,
    rounds,
    whose_turn,
)

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("no_rounds")]
FORM = {"accept": "text/html"}


async def test_a_mail_tells_whose_turn_it_is_in_their_language(sqlite: MakeUrl) -> None:
    async with mailbox() as box, club(sqlite(), box) as site:
        ada, bruno, table = await site.two_seated()
        await away(site, table)
        asked, other = await whose_turn(ada, bruno, table)
        other.http.headers["accept-language"] = "de"
        await confirmed(site, box, other, "next@club.example")
        await away(site, table)
        await hand_on(asked, table)
        await rounds(site)
        mail = await box.next()
        assert mail["Subject"].startswith("Du bist dran: Zollhaus mit ")
        assert mail["To"] == "next@club.example"
        assert mail["From"] == "Club <tables@club.example>"
        assert f"{HOST}{table}" in text_of(mail)
        assert f'href="{HOST}{table}"' in text_of(mail, "html")
        assert box.mails.empty()


async def test_nobody_is_written_to_who_has_not_confirmed(sqlite: MakeUrl) -> None:
    async with mailbox() as box, club(sqlite(), box) as site:
        ada, bruno, table = await site.two_seated()
        asked, other = await whose_turn(ada, bruno, table)
        await other.post("/me/notices/mail", address="victim@club.example", every=0)
        await rounds(site)
        mail = await box.next()
        link = link_in(text_of(mail), "/notices/confirm/")
        assert "List-Unsubscribe" not in mail
        stranger = site.visitor()
        page = await stranger.http.get(link, headers=FORM)  # looking at it confirms nothing
        assert (page.status_code, "victim@club.example" in page.text) == (200, True)
        await away(site, table)
        await hand_on(asked, table)
        await rounds(site)
        assert box.mails.empty()
        channels = await site.server.notices.store.channels(await person_of(site, other))
        assert [one.confirmed for one in channels] == [False]
        assert (await other.post("/me/notices/test", channel=channels[0].id)).status_code == 400


@pytest.mark.parametrize("which", ["confirm", "stop"])
async def test_forged_links_do_nothing(sqlite: MakeUrl, which: str) -> None:
    async with mailbox() as box, club(sqlite(), box) as site:
        ada = site.visitor()
        await ada.post("/me/notices/mail", address="ada@club.example", every=0)
        store = site.server.notices.store
        channel = (await store.channels(await person_of(site, ada)))[0]
        good = getattr(site.server.notices, f"{which}_path")(channel)
        other = "stop" if which == "confirm" else "confirm"
        at = f"/notices/{which}"
        for forged in (
            good[:-1] + "z",
            good.replace(which, other),
            f"{at}/{channel.id}",
            f"{at}/.1.ä",
        ):
            assert (await ada.post(forged)).status_code == 404, forged
            assert (await ada.get(forged)).status_code == 404, forged
        assert await store.channel(channel.id) == channel
        assert (await ada.post(good)).status_code == 200


async def test_a_link_to_confirm_ends_after_a_week(sqlite: MakeUrl) -> None:
    async with mailbox() as box, club(sqlite(), box) as site:
        ada = site.visitor()
        await ada.post("/me/notices/mail", address="ada@club.example", every=0)
        await rounds(site)
        path = link_in(text_of(await box.next()), "/notices/confirm/")
        then = site.server.rooms.now() + 8 * 24 * 3600
        site.server.rooms.now = lambda: then
        assert (await ada.post(path)).status_code == 404


async def test_one_click_ends_the_mails(sqlite: MakeUrl) -> None:
    async with mailbox() as box, club(sqlite(), box) as site:
        ada, bruno, table = await site.two_seated()
        asked, other = await whose_turn(ada, bruno, table)
        await confirmed(site, box, other, "next@club.example")
        await away(site, table)
        await hand_on(asked, table)
        await rounds(site)
        mail = await box.next()
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        path = urlsplit(mail["List-Unsubscribe"].strip("<>")).path
        assert link_in(text_of(mail), "/notices/stop/") == path
        # A mail program posts without a cookie, an origin, or anything of a browser.
        program = site.visitor()
        del program.http.headers["origin"]
        body = {"List-Unsubscribe": "One-Click"}
        assert (await program.http.get(path, headers=FORM)).status_code == 200
        assert (await program.http.post(path, data=body)).status_code == 200
        await hand_on(other, table)
        await away(site, table)
        await hand_on(asked, table)
        await rounds(site)
        assert box.mails.empty()
        page = (await other.http.get("/account", headers=FORM)).text
        assert "Nothing is sent there any more" in page
        channel = (await site.server.notices.store.channels(await person_of(site, other)))[0]
        await other.post("/me/notices/again", channel=channel.id)
        again = await site.server.notices.store.channel(channel.id)
        assert again is not None
        assert again.wanted


async def test_what_comes_within_the_hour_is_one_mail(sqlite: MakeUrl) -> None:
    async with mailbox() as box, club(sqlite(), box) as site:
        start = site.server.rooms.now()
        clock = [start]
        site.server.rooms.now = lambda: clock[0]
        ada, bruno, first = await site.two_seated()
        await confirmed(site, box, bruno, "bruno@club.example", every=60)
        events = {f"event-{name}": "on" for name in ("turn", "said")}
        await bruno.http.post("/me/notices/wishes", data={"language": "en", **events})
        await away(site, first)
        await ada.post(f"{first}/chat", text="hello")
        await rounds(site)
        assert "Ada has written" in (await box.next())["Subject"]
        second = await ada.open("me", "friend")
        await bruno.post(f"{second}/sit")
        for table in (first, second):
            await away(site, table)
            await ada.post(f"{table}/chat", text="once")
            await ada.post(f"{table}/chat", text="and twice, with a secret")
        clock[0] = start + 3000
        await rounds(site)
        assert box.mails.empty()
        clock[0] = start + 3700
        await rounds(site)
        mail = await box.next()
        assert mail["Subject"] == "2 pieces of news from your tables"
        assert text_of(mail).count("Ada has written") == 2
        assert "secret" not in mail.as_string()
        assert box.mails.empty()


async def test_who_is_back_or_has_answered_is_not_written_to(sqlite: MakeUrl) -> None:
    async with mailbox() as box, club(sqlite(), box) as site:
        ada, bruno, table = await site.two_seated()
        asked, other = await whose_turn(ada, bruno, table)
        await confirmed(site, box, other, "next@club.example")
        await away(site, table)
        await hand_on(asked, table)
        with site.server.presence.listening(
            table.removeprefix("/t/"), await person_of(site, other)
        ):
            await site.server.presence.tell()
            await rounds(site)
        await away(site, table)
        await hand_on(other, table)
        await hand_on(asked, table)
        await away(site, table)
        await hand_on(other, table)  # answered before the postman came
        await rounds(site)
        assert box.mails.empty()


async def test_an_address_that_does_not_exist_is_given_up_and_told(sqlite: MakeUrl) -> None:
    async with mailbox() as box, club(sqlite(), box) as site:
        ada, bruno, table = await site.two_seated()
        asked, other = await whose_turn(ada, bruno, table)
        await confirmed(site, box, other, "next@club.example")
        box.refuse = "550 nobody of that name"
        await away(site, table)
        await hand_on(asked, table)
        await rounds(site)
        page = (await other.http.get("/account", headers=FORM)).text
        assert "Given up on" in page
        assert "nobody of that name" in page


async def test_a_mail_server_that_is_down_is_nobodys_fault(sqlite: MakeUrl) -> None:
    async with mailbox() as box:
        settings = Mail("127.0.0.1", "tables@club.example", 1, "none")  # nothing listens there
        async with club(sqlite(), box, mail=settings) as site:
            clock = [site.server.rooms.now()]
            site.server.rooms.now = lambda: clock[0]
            ada = site.visitor()
            await ada.post("/me/notices/mail", address="ada@club.example", every=0)
            for _ in range(10):
                await rounds(site)
                clock[0] += 301
            channel = (await site.server.notices.store.channels(await person_of(site, ada)))[0]
            assert (channel.failures, channel.given_up) == (0, None)


@pytest.mark.parametrize("security", ["starttls", "tls"])
async def test_mail_is_handed_over_in_secret_with_name_and_password(
    sqlite: MakeUrl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, security: Security
) -> None:
    own = Certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(own.file))
    async with mailbox("club", "open sesame", own, security == "tls") as box:
        for password, arrives in (("wrong", False), ("open sesame", True)):
            settings = Mail("127.0.0.1", "a@b.example", box.port, security, "club", password)
            async with club(sqlite(), mail=settings) as site:
                await site.visitor().post("/me/notices/mail", address="ada@club.example", every=0)
                await rounds(site)
            assert box.mails.empty() != arrives


async def test_nothing_is_said_in_the_open_where_it_should_be_secret(
    sqlite: MakeUrl, caplog: pytest.LogCaptureFixture
) -> None:
    async with mailbox() as box:
        settings = Mail("127.0.0.1", "a@b.example", box.port, "starttls", "club", "open sesame")
        async with club(sqlite(), mail=settings) as site:
            ada = site.visitor()
            await ada.post("/me/notices/mail", address="ada@club.example", every=0)
            for _ in range(2):
                await rounds(site)
            channel = (await site.server.notices.store.channels(await person_of(site, ada)))[0]
            await site.server.notices.store.change(channel.id, confirmed=True)
            reply = await ada.post("/me/notices/test", channel=channel.id)
            assert reply.json()["error"] == "notice-stuck"
        assert box.mails.empty()
        assert "open sesame" not in caplog.text
        assert sum("mails cannot be sent" in record.message for record in caplog.records) == 2


REQUESTS = {
    "undo/ask": {"en": "Ada would like to take a move back", "de": "Ada möchte einen Zug zurück"},
    "pause": {"en": "Ada would like a pause", "de": "Ada möchte eine Pause"},
    "cancel": {"en": "end without a result", "de": "ohne Ergebnis enden"},
}
"""How each is told of."""


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("way", REQUESTS)
async def test_whoever_has_to_agree_gets_a_mail(sqlite: MakeUrl, way: str, lang: str) -> None:
    """But not if they have done so meanwhile."""
    async with mailbox() as box, club(sqlite(), box) as site:
        ada, bruno, table = await site.two_seated(clock="move:86400")
        bruno.http.headers["accept-language"] = lang
        await confirmed(site, box, bruno, "bruno@club.example")
        for player in await whose_turn(ada, bruno, table):
            await hand_on(player, table)
        room = await site.server.rooms.open(table.removeprefix("/t/"))
        fields = {"number": room.journal.number, "to": play.own_last(room, 0)}
        await bruno.http.post("/me/notices/wishes", data={"language": lang, "event-request": "on"})
        await away(site, table)
        assert (await ada.post(f"{table}/{way}", **fields)).status_code == 200
        await away(site, table)
        await rounds(site)
        mail = await box.next()
        assert REQUESTS[way][lang] in mail["Subject"]
        assert f"{HOST}{table}" in text_of(mail)
        no = "pause/no" if way == "pause" else f"{way.removesuffix('/ask')}/reply"
        for asked_again in (True, False):
            await bruno.post(f"{table}/{no}", agree="no")
            if asked_again:
                await away(site, table)
                assert (await ada.post(f"{table}/{way}", **fields)).status_code == 200
        await away(site, table)
        await rounds(site)
        assert box.mails.empty()


async def test_the_site_can_be_kept_as_an_app(site: Site) -> None:
    ada = site.visitor()
    manifest = await ada.get("/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    told = json.loads(manifest.text)
    assert (told["name"], told["display"], told["start_url"]) == ("Burnham", "standalone", ".")
    for icon in told["icons"]:
        picture = await ada.get(f"/{icon['src']}")
        assert picture.headers["content-type"] == "image/png"
        width = int.from_bytes(picture.content[16:20])
        assert icon["sizes"] == f"{width}x{width}"
    worker = await ada.get("/worker.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert 'rel="manifest"' in (await ada.http.get("/", headers=FORM)).text
