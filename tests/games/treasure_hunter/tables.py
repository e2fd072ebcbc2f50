"""Positions of Treasure Hunter, set up card by card and played with words."""

from __future__ import annotations

from collections.abc import Iterable

from filon.core.ints import i64, remove, vec
from filon.core.luck import Luck, Reading
from filon.core.rows import listed, row, rows
from filon.games.treasure_hunter.data import (
    CARD_NAMES,
    DECK,
    GOBLIN_COINS,
    GOBLIN_PAWS,
    RELIC,
    SITES,
    YELLOW,
)
from filon.games.treasure_hunter.fields import DRAFT
from filon.games.treasure_hunter.game import GAME
from filon.games.treasure_hunter.rules.goblins import open_raid
from filon.games.treasure_hunter.rules.memory import SEEN_BITS
from filon.games.treasure_hunter.rules.scrolls import open_reading
from filon.games.treasure_hunter.rules.sites import open_site
from filon.games.treasure_hunter.table import Table, empty
from tests.games import language


class Sitting(language.Sitting):
    """Everybody answers at once, so a move names its seat."""

    def __init__(self, table: Table) -> None:
        super().__init__(GAME, table)

    def play(self, *moves: str, luck: Luck | list[int] | None = None) -> Sitting:
        super().play(*moves, luck=luck)
        return self

    def all_pass(self, luck: Luck | None = None) -> Sitting:
        return self.play(*[f"{seat} pass" for seat in list(self.table.waiting)], luck=luck)


def cards(names: str) -> list[int]:
    return sorted(CARD_NAMES.index(name) for name in names.split())


def card(name: str) -> int:
    return CARD_NAMES.index(name)


def names(numbers: Iterable[int]) -> str:
    return " ".join(CARD_NAMES[number] for number in numbers)


def relic(value: int, nth: int = 0) -> int:
    """The nth relic of a value."""
    return [tile for tile in range(YELLOW) if RELIC[tile] == value][nth]


def scroll(kind: int, nth: int = 0) -> int:
    return YELLOW + 2 * kind + nth


def goblin(paws: int, coins: int) -> int:
    return list(zip(GOBLIN_PAWS, GOBLIN_COINS, strict=True)).index((paws, coins))


def draw(table: Table, name: str) -> Reading:
    """A luck that draws this card next."""
    return Reading([listed(table.deck).index(card(name))])


def dealt(hands: list[str], dealer: int = 0, number: int = 1) -> Table:
    """The draft is over and everybody has these cards; relics 19 to 3 wait at the sites."""
    table = empty(len(hands))
    table.open_money = 1
    table.dealer = dealer
    table.round = number
    table.hands = rows([cards(hand) for hand in hands])
    table.deck = row(_without(table.hands))
    table.treasures = row([relic(value) for value in (19, 6, 12, 5, 10, 3)])
    table.lairs = row([goblin(1, 1), goblin(2, 2), goblin(3, 2)])
    for tile in table.treasures:
        table.tiles_left = remove(table.tiles_left, tile)
    for lair in table.lairs:
        table.goblins_left = remove(table.goblins_left, lair)
    table.piles = row([24, 24])
    return table


def _without(hands: vec[vec[i64]]) -> list[int]:
    left = listed(DECK)
    for hand in hands:
        for held in hand:
            left.remove(held)
    return left


def hunt(hands: list[str], site: int = 0, dealer: int = 0, number: int = 1) -> Sitting:
    """All show their adventurers at a site."""
    table = dealt(hands, dealer, number)
    open_site(table, site)
    return Sitting(table)


def raid(hands: list[str], dealer: int = 0, number: int = 1) -> Sitting:
    """The three sites are done."""
    table = dealt(hands, dealer, number)
    table.site = SITES - 1
    open_raid(table)
    return Sitting(table)


def reading(laid: list[str], tiles: list[list[int]], number: int = 1) -> Sitting:
    """All cards are laid and these treasures owned; yellow scrolls may be used."""
    table = dealt(["" for _ in laid], number=number)
    table.laid = rows([cards(names) for names in laid])
    table.deck = row(_without(table.laid))
    table.tiles = rows([owned.copy() for owned in tiles])
    for owned in tiles:
        for tile in owned:
            if tile in table.tiles_left:
                table.tiles_left = remove(table.tiles_left, tile)
    open_reading(table)
    return Sitting(table)


def drafting(packs: list[str], number: int = 1) -> Sitting:
    """Everybody chooses from a pack; hands hold as many cards as are missing in the packs."""
    table = dealt(["" for _ in packs], number=number)
    table.phase = DRAFT
    table.packs = rows([cards(pack) for pack in packs])
    table.deck = row(_without(table.packs))
    table.waiting = row(list(range(len(packs))))
    for seat, pack in enumerate(table.packs):
        for number_seen in pack:
            table.seen[number_seen] |= 1 << (SEEN_BITS * seat)
    return Sitting(table)
