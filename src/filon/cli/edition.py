"""`filon edition`: what is printed in the box, and an owner's own page of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from filon.core.edition import Edition, chosen, own, standard
from filon.games import NAMES, check_edition

SHOWN = 20  # differences that are listed


@click.group()
def edition() -> None:
    """What is printed in a game's box: see docs/editions.md."""


@edition.command()
@click.argument("game", type=click.Choice(NAMES))
def show(game: str) -> None:
    """Print the page that is played here, to be copied and corrected."""
    found = chosen(game)
    click.echo(found.text, nl=False)
    click.echo(f"{game}: {found.file}, edition {found.name!r}, digest {found.digest}", err=True)


@edition.command()
@click.argument("file", type=click.Path(path_type=Path))
def check(file: Path) -> None:
    """Say whether a page fits together, and in what it differs from the standard edition."""
    found = own(file)
    check_edition(found)
    usual = standard(found.game)
    click.echo(f"{found.file}: a sound page of {found.game}")
    click.echo(f"edition {found.name!r}, digest {found.digest}")
    differences = _differences(usual.page.values, found.page.values)
    for line in differences[:SHOWN]:
        click.echo(f"  {line}")
    if len(differences) > SHOWN:
        click.echo(f"  and {len(differences) - SHOWN} more")
    if found.digest == usual.digest:
        click.echo("it prints the same as the standard edition")
    _say_reconstructed(found)


def _say_reconstructed(found: Edition) -> None:
    blocks = [name for name, is_ours in found.blocks.items() if is_ours]
    if blocks:
        click.echo(f"reconstructed, not seen in a box: {', '.join(blocks)}")


def _differences(usual: Any, other: Any, place: str = "") -> list[str]:
    if isinstance(usual, dict) and isinstance(other, dict):
        keys = [key for key in {**usual, **other} if key not in ("reconstructed", "why", "edition")]
        return [
            line
            for key in keys
            for line in _differences(usual.get(key), other.get(key), f"{place}{key}: ")
        ]
    if isinstance(usual, list) and isinstance(other, list) and len(usual) == len(other):
        pairs = zip(usual, other, strict=True)
        return [
            line
            for n, (a, b) in enumerate(pairs, 1)
            for line in _differences(a, b, f"{place}{n}: ")
        ]
    return [] if usual == other else [f"{place}{_short(usual)} → {_short(other)}"]


def _short(value: Any) -> str:
    text = "nothing" if value is None else repr(value)
    return text if len(text) <= 50 else f"{text[:47]}…"
