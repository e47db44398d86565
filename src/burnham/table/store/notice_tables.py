"""The store's tables for notices: what somebody wishes to hear of, where to, and what waits."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Integer, String, Table, Text

from burnham.table.store.schema import metadata

notice_wishes = Table(
    "notice_wishes",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("lang", String(5), nullable=False),
    Column("base", String(200), nullable=False),
    Column("events", Text, nullable=False),
)

notice_channels = Table(
    "notice_channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("target", Text, nullable=False),
    Column("name", String(200), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("wanted", Boolean, nullable=False),
    Column("every", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("quiet_until", Double, nullable=False),
    Column("retry_at", Double, nullable=False),
    Column("leased_until", Double, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("given_up", Double),
    Column("trouble", Text, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("channel", ForeignKey("notice_channels.id"), nullable=False, index=True),
    Column("event", String(10), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("mark", String(40), nullable=False),
    Column("by", String(40), nullable=False),
    Column("made", Double, nullable=False),
    Column("due", Double, nullable=False, index=True),
    Column("sent", Double),
)
