"""Many games side by side: one call steps them all and writes what a learner reads.

The bytes of `seen` and `mask` are written in place, so that a view of their memory stays true.
Table i plays the seed s + i, then s + i + count, and so on: every game can be played again alone.
"""

from __future__ import annotations

from typing import Any, Final

from filon.core.features import Features, clear
from filon.core.game import NOBODY, AnyGame, State
from filon.core.ints import append, i64, u8, vec
from filon.core.luck import Seeded
from filon.core.rows import empties, listed, lists, row, rows, same

GOING_ON: Final[i64] = 0
OVER: Final[i64] = 1
CUT_SHORT: Final[i64] = 2


class Tables:
    def __init__(
        self,
        game: AnyGame,
        features: Features,
        count: i64,
        seats: i64,
        options: dict[str, int],
        skip_forced: bool = False,
    ) -> None:
        self.game = game
        self.features = features
        self.count: i64 = count
        self.seats: i64 = seats
        self.options = options
        self.skip_forced = skip_forced
        self.width: i64 = features.width
        self.choices: i64 = features.choices
        self.lucks: list[Seeded] = []
        self.states: list[State] = []
        self.seeds = same(0, count)  # of the games being played
        self.logs = empties(count)  # and their actions
        self.last_seeds = same(-1, count)  # of the games played before
        self.last_logs = empties(count)
        self.seen = vec[u8]([0] * (count * self.width))
        self.mask = vec[u8]([0] * (count * self.choices))
        self.to_play = same(NOBODY, count)
        self.how = same(GOING_ON, count)  # whether the last step ended the game
        self.actors = same(NOBODY, count)  # the seats that acted in the last step
        self.final_seen = vec[u8]([0] * (count * self.width))  # by them, where it did
        self.scores = same(0, count * seats)
        self.wins = same(0, count * seats)  # 1: shares the victory

    def __reduce__(self) -> Any:
        arguments = (self.game, self.features, int(self.count), int(self.seats), self.options)
        memory = [self.seeds, self.last_seeds, self.to_play, self.how, self.actors]
        memory += [self.scores, self.wins]
        return _again, (
            (*arguments, self.skip_forced),
            (self.lucks, self.states),
            [listed(numbers) for numbers in memory],
            [lists(self.logs), lists(self.last_logs)],
            [int(byte) for byte in self.final_seen],
        )

    def begin(self, seed: i64) -> None:
        """All games anew."""
        self.lucks = []
        self.states = []
        for n in range(self.count):
            self.how[n] = GOING_ON
            self.lucks.append(Seeded(seed + n))
            self.states.append(self.game.setup(self.seats, self.options, self.lucks[n]))
            self.seeds[n] = seed + n
            self.logs[n] = vec[i64]()
            self._arrive(n)

    def first_bad(self, choices: vec[i64]) -> i64:
        """The first table whose choice is none of its legal ones; -1 if all are."""
        for n in range(self.count):
            choice = choices[n]
            if choice < 0 or choice >= self.choices or not self.mask[n * self.choices + choice]:
                return n
        return -1

    def step(self, choices: vec[i64]) -> None:
        """One legal choice in every game; a game that is over begins anew."""
        for n in range(self.count):
            state = self.states[n]
            seat = self.to_play[n]
            self.actors[n] = seat
            self._apply(n, state, seat, self.features.absolute(state, seat, choices[n]))
            self.how[n] = GOING_ON
            self._arrive(n)

    def _apply(self, n: i64, state: State, seat: i64, action: i64) -> None:
        self.logs[n] = append(self.logs[n], action)
        self.game.apply(state, seat, action, self.lucks[n])

    def _arrive(self, n: i64) -> None:
        """Goes on to the next real choice and writes it down."""
        while True:
            state = self.states[n]
            seat = self.game.next_seat(state)
            if seat < 0:
                self._finish(n, state)
                continue
            self.game.offer(state, seat)
            if not self.skip_forced or state.offered > 1:
                break
            self._apply(n, state, seat, state.slate[0])
        self.to_play[n] = seat
        self.write(n)

    def write(self, n: i64) -> None:
        """What the seat to play sees and may choose."""
        state = self.states[n]
        seat = self.to_play[n]
        base = n * self.choices
        clear(self.mask, base, self.choices)
        for place in range(state.offered):
            choice = self.features.relative(state, seat, state.slate[place])
            self.mask[base + choice] = u8(1)
        self.features.write(state, seat, self.seen, n * self.width)

    def _finish(self, n: i64, state: State) -> None:
        """Keeps what came of a game and sets up the next."""
        self.how[n] = CUT_SHORT if self.game.is_cut_short(state) else OVER
        first = n * self.seats
        scores = self.game.scores(state)
        winners = self.game.winners(state)
        for seat in range(self.seats):
            self.scores[first + seat] = scores[seat]
            self.wins[first + seat] = 1 if int(seat) in winners else 0
        self.features.write(state, max(0, self.actors[n]), self.final_seen, n * self.width)
        self.last_seeds[n] = self.seeds[n]
        self.last_logs[n] = self.logs[n]
        self.logs[n] = vec[i64]()
        self.seeds[n] += self.count
        self.lucks[n] = Seeded(self.seeds[n])
        self.states[n] = self.game.setup(self.seats, self.options, self.lucks[n])


def _again(
    arguments: tuple[AnyGame, Features, int, int, dict[str, int], bool],
    games: tuple[list[Seeded], list[State]],
    memory: list[list[int]],
    logs: list[list[list[int]]],
    final_seen: list[int],
) -> Tables:
    """Tables as a copy or a pickle brings them back."""
    game, features, count, seats, options, skip_forced = arguments
    tables = Tables(game, features, count, seats, options, skip_forced)
    tables.lucks, tables.states = games
    tables.seeds, tables.last_seeds = row(memory[0]), row(memory[1])
    tables.to_play, tables.how, tables.actors = row(memory[2]), row(memory[3]), row(memory[4])
    tables.scores, tables.wins = row(memory[5]), row(memory[6])
    tables.logs, tables.last_logs = rows(logs[0]), rows(logs[1])
    for place in range(len(final_seen)):
        tables.final_seen[place] = u8(final_seen[place])
    for n in range(len(tables.states)):
        game.offer(tables.states[n], tables.to_play[n])
        tables.write(n)
    return tables
