"""States and views as JSON: a dict of ints, strings and lists of them, nothing else."""

from __future__ import annotations

from typing import Any, TypeVar

from filon.core.errors import BadPlain
from filon.core.game import State, View

T = TypeVar("T", bound=State | View)


def encode(thing: State | View) -> dict[str, Any]:
    return {name: _copy(getattr(thing, name)) for name in thing.fields()}


def decode(blank: T, data: object) -> T:
    """Fills a blank state or view; refuses missing, unknown and ill-typed fields."""
    names = blank.fields()
    if not isinstance(data, dict) or set(data) != set(names):
        came = sorted(data) if isinstance(data, dict) else data
        raise BadPlain(f"expected the fields {sorted(names)}, got {came}")
    for name in names:
        value = data[name]
        if not _is_like(value, getattr(blank, name)):
            raise BadPlain(f"field {name!r} cannot hold {value!r}")
        setattr(blank, name, _copy(value))
    return blank


def _is_like(value: object, model: object) -> bool:
    if isinstance(model, list):
        return isinstance(value, list) and _is_plain(value)
    return type(value) is type(model)


def _is_plain(value: object) -> bool:
    if isinstance(value, list):
        return all(_is_plain(part) for part in value)
    return type(value) in (int, str)


def _copy(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    if value and isinstance(value[0], list):
        return [_copy(part) for part in value]
    return value.copy()
