"""What every move writes, past SQLAlchemy: all of it or nothing, and the reason as it was."""

from __future__ import annotations

import sqlite3

import pytest
from sqlalchemy import Column, Integer, MetaData, String, Table, bindparam, insert, update
from sqlalchemy.dialects import sqlite

from filon.server.prepared import Shelf
from filon.table.store import Conflict

LEDGER = Table(
    "ledger", MetaData(), Column("n", Integer, primary_key=True), Column("words", String)
)
ENTER = insert(LEDGER)
CHANGE = update(LEDGER).where(LEDGER.c.n == bindparam("of"))


@pytest.fixture
def ledger() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    connection.execute("CREATE TABLE ledger (n INTEGER PRIMARY KEY, words TEXT)")
    return connection


@pytest.fixture
def shelf() -> Shelf:
    return Shelf(sqlite.dialect())


def kept(ledger: sqlite3.Connection) -> list[int]:
    return [n for (n,) in ledger.execute("SELECT n FROM ledger ORDER BY n")]


def test_rows_of_several_statements_are_written_together(
    ledger: sqlite3.Connection, shelf: Shelf
) -> None:
    rows = [{"n": 1, "words": "a"}, {"n": 2, "words": "b"}]
    shelf.write(ledger, [(ENTER, rows), (CHANGE, {"of": 2, "words": "c"})])
    assert ledger.execute("SELECT n, words FROM ledger").fetchall() == [(1, "a"), (2, "c")]


def test_a_number_taken_leaves_nothing(ledger: sqlite3.Connection, shelf: Shelf) -> None:
    shelf.write(ledger, [(ENTER, {"n": 1, "words": "a"})])
    with pytest.raises(sqlite3.IntegrityError):
        shelf.write(ledger, [(ENTER, [{"n": 2, "words": "b"}, {"n": 1, "words": "c"}])])
    assert kept(ledger) == [1]
    shelf.write(ledger, [(ENTER, {"n": 2, "words": "b"})])  # the connection is as good as before
    assert kept(ledger) == [1, 2]


def test_what_is_not_there_cannot_be_changed(ledger: sqlite3.Connection, shelf: Shelf) -> None:
    steps = [(ENTER, {"n": 1, "words": "a"}), (CHANGE, {"of": 7, "words": "b"})]
    with pytest.raises(Conflict):
        shelf.write(ledger, steps)
    assert kept(ledger) == []


def test_a_full_disk_is_called_so(ledger: sqlite3.Connection, shelf: Shelf) -> None:
    ledger.execute("PRAGMA max_page_count = 3")
    with pytest.raises(sqlite3.OperationalError, match="full"):
        shelf.write(ledger, [(ENTER, {"n": 1, "words": "a" * 100_000})])
    assert kept(ledger) == []
