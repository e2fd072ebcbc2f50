"""The bots of one table: asked outside its lock, answering through its door.

Where several seats choose at once, the bots among them answer together and never sooner than
if each had thought as long as any so far: an empty hand must not be told by its speed.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from structlog import get_logger

from filon.core import plain
from filon.server.botpool import BotPool, seed_of
from filon.server.problems import Refusal

if TYPE_CHECKING:
    from filon.core.match import Match
    from filon.server.table import Table

LOG = get_logger()
LEAST = 0.1  # seconds before the first answer where several choose at once
FADING = 0.97  # a question: one hiccup shall not slow a whole game down


class BotPlay:
    def __init__(self, table: Table, pool: BotPool) -> None:
        self._table = table
        self._pool = pool
        self._longest = 0.0  # seconds a bot thought where several choose at once
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        if self.asked() and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._play())

    def asked(self) -> list[int]:
        """The seats of bots that are to act."""
        table = self._table
        if table.match is None or table.status != "running":
            return []
        return [seat for seat in table.match.to_act if table.seats[seat].is_played_by_bot]

    async def _play(self) -> None:
        try:
            while seats := self.asked():
                if _is_at_once(self._table.running()):
                    await self._together(seats)
                else:
                    await self._answer(seats[0])
        except Refusal as problem:
            LOG.warning("a bot was refused", table=self._table.id, detail=problem.detail)
        except Exception:
            LOG.exception("a bot failed", table=self._table.id)
            self._pool.restart()

    async def _answer(self, seat: int) -> None:
        match, legal = self._table.running(), self._table.running().legal(seat)
        if len(legal) == 1:
            await self._submit(match, seat, legal, legal[0])
        else:
            answer, _ = await self._choice(seat)
            await self._submit(match, seat, legal, answer)

    async def _together(self, seats: list[int]) -> None:
        match = self._table.running()
        questions = [match.legal(seat) for seat in seats]
        answers = await asyncio.gather(*[self._choice(seat) for seat in seats])
        spent = sum(seconds for _, seconds in answers)
        self._longest = max(FADING * self._longest, *[seconds for _, seconds in answers])
        await asyncio.sleep(max(LEAST, self._longest * len(seats)) - spent)
        for seat, legal, (answer, _) in zip(seats, questions, answers, strict=True):
            await self._submit(match, seat, legal, answer)

    async def _choice(self, seat: int) -> tuple[int, float]:
        table, match = self._table, self._table.running()
        seed = seed_of(table.luck_key, seat, len(match.log))
        view, legal = plain.encode(match.view(seat)), match.legal(seat)
        return await self._pool.choose(table.game.name, table.seats[seat].bot, seed, view, legal)

    async def _submit(self, match: Match, seat: int, legal: list[int], answer: int) -> None:
        """An answer to an old question is thrown away."""
        table = self._table
        async with table.lock:
            is_asked = table.match is match and match.legal(seat) == legal
            if is_asked and table.seats[seat].is_played_by_bot:
                await table.act(seat, table.game.say(answer))


def _is_at_once(match: Match) -> bool:
    """Whether several choose at the same time, even if all but one have done so."""
    asked = match.log[-1].asked if match.log else []
    return len(match.to_act) > 1 or (len(asked) > 1 and match.to_act[0] in asked)
