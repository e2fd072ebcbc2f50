"""What the judge of Lost Valley believes; the numbers stand in `weights.toml`."""

from __future__ import annotations

from typing import Final

from filon.core.ints import i64
from filon.core.weights import Weight, shipped

# the places of the weights
NEARNESS: Final[i64] = 0  # what is left of a thing that is a turn away
HARVEST: Final[i64] = 1  # what gold that can be taken is worth before it is taken
OTHERS: Final[i64] = 2  # of all but the best
UNOPENED: Final[i64] = 3  # while a mine or canal is still to be built
NEWS: Final[i64] = 4  # unexplored land
VICTORY: Final[i64] = 5
FOODS: Final[i64] = 6  # times the usual worth of food,
TIMBERS: Final[i64] = 7  # of timber,
TOOLS: Final[i64] = 8  # of tools,
WARES: Final[i64] = 9  # points a nugget is worth that a ware will bring
WHISKEYS: Final[i64] = 10
FINDS: Final[i64] = 11  # sticks and dried fish
MOVES: Final[i64] = 12  # left this turn
ACTIONS: Final[i64] = 13
DEEDS: Final[i64] = 14  # of what is begun and not yet done
HOME: Final[i64] = 15  # of the way home with enough gold
GREED: Final[i64] = 16  # points a nugget is worth
EVENTS: Final[i64] = 17  # of a marker nobody has turned
SHOPPING: Final[i64] = 18  # of what could be bought, before it is

WEIGHTS: Final = shipped(
    "filon.games.lost_valley",
    [
        Weight("nearness", 0.5, 0.95),
        Weight("harvest", 0.0, 2.0, "gold"),
        Weight("others", 0.0, 1.0),
        Weight("unopened", 0.0, 1.0),
        Weight("news", 0.0, 4.0, "news"),
        Weight("victory", 0.0, 80.0),
        Weight("foods", 0.0, 4.0, "luggage"),
        Weight("timbers", 0.0, 4.0, "luggage"),
        Weight("tools", 0.0, 4.0, "luggage"),
        Weight("wares", 0.0, 4.0, "wares"),
        Weight("whiskeys", 0.0, 4.0, "luggage"),
        Weight("finds", 0.0, 4.0, "luggage"),
        Weight("moves", 0.0, 1.0, "time"),
        Weight("actions", 0.0, 1.0, "time"),
        Weight("deeds", 0.0, 4.0, "deeds"),
        Weight("home", 0.0, 3.0, "home"),
        Weight("greed", 0.5, 4.0),
        Weight("events", 0.0, 3.0),
        Weight("shopping", 0.0, 1.0, "wares"),
    ],
)
