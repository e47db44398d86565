"""The JSON interface: a bot's whole game by it, and schemathesis against its document."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    ignored_auth,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from burnham.table.web.api.openapi import document
from burnham.table.web.door import Door
from tests.table.conftest import MakeUrl
from tests.table.server import Process
from tests.table.site import HOST, Site, settings_on

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
    ignored_auth,
]


class Client:
    """A program with a token, and no cookie."""

    def __init__(self, site: Site) -> None:
        transport = httpx.ASGITransport(site.app, raise_app_exceptions=False)
        self.http = httpx.AsyncClient(transport=transport, base_url=HOST)

    async def call(self, method: str, path: str, status: int = 200, **body: Any) -> Any:
        json = body if method == "POST" else None
        reply = await self.http.request(method, path, json=json)
        assert reply.status_code == status, reply.text
        return reply.json()

    async def arrive(self, name: str) -> None:
        token = (await self.call("POST", "/api/people", 201, name=name))["token"]
        self.http.headers["authorization"] = f"Bearer {token}"


@pytest.mark.anyio
async def test_two_programs_play_a_game(any_site: Site) -> None:
    one, two = Client(any_site), Client(any_site)
    await one.arrive("One")
    await two.arrive("Two")
    games = await one.call("GET", "/api/games")
    assert [game["id"] for game in games["games"]] == ["toy"]
    seats = [{"kind": "me"}, {"kind": "friend"}]
    table = await one.call("POST", "/api/tables", 201, game="toy", seats=seats)
    path = f"/api/tables/{table['id']}"
    listed = await two.call("GET", "/api/tables")
    assert [found["id"] for found in listed["tables"]] == [table["id"]]
    state = await two.call("POST", f"{path}/seats", name="Two", bytes="cd" * 16)
    assert (state["status"], state["viewer"]) == ("playing", 1)
    while state["status"] == "playing":
        player = (one, two)[state["asked"]]
        state = await player.call("GET", path)
        word = state["question"]["answers"][0]["word"]
        state = await player.call("POST", f"{path}/answers", number=state["number"], answer=word)
    assert state["scores"]["ranking"]
    record = await one.call("GET", f"{path}/record")
    assert record["players"] == ["One", "Two"]


@pytest.mark.anyio
async def test_a_late_call_is_told_where_the_table_stands(site: Site) -> None:
    one = Client(site)
    await one.arrive("One")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Uno"}]
    table = await one.call("POST", "/api/tables", 201, game="toy", seats=seats)
    path = f"/api/tables/{table['id']}"
    state = await one.call("GET", f"{path}?as=0")
    words = [answer["word"] for answer in state["question"]["answers"]]
    await one.call("POST", f"{path}/answers", number=1, answer=words[0], seat=0)
    late = await one.call("POST", f"{path}/answers", 409, number=1, answer=words[1], seat=0)
    assert late["number"] == 2
    await one.call("POST", f"{path}/undo", number=2, seat=0)
    await one.call("POST", f"{path}/answers", 403, number=3, answer=words[0], seat=1)


@pytest.mark.anyio
async def test_a_call_without_a_token(site: Site) -> None:
    somebody = Client(site)
    await somebody.call("POST", "/api/tables", 401, game="toy", seats=[{"kind": "me"}])
    ada = site.visitor()
    await ada.post("/me/name", name="Ada")
    body = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    # A page's cookie is no token: another site could make the browser send it.
    assert (await ada.http.post("/api/tables", json=body)).status_code == 401


@pytest.mark.anyio
async def test_a_private_table_by_invite(site: Site) -> None:
    one, two = Client(site), Client(site)
    await one.arrive("One")
    await two.arrive("Two")
    seats = [{"kind": "me"}, {"kind": "friend"}]
    table = await one.call("POST", "/api/tables", 201, game="toy", seats=seats, private=True)
    path = f"/api/tables/{table['id']}"
    await two.call("GET", path, 404)
    await two.call("POST", f"{path}/seats", 404, invite="guess")
    state = await two.call("POST", f"{path}/seats", invite=table["invite"])
    assert state["status"] == "playing"


@pytest.mark.anyio
async def test_a_state_tells_what_is_new_of_the_log(site: Site) -> None:
    one = Client(site)
    await one.arrive("One")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Uno"}]
    state = await one.call("POST", "/api/tables", 201, game="toy", seats=seats)
    path = f"/api/tables/{state['id']}"
    whole, longest = list(state["log"]), 0
    for _ in range(6):
        seat = state["asked"]
        state = await one.call("GET", f"{path}?as={seat}&since={state['number']}")
        assert state["log"] == []
        word = state["question"]["answers"][0]["word"]
        given = {"number": state["number"], "answer": word, "seat": seat}
        state = await one.call("POST", f"{path}/answers", **given)
        whole += state["log"]
        longest = max(longest, len(state["log"]))
        assert (await one.call("GET", f"{path}?as={seat}"))["log"] == state["log"]
    assert 0 < longest < len(whole)
    assert (await one.call("GET", f"{path}?since=0"))["log"] == whole
    past = await one.call("GET", f"{path}?since=0&at=1")
    assert past["log"] == whole[: len(past["log"])]
    await one.call("GET", f"{path}?since=-1", 400)


@pytest.mark.anyio
async def test_the_short_way_gives_the_same_replies(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = Client(site)
    await one.arrive("One")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = await one.call("POST", "/api/tables", 201, game="toy", seats=seats)
    at = f"/api/tables/{table['id']}"
    asked = [
        ("GET", at), ("GET", f"{at}?as=0&at=0&since=0"), ("GET", f"{at}?nonsense=1"),
        ("GET", f"{at}/record"), ("GET", "/api/tables/none"), ("GET", f"{at}/nothing"),
        ("GET", f"{at}/answers"), ("POST", f"{at}/answers"), ("DELETE", at), ("HEAD", at),
        ("GET", "/api/tables/"), ("GET", f"{at}/"),
    ]  # fmt: skip

    async def replies() -> list[tuple[int, dict[str, str], bytes]]:
        found = [await one.http.request(method, path) for method, path in asked]
        for reply in found:
            assert reply.headers.pop("x-request-id"), "every reply has its own"
        return [(reply.status_code, dict(reply.headers), reply.content) for reply in found]

    short = await replies()
    assert {status for status, _, _ in short} >= {200, 400, 403, 404, 405, 415}
    monkeypatch.setattr(Door, "_handler", lambda self, scope: None)
    assert short == await replies()


@pytest.mark.anyio
async def test_a_large_state_is_compressed(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, _, table = await site.two_seated()
    plain = await ada.state(table)
    monkeypatch.setattr("burnham.table.web.door.LARGE", 100)
    reply = await ada.get(table.replace("/t/", "/api/tables/"))
    assert reply.headers["content-encoding"] == "gzip"
    assert reply.headers["vary"] == "accept-encoding"
    assert reply.json() == plain
    ada.http.headers["accept-encoding"] = "identity"
    reply = await ada.get(table.replace("/t/", "/api/tables/"))
    assert "content-encoding" not in reply.headers
    assert reply.json() == plain


# --- schemathesis ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(sqlite: MakeUrl) -> Iterator[str]:
    process = Process(settings_on(sqlite(), open_tables=1_000_000))
    process.wait_until_up()
    yield process.address
    process.kill()


@pytest.fixture(scope="module")
def stage(server: str) -> dict[str, str]:
    """A token, and a table at which its bearer is asked."""
    token = httpx.post(f"{server}/api/people", json={"name": "Schema"}).json()["token"]
    headers = {"authorization": f"Bearer {token}"}
    body = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "me"}], "hints": True}
    table = httpx.post(f"{server}/api/tables", json=body, headers=headers).json()["id"]
    return {"token": token, "table": table}


schema = schemathesis.openapi.from_dict(document()).exclude(operation_id="watch")


@schema.parametrize()
@settings(
    max_examples=int(os.environ.get("BURNHAM_EXAMPLES", "12")),
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_the_document_tells_the_truth(case: Case[Any], server: str, stage: dict[str, str]) -> None:
    named = str(case.path_parameters.get("table", ""))
    if re.fullmatch("[1-9a-f][0-9a-f]{11}", named):  # most tables are the one that is there
        case.path_parameters["table"] = stage["table"]
    # Spelled as the document spells it: the check for ignored tokens takes the header away by name.
    headers = {"Authorization": f"Bearer {stage['token']}"}
    case.call_and_validate(base_url=server, headers=headers, checks=CHECKS)
