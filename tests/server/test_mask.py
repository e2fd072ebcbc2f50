"""Secrets do not get into messages."""

from __future__ import annotations

import secrets

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from filon.core.errors import FilonError
from filon.server.mask import masked
from filon.server.sqlite import Sqlite
from filon.server.storage import opened


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("postgresql://nellie:s3cret@db/filon", "postgresql://nellie:***@db/filon"),
        ("postgresql://nellie:s3:c@ret@db/filon", "postgresql://nellie:***@db/filon"),
        ("at 'postgresql://:s3cret@db'", "at 'postgresql://:***@db'"),
        ("postgresql://db/filon?password=s3cret&x=1", "postgresql://db/filon?password=***&x=1"),
        ("cookie: filon=abc.def; a=b", "cookie: filon=***; a=b"),
        ("http://127.0.0.1:8125/t/abc", "http://127.0.0.1:8125/t/abc"),
        ("sqlite:////home/nellie/filon.db", "sqlite:////home/nellie/filon.db"),
    ],
)
def test_passwords_of_addresses(said: str, shown: str) -> None:
    assert masked(said) == shown


def test_tokens_and_keys() -> None:
    for secret in (secrets.token_urlsafe(32), secrets.token_hex(32)):
        assert masked(f"got {secret!r}, {secret}") == "got '***', ***"


@pytest.mark.parametrize(
    "url", ["oracle+oracledb://nellie:s3cret@db/filon", "what://nellie:s3cret@db"]
)
def test_a_database_without_a_driver_keeps_its_password(url: str) -> None:
    with pytest.raises(FilonError, match="cannot use the database") as refused:
        opened(url)
    assert "s3cret" not in str(refused.value)


def test_an_error_of_the_database_does_not_show_what_it_could_not_write() -> None:
    engine = Sqlite("sqlite://").engine
    with engine.connect() as connection, pytest.raises(SQLAlchemyError) as refused:
        connection.execute(text("INSERT INTO chat VALUES (:said)"), {"said": "under the bridge"})
    assert "no such table" in str(refused.value)
    assert "bridge" not in str(refused.value)
