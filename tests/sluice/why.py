"""Why an action is not possible, by the rule that forbids it."""

from __future__ import annotations

from filon.core.messages import Line
from tests.sluice.notation import ROLL
from tests.sluice.table import Table


def hindrance(view: Table, seat: int, action: int) -> Line:
    """Of a seat that is to act and an action that it may not do."""
    if view.die == 0:
        return "why.turn.roll", {}
    if action == ROLL:
        return "why.turn.rolled", {}
    return "why.turn.reach", {"n": min(view.left, view.heap)}
