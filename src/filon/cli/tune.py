"""`filon tune`: better weights for a game's judge, found by playing."""

from __future__ import annotations

from pathlib import Path

import click

from filon.bots.tuning import GUESSES, LUCKS, Tuner
from filon.cli.arguments import GAME, seat_counts
from filon.core.game import AnyGame, checked_seats

COMPARED = 200  # lucks, in the end


@click.command()
@click.argument("game", type=GAME)
@click.option("--steps", type=click.IntRange(0), default=30, show_default=True)
@click.option("--guesses", type=click.IntRange(4), default=GUESSES, help="In a step.")
@click.option("--lucks", type=click.IntRange(1), default=LUCKS, help="Each is played for.")
@click.option("--seats", default="4", show_default=True, help="With commas: 3,4.")
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
    game: AnyGame,
    steps: int,
    guesses: int,
    lucks: int,
    seats: str,
    seed: int,
    visits: int,
    journal: Path | None,
) -> None:
    """Tune the weights of GAME's judge; stop at any time, the journal knows how to go on.

    Says after every step how many points the guesses were ahead of the weights shipped, in the end
    the same of what was found, on fresh seeds; then the weights as `weights.toml` has them.
    """
    counts = seat_counts(seats)
    for count in counts:
        checked_seats(game, count)
    path = journal or Path(f"tune-{game.name}.jsonl")
    tuner = Tuner(game, path, counts, seed, visits)
    for step in tuner.steps(steps, guesses, lucks):
        note = f"step {step.number}: {step.lead:+.2f} points, at best {step.best:+.2f}"
        click.echo(f"{note}, {step.games} games", err=True)
    points, share = tuner.compared(COMPARED)
    won = f"{share.share:.1%} of pairs ({share.low:.0%}–{share.high:.0%})"
    click.echo(f"against those shipped, on fresh seeds: {points:+.2f} points, {won}", err=True)
    for name, value in tuner.weights.items():
        click.echo(f"{name} = {value}")
