"""Sentences in the player's language, from message files.

A sentence may hold `{n}` (the number), `{who:seat}` (a player's name), `{card:card}` (the
message `card.<number>`) and `{n#nugget|nuggets}` (one or many).
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from importlib.resources import files

from filon.core.errors import BadSetup

LANGUAGES = ["en", "fr", "de"]

Line = tuple[str, dict[str, int]]  # a message's key and its numbers

_FRENCH_GAP = re.compile(r"(?<=«) |(?<=[^\s,;]) (?=[:;?!»])")
_PLACE = re.compile(r"\{(\w+)(?::(\w+)|#([^|}]*)\|([^}]*))?\}")


def page_of(package: str, language: str) -> str:
    """A package's `rules_text` in one language."""
    return _read(package, "rules_text", language, "md")


def _read(package: str, folder: str, language: str, kind: str) -> str:
    text = files(package).joinpath(folder, f"{language}.{kind}").read_text(encoding="utf-8")
    return typeset(text) if language == "fr" else text


def typeset(text: str) -> str:
    """French signs keep to the word before them: no line begins with a colon."""
    return _FRENCH_GAP.sub("\u00a0", text)


class Messages:
    """The message files of a package in one language, with the names of those who play."""

    def __init__(self, package: str, language: str, names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise BadSetup(f"no messages in {language!r}; the languages are: {known}")
        self.language = language
        self.table: dict[str, str] = json.loads(_read(package, "messages", language, "json"))
        self.names = list(names)

    def say(self, key: str, numbers: Mapping[str, int] | None = None) -> str:
        given = numbers or {}
        return _PLACE.sub(lambda place: self._fill(place, given), self.table[key])

    def line(self, line: Line) -> str:
        return self.say(line[0], line[1])

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else f"{seat + 1}"

    def _fill(self, place: re.Match[str], given: Mapping[str, int]) -> str:
        number = given[place[1]]
        if place[2] == "seat":
            return self.name(number)
        if place[2]:
            return self.table[f"{place[2]}.{number}"]
        if place[3] is not None:
            return place[3] if self._is_one(number) else place[4]
        return str(number)

    def _is_one(self, number: int) -> bool:
        return number == 1 or (number == 0 and self.language == "fr")
