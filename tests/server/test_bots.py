"""Bots at a table of the server."""

from __future__ import annotations

import re

from filon.games.treasure_hunter.data import HAND
from tests.server.people import Look, Person

PICKS = HAND - 1  # the last card is no choice
LAID = ("blue", "green", "red")  # colours of the sites
TRICKS = ("companion", "sword", "hammer", "shrinking", "mule", "scaregoblin", "sleeping")


def count(person: Person, name: str) -> int:
    """Under all labels: on a busy machine a thought may count as a long one."""
    found = re.findall(rf"^{name}\S* (\d+)", person.server.metrics(), re.MULTILINE)
    return sum(map(int, found))


def thoughts_and_moves(person: Person) -> tuple[int, int]:
    return count(person, "filon_bot_thoughts_total"), count(person, "filon_moves_total")


def wait_for(look: Look, pick: int, *asked: int) -> None:
    """Until so many cards are drafted and just these seats are asked."""
    while not look.position or not (
        look.position["view"]["pick"] == pick and look.position["to_act"] == list(asked)
    ):
        look.read()


def test_a_bot_without_a_choice_thinks_where_all_choose_at_once(nellie: Person) -> None:
    """Else an empty hand could be told by its speed: every answer goes through the pool."""
    thought, moved = thoughts_and_moves(nellie)
    look = nellie.look(nellie.open(["me", "greedy", "greedy"], game="treasure-hunter"))
    for answered in range(PICKS + 1):  # later a hand may be empty, and everybody knows
        wait_for(look, answered if answered < PICKS else HAND, 0)
        look.act(look.words()[0])
    wait_for(look, HAND, 0)
    thoughts, moves = thoughts_and_moves(nellie)
    assert thoughts - thought == moves - moved - (PICKS + 1)


def to_keep(words: list[str]) -> str:
    """Dogs and coins, which nobody sees until the raid, else an adventurer: no action card."""
    quiet = [word for word in words if not word.endswith(TRICKS)]
    unseen = [word for word in quiet if not word.startswith(tuple(f"keep {one}" for one in LAID))]
    return (unseen or quiet or words)[0]


def test_so_does_a_bot_that_is_the_last_to_choose(nellie: Person, jack: Person) -> None:
    """It plays for somebody who resigns when the other has already passed."""
    table = nellie.open(["me", "open"], game="treasure-hunter", start=False)
    jack.do(table, "join").raise_for_status()
    nellie.do(table, "start").raise_for_status()
    mine, his = nellie.look(table), jack.look(table)
    for pick in range(HAND):
        for look, asked in [(mine, [0, 1]), (his, [1])]:
            wait_for(look, pick, *asked)
            look.act(to_keep(look.words()))
            look.act(look.words()[-1])  # toss, an action card if there is one
    wait_for(his, HAND, 0, 1)
    assert his.words() == ["pass"]
    wait_for(mine, HAND, 0, 1)
    mine.act("pass")
    thought, moved = thoughts_and_moves(nellie)
    jack.do(table, "resign").raise_for_status()
    wait_for(mine, HAND, 0)
    thoughts, moves = thoughts_and_moves(nellie)
    assert thoughts - thought == moves - moved == 2  # here and at the next site
