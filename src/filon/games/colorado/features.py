"""Colorado as bytes: what is public of every seat, and the viewer's own hand."""

from __future__ import annotations

from typing import Final

from filon.core.features import (
    Features,
    Part,
    bits,
    clear,
    counts,
    hot,
    kept,
    of_each_seat,
    put,
)
from filon.core.game import State
from filon.core.ints import i64, u8, vec
from filon.games.colorado.data import (
    COPIES,
    FIRST_STEP,
    KINDS,
    LAND_OF,
    LANDS,
    MEDALS,
    SALOON_SQUARES,
    SQUARES,
    STEPS,
    TIPI_SQUARES,
    WANTED_ICONS,
    ZONES,
)
from filon.games.colorado.fields import ENDING, READY
from filon.games.colorado.notation import ASK, CALL, action_space
from filon.games.colorado.rules.scoring import points_of
from filon.games.colorado.table import Table

PHASES: Final[i64] = ENDING + 1
TASKS: Final[i64] = READY + 1
COPY: Final[int] = max([int(copies) for copies in COPIES])
MOST_FLAGS: Final[int] = max([len(squares) for squares in SQUARES])
WANTED: Final[i64] = len(WANTED_ICONS)
SHIFT: Final = vec[i64]([step - FIRST_STEP[LAND_OF[step]] + 1 for step in range(STEPS)])

COMMON: Final = [
    Part("phase", 4, 1, "starting, calling, acting, ending"),
    Part("turns_left", 1, 255, "till the last turn"),
    Part("called", KINDS, 1, "the kind of card asked for"),
    Part("given", KINDS, 1, "the kind of card that came"),
    Part("village", 2, 1, "chosen by me, till all have"),
    Part("hand", KINDS, COPY, "my cards of each kind"),
    Part("pile", KINDS, COPY, "cards discarded"),
    Part("deck", 1, 255, "cards in the deck"),
    Part("closed", MEDALS, 1, "medals won in earlier turns"),
]
SEAT: Final = [
    Part("roles", 3, 1, "the Talker; asked for a card; to act"),
    Part("task", 16, 1, "what it is busy with"),
    Part("shed", KINDS, 1, "the first of two cards it discards"),
    Part("owed", 1, LANDS, "discoveries for families"),
    Part("held", 1, 78, "cards in hand"),
    Part("area", KINDS, 1, "kinds in its play area"),
    Part("nuggets", 1, 60, "to pay with"),
    Part("points", 1, 100, "flags and medals"),
    Part("regions", LANDS, 1, "lands discovered"),
    Part("steps", STEPS, 1, "steps ticked"),
    Part("flags", ZONES, MOST_FLAGS, "squares ticked in each zone"),
    Part("tipi", TIPI_SQUARES, 1, "squares ticked"),
    Part("saloon", SALOON_SQUARES + 1, 1, "squares ticked"),
    Part("wanted", WANTED + 1, 1, "squares ticked"),
    Part("medals", MEDALS, 1, "won"),
    Part("fresh", MEDALS, 1, "shared medals won this turn"),
]


class ColoradoFeatures(Features):
    def __init__(self, seats: int) -> None:
        space = action_space()
        names = [space.words(action) for action in range(space.size)]
        for near in range(4):
            names[ASK + near] = f"ask seat+{near}"
        super().__init__(seats, COMMON + of_each_seat(seats, SEAT), names)

    def relative(self, state: State, seat: i64, action: i64) -> i64:
        if ASK <= action < CALL:
            return ASK + (action - ASK - seat + self.seats) % self.seats
        return action

    def absolute(self, state: State, seat: i64, choice: i64) -> i64:
        if ASK <= choice < CALL:
            return ASK + (choice - ASK + seat) % self.seats
        return choice

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, Table)
        clear(out, at, self.width)
        at = hot(state.phase, PHASES, out, at)
        at = put(state.max_turns - state.turn, out, at)
        at = hot(state.called, KINDS, out, at)
        at = hot(state.given, KINDS, out, at)
        at = hot(state.start[seat], 2, out, at)
        at = counts(state.hand, seat * KINDS, KINDS, out, at)
        at = counts(state.pile, 0, KINDS, out, at)
        at = put(state.deck_left, out, at)
        at = bits(state.closed, MEDALS, out, at)
        other = seat
        for _ in range(state.seats):
            at = _write_seat(state, other, out, at)
            other += 1
            if other == state.seats:
                other = 0


def _write_seat(table: Table, seat: i64, out: vec[u8], at: i64) -> i64:
    out[at] = u8(1 if table.talker == seat else 0)
    out[at + 1] = u8(1 if table.asked == seat else 0)
    out[at + 2] = u8(table.busy >> seat & 1)
    at = hot(table.task[seat], TASKS, out, at + 3)
    at = hot(table.shed[seat], KINDS, out, at)
    at = put(table.owed[seat], out, at)
    at = put(min(table.held[seat], 78), out, at)
    at = bits(table.area[seat], KINDS, out, at)
    at = put(min(table.nuggets[seat], 60), out, at)
    at = put(min(points_of(table, seat), 100), out, at)
    at = _write_sheet(table, seat, out, at)
    at = counts(table.flags, seat * ZONES, ZONES, out, at)
    at = bits(table.tipi[seat], TIPI_SQUARES, out, at)
    at = hot(table.saloon[seat], SALOON_SQUARES + 1, out, at)
    at = hot(table.wanted[seat], WANTED + 1, out, at)
    for medal in table.medals[seat]:
        out[at + medal] = u8(1)
    return bits(table.fresh[seat], MEDALS, out, at + MEDALS)


def _write_sheet(table: Table, seat: i64, out: vec[u8], at: i64) -> i64:
    ticked = table.ticked
    first = seat * LANDS
    for land in range(LANDS):
        out[at + land] = u8(ticked[first + land] & 1)
    at += LANDS
    for step in range(STEPS):
        out[at + step] = u8(ticked[first + LAND_OF[step]] >> SHIFT[step] & 1)
    return at + STEPS


def features(seats: int) -> Features:
    return kept(ColoradoFeatures, seats)
