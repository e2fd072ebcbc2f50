"""Bots from elsewhere: those that installed packages bring, and trained networks.

A package says `[project.entry-points."filon.bots"] name = "module:made"`; `made(game, seed)` gives
a bot for one seat of one match. `net:FILE` is a network; a bare name is looked for in the folder
that FILON_NETS names first, and a server takes networks from there only.
"""

from __future__ import annotations

import logging
import os
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Final, SupportsIndex

from filon.bots.bot import Bot
from filon.bots.greedy import Greedy
from filon.bots.net import net_from
from filon.core.errors import BadSetup, FilonError
from filon.core.game import AnyGame

GROUP: Final = "filon.bots"
NET: Final = "net:"
NETS: Final = "FILON_NETS"
LOG: Final = logging.getLogger("filon.bots")


@cache
def visitors() -> dict[str, EntryPoint]:
    """The bots of installed packages, by name."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def is_visitor(name: str) -> bool:
    return name.startswith(NET) or name in visitors()


def visitor(name: str, game: AnyGame, seed: SupportsIndex) -> Bot:
    if name.startswith(NET):
        return net_from(str(net_path(name)), game, seed)
    try:
        bot: Bot = visitors()[name].load()(game, seed)
    except FilonError:
        raise
    except Exception as problem:
        reason = f"{type(problem).__name__}: {problem}"
        raise BadSetup(f"the bot {name} cannot be made: {reason}") from problem
    if not callable(getattr(bot, "choose", None)):
        raise BadSetup(f"the bot {name} cannot play: {bot!r} has no `choose`")
    return bot


def net_path(name: str) -> Path:
    given = Path(name.removeprefix(NET))
    kept = Path(os.environ.get(NETS, "."), given.name)
    return kept if given.name == str(given) and kept.is_file() else given


def nets() -> list[str]:
    """The networks in the folder that a server offers, as bots' names."""
    folder = os.environ.get(NETS, "")
    found = sorted(Path(folder).glob("*.net")) if folder else []
    return [f"{NET}{path.name}" for path in found if " " not in path.name]


def nets_for(game: AnyGame) -> list[str]:
    """Those of them that have learnt this game."""
    return [name for name in nets() if _has_learnt(name, game)]


def _has_learnt(name: str, game: AnyGame) -> bool:
    try:
        return bool(net_from(str(net_path(name)), game).seats)
    except FilonError:
        return False


def refuse_size(name: str, game: AnyGame, seats: int) -> None:
    """Refuses a network at a table of another size than those it was trained for; 0 is not known
    yet."""
    if not seats or not name.startswith(NET):
        return
    sizes = [int(size) for size in net_from(str(net_path(name)), game).seats]
    if seats not in sizes:
        known = ", ".join(map(str, sizes))
        raise BadSetup(f"{name} plays at tables of {known} seats, not of {seats}")


class Guarded:
    """A visitor whose mistakes are its own: where it fails, is too slow, or names what is not
    legal, greedy answers for it, and what went wrong is said once."""

    def __init__(self, name: str, bot: Bot, game: AnyGame, seed: int) -> None:
        self.faults = 0
        self._name = name
        self._bot = bot
        self._stand_in = Greedy(game, seed)

    def choose(self, view: Any, legal: list[int]) -> int:
        try:
            action = self._bot.choose(view, legal)
            if action in legal:
                return action
            problem = f"expected one of the legal actions, got {action!r}"
        except FilonError as fault:
            problem = str(fault)
        except Exception as fault:
            problem = f"{type(fault).__name__}: {fault}"
        self.faults += 1
        if self.faults == 1:
            LOG.warning("the bot %s failed, greedy answers for it: %s", self._name, problem)
        return self._stand_in.choose(view, legal)
