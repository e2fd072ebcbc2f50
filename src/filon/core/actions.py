"""An action is a dense int; its block gives it a kind, numbers and words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from filon.core.errors import BadWords

Part = int | Sequence[str]  # how many numbers, from 0; or their names


class Block:
    """The actions of one kind, `first .. first + size - 1`, one for each choice of numbers."""

    def __init__(self, kind: str, parts: Sequence[Part]) -> None:
        self.kind: Final = kind
        self.names: Final = [None if isinstance(part, int) else list(part) for part in parts]
        self.ranges: Final = [part if isinstance(part, int) else len(part) for part in parts]
        self.size: Final = _product(self.ranges)
        self.first = 0

    def form(self) -> str:
        """How the words of this block look: `step 0..383`."""
        shapes = [
            "|".join(names) if names else f"0..{count - 1}"
            for names, count in zip(self.names, self.ranges, strict=True)
        ]
        return " ".join([self.kind, *shapes])


class ActionSpace:
    """A game's blocks one after the other: id ⇄ (kind, numbers) ⇄ words."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        self.blocks: Final = list(blocks)
        self.size = 0
        self._by_kind: dict[str, Block] = {}
        self._words: dict[int, str] = {}  # of the actions spoken of so far
        self._spoken: dict[str, int] = {}  # the other way round
        self._parts: dict[int, tuple[str, list[int]]] = {}
        for block in blocks:
            block.first = self.size
            self.size += block.size
            self._by_kind[block.kind] = block

    def first(self, kind: str) -> int:
        return self._by_kind[kind].first

    def of(self, kind: str) -> range:
        """The ids of a kind."""
        block = self._by_kind[kind]
        return range(block.first, block.first + block.size)

    def id(self, kind: str, *numbers: int) -> int:
        block = self._by_kind[kind]
        action = 0
        for number, count in zip(numbers, block.ranges, strict=True):
            action = action * count + number
        return block.first + action

    def parts(self, action: int) -> tuple[str, list[int]]:
        """The kind and the numbers of an id, to be read and not changed."""
        if action not in self._parts:
            self._parts[action] = self._taken_apart(action)
        return self._parts[action]

    def _taken_apart(self, action: int) -> tuple[str, list[int]]:
        block = self._block_of(action)
        rest = action - block.first
        numbers: list[int] = []
        for count in reversed(block.ranges):
            numbers.append(rest % count)
            rest //= count
        numbers.reverse()
        return block.kind, numbers

    def words(self, action: int) -> str:
        if action not in self._words:
            self._words[action] = self._spelled(action)
            self._spoken[self._words[action]] = action
        return self._words[action]

    def _spelled(self, action: int) -> str:
        kind, numbers = self.parts(action)
        block = self._by_kind[kind]
        shown = [
            names[number] if names else str(number)
            for names, number in zip(block.names, numbers, strict=True)
        ]
        return " ".join([kind, *shown])

    def read(self, words: str) -> int:
        action = self._spoken.get(words)
        return self._read(words) if action is None else action

    def _read(self, words: str) -> int:
        kind, *said = words.split() or [""]
        block = self._by_kind.get(kind)
        if block is None:
            known = ", ".join(self._by_kind)
            raise BadWords(f"no action is called {kind!r}; expected one of: {known}")
        if len(said) != len(block.ranges):
            raise BadWords(f"cannot read {words!r}; expected {block.form()!r}")
        numbers = [_number(block, place, word) for place, word in enumerate(said)]
        return self.id(kind, *numbers)

    def __contains__(self, action: int) -> bool:
        return 0 <= action < self.size

    def _block_of(self, action: int) -> Block:
        for block in self.blocks:
            if block.first <= action < block.first + block.size:
                return block
        raise BadWords(f"no action has the id {action}; expected 0..{self.size - 1}")


def _number(block: Block, place: int, word: str) -> int:
    names = block.names[place]
    if names is not None and word in names:
        return names.index(word)
    if names is None and len(word) < 9 and word.isascii() and word.isdigit():
        number = int(word)
        if number < block.ranges[place] and str(number) == word:
            return number
    raise BadWords(f"cannot read {word!r} in an action; expected {block.form()!r}")


def _product(numbers: Sequence[int]) -> int:
    product = 1
    for number in numbers:
        product *= number
    return product
