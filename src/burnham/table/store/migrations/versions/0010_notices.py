"""Notices: what people wish to hear of, where to, and what waits to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "notice_wishes",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("lang", sa.String(length=5), nullable=False),
        sa.Column("base", sa.String(length=200), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_notice_wishes_person")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_notice_wishes")),
    )
    op.create_table(
        "notice_channels",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("name", sa.String(length=200), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("wanted", sa.Boolean(), nullable=False),
        sa.Column("every", sa.Integer(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("quiet_until", sa.Double(), nullable=False),
        sa.Column("retry_at", sa.Double(), nullable=False),
        sa.Column("leased_until", sa.Double(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("given_up", sa.Double(), nullable=True),
        sa.Column("trouble", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_notice_channels_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notice_channels")),
    )
    op.create_index(op.f("ix_notice_channels_person"), "notice_channels", ["person"])
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("channel", sa.String(length=32), nullable=False),
        sa.Column("event", sa.String(length=10), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("mark", sa.String(length=40), nullable=False),
        sa.Column("by", sa.String(length=40), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("sent", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(
            ["channel"], ["notice_channels.id"], name=op.f("fk_notices_channel")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notices")),
    )
    op.create_index(op.f("ix_notices_channel"), "notices", ["channel"])
    op.create_index(op.f("ix_notices_due"), "notices", ["due"])
