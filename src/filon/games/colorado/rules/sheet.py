"""§7, §8 and §11 A: the route sheet: steps, the railway, and the flags of new regions."""

from __future__ import annotations

from filon.games.colorado.data import (
    ADJACENT,
    BIT_OF,
    FLAG,
    FULL,
    ICON_OF,
    LAND_OF,
    LANDS,
    OPEN_STEPS,
    RAIL,
    RAIL_END,
    REGIONS,
    SQUARES,
    ZONE_OF,
    ZONES,
)
from filon.games.colorado.notation import DISCOVER, DISCOVERED, TICKED
from filon.games.colorado.rules.bounty import tick_flag, win
from filon.games.colorado.state import Table


def tick_choices(table: Table, seat: int) -> list[int]:
    """Steps linked to what is ticked, region by region, and the next on the railway."""
    choices: list[int] = []
    ticked = table.ticked
    base = seat * LANDS
    for land in range(LANDS):
        bits = ticked[base + land]
        if bits:
            choices += OPEN_STEPS[land][bits]
    return choices


def can_tick(table: Table, seat: int) -> bool:
    base = seat * LANDS
    if not table.ticked[base + RAIL] & BIT_OF[RAIL_END]:
        return True
    for region in range(REGIONS):
        bits = table.ticked[base + region]
        if bits and bits != FULL[region]:
            return True
    return False


def tick(table: Table, seat: int, step: int) -> int:
    """The icon of the step; a region that is complete wins its medal before that."""
    land = LAND_OF[step]
    place = seat * LANDS + land
    table.ticked[place] |= BIT_OF[step]
    table.tell(TICKED, seat, step)
    if step == RAIL_END or (land != RAIL and table.ticked[place] == FULL[land]):
        win(table, seat, land)
    return ICON_OF[step]


def discover_choices(table: Table, seat: int) -> list[int]:
    """Regions next to a discovered one; mountains cut."""
    base = seat * LANDS
    return [
        DISCOVER + region
        for region in range(REGIONS)
        if not table.ticked[base + region] and _is_next_to_known(table, base, region)
    ]


def can_discover(table: Table, seat: int) -> bool:
    base = seat * LANDS
    for region in range(REGIONS):
        if not table.ticked[base + region] and _is_next_to_known(table, base, region):
            return True
    return False


def _is_next_to_known(table: Table, base: int, region: int) -> bool:
    for other in ADJACENT[region]:
        if table.ticked[base + other]:
            return True
    return False


def discover(table: Table, seat: int, region: int) -> None:
    """The flag on the sheet and the next square of its zone."""
    table.ticked[seat * LANDS + region] = FLAG
    zone = ZONE_OF[region]
    square = table.flags[seat * ZONES + zone]
    table.tell(DISCOVERED, seat, region, zone, SQUARES[zone][square])
    tick_flag(table, seat, zone)
