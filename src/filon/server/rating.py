"""Ratings for each game, people and bots on one scale; only from tables that all agreed to.

A finished rated table counts once, whoever counts it, in the order in which games ended.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from openskill.models import PlackettLuce
from sqlalchemy import delete, exists, insert, select
from structlog import get_logger

from filon.server.desk import Desk
from filon.server.schema import guests, rated_seats, ratings, seats, tables
from filon.server.storage import Step, Storage
from filon.server.wire import RatingChange, Standing
from filon.table.store import Conflict

LOG = get_logger()
BASE: Final = 1000  # of somebody new
SCALE: Final = 40  # points for one of openskill's
SHOWN: Final = 100  # on a leaderboard
BOT: Final = "bot:"

MODEL = PlackettLuce()


def shown_rating(mu: float, sigma: float) -> int:
    """Careful: what somebody is at least, as far as their games tell."""
    return round(BASE + SCALE * (mu - 3 * sigma))


def who_is(chair: Any) -> str:
    """A caretaker plays for somebody: the result is still theirs."""
    return chair.guest or f"{BOT}{chair.bot}"


def ranks_of(scores: Sequence[int], winners: Sequence[int]) -> list[float]:
    """Winners first, whatever broke the tie; then by score, equal scores on one place."""
    keys = [(seat not in winners, -score) for seat, score in enumerate(scores)]
    return [float(sorted(set(keys)).index(key)) for key in keys]


class Ratings:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._task: asyncio.Task[None] | None = None

    def look_at(self, desk: Desk) -> None:
        """After every change: has a rated game ended?"""
        if desk.table.rated and desk.table.status == "over":
            self.begin()

    def begin(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self.catch_up())

    async def catch_up(self) -> None:
        """Every game that ended and does not count yet, one after the other."""
        try:
            while await self._rate_next():
                pass
        except Exception:
            LOG.exception("not rated")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _rate_next(self) -> bool:
        counted = exists().where(rated_seats.c.table_id == tables.c.id)
        ended = (tables.c.rated, tables.c.ended != "", tables.c.result.is_not(None), ~counted)
        (rows,) = await self._storage.read(
            select(tables.c.id, tables.c.game, tables.c.result)
            .where(*ended).order_by(tables.c.ended, tables.c.id).limit(1)
        )  # fmt: skip
        if not rows:
            return False
        row = rows[0]
        chairs, known = await self._storage.read(
            select(seats).where(seats.c.table_id == row.id).order_by(seats.c.seat),
            select(ratings).where(ratings.c.game == row.game),
        )
        try:
            await self._storage.write(_counting(row, chairs, {one.who: one for one in known}))
        except Conflict:
            LOG.info("rated by somebody else", table=row.id)
        return True

    # -- looking --------------------------------------------------------------------------

    async def standings(self, game: str) -> list[Standing]:
        (rows,) = await self._storage.read(
            select(ratings, guests.c.name)
            .join(guests, guests.c.id == ratings.c.who, isouter=True)
            .where(ratings.c.game == game)
            .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc())
            .limit(SHOWN)
        )
        return [_standing(row) for row in rows]

    async def changes(self, table_id: str) -> list[RatingChange]:
        mine = select(rated_seats).where(rated_seats.c.table_id == table_id)
        (rows,) = await self._storage.read(mine.order_by(rated_seats.c.seat))
        return [RatingChange(row.seat, round(row.before), round(row.after)) for row in rows]


def _counting(row: Any, chairs: Sequence[Any], known: dict[str, Any]) -> list[Step]:
    """What one game changes. A bot that sat there twice has played twice."""
    whos = [who_is(chair) for chair in chairs]
    before = [_rating(known.get(who)) for who in whos]
    ranks = ranks_of(row.result["scores"], row.result["winners"])
    after = [team[0] for team in MODEL.rate([[one] for one in before], ranks=ranks)]
    steps: list[Step] = []
    for seat, who in enumerate(whos):
        shown = [shown_rating(one.mu, one.sigma) for one in (before[seat], after[seat])]
        line = {"table_id": row.id, "seat": seat, "who": who, "before": shown[0]}
        steps.append((insert(rated_seats), {**line, "after": shown[1]}))
    for who in sorted(set(whos)):
        places = [seat for seat, other in enumerate(whos) if other == who]
        games = (known[who].games if who in known else 0) + len(places)
        mu = sum(after[seat].mu for seat in places) / len(places)
        sigma = sum(after[seat].sigma for seat in places) / len(places)
        place = (ratings.c.game == row.game) & (ratings.c.who == who)
        line = {"game": row.game, "who": who, "mu": mu, "sigma": sigma, "games": games}
        steps += [(delete(ratings).where(place), None), (insert(ratings), line)]
    return steps


def _rating(row: Any) -> Any:
    return MODEL.rating() if row is None else MODEL.rating(mu=row.mu, sigma=row.sigma)


def _standing(row: Any) -> Standing:
    bot = row.who.removeprefix(BOT) if row.who.startswith(BOT) else ""
    person = "" if bot else row.who
    return Standing(person, bot, row.name or "", shown_rating(row.mu, row.sigma), row.games)
