"""One Filon a database, and nobody else reads its file."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from filon.core.errors import FilonError
from filon.server.lockfile import hold
from filon.server.ownfile import create, own
from tests.server.cluster import only_sqlite

pytestmark = only_sqlite

HOLDER = """
import sys, time
from pathlib import Path
from filon.server.lockfile import hold
lock = hold(Path(sys.argv[1]))
print("held", flush=True)
time.sleep(60)
"""
FORKER = """
import os, sys, time
from pathlib import Path
from filon.server.lockfile import hold
lock = hold(Path(sys.argv[1]))
if os.fork():
    os._exit(0)
print("held", flush=True)
time.sleep(60)
"""


def holder(code: str, database: Path) -> subprocess.Popen[str]:
    process = subprocess.Popen(
        [sys.executable, "-c", code, str(database)],
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_second_is_refused_and_told_who_is_first(tmp_path: Path) -> None:
    database = tmp_path / "filon.db"
    with hold(database), pytest.raises(FilonError, match=f"another Filon .* {os.getpid()}"):
        hold(database)
    hold(database).release()


def test_another_name_for_the_same_file_is_the_same_database(tmp_path: Path) -> None:
    database, other = tmp_path / "filon.db", tmp_path / "elsewhere" / "games.db"
    other.parent.mkdir()
    other.symlink_to(database)
    with hold(database), pytest.raises(FilonError, match=f"another Filon .* {os.getpid()}"):
        hold(other)
    with hold(other), pytest.raises(FilonError, match="another Filon"):
        hold(database)


def test_a_killed_holder_leaves_no_lock(tmp_path: Path) -> None:
    database = tmp_path / "filon.db"
    process = holder(HOLDER, database)
    with pytest.raises(FilonError, match=str(process.pid)):
        hold(database)
    process.kill()
    process.wait()
    hold(database).release()


def test_a_child_that_stays_does_not_hold_it(tmp_path: Path) -> None:
    database = tmp_path / "filon.db"
    process = holder(FORKER, database)
    process.wait()
    hold(database).release()
    os.killpg(process.pid, signal.SIGKILL)


def test_a_lock_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(FilonError, match=r"cannot open the lock .*No such file"):
        hold(tmp_path / "nowhere" / "filon.db")


def test_a_new_file_is_for_its_owner(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        own(tmp_path / "filon.db")
        create(tmp_path / "copy.db")
    finally:
        os.umask(before)
    assert mode(tmp_path / "filon.db") == 0o600
    assert mode(tmp_path / "copy.db") == 0o600


@pytest.mark.parametrize(("before", "after"), [(0o644, 0o640), (0o666, 0o660), (0o600, 0o600)])
def test_an_old_file_is_closed_to_the_world(tmp_path: Path, before: int, after: int) -> None:
    file = tmp_path / "filon.db"
    file.write_bytes(b"kept")
    file.chmod(before)
    own(file)
    assert (mode(file), file.read_bytes()) == (after, b"kept")


def test_a_file_that_is_there_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "copy.db"
    file.write_bytes(b"kept")
    with pytest.raises(FilonError, match="there already"):
        create(file)
    assert file.read_bytes() == b"kept"
    create(file, overwrite=True)
    assert file.read_bytes() == b""
