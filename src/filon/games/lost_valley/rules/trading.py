"""Spec §4: once a turn a swap with a player here or one edge away, if both agree."""

from __future__ import annotations

from filon.core.game import NOBODY
from filon.games.lost_valley.data import (
    GOLD,
    GOODS,
    OFFERS,
    STICK,
    THINGS,
)
from filon.games.lost_valley.notation import (
    ACCEPT,
    ANSWERED,
    ASKED,
    CALLED_OFF,
    DECLINE,
    GIVE,
    OFFER,
    OFFERED,
    PROPOSED,
    SWAPPED,
    TRADE,
    WANT,
    WISHED,
    WITHDRAW,
)
from filon.games.lost_valley.rules.supply import has
from filon.games.lost_valley.state import ANSWERING, MENU, OFFERING, Table


def trade_choices(table: Table, seat: int) -> list[int]:
    """Partners on the same intersection or one edge away."""
    if not table.trading or table.swapped or table.offers >= OFFERS:
        return []
    choices: list[int] = []
    place = table.place[seat]
    for other in range(table.seats):
        if other != seat and _is_beside(table, place, table.place[other]):
            choices.append(TRADE + other)
    return choices


def _is_beside(table: Table, place: int, other: int) -> bool:
    if place == other:
        return True
    for d in range(place * 6, place * 6 + 6):
        if table.near[d] == other and table.way[d]:
            return True
    return False


def ask(table: Table, seat: int, partner: int) -> None:
    table.partner = partner
    table.offers += 1
    table.haggled[seat] += 1
    table.phase = OFFERING
    table.tell(ASKED, seat, partner)


def offer_choices(table: Table, seat: int) -> list[int]:
    """First what is given, then what is wanted; each kind in order, so that there is one way
    to make an offer."""
    choices: list[int] = []
    if not table.wanted:
        for thing in range(_last(table.given), THINGS):
            if has(table, seat, thing) > table.given.count(thing):
                choices.append(GIVE + thing)
    if table.given:
        for thing in range(_last(table.wanted), THINGS):
            if _may_have(table, table.partner, thing) and thing not in table.given:
                choices.append(WANT + thing)
    if table.wanted:
        choices.append(OFFER)
    choices.append(WITHDRAW)
    return choices


def _last(things: list[int]) -> int:
    return things[-1] if things else 0


def _may_have(table: Table, seat: int, thing: int) -> bool:
    """Whether a player has one more of these, as far as everybody can see."""
    wanted = table.wanted
    if thing >= GOLD:
        low = GOLD if thing < GOLD + 2 else GOLD + 2
        asked = wanted.count(low) + wanted.count(low + 1)
        return has(table, seat, low) + has(table, seat, low + 1) > asked
    if thing >= STICK:
        asked = 0
        covered = 0
        for good in range(STICK, GOODS):
            asked += wanted.count(good)
            covered += table.goods[seat * GOODS + good]
        return covered > asked
    return table.goods[seat * GOODS + thing] > wanted.count(thing)


def give(table: Table, seat: int, thing: int) -> None:
    table.given.append(thing)
    table.tell(OFFERED, seat, thing)


def want(table: Table, seat: int, thing: int) -> None:
    table.wanted.append(thing)
    table.tell(WISHED, seat, thing)


def propose(table: Table, seat: int) -> None:
    table.phase = ANSWERING
    table.actor = table.partner
    table.tell(PROPOSED, seat, table.partner)


def withdraw(table: Table, seat: int) -> None:
    table.tell(CALLED_OFF, seat)
    _close(table)


def answer_choices(table: Table) -> list[int]:
    """A partner who does not have what is wanted can only decline."""
    for thing in table.wanted:
        if has(table, table.partner, thing) < table.wanted.count(thing):
            return [DECLINE]
    return [ACCEPT, DECLINE]


def accept(table: Table) -> None:
    table.swapped = 1
    table.tell(ANSWERED, table.partner, 1)
    for thing in table.given:
        _pass_on(table, table.turn, table.partner, thing)
    for thing in table.wanted:
        _pass_on(table, table.partner, table.turn, thing)
    _close(table)


def decline(table: Table) -> None:
    table.tell(ANSWERED, table.partner, 0)
    _close(table)


def _pass_on(table: Table, seat: int, other: int, thing: int) -> None:
    if thing < GOLD:
        table.goods[seat * GOODS + thing] -= 1
        table.goods[other * GOODS + thing] += 1
    else:
        table.bag[seat * 4 + thing - GOLD] -= 1
        table.bag[other * 4 + thing - GOLD] += 1
    table.tell(SWAPPED, seat, thing, other)


def _close(table: Table) -> None:
    table.given = []
    table.wanted = []
    table.partner = NOBODY
    table.actor = table.turn
    table.phase = MENU
