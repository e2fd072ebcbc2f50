"""`filon replay`: a record as sentences and a board."""

from __future__ import annotations

from pathlib import Path

import click

from filon.cli.arguments import usual_language
from filon.cli.narrator import ending, sentences
from filon.cli.paper import columns, folded
from filon.core import record
from filon.core.errors import BadRecord
from filon.core.game import SPECTATOR
from filon.core.messages import LANGUAGES
from filon.games import load


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--to", "length", type=int, default=None, help="Stop after that many actions.")
@click.option("--seat", type=int, default=SPECTATOR, help="See it as that seat saw it.")
@click.option("--language", type=click.Choice(LANGUAGES), default=None)
@click.option("--quiet", is_flag=True, help="Only the last position.")
def replay(file: Path, length: int | None, seat: int, language: str | None, quiet: bool) -> None:
    """Replay a record and show the position it leads to."""
    written = record.parse(record.read(file))
    match = record.play(written, load)
    if length is not None:
        if not 0 <= length <= len(match.log):
            raise BadRecord(
                f"the record has {len(match.log)} actions; --to {length} is none of them"
            )
        match = match.replayed(length)
    if not SPECTATOR <= seat < match.seats:
        raise BadRecord(f"the record has seats 0 to {match.seats - 1}, not {seat}")
    names = [written.tags.get(f"seat{n}", f"{n + 1}") for n in range(match.seats)]
    messages = match.game.messages(language or usual_language(), names)
    if not quiet:
        for n, entry in enumerate(match.log, start=1):
            for sentence in sentences(match, entry, seat, messages):
                click.echo(f"{n:5} {sentence}")
    click.echo(folded(match.game.draw(match.view(seat), [], messages), columns()))
    if match.over:
        click.echo(ending(match, messages))
