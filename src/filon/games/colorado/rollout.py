"""A quick move for rollouts, not silly: what promises most at a glance."""

from __future__ import annotations

from typing import Final

from filon.core.ints import i64, vec
from filon.core.luck import Luck
from filon.games.colorado.data import (
    BIT_OF,
    CARDS,
    DUOS,
    FAMILY_OF,
    FLAG,
    FULL,
    ICON_OF,
    KINDS,
    LAND_OF,
    LANDS,
    NUGGETS,
    RAIL,
    RAIL_END,
    SALOON,
    SALOON_LIST,
    SALOON_SQUARES,
    SQUARES,
    TIPI_ICONS,
    TIPI_LIST,
    VALUE_OF,
    WANTED,
    WANTED_ICONS,
    WANTED_LIST,
    ZONE_OF,
    ZONES,
)
from filon.games.colorado.fields import TO_ASK
from filon.games.colorado.heuristics import (
    CARD_WORTH,
    FAMILY_WORTH,
    LAND_WORTH,
    NUGGET_WORTH,
    POINTS,
    TASK_WORTH,
    best_open,
    kinds_held,
    stretched,
)
from filon.games.colorado.notation import (
    ASK,
    CALL,
    DISCOVER,
    DRAW,
    GIVE,
    NOTHING,
    NUGGET,
    PLAY,
    SHED,
    SQUARE,
)
from filon.games.colorado.rules.turn import offer_choices
from filon.games.colorado.table import Table

WHIM: Final = 0.02  # points, times a number below 16: no two rollouts are alike
STRIDE: Final = [0.23, 0.3, 1.0, 0.0]  # of a medal, for the next square
SALOON_STRIDE: Final = stretched(STRIDE, SALOON_SQUARES)
WANTED_STRIDE: Final = stretched(STRIDE, len(WANTED_ICONS))
DUO_WORTH: Final = vec[float]([TASK_WORTH[DUOS[family]] for family in FAMILY_OF])


def sensible_move(table: Table, seat: i64, luck: Luck) -> i64:
    """The choice that promises most at a glance, with a little whim."""
    offer_choices(table, seat)
    if table.offered == 1:
        return table.slate[0]
    if table.task[seat] == TO_ASK:
        return table.slate[luck.below(table.offered)]
    best, chosen = -100.0, table.slate[0]
    for place in range(table.offered):
        action = table.slate[place]
        worth = _glance(table, seat, action) + WHIM * float(luck.below(16))
        if worth > best:
            best, chosen = worth, action
    return chosen


def _glance(table: Table, seat: i64, action: i64) -> float:
    if action < DISCOVER:
        return _tick_worth(table, seat, action)
    if action < ASK:
        return _region_worth(table, seat, action - DISCOVER)
    if action < GIVE:
        return _join_worth(table, table.talker, action - CALL, 0)
    if action < PLAY:
        card = action - GIVE
        gift = DUO_WORTH[card] - 0.5 * _join_worth(table, table.talker, card, 0)
        return gift - _loss(table, seat, card)
    if action < SHED:
        return _play_worth(table, seat, action - PLAY)
    if action < SQUARE:
        return _shed_worth(table, seat, action - SHED)
    if action < NOTHING:
        return TASK_WORTH[TIPI_ICONS[action - SQUARE]] or best_open(table, seat, TIPI_LIST)
    if action == NUGGET:
        return NUGGET_WORTH
    if action == DRAW:
        return 1.6 if table.held[seat] < 7 else 0.8
    return 0.0


def _tick_worth(table: Table, seat: i64, step: i64) -> float:
    land = LAND_OF[step]
    before = table.ticked[seat * LANDS + land]
    after = before | BIT_OF[step]
    worth = _icon_worth(table, seat, ICON_OF[step])
    worth += LAND_WORTH[land][after] - LAND_WORTH[land][before]
    if step == RAIL_END or (land != RAIL and after == FULL[land]):
        worth += POINTS[land]
    return worth


def _icon_worth(table: Table, seat: i64, icon: i64) -> float:
    if icon == SALOON:
        return SALOON_STRIDE[table.saloon[seat]] * best_open(table, seat, SALOON_LIST)
    if icon == WANTED:
        return WANTED_STRIDE[table.wanted[seat]] * best_open(table, seat, WANTED_LIST)
    return TASK_WORTH[icon]


def _region_worth(table: Table, seat: i64, region: i64) -> float:
    zone = ZONE_OF[region]
    square = table.flags[seat * ZONES + zone]
    points = SQUARES[zone][square]
    if square:
        points -= SQUARES[zone][square - 1]
    return float(points) + LAND_WORTH[region][FLAG]


def _play_worth(table: Table, seat: i64, card: i64) -> float:
    held = kinds_held(table, seat, FAMILY_OF[card])
    worth = DUO_WORTH[card] + _join_worth(table, seat, card, held) - CARD_WORTH
    return worth - NUGGET_WORTH * float(VALUE_OF[card]) if table.task[seat] == NUGGETS else worth


def _shed_worth(table: Table, seat: i64, card: i64) -> float:
    """What the discarded card lets the seat play, less what it was worth itself."""
    best = 0.0
    if table.task[seat] == CARDS:
        for other in range(KINDS):
            if other == card or not table.hand[seat * KINDS + other]:
                continue
            if not table.area[seat] >> other & 1:
                best = max(best, _play_worth(table, seat, other) - CARD_WORTH)
    return best - _loss(table, seat, card)


def _loss(table: Table, seat: i64, card: i64) -> float:
    """What a card is worth in a seat's hand."""
    if table.hand[seat * KINDS + card] > 1:
        return CARD_WORTH
    family = FAMILY_OF[card]
    area = table.area[seat] >> (family * 3) & 7
    held = kinds_held(table, seat, family)
    without = held & ~(1 << (card % 3))
    return CARD_WORTH + FAMILY_WORTH[area * 8 + held] - FAMILY_WORTH[area * 8 + without]


def _join_worth(table: Table, seat: i64, card: i64, held: i64) -> float:
    """What a card adds to a seat's area, for a hand with these values of its family."""
    area = table.area[seat] >> (FAMILY_OF[card] * 3) & 7
    return FAMILY_WORTH[(area | 1 << (card % 3)) * 8 + held] - FAMILY_WORTH[area * 8 + held]
