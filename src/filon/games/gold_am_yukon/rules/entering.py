"""“Préparation” and “Déroulement du jeu”: the first prospector on a start field, the others at
either end."""

from __future__ import annotations

from filon.core.game import NOBODY
from filon.core.ints import append, i64
from filon.core.rows import put_first
from filon.games.gold_am_yukon.data import NEIGHBOURS, STARTS
from filon.games.gold_am_yukon.notation import ENTERED, STARTED
from filon.games.gold_am_yukon.table import Table


def offer_starts(table: Table) -> None:
    for field in STARTS:
        if table.holder[field] == NOBODY:
            table.offer(field)


def start(table: Table, seat: i64, field: i64) -> None:
    _put(table, seat, field)
    table.chains[seat] = append(table.chains[seat], field)
    table.tell(STARTED, seat, field)


def offer_entries(table: Table, seat: i64) -> None:
    """The free fields next to either end of the chain."""
    chain = table.chains[seat]
    holder = table.holder
    head, tail = chain[-1], chain[0]
    for field in NEIGHBOURS[head]:
        if holder[field] < 0:
            table.offer(field)
    if head != tail:
        for field in NEIGHBOURS[tail]:
            if holder[field] < 0 and field not in NEIGHBOURS[head]:
                table.offer(field)


def enter(table: Table, seat: i64, field: i64) -> None:
    _put(table, seat, field)
    chain = table.chains[seat]
    if field in NEIGHBOURS[chain[-1]]:
        table.chains[seat] = append(table.chains[seat], field)
    else:
        table.chains[seat] = put_first(field, chain)
    table.pips -= 1
    table.acted = 1
    table.tell(ENTERED, seat, field)


def _put(table: Table, seat: i64, field: i64) -> None:
    table.holder[field] = seat
    table.hand[seat] -= 1
