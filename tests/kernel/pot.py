"""The smallest game that two seats play at once: each pours into a pot, looks into it, or leaves."""

from __future__ import annotations

from bocage.kernel.chance import Dealer
from bocage.kernel.choice import Verb, Vocabulary, Words, argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.game import Game
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import CHANCE, NOBODY, Pending, State, Together
from bocage.kernel.view import View

POUR, LOOK, PEEK, STIR, LEAVE = range(5)
_AMOUNT = Words("amount", "POT-1", ["none", "one", "two", "three"])
VERBS = Vocabulary(
    [
        Verb("pour", "POT-1", [("amount", _AMOUNT)]),
        Verb("look", "POT-2", []),
        Verb("peek", "POT-2", []),
        Verb("stir", "POT-3", []),
        Verb("leave", "POT-4", []),
    ]
)


class Pot(State):
    """What is in the pot."""

    def __init__(self) -> None:
        super().__init__()
        self.total = 0

    def copy(self) -> Pot:
        """Return the same."""
        twin = Pot()
        twin.total, twin.trunk, twin.outcome = self.total, self.trunk[:], self.outcome
        return twin

    def facts(self) -> dict[str, object]:
        """Tell it all."""
        ending = None if self.outcome is None else self.outcome.facts()
        return {"total": self.total, "pending": self.pending_facts(), "outcome": ending}


class Guest(Pending[Pot]):
    """A seat may pour (all see it), look (all are told), peek (nobody is), stir (chance), or leave."""

    def __init__(self, seat: int) -> None:
        self.name = "guest"
        self.seat = seat

    def asks(self, state: Pot) -> int:
        """Ask the seat."""
        return 1 << self.seat

    def offer(self, state: Pot, seat: int) -> list[int]:
        """Offer everything."""
        pours = [code(POUR, amount) for amount in (1, 2, 3)]
        return [*pours, code(LOOK), code(PEEK), code(STIR), code(LEAVE)]

    def decide(self, state: Pot, seat: int, choice: int, tell: list[Event] | None) -> None:
        """Do it."""
        verb = verb_of(choice)
        event = Event("Poured", {"seat": seat, "amount": argument(choice, 0)})
        if verb == POUR:
            state.total += argument(choice, 0)
        elif verb == LOOK:
            event = Event("Looked", {"seat": seat, "total": state.total})
        elif verb == PEEK:
            event = Event("Peeked", {"seat": seat}, witnesses=1 << seat)
        elif verb == STIR:
            event = Event("Stirred", {"seat": seat})
            state.push(Spoon())
        else:
            event = Event("Left", {"seat": seat})
            state.pop()
        if tell is not None:
            tell.append(event)

    def facts(self) -> dict[str, object]:
        """Tell who."""
        return {"is": self.name, "seat": self.seat}


class Spoon(Pending[Pot]):
    """Chance spills one, or none."""

    def is_exclusive(self) -> bool:
        """Let everybody wait."""
        return True

    def asks(self, state: Pot) -> int:
        """Ask chance."""
        return CHANCE

    def weights(self, state: Pot) -> list[int]:
        """Weigh both alike."""
        return [1, 1]

    def befall(self, state: Pot, outcome: int, tell: list[Event] | None) -> None:
        """Spill."""
        state.total -= outcome
        state.pop()


class End(Pending[Pot]):
    """The end, when both have left."""

    def resume(self, state: Pot, tell: list[Event] | None) -> None:
        """End."""
        state.finish(0, "empty", "POT-4")


class PotView(View):
    """All lies open."""

    def facts(self) -> dict[str, object]:
        """Tell who asks."""
        return {"asked": int(self.asked), "offers": self.offers}


class PotGame(Game[Pot]):
    """The game of the pot."""

    def __init__(self) -> None:
        super().__init__("pot", 3, ["left", "right"], VERBS)

    def start(self, scenario: dict[str, object], rulings: dict[str, object]) -> Pot:
        """Set two guests at an empty pot."""
        state = Pot()
        state.push(End())
        state.push(Together(((Guest(0),), (Guest(1),))))
        return state

    def rulings(self) -> dict[str, object]:
        """There are none."""
        return {}

    def view(self, state: Pot, seat: int) -> View:
        """Show it."""
        return PotView(seat, NOBODY if state.outcome else self.to_decide(state), self.choices(state, seat))

    def guess(self, view: View, chance: Dealer) -> Pot:
        """Nothing is hidden but the total."""
        return self.start({}, {})

    def not_asked(self, state: Pot, seat: int) -> Refusal:
        """Say so."""
        return Refusal("not-asked", "POT-4")
