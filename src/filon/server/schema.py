"""The database: people, tables, seats, logs in words, chat."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("created", String(32), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),  # open, running, over
    Column("host", String(24), ForeignKey("guests.id"), nullable=False),
    Column("luck_key", String(64), nullable=False),  # secret until the end
    Column("opening", JSON, nullable=False),  # what luck said while setting up
    Column("rematch", String(16), nullable=False),
    Column("created", String(32), nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(24), nullable=False),  # empty for bots and open seats
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("away", Boolean, nullable=False),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("words", String(120), nullable=False),
    Column("said", String, nullable=False),  # what luck said, numbers with spaces
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
)

Index("tables_by_status", tables.c.public, tables.c.status, tables.c.created)
Index("seats_by_guest", seats.c.guest)
