"""First phase: everybody keeps a card at the same time and passes the others on."""

from __future__ import annotations

from filon.core.luck import Luck
from filon.games.treasure_hunter.data import HAND
from filon.games.treasure_hunter.notation import KEEP, KEPT, PASSED, TOSS, TOSSED
from filon.games.treasure_hunter.state import DRAFT, NOT_YET, Table, remember


def begin_draft(table: Table, luck: Luck) -> None:
    table.phase = DRAFT
    table.site = 0
    table.pick = 0
    for seat in range(table.seats):
        pack = table.packs[seat]
        for _ in range(HAND):
            pack.append(table.deck.pop(luck.below(len(table.deck))))
    _show_packs(table, luck)


def draft_choices(table: Table, seat: int) -> list[int]:
    """Each card of the pack, those that look alike once; two players then toss another."""
    kept = table.chosen[seat]
    block = KEEP if kept == NOT_YET else TOSS
    choices: list[int] = []
    last = -1
    for card in table.packs[seat]:
        if card == kept:
            kept = NOT_YET
        elif card != last:
            choices.append(block + card)
            last = card
    return choices


def choose_card(table: Table, seat: int, action: int) -> None:
    if action < TOSS:
        table.chosen[seat] = action - KEEP
        table.tell(KEPT, seat, action - KEEP)
        if table.seats == 2:
            return
    else:
        table.tossing[seat] = action - TOSS
        table.tell(TOSSED, seat, action - TOSS)
    table.waiting.remove(seat)


def pass_on(table: Table, luck: Luck) -> None:
    """Everybody has chosen: packs move on until each seat has nine cards."""
    for seat in range(table.seats):
        _take(table, seat)
    table.pick += 1
    way = 1 if table.round % 2 == 1 else -1
    packs = table.packs
    table.packs = [packs[(seat - way) % table.seats] for seat in range(table.seats)]
    table.tell(PASSED, way)
    if table.pick == HAND - 1 and table.seats > 2:
        _take_last(table)
    if table.pick < HAND:
        _show_packs(table, luck)
        return
    for hand in table.hands:
        hand.sort()


def _take(table: Table, seat: int) -> None:
    pack = table.packs[seat]
    pack.remove(table.chosen[seat])
    table.hands[seat].append(table.chosen[seat])
    table.chosen[seat] = NOT_YET
    if table.tossing[seat] != NOT_YET:
        pack.remove(table.tossing[seat])
        table.tossed[seat].append(table.tossing[seat])
        table.tossing[seat] = NOT_YET


def _take_last(table: Table) -> None:
    table.pick += 1
    for seat in range(table.seats):
        card = table.packs[seat].pop()
        table.hands[seat].append(card)
        table.tell(KEPT, seat, card)


def _show_packs(table: Table, luck: Luck) -> None:
    """Two players first draw a card each from their own stock, which is part of the deck."""
    for seat in range(table.seats):
        pack = table.packs[seat]
        if table.seats == 2:
            pack.append(table.deck.pop(luck.below(len(table.deck))))
        pack.sort()
        remember(table, seat)
        table.waiting.append(seat)
