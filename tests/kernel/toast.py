"""A second game of the pot, for lanes and windows: a die falls in a lane, then the other seat is toasted."""

from __future__ import annotations

from bocage.kernel.choice import Choice, code, parse, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import CHANCE, Pending, Together
from bocage.kernel.table import Sink, Table, header_for

from tests.kernel.pot import LEAVE, LOOK, STIR, End, Guest, Pot, PotGame


class Host(Guest):
    """A guest whose stirring pauses nobody: a die falls in its own lane."""

    def decide(self, state: Pot, seat: int, choice: int, tell: list[Event] | None) -> None:
        """Roll when stirring."""
        if verb_of(choice) == STIR:
            state.push(Die(self.seat))
        else:
            super().decide(state, seat, choice, tell)


class Die(Pending[Pot]):
    """A die falls into the pot."""

    def __init__(self, seat: int) -> None:
        self.name, self.seat = "die", seat

    def asks(self, state: Pot) -> int:
        """Ask chance."""
        return CHANCE

    def weights(self, state: Pot) -> list[int]:
        """Let nothing, one or two fall."""
        return [1, 2, 1]

    def spell_outcome(self, state: Pot, outcome: int) -> str:
        """Name who rolled, too."""
        return f"{self.seat}-{outcome}"

    def befall(self, state: Pot, outcome: int, tell: list[Event] | None) -> None:
        """Add it, and let it brew."""
        state.total += outcome
        state.swap(Brew(self.seat))
        if tell is not None:
            tell.append(Event("Rolled", {"seat": self.seat, "fell": int(outcome)}))

    def facts(self) -> dict[str, object]:
        """Tell who rolls."""
        return {"is": self.name, "seat": self.seat}


class Brew(Pending[Pot]):
    """Something that goes on by itself, in a lane."""

    def __init__(self, seat: int) -> None:
        self.name, self.seat = "brew", seat

    def resume(self, state: Pot, tell: list[Event] | None) -> None:
        """Add ten, and toast the other seat twice."""
        state.total += 10
        state.swap(Toast(1 - self.seat, 2))
        state.push(Toast(1 - self.seat, 1))

    def facts(self) -> dict[str, object]:
        """Tell whose."""
        return {"is": self.name, "seat": self.seat}


class Toast(Pending[Pot]):
    """A reaction window: the seat may look as often as it likes, until it leaves it at that.

    It is under seal: for all others both seats might be asked.
    """

    def __init__(self, seat: int, number: int) -> None:
        self.name, self.seat, self.number = "toast", seat, number

    def is_window(self) -> bool:
        """Be one."""
        return True

    def lets_be(self) -> int:
        """Leave it at that."""
        return code(LEAVE)

    def asks(self, state: Pot) -> int:
        """Ask the seat."""
        return 1 << self.seat

    def asks_as_seen_by(self, state: Pot, seat: int) -> int:
        """Show all others that either might be asked."""
        return 1 << self.seat if seat == self.seat else 0b11

    def offer(self, state: Pot, seat: int) -> list[int]:
        """Offer to look, and to leave it."""
        return [code(LOOK), code(LEAVE)]

    def refusal(self, state: Pot, seat: int, choice: int) -> Refusal | None:
        """Say whose toast comes first."""
        return Refusal("toast-first", "POT-5", {"seat": str(self.seat)})

    def decide(self, state: Pot, seat: int, choice: int, tell: list[Event] | None) -> None:
        """Look, or close the window."""
        if verb_of(choice) == LEAVE:
            state.pop()
        if tell is not None:
            name = "Toasted" if verb_of(choice) == LEAVE else "Winked"
            tell.append(Event(name, {"seat": seat, "number": self.number}, witnesses=1 << seat))

    def facts(self) -> dict[str, object]:
        """Tell who is toasted, and which one it is."""
        return {"is": self.name, "seat": self.seat, "number": self.number}


class ToastGame(PotGame):
    """Two hosts at a pot."""

    def start(self, scenario: dict[str, object], rulings: dict[str, object]) -> Pot:
        """Give each a lane."""
        state = Pot()
        state.push(End())
        state.push(Together(((Host(0),), (Host(1),))))
        return state

    def windows(self) -> list[str]:
        """Name the one there is."""
        return ["toast"]


def toast_table(falls: str = "", sink: Sink | None = None) -> Table[Pot]:
    """Set a table; what falls is written as figures."""
    from bocage.kernel.chance import Scripted

    game = ToastGame()
    header = header_for(game, {}, {"kind": "scripted"}, ["Ann", "Ben"])
    return Table(game, header, Scripted([int(figure) for figure in falls]), sink)


def said(text: str) -> Choice:
    """Read a choice."""
    choice = parse(text)
    assert not isinstance(choice, Refusal)
    return choice
