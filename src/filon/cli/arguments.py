"""What several commands ask for."""

from __future__ import annotations

import locale
from collections.abc import Sequence

import click

from filon.core.errors import BadSetup
from filon.core.game import AnyGame
from filon.core.messages import LANGUAGES
from filon.games import load


class GameName(click.ParamType[AnyGame]):
    """A game by its name."""

    name = "game"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> AnyGame:
        return load(str(value))


GAME = GameName()


def read_options(pairs: Sequence[str]) -> dict[str, int]:
    """`name=number`, several times."""
    options: dict[str, int] = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        try:
            options[name] = int(value)
        except ValueError:
            raise BadSetup(f"expected an option as name=number, got {pair!r}") from None
    return options


def seat_counts(words: str) -> list[int]:
    """`3,4`."""
    try:
        return list(dict.fromkeys(int(number) for number in words.split(",")))
    except ValueError:
        raise BadSetup(f"expected seat counts with commas, like 3,4, got {words!r}") from None


def usual_language() -> str:
    """The terminal's language if we speak it, else English."""
    spoken = (locale.getlocale()[0] or "").lower()[:2]
    return spoken if spoken in LANGUAGES else "en"
