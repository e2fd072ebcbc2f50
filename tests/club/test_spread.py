"""The players of one table come in through several processes, and notice nothing of it."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from tests.club.club import Club, table_of, until
from tests.server.cluster import only_postgres
from tests.server.party import Party, take_back
from tests.server.people import Person

pytestmark = only_postgres


@pytest.mark.parametrize("processes", [2, 4])
def test_a_whole_game_with_bots(club: Club, processes: int) -> None:
    people = club.people(4, processes)
    table = table_of(people, "greedy", max_rounds=1)
    party = Party(table, people)
    scores = party.play_out()
    assert len(scores) == 5
    assert all(look.position["scores"] == scores for look in party.looks)
    stories = [person.story(table) for person in people]
    assert all(len(story) == len(stories[0]) for story in stories)
    assert [look.refusals for look in party.looks] == [[]] * 4
    party.close()


def test_choices_at_the_same_time(club: Club) -> None:
    """Nobody is refused because somebody else chose first."""
    people = club.people(4)
    table = table_of(people, game="treasure-hunter")
    looks = [person.look(table) for person in people]
    for look in looks:
        look.until_asked()
    for look in looks:
        version, seat = look.position["version"], look.position["seat"]
        look.send(type="act", act=look.words()[0], version=version, seat=seat)
    for look in looks:
        look.until_answered()
    assert [look.refusals for look in looks] == [[]] * 4


def test_who_is_muted_through_one_process_is_not_heard_through_another(club: Club) -> None:
    nellie, jack, eve = club.people(3)
    party = Party(table_of([nellie, jack, eve]), [nellie, jack, eve])
    hers, his, eves = party.looks
    phone = Person(club.servers[3], token=nellie.http.cookies["filon"])
    phone.http.put("/api/me/avoided", json={"person": jack.id, "how": "mute"}).raise_for_status()
    heard: list[int] = []

    def jack_is_silent() -> bool:
        """He speaks, then Eve, who has heard him; what Nellie hears of the two."""
        text = f"now, {len(heard)}"
        for speaker, listener in ((his, eves), (eves, hers)):
            before = len(listener.chat)
            speaker.send(type="say", text=text)
            by = speaker.position["seat"]
            while not any((x["text"], x["seat"]) == (text, by) for x in listener.chat[before:]):
                listener.until("chat")
        heard.append(sum(line["text"] == text for line in hers.chat))
        return heard[-1] == 1

    until(jack_is_silent)
    assert hers.chat[-1]["seat"] == 2
    party.close()


def test_the_host_sends_away_who_watches_through_another_process(club: Club) -> None:
    nellie, eve = club.people(2)
    table = nellie.open(["me", "me"])
    look = eve.look(table)
    look.until("chat")
    path = f"/api/tables/{table}"
    watcher = [{"person": eve.id, "name": "Player 1"}]
    until(lambda: bool(nellie.http.get(f"{path}/watchers").json() == watcher))
    nellie.http.post(f"{path}/remove", json={"person": eve.id}).raise_for_status()
    with pytest.raises(ConnectionClosed):
        look.until("the end")
    assert eve.http.get(path).status_code == 403
    until(lambda: nellie.http.get(f"{path}/watchers").json() == [])


def test_a_device_ended_through_one_process_is_shown_out_of_another(club: Club) -> None:
    nellie, jack = club.people(2)
    table = table_of([nellie, jack])
    phone = Person(club.servers[2])
    code = nellie.http.post("/api/me/code").json()["code"]
    phone.http.post("/api/codes", json={"code": code}).raise_for_status()
    hers, lost = nellie.look(table), phone.look(table)
    for look in (hers, lost):
        look.until("chat")
    (device,) = (one for one in nellie.http.get("/api/me/devices").json() if not one["here"])
    nellie.http.delete(f"/api/me/devices/{device['name']}").raise_for_status()
    with pytest.raises(ConnectionClosed):
        lost.until("the end")
    assert phone.look(table).until("refused")["problem"] == "no_identity"
    seats = [Person(club.servers[2], token=nellie.http.cookies["filon"]).look(table), hers]
    nellie.http.delete("/api/me").raise_for_status()
    for look in seats:
        with pytest.raises(ConnectionClosed):
            look.until("the end")


def test_chat_presence_and_names(club: Club) -> None:
    nellie, jack = club.people(2)
    table = table_of([nellie, jack])
    party = Party(table, [nellie, jack])
    party.wait(lambda look: all(seat["online"] for seat in look.lobby["seats"]))
    for n in range(10):
        for look in party.looks:
            look.send(type="say", text=f"line {n}")
    party.wait(lambda look: len(look.chat) == 20)
    assert len({line["n"] for line in party.looks[0].chat}) == 20
    party.looks[1].close()
    party.looks.pop()
    party.wait(lambda look: not look.lobby["seats"][1]["online"])
    jack.http.put("/api/me", json={"name": "Jack the Second"}).raise_for_status()
    elsewhere = Person(club.servers[0], token=jack.http.cookies["filon"])
    assert elsewhere.http.get("/api/me").json()["name"] == "Jack the Second"


def test_an_undo_is_seen_elsewhere(club: Club) -> None:
    nellie, jack = club.people(2)
    table = table_of([nellie, jack])
    party = Party(table, [nellie, jack])
    undone = 0
    while undone < 3:
        party.play(1)
        for look in party.looks:
            if look.position["can_undo"]:
                take_back(look)
                undone += 1
        party.wait(lambda look: look.position["length"] == party.looks[0].position["length"])
    assert nellie.story(table) == jack.story(table)
    party.close()


def test_a_rematch_asked_for_everywhere_is_one(club: Club) -> None:
    people = club.people(3)
    table = table_of(people, max_rounds=1)
    party = Party(table, people)
    party.play_out()
    found = {person.do(table, "rematch").json()["id"] for person in people}
    assert len(found) == 1
    party.wait(lambda look: look.lobby["rematch"] in found)
    party.close()


def test_a_table_given_up_is_gone_everywhere(club: Club) -> None:
    nellie, jack = club.people(2)
    table = nellie.open(["me", "open"], start=False)
    assert jack.http.get(f"/api/tables/{table}").json()["status"] == "open"
    assert nellie.http.delete(f"/api/tables/{table}").status_code == 200
    assert jack.http.get(f"/api/tables/{table}").status_code == 404
    assert jack.do(table, "join").status_code == 404


def test_who_joins_is_seen_at_once_by_whoever_asks(club: Club) -> None:
    nellie, jack, kate = club.people(3)
    table = nellie.open(["me", "open", "open"], start=False)
    for person in (jack, kate):
        assert person.http.get(f"/api/tables/{table}").status_code == 200
    jack.do(table, "join").raise_for_status()
    for person in (nellie, kate):
        seats = person.http.get(f"/api/tables/{table}").json()["seats"]
        assert [seat["name"] for seat in seats][:2] == ["Player 0", "Player 1"]
