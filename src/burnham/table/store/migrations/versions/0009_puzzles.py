"""What people answered to puzzles, and what they reported about them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("puzzle", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("word", sa.Text(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_puzzle_tries_person")),
        sa.PrimaryKeyConstraint("person", "puzzle", name=op.f("pk_puzzle_tries")),
    )
    op.create_table(
        "puzzle_reports",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("puzzle", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_puzzle_reports_person")),
        sa.PrimaryKeyConstraint("person", "puzzle", name=op.f("pk_puzzle_reports")),
    )
