"""“Préparation”: who begins; the first prospectors go on the start fields."""

from __future__ import annotations

from filon.core.luck import Luck
from filon.games.gold_am_yukon.rules.entering import offer_starts
from filon.games.gold_am_yukon.table import Table


def begin(table: Table, luck: Luck) -> None:
    table.first = luck.below(table.seats)
    table.turn = table.first
    offer_starts(table)
