"""A hint for somebody who is to move, and a bot's reasons once the game is over.

Both are thought of in a worker, from a view alone: a hint knows what its seat knows, a reason what
the bot knew when it moved.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from filon.bots import Budget, make
from filon.bots.bot import Thinker
from filon.bots.budget import LEVELS
from filon.bots.levels import Player
from filon.bots.reasons import Reason, reason_of
from filon.bots.thought import Option, Thought
from filon.bots.visiting import is_visitor
from filon.core import plain, record
from filon.core.errors import FilonError
from filon.core.game import AnyGame
from filon.games import load
from filon.server.problems import Refusal
from filon.server.wire import Hint
from filon.server.workers import Workers, WorkFailed
from filon.table.table import Table

BEST: Final = LEVELS[-1]
RANK: Final = 2  # after short thoughts of bots at tables of people
SEED: Final = 1
LIMIT: Final = 30.0  # seconds


class Advised(NamedTuple):
    """Plain, to travel from a worker."""

    words: str
    line: tuple[str, dict[str, int]]
    rather: tuple[str, dict[str, int]] | None
    why: tuple[str, dict[str, int]]


def advise(game: str, view: dict[str, Any], legal: list[int], most: Budget) -> Advised:
    """In a worker: the best move for the seat, as far as it can know."""
    found = load(game)
    seen = plain.decode(found.blank_view(), view)
    if len(legal) == 1:
        thought = Thought(int(seen.viewer), [Option(legal[0], 0.5, 0, [])], legal[0])
    else:
        thought = Player(found, SEED, BEST, most).think(seen, legal)
    return _advised(found, seen, reason_of(found, seen, thought))


def account(text: str, n: int, bot: str, most: Budget) -> Advised:
    """In a worker: why the seat that did entry `n` of a record may have done so."""
    match = record.load(text, load)
    entry = match.log[n]
    earlier = match.replayed(n)
    view, legal = earlier.view(entry.seat), earlier.legal(entry.seat)
    options = [Option(legal[0], 0.5, 0, [])]
    if len(legal) > 1:
        options = _thinker(bot, match.game, most).think(view, legal).options
    if entry.action not in [option.action for option in options]:
        options.append(Option(entry.action, 0.0, 0, []))
    thought = Thought(entry.seat, options, entry.action)
    return _advised(match.game, view, reason_of(match.game, view, thought))


def _thinker(bot: str, game: AnyGame, most: Budget) -> Thinker:
    """The bot itself; for a visitor, who need not tell what it thinks, our best."""
    if is_visitor(bot):
        return Player(game, SEED, BEST, most)
    thinker: Thinker = make(bot, game, SEED, most)  # type: ignore[assignment]
    return thinker


def _advised(game: AnyGame, view: Any, reason: Reason) -> Advised:
    rather = None if reason.rather_than < 0 else game.explain(view, reason.rather_than)
    explained = game.explain(view, reason.action)
    return Advised(game.say(reason.action), explained, rather, reason.line())


class Adviser:
    def __init__(self, workers: Workers, most: Budget) -> None:
        self._workers = workers
        self._most = most

    async def hint(self, table: Table, guest: str) -> Hint:
        """Of the first of the guest's seats that is to move; only where no other person plays."""
        if not allows_hints(table, guest):
            raise Refusal("not_yours", "hints are for tables where you play alone against bots")
        play = table.running()
        seats = [seat for seat in table.playing_seats_of(guest) if seat in play.to_act]
        if not seats:
            raise Refusal("illegal", "it is not your turn")
        view, legal = plain.encode(play.match.view(seats[0])), play.legal(seats[0])
        return await self._asked(advise, table.game.name, view, legal, self._most)

    async def reason(self, table: Table, text: str, n: int) -> Hint:
        """Why a bot did what entry `n` of the record tells; when it is over nothing is secret."""
        if table.status != "over":
            raise Refusal("not_running", "bots give their reasons when the game is over")
        entries = record.parse(text).entries
        if not 0 <= n < len(entries):
            raise Refusal("not_found", f"expected an entry from 0 to {len(entries) - 1}, got {n}")
        chair = table.chairs[entries[n][0]]
        if not chair.bot:
            raise Refusal("not_yours", "only bots give their reasons")
        return await self._asked(account, text, n, chair.bot, self._most)

    async def _asked(self, job: Any, *arguments: Any) -> Hint:
        try:
            advised: Advised = await self._workers.run(job, *arguments, rank=RANK, limit=LIMIT)
        except (WorkFailed, FilonError) as problem:
            raise Refusal("server", f"no advice to be had: {problem}") from problem
        return Hint(*advised)


def allows_hints(table: Table, guest: str) -> bool:
    """Where everybody else is a bot."""
    people = {chair.guest for chair in table.chairs if chair.guest}
    return bool(guest) and people == {guest}
