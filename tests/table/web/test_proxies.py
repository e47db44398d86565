"""Behind a real nginx and a real Caddy, with TLS, below a path: the configurations of
docs/hosting.md."""

from __future__ import annotations

import os
import re
import shutil
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from tests.table.server import Guest, free_port
from tests.table.serving import started

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
GUIDE = Path(__file__).parents[3] / "docs" / "hosting.md"
PATH = "/burnham"
HOST = "club.example.org"
SECRETS = f"/etc/letsencrypt/live/{HOST}"
PROXIES = ("nginx", "caddy")
SERVED = "127.0.0.1:8000"


def written(proxy: str) -> str:
    """Its configuration in the guide."""
    found = re.search(rf"^```{proxy}\n(.+?)^```", GUIDE.read_text(encoding="utf-8"), re.M | re.S)
    assert found, proxy
    return found[1]


def replaced(text: str, **by: str) -> str:
    for old, new in by.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def nginx(folder: Path, port: int, server: str) -> list[str]:
    here = {
        "listen 443": f"listen 127.0.0.1:{port}",
        f"server_name {HOST}": "server_name localhost",
        f"{SECRETS}/fullchain.pem": str(folder / "cert.pem"),
        f"{SECRETS}/privkey.pem": str(folder / "key.pem"),
        SERVED: server,
    }
    places = "".join(
        f"{one}_temp_path {folder / one};"
        for one in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    site = replaced(written("nginx"), **here)
    made = f"pid {folder}/pid; daemon off; master_process off; events {{}}"
    made += f"http {{ access_log off; {places} {site} }}"
    (folder / "conf").write_text(made, encoding="utf-8")
    return ["nginx", "-p", str(folder), "-c", str(folder / "conf"), "-e", str(folder / "log")]


def caddy(folder: Path, port: int, server: str) -> list[str]:
    secrets = f"tls {folder}/cert.pem {folder}/key.pem"
    here = {
        f"{HOST} {{": f"https://localhost:{port} {{\n bind 127.0.0.1\n {secrets}",
        SERVED: server,
    }
    site = "{\n admin off\n auto_https disable_redirects\n}\n" + replaced(written("caddy"), **here)
    (folder / "Caddyfile").write_text(site, encoding="utf-8")
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def self_signed(folder: Path) -> ssl.SSLContext:
    """A certificate for this machine; gives what believes it."""
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
         "-nodes", "-keyout", "key.pem", "-out", "cert.pem", "-days", "2", "-subj", "/CN=localhost",
         "-addext", "subjectAltName=DNS:localhost"],
        cwd=folder, check=True, capture_output=True,
    )  # fmt: skip
    return ssl.create_default_context(cafile=str(folder / "cert.pem"))


@contextmanager
def behind(proxy: str, folder: Path, port: int, server: str) -> Iterator[None]:
    command = {"nginx": nginx, "caddy": caddy}[proxy](folder, port, server)
    environ = {**os.environ, "HOME": str(folder)}
    with (folder / "output").open("w") as output:
        process = subprocess.Popen(command, env=environ, stdout=output, stderr=output)
    try:
        yield
    finally:
        process.terminate()
        process.wait()


def wait_for(address: str, secrets: ssl.SSLContext) -> None:
    for _ in range(400):
        try:
            httpx.get(f"{address}/health", verify=secrets).raise_for_status()
            return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise AssertionError(f"{address} does not answer")


@pytest.fixture(params=PROXIES)
def outside(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, ssl.SSLContext]]:
    """The public address of `burnham table` behind a proxy."""
    proxy: str = request.param
    for program in (proxy, "openssl"):
        if not shutil.which(program):
            pytest.skip(f"{program} is not installed")
    secrets, port = self_signed(tmp_path), free_port()
    public = f"https://localhost:{port}{PATH}"
    options = ["--port", "0", "--data", str(tmp_path / "data"), "--public-url", public]
    command = [sys.executable, "-m", "burnham", "table", "--no-open", *options]
    with (
        started([*command, "--trusted-proxy", "127.0.0.1"], dict(os.environ)) as address,
        behind(proxy, tmp_path, port, urlsplit(address).netloc),
    ):
        wait_for(public, secrets)
        yield public, secrets


class Member(Guest):
    """Somebody with a browser, outside."""

    def __init__(self, public: str, secrets: ssl.SSLContext) -> None:
        origin = public.removesuffix(PATH)
        headers = {"origin": origin, "accept": "application/json"}
        self.http = httpx.AsyncClient(base_url=origin, headers=headers, verify=secrets, timeout=30)


async def test_sign_in_invite_play_and_hear_of_it(outside: tuple[str, ssl.SSLContext]) -> None:
    public, secrets = outside
    ada, bruno = Member(public, secrets), Member(public, secrets)
    async with ada.http, bruno.http:
        signed: dict[str, Any] = {"login": "ada", "password": "a long password"}
        await ada.post(f"{PATH}/me/name", name="Ada")
        await ada.post(f"{PATH}/me/sign-up", **signed)
        await ada.post(f"{PATH}/me/sign-out")
        await ada.post(f"{PATH}/me/sign-in", **signed)
        assert {(c.path, c.secure) for c in ada.http.cookies.jar} == {(PATH, True)}
        seats = {"seat-0": "me", "seat-1": "friend", "private": "yes"}
        table = (await ada.post(f"{PATH}/tables", game="san_francisco", **seats))["url"]
        assert table.startswith(f"{PATH}/t/")
        page = (await ada.http.get(table, headers={"accept": "text/html"})).text
        invited = re.search(rf"{re.escape(public)}/join/[\w-]+", page)
        assert invited
        offered = (await bruno.http.get(invited[0], headers={"accept": "text/html"})).text
        assert "Ada" in offered
        assert (await bruno.http.get(table)).status_code == 404  # not before he says who he is
        await bruno.post(invited[0], name="Bruno")
        await played(ada, bruno, table)


async def played(ada: Guest, bruno: Guest, table: str) -> None:
    """One answer, of which the other one hears at once."""
    asked = (await ada.state(table))["asked"]
    mover, other = (ada, bruno) if asked == 0 else (bruno, ada)
    async with other.listening(f"{table}/events") as events:
        before = (await anext(events))["number"]
        await mover.answer(table)
        async for event in events:
            if event["number"] > before:
                assert not re.search(rf'(href|action)="/(?!{PATH[1:]}/)', str(event))
                return
    raise AssertionError("the stream ended")
