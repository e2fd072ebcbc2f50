"""Actions and events of Treasure Hunter and their words."""

from __future__ import annotations

from typing import Final

from filon.core.actions import ActionSpace, Block
from filon.core.game import Events
from filon.games.treasure_hunter.data import (
    ACTION_CARDS,
    CARD_NAMES,
    CARDS,
    DOGS,
    SCROLL_NAMES,
    SCROLLS,
    SLEEPING,
)

KEEP: Final = 0  # + card: of the pack
TOSS: Final = CARDS  # + card: of the pack, set aside face down; two players only
PLAY: Final = 2 * CARDS  # + card - ACTION_CARDS: any action card but the sleeping potion
SLEEP: Final = PLAY + SLEEPING - ACTION_CARDS  # + adventurer: give it the sleeping potion
PASS: Final = SLEEP + DOGS  # for this site, unless somebody plays a card
READ: Final = PASS + 1  # + scroll: use it
DONE: Final = READ + SCROLLS
ACTIONS: Final = DONE + 1


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


ROUND: Final = 0
TREASURES: Final = 1
DISMISSED: Final = 2
LURKED: Final = 3
KEPT: Final = 4
TOSSED: Final = 5
PASSED: Final = 6
OPENED: Final = 7
SENT: Final = 8
PLAYED: Final = 9
SLEPT: Final = 10
DREW: Final = 11
TOOK: Final = 12
LEFT: Final = 13
RAIDED: Final = 14
GUARDED: Final = 15
ROBBED: Final = 16
CAUGHT: Final = 17
FLED: Final = 18
EARNED: Final = 19
PUT_AWAY: Final = 20
USED: Final = 21
COUNTED: Final = 22
ENDED: Final = 23
# instead of robbed and caught, where money is hidden
PREYED: Final = 24
BAGGED: Final = 25
PURSE: Final = 26  # told to its owner alone

# what becomes of a card that a mule brings
JOINS: Final = 0
TO_HAND: Final = 1
NO_USE: Final = 2

# what is counted at the end
GREY_PART: Final = 0
RELIC_PART: Final = 1
GOBLIN_PART: Final = 2
MONEY_PART: Final = 3


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
        "put_away seat cards",
        "used seat scroll count coins",
        "counted seat part points total",
        "ended",
        "preyed seat paws",
        "bagged seat goblin paws",
        "purse seat coins",
    ]
    reveals = ["passed", "opened", "sent", "played", "slept", "raided", "used", "counted", "ended"]
    return Events(kinds, reveals)
