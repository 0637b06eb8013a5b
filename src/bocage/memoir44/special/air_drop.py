"""The air drop: figures fall before the first turn, and those that land well become units (SPC-DROP).

The booklet has figures dropped by hand. Here the player aims each at a hex, and it drifts so many steps of a
walk: to any hex beside it, or none, each as likely as the others.
"""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import CHANCE, Pending
from bocage.memoir44.kinds import NO_UNIT, SIDES
from bocage.memoir44.medals import arrive
from bocage.memoir44.model import Position
from bocage.memoir44.verbs import DROP, VERB_NAMES


class AirDrop(Pending[Position]):
    """The next figure is aimed at a hex."""

    name = "air-drop"

    def __init__(self, units: list[int]) -> None:
        self.units: list[int] = units

    def asks(self, state: Position) -> i64:
        """Ask the side that drops."""
        return state.scenario.command.teams[state.scenario.terms.drop_side]

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer every hex of the board."""
        return [code(DROP, hexagon) for hexagon in range(state.scenario.field.count)]

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say that the drop comes first."""
        return Refusal("drop-first", "SPC-DROP", {"verb": VERB_NAMES[verb_of(choice)]})

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Let the figure go."""
        state.pop()
        if len(self.units) > 1:
            state.push(AirDrop(self.units[1:]))
        at = argument(choice, 0)
        if tell is not None:
            tell.append(Event("DropAimed", {"to": state.scenario.field.names[at]}))
        state.push(Drift(self.units[0], at, state.scenario.terms.drop_steps))

    def facts(self) -> dict[str, object]:
        """Tell who is still to be dropped."""
        return {"is": self.name, "units": self.units[:]}


class Drift(Pending[Position]):
    """A figure is in the air over a hex and drifts on."""

    name = "drift"

    def __init__(self, unit: i64, at: i64, left: i64) -> None:
        self.unit: i64 = unit
        self.at: i64 = at
        self.left: i64 = left

    def asks(self, state: Position) -> i64:
        """Ask chance."""
        return CHANCE

    def weights(self, state: Position) -> list[int]:
        """Weigh staying and every hex beside alike."""
        return [1] * (1 + len(state.scenario.field.neighbours[self.at]))

    def spell_outcome(self, state: Position, outcome: i64) -> str:
        """Name the hex."""
        return state.scenario.field.names[self._goal(state, outcome)]

    def befall(self, state: Position, outcome: i64, tell: list[Event] | None) -> None:
        """Drift a hex, and land after the last."""
        goal = self._goal(state, outcome)
        if self.left > 1:
            state.swap(Drift(self.unit, goal, self.left - 1))
            return
        state.pop()
        land(state, self.unit, goal, tell)

    def facts(self) -> dict[str, object]:
        """Tell who is where in the air."""
        return {"is": self.name, "unit": int(self.unit), "at": int(self.at), "left": int(self.left)}

    def _goal(self, state: Position, outcome: i64) -> i64:
        return self.at if outcome == 0 else state.scenario.field.neighbours[self.at][outcome - 1]


def land(state: Position, unit: i64, hexagon: i64, tell: list[Event] | None) -> None:
    """Make a unit of a figure that has landed on a free hex; elsewhere it is lost, without a medal."""
    scenario = state.scenario
    lands = state.unit_on[hexagon] == NO_UNIT and not scenario.field.bars(scenario.types[unit].kind, hexagon)
    if tell is not None:
        facts = {"side": SIDES[scenario.sides[unit]], "at": scenario.field.names[hexagon]}
        tell.append(Event("UnitLanded" if lands else "FigureLost", {**facts}))
    if lands:
        state.put(unit, hexagon)
        state.figures[unit] = scenario.full_strength[unit]
        arrive(state, hexagon, tell)
