"""`filon bench`: how fast the engine is on this machine."""

from __future__ import annotations

import json
import platform
import time
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from filon.bots.ismcts import Ismcts
from filon.cli.arguments import GAME
from filon.core.compiled import is_compiled
from filon.core.game import AnyGame, checked_options
from filon.core.luck import Seeded
from filon.core.playout import playout
from filon.games import NAMES, load

ROUNDS = 7  # the best of so many counts: other programs only ever slow us down
SECONDS = 0.4  # each


@click.command()
@click.argument("game", type=GAME, required=False)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option("--seats", type=int, default=4, show_default=True)
def bench(game: AnyGame | None, as_json: bool, seats: int) -> None:
    """Measure random playouts on one core, copies and search."""
    shelf = [game] if game else [load(name) for name in NAMES]
    rows = [measure(one, seats) for one in shelf]
    if as_json:
        click.echo(json.dumps(rows, indent=2))
        return
    engine = "compiled" if is_compiled() else "pure Python"
    title = f"{engine}, Python {platform.python_version()}, best of {ROUNDS}"
    table = Table(
        "game", "decisions/s", "games/s", "decisions a game", "copy µs", "visits/s", title=title
    )
    for row in rows:
        table.add_row(
            row["game"],
            f"{row['decisions_per_second']:,.0f}",
            f"{row['games_per_second']:,.1f}",
            f"{row['decisions_per_game']:,.0f}",
            f"{row['copy_microseconds']:.2f}",
            f"{row['visits_per_second']:,.0f}",
        )
    Console().print(table)


def measure(game: AnyGame, seats: int) -> dict[str, Any]:
    """One game's figures; chance and turn bookkeeping included in a decision."""
    options = checked_options(game, {})
    speed, length = 0.0, 0.0
    for _ in range(ROUNDS):
        decisions = games = 0
        began = time.perf_counter()
        while time.perf_counter() - began < SECONDS or games < 2:
            luck = Seeded(games)
            decisions += playout(game, game.setup(seats, options, luck), luck, 10**9)
            games += 1
        speed = max(speed, decisions / (time.perf_counter() - began))
        length = decisions / games
    return {
        "game": game.name,
        "seats": seats,
        "compiled": is_compiled(),
        "decisions_per_second": speed,
        "decisions_per_game": length,
        "games_per_second": speed / length,
        "copy_microseconds": _copy_cost(game, seats) * 1e6,
        "visits_per_second": _visits(game, seats),
    }


def _middle(game: AnyGame, seats: int) -> Any:
    """A table in the middle of a game."""
    luck = Seeded(5)
    state = game.setup(seats, checked_options(game, {}), luck)
    playout(game, state, luck, 150)
    return state


def _copy_cost(game: AnyGame, seats: int) -> float:
    state = _middle(game, seats)
    best = 1.0
    for _ in range(ROUNDS):
        began = time.perf_counter()
        for _ in range(2000):
            game.copy(state)
        best = min(best, (time.perf_counter() - began) / 2000)
    return best


def _visits(game: AnyGame, seats: int) -> float:
    state = _middle(game, seats)
    luck = Seeded(6)
    while game.to_act(state) and len(game.legal(state, game.to_act(state)[0])) < 2:
        playout(game, state, luck, 1)
    seat = game.to_act(state)[0]
    bot = Ismcts(game, 1, 0, SECONDS)
    best = 0.0
    for _ in range(ROUNDS):
        bot.choose(game.view(state, seat), game.legal(state, seat))
        best = max(best, bot.visited / SECONDS)
    return best
