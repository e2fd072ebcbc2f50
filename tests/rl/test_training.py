"""A network of ours can be trained again: the same seed and the same stages, the same bytes."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "train_net.py"


@pytest.mark.long
def test_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="pip install torch")
    spec = spec_from_file_location("train_net", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    script = module_from_spec(spec)
    spec.loader.exec_module(script)
    size = ["--updates", "2", "--tables", "8", "--steps", "8", "--hidden", "8", "--stages", "2"]
    script.main(["colorado", "2", str(tmp_path / "one.net"), *size])
    script.main(["colorado", "2", str(tmp_path / "two.net"), *size, "--until", "1"])
    script.main(["colorado", "2", str(tmp_path / "two.net"), *size])
    assert (tmp_path / "one.net").read_bytes() == (tmp_path / "two.net").read_bytes()
