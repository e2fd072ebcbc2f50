"""My games: where I am asked, what I play, what I have played, and a page for everybody."""

from __future__ import annotations

from typing import Any

from tests.server.party import Party
from tests.server.people import Person, Server


def finished(host: Person, other: Person | None = None, **wish: Any) -> str:
    """A short game to its end; the host plays for all, or somebody else sits beside them."""
    seats = ["me", "open"] if other else ["me", "me"]
    table = host.open(seats, start=not other, options={"max_rounds": 1}, **wish)
    if other:
        assert other.do(table, "join").status_code == 200
        assert host.do(table, "start").status_code == 200
    party = Party(table, [person for person in (host, other) if person])
    party.play_out()
    party.close()
    return table


def games(person: Person) -> list[dict[str, Any]]:
    answer = person.http.get("/api/me/games")
    assert answer.status_code == 200, answer.text
    listed: list[dict[str, Any]] = answer.json()
    return listed


def test_my_turn_comes_first_with_what_i_am_asked(server: Server) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    waiting = ada.open(["me", "open"], start=False)
    running = ada.open(["me", "open"], start=False, clock="days")
    ben.do(running, "join")
    ada.do(running, "start")
    solo = ada.open(["me", "me"])
    mine = games(ada)
    first = ada.look(running)
    first.until("chat")
    asked = [solo, *([running] if first.words() else [])]
    assert {card["id"] for card in mine if card["waited"] >= 0} == set(asked)
    assert [card["waited"] >= 0 for card in mine] == sorted(
        [card["waited"] >= 0 for card in mine], reverse=True
    )
    card = next(card for card in mine if card["id"] == solo)
    assert card["choices"] > 0
    assert card["asked"][0][0]
    assert {card["id"] for card in mine} == {waiting, running, solo}
    other = games(ben)[0]
    assert other["names"] == ["Ada", "Ben"]
    assert (other["waited"] >= 0) == (not first.words())
    on_move = ada if first.words() else ben
    (turn,) = [turn for turn in on_move.http.get("/api/me/turns").json() if turn["id"] == running]
    assert 3 * 24 * 3600 - 60 < turn["left"] <= 3 * 24 * 3600


def test_a_private_game_is_found_again_and_keeps_its_result(server: Server) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Benedict")
    with_ben, alone = finished(ada, ben), finished(ada)
    over = {card["id"]: card for card in games(ada)}
    assert set(over) == {with_ben, alone}
    assert len(over[with_ben]["scores"]) == 2
    assert over[with_ben]["winners"]
    assert over[with_ben]["ended"]

    def found(**asked: str) -> list[str]:
        return [card["id"] for card in ada.http.get("/api/me/history", params=asked).json()]

    assert found(words="nedic") == [with_ben]
    assert found(words="%") == []  # a letter like any other
    assert set(found(game="gold-am-yukon")) == {with_ben, alone}
    assert found(game="colorado") == []
    assert found(before=over[with_ben]["created"]) == []


def test_a_page_for_a_person_shows_what_others_may_see(server: Server) -> None:
    ada, ben, eve = (Person(server, name) for name in ("Ada", "Ben", "Eve"))
    private = finished(ada, ben)
    public = finished(ada, public=True)
    seen_by = {
        name: who.http.get(f"/api/people/{ada.id}").json()
        for name, who in (("ben", ben), ("eve", eve))
    }
    assert {game["id"] for game in seen_by["ben"]["games"]} == {private, public}
    assert {game["id"] for game in seen_by["eve"]["games"]} == {public}
    (yukon,) = seen_by["eve"]["results"]
    assert (yukon["game"], yukon["played"]) == ("gold-am-yukon", 2)
    assert eve.http.get("/api/people/nobody").status_code == 404
    assert eve.http.get(f"/api/tables/{private}").json()["seats"][0]["person"] == ada.id
