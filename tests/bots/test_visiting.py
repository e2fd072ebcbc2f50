"""Bots from elsewhere: packages that bring them, networks in files, and what goes wrong."""

from __future__ import annotations

import copy
import json
import logging
import pickle
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path

import pytest

from filon.bots import checked_bot, make, seated
from filon.bots.arena import check, play_game
from filon.bots.levels import names_of, offered
from filon.bots.lodging import close_all
from filon.bots.visiting import Guarded, visitors
from filon.core.errors import BadSetup
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.games import load

COLORADO = load("colorado")
MODULE = """
class Last:
    def __init__(self, game, seed): pass
    def choose(self, view, legal): return legal[-1]

class Broken(Last):
    def choose(self, view, legal): raise KeyError("oops")

class Cheat(Last):
    def choose(self, view, legal): return -5

class Chatty(Last):
    def choose(self, view, legal):
        print("hm")
        return legal[0]

class Asleep(Last):
    def choose(self, view, legal):
        import time
        while True: time.sleep(3600)

class Dying(Last):
    def choose(self, view, legal):
        import os
        os._exit(3)

def refuses(game, seed): raise RuntimeError("no model")
def nothing(game, seed): return 7
"""
ENTRIES = """[filon.bots]
last = elsewhere:Last
broken = elsewhere:Broken
cheat = elsewhere:Cheat
chatty = elsewhere:Chatty
asleep = elsewhere:Asleep
dying = elsewhere:Dying
refuses = elsewhere:refuses
nothing = elsewhere:nothing
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An installed package that brings bots."""
    (tmp_path / "elsewhere.py").write_text(MODULE)
    info = tmp_path / "elsewhere-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: elsewhere\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRIES)
    monkeypatch.syspath_prepend(str(tmp_path))
    visitors.cache_clear()
    yield tmp_path
    close_all()
    visitors.cache_clear()
    sys.modules.pop("elsewhere", None)


def net_file(path: Path, favourite: int = 0, seats: int = 2) -> Path:
    """A network without hidden layers that likes one id best whatever it sees."""
    features = COLORADO.features(seats)
    wide, high = int(features.width), int(features.choices)
    head = {"format": 1, "game": "colorado", "version": 2, "seats": seats, "sizes": [wide, high]}
    bias = [0.0] * high
    bias[favourite] = 1.0
    numbers = array("f", [1.0] * wide + [0.0] * (wide * high) + bias)
    path.write_bytes(f"filon net {json.dumps(head)}\n".encode() + numbers.tobytes())
    return path


def test_a_package_seats_a_bot(package: Path) -> None:
    match = Match(COLORADO, 2, Seeded(1))
    legal = match.legal(0)
    assert make("last", COLORADO, 1).choose(match.view(0), legal) == legal[-1]
    assert checked_bot("last", COLORADO) == "last"
    assert "last" in offered(COLORADO)
    assert names_of(COLORADO, "last") == {"de": "last", "en": "last", "fr": "last"}


def test_what_cannot_be_made_says_why(package: Path) -> None:
    with pytest.raises(BadSetup, match="the bot refuses cannot be made: RuntimeError: no model"):
        make("refuses", COLORADO, 1)
    with pytest.raises(BadSetup, match="the bot nothing cannot play: 7 has no `choose`"):
        make("nothing", COLORADO, 1)
    with pytest.raises(BadSetup, match=r"no bot is called 'lst'; .*net:FILE, last, broken"):
        make("lst", COLORADO, 1)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("broken", "KeyError: 'oops'"),
        ("cheat", "expected one of the legal actions, got -5"),
        ("asleep", "no answer within 0.5 s"),
        ("dying", "its process ended"),
    ],
)
def test_a_bot_that_fails_stops_no_game(
    package: Path,
    name: str,
    told: str,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if name == "asleep":
        monkeypatch.setenv("FILON_BOT_SECONDS", "0.5")
    with caplog.at_level(logging.WARNING, "filon.bots"):
        names, scores, winners, _ = play_game(COLORADO, [name, "random"], 3, {"max_turns": 4})
    assert names == [name, "random"]
    assert len(scores) == 2
    assert winners
    assert f"the bot {name} failed, greedy answers for it: {told}" in caplog.text
    assert len(caplog.records) == 1


def test_a_visitor_may_print_and_is_asked_again(package: Path) -> None:
    results = [play_game(COLORADO, ["chatty", "random"], 3, {"max_turns": 4}) for _ in range(2)]
    assert results[0] == results[1]
    bot, match = seated("chatty", COLORADO, 1), Match(COLORADO, 2, Seeded(1))
    assert bot.choose(match.view(0), match.legal(0)) == match.legal(0)[0]
    assert isinstance(bot, Guarded)
    assert bot.faults == 0


def test_the_time_a_visitor_may_take_is_a_number(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FILON_BOT_SECONDS", "soon")
    with pytest.raises(BadSetup, match="FILON_BOT_SECONDS must be a number of seconds above 0"):
        seated("chatty", COLORADO, 1)


def test_a_network_takes_the_legal_id_it_likes_best(tmp_path: Path) -> None:
    path = net_file(tmp_path / "one.net", favourite=65)
    match = Match(COLORADO, 2, Seeded(1))
    bot = seated(f"net:{path}", COLORADO, 1)
    assert match.legal_words(0) == ["discover V1", "discover V2"]
    assert COLORADO.say(bot.choose(match.view(0), match.legal(0))) == "discover V2"


def test_a_network_copies_and_pickles(tmp_path: Path) -> None:
    bot = make(f"net:{net_file(tmp_path / 'one.net', favourite=65)}", COLORADO, 1)
    match = Match(COLORADO, 2, Seeded(1))
    for twin in (copy.deepcopy(bot), pickle.loads(pickle.dumps(bot))):
        assert twin.choose(match.view(0), match.legal(0)) == 65


def test_a_warm_network_hesitates_by_its_seed(tmp_path: Path) -> None:
    path = net_file(tmp_path / "warm.net", favourite=65)
    path.write_bytes(path.read_bytes().replace(b'"seats": 2,', b'"seats": 2, "warmth": 1.0,'))
    match = Match(COLORADO, 2, Seeded(1))

    def chosen(seed: int) -> list[int]:
        bot = make(f"net:{path}", COLORADO, seed)
        return [bot.choose(match.view(0), match.legal(0)) for _ in range(200)]

    assert chosen(1) == chosen(1) != chosen(2)
    assert 110 < chosen(1).count(65) < 180  # e : 1


def test_hidden_layers_cut_what_is_below_zero(tmp_path: Path) -> None:
    """Two hidden numbers, one of them negative: only the other counts."""
    features = COLORADO.features(2)
    wide, high = int(features.width), int(features.choices)
    head = {"format": 1, "game": "colorado", "version": 2, "seats": 2, "sizes": [wide, 2, high]}
    out = [0.0] * (2 * high)
    out[65 * 2], out[64 * 2 + 1] = 1.0, -5.0  # id 65 by the first, id 64 by the second
    numbers = [0.0] * wide + [0.0] * (2 * wide) + [1.0, -1.0] + out + [0.0] * high
    path = tmp_path / "two.net"
    path.write_bytes(f"filon net {json.dumps(head)}\n".encode() + array("f", numbers).tobytes())
    match = Match(COLORADO, 2, Seeded(1))
    assert make(f"net:{path}", COLORADO, 1).choose(match.view(0), match.legal(0)) == 65


def test_bad_networks_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "bad.net"
    with pytest.raises(BadSetup, match=r"cannot read the network .*bad.net: No such file"):
        make(f"net:{path}", COLORADO, 1)
    path.write_bytes(b"PK\x03\x04")
    with pytest.raises(BadSetup, match="is no network: expected a first line 'filon net …'"):
        make(f"net:{path}", COLORADO, 1)
    path.write_bytes(b'filon net {"format": 9, "sizes": [1, 1]}\n')
    with pytest.raises(BadSetup, match="expected format 1 or 2, got 9"):
        make(f"net:{path}", COLORADO, 1)
    good = net_file(tmp_path / "good.net").read_bytes()
    path.write_bytes(good[:-40])
    with pytest.raises(BadSetup, match=r"expected \d+ numbers, got \d+"):
        make(f"net:{path}", COLORADO, 1)
    path.write_bytes(good.replace(b'"seats": 2', b'"seats": 3'))
    with pytest.raises(BadSetup, match=r"was trained on \d+ bytes and \d+ ids, which are not the"):
        make(f"net:{path}", COLORADO, 1)
    stale = tmp_path / "stale.net"
    stale.write_bytes(good.replace(b'"seats": 2', b'"seats": 2, "layout": "older"'))
    with pytest.raises(BadSetup, match="train it again"):
        make(f"net:{stale}", COLORADO, 1)
    rules = tmp_path / "rules.net"
    rules.write_bytes(good.replace(b'"version": 2', b'"version": 1'))
    with pytest.raises(BadSetup, match="has learnt rules version 1 of colorado; this Filon plays"):
        make(f"net:{rules}", COLORADO, 1)
    with pytest.raises(BadSetup, match="has learnt colorado, not lost-valley"):
        make(f"net:{tmp_path / 'good.net'}", load("lost-valley"), 1)
    with pytest.raises(BadSetup, match="plays at tables of 2 seats, not of 3"):
        check(COLORADO, [f"net:{tmp_path / 'good.net'}"], 3)


def test_a_server_offers_the_networks_of_its_folder_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "nets"
    folder.mkdir()
    net_file(folder / "sharp.net")
    (folder / "broken.net").write_text("nothing")
    outside = net_file(tmp_path / "outside.net")
    monkeypatch.setenv("FILON_NETS", str(folder))
    assert offered(COLORADO)[-1:] == ["net:sharp.net"]
    assert names_of(COLORADO, "net:sharp.net")["fr"] == "sharp"
    assert offered(load("lost-valley"))[-1] != "net:sharp.net"
    assert checked_bot("net:sharp.net", COLORADO, seats=2) == "net:sharp.net"
    with pytest.raises(BadSetup, match="plays at tables of 2 seats, not of 4"):
        checked_bot("net:sharp.net", COLORADO, seats=4)
    for path in (outside, "../outside.net", "/etc/passwd"):
        with pytest.raises(BadSetup, match="is none of the networks offered here"):
            checked_bot(f"net:{path}", COLORADO)
