"""A game as pictures: every position as each viewer saw it, to be looked at without its rules.

A reel holds up to 64 acts. It begins with what everybody saw, and for each act keeps only what
changed: for onlookers, and for each seat where its view differs from theirs.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from filon.core import plain
from filon.core.game import SPECTATOR
from filon.core.match import Entry as Done
from filon.core.match import Match
from filon.games import load
from filon.table.journal import Entry
from filon.table.news import Line, LogEntry
from filon.table.play import Play
from filon.table.refusal import Damaged
from filon.table.snapshot import Snapshot, Way
from filon.table.tale import lines_for

View = dict[str, Any]


class Reel:
    def __init__(self, first: int, heard: list[int], data: dict[str, Any]) -> None:
        self.first = first  # acts before it
        self.heard = heard  # by every viewer before it: onlookers, then the seats
        self._data = data

    @classmethod
    def unpacked(cls, packed: bytes) -> Reel:
        data = json.loads(zlib.decompress(packed))
        return cls(data["first"], data["heard"], data)

    def packed(self) -> bytes:
        text = json.dumps(self._data, separators=(",", ":"))
        return zlib.compress(text.encode(), 9)

    @property
    def count(self) -> int:
        return len(self._data["acts"])

    @property
    def scores(self) -> list[int]:
        """At its end, if the game was over then."""
        found: list[int] = self._data["scores"]
        return found

    @property
    def sources(self) -> list[list[Line]]:
        """Of each seat's points; older reels do not know."""
        found = self._data.get("sources", [])
        return [[(key, numbers) for key, numbers in lines] for lines in found]

    @property
    def winners(self) -> list[int]:
        found: list[int] = self._data["winners"]
        return found

    @property
    def tie_break(self) -> Line | None:
        """What decided; older reels do not know."""
        found = self._data.get("tie_break")
        return (found[0], found[1]) if found else None

    def view(self, viewer: int, acts: int) -> View:
        """What a viewer saw after so many acts of this reel."""
        seen: View = dict(self._data["view"])
        own: View = dict(self._data["own"][viewer]) if viewer != SPECTATOR else {}
        for act in self._data["acts"][:acts]:
            seen.update(act["view"])
            if viewer != SPECTATOR:
                own.update(act["own"][viewer])
                for name in act["same"][viewer]:
                    del own[name]
        return {**seen, **own}

    def to_act(self, acts: int) -> list[int]:
        found: list[int] = (self._data["acts"][acts - 1] if acts else self._data)["to_act"]
        return found

    def entries(self, viewer: int) -> list[LogEntry]:
        """What a viewer was told in this reel."""
        told: list[LogEntry] = []
        for act in self._data["acts"]:
            lines = self._lines(act, viewer)
            if lines:
                told.append(LogEntry(self.heard[viewer + 1] + len(told), act["seat"], lines))
        return told

    def told(self, viewer: int) -> int:
        """How much a viewer was told in this reel."""
        return sum(bool(self._lines(act, viewer)) for act in self._data["acts"])

    def acts_at(self, viewer: int, told: int) -> int:
        """How many acts of this reel were done just before the viewer heard one thing more."""
        heard = self.heard[viewer + 1]
        for n, act in enumerate(self._data["acts"]):
            heard += bool(self._lines(act, viewer))
            if heard > told:
                return n
        return self.count

    def _lines(self, act: dict[str, Any], viewer: int) -> list[Line]:
        own = act["told"].get(str(viewer), act["lines"])
        return [(key, numbers) for key, numbers in own]


class _Camera:
    def __init__(self, match: Match, heard: list[int]) -> None:
        self._match = match
        self._heard = list(heard)
        self._seen = self._views()
        self.data: dict[str, Any] = {
            "first": match.length,
            "heard": list(heard),
            "view": self._seen[0],
            "own": self._seen[1:],
            "to_act": match.to_act,
            "acts": [],
        }

    @property
    def heard(self) -> list[int]:
        return self._heard

    def shoot(self, done: Done) -> None:
        before, self._seen = self._seen, self._views()
        own = list(zip(before[1:], self._seen[1:], strict=True))
        act = {
            "seat": done.seat,
            "to_act": self._match.to_act,
            "view": changed(before[0], self._seen[0]),
            "own": [changed(old, new) for old, new in own],
            "same": [[name for name in old if name not in new] for old, new in own],
        }
        self.data["acts"].append({**act, **self._told(done)})

    def reel(self) -> Reel:
        over = self._match.over
        self.data["scores"] = self._match.scores() if over else []
        self.data["sources"] = self._match.sources() if over else []
        self.data["winners"] = self._match.winners() if over else []
        self.data["tie_break"] = self._match.tie_break() if over else None
        return Reel(self.data["first"], self.data["heard"], self.data)

    def _views(self) -> list[View]:
        """The onlookers' view, and of each seat's what differs from it."""
        public = plain.encode(self._match.view(SPECTATOR))
        if self._match.game.declared().is_open:
            return [public, *[{"viewer": seat} for seat in range(self._match.seats)]]
        seats = [plain.encode(self._match.view(seat)) for seat in range(self._match.seats)]
        return [public, *[changed(public, view) for view in seats]]

    def _told(self, done: Done) -> dict[str, Any]:
        public, heard = lines_for(self._match, done, SPECTATOR), self._match.seen(done, SPECTATOR)
        told = [
            public if self._match.seen(done, seat) == heard else lines_for(self._match, done, seat)
            for seat in range(self._match.seats)
        ]
        for place, lines in enumerate([public, *told]):
            self._heard[place] += bool(lines)
        differing = {str(seat): lines for seat, lines in enumerate(told) if lines != public}
        return {"lines": public, "told": differing}


def changed(old: View, new: View) -> View:
    return {name: value for name, value in new.items() if name not in old or old[name] != value}


@dataclass(frozen=True, slots=True)
class Scenes:
    """What there is to film: a game up to some act, and the acts that follow."""

    game: str
    seats: int
    options: dict[str, int]
    start: Way
    acts: Sequence[Entry]
    older: bool = False  # by rules that are no longer there


@dataclass(frozen=True, slots=True)
class Shot:
    """A packed reel, the table after it, and what stopped the camera, if anything."""

    first: int
    count: int
    heard: list[int]
    data: bytes
    end: Snapshot
    problem: str


def shot(scenes: Scenes) -> Shot:
    """Films some acts. What older rules allowed is followed as long as it leads anywhere."""
    game = load(scenes.game)
    play = Play.folded(game, scenes.seats, scenes.options, "", scenes.start, ())
    camera = _Camera(play.match, play.heard)
    last, problem = play.n_before, ""
    for entry in scenes.acts:
        try:
            play.follow(entry) if scenes.older else play.repeat(entry)
        except Damaged as found:
            problem = found.detail
            break
        except Exception as found:
            if not scenes.older:
                raise
            problem = f"entry {entry.n} leads nowhere: {found}"
            break
        camera.shoot(play.match.log[-1])
        last = entry.n
    state = Snapshot.packed(play.match.state)
    end = Snapshot(play.match.length, last, play.drawn, camera.heard, state)
    reel = camera.reel()
    return Shot(reel.first, reel.count, reel.heard, reel.packed(), end, problem)
