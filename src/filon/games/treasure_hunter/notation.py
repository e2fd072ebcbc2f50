"""Actions and events of Treasure Hunter and their words."""

from __future__ import annotations

from typing import Final

from filon.core.actions import ActionSpace, Block
from filon.core.game import Events
from filon.core.ints import i64
from filon.games.treasure_hunter.data import (
    ACTION_CARDS,
    CARD_NAMES,
    CARDS,
    DOGS,
    SCROLL_NAMES,
    SCROLLS,
    SLEEPING,
)

KEEP: Final[i64] = 0  # + card: of the pack
TOSS: Final[i64] = CARDS  # + card: of the pack, set aside face down; two players only
PLAY: Final[i64] = 2 * CARDS  # + card - ACTION_CARDS: any action card but the sleeping potion
SLEEP: Final[i64] = PLAY + SLEEPING - ACTION_CARDS  # + adventurer: give it the sleeping potion
PASS: Final[i64] = SLEEP + DOGS  # for this site, unless somebody plays a card
READ: Final[i64] = PASS + 1  # + scroll: use it
DONE: Final[i64] = READ + SCROLLS
ACTIONS: Final[i64] = DONE + 1


def action_space() -> ActionSpace:
    blocks = [
        Block("keep", [CARD_NAMES]),
        Block("toss", [CARD_NAMES]),
        Block("play", [CARD_NAMES[ACTION_CARDS:SLEEPING]]),
        Block("sleep", [CARD_NAMES[:DOGS]]),
        Block("pass", []),
        Block("read", [SCROLL_NAMES]),
        Block("done", []),
    ]
    return ActionSpace(blocks)


ROUND: Final[i64] = 0
TREASURES: Final[i64] = 1
DISMISSED: Final[i64] = 2
LURKED: Final[i64] = 3
KEPT: Final[i64] = 4
TOSSED: Final[i64] = 5
PASSED: Final[i64] = 6
OPENED: Final[i64] = 7
SENT: Final[i64] = 8
PLAYED: Final[i64] = 9
SLEPT: Final[i64] = 10
DREW: Final[i64] = 11
TOOK: Final[i64] = 12
LEFT: Final[i64] = 13
RAIDED: Final[i64] = 14
GUARDED: Final[i64] = 15
ROBBED: Final[i64] = 16
CAUGHT: Final[i64] = 17
FLED: Final[i64] = 18
EARNED: Final[i64] = 19
PUT_AWAY: Final[i64] = 20
USED: Final[i64] = 21
COUNTED: Final[i64] = 22
ENDED: Final[i64] = 23
# instead of robbed and caught, where money is hidden
PREYED: Final[i64] = 24
BAGGED: Final[i64] = 25
PURSE: Final[i64] = 26  # told to its owner alone

# what becomes of a card that a mule brings
JOINS: Final[i64] = 0
TO_HAND: Final[i64] = 1
NO_USE: Final[i64] = 2

# what is counted at the end
GREY_PART: Final[i64] = 0
RELIC_PART: Final[i64] = 1
GOBLIN_PART: Final[i64] = 2
MONEY_PART: Final[i64] = 3
PARTS: Final[i64] = 4


def event_kinds() -> Events:
    kinds = [
        "round round dealer",
        "treasures site max min",
        "dismissed tile",
        "lurked goblin paws coins",
        "kept seat card",
        "tossed seat card",
        "passed way",
        "opened site",
        "sent seat card",
        "played seat card",
        "slept seat card",
        "drew seat card use",
        "took seat tile side total",
        "left tile",
        "raided",
        "guarded seat card",
        "robbed seat coins paws",
        "caught seat goblin paws coins",
        "fled paws",
        "earned seat card coins",
        "put_away seat card",
        "used seat scroll count coins",
        "counted seat part points total",
        "ended",
        "preyed seat paws",
        "bagged seat goblin paws",
        "purse seat coins",
    ]
    reveals = ["passed", "opened", "sent", "played", "slept", "raided", "put_away", "used"]
    reveals += ["counted", "ended"]
    return Events(kinds, reveals)
