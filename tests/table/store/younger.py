"""A database as servers of an older time left it, worked out from the migrations."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, inspect, text

from burnham.table.store.migrate import MIGRATIONS
from burnham.table.store.schema import metadata


class Shape(NamedTuple):
    """Of one table."""

    columns: frozenset[str]
    indexes: frozenset[str]


def shapes(connection: Connection) -> dict[str, Shape]:
    looked = inspect(connection)
    return {
        name: Shape(
            frozenset(column["name"] for column in looked.get_columns(name)),
            frozenset(
                str(index["name"])
                for index in looked.get_indexes(name)
                if "duplicates_constraint" not in index  # PostgreSQL's own, of a constraint
            ),
        )
        for name in looked.get_table_names()
    }


@cache
def shapes_at(version: str) -> dict[str, Shape]:
    """What a new database had when this migration was the last."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with create_engine("sqlite://").begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)
        return shapes(connection)


def grow_younger(connection: Connection, version: str) -> None:
    """Take away all that came after this migration."""
    old, now = shapes_at(version), shapes(connection)
    for table in reversed(metadata.sorted_tables):  # those that name others first
        if table.name not in old:
            connection.execute(text(f"DROP TABLE {table.name}"))
    for name, before in old.items():
        for index in now[name].indexes - before.indexes:
            connection.execute(text(f"DROP INDEX {index}"))
        for column in now[name].columns - before.columns:
            connection.execute(text(f"ALTER TABLE {name} DROP COLUMN {column}"))
    connection.execute(text("UPDATE alembic_version SET version_num = :v"), {"v": version})
    assert shapes(connection) == old
