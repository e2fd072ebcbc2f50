"""The numbers a judge believes in: declared with their limits, kept as data, tuned by playing."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import NamedTuple

from filon.core.errors import BadSetup
from filon.core.ints import vec

DIGITS = 4  # that a weight is kept with


class Weight(NamedTuple):
    """One number, and from where to where it makes sense. The part is what it speaks for when a
    bot says why: `reason.` and the part is a message of the game."""

    name: str
    low: float
    high: float
    part: str = ""


class Weights:
    """All numbers of a game in the order they are declared; `values` is what judges read."""

    def __init__(self, declared: Sequence[Weight], values: Mapping[str, object]) -> None:
        self.declared = list(declared)
        self.values = vec[float]([_checked(weight, values) for weight in declared])
        unknown = set(values) - {weight.name for weight in declared}
        if unknown:
            raise BadSetup(f"no weight is called {', '.join(sorted(unknown))}")

    def named(self) -> dict[str, float]:
        return {weight.name: self.values[at] for at, weight in enumerate(self.declared)}

    def digest(self) -> str:
        """Twelve letters that change with any of the numbers."""
        text = "\n".join(f"{name} {value:.{DIGITS}f}" for name, value in self.named().items())
        return hashlib.sha256(text.encode()).hexdigest()[:12]


def _checked(weight: Weight, values: Mapping[str, object]) -> float:
    value: object = values.get(weight.name)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise BadSetup(f"expected a number for {weight.name}, got {value!r}")
    number = float(value)
    if not weight.low <= number <= weight.high:
        raise BadSetup(f"{weight.name} must be from {weight.low:g} to {weight.high:g}, not {value}")
    return number


def shipped(package: str, declared: Sequence[Weight]) -> Weights:
    """Those in a game's `weights.toml`."""
    text = files(package).joinpath("weights.toml").read_text(encoding="utf-8")
    return Weights(declared, tomllib.loads(text))


NO_WEIGHTS = Weights([], {})
