"""Jobs that wait for a worker, and which of them is next."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from filon.server.worker import Answer

FIRST: Final = 0  # the rank that nobody goes before
TURNS: Final = 8


class Job:
    def __init__(self, task: bytes, rank: int, key: str, limit: float) -> None:
        self.task = task
        self.rank = rank
        self.key = key
        self.limit = limit
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    @property
    def is_dropped(self) -> bool:
        """Whether nobody waits for it any more."""
        return self.future.done()

    def settle(self, answer: Answer) -> None:
        if self.is_dropped:
            return
        if answer.done:
            self.future.set_result(answer.value)
        else:
            self.future.set_exception(answer.value)


class Waiting:
    """The lowest rank goes first, then who came first. Nobody waits for ever: one start in
    `TURNS` is for whoever has waited longest, whatever the rank."""

    def __init__(self) -> None:
        self._jobs: dict[Job, None] = {}  # in the order of arrival
        self._turn = 0

    def __len__(self) -> int:
        return len(self._jobs)

    def join(self, job: Job) -> None:
        self._jobs[job] = None

    def leave(self, job: Job) -> None:
        """Also when it is no longer waiting."""
        self._jobs.pop(job, None)

    def next(self, express: bool = False) -> Job | None:
        """Takes one away; for the express worker, only one of the first rank."""
        if not self._jobs:
            return None
        job = self._of_least_rank() if express else self._of_this_turn()
        if express and job.rank > FIRST:
            return None
        self.leave(job)
        return job

    def clear(self) -> list[Job]:
        """All of them, sent away."""
        left = list(self._jobs)
        self._jobs.clear()
        return left

    def _of_this_turn(self) -> Job:
        self._turn = (self._turn + 1) % TURNS
        return self._of_least_rank() if self._turn else next(iter(self._jobs))

    def _of_least_rank(self) -> Job:
        return min(self._jobs, key=lambda job: job.rank)
