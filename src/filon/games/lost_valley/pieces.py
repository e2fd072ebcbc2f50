"""Every piece of the box, wherever it is: counts that no action may ever change."""

from __future__ import annotations

from filon.core.rows import count_of, listed, total
from filon.games.lost_valley.data import FISHTRAP, FOUND, GOLD, GOODS, MINES, SAWMILL, TIMBER
from filon.games.lost_valley.table import Table


def counted(table: Table) -> list[int]:
    return (
        _goods(table)
        + _works(table)
        + _gold(table)
        + _events(table)
        + _animals(table)
        + [table.pile[kind] + count_of(table.tiles, kind) for kind in range(len(table.pile))]
    )


def _held(table: Table, good: int) -> int:
    return sum(table.goods[seat * GOODS + good] for seat in range(table.seats))


def _goods(table: Table) -> list[int]:
    counts = [
        table.stock[good] + _held(table, good) + count_of(table.basket, good)
        for good in range(FOUND)
    ]
    counts[TIMBER] += len(table.canals)
    return counts


def _works(table: Table) -> list[int]:
    standing = [
        0,
        count_of(table.work, FISHTRAP),
        count_of(table.work, SAWMILL),
        total(table.mine),
    ]
    return [standing[work] + table.works_left[work] for work in (FISHTRAP, SAWMILL, MINES)]


def _gold(table: Table) -> list[int]:
    return [
        table.gold_unseen[value]
        + table.gold_spent[value]
        + sum(listed(table.bag)[value::4])
        + count_of(table.left, GOLD + value)
        + count_of(table.looked, GOLD + value)
        for value in range(4)
    ]


def _events(table: Table) -> list[int]:
    return [
        table.events_unseen[event]
        + table.events_spent[event]
        + _held(table, FOUND + event)
        + count_of(table.left, FOUND + event)
        + count_of(table.looked, FOUND + event)
        for event in range(GOODS - FOUND)
    ]


def _animals(table: Table) -> list[int]:
    return [
        table.animals_unseen[animal] + table.animals_older[animal] + table.animals_spent[animal]
        for animal in range(4)
    ]
