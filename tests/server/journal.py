"""What a database holds of a game, whatever its schema."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.cluster import IS_POSTGRES, fetch, url_of


def rows(database: Path, sql: str, **values: Any) -> list[Any]:
    """Of SQLite's file, or of the database that stands for it."""
    if IS_POSTGRES:
        return fetch(url_of(database), sql, **values)
    with closing(sqlite3.connect(database)) as connection, connection:
        return connection.execute(sql, values).fetchall()


def standing(database: Path, table: str) -> list[str]:
    """The words of all actions of a game, in order, without those taken back."""
    if not _has_journal(database):
        found = "SELECT n, words FROM log WHERE table_id = :id ORDER BY n"
        log = rows(database, found, id=table)
        assert [n for n, _ in log] == list(range(len(log))), "a hole in the log"
        return [words for _, words in log]
    found = "SELECT n, kind, words FROM journal WHERE table_id = :id ORDER BY n"
    entries = rows(database, found, id=table)
    first = entries[0][0] if entries else 0
    assert [n for n, _, _ in entries] == list(range(first, first + len(entries))), "a hole"
    undone = {int(n) for _, kind, words in entries if kind == "undo" for n in words.split()}
    return [words for n, kind, words in entries if kind == "act" and n not in undone]


def tables_of(database: Path, guest: str) -> set[str]:
    """All tables that somebody opened."""
    found = rows(database, "SELECT id FROM tables WHERE host = :guest", guest=guest)
    return {table for (table,) in found}


def garble(database: Path, table: str) -> None:
    """Damages one action of a game."""
    source = "journal" if _has_journal(database) else "log"
    acts = "AND kind = 'act'" if source == "journal" else ""
    middle = f"SELECT n FROM {source} WHERE table_id = :id {acts} ORDER BY n LIMIT 1 OFFSET 2"
    damage = f"UPDATE {source} SET words = :words WHERE table_id = :id AND n = ({middle})"
    changed = rows(database, f"{damage} RETURNING n", id=table, words="st\1ep ∞")
    assert len(changed) == 1


def _has_journal(database: Path) -> bool:
    if IS_POSTGRES:
        return True
    return bool(rows(database, "SELECT 1 FROM sqlite_master WHERE name = 'journal'"))
