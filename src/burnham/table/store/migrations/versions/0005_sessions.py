"""Sessions that end when they are not used, and tell which device they belong to."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column(
        "sessions", sa.Column("used", sa.Double(), nullable=False, server_default=sa.text("0"))
    )
    op.add_column(
        "sessions", sa.Column("device", sa.String(length=40), nullable=False, server_default="")
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"])
    # Nobody is signed out by a newer version: sessions of an older time count as used now.
    used = sa.table("sessions", sa.column("used"))
    op.execute(used.update().values(used=time.time()))
