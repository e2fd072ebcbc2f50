"""A tournament as one file that proves itself: a zip with what was played and what came of it.

`bundle.json` has the versions, the game, seats, options, bots, seeds, standings and ratings; a
record of every game stands beside it. Reading it plays every record again with the luck of its seed
and counts anew: the dice were the seed's, every action was legal, and the sums are right.
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from filon import __version__
from filon.bots.arena import Standing, count, ratings
from filon.bots.selfplay import Played, Task, tags_of
from filon.core import record
from filon.core.errors import BadRecord, FilonError
from filon.core.game import AnyGame, game_called
from filon.core.luck import Seeded
from filon.core.match import Match

FORMAT = 2
HEAD = "bundle.json"


def write(path: Path, game: AnyGame, bots: Sequence[str], games: Sequence[Played]) -> None:
    head = {
        "format": FORMAT,
        "filon": __version__,
        "game": game.name,
        "rules": game.version,
        "bots": list(bots),
        "seats": len(games[0].task.names),
        "options": games[0].task.options,
        "seeds": [one.task.seed for one in games],
        "lineups": [one.task.names for one in games],
        **outcome(bots, games),
    }
    draft = path.with_name(f".{path.name}.draft")
    try:
        with zipfile.ZipFile(draft, "w", zipfile.ZIP_DEFLATED) as bundle:
            bundle.writestr(HEAD, json.dumps(head, indent=1))
            for one in games:
                bundle.writestr(_name(one.task.seed), one.record)
        draft.replace(path)
    except OSError as problem:
        raise FilonError(f"cannot write {path}: {problem.strerror}") from problem


def outcome(bots: Sequence[str], games: Sequence[Played]) -> dict[str, Any]:
    """Who won how much, and a ladder as in chess: 400 points are ten pairs to one."""
    standings = {name: Standing(name) for name in bots}
    for one in games:
        count(standings, one.result)
    return {
        "standings": {
            name: {"seated": one.seated, "wins": round(one.wins, 6), "points": one.points}
            for name, one in standings.items()
        },
        "ratings": {name: round(number, 1) for name, number in ratings([standings]).items()},
    }


def proved(path: Path) -> tuple[AnyGame, list[str], Iterator[Played], int]:
    """The game, the bots, every match played again, and how many there are; the last step raises
    if anything is not as the file says."""
    head, bundle = _opened(path)
    game = game_called(head["game"])
    if game.version != head["rules"]:
        raise BadRecord(
            f"{path} is of {game.name} rules version {head['rules']}; "
            f"this Filon plays version {game.version}"
        )
    return game, head["bots"], _again(path, head, bundle), len(head["seeds"])


def _opened(path: Path) -> tuple[dict[str, Any], zipfile.ZipFile]:
    try:
        bundle = zipfile.ZipFile(path)
        head = json.loads(bundle.read(HEAD))
        if head["format"] != FORMAT:
            raise BadRecord(f"{path} is of format {head['format']!r}; expected {FORMAT}")
        if len(head["seeds"]) != len(set(head["seeds"])):
            raise BadRecord(f"{path} counts a game twice")
    except OSError as problem:
        raise FilonError(f"cannot read {path}: {problem.strerror}") from problem
    except (zipfile.BadZipFile, KeyError, TypeError, ValueError) as problem:
        raise BadRecord(f"{path} is no tournament: {problem}") from problem
    return head, bundle


def _again(path: Path, head: dict[str, Any], bundle: zipfile.ZipFile) -> Iterator[Played]:
    games = []
    with bundle:
        for seed, names in zip(head["seeds"], head["lineups"], strict=True):
            text = bundle.read(_name(seed)).decode()
            games.append(replayed(Task(head["game"], names, seed, head["options"]), text))
            yield games[-1]
    for name, found in outcome(head["bots"], games).items():
        if head[name] != found:
            raise BadRecord(f"{path}: the {name} are not those of its games")


def replayed(task: Task, text: str) -> Played:
    """The record with the luck of its seed: it must come out word for word."""
    game, parsed = game_called(task.game), record.parse(text)
    match = Match(game, len(task.names), Seeded(task.seed), task.options)
    try:
        for seat, words, _ in parsed.entries:
            match.submit(seat, words)
    except FilonError as problem:
        raise BadRecord(f"the game of seed {task.seed} is not of this seed: {problem}") from problem
    if not match.over or record.dump(match, tags_of(task)) != text:
        raise BadRecord(f"the game of seed {task.seed} is not what this seed and its actions give")
    return Played(task, match.scores(), match.winners(), text)


def _name(seed: int) -> str:
    return f"records/{seed:08d}.filon"
