"""Sentences in the player's language, from message files.

A sentence may hold `{n}` (the number), `{who:seat}` (a player's name), `{card:card}` (the
message `card.<number>`) and `{n#nugget|nuggets}` (one or many; `{n## left|# left|none left}` with
the number for `#`, and a form for none). What is printed in the box is `{=MEDALS}` or, of a row,
`{=SQUARES.2}`: it stands there before anybody asks.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from filon.core.errors import BadSetup

LANGUAGES = ["en", "fr", "de"]

Line = tuple[str, dict[str, int]]  # a message's key and its numbers

_FRENCH_GAP = re.compile(r"(?<=«) |(?<=[^\s,;]) (?=[:;?!»])")
_START = "\ue000"  # before what was filled in
_BEFORE_VOWEL = re.compile("\\b([dD])e \ue000(?=[aeiouàâäéèêëîïôöùûüœ])", re.IGNORECASE)
_PLACE = re.compile(r"\{(\w+)(?::(\w+)|#([^|}]*)\|([^|}]*)(?:\|([^}]*))?)?\}")


_PRINTED = re.compile(r"\{=(\w+)((?:\.-?\w+)*)\}")


def filled_in(table: Mapping[str, str], printed: Mapping[str, Any]) -> dict[str, str]:
    """Sentences with what is printed."""
    return {
        key: _PRINTED.sub(lambda place: _said(place, printed), text) for key, text in table.items()
    }


def _said(place: re.Match[str], printed: Mapping[str, Any]) -> str:
    value = printed[place[1]]
    for part in place[2].split(".")[1:]:
        value = value[part] if isinstance(value, dict) else value[int(part)]
    if isinstance(value, list):
        return ", ".join(str(one) for one in value)
    return signed(value) if isinstance(value, int) else str(value)


def without_notes(page: str, names: Sequence[str]) -> str:
    """A page without the marks `[^name]` and the notes `[^name]: …` of these names."""
    lines = [
        line for line in page.splitlines() if not line.startswith(tuple(f"[^{n}]:" for n in names))
    ]
    text = "\n".join(lines) + "\n"
    for name in names:
        text = text.replace(f"[^{name}]", "")
    return text


def signed(number: int) -> str:
    """With a proper minus sign."""
    return str(number).replace("-", "\u2212")


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
        full = _PLACE.sub(lambda place: self._fill(place, given), self.table[key])
        if self.language == "fr":  # "le tour d’Ada", where what was filled in begins so
            full = _BEFORE_VOWEL.sub("\\1’", full)
        return full.replace(_START, "")

    def line(self, line: Line) -> str:
        return self.say(line[0], line[1])

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else f"{seat + 1}"

    def _fill(self, place: re.Match[str], given: Mapping[str, int]) -> str:
        number = given[place[1]]
        if place[2] == "seat":
            return _START + self.name(number)
        if place[2]:
            return _START + self.table[f"{place[2]}.{number}"]
        if place[3] is not None:
            return self._form(number, place[3], place[4], place[5]).replace("#", str(number))
        return str(number)

    def _form(self, number: int, one: str, many: str, none: str | None) -> str:
        if number == 0 and none is not None:
            return none
        return one if self._is_one(number) else many

    def _is_one(self, number: int) -> bool:
        return number == 1 or (number == 0 and self.language == "fr")
