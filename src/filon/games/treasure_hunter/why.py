"""Why an action is not possible, by the rule that forbids it."""

from __future__ import annotations

from filon.core.messages import Line
from filon.games.treasure_hunter.data import (
    ACTION_CARDS,
    COLOUR,
    COMPANION,
    SCAREGOBLIN,
    SITES,
    SLEEPING,
)
from filon.games.treasure_hunter.fields import DRAFT, GOBLIN_RAID, NOT_YET, READING
from filon.games.treasure_hunter.notation import DONE, PASS, PLAY, READ, SLEEP, TOSS
from filon.games.treasure_hunter.table import Table


def hindrance(view: Table, seat: int, action: int) -> Line:
    """Of a seat that is to act and an action that it may not do."""
    if view.phase == DRAFT:
        return _drafting(view, seat, action)
    if view.phase == READING:
        return _reading(action)
    if action < PLAY:
        return "why.draft.over", {}
    if action < SLEEP:
        return _playing(view, seat, action - PLAY + ACTION_CARDS)
    if action < PASS:
        return _sleeping(view, seat, action - SLEEP)
    return "why.scrolls.later", {}


def _drafting(view: Table, seat: int, action: int) -> Line:
    if action >= PLAY:
        return "why.draft.first", {}
    kept = view.chosen[seat]
    if action < TOSS:
        key = "absent" if kept == NOT_YET else "kept"
        return f"why.draft.{key}", {"card": action}
    if view.seats != 2:
        return "why.draft.no_toss", {}
    if kept == NOT_YET:
        return "why.draft.keep_first", {}
    key = "same" if action - TOSS == kept else "absent"
    return f"why.draft.{key}", {"card": action - TOSS}


def _reading(action: int) -> Line:
    if READ <= action < DONE:
        return "why.scrolls.none", {"scroll": action - READ}
    return "why.scrolls.only", {}


def _playing(view: Table, seat: int, card: int) -> Line:
    if card not in view.hands[seat]:
        return "why.actions.absent", {"card": card}
    if view.phase == GOBLIN_RAID:
        return "why.goblins.only", {}
    if card == SCAREGOBLIN:
        return "why.actions.scare_later", {}
    if COMPANION <= card < COMPANION + SITES and card - COMPANION != view.site:
        return "why.actions.companion", {"card": card, "site": card - COMPANION}
    return "why.actions.nobody", {"site": view.site}


def _sleeping(view: Table, seat: int, card: int) -> Line:
    if SLEEPING not in view.hands[seat]:
        return "why.actions.absent", {"card": SLEEPING}
    if view.phase == GOBLIN_RAID:
        return "why.goblins.only", {}
    if not view.sent[seat]:
        return "why.actions.nobody", {"site": view.site}
    if card not in view.laid[seat] or COLOUR[card] != view.site:
        return "why.actions.not_here", {"card": card, "site": view.site}
    return "why.actions.asleep", {"card": card}
