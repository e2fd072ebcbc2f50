"""Two tables with other secrets: whoever cannot know them gets the same bytes at the same time."""

from __future__ import annotations

import itertools
import random
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from filon.bots import make
from filon.core.game import SPECTATOR
from filon.core.match import Match
from filon.games import load
from tests.server.first_release import Chair, clear, lay
from tests.server.people import Look, Person
from tests.server.thawed import FROZEN, Thawed
from tests.server.twins import Policy, Twins, find

PLAYERS, WATCHER = ["Nellie", "Jack Zoë 🦦", "a : b"], "Watcher"
SHORTEST, LIVE = 24, 4  # steps: in all, and of them over the wire
CASES = [
    (game, seats, viewer)
    for game, seats in [("treasure-hunter", 2), ("colorado", 3), ("lost-valley", 2)]
    for viewer in (0, 1, SPECTATOR)
] + [("treasure-hunter", 3, 1), ("colorado", 2, 0), ("lost-valley", 3, 0)]


# -- the same bytes ---------------------------------------------------------------------------


def long_enough(twins: Twins) -> bool:
    """With some steps at the end that need no luck, for the luck of a server is its own."""
    end = twins.steps[-LIVE:]
    return twins.differ and len(twins.steps) >= SHORTEST and not any(step.is_lucky for step in end)


class Pair:
    """The two at a server: half played, with a person in each seat."""

    def __init__(self, n: int, case: tuple[str, int, int]) -> None:
        game, seats, self.viewer = case
        self.twins = find(load(game), seats, self.viewer, long_enough, range(40))
        self.ids = [f"twin{side}{n:05}" for side in "ab"]

    def lay(self, thawed: Thawed) -> None:
        chairs = [Chair(thawed.id_of(name), name) for name in PLAYERS[: self.twins.one.seats]]
        for table, match in zip(self.ids, (self.twins.one, self.twins.other), strict=True):
            earlier = match.replayed(len(match.log) - LIVE)
            lay(thawed.server.database, table, earlier, chairs, thawed.id_of(PLAYERS[0]))

    def who(self) -> str:
        return WATCHER if self.viewer == SPECTATOR else PLAYERS[self.viewer]


@pytest.fixture(scope="module")
def pairs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Thawed, list[Pair]]]:
    thawed = Thawed(FROZEN / "0001", tmp_path_factory.mktemp("twins"))
    clear(thawed.server.database)
    laid = [Pair(n, case) for n, case in enumerate(CASES)]
    for pair in laid:
        pair.lay(thawed)
    thawed.start()
    yield thawed, laid
    assert thawed.server.stop() == 0


def without(text: str, table: str) -> str:
    """The two tables bear two names, and began some seconds apart."""
    text = text.replace(table, "")
    return re.sub(r'"waited":\d+', '"waited":0', text) if '"type":"clocks"' in text else text


def heard(look: Look, table: str) -> list[str]:
    """All messages so far, as they came; a refusal marks the end."""
    look.socket.send('{"type":"look","text":"xx"}')
    lines: list[str] = []
    while not any("'xx'" in line for line in lines):
        lines += str(look.socket.recv(20)).split("\n")
    told = [line for line in lines if '"type":"lobby"' not in line]  # comings and goings
    return [without(line, table) for line in told]


@pytest.mark.parametrize("n", range(len(CASES)), ids=["-".join(map(str, case)) for case in CASES])
def test_twins_get_the_same_bytes(pairs: tuple[Thawed, list[Pair]], n: int) -> None:
    thawed, pair = pairs[0], pairs[1][n]
    viewer = thawed.people[pair.who()]
    for language in ("", "fr"):
        looks = [viewer.look(table, text=language) for table in pair.ids]
        assert all_alike([heard(*place) for place in zip(looks, pair.ids, strict=True)])
        for look in looks:
            look.close()
    assert all_alike([asked(viewer, table) for table in pair.ids])


def asked(person: Person, table: str) -> list[str]:
    """All that can be asked for over HTTP."""
    length = len(person.story(table))
    moments = range(0, length + 1, 1 + length // 30)
    paths = ["", "/log", "/record", *[f"/position/{n}?text=de" for n in moments]]
    answers = [person.get(f"/api/tables/{table}{path}") for path in paths]
    assert {answer.status_code for answer in answers} == {200}
    return [without(answer.text, table) for answer in answers]


@pytest.mark.parametrize("n", range(len(CASES)), ids=["-".join(map(str, case)) for case in CASES])
def test_twins_hear_the_same_while_it_goes_on(pairs: tuple[Thawed, list[Pair]], n: int) -> None:
    thawed, pair = pairs[0], pairs[1][n]
    looks = [thawed.people[pair.who()].look(table) for table in pair.ids]
    assert all_alike([heard(*place) for place in zip(looks, pair.ids, strict=True)])
    for step in pair.twins.steps[-LIVE:]:
        for table, words in zip(pair.ids, step.words, strict=True):
            look = thawed.people[PLAYERS[step.seat]].look(table)
            look.until("chat")
            look.act(words)
            assert look.refusals == []
            look.close()
        told = [heard(*place) for place in zip(looks, pair.ids, strict=True)]
        assert all_alike([[line for line in side if '"lobby"' not in line] for side in told])
    for look in looks:
        look.close()


def all_alike(sides: list[list[str]]) -> bool:
    for one, other in itertools.zip_longest(*sides):
        assert one == other
    return True


# -- at the same time -------------------------------------------------------------------------

TRIALS = 50  # with and as many without a choice
TELLING = 0.65  # of a hundred guesses: three standard deviations better than chance
QUESTIONS = ["treasure-hunter", "colorado", "lost-valley"]


def forced_or_not(twins: Twins) -> bool:
    """The viewer has acted, and a bot is asked anew: at one table it has a choice."""
    if not twins.steps or twins.steps[-1].seat != 0 or twins.steps[-1].is_lucky:
        return False
    asked_before = twins.one.log[-1].asked
    choices = [len(match.legal(1)) for match in (twins.one, twins.other)]
    return 1 in twins.one.to_act and 1 not in asked_before and min(choices) == 1 < max(choices)


def eager_to_swap(game: str) -> Policy:
    """Lost Valley, §4: seat 0 offers a swap wherever it can, for gold that may not be there."""
    bot = make("greedy", load(game), 0)

    def ordered(match: Match, seat: int, legal: list[int]) -> list[int]:
        swaps = ("trade", "give", "want", "offer") if seat == 0 else ()
        first = [act for act in legal if match.game.say(act).startswith(swaps)] if swaps else []
        return [*first, bot.choose(match.view(seat), list(legal)), *legal]

    return ordered


def question(game: str) -> Twins:
    """The shortest of a few, so that a hundred copies are soon loaded."""
    policy = eager_to_swap(game) if game == "lost-valley" else None
    found = [
        find(load(game), 2, 0, forced_or_not, range(start, start + 80), policy)
        for start in (0, 100, 200)
    ]
    return min(found, key=lambda twins: len(twins.steps))


@pytest.mark.long
@pytest.mark.parametrize("bot", ["greedy", "ismcts:200"])
@pytest.mark.parametrize("game", QUESTIONS)
def test_how_soon_a_bot_answers_tells_nothing(game: str, bot: str, tmp_path: Path) -> None:
    """Once a bot without a choice answered in 1 to 4 ms."""
    thawed = Thawed(FROZEN / "0001", tmp_path)
    clear(thawed.server.database)
    twins, die = question(game), random.Random(5)
    sides = [0, 1] * TRIALS
    die.shuffle(sides)
    chairs = [Chair(thawed.id_of("Nellie"), "Nellie"), Chair(name=bot, bot=bot)]
    for n, side in enumerate(sides):
        match = (twins.one, twins.other)[side]
        lay(
            thawed.server.database,
            f"t{n:05}",
            match.replayed(len(match.log) - 1),
            chairs,
            chairs[0].guest,
        )
    thawed.start()
    nellie, words = thawed.people["Nellie"], twins.steps[-1].words[0]
    seconds = [answered(nellie, f"t{n:05}", words) for n in range(len(sides))]
    assert thawed.server.stop() == 0
    right = guessed(list(zip(sides, seconds, strict=True)))
    assert right < TELLING, f"{right:.0%} told apart: {summary(sides, seconds)}"


def answered(person: Person, table: str, words: str) -> float:
    """Seconds from what came of my action to what came of the bot's."""
    look = person.look(table)
    look.until("chat")
    look.act(words)
    began, asked = time.perf_counter(), look.position
    while look.position is asked:
        look.read()
    look.close()
    return time.perf_counter() - began


def guessed(trials: list[tuple[int, float]]) -> float:
    """How often the best threshold of one half is right about the other half."""
    halves = [trials[::2], trials[1::2]]
    right = 0.0
    for known, unknown in (halves, halves[::-1]):
        limit, slower = max(
            ((limit, slower) for _, limit in known for slower in (0, 1)),
            key=lambda rule: accuracy(known, *rule),
        )
        right += accuracy(unknown, limit, slower)
    return right / 2


def accuracy(trials: list[tuple[int, float]], limit: float, slower: int) -> float:
    guesses = [(slower if seconds > limit else 1 - slower) == side for side, seconds in trials]
    return sum(guesses) / len(guesses)


def summary(sides: list[int], seconds: list[float]) -> str:
    parts = []
    for side in (0, 1):
        mine = sorted(s for s, where in zip(seconds, sides, strict=True) if where == side)
        parts.append(f"median {mine[len(mine) // 2] * 1000:.1f} ms, up to {mine[-1] * 1000:.1f}")
    return "; ".join(parts)
