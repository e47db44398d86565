"""What strangers, cheats and floods try."""

from __future__ import annotations

import json

import pytest

from burnham.kernel.fields import UNKNOWN
from burnham.table.service.people import clean_name
from burnham.table.service.settings import Rate
from burnham.table.web.guard import POLICY
from tests.table.conftest import MakeUrl
from tests.table.site import Site, site_on

pytestmark = pytest.mark.anyio
SCRIPT = "<script>alert(1)</script>"


async def test_anothers_seat(site: Site) -> None:
    ada, bruno, table = await site.two_seated()
    word = (await ada.state(table))["question"]["answers"][0]["word"]
    for more in ({}, {"as_": 0}, {"as_": 1}, {"as_": 7}):
        reply = await bruno.post(f"{table}/answer", number=1, answer=word, **more)
        assert reply.status_code == 403
    for act in ("leave", "resign", "return"):
        assert (await bruno.post(f"{table}/{act}", seat=0)).status_code == 403
    assert (await bruno.get(f"{table}?as=0")).status_code == 200
    seen = await bruno.state(table, "?as=0")
    assert seen["viewer"] == 1
    assert set(seen["position"]["hands"][0]) == {UNKNOWN}


async def test_a_stranger_cannot_answer(site: Site) -> None:
    ada, _, table = await site.two_seated()
    word = (await ada.state(table))["question"]["answers"][0]["word"]
    stranger = site.visitor()
    for act in ("answer", "undo", "redo", "leave", "resign", "undo/ask", "undo/reply"):
        reply = await stranger.post(f"{table}/{act}", number=1, answer=word, to=0, agree="yes")
        assert reply.status_code == 403, act
    assert (await stranger.post(f"{table}/sit")).status_code == 400  # it has started
    assert (await ada.state(table))["number"] == 1


@pytest.mark.parametrize(
    "forged",
    ["play card=99", "play card=-1", "win", "play", "1e3", "99999", "９", "play  card=0 x=1"],
)
async def test_a_forged_answer(site: Site, forged: str) -> None:
    ada, _, table = await site.two_seated()
    reply = await ada.post(f"{table}/answer", number=1, answer=forged)
    assert reply.status_code in (400, 422)
    assert (await ada.state(table))["number"] == 1


async def test_a_stale_number_is_told_where_the_table_stands(site: Site) -> None:
    ada, _, table = await site.two_seated()
    words = [a["word"] for a in (await ada.state(table))["question"]["answers"]]
    assert (await ada.post(f"{table}/answer", number=1, answer=words[0])).status_code == 200
    again = await ada.post(f"{table}/answer", number=1, answer=words[0])
    assert (again.status_code, again.json()["number"]) == (200, 2)
    late = await ada.post(f"{table}/answer", number=1, answer=words[1])
    assert late.status_code == 409
    assert (late.json()["error"], late.json()["number"]) == ("moved-on", 2)


@pytest.mark.parametrize("number", ["", "-1", "x", "1.5", "9" * 40])
async def test_a_number_that_is_none(site: Site, number: str) -> None:
    ada, _, table = await site.two_seated()
    reply = await ada.post(f"{table}/answer", number=number, answer="draw")
    assert reply.status_code == 400


async def test_a_stranger_at_a_private_table(site: Site) -> None:
    ada, stranger = site.visitor(), site.visitor()
    table = await ada.open("me", "friend", private="on")
    name = table.removeprefix("/t/")
    nothing = await stranger.get("/t/000000000000")
    live = ("", "/parts", "/events", "/about?thing=site-1", "/text", "/record.json")
    paths = [f"{table}{path}" for path in live]
    for path in (*paths, f"/api/tables/{name}", f"/api/tables/{name}/events"):
        reply = await stranger.get(path)
        assert reply.status_code == 404, path
        assert reply.json() == nothing.json()  # as if there were none
    await stranger.post("/me/name", name="Mallory")
    for act in ("sit", "chat", "bot", "close", "answer", "undo", "leave", "rematch"):
        reply = await stranger.post(f"{table}/{act}", text="hi", seat=1)
        assert reply.json() == nothing.json(), act
    assert name not in (await stranger.get("/")).text
    assert name not in (await stranger.get("/api/tables")).text


async def test_ten_megabytes(site: Site) -> None:
    ada, _, table = await site.two_seated()
    huge = b"text=" + b"x" * 10_000_000
    form = {"content-type": "application/x-www-form-urlencoded"}
    reply = await ada.http.post(f"{table}/chat", content=huge, headers=form)
    assert reply.status_code == 413

    async def drip() -> object:
        for _ in range(200):
            yield b"x" * 50_000

    reply = await ada.http.post(f"{table}/chat", content=drip(), headers=form)  # type: ignore[arg-type]
    assert reply.status_code == 413


@pytest.mark.slow
async def test_a_thousand_quick_posts(sqlite: MakeUrl) -> None:
    rates = {"person_rate": Rate(50, 0.001), "address_rate": Rate(2000, 0.001)}
    async with site_on(sqlite(), **rates) as site:
        ada, bruno, table = await site.two_seated()
        codes = [(await ada.post(f"{table}/chat", text="hi")).status_code for _ in range(1000)]
        assert codes.count(200) <= 50
        assert codes.count(429) >= 950
        assert set(codes) == {200, 429}
        # Others play on.
        assert (await bruno.post(f"{table}/chat", text="hi")).status_code == 200


async def test_a_flood_from_one_address(sqlite: MakeUrl) -> None:
    async with site_on(sqlite(), address_rate=Rate(30, 0.001)) as site:
        codes = [(await site.visitor().get("/health")).status_code for _ in range(60)]
        assert codes == [200] * 30 + [429] * 30


async def test_script_in_names_and_chat(site: Site) -> None:
    ada, bruno = site.visitor(), site.visitor()
    await ada.post("/me/name", name="<script>alert(1)</script>")
    table = await ada.open("me", "friend")
    await bruno.post(f"{table}/sit", name="<img src=x onerror=1>")
    await bruno.post(f"{table}/chat", text=SCRIPT)
    await ada.answer(table)
    for path in (table, f"{table}/parts", "/"):
        text = (await bruno.get(path)).text
        assert "<script>alert" not in text
        assert "<img src=x" not in text
    assert "&lt;script&gt;alert(1)" in (await bruno.get(f"{table}/parts?names=chat")).text


def test_names_lose_what_cannot_be_seen() -> None:
    assert clean_name("  Ada\u202e\x00 \n Lovelace ") == "Ada Lovelace"
    assert clean_name("\u200b\u2028") == ""
    assert len(clean_name("x" * 100)) == 24
    assert clean_name("Zoë O’Hara-Łuczak") == "Zoë O’Hara-Łuczak"


@pytest.mark.parametrize(
    "cookie", ["", "x", ".", "a.b", "a" * 5000, "ü.ü", "eyJhbGciOiJub25lIn0.", "%00.%00"]
)
async def test_a_broken_cookie_is_no_cookie(site: Site, cookie: str) -> None:
    ada, _, table = await site.two_seated()
    stranger = site.visitor()
    headers = {b"cookie": b"burnham=" + cookie.encode()}
    reply = await stranger.http.get(table, headers=headers)
    assert reply.status_code == 200
    headers[b"origin"] = b"http://test"
    fields = {"number": "1", "answer": "draw"}
    reply = await stranger.http.post(f"{table}/answer", data=fields, headers=headers)
    assert reply.status_code == 403
    assert (await ada.state(table))["number"] == 1


async def test_a_cookie_signed_by_another(site: Site) -> None:
    ada, _, table = await site.two_seated()
    session, _, signature = ada.http.cookies["burnham"].partition(".")
    forged = session + "." + ("0" if signature[0] != "0" else "1") + signature[1:]
    stranger = site.visitor()
    stranger.http.cookies.set("burnham", forged)
    assert (await stranger.state(table))["viewer"] is None


async def test_the_cookie_is_for_the_server_alone(site: Site) -> None:
    reply = await site.visitor().post("/me/name", name="Ada")
    cookie = reply.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://test.evil.example"},
        {"origin": "http://test:81"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {},  # a cookie, but no word of where it comes from
    ],
)
async def test_a_post_from_another_site(site: Site, headers: dict[str, str]) -> None:
    ada, _, table = await site.two_seated()
    del ada.http.headers["origin"]
    fields = {"number": "1", "answer": "draw"}
    reply = await ada.http.post(f"{table}/answer", data=fields, headers=headers)
    assert (reply.status_code, reply.json()["error"]) == (403, "origin")
    assert (await ada.state(table))["number"] == 1


async def test_a_program_may_bring_cookies_of_others(site: Site) -> None:
    program = site.visitor()
    del program.http.headers["origin"]
    program.http.cookies.set("seen", "burnham")
    body = {"name": "Ada"}
    assert (await program.http.post("/api/people", json=body)).status_code == 201
    program.http.cookies.set("burnham", "anything")
    assert (await program.http.post("/api/people", json=body)).status_code == 403


async def test_every_reply_carries_the_policy(site: Site) -> None:
    ada = site.visitor()
    for path in ("/", "/nowhere", "/api/games", "/kit.css"):
        reply = await ada.get(path)
        assert reply.headers["content-security-policy"] == POLICY
        assert reply.headers["x-content-type-options"] == "nosniff"
    assert "unsafe" not in POLICY


@pytest.mark.parametrize("onward", ["//evil.example", "https://evil.example", "/\\evil", "x\n/y"])
async def test_next_leads_nowhere_else(site: Site, onward: str) -> None:
    ada = site.visitor()
    ada.http.headers["accept"] = "text/html"
    reply = await ada.post("/me/language", language="de", next=onward)
    assert (reply.status_code, reply.headers["location"]) == (303, "/")


@pytest.mark.parametrize(
    "body", ["", "[]", "3", '"x"', "{", '{"number": [1]}', '{"number": {}}', "\\ud800", "[" * 9000]
)
async def test_bodies_that_make_no_sense(site: Site, body: str) -> None:
    ada, _, table = await site.two_seated()
    headers = {"content-type": "application/json"}
    reply = await ada.http.post(f"{table}/answer", content=body, headers=headers)
    assert reply.status_code == 400


async def test_the_seed_stays_until_the_end(site: Site) -> None:
    """Neither seed nor secret nor anybody's cards are in anything that is sent."""
    ada, bruno, table = await site.two_seated()
    room = await site.server.rooms.open(table.removeprefix("/t/"))
    paths = (table, f"{table}/parts", f"/api/tables/{room.id}", "/")
    for visitor in (ada, bruno, site.visitor()):
        for path in paths:
            text = (await visitor.get(path)).text
            assert room.header.seed not in text
            assert room.header.secret not in text
        assert (await visitor.get(f"{table}/record.json")).status_code == 403
    assert room.position is not None
    true = json.dumps(room.position.values())
    assert true not in (await ada.get(f"/api/tables/{room.id}")).text
