"""`serve`: from a command line to a page, on both databases; and what it says when it cannot."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import socket
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import AbstractContextManager, closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import platformdirs
import pytest
from platformdirs.macos import MacOS

from burnham.table.store import BadDatabase, Database
from burnham.table.store.files import make_private
from burnham.table.web import serve as serving
from burnham.table.web.serve import (
    FILE,
    CannotServe,
    claims,
    data_folder,
    prepare,
    serve,
    sqlite_url,
)
from tests.table.conftest import MakeUrl
from tests.table.serving import page, started
from tests.table.site import settings_on

IMPORT = "from pathlib import *; from burnham.table.web.serve import serve"


def served(sources: Path | None = None, **options: Any) -> AbstractContextManager[str]:
    """A server as `burnham table` starts it; gives its address."""
    command = f"{IMPORT}; serve(port=0, open_browser=False, **{options!r})"
    path = {"PYTHONPATH": str(sources)} if sources else {}
    return started([sys.executable, "-c", command], {**os.environ, **path})


@pytest.mark.slow
def test_a_folder_is_all_it_needs(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    with served(data=folder) as address:
        assert page(address)
    assert (folder / "tables.sqlite").is_file()


@pytest.mark.slow
def page_meanwhile(address: str) -> str:
    """The page; nothing while the server is being started anew."""
    try:
        return page(address)
    except httpx.TransportError:
        return ""


def test_with_reload_a_changed_text_is_seen(tmp_path: Path) -> None:
    shutil.copytree(serving.PACKAGE, tmp_path / "src" / "burnham")
    text = tmp_path / "src" / "burnham" / "games" / "san_francisco" / "text" / "en.ftl"
    with served(tmp_path / "src", data=tmp_path, reload=True) as address:
        assert "Yerba Buena" not in page(address)
        words = text.read_text(encoding="utf-8")
        text.write_text(words.replace("game-name = San Francisco", "game-name = Yerba Buena"))
        deadline = time.monotonic() + 60
        while "Yerba Buena" not in page_meanwhile(address):
            assert time.monotonic() < deadline
            time.sleep(0.2)


def test_several_workers_on_postgresql(postgres: MakeUrl) -> None:
    with served(database=postgres(), workers=2) as address:
        assert page(address)


def test_metrics_tell_the_numbers_of_all_workers(postgres: MakeUrl) -> None:
    """Whichever is asked: by new connections both are, sooner or later."""
    token, asked = "a token of some length", 40
    with served(database=postgres(), workers=2, metrics_token=token) as address:
        page(address)
        heads = {"authorization": f"Bearer {token}", "connection": "close"}
        before = counted(address, heads)
        for _ in range(asked):
            httpx.get(f"{address}guide/san_francisco", headers={"connection": "close"})
        told = [counted(address, heads) for _ in range(12)]
        assert before == 0
        assert told == [asked] * 12
        workers = {line for line in metrics(address, heads) if line.startswith("burnham_ready ")}
        assert workers == {"burnham_ready 1.0"}


def metrics(address: str, heads: dict[str, str]) -> list[str]:
    reply = httpx.get(f"{address}metrics", headers=heads)
    assert reply.status_code == 200
    return reply.text.splitlines()


def counted(address: str, heads: dict[str, str]) -> float:
    """Guides that were shown."""
    lines = [one for one in metrics(address, heads) if one.startswith("burnham_requests_total{")]
    return sum(float(one.rpartition(" ")[2]) for one in lines if 'route="/guide/{game}"' in one)


def test_names_and_proxies_as_told(tmp_path: Path) -> None:
    """For all addresses, by an address, by the machine's name, and by the one that is allowed."""
    names, proxies = ["*.club.example"], ["127.0.0.1"]
    with served(
        host="0.0.0.0", data=tmp_path, allowed_hosts=names, trusted_proxies=proxies
    ) as address:
        page(address)
        for host in (urlsplit(address).netloc, "localhost", socket.gethostname(), "a.club.example"):
            assert httpx.get(address, headers={"host": host}).status_code == 200, host
        refused = httpx.get(address, headers={"host": "club.example.evil"})
        assert (refused.status_code, "--allowed-host" in refused.text) == (421, True)
        forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7"}
        named = httpx.post(f"{address}me/name", data={"name": "Ada"}, headers=forwarded)
        assert "Secure" in named.headers["set-cookie"]


def test_nobody_is_believed_who_is_not_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")  # what uvicorn would go by
    with served(data=tmp_path) as address:
        page(address)
        forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.7"}
        named = httpx.post(f"{address}me/name", data={"name": "Ada"}, headers=forwarded)
        assert "Secure" not in named.headers["set-cookie"]


@pytest.mark.parametrize("name", ["https://club.example", "club.example:8000", "*club", "a b", ""])
def test_a_host_that_is_none(tmp_path: Path, name: str) -> None:
    with pytest.raises(CannotServe, match=r"example\.org"):
        serve(data=tmp_path, open_browser=False, allowed_hosts=[name])


@pytest.mark.parametrize("proxy", ["*", "proxy.example", "10.0.0.0/99"])
def test_a_proxy_that_is_none(tmp_path: Path, proxy: str) -> None:
    with pytest.raises(CannotServe, match=r"10\.0\.0\.0/8"):
        serve(data=tmp_path, open_browser=False, trusted_proxies=[proxy])


@pytest.mark.slow
def test_a_hosts_login_is_taken_by_a_printed_link(tmp_path: Path) -> None:
    """Once: the next start has nothing to print."""
    options = ["--no-open", "--port", "0", "--data", str(tmp_path), "--admin", "Warden"]
    line = [sys.executable, "-m", "burnham", "table", *options]
    with started(line, os.environ) as link:
        assert "open sesame" not in page(link.strip())
        origin = link.partition("/host")[0]
        fields, headers = {"password": "open sesame"}, {"origin": origin}
        reply = httpx.post(link.strip(), data=fields, headers=headers)
        assert reply.status_code == 303
        cookies = {"burnham": reply.cookies["burnham"]}
        assert httpx.get(f"{origin}/host", cookies=cookies).status_code == 200
    settings = settings_on(sqlite_url(tmp_path), admins=("warden",))
    assert asyncio.run(claims(settings)) == {}


def test_a_login_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match="A login has"):
        serve(data=tmp_path, admins=["no spaces"])


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match="PostgreSQL"):
        serve(data=tmp_path, workers=2, open_browser=False)


# --- a store that is not as it should be -------------------------------------------------------


def command(*options: str) -> subprocess.CompletedProcess[str]:
    """`burnham table`, which does not come to serving."""
    line = [sys.executable, "-m", "burnham", "table", "--no-open", "--port", "0", *options]
    return subprocess.run(line, capture_output=True, text=True, timeout=60, check=False)


def stored(folder: Path) -> Path:
    """A store that was in use."""
    asyncio.run(prepare(settings_on(sqlite_url(folder))))
    return folder / FILE


def test_a_second_server_on_a_file_says_so_and_ends(tmp_path: Path) -> None:
    with served(data=tmp_path) as address:
        assert page(address)  # it is up, and not only about to be
        done = command("--data", str(tmp_path))
        assert done.returncode == 1
        assert done.stderr.strip().endswith("Several need PostgreSQL.")
        done = command("--data", str(tmp_path), "--workers", "2", "--lang", "de")
        assert done.returncode == 1
        assert "Traceback" not in done.stderr
        assert page(address)  # the first goes on


def test_two_servers_that_start_at_once(sqlite: MakeUrl) -> None:
    """The second one comes too late only when it wants to serve, and says the same."""
    url = sqlite()
    claimed = Database(url)
    claimed.claim()
    code = (
        "import burnham.table.store.engine as engine; engine.PATIENCE = 0.0;"
        "from burnham.table.web import serve; serve.prepare = lambda *_: serve.asyncio.sleep(0);"
        f"serve.serve(port=0, database={url!r}, open_browser=False)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
    )
    claimed.close()
    assert done.returncode != 0
    assert "Several need PostgreSQL." in done.stderr
    assert "Traceback" not in done.stderr


def test_a_store_of_a_newer_burnham(tmp_path: Path) -> None:
    with closing(sqlite3.connect(stored(tmp_path))) as store, store:
        store.execute("UPDATE alembic_version SET version_num = '9999'")
    done = command("--data", str(tmp_path))
    assert done.returncode == 1
    assert done.stderr.startswith("A newer Burnham has written this database (schema 9999).")
    assert len(done.stderr.splitlines()) <= 2
    with closing(sqlite3.connect(tmp_path / FILE)) as store:
        assert store.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]


@pytest.mark.parametrize("where", ["start", "middle"])
def test_a_damaged_store(tmp_path: Path, where: str) -> None:
    file = stored(tmp_path)
    middle = file.stat().st_size // 2 // 4096 * 4096
    with file.open("r+b") as stream:
        stream.seek(middle if where == "middle" else 0)
        stream.write(b"\xa5" * 4096)
    done = command("--data", str(tmp_path), "--lang", "de")
    assert done.returncode == 1
    assert done.stderr.startswith("Die Datenbank")
    assert "beschädigt" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_folder_in_which_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The superuser may write everywhere: so the system's refusal is played."""

    def refuse(path: Path, *_: object) -> int:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(BadDatabase, match="Permission denied"):
        serve(data=tmp_path, open_browser=False)


@pytest.mark.skipif(os.name != "posix", reason="modes of files")
def test_the_store_is_its_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    before = os.umask(0o022)
    try:
        with served(data=folder) as address:
            assert page(address)
            assert mode(folder) == 0o700
            assert {path.name for path in folder.iterdir()} >= {FILE, f"{FILE}-wal", f"{FILE}-lock"}
            assert {mode(path) for path in folder.iterdir()} == {0o600}
    finally:
        os.umask(before)


@pytest.mark.skipif(os.name != "posix", reason="modes of files")
def test_files_of_an_earlier_version_are_tightened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that are ours; a folder that was there is left as it is."""
    file = stored(tmp_path)
    tmp_path.chmod(0o755)
    for path in tmp_path.iterdir():
        path.chmod(0o644)
    with monkeypatch.context() as somebody:
        somebody.setattr(os, "geteuid", lambda: 12345)
        make_private(file)
    assert {mode(path) for path in tmp_path.iterdir()} == {0o644}
    make_private(file)
    assert {mode(path) for path in tmp_path.iterdir()} == {0o600}
    assert mode(tmp_path) == 0o755


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# --- and the rest ------------------------------------------------------------------------------


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(CannotServe, match=f"{port} ist belegt"):
            serve(port=port, data=tmp_path, open_browser=False, lang="de")


@pytest.mark.parametrize(
    "url",
    ["mysql://localhost/x", "postgresql://127.0.0.1:1/x", "nonsense", "sqlite:////proc/none/x"],
)
def test_a_database_that_cannot_be_used(url: str) -> None:
    with pytest.raises(BadDatabase):
        serve(database=url, open_browser=False)


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotServe, match="file"):
        sqlite_url(tmp_path / "file" / "folder")


def test_where_the_users_data_lies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    monkeypatch.setattr(sys, "platform", "linux")
    assert data_folder() == Path("/somewhere/burnham")
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(platformdirs, "PlatformDirs", MacOS)
    folder = tmp_path / "Library" / "Application Support" / "Burnham"
    folder.mkdir(parents=True)
    assert data_folder() == folder  # tables of earlier versions stay, whatever XDG says
    monkeypatch.delenv("XDG_DATA_HOME")
    folder.rmdir()
    assert data_folder().parts[-2:] == ("Application Support", "Burnham")


def test_the_browser_opens_when_the_server_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        server.listen()
        serving._open_when_ready("127.0.0.1", server.getsockname()[1], "http://here/")
    assert opened == ["http://here/"]
