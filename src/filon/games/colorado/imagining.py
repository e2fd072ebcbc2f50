"""A table that a viewer cannot tell from the true one: hands, deck and first villages anew."""

from __future__ import annotations

from filon.core.ints import i64, vec
from filon.core.luck import Luck
from filon.core.rows import total
from filon.games.colorado.data import COPIES, KINDS, STARTS
from filon.games.colorado.fields import STARTING, TO_START
from filon.games.colorado.table import Table, copied, unveiled


def imagined(view: Table, luck: Luck) -> Table:
    table = unveiled(view)
    _guess_starts(table, view.viewer, luck)
    _deal_hidden(table, view.viewer, _unseen(view), luck)
    return table


def redealt(table: Table, viewer: i64, luck: Luck) -> Table:
    """A copy in which the others' cards and the deck are mixed and dealt anew."""
    twin = copied(table)
    pool = twin.deck
    for seat in range(twin.seats):
        if seat != viewer:
            for card in range(KINDS):
                pool[card] += twin.hand[seat * KINDS + card]
                twin.hand[seat * KINDS + card] = 0
    _guess_starts(twin, viewer, luck)
    _deal_hidden(twin, viewer, pool, luck)
    return twin


def _unseen(view: Table) -> vec[i64]:
    """Of each kind: the cards that are in the deck or in a hand the viewer cannot see."""
    pool = COPIES[:]
    for card in range(KINDS):
        pool[card] -= view.pile[card]
        if view.viewer >= 0:
            pool[card] -= view.hand[view.viewer * KINDS + card]
        for area in view.area:
            pool[card] -= area >> card & 1
    return pool


def _deal_hidden(table: Table, viewer: i64, pool: vec[i64], luck: Luck) -> None:
    for seat in range(table.seats):
        if seat == viewer:
            continue
        for _card in range(table.held[seat]):
            card = luck.pick(pool)
            pool[card] -= 1
            table.hand[seat * KINDS + card] += 1
    table.deck = pool
    table.deck_left = total(pool)


def _guess_starts(table: Table, viewer: i64, luck: Luck) -> None:
    """The villages that others have chosen in secret."""
    if table.phase != STARTING:
        return
    for seat in range(table.seats):
        if seat != viewer and table.task[seat] != TO_START:
            table.start[seat] = STARTS[luck.below(len(STARTS))]
