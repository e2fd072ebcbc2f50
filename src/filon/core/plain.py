"""States and views as JSON: a dict of ints, strings and lists of them, nothing else."""

from __future__ import annotations

from typing import Any, TypeVar

from filon.core.errors import BadPlain
from filon.core.game import State

T = TypeVar("T", bound=State)


def encode(thing: State) -> dict[str, Any]:
    return thing.plain()


def decode(blank: T, data: object) -> T:
    """Fills a blank state or view; refuses missing, unknown and ill-typed fields."""
    names = blank.fields()
    if not isinstance(data, dict) or set(data) != set(names):
        came = sorted(data) if isinstance(data, dict) else data
        raise BadPlain(f"expected the fields {sorted(names)}, got {came}")
    for name, model in blank.plain().items():
        if not _is_like(data[name], model):
            raise BadPlain(f"field {name!r} cannot hold {data[name]!r}")
    try:
        blank.fill(data)
    except (IndexError, OverflowError, TypeError, ValueError) as problem:
        raise BadPlain(f"these fields do not fit together: {problem}") from problem
    return blank


def _is_like(value: object, model: object) -> bool:
    if isinstance(model, list):
        return isinstance(value, list) and _is_plain(value)
    return type(value) is type(model)


def _is_plain(value: object) -> bool:
    if isinstance(value, list):
        return all(_is_plain(part) for part in value)
    return type(value) is int
