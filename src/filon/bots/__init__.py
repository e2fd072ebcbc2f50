"""Players that need no hands: they get views, never states."""

from __future__ import annotations

import re

from filon.bots.bot import Bot
from filon.bots.greedy import Greedy
from filon.bots.ismcts import Ismcts
from filon.bots.random import Random
from filon.core.errors import BadSetup
from filon.core.game import AnyGame

FORMS = "random, greedy, ismcts, ismcts:400 (visits), ismcts:1.5s (seconds)"
VISITS = 200  # of an `ismcts` that names no budget

__all__ = ["FORMS", "Bot", "make"]


def make(name: str, game: AnyGame, seed: int) -> Bot:
    """A bot by its name, for one seat of one match."""
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(game, seed)
    if name == "ismcts":
        return Ismcts(game, seed, VISITS, 0.0)
    visits = re.fullmatch(r"ismcts:([1-9]\d{0,8})", name)
    if visits:
        return Ismcts(game, seed, int(visits[1]), 0.0)
    seconds = re.fullmatch(r"ismcts:(\d{1,4}(?:\.\d{1,6})?)s", name)
    if seconds and float(seconds[1]) > 0:
        return Ismcts(game, seed, 0, float(seconds[1]))
    raise BadSetup(f"no bot is called {name!r}; the bots are: {FORMS}")
