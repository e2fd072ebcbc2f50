"""Treasure Hunter: its identity card and its rules as a `Game`."""

from __future__ import annotations

from typing import Any, Final

from filon.core.game import NOBODY, Event, Game, Option
from filon.core.ints import i64, vec
from filon.core.luck import Luck
from filon.core.manner import Manner
from filon.core.messages import Line, Messages
from filon.core.rows import listed
from filon.games.treasure_hunter.data import HAND, PRINTED, ROUNDS, SITES
from filon.games.treasure_hunter.handout import handout, named
from filon.games.treasure_hunter.heuristics import prospects
from filon.games.treasure_hunter.imagining import imagined, redealt
from filon.games.treasure_hunter.notation import action_space, event_kinds
from filon.games.treasure_hunter.pieces import counted
from filon.games.treasure_hunter.rollout import sensible_move
from filon.games.treasure_hunter.rules.scoring import parts_of, points_of
from filon.games.treasure_hunter.rules.setup import begin
from filon.games.treasure_hunter.rules.turn import act, offer_choices, standing_answer
from filon.games.treasure_hunter.table import Table, blank_view, copied, empty
from filon.games.treasure_hunter.text import drawn
from filon.games.treasure_hunter.view import redacted, view_of
from filon.games.treasure_hunter.weights import WEIGHTS
from filon.games.treasure_hunter.why import hindrance
from filon.games.treasure_hunter.wording import asked, explained

# of a seat: the draft, an answer in every window and after each of 15 action cards, scrolls
LONGEST_ROUND: Final = int(2 * HAND + SITES + 1 + 15 + 21)


class TreasureHunter(Game[Table, Table]):
    def __init__(self) -> None:
        super().__init__(
            name="treasure-hunter",
            title="Treasure Hunter",
            version=2,
            seats=[2, 3, 4, 5, 6],
            actions=action_space(),
            events=event_kinds(),
            weights=WEIGHTS,
            manner=Manner(foresight=300, turnwise=True, apart=True),  # to the end of the round
            edition=PRINTED.mark,
            options=[Option("open_money", 1)],
        )

    def printed(self) -> dict[str, Any]:
        return handout()

    def named(self, messages: Messages) -> dict[str, str]:
        return named(messages)

    def setup(self, seats: int, options: dict[str, int], luck: Luck) -> Table:
        table = empty(seats)
        table.open_money = options["open_money"]
        begin(table, luck)
        return table

    def to_act(self, state: Table) -> list[int]:
        return listed(state.waiting)

    def next_seat(self, state: Table) -> i64:
        return state.waiting[0] if len(state.waiting) else NOBODY

    def offer(self, state: Table, seat: i64) -> None:
        offer_choices(state, seat)

    def apply(self, state: Table, seat: i64, action: i64, luck: Luck) -> None:
        act(state, seat, action, luck)

    def scores(self, state: Table) -> list[int]:
        return [int(points_of(state, seat)) for seat in range(state.seats)]

    def sources(self, state: Table, seat: int) -> list[Line]:
        parts = enumerate(int(points) for points in parts_of(state, seat))
        return [(f"part.{part}", {"points": points}) for part, points in parts]

    def longest(self, seats: int, options: dict[str, int]) -> int:
        return seats * ROUNDS * LONGEST_ROUND

    def copy(self, state: Table) -> Table:
        return copied(state)

    def view(self, state: Table, seat: int) -> Table:
        return view_of(state, seat)

    def redact(self, state: Table, event: Event, seat: int) -> Event | None:
        return redacted(event, seat)

    def imagine(self, view: Table, luck: Luck) -> Table:
        return imagined(view, luck)

    def redeal(self, state: Table, seat: int, luck: Luck) -> Table:
        twin = copied(state)
        redealt(twin, seat, luck)
        return twin

    def evaluate(self, state: Table, seat: i64) -> float:
        return prospects(state, seat, WEIGHTS.values)

    def weigh(self, state: Table, seat: i64, weights: vec[float]) -> float:
        return prospects(state, seat, weights)

    def moment(self, state: Table) -> i64:
        return state.round

    def sensible(self, state: Table, seat: i64, luck: Luck) -> i64:
        return sensible_move(state, seat, luck)

    def explain(self, view: Table, action: int) -> Line:
        return explained(view, *self.actions.parts(action))

    def standing(self, view: Table, seat: int) -> tuple[int, int] | None:
        return standing_answer(view, seat)

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


GAME: Final = TreasureHunter()
