"""The bounty board and the players as text."""

from __future__ import annotations

from typing import Final

from filon.core.messages import Messages
from filon.games.colorado.data import (
    FAMILY_OF,
    KINDS,
    MEDAL_POINTS,
    MEDALS_OF,
    SALOON_LIST,
    SALOON_SQUARES,
    SQUARES,
    TIPI_ICONS,
    VALUE_OF,
    WANTED_ICONS,
    ZONES,
)
from filon.games.colorado.view import TableView

WIDE: Final = 11


def players(view: TableView, messages: Messages) -> list[str]:
    lines: list[str] = []
    for seat in range(view.seats):
        numbers = {"nuggets": view.nuggets[seat], "held": view.held[seat], "task": view.task[seat]}
        mark = ">" if view.busy >> seat & 1 else " "
        said = messages.say("text.player", numbers)
        area = card_names(view.area[seat], messages)
        lines.append(f"{mark} {messages.name(seat)}: {said} – {area}")
    piles = {"deck": view.deck_left, "pile": sum(view.pile)}
    return [*lines, messages.say("text.piles", piles)]


def card_names(area: int, messages: Messages) -> str:
    """The cards of an area: `red 1 3, blue 2`."""
    names: list[str] = []
    for family in range(KINDS // 3):
        values = [
            str(VALUE_OF[card])
            for card in range(KINDS)
            if FAMILY_OF[card] == family and area >> card & 1
        ]
        if values:
            names.append(f"{messages.say(f'family.{family}')} {' '.join(values)}")
    return ", ".join(names) or "–"


def bounty_board(view: TableView, messages: Messages) -> list[str]:
    heads = [messages.say(f"track.{track}") for track in range(len(MEDALS_OF))]
    lines = [_row("", heads) + messages.say("text.medals")]
    for seat in range(view.seats):
        tracks = [_zone(view, seat, zone) for zone in range(ZONES)]
        tracks.append(_bits(view.tipi[seat], len(TIPI_ICONS)))
        tracks.append(_squares(view.saloon[seat], SALOON_SQUARES))
        tracks.append(_squares(view.wanted[seat], len(WANTED_ICONS)))
        lines.append(_row(messages.name(seat), tracks) + _medals(view, seat))
    open_medals = [_open(view, track) for track in range(SALOON_LIST + 2)]
    lines.append(_row(messages.say("text.open"), open_medals).rstrip())
    if any(view.fresh):
        lines.append(f"({messages.say('text.reached')})")
    return [*lines, *_printed(messages)]


def _printed(messages: Messages) -> list[str]:
    """What is printed on the board: values of the flag squares, icons above the tracks."""
    zones = [
        " ".join(map(str, row)) + ("★" if MEDALS_OF[zone] else "")
        for zone, row in enumerate(SQUARES)
    ]
    tipi = ["★", *_icons(TIPI_ICONS[1:-1], messages), "★"]
    saloon = ["–"] * (SALOON_SQUARES - 1) + ["★"]
    wanted = [*_icons(WANTED_ICONS[:-1], messages), "★"]
    told = [*zones, *[" ".join(track) for track in (tipi, saloon, wanted)]]
    named = [f"{messages.say(f'track.{k}')} {row}" for k, row in enumerate(told)]
    squares, star = messages.say("text.squares"), messages.say("text.star")
    return [
        f"({squares} {', '.join(named[:ZONES])})",
        f"({squares} {', '.join(named[ZONES:])}; {star})",
    ]


def _icons(icons: list[int], messages: Messages) -> list[str]:
    return [messages.say(f"icon.{icon}") for icon in icons]


def _row(name: str, cells: list[str]) -> str:
    return f"{name[:10]:<{WIDE}}" + "".join(f"{cell[: WIDE - 1]:<{WIDE}}" for cell in cells)


def _zone(view: TableView, seat: int, zone: int) -> str:
    squares = view.flags[seat * ZONES + zone]
    points = SQUARES[zone][squares - 1] if squares else 0
    return f"{_squares(squares, len(SQUARES[zone]))} {points}"


def _squares(ticked: int, most: int) -> str:
    return "■" * ticked + "□" * (most - ticked)


def _bits(bits: int, most: int) -> str:
    return "".join("■" if bits >> square & 1 else "□" for square in range(most))


def _medals(view: TableView, seat: int) -> str:
    """The points of the seat's medals as a sum."""
    points = [MEDAL_POINTS[medal] for medal in view.medals[seat]]
    return f"{'+'.join(map(str, points))} = {sum(points)} ({len(points)}/7)" if points else "–"


def _open(view: TableView, track: int) -> str:
    """Medals still to be won; an exclamation mark: reached this turn, open until it ends."""
    reached = 0
    for fresh in view.fresh:
        reached |= fresh
    return " ".join(
        f"{MEDAL_POINTS[medal]}{'!' if reached >> medal & 1 else ''}"
        for medal in MEDALS_OF[track]
        if not view.closed >> medal & 1
    )
