"""Spec §4, action 1: pan at the water, mine in the mountains."""

from __future__ import annotations

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
from filon.games.lost_valley.state import Table


def bank_of(table: Table, tile: int, place: int) -> int:
    """The side of a river tile that an intersection lies on."""
    shape = SHAPE[table.tiles[tile]]
    for corner in range(4):
        if table.corners[tile * 4 + corner] == place:
            return BANKS[shape][corner]
    return 0


def rivergold_at(table: Table, tile: int, place: int) -> int:
    """The markers that can be panned on a tile from here: with water, on this bank."""
    terrain = TERRAIN[table.tiles[tile]]
    if terrain == RIVER:
        return table.gold[tile * 2 + bank_of(table, tile, place)]
    if terrain == LAKE or (terrain == TUNDRA and table.water[tile]):
        return table.gold[tile * 2]
    return 0


def mountaingold_at(table: Table, tile: int) -> int:
    """The markers under a tile's mine."""
    return table.gold[tile * 2] if table.mine[tile] else 0


def gold_choices(table: Table, seat: int, tiles: list[int]) -> list[int]:
    mine = seat * GOODS
    if not table.goods[mine + FOOD]:
        return []
    place = table.place[seat]
    choices: list[int] = []
    for tile in tiles:
        if rivergold_at(table, tile, place):
            choices.append(PAN + tile)
        elif table.goods[mine + TIMBER] and mountaingold_at(table, tile):
            choices.append(MINE + tile)
            if table.goods[mine + STICK] and not table.goods[mine + CRATE]:
                choices.append(BLAST + tile)
    return choices


def pan(table: Table, seat: int, tile: int, luck: Luck) -> None:
    hand_in(table, seat, FOOD)
    place = table.place[seat]
    bank = bank_of(table, tile, place) if TERRAIN[table.tiles[tile]] == RIVER else 0
    lot = 2 if table.goods[seat * GOODS + SIEVE] else 1
    _take_gold(table, seat, tile, bank, lot, 0, luck)


def mine(table: Table, seat: int, tile: int, with_stick: bool, luck: Luck) -> None:
    hand_in(table, seat, FOOD)
    hand_in(table, seat, TIMBER)
    if with_stick:
        hand_in(table, seat, STICK)
    lot = 2 if with_stick or table.goods[seat * GOODS + CRATE] else 1
    _take_gold(table, seat, tile, 0, lot, 2, luck)


def _take_gold(
    table: Table, seat: int, tile: int, bank: int, lot: int, lowest: int, luck: Luck
) -> None:
    """Turns over up to `lot` markers; lowest is 0 for rivergold, 2 for mountaingold."""
    for _ in range(min(lot, table.gold[tile * 2 + bank])):
        value = lowest + luck.pick(table.gold_unseen[lowest : lowest + 2])
        table.gold_unseen[value] -= 1
        table.gold[tile * 2 + bank] -= 1
        table.bag[seat * 4 + value] += 1
        table.tell(FOUND_GOLD, seat, tile, lowest // 2, value + 1)
