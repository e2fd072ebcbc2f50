"""The command line as a person meets it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from filon.cli.main import main
from filon.core import record
from filon.games import NAMES, load


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(arguments), input=typed)


def test_games_are_listed() -> None:
    result = run("games")
    assert result.exit_code == 0
    for name in NAMES:
        assert name in result.output
        for option in load(name).options:
            assert f"{option.name}={option.default}" in result.output


def test_a_game_is_played_undone_and_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.filon"
    result = run(
        "play", "gold-am-yukon", "--seed", "5", "--language", "en", "--record", str(file),
        typed="1\n1\n2\nu\nhello\n99\n2\nq\n",
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert "no action is called 'hello'" in result.output
    assert "expected a number from 1 to" in result.output
    match = record.load(file.read_text(), load)
    assert [entry.seat for entry in match.log].count(0) == 3


def test_the_key_to_the_signs_is_shown_once_and_when_asked_for(tmp_path: Path) -> None:
    def shown(typed: str) -> int:
        file = tmp_path / f"{len(typed)}.filon"
        result = run(
            "play", "colorado", "--seed", "5", "--language", "en", "--record", str(file),
            typed=typed,
        )  # fmt: skip
        return result.output.count("⚑ flag")

    assert shown("q\n") == 1
    assert shown("1\n1\nq\n") == 1
    assert shown("1\n?\n1\nq\n") == 2


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.filon"
    run("play", "gold-am-yukon", "--seed", "5", "--record", str(file), typed="1\nq\n")
    before = len(record.parse(file.read_text()).entries)
    result = run("play", "--resume", str(file), typed="1\nq\n")
    assert result.exit_code == 0, result.output
    assert len(record.parse(file.read_text()).entries) > before


def test_a_closed_keyboard_saves_too(tmp_path: Path) -> None:
    file = tmp_path / "game.filon"
    result = run("play", "gold-am-yukon", "--record", str(file), typed="1\n")
    assert result.exit_code == 0
    assert file.exists()


@pytest.mark.parametrize("name", NAMES)
def test_bots_play_a_whole_game_in_every_language(name: str, tmp_path: Path) -> None:
    seats = ",".join(["greedy"] * load(name).seats[0])
    for language in ("fr", "de"):
        file = tmp_path / f"{language}.filon"
        result = run(
            "play", name, "--seats", seats, "--seed", "1", "--language", language,
            "--record", str(file),
        )  # fmt: skip
        assert result.exit_code == 0, result.output
        assert record.load(file.read_text(), load).over


def test_replay_shows_sentences_up_to_a_position(tmp_path: Path) -> None:
    file = tmp_path / "game.filon"
    run("play", "gold-am-yukon", "--seed", "5", "--record", str(file), typed="1\n1\nq\n")
    result = run("replay", str(file), "--to", "2", "--language", "fr")
    assert result.exit_code == 0
    assert "part de la case" in result.output
    assert run("replay", str(file), "--to", "999").exit_code == 2


def test_perft_counts() -> None:
    assert run("perft", "gold-am-yukon", "3").output.split("\n")[:4] == [
        "0 1",
        "1 12",
        "2 132",
        "3 132",
    ]


def test_fuzz_finds_nothing() -> None:
    result = run("fuzz", "gold-am-yukon", "--games", "1", "--seed", "9", "--every", "400")
    assert result.exit_code == 0
    assert "nothing broken" in result.output


def test_fuzz_prints_the_seed_and_writes_a_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise AssertionError("the sky fell")

    monkeypatch.setattr("filon.cli.fuzz.CHECKS", [broken])
    result = run("fuzz", "gold-am-yukon", "--games", "1", "--seed", "9", "--out", str(tmp_path))
    assert result.exit_code == 1
    assert "seed 9" in result.output
    assert record.parse((tmp_path / "crash-gold-am-yukon-9.filon").read_text()).seats == 2


def test_arena_shows_a_table() -> None:
    result = run(
        "arena", "gold-am-yukon", "--bots", "greedy,random", "--games", "2", "--workers", "1"
    )
    assert result.exit_code == 0
    assert "greedy" in result.output


def test_bench_speaks_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("filon.cli.bench.SECONDS", 0.01)
    monkeypatch.setattr("filon.cli.bench.ROUNDS", 1)
    (row,) = json.loads(run("bench", "gold-am-yukon", "--json").output)
    assert row["decisions_per_second"] > 0


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["play", "chess"], "no game is called 'chess'"),
        (["play"], "expected a game to play"),
        (["play", "gold-am-yukon", "--seats", "me"], "2 to 6 seats, not 1"),
        (["play", "gold-am-yukon", "--seats", "me,deep-blue"], "no bot is called 'deep-blue'"),
        (["play", "gold-am-yukon", "--option", "max_rounds"], "expected an option as name=number"),
        (
            ["play", "gold-am-yukon", "--record", "/nowhere/a.filon"],
            "cannot write /nowhere/a.filon",
        ),
        (["arena", "gold-am-yukon", "--bots", "greedy,nobody"], "no bot is called 'nobody'"),
        (["arena", "gold-am-yukon", "--bots", "greedy", "--seats", "9"], "not 9"),
        (["perft", "gold-am-yukon", "2", "--seats", "1"], "not 1"),
        (["replay", "/nowhere/a.filon"], "cannot read /nowhere/a.filon"),
    ],
)
def test_bad_input_is_one_clear_line(arguments: list[str], problem: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert problem in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_an_existing_record_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "precious.filon"
    file.write_text("mine")
    result = run("play", "gold-am-yukon", "--record", str(file), typed="q\n")
    assert result.exit_code == 2
    assert "already exists" in result.stderr
    assert file.read_text() == "mine"
