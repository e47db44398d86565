"""What `burnham table` is told about notices."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from burnham.cli import table as _table  # noqa: F401
from burnham.cli.app import app
from burnham.table.service import server as server_
from burnham.table.service.notices import NEEDED
from burnham.table.service.push import new_key
from burnham.table.service.settings import Mail
from burnham.table.web import serve as serve_
from burnham.table.web import serve_notices
from tests.table.conftest import MakeUrl
from tests.table.site import site_on


def served(monkeypatch: pytest.MonkeyPatch, *options: str, **environ: str) -> dict[str, Any]:
    """With what the server would be started; `{}` and a sentence if it is not."""
    found: dict[str, Any] = {}
    monkeypatch.setattr(serve_, "serve", lambda *_, **given: found.update(given))
    result = CliRunner().invoke(app, ["table", *options], env=environ)
    return found or {"said": str(result.exception)}


def test_mail_by_options_and_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("open sesame\n")
    options = ("--mail-host", "mx.example.org", "--mail-security", "tls", "--mail-user", "club")
    sender = ("--mail-from", "Club <tables@example.org>", "--mail-password-file", str(secret))
    found = served(monkeypatch, *options, *sender, "--webhook-host", "10.0.0.0/8")
    assert found["mail"] == Mail(
        "mx.example.org", "Club <tables@example.org>", 465, "tls", "club", "open sesame"
    )
    assert found["webhook_hosts"] == ("10.0.0.0/8",)
    assert "open sesame" not in repr(found["mail"])


def test_mail_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    found = served(
        monkeypatch,
        BURNHAM_MAIL_HOST="mx.example.org",
        BURNHAM_MAIL_FROM="tables@example.org",
        BURNHAM_MAIL_USER="club",
        BURNHAM_MAIL_PASSWORD="open sesame",
        BURNHAM_WEBHOOK_HOST="bridge.local 10.0.0.7",
    )
    assert found["mail"] == Mail(
        "mx.example.org", "tables@example.org", 587, "starttls", "club", "open sesame"
    )
    assert found["webhook_hosts"] == ("bridge.local", "10.0.0.7")


def test_without_anything_no_mail_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    found = served(monkeypatch)
    assert (found["mail"], found["webhook_hosts"], found["vapid_key"]) == (None, (), "")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--mail-host", "mx.example.org"), "--mail-from"),
        (("--mail-host", "mx.example.org", "--mail-from", "nobody"), "--mail-from"),
        (
            ("--mail-host", "m", "--mail-from", "a@b.example", "--mail-password-file", "/nowhere"),
            "/nowhere",
        ),
        (("--webhook-host", "http://x/"), "http://x/"),
        (("--vapid-key", "/nowhere"), "/nowhere"),
    ],
)
def test_what_makes_no_sense_is_said(
    monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...], said: str
) -> None:
    assert said in served(monkeypatch, *options)["said"]


def test_a_key_of_ones_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "key.pem"
    file.write_text(new_key())
    assert served(monkeypatch, "--vapid-key", str(file))["vapid_key"] == file.read_text()
    file.write_text("no key")
    assert "said" in served(monkeypatch, "--vapid-key", str(file))


def test_without_the_packages_mail_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(serve_notices, "is_installed", lambda: False)
    options = ("--mail-host", "mx.example.org", "--mail-from", "a@b.example")
    assert "burnham[notices]" in served(monkeypatch, *options)["said"]


@pytest.mark.anyio
async def test_without_the_packages_the_table_is_served(
    monkeypatch: pytest.MonkeyPatch, sqlite: MakeUrl
) -> None:
    monkeypatch.setattr(server_, "is_installed", lambda: False)
    async with site_on(sqlite()) as site:
        ada, _, table = await site.two_seated()
        page = await ada.http.get("/account", headers={"accept": "text/html"})
        assert (page.status_code, 'id="notices"' in page.text) == (200, False)
        assert (await ada.post("/me/notices/wishes", language="en")).status_code == 404
        assert (await ada.get(table)).status_code == 200


def test_the_packages_are_those_of_the_extra() -> None:
    text = (Path(__file__).parents[3] / "pyproject.toml").read_text()
    extra = text.partition("notices = [")[2].partition("]")[0]
    assert all(name in extra for name in NEEDED)
