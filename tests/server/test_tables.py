"""Opening, joining, playing, leaving: with a real server and a real database."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from filon.cli.main import main
from filon.core import record
from filon.games import NAMES, load
from tests.server.people import Person, Server


def test_a_guest_is_the_same_again(nellie: Person) -> None:
    assert nellie.http.get("/api/me").json() == {"id": nellie.id, "name": "Nellie", "mail": ""}
    cookie = next(iter(nellie.http.cookies.jar))
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert nellie.id not in (cookie.value or "")


def test_the_shelf_and_its_texts(nellie: Person) -> None:
    shelf = nellie.http.get("/api/games").json()
    assert [game["name"] for game in shelf] == NAMES
    for game in NAMES:
        for language in ("en", "fr", "de"):
            text = nellie.http.get(f"/api/games/{game}/text/{language}").json()
            assert text["messages"]["title"]
            assert text["rules"].startswith("# ")


def test_every_bot_on_the_shelf_can_be_seated(nellie: Person) -> None:
    for game in nellie.http.get("/api/games").json():
        bots = [bot["bot"] for bot in game["bots"]]
        assert game["usual_bot"] in bots
        assert all(set(bot["names"]) == {"en", "fr", "de"} for bot in game["bots"])
        for bot in bots:
            seats = ["open", *[bot] * (game["seats"][0] - 1)]
            assert nellie.open(seats, start=False, game=game["name"])


def test_friends_meet_by_link(nellie: Person, jack: Person) -> None:
    table = nellie.open(["me", "open", "open"], start=False)
    looking = nellie.look(table)
    assert looking.until("lobby")["table"]["host"]
    joined = jack.do(table, "join").json()
    assert [seat["name"] for seat in joined["seats"]] == ["Nellie", "Jack", ""]
    assert jack.do(table, "start").json()["problem"] == "not_yours"
    started = nellie.do(table, "start").json()
    assert started["status"] == "running"
    assert [seat["kind"] for seat in started["seats"]] == ["person", "person", "bot"]
    assert jack.do(table, "join").json()["problem"] == "already_started"


def test_public_tables_are_listed_and_private_ones_are_not(nellie: Person) -> None:
    public = nellie.open(["me", "open", "open"], start=False, public=True)
    private = nellie.open(["me", "open", "open"], start=False)
    ids = [card["id"] for card in nellie.http.get("/api/tables").json()]
    assert public in ids
    assert private not in ids


def test_leaving_gives_the_seat_back_and_the_last_one_out_closes(
    nellie: Person, jack: Person
) -> None:
    table = nellie.open(["me", "open", "greedy"], start=False)
    jack.do(table, "join", seat=1)
    assert jack.do(table, "leave").json()["seats"][1]["kind"] == "open"
    nellie.do(table, "leave")
    assert nellie.http.get(f"/api/tables/{table}").status_code == 404


def test_a_full_table_takes_nobody(nellie: Person, jack: Person) -> None:
    table = nellie.open(["me", "greedy", "greedy"], start=False)
    assert jack.do(table, "join").json()["problem"] == "full"


def test_a_game_against_bots_to_the_end(nellie: Person, tmp_path: Path) -> None:
    table = nellie.open(["me", "greedy", "random"], options={"max_rounds": 3})
    look = nellie.look(table)
    while words := look.until_asked():
        look.act(words[-1])
    while look.lobby["status"] != "over":
        look.read()
    assert look.position["over"]
    assert look.position["winners"]
    file = tmp_path / "game.filon"
    file.write_text(nellie.http.get(f"/api/tables/{table}/record").text)
    match = record.load(file.read_text(), load)
    assert match.scores() == look.position["scores"]
    result = CliRunner().invoke(main, ["verify", str(file)])
    assert result.exit_code == 0, result.stderr
    assert look.lobby["key"] in file.read_text()
    rematch = nellie.do(table, "rematch").json()["id"]
    assert nellie.do(table, "rematch").json()["id"] == rematch
    assert nellie.http.get(f"/api/tables/{rematch}").json()["status"] == "running"


def test_verify_notices_other_dice(nellie: Person, tmp_path: Path) -> None:
    table = nellie.open(["greedy", "greedy"], options={"max_rounds": 1})
    look = nellie.look(table)
    while not look.position or not look.position["over"]:
        look.read()
    text = nellie.http.get(f"/api/tables/{table}/record").text
    body = text[: text.rindex("digest")]
    key = nellie.http.get(f"/api/tables/{table}").json()["key"]
    forged = body.replace(key, key[::-1])
    file = tmp_path / "forged.filon"
    file.write_text(f"{forged}digest {record.digest(forged)}\n")
    result = CliRunner().invoke(main, ["verify", str(file)])
    assert result.exit_code == 2
    assert "does not fit the promise" in result.stderr


def test_hot_seat_looks_through_the_seat_that_is_asked(nellie: Person) -> None:
    table = nellie.open(["me", "me"])
    look = nellie.look(table)
    seen = set()
    for _ in range(3):
        words = look.until_asked()
        seen.add(look.position["seat"])
        assert look.position["seat"] in look.position["to_act"]
        look.act(words[0])
    assert seen == {0, 1}


def test_an_onlooker_sees_and_cannot_act(nellie: Person, jack: Person) -> None:
    table = nellie.open(["me", "me"])
    look = jack.look(table)
    look.until("position")
    assert look.position["seat"] == -1
    assert look.position["choices"] == []
    look.send(type="act", act="step 0", version=look.position["version"], seat=0)
    assert look.until("refused")["problem"] == "not_yours"


@pytest.fixture
def foretold(tmp_path: Path) -> Iterator[Server]:
    """A server whose first roll is a five."""
    running = Server(tmp_path / "filon.db", options=["--foretold-luck", "five 2 0"])
    running.start()
    yield running
    assert running.stop() == 0


def test_undo_and_restart_of_a_turn(foretold: Server) -> None:
    nellie = Person(foretold, "Nellie")
    look = nellie.look(nellie.open(["me", "me"]))
    for _ in range(2):
        look.act(look.until_asked()[0])
    look.until_asked()
    look.act("roll")
    assert look.position["view"]["dice"] == [5]
    rolled = look.position["length"]
    before = look.position["view"]
    look.act(look.words()[0])
    look.send(type="undo", version=look.position["version"], seat=look.position["seat"])
    look.until("position")
    assert look.position["view"] == before
    assert len(look.log) == rolled
    for _ in range(3):
        look.act(look.words()[0])
    assert look.position["length"] == rolled + 3
    look.send(type="undo", version=look.position["version"], seat=look.position["seat"], all=True)
    look.until("position")
    assert look.position["view"] == before
    assert look.position["can_undo"] is False


def test_resigning_hands_the_seat_to_a_bot_and_back(nellie: Person) -> None:
    table = nellie.open(["me", "random"], options={"max_rounds": 200})
    look = nellie.look(table)
    look.until_asked()
    away = nellie.do(table, "resign").json()
    assert away["seats"][0]["away"]
    moved = len(look.log)
    while len(look.log) < moved + 4:
        look.read()
    back = nellie.do(table, "return").json()
    assert not back["seats"][0]["away"]
    assert look.until_asked()


def test_chat_reaches_everybody_and_newcomers(nellie: Person, jack: Person) -> None:
    table = nellie.open(["me", "open"], start=False)
    look, other = nellie.look(table), jack.look(table)
    look.send(type="say", text=" <script>gold</script> ")
    other.until("chat")
    while not other.chat:
        other.until("chat")
    assert other.chat[0]["text"] == "<script>gold</script>"
    late = jack.look(table)
    late.until("chat")
    assert late.chat == other.chat


def test_players_and_onlookers_talk_apart_until_the_end(nellie: Person, jack: Person) -> None:
    table = nellie.open(["me", "me"], options={"max_rounds": 1})
    look, other = nellie.look(table), jack.look(table)
    look.send(type="say", text="my next move is clever")
    other.send(type="say", text="no, it is not")
    while not other.chat:
        other.until("chat")
    late = jack.look(table)
    late.until("chat")
    assert [line["text"] for line in late.chat] == ["no, it is not"]
    while not look.position or not look.position["over"]:
        look.until_asked()
        if not look.position["over"]:
            look.act(look.words()[0])
    for person in (nellie, jack):
        after = person.look(table)
        after.until("chat")
        assert len(after.chat) == 2


def test_replay_of_any_position(nellie: Person) -> None:
    table = nellie.open(["me", "me"])
    look = nellie.look(table)
    views = []
    for _ in range(5):
        look.until_asked()
        views.append((look.position["length"], look.position["view"]))
        look.act(look.words()[0])
    for length, view in views:
        page = nellie.http.get(f"/api/tables/{table}/position/{length}").json()
        assert {**page["view"], "viewer": 0} == {**view, "viewer": 0}
        assert page["choices"] == []
    read = nellie.http.get(f"/api/tables/{table}/position/2?text=fr").json()
    assert "case libre" in read["text"]
    log = nellie.http.get(f"/api/tables/{table}/log").json()
    assert [entry["n"] for entry in log] == list(range(5))
    assert nellie.http.get(f"/api/tables/{table}/position/99").status_code == 404


def test_the_text_board_comes_in_my_language(nellie: Person) -> None:
    table = nellie.open(["me", "greedy"])
    look = nellie.look(table, text="de")
    look.until("position")
    assert "freies Feld" in look.position["text"]
    assert "Nellie" in look.position["text"]
    look.send(type="look", text="")
    look.until("position")
    while look.position["text"]:
        look.until("position")


def test_a_record_before_the_end_is_only_a_story(nellie: Person) -> None:
    table = nellie.open(["me", "me"])
    text = nellie.http.get(f"/api/tables/{table}/record").text
    assert text.startswith("filon story 1")
    key = nellie.http.get(f"/api/tables/{table}").json()["key"]
    assert key == ""


def test_everything_goes_on_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path / "filon.db")
    server.start()
    nellie = Person(server, "Nellie")
    table = nellie.open(["me", "greedy", "greedy"])
    look = nellie.look(table)
    for _ in range(6):
        look.act(look.until_asked()[0])
    look.until_asked()
    length, view = look.position["length"], look.position["view"]
    assert server.stop() == 0
    server.start()
    nellie.moved_to(server)
    again = nellie.look(table)
    again.until_asked()
    assert (again.position["length"], again.position["view"]) == (length, view)
    again.act(again.words()[0])
    server.stop()


def test_health_and_metrics(server: Server, nellie: Person) -> None:
    assert nellie.http.get("/healthz").json() == {"ok": True, "engine": "interpreted"}
    assert "filon_moves_total" in server.metrics()
    assert nellie.http.get("/metrics").headers["content-type"].startswith("text/html")


def test_why_something_is_not_possible(nellie: Person) -> None:
    """Asked, or tried all the same: the reason is the same, by the rule."""
    table = nellie.open(["me", "me"])
    look = nellie.look(table)
    look.until_asked()
    look.send(type="why", act="roll", seat=look.position["seat"])
    look.until("because")
    assert look.reason == ["why.start.first", {}]
    look.send(type="act", act="roll", version=look.position["version"], seat=look.position["seat"])
    refused = look.until("refused")
    assert (refused["problem"], refused["reason"]) == ("illegal", ["why.start.first", {}])
    look.send(type="why", act=look.words()[0], seat=look.position["seat"])
    look.until("because")
    assert look.reason is None


def test_where_one_click_may_lead_is_told_when_asked(server: Server) -> None:
    person = Person(server)
    look = person.look(person.open(["me", "me"]))
    ways: list[list[str]] = []
    while not ways:
        look.act(look.until_asked()[0])
        look.send(type="ahead", seat=look.position["seat"])
        told = look.until("ways")
        assert told["version"] == look.position["version"]
        ways = told["ways"]
    for words in ways[-1]:
        look.act(words)
    assert look.refusals == []
    look.close()


def test_ways_are_not_told_of_the_seats_of_others(server: Server) -> None:
    person, stranger = Person(server), Person(server)
    look = stranger.look(person.open(["me", "me"], public=True))
    look.send(type="ahead", seat=0)
    look.until("refused")
    assert look.refusals == ["not_yours"]
    look.close()


def test_nobody_asks_why_for_another_seat(nellie: Person, jack: Person) -> None:
    table = nellie.open(["me", "greedy"])
    look = jack.look(table)
    look.until("chat")
    look.send(type="why", act="roll", seat=0)
    assert look.until("refused")["problem"] == "not_yours"
