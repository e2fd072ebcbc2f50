"""The fast engine: built beside the server, never stale, never in the way."""

from __future__ import annotations

import asyncio
import shutil
import sys
from pathlib import Path

import pytest

from filon.core.compiled import is_compiled
from filon.server import engine as fast
from filon.server.engine import PACKAGE, ROOT, Engine, build, digest_of, why_not
from filon.server.workers import Workers


def checkout(tmp_path: Path, script: str) -> Path:
    """A small house: our sources would take minutes."""
    (tmp_path / "src/filon/core").mkdir(parents=True)
    (tmp_path / "src/filon/core/one.py").write_text("ONE = 1\n")
    (tmp_path / "scripts").mkdir()
    (tmp_path / "scripts/compile_engine.py").write_text(script)
    return tmp_path


DONE = "def compile_into(target):\n    (target / 'built').write_text('yes')\n"


def target_of(root: Path) -> Path:
    return root / "build/engine" / digest_of(root / "src/filon")


def test_a_digest_changes_with_any_source(tmp_path: Path) -> None:
    root = checkout(tmp_path, DONE)
    before = digest_of(root / "src/filon")
    assert before == digest_of(root / "src/filon")
    (root / "src/filon/core/one.py").write_text("ONE = 2\n")
    assert digest_of(root / "src/filon") != before


@pytest.mark.parametrize("name", ["levels.toml", "network.net"])
def test_a_digest_changes_with_what_bots_read(tmp_path: Path, name: str) -> None:
    """A compiled copy has data of its own: bots would go on with the old."""
    root = checkout(tmp_path, DONE)
    (root / "src/filon" / name).write_text("one")
    before = digest_of(root / "src/filon")
    (root / "src/filon" / name).write_text("two")
    assert digest_of(root / "src/filon") != before


def test_a_build_is_there_as_a_whole_or_not_at_all(tmp_path: Path) -> None:
    root = checkout(tmp_path, DONE)
    target = target_of(root)
    assert build(str(root), str(target)) == ""
    assert (target / "built").read_text() == "yes"
    assert (target / "filon/core/one.py").exists()
    assert [path.name for path in target.parent.iterdir()] == [target.name]


@pytest.mark.parametrize(
    ("script", "wrong"),
    [
        ("def compile_into(target):\n    raise SystemExit(2)\n", "the compiler gave up: 2"),
        (
            (
                "from pathlib import Path\n\ndef compile_into(target):\n"
                "    (Path(__file__).parent.parent / 'src/filon/core/one.py').write_text('')\n"
            ),
            "the sources were edited meanwhile",
        ),
    ],
)
def test_what_goes_wrong_is_told_and_leaves_nothing(
    tmp_path: Path, script: str, wrong: str
) -> None:
    root = checkout(tmp_path, script)
    target = target_of(root)
    assert build(str(root), str(target)) == wrong
    assert list(target.parent.iterdir()) == []


def test_what_is_missing_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert why_not(tmp_path) == "no script to compile with"
    monkeypatch.setenv("CC", "no-such-compiler")
    assert why_not(ROOT) == "no C compiler: no-such-compiler is not there"


async def _hurried(root: Path) -> tuple[str, list[str]]:
    used: list[str] = []
    engine = Engine(root)
    await engine.hurry(used.append)
    engine.close()
    return engine.speed, used


@pytest.mark.skipif(is_compiled(), reason="there is nothing to build")
def test_it_is_used_once_it_is_built(tmp_path: Path) -> None:
    root = checkout(tmp_path, DONE)
    assert asyncio.run(_hurried(root)) == ("compiled", [str(target_of(root))])


@pytest.mark.skipif(is_compiled(), reason="there is nothing to build")
def test_without_a_compiler_everything_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert asyncio.run(_hurried(checkout(tmp_path, DONE))) == ("interpreted", [])
    assert not (tmp_path / "build").exists()


async def _asked_before_and_after(folder: str) -> tuple[str, str, list[str]]:
    workers = Workers(1)
    try:
        before = await workers.run(whereabouts)
        workers.use(folder)
        after = await workers.run(whereabouts)
        return before, after, [path for path in sys.path if path == folder]
    finally:
        workers.close()


def whereabouts() -> str:
    return str(Path(fast.__file__).parent.parent)


def test_workers_change_over_to_another_copy(tmp_path: Path) -> None:
    ignored = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(PACKAGE, tmp_path / "filon", ignore=ignored)
    before, after, left = asyncio.run(_asked_before_and_after(str(tmp_path)))
    assert before == str(PACKAGE)
    assert after == str(tmp_path / "filon")
    assert left == []
