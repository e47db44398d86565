"""A site below a path of another one: every address that leaves it leads back to it."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Iterator
from html.parser import HTMLParser
from typing import Any
from urllib.parse import urljoin, urlsplit

import httpx
import pytest
from starlette.routing import Match, Route

from burnham.games import titles
from burnham.kernel.title import Title
from burnham.table.service.settings import Mail
from burnham.table.speech import speech_in
from burnham.table.web.app import routes
from burnham.table.web.serve import CannotServe, outside
from tests.table.club import HOST as ADMIN
from tests.table.club import claim_path
from tests.table.conftest import MakeUrl
from tests.table.site import HOST, Site, Visitor, site_on
from tests.table.web.test_web import play_on

pytestmark = pytest.mark.anyio
ROOT = "/club/burnham"
HTML = {"accept": "text/html"}
TEXT = {"value", "title", "alt", "placeholder", "content", "data-copy"}
"""Attributes that may begin with a slash and are no address; a form's `next` is read inside."""
EACH = 2
"""So many addresses of every route are visited."""
FOR_SCRIPTS = ("about", "check", "events", "legend", "parts", "text")
"""What scripts ask for below the address of a table."""
NOT_LINKED = {
    "/account/new-password/{link}",
    "/health",
    "/host/claim/{login}/{token}",
    "/invited/{token}",
    "/join/{token}",
    "/learn/{game}/{lesson}",
    "/metrics",
    "/notices/confirm/{link}",
    "/notices/stop/{link}",
    "/ready",
    "/worker.js",
}
"""A new page that no other leads to stands here, and is judged by a test of its own."""
LATER = {
    "/learn/own/{lesson}/lesson.toml",
    "/t/{table}/analysis",
    "/t/{table}/lesson.toml",
    "/t/{table}/mistakes/{moment}",
    "/t/{table}/plan",
    "/t/{table}/plan/{seat}/{place}",
    "/tournaments/new/{game}",
    "/tournaments/{tournament}",
}
"""After the end of a game, while others are asked, when there is a lesson of one's own, or for
members."""


def shelf() -> dict[str, Title]:
    """One game that has everything: a guide, lessons, puzzles."""
    return {"san_francisco": titles()["san_francisco"]}


@pytest.fixture
async def site(sqlite: MakeUrl) -> AsyncIterator[Site]:
    more = {"mail": Mail("127.0.0.1", "tables@club.example", 9), "admins": (ADMIN,)}
    async with site_on(sqlite(), shelf=f"{__name__}:shelf", root_path=ROOT, **more) as made:
        yield made


class Addresses(HTMLParser):
    """All that a page leads to: (attribute, address), also in markup within data."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, str]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = [(name, value) for name, value in attrs if value and name not in TEXT]
        self.found += [(name, value) for name, value in found if value.startswith("/")]


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from strings(inner)


def addresses(reply: httpx.Response) -> list[tuple[str, str]]:
    found = [("location", reply.headers["location"])] if "location" in reply.headers else []
    kind = reply.headers.get("content-type", "")
    if "html" in kind:
        return found + Addresses(reply.text).found
    if "json" in kind and "paths" not in reply.json():
        for text in strings(reply.json()):
            found += Addresses(text).found if "<" in text else [("json", text)] * (text[:1] == "/")
    return found


class Crawl:
    """Visits what pages lead to, some addresses of every route."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.routes = [one for one in routes() if isinstance(one, Route)]
        self.seen: dict[str, set[str]] = {}
        self.wrong: list[str] = []

    async def visit(self, *starts: str) -> None:
        waiting = [ROOT + start for start in starts]
        while waiting:
            address = waiting.pop()
            path = urlsplit(address).path
            route = self.route(path.removeprefix(ROOT))
            seen = self.seen.setdefault(route, set())
            if path in seen or len(seen) >= EACH or route in ("", "/t/{table}/events"):
                continue
            seen.add(path)
            for accept in ("text/html", "application/json"):
                reply = await self.visitor.http.get(address, headers={"accept": accept})
                assert reply.status_code in (200, 303), address
                waiting += self.judge(address, reply)

    def judge(self, page: str, reply: httpx.Response) -> list[str]:
        found = addresses(reply)
        bad = [one for one in found if not one[1].startswith(f"{ROOT}/")]
        self.wrong += [f"{page}: {name}={address}" for name, address in bad]
        asked = [address for name, address in found if name in ("href", "src", "location")]
        asked += [urljoin(f"{page}/", "parts")] * ("data-url" in dict(found))
        return asked

    def route(self, path: str) -> str:
        scope = {"type": "http", "path": path, "method": "GET"}
        whole = (one.path for one in self.routes if one.matches(scope)[0] is Match.FULL)
        return next(whole, "")


async def test_every_address_of_every_page_has_the_root_path(site: Site) -> None:
    ada = site.visitor()
    reply = await ada.http.post(f"{ROOT}/play", data={"game": "san_francisco"}, headers=HTML)
    assert reply.status_code == 303
    assert reply.headers["location"].startswith(f"{ROOT}/t/")
    assert f"Path={ROOT};" in reply.headers["set-cookie"]
    lobby = await ada.post(
        f"{ROOT}/tables", game="san_francisco", **{"seat-0": "me", "seat-1": "friend"}
    )
    table = reply.headers["location"].removeprefix(ROOT)
    crawl = Crawl(ada)
    await crawl.visit("/", table, lobby.json()["url"].removeprefix(ROOT), await studied(ada, table))
    await crawl.visit(f"{table}/parts", f"{table}/about?thing=site-1", f"{table}/legend")
    await crawl.visit("/account/forgotten", "/tables")
    crawl.visitor = site.visitor()
    await crawl.visitor.post(f"{ROOT}{claim_path(site)}", password="a long password")
    await crawl.visit("/host")
    assert not crawl.wrong
    gets = [one.path for one in crawl.routes if "GET" in (one.methods or ())]
    by_people = {one for one in gets if not one.endswith(FOR_SCRIPTS) and one[:5] != "/api/"}
    assert by_people - crawl.seen.keys() - NOT_LINKED == LATER


async def studied(ada: Visitor, table: str) -> str:
    """A study of a table, with a note."""
    reply = await ada.post(f"{ROOT}{table}/study", at=0, seat=0, with_="bot:random")
    study = str(reply.json()["url"])
    noted = await ada.post(f"{study}/note", at=0, text="Look here.")
    assert noted.status_code == 200, noted.text
    return study.removeprefix(ROOT)


async def test_so_have_those_of_a_game_that_is_over(sqlite: MakeUrl) -> None:
    async with site_on(sqlite(), root_path=ROOT) as site:
        ada, bruno = site.visitor(), site.visitor()
        for one in (ada, bruno):
            one.http.base_url = httpx.URL(f"{HOST}{ROOT}/")
        table = (await ada.open("me", "friend")).removeprefix(ROOT)
        await bruno.post(f"{table}/sit", name="Bruno")
        await play_on([ada, bruno], table)
        crawl = Crawl(ada)
        invite = (await ada.state((await ada.open("me", "friend")).removeprefix(ROOT)))["invite"]
        reply = await site.visitor().http.get(f"{ROOT}/join/{invite}", headers=HTML)
        assert f"{ROOT}/join/{invite}" in str(addresses(reply))
        crawl.judge("/join", reply)
        for path in ("", "/analysis", "/text", "/parts", "/study?at=0"):
            reply = await ada.http.get(f"{table}{path}", headers=HTML)
            assert reply.status_code == 200
            assert crawl.judge(path, reply)
        assert not crawl.wrong


async def test_so_has_that_of_a_plan(sqlite: MakeUrl) -> None:
    async with site_on(sqlite(), root_path=ROOT) as site:
        ada, bruno = site.visitor(), site.visitor()
        table = (await ada.open("me", "friend")).removeprefix(ROOT)
        await bruno.post(f"{ROOT}{table}/sit", name="Bruno")
        asked = (await ada.state(table))["asked"]
        planner = (bruno, ada)[asked]
        crawl = Crawl(planner)
        begun = await planner.http.get(f"{ROOT}{table}/plan", headers=HTML)
        (place,) = crawl.judge("/plan", begun)
        assert crawl.judge("/plan", await planner.http.get(place, headers=HTML))
        assert not crawl.wrong


async def test_so_have_those_of_a_club(site: Site) -> None:
    ada = site.visitor()
    ada.http.base_url = httpx.URL(f"{HOST}{ROOT}/")
    await ada.post("/me/sign-up", login="ada", password="long enough")
    cup = {"game": "san_francisco", "name": "Cup", "system": "swiss", "seats": 2, "rounds": 2}
    made = await ada.http.post("/tournaments", data={**cup, "clock": "move:60"})
    tournament = made.json()["url"].removeprefix(ROOT)
    await ada.post(f"{tournament}/enter")
    crawl = Crawl(ada)
    for path in ("/account", "/club", "/club/san_francisco", "/tournaments/new/san_francisco"):
        for accept in ("text/html", "application/json"):
            reply = await ada.http.get(path, headers={"accept": accept})
            assert crawl.judge(path, reply)
    for accept in ("text/html", "application/json"):
        reply = await ada.http.get(tournament, headers={"accept": accept})
        assert any("/people/" in address for address in crawl.judge(tournament, reply))
    assert not crawl.wrong


async def test_scripts_and_styles_ask_for_nothing_by_a_fixed_address(site: Site) -> None:
    ada = site.visitor()
    page = (await ada.http.get(f"{ROOT}/", headers=HTML)).text
    files = re.findall(r'(?:src|href)="([^"]+\.(?:js|css)[^"]*)"', page)
    assert len(files) > 4
    for file in files:
        reply = await ada.get(file)
        assert reply.status_code == 200, file
        assert not re.search(r"""(url\(|fetch\(|from |import\()["']?/""", reply.text), file


async def test_a_proxy_may_take_the_root_path_away(site: Site) -> None:
    ada = site.visitor()
    reply = await ada.http.get("/fair", headers=HTML)
    assert f'href="{ROOT}/fair"' in reply.text
    assert (await ada.get(f"{ROOT}")).status_code == 200
    assert (await ada.get(f"{ROOT}er/fair")).status_code == 404


async def test_a_redirect_of_a_slash_too_many_stays_below(site: Site) -> None:
    reply = await site.visitor().get(f"{ROOT}/account/")
    assert reply.headers["location"] == f"{ROOT}/account"


async def test_a_page_of_a_failure_leads_back(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site.server.store, "my_tables", None, raising=False)
    monkeypatch.setattr(type(site.server.shelf), "__iter__", None)
    reply = await site.visitor().http.get(f"{ROOT}/", headers=HTML)
    assert reply.status_code == 500
    assert {one.partition("/static")[0] for _, one in addresses(reply)} != {""}
    assert all(one.startswith(f"{ROOT}/") for _, one in addresses(reply))


async def test_the_interface_says_where_it_is(site: Site) -> None:
    document = json.loads((await site.visitor().get(f"{ROOT}/api/openapi.json")).text)
    assert document["servers"] == [{"url": ROOT}]


@pytest.mark.parametrize(
    ("public_url", "root_path", "both"),
    [
        ("", "", ("", "")),
        ("", "/club/", ("", "/club")),
        ("https://club.example", "", ("https://club.example", "")),
        ("https://club.example:8443/a/b/", "", ("https://club.example:8443/a/b", "/a/b")),
        ("https://club.example", "/a", ("https://club.example/a", "/a")),
        ("https://club.example/a", "/a/", ("https://club.example/a", "/a")),
    ],
)
def test_address_and_path_fit_together(
    public_url: str, root_path: str, both: tuple[str, str]
) -> None:
    assert outside(public_url, root_path, speech_in("en")) == both


@pytest.mark.parametrize(
    ("public_url", "root_path", "told"),
    [
        ("club.example", "", "begins with http"),
        ("https://club.example/?a=1", "", "begins with http"),
        ("https://me:secret@club.example", "", "begins with http"),
        ("", "club", "is written as /burnham"),
        ("", "/a b", "is written as /burnham"),
        ("", "//evil.example", "is written as /burnham"),
        ("https://club.example/a", "/b", "is not that of"),
    ],
)
def test_an_address_that_makes_no_sense_is_refused(
    public_url: str, root_path: str, told: str
) -> None:
    with pytest.raises(CannotServe, match=told):
        outside(public_url, root_path, speech_in("en"))


async def test_a_forwarded_host_is_believed_from_a_trusted_proxy_alone(sqlite: MakeUrl) -> None:
    forwarded = {"host": "127.0.0.1:8000", "x-forwarded-host": "lie.example, test"}
    for trusted, status in (((), 403), (("127.0.0.1",), 200)):
        async with site_on(sqlite(), trusted_proxies=trusted) as site:
            reply = await site.visitor().http.post(
                "/me/name", data={"name": "Ada"}, headers=forwarded
            )
            assert reply.status_code == status, reply.text


async def test_what_people_pass_on_has_the_public_address(sqlite: MakeUrl) -> None:
    """A proxy that passes on neither host nor scheme."""
    public = "https://club.example/burnham"
    async with site_on(sqlite(), root_path="/burnham", public_url=public) as site:
        ada = site.visitor()
        ada.http.headers["host"] = "127.0.0.1:8000"
        opened = {"game": "toy", "seat-0": "me", "seat-1": "friend"}
        elsewhere = await ada.http.post("/burnham/tables", data=opened)
        assert elsewhere.json()["error"] == "origin", HOST
        ada.http.headers["origin"] = "https://club.example"
        reply = await ada.http.post("/burnham/tables", data=opened)
        assert reply.status_code == 200, reply.text
        assert "; Secure" in reply.headers["set-cookie"]
        token = reply.headers["set-cookie"].partition(";")[0]
        headers = {"accept": "text/html", "cookie": token}
        page = (await ada.http.get(reply.json()["url"], headers=headers)).text
        assert f"{public}/join/" in page


async def test_a_trusted_proxy_speaks_for_no_name_of_strangers(sqlite: MakeUrl) -> None:
    """Whoever sits at the machine of the proxy may be led here by a page of another site."""
    more = {"public_url": "https://club.example", "trusted_proxies": ("127.0.0.1",)}
    async with site_on(sqlite(), **more) as site:
        for host, status in (("127.0.0.1:8000", 200), ("behind", 200), ("evil.example", 421)):
            reply = await site.visitor().http.get("/fair", headers={"host": host})
            assert reply.status_code == status, host
