"""What a seat was told, as rows of numbers: a recurrent learner that reads them one after the other
knows all the seat ever knew. A row is the kind of the event and its numbers as the game's events
name them, seats counted from the viewer, -1 where there is none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from filon.core.game import Event, Events

COLUMNS: Final = 5
MOST: Final = 32_767
NOTHING: Final = -1
SEATED: Final = ("seat", "other", "partner", "talker", "dealer")  # numbers that are seats


def history_space() -> spaces.Sequence:
    return spaces.Sequence(spaces.Box(-MOST, MOST, (COLUMNS,), np.int32), stack=True)


def history_rows(
    events: Events, told: Sequence[Event], viewer: int, seats: int
) -> NDArray[np.int32]:
    rows = np.full((len(told), COLUMNS), NOTHING, np.int32)
    for row, event in zip(rows, told, strict=True):
        row[0] = event[0]
        for place, (name, number) in enumerate(events.named(event).items(), start=1):
            is_seat = name in SEATED and number >= 0
            row[place] = (number - viewer) % seats if is_seat else number
    return rows
