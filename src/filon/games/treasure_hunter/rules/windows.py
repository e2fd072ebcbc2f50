"""Action windows: everybody answers at once, in secret, with a card or a pass.

The answers count in turn, from the dealer or from behind the last card played. The first card
in that order is played and everybody is asked anew; a pass holds unless somebody plays. So an
answer speaks just where those before it have passed, as it would if each waited for the others,
and the window closes when all in a row have passed. Whoever holds no card is asked like the rest.
"""

from __future__ import annotations

from filon.core.ints import append, i64, remove
from filon.core.luck import Luck
from filon.games.treasure_hunter.data import (
    ACTION_CARDS,
    COLOUR,
    COMPANION,
    MULE,
    SCAREGOBLIN,
    SITES,
    SLEEPING,
)
from filon.games.treasure_hunter.fields import GOBLIN_RAID, NOT_YET
from filon.games.treasure_hunter.notation import PASS, PLAY, SLEEP
from filon.games.treasure_hunter.rules.actions import play
from filon.games.treasure_hunter.table import Table


def open_window(table: Table, first: i64) -> None:
    table.first = first
    for seat in range(table.seats):
        table.chosen[seat] = NOT_YET
        table.waiting = append(table.waiting, seat)


def offer_answers(table: Table, seat: i64) -> None:
    """A pass, and the action cards that can be played, each kind once."""
    table.offer(PASS)
    hand = table.hands[seat]
    last: i64 = -1
    place: i64 = len(hand) - 1
    while place >= 0 and hand[place] >= ACTION_CARDS:
        card = hand[place]
        place -= 1
        if card == last or not _is_playable(table, seat, card):
            continue
        last = card
        if card == SLEEPING:
            _offer_sleepers(table, seat)
        else:
            table.offer(PLAY + card - ACTION_CARDS)


def _is_playable(table: Table, seat: i64, card: i64) -> bool:
    if card == MULE:
        return True
    if table.phase == GOBLIN_RAID or card == SCAREGOBLIN:
        return card == SCAREGOBLIN and table.phase == GOBLIN_RAID
    if card < COMPANION + SITES and card - COMPANION != table.site:
        return False
    return table.sent[seat] > 0


def _offer_sleepers(table: Table, seat: i64) -> None:
    """The seat's adventurers here who are still awake."""
    for card in table.laid[seat]:
        if COLOUR[card] == table.site and card not in table.asleep:
            table.offer(SLEEP + card)


def news_of(table: Table, seat: i64) -> i64:
    """Another number in every round, and whenever somebody else has played a card."""
    played: i64 = 0
    for other in range(table.seats):
        if other == seat:
            continue
        for card in table.laid[other]:
            if card >= ACTION_CARDS:
                played += 1
    return table.round * 64 + played


def answer(table: Table, seat: i64, action: i64) -> None:
    table.chosen[seat] = action
    table.waiting = remove(table.waiting, seat)


def somebody_plays(table: Table, luck: Luck) -> bool:
    """All have answered: the first card in turn is played and the window opens anew."""
    for step in range(table.seats):
        seat = (table.first + step) % table.seats
        action = table.chosen[seat]
        if action != PASS:
            play(table, seat, action, luck)
            open_window(table, (seat + 1) % table.seats)
            return True
    for seat in range(table.seats):
        table.chosen[seat] = NOT_YET
    return False
