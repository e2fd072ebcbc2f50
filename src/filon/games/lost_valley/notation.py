"""Actions and events of Lost Valley and their words."""

from __future__ import annotations

from typing import Final

from filon.core.actions import ActionSpace, Block
from filon.core.game import Events
from filon.games.lost_valley.data import FOUND, GOODS, NAMES, PLACES, THINGS, TILES

WALK: Final = 0  # + intersection
RIDE: Final = WALK + PLACES  # + intersection
ROW: Final = RIDE + PLACES  # + intersection
RIVER_LAY: Final = ROW + PLACES  # + edge of the tile that joins the open end
LAND_LAY: Final = RIVER_LAY + 4  # + sector; 6 + sector: with the triangle outside it
DRAW: Final = LAND_LAY + 12  # a tile, a marker, the dice
PAN: Final = DRAW + 1  # + tile
MINE: Final = PAN + TILES  # + tile
BLAST: Final = MINE + TILES  # + tile: mine with a stick of dynamite
EVENT: Final = BLAST + TILES  # + tile
HUNT: Final = EVENT + TILES  # + tile
DIG: Final = HUNT + TILES  # + tile: build a mine
CANAL: Final = DIG + TILES  # + direction
FISH: Final = CANAL + 6
CUT: Final = FISH + 1
TRAP: Final = CUT + 1
MILL: Final = TRAP + 1
BUY: Final = MILL + 1  # + good
SETTLE: Final = BUY + FOUND
STILL_BUY: Final = SETTLE + 1
PAY: Final = STILL_BUY + 1  # + thing
TAKE: Final = PAY + THINGS  # + which of the markers turned over
DONE: Final = TAKE + 2
DRINK_MOVE: Final = DONE + 1
DRINK_ACT: Final = DRINK_MOVE + 1
UNPACK: Final = DRINK_ACT + 1  # dried fish
DROP: Final = UNPACK + 1  # + good
TRADE: Final = DROP + GOODS  # + seat
GIVE: Final = TRADE + 4  # + thing
WANT: Final = GIVE + THINGS  # + thing
OFFER: Final = WANT + THINGS
WITHDRAW: Final = OFFER + 1
ACCEPT: Final = WITHDRAW + 1
DECLINE: Final = ACCEPT + 1
ANNOUNCE: Final = DECLINE + 1
END: Final = ANNOUNCE + 1


def action_space() -> ActionSpace:
    blocks = [
        Block("walk", [PLACES]),
        Block("ride", [PLACES]),
        Block("row", [PLACES]),
        Block("river", [4]),
        Block("land", [12]),
        Block("draw", []),
        Block("pan", [TILES]),
        Block("mine", [TILES]),
        Block("blast", [TILES]),
        Block("event", [TILES]),
        Block("hunt", [TILES]),
        Block("dig", [TILES]),
        Block("canal", [6]),
        Block("fish", []),
        Block("cut", []),
        Block("fishtrap", []),
        Block("sawmill", []),
        Block("buy", [NAMES[:FOUND]]),
        Block("settle", []),
        Block("still", []),
        Block("pay", [NAMES]),
        Block("take", [2]),
        Block("done", []),
        Block("drink", [["move", "act"]]),
        Block("unpack", []),
        Block("drop", [NAMES[:GOODS]]),
        Block("trade", [4]),
        Block("give", [NAMES]),
        Block("want", [NAMES]),
        Block("offer", []),
        Block("withdraw", []),
        Block("accept", []),
        Block("decline", []),
        Block("announce", []),
        Block("end", []),
    ]
    return ActionSpace(blocks)


WENT: Final = 0
DREW: Final = 1
SET_ASIDE: Final = 2
LAID: Final = 3
BARED: Final = 4
FROZE: Final = 5
BEGAN: Final = 6
HANDED: Final = 7
FOUND_GOLD: Final = 8
LOOKED: Final = 9
TOOK: Final = 10
GAINED: Final = 11
ROLLED: Final = 12
KILLED: Final = 13
MISSED: Final = 14
BUILT: Final = 15
DUG: Final = 16
WATERED: Final = 17
BOUGHT: Final = 18
PAID: Final = 19
DRANK: Final = 20
UNPACKED: Final = 21
DROPPED: Final = 22
ASKED: Final = 23
OFFERED: Final = 24
WISHED: Final = 25
ANSWERED: Final = 26
SWAPPED: Final = 27
ICE_ROLLED: Final = 28
ICE_MOVED: Final = 29
TURN_ENDED: Final = 30
ENDED: Final = 31
CALLED_OFF: Final = 32
PROPOSED: Final = 33
MOVED_IN: Final = 34


def event_kinds() -> Events:
    kinds = [
        "went seat origin place mode",
        "drew seat tile",
        "set_aside seat tile",
        "laid seat tile number",
        "bared place sector",
        "froze tiles",
        "began seat deed number",
        "handed seat good",
        "found_gold seat number colour nuggets",
        "looked seat number thing",
        "took seat number thing",
        "gained seat good count",
        "rolled seat die animal",
        "killed seat animal food",
        "missed seat animal",
        "built seat work place",
        "dug seat number",
        "watered seat number place direction",
        "bought seat good",
        "paid seat thing",
        "drank seat what",
        "unpacked seat food",
        "dropped seat good",
        "asked seat partner",
        "offered seat thing",
        "wished seat thing",
        "answered seat yes",
        "swapped seat thing partner",
        "ice_rolled seat die",
        "ice_moved tiles",
        "turn_ended seat",
        "ended how",
        "called_off seat",
        "proposed seat partner",
        "moved_in number",
    ]
    return Events(kinds, reveals=["took", "ended"])
