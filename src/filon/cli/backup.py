"""`filon backup` and `filon restore`: a database put away, hot, and brought back."""

from __future__ import annotations

from pathlib import Path

import click

from filon.cli.database import database_option, own_database

file_argument = click.argument("file", type=click.Path(dir_okay=False, path_type=Path))


@click.command()
@file_argument
@database_option
@click.option("--force", is_flag=True, help="Write over FILE if it is there.")
def backup(file: Path, database: str | None, force: bool) -> None:
    """Copy the database to FILE while the server plays on."""
    from filon.server.backup import back_up, sqlite_file

    source = sqlite_file(database or own_database())
    back_up(source, file, force)
    click.echo(f"{source} is in {file} ({file.stat().st_size / 1024:.0f} KB)")


@click.command()
@file_argument
@database_option
def restore(file: Path, database: str | None) -> None:
    """Put the backup FILE in the database's place; the server must be stopped."""
    from filon.server import backup

    target = backup.sqlite_file(database or own_database())
    kept = backup.restore(file, target)
    click.echo(f"{target} is as {file} says" + (f"; the old one is {kept}" if kept else ""))
