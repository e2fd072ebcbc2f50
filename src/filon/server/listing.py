"""Public tables, as the first page lists them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Select, select

from filon.server.schema import seats, tables
from filon.server.store import SqlStore
from filon.server.wire import TableCard
from filon.table.chairs import names_of

LISTED: Final = 60  # at most


async def public_tables(store: SqlStore) -> list[TableCard]:
    """Those one can join first, then those one can watch."""
    waiting, running = await store.read(_newest("open"), _newest("running"))
    rows = [*waiting, *running][:LISTED]
    sitting = seats.c.table_id.in_([row.id for row in rows])
    (chairs,) = await store.read(select(seats).where(sitting).order_by(seats.c.seat))
    company = by_table(chairs)
    return [_card(row, company[row.id]) for row in rows]


def by_table(chairs: Iterable[Any]) -> dict[str, list[Any]]:
    """Who sits where, in the order given; nobody at a table that is not named."""
    company: dict[str, list[Any]] = defaultdict(list)
    for chair in chairs:
        company[chair.table_id].append(chair)
    return company


def _newest(status: str) -> Select[Any]:
    """As they stand in the index, so that as many are read as are shown."""
    found = select(tables.c.id, tables.c.game, tables.c.status, tables.c.created)
    found = found.where(tables.c.public, tables.c.status == status)
    return found.order_by(tables.c.created.desc()).limit(LISTED)


def _card(row: Any, chairs: list[Any]) -> TableCard:
    return TableCard(
        id=row.id,
        game=row.game,
        status=row.status,
        names=[name for name in names_of(chairs) if name],
        open_seats=sum(1 for chair in chairs if not chair.guest and not chair.bot),
        created=row.created,
    )
