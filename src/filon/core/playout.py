"""Games played inside the engine at full speed: random playouts and perft."""

from __future__ import annotations

from filon.core.game import AnyGame, State
from filon.core.ints import i64
from filon.core.luck import Luck, Seeded


def playout(game: AnyGame, state: State, luck: Luck, limit: int) -> int:
    """Plays random legal actions until the game is over or `limit` is reached; counts them."""
    decisions: i64 = 0
    most: i64 = limit
    while decisions < most:
        seat = game.next_seat(state)
        if seat < 0:
            break
        game.offer(state, seat)
        place: i64 = 0
        if state.offered > 1:
            place = luck.below(state.offered)
        game.apply(state, seat, state.slate[place], luck)
        decisions += 1
    return decisions


def perft(game: AnyGame, state: State, depth: int, seed: int = 0) -> int:
    """How many sequences of `depth` actions there are; luck is the same in every branch.

    Where several seats may act, the lowest one does.
    """
    waiting = game.to_act(state)
    if depth == 0 or not waiting:
        return 1
    seat = waiting[0]
    legal = game.legal(state, seat)
    total = 0
    for action in legal:
        child = game.copy(state)
        game.apply(child, seat, action, Seeded(seed + depth))
        total += perft(game, child, depth - 1, seed)
    return total
