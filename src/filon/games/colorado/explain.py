"""What each choice does, in one line."""

from __future__ import annotations

from typing import Final

from filon.core.messages import Line
from filon.games.colorado.data import (
    BIT_OF,
    DISCOVERY,
    DUOS,
    FAMILY_OF,
    FULL,
    ICON_OF,
    LAND_OF,
    LANDS,
    MEDAL_POINTS,
    MEDALS_OF,
    NUGGETS,
    OPEN_STEPS,
    POSER,
    RAIL,
    RAIL_END,
    REGIONS,
    SALOON,
    SALOON_LIST,
    SALOON_SQUARES,
    SQUARES,
    TICKS,
    TIPI,
    TIPI_ICONS,
    TIPI_LIST,
    TIPI_OPEN,
    VALUE_OF,
    WANTED,
    WANTED_ICONS,
    WANTED_LIST,
    ZONE_OF,
    ZONES,
)
from filon.games.colorado.state import STARTING
from filon.games.colorado.view import TableView

LIST_AT_END: Final = {TIPI: TIPI_LIST, SALOON: SALOON_LIST, WANTED: WANTED_LIST}

# what can become of an icon; counted on from the icons
IS_LOST: Final = 9
WANTED_PLAYS: Final = 10
NO_MEDAL_LEFT: Final = 11


def explained(view: TableView, kind: str, numbers: list[int]) -> Line:
    if kind == "tick":
        return _tick(view, numbers[0])
    if kind == "discover":
        return _discover(view, numbers[0])
    if kind == "ask":
        return "choice.ask", {"seat": numbers[0], "held": view.held[numbers[0]]}
    if kind == "nothing":
        return "choice.nothing", {"seat": view.talker}
    if kind == "square":
        return _square(view, numbers[0])
    if len(numbers) == 2:
        return _card(view, kind, numbers[0] * 3 + numbers[1])
    return f"action.{kind}", {}


def _tick(view: TableView, step: int) -> Line:
    land, icon = LAND_OF[step], ICON_OF[step]
    numbers = {"step": step, "icon": icon, "points": MEDAL_POINTS[land]}
    if step == RAIL_END:
        return "choice.tick_rail_end", numbers
    ticked = view.ticked[view.viewer * LANDS + land] | BIT_OF[step]
    complete = land != RAIL and ticked == FULL[land]
    medal = _best_open(view, LIST_AT_END[icon]) if _reaches_end(view, icon) else 0
    if medal:
        key = "choice.tick_last_end" if complete else "choice.tick_end"
        return key, {**numbers, "medal": medal}
    numbers["icon"] = _gain(view, icon)
    if complete:
        return "choice.tick_last", numbers
    return "choice.tick_rail" if land == RAIL else "choice.tick", numbers


def _gain(view: TableView, icon: int) -> int:
    """What an icon gives the viewer now: itself, or what becomes of it."""
    if _is_lost(view, icon):
        return IS_LOST
    if _reaches_end(view, icon):
        return NO_MEDAL_LEFT
    if icon == WANTED and WANTED_ICONS[view.wanted[view.viewer]] and view.held[view.viewer]:
        return WANTED_PLAYS
    return icon


def _is_lost(view: TableView, icon: int) -> bool:
    seat = view.viewer
    if icon == TICKS:
        return not any(OPEN_STEPS[land][view.ticked[seat * LANDS + land]] for land in range(LANDS))
    if icon == POSER:
        return view.held[seat] == 0
    if icon == TIPI:
        return not TIPI_OPEN[view.tipi[seat]]
    if icon == SALOON:
        return view.saloon[seat] == SALOON_SQUARES
    if icon == WANTED:
        return view.wanted[seat] == len(WANTED_ICONS)
    return icon == DISCOVERY and all(view.ticked[seat * LANDS : seat * LANDS + REGIONS])


def _reaches_end(view: TableView, icon: int) -> bool:
    """Whether the square that the icon ticks without a further choice is the end of its track."""
    seat = view.viewer
    if icon == TIPI:
        return TIPI_OPEN[view.tipi[seat]] in ([0], [len(TIPI_ICONS) - 1])
    if icon == SALOON:
        return view.saloon[seat] == SALOON_SQUARES - 1
    return icon == WANTED and view.wanted[seat] == len(WANTED_ICONS) - 1


def _best_open(view: TableView, bounty: int) -> int:
    gone = view.closed | view.fresh[view.viewer]
    for medal in MEDALS_OF[bounty]:
        if not gone >> medal & 1:
            return MEDAL_POINTS[medal]
    return 0


def _discover(view: TableView, region: int) -> Line:
    if view.phase == STARTING:
        return "choice.start", {"region": region}
    zone = ZONE_OF[region]
    square = view.flags[view.viewer * ZONES + zone]
    numbers = {"region": region, "points": SQUARES[zone][square], "medal": MEDAL_POINTS[region]}
    bounty = _best_open(view, zone)
    if bounty and square == len(SQUARES[zone]) - 1:
        return "choice.discover_last", {**numbers, "bounty": bounty}
    return "choice.discover", numbers


def _square(view: TableView, square: int) -> Line:
    if square not in (0, len(TIPI_ICONS) - 1):
        return "choice.square", {"square": square, "icon": _gain(view, TIPI_ICONS[square])}
    medal = _best_open(view, TIPI_LIST)
    if medal:
        return "choice.square_end", {"square": square, "points": medal}
    return "choice.square", {"square": square, "icon": NO_MEDAL_LEFT}


def _card(view: TableView, kind: str, card: int) -> Line:
    numbers = {"card": card, "icon": DUOS[FAMILY_OF[card]]}
    if kind == "give" and view.area[view.talker] >> card & 1:
        return "choice.give_double", {**numbers, "seat": view.talker}
    if kind == "play":
        numbers["icon"] = _gain(view, numbers["icon"])
    if kind == "play" and view.task[view.viewer] == NUGGETS:
        return "choice.pay", {**numbers, "nuggets": VALUE_OF[card]}
    return f"choice.{kind}", numbers
