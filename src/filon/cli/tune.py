"""`filon tune`: better weights for a game's judge, found by playing."""

from __future__ import annotations

from pathlib import Path

import click

from filon.bots.tuning import Tuner
from filon.cli.arguments import GAME
from filon.core.game import AnyGame, checked_seats


@click.command()
@click.argument("game", type=GAME)
@click.option("--steps", type=click.IntRange(1), default=100, show_default=True)
@click.option("--seats", type=int, default=4, show_default=True)
@click.option("--seed", type=int, default=1_000_000, show_default=True)
@click.option(
    "--visits", type=click.IntRange(0), default=0, help="Of a search; by default quick bots play."
)
@click.option(
    "--journal",
    type=click.Path(dir_okay=False, path_type=Path),
    default=None,
    help="One step a line; tuning goes on where it ends. By default tune-GAME.jsonl.",
)
def tune(
    game: AnyGame, steps: int, seats: int, seed: int, visits: int, journal: Path | None
) -> None:
    """Tune the weights of GAME's judge; stop at any time, the journal knows how to go on.

    Prints every change that is kept, and in the end the weights as `weights.toml` has them.
    """
    checked_seats(game, seats)
    path = journal or Path(f"tune-{game.name}.jsonl")
    tuner = Tuner(game, path, seats, seed, visits)
    for step in tuner.steps(steps):
        if step.kept:
            note = f"step {step.number}: beats the last in {step.share:.1%} of {step.games} games"
            click.echo(note, err=True)
    for name, value in tuner.weights.items():
        click.echo(f"{name} = {value}")
