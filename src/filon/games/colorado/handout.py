"""What is printed, for those who draw it, and its names."""

from __future__ import annotations

from typing import Any

from filon.core.messages import Messages
from filon.core.rows import listed, lists
from filon.games.colorado import data, fields
from filon.games.colorado.data import (
    BOUNTIES,
    CENTRE,
    COPIES,
    FIRST_STEP,
    MEDAL_POINTS,
    MEDALS_OF,
    PRINTED,
    RAIL,
    STEP_NAMES,
    TIPI_SQUARES,
    ZONE_OF,
)

PHASES = ["STARTING", "CALLING", "ACTING", "ENDING"]
TASKS = ["TO_START", "TO_ASK", "TO_CALL", "TO_GIVE", "TO_SHED", "TO_TRADE", "READY"]
ICONS = ["NUGGETS", "CARDS", "TICKS", "POSER", "TIPI", "SALOON", "WANTED", "DISCOVERY"]


def handout() -> dict[str, Any]:
    return {
        **{name: int(getattr(data, name)) for name in ICONS},
        **{name: int(getattr(fields, name)) for name in [*PHASES, *TASKS]},
        **_cards(),
        **_sheet(),
        **_board(),
    }


def _cards() -> dict[str, Any]:
    return {
        "FAMILIES": data.FAMILIES,
        "DUOS": PRINTED.duos,
        "LAST_KIND": len(COPIES) - 1,
        "COPIES": PRINTED.copies,
        "ALL_CARDS": sum(COPIES),
        "START_NUGGETS": PRINTED.nuggets,
        "START_HANDS": PRINTED.hands,
        "LEAST_HAND": PRINTED.least_hand,
        "DRAWN": PRINTED.drawn,
    }


def _sheet() -> dict[str, Any]:
    return {
        "REGIONS": len(PRINTED.regions),
        "STEP_NAMES": STEP_NAMES,
        "LANDS": [_land(land) for land in range(len(PRINTED.regions))],
        "GRID": [row.split() for row in PRINTED.grid],
        "NEIGHBOURS": [list(pair) for pair in PRINTED.neighbours],
        "RIDGES": [list(pair) for pair in PRINTED.ridges],
        "RAIL": int(RAIL),
        "RAIL_FIRST": int(FIRST_STEP[RAIL]),
        "RAIL_ICONS": PRINTED.rail_icons,
        "RAIL_AFTER": data.RAIL_AFTER[:-1],
        "RAIL_MEDAL": PRINTED.rail_medal,
    }


def _land(land: int) -> dict[str, Any]:
    region = PRINTED.regions[land]
    return {
        "name": region.name,
        "zone": region.zone,
        "medal": region.medal,  # what completing it is worth
        "first": int(FIRST_STEP[land]),
        "icons": region.icons,  # of each step
        "paths": [list(path) for path in region.paths],  # 0 for the flag, then the steps
    }


def _board() -> dict[str, Any]:
    return {
        "SQUARES": PRINTED.squares,
        "TIPI_ICONS": PRINTED.tipi_icons,
        "TIPI_NAMES": PRINTED.tipi_names,
        "SALOON_ICONS": PRINTED.saloon_icons,
        "WANTED_ICONS": PRINTED.wanted_icons,
        "SALOON_SQUARES": len(PRINTED.saloon_icons),
        "WANTED_SQUARES": len(PRINTED.wanted_icons),
        "MEDALS_OF": lists(MEDALS_OF),
        "MEDAL_POINTS": listed(MEDAL_POINTS),
        "BOUNTIES": BOUNTIES,
        "MEDALS_TO_END": PRINTED.medals_to_end,
        "BLOCKS": PRINTED.blocks,
    }


def named(messages: Messages) -> dict[str, str]:
    """Regions, steps, medals and squares by their numbers."""
    names: dict[str, str] = {}
    for land, region in enumerate(PRINTED.regions):
        names[f"region.{land}"] = f"{messages.say(f'land.{ZONE_OF[land]}')} {region.name}"
        names[f"medal.{land}"] = names[f"region.{land}"]
    names[f"medal.{RAIL}"] = messages.say("land.4")
    for track, medals in enumerate(MEDALS_OF):
        for medal in medals:
            names[f"medal.{medal}"] = messages.say(f"track.{track}")
    names |= {f"step.{step}": name for step, name in enumerate(STEP_NAMES)}
    for square in range(TIPI_SQUARES):
        names[f"square.{square}"] = messages.say(f"spot.{_spot(square)}")
    return names


def _spot(square: int) -> int:
    """At an end, between the end and the centre, or in the centre: from 0 to 4."""
    if square in (0, TIPI_SQUARES - 1):
        return 4 if square else 0
    return 2 + (square > CENTRE) - (square < CENTRE)
