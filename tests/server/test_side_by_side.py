"""Choices made at the same moment as somebody else's."""

from __future__ import annotations

from tests.server.people import Look, Person


def at_one_table(nellie: Person, jack: Person, game: str, *bots: str) -> tuple[Look, Look]:
    table = nellie.open(["me", "open", *bots], game=game, start=False)
    jack.do(table, "join").raise_for_status()
    nellie.do(table, "start").raise_for_status()
    looks = nellie.look(table), jack.look(table)
    for look in looks:
        look.until("position")
    return looks


def play_until_both_are_asked(mine: Look, his: Look) -> None:
    while mine.position["to_act"] != [0, 1]:
        look, other = (mine, his) if mine.position["to_act"] == [0] else (his, mine)
        look.act(look.words()[0])
        while other.position["to_act"] != look.position["to_act"]:
            other.read()


def act_at(look: Look, version: int) -> None:
    look.send(type="act", act=look.words()[0], version=version, seat=look.position["seat"])
    look.until_answered()


def test_a_secret_choice_stands_though_somebody_else_was_faster(
    nellie: Person, jack: Person
) -> None:
    mine, his = at_one_table(nellie, jack, "treasure-hunter", "open")
    version = his.position["version"]
    mine.act(mine.words()[0])
    while his.position["to_act"] == [0, 1, 2]:
        his.read()
    assert his.position["version"] > version
    act_at(his, version)
    assert his.refusals == []
    assert his.words() == []


def test_a_step_of_my_chain_stands_while_others_go_through_theirs(
    nellie: Person, jack: Person
) -> None:
    """In Colorado everybody hears of every step, and yet nobody needs to wait for it."""
    mine, his = at_one_table(nellie, jack, "colorado")
    play_until_both_are_asked(mine, his)
    version, length = mine.position["version"], mine.position["length"]
    his.act(his.words()[0])
    while mine.position["length"] == length:
        mine.read()
    assert mine.position["version"] > version
    act_at(mine, version)
    assert mine.refusals == []


def test_a_choice_sent_twice_counts_once(nellie: Person, jack: Person) -> None:
    for game in ("gold-am-yukon", "colorado"):
        mine, his = at_one_table(nellie, jack, game)
        look = mine if mine.words() else his
        version = look.position["version"]
        words, seat = look.words()[0], look.position["seat"]
        for _ in range(2):
            look.send(type="act", act=words, version=version, seat=seat)
        look.until_answered()
        assert look.refusals == ["stale"]
        assert look.position["answers"] == 2


def test_what_was_chosen_before_the_news_is_void(nellie: Person, jack: Person) -> None:
    """The pick before was another question, whatever the words."""
    mine, his = at_one_table(nellie, jack, "treasure-hunter")
    version = his.position["version"]
    for look in (mine, his):
        look.act(look.words()[0])
        look.act(look.words()[0])
    his.until_asked()
    act_at(his, version)
    assert his.refusals == ["stale"]
