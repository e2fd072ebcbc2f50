"""Games put straight into a database, in rows as the first release wrote them.

Whatever comes later finds such games and goes on with them, so this works with any schema.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from filon.core.match import Match

TABLE = """INSERT INTO tables VALUES
    (:id, :game, :version, :options, 0, 'running', :host, :key, :opening, '', :at)"""
SEAT = "INSERT INTO seats VALUES (?, ?, ?, ?, ?, 0)"
LOG = "INSERT INTO log VALUES (?, ?, ?, ?, ?)"
KEY = "ab" * 32
GUEST = "INSERT INTO guests VALUES (?, ?, ?, ?)"
LONG_AGO = "2026-01-01T00:00:00+00:00"


@dataclass
class Chair:
    guest: str = ""
    name: str = ""
    bot: str = ""


def clear(database: Path) -> None:
    """People stay, tables go."""
    with sqlite3.connect(database) as connection:
        for name in ("chat", "log", "seats", "tables"):
            connection.execute(f"DELETE FROM {name}")


def lay(database: Path, table: str, match: Match, chairs: list[Chair], host: str) -> None:
    """Puts a game that goes on into a database of the first release."""
    row = {
        "id": table,
        "game": match.game.name,
        "version": match.game.version,
        "options": json.dumps(match.options),
        "host": host,
        "key": KEY,
        "opening": json.dumps(match.opening),
        "at": LONG_AGO,
    }
    seats = [(table, n, chair.guest, chair.name, chair.bot) for n, chair in enumerate(chairs)]
    entries = [
        (table, n, entry.seat, match.game.say(entry.action), " ".join(map(str, entry.said)))
        for n, entry in enumerate(match.log)
    ]
    with sqlite3.connect(database) as connection:
        connection.execute(TABLE, row)
        connection.executemany(SEAT, seats)
        connection.executemany(LOG, entries)


def invite(database: Path, tokens: Iterable[str]) -> None:
    """Guests, known by a token each, which is their id and name too."""
    rows = [(t, hashlib.sha256(t.encode()).hexdigest(), t, LONG_AGO) for t in tokens]
    with sqlite3.connect(database) as connection:
        connection.executemany(GUEST, rows)
