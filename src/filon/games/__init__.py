"""The shelf: the only list of games."""

from __future__ import annotations

from importlib import import_module

from filon.core.errors import BadSetup
from filon.core.game import AnyGame

NAMES = ["gold-am-yukon", "treasure-hunter", "colorado", "lost-valley"]

_loaded: dict[str, AnyGame] = {}


def load(name: str) -> AnyGame:
    """The game of that name; each is built once."""
    if name not in NAMES:
        raise BadSetup(f"no game is called {name!r}; the games are: {', '.join(NAMES)}")
    if name not in _loaded:
        module = import_module(f"filon.games.{name.replace('-', '_')}.game")
        game: AnyGame = module.GAME
        _loaded[name] = game
    return _loaded[name]
