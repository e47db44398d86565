"""`burnham doctor` looks at settings: what `burnham table` refuses, and what it could not know."""

from __future__ import annotations

import gc
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from anyio import to_thread

from burnham.cli.commands import run
from burnham.table.speech import speech_in
from burnham.table.web import checkup
from burnham.table.web.checkup import Told, check_settings
from tests.table.receivers import Certificate, mailbox

EN = speech_in("en")


@contextmanager
def answering(path: str, body: bytes = b'{"ok":true}') -> Iterator[str]:
    """A server that knows one path; its address."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200 if self.path == path else 404)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def told(**more: Any) -> list[str]:
    return check_settings(Told(**more), EN)


def test_without_settings_there_is_no_fault() -> None:
    assert told() == []


def test_the_public_address_answers_at_its_path() -> None:
    with answering("/burnham/health") as address:
        assert told(public_url=f"{address}/burnham") == []
        assert told(public_url=address, root_path="/burnham") == []
        (elsewhere,) = told(public_url=f"{address}/tables")
        assert "does not answer as Burnham does (404)" in elsewhere
    with answering("/health", b"<html>Welcome") as address:
        assert "does not answer as Burnham does" in told(public_url=address)[0]
    assert "cannot be reached" in told(public_url=address)[0]  # nobody listens there any more


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"public_url": "example.org"}, "A public address begins with"),
        ({"root_path": "a b"}, "path"),
        ({"public_url": "http://127.0.0.1:1/a", "root_path": "/b"}, "/b"),
        ({"trusted_proxies": ["nginx"]}, "A proxy is an address or a network"),
        ({"trusted_proxies": ["0.0.0.0/0"]}, "believes whatever anybody says"),
        ({"allowed_hosts": ["a/b"]}, "a/b"),
        ({"admins": ["A B"]}, "a b"),
        ({"webhook_hosts": ["a/b"]}, "a/b"),
        ({"metrics_token": "short"}, "shorter than 16 letters"),
        ({"mail_host": "127.0.0.1", "mail_from": "nobody"}, "address"),
        ({"vapid_key": Path("missing.pem")}, "missing.pem"),
        ({"editions": ["missing.toml"]}, "missing.toml"),
    ],
)
def test_each_fault_is_one_sentence(more: dict[str, Any], sentence: str) -> None:
    (found,) = told(**more)
    assert sentence in found


def test_what_others_should_not_see(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkup, "urlopen", _no_network)
    found = told(public_url="http://tables.example.org")
    assert ["has no https" in one for one in found] == [True, False]
    assert not any("https" in one for one in told(public_url="http://nas.local"))
    found = told(public_url="https://tables.example.org")
    assert any("all visitors count as one address" in one for one in found)
    found = told(public_url="https://tables.example.org", trusted_proxies=["127.0.0.1"])
    assert len(found) == 1


def _no_network(address: str, timeout: float) -> None:
    raise TimeoutError(address)


def test_secrets_that_others_can_read(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    file = tmp_path / "tables.sqlite"
    file.touch(0o600)
    assert told(store=file) == []
    file.chmod(0o644)
    assert [str(file) in one for one in told(store=file)] == [True]
    tmp_path.chmod(0o700)
    assert told(store=file) == []  # nobody else comes to it


@pytest.mark.anyio
@pytest.mark.parametrize("security", ["starttls", "tls"])
async def test_the_mail_server_is_asked_and_gets_no_mail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, security: str
) -> None:
    certificate = Certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate.file))
    async with mailbox("burnham", "right", certificate, at_once=security == "tls") as box:
        mail: dict[str, Any] = {
            "mail_host": "127.0.0.1",
            "mail_security": security,
            "mail_port": box.port,
            "mail_from": "a@club.example",
        }
        good = Told(**mail, mail_user="burnham", mail_password="right")
        bad = Told(**mail, mail_user="burnham", mail_password="wrong")
        assert await to_thread.run_sync(check_settings, good, EN) == []
        box.dawdles = True
        assert await to_thread.run_sync(check_settings, good, EN) == []
        (found,) = await to_thread.run_sync(check_settings, bad, EN)
        assert f"127.0.0.1, port {box.port}, would take no mail" in found
        assert "535" in found
        gc.collect()  # a connection left open would tell of itself now
        assert box.mails.empty()
    (found,) = await to_thread.run_sync(check_settings, good, EN)
    assert "would take no mail" in found


def test_the_command_ends_with_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["doctor", "--data", str(tmp_path), "--trusted-proxy", "0.0.0.0/0"]
    assert run([*asked, "--json"]) == 1
    assert "0.0.0.0/0" in json.loads(capsys.readouterr().out)["faults"][0]
    assert run([*asked, "--lang", "de"]) == 1
    assert "glaubt allen" in " ".join(capsys.readouterr().out.split())


def test_the_command_makes_nothing_where_nothing_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Somebody has mistyped a folder."""
    folder = tmp_path / "tabels"
    assert run(["doctor", "--data", str(folder)]) == 1
    said = "".join(capsys.readouterr().out.split())  # however the lines were broken
    assert f"Thereisnodatabase{folder / 'tables.sqlite'}." in said
    assert run(["backup", str(tmp_path / "copy"), "--data", str(folder)]) == 1
    assert list(tmp_path.iterdir()) == []
