"""The text board, what each choice does, and the papers for the rules drawer."""

from __future__ import annotations

import pytest

from filon.cli.paper import is_drawing
from filon.core.game import SPECTATOR
from filon.core.messages import LANGUAGES
from filon.games import load
from filon.games.colorado.game import GAME
from filon.games.colorado.rules.bounty import close_medals
from filon.games.colorado.table import Table
from filon.games.colorado.text_bounty import TIE
from tests.contract.walks import walk
from tests.games.colorado.tables import (
    AUDREY,
    ENGLISH,
    JOE,
    call_begins,
    explore,
    given,
    hold,
    lay,
    offer,
    play,
    sit,
)


def board(table: Table, seat: int) -> str:
    viewer = max(seat, 0)
    text = GAME.draw(GAME.view(table, seat), GAME.legal(table, viewer), ENGLISH)
    return text.replace(TIE, " ")


def explained(table: Table, seat: int) -> list[str]:
    view = GAME.view(table, seat)
    return [ENGLISH.line(GAME.explain(view, action)) for action in GAME.legal(table, seat)]


def test_steps_and_regions_carry_the_number_of_their_choice() -> None:
    table = sit(2)
    explore(table, JOE, "V1 F1", "F1a")
    offer(table, "TICKS", JOE)
    text = board(table, JOE)
    assert "⚑ ─ a✓ ─ [3]b ─ c saloon   a✓ ─ [4]d cards" in text
    assert "[5]r1 nuggets ┬ a1 cards" in text
    offer(table, "DISCOVERY", JOE)
    assert "(F1) ───── (V1) ───── 1:F2" in board(table, JOE)


def test_cards_carry_the_number_of_their_choice() -> None:
    table = sit(2)
    hold(table, JOE, "green 1, blue 2, blue 2, grey 3")
    lay(table, JOE, "grey 3")
    offer(table, "POSER", JOE)
    text = board(table, JOE)
    assert "Your hand: [1] green 1, grey 3, [2] blue 2 (×2)" in text
    assert "Your area: grey 3" in text


def test_the_bounty_board_shows_everybodys_tracks_and_medals() -> None:
    table = sit(2)
    table.tipi[AUDREY] = 0b01110
    explore(table, AUDREY, "V1 L2 D3 V2")
    offer(table, "TIPI", AUDREY)
    play(table, AUDREY, "square right")
    lines = board(table, JOE).splitlines()
    assert "          Joe       Audrey    open" in lines
    assert "villages  □□ 0      ■■ 4" in lines
    assert "tipi      □□□□□     □■■■■     9! 7 5 3" in lines
    assert "medals    0/7       1/7" in lines
    assert "points    0         15" in lines
    assert "    medals: tipi 9" in lines
    assert "  ! reached this turn: open to all others until it ends" in lines
    close_medals(table)
    assert "!" not in board(table, JOE)


def test_players_say_what_they_are_busy_with() -> None:
    table = sit(2)
    given(table, "red 1")
    play(table, JOE, "nugget")
    text = board(table, AUDREY)
    assert (
        "> Joe – is about to finish\n    4 nuggets, 0 cards in hand · area: red 1\n"
        "> Audrey – chooses: nuggets duo\n    3 nuggets, 0 cards in hand · area: –\n"
    ) in text


def test_a_spectator_sees_the_talkers_sheet_and_no_hand() -> None:
    table = sit(2)
    given(table, "red 1")
    text = board(table, SPECTATOR)
    assert "Route sheet of Joe" in text
    assert "Your hand" not in text


def test_choices_say_what_they_do() -> None:
    table = sit(2)
    explore(table, JOE, "V1 F4", "V1a F4b r1 a1 a2 r2 c1 c2")
    table.saloon[JOE] = 2
    offer(table, "TICKS", JOE)
    assert explained(table, JOE) == [
        (
            "Tick V1b and complete the region for 1 point; "
            "then: the last square of the saloon track, a medal of 8"
        ),
        "Tick F4a: the next wanted square",
        "Tick F4c: the last square of the saloon track, a medal of 8",
        "Tick r3, the end of the railway: a medal of 7",
    ]


def test_the_railway_says_what_its_icon_does() -> None:
    table = sit(2)
    explore(table, JOE, "", "r1 b1")
    table.saloon[JOE] = 2
    offer(table, "TICKS", JOE)
    assert explained(table, JOE)[0] == (
        "Tick b2: the last square of the saloon track, a medal of 8"
    )


def test_the_second_wanted_square_says_that_it_plays_a_card() -> None:
    """“Les icônes de la Feuille de Route”; without a card in hand it is just a square."""
    table = sit(2)
    explore(table, JOE, "F4")
    table.wanted[JOE] = 1
    offer(table, "TICKS", JOE)
    assert explained(table, JOE)[0] == "Tick F4a: the next wanted square"
    hold(table, JOE, "blue 1")
    assert explained(table, JOE)[0] == ("Tick F4a: the second wanted square, and play a card free")


def test_a_full_track_says_that_the_icon_is_lost() -> None:
    """“Les icônes de la Feuille de Route”."""
    table = sit(2)
    explore(table, JOE, "F4 F1 L4")
    table.wanted[JOE] = 3
    table.tipi[JOE] = 0b11111
    offer(table, "TICKS", JOE)
    lines = explained(table, JOE)
    assert lines[0] == "Tick F1a: nothing, for its icon is lost"
    assert lines[1] == "Tick F4a: nothing, for its icon is lost"
    assert "Tick L4b: nothing, for its icon is lost" in lines


def test_a_tick_without_a_step_left_says_that_it_is_lost() -> None:
    """“Les icônes de la Feuille de Route”: the railway has come to its end and every discovered
    region is complete."""
    table = sit(2)
    explore(table, JOE, "V1", "V1a V1b r1 a1 a2 r2 c1 c2 r3")
    hold(table, JOE, "blue 1")
    offer(table, "POSER", JOE)
    assert explained(table, JOE)[0] == (
        "Play the blue 1 (pitchfork) free; its duo: nothing, for its icon is lost"
    )


def test_an_end_without_a_medal_says_so() -> None:
    """“Médaille”: all medals of the saloon and of the tipi list are closed."""
    table = sit(2)
    explore(table, JOE, "F3")
    table.saloon[JOE] = 2
    table.tipi[JOE] = 0b01110
    table.closed = 0b1111111 << 18
    offer(table, "TICKS", JOE)
    assert explained(table, JOE)[0] == (
        "Tick F3a: the last square of its track, where no medal is left"
    )
    offer(table, "TIPI", JOE)
    assert explained(table, JOE)[0] == (
        "Tick the tipi square at the left end: the last square of its track, where no medal is left"
    )


def test_the_only_tipi_square_left_says_its_medal() -> None:
    """“Les icônes de la Feuille de Route” and “Médaille”: it is ticked without a click."""
    table = sit(2)
    explore(table, JOE, "F1")
    table.tipi[JOE] = 0b11110
    offer(table, "TICKS", JOE)
    assert explained(table, JOE)[0] == "Tick F1a: the last square of the tipi track, a medal of 9"


def test_the_last_flag_of_a_zone_says_its_medal() -> None:
    """“Médaille”."""
    table = sit(2)
    explore(table, JOE, "V2 L4 D3 L1 L2")
    offer(table, "DISCOVERY", JOE)
    assert "Discover lake L3: its zone is then worth 8, its medal 2; the last flag wins 4" in (
        explained(table, JOE)
    )
    table.closed = 1 << 17
    assert "Discover lake L3: its zone is then worth 8, its medal 2" in explained(table, JOE)


def test_the_board_says_what_waits_on_tracks() -> None:
    """“Les icônes de la Feuille de Route” and “Médaille”: values of the flag squares, icons
    above the tracks, stars for medals."""
    table = sit(2)
    offer(table, "TICKS", JOE)
    lines = board(table, JOE).splitlines()
    assert "  villages 0 4 · forests 1 3 6 10★ · deserts 1 4 8 13★ · lakes 1 3 5 8★" in lines
    assert "  tipi ★ discovery – ticks ★ · saloon – – ★ · wanted – play ★" in lines
    assert "  ★ wins the highest medal still open" in lines


def test_the_branch_not_taken_is_shown_closed() -> None:
    """“Coche”."""
    table = sit(2)
    explore(table, JOE, "", "r1 b1")
    offer(table, "TICKS", JOE)
    text = board(table, JOE)
    assert (
        "  r1✓ ┬ a1✗ ─ a2✗ ─────────┐\n"
        "      └ b1✓ ─ [1]b2 saloon ┴ r2\n"
        "  r2 cards ┬ c1 nuggets ─ c2 discovery ┐\n"
        "           └ d1 tipi ─ d2 play ────────┴ r3"
    ) in text


def test_the_board_says_what_cards_offer() -> None:
    """“II. Actions”: one duo for two families."""
    table = sit(2)
    offer(table, "TICKS", JOE)
    assert (
        "  nuggets duo (red, green) – 1 nugget, or pay to play a card"
        in board(table, JOE).splitlines()
    )


def test_gifts_say_what_becomes_of_them() -> None:
    table = sit(2)
    lay(table, JOE, "red 2")
    hold(table, AUDREY, "red 2, blue 3")
    call_begins(table)
    assert explained(table, JOE)[0] == "Call the red 1 (pickaxe): nuggets duo"
    play(table, JOE, "call red 3")
    double, other = explained(table, AUDREY)
    assert double.startswith("Give the red 2 (donkey), which Joe already has: it is discarded")
    assert other.startswith("Give the blue 3 (pioneer Suzie); everybody’s duo: tick a step")


def test_tipi_squares_say_what_waits_there() -> None:
    table = sit(2)
    explore(table, JOE, "V1")
    table.tipi[JOE] = 0b01100
    offer(table, "TIPI", JOE)
    assert explained(table, JOE) == [
        "Tick the tipi square left of the centre: discover a region",
        "Tick the tipi square at the right end: a medal of 9",
    ]


def test_prices_and_discoveries() -> None:
    table = sit(2)
    explore(table, JOE, "V1")
    hold(table, JOE, "blue 2")
    offer(table, "NUGGETS", JOE)
    assert explained(table, JOE)[1] == (
        "Play the blue 2 (covered wagon) for 2 nuggets; its duo: "
        "tick a step of a region or of the railway"
    )
    offer(table, "DISCOVERY", JOE)
    assert explained(table, JOE)[0] == ("Discover forest F1: its zone is then worth 1, its medal 6")


@pytest.mark.parametrize("language", LANGUAGES)
def test_sheet_and_bounty_board_are_narrow(language: str) -> None:
    """A phone shows sixty columns without scrolling."""
    game = load("colorado")
    for match in walk(game, 4, seed=6, stops=8):
        messages = game.messages(language, ["Prospector with a long name"] * 4)
        for viewer in range(4):
            legal = match.legal(viewer) if viewer in match.to_act else []
            blocks = game.draw(match.view(viewer), legal, messages).split("\n\n")
            drawings = [block.split("\n") for block in blocks if is_drawing(block)]
            assert len(drawings) > 2
            assert max(len(line) for drawing in drawings for line in drawing) <= 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_drawer_has_the_whole_game(language: str) -> None:
    text = load("colorado").rules_text(language)
    assert text.startswith("# Colorado\n")
    for numbers in ("1, 3, 6, 10", "1, 4, 8, 13", "1, 3, 5, 8", "9, 7, 5, 3", "8, 5, 2", "6, 4, 1"):
        assert numbers in text
