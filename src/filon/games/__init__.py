"""The shelf: the only list of games."""

from __future__ import annotations

from importlib import import_module

from filon.core.edition import Edition, demand_known_files, demand_own_name
from filon.core.errors import BadEdition, BadSetup
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


def load_all() -> list[AnyGame]:
    """Every game, so that an edition that does not fit is noticed at once."""
    demand_known_files(NAMES)
    return [load(name) for name in NAMES]


def check_edition(edition: Edition) -> None:
    """Refuses a page of print that does not fit together, and says where."""
    if edition.game not in NAMES:
        known = ", ".join(NAMES)
        raise BadEdition(f"{edition.file}: game: expected one of {known}; got {edition.game!r}")
    import_module(f"filon.games.{edition.game.replace('-', '_')}.printed").Printed(edition)
    demand_own_name(edition)
