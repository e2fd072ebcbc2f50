"""All tables: opened, found again after a restart, listed, let go when nobody looks."""

from __future__ import annotations

import secrets
import time
from typing import Any

import sqlalchemy
from sqlalchemy import ColumnElement, delete, insert, select
from structlog import get_logger

from filon.bots import make
from filon.core.errors import FilonError
from filon.core.game import checked_options, checked_seats
from filon.core.luck import Keyed, Reading
from filon.core.match import Match
from filon.games import NAMES, load
from filon.server import schema
from filon.server.botpool import BotPool
from filon.server.guests import Guest
from filon.server.metrics import TABLES
from filon.server.problems import Refusal
from filon.server.seating import Seat, names_of
from filon.server.storage import Storage
from filon.server.table import Table
from filon.server.wire import ChatLine, NewTable, SeatWish, TableCard

LOG = get_logger()
LISTED = 60  # tables on the home page
IDLE_SECONDS = 600.0  # a table nobody looks at is let go of after that
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


class Tables:
    def __init__(self, storage: Storage, bots: BotPool) -> None:
        self._storage = storage
        self._bots = bots
        self._loaded: dict[str, Table] = {}

    async def open(self, guest: Guest, wish: NewTable) -> Table:
        table = self._laid(guest, wish)
        row = {
            "id": table.id,
            "game": table.game.name,
            "rules_version": table.game.version,
            "options": table.options,
            "public": table.public,
            "status": table.status,
            "host": table.host,
            "luck_key": table.luck_key,
            "opening": [],
            "rematch": "",
            "created": table.created,
        }
        chairs = [seat.row(table.id, n) for n, seat in enumerate(table.seats)]
        steps = [(insert(schema.tables), row), (insert(schema.seats), chairs)]
        await table.write(steps)
        self._keep(table)
        if wish.start:
            async with table.lock:
                await table.start(guest)
        return table

    async def find(self, table_id: str) -> Table:
        if table_id in self._loaded:
            return self._loaded[table_id]
        loaded = await self._load(table_id)
        if table_id not in self._loaded:  # nobody was faster
            self._keep(loaded)
        return self._loaded[table_id]

    async def again(self, table: Table, guest: Guest) -> Table:
        """A rematch: the same game, options and company; asked for twice, it is one table."""
        if table.status != "over":
            raise Refusal("not_running", "a rematch is possible once the game is over")
        if not table.seats_of(guest):
            raise Refusal("not_yours", "a rematch is for those who played")
        async with table.lock:
            if table.rematch:
                return await self.find(table.rematch)
            wish = NewTable(table.game.name, [], dict(table.options), table.public)
            company = [Seat(s.guest, s.name, "" if s.guest else s.bot) for s in table.seats]
            following = await self._open_with(guest, wish, company[1:] + company[:1])
            await table.write([table.changed(rematch=following.id)])
            table.rematch = following.id
            table.tell_lobby()
            return following

    async def _open_with(self, guest: Guest, wish: NewTable, company: list[Seat]) -> Table:
        wish.seats = [SeatWish("open") for _ in company]
        table = await self.open(guest, wish)
        table.seats = company
        await table.write([table.seat_changed(n) for n in range(len(company))])
        if all(seat.bot or seat.guest == guest.id for seat in company):
            async with table.lock:
                await table.start(guest)
        return table

    async def forget(self, table: Table) -> None:
        """A table that everybody left before the game."""
        mine = schema.seats.c.table_id == table.id
        said = schema.chat.c.table_id == table.id
        gone = [delete(schema.seats).where(mine), delete(schema.chat).where(said)]
        gone.append(delete(schema.tables).where(schema.tables.c.id == table.id))
        await table.write([(step, None) for step in gone])
        self._loaded.pop(table.id, None)

    async def listed(self) -> list[TableCard]:
        """Public tables, those one can join first."""
        tables, seats = schema.tables, schema.seats
        found = (
            select(tables.c.id, tables.c.game, tables.c.status, tables.c.created)
            .where(tables.c.public, tables.c.status != "over")
            .order_by(tables.c.status, tables.c.created.desc())
            .limit(LISTED)
        )
        rows = await self._storage.read(found)
        chairs = await self._storage.read(
            select(seats)
            .where(seats.c.table_id.in_([row.id for row in rows]))
            .order_by(seats.c.seat)
        )
        return [_card(row, [chair for chair in chairs if chair.table_id == row.id]) for row in rows]

    async def wake(self) -> None:
        """After a start: games in which a bot is to act go on."""
        tables = schema.tables
        rows = await self._storage.read(select(tables.c.id).where(tables.c.status == "running"))
        for row in rows:
            try:
                (await self.find(row.id)).bots.wake()
            except Exception:
                LOG.exception("a table could not be loaded", table=row.id)

    def let_go(self) -> None:
        """Forgets in memory what nobody has looked at for a while; the database has it."""
        for table in list(self._loaded.values()):
            if table.viewers or table.lock.locked() or table.bots.asked():
                table.idle_since = 0.0
            elif not table.idle_since:
                table.idle_since = time.monotonic()
            elif time.monotonic() - table.idle_since > IDLE_SECONDS:
                del self._loaded[table.id]
        TABLES.set(len(self._loaded))

    def close(self) -> None:
        for table in self._loaded.values():
            for viewer in table.viewers:
                viewer.close()

    def _keep(self, table: Table) -> None:
        self._loaded[table.id] = table
        TABLES.set(len(self._loaded))

    def _laid(self, guest: Guest, wish: NewTable) -> Table:
        try:
            game = load(wish.game)
            checked_seats(game, len(wish.seats))
            options = checked_options(game, wish.options)
            for seat in wish.seats:
                if seat.kind == "bot":
                    make(seat.bot, game, 0)
        except FilonError as problem:
            raise Refusal("bad_request", str(problem)) from problem
        table = Table(_new_id(), game, self._storage, self._bots)
        table.options, table.public, table.host = options, wish.public, guest.id
        table.luck_key = secrets.token_hex(32)
        table.seats = [_seat(wanted, guest) for wanted in wish.seats]
        return table

    async def _load(self, table_id: str) -> Table:
        rows = await self._rows(schema.tables, schema.tables.c.id == table_id[:16])
        if not rows or rows[0].game not in NAMES:
            raise Refusal("not_found", f"no table is called {table_id[:16]!r}")
        row = rows[0]
        table = Table(table_id, load(row.game), self._storage, self._bots)
        table.options, table.public, table.status = row.options, row.public, row.status
        table.host, table.luck_key, table.rematch = row.host, row.luck_key, row.rematch
        table.created = row.created
        chairs = await self._rows(schema.seats, schema.seats.c.table_id == table_id)
        table.seats = [Seat(chair.guest, chair.name, chair.bot, chair.away) for chair in chairs]
        said = await self._rows(schema.chat, schema.chat.c.table_id == table_id)
        table.chat = [ChatLine(line.n, line.name, line.seat, line.text, line.at) for line in said]
        if row.status != "open":
            entries = await self._rows(schema.log, schema.log.c.table_id == table_id)
            table.match = _replayed(table, row, entries)
        return table

    async def _rows(self, source: sqlalchemy.Table, where: ColumnElement[bool]) -> list[Any]:
        """In the order of the key: seats by number, log and chat as they came."""
        found = select(source).where(where).order_by(*source.primary_key.columns)
        return await self._storage.read(found)


def _seat(wanted: SeatWish, guest: Guest) -> Seat:
    seat = Seat()
    if wanted.kind == "me":
        seat.take(guest)
    elif wanted.kind == "bot":
        seat.fill(wanted.bot)
    return seat


def _replayed(table: Table, row: Any, entries: list[Any]) -> Match:
    """The match as the log tells it; its luck goes on where it was."""
    if row.rules_version != table.game.version:
        raise Refusal("server", f"the table was played by rules version {row.rules_version}")
    match = Match(table.game, len(table.seats), Reading(row.opening), table.options)
    drawn = len(row.opening)
    for entry in entries:
        said = [int(number) for number in entry.said.split()]
        match.repeat(entry.seat, entry.words, said)
        drawn += len(said)
    match.continue_with(Keyed(table.luck_key, drawn))
    return match


def _card(row: Any, chairs: list[Any]) -> TableCard:
    return TableCard(
        id=row.id,
        game=row.game,
        status=row.status,
        names=[name for name in names_of(chairs) if name],
        open_seats=sum(1 for chair in chairs if not chair.guest and not chair.bot),
        created=row.created,
    )


def _new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(10))
