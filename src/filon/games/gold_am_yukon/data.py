"""What is printed: 37 claims in an octagon, each inside a circle of twelve fields."""

from __future__ import annotations

import math
from typing import Final

CLAIMS: Final = 37
FIELDS: Final = 384
STONES: Final = 12  # a player's prospectors, and the fields of a circle
CENTRE: Final = 18

NORTH: Final = 0
EAST: Final = 3
SOUTH: Final = 6
WEST: Final = 9

# x east, y south; row by row
PLACES: Final[list[tuple[int, int]]] = [
    (x, y) for y in range(-3, 4) for x in range(-3, 4) if abs(x) + abs(y) <= 4
]


def _value_of(x: int, y: int) -> int:
    distance = abs(x) + abs(y)
    if distance == 0:
        return 6
    if distance == 1:
        return 4
    return 1 if distance == 4 or max(abs(x), abs(y)) == 3 else 2


def _rings() -> list[list[int]]:
    """The fields of each claim's circle, clockwise from north; touching circles share one."""
    rings: list[list[int]] = []
    fresh = 0
    for x, y in PLACES:
        ring: list[int] = []
        for k in range(STONES):
            if k == NORTH and (x, y - 1) in PLACES:
                ring.append(rings[PLACES.index((x, y - 1))][SOUTH])
            elif k == WEST and (x - 1, y) in PLACES:
                ring.append(rings[PLACES.index((x - 1, y))][EAST])
            else:
                ring.append(fresh)
                fresh += 1
        rings.append(ring)
    return rings


def _neighbours() -> list[list[int]]:
    links: list[list[int]] = [[] for _ in range(FIELDS)]
    for ring in RINGS:
        for k in range(STONES):
            links[ring[k]].append(ring[(k + 1) % STONES])
            links[ring[(k + 1) % STONES]].append(ring[k])
    return [sorted(fields) for fields in links]


def _starts() -> list[int]:
    """The outermost field of the three rim circles on each side: north, east, south, west."""
    sides: list[int] = []
    for dx, dy, k in [(0, -3, NORTH), (3, 0, EAST), (0, 3, SOUTH), (-3, 0, WEST)]:
        sides += [
            RINGS[claim][k] for claim, (x, y) in enumerate(PLACES) if (x == dx if dx else y == dy)
        ]
    return sides


def _spots() -> list[tuple[float, float]]:
    spots = [(0.0, 0.0)] * FIELDS
    for (x, y), ring in zip(PLACES, RINGS, strict=True):
        for k, field in enumerate(ring):
            angle = math.pi * k / 6
            spots[field] = (2 * x + math.sin(angle), 2 * y - math.cos(angle))
    return spots


VALUES: Final[list[int]] = [_value_of(x, y) for x, y in PLACES]
RINGS: Final[list[list[int]]] = _rings()
NEIGHBOURS: Final[list[list[int]]] = _neighbours()
STARTS: Final[list[int]] = _starts()
SPOTS: Final[list[tuple[float, float]]] = _spots()  # of the fields; a circle's radius is 1
CLAIMS_OF: Final[list[list[int]]] = [
    [claim for claim in range(CLAIMS) if field in RINGS[claim]] for field in range(FIELDS)
]
ON_RING: Final[list[bytes]] = [
    bytes(1 if field in ring else 0 for field in range(FIELDS)) for ring in RINGS
]
