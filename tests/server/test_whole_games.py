"""A game that is over is handed out whole, so that it can be stepped through without us."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.people import Person, Server

Page = dict[str, Any]


def finished(person: Person, game: str, **wish: Any) -> str:
    table = person.open(["me", "me"], game=game, **wish)
    look = person.look(table)
    while look.until_asked():
        look.act(look.words()[-1])
    return table


def rolled(film: Page) -> list[Page]:
    """The positions of a film, as a page makes them of it."""
    pages = [film["first"]]
    for frame in film["frames"]:
        told = {"to_act": frame["to_act"], "view": {**pages[-1]["view"], **frame["view"]}}
        pages.append({**pages[-1], **told, "length": pages[-1]["length"] + 1})
    return [*pages[:-1], film["last"]]


def film_of(person: Person, table: str, query: str = "") -> list[Page]:
    answer = person.get(f"/api/tables/{table}/film{query}")
    assert answer.status_code == 200, answer.text
    return rolled(answer.json())


def stepped(person: Person, table: str, length: int) -> list[Page]:
    pages = [f"/api/tables/{table}/position/{n}" for n in range(length + 1)]
    return [person.get(page).json() for page in pages]


@pytest.mark.parametrize(
    ("game", "wish"),
    [("gold-am-yukon", {"options": {"max_rounds": 2}}), ("treasure-hunter", {})],
)
def test_a_film_shows_what_each_position_does(alone: Server, game: str, wish: Page) -> None:
    """At once, and when it is only in the reels; for who played and for who did not."""
    nellie, jack = Person(alone, "Nellie"), Person(alone, "Jack")
    table = finished(nellie, game, **wish)
    assert film_of(nellie, table) == stepped(nellie, table, len(nellie.story(table)))
    alone.stop()
    alone.start()
    for person in (nellie, jack):
        person.moved_to(alone)
        pages = film_of(person, table)
        assert pages == stepped(person, table, len(person.story(table)))
        assert pages[-1]["over"]


def test_an_onlookers_film_keeps_the_hands_covered(nellie: Person, jack: Person) -> None:
    table = finished(nellie, "treasure-hunter")
    mine, theirs = film_of(nellie, table), film_of(jack, table)
    assert any(page["view"]["hand"] for page in mine)
    assert not any(page["view"]["hand"] for page in theirs)


def test_a_film_comes_in_parts_zipped_and_for_one_person(nellie: Person) -> None:
    table = finished(nellie, "gold-am-yukon", options={"max_rounds": 2})
    whole = film_of(nellie, table)
    parts = [film_of(nellie, table, f"?since={n}&until={n + 10}") for n in range(0, len(whole), 10)]
    assert [page for part in parts for page in part] == whole
    answer = nellie.get(f"/api/tables/{table}/film")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "private, no-cache"
    again = {"if-none-match": answer.headers["etag"]}
    assert nellie.http.get(f"/api/tables/{table}/film", headers=again).status_code == 304
    assert nellie.get(f"/api/tables/{table}/film?since={len(whole)}").status_code == 404


def test_a_game_that_goes_on_is_not_handed_out(nellie: Person) -> None:
    table = nellie.open(["me", "me"])
    answer = nellie.get(f"/api/tables/{table}/film")
    assert (answer.status_code, answer.json()["problem"]) == (409, "too_soon")
