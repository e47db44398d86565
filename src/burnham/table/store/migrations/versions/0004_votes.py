"""Votes on whether a bot sits in for somebody who is away."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("vote", sa.Text(), nullable=True))
