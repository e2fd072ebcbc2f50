"""All tables: opened, found again after a restart, let go when nobody looks."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable

from sqlalchemy import exists, select
from structlog import get_logger

from filon.core.errors import FilonError
from filon.core.game import AnyGame, checked_options, checked_seats
from filon.games import load
from filon.server.clock import now
from filon.server.desk import Desk, Faster
from filon.server.guests import NAME_LENGTH, Guest, clean
from filon.server.keys import NewKey, any_key
from filon.server.metrics import TABLES
from filon.server.onlooker import Onlooker
from filon.server.problems import Refusal
from filon.server.schema import seats, tables
from filon.server.storage import Step
from filon.server.store import SqlStore
from filon.server.wire import NewTable, SeatWish
from filon.table.chairs import Chair, of_bot, of_person
from filon.table.change import Change
from filon.table.clock import Clock, read_terms
from filon.table.reading import read_table
from filon.table.rematch import company_of, followed_by
from filon.table.store import Conflict
from filon.table.table import Table

LOG = get_logger()
IDLE_SECONDS = 600.0  # a table nobody looks at is let go of after that
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
ALL_BOTS = 4  # running tables without people that one guest may have

CheckedBot = Callable[[str, AnyGame, int], str]  # of a table with so many seats


class Tables:
    def __init__(self, store: SqlStore, checked_bot: CheckedBot, new_key: NewKey = any_key) -> None:
        self.store = store
        self.on_change: list[Callable[[Desk], None]] = []
        self.on_presence: list[Callable[[Desk], None]] = []
        self.on_leave: list[Callable[[str], None]] = []
        self._is_shared = store.storage.is_shared
        self._checked_bot = checked_bot
        self._new_key = new_key
        self._desks: dict[str, Desk] = {}
        self._coming: dict[str, asyncio.Task[Desk]] = {}
        self._idle_since: dict[str, float] = {}
        self._releases: set[asyncio.Task[None]] = set()

    def desks(self) -> list[Desk]:
        return list(self._desks.values())

    def lose(self, seconds: int) -> None:
        """So long has the house been closed in all."""
        self.store.lost = seconds
        for desk in self.desks():
            desk.table.lost = seconds

    # -- opening --------------------------------------------------------------------------

    async def open(self, guest: Guest, wish: NewTable) -> Desk:
        table = self._laid(guest, wish)
        company = [_chair(wanted, guest) for wanted in wish.seats]
        starts = wish.start and not any(chair.is_open for chair in company)
        if starts and not any(chair.guest for chair in company):
            await self._demand_room_for_bots(guest)
        changes = _first_changes(table, company, guest if starts else None)
        await self.store.lay(table, changes)
        return self._keep(table)

    async def start(self, desk: Desk, guest: Guest) -> None:
        if not any(chair.guest for chair in desk.table.chairs):
            await self._demand_room_for_bots(guest)
        await desk.do(lambda table: table.start(guest.id, now()))

    async def again(self, desk: Desk, guest: Guest) -> Desk:
        """A rematch: the same game, options and company; asked for twice, it is one table."""
        try:
            following = await desk.run(lambda: self._rematch(desk, guest))
        except Faster:
            following = desk.table.rematch
        return await self.find(following)

    async def _rematch(self, desk: Desk, guest: Guest) -> str:
        """Both tables change together or not at all."""
        before = desk.table
        following = Table(_new_id(), before.game, self._new_key(), now())
        pointing = followed_by(before, following.id, guest.id)
        if before.rematch:
            return before.rematch
        following.options, following.public = dict(before.options), before.public
        following.host, following.rated, following.lost = guest.id, before.rated, before.lost
        following.clock = Clock(before.clock.terms)
        company = company_of(before)
        starts = all(chair.bot or chair.guest == guest.id for chair in company)
        changes = _first_changes(following, company, guest if starts else None)
        await self.store.lay(following, changes, (before, pointing))
        self._keep(following)
        desk.adopt(pointing)
        return following.id

    def _laid(self, guest: Guest, wish: NewTable) -> Table:
        try:
            game = load(wish.game)
            checked_seats(game, len(wish.seats))
            options = checked_options(game, wish.options)
            for seat in wish.seats:
                if seat.kind == "bot":
                    self._checked_bot(seat.bot, game, len(wish.seats))
        except FilonError as problem:
            raise Refusal("bad_request", str(problem)) from problem
        table = Table(_new_id(), game, self._new_key(), now())
        table.options, table.public, table.host = options, wish.public, guest.id
        table.rated = wish.rated
        if wish.rated and sum(seat.kind == "me" for seat in wish.seats) > 1:
            raise Refusal("bad_request", "expected one seat for everybody at a rated table")
        table.clock, table.lost = Clock(read_terms(wish.clock)), self.store.lost
        return table

    async def _demand_room_for_bots(self, guest: Guest) -> None:
        """Tables where nobody plays cost thinking time that others need."""
        seated = exists().where(seats.c.table_id == tables.c.id, seats.c.guest != "")
        mine = (tables.c.host == guest.id) & (tables.c.status == "running")
        (rows,) = await self.store.read(select(tables.c.id).where(mine, ~seated).limit(ALL_BOTS))
        if len(rows) >= ALL_BOTS:
            raise Refusal(
                "too_many", f"expected at most {ALL_BOTS} running tables of bots alone for a guest"
            )

    # -- finding --------------------------------------------------------------------------

    async def find(self, table_id: str) -> Desk:
        """Whoever asks first has it read; the reading goes on should they go away. What others
        wrote while it was read, nobody here has heard of: so it is looked at once more."""
        name = table_id[:16]
        if name in self._desks:
            return await self._current(self._desks[name])
        if name not in self._coming:
            self._coming[name] = asyncio.create_task(self._read(name))
        return await self._current(await asyncio.shield(self._coming[name]))

    async def _read(self, table_id: str) -> Desk:
        try:
            return self._keep(await self._table(table_id))
        finally:
            del self._coming[table_id]

    async def _current(self, desk: Desk) -> Desk:
        """As it is now, whoever has changed it."""
        if self._is_shared:
            try:
                await desk.catch_up()
            except Refusal as refusal:
                self.let_go_of_gone(desk, refusal)
                raise
        return desk

    async def _table(self, table_id: str) -> Table:
        try:
            return await read_table(self.store, table_id, now())
        except Conflict:  # it goes over to new rules, and another process was faster
            return await read_table(self.store, table_id, now())

    def _keep(self, table: Table) -> Desk:
        desk = Desk(table, self.store, self._table)
        desk.on_change, desk.on_presence = self.on_change, self.on_presence
        desk.on_leave = self.on_leave
        self._desks[table.id] = desk
        TABLES.set(len(self._desks))
        desk.noticed()
        return desk

    async def forget(self, desk: Desk, guest: Guest) -> None:
        """A table that its host gives up before the game."""
        await desk.run(lambda: self._delete(desk, guest))

    async def _delete(self, desk: Desk, guest: Guest) -> None:
        desk.table.demand_deletable(guest.id)
        await self.store.delete(desk.table)
        self._send_home(desk)

    def _send_home(self, desk: Desk) -> None:
        self._desks.pop(desk.table.id, None)
        for viewer in desk.table.gallery.viewers:
            if isinstance(viewer, Onlooker):
                viewer.close()

    async def leave(self, desk: Desk, guest: Guest) -> None:
        """Seats are given back; a host who goes last takes the table along."""
        if desk.table.is_left_by(guest.id):
            await self.forget(desk, guest)
        else:
            await desk.do(lambda table: table.leave(guest.id, now()))

    async def wake(self) -> None:
        """After a start: games in which a bot may be to act go on, one after the other, and those
        of which nobody knows yet who is asked."""
        with_bots = exists().where(seats.c.table_id == tables.c.id, seats.c.bot != "")
        (rows,) = await self.store.read(
            select(tables.c.id)
            .where(tables.c.status == "running", with_bots | tables.c.waiting.is_(None))
            .order_by(tables.c.created.desc())
        )
        for row in rows:
            try:
                await self.find(row.id)
            except Refusal as refusal:
                LOG.error("a table cannot be read", table=row.id, detail=refusal.detail)

    # -- what other processes write -------------------------------------------------------

    def held(self, table_id: str) -> Desk | None:
        return self._desks.get(table_id)

    def let_go_of_gone(self, desk: Desk, refusal: Refusal) -> None:
        if refusal.problem == "not_found":
            self._send_home(desk)

    # -- letting go -----------------------------------------------------------------------

    def let_go(self) -> None:
        """Forgets in memory what nobody has looked at for a while; the database has it."""
        moment = asyncio.get_running_loop().time()
        for desk in self.desks():
            name = desk.table.id
            if desk.table.gallery.viewers or desk.is_busy or desk.table.bots_to_ask():
                self._idle_since.pop(name, None)
            elif moment - self._idle_since.setdefault(name, moment) > IDLE_SECONDS:
                del self._desks[name], self._idle_since[name]
                self._release(desk.table)
        TABLES.set(len(self._desks))

    def _release(self, table: Table) -> None:
        """A table that needs no keeper has none."""
        needs_one = table.status == "running" and any(chair.bot for chair in table.chairs)
        steps = [] if needs_one else self.store.leases.drop(table.id)
        if steps and self.store.leases.holds(table.id):
            task = asyncio.create_task(self._drop(steps))
            self._releases.add(task)
            task.add_done_callback(self._releases.discard)

    async def _drop(self, steps: list[Step]) -> None:
        with contextlib.suppress(Refusal):  # the next process to need it takes it
            await self.store.write(steps)

    async def close(self) -> None:
        """Everything begun is finished; then the sockets are let go of."""
        for desk in self.desks():
            await desk.finish()
            for viewer in desk.table.gallery.viewers:
                if isinstance(viewer, Onlooker):
                    viewer.close()


def _first_changes(table: Table, company: list[Chair], starts: Guest | None) -> Change:
    """Everybody sits down, and the game begins if everybody is there. A new table is nobody's yet,
    so it may change before it is written."""
    seated = table.seated(company, now())
    table.adopt(seated)
    if starts is None:
        return seated
    begun = table.start(starts.id, now())
    table.adopt(begun)
    entries = seated.entries + begun.entries
    return Change(entries, seated.chairs, begun.header, asks=begun.asks, clock=begun.clock)


def _chair(wanted: SeatWish, guest: Guest) -> Chair:
    if wanted.kind == "me":
        name = clean(wanted.name, NAME_LENGTH) if wanted.name else guest.name
        return of_person(guest.id, name)
    return of_bot(wanted.bot) if wanted.kind == "bot" else Chair()


def _new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(10))
