"""What is printed, for those who draw it, and its names."""

from __future__ import annotations

from typing import Any

from filon.core.messages import Messages, signed
from filon.core.rows import listed
from filon.games.treasure_hunter import fields
from filon.games.treasure_hunter.data import (
    ACTION_CARDS,
    CARD_NAMES,
    CARDS,
    COIN,
    COINS,
    COLOUR,
    COLOURS,
    COPIES,
    DECK,
    DISCIPLINE,
    DOGS,
    GOBLIN_COINS,
    GOBLIN_PAWS,
    GREY,
    HAND,
    PAWS,
    PRINTED,
    RELICS,
    SCAREGOBLIN,
    SCROLL_NAMES,
    SCROLL_OF,
    SITES,
    SLEEPING,
    STRENGTH,
    YELLOW,
)
from filon.games.treasure_hunter.printed import TRICKS

PHASES = ["DRAFT", "HUNT", "GOBLIN_RAID", "READING", "OVER"]


def handout() -> dict[str, Any]:
    return {
        **{name: int(getattr(fields, name)) for name in PHASES},
        **_numbers(),
        "COLOURS": COLOURS,
        "CARD_NAMES": CARD_NAMES,
        "COPIES": listed(COPIES),
        "COLOUR": listed(COLOUR),
        "STRENGTH": listed(STRENGTH),
        "DISCIPLINE": listed(DISCIPLINE),
        "PAWS": listed(PAWS),
        "COIN": listed(COIN),
        "SCROLL_NAMES": SCROLL_NAMES,
        "SCROLL_OF": listed(SCROLL_OF),
        "SCROLL_COIN": PRINTED.scroll_coins,
        "GREY_POINTS": PRINTED.grey_points,
        "NUMBERS": dict(zip(TRICKS, PRINTED.tricks, strict=True)),
        "ALL_COINS": sum(PRINTED.coin_cards),
        "COINS_OF": PRINTED.coins,
        "RELICS": RELICS,
        "BLOCKS": PRINTED.blocks,
        "GOBLIN_PAWS": listed(GOBLIN_PAWS),
        "GOBLIN_COINS": listed(GOBLIN_COINS),
    }


def _numbers() -> dict[str, int]:
    worth, cursed = PRINTED.relics, PRINTED.cursed
    return {
        "SITES": int(SITES),
        "DOGS": int(DOGS),
        "COINS": int(COINS),
        "ACTION_CARDS": int(ACTION_CARDS),
        "SCAREGOBLIN": int(SCAREGOBLIN),
        "SLEEPING": int(SLEEPING),
        "YELLOW": int(YELLOW),
        "GREY": int(GREY),
        "CARDS": len(DECK),
        "TREASURES": len(SCROLL_OF),
        "GOBLINS": len(GOBLIN_PAWS),
        "ROUNDS": PRINTED.rounds,
        "LAIRS": PRINTED.lairs,
        "MONEY": PRINTED.money,
        "HAND": int(HAND),
        "WEAKEST": min(PRINTED.strengths),
        "STRONGEST": max(PRINTED.strengths),
        "ROOKIE": PRINTED.rookie,
        "VETERAN": PRINTED.veteran,
        "SWORD_BONUS": PRINTED.sword,
        "HAMMER_BONUS": PRINTED.hammer,
        "SHRINKING_BONUS": PRINTED.shrinking,
        "LEAST_RELIC": min(worth),
        "BEST_RELIC": max(worth),
        "LEAST_CURSE": max(cursed),
        "WORST_CURSE": min(cursed),
        "PILE": len(SCROLL_OF) // 2,
        "BEST_GOBLIN": max(GOBLIN_PAWS),
        "WEAKEST_GOBLIN": min(GOBLIN_PAWS),
        "LEAST_LOOT": min(GOBLIN_COINS),
        "GOOD_RELICS": len(worth),
        "CURSED_RELICS": len(cursed),
        "ALL_YELLOW": sum(PRINTED.scroll_tiles),
        "ALL_GREY": sum(PRINTED.grey_tiles),
        "ALL_DOGS": len(PRINTED.paws),
        "ALL_ACTIONS": sum(PRINTED.tricks) + len(COLOURS) * PRINTED.companions,
        "MOST_LOOT": max(GOBLIN_COINS),
    }


def named(messages: Messages) -> dict[str, str]:
    """Cards and tiles by their numbers."""
    names = {f"card.{card}": _card(card, messages) for card in range(CARDS)}
    for card in range(ACTION_CARDS, CARDS):
        names[f"effect.{card}"] = messages.say(f"working.{card - ACTION_CARDS}")
    names |= {f"tile.{tile}": _relic(tile, messages) for tile in range(YELLOW)}
    for tile in range(YELLOW, len(SCROLL_OF)):
        names[f"tile.{tile}"] = messages.say(f"scroll.{SCROLL_OF[tile]}")
    return names


def _card(card: int, messages: Messages) -> str:
    if card < DOGS:
        return messages.say(f"adventurer.{COLOUR[card]}", {"n": STRENGTH[card]})
    if card < COINS:
        return messages.say("dog", {"paws": PAWS[card], "n": DISCIPLINE[card]})
    if card < ACTION_CARDS:
        return messages.say(f"coin.{card - COINS}", {"n": COIN[card]})
    return messages.say(f"trick.{card - ACTION_CARDS}")


def _relic(tile: int, messages: Messages) -> str:
    """A relic that the standard edition does not have is just a relic."""
    kind, place = ("relic", tile) if RELICS[tile] > 0 else ("cursed", tile - len(PRINTED.relics))
    key = f"{kind}.{place}"
    name = messages.say(key if key in messages.table else f"{kind}.other")
    return f"{name} ({signed(RELICS[tile])})"
