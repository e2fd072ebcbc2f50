"""What a choice does, as lines for the message files."""

from __future__ import annotations

from filon.core.messages import Line
from tests.sluice.table import Table


def explained(view: Table, kind: str, numbers: list[int]) -> Line:
    if kind == "take":
        stones = numbers[0] + 1
        return "choice.take", {"n": stones, "left": view.heap - stones}
    return f"action.{kind}", {}


def asked(view: Table, seat: int) -> Line:
    """What a seat is to do, in one sentence addressed to it."""
    return ("ask.take" if view.die else "ask.roll"), {"n": view.left}
