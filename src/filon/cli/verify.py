"""`filon verify`: were these dice the ones promised at the start?"""

from __future__ import annotations

from pathlib import Path

import click

from filon.core import record
from filon.core.errors import BadRecord
from filon.core.luck import Keyed, commitment
from filon.core.match import Match
from filon.games import load


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
def verify(file: Path) -> None:
    """Check that the luck of a table's record came from the key committed to at its start."""
    written = record.parse(record.read(file))
    key, promised = written.tags.get("key"), written.tags.get("luck")
    if not key or not promised:
        raise BadRecord("the record names no luck and key: only a finished table's record does")
    if commitment(key) != promised:
        raise BadRecord(
            f"the key does not fit the promise: expected {promised}, got {commitment(key)}"
        )
    record.play(written, load)
    game = load(written.game)
    try:
        match = _drawn_again(written, Match(game, written.seats, Keyed(key), written.options))
    except BadRecord as problem:
        if written.version == game.version:
            raise
        raise BadRecord(
            f"the record is of {game.name} rules version {written.version}; this Filon plays "
            f"version {game.version}, which asks for other dice: by it {problem}. Only a Filon of "
            "that version can tell"
        ) from problem
    numbers = len(match.opening) + sum(len(entry.said) for entry in match.log)
    click.echo(f"verified: all {numbers} numbers come from the key promised at the start")


def _drawn_again(written: record.Record, match: Match) -> Match:
    if match.opening != written.opening:
        raise BadRecord(f"setup: the key says {match.opening}, the record {written.opening}")
    for n, (seat, words, said) in enumerate(written.entries):
        entry = match.submit(seat, words)
        if entry.said != said:
            raise BadRecord(f"entry {n}: the key says {entry.said}, the record {said}")
    return match
