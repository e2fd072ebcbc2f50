"""The four games in OpenSpiel, with explicit chance: importing this registers `filon_colorado`,
`filon_gold_am_yukon`, `filon_lost_valley` and `filon_treasure_hunter`.

    game = pyspiel.load_game("filon_colorado", {"players": 3, "max_turns": 40})

Where several seats are asked at once, the lowest acts first and none sees what another chose.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from filon.core import plain
from filon.core.chance import acting, setting_up
from filon.core.game import AnyGame
from filon.core.ints import u8, vec
from filon.games import NAMES, load
from filon.rl.arrays import live_bytes
from filon.rl.extras import room
from filon.rl.settings import settings

pyspiel: Any = room("pyspiel", "openspiel")

OUTCOMES = 80  # a chance node's ids: more than the cards or tiles of any game


def short_name(game: AnyGame) -> str:
    return f"filon_{game.name.replace('-', '_')}"


def _type_of(game: AnyGame) -> Any:
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.seats[0],
            **{option.name: option.default for option in game.options},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games as OpenSpiel knows it."""

    rules: AnyGame
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wanted = dict(params or {})
        seats = wanted.pop("players", None)
        self.made = settings(self.rules, seats, options=wanted)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.made.choices,
            max_chance_outcomes=OUTCOMES,
            num_players=self.made.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.rules.longest(self.made.seats, self.made.options),
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"an observer of ours takes no parameters, got {params}")
        recall = bool(iig_obs_type and iig_obs_type.perfect_recall)
        return SpielObserver(self, recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table, or an action on the way that waits for chance."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.made = game.made
        self.table: Any = None
        self.told = [""] * self.made.seats  # all that each seat was told, as text: copies share it
        self._under_way = setting_up(self.made.game, self.made.seats, self.made.options)
        self._settle()

    def current_player(self) -> int:
        if self._under_way.asks:
            return int(pyspiel.PlayerId.CHANCE)
        seat = int(self.made.game.next_seat(self.table))
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return bool(self.current_player() == pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self._under_way.weights
        total = sum(weights)
        outcomes = zip(self._under_way.outcomes, weights, strict=True)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _legal_actions(self, player: int) -> list[int]:
        game, features = self.made.game, self.made.features
        legal = game.legal(self.table, player)
        return sorted(int(features.relative(self.table, player, action)) for action in legal)

    def _apply_action(self, action: int) -> None:
        if self._under_way.asks:
            self._under_way.answer(int(action))
        else:
            player = self.current_player()
            meant = int(self.made.features.absolute(self.table, player, action))
            self._under_way = acting(self.made.game, self.table, player, meant, True)
        self._settle()

    def _settle(self) -> None:
        """Once chance has said all, the table moves and everybody is told."""
        after = self._under_way.state
        if after is None:
            return
        game = self.made.game
        for event in after.events or []:
            trimmed = game.events.trimmed(event)
            for seat in range(self.made.seats):
                seen = game.redact(after, trimmed, seat)
                if seen is not None:
                    self.told[seat] += f" {seen}"
        after.events = None
        self.table = after

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return str(self.made.features.names[action])

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.made.seats
        game = self.made.game
        paid = self.made.rewards(game.winners(self.table), game.scores(self.table))
        return [float(reward) for reward in paid]

    def known_to(self, player: int) -> str:
        """The seat's view as a line."""
        if self.table is None:
            return "before the setup"
        view = self.made.game.view(self.table, player)
        return json.dumps(plain.encode(view), separators=(",", ":"))

    def __str__(self) -> str:
        if self.table is None:
            return f"setup {self._under_way.said}"
        said = f" luck {self._under_way.said}" if self._under_way.asks else ""
        return json.dumps(plain.encode(self.table), separators=(",", ":")) + said


class SpielObserver:
    """The bytes of `filon.rl.observation` as numbers from 0 to 1; strings are the seat's view and,
    with perfect recall, all that the seat was told."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        features = game.made.features
        highs = [part.high for part in features.parts for _ in range(part.length)]
        self._features, self._recall = features, recall
        self._highs = np.array(highs, np.float32)
        self._bytes = vec[u8]([0] * int(features.width))
        self.tensor = np.zeros(int(features.width), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if state.table is None:
            self.tensor.fill(0)
            return
        self._features.write(state.table, player, self._bytes, 0)
        np.divide(live_bytes(self._bytes), self._highs, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        seen = state.known_to(player)
        return f"{seen} told{state.told[player]}" if self._recall else seen


def _register(name: str) -> None:
    rules = load(name)
    kind = _type_of(rules)
    made = type(f"{type(rules).__name__}Spiel", (SpielGame,), {"rules": rules, "kind": kind})
    pyspiel.register_game(kind, made)


for _name in NAMES:
    _register(_name)
