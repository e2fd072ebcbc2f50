"""The table as text, for the terminal and for readers who prefer words."""

from __future__ import annotations

from textwrap import fill
from typing import Final

from filon.core.game import HIDDEN
from filon.core.messages import Line, Messages
from filon.games.treasure_hunter.data import (
    ACTION_CARDS,
    COINS,
    COLOUR,
    COMPANION,
    DOGS,
    GOBLIN_COINS,
    GOBLIN_PAWS,
    HAMMER,
    HAMMER_BONUS,
    MAX,
    MIN,
    NO_TILE,
    PAWS,
    SHRINKING,
    SHRINKING_BONUS,
    SITES,
    SLEEPING,
    STRENGTH,
    SWORD,
    SWORD_BONUS,
    YELLOW,
    is_yellow,
    scroll_of,
)
from filon.games.treasure_hunter.notation import KEEP, PASS, PLAY, READ, SLEEP, TOSS
from filon.games.treasure_hunter.state import DRAFT, GOBLIN_RAID, HUNT, NOT_YET, READING
from filon.games.treasure_hunter.view import TableView

BONUS: Final = {SWORD: SWORD_BONUS, HAMMER: HAMMER_BONUS, SHRINKING: SHRINKING_BONUS}
PAGE: Final = 100  # characters in a line
WIDE: Final = 28  # characters for a treasure


def explained(view: TableView, kind: str, numbers: list[int]) -> Line:
    """What a choice does; the numbers of a view without a seat are those of an empty hand."""
    if kind == "keep":
        return _keeping(view, numbers[0])
    if kind == "play":
        return _playing(view, numbers[0] + ACTION_CARDS)
    if kind == "sleep":
        before = _total(view)
        asleep = STRENGTH[numbers[0]] * (2 if view.viewer >= 0 and view.doubled[view.viewer] else 1)
        return "action.sleep", {"card": numbers[0], "before": before, "after": before - asleep}
    if kind == "pass":
        return "action.pass", {"site": SITES if view.phase == GOBLIN_RAID else view.site}
    if kind == "read":
        coins = view.pays[numbers[0]] if view.pays else 0
        return "action.read", {"scroll": numbers[0], "coins": coins}
    return f"action.{kind}", dict(zip(["card"], numbers, strict=False))


def _keeping(view: TableView, card: int) -> Line:
    if card < DOGS:
        group = [STRENGTH[own] for own in [*view.hand, card] if COLOUR[own] == COLOUR[card]]
        return "choice.send", {"card": card, "n": sum(group)}
    if card < COINS:
        return "choice.dog", {"card": card, "n": sum(PAWS[own] for own in [*view.hand, card])}
    return ("choice.coin" if card < ACTION_CARDS else "choice.trick"), {"card": card}


def _playing(view: TableView, card: int) -> Line:
    if card not in BONUS and card >= COMPANION + SITES:
        return "choice.effect", {"card": card}
    before = _total(view)
    more = BONUS.get(card, 0)
    if card < COMPANION + SITES and view.viewer >= 0:
        more = view.strength[view.viewer]
    return "choice.total", {"card": card, "before": before, "after": before + more}


def _total(view: TableView) -> int:
    return view.totals[view.viewer] if view.viewer >= 0 else 0


def drawn(view: TableView, choices: list[int], messages: Messages) -> str:
    numbers = {action: number for number, action in enumerate(choices, start=1)}
    lines = [_headline(view, messages), ""]
    for site in range(SITES):
        lines += _site(view, site, numbers, messages)
    lines += [*_goblins(view, messages), *_legend(view, messages), ""]
    lines += [_player(view, seat, numbers, messages) for seat in range(view.seats)]
    return "\n".join([*lines, "", *_own(view, numbers, messages)]).rstrip()


def _headline(view: TableView, messages: Messages) -> str:
    said = messages.say("text.round", {"round": view.round, "dealer": view.dealer})
    if view.phase == DRAFT:
        return f"{said} – {messages.say('text.draft', {'n': view.pick + 1})}"
    if view.phase in (HUNT, GOBLIN_RAID):
        site = view.site if view.phase == HUNT else SITES
        return f"{said} – {messages.say('text.hunt', {'site': site})}"
    return f"{said} – {messages.say('text.reading' if view.phase == READING else 'text.over')}"


def _site(view: TableView, site: int, numbers: dict[int, int], messages: Messages) -> list[str]:
    here = view.phase == HUNT and view.site == site
    name = messages.say("text.site", {"site": site})
    best, least = (messages.table[f"tile.{view.treasures[2 * site + side]}"] for side in (MAX, MIN))
    lines = [f"{'>' if here else ' '} {name:<18} MAX {best:<{WIDE}} MIN {least}"]
    if here:
        lines += [
            _group(view, seat, numbers, messages) for seat in range(view.seats) if view.sent[seat]
        ]
    return lines


def _group(view: TableView, seat: int, numbers: dict[int, int], messages: Messages) -> str:
    cards = [card for card in view.laid[seat] if COLOUR[card] == view.site]
    shown = " + ".join(_member(view, seat, card, numbers, messages) for card in cards)
    if view.doubled[seat]:
        shown += f", {messages.say('text.doubled')}"
    if view.bonus[seat]:
        shown += f", {view.bonus[seat]:+d}"
    return (
        f"      {messages.name(seat)}: {shown} = {view.totals[seat]}{_taking(view, seat, messages)}"
    )


def _member(
    view: TableView, seat: int, card: int, numbers: dict[int, int], messages: Messages
) -> str:
    said = str(STRENGTH[card])
    if card in view.asleep:
        said += f" ({messages.say('text.asleep')})"
    own = seat == view.viewer and SLEEP + card in numbers
    return f"[{numbers[SLEEP + card]}] {said}" if own else said


def _taking(view: TableView, seat: int, messages: Messages) -> str:
    takes = [
        name for name, leader in [("max", view.highest), ("min", view.lowest)] if leader == seat
    ]
    if not takes:
        return ""
    key = "both" if len(takes) == 2 else takes[0]
    return f"  ← {messages.say(f'text.takes_{key}')}"


def _goblins(view: TableView, messages: Messages) -> list[str]:
    lines = []
    for goblin in view.lairs:
        if goblin >= 0:
            numbers = {"paws": GOBLIN_PAWS[goblin], "coins": GOBLIN_COINS[goblin]}
            lines.append(f"  {messages.say('text.goblin', numbers)}")
    return lines


def _legend(view: TableView, messages: Messages) -> list[str]:
    """What the scrolls in sight are good for."""
    kinds = {_kind(tile) for tiles in [view.treasures, *view.tiles] for tile in tiles}
    lines = []
    for kind in sorted(kinds - {NO_TILE}):
        name = messages.table[f"tile.{YELLOW + 2 * kind}"]
        lines.append(f"  {name}: {messages.table[f'pays.{kind}']}")
    return lines


def _kind(tile: int) -> int:
    return scroll_of(tile) if tile >= YELLOW else NO_TILE


def _player(view: TableView, seat: int, numbers: dict[int, int], messages: Messages) -> str:
    mark = ">" if seat in view.waiting else " "
    cards = {"cards": view.hand_sizes[seat]}
    if view.money[seat] == HIDDEN:
        said = messages.say("text.hidden", cards)
    else:
        money = {"coins": view.money[seat], "goblins": view.goblins[seat]}
        said = messages.say("text.player", {**money, **cards})
    tiles = [_tile(view, seat, tile, numbers, messages) for tile in view.tiles[seat]]
    line = f"{mark} {messages.name(seat)}: {'; '.join([said, *tiles])}"
    return fill(line, PAGE, subsequent_indent="    ", break_on_hyphens=False)


def _tile(
    view: TableView, seat: int, tile: int, numbers: dict[int, int], messages: Messages
) -> str:
    name = messages.table[f"tile.{tile}"]
    if seat != view.viewer or not is_yellow(tile):
        return name
    number = numbers.get(READ + scroll_of(tile))
    return f"[{number}] {name}" if number else name


def _own(view: TableView, numbers: dict[int, int], messages: Messages) -> list[str]:
    """What only the viewer sees: the pack, the hand, the choice made."""
    if view.viewer < 0:
        return []
    lines: list[str] = []
    if view.phase == DRAFT:
        block = TOSS if view.chosen != NOT_YET else KEEP
        lines.append(_fan("text.pack", view.pack, block, numbers, messages))
        lines.append(_fan("text.kept", view.hand, -1, numbers, messages))
        if view.chosen != NOT_YET:
            lines.append(messages.say("text.chosen", {"card": view.chosen}))
    elif view.phase in (HUNT, GOBLIN_RAID):
        lines.append(_fan("text.hand", view.hand, PLAY - ACTION_CARDS, numbers, messages))
        if view.viewer not in view.waiting:
            lines.append(_answer(view, messages))
    return lines


def _answer(view: TableView, messages: Messages) -> str:
    if view.chosen in (NOT_YET, PASS):
        return messages.say("text.ready")
    card = SLEEPING if view.chosen >= SLEEP else view.chosen - PLAY + ACTION_CARDS
    return messages.say("text.chosen", {"card": card})


def _fan(
    key: str, cards: list[int], block: int, numbers: dict[int, int], messages: Messages
) -> str:
    """Cards in a line; those that can be chosen wear their number."""
    shown = []
    for card in cards:
        number = numbers.get(block + card) if block + card < SLEEP and block != -1 else None
        name = messages.table[f"card.{card}"]
        shown.append(f"[{number}] {name}" if number else name)
    line = f"{messages.say(key)}: {', '.join(shown) or '–'}"
    return fill(line, PAGE, subsequent_indent="    ", break_on_hyphens=False)
