"""Gold am Yukon: its identity card and its rules as a `Game`."""

from __future__ import annotations

from typing import Final

from filon.core.game import Game, Option
from filon.core.luck import Luck
from filon.core.messages import Line, Messages
from filon.games.gold_am_yukon.heuristics import prospects, sensible_move
from filon.games.gold_am_yukon.notation import action_space, event_kinds
from filon.games.gold_am_yukon.rules.turn import act, begin
from filon.games.gold_am_yukon.state import Table, copied, empty
from filon.games.gold_am_yukon.text import drawn, explained
from filon.games.gold_am_yukon.view import TableView, imagined, view_of

ALONE: Final = [[seat] for seat in range(6)]
NONE: Final[list[int]] = []


class GoldAmYukon(Game[Table, TableView]):
    def __init__(self) -> None:
        super().__init__(
            name="gold-am-yukon",
            title="Gold am Yukon",
            version=1,
            seats=[2, 3, 4, 5, 6],
            unofficial_seats=[2],
            actions=action_space(),
            events=event_kinds(),
            options=[Option("max_rounds", 200, 1, 1000)],
        )

    def setup(self, seats: int, options: dict[str, int], luck: Luck) -> Table:
        table = empty(seats)
        table.max_rounds = options["max_rounds"]
        begin(table, luck)
        return table

    def to_act(self, state: Table) -> list[int]:
        return NONE if state.ended else ALONE[state.turn]

    def legal(self, state: Table, seat: int) -> list[int]:
        return state.choices if seat == state.turn else NONE

    def apply(self, state: Table, seat: int, action: int, luck: Luck) -> None:
        act(state, seat, action, luck)

    def scores(self, state: Table) -> list[int]:
        return state.nuggets.copy()

    def copy(self, state: Table) -> Table:
        return copied(state)

    def view(self, state: Table, seat: int) -> TableView:
        return view_of(state, seat)

    def imagine(self, view: TableView, luck: Luck) -> Table:
        return imagined(view, luck)

    def redeal(self, state: Table, seat: int, luck: Luck) -> Table:
        return copied(state)

    def evaluate(self, state: Table, seat: int) -> float:
        return prospects(state, seat)

    def sensible(self, state: Table, seat: int, luck: Luck) -> int:
        return sensible_move(state, seat, luck)

    def explain(self, view: TableView, action: int) -> Line:
        return explained(view, action, *self.actions.parts(action))

    def draw(self, view: TableView, choices: list[int], messages: Messages) -> str:
        return drawn(view, choices, messages)

    def blank_state(self) -> Table:
        return empty(0)

    def blank_view(self) -> TableView:
        return TableView()

    def pieces(self, state: Table) -> list[int]:
        """The prospectors of each seat: in hand, in the chain, on claims, gone."""
        return [
            state.hand[seat] + len(state.chains[seat]) + state.owner.count(seat) + state.gone[seat]
            for seat in range(state.seats)
        ]


GAME: Final = GoldAmYukon()
