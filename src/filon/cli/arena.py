"""`filon arena`: bots against bots."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from filon.bots import bundle as bundles
from filon.bots.arena import Standing, check, count, ratings
from filon.bots.ladder import wilson
from filon.bots.selfplay import Played, paired_tasks, tasks_of
from filon.cli.arguments import GAME, read_options, seat_counts
from filon.cli.progress import progress_bar
from filon.cli.selfplay import spread_over
from filon.core.compiled import is_compiled
from filon.core.errors import BadSetup
from filon.core.game import AnyGame, checked_options

FILE = click.Path(path_type=Path, dir_okay=False)
Standings = dict[str, Standing]


@click.command()
@click.argument("game", type=GAME, required=False)
@click.option("--bots", default=None, help="Names with commas: greedy,random")
@click.option("--games", type=click.IntRange(1), default=200, show_default=True)
@click.option("--seats", default=None, help="With commas: 3,4. By default 4, or one for each bot.")
@click.option("--seed", type=int, default=0, show_default=True)
@click.option("--option", "-o", "pairs", multiple=True, help="Of the game: max_rounds=40")
@click.option(
    "--workers", type=click.IntRange(1), default=None, help="Processes; by default all cores."
)
@click.option("--ray", default=None, metavar="ADDRESS", help="A Ray cluster, or `local`.")
@click.option("--bundle", type=FILE, default=None, help="Keep all of it in one file.")
@click.option("--replay", type=FILE, default=None, help="Prove such a file instead of playing.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def arena(
    game: AnyGame | None,
    bots: str | None,
    games: int,
    seats: str | None,
    seed: int,
    pairs: tuple[str, ...],
    workers: int | None,
    ray: str | None,
    bundle: Path | None,
    replay: Path | None,
    as_json: bool,
) -> None:
    """Let bots play against each other.

    The same luck is played once for each bot, all moving on one seat in between (in a bundle every
    game has a luck of its own). `beats` is the share of all pairs at a table in which the bot's
    seat scored more than the rival's; ties count half. Intervals are those of 95 %, with each luck
    as one trial. `rating` is a ladder as in chess, over all seat counts: 400 points are ten pairs
    to one.
    """
    if replay is not None:
        _prove(replay, as_json)
        return
    if game is None or bots is None:
        raise click.UsageError("expected a GAME and --bots, or --replay FILE")
    names = bots.split(",")
    counts = _checked_counts(game, names, seats, bundle is not None)
    options = checked_options(game, read_options(pairs))
    plan = paired_tasks if bundle is None else tasks_of
    seeds = list(range(seed, seed + games))
    tasks = [task for players in counts for task in plan(game.name, names, players, seeds, options)]
    done = _shown(game.name, spread_over(workers, ray)(tasks), len(tasks))
    show(game, names, done, as_json)
    if bundle is not None:
        bundles.write(bundle, game, names, done)


def _prove(file: Path, as_json: bool) -> None:
    game, names, played, total = bundles.proved(file)
    show(game, names, _shown(game.name, played, total), as_json)
    click.echo(f"{file}: all {total} games are what their seeds and actions give")


def _checked_counts(
    game: AnyGame, names: list[str], seats: str | None, is_bundled: bool
) -> list[int]:
    counts = [max(4, len(names))] if seats is None else seat_counts(seats)
    for players in counts:
        check(game, names, players)
    if is_bundled and len(counts) > 1:
        raise BadSetup("expected one number of seats for a bundle")
    return counts


def _shown(name: str, played: Iterator[Played], total: int) -> list[Played]:
    """All of them, with a bar meanwhile."""
    done = []
    with progress_bar() as progress:
        bar = progress.add_task(name, total=total)
        for one in played:
            done.append(one)
            progress.advance(bar)
    return done


def show(game: AnyGame, names: list[str], played: list[Played], as_json: bool = False) -> None:
    """A table for each number of seats, or all of it as JSON."""
    tables: dict[int, Standings] = {}
    games: dict[int, int] = {}
    for one in played:
        seats = len(one.task.names)
        standings = tables.setdefault(seats, {name: Standing(name) for name in names})
        games[seats] = games.get(seats, 0) + 1
        count(standings, one.result)
    rated = ratings(list(tables.values()))
    if as_json:
        click.echo(json.dumps(_report(game, tables, games, rated), indent=2))
        return
    for seats, standings in tables.items():
        Console().print(_table(standings, rated, f"{games[seats]} games, {seats} seats"))


def _table(standings: Standings, rated: dict[str, float], title: str) -> Table:
    headings = [f"beats {name}" for name in standings] if len(standings) > 1 else []
    table = Table("bot", "rating", "wins a seat", "95 %", "points", *headings, title=title)
    for standing in sorted(standings.values(), key=lambda standing: -rated[standing.name]):
        low, high = wilson(standing.win_share(), standing.seated)
        table.add_row(
            standing.name,
            f"{rated[standing.name]:.0f}",
            f"{standing.win_share():.1%}",
            f"{low:.1%}–{high:.1%}",
            f"{standing.points / max(1, standing.seated):.1f}",
            *(_beats(standing, rival) for rival in standings if headings),
        )
    return table


def _beats(standing: Standing, rival: str) -> str:
    if standing.name == rival:
        return ""
    share = standing.against(rival)
    return f"{share.share:.1%} ({share.low:.0%}–{share.high:.0%})"


def _report(
    game: AnyGame, tables: dict[int, Standings], games: dict[int, int], rated: dict[str, float]
) -> dict[str, Any]:
    return {
        "game": game.name,
        "weights": game.weights.digest(),
        "compiled": is_compiled(),
        "ratings": {name: round(value, 1) for name, value in rated.items()},
        "tables": [
            {"seats": seats, "games": games[seats], "bots": [_row(one) for one in found.values()]}
            for seats, found in tables.items()
        ],
    }


def _row(standing: Standing) -> dict[str, Any]:
    return {
        "bot": standing.name,
        "seated": standing.seated,
        "wins": standing.wins,
        "points": standing.points / max(1, standing.seated),
        "beats": {rival: standing.against(rival)._asdict() for rival in standing.pairs},
    }
