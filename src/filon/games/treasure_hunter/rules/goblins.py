"""Second phase, B and C: dogs against goblins, then the coin cards."""

from __future__ import annotations

from filon.core.game import NOBODY
from filon.core.ints import append, i64, vec
from filon.games.treasure_hunter.data import (
    COIN,
    DISCIPLINE,
    GOBLIN_COINS,
    GOBLIN_PAWS,
    LAIRS,
    PAWS,
    SITES,
)
from filon.games.treasure_hunter.fields import GOBLIN_RAID
from filon.games.treasure_hunter.notation import (
    BAGGED,
    CAUGHT,
    EARNED,
    FLED,
    GUARDED,
    OPENED,
    PREYED,
    PURSE,
    PUT_AWAY,
    RAIDED,
    ROBBED,
)
from filon.games.treasure_hunter.rules.actions import lay
from filon.games.treasure_hunter.rules.windows import open_window
from filon.games.treasure_hunter.table import Table


def open_raid(table: Table) -> None:
    table.phase = GOBLIN_RAID
    table.tell(OPENED, SITES)
    open_window(table, table.dealer)


def meet_goblins(table: Table) -> None:
    """First all goblins rob, from top to bottom; then the leader takes those it repelled."""
    table.tell(RAIDED)
    for seat in range(table.seats):
        _lay_dogs(table, seat)
    paws = vec[i64]([paws_of(table, seat) for seat in range(table.seats)])
    loot = vec[i64]([_rob(table, goblin, paws) for goblin in table.lairs])
    catcher = _leader_of_the_pack(table, paws)
    for lair in range(LAIRS):
        goblin, stolen = table.lairs[lair], loot[lair]
        table.lairs[lair] = NOBODY
        if catcher != NOBODY and paws[catcher] >= GOBLIN_PAWS[goblin]:
            _catch(table, catcher, goblin, stolen)
        else:
            table.gone_goblins += 1
            table.tell(FLED, GOBLIN_PAWS[goblin])


def _lay_dogs(table: Table, seat: i64) -> None:
    for card in table.hands[seat][:]:
        if PAWS[card] > 0:
            lay(table, seat, card)
            table.tell(GUARDED, seat, card)


def paws_of(table: Table, seat: i64) -> i64:
    paws: i64 = 0
    for card in table.laid[seat]:
        paws += PAWS[card]
    return paws


def _leader_of_the_pack(table: Table, paws: vec[i64]) -> i64:
    """The seat with the most paws, in a tie the one with the most disciplined dog."""
    leader: i64 = NOBODY
    for seat in range(table.seats):
        if paws[seat] > 0 and (leader == NOBODY or _outdoes(table, paws, seat, leader)):
            leader = seat
    return leader


def _outdoes(table: Table, paws: vec[i64], seat: i64, leader: i64) -> bool:
    if paws[seat] != paws[leader]:
        return paws[seat] > paws[leader]
    return _discipline(table, seat) > _discipline(table, leader)


def _discipline(table: Table, seat: i64) -> i64:
    best: i64 = 0
    for card in table.laid[seat]:
        best = max(best, DISCIPLINE[card])
    return best


def _rob(table: Table, goblin: i64, paws: vec[i64]) -> i64:
    """What one goblin steals from all who can neither repel nor scare it."""
    stolen: i64 = 0
    for seat in range(table.seats):
        if paws[seat] >= GOBLIN_PAWS[goblin] or table.scared[seat]:
            continue
        coins = min(table.money[seat], GOBLIN_COINS[goblin])
        table.money[seat] -= coins
        stolen += coins
        _tell_robbed(table, seat, coins, GOBLIN_PAWS[goblin])
    return stolen


def _tell_robbed(table: Table, seat: i64, coins: i64, paws: i64) -> None:
    """Where money is hidden, nobody else sees what the goblin found (ruling 16)."""
    if table.open_money:
        table.tell(ROBBED, seat, coins, paws)
        return
    table.tell(PREYED, seat, paws)
    table.tell(PURSE, seat, table.money[seat])


def _catch(table: Table, seat: i64, goblin: i64, stolen: i64) -> None:
    table.goblins[seat] += 1
    table.raiders[seat] += 1
    table.money[seat] += stolen
    if table.open_money:
        table.tell(CAUGHT, seat, goblin, GOBLIN_PAWS[goblin], stolen)
        return
    table.tell(BAGGED, seat, goblin, GOBLIN_PAWS[goblin])
    table.tell(PURSE, seat, table.money[seat])


def earn_coins(table: Table) -> None:
    """One coin for each coin card; unused action cards are discarded for all to see."""
    for seat in range(table.seats):
        for card in table.hands[seat][:]:
            if COIN[card] > 0:
                lay(table, seat, card)
                table.money[seat] += COIN[card]
                table.tell(EARNED, seat, card, COIN[card])
        for card in table.hands[seat]:
            table.discards[seat] = append(table.discards[seat], card)
            table.tell(PUT_AWAY, seat, card)
        table.hands[seat] = vec[i64]()
    table.shown = vec[i64]()
