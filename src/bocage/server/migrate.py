"""The shape of a file of data: numbered steps in `schema/`, of which a file has taken all up to its own."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from importlib.resources import files
from typing import Final

from bocage.server.store import StoreRefused

OURS: Final = 0x626F6361
"""Stands in every file of ours, so that nobody else's is taken for one."""


def steps() -> list[str]:
    """Read the steps, the first one first."""
    found = [each for each in (files("bocage.server") / "schema").iterdir() if each.name.endswith(".sql")]
    return [each.read_text("utf-8") for each in sorted(found, key=lambda each: each.name)]


def version_of(connection: sqlite3.Connection) -> int:
    """Tell how many steps a file has taken."""
    found: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return found


def check_shape(connection: sqlite3.Connection, file: str) -> int:
    """Tell how many steps a file has taken, unless it is not ours or of a newer Bocage."""
    found, known = version_of(connection), len(steps())
    if found > known:
        raise StoreRefused("store-newer", file=file, found=str(found), known=str(known))
    is_ours = connection.execute("PRAGMA application_id").fetchone()[0] == OURS
    if not is_ours and not (found == 0 and _is_empty(connection)):
        raise StoreRefused("store-not-ours", file=file)
    return found


def migrate(connection: sqlite3.Connection, file: str) -> None:
    """Take the steps that are missing, all or none, while nobody else writes."""
    connection.execute("BEGIN EXCLUSIVE")
    try:
        taken = check_shape(connection, file)
        for number, step in enumerate(steps()[taken:], taken + 1):
            _take(connection, number, step)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _take(connection: sqlite3.Connection, number: int, step: str) -> None:
    for statement in statements_in(step):
        connection.execute(statement)
    connection.execute(f"PRAGMA user_version = {number}")
    connection.execute(f"PRAGMA application_id = {OURS}")


def statements_in(step: str) -> Iterator[str]:
    """Cut a step into its statements; a script at once would end the transaction."""
    statement = ""
    for line in step.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement


def _is_empty(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() is None
