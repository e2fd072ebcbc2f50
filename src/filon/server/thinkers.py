"""The bots' supervisor: whatever breaks, a question gets a legal answer.

A bot is tried a few times, then `greedy` answers for it, and at the very last chance does: no
game stands still because a bot is broken or its process is killed again and again.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, NamedTuple

from structlog import get_logger

from filon.bots import SERVER_CAP, Budget
from filon.bots.budget import likely_seconds
from filon.bots.visiting import visitors
from filon.core.luck import Seeded
from filon.server.metrics import BOT_SECONDS
from filon.server.thinking import think
from filon.server.workers import RANK, Closed, TooSlow, Workers, WorkFailed

LOG = get_logger()
STAND_IN: Final = "greedy"
PAUSES: Final = (0.0, 0.2, 1.0)  # seconds before each try of the bot itself
STAND_IN_PAUSES: Final = (0.2, 1.0)
SHORT: Final = 0.25  # seconds of a thought that goes before longer ones


class Question(NamedTuple):
    """What a seat is asked. The owner is whose bot lives on: a table and a seat."""

    game: str
    bot: str
    owner: str
    seed: int
    view: dict[str, Any]  # as `plain.encode` gives it
    legal: list[int]
    rank: int = RANK


def rank_of(bot: str, company: int, most: Budget = SERVER_CAP) -> int:
    """Tables of people first, then those somebody watches; in each, short thoughts first."""
    return 2 * company + (likely_seconds(bot, most) > SHORT)


class Thinkers:
    def __init__(self, workers: Workers, most: Budget = SERVER_CAP) -> None:
        self._workers = workers
        self._most = most
        self._limit = 10.0 + 2 * most.seconds if most.seconds else 3600.0

    async def choose(self, question: Question) -> int:
        """One of the legal actions, sooner or later. Raises only `Closed`.

        A question with one legal action is asked like any other, so that it takes its time.
        """
        slow = ""
        for bot, pause in _tries(question.bot):
            if bot == slow:
                continue
            await asyncio.sleep(pause)
            try:
                return await self._asked(question, bot)
            except Closed:
                raise
            except TooSlow as problem:  # it would be so again
                slow = bot
                _complain(question, bot, problem)
            except Exception as problem:
                _complain(question, bot, problem)
        return question.legal[Seeded(question.seed).below(len(question.legal))]

    async def _asked(self, question: Question, bot: str) -> int:
        game, _, owner, seed, view, legal, rank = question
        thought = await self._workers.run(
            think, game, bot, owner, seed, view, legal, self._most,
            rank=rank, key=owner, limit=self._limit_of(bot),
        )  # fmt: skip
        BOT_SECONDS.observe(thought.seconds)
        if thought.action not in legal:
            raise WorkFailed(f"expected one of the legal actions, got {thought.action!r}")
        return thought.action

    def _limit_of(self, bot: str) -> float:
        """Our own bots watch the clock themselves, those of other packages are held to it."""
        if bot in visitors():
            return 1.0 + (self._most.seconds or SERVER_CAP.seconds)
        return self._limit


def _tries(bot: str) -> list[tuple[str, float]]:
    return [(bot, pause) for pause in PAUSES] + [(STAND_IN, pause) for pause in STAND_IN_PAUSES]


def _complain(question: Question, bot: str, problem: Exception) -> None:
    LOG.warning(
        "a bot failed",
        game=question.game,
        owner=question.owner,
        bot=bot,
        problem=str(problem) or type(problem).__name__,
        exc_info=problem,
    )
