"""More papers: perft counts inside a game, and a whole game as one seat sees it."""

from __future__ import annotations

from pathlib import Path

from filon.core import record
from filon.core.game import SPECTATOR
from filon.core.match import Match
from filon.core.messages import Messages
from filon.games import load
from filon.games.treasure_hunter.data import HAND
from filon.games.treasure_hunter.game import GAME

HERE = Path(__file__).parent
POSITIONS = HERE / "positions.txt"
WHOLE_GAME = HERE / "whole_game.txt"
STARS = "*" * 72


def recorded(name: str) -> Match:
    return record.load(record.read(HERE / "records" / f"{name}.filon"), load)


def position(words: str) -> Match:
    """`shared@120`: that of a record after 120 actions."""
    name, _, length = words.partition("@")
    return recorded(name).replayed(int(length))


def counts() -> list[tuple[str, int, int]]:
    """The lines of the file: position, depth, number of sequences."""
    lines = [
        line.split() for line in POSITIONS.read_text().splitlines() if not line.startswith("#")
    ]
    return [(words, int(depth), int(count)) for words, depth, count in lines]


def printed(match: Match) -> str:
    """A match as the first seat hears it, with a board whenever a phase begins; what a
    spectator does not hear is in brackets."""
    messages = GAME.messages("en", ["Ani", "Frank", "Jenny", "Otto"])
    lines: list[str] = []
    before = match.replayed(0)
    for n, entry in enumerate(match.log):
        if len(before.to_act) == match.seats and before.state.pick in (0, HAND):
            lines += _board(before, messages)
        lines.append(f"{n + 1}. {entry.seat} {GAME.say(entry.action)}")
        public = match.seen(entry, SPECTATOR)
        for event in match.seen(entry, 0):
            sentence = messages.line(GAME.recount(event))
            lines.append(f"      {sentence}" if event in public else f"      [{sentence}]")
        before.repeat(entry.seat, entry.action, entry.said)
    lines += [STARS, GAME.draw(GAME.view(match.state, SPECTATOR), [], messages)]
    return "\n".join(lines) + "\n"


def _board(match: Match, messages: Messages) -> list[str]:
    view, legal = GAME.view(match.state, 0), match.legal(0)
    lines = [STARS, GAME.draw(view, legal, messages), ""]
    for number, action in enumerate(legal, start=1):
        lines.append(f"[{number}] {messages.line(GAME.explain(view, action))}")
    return [*lines, STARS]
