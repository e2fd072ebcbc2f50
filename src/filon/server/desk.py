"""The desk of a table: its work is done here, one thing after the other.

No connection owns that work. Whoever asks for something may go away at any moment: it is done or
not done, never half. What is written comes first, memory follows, then everybody is told.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from structlog import get_logger

from filon.server.clock import now
from filon.server.metrics import MOVES
from filon.server.onlooker import Onlooker, deliver
from filon.table.change import Change
from filon.table.following import can_follow, following
from filon.table.journal import ACT
from filon.table.refusal import Refusal
from filon.table.store import Conflict, Store
from filon.table.table import Table

LOG = get_logger()
T = TypeVar("T")
LOBBY_SECONDS = 0.1  # comings and goings are told together
LOOK_SECONDS = 1.0  # that somebody may seem to be here who is not
TRIES = 20  # of a command that others at other processes were faster with

Command = Callable[[Table], Change]
Work = Callable[[], Awaitable[Any]]


class Faster(Refusal):
    """Somebody at another process was."""

    def __init__(self, problem: Conflict) -> None:
        super().__init__("stale", f"somebody else was faster: {problem}")


class Desk:
    def __init__(
        self, table: Table, store: Store, reload: Callable[[str], Awaitable[Table]]
    ) -> None:
        self.table = table
        self.store = store
        self.changed_at = 0.0  # by the loop's clock
        self.on_change: list[Callable[[Desk], None]] = []
        self.on_presence: list[Callable[[Desk], None]] = []
        self.on_leave: list[Callable[[str], None]] = []  # told the guest's id
        self._moves = MOVES.labels(table.game.name)
        self._reload = reload
        self._waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self._task: asyncio.Task[None] | None = None
        self._is_doubtful = False  # memory and database may differ
        self._is_behind = False  # somebody else has written, and we are about to read it
        self._has_more = True  # than the journal, for all we know
        self._looked_around = 0.0
        self._lobby: asyncio.TimerHandle | None = None

    # -- work -----------------------------------------------------------------------------

    async def do(self, command: Command) -> Change:
        """Carries a command out, all of it or nothing. Where somebody at another process was
        faster, it is asked again of the table as it is then, as if it had waited here."""
        for _ in range(TRIES):
            try:
                change: Change = await self.run(lambda: self._carry_out(command))
                return change
            except Faster:
                continue
        raise Refusal("stale", "others were faster, again and again")

    def run(self, work: Callable[[], Awaitable[T]]) -> asyncio.Future[T]:
        """In the desk's own time; nobody needs to wait for the answer."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        return done

    @property
    def is_busy(self) -> bool:
        return bool(self._waiting) or (self._task is not None and not self._task.done())

    async def finish(self) -> None:
        """Until nothing is left to do."""
        while self._task is not None and not self._task.done():
            await asyncio.wait([self._task])

    async def _work(self) -> None:
        while self._waiting:
            work, done = self._waiting.pop(0)
            try:
                result = await self._surely(work)
            except Exception as problem:
                if not isinstance(problem, Refusal):
                    LOG.exception("unexpected", table=self.table.id)
                if not done.done():
                    done.set_exception(problem)
                    done.exception()  # nobody may be waiting for it any more
            else:
                if not done.done():
                    done.set_result(result)

    async def _surely(self, work: Callable[[], Awaitable[T]]) -> T:
        """Work on a table that is what the database says."""
        if self._is_doubtful:
            await self._read_again()
        try:
            return await work()
        except Conflict as problem:
            await self._doubt(self._follow)
            raise Faster(problem) from problem
        except Refusal as refusal:
            if refusal.problem == "server":
                await self._doubt()
            raise
        except Exception:
            await self._doubt()
            raise

    async def _doubt(self, look: Work | None = None) -> None:
        """A write whose end nobody knows, or somebody else's: what does the database say?"""
        self._is_doubtful = True
        with contextlib.suppress(Refusal):  # asked again before the next thing is done
            await (look or self._read_again)()
            self._is_doubtful = False

    async def _carry_out(self, command: Command) -> Change:
        change = command(self.table)
        if not change.is_empty:
            await self.store.append((self.table, change))
            self.adopt(change)
        return change

    def adopt(self, change: Change) -> None:
        """What was written becomes true, and everybody is told."""
        acts = [entry for entry in change.entries if entry.kind == ACT]
        if acts:
            self._moves.inc(len(acts))
        self._adopt(change)

    def _adopt(self, change: Change) -> None:
        self.table.adopt(change)
        self.changed_at = asyncio.get_running_loop().time()
        if self.table.gallery.presence_changed:
            self._tell_lobby()
        deliver(self.table.gallery.news(change))
        if change.clock is not None and (self.table.clock.terms or change.clock.calls):
            self._tell_clocks()
        self.noticed()

    def noticed(self) -> None:
        for listener in self.on_change:
            listener(self)

    async def _read_again(self, surely: bool = False) -> None:
        table = await self._reload(self.table.id)
        self._is_doubtful = False
        if not surely and _is_same(table, self.table):
            return
        viewers, self.table.gallery.viewers = self.table.gallery.viewers, []
        table.gallery.elsewhere = self.table.gallery.elsewhere
        self.table = table
        for viewer in viewers:
            table.gallery.enter(viewer)
        self._tell_lobby()
        deliver(table.gallery.news())
        self._tell_clocks()
        self.noticed()

    # -- what others write ----------------------------------------------------------------

    def hear(self, n: int, more: bool) -> asyncio.Future[None] | None:
        """Somebody else has written: there are so many entries, or more than the journal tells."""
        self._has_more |= more
        if self._is_behind or not (more or n > self.table.n):
            return None
        self._is_behind = True
        return self.run(self._catch_up)

    async def catch_up(self) -> None:
        """Until we know what was written before this was asked for."""
        await self.run(self._follow)

    async def _catch_up(self) -> None:
        """Most who write only move; who is here is looked at now and then all the same."""
        self._is_behind = False  # what is written from now on is told anew
        await self._read_on()
        long_ago = asyncio.get_running_loop().time() - self._looked_around > LOOK_SECONDS
        if self._has_more or long_ago:
            await self._look_around()

    async def _follow(self) -> None:
        await self._read_on()
        await self._look_around()

    async def _read_on(self) -> None:
        table = self.table
        entries = await self.store.entries(table.id, table.n - 1)
        if entries and can_follow(table, entries):
            try:
                self._adopt(following(table, entries))
            except Exception as problem:
                LOG.warning("not followed", table=table.id, reason=str(problem))
                await self._read_again(surely=True)
        elif entries:
            await self._read_again()

    async def _look_around(self) -> None:
        """What others said, where they went on, who is here."""
        self._has_more, self._looked_around = False, asyncio.get_running_loop().time()
        table = self.table
        others = await self.store.others(table.id, table.said)
        table.gallery.presence_changed |= others.elsewhere != table.gallery.elsewhere
        table.gallery.elsewhere = others.elsewhere
        change = Change(chat=others.chat)
        if others.rematch != table.rematch:
            change.header = {"rematch": others.rematch}
        if not change.is_empty:
            self._adopt(change)
        elif table.gallery.presence_changed:
            self._tell_lobby()

    # -- those who look -------------------------------------------------------------------

    def enter(self, viewer: Onlooker) -> None:
        self.table.gallery.enter(viewer)
        deliver([(viewer, self.table.gallery.welcome(viewer, now()))])
        self._tell_lobby_soon()
        self.noticed()

    def leave(self, viewer: Onlooker) -> None:
        if viewer in self.table.gallery.viewers:
            self.table.gallery.leave(viewer)
        for listener in self.on_leave:
            listener(viewer.guest)
        self._tell_lobby_soon()

    def show(self, viewer: Onlooker) -> None:
        """The present position, though nothing may have changed."""
        deliver([(viewer, self.table.gallery.news_for(viewer, again=True))])

    def _tell_lobby_soon(self) -> None:
        if self._lobby is None:
            loop = asyncio.get_running_loop()
            self._lobby = loop.call_later(LOBBY_SECONDS, self._tell_lobby)

    def _tell_lobby(self) -> None:
        if self._lobby is not None:
            self._lobby.cancel()
            self._lobby = None
        deliver(self.table.gallery.lobby_news())
        for listener in self.on_presence:
            listener(self)

    def _tell_clocks(self) -> None:
        if self.table.status == "running":
            deliver(self.table.gallery.clock_news(now()))

    # -- what people ask for --------------------------------------------------------------

    async def act(self, viewer: Onlooker, seat: int, version: int, words: str) -> None:
        def command(table: Table) -> Change:
            table.asked_by(viewer, seat, version)
            return table.act(seat, words, now())

        await self._answer(viewer, command)

    async def undo(self, viewer: Onlooker, seat: int, version: int, all_of_it: bool) -> None:
        def command(table: Table) -> Change:
            table.asked_by(viewer, seat, version)
            return table.undo(viewer.guest, all_of_it, now())

        await self._answer(viewer, command)

    async def _answer(self, viewer: Onlooker, command: Command) -> None:
        """What the viewer is shown next counts as the answer once it is one: done or refused."""
        expected = viewer.answers + 1

        def counted(table: Table) -> Change:
            change = command(table)
            happens = change.adopt

            def adopt() -> None:
                viewer.answers += 1
                happens()

            change.adopt = adopt
            return change

        try:
            await self.do(counted)
        except Refusal:
            viewer.answers = max(viewer.answers, expected)
            raise

    async def say(self, viewer: Onlooker, text: str) -> None:
        await self.do(lambda table: table.say(viewer.guest, viewer.person.name, text, now()))


def _is_same(one: Table, other: Table) -> bool:
    """Every change adds to the journal or the chat, or points to a rematch."""
    return (one.n, one.said, one.rematch) == (other.n, other.said, other.rematch)
