"""One language for the tests of all games: set a position, play words, compare words.

A `Sitting` is a table at which words are played; what differs from game to game, how a position is
set and how things are called, is in the game's own `tables.py`.
"""

from __future__ import annotations

from typing import Any

from filon.core.game import AnyGame, Event
from filon.core.luck import Luck, Reading


class Sitting:
    """A table at which moves like `1 play sword` are made, if they are legal."""

    def __init__(self, game: AnyGame, table: Any) -> None:
        self.game = game
        self.table = table
        self.events: list[Event] = []  # of the last moves
        self.told: list[str] = []  # the same as words: `used 0 2 2 4`

    def choices(self, seat: int) -> list[str]:
        return [self.game.say(action) for action in self.game.legal(self.table, seat)]

    def play(self, *moves: str, luck: Luck | list[int] | None = None) -> Sitting:
        """Each move is a seat and an action; without a seat it is of the one that is to act.
        Luck that is written must say no more than it is asked for."""
        chance = luck if isinstance(luck, Luck) else Reading(luck or [])
        self.events = []
        for move in moves:
            seat, words = self._parts(move)
            assert words in self.choices(seat), f"{move!r} is not among {self.choices(seat)}"
            self.table.events = []
            self.game.apply(self.table, seat, self.game.read(words), chance)
            self.events += [self.game.events.trimmed(event) for event in self.table.events]
            self.table.events = None
        self.told = [said(self.game, event) for event in self.events]
        if isinstance(luck, list) and isinstance(chance, Reading):
            assert not chance.left(), f"luck had more to say: {chance.said[chance.read :]}"
        return self

    def _parts(self, move: str) -> tuple[int, str]:
        if move[0].isdigit():
            seat, words = move.split(maxsplit=1)
            return int(seat), words
        return self.game.to_act(self.table)[0], move

    def heard(self, kind: str) -> list[str]:
        """What the last moves told of one kind."""
        return [line for line in self.told if line.split()[0] == kind]

    def in_english(self, names: list[str]) -> list[str]:
        messages = self.game.messages("en", names)
        return [messages.line(self.game.recount(event)) for event in self.events]


def said(game: AnyGame, event: Event) -> str:
    return " ".join([game.events.name(event), *map(str, event[1:])])


def kinds(game: AnyGame, events: list[Event]) -> list[str]:
    return [game.events.name(event) for event in events]
