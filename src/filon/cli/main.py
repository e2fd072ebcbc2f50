"""The one entry point; bad input ends here as one clear line and exit code 2."""

from __future__ import annotations

import sys
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from filon import __version__
from filon.cli.admin import admin
from filon.cli.arena import arena
from filon.cli.backup import backup, restore
from filon.cli.bench import bench
from filon.cli.edition import edition
from filon.cli.fuzz import fuzz
from filon.cli.perft import perft
from filon.cli.play import play
from filon.cli.replay import replay
from filon.cli.selfplay import export, selfplay
from filon.cli.serve import serve
from filon.cli.tune import tune
from filon.cli.verify import verify
from filon.core.compiled import is_compiled, stale_modules
from filon.core.errors import FilonError
from filon.games import NAMES, load


class Filon(click.Group):
    def invoke(self, ctx: click.Context) -> Any:
        try:
            _warn_if_stale()
            return super().invoke(ctx)
        except FilonError as problem:
            click.echo(f"filon: {problem}", err=True)
            ctx.exit(2)
        except BrokenPipeError:
            sys.stderr.close()
            ctx.exit(1)


def _warn_if_stale() -> None:
    stale = stale_modules()
    if stale:
        names = ", ".join(stale[:3])
        click.echo(f"filon: compiled code is older than {names}; run `make compile`", err=True)


@click.group(cls=Filon, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="filon")
def main() -> None:
    """Four gold-seekers' board games on one rules engine."""


@main.command()
def games() -> None:
    """The games on the shelf."""
    table = Table("game", "title", "seats", "actions", "options")
    for column in (0, 4):  # what one has to type is there in full, however narrow the window
        table.columns[column].no_wrap = True
    for name in NAMES:
        game = load(name)
        unofficial = f" ({_listed(game.unofficial_seats)} unofficial)"
        seats = f"{game.seats[0]}–{game.seats[-1]}"
        options = [f"{option.name}={option.default}" for option in game.options]
        table.add_row(
            name,
            game.title,
            seats + (unofficial if game.unofficial_seats else ""),
            str(game.actions.size),
            "\n".join(options),
        )
    console = Console()
    console.print(table)
    console.print(f"engine: {'compiled' if is_compiled() else 'pure Python'}")


def _listed(numbers: list[int]) -> str:
    return ", ".join(str(number) for number in numbers)


COMMANDS = [play, serve, backup, restore, admin, edition, replay, verify, perft, fuzz, arena, tune]
COMMANDS += [bench, selfplay, export]
for command in COMMANDS:
    main.add_command(command)
