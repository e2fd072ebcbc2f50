"""How likely a group, or a pack of dogs, will be first: guesses while the draft goes on."""

from __future__ import annotations

import math
from typing import Final

from filon.core.ints import i64, vec
from filon.core.rows import rows

LONGEST: Final[i64] = 80  # strengths beyond are as good
# the total that takes MAX, and the paws that lead, in one game of two; by the number of seats
EVEN: Final[list[float]] = [0.0, 0.0, 9.0, 13.5, 17.0, 20.0, 22.0]
EVEN_PAWS: Final[list[float]] = [0.0, 0.0, 4.0, 4.2, 4.7, 5.0, 5.4]
SPREAD: Final = 4.5
PAWS_SPREAD: Final = 0.8
LIGHT: Final[list[float]] = [0.0, 0.0, 12.0, 7.0, 5.0, 3.2, 2.8]  # how fast the hope for MIN fades
# how far a hand has come after so many picks
PICKS: Final[list[float]] = [0.5, 0.5, 0.6, 0.68, 0.75, 0.8, 0.86, 0.92, 0.97, 1.0]
# of each pick: what a strength, or a number of paws, will have come to
COME_TO: Final = rows(
    [[min(int(LONGEST) - 1, int(n / come)) for n in range(int(LONGEST))] for come in PICKS]
)


def _rising(middle: float, spread: float, most: int) -> vec[float]:
    return vec[float](
        [1 / (1 + math.exp((middle - n) / spread)) if n else 0.0 for n in range(most)]
    )


def _falling(length: float, most: int) -> vec[float]:
    return vec[float]([0.9 * math.exp((1 - n) / length) if n else 0.0 for n in range(most)])


HIGH: Final = vec[vec[float]]([_rising(even, SPREAD, LONGEST) for even in EVEN])
LEAD: Final = vec[vec[float]]([_rising(even, PAWS_SPREAD, LONGEST) for even in EVEN_PAWS])
LOW: Final = vec[vec[float]]([_falling(max(length, 1.0), LONGEST) for length in LIGHT])


def high(seats: i64, strength: i64, pick: i64) -> float:
    """The chance that a group of this strength, after so many picks, takes MAX."""
    return HIGH[seats][COME_TO[pick][min(LONGEST - 1, strength)]]


def low(seats: i64, strength: i64) -> float:
    return LOW[seats][min(LONGEST - 1, strength)]


def lead(seats: i64, paws: i64, pick: i64) -> float:
    return LEAD[seats][COME_TO[pick][min(LONGEST - 1, paws)]]
