"""Games become pictures beside the play: what is settled as soon as there is enough of it, the rest
when a table is quiet or over. A game lost sight of by a kill is taken up again when it is found."""

from __future__ import annotations

import asyncio

from structlog import get_logger

from filon.server.desk import Desk
from filon.server.leases import Alone, Leases
from filon.server.storage import Unwritten
from filon.server.workers import Workers, WorkFailed
from filon.table.film import Scenes, Shot, shot
from filon.table.journal import Entry
from filon.table.play import REACH, REEL, Play
from filon.table.refusal import Refusal
from filon.table.snapshot import Snapshot, Way
from filon.table.store import Conflict, Store

LOG = get_logger()
QUIET = 3.0  # seconds without a change after which the rest is filmed too
PATIENCE = 2.0  # seconds until we look again what another process has filmed


class Filming:
    def __init__(self, store: Store, workers: Workers, leases: Leases | None = None) -> None:
        self._store = store
        self._workers = workers
        self._leases = leases or Alone()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._shown: dict[str, int] = {}  # by table: the number of the last act filmed

    @property
    def is_busy(self) -> bool:
        return bool(self._tasks)

    def look_at(self, desk: Desk) -> None:
        """After every change: is there enough to be filmed?"""
        play = desk.table.scene
        if isinstance(play, Play) and (play.over or _is_settled(play)):
            self._begin(desk, play.over)

    def sweep(self, desks: list[Desk]) -> None:
        """Now and then: tables that have become quiet."""
        moment = asyncio.get_running_loop().time()
        held = {desk.table.id for desk in desks}
        self._shown = {name: n for name, n in self._shown.items() if name in held}
        for desk in desks:
            play = desk.table.scene
            if isinstance(play, Play) and play.numbers and moment - desk.changed_at > QUIET:
                is_new = self._shown.get(desk.table.id) != play.numbers[-1]
                if is_new:
                    self._begin(desk, True)

    def _begin(self, desk: Desk, to_the_end: bool) -> None:
        name = desk.table.id
        if name not in self._tasks:
            self._tasks[name] = asyncio.create_task(self._film(desk, to_the_end))
            self._tasks[name].add_done_callback(lambda _: self._tasks.pop(name, None))

    async def _film(self, desk: Desk, to_the_end: bool) -> None:
        try:
            if not await self._leases.take(desk.table.id):
                await self._watch(desk)
                return
            while await self._film_settled(desk):
                pass
            if to_the_end:
                await self._film_rest(desk)
        except (Refusal, Conflict, Unwritten, WorkFailed) as problem:  # tried again after a change
            LOG.warning("not filmed", table=desk.table.id, reason=str(problem))
        except Exception:
            LOG.exception("not filmed", table=desk.table.id)

    async def _film_settled(self, desk: Desk) -> bool:
        """One full reel, if there is enough for it that nobody can take back any more."""
        play = desk.table.scene
        if not isinstance(play, Play) or not _is_settled(play):
            return False
        first = play.match.before
        play.settled = max(play.settled, first + REEL)
        made = await self._shot(desk, play.way, play.scenes(first, REEL))
        await self._store.keep_reel(desk.table, made, False, made.end)
        await desk.run(lambda: self._settle(desk, made))
        return True

    async def _film_rest(self, desk: Desk) -> None:
        """All that is left, though the last of it may still change."""
        play = desk.table.scene
        if not isinstance(play, Play):
            return
        start, over = play.way, play.over
        acts = play.scenes(play.match.before, len(play.numbers))
        for first in range(0, len(acts) or 1, REEL):
            made = await self._shot(desk, start, acts[first : first + REEL])
            is_last = over and first + REEL >= len(acts)
            await self._store.keep_reel(desk.table, made, is_last, None)
            start = made.end
        self._shown[desk.table.id] = acts[-1].n if acts else -1

    async def _watch(self, desk: Desk) -> None:
        """Another process films the table: what it has filmed, we need not hold any longer."""
        header = await self._store.header(desk.table.id)
        if header.snapshot is not None:
            filmed = header.snapshot
            await desk.run(lambda: self._let_go(desk, filmed))
        play = desk.table.scene
        if isinstance(play, Play) and play.numbers:
            self._shown[desk.table.id] = play.numbers[-1]
        await asyncio.sleep(PATIENCE)

    async def _let_go(self, desk: Desk, filmed: Snapshot) -> None:
        play = desk.table.scene
        if isinstance(play, Play) and filmed.n in play.numbers:
            play.settle(filmed)

    async def _shot(self, desk: Desk, start: Way, acts: list[Entry]) -> Shot:
        table = desk.table
        scenes = Scenes(table.game.name, len(table.chairs), table.options, start, acts)
        made = await self._workers.run(shot, scenes)
        if made.problem:
            raise Refusal("damaged", made.problem)
        return made

    async def _settle(self, desk: Desk, made: Shot) -> None:
        play = desk.table.scene
        if isinstance(play, Play) and play.match.before == made.first:
            play.settle(made.end)

    async def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)


def _is_settled(play: Play) -> bool:
    return len(play.numbers) >= REEL + REACH
