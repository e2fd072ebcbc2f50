"""The same seeded games through every door: a walker picks among the legal ids in their order, so
that the doors can be compared by what was played and what came of it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

import filon.rl.openspiel  # noqa: F401  registers our games
from filon.core import record
from filon.core.game import checked_options
from filon.core.luck import Luck, Recording, Seeded
from filon.games import load
from filon.rl import aec_env, seat_env, vector_env

# short games, but for the one that has five rounds in any case
OPTIONS: dict[str, dict[str, int]] = {
    "gold-am-yukon": {"max_rounds": 15},
    "colorado": {"max_turns": 15},
    "lost-valley": {"max_rounds": 15},
    "treasure-hunter": {},
}
Played = tuple[list[int], list[int]]  # actions as the rules number them, and the scores
Door = Callable[[str, int, int], Played]


def walker(seed: int) -> Luck:
    return Seeded(seed + 77_000)


def picked(luck: Luck, ids: list[int]) -> int:
    return sorted(ids)[luck.below(len(ids))]


def digest(games: list[Played]) -> str:
    return hashlib.sha256(repr(games).encode()).hexdigest()[:16]


def of_record(text: str) -> Played:
    match = record.load(text, load)
    return [entry.action for entry in match.log], match.scores()


def engine(name: str, seats: int, seed: int) -> Played:
    """Nothing but the rules."""
    game, luck, walk = load(name), Seeded(seed), walker(seed)
    features = game.features(seats)
    table = game.setup(seats, checked_options(game, OPTIONS[name]), luck)
    log: list[int] = []
    while (seat := int(game.next_seat(table))) >= 0:
        legal = game.legal(table, seat)
        ids = [int(features.relative(table, seat, action)) for action in legal]
        log.append(int(features.absolute(table, seat, picked(walk, ids))))
        game.apply(table, seat, log[-1], luck)
    return log, list(game.scores(table))


def aec(name: str, seats: int, seed: int) -> Played:
    env, walk = aec_env(name, seats, options=OPTIONS[name]), walker(seed)
    env.reset(seed=seed)
    while not env.run.over:
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(picked(walk, np.flatnonzero(mask).tolist()))
    assert next(iter(env.infos.values()))["scores"] == env.run.match().scores()
    return of_record(env.record())


def vector(name: str, seats: int, seed: int) -> Played:
    env, walk = vector_env(name, 1, seats, options=OPTIONS[name]), walker(seed)
    seen, _ = env.reset(seed=seed)
    while True:
        action = picked(walk, np.flatnonzero(seen["action_mask"][0]).tolist())
        seen, _, over, cut, info = env.step(np.array([action]))
        if over[0] or cut[0]:
            log, scores = of_record(env.record(0, last=True))
            assert info["scores"][0].tolist() == scores
            assert info["seed"][0] == seed
            return log, scores


class Walking:
    """A bot that shares a walker's luck."""

    def __init__(self, name: str, seats: int, luck: Luck) -> None:
        self.features, self.luck = load(name).features(seats), luck

    def choose(self, view: Any, legal: list[int]) -> int:
        ids = [int(self.features.relative(view, view.viewer, action)) for action in legal]
        return int(self.features.absolute(view, view.viewer, picked(self.luck, ids)))


def seat(name: str, seats: int, seed: int) -> Played:
    walk = walker(seed)
    others = Walking(name, seats, walk)
    env = seat_env(name, seats, opponents=others, options=OPTIONS[name])
    seen, _ = env.reset(seed=seed)
    ended = env.run.over
    while not ended:
        action = picked(walk, np.flatnonzero(seen["action_mask"]).tolist())
        seen, _, over, cut, _ = env.step(action)
        ended = over or cut
    return of_record(env.record())


def openspiel(name: str, seats: int, seed: int) -> Played:
    """Chance is answered as the seed's luck would."""
    wanted = {"players": seats, **OPTIONS[name]}
    game = pyspiel.load_game(f"filon_{name.replace('-', '_')}", wanted)
    luck, walk = Recording(Seeded(seed)), walker(seed)
    rules, log = load(name), list[int]()
    table = rules.setup(seats, checked_options(rules, OPTIONS[name]), luck)
    state = game.new_initial_state()
    while True:
        for number in luck.take():
            state.apply_action(number)
        if state.is_terminal():
            return log, list(rules.scores(state.table))
        player = state.current_player()
        chosen = picked(walk, state.legal_actions())
        log.append(int(rules.features(seats).absolute(table, player, chosen)))
        rules.apply(table, player, log[-1], luck)
        state.apply_action(chosen)


DOORS: dict[str, Door] = {
    "aec": aec,
    "vector": vector,
    "seat": seat,
    "openspiel": openspiel,
}
