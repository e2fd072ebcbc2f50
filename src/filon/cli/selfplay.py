"""`filon selfplay`: games of bots as records, and `filon export`: records as arrays."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from filon.bots.arena import check
from filon.bots.selfplay import Spread, on_cores, tasks_of
from filon.cli.arguments import GAME, read_options
from filon.cli.progress import progress_bar
from filon.core import record
from filon.core.errors import BadSetup
from filon.core.game import AnyGame, checked_options

SETTINGS = "selfplay.json"


def spread_over(workers: int | None, ray: str | None) -> Spread:
    """All cores of this machine, or of a Ray cluster."""
    if ray is None:
        return on_cores(workers or 0)
    from filon.rl.cluster import on_ray

    return on_ray(ray)


@click.command()
@click.argument("game", type=GAME)
@click.option("--bots", default="greedy", show_default=True, help="Names with commas.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True)
@click.option("--seats", type=int, default=None, help="By default the fewest, or one for each bot.")
@click.option("--seed", type=int, default=0, show_default=True, help="Of the first game.")
@click.option("--option", "-o", "pairs", multiple=True, help="Of the game: max_rounds=40")
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), required=True)
@click.option("--workers", type=click.IntRange(1), default=None, help="By default all cores.")
@click.option("--ray", default=None, metavar="ADDRESS", help="A Ray cluster, or `local`.")
def selfplay(
    game: AnyGame,
    bots: str,
    games: int,
    seats: int | None,
    seed: int,
    pairs: tuple[str, ...],
    out: Path,
    workers: int | None,
    ray: str | None,
) -> None:
    """Let bots play games and keep every one as a record in a folder.

    Begun again with the same words it goes on where it was; more games can be asked for."""
    names = bots.split(",")
    players = seats if seats is not None else max(game.seats[0], len(names))
    check(game, names, players)
    options = checked_options(game, read_options(pairs))
    _claim(out, {"game": game.name, "bots": names, "seats": players, "options": options})
    seeds = list(range(seed, seed + games))
    wanted = tasks_of(game.name, names, players, seeds, options)
    tasks = [task for task in wanted if not _file(out, task.seed).exists()]
    played = spread_over(workers, ray)(tasks)
    with progress_bar() as progress:
        bar = progress.add_task(game.name, total=games, completed=games - len(tasks))
        for one in played:
            record.write(_file(out, one.task.seed), one.record)
            progress.advance(bar)
    click.echo(f"{games} games in {out}, {len(tasks)} of them new")


def _file(out: Path, seed: int) -> Path:
    return out / f"{seed:08d}.filon"


def _claim(out: Path, wanted: dict[str, Any]) -> None:
    """A folder holds games of one kind."""
    out.mkdir(parents=True, exist_ok=True)
    path = out / SETTINGS
    if not path.exists():
        record.write(path, json.dumps(wanted) + "\n")
        return
    try:
        held = json.loads(record.read(path))
    except ValueError:
        held = None
    if held != wanted:
        raise BadSetup(f"{out} holds other games ({held}), not {wanted}")


@click.command()
@click.argument("records", nargs=-1, required=True, type=click.Path(path_type=Path, exists=True))
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), required=True)
@click.option("--reward", type=click.Choice(["win", "score"]), default="win", show_default=True)
def export(records: tuple[Path, ...], out: Path, reward: str) -> None:
    """Write the decisions of RECORDS, files or folders of them, as arrays: .npz or .parquet."""
    from filon.rl.extras import room

    dataset = room("filon.rl.dataset", "rl")
    files = [file for path in records for file in _records_in(path)]
    arrays = dataset.arrays_of([record.read(file) for file in files], reward)
    dataset.save(out, arrays)
    click.echo(f"{len(arrays['action'])} decisions of {len(files)} games in {out}")


def _records_in(path: Path) -> list[Path]:
    return sorted(path.glob("*.filon")) if path.is_dir() else [path]
