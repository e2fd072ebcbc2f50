"""Positions set up for a test."""

from __future__ import annotations

from filon.core.luck import Reading
from filon.core.match import Match
from filon.core.position import write
from filon.core.rows import row
from filon.games.gold_am_yukon.data import RINGS, STONES, VALUES
from filon.games.gold_am_yukon.game import GAME
from filon.games.gold_am_yukon.notation import ROLL
from filon.games.gold_am_yukon.table import Table, empty
from tests.games.language import kinds


def ring(claim: int, *places: int) -> list[int]:
    """Fields of a claim's circle; k counts clockwise from north."""
    return [RINGS[claim][k % STONES] for k in places]


def arc(claim: int, first: int, count: int) -> list[int]:
    return ring(claim, *range(first, first + count))


def position(
    *chains: list[int],
    dice: list[int],
    hand: dict[int, int] | None = None,
    owner: dict[int, int] | None = None,
    number: int = 5,
) -> Match:
    """Seat 0 is to roll, in round `number`; whoever misses prospectors has them on claims or far
    away."""
    table = _table(chains, hand or {}, owner or {})
    table.round = number
    return Match.at(write(GAME, table), Reading(dice))


def _table(chains: tuple[list[int], ...], hand: dict[int, int], owner: dict[int, int]) -> Table:
    table = empty(max(2, len(chains)))
    table.max_rounds = 200
    for seat, chain in enumerate(chains):
        table.chains[seat] = row(chain)
        for field in chain:
            table.holder[field] = seat
    for seat in range(table.seats):
        table.hand[seat] = hand.get(seat, 0)
    for claim, seat in owner.items():
        table.owner[claim] = seat
        table.nuggets[seat] += VALUES[claim]
    table.offer(ROLL)
    return table


def play(match: Match, *words: str) -> None:
    """Plays words, each by the only seat that is to act."""
    for word in words:
        match.submit(match.to_act[0], word)


def steps(fields: list[int]) -> list[str]:
    return [f"step {field}" for field in fields]


def told(match: Match) -> list[str]:
    """The kinds of events of the last action."""
    return kinds(match.game, match.log[-1].events)
