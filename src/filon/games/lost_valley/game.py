"""Lost Valley: its identity card and its rules as a `Game`."""

from __future__ import annotations

from typing import Any, Final

from filon.core.game import HUSH, LULL, NOBODY, Event, Game, Option
from filon.core.ints import i64, vec
from filon.core.luck import Luck
from filon.core.manner import Manner
from filon.core.messages import Line, Messages
from filon.games.lost_valley.data import PRINTED
from filon.games.lost_valley.fields import OUT_OF_ROUNDS
from filon.games.lost_valley.handout import handout, named
from filon.games.lost_valley.heuristics import LONG, prospects
from filon.games.lost_valley.imagining import imagined
from filon.games.lost_valley.notation import END, action_space, event_kinds
from filon.games.lost_valley.pieces import counted
from filon.games.lost_valley.rollout import sensible_move
from filon.games.lost_valley.rules.menu import has_open_extra, is_spent
from filon.games.lost_valley.rules.scoring import points_of
from filon.games.lost_valley.rules.setup import begin
from filon.games.lost_valley.rules.turn import act, offer_choices
from filon.games.lost_valley.table import Table, blank_view, copied, empty
from filon.games.lost_valley.text import drawn
from filon.games.lost_valley.view import redacted, view_of
from filon.games.lost_valley.weights import WEIGHTS
from filon.games.lost_valley.why import hindrance
from filon.games.lost_valley.wording import asked, explained, is_told_twice, recounted

ALONE: Final = [[seat] for seat in range(4)]
NONE: Final[list[int]] = []
# two moves that explore, two purchases and their payment, three swaps of all there is, drops
LONGEST_TURN: Final = 2 * 20 + 2 * 300 + 3 * 90 + 130


class LostValley(Game[Table, Table]):
    def __init__(self) -> None:
        super().__init__(
            name="lost-valley",
            title="Lost Valley",
            version=5,
            seats=[2, 3, 4],
            unofficial_seats=[2],
            actions=action_space(),
            events=event_kinds(),
            weights=WEIGHTS,
            edition=PRINTED.mark,
            options=[
                Option("trading", 1),
                Option("cart_uses_gear_space", 0),
                Option("store_sells_materials", 0),
                Option("max_rounds", 200, 1, 1000),
            ],
            rows=["pay+", "drop+"],
            manner=Manner(trust=60.0, foresight=12, apart=True),  # quick moves are poor ones
        )

    def printed(self) -> dict[str, Any]:
        return handout()

    def named(self, messages: Messages) -> dict[str, str]:
        return named(messages)

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

    def next_seat(self, state: Table) -> i64:
        return NOBODY if state.ended else state.actor

    def legal(self, state: Table, seat: int) -> list[int]:
        return state.on_offer() if seat == state.actor else NONE

    def offer(self, state: Table, seat: i64) -> None:
        """They stand already."""

    def apply(self, state: Table, seat: i64, action: i64, luck: Luck) -> None:
        act(state, seat, action, luck)

    def scores(self, state: Table) -> list[int]:
        return [int(points_of(state, seat)) for seat in range(state.seats)]

    def sources(self, state: Table, seat: int) -> list[Line]:
        return [
            ("source.gold", {"markers": count, "value": value, "points": count * value})
            for value in range(4, 0, -1)
            if (count := int(state.bag[seat * 4 + value - 1]))
        ]

    def is_cut_short(self, state: Table) -> bool:
        return state.ended == OUT_OF_ROUNDS

    def longest(self, seats: int, options: dict[str, int]) -> int:
        return seats * options["max_rounds"] * LONGEST_TURN

    def copy(self, state: Table) -> Table:
        return copied(state)

    def view(self, state: Table, seat: int) -> Table:
        return view_of(state, seat)

    def redact(self, state: Table, event: Event, seat: int) -> Event | None:
        return redacted(event, seat)

    def imagine(self, view: Table, luck: Luck) -> Table:
        table = imagined(view, luck)
        if view.viewer != view.actor:
            offer_choices(table)
        return table

    def evaluate(self, state: Table, seat: i64) -> float:
        return prospects(state, seat, WEIGHTS.values)

    def weigh(self, state: Table, seat: i64, weights: vec[float]) -> float:
        return prospects(state, seat, weights)

    def moment(self, state: Table) -> i64:
        return state.round * 8 + state.turn

    def drags_on(self, state: Table) -> bool:
        return state.round > LONG

    def sensible(self, state: Table, seat: i64, luck: Luck) -> i64:
        return sensible_move(state, seat, luck)

    def explain(self, view: Table, action: int) -> Line:
        return explained(view, action, *self.actions.parts(action))

    def distinct(self, view: Table, legal: list[int]) -> list[int]:
        return [action for action in legal if not is_told_twice(view, action)]

    def standing(self, view: Table, seat: int) -> tuple[int, int] | None:
        if seat != view.actor or not is_spent(view, seat):
            return None
        return int(END), LULL if has_open_extra(view, seat) else HUSH

    def recount(self, event: Event) -> Line:
        return recounted(event)

    def question(self, view: Table, seat: int) -> Line:
        return asked(view, seat)

    def hindrance(self, view: Table, seat: int, action: int) -> Line:
        return hindrance(view, seat, *self.actions.parts(action))

    def draw(self, view: Table, choices: list[int], messages: Messages) -> str:
        return drawn(view, choices, messages)

    def blank_state(self, seats: int = 0) -> Table:
        return empty(seats)

    def blank_view(self) -> Table:
        return blank_view()

    def pieces(self, state: Table) -> list[int]:
        return counted(state)


GAME: Final = LostValley()
