"""Actions and events of Colorado and their words."""

from __future__ import annotations

from typing import Final

from filon.core.actions import ActionSpace, Block
from filon.core.game import Events
from filon.core.ints import i64
from filon.games.colorado.data import (
    FAMILIES,
    KINDS,
    REGION_NAMES,
    REGIONS,
    STEP_NAMES,
    STEPS,
    TIPI_NAMES,
    TIPI_SQUARES,
    VALUES,
)

TICK: Final[i64] = 0  # + step
DISCOVER: Final[i64] = STEPS  # + region
ASK: Final[i64] = DISCOVER + REGIONS  # + seat
CALL: Final[i64] = ASK + 4  # + kind of card
GIVE: Final[i64] = CALL + KINDS  # + kind
PLAY: Final[i64] = GIVE + KINDS  # + kind
SHED: Final[i64] = PLAY + KINDS  # + kind: discard it as one of two
SQUARE: Final[i64] = SHED + KINDS  # + square of the tipi track
NOTHING: Final[i64] = (
    SQUARE + TIPI_SQUARES
)  # neither the colour nor the value asked for: a card at random
NUGGET: Final[i64] = NOTHING + 1
DRAW: Final[i64] = NUGGET + 1
PASS: Final[i64] = DRAW + 1  # let this action go
DONE: Final[i64] = PASS + 1


def action_space() -> ActionSpace:
    card = [FAMILIES, VALUES]
    blocks = [
        Block("tick", [STEP_NAMES]),
        Block("discover", [REGION_NAMES]),
        Block("ask", [4]),
        Block("call", card),
        Block("give", card),
        Block("play", card),
        Block("shed", card),
        Block("square", [TIPI_NAMES]),
        Block("nothing", []),
        Block("nugget", []),
        Block("draw", []),
        Block("pass", []),
        Block("done", []),
    ]
    return ActionSpace(blocks)


CHOSE: Final[i64] = 0
BEGAN: Final[i64] = 1
TURN: Final[i64] = 2
ASKED: Final[i64] = 3
CALLED: Final[i64] = 4
GAVE: Final[i64] = 5
HAD_NOTHING: Final[i64] = 6
PLACED: Final[i64] = 7
DOUBLED: Final[i64] = 8
TOOK: Final[i64] = 9
PAID: Final[i64] = 10
PLAYED: Final[i64] = 11
DREW: Final[i64] = 12
SHUFFLED: Final[i64] = 13
RAN_OUT: Final[i64] = 14
SHEDDED: Final[i64] = 15
TICKED: Final[i64] = 16
TRACKED: Final[i64] = 17
DISCOVERED: Final[i64] = 18
MEDALLED: Final[i64] = 19
LOST: Final[i64] = 20
PASSED: Final[i64] = 21
FINISHED: Final[i64] = 22
CASHED: Final[i64] = 23
ENDED: Final[i64] = 24


def event_kinds() -> Events:
    kinds = [
        "chose seat region",
        "began seat region",
        "turn number talker",
        "asked seat other",
        "called seat other card",
        "gave seat other card",
        "had_nothing seat other",
        "placed seat card",
        "doubled seat card",
        "took seat",
        "paid seat nuggets",
        "played seat card",
        "drew seat card",
        "shuffled cards",
        "ran_out seat",
        "shed seat card",
        "ticked seat step",
        "tracked seat track square",
        "discovered seat region zone points",
        "won seat medal points",
        "lost seat icon",
        "passed seat",
        "finished seat",
        "cashed seat family",
        "ended how",
    ]
    return Events(kinds, reveals=["began", "gave"])
