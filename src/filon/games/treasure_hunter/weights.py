"""What the judge of Treasure Hunter believes; the numbers stand in `weights.toml`."""

from __future__ import annotations

from typing import Final

from filon.core.ints import i64
from filon.core.weights import Weight, shipped

# the places of the weights
FORCE: Final[i64] = 0  # strength counts so much more, or less, on the way to MAX
HIGH: Final[i64] = 1  # times the chance of MAX
LIGHT: Final[i64] = 2  # strength counts so much more, or less, against MIN
LOW: Final[i64] = 3  # times the chance of MIN
PACK: Final[i64] = 4  # paws count so much more, or less
LEAD: Final[i64] = 5  # times the chance to lead the pack
FEAR: Final[i64] = 6  # of the goblins
ROBBED: Final[i64] = 7  # the part of the others that a goblin robs
VAGUE: Final[i64] = 8  # how much the odds weigh against cards that are only guessed
USUAL: Final[i64] = 9  # what a round brings, where a hand is but a guess of the draft
LATER: Final[i64] = 10  # times what an unused scroll may still bring
GOBLINS: Final[i64] = 11  # won in a round
TILES: Final[i64] = 12  # relics and grey scrolls won in a round
DOUBLED: Final[i64] = 13  # of what a companion adds
# companions, sword, hammer, shrinking, mule, scaregoblin, sleeping: while there is use for them
TRICKS: Final[i64] = 14

WEIGHTS: Final = shipped(
    "filon.games.treasure_hunter",
    [
        Weight("force", 0.4, 2.5),
        Weight("high", 0.2, 2.0, "highest"),
        Weight("light", 0.4, 2.5),
        Weight("low", 0.2, 2.0, "lowest"),
        Weight("pack", 0.4, 2.5),
        Weight("lead", 0.2, 2.0, "goblins"),
        Weight("fear", 0.2, 2.0, "goblins"),
        Weight("robbed", 0.0, 1.0),
        Weight("vague", 0.0, 1.0),
        Weight("usual", 0.0, 30.0, "later"),
        Weight("later", 0.0, 2.0, "scrolls"),
        Weight("goblins", 0.0, 3.0),
        Weight("tiles", 0.0, 3.0),
        Weight("doubled", 0.0, 2.0),
        Weight("companion", 0.0, 6.0, "tricks"),
        Weight("sword", 0.0, 6.0, "tricks"),
        Weight("hammer", 0.0, 6.0, "tricks"),
        Weight("shrinking", 0.0, 6.0, "tricks"),
        Weight("mule", 0.0, 6.0, "tricks"),
        Weight("sleeping", 0.0, 6.0, "tricks"),
    ],
)
