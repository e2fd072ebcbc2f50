"""`filon selfplay`, `filon export`, and tournaments in one file."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result

from filon.bots.selfplay import on_cores, tasks_of
from filon.cli.main import main
from filon.core import record
from filon.games import load

GAMES = ["treasure-hunter", "--bots", "random", "--seed", "5", "--workers", "1"]


def filon(*words: object) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words])


def selfplay(out: Path, games: int, *more: str) -> Result:
    return filon("selfplay", *GAMES, "--games", games, "--out", out, *more)


def test_games_are_kept_and_the_work_goes_on_where_it_was(tmp_path: Path) -> None:
    out = tmp_path / "games"
    assert "2 games in" in selfplay(out, 2).output
    first = (out / "00000005.filon").read_text()
    (out / "00000006.filon").unlink()
    done = selfplay(out, 3)
    assert "3 games in" in done.output
    assert "2 of them new" in done.output
    assert sorted(path.name for path in out.glob("*.filon")) == [
        f"{seed:08d}.filon" for seed in (5, 6, 7)
    ]
    assert (out / "00000005.filon").read_text() == first
    assert record.load(first, load).over


def test_a_folder_holds_games_of_one_kind(tmp_path: Path) -> None:
    selfplay(tmp_path, 1)
    refused = selfplay(tmp_path, 1, "--seats", "3")
    assert refused.exit_code == 2
    assert "holds other games" in refused.output


def test_it_does_not_matter_who_plays_a_game() -> None:
    tasks = tasks_of("treasure-hunter", ["random", "greedy"], 2, [1, 2, 3], {"open_money": 1})
    assert list(on_cores(1)(tasks)) == list(on_cores(2)(tasks))
    assert [task.names[0] for task in tasks] == ["random", "greedy", "random"]


@pytest.mark.parametrize("end", ["npz", "parquet"])
def test_records_become_arrays(tmp_path: Path, end: str) -> None:
    selfplay(tmp_path / "games", 2)
    out = tmp_path / f"games.{end}"
    done = filon("export", tmp_path / "games", "--out", out)
    assert done.exit_code == 0, done.output
    if end == "npz":
        arrays = dict(np.load(out))
    else:
        from pyarrow.parquet import read_table

        columns = read_table(out).to_pydict()
        arrays = {name: np.array(numbers) for name, numbers in columns.items()}
    rows = len(arrays["action"])
    assert f"{rows} decisions of 2 games" in done.output
    assert arrays["observation"].shape == (rows, load("treasure-hunter").features(2).width)
    assert arrays["action_mask"][np.arange(rows), arrays["action"]].all()
    assert set(arrays["game"]) == {0, 1}
    for game in (0, 1):
        paid = {
            int(seat): float(reward)
            for seat, reward, of in zip(
                arrays["seat"], arrays["reward"], arrays["game"], strict=True
            )
            if of == game
        }
        assert sum(paid.values()) == pytest.approx(0)


def test_export_refuses_what_does_not_fit_together(tmp_path: Path) -> None:
    selfplay(tmp_path / "two", 1)
    selfplay(tmp_path / "three", 1, "--seats", "3")
    mixed = filon("export", tmp_path / "two", tmp_path / "three", "--out", tmp_path / "a.npz")
    assert mixed.exit_code == 2
    assert "expected records of treasure-hunter with 2 seats, got one of" in mixed.output
    wrong = filon("export", tmp_path / "two", "--out", tmp_path / "a.csv")
    assert "expected a file that ends in .npz or .parquet, got 'a.csv'" in wrong.output
    assert filon("export", tmp_path, "--out", tmp_path / "a.npz").exit_code == 2


def tournament(path: Path) -> Result:
    words = ["arena", "treasure-hunter", "--bots", "greedy,random", "--seats", "2"]
    return filon(*words, "--games", "3", "--workers", "1", "--bundle", path)


def test_a_tournament_in_one_file_proves_itself(tmp_path: Path) -> None:
    path = tmp_path / "cup.zip"
    played = tournament(path)
    assert played.exit_code == 0, played.output
    proved = filon("arena", "--replay", path)
    assert proved.exit_code == 0, proved.output
    assert "all 3 games are what their seeds and actions give" in proved.output
    assert played.output in proved.output


@pytest.mark.parametrize(
    ("what", "told"),
    [
        ("standings", "the standings are not those of its games"),
        ("ratings", "the ratings are not those of its games"),
        ("seed", "the game of seed 40 is not"),
        ("record", "the game of seed 0 is not"),
    ],
)
def test_a_tournament_that_was_changed_is_refused(tmp_path: Path, what: str, told: str) -> None:
    path = tmp_path / "cup.zip"
    tournament(path)
    with zipfile.ZipFile(path) as bundle:
        files = {name: bundle.read(name).decode() for name in bundle.namelist()}
    head = json.loads(files["bundle.json"])
    if what == "standings":
        head["standings"]["random"]["wins"] += 1
    elif what == "ratings":
        head["ratings"]["random"] += 100
    elif what == "seed":
        head["seeds"][0] = 40
        files["records/00000040.filon"] = files["records/00000000.filon"]
    else:
        other = files["records/00000001.filon"]
        files["records/00000000.filon"] = other
    files["bundle.json"] = json.dumps(head)
    with zipfile.ZipFile(path, "w") as bundle:
        for name, text in files.items():
            bundle.writestr(name, text)
    refused = filon("arena", "--replay", path)
    assert refused.exit_code == 2
    assert told in refused.output


def test_what_is_no_tournament_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.zip").write_text("nothing")
    refused = filon("arena", "--replay", tmp_path / "a.zip")
    assert refused.exit_code == 2
    assert "is no tournament" in refused.output
    assert filon("arena").exit_code == 2
