"""Clocks, results, sessions, codes, ratings, and what keeps order."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

GUEST = sa.String(24)
MOMENT = sa.String(32)
RESULT = sa.JSON(none_as_null=True)


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.String(40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("waiting", sa.JSON))
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.add_column("tables", sa.Column("ended", MOMENT, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("result", sa.JSON))
    never = sa.false()
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=never))
    op.add_column("chat", sa.Column("guest", GUEST, nullable=False, server_default=""))
    _people()
    _order()
    _ratings()
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_index("tables_by_end", "tables", ["rated", "ended"])
    _results()


def _people() -> None:
    """Somebody may come from several devices: the token moves to a table of its own."""
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("guest", GUEST, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.Column("seen", MOMENT, nullable=False),
    )
    op.create_index("sessions_by_guest", "sessions", ["guest"])
    op.execute(
        "INSERT INTO sessions (token_hash, guest, device, created, seen) "
        "SELECT token_hash, id, '', created, created FROM guests"
    )
    with op.batch_alter_table("guests") as guests:
        guests.drop_column("token_hash")
        guests.add_column(sa.Column("seen", MOMENT, nullable=False, server_default=""))
        guests.add_column(sa.Column("mail", sa.String(254), nullable=False, server_default=""))
    op.execute("UPDATE guests SET seen = created")
    op.create_index("guests_by_mail", "guests", ["mail"])
    op.create_table(
        "codes",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", GUEST, nullable=False),
        sa.Column("mail", sa.String(254), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table("used_codes", sa.Column("hash", sa.String(64), primary_key=True))


def _order() -> None:
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("lost", sa.BigInteger, nullable=False),
    )
    op.execute("INSERT INTO pulse (id, at, lost) VALUES (1, 0, 0)")
    op.create_table(
        "avoided",
        sa.Column("guest", GUEST, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("other", GUEST, primary_key=True),
        sa.Column("how", sa.String(8), nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("guest", GUEST, nullable=False),
        sa.Column("other", GUEST, nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", MOMENT, nullable=False),
    )


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("who", sa.String(48), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "rated_seats",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("who", sa.String(48), nullable=False),
        sa.Column("before", sa.Float, nullable=False),
        sa.Column("after", sa.Float, nullable=False),
    )


def _results() -> None:
    """Of games that are over: the scores, where the journal tells them; who won was not written."""
    connection = op.get_bind()
    rows = connection.execute(
        sa.text(
            "SELECT journal.table_id, journal.words, journal.at FROM journal "
            "JOIN tables ON tables.id = journal.table_id "
            "WHERE tables.status = 'over' AND journal.kind = 'end'"
        )
    )
    tables = sa.table("tables", sa.column("id"), sa.column("ended"), sa.column("result", RESULT))
    for row in rows.all():
        scores = [int(score) for score in row.words.split()]
        result = {"scores": scores, "winners": []} if scores else None
        change = tables.update().where(tables.c.id == row.table_id)
        connection.execute(change.values(ended=row.at, result=result))


def downgrade() -> None:
    raise RuntimeError("several sessions cannot become one again: restore a backup made before")
