"""What leads to gold."""

from __future__ import annotations

from filon.core.luck import Luck
from filon.games.lost_valley.rules.supply import nuggets_of
from filon.games.lost_valley.state import Table


def prospects(table: Table, seat: int) -> float:
    return float(nuggets_of(table, seat))


def sensible_move(table: Table, seat: int, luck: Luck) -> int:
    return table.choices[luck.below(len(table.choices))]
