"""The probe's barrage: a set of targets that hang together, picked in any order, and shelled one by one."""

from __future__ import annotations

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal

from tests.contract.probe_battle import Blow, Question, attack, wrong_verb
from tests.contract.probe_field import FIRE, GONE, PICK, PlayedCard, Skirmish, side_of

GROUP_AT_MOST = 3


class Targets(Question):
    """A barrage picks up to three enemy units that hang together, one at a time in any order (PRB-9)."""

    def __init__(self, card: PlayedCard, chosen: int) -> None:
        super().__init__("targets")
        self.card, self.chosen = card, chosen

    def asks(self, state: Skirmish) -> int:
        """Ask whoever played the card."""
        return 1 << self.card.by

    def offer(self, state: Skirmish, seat: int) -> list[int]:
        """Offer each unit with which some group can still be completed, and to fire at one that is."""
        groups = hanging_together(state, 1 - side_of(seat))
        chosen = self.kept(groups)
        reach = 0
        for group in groups:
            reach |= group if group & chosen == chosen else 0
        picks = [code(PICK, unit) for unit in range(len(state.place)) if (reach & ~chosen) >> unit & 1]
        return [*picks, code(FIRE)] if chosen in groups else picks

    def refusal(self, state: Skirmish, seat: int, choice: int) -> Refusal | None:
        """Say that the units would not hang together, or do not yet."""
        groups = hanging_together(state, 1 - side_of(seat))
        chosen = self.kept(groups)
        if verb_of(choice) == FIRE:
            return None if chosen in groups else Refusal("not-hanging-together", "PRB-9", {})
        if verb_of(choice) != PICK:
            return wrong_verb(choice)
        unit = argument(choice, 0)
        wanted = chosen | 1 << unit
        if wanted != chosen and any([group & wanted == wanted for group in groups]):
            return None
        return Refusal("out-of-the-group", "PRB-9", {"unit": state.field.units[unit]})

    def decide(self, state: Skirmish, seat: int, choice: int, tell: list[Event] | None) -> None:
        """Add a unit, or open fire on all of them."""
        chosen = self.kept(hanging_together(state, 1 - side_of(seat)))
        if verb_of(choice) == PICK:
            state.swap(Targets(self.card, chosen | 1 << argument(choice, 0)))
            return
        state.pop()
        state.push(Shelling(seat, [unit for unit in range(len(state.place)) if chosen >> unit & 1]))

    def kept(self, groups: list[int]) -> int:
        """Tell what is chosen; a group that others have meanwhile broken up is chosen anew."""
        return self.chosen if any([group & self.chosen == self.chosen for group in groups]) else 0

    def facts(self) -> dict[str, object]:
        """Tell the card and what is chosen."""
        return {"is": self.name, "card": self.card.facts(), "chosen": self.chosen}


def hanging_together(state: Skirmish, side: int) -> list[int]:
    """List all groups of up to three units of a side that stand next to each other, as sets of bits."""
    units = state.standing(side)
    next_to = {unit: [other for other in units if state.is_near(unit, other)] for unit in units}
    groups = {1 << unit for unit in units}
    for _ in range(GROUP_AT_MOST - 1):
        groups |= {
            group | 1 << near
            for group in groups
            for unit in units
            if group >> unit & 1
            for near in next_to[unit]
        }
    return sorted(groups)


class Shelling(Question):
    """The units a barrage has still to hit, one after the other; everybody else waits."""

    def __init__(self, by: int, victims: list[int]) -> None:
        super().__init__("shelling")
        self.by, self.victims = by, victims

    def is_exclusive(self) -> bool:
        """Pause all lanes."""
        return True

    def resume(self, state: Skirmish, tell: list[Event] | None) -> None:
        """Shell the next one that still stands."""
        if not self.victims:
            state.pop()
            return
        state.swap(Shelling(self.by, self.victims[1:]))
        if state.place[self.victims[0]] != GONE:
            attack(state, Blow("shell", self.by, GONE, self.victims[0], state), tell)

    def facts(self) -> dict[str, object]:
        """Tell who is still to be hit."""
        return {"is": self.name, "by": self.by, "victims": self.victims[:]}
