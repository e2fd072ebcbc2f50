"""Gold am Yukon: its identity card and its rules as a `Game`."""

from __future__ import annotations

from typing import Any, Final

from filon.core.game import NOBODY, Game, Option
from filon.core.ints import i64, vec
from filon.core.luck import Luck
from filon.core.manner import Manner
from filon.core.messages import Line, Messages
from filon.games.gold_am_yukon.data import PRINTED, VALUES
from filon.games.gold_am_yukon.fields import OUT_OF_ROUNDS
from filon.games.gold_am_yukon.handout import handout, named
from filon.games.gold_am_yukon.heuristics import LONG, prospects
from filon.games.gold_am_yukon.imagining import imagined
from filon.games.gold_am_yukon.notation import action_space, event_kinds
from filon.games.gold_am_yukon.pieces import counted
from filon.games.gold_am_yukon.rollout import sensible_move
from filon.games.gold_am_yukon.rules.scoring import claims_of, points_of
from filon.games.gold_am_yukon.rules.setup import begin
from filon.games.gold_am_yukon.rules.turn import act
from filon.games.gold_am_yukon.table import Table, blank_view, copied, empty
from filon.games.gold_am_yukon.text import drawn
from filon.games.gold_am_yukon.view import view_of
from filon.games.gold_am_yukon.weights import WEIGHTS
from filon.games.gold_am_yukon.why import hindrance
from filon.games.gold_am_yukon.wording import asked, explained

ALONE: Final = [[seat] for seat in range(6)]
NONE: Final[list[int]] = []
LONGEST_TURN: Final = 1 + 2 * 60 + 2  # a roll, each pip with its tail named, a stake


class GoldAmYukon(Game[Table, Table]):
    def __init__(self) -> None:
        super().__init__(
            name="gold-am-yukon",
            title="Gold am Yukon",
            version=1,
            seats=[2, 3, 4, 5, 6],
            unofficial_seats=[2],
            actions=action_space(),
            events=event_kinds(),
            weights=WEIGHTS,
            edition=PRINTED.mark,
            options=[Option("max_rounds", 200, 1, 1000)],
            stride="step",
            manner=Manner(curiosity=0.1, foresight=100),  # to where claims are staked
        )

    def printed(self) -> dict[str, Any]:
        return handout()

    def named(self, messages: Messages) -> dict[str, str]:
        return named(messages)

    def setup(self, seats: int, options: dict[str, int], luck: Luck) -> Table:
        table = empty(seats)
        table.max_rounds = options["max_rounds"]
        begin(table, luck)
        return table

    def to_act(self, state: Table) -> list[int]:
        return NONE if state.ended else ALONE[state.turn]

    def next_seat(self, state: Table) -> i64:
        return NOBODY if state.ended else state.turn

    def legal(self, state: Table, seat: int) -> list[int]:
        return state.on_offer() if seat == state.turn else NONE

    def offer(self, state: Table, seat: i64) -> None:
        """They stand already."""

    def apply(self, state: Table, seat: i64, action: i64, luck: Luck) -> None:
        act(state, seat, action, luck)

    def scores(self, state: Table) -> list[int]:
        return [int(points_of(state, seat)) for seat in range(state.seats)]

    def sources(self, state: Table, seat: int) -> list[Line]:
        values = sorted({int(value) for value in VALUES}, reverse=True)
        claims = [(value, int(claims_of(state, seat, value))) for value in values]
        return [
            ("source.claims", {"claims": count, "value": value, "points": count * value})
            for value, count in claims
            if count
        ]

    def is_cut_short(self, state: Table) -> bool:
        return state.ended == OUT_OF_ROUNDS

    def longest(self, seats: int, options: dict[str, int]) -> int:
        return seats + seats * options["max_rounds"] * LONGEST_TURN

    def copy(self, state: Table) -> Table:
        return copied(state)

    def view(self, state: Table, seat: int) -> Table:
        return view_of(state, seat)

    def imagine(self, view: Table, luck: Luck) -> Table:
        return imagined(view)

    def redeal(self, state: Table, seat: int, luck: Luck) -> Table:
        return copied(state)

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


GAME: Final = GoldAmYukon()
