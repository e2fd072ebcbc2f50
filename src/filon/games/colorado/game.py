"""Colorado: its identity card and its rules as a `Game`."""

from __future__ import annotations

from typing import Final

from filon.core.game import Event, Game, Option
from filon.core.luck import Luck
from filon.core.messages import Line, Messages
from filon.games.colorado.data import KINDS
from filon.games.colorado.explain import explained
from filon.games.colorado.heuristics import prospects, sensible_move
from filon.games.colorado.notation import action_space, event_kinds
from filon.games.colorado.rules.scoring import best_seats, points_of
from filon.games.colorado.rules.start import deal
from filon.games.colorado.rules.turn import act, choices
from filon.games.colorado.state import Table, copied, empty
from filon.games.colorado.text import drawn
from filon.games.colorado.view import TableView, imagined, redacted, redealt, view_of

# of each set of bits: the seats that are to act
WAITING: Final = [[seat for seat in range(4) if bits >> seat & 1] for bits in range(16)]
NONE: Final[list[int]] = []


class Colorado(Game[Table, TableView]):
    def __init__(self) -> None:
        super().__init__(
            name="colorado",
            title="Colorado",
            version=1,
            seats=[2, 3, 4],
            actions=action_space(),
            events=event_kinds(),
            options=[Option("max_turns", 200, 1, 1000)],
            side_by_side=True,
        )

    def setup(self, seats: int, options: dict[str, int], luck: Luck) -> Table:
        table = empty(seats)
        table.max_turns = options["max_turns"]
        deal(table, luck)
        return table

    def to_act(self, state: Table) -> list[int]:
        return WAITING[state.busy]

    def legal(self, state: Table, seat: int) -> list[int]:
        return choices(state, seat) if seat >= 0 else NONE

    def apply(self, state: Table, seat: int, action: int, luck: Luck) -> None:
        act(state, seat, action, luck)

    def scores(self, state: Table) -> list[int]:
        return [points_of(state, seat) for seat in range(state.seats)]

    def winners(self, state: Table) -> list[int]:
        return best_seats(state)

    def copy(self, state: Table) -> Table:
        return copied(state)

    def view(self, state: Table, seat: int) -> TableView:
        return view_of(state, seat)

    def redact(self, event: Event, seat: int) -> Event | None:
        return redacted(event, seat)

    def imagine(self, view: TableView, luck: Luck) -> Table:
        return imagined(view, luck)

    def redeal(self, state: Table, seat: int, luck: Luck) -> Table:
        return redealt(state, seat, luck)

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
        """The cards of each kind: in the deck, on the pile, in hands and in areas."""
        counts = [state.deck[card] + state.pile[card] for card in range(KINDS)]
        for seat in range(state.seats):
            for card in range(KINDS):
                counts[card] += state.hand[seat * KINDS + card] + (state.area[seat] >> card & 1)
        return counts


GAME: Final = Colorado()
