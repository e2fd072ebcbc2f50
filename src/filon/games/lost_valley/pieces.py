"""Every piece of the box, wherever it is: counts that no action may ever change."""

from __future__ import annotations

from filon.games.lost_valley.data import FISHTRAP, FOUND, GOLD, GOODS, MINES, SAWMILL, TIMBER
from filon.games.lost_valley.state import SEEN, Table


def counted(table: Table) -> list[int]:
    return (
        _goods(table)
        + _works(table)
        + _gold(table)
        + _events(table)
        + _animals(table)
        + [table.pile[kind] + table.tiles.count(kind) for kind in range(len(table.pile))]
    )


def _held(table: Table, good: int) -> int:
    return sum(table.goods[seat * GOODS + good] for seat in range(table.seats))


def _goods(table: Table) -> list[int]:
    counts = [
        table.stock[good] + _held(table, good) + table.basket.count(good) for good in range(FOUND)
    ]
    counts[TIMBER] += len(table.canals)
    return counts


def _works(table: Table) -> list[int]:
    standing = [0, table.work.count(FISHTRAP), table.work.count(SAWMILL), sum(table.mine)]
    return [standing[work] + table.works_left[work] for work in (FISHTRAP, SAWMILL, MINES)]


def _gold(table: Table) -> list[int]:
    return [
        table.gold_unseen[value]
        + table.gold_spent[value]
        + sum(table.bag[value::4])
        + table.left.count(GOLD + value)
        + table.looked.count(GOLD + value)
        for value in range(4)
    ]


def _events(table: Table) -> list[int]:
    return [
        table.events_unseen[event]
        + table.events_spent[event]
        + _held(table, FOUND + event)
        + table.left.count(FOUND + event)
        + table.looked.count(FOUND + event)
        for event in range(GOODS - FOUND)
    ]


def _animals(table: Table) -> list[int]:
    return [
        table.animals_unseen[animal]
        + table.animals_spent[animal]
        + table.animal.count(SEEN + animal)
        for animal in range(4)
    ]
