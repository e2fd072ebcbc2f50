"""What an explorer hopes for."""

from __future__ import annotations

from filon.core.luck import Luck
from filon.games.colorado.rules.scoring import points_of
from filon.games.colorado.rules.turn import choices
from filon.games.colorado.state import Table


def prospects(table: Table, seat: int) -> float:
    return float(points_of(table, seat))


def sensible_move(table: Table, seat: int, luck: Luck) -> int:
    legal = choices(table, seat)
    return legal[luck.below(len(legal))]
