"""What the judge of Colorado believes; the numbers stand in `weights.toml`."""

from __future__ import annotations

from typing import Final

from filon.core.ints import i64
from filon.core.weights import Weight, shipped

NEAR_END: Final[i64] = 4  # medals of the first, from which on the end counts

# the places of the weights
KEEN: Final[i64] = 0  # what is left of a medal's worth for every step still to be ticked
SHEET: Final[i64] = 1  # of all that the sheet promises
FAMILIES_HOPED: Final[i64] = 2  # of families half played
NUGGET: Final[i64] = 3
CARD: Final[i64] = 4
TRACKS: Final[i64] = 5  # of the bounty board
TASKS: Final[i64] = 6  # of the icon to be used now
MEDAL: Final[i64] = 7  # points that a medal is worth besides its own: it brings the end nearer
STANDING: Final[i64] = 8  # points that it is worth to finish ahead of all others
# by the most medals that anybody has, from NEAR_END to the end:
HORIZON: Final[i64] = 9  # what is only hoped for is worth less near the end
CALM: Final[i64] = 13  # how much who is ahead counts already

WEIGHTS: Final = shipped(
    "filon.games.colorado",
    [
        Weight("keen", 0.4, 0.95),
        Weight("sheet", 0.0, 4.0, "sheet"),
        Weight("families", 0.0, 4.0, "families"),
        Weight("nugget", 0.0, 3.0, "nuggets"),
        Weight("card", 0.0, 3.0, "cards"),
        Weight("tracks", 0.0, 4.0, "tracks"),
        Weight("tasks", 0.0, 4.0, "tasks"),
        Weight("medal", -5.0, 20.0, "medals"),
        Weight("standing", 0.0, 40.0, "standing"),
        Weight("horizon_4", 0.0, 1.5),
        Weight("horizon_5", 0.0, 1.5),
        Weight("horizon_6", 0.0, 1.5),
        Weight("horizon_7", 0.0, 1.5),
        Weight("calm_4", 0.0, 1.0),
        Weight("calm_5", 0.0, 1.0),
        Weight("calm_6", 0.0, 1.0),
        Weight("calm_7", 0.0, 1.0),
    ],
)
