"""Every card and tile of the box, wherever it is: counts that no action may ever change."""

from __future__ import annotations

from filon.core.game import NOBODY
from filon.core.rows import count_of, total
from filon.games.treasure_hunter.data import LAIRS, NO_TILE
from filon.games.treasure_hunter.table import Table


def counted(table: Table) -> list[int]:
    """Cards, treasure tiles and goblin tiles."""
    cards = tiles = 0
    for seat in range(table.seats):
        cards += len(table.packs[seat]) + len(table.hands[seat])
        cards += len(table.tossed[seat]) + len(table.laid[seat])
        cards += len(table.discards[seat])
        tiles += len(table.tiles[seat])
    tiles += len(table.treasures) - count_of(table.treasures, NO_TILE)
    goblins = total(table.goblins) + LAIRS - count_of(table.lairs, NOBODY)
    return [
        cards + len(table.deck) + len(table.lost),
        tiles + len(table.tiles_left) + len(table.box),
        goblins + len(table.goblins_left) + table.gone_goblins,
    ]
