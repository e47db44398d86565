"""Consent, former players, how games ended, tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    no = sa.false()
    op.add_column("people", sa.Column("consent", sa.Boolean(), nullable=False, server_default=no))
    op.add_column("people", sa.Column("gone", sa.Double()))
    op.add_column("seats", sa.Column("former", sa.Boolean(), nullable=False, server_default=no))
    op.add_column(
        "seats", sa.Column("consent", sa.String(length=3), nullable=False, server_default="")
    )
    # Games that were over before have neither; the server works them out when it starts.
    op.add_column("tables", sa.Column("ranks", sa.Text(), nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("ended", sa.Double()))
    op.add_column("tables", sa.Column("erased", sa.Integer(), nullable=False, server_default="0"))
    op.add_column(
        "tables", sa.Column("tournament", sa.String(length=32), nullable=False, server_default="")
    )
    _create_tournaments()


def _create_tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("clock", sa.String(length=20), nullable=False),
        sa.Column("system", sa.String(length=10), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_tournaments_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_table(
        "tournament_entries",
        sa.Column("tournament", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_tournament_entries_tournament")
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_tournament_entries_person")
        ),
        sa.PrimaryKeyConstraint("tournament", "person", name=op.f("pk_tournament_entries")),
    )
    op.create_table(
        "tournament_tables",
        sa.Column("tournament", sa.String(length=32), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("people", sa.Text(), nullable=False),
        sa.Column("table_id", sa.String(length=32)),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name=op.f("fk_tournament_tables_tournament")
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_tournament_tables_table_id")
        ),
        sa.PrimaryKeyConstraint("tournament", "round", "number", name=op.f("pk_tournament_tables")),
    )
