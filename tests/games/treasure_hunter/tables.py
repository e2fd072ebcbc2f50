"""Positions of Treasure Hunter, set up card by card and played with words."""

from __future__ import annotations

from filon.core.game import Event
from filon.core.luck import Luck, Reading
from filon.games.treasure_hunter.data import (
    CARD_NAMES,
    DECK,
    GOBLIN_COINS,
    GOBLIN_PAWS,
    RELIC,
    SITES,
    YELLOW,
)
from filon.games.treasure_hunter.game import GAME
from filon.games.treasure_hunter.rules.goblins import open_raid
from filon.games.treasure_hunter.rules.scrolls import open_reading
from filon.games.treasure_hunter.rules.sites import open_site
from filon.games.treasure_hunter.state import DRAFT, SEEN_BITS, Table, empty


class Sitting:
    """A table at which moves like `1 play sword` are made, if they are legal."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.told: list[str] = []  # by the last moves

    def choices(self, seat: int) -> list[str]:
        return [GAME.say(action) for action in GAME.legal(self.table, seat)]

    def play(self, *moves: str, luck: Luck | None = None) -> Sitting:
        self.told = []
        for move in moves:
            seat, words = move.split(maxsplit=1)
            assert words in self.choices(int(seat)), f"{move}: {self.choices(int(seat))}"
            self.table.events = []
            GAME.apply(self.table, int(seat), GAME.read(words), luck or Reading([]))
            self.told += [said(event) for event in self.table.events]
            self.table.events = None
        return self

    def all_pass(self, luck: Luck | None = None) -> Sitting:
        return self.play(*[f"{seat} pass" for seat in list(self.table.waiting)], luck=luck)

    def heard(self, kind: str) -> list[str]:
        """What the last moves told of one kind."""
        return [line for line in self.told if line.split()[0] == kind]


def said(event: Event) -> str:
    return " ".join([GAME.events.name(event), *map(str, GAME.events.trimmed(event)[1:])])


def cards(names: str) -> list[int]:
    return sorted(CARD_NAMES.index(name) for name in names.split())


def card(name: str) -> int:
    return CARD_NAMES.index(name)


def names(numbers: list[int]) -> str:
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
    return Reading([table.deck.index(card(name))])


def dealt(hands: list[str], dealer: int = 0, number: int = 1) -> Table:
    """The draft is over and everybody has these cards; relics 19 to 3 wait at the sites."""
    table = empty(len(hands))
    table.open_money = 1
    table.dealer = dealer
    table.round = number
    table.hands = [cards(hand) for hand in hands]
    table.deck = _without(DECK, table.hands)
    table.treasures = [relic(value) for value in (19, 6, 12, 5, 10, 3)]
    table.lairs = [goblin(1, 1), goblin(2, 2), goblin(3, 2)]
    for tile in table.treasures:
        table.tiles_left.remove(tile)
    for lair in table.lairs:
        table.goblins_left.remove(lair)
    table.piles = [24, 24]
    return table


def _without(deck: list[int], hands: list[list[int]]) -> list[int]:
    left = deck.copy()
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
    table.laid = [cards(names) for names in laid]
    table.deck = _without(DECK, table.laid)
    table.tiles = [owned.copy() for owned in tiles]
    for owned in tiles:
        for tile in owned:
            if tile in table.tiles_left:
                table.tiles_left.remove(tile)
    open_reading(table)
    return Sitting(table)


def drafting(packs: list[str], number: int = 1) -> Sitting:
    """Everybody chooses from a pack; hands hold as many cards as are missing in the packs."""
    table = dealt(["" for _ in packs], number=number)
    table.phase = DRAFT
    table.packs = [cards(pack) for pack in packs]
    table.deck = _without(DECK, table.packs)
    table.waiting = list(range(len(packs)))
    for seat, pack in enumerate(table.packs):
        for number_seen in pack:
            table.seen[number_seen] |= 1 << (SEEN_BITS * seat)
    return Sitting(table)
