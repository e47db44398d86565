"""Bring a database to the present schema.  Runs by itself at every start."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from burnham.table.store.engine import BadDatabase, Database

MIGRATIONS = Path(__file__).parent / "migrations"
KNOWN = {path.name[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py")}
NEWEST = max(KNOWN)
LOCK = 190_907_04  # any number, the same for all our servers


async def migrate(database: Database) -> None:
    await database.write(upgrade)


def upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        # Several servers may start at once: one migrates, the others wait and find it done.
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    version = schema_version(connection)
    if version == NEWEST:
        return
    if version is not None and version not in KNOWN:
        raise BadDatabase("database-newer", version=version)
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def schema_version(connection: Connection) -> str | None:
    """None if nothing was written yet."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found
