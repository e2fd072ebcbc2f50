"""The middle of a game, packed: who goes on from there need not repeat what came before."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass

from filon.core import plain
from filon.core.game import AnyGame, State
from filon.table.refusal import Damaged


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A shortcut to the middle of a game; thrown away at will, the journal has it all."""

    length: int  # acts before it
    n: int  # the number of the last of them in the journal
    drawn: int  # numbers that luck has said
    heard: list[int]  # how many entries every viewer was told: onlookers, then the seats
    state: bytes  # packed JSON: made beside the play, read only where somebody goes on from it

    @staticmethod
    def packed(state: State) -> bytes:
        return zlib.compress(json.dumps(plain.encode(state), separators=(",", ":")).encode())

    def table(self, game: AnyGame) -> State:
        try:
            data = json.loads(zlib.decompress(self.state))
        except (ValueError, zlib.error) as problem:
            raise Damaged(f"a shortcut cannot be read: {problem}") from problem
        state: State = plain.decode(game.blank_state(), data)
        return state


Way = Snapshot | Sequence[int]  # to the middle of a game, or what luck said at its start
