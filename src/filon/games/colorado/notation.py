"""Actions and events of Colorado and their words."""

from __future__ import annotations

from typing import Final

from filon.core.actions import ActionSpace, Block
from filon.core.game import Events
from filon.games.colorado.data import (
    FAMILIES,
    KINDS,
    REGION_NAMES,
    REGIONS,
    STEP_NAMES,
    STEPS,
    TIPI_NAMES,
    VALUES,
)

TICK: Final = 0  # + step
DISCOVER: Final = STEPS  # + region
ASK: Final = DISCOVER + REGIONS  # + seat
CALL: Final = ASK + 4  # + kind of card
GIVE: Final = CALL + KINDS  # + kind
PLAY: Final = GIVE + KINDS  # + kind
SHED: Final = PLAY + KINDS  # + kind: discard it as one of two
SQUARE: Final = SHED + KINDS  # + square of the tipi track
NOTHING: Final = SQUARE + 5  # neither the colour nor the value asked for: a card at random
NUGGET: Final = NOTHING + 1
DRAW: Final = NUGGET + 1
PASS: Final = DRAW + 1  # let this action go
DONE: Final = PASS + 1


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


CHOSE: Final = 0
BEGAN: Final = 1
TURN: Final = 2
ASKED: Final = 3
CALLED: Final = 4
GAVE: Final = 5
HAD_NOTHING: Final = 6
PLACED: Final = 7
DOUBLED: Final = 8
TOOK: Final = 9
PAID: Final = 10
PLAYED: Final = 11
DREW: Final = 12
SHUFFLED: Final = 13
RAN_OUT: Final = 14
SHEDDED: Final = 15
TICKED: Final = 16
TRACKED: Final = 17
DISCOVERED: Final = 18
MEDALLED: Final = 19
LOST: Final = 20
PASSED: Final = 21
FINISHED: Final = 22
CASHED: Final = 23
ENDED: Final = 24


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
