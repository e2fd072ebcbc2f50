"""Processes that work for the server.

Where there are several, the last one is the express worker: it takes only jobs of the first
rank, so that any crowd of long thoughts leaves a way for the short ones.
"""

from __future__ import annotations

import asyncio
import pickle
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, TypeVar

from filon.server.waiting import FIRST, Job, Waiting
from filon.server.worker import Answer, Gone, Worker, WorkFailed

__all__ = ["FIRST", "RANK", "Closed", "TooSlow", "WorkFailed", "Workers"]

T = TypeVar("T")

RANK: Final = FIRST + 1  # of a job that names none
LIMIT: Final = 60.0  # seconds for a job that names no limit
PAUSES: Final = (0.0, 0.1, 0.5)  # seconds before each try; after the last a job has failed
HOMES: Final = 4096  # keys whose last worker is remembered


class Closed(WorkFailed):
    """The workers have been sent home; there is no use in trying again."""


class TooSlow(WorkFailed):
    """It worked for longer than its limit, and its process was ended."""


class Place:
    """Where a worker sits; a new one comes when it is needed."""

    def __init__(self, nice: int, express: bool) -> None:
        self.express = express
        self.job: Job | None = None
        self.task: asyncio.Task[None] | None = None
        self.worker: Worker | None = None
        self.engine = ""
        self._nice = nice

    async def ask(self, job: Job) -> Answer:
        worker = self.worker
        if worker is None or worker.engine != self.engine or not worker.is_alive():
            self.dismiss()
            worker = self.worker = Worker(self._nice, self.engine)
        return await worker.ask(job.task, job.limit)

    def dismiss(self) -> None:
        if self.worker is not None:
            self.worker.kill()
        self.worker = None


class Workers:
    def __init__(self, count: int, nice: int = 0) -> None:
        self._places = [Place(nice, express=0 < n == count - 1) for n in range(count)]
        self._homes: OrderedDict[str, Place] = OrderedDict()
        self._waiting = Waiting()
        self._closed = False

    @property
    def busy(self) -> int:
        return sum(place.job is not None for place in self._places)

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @property
    def pids(self) -> list[int]:
        return [place.worker.pid for place in self._places if place.worker is not None]

    def use(self, engine: str) -> None:
        """From now on new processes come from there; those at work finish what they do."""
        for place in self._places:
            place.engine = engine
            if place.job is None:
                place.dismiss()

    async def run(
        self,
        job: Callable[..., T],
        *arguments: Any,
        rank: int = RANK,
        key: str = "",
        limit: float = LIMIT,
    ) -> T:
        """What the job, a function of some module, returns or raises in another process.

        When its process dies it is tried again on a new one, a few times, then it is
        `WorkFailed`; so it is as soon as it works for more than `limit` seconds. One with a key
        goes to the worker that had the key last, if that is idle. Cancelling is always safe.
        """
        wanted = Job(pickle.dumps((job, arguments)), rank, key, limit)
        if self._closed:
            raise _closed()
        self._waiting.join(wanted)
        self._assign()
        try:
            result: T = await wanted.future
        finally:
            self._waiting.leave(wanted)
        return result

    def close(self) -> None:
        """Ends all processes at once, whatever they think about."""
        self._closed = True
        left = [place.job for place in self._places if place.job is not None]
        for place in self._places:
            place.dismiss()
            if place.task is not None:
                place.task.cancel()
        for job in [*left, *self._waiting.clear()]:
            job.settle(Answer(False, _closed()))

    def _assign(self) -> None:
        """Gives jobs to idle workers until there are no more of one or the other."""
        while not self._closed and (idle := [place for place in self._places if not place.job]):
            job = self._waiting.next(express=all(place.express for place in idle))
            if job is None:
                return
            place = self._place_for(job, idle)
            place.job = job
            place.task = asyncio.create_task(self._serve(place, job))

    def _place_for(self, job: Job, idle: list[Place]) -> Place:
        fit = [place for place in idle if job.rank == FIRST or not place.express]
        home = self._homes.pop(job.key, fit[-1])
        place = home if home in fit else fit[-1]
        if job.key:
            self._homes[job.key] = place
        if len(self._homes) > HOMES:
            self._homes.popitem(last=False)
        return place

    async def _serve(self, place: Place, job: Job) -> None:
        try:
            job.settle(await _tried(place, job))
        except Exception as problem:
            job.settle(Answer(False, problem))
        finally:
            place.job = None
            self._assign()


async def _tried(place: Place, job: Job) -> Answer:
    for pause in PAUSES:
        await asyncio.sleep(pause)
        if job.is_dropped:
            break
        try:
            return await place.ask(job)
        except TimeoutError:
            place.dismiss()
            raise TooSlow(f"not done within {job.limit:g} s") from None
        except (Gone, OSError):
            place.dismiss()
    raise WorkFailed(f"its process died {len(PAUSES)} times")


def _closed() -> Closed:
    return Closed("the workers have been sent home")
