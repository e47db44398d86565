"""The store's tables.  Answers are only ever added: `(table_id, number)` is unique, so that two
people, or two servers, can never both make entry 17.  Changes here need a migration."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", Text),
    Column("created", Double, nullable=False),
    Column("consent", Boolean, nullable=False, server_default=false()),
    Column("gone", Double),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
    Column("device", String(40), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("invite", String(64), nullable=False, unique=True),
    Column("clock", String(20), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("status", String(10), nullable=False),
    Column("version", Integer, nullable=False),
    Column("laid", Integer, nullable=False, server_default="0"),
    Column("seed", String(64), nullable=False),
    Column("asked", Integer),
    Column("running", Integer),
    Column("since", Double),
    Column("deadline", Double, index=True),
    Column("request", Text),
    Column("vote", Text),
    Column("rematch", String(32), nullable=False),
    Column("winners", Text, nullable=False),
    Column("watching", Integer, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("pace", String(10), nullable=False),
    Column("edition", Text),
    Column("study", Text),
    Column("lead", Text),
    Column("ranks", Text, nullable=False, server_default="[]"),
    Column("ended", Double),
    Column("erased", Integer, nullable=False, server_default="0"),
    Column("tournament", String(32), nullable=False, server_default=""),
    Column("cancel", Text),
    Column("ending", Text),
    Column("at_zero", String(10), nullable=False),
    Column("vacation", Integer, nullable=False),
    Column("pause", Text, nullable=False),
    Column("paused", Double),
    Column("lost", Integer),
    Column("watch", String(20), nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("person", ForeignKey("people.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("stand_in", String(40), nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("bytes", String(128), nullable=False),
    Column("own_bytes", Boolean, nullable=False),
    Column("bank", Double),
    Column("vacation", Double, nullable=False),
    Column("vacation_until", Double),
    Column("away_since", Double),
    Column("former", Boolean, nullable=False, server_default=false()),
    Column("consent", String(3), nullable=False, server_default=""),
    PrimaryKeyConstraint("table_id", "seat"),
)

answers = Table(
    "answers",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("deed", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("code", Integer, nullable=False),
    Column("word", Text, nullable=False),
    Column("moment", Integer, nullable=False),
    Column("marked", Boolean, nullable=False),
    Column("facts", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("made", Double, nullable=False),
    Column("position", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)


def _lines(name: str) -> Table:
    """What people say, line by line."""
    return Table(
        name,
        metadata,
        Column("table_id", ForeignKey("tables.id"), nullable=False),
        Column("number", Integer, nullable=False),
        Column("person", ForeignKey("people.id")),
        Column("seat", Integer),
        Column("name", String(40), nullable=False),
        Column("text", Text, nullable=False),
        Column("note", String(40), nullable=False),
        Column("made", Double, nullable=False),
        PrimaryKeyConstraint("table_id", "number"),
    )


chat = _lines("chat")
gallery = _lines("gallery")

visitors = Table(
    "visitors",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("lit", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

plans = Table(
    "plans",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("size", Integer, nullable=False),
    Column("plan", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

own_lessons = Table(
    "own_lessons",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("file", Text, nullable=False),
    Column("created", Double, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("reached", Integer, nullable=False),
    Column("decisions", Text, nullable=False),
    Column("touched", Double, nullable=False),
)

puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("puzzle", String(20), nullable=False),
    Column("game", String(40), nullable=False),
    Column("word", Text, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("made", Double, nullable=False),
    PrimaryKeyConstraint("person", "puzzle"),
)

puzzle_reports = Table(
    "puzzle_reports",
    metadata,
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("puzzle", String(20), nullable=False),
    Column("game", String(40), nullable=False),
    Column("reason", Text, nullable=False),
    Column("made", Double, nullable=False),
    PrimaryKeyConstraint("person", "puzzle"),
)

servers = Table(
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", Double, nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("server", ForeignKey("servers.id"), nullable=False),
    Column("person", String(32), nullable=False),
    Column("pages", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "server", "person"),
)

removed = Table(
    "removed",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("person", String(32), nullable=False),
    Column("by", String(10), nullable=False),
    Column("reason", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
)

# What hosts do.  People are named here without a foreign key: what was done stays when they go.
archived = Table(
    "archived",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
)

sanctions = Table(
    "sanctions",
    metadata,
    Column("person", String(32), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("reason", Text, nullable=False),
    PrimaryKeyConstraint("person", "kind"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("token", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Double, nullable=False),
)

openers = Table(
    "openers",
    metadata,
    Column("invitation", ForeignKey("invitations.token"), nullable=False),
    Column("person", String(32), nullable=False),
    PrimaryKeyConstraint("invitation", "person"),
)

host_deeds = Table(
    "host_deeds",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("host", String(32), nullable=False),
    Column("deed", String(20), nullable=False),
    Column("person", String(32)),
    Column("table_id", String(32)),
    Column("text", Text, nullable=False),
    Column("made", Double, nullable=False),
)

Index("ix_tables_status_changed", tables.c.status, tables.c.changed)
