"""Metrics for those who have the token; lines of the log with request ids and without secrets."""

from __future__ import annotations

import io
import json
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from burnham.table.web import watch
from tests.table.conftest import MakeUrl
from tests.table.site import Site, site_on
from tests.table.web.test_web import play_on

pytestmark = pytest.mark.anyio
TOKEN = "a token for the metrics"
BEARER = {"authorization": f"Bearer {TOKEN}"}


async def numbers(site: Site, root: str = "") -> dict[tuple[str, ...], float]:
    reply = await site.visitor().http.get(f"{root}/metrics", headers=BEARER)
    assert reply.status_code == 200
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(reply.text)
        for sample in family.samples
    }


async def test_moves_tables_latencies_and_errors_are_counted(
    sqlite: MakeUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with site_on(sqlite(), metrics_token=TOKEN) as site:
        before = await numbers(site)
        ada, bruno, table = await site.two_seated()
        await play_on([ada, bruno], table)
        await ada.open("me", "friend")
        given = len((await ada.get(f"{table}/record.json")).json()["answers"])
        monkeypatch.setattr(type(site.server.shelf), "__iter__", None)
        assert (await ada.get("/")).status_code == 500
        after = await numbers(site)

    def new(*key: str) -> float:
        return after[key] - before.get(key, 0)

    assert new("burnham_moves_total", "person", "toy") == given
    assert after["burnham_tables", "over"] == 1
    assert after["burnham_tables", "open"] == 1
    assert after["burnham_ready",] == 1
    assert new("burnham_requests_total", "POST", "/t/{table}/answer", "200") == given
    assert new("burnham_request_seconds_count", "POST", "/t/{table}/answer") == given
    assert new("burnham_requests_total", "GET", "/", "500") == 1
    assert new("burnham_errors_total") == 1
    assert {"burnham_bots_waiting", "burnham_streams"} <= {key[0] for key in after}
    assert not [key for key in after if table.removeprefix("/t/") in str(key)]


@pytest.mark.parametrize(
    ("token", "headers"),
    [
        ("", {}),
        ("", {"authorization": "Bearer "}),
        (TOKEN, {}),
        (TOKEN, {"authorization": "Bearer wrong"}),
        (TOKEN, {"authorization": b"Bearer \xfc"}),
    ],
)
async def test_nobody_else_sees_them(sqlite: MakeUrl, token: str, headers: Any) -> None:
    async with site_on(sqlite(), metrics_token=token) as site:
        http = site.visitor().http
        assert (await http.get("/metrics", headers=headers)).status_code == 404


def test_several_processes_tell_the_numbers_of_all(tmp_path: Path) -> None:
    """Each in a process of its own, as prometheus-client wants it."""
    counts = "from burnham.table.service import metrics as m; m.ERRORS.inc()"
    tells = "print(m.written({}, []).decode())"
    environ = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    for more in ("", "", f"; {tells}"):
        done = subprocess.run(
            [sys.executable, "-c", counts + more], env=environ, capture_output=True, text=True,
            check=True,
        )  # fmt: skip
    assert "burnham_errors_total 3.0" in done.stdout


@contextmanager
def lines() -> Iterator[io.StringIO]:
    """What a server with `--json-log` writes."""
    written, handler = io.StringIO(), logging.StreamHandler()
    handler.setStream(written)
    handler.setFormatter(watch.JsonLines())
    root = logging.getLogger()
    root.addHandler(handler)
    watch.log.setLevel(logging.INFO)
    try:
        yield written
    finally:
        watch.log.setLevel(logging.NOTSET)
        root.removeHandler(handler)


async def test_lines_have_request_ids_and_no_secrets(
    sqlite: MakeUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    with lines() as written:
        async with site_on(sqlite(), metrics_token=TOKEN) as site:
            ada = site.visitor()
            login = {"login": "ada", "password": "a long password"}
            await ada.post("/me/sign-up", **login)
            await ada.post("/me/sign-in", **login)
            await ada.post("/me/sign-in", login="ada", password="a wrong password")
            table = await ada.open("me", "friend", private="yes")
            invite = (await ada.state(table))["invite"]
            await site.visitor().get(f"/join/{invite}?next=/secret-query")
            await site.visitor().http.get("/metrics", headers=BEARER)
            reply = await ada.get("/fair")
            monkeypatch.setattr(site.server.store, "by_invite", None)
            broken = await ada.get(f"/join/{invite}")
            assert broken.status_code == 500
            cookies = list(ada.http.cookies.values())
    told = [json.loads(line) for line in written.getvalue().splitlines()]
    ids = {line["request"]: line for line in told if line["message"] == "request"}
    assert ids[reply.headers["x-request-id"]]["route"] == "/fair"
    failed = [line for line in told if "trace" in line]
    assert [line["request"] for line in failed] == [broken.headers["x-request-id"]]
    assert "GET /join/{token} failed" in failed[0]["message"]
    secrets = [invite, TOKEN, "a long password", "a wrong password", "secret-query", *cookies]
    assert [secret for secret in secrets if secret in written.getvalue()] == []


async def test_only_a_trusted_proxy_gives_an_id(sqlite: MakeUrl) -> None:
    given = {"x-request-id": "from-the-proxy-1"}
    for trusted, kept in (((), False), (("127.0.0.1",), True)):
        async with site_on(sqlite(), trusted_proxies=trusted) as site:
            reply = await site.visitor().http.get("/fair", headers=given)
            assert (reply.headers["x-request-id"] == given["x-request-id"]) is kept
