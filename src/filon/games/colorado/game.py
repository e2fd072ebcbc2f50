"""Colorado: its identity card and its rules as a `Game`."""

from __future__ import annotations

from typing import Any, Final

from filon.core.game import Event, Game, Option
from filon.core.ints import i64, vec
from filon.core.luck import Luck
from filon.core.messages import Line, Messages
from filon.core.rows import row
from filon.games.colorado.data import KINDS, PRINTED, REGIONS, STEPS, ZONES
from filon.games.colorado.fields import OUT_OF_TURNS
from filon.games.colorado.handout import handout, named
from filon.games.colorado.heuristics import prospects
from filon.games.colorado.imagining import imagined, redealt
from filon.games.colorado.notation import action_space, event_kinds
from filon.games.colorado.pieces import counted
from filon.games.colorado.rollout import sensible_move
from filon.games.colorado.rules.scoring import (
    best_seats,
    medal_points,
    points_of,
    tie_break,
    zone_points,
)
from filon.games.colorado.rules.setup import begin
from filon.games.colorado.rules.turn import act, offer_choices
from filon.games.colorado.table import Table, blank_view, copied, empty
from filon.games.colorado.text import drawn
from filon.games.colorado.view import redacted, view_of
from filon.games.colorado.weights import WEIGHTS
from filon.games.colorado.why import hindrance
from filon.games.colorado.wording import asked, explained

# of each set of bits: the seats that are to act
WAITING: Final = [[seat for seat in range(4) if bits >> seat & 1] for bits in range(16)]
FIRST_WAITING: Final = row([seats[0] if seats else -1 for seats in WAITING])
# of a turn: every card shed for and played, every step, region and square, and three words more
LONGEST_CHAIN: Final = int(3 * KINDS + STEPS + REGIONS + 5 + 3)


class Colorado(Game[Table, Table]):
    def __init__(self) -> None:
        super().__init__(
            name="colorado",
            title="Colorado",
            version=2,
            seats=[2, 3, 4],
            actions=action_space(),
            events=event_kinds(),
            weights=WEIGHTS,
            edition=PRINTED.mark,
            rows=["ask call"],
            options=[Option("max_turns", 200, 1, 1000)],
            side_by_side=True,
        )

    def printed(self) -> dict[str, Any]:
        return handout()

    def named(self, messages: Messages) -> dict[str, str]:
        return named(messages)

    def setup(self, seats: int, options: dict[str, int], luck: Luck) -> Table:
        table = empty(seats)
        table.max_turns = options["max_turns"]
        begin(table, luck)
        return table

    def to_act(self, state: Table) -> list[int]:
        return WAITING[state.busy]

    def next_seat(self, state: Table) -> i64:
        return FIRST_WAITING[state.busy]

    def offer(self, state: Table, seat: i64) -> None:
        if seat >= 0:
            offer_choices(state, seat)
        else:
            state.offered = 0

    def apply(self, state: Table, seat: i64, action: i64, luck: Luck) -> None:
        act(state, seat, action, luck)

    def scores(self, state: Table) -> list[int]:
        return [int(points_of(state, seat)) for seat in range(state.seats)]

    def sources(self, state: Table, seat: int) -> list[Line]:
        zones = [int(zone_points(state, seat, zone)) for zone in range(ZONES)]
        flags: list[Line] = [
            ("source.zone", {"zone": zone, "points": points}) for zone, points in enumerate(zones)
        ]
        medals = {"medals": len(state.medals[seat]), "points": int(medal_points(state, seat))}
        return [*flags, ("source.medals", medals)]

    def winners(self, state: Table) -> list[int]:
        return best_seats(state)

    def tie_break(self, state: Table) -> Line | None:
        name = tie_break(state)
        return (name, {}) if name else None

    def is_cut_short(self, state: Table) -> bool:
        return state.ended == OUT_OF_TURNS

    def longest(self, seats: int, options: dict[str, int]) -> int:
        return 2 * seats + options["max_turns"] * (3 + seats * LONGEST_CHAIN)

    def copy(self, state: Table) -> Table:
        return copied(state)

    def view(self, state: Table, seat: int) -> Table:
        return view_of(state, seat)

    def redact(self, state: Table, event: Event, seat: int) -> Event | None:
        return redacted(event, seat)

    def imagine(self, view: Table, luck: Luck) -> Table:
        return imagined(view, luck)

    def redeal(self, state: Table, seat: int, luck: Luck) -> Table:
        return redealt(state, seat, luck)

    def evaluate(self, state: Table, seat: i64) -> float:
        return prospects(state, seat, WEIGHTS.values)

    def weigh(self, state: Table, seat: i64, weights: vec[float]) -> float:
        return prospects(state, seat, weights)

    def moment(self, state: Table) -> i64:
        return state.turn

    def sensible(self, state: Table, seat: i64, luck: Luck) -> i64:
        return sensible_move(state, seat, luck)

    def explain(self, view: Table, action: int) -> Line:
        return explained(view, *self.actions.parts(action))

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


GAME: Final = Colorado()
