"""Writes the page's types of what is printed in each box: `generate_prints.py [--check]`.

The values come from the server, so that an edition can change them; the names and kinds of them are
the same in all editions. A page of print that does not fit together ends here too.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from filon.games import load_all

TARGET = Path(__file__).resolve().parent.parent / "web/src/lib/prints.ts"
HEAD = "// Generated from the games' handout.py by `make types`: do not edit.\n"


def typescript(value: Any, indent: str = "") -> str:
    if isinstance(value, dict):
        inside = indent + "  "
        lines = [f"{inside}{key}: {typescript(part, inside)}" for key, part in value.items()]
        kinds = {typescript(part) for part in value.values()}
        if len(kinds) == 1 and len(value) > 2:
            return f"Record<string, {kinds.pop()}>"
        return "\n".join(["{", *lines, indent + "}"])
    if isinstance(value, list):
        kinds = [typescript(part, indent) for part in value if part != []]
        return f"{kinds[0] if kinds else 'number'}[]"
    if isinstance(value, bool):
        return "boolean"
    return "string" if isinstance(value, str) else "number"


def generated() -> str:
    games = load_all()
    titles = {game.name: game.name.title().replace("-", "") + "Print" for game in games}
    parts = [HEAD]
    for game in games:
        parts.append(f"export interface {titles[game.name]} {typescript(game.printed())}\n")
    keys = [name if "-" not in name else f"'{name}'" for name in titles]
    shelf = [f"  {key}: {title}" for key, title in zip(keys, titles.values(), strict=True)]
    return "\n".join([*parts, "\n".join(["export interface Prints {", *shelf, "}\n"])])


if __name__ == "__main__":
    text = generated()
    if "--check" in sys.argv:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
            sys.exit("web/src/lib/prints.ts is not what the handouts say: run `make types`")
    else:
        TARGET.write_text(text, encoding="utf-8")
