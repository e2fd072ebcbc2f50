"""What is printed, as tables: the claims of `printed.toml`, each inside a circle of fields."""

from __future__ import annotations

import math
from typing import Final

from filon.core.edition import chosen
from filon.core.ints import i64
from filon.core.rows import row, rows
from filon.games.gold_am_yukon.printed import Printed

PRINTED: Final = Printed(chosen("gold-am-yukon"))
PLACES: Final[list[tuple[int, int]]] = PRINTED.places  # x east, y south; row by row
CLAIMS: Final[i64] = len(PLACES)
STONES: Final[i64] = PRINTED.prospectors  # of each player
CIRCLE: Final[i64] = 12  # fields around a claim
CENTRE: Final[i64] = PLACES.index((0, 0))

NORTH: Final[i64] = 0
EAST: Final[i64] = 3
SOUTH: Final[i64] = 6
WEST: Final[i64] = 9


def _rings() -> list[list[int]]:
    """The fields of each claim's circle, clockwise from north; touching circles share one."""
    rings: list[list[int]] = []
    fresh = 0
    for x, y in PLACES:
        ring: list[int] = []
        for k in range(CIRCLE):
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
        for k in range(CIRCLE):
            links[ring[k]].append(ring[(k + 1) % CIRCLE])
            links[ring[(k + 1) % CIRCLE]].append(ring[k])
    return [sorted(fields) for fields in links]


def _starts() -> list[int]:
    """The outermost fields of some rim circles: north, east, south, west."""
    hours = {"north": int(NORTH), "east": int(EAST), "south": int(SOUTH), "west": int(WEST)}
    return [RINGS[PLACES.index(place)][hours[side]] for place, side in PRINTED.starts]


def _claim_names() -> list[str]:
    """A letter for the column and a number for the row, as on a survey map."""
    west, north = min(x for x, _ in PLACES), min(y for _, y in PLACES)
    return [f"{chr(ord('A') + x - west)}{y - north + 1}" for x, y in PLACES]


def _field_names() -> list[str]:
    """The claim and the hour: D4/3 lies at three o'clock of D4. A shared field has the name that
    the claim to the north or west gives it."""
    names = [""] * FIELDS
    for claim, ring in enumerate(RINGS):
        for k, field in enumerate(ring):
            names[field] = names[field] or f"{CLAIM_NAMES[claim]}/{k or CIRCLE}"
    return names


def _spots() -> list[tuple[float, float]]:
    spots = [(0.0, 0.0)] * FIELDS
    for (x, y), ring in zip(PLACES, RINGS, strict=True):
        for k, field in enumerate(ring):
            angle = math.pi * k / 6
            spots[field] = (2 * x + math.sin(angle), 2 * y - math.cos(angle))
    return spots


VALUES: Final = row(list(PRINTED.claims.values()))
NUGGETS: Final[i64] = sum(PRINTED.claims.values())
RINGS: Final[list[list[int]]] = _rings()
FIELDS: Final[i64] = 1 + max([max(ring) for ring in RINGS])
NEIGHBOURS: Final = rows(_neighbours())
STARTS: Final = row(_starts())
SPOTS: Final[list[tuple[float, float]]] = _spots()  # of the fields; a circle's radius is 1
CLAIM_NAMES: Final[list[str]] = _claim_names()
FIELD_NAMES: Final[list[str]] = _field_names()
CLAIMS_OF: Final = rows(
    [[claim for claim in range(CLAIMS) if field in RINGS[claim]] for field in range(FIELDS)]
)
# of each claim and field: whether the field is on the claim's circle
ON_RING: Final = bytes([1 if field in ring else 0 for ring in RINGS for field in range(FIELDS)])
