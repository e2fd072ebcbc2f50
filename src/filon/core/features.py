"""A table as bytes, as one seat sees it: what learners read. The viewer comes first, then the
others in the order of play; what is hidden from the viewer is never looked at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final

from filon.core.game import State
from filon.core.ints import i64, u8, vec

MOST: Final[i64] = 255


class Part:
    """Some bytes of an observation: what they are called, how many, and up to which number."""

    def __init__(self, name: str, length: int, high: int, words: str) -> None:
        self.name: Final = name
        self.length: Final = length
        self.high: Final = high
        self.words: Final = words


class Features:
    """How a game's tables are written for a number of seats; and its actions as ids that mean
    the same to every viewer, `choices` of them."""

    def __init__(self, seats: int, parts: Sequence[Part], choices: Sequence[str]) -> None:
        self.seats: i64 = seats
        self.parts: Final = list(parts)
        self.width: i64 = sum([part.length for part in parts])
        self.names: Final = list(choices)  # what each id means, in words
        self.choices: i64 = len(self.names)

    def __reduce__(self) -> Any:
        return _features_of, (type(self).__module__, int(self.seats))

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Fills `width` bytes from a place on; from a table or from the seat's view of it."""
        raise NotImplementedError

    def relative(self, state: State, seat: i64, action: i64) -> i64:
        """The id by which the seat knows one of its legal actions."""
        return action

    def absolute(self, state: State, seat: i64, choice: i64) -> i64:
        """The action behind the id of a legal choice."""
        return choice


_kept: Final[dict[str, Features]] = {}


def kept(kind: Callable[[int], Features], seats: int) -> Features:
    """The features of a game for a number of seats are one thing: made once, never copied."""
    key = f"{kind.__module__} {seats}"
    if key not in _kept:
        _kept[key] = kind(seats)
    return _kept[key]


def _features_of(module: str, seats: int) -> Features:
    features: Features = import_module(module).features(seats)
    return features


def of_each_seat(seats: int, parts: Sequence[Part]) -> list[Part]:
    """The same parts for every seat, the viewer first."""
    return [
        Part(f"{_whose(near)}.{part.name}", part.length, part.high, part.words)
        for near in range(seats)
        for part in parts
    ]


def _whose(near: int) -> str:
    return "me" if near == 0 else f"seat+{near}"


def clear(out: vec[u8], at: i64, count: i64) -> None:
    for place in range(at, at + count):
        out[place] = u8(0)


def put(number: i64, out: vec[u8], at: i64) -> i64:
    """One number, cut to what a byte holds; returns the next place."""
    out[at] = u8(max(0, min(number, MOST)))
    return at + 1


def hot(number: i64, count: i64, out: vec[u8], at: i64) -> i64:
    """A one at its place among zeros that stand already."""
    if 0 <= number < count:
        out[at + number] = u8(1)
    return at + count


def bits(number: i64, count: i64, out: vec[u8], at: i64) -> i64:
    for place in range(count):
        out[at + place] = u8(number >> place & 1)
    return at + count


def counts(numbers: vec[i64], first: i64, count: i64, out: vec[u8], at: i64) -> i64:
    """Small numbers of a row, as they are."""
    for place in range(count):
        out[at + place] = u8(numbers[first + place])
    return at + count


def tally(things: vec[i64], count: i64, out: vec[u8], at: i64) -> i64:
    """How often each thing is there, over zeros that stand already."""
    for thing in things:
        if 0 <= thing < count:
            out[at + thing] = u8(i64(out[at + thing]) + 1)
    return at + count
