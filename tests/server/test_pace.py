"""The pace of bots: what a clock tells an onlooker about a hand, which is nothing."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from filon.core.game import SPECTATOR
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.games import NAMES, load
from filon.server.pace import (
    CEILING,
    FLOOR,
    KNOWN,
    LATE,
    PEOPLE,
    QUICK,
    STEP,
    UNSEEN,
    WATCHABLE,
    WATCHED,
    Asked,
    Kind,
    Pace,
    company_of,
    ladder,
    question_kind,
)

CHOICE = Asked(("give", "nothing"), is_forced=False, crowd=1)
FORCED = Asked(("end",), is_forced=True, crowd=1)
ASKED_AT = 1000.0
FAIR = 0.5  # a chance like any other


def kind(asked: Asked = CHOICE, bot: str = "greedy", company: int = PEOPLE) -> Kind:
    return Kind("colorado", bot, company, asked)


def learnt(seconds: float, asked: Kind) -> Pace:
    pace = Pace()
    for _ in range(KNOWN):
        pace.note(asked, seconds)
    return pace


# -- slots ------------------------------------------------------------------------------------


def test_slots_are_the_steps_of_a_ladder() -> None:
    assert [ladder(0.0), ladder(QUICK), ladder(99.0)] == [QUICK, QUICK, CEILING]
    assert ladder(QUICK * STEP) == pytest.approx(QUICK * STEP)
    assert ladder(QUICK * STEP * 1.01) == pytest.approx(QUICK * STEP**2)


def test_an_answer_appears_at_the_end_of_its_slot_however_soon_it_is_ready() -> None:
    pace = learnt(0.8, kind())
    moments = {pace.due(kind(), ASKED_AT, FAIR, ASKED_AT + spent) for spent in (0.0, 0.3, 0.8)}
    assert len(moments) == 1
    assert moments.pop() >= ASKED_AT + pace.slot(kind()) > ASKED_AT + 0.8


def test_a_late_answer_waits_for_the_next_slot_and_looks_like_one_late_by_chance() -> None:
    pace = learnt(0.8, kind())
    slot, due = pace.slot(kind()), pace.due(kind(), ASKED_AT, FAIR)
    assert pace.due(kind(), ASKED_AT, FAIR, due + 0.01) == pytest.approx(due + slot)
    assert pace.due(kind(), ASKED_AT, FAIR, due + slot + 0.01) == pytest.approx(due + 2 * slot)
    by_chance = pace.due(kind(), ASKED_AT, LATE / 2)
    assert by_chance == pytest.approx(ASKED_AT + 2 * slot, rel=0.01)


def test_one_hiccup_at_most_doubles_a_slot_and_fades() -> None:
    pace = learnt(0.2, kind())
    before = pace.slot(kind())
    pace.note(kind(), 60.0)
    assert before < pace.slot(kind()) <= 2 * STEP * before
    for _ in range(300):
        pace.note(kind(), 0.2)
    assert pace.slot(kind()) <= STEP * before


def test_what_takes_longer_from_now_on_is_learnt_in_a_few_answers() -> None:
    pace = learnt(0.2, kind())
    for _ in range(5):
        pace.note(kind(), 3.0)
    assert pace.slot(kind()) > 3.0


def test_a_kind_not_known_yet_takes_as_long_as_the_longest_of_its_bot() -> None:
    pace = learnt(1.0, kind())
    other = kind(Asked(("call",), is_forced=False, crowd=1))
    assert pace.slot(other) == pace.slot(kind()) > 1.0
    assert pace.slot(kind(bot="random")) == FLOOR
    for _ in range(KNOWN):
        pace.note(other, 0.01)
    assert pace.slot(other) == FLOOR
    assert pace.slot(kind()) > 1.0


def test_a_new_bot_begins_with_what_its_name_says() -> None:
    assert Pace().slot(kind(bot="ismcts:2s")) > 2.0
    assert Pace().slot(kind(bot="ismcts:9999s")) > 5.0  # the server's cap
    assert Pace().slot(kind(bot="ismcts:1000")) > 1.0


def test_where_nothing_is_to_be_hidden_no_answer_is_held_back_for_long() -> None:
    pace = Pace(slowest=FLOOR)
    for _ in range(KNOWN):
        pace.note(kind(), 3.0)
    assert pace.slot(kind()) == FLOOR


def test_what_everybody_knows_to_be_forced_is_quick() -> None:
    pace = learnt(4.0, kind())
    assert pace.slot(kind(FORCED)) == QUICK


def test_bots_for_an_onlooker_play_slowly_enough_to_be_watched() -> None:
    pace = Pace()
    assert pace.slot(kind(FORCED, company=WATCHED)) == WATCHABLE
    assert pace.due(kind(company=WATCHED), ASKED_AT, FAIR) >= ASKED_AT + WATCHABLE
    assert learnt(2.0, kind(company=WATCHED)).slot(kind(company=WATCHED)) > 2.0


def test_nobody_waits_where_nobody_looks() -> None:
    pace, unseen = Pace(), kind(bot="ismcts:2s", company=UNSEEN)
    pace.note(unseen, 9.0)
    assert pace.due(unseen, ASKED_AT, FAIR) == ASKED_AT
    assert pace.due(unseen, ASKED_AT, FAIR, ASKED_AT + 9.0) == ASKED_AT + 9.0
    assert pace.slot(kind()) == FLOOR  # its long wait slows nobody down


def test_who_plays_counts_before_who_watches() -> None:
    assert company_of(people=True, watched=False) == PEOPLE
    assert company_of(people=False, watched=True) == WATCHED
    assert company_of(people=False, watched=False) == UNSEEN


# -- kinds of questions -------------------------------------------------------------------------


class Posed(NamedTuple):
    asked: Asked
    legal: list[int]
    kinds: set[str]
    crowd: int


def posed(name: str, seed: int) -> Iterator[Posed]:
    """Questions of a game played at random, as an onlooker can tell them apart."""
    game = load(name)
    match = Match(game, game.seats[-1], Seeded(seed))
    luck = Seeded(seed + 1)
    for _ in range(400):
        if match.over:
            return
        seat = match.to_act[luck.below(len(match.to_act))]
        legal = match.legal(seat)
        kinds = {game.actions.parts(action)[0] for action in legal}
        asked = question_kind(game, match.view(SPECTATOR), seat)
        yield Posed(asked, legal, kinds, len(match.to_act))
        match.submit(seat, legal[luck.below(len(legal))])


@pytest.mark.parametrize("name", NAMES)
def test_what_an_onlooker_takes_for_forced_is(name: str) -> None:
    for question in posed(name, 11):
        assert not question.asked.is_forced or len(question.legal) == 1
        assert question.asked.crowd == question.crowd


def test_without_secrets_an_onlooker_knows_every_question() -> None:
    for question in posed("gold-am-yukon", 5):
        assert set(question.asked.kinds) == question.kinds
        assert question.asked.is_forced == (len(question.legal) == 1)


@pytest.mark.parametrize("name", ["treasure-hunter", "colorado", "lost-valley"])
def test_a_question_that_only_its_seat_knows_to_be_forced_shares_the_slot_of_others(
    name: str,
) -> None:
    questions = [question for seed in range(3) for question in posed(name, seed)]
    hidden = [q for q in questions if len(q.legal) == 1 and not q.asked.is_forced]
    free = {q.asked for q in questions if len(q.legal) > 1}
    assert hidden
    assert sum(q.asked in free for q in hidden) > 0.8 * len(hidden)


# -- what a stop-watch tells ----------------------------------------------------------------------


class Seen(NamedTuple):
    forced: bool
    after: float  # seconds from the question to its answer
    slots: float  # the same in slots, for somebody who knows how long those are


THOUGHTS: dict[str, Callable[[random.Random], float]] = {
    "quick": lambda chance: chance.uniform(0.002, 0.08),
    "steady": lambda chance: chance.gauss(0.5, 0.03),
    "uneven": lambda chance: chance.lognormvariate(-0.7, 0.5),
    "heavy-tailed": lambda chance: chance.expovariate(1.0),
}


def watched(think: Callable[[random.Random], float], forced_share: float) -> list[Seen]:
    """What somebody with a stop-watch sees once the slot is learnt; queues delay everybody."""
    chance, pace, seen = random.Random(3), Pace(), []
    for _ in range(9_000):
        forced = chance.random() < forced_share
        spent = chance.expovariate(50.0) + (0.002 if forced else max(0.0, think(chance)))
        slot = pace.slot(kind())
        after = pace.due(kind(), 0.0, chance.random(), spent)
        pace.note(kind(), spent)
        seen.append(Seen(forced, after, after / slot))
    return seen[1_000:]


def skill(samples: list[tuple[float, bool]]) -> float:
    """How often the best threshold of one half tells the other half apart: 0.5 is chance."""
    training, trial = samples[::2], samples[1::2]
    values = sorted(value for value, _ in training)
    candidates = values[:: max(1, len(values) // 60)]
    best = max(candidates, key=lambda threshold: _told_apart(training, threshold))
    return _told_apart(trial, best)


def _told_apart(samples: list[tuple[float, bool]], threshold: float) -> float:
    """The mean share of both sorts that falls on its side: sooner means forced."""
    sooner = [value <= threshold for value, forced in samples if forced]
    later = [value > threshold for value, forced in samples if not forced]
    return (sum(sooner) / len(sooner) + sum(later) / len(later)) / 2


@pytest.mark.parametrize("forced_share", [0.2, 0.5, 0.8])
@pytest.mark.parametrize("thought", THOUGHTS)
def test_a_stop_watch_cannot_tell_a_forced_answer(thought: str, forced_share: float) -> None:
    seen = watched(THOUGHTS[thought], forced_share)
    assert skill([(one.after, one.forced) for one in seen]) < 0.53
    assert skill([(one.slots, one.forced) for one in seen]) < 0.53


def test_the_same_stop_watch_tells_forced_answers_that_are_given_at_once() -> None:
    chance = random.Random(3)
    samples = [(chance.expovariate(50.0) + 0.002, True) for _ in range(500)]
    samples += [(chance.expovariate(50.0) + chance.gauss(0.5, 0.03), False) for _ in range(500)]
    chance.shuffle(samples)
    assert skill(samples) > 0.95
