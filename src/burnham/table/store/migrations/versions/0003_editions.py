"""Tables with components of one's own."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    # Tables of an older time are played with the components as printed.
    op.add_column("tables", sa.Column("edition", sa.Text(), nullable=True))
