"""What people and bots are called at a table."""

from __future__ import annotations

from filon.server.seating import Seat, names_of
from tests.server.people import Person


def test_bots_get_names_people_keep_theirs_and_doubles_are_counted() -> None:
    ada, bot = Seat("1", "Ada"), Seat(bot="greedy", name="greedy")
    assert names_of([ada, bot, bot, ada, Seat()]) == ["Ada", "Charlie", "Kate", "Ada (2)", ""]


def test_somebody_whose_seat_a_bot_plays_keeps_the_name() -> None:
    assert names_of([Seat("1", "Ada", "greedy", away=True)]) == ["Ada"]


def test_lobby_list_and_text_board_say_the_same(nellie: Person) -> None:
    table = nellie.open(["me", "greedy", "greedy"], game="colorado", public=True)
    look = nellie.look(table, text="en")
    look.until("position")
    names = [seat["name"] for seat in look.lobby["seats"]]
    assert names == ["Nellie", "Charlie", "Kate"]
    for name in names:
        assert name in look.position["text"]
    listed = nellie.http.get("/api/tables").json()
    assert [card["names"] for card in listed if card["id"] == table] == [names]
