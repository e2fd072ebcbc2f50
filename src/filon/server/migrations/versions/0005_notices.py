"""How people are reached when they are not here, and what they are about to be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("secrets", sa.JSON, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("every", sa.Integer, nullable=False),
    )
    op.create_table(
        "outbox",
        sa.Column("channel", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False, unique=True),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("due", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("handing", sa.Boolean, nullable=False),
        sa.Column("holder", sa.String(16), nullable=False),
        sa.Column("until", sa.Integer, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.String(100), nullable=False),
    )
    op.create_index("channels_by_guest", "channels", ["guest"])
    op.create_index("outbox_by_due", "outbox", ["due"])
    op.create_index("outbox_by_guest", "outbox", ["guest"])


def downgrade() -> None:
    for name in ("keys", "outbox", "channels"):
        op.drop_table(name)
