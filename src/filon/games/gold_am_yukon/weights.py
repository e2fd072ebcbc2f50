"""What the judge of Gold am Yukon believes; the numbers stand in `weights.toml`."""

from __future__ import annotations

from typing import Final

from filon.core.ints import i64
from filon.core.weights import Weight, shipped

# the places of the weights
PATIENCE: Final[i64] = 0  # what a nugget is worth that lies one pip further away
STONE: Final[i64] = 1  # what a further prospector who can still move is worth, in nuggets
RETIRED: Final[i64] = 2  # what it would still have found, had its player not retired
CROWDED: Final[i64] = 3  # of a claim round which too many rivals stand
BEST: Final[i64] = 4  # of the best claim in reach
SECOND: Final[i64] = 5  # of the second best
REACH: Final[i64] = 6  # of all claims in reach

WEIGHTS: Final = shipped(
    "filon.games.gold_am_yukon",
    [
        Weight("patience", 0.7, 0.99),
        Weight("stone", 0.0, 2.0, "stones"),
        Weight("retired", 0.0, 4.0),
        Weight("crowded", 0.0, 1.0),
        Weight("best", 0.0, 1.5, "reach"),
        Weight("second", 0.0, 1.0, "reach"),
        Weight("reach", 0.0, 0.2, "reach"),
    ],
)
