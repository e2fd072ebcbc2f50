"""Statements as SQLite's driver takes them: made once, filled with rows ever after.

Every move is written by one of a few statements. SQLAlchemy would take several times as long to
hand them over as SQLite takes to carry them out, and hold the interpreter meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ClauseElement, Dialect, Executable
from sqlalchemy.engine.interfaces import Compiled
from sqlalchemy.sql.compiler import SQLCompiler

from filon.server.storage import Step, demand_found

Row = dict[str, Any]
LASTING: Final = {"lasting": True}  # of a statement: it is worth preparing


def is_lasting(step: Step) -> bool:
    """Whether a statement said that it is written again and again, and has rows to fill it."""
    statement, rows = step
    return bool(rows) and statement.get_execution_options().get("lasting", False)


class Prepared:
    """One statement for rows that have just these names."""

    def __init__(self, statement: Executable, dialect: Dialect, names: Sequence[str]) -> None:
        assert isinstance(statement, ClauseElement)
        compiled: Compiled = statement.compile(dialect=dialect, column_keys=list(names))
        assert isinstance(compiled, SQLCompiler)
        self.statement = statement  # held, so that its id is not somebody else's
        self.sql = str(compiled)
        self._fills = [
            (name, compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect))
            for name in compiled.positiontup or []
        ]

    def values(self, row: Row) -> list[Any]:
        return [fill(row[name]) if fill else row[name] for name, fill in self._fills]


class Shelf:
    """All statements that were prepared so far."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._made: dict[tuple[int, tuple[str, ...]], Prepared] = {}

    def write(self, connection: Any, steps: Sequence[Step]) -> None:
        """In one transaction of the driver's connection: all of it or nothing."""
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement, rows in steps:
                every = rows if isinstance(rows, list) else [rows]
                made = self._prepared(statement, every[0])
                cursor = connection.executemany(made.sql, [made.values(row) for row in every])
                demand_found(statement, cursor.rowcount)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:  # a full disk has ended it already
                connection.execute("ROLLBACK")
            raise

    def _prepared(self, statement: Executable, row: Row) -> Prepared:
        key = id(statement), tuple(row)
        if key not in self._made:
            self._made[key] = Prepared(statement, self._dialect, key[1])
        return self._made[key]
