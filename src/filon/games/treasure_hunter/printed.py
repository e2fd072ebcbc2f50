"""Treasure Hunter's page of print, read and checked: what does not fit is named by its place."""

from __future__ import annotations

from filon.core.block import Block
from filon.core.edition import Edition

COLOURS = ["blue", "green", "red"]
METALS = ["copper", "silver", "gold"]
TRICKS = ["sword", "hammer", "shrinking", "mule", "scaregoblin", "sleeping"]
SCROLLS = ["dogs", "purse", "tricks", "rookies", "veterans", "bounty", "haul"]
ROOKIES, VETERANS = 6, 7  # among all scrolls, the three teams first
DEALT = 54  # cards to six players, nine each
SITES = 3


class Printed:
    def __init__(self, edition: Edition) -> None:
        page = edition.page
        self.mark, self.blocks = edition.mark, edition.blocks
        self._box = page.block("box")
        board = page.block("board")
        self.rounds, self.lairs = board.number("rounds", 1, 9), board.number("lairs", 1, 6)
        self.money = page.block("start").number("money", 0, 99)
        self._read_adventurers(page.block("adventurers"))
        self._read_dogs(page.block("dogs"))
        self._read_coins(page.block("coins"))
        self._read_actions(page.block("actions"))
        self.sword = page.block("sword").number("bonus", 0, 20)
        bonuses = page.block("bonuses")
        self.hammer = bonuses.number("hammer", 0, 20)
        self.shrinking = bonuses.number("shrinking", -20, 0)
        self._read_relics(page.block("relics"))
        self._read_yellow(page.block("team"), page.block("yellow"))
        self._read_grey(page.block("grey"))
        self._read_goblins(page.block("goblins"))
        self._check_piles()
        page.finish()

    def _demand_count(self, page: Block, name: str, found: int) -> None:
        """The box says how many there are."""
        counted = self._box.number(name, 0, 99)
        page.demand(found == counted, f"expected {counted} in all, as the box has; got {found}")

    # -- cards ----------------------------------------------------------------------------

    def _read_adventurers(self, page: Block) -> None:
        self.strengths = page.numbers("strengths", 1, 20)
        rising = self.strengths == sorted({*self.strengths})
        page.demand(rising, "expected each strength once, the lowest first", "strengths")
        self._demand_count(page, "adventurers", len(self.strengths) * len(COLOURS))

    def _read_dogs(self, page: Block) -> None:
        self.discipline = page.numbers("discipline", 1, 99)
        rising = self.discipline == sorted({*self.discipline})
        page.demand(rising, "expected each once, the lowest first: it breaks ties", "discipline")
        self.paws = page.numbers("paws", 1, 9, len(self.discipline))
        self._demand_count(page, "dogs", len(self.paws))

    def _read_coins(self, page: Block) -> None:
        metals = [page.block(name) for name in METALS]
        self.coin_cards = [metal.number("cards", 1, 9) for metal in metals]
        self.coins = [metal.number("coins", 1, 9) for metal in metals]
        for metal, cards in zip(metals, self.coin_cards, strict=True):  # "4 de chaque métal"
            each = self.coin_cards[0]
            metal.demand(cards == each, f"expected {each}, as of copper; got {cards}", "cards")
        self._demand_count(page, "coins", sum(self.coin_cards))

    def _read_actions(self, page: Block) -> None:
        # a second companion would have to double twice
        self.companions = page.number("companion", 1, 1)
        self.tricks = [page.number(name, 1, 9) for name in TRICKS]
        self._demand_count(page, "actions", len(COLOURS) * self.companions + sum(self.tricks))

    # -- tiles ----------------------------------------------------------------------------

    def _read_relics(self, page: Block) -> None:
        self.relics, self.cursed = page.numbers("worth", 1, 99), page.numbers("cursed", -99, -1)
        self._demand_count(page, "relics", len(self.relics))
        self._demand_count(page, "cursed_relics", len(self.cursed))

    def _read_yellow(self, team: Block, page: Block) -> None:
        kinds = [team] * len(COLOURS) + [page.block(name) for name in SCROLLS]
        self.scroll_tiles = [kind.number("tiles", 1, 4) for kind in kinds]
        self.scroll_coins = [kind.number("coins", 1, 9) for kind in kinds]
        self.rookie = kinds[ROOKIES].number("strongest", 1, 20)
        self.veteran = kinds[VETERANS].number("weakest", 1, 20)
        self._demand_count(page, "yellow_scrolls", sum(self.scroll_tiles))

    def _read_grey(self, page: Block) -> None:
        kinds = [page.block("trophies"), page.block("collector")]
        self.grey_tiles = [kind.number("tiles", 1, 4) for kind in kinds]
        self.grey_points = [kind.number("points", 0, 9) for kind in kinds]
        self._demand_count(page, "grey_scrolls", sum(self.grey_tiles))

    def _read_goblins(self, page: Block) -> None:
        self.goblins: list[tuple[int, int]] = []  # paws and coins
        for key in page.names():
            known = key.isascii() and key.isdigit() and 1 <= int(key) <= 20
            page.demand(known, "expected paws from 1 to 20", key)
            self.goblins += [(int(key), coins) for coins in page.numbers(key, 0, 9)]
        page.demand(
            self.goblins == sorted(self.goblins), "expected the fewest paws and coins first"
        )
        self._demand_count(page, "goblins", len(self.goblins))

    def _check_piles(self) -> None:
        """There must be enough for all rounds."""
        yellow, grey = sum(self.scroll_tiles), sum(self.grey_tiles)
        tiles = len(self.relics) + len(self.cursed) + yellow + grey
        self._box.demand(
            tiles % 2 == 0, f"expected two equal piles of treasures, got {tiles} tiles"
        )
        need = 2 * SITES * self.rounds
        self._box.demand(tiles - yellow >= need, f"expected at least {need} treasures but scrolls")
        need = self.lairs * self.rounds
        enough = len(self.goblins) >= need
        self._box.demand(enough, f"expected at least {need} of them", "goblins")
        cards = len(self.strengths) * 3 + len(self.paws) + sum(self.coin_cards + self.tricks) + 3
        self._box.demand(DEALT < cards <= 90, f"expected 55 to 90 cards, got {cards}")
