"""What a bot does in a worker: it is sent a view as plain data and answers with an action.

Bots live on here between their decisions, each under the key of its owner, a seat of a table.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any, Final, NamedTuple

from filon.bots import Bot, Budget, make
from filon.core import plain
from filon.games import load

KEPT: Final = 300  # bots in one process


class Thought(NamedTuple):
    action: int
    seconds: float


class Resident(NamedTuple):
    """A bot, and what it was made from."""

    origin: tuple[str, str, Budget]
    bot: Bot


_residents: OrderedDict[str, Resident] = OrderedDict()  # by owner, the last asked at the end


def think(
    game: str,
    bot: str,
    owner: str,
    seed: int,
    view: dict[str, Any],
    legal: list[int],
    most: Budget,
) -> Thought:
    """One of the legal actions. The seed is for a bot that is new here; the cap always holds."""
    began = time.perf_counter()
    seen = plain.decode(load(game).blank_view(), view)
    mind = _resident(owner, (game, bot, most), seed)
    try:
        action = mind.choose(seen, legal)
    except Exception:
        del _residents[owner]  # the next try is made with a fresh one
        raise
    return Thought(action, time.perf_counter() - began)


def _resident(owner: str, origin: tuple[str, str, Budget], seed: int) -> Bot:
    resident = _residents.pop(owner, None)
    if resident is None or resident.origin != origin:
        game, bot, most = origin
        resident = Resident(origin, make(bot, load(game), seed, most))
    _residents[owner] = resident
    while len(_residents) > KEPT:
        _residents.popitem(last=False)
    return resident.bot
