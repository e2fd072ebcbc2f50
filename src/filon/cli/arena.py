"""`filon arena`: bots against bots."""

from __future__ import annotations

import click
from openskill.models import PlackettLuce, PlackettLuceRating
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from filon.bots.arena import Result, Standing, check, count, interval, results
from filon.cli.arguments import GAME
from filon.core.game import AnyGame
from filon.games import load


@click.command()
@click.argument("game", type=GAME)
@click.option("--bots", required=True, help="Names with commas: greedy,random")
@click.option("--games", type=click.IntRange(1), default=200, show_default=True)
@click.option("--seats", type=int, default=None, help="By default 4, or one for each bot.")
@click.option("--seed", type=int, default=0, show_default=True)
@click.option(
    "--workers", type=click.IntRange(1), default=None, help="Processes; by default all cores."
)
def arena(
    game: AnyGame, bots: str, games: int, seats: int | None, seed: int, workers: int | None
) -> None:
    """Let bots play against each other.

    Bots alternate around the table and move on one seat each game. `beats` is the share of all
    pairs at a table in which the bot's seat scored more than the rival's; ties count half.
    """
    names = bots.split(",")
    players = seats if seats is not None else max(4, len(names))
    check(game, names, players)
    standings: dict[str, Standing] = {name: Standing(name) for name in names}
    skills = Skills(names)
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(game.name, total=games)
        for result in results(load, game.name, names, games, players, seed, workers or 0):
            count(standings, result)
            skills.rate(result)
            progress.advance(task)
    Console().print(_table(list(standings.values()), skills, games))


class Skills:
    """OpenSkill ratings; a bot that takes several seats is rated once for each."""

    def __init__(self, names: list[str]) -> None:
        self._model = PlackettLuce()
        self.of: dict[str, PlackettLuceRating] = {
            name: self._model.rating(name=name) for name in names
        }

    def rate(self, result: Result) -> None:
        names, scores, _ = result
        best: dict[str, float] = dict.fromkeys(names, 0.0)
        for name, score in zip(names, scores, strict=True):
            best[name] += score / names.count(name)
        if len(best) < 2:
            return
        rated = self._model.rate([[self.of[name]] for name in best], scores=list(best.values()))
        for name, team in zip(best, rated, strict=True):
            self.of[name] = team[0]


def _table(standings: list[Standing], skills: Skills, games: int) -> Table:
    names = [standing.name for standing in standings]
    headings = [f"beats {name}" for name in names] if len(names) > 1 else []
    table = Table(
        "bot", "wins a seat", "95 %", "points", "skill", *headings, title=f"{games} games"
    )
    for standing in sorted(standings, key=lambda standing: -standing.share()):
        low, high = interval(standing.share(), standing.seated)
        skill = skills.of[standing.name]
        cells = [_beats(standing, rival) for rival in names] if len(names) > 1 else []
        table.add_row(
            standing.name,
            f"{standing.share():.1%}",
            f"{low:.1%}–{high:.1%}",
            f"{standing.points / max(1, standing.seated):.1f}",
            f"{skill.mu:.1f} ± {skill.sigma:.1f}",
            *cells,
        )
    return table


def _beats(standing: Standing, rival: str) -> str:
    if standing.name == rival:
        return ""
    met = standing.pairs.get(rival, [0.0, 0.0])[0]
    low, high = interval(standing.beats(rival), int(met))
    return f"{standing.beats(rival):.1%} ({low:.0%}–{high:.0%})"
