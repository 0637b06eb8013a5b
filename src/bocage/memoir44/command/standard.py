"""The usual command: two seats, each commands a side with a hand of its own."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Command:
    """Tells which seats decide for a side, and whose hand a seat plays from."""

    def player(self, side: i64) -> i64:
        """Name the seats that play the side's turn, as a set."""
        return 1 << side

    def owner(self, side: i64, unit: i64) -> i64:
        """Name the seats that decide for a unit out of its turn, as a set (RET-02)."""
        return 1 << side

    def side(self, seat: i64) -> i64:
        """Give the side of a seat."""
        return seat

    def hand(self, seat: i64) -> i64:
        """Give the number of the hand a seat plays from (SET-14)."""
        return seat


STANDARD = Command()
