"""Whole tables in one process: a table, a store in memory, and no waiting."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from datetime import datetime, timedelta
from typing import Any, TypeVar

from filon.core.game import SPECTATOR, AnyGame
from filon.core.luck import Seeded
from filon.table.audience import Audience
from filon.table.chairs import of_person
from filon.table.change import Change
from filon.table.clock import Clock, read_terms
from filon.table.film import Scenes, Shot, shot
from filon.table.journal import opening_of, standing
from filon.table.memory import Memory
from filon.table.news import LogEntry, Position
from filon.table.play import REEL, Play
from filon.table.reading import read_table
from filon.table.table import Table

T = TypeVar("T")
NOON = "2026-11-17T12:00:00+00:00"


def run(work: Coroutine[Any, Any, T]) -> T:
    """What never waits is done at once."""
    try:
        work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    raise AssertionError("it waits for something")


def guest(seat: int) -> str:
    return f"guest {seat}" if seat != SPECTATOR else "onlooker"


class Room:
    """A running game with a person on every seat, or one person on all of them."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        seed: int = 1,
        hot_seat: bool = False,
        clock: str = "",
        **options: int,
    ) -> None:
        self.store = Memory()
        self.at = NOON
        self.luck = Seeded(seed)
        self.table = Table("table", game, f"{seed:064}", NOON)
        self.table.host = guest(0)
        self.table.clock = Clock(read_terms(clock))
        self.table.options = {option.name: option.default for option in game.options} | options
        people = [guest(0 if hot_seat else seat) for seat in range(seats)]
        company = [of_person(person, f"P{seat}") for seat, person in enumerate(people)]
        seated = self.table.seated(company, NOON)
        self.table.adopt(seated)
        run(self.store.lay(self.table, seated))
        self.do(lambda table: table.start(guest(0), NOON))

    @property
    def play(self) -> Play:
        assert isinstance(self.table.scene, Play)
        return self.table.scene

    def do(self, command: Callable[[Table], Change]) -> Change:
        change = command(self.table)
        run(self.store.append((self.table, change)))
        self.table.adopt(change)
        return change

    def act(self, seat: int, words: str) -> None:
        self.do(lambda table: table.act(seat, words, self.at))

    def undo(self, seat: int, all_of_it: bool = False) -> None:
        self.do(lambda table: table.undo(guest(seat), all_of_it, self.at))

    def wait(self, seconds: int) -> None:
        """Time passes, and nothing else."""
        later = datetime.fromisoformat(self.at) + timedelta(seconds=seconds)
        self.at = later.isoformat(timespec="seconds")

    def left(self, seat: int) -> int:
        """Seconds on a seat's clock."""
        return self.table.clock.shown(self.table.tick(self.at)).hands[seat].left

    def step(self) -> None:
        """Somebody who is asked does something."""
        waiting = self.play.to_act
        seat = waiting[self.luck.below(len(waiting))]
        legal = self.play.legal(seat)
        self.act(seat, self.table.game.say(legal[self.luck.below(len(legal))]))

    def step_or_undo(self) -> None:
        if self.luck.below(4) == 0:
            able = [seat for seat in range(len(self.table.chairs)) if self.play.can_undo(seat)]
            if able:
                self.undo(able[self.luck.below(len(able))], bool(self.luck.below(2)))
                return
        self.step()

    def read_again(self) -> Table:
        return run(read_table(self.store, self.table.id, self.at))

    def viewers(self) -> range:
        return range(SPECTATOR, len(self.table.chairs))

    def film(self) -> list[Shot]:
        """The whole game, from its journal, as it would be filmed bit by bit."""
        entries = self.store.journals[self.table.id]
        acts, made = standing(entries), []
        start: Any = opening_of(entries)
        for first in range(0, len(acts), REEL):
            game, table = self.table.game.name, self.table
            part = acts[first : first + REEL]
            scenes = Scenes(game, len(table.chairs), table.options, start, part)
            made.append(shot(scenes))
            start = made[-1].end
        return made


def seen(table: Table, viewer: int) -> tuple[Position, list[LogEntry]]:
    """What somebody who comes in now gets to know."""
    assert table.scene is not None
    seats = table.playing_seats_of(guest(viewer))
    audience = Audience(seats, None, "en")
    audience.look(table.scene, table.names())
    assert audience._page is not None
    assert audience._tale is not None
    return audience._page, audience._tale.entries
