"""The table as text, for the terminal and for readers who prefer words."""

from __future__ import annotations

from filon.core.messages import Messages
from filon.games.colorado.data import DUOS, FAMILY_OF, KINDS, VALUE_OF
from filon.games.colorado.notation import GIVE, PLAY, SHED
from filon.games.colorado.table import Table
from filon.games.colorado.text_bounty import TIE, bounty_board, card_names, players, squares
from filon.games.colorado.text_sheet import legend, map_of, railway, regions


def drawn(view: Table, choices: list[int], messages: Messages) -> str:
    """The sheet shown is the viewer's own; somebody who only looks on sees the Talker's."""
    seat = view.viewer if view.viewer >= 0 else view.talker
    marks = {action: number for number, action in enumerate(choices, start=1)}
    board = [
        _headline(view, messages),
        players(view, messages),
        bounty_board(view, messages),
        _hand(view, marks, messages),
        [messages.say("text.sheet", {"seat": seat}), *map_of(view, seat, marks)],
        regions(view, seat, marks, messages),
        railway(view, seat, marks, messages),
    ]
    notes = [legend(messages), squares(view, messages), _duos(messages)]
    return f"{_joined(board)}\n\n\n{_joined(notes)}"


def _joined(parts: list[list[str]]) -> str:
    return "\n\n".join("\n".join(part) for part in parts if part)


def _headline(view: Table, messages: Messages) -> list[str]:
    if view.ended:
        return [f"{messages.say('text.over')} – {messages.say(f'end.{view.ended}')}"]
    if view.turn == 0:
        return [messages.say("text.starting")]
    said = [messages.say("text.turn", {"turn": view.turn, "seat": view.talker})]
    if view.called >= 0:
        said.append(messages.say("text.called", {"other": view.asked, "card": view.called}))
    if view.given >= 0:
        duo = DUOS[FAMILY_OF[view.given]]
        said.append(messages.say("text.given", {"card": view.given, "icon": duo}))
    return said


def _hand(view: Table, marks: dict[int, int], messages: Messages) -> list[str]:
    if view.viewer < 0:
        return []
    hand = view.hand[view.viewer * KINDS : view.viewer * KINDS + KINDS]
    cards = [
        _mark(card, marks) + _name(card, hand[card], messages)
        for card in range(KINDS)
        if hand[card]
    ]
    area = card_names(view.area[view.viewer], messages)
    return [
        f"{messages.say('text.hand')} {', '.join(cards) or '–'}",
        f"{messages.say('text.area')} {area}",
    ]


def _duos(messages: Messages) -> list[str]:
    """What a card offers, family by family."""
    lines = [messages.say("text.families"), messages.say("text.duos")]
    for duo in sorted(set(DUOS)):
        families = [messages.say(f"family.{k}") for k, offered in enumerate(DUOS) if offered == duo]
        name = f"{messages.say(f'duo.{duo}')} ({', '.join(families)})"
        lines.append(f"  {name} – {messages.say(f'gain.{duo}')}")
    return lines


def _name(card: int, copies: int, messages: Messages) -> str:
    name = f"{messages.say(f'family.{FAMILY_OF[card]}')}{TIE}{VALUE_OF[card]}"
    return name if copies == 1 else f"{name}{TIE}(×{copies})"


def _mark(card: int, marks: dict[int, int]) -> str:
    for block in (GIVE, PLAY, SHED):
        if block + card in marks:
            return f"[{marks[block + card]}]{TIE}"
    return ""
