"""What a seat may know of a hand, of Command cards or Combat cards (QC-08)."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.memoir44.model import Hand


class HandView:
    """A hand: its number of cards and what everybody knows of it; `cards` are there for its holder only."""

    def __init__(self, hand: Hand, is_own: bool) -> None:
        self.count: i64 = hand.count
        self.known: list[int] = hand.known
        self.is_own: bool = is_own
        self.cards: list[int] = hand.cards[:] if is_own else []

    def facts(self) -> dict[str, object]:
        """Tell it in plain values."""
        return {"count": int(self.count), "known": self.known[:], "cards": self.cards[:]}
