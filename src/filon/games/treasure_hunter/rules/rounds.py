"""The rounds: treasures, goblins, the deal; and the count after the last."""

from __future__ import annotations

from filon.core.ints import append, i64, pop, vec
from filon.core.luck import Luck
from filon.core.rows import same
from filon.games.treasure_hunter.data import (
    CARDS,
    DECK,
    GOBLIN_COINS,
    GOBLIN_PAWS,
    LAIRS,
    NO_TILE,
    ROUNDS,
    SITES,
    is_yellow,
)
from filon.games.treasure_hunter.fields import OVER
from filon.games.treasure_hunter.notation import (
    COUNTED,
    DISMISSED,
    ENDED,
    LURKED,
    PARTS,
    ROUND,
    TREASURES,
)
from filon.games.treasure_hunter.rules.draft import begin_draft
from filon.games.treasure_hunter.rules.scoring import parts_of
from filon.games.treasure_hunter.table import Table


def next_round(table: Table, luck: Luck) -> None:
    if table.round == ROUNDS:
        _end(table)
        return
    _gather_cards(table)
    table.dealer = (table.dealer + 1) % table.seats
    begin_round(table, luck)


def begin_round(table: Table, luck: Luck) -> None:
    table.round += 1
    table.tell(ROUND, table.round, table.dealer)
    for side in range(2):  # MAX, MIN
        for site in range(SITES):
            table.treasures[2 * site + side] = draw_tile(table, side, luck)
    for site in range(SITES):
        table.tell(TREASURES, site, table.treasures[2 * site], table.treasures[2 * site + 1])
    for lair in range(LAIRS):
        table.goblins_left, goblin = pop(table.goblins_left, luck.below(len(table.goblins_left)))
        table.lairs[lair] = goblin
        table.tell(LURKED, goblin, GOBLIN_PAWS[goblin], GOBLIN_COINS[goblin])
    begin_draft(table, luck)


def draw_tile(table: Table, side: i64, luck: Luck) -> i64:
    """The next tile of a pile; the last round has no use for yellow scrolls, draws again,
    and turns to the other pile when there is none left."""
    for other in range(2):
        pile = side if other == 0 else 1 - side
        while table.piles[pile] > 0:
            table.piles[pile] -= 1
            table.tiles_left, tile = pop(table.tiles_left, luck.below(len(table.tiles_left)))
            if table.round < ROUNDS or not is_yellow(tile):
                return tile
            table.box = append(table.box, tile)
            table.tell(DISMISSED, tile)
    return NO_TILE


def _gather_cards(table: Table) -> None:
    table.deck = DECK[:]
    table.shown = vec[i64]()
    table.lost = vec[i64]()
    table.asleep = vec[i64]()
    table.seen = same(0, CARDS)
    for seat in range(table.seats):
        table.hands[seat] = vec[i64]()
        table.tossed[seat] = vec[i64]()
        table.laid[seat] = vec[i64]()
        table.discards[seat] = vec[i64]()
        table.scared[seat] = 0
        table.raiders[seat] = 0
        table.haul[seat] = 0


def _end(table: Table) -> None:
    table.phase = OVER
    for seat in range(table.seats):
        parts = parts_of(table, seat)
        total: i64 = 0
        for part in range(PARTS):
            total += parts[part]
            table.tell(COUNTED, seat, part, parts[part], total)
    table.tell(ENDED)
