"""What each choice does, in one line."""

from __future__ import annotations

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
    MEDALS_OF,
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
from filon.games.colorado.state import STARTING
from filon.games.colorado.view import TableView


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
    if land == RAIL:
        return "choice.tick_rail", numbers
    if view.ticked[view.viewer * LANDS + land] | BIT_OF[step] == FULL[land]:
        return "choice.tick_last", numbers
    end = _track_end(view, icon)
    if end >= 0:
        return "choice.tick_end", {"step": step, "icon": icon, "points": end}
    return "choice.tick", numbers


def _track_end(view: TableView, icon: int) -> int:
    """The points at the end of the saloon or wanted track, −1 if the tick leads elsewhere."""
    if icon == SALOON and view.saloon[view.viewer] == SALOON_SQUARES - 1:
        return _best_open(view, SALOON_LIST)
    if icon == WANTED and view.wanted[view.viewer] == len(WANTED_ICONS) - 1:
        return _best_open(view, WANTED_LIST)
    return -1


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
    return "choice.discover", numbers


def _square(view: TableView, square: int) -> Line:
    if square in (0, len(TIPI_ICONS) - 1):
        return "choice.square_end", {"square": square, "points": _best_open(view, TIPI_LIST)}
    return "choice.square", {"square": square, "icon": TIPI_ICONS[square]}


def _card(view: TableView, kind: str, card: int) -> Line:
    numbers = {"card": card, "icon": DUOS[FAMILY_OF[card]]}
    if kind == "give" and view.area[view.talker] >> card & 1:
        return "choice.give_double", {**numbers, "seat": view.talker}
    if kind == "play" and view.task[view.viewer] == NUGGETS:
        return "choice.pay", {**numbers, "nuggets": VALUE_OF[card]}
    return f"choice.{kind}", numbers
