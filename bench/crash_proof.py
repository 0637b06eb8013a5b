"""Proves all dice and choices of all records in a file of data, by the rules themselves."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from bocage.catalogue import entry_for
from bocage.kernel.record import load
from bocage.kernel.refusal import Refused
from bocage.kernel.replay import dealer_of, replay, secret_in


def unproved(file: Path) -> Iterator[str]:
    """Name the tables whose records do not follow from their secret and the rules."""
    with closing(sqlite3.connect(file)) as base:
        secrets = dict(base.execute("SELECT table_id, secret FROM secrets").fetchall())
        lines: dict[str, str] = {}
        for id, line in base.execute("SELECT table_id, line FROM lines ORDER BY table_id, number"):
            lines[id] = lines.get(id, "") + line + "\n"
    for id, text in lines.items():
        try:
            prove(text, secrets.get(id, ""))
        except Refused as refused:
            yield f"{id}: {refused.refusal.key} {refused.refusal.facts}"


def prove(text: str, secret: str) -> None:
    """Play a record again, and deal all its chances again; raise Refused where something is different."""
    record = load(text)
    rulings, header = record.header["rulings"], record.header["dealer"]
    assert isinstance(rulings, dict)
    assert isinstance(header, dict)
    prover = dealer_of(secret_in(record) or secret, header)
    replay(entry_for(str(record.header["game"])).game_for(rulings), record, prover, prover)
