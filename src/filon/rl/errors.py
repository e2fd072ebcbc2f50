"""What learners' code can get wrong while a game goes on."""

from __future__ import annotations

from filon.core.errors import FilonError


class BadChoice(FilonError, ValueError):
    """An action of a wrong type, out of range or not legal; nothing has moved."""


class NoGame(FilonError, RuntimeError):
    """A step before the first reset or after the end."""
