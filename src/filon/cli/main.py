"""The one entry point."""

from __future__ import annotations

import click


@click.group()
def main() -> None:
    """Four gold-seekers' board games on one rules engine."""
