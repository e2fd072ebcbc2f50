"""Actions and events of Sluice and their words."""

from __future__ import annotations

from typing import Final

from filon.core.actions import ActionSpace, Block
from filon.core.game import Events
from filon.core.ints import i64
from tests.sluice.data import SHOVELS

TAKE: Final[i64] = 0  # + stones, less one
ROLL: Final[i64] = SHOVELS
DONE: Final[i64] = ROLL + 1


def action_space() -> ActionSpace:
    sizes = [str(stones + 1) for stones in range(SHOVELS)]
    return ActionSpace([Block("take", [sizes]), Block("roll", []), Block("done", [])])


ROLLED: Final[i64] = 0
TOOK: Final[i64] = 1
WINKED: Final[i64] = 2
PASSED: Final[i64] = 3
ENDED: Final[i64] = 4


def event_kinds() -> Events:
    kinds = ["rolled seat die", "took seat stones", "winked seat", "passed seat", "ended"]
    return Events(kinds, reveals=["ended"])  # at the end all charms are shown
