"""Setting up the rounds: treasures, goblins, the deal; and the count after the last."""

from __future__ import annotations

from filon.core.luck import Luck
from filon.games.treasure_hunter.counting import parts_of
from filon.games.treasure_hunter.data import (
    CARDS,
    DECK,
    GOBLIN_COINS,
    GOBLIN_PAWS,
    LAIRS,
    MAX,
    MIN,
    NO_TILE,
    ROUNDS,
    SITES,
    is_yellow,
)
from filon.games.treasure_hunter.notation import (
    COUNTED,
    DISMISSED,
    ENDED,
    GOBLIN_PART,
    GREY_PART,
    LURKED,
    MONEY_PART,
    RELIC_PART,
    ROUND,
    TREASURES,
)
from filon.games.treasure_hunter.rules.draft import begin_draft
from filon.games.treasure_hunter.state import OVER, Table


def begin(table: Table, luck: Luck) -> None:
    table.dealer = luck.below(table.seats)
    _begin_round(table, luck)


def next_round(table: Table, luck: Luck) -> None:
    if table.round == ROUNDS:
        _end(table)
        return
    _gather_cards(table)
    table.dealer = (table.dealer + 1) % table.seats
    _begin_round(table, luck)


def _begin_round(table: Table, luck: Luck) -> None:
    table.round += 1
    table.tell(ROUND, table.round, table.dealer)
    for side in [MAX, MIN]:
        for site in range(SITES):
            table.treasures[2 * site + side] = draw_tile(table, side, luck)
    for site in range(SITES):
        table.tell(TREASURES, site, table.treasures[2 * site], table.treasures[2 * site + 1])
    for lair in range(LAIRS):
        goblin = table.goblins_left.pop(luck.below(len(table.goblins_left)))
        table.lairs[lair] = goblin
        table.tell(LURKED, goblin, GOBLIN_PAWS[goblin], GOBLIN_COINS[goblin])
    begin_draft(table, luck)


def draw_tile(table: Table, side: int, luck: Luck) -> int:
    """The next tile of a pile; the last round has no use for yellow scrolls, draws again,
    and turns to the other pile when there is none left."""
    for pile in [side, 1 - side]:
        while table.piles[pile] > 0:
            table.piles[pile] -= 1
            tile = table.tiles_left.pop(luck.below(len(table.tiles_left)))
            if table.round < ROUNDS or not is_yellow(tile):
                return tile
            table.box.append(tile)
            table.tell(DISMISSED, tile)
    return NO_TILE


def _gather_cards(table: Table) -> None:
    table.deck = DECK.copy()
    table.shown = []
    table.lost = []
    table.asleep = []
    table.seen = [0] * CARDS
    for seat in range(table.seats):
        table.hands[seat] = []
        table.tossed[seat] = []
        table.laid[seat] = []
        table.scared[seat] = 0
        table.raiders[seat] = 0
        table.haul[seat] = 0


def _end(table: Table) -> None:
    table.phase = OVER
    for seat in range(table.seats):
        parts = parts_of(table, seat)
        total = 0
        for part in [GREY_PART, RELIC_PART, GOBLIN_PART, MONEY_PART]:
            total += parts[part]
            table.tell(COUNTED, seat, part, parts[part], total)
    table.tell(ENDED)
