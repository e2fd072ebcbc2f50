"""The table as text, for the terminal and for readers who prefer words."""

from __future__ import annotations

from textwrap import fill
from typing import Final

from filon.core.game import HIDDEN
from filon.core.ints import i64, vec
from filon.core.messages import Messages
from filon.games.treasure_hunter.data import (
    ACTION_CARDS,
    COLOUR,
    GOBLIN_COINS,
    GOBLIN_PAWS,
    MAX,
    MIN,
    NO_TILE,
    SITES,
    SLEEPING,
    STRENGTH,
    YELLOW,
    is_yellow,
    scroll_of,
)
from filon.games.treasure_hunter.fields import DRAFT, GOBLIN_RAID, HUNT, NOT_YET, READING
from filon.games.treasure_hunter.notation import KEEP, PASS, PLAY, READ, SLEEP, TOSS
from filon.games.treasure_hunter.rules.groups import total_of
from filon.games.treasure_hunter.table import Table
from filon.games.treasure_hunter.wording import own_hand

PAGE: Final = 100  # characters in a line
WIDE: Final = 28  # characters for a treasure


def drawn(view: Table, choices: list[int], messages: Messages) -> str:
    numbers = {action: number for number, action in enumerate(choices, start=1)}
    lines = [_headline(view, messages), ""]
    for site in range(SITES):
        lines += _site(view, site, numbers, messages)
    lines += [*_goblins(view, messages), *_legend(view, messages), ""]
    lines += [_player(view, seat, numbers, messages) for seat in range(view.seats)]
    return "\n".join([*lines, "", *_own(view, numbers, messages)]).rstrip()


def _headline(view: Table, messages: Messages) -> str:
    said = messages.say("text.round", {"round": view.round, "dealer": view.dealer})
    if view.phase == DRAFT:
        return f"{said} – {messages.say('text.draft', {'n': view.pick + 1})}"
    if view.phase in (HUNT, GOBLIN_RAID):
        site = view.site if view.phase == HUNT else SITES
        return f"{said} – {messages.say('text.hunt', {'site': site})}"
    return f"{said} – {messages.say('text.reading' if view.phase == READING else 'text.over')}"


def _site(view: Table, site: int, numbers: dict[int, int], messages: Messages) -> list[str]:
    here = view.phase == HUNT and view.site == site
    name = messages.say("text.site", {"site": site})
    best, least = (messages.table[f"tile.{view.treasures[2 * site + side]}"] for side in (MAX, MIN))
    lines = [f"{'>' if here else ' '} {name:<18} MAX {best:<{WIDE}} MIN {least}"]
    if here:
        lines += [
            _group(view, seat, numbers, messages) for seat in range(view.seats) if view.sent[seat]
        ]
    return lines


def _group(view: Table, seat: int, numbers: dict[int, int], messages: Messages) -> str:
    cards = [card for card in view.laid[seat] if COLOUR[card] == view.site]
    shown = " + ".join(_member(view, seat, card, numbers, messages) for card in cards)
    if view.doubled[seat]:
        shown += f", {messages.say('text.doubled')}"
    if view.bonus[seat]:
        shown += f", {view.bonus[seat]:+d}"
    taking = _taking(view, seat, messages)
    return f"      {messages.name(seat)}: {shown} = {total_of(view, seat)}{taking}"


def _member(view: Table, seat: int, card: int, numbers: dict[int, int], messages: Messages) -> str:
    said = str(STRENGTH[card])
    if card in view.asleep:
        said += f" ({messages.say('text.asleep')})"
    own = seat == view.viewer and SLEEP + card in numbers
    return f"[{numbers[SLEEP + card]}] {said}" if own else said


def _taking(view: Table, seat: int, messages: Messages) -> str:
    takes = [
        name for name, leader in [("max", view.highest), ("min", view.lowest)] if leader == seat
    ]
    if not takes:
        return ""
    key = "both" if len(takes) == 2 else takes[0]
    return f"  ← {messages.say(f'text.takes_{key}')}"


def _goblins(view: Table, messages: Messages) -> list[str]:
    lines = []
    for goblin in view.lairs:
        if goblin >= 0:
            numbers = {"paws": GOBLIN_PAWS[goblin], "coins": GOBLIN_COINS[goblin]}
            lines.append(f"  {messages.say('text.goblin', numbers)}")
    return lines


def _legend(view: Table, messages: Messages) -> list[str]:
    """What the scrolls in sight are good for."""
    kinds = {_kind(tile) for tiles in [view.treasures, *view.tiles] for tile in tiles}
    lines = []
    for kind in sorted(kinds - {NO_TILE}):
        name = messages.table[f"scroll.{kind}"]
        lines.append(f"  {name}: {messages.table[f'pays.{kind}']}")
    return lines


def _kind(tile: int) -> int:
    return scroll_of(tile) if tile >= YELLOW else NO_TILE


def _player(view: Table, seat: int, numbers: dict[int, int], messages: Messages) -> str:
    mark = ">" if seat in view.waiting else " "
    cards = {"cards": len(view.hands[seat])}
    if view.money[seat] == HIDDEN:
        said = messages.say("text.hidden", cards)
    else:
        money = {"coins": view.money[seat], "goblins": view.goblins[seat]}
        said = messages.say("text.player", {**money, **cards})
    tiles = [_tile(view, seat, tile, numbers, messages) for tile in view.tiles[seat]]
    line = f"{mark} {messages.name(seat)}: {'; '.join([said, *tiles])}"
    return fill(line, PAGE, subsequent_indent="    ", break_on_hyphens=False)


def _tile(view: Table, seat: int, tile: int, numbers: dict[int, int], messages: Messages) -> str:
    name = messages.table[f"tile.{tile}"]
    if seat != view.viewer or not is_yellow(tile):
        return name
    number = numbers.get(READ + scroll_of(tile))
    return f"[{number}] {name}" if number else name


def _own(view: Table, numbers: dict[int, int], messages: Messages) -> list[str]:
    """What only the viewer sees: the pack, the hand, the choice made."""
    if view.viewer < 0:
        return []
    lines: list[str] = []
    if view.phase == DRAFT:
        chosen = view.chosen[view.viewer]
        block = TOSS if chosen != NOT_YET else KEEP
        lines.append(_fan("text.pack", view.packs[view.viewer], block, numbers, messages))
        lines.append(_fan("text.kept", own_hand(view), -1, numbers, messages))
        if chosen != NOT_YET:
            lines.append(messages.say("text.chosen", {"card": chosen}))
    elif view.phase in (HUNT, GOBLIN_RAID):
        lines.append(_fan("text.hand", own_hand(view), PLAY - ACTION_CARDS, numbers, messages))
        if view.viewer not in view.waiting:
            lines.append(_answer(view, messages))
    return lines


def _answer(view: Table, messages: Messages) -> str:
    chosen = view.chosen[view.viewer]
    if chosen in (NOT_YET, PASS):
        return messages.say("text.ready")
    card = SLEEPING if chosen >= SLEEP else chosen - PLAY + ACTION_CARDS
    return messages.say("text.chosen", {"card": card})


def _fan(key: str, cards: vec[i64], block: int, numbers: dict[int, int], messages: Messages) -> str:
    """Cards in a line; those that can be chosen wear their number."""
    shown = []
    for card in cards:
        number = numbers.get(block + card) if block + card < SLEEP and block != -1 else None
        name = messages.table[f"card.{card}"]
        shown.append(f"[{number}] {name}" if number else name)
    line = f"{messages.say(key)}: {', '.join(shown) or '–'}"
    return fill(line, PAGE, subsequent_indent="    ", break_on_hyphens=False)
