"""What hosts of the server do, and how whoever opened a table removes people or ends its game."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("tables", sa.Column("cancel", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("ending", sa.Text(), nullable=True))
    op.create_table(
        "removed",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("by", sa.String(length=10), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_removed_table_id")),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_removed")),
    )
    op.create_table(
        "archived",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_archived_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_archived")),
    )
    op.create_table(
        "sanctions",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("person", "kind", name=op.f("pk_sanctions")),
    )
    op.create_table(
        "invitations",
        sa.Column("token", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_invitations")),
    )
    op.create_table(
        "openers",
        sa.Column("invitation", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(
            ["invitation"], ["invitations.token"], name=op.f("fk_openers_invitation")
        ),
        sa.PrimaryKeyConstraint("invitation", "person", name=op.f("pk_openers")),
    )
    op.create_table(
        "host_deeds",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("deed", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("table_id", sa.String(length=32), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_host_deeds")),
    )
