"""What an explorer hopes for: regions half ticked, families half played, tracks half run."""

from __future__ import annotations

from typing import Final

from filon.core.luck import Luck
from filon.games.colorado.data import (
    BIT_OF,
    CARDS,
    DISCOVERY,
    DUOS,
    FAMILIES,
    FAMILY_OF,
    FLAG,
    FULL,
    ICON_OF,
    KINDS,
    LAND_OF,
    LANDS,
    MEDAL_POINTS,
    MEDALS_TO_END,
    NUGGETS,
    RAIL,
    RAIL_END,
    SALOON,
    SALOON_LIST,
    SQUARES,
    TIPI_ICONS,
    TIPI_LIST,
    VALUE_OF,
    WANTED,
    WANTED_LIST,
    ZONE_OF,
    ZONES,
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
from filon.games.colorado.rules.bounty import highest_open
from filon.games.colorado.rules.scoring import points_of
from filon.games.colorado.rules.turn import choices
from filon.games.colorado.state import TO_ASK, TO_GIVE, Table

KEEN: Final = 0.8  # what is left of a medal's worth for every step still to be ticked
FAMILY: Final = 4.5  # points that a complete family is worth
FROM_HAND: Final = 0.7  # what is left of it for a card still in hand
FROM_AFAR: Final = 0.35  # and for one that is not
WHIM: Final = 0.02  # points, times a number below 16: no two rollouts are alike
NUGGET_WORTH: Final = 0.7
CARD_WORTH: Final = 0.35

# – NUGGETS CARDS TICKS POSER TIPI SALOON WANTED DISCOVERY, then the tasks of `state`
TASK_WORTH: Final[list[float]] = [
    *[0.0, 1.2, 1.5, 2.0, 2.4, 2.0, 2.0, 2.0, 4.0],
    *[0.0, 0.0, 0.0, 0.0, 2.6, 2.9, 0.0],
]
# by the most medals that anybody has: what is only hoped for is worth less near the end
HORIZON: Final[list[float]] = [1.0, 1.0, 1.0, 0.95, 0.9, 0.8, 0.6, 0.6]
STANDING: Final = 8.0  # points that it is worth to finish ahead of all others
TRACK: Final[list[float]] = [0.12, 0.35, 0.65, 0.0]  # of a medal, by the squares ticked
STRIDE: Final[list[float]] = [0.23, 0.3, 1.0, 0.0]  # of a medal, for the next square
ZONE: Final[list[float]] = [0.0, 0.06, 0.2, 0.5, 0.0]


def _land_worth(land: int, ticked: int) -> float:
    """The medal to come and the icons on the way; a complete land has given all."""
    if not ticked:
        return 0.0
    if land == RAIL:
        left = 8 - ticked.bit_count()  # seven steps, whichever branches are taken
        return MEDAL_POINTS[land] * KEEN**left if left else 0.0
    if ticked == FULL[land]:
        return 0.0
    steps = [step for step in range(len(LAND_OF)) if LAND_OF[step] == land]
    todo = [step for place, step in enumerate(steps) if not ticked >> (place + 1) & 1]
    icons = sum(TASK_WORTH[ICON_OF[step]] for step in todo)
    return MEDAL_POINTS[land] * KEEN ** len(todo) + 0.2 * icons


def _family_worth(area: int, hand: int) -> float:
    worth = FAMILY
    for value in range(3):
        if not area >> value & 1:
            worth *= FROM_HAND if hand >> value & 1 else FROM_AFAR
    return worth


def _tipi_worth(ticked: int) -> float:
    """Of a medal: the nearer end in full, the farther in part."""
    centre = 0 if ticked else 1
    left = centre + 2 - (ticked & 3).bit_count()
    right = centre + 2 - (ticked >> 3).bit_count()
    near, far = min(left, right), max(left, right)
    return (0.55**near if near else 0.0) + 0.6 * (0.55**far if far else 0.0)


LAND_WORTH: Final[list[list[float]]] = [
    [_land_worth(land, ticked) for ticked in range(FULL[land] + 1)] for land in range(LANDS)
]
FAMILY_WORTH: Final[list[list[float]]] = [
    [_family_worth(area, hand) for hand in range(8)] for area in range(8)
]
DUO_WORTH: Final[list[float]] = [TASK_WORTH[DUOS[family]] for family in FAMILY_OF]
TIPI_WORTH: Final[list[float]] = [_tipi_worth(ticked) for ticked in range(32)]


def prospects(table: Table, seat: int) -> float:
    """Points in hand, and what is hoped for while the game goes on."""
    points = float(points_of(table, seat))
    if table.ended:
        return points + _standing(table, seat)
    hopes = _sheet(table, seat) + _cards(table, seat) + _tracks(table, seat)
    hopes += TASK_WORTH[table.task[seat]] + _gift(table, seat)
    if table.owed[seat] > 1:
        hopes += TASK_WORTH[DISCOVERY] * (table.owed[seat] - 1)
    most = _most_medals(table)
    if most == MEDALS_TO_END:
        points += _standing(table, seat)
    return points + HORIZON[most] * hopes


def _most_medals(table: Table) -> int:
    most = 0
    for medals in table.medals:
        most = max(most, len(medals))
    return min(most, MEDALS_TO_END)


def _standing(table: Table, seat: int) -> float:
    """How many of the others are left behind at the end, less those who are ahead."""
    own = points_of(table, seat)
    ahead = 0
    for other in range(table.seats):
        theirs = points_of(table, other)
        if own > theirs:
            ahead += 1
        elif own < theirs:
            ahead -= 1
    return STANDING * ahead / (table.seats - 1)


def _sheet(table: Table, seat: int) -> float:
    worth = 0.0
    for land in range(LANDS):
        worth += LAND_WORTH[land][table.ticked[seat * LANDS + land]]
    return worth


def _cards(table: Table, seat: int) -> float:
    """Families, nuggets and the hand."""
    area = table.area[seat]
    worth = NUGGET_WORTH * min(table.nuggets[seat], 8) + CARD_WORTH * min(table.held[seat], 9)
    for family in range(len(FAMILIES)):
        worth += FAMILY_WORTH[area >> (family * 3) & 7][_kinds_held(table, seat, family)]
    return worth


def _kinds_held(table: Table, seat: int, family: int) -> int:
    """Bits: the values of a family in a hand."""
    first = seat * KINDS + family * 3
    kinds = 1 if table.hand[first] else 0
    if table.hand[first + 1]:
        kinds += 2
    return kinds + 4 if table.hand[first + 2] else kinds


def _tracks(table: Table, seat: int) -> float:
    worth = TIPI_WORTH[table.tipi[seat]] * _best_open(table, seat, TIPI_LIST)
    worth += TRACK[table.saloon[seat]] * _best_open(table, seat, SALOON_LIST)
    worth += TRACK[table.wanted[seat]] * _best_open(table, seat, WANTED_LIST)
    for zone in range(1, ZONES):
        worth += ZONE[table.flags[seat * ZONES + zone]] * _best_open(table, seat, zone)
    return worth


def _best_open(table: Table, seat: int, bounty: int) -> float:
    medal = highest_open(table, seat, bounty)
    return float(MEDAL_POINTS[medal]) if medal >= 0 else 0.0


def _gift(table: Table, seat: int) -> float:
    """What a Talker who waits for a card hopes it will do for a family."""
    if seat != table.talker or table.called < 0 or table.task[table.asked] != TO_GIVE:
        return 0.0
    card = table.called
    family = card // 3
    area = table.area[seat] >> (family * 3) & 7
    gain = FAMILY_WORTH[area | 1 << (card % 3)][0] - FAMILY_WORTH[area][0]
    return gain if table.hand[table.asked * KINDS + card] else 0.3 * gain


def sensible_move(table: Table, seat: int, luck: Luck) -> int:
    """The choice that promises most at a glance, with a little whim."""
    legal = choices(table, seat)
    if len(legal) == 1:
        return legal[0]
    if table.task[seat] == TO_ASK:
        return legal[luck.below(len(legal))]
    best, chosen = -100.0, legal[0]
    for action in legal:
        worth = _glance(table, seat, action) + WHIM * float(luck.below(16))
        if worth > best:
            best, chosen = worth, action
    return chosen


def _glance(table: Table, seat: int, action: int) -> float:
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
        return TASK_WORTH[TIPI_ICONS[action - SQUARE]] or _best_open(table, seat, TIPI_LIST)
    if action == NUGGET:
        return NUGGET_WORTH
    if action == DRAW:
        return 1.6 if table.held[seat] < 7 else 0.8
    return 0.0


def _tick_worth(table: Table, seat: int, step: int) -> float:
    land = LAND_OF[step]
    before = table.ticked[seat * LANDS + land]
    after = before | BIT_OF[step]
    worth = _icon_worth(table, seat, ICON_OF[step])
    worth += LAND_WORTH[land][after] - LAND_WORTH[land][before]
    if step == RAIL_END or (land != RAIL and after == FULL[land]):
        worth += MEDAL_POINTS[land]
    return worth


def _icon_worth(table: Table, seat: int, icon: int) -> float:
    if icon == SALOON:
        return STRIDE[table.saloon[seat]] * _best_open(table, seat, SALOON_LIST)
    if icon == WANTED:
        return STRIDE[table.wanted[seat]] * _best_open(table, seat, WANTED_LIST)
    return TASK_WORTH[icon]


def _region_worth(table: Table, seat: int, region: int) -> float:
    zone = ZONE_OF[region]
    square = table.flags[seat * ZONES + zone]
    points = float(SQUARES[zone][square] - (SQUARES[zone][square - 1] if square else 0))
    return points + LAND_WORTH[region][FLAG]


def _play_worth(table: Table, seat: int, card: int) -> float:
    held = _kinds_held(table, seat, FAMILY_OF[card])
    worth = DUO_WORTH[card] + _join_worth(table, seat, card, held) - CARD_WORTH
    return worth - NUGGET_WORTH * VALUE_OF[card] if table.task[seat] == NUGGETS else worth


def _shed_worth(table: Table, seat: int, card: int) -> float:
    """What the discarded card lets the seat play, less what it was worth itself."""
    best = 0.0
    if table.task[seat] == CARDS:
        for other in range(KINDS):
            if other == card or not table.hand[seat * KINDS + other]:
                continue
            if not table.area[seat] >> other & 1:
                best = max(best, _play_worth(table, seat, other) - CARD_WORTH)
    return best - _loss(table, seat, card)


def _loss(table: Table, seat: int, card: int) -> float:
    """What a card is worth in a seat's hand."""
    if table.hand[seat * KINDS + card] > 1:
        return CARD_WORTH
    family = FAMILY_OF[card]
    area = table.area[seat] >> (family * 3) & 7
    held = _kinds_held(table, seat, family)
    without = held & ~(1 << (card % 3))
    return CARD_WORTH + FAMILY_WORTH[area][held] - FAMILY_WORTH[area][without]


def _join_worth(table: Table, seat: int, card: int, held: int) -> float:
    """What a card adds to a seat's area, for a hand with these values of its family."""
    area = table.area[seat] >> (FAMILY_OF[card] * 3) & 7
    return FAMILY_WORTH[area | 1 << (card % 3)][held] - FAMILY_WORTH[area][held]
