"""A table that a viewer cannot tell from the true one: everything hidden is dealt anew."""

from __future__ import annotations

from filon.core.luck import Luck
from filon.games.lost_valley.data import FOUND, GOLD, GOODS, OLD_MINE, STICK, TILES
from filon.games.lost_valley.notation import BLAST, EVENT
from filon.games.lost_valley.rules.store import goods_of
from filon.games.lost_valley.rules.supply import nuggets_of
from filon.games.lost_valley.state import Table
from filon.games.lost_valley.view import TableView, is_open


def imagined(view: TableView, luck: Luck) -> Table:
    table = Table()
    _set_table(table, view)
    _set_valley(table, view)
    table.goods = view.goods.copy()
    table.bag = view.bag.copy()
    table.gold_unseen = view.gold_unseen.copy()
    table.events_unseen = view.events_unseen.copy()
    table.left = view.left.copy()
    table.looked = view.looked.copy()
    table.choices = view.choices.copy()
    for after in range(view.seats):  # who is at turn first: of that seat something is known
        seat = (view.turn + after) % view.seats
        if not is_open(view.ended, view.viewer, seat):
            _deal_wares(table, view, seat, luck)
            _deal_gold(table, view, seat, luck)
    _deal_left(table, view, luck)
    return table


def _named(view: TableView, seat: int) -> list[int]:
    """The hidden things a seat is known to have: what it offers, the stick it blasts with."""
    if seat != view.turn:
        return []
    named = [thing for thing in view.given if thing >= STICK]
    if BLAST <= view.deed < EVENT:
        named.append(STICK)
    return named


def _deal_wares(table: Table, view: TableView, seat: int, luck: Luck) -> None:
    covered = view.covered[seat]
    for thing in _named(view, seat):
        if thing < GOODS:
            _put_ware(table, seat, thing)
            covered -= 1
    for _ in range(covered):
        ware = STICK + luck.pick(table.events_unseen[STICK - FOUND :])
        _put_ware(table, seat, ware)


def _put_ware(table: Table, seat: int, good: int) -> None:
    table.events_unseen[good - FOUND] -= 1
    table.goods[seat * GOODS + good] += 1


def _deal_gold(table: Table, view: TableView, seat: int, luck: Luck) -> None:
    rest = [view.markers[seat * 2], view.markers[seat * 2 + 1]]
    for thing in _named(view, seat):
        if thing >= GOLD:
            _put_gold(table, seat, thing - GOLD)
            rest[(thing - GOLD) // 2] -= 1
    for colour in range(2):
        for _ in range(rest[colour]):
            low = colour * 2
            _put_gold(table, seat, low + luck.pick(table.gold_unseen[low : low + 2]))
    if seat == view.turn and view.basket:
        _raise_gold(table, seat)


def _raise_gold(table: Table, seat: int) -> None:
    """Whoever is buying can pay: better markers in the place of as many as it takes."""
    short = table.owed + max(0, table.extras - goods_of(table, seat)) - nuggets_of(table, seat)
    for low in (0, 2):
        while short > 0 and table.bag[seat * 4 + low] and table.gold_unseen[low + 1]:
            table.bag[seat * 4 + low] -= 1
            table.gold_unseen[low] += 1
            _put_gold(table, seat, low + 1)
            short -= 1


def _put_gold(table: Table, seat: int, value: int) -> None:
    table.gold_unseen[value] -= 1
    table.bag[seat * 4 + value] += 1


def _deal_left(table: Table, view: TableView, luck: Luck) -> None:
    for tile, knowers in enumerate(view.knowers):
        if knowers and table.left[tile] < 0:
            table.left[tile] = _turned(table, view.tiles[tile], luck)
    if view.viewer != view.actor:
        for _ in range(view.turned):
            tile = (view.deed - EVENT) % TILES
            table.looked.append(_turned(table, view.tiles[tile], luck))


def _turned(table: Table, kind: int, luck: Luck) -> int:
    if kind == OLD_MINE:
        value = 2 + luck.pick(table.gold_unseen[2:])
        table.gold_unseen[value] -= 1
        return GOLD + value
    event = luck.pick(table.events_unseen)
    table.events_unseen[event] -= 1
    return FOUND + event


def _set_table(table: Table, view: TableView) -> None:
    table.seats = view.seats
    table.max_rounds = view.max_rounds
    table.trading = view.trading
    table.cart_gear = view.cart_gear
    table.materials_sold = view.materials_sold
    table.first = view.first
    table.round = view.round
    table.turn = view.turn
    table.actor = view.actor
    table.phase = view.phase
    table.ended = view.ended
    table.moves = view.moves
    table.actions = view.actions
    table.drank = view.drank
    table.arrived = view.arrived
    table.offers = view.offers
    table.haggled = view.haggled.copy()
    table.swapped = view.swapped
    table.deed = view.deed
    table.owed = view.owed
    table.extras = view.extras
    table.basket = view.basket.copy()
    table.partner = view.partner
    table.given = view.given.copy()
    table.wanted = view.wanted.copy()
    table.place = view.place.copy()
    table.stock = view.stock.copy()
    table.works_left = view.works_left.copy()
    table.gold_spent = view.gold_spent.copy()
    table.events_spent = view.events_spent.copy()
    table.animals_unseen = view.animals_unseen.copy()
    table.animals_spent = view.animals_spent.copy()
    table.pile = view.pile.copy()
    table.under = view.under.copy()
    table.hand = view.hand


def _set_valley(table: Table, view: TableView) -> None:
    table.across = view.across.copy()
    table.up = view.up.copy()
    table.near = view.near.copy()
    table.sector = view.sector.copy()
    table.way = view.way.copy()
    table.work = view.work.copy()
    table.canals = view.canals.copy()
    table.tiles = view.tiles.copy()
    table.corners = view.corners.copy()
    table.gold = view.gold.copy()
    table.events_on = view.events_on.copy()
    table.animal = view.animal.copy()
    table.mine = view.mine.copy()
    table.water = view.water.copy()
    table.knowers = view.knowers.copy()
    table.mouth = view.mouth.copy()
    table.river = view.river
    table.ice = view.ice
