"""What the action cards do."""

from __future__ import annotations

from filon.core.ints import append, i64, pop, remove
from filon.core.luck import Luck
from filon.core.rows import sort
from filon.games.treasure_hunter.data import (
    ACTION_CARDS,
    CARDS,
    COLOUR,
    COMPANION,
    DOGS,
    HAMMER,
    HAMMER_BONUS,
    MULE,
    SCAREGOBLIN,
    SHRINKING,
    SHRINKING_BONUS,
    SITES,
    SLEEPING,
    STRENGTH,
    SWORD,
    SWORD_BONUS,
)
from filon.games.treasure_hunter.fields import HUNT
from filon.games.treasure_hunter.notation import (
    DREW,
    JOINS,
    NO_USE,
    PLAY,
    PLAYED,
    SLEEP,
    SLEPT,
    TO_HAND,
)
from filon.games.treasure_hunter.table import Table


def play(table: Table, seat: i64, action: i64, luck: Luck) -> None:
    card = SLEEPING if action >= SLEEP else action - PLAY + ACTION_CARDS
    lay(table, seat, card)
    table.tell(PLAYED, seat, card)
    if card == SLEEPING:
        _put_to_sleep(table, seat, action - SLEEP)
    elif card < COMPANION + SITES:
        table.doubled[seat] = 1
    elif card == SWORD:
        table.bonus[seat] += SWORD_BONUS
    elif card == HAMMER:
        table.bonus[seat] += HAMMER_BONUS
    elif card == SHRINKING:
        table.bonus[seat] += SHRINKING_BONUS
    elif card == SCAREGOBLIN:
        table.scared[seat] = 1
    elif card == MULE:
        _draw(table, seat, luck)


def lay(table: Table, seat: i64, card: i64) -> None:
    """From the hand, face up."""
    table.hands[seat] = remove(table.hands[seat], card)
    table.laid[seat] = append(table.laid[seat], card)
    if seat * CARDS + card in table.shown:
        table.shown = remove(table.shown, seat * CARDS + card)


def join(table: Table, seat: i64, card: i64) -> None:
    """An adventurer now counts at this site."""
    table.sent[seat] += 1
    table.strength[seat] += STRENGTH[card]


def _put_to_sleep(table: Table, seat: i64, card: i64) -> None:
    table.asleep = append(table.asleep, card)
    table.strength[seat] -= STRENGTH[card]
    table.tell(SLEPT, seat, card)


def _draw(table: Table, seat: i64, luck: Luck) -> None:
    """A mule brings an undealt card, for all to see."""
    table.deck, card = pop(table.deck, luck.below(len(table.deck)))
    if card < DOGS and (table.phase != HUNT or COLOUR[card] < table.site):
        table.lost = append(table.lost, card)
        table.tell(DREW, seat, card, NO_USE)
    elif card < DOGS and COLOUR[card] == table.site:
        table.laid[seat] = append(table.laid[seat], card)
        join(table, seat, card)
        table.tell(DREW, seat, card, JOINS)
    else:
        table.hands[seat] = append(table.hands[seat], card)
        sort(table.hands[seat])
        table.shown = append(table.shown, seat * CARDS + card)
        table.tell(DREW, seat, card, TO_HAND)
