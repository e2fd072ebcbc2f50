"""Manual, “Optional Trade”: once a turn a swap with a player here or one edge away, if both
agree."""

from __future__ import annotations

from filon.core.game import NOBODY
from filon.core.ints import append, i64, vec
from filon.core.luck import Luck
from filon.core.rows import count_of
from filon.games.lost_valley.data import (
    GOLD,
    GOODS,
    OFFERS,
    STICK,
    THINGS,
)
from filon.games.lost_valley.fields import ANSWERING, MENU, OFFERING
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
from filon.games.lost_valley.rules.phase import Phase
from filon.games.lost_valley.rules.supply import has
from filon.games.lost_valley.table import Table


def offer_partners(table: Table, seat: i64) -> None:
    """Those on the same intersection or one edge away."""
    if not _may_swap(table):
        return
    place = table.place[seat]
    for other in range(table.seats):
        if other != seat and _is_beside(table, place, table.place[other]):
            table.offer(TRADE + other)


def has_partner(table: Table, seat: i64) -> bool:
    if not _may_swap(table):
        return False
    place = table.place[seat]
    for other in range(table.seats):
        if other != seat and _is_beside(table, place, table.place[other]):
            return True
    return False


def _may_swap(table: Table) -> bool:
    return table.trading == 1 and table.swapped == 0 and table.offers < OFFERS


def _is_beside(table: Table, place: i64, other: i64) -> bool:
    if place == other:
        return True
    for d in range(place * 6, place * 6 + 6):
        if table.near[d] == other and table.way[d]:
            return True
    return False


def ask(table: Table, seat: i64, partner: i64) -> None:
    table.partner = partner
    table.offers += 1
    table.haggled[seat] += 1
    table.phase = OFFERING
    table.tell(ASKED, seat, partner)


class Offering(Phase):
    """First what is given, then what is wanted; each kind in order, so that there is one way
    to make an offer."""

    def offer(self, table: Table, seat: i64) -> None:
        if not len(table.wanted):
            for thing in range(_last(table.given), THINGS):
                if has(table, seat, thing) > count_of(table.given, thing):
                    table.offer(GIVE + thing)
        if len(table.given):
            for thing in range(_last(table.wanted), THINGS):
                if _may_have(table, table.partner, thing) and thing not in table.given:
                    table.offer(WANT + thing)
        if len(table.wanted):
            table.offer(OFFER)
        table.offer(WITHDRAW)

    def act(self, table: Table, seat: i64, action: i64, luck: Luck) -> None:
        if action < WANT:
            give(table, seat, action - GIVE)
        elif action < OFFER:
            want(table, seat, action - WANT)
        elif action == OFFER:
            propose(table, seat)
        else:
            withdraw(table, seat)


def _last(things: vec[i64]) -> i64:
    return things[-1] if len(things) else 0


def _may_have(table: Table, seat: i64, thing: i64) -> bool:
    """Whether a player has one more of these, as far as everybody can see."""
    wanted = table.wanted
    if thing >= GOLD:
        low: i64 = GOLD if thing < GOLD + 2 else GOLD + 2
        asked = count_of(wanted, low) + count_of(wanted, low + 1)
        return has(table, seat, low) + has(table, seat, low + 1) > asked
    if thing >= STICK:
        asked = 0
        covered: i64 = 0
        for good in range(STICK, GOODS):
            asked += count_of(wanted, good)
            covered += table.goods[seat * GOODS + good]
        return covered > asked
    return table.goods[seat * GOODS + thing] > count_of(wanted, thing)


def give(table: Table, seat: i64, thing: i64) -> None:
    table.given = append(table.given, thing)
    table.tell(OFFERED, seat, thing)


def want(table: Table, seat: i64, thing: i64) -> None:
    table.wanted = append(table.wanted, thing)
    table.tell(WISHED, seat, thing)


def propose(table: Table, seat: i64) -> None:
    table.phase = ANSWERING
    table.actor = table.partner
    table.tell(PROPOSED, seat, table.partner)


def withdraw(table: Table, seat: i64) -> None:
    table.tell(CALLED_OFF, seat)
    _close(table)


class Answering(Phase):
    """A partner who does not have what is wanted can only decline."""

    def offer(self, table: Table, seat: i64) -> None:
        if _can_accept(table):
            table.offer(ACCEPT)
        table.offer(DECLINE)

    def act(self, table: Table, seat: i64, action: i64, luck: Luck) -> None:
        if action == ACCEPT:
            accept(table)
        else:
            decline(table)


def _can_accept(table: Table) -> bool:
    for thing in table.wanted:
        if has(table, table.partner, thing) < count_of(table.wanted, thing):
            return False
    return True


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


def _pass_on(table: Table, seat: i64, other: i64, thing: i64) -> None:
    if thing < GOLD:
        table.goods[seat * GOODS + thing] -= 1
        table.goods[other * GOODS + thing] += 1
    else:
        table.bag[seat * 4 + thing - GOLD] -= 1
        table.bag[other * 4 + thing - GOLD] += 1
    table.tell(SWAPPED, seat, thing, other)


def _close(table: Table) -> None:
    table.given = vec[i64]()
    table.wanted = vec[i64]()
    table.partner = NOBODY
    table.actor = table.turn
    table.phase = MENU
