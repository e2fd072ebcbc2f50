"""Hints while I play alone, reasons when it is over."""

from __future__ import annotations

import pytest

from filon.games import NAMES, load
from tests.server.people import Person


@pytest.mark.parametrize("game", NAMES)
def test_a_hint_is_one_of_my_moves_with_its_reason(nellie: Person, game: str) -> None:
    table = nellie.open(["me", "greedy", "greedy"], game=game)
    look = nellie.look(table)
    while not look.position or not look.words():
        look.read()
    hint = nellie.do(table, "hint").json()
    assert hint["act"] in look.words()
    messages = load(game).messages("fr", ["Nellie", "Charlie", "Kate"])
    assert messages.line((hint["why"][0], hint["why"][1]))
    assert messages.line((hint["line"][0], hint["line"][1]))


def test_no_hints_where_other_people_play(nellie: Person, jack: Person) -> None:
    table = nellie.open(["me", "open"], game="gold-am-yukon", start=False)
    jack.do(table, "join").raise_for_status()
    nellie.do(table, "start").raise_for_status()
    for person in (nellie, jack):
        refused = person.do(table, "hint")
        assert refused.status_code == 403
        assert "alone against bots" in refused.json()["detail"]


def test_a_stranger_gets_no_hint(nellie: Person, jack: Person) -> None:
    table = nellie.open(["me", "greedy"], game="gold-am-yukon")
    assert jack.do(table, "hint").status_code == 403


def test_bots_give_their_reasons_when_it_is_over(nellie: Person) -> None:
    table = nellie.open(["greedy", "greedy"], game="gold-am-yukon", options={"max_rounds": 1})
    look = nellie.look(table)
    while not look.position or not look.position["over"]:
        look.read()
    told = [nellie.http.get(f"/api/tables/{table}/why/{n}").json() for n in (0, 2)]
    assert all(reason["why"][0].startswith("reason.") for reason in told)
    assert nellie.http.get(f"/api/tables/{table}/why/99999").status_code == 404


def test_no_bot_says_anything_before(nellie: Person) -> None:
    table = nellie.open(["me", "greedy"], game="treasure-hunter")
    assert nellie.http.get(f"/api/tables/{table}/why/0").status_code == 409
