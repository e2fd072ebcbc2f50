"""Actions and events of Lost Valley and their words."""

from __future__ import annotations

from typing import Final

from filon.core.actions import ActionSpace, Block
from filon.core.game import Events
from filon.core.ints import i64
from filon.games.lost_valley.data import FOUND, GOODS, NAMES, PLACES, THINGS, TILES

WALK: Final[i64] = 0  # + intersection
RIDE: Final[i64] = WALK + PLACES  # + intersection
ROW: Final[i64] = RIDE + PLACES  # + intersection
RIVER_LAY: Final[i64] = ROW + PLACES  # + edge of the tile that joins the open end
LAND_LAY: Final[i64] = RIVER_LAY + 4  # + sector; 6 + sector: with the triangle outside it
DRAW: Final[i64] = LAND_LAY + 12  # a tile, a marker, the dice
PAN: Final[i64] = DRAW + 1  # + tile
MINE: Final[i64] = PAN + TILES  # + tile
BLAST: Final[i64] = MINE + TILES  # + tile: mine with a stick of dynamite
EVENT: Final[i64] = BLAST + TILES  # + tile
HUNT: Final[i64] = EVENT + TILES  # + tile
DIG: Final[i64] = HUNT + TILES  # + tile: build a mine
CANAL: Final[i64] = DIG + TILES  # + direction
FISH: Final[i64] = CANAL + 6
CUT: Final[i64] = FISH + 1
TRAP: Final[i64] = CUT + 1
MILL: Final[i64] = TRAP + 1
BUY: Final[i64] = MILL + 1  # + good
SETTLE: Final[i64] = BUY + FOUND
STILL_BUY: Final[i64] = SETTLE + 1
PAY: Final[i64] = STILL_BUY + 1  # + thing
TAKE: Final[i64] = PAY + THINGS  # + which of the markers turned over
DONE: Final[i64] = TAKE + 2
DRINK_MOVE: Final[i64] = DONE + 1
DRINK_ACT: Final[i64] = DRINK_MOVE + 1
UNPACK: Final[i64] = DRINK_ACT + 1  # dried fish
DROP: Final[i64] = UNPACK + 1  # + good
TRADE: Final[i64] = DROP + GOODS  # + seat
GIVE: Final[i64] = TRADE + 4  # + thing
WANT: Final[i64] = GIVE + THINGS  # + thing
OFFER: Final[i64] = WANT + THINGS
WITHDRAW: Final[i64] = OFFER + 1
ACCEPT: Final[i64] = WITHDRAW + 1
DECLINE: Final[i64] = ACCEPT + 1
ANNOUNCE: Final[i64] = DECLINE + 1
END: Final[i64] = ANNOUNCE + 1


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


WENT: Final[i64] = 0
DREW: Final[i64] = 1
SET_ASIDE: Final[i64] = 2
LAID: Final[i64] = 3
BARED: Final[i64] = 4
FROZE: Final[i64] = 5
BEGAN: Final[i64] = 6
HANDED: Final[i64] = 7
FOUND_GOLD: Final[i64] = 8
LOOKED: Final[i64] = 9
TOOK: Final[i64] = 10
GAINED: Final[i64] = 11
ROLLED: Final[i64] = 12
KILLED: Final[i64] = 13
MISSED: Final[i64] = 14
BUILT: Final[i64] = 15
DUG: Final[i64] = 16
WATERED: Final[i64] = 17
BOUGHT: Final[i64] = 18
PAID: Final[i64] = 19
DRANK: Final[i64] = 20
UNPACKED: Final[i64] = 21
DROPPED: Final[i64] = 22
ASKED: Final[i64] = 23
OFFERED: Final[i64] = 24
WISHED: Final[i64] = 25
ANSWERED: Final[i64] = 26
SWAPPED: Final[i64] = 27
ICE_ROLLED: Final[i64] = 28
ICE_MOVED: Final[i64] = 29
TURN_ENDED: Final[i64] = 30
ENDED: Final[i64] = 31
CALLED_OFF: Final[i64] = 32
PROPOSED: Final[i64] = 33
MOVED_IN: Final[i64] = 34


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
        "missed seat",
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
