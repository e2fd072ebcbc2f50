"""Several processes: who is alive, who keeps which table, who looks at it, what was spent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("holder", sa.String(16), nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("holder", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(24), primary_key=True),
    )
    op.create_table(
        "quotas",
        sa.Column("name", sa.String(120), primary_key=True),
        sa.Column("spent", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("leases_by_holder", "leases", ["holder"])
    if op.get_bind().dialect.name == "postgresql":  # games of bots that wait for a keeper
        op.execute(
            "INSERT INTO leases (table_id, holder) SELECT id, '' FROM tables WHERE status = "
            "'running' AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND bot <> '')"
        )


def downgrade() -> None:
    for name in ("quotas", "presence", "leases", "processes"):
        op.drop_table(name)
