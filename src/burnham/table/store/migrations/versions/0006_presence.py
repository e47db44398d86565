"""Servers have leases, and each tells who is at its tables."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_servers")),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("server", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("pages", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_presence_table_id")),
        sa.ForeignKeyConstraint(["server"], ["servers.id"], name=op.f("fk_presence_server")),
        sa.PrimaryKeyConstraint("table_id", "server", "person", name=op.f("pk_presence")),
    )
    # Nobody has told yet who is here.
    seats = sa.table("seats", sa.column("kind"), sa.column("away_since", sa.Double()))
    here = sa.and_(seats.c.kind == "person", seats.c.away_since.is_(None))
    op.execute(sa.update(seats).where(here).values(away_since=time.time()))
    tables = sa.table("tables", sa.column("watching", sa.Integer()))
    op.execute(sa.update(tables).values(watching=0))
