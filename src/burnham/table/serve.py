"""`burnham table`: start the server and, if wanted, open the browser."""

from __future__ import annotations

import asyncio
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path

import uvicorn

from burnham.kernel.errors import BurnhamError
from burnham.table.settings import Settings
from burnham.table.shelf import Shelf
from burnham.table.store import BadDatabase, Database, Store, migrate

FILE = "tables.sqlite"


class CannotServe(BurnhamError):
    """The server cannot be started as asked."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    database: str | None = None,
    open_browser: bool = True,
    workers: int = 1,
) -> None:
    """Serve tables until interrupted.  `data` is the folder of the SQLite file; `database` a URL
    (then `data` is not used).  Several `workers` need PostgreSQL."""
    url = database or sqlite_url(data or data_folder())
    settings = Settings(url)
    asyncio.run(prepare(settings))
    if workers > 1 and Database(url).is_sqlite:
        raise CannotServe("Several workers need PostgreSQL: give --database postgresql://…")
    if not is_free(host, port):
        raise CannotServe(f"Port {port} is in use; try --port {port + 1}.")
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}/"
    print(f"The table is at {address}  (Ctrl+C ends)", file=sys.stderr)
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(host, port, address), daemon=True).start()
    settings.export()
    uvicorn.run(
        "burnham.table.app:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level="warning",
        timeout_graceful_shutdown=2,  # pages that listen never end by themselves
        server_header=False,
    )


async def prepare(settings: Settings) -> None:
    """Once, before the first worker: the present schema, and nobody here yet."""
    store = Store(Database(settings.database), Shelf(settings.shelf))
    try:
        await migrate(store.database)
        await store.everybody_away(time.time())
    except OSError as error:
        raise BadDatabase(f"The database cannot be used: {error}") from None
    finally:
        await store.database.close()


def data_folder() -> Path:
    """Where the user's data lies on this system."""
    home = Path.home()
    if sys.platform == "win32":
        return home / "AppData" / "Local" / "Burnham"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Burnham"
    return home / ".local" / "share" / "burnham"


def sqlite_url(folder: Path) -> str:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(f"{folder}: {error.strerror}") from None
    return f"sqlite:///{folder / FILE}"


def is_free(host: str, port: int) -> bool:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def _open_when_ready(host: str, port: int, address: str) -> None:
    for _ in range(200):
        try:
            socket.create_connection((host, port), 1).close()
        except OSError:
            time.sleep(0.1)
            continue
        webbrowser.open(address)
        return
