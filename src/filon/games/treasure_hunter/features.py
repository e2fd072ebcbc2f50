"""Treasure Hunter as bytes: my cards, what lies open, what every treasure would pay."""

from __future__ import annotations

from typing import Final

from filon.core.features import Features, Part, clear, hot, kept, of_each_seat, put, tally
from filon.core.game import State
from filon.core.ints import i64, u8, vec
from filon.games.treasure_hunter.data import (
    CARDS,
    COLLECTOR,
    COLOUR,
    COPIES,
    GOBLIN_COINS,
    GOBLIN_PAWS,
    GREY,
    LAIRS,
    PAWS,
    PRINTED,
    RELIC,
    ROUNDS,
    SCROLLS,
    SITES,
    STRENGTH,
    YELLOW,
    is_yellow,
    scroll_of,
)
from filon.games.treasure_hunter.fields import DRAFT, HUNT, OVER
from filon.games.treasure_hunter.heuristics_worth import promised
from filon.games.treasure_hunter.notation import action_space
from filon.games.treasure_hunter.rules.groups import highest, lowest, total_of
from filon.games.treasure_hunter.rules.memory import seen_at
from filon.games.treasure_hunter.rules.scoring import relic_points, scroll_pay
from filon.games.treasure_hunter.table import Table

PHASES: Final[i64] = OVER + 1
TILE_BYTES: Final[i64] = 3 + SCROLLS
ZERO: Final[i64] = 20  # what a number that may be below zero is counted from
POINTS: Final[i64] = 120  # beyond which nobody counts
STRONG: Final[i64] = 80

COPY: Final[int] = max([int(copies) for copies in COPIES])
ALIKE: Final[int] = max([*PRINTED.scroll_tiles, *PRINTED.grey_tiles])
GOBLIN: Final[int] = max([max(paws, coins) for paws, coins in PRINTED.goblins])

COMMON: Final = [
    Part("phase", 5, 1, "draft, hunt, raid, reading, over"),
    Part("round", ROUNDS, 1, "from the first to the last"),
    Part("site", SITES, 1, "blue, green, red: where the hunt is"),
    Part("pick", 1, 9, "cards drafted this round"),
    Part("open_money", 1, 1, "everybody sees everybody's money"),
    Part("pack", CARDS, COPY, "cards I choose from"),
    Part("hand", CARDS, COPY, "my cards"),
    Part("kept", CARDS, 1, "the card I keep, while I choose what to set aside"),
    Part("tossed", CARDS, COPY, "cards I set aside"),
    Part("seen", CARDS, 10, "cards seen in the draft: one more than the cards drafted then"),
    Part("away", CARDS, 1, "cards I passed on and that are no more where I saw them"),
    Part("groups", 2 * SITES, STRONG, "of my cards, kept and laid: adventurers, their strength"),
    Part("others", 2 * SITES, STRONG, "the same of the cards away"),
    Part("paws", 2, 30, "of my dogs, of those away"),
    Part("repelled", LAIRS, 1, "goblins that my dogs would repel"),
    Part("reading", SCROLLS, ALIKE, "yellow scrolls I shall use"),
    Part("pays", SCROLLS, 40, "what each yellow scroll would pay me now"),
    Part("promises", SCROLLS, 40, "what it would pay for the cards in my hand, too"),
    Part("prizes", 4 * SITES, 20, "MAX and MIN of each site: points of a relic, points it costs"),
    Part(
        "treasures",
        2 * SITES * TILE_BYTES,
        1,
        "MAX and MIN of each site: there, trophies, collector, yellow scroll",
    ),
    Part("lairs", 2 * LAIRS, GOBLIN, "paws and coins of the goblins"),
    Part("lost", CARDS, COPY, "cards a mule drew for nothing"),
    Part("deck", 1, 255, "cards not dealt"),
]
SEAT: Final = [
    Part("roles", 5, 1, "dealer, first to play, to act, would take MAX, would take MIN"),
    Part("cards", 2, 20, "in hand, in the pack"),
    Part("laid", CARDS, COPY, "cards played this round"),
    Part("discards", CARDS, COPY, "action cards not used"),
    Part("here", 4, STRONG, "at this site: sent, strength, companion, total + 20"),
    Part("known", 1, 1, "its money is known to me"),
    Part("purse", 2, POINTS, "coins, goblin tiles"),
    Part("won", 3, 30, "this round: behind a scaregoblin, goblins, treasures"),
    Part("relics", 1, POINTS, "points of its relics + 20"),
    Part("greys", 2, ALIKE, "trophies, collectors"),
    Part("scrolls", SCROLLS, ALIKE, "yellow scrolls of each kind"),
]


class HunterFeatures(Features):
    def __init__(self, seats: int) -> None:
        space = action_space()
        names = [space.words(action) for action in range(space.size)]
        super().__init__(seats, COMMON + of_each_seat(seats, SEAT), names)

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, Table)
        clear(out, at, self.width)
        at = hot(state.phase, PHASES, out, at)
        at = hot(state.round - 1, ROUNDS, out, at)
        at = hot(state.site if state.phase == HUNT else -1, SITES, out, at)
        at = put(state.pick, out, at)
        at = put(state.open_money, out, at)
        at = _write_mine(state, seat, out, at)
        at = _write_sites(state, out, at)
        at = tally(state.lost, CARDS, out, at)
        at = put(len(state.deck), out, at)
        hunting = state.phase == HUNT
        high, low = highest(state) if hunting else -1, lowest(state) if hunting else -1
        other = seat
        for _ in range(state.seats):
            out[at + 3] = u8(1 if other == high else 0)
            out[at + 4] = u8(1 if other == low else 0)
            at = _write_seat(state, seat, other, out, at)
            other += 1
            if other == state.seats:
                other = 0


def _write_sites(table: Table, out: vec[u8], at: i64) -> i64:
    """What there is to win, and the goblins."""
    for spot in range(2 * SITES):
        at = _write_prize(table.treasures[spot], out, at)
    for spot in range(2 * SITES):
        at = _write_tile(table.treasures[spot], out, at)
    for goblin in table.lairs:
        if goblin >= 0:
            out[at] = u8(GOBLIN_PAWS[goblin])
            out[at + 1] = u8(GOBLIN_COINS[goblin])
        at += 2
    return at


def _write_mine(table: Table, seat: i64, out: vec[u8], at: i64) -> i64:
    at = tally(table.packs[seat], CARDS, out, at)
    at = tally(table.hands[seat], CARDS, out, at)
    kept = table.chosen[seat] if table.phase == DRAFT else -1
    at = hot(kept, CARDS, out, at)
    at = tally(table.tossed[seat], CARDS, out, at)
    for card in range(CARDS):
        out[at + card] = u8(seen_at(table, seat, card) + 1)
    away = at + CARDS
    _write_away(table, seat, out, away)
    paws = _write_groups(table, seat, kept, away, out)
    at = paws + 2
    for goblin in table.lairs:
        repels = goblin >= 0 and i64(out[paws]) >= GOBLIN_PAWS[goblin]
        at = put(1 if repels else 0, out, at)
    return _write_scrolls(table, seat, out, at)


def _write_groups(table: Table, seat: i64, kept: i64, away: i64, out: vec[u8]) -> i64:
    """Of my cards and of those away, which are written just before; where the paws stand."""
    groups = away + CARDS
    paws = groups + 4 * SITES
    for card in table.hands[seat]:
        _count_in(card, out, groups, paws)
    for card in table.laid[seat]:
        _count_in(card, out, groups, paws)
    if 0 <= kept < CARDS:
        _count_in(kept, out, groups, paws)
    for card in range(CARDS):
        if out[away + card]:
            _count_in(card, out, groups + 2 * SITES, paws + 1)
    return paws


def _write_away(table: Table, seat: i64, out: vec[u8], at: i64) -> None:
    """A pack comes back when it has gone round: what is not in it then, somebody took."""
    for card in range(CARDS):
        when = seen_at(table, seat, card)
        if when >= 0 and (table.phase != DRAFT or table.pick - when >= table.seats):
            out[at + card] = u8(1)
    for card in table.hands[seat]:
        out[at + card] = u8(0)
    for card in table.tossed[seat]:
        out[at + card] = u8(0)
    for other in range(table.seats):
        for card in table.laid[other]:
            out[at + card] = u8(0)
        for card in table.discards[other]:
            out[at + card] = u8(0)


def _count_in(card: i64, out: vec[u8], groups: i64, paws: i64) -> None:
    if COLOUR[card] >= 0:
        spot = groups + 2 * COLOUR[card]
        out[spot] = u8(i64(out[spot]) + 1)
        out[spot + 1] = u8(min(STRONG, i64(out[spot + 1]) + STRENGTH[card]))
    elif PAWS[card]:
        out[paws] = u8(min(30, i64(out[paws]) + PAWS[card]))


def _write_scrolls(table: Table, seat: i64, out: vec[u8], at: i64) -> i64:
    if table.reading[seat]:
        for tile in range(YELLOW, GREY):
            if table.reading[seat] >> (tile - YELLOW) & 1:
                spot = at + scroll_of(tile)
                out[spot] = u8(i64(out[spot]) + 1)
    for scroll in range(SCROLLS):
        out[at + SCROLLS + scroll] = u8(min(40, scroll_pay(table, seat, scroll)))
        out[at + 2 * SCROLLS + scroll] = u8(min(40, promised(table, seat, scroll)))
    return at + 3 * SCROLLS


def _write_prize(tile: i64, out: vec[u8], at: i64) -> i64:
    if 0 <= tile < YELLOW:
        put(min(20, RELIC[tile]), out, at)
        put(min(20, -RELIC[tile]), out, at + 1)
    return at + 2


def _write_tile(tile: i64, out: vec[u8], at: i64) -> i64:
    if tile >= 0:
        out[at] = u8(1)
        if tile >= GREY:
            out[at + (2 if tile >= COLLECTOR else 1)] = u8(1)
        elif tile >= YELLOW:
            out[at + 3 + scroll_of(tile)] = u8(1)
    return at + TILE_BYTES


def _write_seat(table: Table, viewer: i64, seat: i64, out: vec[u8], at: i64) -> i64:
    out[at] = u8(1 if table.dealer == seat else 0)
    out[at + 1] = u8(1 if table.first == seat else 0)
    out[at + 2] = u8(1 if seat in table.waiting else 0)
    at = put(len(table.hands[seat]), out, at + 5)
    at = put(len(table.packs[seat]), out, at)
    at = tally(table.laid[seat], CARDS, out, at)
    at = tally(table.discards[seat], CARDS, out, at)
    at = put(table.sent[seat], out, at)
    at = put(min(STRONG, table.strength[seat]), out, at)
    at = put(table.doubled[seat], out, at)
    at = put(min(STRONG, ZERO + total_of(table, seat)), out, at)
    if seat == viewer or table.open_money or table.phase == OVER:
        out[at] = u8(1)
        put(min(POINTS, table.money[seat]), out, at + 1)
        put(table.goblins[seat], out, at + 2)
    at = put(table.scared[seat], out, at + 3)
    at = put(min(30, table.raiders[seat]), out, at)
    at = put(min(30, table.haul[seat]), out, at)
    return _write_tiles(table, seat, out, at)


def _write_tiles(table: Table, seat: i64, out: vec[u8], at: i64) -> i64:
    at = put(min(POINTS, ZERO + relic_points(table, seat)), out, at)
    for tile in table.tiles[seat]:
        if is_yellow(tile):
            spot = at + 2 + scroll_of(tile)
        elif tile >= GREY:
            spot = at + (1 if tile >= COLLECTOR else 0)
        else:
            continue
        out[spot] = u8(i64(out[spot]) + 1)
    return at + 2 + SCROLLS


def features(seats: int) -> Features:
    return kept(HunterFeatures, seats)
