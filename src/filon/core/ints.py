"""Rows of numbers: machine integers when compiled, plain lists when not.

mypy and mypyc read the first branch, Python runs one of the two, so this file is never compiled. A
row grows by `row = append(row, number)`, shrinks by `row = remove(row, number)` and by
`row, number = pop(row, place)`, and in no other way: what the old row was like after is not said.
Bytes, `vec[u8]`, are what learners read: their memory is written in place and never grows.
"""

from __future__ import annotations

from importlib.machinery import PathFinder
from pathlib import Path
from typing import TYPE_CHECKING


def _beside_compiled() -> bool:
    spec = PathFinder.find_spec("luck", [str(Path(__file__).parent)])
    return spec is not None and not str(spec.origin).endswith(".py")


if TYPE_CHECKING or _beside_compiled():
    from librt.vecs import append, pop, remove, vec
    from mypy_extensions import i64, mypyc_attr, u8

    __all__ = ["append", "i64", "mypyc_attr", "pop", "remove", "u8", "vec"]
else:
    i64 = int

    def u8(number):
        return number

    # `vec[i64]` is list, and so is `vec[vec[i64]]`
    vec = {int: list, float: list, list: list, u8: bytearray}

    def mypyc_attr(**_):
        return lambda kind: kind

    def append(row, number):
        row.append(number)
        return row

    def remove(row, number):
        row.remove(number)
        return row

    def pop(row, place=-1):
        return row, row.pop(place)
