"""A page of print that does not fit together is refused, and the place is named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from filon.core.edition import Edition, digest_of, is_same, own, said, standard
from filon.core.errors import BadEdition
from filon.core.messages import LANGUAGES, without_notes
from filon.games import NAMES, check_edition, load
from tests.editions.boxes import NAME, Change, edition, page

BROKEN: list[tuple[str, Change, str]] = [
    # ranges
    (
        "colorado",
        ("D3 = { medal = 15", 'D3 = { medal = "15"'),
        "regions: D3: medal: expected a num",
    ),
    ("colorado", ("D3 = { medal = 15", "D3 = { medal = 150"), "regions: D3: medal: expected a num"),
    ("treasure-hunter", ("hammer = 8", "hammer = true"), "bonuses: hammer: expected a number from"),
    (
        "lost-valley",
        ("sieve = { nuggets = 3 }", "sieve = { nuggets = -3 }"),
        "prices: sieve: nuggets",
    ),
    # words
    (
        "colorado",
        ("CARDS TIPI POSER", "CARDS TIPPI POSER"),
        "regions: L1: steps 2: expected one of",
    ),
    ("colorado", ("nuggets = 3", "nugets = 3"), "start: expected 'nuggets', and it is missing"),
    ("colorado", ("drawn = 3", "drawn = 3\ndealt = 3"), "turn: expected one of drawn, least_hand"),
    (
        "lost-valley",
        ('name = "grove"', 'name = "grave"'),
        "triangles: tiles 7: name: expected one of",
    ),
    # counts
    ("treasure-hunter", ("coins = 12", "coins = 13"), "coins: expected 13 in all, as the box has"),
    ("treasure-hunter", ("3 = [1, 1, 2, 2, 3]", "3 = [1, 1, 2, 2]"), "goblins: expected 22 in all"),
    (
        "colorado",
        ("squares = [1, 3, 6, 10]", "squares = [1, 3, 6]"),
        "zones: forests: squares: exp",
    ),
    ("colorado", ("tool = 5", "tool = 6"), "copies: expected 13 in each family, 78 cards in"),
    ("colorado", ("transport = 4", "transport = 3"), "copies: expected 13 in each family, 7"),
    ("colorado", ("[1, 3, 5, 8], medals = [4]", "[1, 3, 5, 8], medals = []"), "zones: medals: exp"),
    ("colorado", ("[0, 4], medals = []", "[0, 4], medals = [1]"), "zones: medals: expected 3 in"),
    (
        "treasure-hunter",
        (
            "silver = { cards = 4, coins = 2 }\ngold = { cards = 4",
            "silver = { cards = 5, coins = 2 }\ngold = { cards = 3",
        ),
        "coins: silver: cards: expected 4, as of copper; got 5",
    ),
    ("gold-am-yukon", ("1 = 16", "1 = 15"), "claims: 1: expected 15 on the map, got 16"),
    (
        "gold-am-yukon",
        ("1 2 4 6 4 2 1", "1 2 4 6 4 2"),
        "board: map: row 4: expected 7 signs, got 6",
    ),
    # sums
    (
        "lost-valley",
        ("pieces = 3, gold = 2", "pieces = 3, gold = 1"),
        "gold: rivergold on the tiles",
    ),
    (
        "lost-valley",
        ("1 = 11", "1 = 12"),
        "gold: rivergold on the tiles: expected 42 in all, got 41",
    ),
    ("lost-valley", ("bear = 2", "bear = 3"), "box: round markers: expected 99 in all, got 100"),
    ("lost-valley", ("mine = 9", "mine = 8"), "pieces: mine: expected 9 in all, got 8"),
    # what is linked with what
    (
        "colorado",
        ('"CARDS POSER", paths = "F-a F-b"', '"CARDS POSER", paths = "F-a"'),
        "regions: L4: paths: step b cannot be reached from the flag",
    ),
    ("colorado", ("V1-F1 V1-F2", "V1-F2"), "map: F1 cannot be reached from V1"),
    ("colorado", ("V1-F1 V1-F2", "V1-F1 V1-D4"), "map: neighbours: V1-D4 do not lie side by side"),
    ("colorado", ('ridges = "F1-L1', 'ridges = "V1-F1'), "map: ridges: V1-F1 are neighbours too"),
    (
        "colorado",
        ('"c1 c2", "d1 d2"], "r3"', '"c1 c2"], "r3"'),
        "railway: line 4: expected two branch",
    ),
    (
        "gold-am-yukon",
        (". . 1 1 1 . .\n. 1 2 2 2 1 .\n1 2 2 4", ". . 1 1 . . 1\n. 1 2 2 2 1 .\n1 2 2 4"),
        "board: map: the claim in column 7 and row 1 touches no other",
    ),
    (
        "gold-am-yukon",
        ("[[3, 1], [4, 1]", "[[3, 2], [4, 1]"),
        "starts: north 1: another circle touches",
    ),
    (
        "lost-valley",
        ("straight = { edges = [0, 2]", "straight = { edges = [0, 1]"),
        "rivers: straight: e",
    ),
]


@pytest.mark.parametrize("name", NAMES)
def test_our_own_pages_fit_together(name: str) -> None:
    check_edition(standard(name))


@pytest.mark.parametrize(("game", "change", "told"), BROKEN, ids=[told for _, _, told in BROKEN])
def test_a_broken_page_names_the_place(game: str, change: Change, told: str) -> None:
    with pytest.raises(BadEdition) as problem:
        check_edition(edition(game, change))
    assert str(problem.value).startswith(f"{game}.toml: {told}")
    assert "\n" not in str(problem.value)


def test_what_is_no_toml_names_the_line() -> None:
    with pytest.raises(BadEdition, match=r"^box\.toml: .*line 2"):
        Edition("box.toml", 'game = "colorado"\nedition = ?')


def test_a_page_of_no_game_we_have() -> None:
    with pytest.raises(BadEdition, match=r"^monopoly\.toml: game: expected one of .*; got 'mono"):
        check_edition(Edition("monopoly.toml", 'game = "monopoly"\nedition = "x"'))


def test_an_own_page_must_not_pass_for_ours() -> None:
    text = standard("colorado").text.replace("D3 = { medal = 15", "D3 = { medal = 14")
    with pytest.raises(BadEdition, match=r"^c\.toml: edition: expected a name of your own"):
        check_edition(Edition("c.toml", text))


def test_a_missing_file_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(BadEdition, match="cannot read"):
        own(tmp_path / "nowhere.toml")


def test_the_digest_is_of_what_is_printed_not_of_remarks() -> None:
    ours = standard("treasure-hunter")
    same = Edition(
        "x.toml", f"# mine\n{page('treasure-hunter')}".replace("reconstructed = true", "")
    )
    assert same.digest == ours.digest == digest_of(ours.page.values)
    assert (same.name, any(same.blocks.values())) == (NAME, False)
    assert edition("treasure-hunter", ("hammer = 8", "hammer = 7")).digest != ours.digest


def test_marks() -> None:
    """What bears none is from before there were editions: the standard one, of any version."""
    assert is_same("", "aa standard")
    assert is_same("aa standard", "bb standard")
    assert is_same("aa mine", "aa standard")
    assert not is_same("", "bb mine")
    assert not is_same("aa mine", "bb mine")
    assert said("") == "the standard edition"
    assert said("aa my box") == "edition 'my box' (aa)"


@pytest.mark.parametrize("name", NAMES)
def test_a_reconstructed_block_says_why(name: str) -> None:
    ours = standard(name)
    blocks = {key: ours.page.values[key] for key, is_ours in ours.blocks.items() if is_ours}
    assert blocks
    assert all(block["why"].endswith(".") for block in blocks.values())
    assert load(name).edition == ours.mark


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_rules_mark_what_is_reconstructed_and_say_why(name: str, language: str) -> None:
    text = load(name).rules_text(language)
    notes = re.findall(r"(?m)^\[\^([\w-]+)\]: (.+)$", text)
    body = re.sub(r"(?m)^\[\^.*$", "", text)
    marked = set(re.findall(r"\[\^([\w-]+)\]", body))
    assert marked == {note for note, _ in notes}
    assert all(why.endswith(".") for _, why in notes)
    ours = {block for block, is_ours in standard(name).blocks.items() if is_ours}
    assert ours <= marked
    assert marked - ours <= {"annex", "lattice"}  # what cards do, how tiles are cut: not printed
    assert "{=" not in text


def test_what_an_owner_has_seen_bears_no_mark() -> None:
    page = "Six[^a] and one[^b].\n\n[^a]: Why six.\n[^b]: Why one.\n"
    assert without_notes(page, ["a"]) == "Six and one[^b].\n\n[^b]: Why one.\n"
