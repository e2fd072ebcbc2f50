"""The groups at a site: their totals, and who would take which treasure now."""

from __future__ import annotations

from filon.core.game import NOBODY
from filon.games.treasure_hunter.data import COLOUR, STRENGTH
from filon.games.treasure_hunter.state import Table


def total_of(table: Table, seat: int) -> int:
    """The companion doubles the adventurers, never the bonuses."""
    strength = table.strength[seat]
    if table.doubled[seat]:
        strength += strength
    return strength + table.bonus[seat]


def is_eligible(table: Table, seat: int) -> bool:
    return table.sent[seat] > 0 and total_of(table, seat) > 0


def best_of(table: Table, seat: int) -> int:
    """The strength of the strongest adventurer awake here."""
    best = 0
    for card in table.laid[seat]:
        if COLOUR[card] == table.site and STRENGTH[card] > best and card not in table.asleep:
            best = STRENGTH[card]
    return best


def highest(table: Table) -> int:
    """The seat that takes MAX as things stand, or nobody."""
    return _first_in_line(table, 1)


def lowest(table: Table) -> int:
    """The seat that takes MIN as things stand, or nobody."""
    return _first_in_line(table, -1)


def _first_in_line(table: Table, way: int) -> int:
    """The most (or, the other way, the least) of the eligible totals; in a tie the best
    adventurer, then the first from the dealer on."""
    leader = NOBODY
    most = 0
    for step in range(table.seats):
        seat = (table.dealer + step) % table.seats
        if not is_eligible(table, seat):
            continue
        total = way * total_of(table, seat)
        if leader == NOBODY or total > most:
            leader = seat
            most = total
        elif total == most and best_of(table, seat) > best_of(table, leader):
            leader = seat
    return leader
