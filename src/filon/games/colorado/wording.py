"""What each choice does, in one line."""

from __future__ import annotations

from typing import Final

from filon.core.messages import Line
from filon.games.colorado.data import (
    BIT_OF,
    DUOS,
    FAMILY_OF,
    FULL,
    ICON_OF,
    LAND_OF,
    LANDS,
    MEDAL_POINTS,
    NUGGETS,
    POSER,
    RAIL,
    RAIL_END,
    SALOON,
    SALOON_LIST,
    SALOON_SQUARES,
    SQUARES,
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
from filon.games.colorado.fields import STARTING, TO_GIVE
from filon.games.colorado.rules.bounty import highest_open
from filon.games.colorado.rules.chain import can_use
from filon.games.colorado.table import Table

LIST_AT_END: Final = {TIPI: TIPI_LIST, SALOON: SALOON_LIST, WANTED: WANTED_LIST}

# what can become of an icon; counted on from the icons
IS_LOST: Final = 9
WANTED_PLAYS: Final = 10
NO_MEDAL_LEFT: Final = 11


def explained(view: Table, kind: str, numbers: list[int]) -> Line:
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


def _tick(view: Table, step: int) -> Line:
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


def _gain(view: Table, icon: int) -> int:
    """What an icon gives the viewer now: itself, or what becomes of it."""
    if not can_use(view, view.viewer, icon):
        return IS_LOST
    if _reaches_end(view, icon):
        return NO_MEDAL_LEFT
    if (
        icon == WANTED
        and WANTED_ICONS[view.wanted[view.viewer]] == POSER
        and view.held[view.viewer]
    ):
        return WANTED_PLAYS
    return icon


def _reaches_end(view: Table, icon: int) -> bool:
    """Whether the square that the icon ticks without a further choice is the end of its track."""
    seat = view.viewer
    if icon == TIPI:
        return list(TIPI_OPEN[view.tipi[seat]]) in ([0], [len(TIPI_ICONS) - 1])
    if icon == SALOON:
        return view.saloon[seat] == SALOON_SQUARES - 1
    return icon == WANTED and view.wanted[seat] == len(WANTED_ICONS) - 1


def _best_open(view: Table, bounty: int) -> int:
    medal = highest_open(view, view.viewer, bounty)
    return MEDAL_POINTS[medal] if medal >= 0 else 0


def _discover(view: Table, region: int) -> Line:
    if view.phase == STARTING:
        return "choice.start", {"region": region}
    zone = ZONE_OF[region]
    square = view.flags[view.viewer * ZONES + zone]
    numbers = {"region": region, "points": SQUARES[zone][square], "medal": MEDAL_POINTS[region]}
    bounty = _best_open(view, zone)
    if bounty and square == len(SQUARES[zone]) - 1:
        return "choice.discover_last", {**numbers, "bounty": bounty}
    return "choice.discover", numbers


def _square(view: Table, square: int) -> Line:
    if square not in (0, len(TIPI_ICONS) - 1):
        return "choice.square", {"square": square, "icon": _gain(view, TIPI_ICONS[square])}
    medal = _best_open(view, TIPI_LIST)
    if medal:
        return "choice.square_end", {"square": square, "points": medal}
    return "choice.square", {"square": square, "icon": NO_MEDAL_LEFT}


def _card(view: Table, kind: str, card: int) -> Line:
    numbers = {"card": card, "icon": DUOS[FAMILY_OF[card]]}
    if kind == "give" and view.area[view.talker] >> card & 1:
        return "choice.give_double", {**numbers, "seat": view.talker}
    if kind == "play":
        numbers["icon"] = _gain(view, numbers["icon"])
    if kind == "play" and view.task[view.viewer] == NUGGETS:
        return "choice.pay", {**numbers, "nuggets": VALUE_OF[card]}
    return f"choice.{kind}", numbers


def asked(view: Table, seat: int) -> Line:
    """What a seat is to do, in one sentence addressed to it."""
    task = view.task[seat]
    if task == TO_GIVE:
        return f"prompt.{task}", {"seat": view.talker, "card": view.called}
    return f"prompt.{task}", {}
