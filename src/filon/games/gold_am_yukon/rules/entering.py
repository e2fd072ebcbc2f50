"""Rules §1 and §3: the first prospector on a start field, the others at either end."""

from __future__ import annotations

from filon.core.game import NOBODY
from filon.games.gold_am_yukon.data import NEIGHBOURS, STARTS
from filon.games.gold_am_yukon.notation import ENTERED, STARTED
from filon.games.gold_am_yukon.state import Table


def start_choices(table: Table) -> list[int]:
    return [field for field in STARTS if table.holder[field] == NOBODY]


def start(table: Table, seat: int, field: int) -> None:
    _put(table, seat, field)
    table.chains[seat].append(field)
    table.tell(STARTED, seat, field)


def enter_choices(table: Table, seat: int) -> list[int]:
    """The free fields next to either end of the chain."""
    chain = table.chains[seat]
    holder = table.holder
    head, tail = chain[-1], chain[0]
    choices = [field for field in NEIGHBOURS[head] if holder[field] < 0]
    if head != tail:
        for field in NEIGHBOURS[tail]:
            if holder[field] < 0 and field not in choices:
                choices.append(field)
    return choices


def enter(table: Table, seat: int, field: int) -> None:
    _put(table, seat, field)
    chain = table.chains[seat]
    if field in NEIGHBOURS[chain[-1]]:
        chain.append(field)
    else:
        chain.insert(0, field)
    table.pips -= 1
    table.acted = 1
    table.tell(ENTERED, seat, field)


def _put(table: Table, seat: int, field: int) -> None:
    table.holder[field] = seat
    table.hand[seat] -= 1
