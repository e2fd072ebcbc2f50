"""First phase: everybody keeps a card at the same time and passes the others on."""

from __future__ import annotations

from filon.core.ints import append, i64, pop, remove, vec
from filon.core.luck import Luck
from filon.core.rows import sort
from filon.games.treasure_hunter.data import HAND
from filon.games.treasure_hunter.fields import DRAFT, NOT_YET
from filon.games.treasure_hunter.notation import KEEP, KEPT, PASSED, TOSS, TOSSED
from filon.games.treasure_hunter.rules.memory import remember
from filon.games.treasure_hunter.table import Table


def begin_draft(table: Table, luck: Luck) -> None:
    table.phase = DRAFT
    table.site = 0
    table.pick = 0
    for seat in range(table.seats):
        for _card in range(HAND):
            _deal(table, seat, luck)
        sort(table.packs[seat])
    _show_packs(table, luck)


def _deal(table: Table, seat: i64, luck: Luck) -> None:
    table.deck, card = pop(table.deck, luck.below(len(table.deck)))
    table.packs[seat] = append(table.packs[seat], card)


def offer_cards(table: Table, seat: i64) -> None:
    """Each card of the pack, those that look alike once; two players then toss another."""
    kept = table.chosen[seat]
    block = KEEP if kept == NOT_YET else TOSS
    last: i64 = -1
    for card in table.packs[seat]:
        if card == kept:
            kept = NOT_YET
        elif card != last:
            table.offer(block + card)
            last = card


def choose_card(table: Table, seat: i64, action: i64) -> None:
    if action < TOSS:
        table.chosen[seat] = action - KEEP
        table.tell(KEPT, seat, action - KEEP)
        if table.seats == 2:
            return
    else:
        table.tossing[seat] = action - TOSS
        table.tell(TOSSED, seat, action - TOSS)
    table.waiting = remove(table.waiting, seat)


def pass_on(table: Table, luck: Luck) -> None:
    """Everybody has chosen: packs move on until each seat has nine cards."""
    for seat in range(table.seats):
        _take(table, seat)
    table.pick += 1
    way = way_round(table)
    packs = table.packs
    table.packs = vec[vec[i64]]([packs[(seat - way) % table.seats] for seat in range(table.seats)])
    table.tell(PASSED, way)
    if table.pick == HAND - 1 and table.seats > 2:
        _take_last(table)
    if table.pick < HAND:
        _show_packs(table, luck)
        return
    for hand in table.hands:
        sort(hand)


def way_round(table: Table) -> i64:
    """Packs go to the left in odd rounds, to the right in even ones."""
    return 1 if table.round % 2 == 1 else -1


def _take(table: Table, seat: i64) -> None:
    table.packs[seat] = remove(table.packs[seat], table.chosen[seat])
    table.hands[seat] = append(table.hands[seat], table.chosen[seat])
    table.chosen[seat] = NOT_YET
    if table.tossing[seat] != NOT_YET:
        table.packs[seat] = remove(table.packs[seat], table.tossing[seat])
        table.tossed[seat] = append(table.tossed[seat], table.tossing[seat])
        table.tossing[seat] = NOT_YET


def _take_last(table: Table) -> None:
    table.pick += 1
    for seat in range(table.seats):
        table.packs[seat], card = pop(table.packs[seat])
        table.hands[seat] = append(table.hands[seat], card)
        table.tell(KEPT, seat, card)


def _show_packs(table: Table, luck: Luck) -> None:
    """Two players first draw a card each from their own stock, which is part of the deck."""
    for seat in range(table.seats):
        if table.seats == 2:
            _deal(table, seat, luck)
            sort(table.packs[seat])
        remember(table, seat)
        table.waiting = append(table.waiting, seat)
