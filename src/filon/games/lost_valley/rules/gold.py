"""“1. chercher de l’or”: pan at the water, mine in the mountains."""

from __future__ import annotations

from filon.core.ints import i64, vec
from filon.core.luck import Luck
from filon.games.lost_valley.data import (
    BANKS,
    CRATE,
    FOOD,
    GOODS,
    LAKE,
    RIVER,
    SHAPE,
    SIEVE,
    STICK,
    TERRAIN,
    TIMBER,
    TUNDRA,
)
from filon.games.lost_valley.notation import BLAST, FOUND_GOLD, MINE, PAN
from filon.games.lost_valley.rules.supply import hand_in
from filon.games.lost_valley.table import Table


def bank_of(table: Table, tile: i64, place: i64) -> i64:
    """The side of a river tile that an intersection lies on."""
    shape = SHAPE[table.tiles[tile]]
    corner: i64
    for corner in range(4):
        if table.corners[tile * 4 + corner] == place:
            return BANKS[shape][corner]
    return 0


def rivergold_at(table: Table, tile: i64, place: i64) -> i64:
    """The markers that can be panned on a tile from here: with water, on this bank."""
    terrain = TERRAIN[table.tiles[tile]]
    if terrain == RIVER:
        return table.gold[tile * 2 + bank_of(table, tile, place)]
    if terrain == LAKE or (terrain == TUNDRA and table.water[tile]):
        return table.gold[tile * 2]
    return 0


def mountaingold_at(table: Table, tile: i64) -> i64:
    """The markers under a tile's mine."""
    return table.gold[tile * 2] if table.mine[tile] else 0


def offer_gold(table: Table, seat: i64, tiles: vec[i64]) -> None:
    mine = seat * GOODS
    if not table.goods[mine + FOOD]:
        return
    place = table.place[seat]
    for tile in tiles:
        if rivergold_at(table, tile, place):
            table.offer(PAN + tile)
        elif table.goods[mine + TIMBER] and mountaingold_at(table, tile):
            table.offer(MINE + tile)
            if can_blast(table, seat, tile):
                table.offer(BLAST + tile)


def can_blast(table: Table, seat: i64, tile: i64) -> bool:
    """A stick takes two markers in the place of one; a crate does so without."""
    if table.goods[seat * GOODS + CRATE] or mountaingold_at(table, tile) < 2:
        return False
    return table.goods[seat * GOODS + STICK] > 0


def pan_lot(table: Table, seat: i64) -> i64:
    """How many markers a pan brings."""
    return 2 if table.goods[seat * GOODS + SIEVE] else 1


def mine_lot(table: Table, seat: i64, with_stick: bool) -> i64:
    return 2 if with_stick or table.goods[seat * GOODS + CRATE] else 1


def pan(table: Table, seat: i64, tile: i64, luck: Luck) -> None:
    hand_in(table, seat, FOOD)
    place = table.place[seat]
    bank: i64 = 0
    if TERRAIN[table.tiles[tile]] == RIVER:
        bank = bank_of(table, tile, place)
    lot = pan_lot(table, seat)
    _take_gold(table, seat, tile, bank, lot, 0, luck)


def mine(table: Table, seat: i64, tile: i64, with_stick: bool, luck: Luck) -> None:
    hand_in(table, seat, FOOD)
    hand_in(table, seat, TIMBER)
    if with_stick:
        hand_in(table, seat, STICK)
    lot = mine_lot(table, seat, with_stick)
    _take_gold(table, seat, tile, 0, lot, 2, luck)


def _take_gold(
    table: Table, seat: i64, tile: i64, bank: i64, lot: i64, lowest: i64, luck: Luck
) -> None:
    """Turns over up to `lot` markers; lowest is 0 for rivergold, 2 for mountaingold."""
    for _ in range(min(lot, table.gold[tile * 2 + bank])):
        value = lowest + luck.pick(table.gold_unseen[lowest : lowest + 2])
        table.gold_unseen[value] -= 1
        table.gold[tile * 2 + bank] -= 1
        table.bag[seat * 4 + value] += 1
        table.tell(FOUND_GOLD, seat, tile, lowest // 2, value + 1)
