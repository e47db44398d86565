"""What happens at zero, vacations, pauses, who may watch, and what spectators say."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    # Tables of an older time: a bot sits in, nobody has vacation, and all who may enter may watch.
    for column in (
        sa.Column("at_zero", sa.String(length=10), nullable=False, server_default="bot"),
        sa.Column("vacation", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("pause", sa.Text(), nullable=False, server_default="[]"),
        sa.Column("paused", sa.Double(), nullable=True),
        sa.Column("lost", sa.Integer(), nullable=True),
        sa.Column("watch", sa.String(length=20), nullable=False, server_default="now"),
    ):
        op.add_column("tables", column)
    op.add_column("seats", sa.Column("vacation", sa.Double(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("vacation_until", sa.Double(), nullable=True))
    op.create_table(
        "gallery",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("note", sa.String(length=40), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_gallery_table_id")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_gallery_person")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_gallery")),
    )
