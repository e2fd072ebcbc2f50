"""One game as learners play it: by ids relative to the seat, with a log that makes a record."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from filon.core import record
from filon.core.game import SPECTATOR, Event, State
from filon.core.ints import u8, vec
from filon.core.luck import Reading, Recording, Seeded
from filon.core.match import SHOWN, Match
from filon.rl.arrays import live_bytes
from filon.rl.errors import BadChoice, NoGame
from filon.rl.history import history_rows
from filon.rl.settings import Settings, checked_seed


class Run:
    """A game in progress. Without a seed it goes on to the next one, so that a first seed says
    all the games after it."""

    def __init__(self, made: Settings) -> None:
        self.made = made
        self.game = made.game
        self.seed = -1
        self._state: Any = None
        self.log: list[tuple[int, int, list[int]]] = []
        self.opening: list[int] = []
        self.losers: list[int] = []  # seats that did what they may not
        self._luck = Recording(Seeded(0))
        self._told: list[list[Event]] = [[] for _ in range(made.seats)]
        self._bytes = vec[u8]([0] * int(made.features.width))

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_bytes"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._bytes = vec[u8]([0] * int(self.made.features.width))

    def begin(self, seed: int | None) -> None:
        if seed is None:
            seed = self.seed + 1 if self.seed >= 0 else secrets.randbits(31)
        self.seed = checked_seed(seed)
        self._luck = Recording(Seeded(self.seed))
        self._state = self.game.setup(self.made.seats, self.made.options, self._luck)
        self.opening = self._luck.take()
        self.log, self.losers = [], []
        self._told = [[] for _ in range(self.made.seats)]
        if self.made.history:
            self.state.events = []
        self.skip_forced()

    # -- what is going on -----------------------------------------------------------------

    @property
    def state(self) -> Any:
        if self._state is None:
            raise NoGame("no game has begun: call reset() first")
        return self._state

    @property
    def over(self) -> bool:
        return bool(self.losers) or not self.game.to_act(self.state)

    @property
    def cut_short(self) -> bool:
        return not self.losers and bool(self.game.is_cut_short(self.state))

    @property
    def to_act(self) -> list[int]:
        return [] if self.losers else list(self.game.to_act(self.state))

    def next_seat(self) -> int:
        return -1 if self.losers else int(self.game.next_seat(self.state))

    def legal(self, seat: int) -> list[int]:
        """The ids open to a seat."""
        if self.losers:
            return []
        features, state = self.made.features, self.state
        actions = self.game.legal(state, seat)
        return [features.relative(state, seat, action) for action in actions]

    def mask(self, seat: int, waiting: int = 0) -> NDArray[np.int8]:
        mask = np.zeros(self.made.choices + waiting, np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def seen(self, seat: int, waiting: int = 0) -> dict[str, Any]:
        """What a seat reads; where `waiting`, one that is not asked may do the last thing only."""
        self.made.features.write(self.state, seat, self._bytes, 0)
        mask = self.mask(seat, waiting)
        if waiting:
            mask[-1] = not mask.any()
        parts: dict[str, Any] = {"observation": live_bytes(self._bytes).copy(), "action_mask": mask}
        if self.made.history:
            told = self._told[seat]
            parts["history"] = history_rows(self.game.events, told, seat, self.made.seats)
        return parts

    def view(self, seat: int) -> State:
        view: State = self.game.view(self.state, seat)
        return view

    def rewards(self) -> NDArray[np.float64]:
        if self.losers:
            return self.made.forfeits(self.losers)
        return self.made.rewards(self.game.winners(self.state), self.game.scores(self.state))

    # -- acting ---------------------------------------------------------------------------

    def checked(self, seat: int, choice: object) -> int | None:
        """The id, if it is a legal one; None where an illegal one loses the game."""
        if self.over:
            raise NoGame("the game is over: call reset()")
        try:
            number = index(choice)  # type: ignore[arg-type]
        except TypeError as problem:
            kind = type(choice).__name__
            raise BadChoice(f"an action is a whole number, not {choice!r} ({kind})") from problem
        legal = self.legal(seat)
        if number in legal:
            return number
        if self.made.illegal == "lose":
            return None
        raise BadChoice(f"seat {seat}: {refusal(self.made, number, legal)}")

    def heard(self, seats: Iterable[int]) -> None:
        """They answer: what they are told from now on is news."""
        for seat in seats:
            self._told[seat] = []

    def act(self, seat: int, choice: int) -> None:
        """A legal choice."""
        self.heard([seat])
        self.apply(seat, int(self.made.features.absolute(self.state, seat, choice)))
        self.skip_forced()

    def apply(self, seat: int, action: int) -> None:
        self.game.apply(self.state, seat, action, self._luck)
        self.log.append((seat, action, self._luck.take()))
        if self.made.history:
            self._tell()

    def _tell(self) -> None:
        for event in self.state.events:
            trimmed = self.game.events.trimmed(event)
            for seat, told in enumerate(self._told):
                seen = self.game.redact(self.state, trimmed, seat)
                if seen is not None:
                    told.append(seen)
        self.state.events = []

    def skip_forced(self) -> None:
        """Plays on while whoever is asked has one choice only."""
        while self.made.skip_forced and not self.over:
            seat = self.next_seat()
            legal = self.game.legal(self.state, seat)
            if len(legal) > 1:
                return
            self.apply(seat, legal[0])

    # -- for people -----------------------------------------------------------------------

    def render(self) -> str | None:
        text = self.drawn()
        if self.made.render_mode == "ansi":
            return text
        print(text)
        return None

    def drawn(self) -> str:
        """The table as anybody may see it."""
        return str(self.game.draw(self.view(SPECTATOR), [], self.game.messages("en")))

    def match(self) -> Match:
        """The same game through the door that everybody uses."""
        made, _begun = self.made, self.state
        match = Match(self.game, made.seats, Reading(self.opening), made.options)
        for seat, action, said in self.log:
            match.repeat(seat, action, said)
        return match

    def record(self) -> str:
        return record.dump(self.match(), {"seed": str(self.seed)})


def refusal(made: Settings, choice: int, legal: list[int]) -> str:
    """Why an id is none of the legal ones, and which are."""
    if not 0 <= choice < made.choices:
        return f"expected an action from 0 to {made.choices - 1}, got {choice}"
    names = made.features.names
    possible = ", ".join(f"{one} ({names[one]})" for one in legal[:SHOWN])
    more = f" and {len(legal) - SHOWN} more" if len(legal) > SHOWN else ""
    return f"{choice} ({names[choice]}) is not possible now; possible: {possible}{more}"
