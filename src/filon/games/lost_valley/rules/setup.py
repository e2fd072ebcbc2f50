"""Setting up: what everybody starts with, the first places of the valley, who begins."""

from __future__ import annotations

from filon.core.luck import Luck
from filon.games.lost_valley.data import START
from filon.games.lost_valley.rules.turn import offer_choices
from filon.games.lost_valley.rules.valley import found_valley
from filon.games.lost_valley.table import Table


def begin(table: Table, luck: Luck) -> None:
    for good in range(len(START)):
        table.stock[good] -= table.seats * START[good]
    found_valley(table)
    table.first = luck.below(table.seats)
    table.turn = table.first
    table.actor = table.first
    offer_choices(table)
