"""Lost Valley: its identity card and its rules as a `Game`."""

from __future__ import annotations

from typing import Final

from filon.core.game import Event, Game, Option
from filon.core.luck import Luck
from filon.core.messages import Line, Messages
from filon.games.lost_valley.heuristics import prospects
from filon.games.lost_valley.imagining import imagined
from filon.games.lost_valley.notation import action_space, event_kinds
from filon.games.lost_valley.pieces import counted
from filon.games.lost_valley.rollout import sensible_move
from filon.games.lost_valley.rules.supply import nuggets_of
from filon.games.lost_valley.rules.turn import act, begin, choices_of
from filon.games.lost_valley.state import Table, copied, empty
from filon.games.lost_valley.text import drawn
from filon.games.lost_valley.view import TableView, redacted, view_of
from filon.games.lost_valley.wording import explained, recounted

ALONE: Final = [[seat] for seat in range(4)]
NONE: Final[list[int]] = []


class LostValley(Game[Table, TableView]):
    def __init__(self) -> None:
        super().__init__(
            name="lost-valley",
            title="Lost Valley",
            version=3,
            seats=[2, 3, 4],
            unofficial_seats=[2],
            actions=action_space(),
            events=event_kinds(),
            options=[
                Option("trading", 1),
                Option("cart_uses_gear_space", 1),
                Option("store_sells_materials", 0),
                Option("max_rounds", 200, 1, 1000),
            ],
            foresight=0,  # a step or two of sensible moves says less than the look of the table
        )

    def setup(self, seats: int, options: dict[str, int], luck: Luck) -> Table:
        table = empty(seats)
        table.trading = options["trading"]
        table.cart_gear = options["cart_uses_gear_space"]
        table.materials_sold = options["store_sells_materials"]
        table.max_rounds = options["max_rounds"]
        begin(table, luck)
        return table

    def to_act(self, state: Table) -> list[int]:
        return NONE if state.ended else ALONE[state.actor]

    def legal(self, state: Table, seat: int) -> list[int]:
        return state.choices if seat == state.actor else NONE

    def apply(self, state: Table, seat: int, action: int, luck: Luck) -> None:
        act(state, seat, action, luck)

    def scores(self, state: Table) -> list[int]:
        return [nuggets_of(state, seat) for seat in range(state.seats)]

    def copy(self, state: Table) -> Table:
        return copied(state)

    def view(self, state: Table, seat: int) -> TableView:
        return view_of(state, seat)

    def redact(self, event: Event, seat: int) -> Event | None:
        return redacted(event, seat)

    def imagine(self, view: TableView, luck: Luck) -> Table:
        table = imagined(view, luck)
        if view.viewer != view.actor:
            table.choices = choices_of(table)
        return table

    def evaluate(self, state: Table, seat: int) -> float:
        return prospects(state, seat)

    def sensible(self, state: Table, seat: int, luck: Luck) -> int:
        return sensible_move(state, seat, luck)

    def explain(self, view: TableView, action: int) -> Line:
        return explained(view, action, *self.actions.parts(action))

    def recount(self, event: Event) -> Line:
        return recounted(event)

    def draw(self, view: TableView, choices: list[int], messages: Messages) -> str:
        return drawn(view, choices, messages)

    def blank_state(self) -> Table:
        return Table()

    def blank_view(self) -> TableView:
        return TableView()

    def pieces(self, state: Table) -> list[int]:
        return counted(state)


GAME: Final = LostValley()
