"""Packages that only researchers need: whoever lacks one is told how to get it."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from filon.core.errors import FilonError


class MissingExtra(FilonError, ImportError):
    """A package that is not installed; the text says the command."""


def room(module: str, extra: str) -> ModuleType:
    """A module of ours that needs the packages of an extra."""
    try:
        return import_module(module)
    except ModuleNotFoundError as problem:
        missing = str(problem.name)
        if missing.partition(".")[0] == "filon":
            raise
        told = f"{module} needs {missing}, which" if module != missing else missing
        raise MissingExtra(f"{told} is not installed: pip install 'filon[{extra}]'") from problem
