"""Setting up: who deals, and the first round."""

from __future__ import annotations

from filon.core.luck import Luck
from filon.games.treasure_hunter.rules.rounds import begin_round
from filon.games.treasure_hunter.table import Table


def begin(table: Table, luck: Luck) -> None:
    table.dealer = luck.below(table.seats)
    begin_round(table, luck)
