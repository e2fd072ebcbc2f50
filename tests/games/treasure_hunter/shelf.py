"""What is kept beside the tests: records, perft counts, a printed playthrough."""

from __future__ import annotations

from pathlib import Path

from filon.core import record
from filon.core.game import SPECTATOR
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.core.messages import Messages
from filon.games import load
from filon.games.treasure_hunter.data import HAND
from filon.games.treasure_hunter.game import GAME

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.filon"))
PERFT = HERE / "perft.txt"
PLAYTHROUGH = HERE / "playthrough.txt"
STARS = "*" * 72


def recorded(name: str) -> Match:
    return record.load(record.read(HERE / "records" / f"{name}.filon"), load)


def position(words: str) -> Match:
    """`start-4`: the first position with four seats; `shared@120`: a record's after 120."""
    kind, _, place = words.partition("@")
    if place:
        return recorded(kind).replayed(int(place))
    return Match(GAME, int(kind.removeprefix("start-")), Seeded(0))


def counts() -> list[tuple[str, int, int]]:
    """The lines of the perft file: position, depth, number of sequences."""
    lines = [line.split() for line in PERFT.read_text().splitlines() if not line.startswith("#")]
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
