"""Tests know which engine they run: the interpreted one, or, when asked for, the compiled one."""

from __future__ import annotations

import os

import pytest

from filon.core.compiled import is_compiled


def pytest_configure(config: pytest.Config) -> None:
    """Here and not in the header, which `-q` leaves out."""
    if os.environ.get("FILON_EXPECT_COMPILED") == "1":
        assert is_compiled(), "the compiled engine was expected, the interpreted one is imported"
    if os.environ.get("FILON_TEST_DATABASE") == "postgres":
        _start_postgres(config)


def _start_postgres(config: pytest.Config) -> None:
    """One for all workers of a run; where there is none, a line says so."""
    from tests.server.cluster import SHARED, Cluster, binaries

    if SHARED in os.environ:
        return
    if binaries() is None:
        pytest.exit("skipped: no PostgreSQL is installed here (Debian: postgresql)", 0)
    cluster = Cluster()
    config.add_cleanup(cluster.stop)
    cluster.prepare()
    os.environ[SHARED] = str(cluster.port)


def pytest_report_header() -> str:
    return f"engine: {'compiled' if is_compiled() else 'pure Python'}"
