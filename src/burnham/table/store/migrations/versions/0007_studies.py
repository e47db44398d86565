"""Tables that begin with a position instead of a deal."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    # Tables of an older time were all dealt.
    op.add_column("tables", sa.Column("study", sa.Text(), nullable=True))
