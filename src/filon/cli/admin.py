"""`filon admin`: what an operator may look at, close, export and delete."""

from __future__ import annotations

import json
from typing import Any

import click

from filon.cli.database import database_option, own_database


def _shown(value: Any) -> None:
    click.echo(json.dumps(value, indent=2, ensure_ascii=False))


@click.group()
def admin() -> None:
    """Look at, close, export or delete a table or a person."""


@admin.command()
@click.argument("table")
@database_option
def table(table: str, database: str | None) -> None:
    """Show TABLE: who sits there, how it stands; no secrets."""
    from filon.server.admin import in_office

    _shown(in_office(database or own_database(), lambda office: office.table(table)))


@admin.command()
@click.argument("person")
@database_option
def person(person: str, database: str | None) -> None:
    """Export all that is kept of PERSON, named by the end of the address of their page."""
    from filon.server.admin import in_office

    _shown(in_office(database or own_database(), lambda office: office.person(person)))


@admin.command()
@click.argument("table")
@database_option
def record(table: str, database: str | None) -> None:
    """Export the whole record of TABLE, with its key."""
    from filon.server.admin import in_office

    click.echo(in_office(database or own_database(), lambda office: office.record(table)), nl=False)


@admin.command()
@database_option
def reports(database: str | None) -> None:
    """What people have reported."""
    from filon.server.admin import in_office

    _shown(in_office(database or own_database(), lambda office: office.reports()))


@admin.command("close")
@click.argument("table")
@click.option("--why", default="", help="Told to those who look at it.")
@database_option
def close_table(table: str, why: str, database: str | None) -> None:
    """Close TABLE: nobody plays on, everybody can look back.

    On SQLite the server must be stopped."""
    from filon.server.admin import in_office

    in_office(database or own_database(), lambda office: office.close_table(table, why), True)
    click.echo(f"{table} is closed")


@admin.command("delete-table")
@click.argument("table")
@click.confirmation_option(prompt="Delete it for good?")
@database_option
def delete_table(table: str, database: str | None) -> None:
    """Delete TABLE with all that was played there. On SQLite the server must be stopped."""
    from filon.server.admin import in_office

    in_office(database or own_database(), lambda office: office.delete_table(table), True)
    click.echo(f"{table} is deleted")


@admin.command("delete-person")
@click.argument("person")
@click.confirmation_option(prompt="Delete them for good?")
@database_option
def delete_person(person: str, database: str | None) -> None:
    """Forget PERSON; games keep a seat without a name. On SQLite the server must be stopped."""
    from filon.server.admin import in_office

    in_office(database or own_database(), lambda office: office.delete_person(person), True)
    click.echo(f"{person} is forgotten")
