"""Chance arrives as an argument: who calls the rules decides whose dice they are.

Whatever a luck says is a small number, so that a log can hold it and another luck can read it.
"""

from __future__ import annotations

import hashlib
from operator import index
from typing import Any, Final, SupportsIndex

from filon.core.errors import Asked, BadLuck
from filon.core.ints import i64, vec

MULTIPLIER: Final = 2_147_483_085  # multiply-with-carry, period about 2**62
LOW: Final = 4_294_967_295


class Luck:
    """Base of all lucks: a source says `below(n)`, the rest follows."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely."""
        raise NotImplementedError

    def die(self, sides: i64) -> i64:
        """A number from 1 to `sides`."""
        return self.below(sides) + 1

    def pick(self, counts: vec[i64]) -> i64:
        """An index of `counts`, as likely as its count: a card of a deck without order."""
        total: i64 = 0
        for count in counts:
            total += count
        left = self.below(total)
        for place, count in enumerate(counts):
            left -= count
            if left < 0:
                return place
        raise BadLuck("there is nothing left to draw")


class Seeded(Luck):
    """Fast and repeatable: the same numbers from the same seed, compiled or not."""

    def __init__(self, seed: SupportsIndex) -> None:
        digest = hashlib.blake2b(str(index(seed)).encode(), digest_size=7).digest()
        self._carry: i64 = int.from_bytes(digest, "big") + 1

    def __reduce__(self) -> Any:
        return _seeded, (self._carry,)

    def below(self, n: i64) -> i64:
        carry = MULTIPLIER * (self._carry & LOW) + (self._carry >> 32)
        self._carry = carry
        return ((carry & LOW) * n) >> 32


class Keyed(Luck):
    """A stream made from a secret key: publish `commitment()` before, the key after."""

    def __init__(self, key: str, drawn: int = 0) -> None:
        self.key = key
        self.drawn = drawn  # numbers drawn so far: with the key, the whole position

    def __reduce__(self) -> Any:
        return Keyed, (self.key, self.drawn)

    def commitment(self) -> str:
        return commitment(self.key)

    def below(self, n: i64) -> i64:
        block = hashlib.sha256(f"{self.key}:{self.drawn}".encode()).digest()
        self.drawn += 1
        wide = int.from_bytes(block[:16], "big") * int(n)
        return wide >> 128


class Recording(Luck):
    """Passes another luck on and keeps what it said."""

    def __init__(self, source: Luck) -> None:
        self.source = source
        self.said: list[int] = []

    def __reduce__(self) -> Any:
        return _recording, (self.source, self.said)

    def below(self, n: i64) -> i64:
        return self._keep(self.source.below(n))

    def die(self, sides: i64) -> i64:
        return self._keep(self.source.die(sides))

    def pick(self, counts: vec[i64]) -> i64:
        return self._keep(self.source.pick(counts))

    def take(self) -> list[int]:
        """What was said since the last `take`."""
        said = self.said
        self.said = []
        return said

    def _keep(self, number: i64) -> i64:
        self.said.append(number)
        return number


class Reading(Luck):
    """Says what is written: replay, undo, and the scripted dice of tests."""

    def __init__(self, said: list[int]) -> None:
        self.said = said
        self.read: i64 = 0

    def __reduce__(self) -> Any:
        return _reading, (self.said, self.read)

    def left(self) -> int:
        return len(self.said) - self.read

    def below(self, n: i64) -> i64:
        return self._next(0, n - 1)

    def die(self, sides: i64) -> i64:
        return self._next(1, sides)

    def pick(self, counts: vec[i64]) -> i64:
        place = self._next(0, len(counts) - 1)
        if counts[place] <= 0:
            raise BadLuck(f"luck says {place}, but nothing of that kind is left to draw")
        return place

    def _next(self, low: i64, high: i64) -> i64:
        if self.read >= len(self.said):
            raise BadLuck(f"luck has nothing more to say; expected a number from {low} to {high}")
        number: i64 = self.said[self.read]
        if number < low or number > high:
            raise BadLuck(f"luck says {number}; expected a number from {low} to {high}")
        self.read += 1
        return number


class Asking(Reading):
    """Says what is written and then asks: raises `Asked` with what may come and how likely."""

    def __reduce__(self) -> Any:
        return _asking, (self.said, self.read)

    def below(self, n: i64) -> i64:
        if self.read >= len(self.said):
            raise Asked(list(range(n)), [1] * n)
        return self._next(0, n - 1)

    def die(self, sides: i64) -> i64:
        if self.read >= len(self.said):
            raise Asked(list(range(1, sides + 1)), [1] * sides)
        return self._next(1, sides)

    def pick(self, counts: vec[i64]) -> i64:
        if self.read < len(self.said):
            return super().pick(counts)
        weights = [int(count) for count in counts]
        places = [place for place, weight in enumerate(weights) if weight]
        raise Asked(places, [weights[place] for place in places])


# lucks as a copy or a pickle brings them back, in the middle of what they say


def _seeded(carry: int) -> Seeded:
    luck = Seeded(0)
    luck._carry = carry
    return luck


def _recording(source: Luck, said: list[int]) -> Recording:
    luck = Recording(source)
    luck.said = said
    return luck


def _reading(said: list[int], read: int) -> Reading:
    luck = Reading(said)
    luck.read = read
    return luck


def _asking(said: list[int], read: int) -> Asking:
    luck = Asking(said)
    luck.read = read
    return luck


def commitment(key: str) -> str:
    """What is shown of a key before it is opened."""
    return hashlib.sha256(key.encode()).hexdigest()
