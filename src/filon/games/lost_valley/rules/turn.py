"""The door to the rules: the table of phases."""

from __future__ import annotations

from typing import Final

from filon.core.ints import i64
from filon.core.luck import Luck
from filon.games.lost_valley.rules.deeds import Handing, Stilling, Turning
from filon.games.lost_valley.rules.ending import Packing
from filon.games.lost_valley.rules.events import Taking
from filon.games.lost_valley.rules.exploring import Exploring, LayingLand, LayingRiver
from filon.games.lost_valley.rules.menu import Menu
from filon.games.lost_valley.rules.phase import Phase
from filon.games.lost_valley.rules.store import Buying, Paying
from filon.games.lost_valley.rules.trading import Answering, Offering
from filon.games.lost_valley.table import Table

PHASES: Final[list[Phase]] = [  # in the order of their numbers in `fields`
    Menu(),
    Exploring(),
    LayingRiver(),
    LayingLand(),
    Turning(),
    Handing(),
    Taking(),
    Buying(),
    Paying(),
    Stilling(),
    Packing(),
    Offering(),
    Answering(),
]


def offer_choices(table: Table) -> None:
    """What the acting seat may do now."""
    table.offered = 0
    if not table.ended:
        PHASES[table.phase].offer(table, table.actor)


def act(table: Table, seat: i64, action: i64, luck: Luck) -> None:
    PHASES[table.phase].act(table, seat, action, luck)
    offer_choices(table)
