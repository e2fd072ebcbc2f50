"""Lost Valley as bytes. Places are numbered as they come up, which tells a learner nothing: so
it sees what lies around its own place, how far everything is and which way it goes there, and
its ids name spots and sectors around it."""

from __future__ import annotations

from typing import Final

from filon.core.features import Features, Part, clear, counts, hot, kept, of_each_seat, put, tally
from filon.core.game import TRUTH, State
from filon.core.ints import i64, u8, vec
from filon.core.rows import row, total
from filon.games.lost_valley.data import (
    FOUND,
    GOLD,
    GOLD_MARKERS,
    GOODS,
    LANDS,
    PIECES,
    PLACES,
    STICK,
    STOCK,
    THINGS,
    TILES,
    TRIANGLES,
)
from filon.games.lost_valley.features_around import (
    AIM_BYTES,
    AIMS,
    RADIUS,
    SIDE,
    SPOT_BYTES,
    SPOT_OF,
    SPOTS,
    TILE_BYTES,
    Surroundings,
)
from filon.games.lost_valley.fields import ANSWERING
from filon.games.lost_valley.notation import (
    CANAL,
    DIG,
    GIVE,
    PAN,
    RIVER_LAY,
    TRADE,
    WALK,
    action_space,
)
from filon.games.lost_valley.table import Table

SECTORS: Final[i64] = 6
BLOCKS: Final[i64] = 3  # walk, ride, row: a place in each
# ids: spots in the place of places, sectors in the place of tiles
LAY: Final[i64] = BLOCKS * SPOTS
SECTOR: Final[i64] = LAY + PAN - RIVER_LAY  # + deed * 6 + sector, from panning to digging
REST: Final[i64] = SECTOR + (CANAL - PAN) // TILES * SECTORS  # as the actions from CANAL on
KINDS: Final[i64] = len(PIECES)
PHASES: Final[i64] = ANSWERING + 1
DEEDS: Final = row([PAN + TILES * deed for deed in range((DIG - PAN) // TILES)])

COMMON: Final = [
    Part("phase", 13, 1, "what the actor is about to choose"),
    Part(
        "turn", 10, 3, "moves, actions, mode + 1, drank, arrived, offers, swapped, my turn, I act"
    ),
    Part("deed", 6, 1, "begun: none, panning, mining, blasting, an event, a hunt"),
    Part("owed", 2, 99, "materials or nuggets, and X, still to be paid"),
    Part("options", 3, 1, "trading, carts take gear space, the store sells materials"),
    Part("clock", 5, 255, "rounds left, tiles left, river tiles, ice there, tiles to the fall"),
    Part("drawn", KINDS, 1, "the kind of the tile drawn"),
    Part("looked", THINGS, 2, "markers I have turned over"),
    Part("basket", FOUND, 20, "wares being bought"),
    Part("given", THINGS, 20, "offered in a swap"),
    Part("wanted", THINGS, 20, "asked for in a swap"),
    Part("stock", FOUND, 99, "goods there are"),
    Part("works", 4, 20, "none, fishtraps, sawmills, mines left"),
    Part("gold_unseen", 4, 40, "markers of 1 to 4 that I have not seen"),
    Part("bag", 4, 40, "my gold markers of 1 to 4"),
    Part("covered", 3, 9, "my sticks, dried fish, found whiskeys"),
    Part("spots", SPOTS * SPOT_BYTES, 72, "37 spots around me: see `features_around`"),
    Part("sectors", SECTORS * TILE_BYTES, 9, "6 sectors around me: see `features_around`"),
    Part("aims", AIMS * AIM_BYTES, 72, "9 aims: closeness in sixths of a turn, then the way there"),
]
SEAT: Final = [
    Part("roles", 4, 1, "its turn, to act, partner of the swap, began"),
    Part("goods", STICK, 40, "pieces of each good that lies open"),
    Part("hidden", 3, 99, "wares kept face down, rivergold, mountaingold markers"),
    Part("haggled", 1, 50, "swaps it has proposed"),
    Part("offset", 3, 120, "from my place: across + 60, up + 60; at the post"),
]


def _names() -> list[str]:
    space = action_space()
    around = [f"{SIDE[2 * spot]},{SIDE[2 * spot + 1]}" for spot in range(SPOTS)]
    names = [f"{mode} {spot}" for mode in ("walk", "ride", "row") for spot in around]
    names += [space.words(action) for action in range(RIVER_LAY, PAN)]
    for deed in ("pan", "mine", "blast", "event", "hunt", "dig"):
        names += [f"{deed} sector {sector}" for sector in range(SECTORS)]
    names += [space.words(action) for action in range(CANAL, space.size)]
    for near in range(4):
        names[REST + TRADE - CANAL + near] = f"trade seat+{near}"
    return names


class ValleyFeatures(Features):
    def __init__(self, seats: int) -> None:
        super().__init__(seats, COMMON + of_each_seat(seats, SEAT), _names())
        self._around = Surroundings()

    def relative(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, Table)
        if action < RIVER_LAY:
            return action // PLACES * SPOTS + _spot_of(state, seat, action % PLACES)
        if action < PAN:
            return LAY + action - RIVER_LAY
        if action < CANAL:
            deed = (action - PAN) // TILES
            return SECTOR + deed * SECTORS + _sector_of(state, seat, (action - PAN) % TILES)
        if TRADE <= action < GIVE:
            action = TRADE + (action - TRADE - seat + self.seats) % self.seats
        return REST + action - CANAL

    def absolute(self, state: State, seat: i64, choice: i64) -> i64:
        assert isinstance(state, Table)
        if choice < LAY:
            return WALK + choice // SPOTS * PLACES + _place_at(state, seat, choice % SPOTS)
        if choice < SECTOR:
            return RIVER_LAY + choice - LAY
        if choice < REST:
            deed = (choice - SECTOR) // SECTORS
            tile = state.sector[state.place[seat] * 6 + (choice - SECTOR) % SECTORS]
            return PAN + deed * TILES + tile
        action = CANAL + choice - REST
        if TRADE <= action < GIVE:
            return TRADE + (action - TRADE + seat) % self.seats
        return action

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, Table)
        clear(out, at, self.width)
        at = _write_turn(state, seat, out, at)
        at = _write_hands(state, seat, out, at)
        around = self._around
        around.look(state, seat)
        around.write_spots(state, seat, out, at)
        at += SPOTS * SPOT_BYTES
        around.write_sectors(state, seat, out, at)
        at += SECTORS * TILE_BYTES
        around.write_aims(state, seat, out, at)
        at += AIMS * AIM_BYTES
        other = seat
        for _ in range(state.seats):
            at = _write_seat(state, seat, other, out, at)
            other += 1
            if other == state.seats:
                other = 0


def _spot_of(table: Table, seat: i64, place: i64) -> i64:
    here = table.place[seat]
    across = table.across[place] - table.across[here] + RADIUS
    up = table.up[place] - table.up[here] + RADIUS
    return SPOT_OF[across * (2 * RADIUS + 1) + up]


def _place_at(table: Table, seat: i64, spot: i64) -> i64:
    here = table.place[seat]
    across = table.across[here] + SIDE[2 * spot]
    up = table.up[here] + SIDE[2 * spot + 1]
    for place in range(len(table.across)):
        if table.across[place] == across and table.up[place] == up:
            return place
    return -1


def _sector_of(table: Table, seat: i64, tile: i64) -> i64:
    """The first sector of the seat's place that a tile covers."""
    first = table.place[seat] * 6
    sector: i64
    for sector in range(6):
        if table.sector[first + sector] == tile:
            return sector
    return -1


def _write_turn(table: Table, seat: i64, out: vec[u8], at: i64) -> i64:
    at = hot(table.phase, PHASES, out, at)
    at = put(table.moves, out, at)
    at = put(table.actions, out, at)
    at = put(table.mode + 1, out, at)
    at = put(table.drank, out, at)
    at = put(table.arrived, out, at)
    at = put(table.offers, out, at)
    at = put(table.swapped, out, at)
    out[at] = u8(1 if table.turn == seat else 0)
    out[at + 1] = u8(1 if table.actor == seat else 0)
    at = _write_deed(table, out, at + 3)
    at = put(table.owed, out, at)
    at = put(table.extras, out, at)
    at = put(table.trading, out, at)
    at = put(table.cart_gear, out, at)
    at = put(table.materials_sold, out, at)
    at = put(table.max_rounds - table.round, out, at)
    at = put(total(table.pile[LANDS:TRIANGLES]), out, at)
    at = put(table.river, out, at)
    out[at] = u8(1 if table.ice >= 0 else 0)
    at = put(table.ice, out, at + 1)
    return hot(table.hand, KINDS, out, at)


def _write_deed(table: Table, out: vec[u8], at: i64) -> i64:
    kind: i64 = 0
    if table.deed >= PAN:
        for deed in DEEDS:
            if table.deed >= deed:
                kind += 1
    return hot(min(kind, 5), 6, out, at)


def _write_hands(table: Table, seat: i64, out: vec[u8], at: i64) -> i64:
    if seat == table.actor:
        tally(table.looked, THINGS, out, at)
    at = tally(table.basket, FOUND, out, at + THINGS)
    at = tally(table.given, THINGS, out, at)
    at = tally(table.wanted, THINGS, out, at)
    at = counts(table.stock, 0, len(STOCK), out, at)
    at = counts(table.works_left, 0, 4, out, at)
    value: i64
    for value in range(4):
        known = table.gold_spent[value] + table.bag[seat * 4 + value] + _known(table, seat, value)
        out[at + value] = u8(max(0, GOLD_MARKERS[value] - known))
    at = counts(table.bag, seat * 4, 4, out, at + 4)
    return counts(table.goods, seat * GOODS + STICK, GOODS - STICK, out, at)


def _known(table: Table, seat: i64, value: i64) -> i64:
    """Markers of a value that the seat has looked at where they lie."""
    count: i64 = 0
    if seat == table.actor:
        for thing in table.looked:
            if thing == GOLD + value:
                count += 1
    for tile in range(len(table.knowers)):
        if table.knowers[tile] >> seat & 1 and table.left[tile] == GOLD + value:
            count += 1
    return count


def _write_seat(table: Table, viewer: i64, seat: i64, out: vec[u8], at: i64) -> i64:
    out[at] = u8(1 if table.turn == seat else 0)
    out[at + 1] = u8(1 if table.actor == seat else 0)
    out[at + 2] = u8(1 if table.partner == seat else 0)
    out[at + 3] = u8(1 if table.first == seat else 0)
    at = counts(table.goods, seat * GOODS, STICK, out, at + 4)
    if table.viewer == TRUTH:
        goods, bag = seat * GOODS, seat * 4
        put(total(table.goods[goods + STICK : goods + GOODS]), out, at)
        put(table.bag[bag] + table.bag[bag + 1], out, at + 1)
        put(table.bag[bag + 2] + table.bag[bag + 3], out, at + 2)
    else:
        put(table.covered[seat], out, at)
        put(table.markers[seat * 2], out, at + 1)
        put(table.markers[seat * 2 + 1], out, at + 2)
    at = put(min(50, table.haggled[seat]), out, at + 3)
    here, there = table.place[viewer], table.place[seat]
    at = put(60 + table.across[there] - table.across[here], out, at)
    at = put(60 + table.up[there] - table.up[here], out, at)
    out[at] = u8(1 if there == 0 else 0)
    return at + 1


def features(seats: int) -> Features:
    return kept(ValleyFeatures, seats)
