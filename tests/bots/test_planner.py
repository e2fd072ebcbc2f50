"""Learnt bots: a network for every seat count, and a search that knows it."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import pytest

from filon.bots import make
from filon.bots.bot import Thinker
from filon.bots.levels import Plan
from filon.bots.net import Reader, network_for
from filon.bots.planner import CURIOSITY, Planner
from filon.bots.reasons import reason_of
from filon.core.errors import BadSetup
from filon.core.game import AnyGame
from filon.core.ints import u8, vec
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.games import NAMES, load
from tests.bots.networks import small_network

PLANS = [Plan(), Plan(quick=True), Plan(quick=True, trust=0.5)]
TABLES = [(name, seats) for name in NAMES for seats in load(name).seats]


def planner(folder: Path, game: AnyGame, visits: int = 12, plan: Plan = PLANS[0]) -> Planner:
    path = small_network(folder / f"{game.name}.net", game)
    network = network_for(str(path), game)
    return Planner(game, 1, network, visits, 0.0, CURIOSITY, plan.quick, plan.trust)


def real_choices(match: Match, count: int, seed: int = 9) -> list[tuple[Any, list[int]]]:
    """Views of whoever has a choice, in a game by chance."""
    luck = Seeded(seed)
    found: list[tuple[Any, list[int]]] = []
    while len(found) < count and not match.over:
        seat = match.to_act[-1]
        legal = match.legal(seat)
        if len(legal) > 1:
            found.append((match.view(seat), legal))
        match.submit(seat, legal[luck.below(len(legal))])
    return found


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_one_network_plays_and_plans_at_tables_of_every_size(
    name: str, seats: int, tmp_path: Path
) -> None:
    game = load(name)
    bots: list[Thinker | Any] = [
        planner(tmp_path, game),
        make(f"net:{tmp_path / name}.net", game, 1),
    ]
    for view, legal in real_choices(Match(game, seats, Seeded(5)), 6):
        for bot in bots:
            assert bot.choose(view, legal) in legal


@pytest.mark.parametrize("plan", PLANS)
@pytest.mark.parametrize("name", NAMES)
def test_a_plan_is_the_same_whatever_is_hidden(name: str, plan: Plan, tmp_path: Path) -> None:
    """A learnt bot gets a view; another table that looks the same gives it the same thought."""
    game = load(name)
    for number, (view, legal) in enumerate(real_choices(Match(game, game.seats[-1], Seeded(6)), 5)):
        other = game.view(game.imagine(view, Seeded(number + 99)), view.viewer)
        one = planner(tmp_path, game, plan=plan).think(view, legal)
        assert planner(tmp_path, game, plan=plan).think(other, legal) == one


@pytest.mark.parametrize("name", NAMES)
def test_what_a_rival_would_do_is_read_from_what_the_rival_sees(name: str) -> None:
    """The network looks at imagined tables from a rival's seat: as at that rival's own view."""
    game = load(name)
    match, luck = Match(game, game.seats[-1], Seeded(7)), Seeded(8)
    features = game.features(match.seats)
    for _ in range(30):
        seat = match.to_act[0]
        table = game.imagine(match.view(seat), luck)
        for rival in range(match.seats):
            seen = written(features, game.view(table, rival), rival)
            assert written(features, table, rival) == seen
        legal = match.legal(seat)
        match.submit(seat, legal[luck.below(len(legal))])


@pytest.mark.parametrize("name", NAMES)
def test_looking_again_shows_the_same_as_looking_for_the_first_time(
    name: str, tmp_path: Path
) -> None:
    """A reader that has looked before adds only what has changed since."""
    game = load(name)
    network = network_for(str(small_network(tmp_path / "a.net", game)), game)
    again = Reader(game, network, game.seats[-1], Seeded(1))
    for view, legal in real_choices(Match(game, game.seats[-1], Seeded(5)), 20):
        view.offered = 0
        for action in legal:
            view.offer(action)
        likings = []
        for reader in [again, Reader(game, network, game.seats[-1], Seeded(1))]:
            reader.look(view, view.viewer)
            likings.append([*reader.likings(view, view.viewer), reader.lead()])
        assert likings[0] == pytest.approx(likings[1], rel=1e-9, abs=1e-9)


def written(features: Any, table: Any, seat: int) -> list[int]:
    memory = vec[u8]([0] * int(features.width))
    features.write(table, seat, memory, 0)
    return [int(byte) for byte in memory]


@pytest.mark.parametrize("name", NAMES)
def test_a_thought_counts_its_visits_and_has_a_reason(name: str, tmp_path: Path) -> None:
    game = load(name)
    for view, legal in real_choices(Match(game, game.seats[0], Seeded(4)), 3):
        thought = planner(tmp_path, game, visits=30).think(view, legal)
        assert {option.action for option in thought.options} <= set(legal)
        visits = [option.visits for option in thought.options]
        left = 30 - sum(visits)
        assert left == 0 or visits[0] - visits[1] > left > 0
        assert all(0 <= option.value <= 1 for option in thought.options)
        assert thought.chosen == thought.best.action
        assert reason_of(game, view, thought).action == thought.chosen


def test_quick_rivals_and_the_judge_make_other_thoughts(tmp_path: Path) -> None:
    game = load("gold-am-yukon")
    view, legal = real_choices(Match(game, 4, Seeded(3)), 1)[0]
    thoughts = [planner(tmp_path, game, 60, plan).think(view, legal) for plan in PLANS]
    values = [[option.value for option in thought.options] for thought in thoughts]
    assert values[0] != values[1] != values[2]


def test_a_forced_choice_costs_no_visit(tmp_path: Path) -> None:
    game = load("colorado")
    bot = planner(tmp_path, game)
    assert bot.choose(Match(game, 2, Seeded(1)).view(0), [3]) == 3
    assert bot.visited == 0


@pytest.mark.parametrize("plan", PLANS)
def test_a_planner_can_be_sent_to_another_process(plan: Plan, tmp_path: Path) -> None:
    game = load("treasure-hunter")
    view, legal = real_choices(Match(game, 4, Seeded(1)), 1)[0]
    bot = planner(tmp_path, game, plan=plan)
    twin = pickle.loads(pickle.dumps(bot))
    assert twin.think(view, legal) == copy.deepcopy(bot).think(view, legal)


def test_the_same_network_chooses_the_same_interpreted_and_compiled(tmp_path: Path) -> None:
    """What the interpreted engine said; the compiled one must say it again."""
    said = []
    for name in NAMES:
        game = load(name)
        view, legal = real_choices(Match(game, 3, Seeded(2)), 9)[-1]
        bot = planner(tmp_path, game, visits=20)
        said.append(game.say(bot.choose(view, legal)))
        said.append(game.say(make(f"net:{tmp_path / name}.net", game, 1).choose(view, legal)))
    assert said == [
        "step 24", "step 33", "keep hammer", "keep hammer",
        "call purple 1", "call purple 1", "river 3", "river 1",
    ]  # fmt: skip


def test_a_network_whose_numbers_have_changed_is_refused(tmp_path: Path) -> None:
    game = load("colorado")
    path = small_network(tmp_path / "bad.net", game)
    path.write_bytes(path.read_bytes()[:-2] + b"\0\0")
    with pytest.raises(BadSetup, match="its numbers do not fit its digest"):
        make(f"net:{path}", game, 1)
