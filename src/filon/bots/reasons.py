"""Why a move is better than the next best: what made the difference, told from a view alone.

The judge's belief falls into parts (gold in reach, cards in hand…); both moves are played on the
same imagined tables, each with the line that is expected after it, and the part that speaks most
for the first is the reason.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from filon.bots.thought import Option, Thought
from filon.core.game import AnyGame, State
from filon.core.ints import vec
from filon.core.luck import Luck, Seeded

TABLES: Final = 6  # that are imagined
POINTS: Final = "points"  # what no weight stands for: points in hand
RIVALS: Final = "rivals"
ONLY: Final = "only"
EQUAL: Final = "equal"
SLIGHT: Final = 0.05  # points or so that make no difference

Parts = dict[str, float]


class Reason(NamedTuple):
    """The message of a game is `reason.` and the part; the seat is the rival it is about, or -1."""

    action: int
    rather_than: int  # the next best, or -1
    part: str
    seat: int

    def line(self) -> tuple[str, dict[str, int]]:
        return f"reason.{self.part}", {"who": self.seat} if self.part == RIVALS else {}


def reason_of(game: AnyGame, view: Any, thought: Thought) -> Reason:
    """For the move that was chosen. Only a view is needed: nothing else can be told."""
    chosen = next(one for one in thought.options if one.action == thought.chosen)
    others = [one for one in thought.options if one is not chosen]
    if not others:
        return Reason(chosen.action, -1, ONLY, -1)
    gains: Parts = {}
    rivals: dict[int, float] = {}
    for number in range(TABLES):
        table = game.imagine(view, Seeded(number))
        _compare(game, table, thought.seat, (chosen, others[0]), number, gains, rivals)
    return _greatest(chosen.action, others[0].action, gains, rivals)


def _greatest(action: int, other: int, gains: Parts, rivals: dict[int, float]) -> Reason:
    part, gain = max(gains.items(), key=lambda item: item[1])
    seat, loss = max(rivals.items(), key=lambda item: item[1])
    if max(gain, loss) < SLIGHT * TABLES:
        return Reason(action, other, EQUAL, -1)
    return Reason(action, other, part, -1) if gain >= loss else Reason(action, other, RIVALS, seat)


def _compare(
    game: AnyGame,
    table: State,
    seat: int,
    options: tuple[Option, Option],
    number: int,
    gains: Parts,
    rivals: dict[int, float],
) -> None:
    """Adds what the first option has over the second, part by part and rival by rival."""
    for option, sign in zip(options, (1.0, -1.0), strict=True):
        after = _played(game, table, seat, option, Seeded(number))
        for part, worth in parts_of(game, after, seat).items():
            gains[part] = gains.get(part, 0.0) + sign * worth
        for other in range(int(after.seats)):
            if other != seat:
                loss = -sign * game.evaluate(after, other)
                rivals[other] = rivals.get(other, 0.0) + loss


def _played(game: AnyGame, table: State, seat: int, option: Option, luck: Luck) -> State:
    """The table after an option and what is expected to follow in the same turn."""
    after: State = game.copy(table)
    moment = game.moment(after)
    game.apply(after, seat, option.action, luck)
    for action in option.line:
        actor = int(game.next_seat(after))
        if actor != seat or game.moment(after) != moment or action not in game.legal(after, actor):
            break
        game.apply(after, actor, action, luck)
    return after


def parts_of(game: AnyGame, table: State, seat: int) -> Parts:
    """The worth of a table, by what it is made of: how much less it would be without each."""
    declared = game.weights.declared
    values = [float(value) for value in game.weights.values]
    whole = game.weigh(table, seat, vec[float](values))
    parts: Parts = {}
    for part in dict.fromkeys(weight.part for weight in declared if weight.part):
        without = [
            weight.low if weight.part == part else value
            for weight, value in zip(declared, values, strict=True)
        ]
        parts[part] = whole - game.weigh(table, seat, vec[float](without))
    parts[POINTS] = whole - sum(parts.values())
    return parts
