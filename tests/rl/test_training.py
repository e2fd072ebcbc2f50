"""A network of ours can be trained again: the same seed and the same stages, the same bytes."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from filon.bots import make
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.games import load

SCRIPT = Path(__file__).parents[2] / "scripts" / "train_net.py"


@pytest.mark.long
@pytest.mark.parametrize("advised", ["0", "1"])
def test_training_goes_on_where_it_stopped(advised: str, tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="pip install torch")
    spec = spec_from_file_location("train_net", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    script = module_from_spec(spec)
    spec.loader.exec_module(script)
    size = [
        "--updates",
        "2",
        "--tables",
        "8",
        "--steps",
        "8",
        "--hidden",
        "8",
        "8",
        "--stages",
        "2",
        "--advised",
        advised,
    ]
    script.main(["colorado", str(tmp_path / "one.net"), *size])
    script.main(["colorado", str(tmp_path / "two.net"), *size, "--until", "1"])
    script.main(["colorado", str(tmp_path / "two.net"), *size])
    assert (tmp_path / "one.net").read_bytes() == (tmp_path / "two.net").read_bytes()
    game = load("colorado")
    for seats in game.seats:
        match = Match(game, seats, Seeded(1))
        legal = match.legal(0)
        assert make(f"net:{tmp_path / 'one.net'}", game, 1).choose(match.view(0), legal) in legal
