"""Sluice: its identity card and its rules as a `Game`."""

from __future__ import annotations

from typing import Any, Final

from filon.core.game import Event, Game, Option
from filon.core.ints import i64
from filon.core.luck import Luck
from filon.core.messages import Line, Messages
from tests.sluice.data import PRINTED
from tests.sluice.handout import handout, named
from tests.sluice.heuristics import prospects
from tests.sluice.imagining import imagined
from tests.sluice.notation import action_space, event_kinds
from tests.sluice.pieces import counted
from tests.sluice.rollout import sensible_move
from tests.sluice.rules.scoring import points_of
from tests.sluice.rules.setup import begin
from tests.sluice.rules.turn import act, offer_choices
from tests.sluice.table import Table, blank_view, copied, empty
from tests.sluice.text import drawn
from tests.sluice.view import redacted, view_of
from tests.sluice.why import hindrance
from tests.sluice.wording import asked, explained


class Sluice(Game[Table, Table]):
    def __init__(self) -> None:
        super().__init__(
            name="sluice",
            title="Sluice",
            version=1,
            seats=[2, 3, 4],
            actions=action_space(),
            events=event_kinds(),
            edition=PRINTED.mark,
            options=[Option("heap", 30, 1, 500), Option("reach", 2, 1, 100), Option("open", 0)],
        )

    def printed(self) -> dict[str, Any]:
        return handout()

    def named(self, messages: Messages) -> dict[str, str]:
        return named(messages)

    def setup(self, seats: int, options: dict[str, int], luck: Luck) -> Table:
        table = empty(seats)
        table.heap = options["heap"]
        table.reach = options["reach"]
        table.open_charms = options["open"]
        begin(table, luck)
        return table

    def to_act(self, state: Table) -> list[int]:
        return [] if state.ended else [int(state.turn)]

    def offer(self, state: Table, seat: i64) -> None:
        offer_choices(state, seat)

    def apply(self, state: Table, seat: i64, action: i64, luck: Luck) -> None:
        act(state, seat, action, luck)

    def scores(self, state: Table) -> list[int]:
        return [int(points_of(state, seat)) for seat in range(state.seats)]

    def longest(self, seats: int, options: dict[str, int]) -> int:
        """In every turn a roll, an end, and between them a stone at least."""
        return 3 * options["heap"] + 3

    def copy(self, state: Table) -> Table:
        return copied(state)

    def view(self, state: Table, seat: int) -> Table:
        return view_of(state, seat)

    def redact(self, state: Table, event: Event, seat: int) -> Event | None:
        return redacted(state, event, seat)

    def imagine(self, view: Table, luck: Luck) -> Table:
        return imagined(view, luck)

    def evaluate(self, state: Table, seat: i64) -> float:
        return prospects(state, seat)

    def sensible(self, state: Table, seat: i64, luck: Luck) -> i64:
        return sensible_move(state, seat, luck)

    def explain(self, view: Table, action: int) -> Line:
        return explained(view, *self.actions.parts(action))

    def question(self, view: Table, seat: int) -> Line:
        return asked(view, seat)

    def hindrance(self, view: Table, seat: int, action: int) -> Line:
        return hindrance(view, seat, action)

    def draw(self, view: Table, choices: list[int], messages: Messages) -> str:
        return drawn(view, choices, messages)

    def blank_state(self, seats: int = 0) -> Table:
        return empty(seats)

    def blank_view(self) -> Table:
        return blank_view()

    def pieces(self, state: Table) -> list[int]:
        return counted(state)


GAME: Final = Sluice()
