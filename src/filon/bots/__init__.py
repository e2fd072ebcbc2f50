"""Players that need no hands: they get views, never states."""

from __future__ import annotations

from typing import SupportsIndex

from filon.bots.bot import Bot
from filon.bots.budget import (
    FORMS,
    LEVELS,
    NO_CAP,
    SERVER_CAP,
    Budget,
    budget_of,
    capped,
    refuse_above,
)
from filon.bots.greedy import Greedy
from filon.bots.ismcts import Ismcts
from filon.bots.levels import Player, learnt_mind
from filon.bots.lodging import Lodger
from filon.bots.random import Random
from filon.bots.visiting import Guarded, is_visitor, nets, refuse_size, visitor, visitors
from filon.core.errors import BadSetup
from filon.core.game import AnyGame

__all__ = [
    "FORMS",
    "LEVELS",
    "NO_CAP",
    "SERVER_CAP",
    "Bot",
    "Budget",
    "budget_of",
    "capped",
    "checked_bot",
    "make",
    "seated",
]


def make(name: str, game: AnyGame, seed: SupportsIndex, most: Budget = NO_CAP) -> Bot:
    """A bot by its name, for one seat of one match; it never thinks more than the cap."""
    budget = capped(name, most)
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(game, seed)
    if name in LEVELS:
        return Player(game, seed, name, most)
    if is_visitor(name):
        return visitor(name, game, seed)
    if name.startswith("plan:"):
        return learnt_mind(game, seed, budget.visits, budget.seconds)
    return Ismcts(game, seed, budget.visits, budget.seconds)


def seated(name: str, game: AnyGame, seed: int) -> Bot:
    """As `make`, for games that must go on: neither a visitor's mistakes nor its slowness stop
    them."""
    bot = Lodger(name, game, seed) if name in visitors() else make(name, game, seed)
    return Guarded(name, bot, game, seed) if is_visitor(name) else bot


def checked_bot(name: str, game: AnyGame, most: Budget = SERVER_CAP, seats: int = 0) -> str:
    """The name, if it is a bot that can play the game within the cap, and one that may sit at a
    server's tables."""
    refuse_above(name, most)
    if name.startswith("net:") and name not in nets():
        raise BadSetup(f"{name[:60]!r} is none of the networks offered here")
    if name in visitors():  # not made here: whatever it does, it does in a process of its own
        return name
    make(name, game, 0, most)
    refuse_size(name, game, seats)
    return name
