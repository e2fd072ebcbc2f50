"""Sluice as bytes: the turn, the heap, and of everybody the pouch and the charm, where known."""

from __future__ import annotations

from typing import Final

from filon.core.features import MOST, Features, Part, clear, kept, of_each_seat, put
from filon.core.game import State
from filon.core.ints import i64, u8, vec
from tests.sluice.data import FACES
from tests.sluice.notation import action_space
from tests.sluice.table import Table
from tests.sluice.view import is_open

COMMON: Final = [
    Part("die", 1, int(FACES), "rolled this turn; 0 before"),
    Part("left", 1, int(MOST), "stones that may still be taken this turn"),
    Part("heap", 1, int(MOST), "stones nobody has"),
]
SEAT: Final = [
    Part("turn", 1, 1, "to act"),
    Part("pouch", 1, int(MOST), "stones it has"),
    Part("charm", 1, int(FACES), "lucky number; 0 where I do not know it"),
]


class SluiceFeatures(Features):
    def __init__(self, seats: int) -> None:
        space = action_space()
        names = [space.words(action) for action in range(space.size)]
        super().__init__(seats, COMMON + of_each_seat(seats, SEAT), names)

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, Table)
        clear(out, at, self.width)
        for number in (state.die, state.left, state.heap):
            at = put(number, out, at)
        for near in range(state.seats):
            other = (seat + near) % state.seats
            at = put(1 if other == state.turn else 0, out, at)
            at = put(state.pouch[other], out, at)
            at = put(state.charm[other] if is_open(state, other, seat) else 0, out, at)


def features(seats: int) -> Features:
    return kept(SluiceFeatures, seats)
