"""What is printed, for those who draw it, and its names."""

from __future__ import annotations

from typing import Any

from filon.core.messages import Messages
from filon.core.rows import listed, lists
from filon.games.lost_valley import data, fields
from filon.games.lost_valley.data import NAMES, PRINTED, TILE_KINDS
from filon.games.lost_valley.printed import SIGHTS

NUMBERS = """
    FOOD TOOL TIMBER WHISKEY AXE ROD RIFLE CART BOAT HORSE SIEVE CRATE FOUND FOUND_RIFLE STICK
    FOUND_WHISKEY MATERIALS GOODS GOLD THINGS BACKPACK CART_SPACES GEAR RIFLE_BONUS FISH_FOOD
    ENOUGH OFFERS ICE_FROM FISHTRAP SAWMILL RIVER FOREST MOUNTAIN TUNDRA LAKE SPRING LANDS
    TRIANGLES STILL POST CAVE OLD_MINE POST_PLACE LEFT RIGHT FREE MOUTH LAND RIVERSIDE
    CROSSING
"""
PHASES = """MENU EXPLORING LAYING_RIVER LAYING_LAND TURNING HANDING TAKING BUYING PAYING STILLING
    PACKING OFFERING ANSWERING NOTHING NONE FACE_DOWN"""
ROWS = """NUGGETS EXTRAS SPACES START TERRAIN SHAPE GOLD_ON GOLD_ACROSS EVENTS_ON ANIMALS_ON FISH_ON
    ACROSS UP"""


def handout() -> dict[str, Any]:
    return {
        **{name: int(getattr(data, name)) for name in NUMBERS.split()},
        **{name: int(getattr(fields, name)) for name in PHASES.split()},
        "NAMES": NAMES,
        **{name: listed(getattr(data, name)) for name in ROWS.split()},
        "RIVER_EDGES": lists(data.RIVER_EDGES),
        "BANKS": lists(data.BANKS),
        "PRICES": {NAMES[good]: _price(good) for good in range(data.FOUND)},
        "BLOCKS": PRINTED.blocks,
    }


def _price(good: int) -> str:
    return f"{data.NUGGETS[good]} + X" if data.EXTRAS[good] else str(data.NUGGETS[good])


def named(messages: Messages) -> dict[str, str]:
    """Kinds of tiles by their numbers, and what some of them are good for."""
    names: dict[str, str] = {}
    for number, kind in enumerate(TILE_KINDS):
        names[f"tile.{number}"] = messages.say(f"kind.{kind.name}")
        if kind.name in SIGHTS:
            names[f"sight.{number}"] = messages.say(f"curiosity.{kind.name}")
    return names
