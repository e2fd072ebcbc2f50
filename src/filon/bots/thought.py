"""What a bot thinks of each choice it has."""

from __future__ import annotations

from typing import NamedTuple


class Option(NamedTuple):
    """One action: its value, how often it was tried, and what is expected to follow."""

    action: int
    value: float  # from 0 to 1: the part of the others left behind, or how much it is liked
    visits: int
    line: list[int]  # the actions that would most likely come after it, whoever takes them


class Thought(NamedTuple):
    """All options that were looked at, the best first; what was chosen may be another."""

    seat: int
    options: list[Option]
    chosen: int

    @property
    def best(self) -> Option:
        return self.options[0]
