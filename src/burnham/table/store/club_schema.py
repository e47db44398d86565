"""The store's tables of tournaments."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from burnham.table.store.schema import metadata

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("clock", String(20), nullable=False),
    Column("system", String(10), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("status", String(10), nullable=False),
    Column("created", Double, nullable=False),
)

tournament_entries = Table(
    "tournament_entries",
    metadata,
    Column("tournament", ForeignKey("tournaments.id"), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("gone", Boolean, nullable=False),
    PrimaryKeyConstraint("tournament", "person"),
)

tournament_tables = Table(
    "tournament_tables",
    metadata,
    Column("tournament", ForeignKey("tournaments.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("people", Text, nullable=False),
    Column("table_id", ForeignKey("tables.id")),
    PrimaryKeyConstraint("tournament", "round", "number"),
)
