"""What an explorer hopes for: regions half ticked, families half played, tracks half run."""

from __future__ import annotations

from typing import Final

from filon.core.ints import i64, vec
from filon.games.colorado.data import (
    CENTRE,
    DISCOVERY,
    FAMILIES,
    FULL,
    ICON_OF,
    KINDS,
    LAND_OF,
    LANDS,
    MEDAL_POINTS,
    MEDALS_TO_END,
    RAIL,
    RAIL_LENGTH,
    SALOON_LIST,
    SALOON_SQUARES,
    SQUARES,
    TIPI_LIST,
    TIPI_SQUARES,
    WANTED_ICONS,
    WANTED_LIST,
    ZONES,
)
from filon.games.colorado.fields import TO_GIVE
from filon.games.colorado.rules.bounty import highest_open
from filon.games.colorado.rules.scoring import points_of
from filon.games.colorado.table import Table
from filon.games.colorado.weights import (
    CALM,
    CARD,
    FAMILIES_HOPED,
    HORIZON,
    KEEN,
    MEDAL,
    NEAR_END,
    NUGGET,
    SHEET,
    STANDING,
    TASKS,
    TRACKS,
)


def stretched(worth: list[float], most: int) -> vec[float]:
    """Of 0, 1, … up to `most`: as told for the standard edition, else the nearest to it."""
    last = len(worth) - 1
    return vec[float]([worth[(2 * k * last + most) // (2 * most)] for k in range(most + 1)])


KEENS: Final = 11  # tables, by tenths of what is left of a medal for every step to be ticked
FAMILY: Final = 4.5  # points that a complete family is worth
FROM_HAND: Final = 0.7  # what is left of it for a card still in hand
FROM_AFAR: Final = 0.35  # and for one that is not
NUGGET_WORTH: Final = 0.7
CARD_WORTH: Final = 0.35

# – NUGGETS CARDS TICKS POSER TIPI SALOON WANTED DISCOVERY, then the tasks of `fields`
TASK_WORTH: Final = vec[float](
    [0.0, 1.2, 1.5, 2.0, 2.4, 2.0, 2.0, 2.0, 4.0, 0.0, 0.0, 0.0, 0.0, 2.6, 2.9, 0.0]
)
# of a medal, by the squares ticked
TRACK: Final = [0.12, 0.35, 0.65, 0.0]
SALOON_TRACK: Final = stretched(TRACK, SALOON_SQUARES)
WANTED_TRACK: Final = stretched(TRACK, len(WANTED_ICONS))
ZONE: Final = vec[vec[float]](
    [stretched([0.0, 0.06, 0.2, 0.5, 0.0], len(squares)) for squares in SQUARES]
)


def _land_worth(keen: float, land: int, ticked: int) -> float:
    """The medal to come and the icons on the way; a complete land has given all."""
    if not ticked:
        return 0.0
    if land == RAIL:
        left = int(RAIL_LENGTH) + 1 - ticked.bit_count()
        return float(MEDAL_POINTS[land]) * keen**left if left > 0 else 0.0
    if ticked == FULL[land]:
        return 0.0
    steps = [step for step in range(len(LAND_OF)) if LAND_OF[step] == land]
    todo = [step for place, step in enumerate(steps) if not ticked >> (place + 1) & 1]
    icons = sum(TASK_WORTH[ICON_OF[step]] for step in todo)
    return float(MEDAL_POINTS[land]) * keen ** len(todo) + 0.2 * icons


def _family_worth(area: int, hand: int) -> float:
    worth = FAMILY
    for value in range(3):
        if not area >> value & 1:
            worth *= FROM_HAND if hand >> value & 1 else FROM_AFAR
    return worth


def _tipi_worth(ticked: int) -> float:
    """Of a medal: the nearer end in full, the farther in part."""
    centre = 0 if ticked else 1
    sides = int(CENTRE), int(TIPI_SQUARES - CENTRE - 1)
    left = centre + sides[0] - (ticked & ((1 << sides[0]) - 1)).bit_count()
    right = centre + sides[1] - (ticked >> (sides[0] + 1)).bit_count()
    near, far = min(left, right), max(left, right)
    return (0.55**near if near else 0.0) + 0.6 * (0.55**far if far else 0.0)


LAND_WORTHS: Final = vec[vec[vec[float]]](
    [
        vec[vec[float]](
            [
                vec[float](
                    [
                        _land_worth(max(1, keen) / 10, land, ticked)
                        for ticked in range(FULL[land] + 1)
                    ]
                )
                for land in range(LANDS)
            ]
        )
        for keen in range(KEENS)
    ]
)
LAND_WORTH: Final = LAND_WORTHS[8]  # at a glance
FAMILY_WORTH: Final = vec[float](  # of each set of values in the area and in the hand
    [_family_worth(area, hand) for area in range(8) for hand in range(8)]
)
TIPI_WORTH: Final = vec[float]([_tipi_worth(ticked) for ticked in range(1 << TIPI_SQUARES)])
POINTS: Final = vec[float]([float(points) for points in MEDAL_POINTS])


def prospects(table: Table, seat: i64, weights: vec[float]) -> float:
    """Points in hand, and what is hoped for while the game goes on."""
    points = float(points_of(table, seat))
    if table.ended:
        return points + weights[STANDING] * _standing(table, seat)
    hopes = _sheet(table, seat, weights) + _cards(table, seat, weights)
    hopes += weights[TRACKS] * _tracks(table, seat)
    hopes += weights[TASKS] * TASK_WORTH[table.task[seat]] + _gift(table, seat)
    if table.owed[seat] > 1:
        hopes += TASK_WORTH[DISCOVERY] * float(table.owed[seat] - 1)
    own = len(table.medals[seat])
    points += weights[MEDAL] * float(min(own, MEDALS_TO_END))
    most = _most_medals(table)
    if most >= NEAR_END:
        points += weights[STANDING] * weights[CALM + most - NEAR_END] * _standing(table, seat)
        return points + weights[HORIZON + most - NEAR_END] * hopes
    return points + hopes


def _most_medals(table: Table) -> i64:
    most: i64 = 0
    for medals in table.medals:
        most = max(most, len(medals))
    return min(most, MEDALS_TO_END)


def _standing(table: Table, seat: i64) -> float:
    """The part of the others who are left behind, less that of those who are ahead."""
    own = points_of(table, seat)
    ahead: i64 = 0
    for other in range(table.seats):
        theirs = points_of(table, other)
        if own > theirs:
            ahead += 1
        elif own < theirs:
            ahead -= 1
    return float(ahead) / float(table.seats - 1)


def _sheet(table: Table, seat: i64, weights: vec[float]) -> float:
    lands = LAND_WORTHS[i64(10.0 * weights[KEEN] + 0.5)]
    worth = 0.0
    for land in range(LANDS):
        worth += lands[land][table.ticked[seat * LANDS + land]]
    return weights[SHEET] * worth


def _cards(table: Table, seat: i64, weights: vec[float]) -> float:
    """Families, nuggets and the hand."""
    area = table.area[seat]
    worth = 0.0
    for family in range(len(FAMILIES)):
        worth += FAMILY_WORTH[(area >> (family * 3) & 7) * 8 + kinds_held(table, seat, family)]
    worth *= weights[FAMILIES_HOPED]
    worth += weights[NUGGET] * float(min(table.nuggets[seat], 8))
    return worth + weights[CARD] * float(min(table.held[seat], 9))


def kinds_held(table: Table, seat: i64, family: i64) -> i64:
    """Bits: the values of a family in a hand."""
    first = seat * KINDS + family * 3
    kinds: i64 = 0
    if table.hand[first]:
        kinds = 1
    if table.hand[first + 1]:
        kinds += 2
    if table.hand[first + 2]:
        kinds += 4
    return kinds


def _tracks(table: Table, seat: i64) -> float:
    worth = TIPI_WORTH[table.tipi[seat]] * best_open(table, seat, TIPI_LIST)
    worth += SALOON_TRACK[table.saloon[seat]] * best_open(table, seat, SALOON_LIST)
    worth += WANTED_TRACK[table.wanted[seat]] * best_open(table, seat, WANTED_LIST)
    for zone in range(1, ZONES):
        worth += ZONE[zone][table.flags[seat * ZONES + zone]] * best_open(table, seat, zone)
    return worth


def best_open(table: Table, seat: i64, bounty: i64) -> float:
    medal = highest_open(table, seat, bounty)
    return POINTS[medal] if medal >= 0 else 0.0


def _gift(table: Table, seat: i64) -> float:
    """What a Talker who waits for a card hopes it will do for a family."""
    if seat != table.talker or table.called < 0 or table.task[table.asked] != TO_GIVE:
        return 0.0
    card = table.called
    family = card // 3
    area = table.area[seat] >> (family * 3) & 7
    gain = FAMILY_WORTH[(area | 1 << (card % 3)) * 8] - FAMILY_WORTH[area * 8]
    return gain if table.hand[table.asked * KINDS + card] else 0.3 * gain
