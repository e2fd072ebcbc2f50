"""`filon fuzz`: random games with every invariant on."""

from __future__ import annotations

from pathlib import Path

import click
from rich.progress import track

from filon.cli.arguments import GAME
from filon.core import record
from filon.core.game import AnyGame
from filon.core.invariants import CHECKS, record_replays
from filon.core.luck import Luck, Seeded
from filon.core.match import Match

LIMIT = 100_000  # actions after which a game counts as endless


@click.command()
@click.argument("game", type=GAME)
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@click.option("--seed", type=int, default=0, show_default=True)
@click.option(
    "--every",
    type=click.IntRange(1),
    default=50,
    show_default=True,
    help="Check every so many actions; 1 checks each position.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path(),
    help="Where the record of a crash is written.",
)
def fuzz(game: AnyGame, games: int, seed: int, every: int, out: Path) -> None:
    """Play random games and check everything the engine promises.

    A crash prints its seed and writes a record that replays it.
    """
    positions = 0
    for number in track(range(games), description=game.name, transient=True):
        seats = game.seats[number % len(game.seats)]
        match = Match(game, seats, Seeded(seed + number))
        try:
            positions += _play(match, Seeded(seed + number + 1), every)
        except Exception as problem:
            file = out / f"crash-{game.name}-{seed + number}.filon"
            record.write(file, record.dump(match, {"crash": repr(problem)[:200]}))
            click.echo(
                f"seed {seed + number}, {seats} seats, action {len(match.log)}: {problem!r}",
                err=True,
            )
            click.echo(
                f"again: filon fuzz {game.name} --games 1 --seed {seed + number} --every 1",
                err=True,
            )
            click.echo(f"record: {file}", err=True)
            raise SystemExit(1) from problem
    click.echo(f"{games} games, {positions} positions checked, nothing broken")


def _play(match: Match, luck: Luck, every: int) -> int:
    positions = 0
    while not match.over:
        if len(match.log) % every == 0:
            _check(match, luck)
            positions += 1
        if len(match.log) >= LIMIT:
            raise AssertionError(f"no end after {LIMIT} actions")
        waiting = match.to_act
        seat = waiting[luck.below(len(waiting))]
        legal = match.legal(seat)
        match.submit(seat, legal[luck.below(len(legal))])
    _check(match, luck)
    record_replays(match, luck)
    return positions + 1


def _check(match: Match, luck: Luck) -> None:
    for check in CHECKS:
        check(match, luck)
