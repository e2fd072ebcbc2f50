"""The secret draft of Treasure Hunter, over sockets."""

from __future__ import annotations

from typing import Any

from tests.server.people import Look, Person, Server

GAME = "treasure-hunter"


def drafting(server: Server, names: list[str], watching: int = 0) -> list[Look]:
    """People who choose from their first packs; behind them some without a seat."""
    people = [Person(server, name) for name in names]
    table = people[0].open(["me", *["open"] * (len(names) - 1)], game=GAME, start=False)
    for person in people[1:]:
        person.do(table, "join").raise_for_status()
    people[0].do(table, "start").raise_for_status()
    onlookers = [Person(server, f"Watcher {n}") for n in range(watching)]
    looks = [person.look(table) for person in [*people, *onlookers]]
    for look in looks:
        settle(look)
    return looks


def settle(look: Look) -> list[dict[str, Any]]:
    """All that was told of the game so far: the answer to a silly question comes after it.
    Who is here may be told at any time."""
    messages = []
    look.send(type="look", text="no language")
    while (message := look.read())["type"] != "refused" or message["problem"] != "bad_request":
        messages += [message] if message["type"] != "lobby" else []
    look.refusals.remove("bad_request")
    return messages


def take_back(look: Look) -> None:
    look.send(type="undo", version=look.position["version"], seat=look.position["seat"])
    settle(look)


def test_a_pick_can_be_changed_until_the_last_one_is_in(server: Server) -> None:
    """Also when others have chosen in the meantime."""
    nellie, jack, frank = looks = drafting(server, ["Nellie", "Jack", "Frank"])
    first, second = nellie.words()[:2]
    nellie.act(first)
    settle(jack)
    jack.act(jack.words()[0])
    settle(nellie)
    assert nellie.words() == []
    take_back(nellie)
    assert first in nellie.words()
    assert nellie.position["to_act"] == [0, 2]
    nellie.act(second)
    settle(frank)
    frank.act(frank.words()[0])
    for look in looks:
        settle(look)
        assert look.position["view"]["pick"] == 1
        assert not look.position["can_undo"]
    kept = [line for entry in nellie.log for line in entry["events"] if line[0] == "event.kept"]
    assert [line[1]["card"] for line in kept] == nellie.position["view"]["hand"]
    take_back(nellie)
    assert nellie.refusals == ["illegal"]
    assert nellie.position["view"]["pick"] == 1


def test_a_changed_pick_tells_nobody_anything(server: Server) -> None:
    """Whoever looks on learns who has still to choose, and no more."""
    nellie, jack, _, watcher = drafting(server, ["Nellie", "Jack", "Frank"], watching=1)
    for look in (jack, watcher):
        told = []
        for n in (0, 1):
            settle(look)
            nellie.act(nellie.words()[n])
            told.append([{**message, "version": 0} for message in settle(look)])
            take_back(nellie)
        assert told[0] == told[1]
        assert [(message["type"], message["to_act"]) for message in told[0]] == [
            ("position", [1, 2])
        ]
