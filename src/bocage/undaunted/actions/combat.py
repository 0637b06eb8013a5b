"""Combat actions: Attack, Suppress and Blast."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.choice import argument, code
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import Pending
from bocage.undaunted.actions.action import Action, is_missing
from bocage.undaunted.actions.fire import Fire, open_fire
from bocage.undaunted.kinds import NO_TILE, UNIT_NAMES, UNITS
from bocage.undaunted.model import Army, Position
from bocage.undaunted.verbs import ATTACK, BLAST, SUPPRESS


class Shot(Action):
    """Attack or Suppress X: one enemy counter on the map, at any distance (UND-10.1)."""

    def offer(self, state: Position, side: i64, card: i64, offers: list[int]) -> None:
        """Offer every enemy counter; suppressing one that is suppressed already has no effect (UND-A18)."""
        enemy = state.armies[1 - side]  # UND-13.2
        base = code(self.verb, card)
        for unit in range(UNITS):
            if enemy.place[unit] != NO_TILE and not (self.verb == SUPPRESS and enemy.suppressed[unit]):
                offers.append(base | (unit << 20))

    def refusal(self, state: Position, side: i64, choice: i64) -> Refusal | None:
        """Say why a counter cannot be shot at."""
        unit = argument(choice, 1)
        facts = {"target": UNIT_NAMES[unit]}
        if is_missing(state, 1 - side, unit):
            return Refusal("target-not-on-map", "UND-10.1", facts)
        if self.verb == SUPPRESS and state.armies[1 - side].suppressed[unit]:
            return Refusal("already-suppressed", "UND-A18", facts)
        return None

    def perform(self, state: Position, side: i64, choice: i64, tell: list[Event] | None) -> None:
        """Roll for it."""
        shot = Fire(self.verb, side, argument(choice, 0), 1 - side, argument(choice, 1))
        open_fire(state, shot, self.amount, tell)


class Blast(Action):
    """Blast X: every counter on the tile with the side's target marker, own ones included (UND-10.2)."""

    def offer(self, state: Position, side: i64, card: i64, offers: list[int]) -> None:
        """Offer it when the Mortar is aimed at a tile with a counter on it."""
        if self.refusal(state, side, code(self.verb, card)) is None:
            offers.append(code(self.verb, card))

    def refusal(self, state: Position, side: i64, choice: i64) -> Refusal | None:
        """Say that the Mortar is not aimed, or at nobody."""
        tile = state.armies[side].target
        if tile == NO_TILE:
            return Refusal("not-aimed", "UND-10.2", {})
        if state.armies[0].stands_on(tile) or state.armies[1].stands_on(tile):
            return None
        return Refusal("nobody-on-target", "UND-A19", {"tile": state.scenario.tiles[tile]})

    def perform(self, state: Position, side: i64, choice: i64, tell: list[Event] | None) -> None:
        """Attack one after the other."""
        victims = victims_on(state.armies, side)
        state.push(Barrage(side, argument(choice, 0), self.amount, victims))


class Barrage(Pending[Position]):
    """The counters on the target tile that a Blast still has to attack, in a fixed order (UND-A19)."""

    name = "barrage"

    def __init__(self, side: i64, unit: i64, dice: i64, victims: list[int]) -> None:
        self.side: i64 = side
        self.unit: i64 = unit
        self.dice: i64 = dice
        self.victims: list[int] = victims

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Attack the next counter."""
        if not self.victims:
            state.pop()
            return
        victim: i64 = self.victims[0]
        state.swap(Barrage(self.side, self.unit, self.dice, self.victims[1:]))
        shot = Fire(BLAST, self.side, self.unit, victim // UNITS, victim % UNITS)
        open_fire(state, shot, self.dice, tell)

    def facts(self) -> dict[str, object]:
        """Tell who is still to be attacked."""
        return {
            "is": self.name,
            "side": int(self.side),
            "unit": int(self.unit),
            "dice": int(self.dice),
            "victims": self.victims[:],
        }


def victims_on(armies: list[Army], side: i64) -> list[int]:
    """List the counters on the target tile: enemies first, then own, by unit (UND-A19)."""
    tile = armies[side].target
    victims = []
    for owner in (1 - side, side):
        place = armies[owner].place
        for unit in range(UNITS):
            if place[unit] == tile:
                victims.append(owner * UNITS + unit)
    return victims


def attack(amount: i64) -> Action:
    """Attack X."""
    return Shot(ATTACK, amount)


def suppress(amount: i64) -> Action:
    """Suppress X."""
    return Shot(SUPPRESS, amount)


def blast(amount: i64) -> Action:
    """Blast X."""
    return Blast(BLAST, amount)
