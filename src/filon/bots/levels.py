"""Five bots for each game, from one a child can beat to our best.

A weaker one sees fewer of its moves, thinks less and chooses less sharply among what it thinks
good; it never blunders on purpose. How much of each stands in the game's `levels.toml`.
"""

from __future__ import annotations

import math
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple, SupportsIndex

from filon.bots.bot import Thinker
from filon.bots.budget import LEVELS, SERVER_CAP, Budget, capped
from filon.bots.greedy import Greedy
from filon.bots.ismcts import Ismcts
from filon.bots.net import SHIPPED, Net, shipped_network
from filon.bots.planner import CURIOSITY, Planner
from filon.bots.thought import Option, Thought
from filon.bots.visiting import NET, is_visitor, nets_for, visitors
from filon.core.compiled import is_compiled
from filon.core.errors import BadSetup
from filon.core.game import AnyGame
from filon.core.luck import Luck, Seeded
from filon.core.messages import LANGUAGES, Messages

USUAL: Final = "level:2"  # sits down unless another is chosen
QUICK: Final = 1.0  # seconds that the best may think about a choice, compiled,
SLOW: Final = 3.0  # and interpreted
FEWEST: Final = 2  # moves that even the first level sees
FINE: Final = 1_000_000  # parts that chance is counted in
SHARP: Final = 3.0  # even a whim tells the best of two moves from the worst: e**3 to one


class Level(NamedTuple):
    visits: int  # of its search; 0: it looks at what each move does, and no further
    sight: float  # the part of its moves that it sees
    whim: float  # how much worse a move may be and still be chosen about as often
    learnt: bool = False  # whether it asks the game's network, not its judge


class Plan(NamedTuple):
    """How a search goes about it that knows the game's network."""

    quick: bool = False  # rivals take quick moves, not those the network would
    trust: float = 0.0  # how much the judge is listened to where a visit ends


@cache
def levels_of(game: str) -> list[Level]:
    """From the first to the fifth."""
    found = _page(game)["level"]
    if len(found) != len(LEVELS):
        raise BadSetup(f"expected {len(LEVELS)} levels of {game}, got {len(found)}")
    return [Level(**one) for one in found]


@cache
def _page(game: str) -> dict[str, Any]:
    own = files(f"filon.games.{game.replace('-', '_')}").joinpath("levels.toml")
    usual = files("filon.bots").joinpath("levels.toml")
    text = (own if own.is_file() else usual).read_text(encoding="utf-8")
    return tomllib.loads(text)


def learnt_mind(game: AnyGame, seed: SupportsIndex, visits: int, seconds: float) -> Net | Planner:
    """The network that is shipped with the game, alone or in a search."""
    digest = _page(game.name).get("network", "")
    if not digest:
        raise BadSetup(f"{game.title} has no network to plan with")
    network = shipped_network(game, digest)
    if visits:
        plan = Plan(**_page(game.name).get("plan", {}))
        return Planner(game, seed, network, visits, seconds, CURIOSITY, plan.quick, plan.trust)
    return Net(game, network, SHIPPED, Seeded(seed))


class Player:
    """A bot of one level; it lives on between its decisions."""

    def __init__(self, game: AnyGame, seed: SupportsIndex, name: str, most: Budget) -> None:
        level = levels_of(game.name)[LEVELS.index(name)]
        seconds = QUICK if is_compiled() else SLOW
        visits = min(level.visits, most.visits) if most.visits else level.visits
        seconds = min(seconds, most.seconds) if most.seconds else seconds
        self.level: Final = level
        self._game: Final = game
        self._luck: Luck = Seeded(seed)
        self._late: Final = Greedy(game, seed)  # knows when a game should come to its end
        self._mind: Thinker = self._late
        if level.learnt:
            self._mind = learnt_mind(game, seed, visits, seconds)
        elif visits:
            self._mind = Ismcts(game, seed, visits, seconds)

    def choose(self, view: Any, legal: list[int]) -> int:
        if len(legal) == 1 or (self.level.sight >= 1.0 and self.level.whim <= 0.0):
            return self._mind_for(view).choose(view, legal)
        return self.think(view, legal).chosen

    def _mind_for(self, view: Any) -> Thinker:
        return self._late if self._game.drags_on(view) else self._mind

    def think(self, view: Any, legal: list[int]) -> Thought:
        """What it thinks of the moves it sees, and which it takes."""
        thought = self._mind_for(view).think(view, legal)
        options = self._seen(thought.options)
        return Thought(thought.seat, options, self._picked(options))

    def _seen(self, options: list[Option]) -> list[Option]:
        """Any of them, as long as there are enough; those overlooked are overlooked by chance."""
        wanted = max(FEWEST, math.ceil(self.level.sight * len(options)))
        left = list(range(len(options)))
        while len(left) > wanted:
            del left[int(self._luck.below(len(left)))]
        return [options[place] for place in left]

    def _picked(self, options: list[Option]) -> int:
        """The best of what it sees, or another that is almost as good. Where all are almost as
        good, as steps on a long way are, it still knows which leads there: else it never would."""
        values = [option.value for option in options]
        best = max(values)
        whim = min(self.level.whim, (best - min(values)) / SHARP)
        if whim <= 0.0:
            return options[0].action
        parts = [math.exp((value - best) / whim) for value in values]
        left = sum(parts) * int(self._luck.below(FINE)) / FINE
        for option, part in zip(options, parts, strict=True):
            left -= part
            if left < 0:
                return option.action
        return options[0].action


def levels_within(game: str, most: Budget = SERVER_CAP) -> list[str]:
    """Those that think no more than a server allows."""
    allowed = capped("level:5", most).visits
    return [
        name for name, level in zip(LEVELS, levels_of(game), strict=True) if level.visits <= allowed
    ]


def offered(game: AnyGame, most: Budget = SERVER_CAP) -> list[str]:
    """The levels, then the visitors that play this game."""
    return [*levels_within(game.name, most), *visitors(), *nets_for(game)]


def names_of(game: AnyGame, bot: str) -> dict[str, str]:
    """What a level is called, in every language; a visitor has the name it came with."""
    if is_visitor(bot):
        return dict.fromkeys(LANGUAGES, bot.removeprefix(NET).removesuffix(".net"))
    return {language: _said(game, f"bot.{bot}", language) for language in LANGUAGES}


def styles_of(game: AnyGame, bot: str) -> dict[str, str]:
    """How a level plays, in a line of every language; of a visitor nobody knows."""
    if is_visitor(bot):
        return dict.fromkeys(LANGUAGES, "")
    return {language: _said(game, f"style.{bot}", language) for language in LANGUAGES}


def _said(game: AnyGame, key: str, language: str) -> str:
    """In the words of the game, or in those that fit any."""
    own = game.messages(language)
    return (own if key in own.table else Messages("filon.bots", language)).say(key)
