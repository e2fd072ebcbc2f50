"""The bounty board and the players as text."""

from __future__ import annotations

from typing import Final

from filon.core.ints import i64, vec
from filon.core.messages import Messages
from filon.core.rows import total
from filon.games.colorado.data import (
    FAMILY_OF,
    KINDS,
    MEDAL_POINTS,
    MEDALS_OF,
    MEDALS_TO_END,
    SALOON_LIST,
    SALOON_SQUARES,
    SQUARES,
    TIPI_ICONS,
    TIPI_LIST,
    VALUE_OF,
    WANTED_ICONS,
    ZONES,
)
from filon.games.colorado.rules.scoring import points_of, zone_points
from filon.games.colorado.table import Table

HEAD: Final = 10  # columns of a track's name
WIDE: Final = 10  # columns of a player
TIE: Final = "\u00a0"  # a space at which no line is broken


def players(view: Table, messages: Messages) -> list[str]:
    lines: list[str] = []
    for seat in range(view.seats):
        mark = ">" if view.busy >> seat & 1 else " "
        said = messages.say("text.busy", {"seat": seat, "task": view.task[seat]})
        numbers = {"nuggets": view.nuggets[seat], "held": view.held[seat]}
        area = f"{messages.say('text.laid')} {card_names(view.area[seat], messages)}"
        lines.append(f"{mark} {said}")
        lines.append(f"    {messages.say('text.player', numbers)} · {area}")
        if view.medals[seat]:
            lines.append(f"    {messages.say('text.won')} {_medals(view, seat, messages)}")
    piles = {"deck": view.deck_left, "pile": total(view.pile)}
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
            names.append(TIE.join([messages.say(f"family.{family}"), *values]))
    return ", ".join(names) or "–"


def bounty_board(view: Table, messages: Messages) -> list[str]:
    seats = range(view.seats)
    names = [messages.name(seat)[: WIDE - 1] for seat in seats]
    lines = [_row("", [*names, messages.say("text.open")])]
    for track in range(len(MEDALS_OF)):
        cells = [_track(view, seat, track) for seat in seats]
        lines.append(_row(messages.say(f"track.{track}"), [*cells, _open(view, track)]))
    counts = [f"{len(view.medals[seat])}/{MEDALS_TO_END}" for seat in seats]
    lines.append(_row(messages.say("text.medals"), counts))
    lines.append(_row(messages.say("text.points"), [str(points_of(view, seat)) for seat in seats]))
    return lines


def _row(name: str, cells: list[str]) -> str:
    return (f"{name:<{HEAD}}" + "".join(f"{cell:<{WIDE}}" for cell in cells)).rstrip()


def _track(view: Table, seat: int, track: int) -> str:
    if track < ZONES:
        ticked = _ticked(view.flags[seat * ZONES + track], len(SQUARES[track]))
        return f"{ticked} {zone_points(view, seat, track)}"
    if track == TIPI_LIST:
        return _bits(view.tipi[seat], len(TIPI_ICONS))
    if track == SALOON_LIST:
        return _ticked(view.saloon[seat], SALOON_SQUARES)
    return _ticked(view.wanted[seat], len(WANTED_ICONS))


def squares(view: Table, messages: Messages) -> list[str]:
    """What is printed on the board: values of the flag squares, icons above the tracks."""
    zones = [
        TIE.join(map(str, row)) + ("★" if MEDALS_OF[zone] else "")
        for zone, row in enumerate(SQUARES)
    ]
    tipi = ["★", *_icons(TIPI_ICONS[1:-1], messages), "★"]
    saloon = ["–"] * (SALOON_SQUARES - 1) + ["★"]
    wanted = [*_icons(WANTED_ICONS[:-1], messages), "★"]
    told = [*zones, *[TIE.join(track) for track in (tipi, saloon, wanted)]]
    named = [f"{messages.say(f'track.{k}')}{TIE}{row}" for k, row in enumerate(told)]
    lines = [
        messages.say("text.squares"),
        f"  {' · '.join(named[:ZONES])}",
        f"  {' · '.join(named[ZONES:])}",
        f"  {messages.say('text.star')}",
    ]
    return [*lines, f"  {messages.say('text.reached')}"] if any(view.fresh) else lines


def _icons(icons: vec[i64], messages: Messages) -> list[str]:
    return [messages.say(f"icon.{icon}") for icon in icons]


def _ticked(ticked: int, most: int) -> str:
    return "■" * ticked + "□" * (most - ticked)


def _bits(bits: int, most: int) -> str:
    return "".join("■" if bits >> square & 1 else "□" for square in range(most))


def _medals(view: Table, seat: int, messages: Messages) -> str:
    """Where each medal was won and what it is worth."""
    won = [f"{messages.say(f'medal.{medal}')} {MEDAL_POINTS[medal]}" for medal in view.medals[seat]]
    return ", ".join(won)


def _open(view: Table, track: int) -> str:
    """Medals still to be won; an exclamation mark: reached this turn, open until it ends."""
    reached = 0
    for fresh in view.fresh:
        reached |= fresh
    return " ".join(
        f"{MEDAL_POINTS[medal]}{'!' if reached >> medal & 1 else ''}"
        for medal in MEDALS_OF[track]
        if not view.closed >> medal & 1
    )
