"""Actions and events of Gold am Yukon and their words."""

from __future__ import annotations

from typing import Final

from filon.core.actions import ActionSpace, Block
from filon.core.game import Events
from filon.games.gold_am_yukon.data import CLAIMS, FIELDS

STEP: Final = 0  # + field: put a prospector there
TAIL: Final = FIELDS  # + field: the prospector there counts as the tail
STAKE: Final = TAIL + FIELDS  # + claim: put the tail on it
ROLL: Final = STAKE + CLAIMS
REST: Final = ROLL + 1  # do not stake where nothing else is possible
ACTIONS: Final = REST + 1


def action_space() -> ActionSpace:
    blocks = [
        Block("step", [FIELDS]),
        Block("tail", [FIELDS]),
        Block("stake", [CLAIMS]),
        Block("roll", []),
        Block("rest", []),
    ]
    return ActionSpace(blocks)


STARTED: Final = 0
ROLLED: Final = 1
ENTERED: Final = 2
NAMED: Final = 3
MOVED: Final = 4
TURNED: Final = 5
STAKED: Final = 6
RETIRED: Final = 7
LOST: Final = 8
ENDED: Final = 9


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
