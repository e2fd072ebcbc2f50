"""Logs become journals that only grow; snapshots and reels beside them."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("words", sa.String(400), nullable=False),
        sa.Column("said", sa.String, nullable=False),
        sa.Column("told", sa.String(16), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("length", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("drawn", sa.Integer, nullable=False),
        sa.Column("heard", sa.JSON, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "reels",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("first", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("heard", sa.JSON, nullable=False),
        sa.Column("last", sa.Boolean, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.add_column("tables", sa.Column("note", sa.String(400), nullable=False, server_default=""))
    op.create_index("tables_by_host", "tables", ["host", "status"])
    _carry_over()
    op.drop_table("log")
    op.drop_column("tables", "opening")


def _carry_over() -> None:
    """What luck said at the start becomes entry 0, the log follows, then the end. Who sat down when
    was not written before; the seats know who sits there now."""
    connection = op.get_bind()
    begun = connection.execute(
        sa.text("SELECT id, opening, created, status FROM tables WHERE status != 'open'")
    )
    insert = sa.text(
        "INSERT INTO journal (table_id, n, kind, seat, words, said, told, at) "
        "VALUES (:id, :n, :kind, -1, '', :said, '', :at)"
    )
    for row in begun.all():
        numbers = json.loads(row.opening) if isinstance(row.opening, str) else row.opening
        said = " ".join(str(number) for number in numbers)
        start = {"id": row.id, "n": 0, "kind": "start", "said": said, "at": row.created}
        connection.execute(insert, start)
    connection.execute(
        sa.text(
            "INSERT INTO journal (table_id, n, kind, seat, words, said, told, at) "
            "SELECT log.table_id, log.n + 1, 'act', log.seat, log.words, log.said, '', "
            "tables.created FROM log JOIN tables ON tables.id = log.table_id"
        )
    )
    connection.execute(
        sa.text(
            "INSERT INTO journal (table_id, n, kind, seat, words, said, told, at) "
            "SELECT journal.table_id, max(journal.n) + 1, 'end', -1, '', '', '', tables.created "
            "FROM journal JOIN tables ON tables.id = journal.table_id "
            "WHERE tables.status = 'over' GROUP BY journal.table_id, tables.created"
        )
    )


def downgrade() -> None:
    raise RuntimeError("a journal cannot become a log again: restore a backup made before")
