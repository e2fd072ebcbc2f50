"""Second phase, A: the three sites, one after the other."""

from __future__ import annotations

from filon.core.game import NOBODY
from filon.core.ints import append, i64
from filon.games.treasure_hunter.data import COLOUR, MAX, MIN, NO_TILE
from filon.games.treasure_hunter.fields import HUNT
from filon.games.treasure_hunter.notation import LEFT, OPENED, SENT, TOOK
from filon.games.treasure_hunter.rules.actions import join, lay
from filon.games.treasure_hunter.rules.groups import highest, lowest, total_of
from filon.games.treasure_hunter.rules.windows import open_window
from filon.games.treasure_hunter.table import Table


def open_site(table: Table, site: i64) -> None:
    """Everybody shows all adventurers of its colour; then action cards may be played."""
    table.phase = HUNT
    table.site = site
    table.tell(OPENED, site)
    for seat in range(table.seats):
        table.sent[seat] = 0
        table.strength[seat] = 0
        table.doubled[seat] = 0
        table.bonus[seat] = 0
        _send(table, seat)
    open_window(table, table.dealer)


def _send(table: Table, seat: i64) -> None:
    for card in table.hands[seat][:]:
        if COLOUR[card] == table.site:
            lay(table, seat, card)
            join(table, seat, card)
            table.tell(SENT, seat, card)


def take_treasures(table: Table) -> None:
    """The highest total takes MAX, the lowest MIN; what nobody takes leaves the game."""
    strongest, weakest = highest(table), lowest(table)
    _take(table, strongest, MAX)
    _take(table, weakest, MIN)


def _take(table: Table, seat: i64, side: i64) -> None:
    tile = table.treasures[2 * table.site + side]
    table.treasures[2 * table.site + side] = NO_TILE
    if tile == NO_TILE:
        return
    if seat == NOBODY:
        table.box = append(table.box, tile)
        table.tell(LEFT, tile)
        return
    table.tiles[seat] = append(table.tiles[seat], tile)
    table.haul[seat] += 1
    table.tell(TOOK, seat, tile, side, total_of(table, seat))
