"""Who is let in, how often, and by which name: guesses, floods, proxies, hosts, odd characters."""

from __future__ import annotations

import logging
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from burnham.table.room.refusals import Misdirected
from burnham.table.service.limits import FREE, PAUSE
from burnham.table.service.settings import Rate
from burnham.table.store.schema import chat, people
from burnham.table.web.addresses import client_address
from burnham.table.web.hosts import Hosts, own_names
from tests.table.conftest import MakeUrl
from tests.table.site import Site, site_on

pytestmark = pytest.mark.anyio
LOGIN: dict[str, Any] = {"login": "ada.l", "password": "lovelace 1815"}
WRONG: dict[str, Any] = {"login": "ada.l", "password": "not lovelace"}


# --- guesses -----------------------------------------------------------------------------------


async def test_guessing_is_slow_and_the_right_person_gets_in(any_site: Site) -> None:
    clock = [1000.0]
    any_site.server.people.tries.now = lambda: clock[0]
    await any_site.visitor().post("/me/sign-up", **LOGIN)
    codes = []
    for number in range(40):
        guesser = any_site.visitor(address=f"10.0.0.{number}")
        guesser.http.cookies.set("burnham", f"made.up{number}")
        codes.append((await guesser.post("/me/sign-in", **WRONG)).status_code)
    assert codes == [403] * FREE + [429] * (40 - FREE)
    ada = any_site.visitor("de", address="10.0.1.1")
    refused = await ada.post("/me/sign-in", **LOGIN)
    wait = int(refused.headers["retry-after"])
    assert refused.json()["error"] == "tries"
    assert f"in {wait} Sekunden" in refused.json()["message"]
    clock[0] += wait
    assert (await ada.post("/me/sign-in", **LOGIN)).status_code == 200


async def test_the_account_page_says_how_long_to_wait(site: Site) -> None:
    site.server.people.tries.now = lambda: 1000.0
    guesser = site.visitor()
    guesser.http.headers["accept"] = "text/html"
    for _ in range(FREE):
        await guesser.post("/me/sign-in", **WRONG)
    refused = await guesser.post("/me/sign-in", **WRONG)
    assert (refused.status_code, refused.headers["retry-after"]) == (429, str(int(PAUSE)))
    assert "Try again in 10 seconds." in refused.text


async def test_unknown_logins_become_slow_as_well(site: Site) -> None:
    site.server.people.tries.now = lambda: 1000.0
    guesser = site.visitor()
    fields = {"login": "nobody", "password": "wrong wrong"}
    codes = [(await guesser.post("/me/sign-in", **fields)).status_code for _ in range(FREE + 1)]
    assert codes == [403] * FREE + [429]


async def test_sign_ins_and_sign_ups_of_one_address(sqlite: MakeUrl) -> None:
    rates = {"sign_in_rate": Rate(2, 0.001), "sign_up_rate": Rate(2, 0.001)}
    async with site_on(sqlite(), **rates) as site:
        for deed, good in (("sign-in", 403), ("sign-up", 200)):
            codes = []
            for number in range(3):
                fields = {"login": f"ada-{number}", "password": "long enough"}
                codes.append((await site.visitor().post(f"/me/{deed}", **fields)).status_code)
            assert codes == [good, good, 429]
            elsewhere = await site.visitor(address="10.0.0.1").post(f"/me/{deed}", **LOGIN)
            assert elsewhere.status_code == good


# --- floods ------------------------------------------------------------------------------------


async def test_a_made_up_cookie_does_not_count_as_a_person(sqlite: MakeUrl) -> None:
    async with site_on(sqlite(), person_rate=Rate(5, 0.001)) as site:
        codes = []
        for number in range(8):
            visitor = site.visitor()
            visitor.http.cookies.set("burnham", f"made.up{number}")
            codes.append((await visitor.post("/me/language", language="de")).status_code)
        assert codes == [200] * 5 + [429] * 3


async def test_those_who_are_known_are_counted_one_by_one(sqlite: MakeUrl) -> None:
    async with site_on(sqlite(), person_rate=Rate(5, 0.001)) as site:
        ada, bruno = site.visitor(), site.visitor()
        for visitor in (ada, bruno):
            await visitor.post("/me/name", name="Somebody")
        codes = [(await ada.post("/me/name", name="Ada")).status_code for _ in range(6)]
        assert codes == [200] * 5 + [429]
        assert (await bruno.post("/me/name", name="Bruno")).status_code == 200


async def count(site: Site, table: Any) -> int:
    query = select(func.count()).select_from(table)
    return await site.server.database.read(lambda c: c.scalar(query)) or 0


async def test_throw_away_guests(sqlite: MakeUrl) -> None:
    async with site_on(sqlite(), guest_rate=Rate(4, 0.001)) as site:
        host = site.visitor()
        table = await host.open("me", "friend")
        codes = [
            (await site.visitor().post(f"{table}/chat", text="buy")).status_code for _ in range(5)
        ]
        assert codes == [200] * 3 + [429] * 2
        reply = await site.visitor("de").http.post("/api/people", json={"name": "Mallory"})
        assert (reply.status_code, reply.json()["error"]) == (429, "guests")
        assert "neue Gäste" in reply.json()["message"]
        assert (await count(site, people), await count(site, chat)) == (4, 3)
        assert (await host.post(f"{table}/chat", text="hello")).status_code == 200
        elsewhere = site.visitor(address="10.0.0.1")
        assert (await elsewhere.post(f"{table}/sit")).status_code == 200


async def test_chat_of_one_person_and_of_one_address(sqlite: MakeUrl) -> None:
    rates = {"chat_rate": Rate(2, 0.001), "chat_address_rate": Rate(5, 0.001)}
    async with site_on(sqlite(), **rates) as site:
        ada, bruno, table = await site.two_seated()
        lines = [await ada.post(f"{table}/chat", text="hi") for _ in range(3)]
        assert [line.status_code for line in lines] == [200, 200, 429]
        assert lines[-1].json()["error"] == "lines"
        assert (await bruno.post(f"{table}/chat", text="hi")).status_code == 200
        others = [await site.visitor().post(f"{table}/chat", text="hi") for _ in range(2)]
        assert [other.status_code for other in others] == [200, 429]


# --- addresses and proxies ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("client", "counted"),
    [
        (("192.0.2.7", 1), "192.0.2.7"),
        (("::ffff:192.0.2.7", 1), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::/64"),
        (("2001:db8:1:2:ffff::1", 1), "2001:db8:1:2::/64"),
        (("2001:db8:1:3::1", 1), "2001:db8:1:3::/64"),
        (("testclient", 1), "testclient"),
        (None, ""),
    ],
)
def test_the_address_that_counts(client: tuple[str, int] | None, counted: str) -> None:
    assert client_address({"type": "http", "client": client}) == counted


async def asked(site: Site, address: str, forwarded: str) -> int:
    visitor = site.visitor(address=address)
    reply = await visitor.http.get("/health", headers={"x-forwarded-for": forwarded})
    return reply.status_code


async def test_forwarded_addresses_of_strangers_are_not_believed(
    sqlite: MakeUrl, caplog: pytest.LogCaptureFixture
) -> None:
    async with site_on(sqlite(), address_rate=Rate(3, 0.001)) as site:
        codes = [await asked(site, "127.0.0.1", f"10.0.0.{n}") for n in range(5)]
        assert codes == [200] * 3 + [429] * 2
        secure = await site.visitor(address="10.0.0.9").http.post(
            "/me/name", data={"name": "Ada"}, headers={"x-forwarded-proto": "https"}
        )
        assert "secure" not in secure.headers["set-cookie"].lower()
    told = [record for record in caplog.records if "--trusted-proxy" in record.message]
    assert len(told) == 1  # and not at every request


async def test_forwarded_addresses_of_trusted_proxies_are_believed(sqlite: MakeUrl) -> None:
    more: dict[str, Any] = {"trusted_proxies": ("10.0.0.0/8",), "address_rate": Rate(3, 0.001)}
    async with site_on(sqlite(), **more) as site:
        assert [await asked(site, "10.1.1.1", f"192.0.2.{n}") for n in range(5)] == [200] * 5
        # What a client claims stands before what the proxy adds.
        codes = [await asked(site, "10.1.1.1", f"203.0.113.{n}, 192.0.2.9") for n in range(5)]
        assert codes == [200] * 3 + [429] * 2
        secure = await site.visitor(address="10.1.1.1").http.post(
            "/me/name", data={"name": "Ada"}, headers={"x-forwarded-proto": "https"}
        )
        assert "secure" in secure.headers["set-cookie"].lower()


# --- hosts -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST:8000", "a.localhost", "127.0.0.1:8000", "192.168.1.20", "[::1]:8000",
     "burnham.example", "burnham.example.:8000", "x.club.example", "a.b.club.example:1"],
)  # fmt: skip
def test_hosts_that_are_ours(host: str) -> None:
    Hosts(["burnham.example", "*.club.example"]).check(host)


@pytest.mark.parametrize(
    "host",
    ["evil.example", "burnham.example.evil.example", "xburnham.example", "club.example", "",
     "localhost.evil.example", "127.0.0.1.evil.example", "*", "[evil", "x" * 5000],
)  # fmt: skip
def test_hosts_that_are_not(host: str) -> None:
    with pytest.raises(Misdirected):
        Hosts(["burnham.example", "*.club.example"]).check(host)


def test_any_host_if_one_says_so() -> None:
    Hosts(["*"]).check("evil.example")
    assert all(own_names())


async def test_a_name_that_was_led_to_us(site: Site) -> None:
    """DNS rebinding: the page of another site asks us, under its own name."""
    ada, _, table = await site.two_seated()
    for lang, sentence in (
        ("en", "does not answer to the name evil"),
        ("de", "hört dieser Server"),
    ):
        headers = {"host": "evil.example:8000", "accept-language": lang}
        reply = await ada.http.get(table, headers=headers)
        assert (reply.status_code, reply.json()["error"]) == (421, "misdirected")
        assert sentence in reply.json()["message"]
    headers = {"host": "evil.example", "origin": "http://evil.example"}
    reply = await ada.http.post(f"{table}/chat", data={"text": "hi"}, headers=headers)
    assert reply.status_code == 421


# --- characters that no store takes ------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/t/%00", "/t/abc%00/events", "/api/tables/%00", "/join/%00", "/new/%00", "/guide/%00",
             "/%00", "/static/%00", "/t/%ED%A0%80", "/join/%ED%A0%80", "/api/tables/%ED%A0%80"],
)  # fmt: skip
async def test_paths_of_odd_characters(any_site: Site, path: str) -> None:
    reply = await any_site.visitor().get(path)
    assert reply.status_code == 404
    assert reply.json()["message"]


async def test_queries_of_odd_characters(any_site: Site) -> None:
    ada, _, table = await any_site.two_seated()
    for path in ("/account?next=%00", f"{table}?as=%00", f"{table}/about?thing=%00"):
        assert (await ada.get(path)).status_code == 400
    assert (await ada.get("/account?next=%ED%A0%80")).status_code == 200


async def test_fields_of_odd_characters(any_site: Site) -> None:
    ada, _, table = await any_site.two_seated()
    posts: list[tuple[str, dict[str, Any]]] = [
        ("/me/sign-in", {"login": "ada\0", "password": "long enough"}),
        ("/me/sign-up", {"login": "ada\0", "password": "long enough"}),
        ("/me/name", {"name": "Ada\0"}),
        ("/tables", {"game": "toy\0", "seat-0": "me"}),
        ("/play", {"game": "\0"}),
        (f"{table}/chat", {"text": "a\0b"}),
        (f"{table}/answer", {"number": "1", "answer": "draw\0"}),
        ("/me/end-session", {"session": "\0"}),
    ]
    for path, fields in posts:
        assert refused(await ada.http.post(path, data=fields)), path
        assert refused(await ada.http.post(path, json=fields)), path
    token = (await ada.http.post("/api/people", json={"name": "Bot"})).json()["token"]
    calls: list[tuple[str, str]] = [
        ("/api/people", '{"name": "\\u0000"}'),
        ("/api/tables", '{"game": "toy\\u0000", "seats": [{"kind": "me"}]}'),
        (table.replace("/t/", "/api/tables/") + "/seats", '{"name": "\\ud800"}'),
        (table.replace("/t/", "/api/tables/") + "/seats", '{"invite": "\\ud800\\u0041"}'),
    ]
    for path, body in calls:
        headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
        assert refused(await ada.http.post(path, content=body, headers=headers)), body


def refused(reply: httpx.Response) -> bool:
    return reply.status_code == 400 and bool(reply.json()["message"])


async def test_a_login_that_nobody_can_have_is_wrong_at_once(any_site: Site) -> None:
    fields = {"login": "ü" * 30, "password": "long enough"}
    assert (await any_site.visitor().post("/me/sign-in", **fields)).status_code == 403


# --- bodies ------------------------------------------------------------------------------------


async def test_a_client_that_goes_away_leaves_a_line(
    site: Site, caplog: pytest.LogCaptureFixture
) -> None:
    told = [
        {"type": "http.request", "body": b"name=A", "more_body": True},
        {"type": "http.disconnect"},
    ]
    sent: list[Any] = []

    async def receive() -> Any:
        return told.pop(0)

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http", "method": "POST", "path": "/me/name\n", "query_string": b"",
        "headers": [(b"host", b"test")], "scheme": "http", "client": ("127.0.0.1", 1),
    }  # fmt: skip
    await site.app(scope, receive, send)
    assert sent == []
    (line,) = caplog.records
    assert (line.levelno, line.exc_info) == (logging.WARNING, None)
    assert "\n" not in line.message
