"""Action windows: everybody answers at once, in secret, with a card or a pass.

The answers count in turn, from the dealer or from behind the last card played. The first card
in that order is played and everybody is asked anew; a pass holds unless somebody plays. So an
answer speaks just where those before it have passed, as it would if each waited for the others,
and the window closes when all in a row have passed. Whoever holds no card is asked like the rest.
"""

from __future__ import annotations

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
from filon.games.treasure_hunter.notation import PASS, PLAY, SLEEP
from filon.games.treasure_hunter.rules.actions import play
from filon.games.treasure_hunter.state import GOBLIN_RAID, NOT_YET, Table


def open_window(table: Table, first: int) -> None:
    table.first = first
    for seat in range(table.seats):
        table.chosen[seat] = NOT_YET
        table.waiting.append(seat)


def window_choices(table: Table, seat: int) -> list[int]:
    choices = [PASS]
    last = -1
    for card in reversed(table.hands[seat]):
        if card < ACTION_CARDS:
            break
        if card == last or not _is_playable(table, seat, card):
            continue
        last = card
        if card == SLEEPING:
            choices += _sleepers(table, seat)
        else:
            choices.append(PLAY + card - ACTION_CARDS)
    return choices


def _is_playable(table: Table, seat: int, card: int) -> bool:
    if card == MULE:
        return True
    if table.phase == GOBLIN_RAID or card == SCAREGOBLIN:
        return card == SCAREGOBLIN and table.phase == GOBLIN_RAID
    if card < COMPANION + SITES and card - COMPANION != table.site:
        return False
    return table.sent[seat] > 0


def _sleepers(table: Table, seat: int) -> list[int]:
    """The seat's adventurers here who are still awake."""
    return [
        SLEEP + card
        for card in table.laid[seat]
        if COLOUR[card] == table.site and card not in table.asleep
    ]


def answer(table: Table, seat: int, action: int) -> None:
    table.chosen[seat] = action
    table.waiting.remove(seat)


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
