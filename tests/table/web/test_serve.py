"""`serve`: from a command line to a page, on both databases; and what it says when it cannot."""

from __future__ import annotations

import os
import shutil
import socket
import sys
import time
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import platformdirs
import pytest
from platformdirs.macos import MacOS

from burnham.table.store import BadDatabase
from burnham.table.web import serve as serving
from burnham.table.web.serve import CannotServe, data_folder, serve, sqlite_url
from tests.table.conftest import MakeUrl
from tests.table.serving import page, started

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
def test_with_reload_a_changed_text_is_seen(tmp_path: Path) -> None:
    shutil.copytree(serving.PACKAGE, tmp_path / "src" / "burnham")
    text = tmp_path / "src" / "burnham" / "games" / "san_francisco" / "text" / "en.ftl"
    with served(tmp_path / "src", data=tmp_path, reload=True) as address:
        assert "Yerba Buena" not in page(address)
        words = text.read_text(encoding="utf-8")
        text.write_text(words.replace("game-name = San Francisco", "game-name = Yerba Buena"))
        deadline = time.monotonic() + 60
        while "Yerba Buena" not in page(address):
            assert time.monotonic() < deadline
            time.sleep(0.2)


def test_several_workers_on_postgresql(postgres: MakeUrl) -> None:
    with served(database=postgres(), workers=2) as address:
        assert page(address)


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match="PostgreSQL"):
        serve(data=tmp_path, workers=2, open_browser=False)


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
