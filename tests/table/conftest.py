"""Tables on both databases, and a site to visit them."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable, Iterator

import psycopg
import pytest

from benchmarks.postgres import own_server
from burnham.table.store import Database, migrate
from tests.table.site import Site, site_on

MakeUrl = Callable[[], str]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def sqlite(tmp_path_factory: pytest.TempPathFactory) -> MakeUrl:
    """Makes empty SQLite stores, each a copy of one that was migrated once."""
    folder = tmp_path_factory.mktemp("sqlite")
    asyncio.run(_migrated(f"sqlite:///{folder / 'empty.sqlite'}"))
    count = iter(range(1_000_000))

    def make() -> str:
        path = folder / f"{next(count)}.sqlite"
        shutil.copy(folder / "empty.sqlite", path)
        return f"sqlite:///{path}"

    return make


@pytest.fixture(scope="session")
def postgres() -> Iterator[MakeUrl]:
    """Makes empty PostgreSQL databases on a server of our own."""
    with own_server() as server, server.admin() as admin:
        yield _maker(admin, server.url)


def _maker(admin: psycopg.Connection, uri: str) -> MakeUrl:
    """Each database is a copy of one that was migrated once."""
    # This server may forget everything if the machine fails, and is quicker for it.
    for setting in ("fsync", "full_page_writes", "synchronous_commit"):
        admin.execute(f"ALTER SYSTEM SET {setting} = off")
    admin.execute("SELECT pg_reload_conf()")
    base = uri.replace("/postgres?", "/{}?")
    admin.execute("CREATE DATABASE empty")
    asyncio.run(_migrated(base.format("empty")))
    count = iter(range(1_000_000))

    def make() -> str:
        number = next(count)
        if number:
            admin.execute(f"DROP DATABASE table_{number - 1} WITH (FORCE)")
        admin.execute(f"CREATE DATABASE table_{number} TEMPLATE empty STRATEGY file_copy")
        return base.format(f"table_{number}")

    return make


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty store, on each database in turn."""
    make: MakeUrl = request.getfixturevalue(request.param)
    return make()


@pytest.fixture
async def site(sqlite: MakeUrl) -> AsyncIterator[Site]:
    async with site_on(sqlite()) as made:
        yield made


@pytest.fixture
async def any_site(url: str) -> AsyncIterator[Site]:
    """A site on each database in turn."""
    async with site_on(url) as made:
        yield made


async def _migrated(url: str) -> None:
    database = Database(url)
    await migrate(database)
    database.close()
