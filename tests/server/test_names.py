"""What people and bots are called at a table."""

from __future__ import annotations

from filon.server.guests import language_of
from filon.table.chairs import Chair, names_of
from tests.server.people import Person


def test_bots_get_names_people_keep_theirs_and_doubles_are_counted() -> None:
    ada, bot = Chair("1", "Ada"), Chair(bot="greedy", name="greedy")
    assert names_of([ada, bot, bot, ada, Chair()]) == ["Ada", "Charlie", "Kate", "Ada (2)", ""]


def test_somebody_whose_seat_a_bot_plays_keeps_the_name() -> None:
    assert names_of([Chair("1", "Ada", "greedy", away=True)]) == ["Ada"]


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


def test_guests_are_named_in_their_language() -> None:
    assert language_of("de-CH, de;q=0.9, en;q=0.8") == "de"
    assert language_of("es, FR;q=0.5") == "fr"
    assert language_of("") == language_of("xx,*;q=0.1") == "en"
