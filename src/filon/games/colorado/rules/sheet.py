"""“Coche” and “A/ Découverte d’une nouvelle région”: the route sheet: steps, the railway, and
the flags of new regions."""

from __future__ import annotations

from filon.core.ints import i64
from filon.games.colorado.data import (
    BESIDE,
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
from filon.games.colorado.table import Table


def offer_steps(table: Table, seat: i64) -> None:
    """Steps linked to what is ticked, region by region, and the next on the railway."""
    ticked = table.ticked
    base = seat * LANDS
    for land in range(LANDS):
        bits = ticked[base + land]
        if bits:
            table.offer_row(OPEN_STEPS[land][bits])


def can_tick(table: Table, seat: i64) -> bool:
    base = seat * LANDS
    if not table.ticked[base + RAIL] & BIT_OF[RAIL_END]:
        return True
    for region in range(REGIONS):
        bits = table.ticked[base + region]
        if bits and bits != FULL[region]:
            return True
    return False


def tick(table: Table, seat: i64, step: i64) -> i64:
    """The icon of the step; a region that is complete wins its medal before that."""
    land = LAND_OF[step]
    place = seat * LANDS + land
    table.ticked[place] |= BIT_OF[step]
    table.tell(TICKED, seat, step)
    if step == RAIL_END or (land != RAIL and table.ticked[place] == FULL[land]):
        win(table, seat, land)
    return ICON_OF[step]


def offer_discoveries(table: Table, seat: i64) -> None:
    table.offer_bits(DISCOVER, _open_regions(table, seat), REGIONS)


def can_discover(table: Table, seat: i64) -> bool:
    return _open_regions(table, seat) != 0


def _open_regions(table: Table, seat: i64) -> i64:
    """Bits: regions next to a discovered one; mountains cut."""
    ticked = table.ticked
    base = seat * LANDS
    known: i64 = 0
    near: i64 = 0
    for region in range(REGIONS):
        if ticked[base + region]:
            known |= 1 << region
            near |= BESIDE[region]
    return near & ~known


def discover(table: Table, seat: i64, region: i64) -> None:
    """The flag on the sheet and the next square of its zone."""
    table.ticked[seat * LANDS + region] = FLAG
    zone = ZONE_OF[region]
    square = table.flags[seat * ZONES + zone]
    table.tell(DISCOVERED, seat, region, zone, SQUARES[zone][square])
    tick_flag(table, seat, zone)
