"""A table or a view as an array, and what every number in it means."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from filon.core.errors import BadSetup
from filon.core.game import TRUTH, AnyGame, State, checked_seats
from filon.core.ints import u8, vec
from filon.rl.arrays import live_bytes
from filon.rl.settings import game_of


@dataclass(frozen=True)
class Slot:
    """Some numbers of an observation: where they stand, from 0 to what, what they say."""

    name: str
    where: slice
    high: int
    words: str


@dataclass(frozen=True)
class Layout:
    """All slots of an observation in order, the words of all action ids, and the kinds of events
    with the names of their numbers, as a history has them."""

    slots: list[Slot]
    choices: list[str]
    events: list[str]

    def __getitem__(self, name: str) -> slice:
        for slot in self.slots:
            if slot.name == name:
                return slot.where
        known = ", ".join(slot.name for slot in self.slots)
        raise KeyError(f"no part is called {name!r}; the parts are: {known}")

    @property
    def width(self) -> int:
        return int(self.slots[-1].where.stop)

    def highs(self) -> NDArray[np.float32]:
        """The greatest number of each place: divide by it and all lie between 0 and 1."""
        counts = [slot.where.stop - slot.where.start for slot in self.slots]
        return np.repeat(np.array([slot.high for slot in self.slots], np.float32), counts)


def layout(game: str | AnyGame, seats: int | None = None) -> Layout:
    found = game_of(game)
    features = found.features(checked_seats(found, found.seats[0] if seats is None else seats))
    slots, first = [], 0
    for part in features.parts:
        where = slice(first, first + part.length)
        slots.append(Slot(part.name, where, part.high, part.words))
        first = where.stop
    kinds = zip(found.events.names, found.events.numbers, strict=True)
    events = [" ".join([name, *numbers]) for name, numbers in kinds]
    return Layout(slots, list(features.names), events)


def observe(game: str | AnyGame, table: State, seat: int) -> NDArray[np.uint8]:
    """What a seat sees, from the table itself or from the seat's own view of it."""
    found = game_of(game)
    if not isinstance(table, State):
        raise BadSetup(f"expected a table of {found.name} or a view of one, got {table!r}")
    seats = int(table.seats)
    if not 0 <= seat < seats:
        raise BadSetup(f"expected a seat from 0 to {seats - 1}, got {seat}")
    if table.viewer not in (TRUTH, seat):
        raise BadSetup(f"this is the view of {table.viewer}, not of seat {seat}")
    features = found.features(seats)
    out = vec[u8]([0] * int(features.width))
    features.write(table, seat, out, 0)
    return live_bytes(out).copy()
