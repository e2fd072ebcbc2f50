"""Actions and events of Gold am Yukon and their words."""

from __future__ import annotations

from typing import Final

from filon.core.actions import ActionSpace, Block
from filon.core.game import Events
from filon.core.ints import i64
from filon.games.gold_am_yukon.data import CLAIMS, FIELDS

STEP: Final[i64] = 0  # + field: put a prospector there
TAIL: Final[i64] = FIELDS  # + field: the prospector there counts as the tail
STAKE: Final[i64] = TAIL + FIELDS  # + claim: put the tail on it
ROLL: Final[i64] = STAKE + CLAIMS
REST: Final[i64] = ROLL + 1  # do not stake where nothing else is possible
ACTIONS: Final[i64] = REST + 1


def action_space() -> ActionSpace:
    blocks = [
        Block("step", [FIELDS]),
        Block("tail", [FIELDS]),
        Block("stake", [CLAIMS]),
        Block("roll", []),
        Block("rest", []),
    ]
    return ActionSpace(blocks)


STARTED: Final[i64] = 0
ROLLED: Final[i64] = 1
ENTERED: Final[i64] = 2
NAMED: Final[i64] = 3
MOVED: Final[i64] = 4
TURNED: Final[i64] = 5
STAKED: Final[i64] = 6
RETIRED: Final[i64] = 7
LOST: Final[i64] = 8
ENDED: Final[i64] = 9


def event_kinds() -> Events:
    kinds = [
        "started seat field",
        "rolled seat die",
        "entered seat field",
        "named seat field",
        "moved seat origin field",
        "turned seat",
        "staked seat origin claim nuggets",
        "retired seat stones",
        "lost seat pips",
        "ended how",
    ]
    return Events(kinds)
