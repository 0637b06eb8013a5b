"""Talk at a table: who hears what is said, and what a game forbids to say to whom.

What people say is no part of the game: it is not in the record, nobody's view shows it, and nothing reads it.
The game alone knows which channels are open (TAB-16).
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from bocage.kernel.refusal import Refusal
from bocage.kernel.state import State
from bocage.kernel.table import Table

S = TypeVar("S", bound=State)

LONGEST: Final = 1_000
"""Letters of a message."""
MOST_KEPT: Final = 500
"""Messages that a table remembers."""


class Message:
    """Something said: by whom, to whom, and what."""

    def __init__(self, seat: int, listeners: list[int], text: str) -> None:
        self.seat = seat
        self.listeners = listeners
        self.text = text


class Talk(Generic[S]):
    """What is said at a table."""

    def __init__(self, table: Table[S], said: list[Message] | None = None) -> None:
        self.table = table
        self._said: list[Message] = said or []

    def say(self, seat: int, listeners: list[int], text: str) -> Refusal | None:
        """Say something to some seats, all of whom hear it, or none where a channel is closed (TAB-16)."""
        refusal = self._unsound(seat, listeners, text)
        if refusal is None:
            refusal = self.table.game.silence_among(self.table.state, seat, listeners)
        if refusal is None:
            self._said = [*self._said, Message(seat, sorted(set(listeners)), text)][-MOST_KEPT:]
        return refusal

    def heard(self, seat: int) -> list[Message]:
        """List what a seat has said or heard; whoever only watches hears what is said to all (TAB-17)."""
        return [message for message in self._said if self._hears(seat, message)]

    def open_channels(self, seat: int) -> list[int]:
        """List the seats that a seat may talk to now."""
        others = [other for other in range(len(self.table.game.seats)) if other != seat]
        return [other for other in others if self.table.game.silence(self.table.state, seat, other) is None]

    def _hears(self, seat: int, message: Message) -> bool:
        party = {*message.listeners, message.seat}
        return seat in party or len(party) == len(self.table.game.seats)  # TAB-17

    def _unsound(self, seat: int, listeners: list[int], text: str) -> Refusal | None:
        """Refuse who does not sit here, whom nobody hears, and what is too long."""
        seats = range(len(self.table.game.seats))
        for each in (seat, *listeners):
            if each not in seats:
                return Refusal("no-such-seat", "TAB-1", {"seat": str(each)})
        if not [listener for listener in listeners if listener != seat]:
            return Refusal("nobody-listens", "TAB-16", {})
        if not text.strip() or len(text) > LONGEST:
            return Refusal("message-size", "TAB-18", {"letters": str(len(text)), "most": str(LONGEST)})
        return None
