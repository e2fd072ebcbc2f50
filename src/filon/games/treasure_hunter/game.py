"""Treasure Hunter: its identity card and its rules as a `Game`."""

from __future__ import annotations

from typing import Final

from filon.core.game import Event, Game, Option
from filon.core.luck import Luck
from filon.core.messages import Line, Messages
from filon.games.treasure_hunter.counting import score_of
from filon.games.treasure_hunter.guessing import redealt
from filon.games.treasure_hunter.heuristics import prospects
from filon.games.treasure_hunter.notation import action_space, event_kinds
from filon.games.treasure_hunter.rollouts import sensible_move
from filon.games.treasure_hunter.rules.rounds import begin
from filon.games.treasure_hunter.rules.turn import act, choices
from filon.games.treasure_hunter.state import Table, copied, empty
from filon.games.treasure_hunter.text import drawn, explained
from filon.games.treasure_hunter.view import TableView, imagined, redacted, view_of


class TreasureHunter(Game[Table, TableView]):
    def __init__(self) -> None:
        super().__init__(
            name="treasure-hunter",
            title="Treasure Hunter",
            version=1,
            seats=[2, 3, 4, 5, 6],
            actions=action_space(),
            events=event_kinds(),
            options=[Option("open_money", 1)],
        )

    def setup(self, seats: int, options: dict[str, int], luck: Luck) -> Table:
        table = empty(seats)
        table.open_money = options["open_money"]
        begin(table, luck)
        return table

    def to_act(self, state: Table) -> list[int]:
        return state.waiting

    def legal(self, state: Table, seat: int) -> list[int]:
        return choices(state, seat)

    def apply(self, state: Table, seat: int, action: int, luck: Luck) -> None:
        act(state, seat, action, luck)

    def scores(self, state: Table) -> list[int]:
        return [score_of(state, seat) for seat in range(state.seats)]

    def copy(self, state: Table) -> Table:
        return copied(state)

    def view(self, state: Table, seat: int) -> TableView:
        return view_of(state, seat)

    def redact(self, event: Event, seat: int) -> Event | None:
        return redacted(event, seat)

    def imagine(self, view: TableView, luck: Luck) -> Table:
        return imagined(view, luck)

    def redeal(self, state: Table, seat: int, luck: Luck) -> Table:
        twin = copied(state)
        redealt(twin, seat, luck)
        return twin

    def evaluate(self, state: Table, seat: int) -> float:
        return prospects(state, seat)

    def sensible(self, state: Table, seat: int, luck: Luck) -> int:
        return sensible_move(state, seat, luck)

    def explain(self, view: TableView, action: int) -> Line:
        return explained(view, *self.actions.parts(action))

    def draw(self, view: TableView, choices: list[int], messages: Messages) -> str:
        return drawn(view, choices, messages)

    def blank_state(self) -> Table:
        return Table()

    def blank_view(self) -> TableView:
        return TableView()

    def pieces(self, state: Table) -> list[int]:
        """Cards, treasure tiles and goblin tiles, wherever they are."""
        piled = [state.packs, state.hands, state.tossed, state.laid]
        cards = sum(len(cards) for seats in piled for cards in seats)
        tiles = sum(len(tiles) for tiles in state.tiles) + sum(t >= 0 for t in state.treasures)
        goblins = sum(state.goblins) + sum(goblin >= 0 for goblin in state.lairs)
        return [
            cards + len(state.deck) + len(state.lost),
            tiles + len(state.tiles_left) + len(state.box),
            goblins + len(state.goblins_left) + state.gone_goblins,
        ]


GAME: Final = TreasureHunter()
