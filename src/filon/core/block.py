"""A part of a page of print, which knows where it stands: whatever does not fit is named by its
place, `printed.toml: regions: D3: medal: expected …, got …`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NoReturn

from filon.core.errors import BadEdition


class Block:
    def __init__(self, values: dict[str, Any], place: str) -> None:
        self.values = values
        self.place = place
        self._asked = {"reconstructed", "why"}
        self._parts: dict[str, Block] = {}

    def refuse(self, why: str, key: str = "") -> NoReturn:
        raise BadEdition(f"{self.place}: {key}: {why}" if key else f"{self.place}: {why}")

    def demand(self, holds: bool, why: str, key: str = "") -> None:
        if not holds:
            self.refuse(why, key)

    def names(self) -> list[str]:
        """The names of its parts, in the order they are printed."""
        return [key for key in self.values if key not in ("reconstructed", "why")]

    # -- reading --------------------------------------------------------------------------

    def number(self, key: str, low: int, high: int) -> int:
        return self._checked(self._value(key), key, low, high)

    def numbers(self, key: str, low: int, high: int, count: int | None = None) -> list[int]:
        found = self._list(key, count)
        return [self._checked(one, f"{key} {n}", low, high) for n, one in enumerate(found, 1)]

    def pairs(self, key: str) -> list[tuple[int, int]]:
        """A list of pairs of numbers: places on a map, both counted from 1."""
        found: list[tuple[int, int]] = []
        for n, one in enumerate(self._list(key, None), 1):
            if not isinstance(one, list) or len(one) != 2:
                self.refuse(f"expected two numbers, got {one!r}", f"{key} {n}")
            x, y = (self._checked(part, f"{key} {n}", 1, 99) for part in one)
            found.append((x, y))
        return found

    def flag(self, key: str) -> bool:
        value = self.values.get(key, False)
        self._asked.add(key)
        self.demand(isinstance(value, bool), f"expected true or false, got {value!r}", key)
        return bool(value)

    def word(self, key: str, among: Iterable[str] = ()) -> str:
        return self._spelt(self._value(key), key, list(among))

    def words(self, key: str, among: Iterable[str] = (), count: int | None = None) -> list[str]:
        """Of a list, or of one line with spaces."""
        known = list(among)
        value = self._value(key)
        found = value.split() if isinstance(value, str) else self._list(key, None)
        self._count(found, key, count)
        return [self._spelt(one, f"{key} {n}", known) for n, one in enumerate(found, 1)]

    def block(self, key: str) -> Block:
        return self._part(self._value(key), key)

    def blocks(self) -> dict[str, Block]:
        """All parts, each a block of its own."""
        return {key: self.block(key) for key in self.names()}

    def rows(self, key: str) -> list[Block]:
        """A list of blocks, counted from 1."""
        return [self._part(one, f"{key} {n}") for n, one in enumerate(self._list(key, None), 1)]

    def items(self, key: str) -> list[Any]:
        """A list of words or of lists of words."""
        found = self._list(key, None)
        for n, one in enumerate(found, 1):
            for word in one if isinstance(one, list) else [one]:
                self._spelt(word, f"{key} {n}", [])
        return found

    def counts(self, low: int, high: int, among: Iterable[str]) -> list[int]:
        """A number for each of these names, in their order, and for no other."""
        names = list(among)
        found = [self.number(name, low, high) for name in names]
        self.finish()
        return found

    def finish(self) -> None:
        """Nothing may stand here that nobody asks for: a typing error would go unnoticed."""
        strange = [key for key in self.values if key not in self._asked]
        if strange:
            known = ", ".join(sorted(self._asked))
            self.refuse(f"expected one of {known}; got {strange[0]!r}")
        for part in self._parts.values():
            part.finish()

    # -- checking -------------------------------------------------------------------------

    def _value(self, key: str) -> Any:
        self._asked.add(key)
        if key not in self.values:
            self.refuse(f"expected {key!r}, and it is missing")
        return self.values[key]

    def _list(self, key: str, count: int | None) -> list[Any]:
        value = self._value(key)
        if not isinstance(value, list):
            self.refuse(f"expected a list, got {value!r}", key)
        self._count(value, key, count)
        return value

    def _count(self, found: list[Any], key: str, count: int | None) -> None:
        if count is not None and len(found) != count:
            self.refuse(f"expected {count} of them, got {len(found)}", key)

    def _part(self, value: Any, key: str) -> Block:
        if not isinstance(value, dict):
            self.refuse(f"expected a block, got {value!r}", key)
        if key not in self._parts:
            self._parts[key] = Block(value, f"{self.place}: {key}")
        return self._parts[key]

    def _checked(self, value: Any, key: str, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            self.refuse(f"expected a number from {low} to {high}, got {value!r}", key)
        return value

    def _spelt(self, value: Any, key: str, among: list[str]) -> str:
        if not isinstance(value, str) or not value:
            self.refuse(f"expected a word, got {value!r}", key)
        if among and value not in among:
            self.refuse(f"expected one of {', '.join(among)}; got {value!r}", key)
        return value
