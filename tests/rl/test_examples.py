"""Every example runs, in a short form; those that need torch in `make test-long`."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from filon.rl import layout
from filon.rl.netfile import write_net

FOLDER = Path(__file__).parents[2] / "examples"


def example(name: str) -> Any:
    spec = spec_from_file_location(f"examples_{name}", FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_pettingzoo_loop() -> None:
    rewards = example("pettingzoo_loop").main(["treasure-hunter", "--bot", "random"])
    assert sum(rewards.values()) == pytest.approx(0)


def test_openspiel_playout() -> None:
    assert sum(example("openspiel_playout").main(["filon_treasure_hunter"])) == pytest.approx(0)


def test_net_in_the_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan, path = layout("treasure-hunter", 2), tmp_path / "blank.net"
    weights = np.zeros((len(plan.choices), plan.width)), np.zeros(len(plan.choices))
    write_net(path, "treasure-hunter", 2, [1.0] * plan.width, [weights], 1.0)
    words = [str(path), "--against", "random", "--games", "2"]
    assert 0 <= example("net_in_the_arena").main(words) <= 1
    assert "against random" in capsys.readouterr().out


@pytest.mark.long
@pytest.mark.parametrize("game", ["colorado", "gold-am-yukon", "treasure-hunter", "lost-valley"])
def test_ppo_learns_and_its_net_plays(game: str, tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="pip install torch")
    net, curve = tmp_path / "a.net", tmp_path / "a.png"
    words = [game, "--minutes", "0.05", "--tables", "16", "--steps", "8", "--games", "4"]
    words += ["--against", "random", "--out", str(net), "--curve", str(curve)]
    points = example("ppo_selfplay").main(words)
    assert points[-1]["decisions"] >= 128
    assert curve.read_bytes().startswith(b"\x89PNG")
    share = example("net_in_the_arena").main([str(net), "--against", "random", "--games", "4"])
    assert 0 <= share <= 1


@pytest.mark.long
def test_maskable_ppo(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib", reason="pip install sb3-contrib")
    words = ["treasure-hunter", "--steps", "128", "--games", "2"]
    assert 0 <= example("maskable_ppo").main(words) <= 1


@pytest.mark.long
@pytest.mark.parametrize("game", ["colorado", "gold-am-yukon", "treasure-hunter", "lost-valley"])
def test_stable_baselines_check_env(game: str) -> None:
    checker = pytest.importorskip("stable_baselines3.common.env_checker")
    from filon.games import load
    from filon.rl import seat_env

    for place in (0, -1):
        checker.check_env(seat_env(game, load(game).seats[place]))
