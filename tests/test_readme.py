"""The README's example runs as it stands."""

from __future__ import annotations

import re
from pathlib import Path

from filon.games import NAMES, load

README = Path(__file__).parent.parent / "README.md"


def test_the_python_example_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})


def test_the_table_of_games_says_how_many_play() -> None:
    """As the server tells the home page."""
    rows = re.findall(r"(?m)^\| ([^|]+) \| (\d)(?:–(\d))? \|", README.read_text(encoding="utf-8"))
    told = {title: (int(least), int(most or least)) for title, least, most in rows}
    games = [load(name) for name in NAMES]
    assert told == {
        game.messages("en").table["title"]: (min(game.seats), max(game.seats)) for game in games
    }
