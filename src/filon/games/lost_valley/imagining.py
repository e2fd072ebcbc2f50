"""A table that a viewer cannot tell from the true one: everything hidden is dealt anew."""

from __future__ import annotations

from filon.core.ints import append, i64, vec
from filon.core.luck import Luck
from filon.games.lost_valley.data import FOUND, GOLD, GOODS, OLD_MINE, STICK, TILES
from filon.games.lost_valley.notation import BLAST, EVENT
from filon.games.lost_valley.rules.store import goods_of
from filon.games.lost_valley.rules.supply import nuggets_of
from filon.games.lost_valley.table import Table, unveiled
from filon.games.lost_valley.view import is_open


def imagined(view: Table, luck: Luck) -> Table:
    table = unveiled(view)
    for after in range(view.seats):  # who is at turn first: of that seat something is known
        seat = (view.turn + after) % view.seats
        if not is_open(view, seat):
            _deal_wares(table, view, seat, luck)
            _deal_gold(table, view, seat, luck)
    _deal_left(table, view, luck)
    return table


def _named(view: Table, seat: i64) -> vec[i64]:
    """The hidden things a seat is known to have: what it offers, the stick it blasts with."""
    named = vec[i64]()
    if seat != view.turn:
        return named
    for thing in view.given:
        if thing >= STICK:
            named = append(named, thing)
    if BLAST <= view.deed < EVENT:
        named = append(named, STICK)
    return named


def _deal_wares(table: Table, view: Table, seat: i64, luck: Luck) -> None:
    covered = view.covered[seat]
    for thing in _named(view, seat):
        if thing < GOODS:
            _put_ware(table, seat, thing)
            covered -= 1
    for _ in range(covered):
        ware = STICK + luck.pick(table.events_unseen[STICK - FOUND :])
        _put_ware(table, seat, ware)


def _put_ware(table: Table, seat: i64, good: i64) -> None:
    table.events_unseen[good - FOUND] -= 1
    table.goods[seat * GOODS + good] += 1


def _deal_gold(table: Table, view: Table, seat: i64, luck: Luck) -> None:
    rest = view.markers[seat * 2 : seat * 2 + 2]
    for thing in _named(view, seat):
        if thing >= GOLD:
            _put_gold(table, seat, thing - GOLD)
            rest[(thing - GOLD) // 2] -= 1
    colour: i64
    for colour in range(2):
        for _ in range(rest[colour]):
            low = colour * 2
            _put_gold(table, seat, low + luck.pick(table.gold_unseen[low : low + 2]))
    if seat == view.turn and len(view.basket):
        _raise_gold(table, seat)


def _raise_gold(table: Table, seat: i64) -> None:
    """Whoever is buying can pay: better markers in the place of as many as it takes."""
    short = table.owed + max(0, table.extras - goods_of(table, seat)) - nuggets_of(table, seat)
    for colour in range(2):
        low: i64 = colour * 2
        while short > 0 and table.bag[seat * 4 + low] and table.gold_unseen[low + 1]:
            table.bag[seat * 4 + low] -= 1
            table.gold_unseen[low] += 1
            _put_gold(table, seat, low + 1)
            short -= 1


def _put_gold(table: Table, seat: i64, value: i64) -> None:
    table.gold_unseen[value] -= 1
    table.bag[seat * 4 + value] += 1


def _deal_left(table: Table, view: Table, luck: Luck) -> None:
    for tile in range(len(view.knowers)):
        if view.knowers[tile] and table.left[tile] < 0:
            table.left[tile] = _turned(table, view.tiles[tile], luck)
    if view.viewer != view.actor:
        for _ in range(view.turned):
            tile = (view.deed - EVENT) % TILES
            table.looked = append(table.looked, _turned(table, view.tiles[tile], luck))


def _turned(table: Table, kind: i64, luck: Luck) -> i64:
    if kind == OLD_MINE:
        value = 2 + luck.pick(table.gold_unseen[2:])
        table.gold_unseen[value] -= 1
        return GOLD + value
    event = luck.pick(table.events_unseen)
    table.events_unseen[event] -= 1
    return FOUND + event
