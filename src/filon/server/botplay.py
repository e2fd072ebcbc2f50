"""Bots at their tables: asked through views, answering through the door, in their own time.

Whatever fails is tried again, later and later. When an answer appears depends on public things
only; what nobody else can notice, such as one more scroll, is part of the same answer.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
from typing import NamedTuple

from structlog import get_logger

from filon.core import plain
from filon.core.game import SPECTATOR
from filon.server.clock import now
from filon.server.desk import Desk
from filon.server.leases import Alone, Leases
from filon.server.pace import UNSEEN, Asked, Kind, Pace, company_of, question_kind
from filon.server.problems import Refusal
from filon.server.thinkers import Question, Thinkers, rank_of
from filon.server.workers import Closed
from filon.table.change import Change
from filon.table.play import Play
from filon.table.table import Table

LOG = get_logger()
PAUSES = (0.2, 0.5, 1.0, 2.0, 5.0)  # seconds after each failure, the last again and again


class Moved(Refusal):
    """The table is not what it was when the bot was asked."""

    def __init__(self) -> None:
        super().__init__("stale", "the question is an old one")


class BotPlay:
    def __init__(self, thinkers: Thinkers, pace: Pace, leases: Leases | None = None) -> None:
        self._thinkers = thinkers
        self._pace = pace
        self._leases = leases or Alone()
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}

    def look_at(self, desk: Desk) -> None:
        """After every change: is a bot to act?"""
        for seat in desk.table.bots_to_ask():
            key = (desk.table.id, seat)
            if key not in self._tasks:
                self._tasks[key] = asyncio.create_task(self._play(desk, seat))

    def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()

    async def _play(self, desk: Desk, seat: int) -> None:
        try:
            await self._play_on(desk, seat)
        finally:
            del self._tasks[desk.table.id, seat]

    async def _play_on(self, desk: Desk, seat: int) -> None:
        failures = 0
        while seat in desk.table.bots_to_ask():
            try:
                if not await self._leases.take(desk.table.id):
                    return  # another process plays them, as long as it lives
                await self._answer(desk, seat)
                failures = 0
            except Moved:
                continue
            except Closed:
                return
            except Exception as problem:
                _complain(desk, seat, problem)
                await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
                failures += 1

    async def _answer(self, desk: Desk, seat: int) -> None:
        """One answer: as many acts as it takes until somebody else can notice."""
        at, chance = asyncio.get_running_loop().time(), random.random()
        asked = _Asked(_kind(desk.table, seat), at, chance)
        is_secret = True
        while is_secret and seat in desk.table.bots_to_ask():
            is_secret = await self._act(desk, seat, asked)

    async def _act(self, desk: Desk, seat: int, asked: _Asked) -> bool:
        legal = desk.table.running().legal(seat)
        action = await self._choice(desk.table, seat, legal, asked.kind)
        words, play = desk.table.game.say(action), desk.table.running()
        if play.legal(seat) != legal:
            raise Moved
        is_secret = play.is_secret(play.tried(seat, words))
        if not is_secret:
            await self._wait(asked)
        await desk.do(lambda table: _acted(table, seat, legal, words))
        return is_secret

    async def _choice(self, table: Table, seat: int, legal: list[int], kind: Kind) -> int:
        """Where everybody knows the answer, or nobody waits for it, one choice is no question."""
        if len(legal) == 1 and (kind.asked.is_forced or kind.company == UNSEEN):
            return legal[0]
        return await self._thinkers.choose(_question(table, seat, legal, kind))

    async def _wait(self, asked: _Asked) -> None:
        """Until the answer may appear."""
        ready_at = asyncio.get_running_loop().time()
        due = self._pace.due(asked.kind, asked.at, asked.chance, ready_at)
        self._pace.note(asked.kind, ready_at - asked.at)
        await asyncio.sleep(due - ready_at)


class _Asked(NamedTuple):
    kind: Kind
    at: float  # by the loop's clock
    chance: float  # from 0 to 1, tied to nothing


def _acted(table: Table, seat: int, legal: list[int], words: str) -> Change:
    """An answer to an old question is thrown away."""
    play = table.scene
    if not isinstance(play, Play) or seat not in table.bots_to_ask() or play.legal(seat) != legal:
        raise Moved
    return table.act(seat, words, now())


def _kind(table: Table, seat: int) -> Kind:
    """What everybody may know of the question."""
    company = company_of(table.has_people(), table.gallery.is_watched)
    asked = Asked((), False, 0)
    if company != UNSEEN:
        asked = question_kind(table.game, table.running().match.view(SPECTATOR), seat)
    return Kind(table.game.name, table.chairs[seat].bot, company, asked)


def _question(table: Table, seat: int, legal: list[int], kind: Kind) -> Question:
    view = plain.encode(table.running().match.view(seat))
    bot = table.chairs[seat].bot
    return Question(
        table.game.name,
        bot,
        f"{table.id} {seat}",
        _seed(table.luck_key, seat, table.n),
        view,
        legal,
        rank_of(bot, kind.company),
    )


def _seed(key: str, seat: int, n: int) -> int:
    """Not to be guessed by anybody, and the same again after a restart."""
    digest = hashlib.sha256(f"bot:{key}:{seat}:{n}".encode()).digest()
    return int.from_bytes(digest[:7], "big")


def _complain(desk: Desk, seat: int, problem: Exception) -> None:
    if isinstance(problem, Refusal):
        LOG.warning("a bot was refused", table=desk.table.id, seat=seat, detail=problem.detail)
    else:
        LOG.error("a bot failed", table=desk.table.id, seat=seat, exc_info=problem)
