"""`filon perft`: how many sequences of actions there are."""

from __future__ import annotations

import click

from filon.cli.arguments import GAME
from filon.core.game import AnyGame, checked_options, checked_seats
from filon.core.luck import Seeded
from filon.core.playout import perft as count_sequences


@click.command()
@click.argument("game", type=GAME)
@click.argument("depth", type=click.IntRange(0, 30))
@click.option("--seats", type=int, default=None, help="Players; by default the fewest.")
@click.option("--seed", type=int, default=0, show_default=True, help="Of the dice.")
def perft(game: AnyGame, depth: int, seats: int | None, seed: int) -> None:
    """Count the sequences of DEPTH actions from the start, depth by depth.

    Luck is a function of seed and depth, so that the counts never change.
    """
    players = checked_seats(game, seats if seats is not None else game.seats[0])
    state = game.setup(players, checked_options(game, {}), Seeded(seed))
    for below in range(depth + 1):
        click.echo(f"{below} {count_sequences(game, state, below, seed)}")
