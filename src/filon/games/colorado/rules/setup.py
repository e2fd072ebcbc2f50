"""“Mise en place”: the deal, and everybody's first village, chosen all at once."""

from __future__ import annotations

from filon.core.game import NOBODY
from filon.core.ints import i64
from filon.core.luck import Luck
from filon.games.colorado.data import FIRST_HANDS, FLAG, LANDS, STARTS, VILLAGE
from filon.games.colorado.fields import READY, TO_START
from filon.games.colorado.notation import BEGAN, CHOSE, DISCOVER
from filon.games.colorado.rules.bounty import tick_flag
from filon.games.colorado.rules.deck import draw, draw_from_deck
from filon.games.colorado.rules.tasks import set_task
from filon.games.colorado.table import Table


def offer_starts(table: Table) -> None:
    for region in STARTS:
        table.offer(DISCOVER + region)


def begin(table: Table, luck: Luck) -> None:
    table.talker = luck.below(table.seats)
    for place in range(table.seats):
        draw(table, (table.talker + place) % table.seats, FIRST_HANDS[place], luck)
    for place in range(table.seats):
        seat = (table.talker + place) % table.seats
        table.area[seat] = 1 << draw_from_deck(table, luck)
    for seat in range(table.seats):
        set_task(table, seat, TO_START)


def choose_start(table: Table, seat: i64, region: i64) -> None:
    table.start[seat] = region
    table.tell(CHOSE, seat, region)
    table.task[seat] = READY


def set_out(table: Table) -> None:
    """All have chosen: the flags are shown."""
    for seat in range(table.seats):
        region = table.start[seat]
        table.start[seat] = NOBODY
        table.ticked[seat * LANDS + region] = FLAG
        tick_flag(table, seat, VILLAGE)
        table.tell(BEGAN, seat, region)
