"""Workers: real processes that are asked, killed, overdue, sent home and left behind."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
import uvloop

from filon.server.waiting import FIRST, TURNS
from filon.server.workers import Closed, Workers, WorkFailed
from tests.server import errands

T = TypeVar("T")
ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0


def run(story: Coroutine[Any, Any, T]) -> T:
    """On the loop that the server has."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(asyncio.wait_for(story, PATIENCE))


@asynccontextmanager
async def hired(count: int, nice: int = 0) -> AsyncIterator[Workers]:
    workers = Workers(count, nice)
    try:
        yield workers
    finally:
        workers.close()


def lines(book: Path) -> list[str]:
    return book.read_text().split() if book.exists() else []


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.01)


def is_running(pid: int) -> bool:
    """A zombie is not: there may be nobody to take it away."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


class Gate:
    """Keeps a worker busy until it is opened."""

    def __init__(self, workers: Workers, path: Path) -> None:
        self._workers, self._path = workers, path
        self.book = path.with_suffix(".book")

    async def hold(self, **how: Any) -> asyncio.Task[str]:
        """A job that has certainly begun."""
        before = len(lines(self.book))
        task = asyncio.create_task(self._workers.run(errands.wait_at, self._path, **how))
        await until(lambda: len(lines(self.book)) > before)
        return task

    def open(self) -> None:
        self._path.touch()


# -- one job ----------------------------------------------------------------------------------


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_a_job_is_done_in_another_process(loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def story() -> None:
        async with hired(1, nice=3) as workers:
            assert workers.pids == []
            assert await workers.run(errands.double, 21) == 42
            assert await workers.run(errands.process) == workers.pids[0] != os.getpid()
            assert await workers.run(errands.niceness) == os.nice(0) + 3

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(story())


def test_a_large_task_and_a_large_answer_pass() -> None:
    async def story() -> None:
        async with hired(1) as workers:
            large = bytes(3_000_000)
            assert await workers.run(bytes.swapcase, large) == large

    run(story())


def test_what_a_job_raises_reaches_the_caller_and_the_worker_goes_on() -> None:
    async def story() -> None:
        async with hired(1) as workers:
            with pytest.raises(ValueError, match="no such claim") as caught:
                await workers.run(errands.complain, "no such claim")
            assert "errands.py" in caught.value.__notes__[0]
            with pytest.raises(WorkFailed, match="Unportable: no such claim"):
                await workers.run(errands.complain_badly, "no such claim")
            before = workers.pids
            assert await workers.run(errands.double, 4) == 8
            assert workers.pids == before

    run(story())


def test_what_cannot_be_sent_is_said_at_once() -> None:
    async def story() -> None:
        async with hired(1) as workers:
            with pytest.raises((AttributeError, TypeError), match="pickle"):
                await workers.run(lambda: None)
            assert (workers.busy, workers.waiting) == (0, 0)

    run(story())


# -- death ------------------------------------------------------------------------------------


def test_a_killed_worker_is_replaced_and_its_job_done_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with hired(1) as workers:
            gate = Gate(workers, tmp_path / "gate")
            task = await gate.hold()
            waiting = [asyncio.create_task(workers.run(errands.double, n)) for n in range(5)]
            os.kill(workers.pids[0], signal.SIGKILL)
            await until(lambda: len(set(lines(gate.book))) == 2)
            gate.open()
            assert await task == "passed"
            assert await asyncio.gather(*waiting) == [0, 2, 4, 6, 8]

    run(story())


def test_a_job_that_always_kills_its_worker_fails_and_the_others_are_done(tmp_path: Path) -> None:
    async def story() -> None:
        async with hired(1) as workers:
            deadly = asyncio.create_task(workers.run(errands.die_at_first, tmp_path / "a", 99))
            other = asyncio.create_task(workers.run(errands.double, 5))
            with pytest.raises(WorkFailed, match="its process died 3 times"):
                await deadly
            assert await other == 10
            assert lines(tmp_path / "a") == ["begun"] * 3
            assert await workers.run(errands.die_at_first, tmp_path / "b", 2) == "done"

    run(story())


def test_an_idle_worker_that_died_costs_no_try() -> None:
    async def story() -> None:
        async with hired(1) as workers:
            first = await workers.run(errands.process)
            os.kill(first, signal.SIGKILL)
            await until(lambda: not is_running(first))
            assert await workers.run(errands.process) != first

    run(story())


def test_an_overdue_worker_is_killed_and_replaced(tmp_path: Path) -> None:
    async def story() -> None:
        async with hired(1) as workers:
            book = tmp_path / "book"
            overdue = asyncio.create_task(workers.run(errands.think_for_ever, book, limit=0.8))
            with pytest.raises(WorkFailed, match=r"not done within 0\.8 s"):
                await overdue
            await until(lambda: not is_running(int(lines(book)[0])))
            assert await workers.run(errands.double, 6) == 12

    run(story())


# -- who is next ------------------------------------------------------------------------------


def test_the_lowest_rank_goes_first_then_who_came_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with hired(1) as workers:
            gate, book = Gate(workers, tmp_path / "gate"), tmp_path / "book"
            await gate.hold()
            jobs = [
                workers.run(errands.sign, book, f"{rank}{name}", rank=rank)
                for rank, name in [(4, "a"), (1, "a"), (0, "a"), (1, "b"), (0, "b")]
            ]
            signing = asyncio.gather(*jobs)
            await until(lambda: workers.waiting == len(jobs))
            gate.open()
            await signing
            assert lines(book) == ["0a", "0b", "1a", "1b", "4a"]

    run(story())


def test_whoever_has_waited_longest_has_a_turn_of_their_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with hired(1) as workers:
            gate, book = Gate(workers, tmp_path / "gate"), tmp_path / "book"
            await gate.hold()
            last = workers.run(errands.sign, book, "last", rank=9)
            crowd = [workers.run(errands.sign, book, f"{n}", rank=0) for n in range(30)]
            signing = asyncio.gather(last, *crowd)
            await until(lambda: workers.waiting == 31)
            gate.open()
            await signing
            assert lines(book).index("last") <= TURNS

    run(story())


def test_long_thoughts_leave_the_express_worker_to_short_ones(tmp_path: Path) -> None:
    async def story() -> None:
        async with hired(2) as workers:
            await Gate(workers, tmp_path / "gate").hold()
            behind = asyncio.create_task(workers.run(errands.double, 1))
            assert await workers.run(errands.double, 2, rank=FIRST) == 4
            assert (workers.busy, workers.waiting, behind.done()) == (1, 1, False)
            behind.cancel()

    run(story())


def test_a_key_comes_back_to_its_worker_unless_that_one_is_busy(tmp_path: Path) -> None:
    async def story() -> None:
        async with hired(2) as workers:
            gate = Gate(workers, tmp_path / "gate")
            task = await gate.hold(key="a", rank=FIRST)
            home = int(lines(gate.book)[0])
            other = await workers.run(errands.process, key="b", rank=FIRST)
            gate.open()
            await task
            assert other != home
            for key, pid in [("b", other), ("a", home), ("b", other), ("b", other), ("a", home)]:
                assert await workers.run(errands.process, key=key, rank=FIRST) == pid
            await Gate(workers, tmp_path / "closed").hold(key="a", rank=FIRST)
            assert await workers.run(errands.process, key="a", rank=FIRST) == other

    run(story())


# -- leaving ----------------------------------------------------------------------------------


def test_nothing_breaks_when_nobody_waits_any_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with hired(1) as workers:
            gate = Gate(workers, tmp_path / "gate")
            task = await gate.hold()
            waiting = [asyncio.create_task(workers.run(errands.double, n)) for n in range(3)]
            await asyncio.sleep(0)
            task.cancel()
            waiting[1].cancel()
            await until(lambda: workers.waiting == 2)
            gate.open()
            assert await waiting[0] == 0
            assert await waiting[2] == 4
            assert (workers.busy, task.cancelled(), waiting[1].cancelled()) == (0, True, True)

    run(story())


def test_cancelling_at_any_moment_leaves_workers_that_work() -> None:
    async def story() -> None:
        async with hired(1) as workers:
            for moment in range(40):
                task = asyncio.create_task(workers.run(errands.double, moment))
                await asyncio.sleep(moment * 0.0002 if moment else 0)
                task.cancel()
            assert await workers.run(errands.double, 9) == 18
            assert (workers.busy, workers.waiting) == (0, 0)

    run(story())


def test_closing_ends_every_thought_at_once_and_tells_those_who_wait(tmp_path: Path) -> None:
    async def story() -> None:
        async with hired(1) as workers:
            book = tmp_path / "book"
            thinking = asyncio.create_task(workers.run(errands.think_for_ever, book))
            waiting = asyncio.create_task(workers.run(errands.double, 1))
            await until(lambda: bool(lines(book)))
            workers.close()
            for task in (thinking, waiting):
                with pytest.raises(Closed):
                    await task
            await until(lambda: not is_running(int(lines(book)[0])))
            with pytest.raises(Closed):
                await workers.run(errands.double, 1)

    run(story())


def test_closing_is_safe_at_any_moment() -> None:
    """Also while a worker is being met: its line belongs to the loop by then."""

    async def story(ticks: int) -> None:
        async with hired(1) as workers:
            task = asyncio.create_task(workers.run(errands.double, 1))
            for _ in range(ticks):
                await asyncio.sleep(0)
            workers.close()
            with pytest.raises(Closed):
                await task

    for ticks in range(12):
        run(story(ticks))


def employer(book: Path, way: str) -> subprocess.Popen[str]:
    """One whose two workers think in a call that lets no other thread run."""
    command = [sys.executable, "-m", "tests.server.employer", str(book), way]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "busy\n"
    return process


@pytest.mark.parametrize("way", ["close", "leave"])
def test_a_process_ends_at_once_while_its_workers_think(tmp_path: Path, way: str) -> None:
    """Also when nobody said good-bye to them."""
    with employer(tmp_path / "book", way) as process:
        assert process.wait(timeout=PATIENCE) == 0
    assert not any(is_running(int(pid)) for pid in lines(tmp_path / "book"))


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere they finish their thought first")
def test_workers_die_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    with employer(tmp_path / "book", "wait") as process:
        os.kill(process.pid, signal.SIGKILL)
    until_when = time.monotonic() + PATIENCE
    while any(is_running(int(pid)) for pid in lines(tmp_path / "book")):
        assert time.monotonic() < until_when, "a worker outlived its parent"
        time.sleep(0.01)


def test_an_interrupt_at_the_keyboard_is_not_for_workers(tmp_path: Path) -> None:
    async def story() -> None:
        async with hired(1) as workers:
            gate = Gate(workers, tmp_path / "gate")
            task = await gate.hold()
            os.kill(workers.pids[0], signal.SIGINT)
            gate.open()
            assert await task == "passed"
            assert len(lines(gate.book)) == 1

    run(story())
