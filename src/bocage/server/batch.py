"""Many small changes as a few large ones: what choices leave behind goes in together, kind by kind.

Each statement is a moment in which the writer has to wait for its turn among the threads; a busy server
would make it wait hundreds of times for a group. So rows of a kind are put into one statement.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain
from typing import Any, Final

from bocage.server.statements import STATEMENTS, Values
from bocage.server.store import AddAct, AddLines, PutClocks

HOT: Final[tuple[type[object], ...]] = (AddLines, AddAct, PutClocks)
"""What every choice brings. They touch nothing of each other, so their order among themselves is free."""
LARGEST: Final = 250
"""Rows in a statement at most: a thousand values, which every SQLite takes."""

Run = Callable[[str, Sequence[Any]], object]


class Batch:
    """Writes changes, those of choices a little later than others."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._rows: dict[type[object], list[Values]] = {kind: [] for kind in HOT}

    def write(self, changes: Sequence[object]) -> None:
        """Write what is kept together; nothing overtakes a change that is none of a choice."""
        if all([type(change) in self._rows for change in changes]):
            for change in changes:
                [(_, rows)] = STATEMENTS[type(change)]
                self._rows[type(change)] += rows(change)
        else:
            self.flush()
            write(self._run, changes)

    def flush(self) -> None:
        """Write what has been put off."""
        for kind, rows in self._rows.items():
            [(sql, _)] = STATEMENTS[kind]
            for start in range(0, len(rows), LARGEST):
                part = rows[start : start + LARGEST]
                self._run(for_rows(sql, len(part)), tuple(chain.from_iterable(part)))
            rows.clear()


def write(run: Run, changes: Sequence[object]) -> None:
    """Write changes one by one."""
    for change in changes:
        for sql, rows in STATEMENTS[type(change)]:
            for values in rows(change):
                run(sql, values)


@cache
def for_rows(sql: str, count: int) -> str:
    """Rewrite a statement that puts one row in for more of them."""
    return re.sub(r"VALUES (\([?, ]+\))", lambda found: "VALUES " + ", ".join([found[1]] * count), sql)
