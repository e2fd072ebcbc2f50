"""What a choice does, as lines for the message files."""

from __future__ import annotations

from filon.core.ints import i64, vec
from filon.core.messages import Line
from filon.games.treasure_hunter.data import (
    ACTION_CARDS,
    COINS,
    COLOUR,
    COMPANION,
    DOGS,
    HAMMER,
    PAWS,
    SHRINKING,
    SITES,
    STRENGTH,
    SWORD,
)
from filon.games.treasure_hunter.fields import DRAFT, GOBLIN_RAID, NOT_YET, READING
from filon.games.treasure_hunter.notation import PLAY, SLEEP
from filon.games.treasure_hunter.rules.draft import way_round
from filon.games.treasure_hunter.rules.groups import paws_in, strength_in, total_after, total_of
from filon.games.treasure_hunter.table import Table


def explained(view: Table, kind: str, numbers: list[int]) -> Line:
    """What a choice does; the numbers of a view without a seat are those of an empty hand."""
    if kind == "keep":
        return _keeping(view, numbers[0])
    if kind == "play":
        return _playing(view, numbers[0] + ACTION_CARDS)
    if kind == "sleep":
        before = total_of(view, view.viewer)
        after = total_after(view, view.viewer, SLEEP + numbers[0])
        return "action.sleep", {"card": numbers[0], "before": before, "after": after}
    if kind == "pass":
        return "action.pass", {"site": SITES if view.phase == GOBLIN_RAID else view.site}
    if kind == "read":
        coins = view.pays[numbers[0]] if view.pays else 0
        return "action.read", {"scroll": numbers[0], "coins": coins}
    return f"action.{kind}", dict(zip(["card"], numbers, strict=False))


def _keeping(view: Table, card: int) -> Line:
    if card < DOGS:
        group = strength_in(own_hand(view), COLOUR[card]) + STRENGTH[card]
        return "choice.send", {"card": card, "n": group}
    if card < COINS:
        return "choice.dog", {"card": card, "n": paws_in(own_hand(view)) + PAWS[card]}
    return ("choice.coin" if card < ACTION_CARDS else "choice.trick"), {"card": card}


def _playing(view: Table, card: int) -> Line:
    if card >= COMPANION + SITES and card not in (SWORD, HAMMER, SHRINKING):
        return "choice.effect", {"card": card}
    after = total_after(view, view.viewer, PLAY + card - ACTION_CARDS)
    return "choice.total", {"card": card, "before": total_of(view, view.viewer), "after": after}


def own_hand(view: Table) -> vec[i64]:
    return view.hands[view.viewer] if view.viewer >= 0 else vec[i64]()


def asked(view: Table, seat: int) -> Line:
    """What a seat is to do, in one sentence addressed to it."""
    if view.phase == DRAFT:
        key = "keep" if view.chosen[seat] == NOT_YET else "toss"
        return f"ask.{key}", {"n": view.pick + 1, "way": way_round(view)}
    if view.phase == READING:
        return "ask.read", {}
    if view.phase == GOBLIN_RAID:
        return "ask.raid", {}
    return "ask.site", {"site": view.site}
