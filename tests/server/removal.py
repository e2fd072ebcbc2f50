"""A database of an earlier release in PostgreSQL: the schema of its time, made by our migrations up
to then, and every row of the file."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import JSON, Boolean, Column, Connection, MetaData, Table, insert
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from filon.server.backup import MIGRATIONS
from tests.server.cluster import finished

VERSION = "alembic_version"


def carry_over(file: Path, url: str) -> None:
    finished(_carry_over(file, url))


async def _carry_over(file: Path, url: str) -> None:
    engine = create_async_engine(url.replace("://", "+asyncpg://"), poolclass=NullPool)
    source = sqlite3.connect(file)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_fill, source)
    finally:
        source.close()
        await engine.dispose()


def _fill(connection: Connection, source: sqlite3.Connection) -> None:
    (version,) = source.execute(f"SELECT version_num FROM {VERSION}").fetchone()
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, version)
    found = MetaData()
    found.reflect(connection)
    for table in found.sorted_tables:
        rows = _rows(source, table) if table.name != VERSION else []
        if rows:
            connection.execute(insert(table), rows)


def _rows(source: sqlite3.Connection, table: Table) -> list[dict[str, Any]]:
    names = ", ".join(column.name for column in table.columns)
    return [
        {
            column.name: _value(column, value)
            for column, value in zip(table.columns, row, strict=True)
        }
        for row in source.execute(f"SELECT {names} FROM {table.name}")
    ]


def _value(column: Column[Any], value: Any) -> Any:
    """SQLite keeps JSON as text and truth as a number."""
    if isinstance(column.type, JSON):
        return json.loads(value)
    return bool(value) if isinstance(column.type, Boolean) else value
