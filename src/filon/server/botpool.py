"""Bots think in processes of their own; they are sent a view as JSON and answer with words."""

from __future__ import annotations

import asyncio
import hashlib
import signal
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from filon.bots import make
from filon.core import plain
from filon.games import load
from filon.server.metrics import BOT_SECONDS


class BotPool:
    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self, game: str, bot: str, seed: int, view: dict[str, Any], legal: list[int]
    ) -> tuple[int, float]:
        """One of the legal actions, chosen from what the seat may know, and the seconds it took."""
        loop = asyncio.get_running_loop()
        with BOT_SECONDS.time():
            return await loop.run_in_executor(self._running(), think, game, bot, seed, view, legal)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # spawned, not forked: the server has threads
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=get_context("spawn"), initializer=_ignore_interrupt
            )
        return self._pool

    def restart(self) -> None:
        """After a worker died: the next question starts new ones."""
        self.close()
        self._pool = None


def think(
    game_name: str, bot: str, seed: int, view: dict[str, Any], legal: list[int]
) -> tuple[int, float]:
    game = load(game_name)
    began = time.perf_counter()
    action = make(bot, game, seed).choose(plain.decode(game.blank_view(), view), legal)
    return action, time.perf_counter() - began


def _ignore_interrupt() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def seed_of(key: str, seat: int, length: int) -> int:
    """Not to be guessed by anybody, and the same again after a restart."""
    digest = hashlib.sha256(f"bot:{key}:{seat}:{length}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
