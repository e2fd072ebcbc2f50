"""How much a bot may think about one choice: what its name says, and what a server allows."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from filon.bots.visiting import is_visitor, visitors
from filon.core.errors import BadSetup

FORMS: Final = (
    "random, greedy, ismcts, ismcts:400 (visits), ismcts:1.5s (seconds), plan:200, level:1 to "
    "level:5, net:FILE"
)
LEVELS: Final = ["level:1", "level:2", "level:3", "level:4", "level:5"]
LEVEL_VISITS: Final = 3000  # the most that a level of any game makes
VISITS: Final = 200  # of an `ismcts` that names no budget
UNKNOWN_SECONDS: Final = 1.0  # what a bot of another package is taken to need
VISIT_SECONDS: Final = 0.001  # a visit takes about that long, or less, on one core


class Budget(NamedTuple):
    """A search stops at whichever comes first; 0 is no limit of that kind."""

    visits: int = 0
    seconds: float = 0.0


NO_CAP: Final = Budget()
SERVER_CAP: Final = Budget(visits=5_000, seconds=5.0)  # unless the server is told otherwise


def budget_of(name: str) -> Budget:
    """What a bot's name asks for; none where it does not search."""
    if name in ("random", "greedy") or is_visitor(name):
        return Budget()
    if name in LEVELS:
        return Budget(visits=LEVEL_VISITS if name == LEVELS[-1] else LEVEL_VISITS // 2)
    if name == "ismcts":
        return Budget(visits=VISITS)
    visits = re.fullmatch(r"(ismcts|plan):([1-9]\d{0,8})", name)
    if visits:
        return Budget(visits=int(visits[2]))
    seconds = re.fullmatch(r"ismcts:(\d{1,4}(?:\.\d{1,6})?)s", name)
    if seconds and float(seconds[1]) > 0:
        return Budget(seconds=float(seconds[1]))
    known = ", ".join([FORMS, *visitors()])
    raise BadSetup(f"no bot is called {name!r}; the bots are: {known}")


def capped(name: str, most: Budget) -> Budget:
    """The budget of a bot cut down to the cap; a search by visits gets the cap's seconds too."""
    visits, seconds = budget_of(name)
    if visits and most.visits:
        visits = min(visits, most.visits)
    if most.seconds:
        seconds = min(seconds or most.seconds, most.seconds)
    return Budget(visits, seconds)


def likely_seconds(name: str, most: Budget = NO_CAP) -> float:
    """About how long such a bot thinks about one choice."""
    if name in visitors():
        return UNKNOWN_SECONDS
    visits, seconds = capped(name, most)
    likely = visits * VISIT_SECONDS or budget_of(name).seconds
    return min(likely, seconds) if seconds else likely


def refuse_above(name: str, most: Budget) -> None:
    """Refuses a name that asks for more than the cap, and says how much there is. A level thinks
    as much as it may."""
    if name in LEVELS:
        return
    wanted, allowed = budget_of(name), capped(name, most)
    if wanted.visits > allowed.visits:
        kind = name.partition(":")[0]
        raise BadSetup(f"{name} thinks too long; the most here is {kind}:{most.visits}")
    if wanted.seconds > allowed.seconds:
        raise BadSetup(f"{name} thinks too long; the most here is ismcts:{most.seconds:g}s")
