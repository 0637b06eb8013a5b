"""What the database is told: for each change its statements, and for each question its query.

Thin SQL: all of it would also be understood by PostgreSQL, once the places for values are written its way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from bocage.server import store

Values = tuple[object, ...]

Statement = tuple[str, Callable[[Any], Iterable[Values]]]
"""SQL, and the values it is carried out with: once for each row of them."""


def _people(change: store.PutTable) -> list[Values]:
    return [(person, change.row.id) for person in change.people]


def _lines(change: store.AddLines) -> list[Values]:
    return [(change.table, number, line) for number, line in enumerate(change.lines, change.first)]


STATEMENTS: Final[dict[type[object], tuple[Statement, ...]]] = {
    store.PutMeta: (
        (
            "INSERT INTO meta (key, value) VALUES (?, ?)"
            " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            lambda change: [(change.key, change.value)],
        ),
    ),
    store.PutPerson: (
        (
            "INSERT INTO persons (id, name, made, recovery) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name, made = excluded.made,"
            " recovery = excluded.recovery",
            lambda change: [(change.row.id, change.row.name, change.row.made, change.row.recovery)],
        ),
    ),
    store.ErasePerson: (
        ("DELETE FROM said WHERE person = ?", lambda change: [(change.id,)]),
        ("DELETE FROM belongs WHERE person = ?", lambda change: [(change.id,)]),
        ("DELETE FROM persons WHERE id = ?", lambda change: [(change.id,)]),
    ),
    store.PutSession: (
        (
            "INSERT INTO sessions (hash, id, person, device, began, seen) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (hash) DO UPDATE SET id = excluded.id, person = excluded.person,"
            " device = excluded.device, began = excluded.began, seen = excluded.seen",
            lambda change: [
                (
                    change.row.hash,
                    change.row.id,
                    change.row.person,
                    change.row.device,
                    change.row.began,
                    change.row.seen,
                )
            ],
        ),
    ),
    store.EndSession: (
        ("DELETE FROM sessions WHERE person = ? AND id = ?", lambda change: [(change.person, change.id)]),
    ),
    store.PutTable: (
        (
            "INSERT INTO tables (id, phase, listed, made, facts) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, listed = excluded.listed,"
            " made = excluded.made, facts = excluded.facts",
            lambda change: [
                (change.row.id, change.row.phase, int(change.row.listed), change.row.made, change.row.facts)
            ],
        ),
        (
            "INSERT INTO clocks (table_id, touched, due, clocks) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (table_id) DO UPDATE SET touched = excluded.touched",
            lambda change: [(change.row.id, change.row.touched, change.row.due, change.row.clocks)],
        ),
        ("DELETE FROM belongs WHERE table_id = ?", lambda change: [(change.row.id,)]),
        ("INSERT INTO belongs (person, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING", _people),
    ),
    store.PutClocks: (
        (
            "INSERT INTO clocks (table_id, touched, due, clocks) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (table_id) DO UPDATE SET touched = excluded.touched, due = excluded.due,"
            " clocks = excluded.clocks",
            lambda change: ((change.table, change.touched, change.due, change.clocks),),
        ),
    ),
    store.PutSecret: (
        # Never a second one: the first has been promised.
        (
            "INSERT INTO secrets (table_id, secret) VALUES (?, ?)",
            lambda change: [(change.table, change.secret)],
        ),
    ),
    store.DropSecret: (("DELETE FROM secrets WHERE table_id = ?", lambda change: [(change.table,)]),),
    store.AddLines: (("INSERT INTO lines (table_id, number, line) VALUES (?, ?, ?)", _lines),),
    store.AddAct: (
        (
            "INSERT INTO acts (table_id, seat, ref) VALUES (?, ?, ?)",
            lambda change: ((change.row.table, change.row.seat, change.row.ref),),
        ),
    ),
    store.Hold: (
        (
            "INSERT INTO held (table_id, seat, number, choice) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (table_id, seat) DO UPDATE SET number = excluded.number, choice = excluded.choice",
            lambda change: [(change.row.table, change.row.seat, change.row.number, change.row.choice)],
        ),
    ),
    store.LetGo: (("DELETE FROM held WHERE table_id = ?", lambda change: [(change.table,)]),),
    store.AddSaid: (
        (
            "INSERT INTO said (table_id, number, seat, person, listeners, text, at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            lambda change: [
                (
                    change.row.table,
                    change.row.number,
                    change.row.seat,
                    change.row.person,
                    change.row.listeners,
                    change.row.text,
                    change.row.at,
                )
            ],
        ),
    ),
    store.PutHook: (
        (
            "INSERT INTO hooks (person, url, secret, failures, trouble) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (person) DO UPDATE SET url = excluded.url, secret = excluded.secret,"
            " failures = excluded.failures, trouble = excluded.trouble",
            lambda change: [
                (
                    change.row.person,
                    change.row.url,
                    change.row.secret,
                    change.row.failures,
                    change.row.trouble,
                )
            ],
        ),
    ),
    store.DropHook: (
        ("DELETE FROM notices WHERE person = ?", lambda change: [(change.person,)]),
        ("DELETE FROM hooks WHERE person = ?", lambda change: [(change.person,)]),
    ),
    store.PutNotice: (
        (
            "INSERT INTO notices (person, table_id, id, body, due, tries) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (person, table_id) DO UPDATE SET id = excluded.id, body = excluded.body,"
            " due = excluded.due, tries = excluded.tries",
            lambda change: [
                (
                    change.row.person,
                    change.row.table,
                    change.row.id,
                    change.row.body,
                    change.row.due,
                    change.row.tries,
                )
            ],
        ),
    ),
    store.DropNotice: (
        (
            "DELETE FROM notices WHERE person = ? AND table_id = ?",
            lambda change: [(change.person, change.table)],
        ),
    ),
    store.DeferNotice: (
        (
            "UPDATE notices SET due = ?, tries = ? WHERE person = ? AND table_id = ? AND id = ?",
            lambda change: [(change.due, change.tries, change.person, change.table, change.id)],
        ),
    ),
    store.EndNotice: (
        (
            "DELETE FROM notices WHERE person = ? AND table_id = ? AND id = ?",
            lambda change: [(change.person, change.table, change.id)],
        ),
    ),
}

_TABLE: Final = (
    "SELECT tables.id, phase, listed, made, touched, facts, clocks.clocks, due"
    " FROM tables JOIN clocks ON clocks.table_id = tables.id"
)
_SESSION: Final = "SELECT hash, id, person, device, began, seen FROM sessions"
_PERSON: Final = "SELECT id, name, made, recovery FROM persons"

META: Final = "SELECT value FROM meta WHERE key = ?"
PERSON: Final = f"{_PERSON} WHERE id = ?"
PERSON_RECOVERING: Final = f"{_PERSON} WHERE recovery = ? AND recovery <> ''"
SESSION: Final = f"{_SESSION} WHERE hash = ?"
SESSIONS: Final = f"{_SESSION} WHERE person = ? ORDER BY seen DESC, hash"
TABLE: Final = f"{_TABLE} WHERE tables.id = ?"
TABLES_OF: Final = (
    f"{_TABLE} JOIN belongs ON belongs.table_id = tables.id"
    " WHERE belongs.person = ? ORDER BY touched DESC, tables.id LIMIT ?"
)
TABLES_LISTED: Final = (
    f"{_TABLE} WHERE phase IN ('waiting', 'playing') AND listed = 1 ORDER BY touched DESC, tables.id LIMIT ?"
)
PLAYING: Final = (
    "SELECT id, due FROM tables JOIN clocks ON clocks.table_id = tables.id"
    " WHERE phase = 'playing' ORDER BY made, id"
)
SECRET: Final = "SELECT secret FROM secrets WHERE table_id = ?"  # noqa: S105  a query
LINES: Final = "SELECT line FROM lines WHERE table_id = ? ORDER BY number"
ACTS: Final = "SELECT table_id, seat, ref FROM acts WHERE table_id = ? ORDER BY seat, ref"
HELD: Final = "SELECT table_id, seat, number, choice FROM held WHERE table_id = ? ORDER BY seat"
SAID: Final = (
    "SELECT table_id, number, seat, person, listeners, text, at"
    " FROM said WHERE table_id = ? ORDER BY number DESC LIMIT ?"
)
SAID_BY: Final = (
    "SELECT table_id, number, seat, person, listeners, text, at FROM said WHERE person = ? ORDER BY at"
)
HOOK: Final = "SELECT person, url, secret, failures, trouble FROM hooks WHERE person = ?"
NOTICES: Final = (
    "SELECT id, person, table_id, body, due, tries FROM notices WHERE due <= ? ORDER BY due, id LIMIT ?"
)
