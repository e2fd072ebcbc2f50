"""A pooler that hands every transaction to another session is refused: LISTEN, prepared statements
and the number of our own session would be somebody else's."""

from __future__ import annotations

import asyncio
from typing import Final

import asyncpg

from filon.core.errors import FilonError

SECONDS: Final = 5.0
REFUSED: Final = (
    "the database is behind a transaction pooler: its sessions change under us, so nobody could "
    "hear of moves made elsewhere; name PostgreSQL itself, or let the pooler pool sessions "
    "(pool_mode = session)"
)


async def demand_own_session(dsn: str) -> None:
    """While somebody else holds the session that we had, a pooler must give us another one."""
    ours = await asyncpg.connect(dsn, timeout=SECONDS, statement_cache_size=0)
    other = await asyncpg.connect(dsn, timeout=SECONDS, statement_cache_size=0)
    try:
        async with asyncio.timeout(SECONDS):
            before = await _session(ours)
            async with other.transaction():
                await other.execute("SELECT 1")
                if await _session(ours) != before:
                    raise FilonError(REFUSED)
    except TimeoutError:  # a pool of one
        raise FilonError(REFUSED) from None
    finally:
        ours.terminate()
        other.terminate()


async def _session(connection: asyncpg.Connection) -> int:
    async with connection.transaction():
        found: int = await connection.fetchval("SELECT pg_backend_pid()")
    return found
