"""Tables know which edition of what is printed they are played with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Those from before are of the standard edition."""
    edition = sa.Column("edition", sa.String(80), nullable=False, server_default="")
    op.add_column("tables", edition)


def downgrade() -> None:
    op.drop_column("tables", "edition")
