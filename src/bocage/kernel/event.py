"""What happened, in the past tense, with who may know of it and who may know all of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EVERYBODY: Final = -1
"""All seats and whoever watches."""

Fact = str | int | list[str] | list[int]


class Event:
    """One thing that happened.

    `facts` are for every witness, `secrets` only for the owners among them. `reveals` marks that somebody
    learned something hidden by it, so that what led to it cannot be taken back; everybody is told that much,
    or else a refusal to take back would tell it (TAB-15).
    """

    def __init__(
        self,
        name: str,
        facts: dict[str, Fact],
        secrets: dict[str, Fact] | None = None,
        owners: i64 = 0,
        witnesses: i64 = EVERYBODY,
        reveals: bool = False,
    ) -> None:
        if reveals and witnesses != EVERYBODY:
            raise ValueError(f"{name} reveals something, so everybody has to know that it happened")  # TAB-15
        self.name: str = name
        self.facts: dict[str, Fact] = facts
        self.secrets: dict[str, Fact] | None = secrets
        self.owners: i64 = owners
        self.witnesses: i64 = witnesses
        self.reveals: bool = reveals

    def as_seen_by(self, seat: i64) -> dict[str, Fact] | None:
        """Tell the event as a seat (or an observer, -1) may know it; None if it may not know of it."""
        if not _is_in(self.witnesses, seat):
            return None
        if self.secrets is not None and _is_in(self.owners, seat):
            return {"event": self.name, **self.facts, **self.secrets}
        return {"event": self.name, **self.facts}

    def whole(self) -> dict[str, object]:
        """Tell all of the event, for the record."""
        told: dict[str, object] = {"event": self.name, "facts": self.facts}
        if self.secrets is not None:
            told["secrets"] = self.secrets
            told["owners"] = int(self.owners)
        if self.witnesses != EVERYBODY:
            told["witnesses"] = int(self.witnesses)
        return told


def _is_in(group: i64, seat: i64) -> bool:
    if group == EVERYBODY:
        return True
    return seat >= 0 and (group >> seat) & 1 == 1
