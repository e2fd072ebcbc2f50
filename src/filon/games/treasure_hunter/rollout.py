"""A quick move that is not silly, for rollouts."""

from __future__ import annotations

from typing import Final

from filon.core.ints import i64, vec
from filon.core.luck import Luck
from filon.core.rows import same
from filon.games.treasure_hunter.data import (
    ACTION_CARDS,
    COIN,
    COLOUR,
    COMPANION,
    DOGS,
    GOBLIN_BOUNTY,
    MAX,
    MIN,
    MULE,
    PAWS,
    ROUNDS,
    SCAREGOBLIN,
    SCROLL_COIN,
    SITES,
    STRENGTH,
    is_yellow,
    scroll_of,
)
from filon.games.treasure_hunter.fields import DRAFT, GOBLIN_RAID, READING
from filon.games.treasure_hunter.heuristics import MULE_WORTH
from filon.games.treasure_hunter.heuristics_rivals import hopes_of, raid_hopes, takings
from filon.games.treasure_hunter.heuristics_worth import STILL, promised, tile_worth, trick_worth
from filon.games.treasure_hunter.notation import DONE, KEEP, PASS, PLAY, READ, SLEEP, TOSS
from filon.games.treasure_hunter.rules.groups import total_after
from filon.games.treasure_hunter.rules.scoring import counts
from filon.games.treasure_hunter.rules.turn import offer_choices
from filon.games.treasure_hunter.table import Table
from filon.games.treasure_hunter.weights import WEIGHTS

WORTHWHILE: Final = 0.5  # points a card must bring to be played
FANCY: Final[i64] = 5  # how much a card may be overrated, in tenths of a point
SHIPPED: Final = WEIGHTS.values


def sensible_move(table: Table, seat: i64, luck: Luck) -> i64:
    offer_choices(table, seat)
    if table.offered == 1:
        return table.slate[0]
    if table.phase == DRAFT:
        if table.slate[0] >= TOSS:
            return table.slate[luck.below(table.offered)]
        return _card_to_keep(table, seat, luck)
    if table.phase == READING:
        return _scroll_to_use(table, seat)
    return _card_to_play(table, seat)


def _card_to_keep(table: Table, seat: i64, luck: Luck) -> i64:
    outlook = Outlook(table, seat, table.pick + 1)
    best = -100.0
    choice = table.slate[0]
    for place in range(table.offered):
        action = table.slate[place]
        gain = outlook.gain(action - KEEP) + 0.1 * float(luck.below(FANCY))
        if gain > best:
            best = gain
            choice = action
    return choice


class Outlook:
    """What a hand in the draft hopes for. What a site is worth is asked once, if at all."""

    def __init__(self, table: Table, seat: i64, pick: i64) -> None:
        self._table: Final = table
        self._seat: Final = seat
        self._pick: Final = pick
        self._strength: Final = same(0, SITES)
        self._paws: i64 = 0
        self._safe: bool = False
        for card in table.hands[seat]:
            if card < DOGS:
                self._strength[COLOUR[card]] += STRENGTH[card]
            else:
                self._paws += PAWS[card]
                self._safe = self._safe or card == SCAREGOBLIN
        self._judged: i64 = 0  # bits: the sites of which the worth is known
        self._most: Final = vec[float]([0.0] * SITES)  # what MAX is worth
        self._least: Final = vec[float]([0.0] * SITES)
        self._hopes: Final = vec[float]([0.0] * SITES)  # with the hand as it is

    def gain(self, card: i64) -> float:
        """What the card adds to the hopes of the hand."""
        table = self._table
        worth = _last_pay(table, self._seat, card) if table.round == ROUNDS else 0.0
        if card < DOGS:
            return worth + self._group_gain(COLOUR[card], STRENGTH[card])
        if card < ACTION_CARDS:
            if COIN[card] > 0:
                return worth + float(COIN[card])
            more = self._raid(self._paws + PAWS[card], self._safe)
            return worth + more - self._raid(self._paws, self._safe)
        if card == SCAREGOBLIN:
            return worth + self._raid(self._paws, True) - self._raid(self._paws, False)
        worth += trick_worth(card, SHIPPED)
        if card < COMPANION + SITES and self._strength[card - COMPANION] > 0:
            site = card - COMPANION
            worth += max(0.0, self._group_gain(site, self._strength[site]))
        return worth

    def _group_gain(self, site: i64, strength: i64) -> float:
        if not self._judged >> site & 1:
            self._judge(site)
        more = self._group(site, self._strength[site] + strength)
        return more - self._hopes[site]

    def _judge(self, site: i64) -> None:
        table = self._table
        self._judged |= 1 << site
        self._most[site] = tile_worth(table, self._seat, table.treasures[2 * site + MAX], SHIPPED)
        self._least[site] = tile_worth(table, self._seat, table.treasures[2 * site + MIN], SHIPPED)
        if self._strength[site]:
            self._hopes[site] = self._group(site, self._strength[site])

    def _group(self, site: i64, strength: i64) -> float:
        seats, most, least = self._table.seats, self._most[site], self._least[site]
        return hopes_of(seats, strength, self._pick, most, least, SHIPPED)

    def _raid(self, paws: i64, safe: bool) -> float:
        return raid_hopes(self._table, self._seat, paws, self._pick, safe, SHIPPED)


def _last_pay(table: Table, seat: i64, card: i64) -> float:
    """What the seat's yellow scrolls pay for a card when they pay for the last time."""
    pay: i64 = 0
    for tile in table.tiles[seat]:
        if is_yellow(tile) and scroll_of(tile) < GOBLIN_BOUNTY and counts(scroll_of(tile), card):
            pay += SCROLL_COIN[scroll_of(tile)]
    return float(pay)


def _scroll_to_use(table: Table, seat: i64) -> i64:
    for place in range(table.offered):
        action = table.slate[place]
        if action != DONE:
            pay = promised(table, seat, action - READ)
            if pay > 0 and float(pay) >= STILL[ROUNDS - table.round]:
                return action
    return DONE


def _card_to_play(table: Table, seat: i64) -> i64:
    if table.phase == GOBLIN_RAID:
        return table.slate[1]
    best = takings(table, seat, total_after(table, seat, PASS), SHIPPED) + WORTHWHILE
    choice = table.slate[0]
    for place in range(table.offered):
        action = table.slate[place]
        if action == PASS:
            continue
        worth = takings(table, seat, total_after(table, seat, action), SHIPPED)
        if action < SLEEP and action - PLAY + ACTION_CARDS == MULE:
            worth += MULE_WORTH
        if worth > best:
            best = worth
            choice = action
    return choice
