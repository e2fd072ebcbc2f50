"""The journal of a table only grows: numbers are never used again, and undo is an entry too.

A position is a fold over it; whatever else is kept of a game is a shortcut.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from filon.core.game import NOBODY
from filon.table.refusal import Damaged

SIT: Final = "sit"  # words: the person's name
STAND: Final = "stand"
BOT: Final = "bot"  # words: which one
START: Final = "start"  # said: what luck said while setting up
ACT: Final = "act"  # words: what was done; told: a fingerprint of what happened
UNDO: Final = "undo"  # words: the number of the act taken back
RESIGN: Final = "resign"
RETURN: Final = "return"
CARE: Final = "care"  # a caretaker takes the seat; words: why, time or vote
CALL: Final = "call"  # for a caretaker; words: by which seat
GIVE: Final = "give"  # time; words: seconds, and by which seat
END: Final = "end"  # words: the scores
RULES: Final = "rules"  # words: the version of the rules by which it goes on
CLOSE: Final = "close"  # words: why


class Entry(NamedTuple):
    n: int
    kind: str
    at: str  # when, as the table was told
    seat: int = NOBODY
    words: str = ""
    said: Sequence[int] = ()  # by luck
    told: str = ""


def standing(entries: Sequence[Entry]) -> list[Entry]:
    """The acts that nobody has taken back, in order."""
    taken_back = {int(entry.words) for entry in entries if entry.kind == UNDO}
    return [entry for entry in entries if entry.kind == ACT and entry.n not in taken_back]


def opening_of(entries: Sequence[Entry]) -> list[int]:
    """What luck said while the table was set up."""
    for entry in entries:
        if entry.kind == START:
            return list(entry.said)
    raise Damaged("the journal does not say how the game began")
