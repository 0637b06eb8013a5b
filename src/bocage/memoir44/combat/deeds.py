"""What Combat cards set going beside boons: units that arrive or shift, dice that fall, units picked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import CHANCE, NOBODY, Pending
from bocage.memoir44.combat.cards import BOMB, COMBAT_CARDS
from bocage.memoir44.combat.fits import bombed, units_for
from bocage.memoir44.combat.moment import Moment
from bocage.memoir44.combat.stock import RECRUITS, baseline, recruit
from bocage.memoir44.dice import FACE_ARMOR, FACE_FLAG, FACE_STAR, throws_of
from bocage.memoir44.kinds import ARMOR, ARTILLERY, INFANTRY, NO_UNIT, OFF_BOARD, SIDES
from bocage.memoir44.losses import named
from bocage.memoir44.medals import arrive
from bocage.memoir44.model import HALTED, HOLDS_FIRE, LEFT_HEDGEROW, MOVED, ORDERED, Position
from bocage.memoir44.moves import Ways, drop_sandbags, move
from bocage.memoir44.no_way import move_refusal
from bocage.memoir44.salvo import Shelling
from bocage.memoir44.units.unit import UnitType
from bocage.memoir44.verbs import END_MOVES, END_PICKS, MOVE, PICK, PLACE, VERB_NAMES

BOMBS: Final = 2
"""The dice of a bombed hex (CBT-BOMBS)."""
WOUNDED: Final = 2
"""The dice for the wounded of a unit (CBT-DUTY)."""


def combat_first(kind: i64, verb: i64) -> Refusal:
    """Say that a Combat card has to be finished first."""
    facts = {"card": COMBAT_CARDS[kind].name, "verb": VERB_NAMES[verb]}
    return Refusal("combat-card-first", COMBAT_CARDS[kind].ref, facts)


class Picking(Pending[Position]):
    """Units are being picked for a card, one at a time, in any order."""

    name = "picking"

    def __init__(self, post: i64, kind: i64, units: list[int]) -> None:
        self.post: i64 = post
        self.kind: i64 = kind
        self.units: list[int] = units

    def is_exclusive(self) -> bool:
        """Pause all else."""
        return True

    def asks(self, state: Position) -> i64:
        """Ask the holder of the card, while anybody can be picked."""
        if len(self.units) < COMBAT_CARDS[self.kind].most and self._candidates(state):
            return state.scenario.command.seats_of[self.post]
        return NOBODY

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer everybody who fits, and to leave it at that once there is one."""
        offers = [code(PICK, state.at[unit]) for unit in self._candidates(state)]
        offers.sort()
        if self.units:
            offers.append(code(END_PICKS))
        return offers

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say why a unit cannot be picked."""
        verb = verb_of(choice)
        if verb == END_PICKS:
            return Refusal("pick-one-first", COMBAT_CARDS[self.kind].ref, {})
        if verb != PICK:
            return combat_first(self.kind, verb)
        at = state.scenario.field.names[argument(choice, 0)]
        return Refusal("cannot-be-picked", COMBAT_CARDS[self.kind].ref, {"at": at})

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Add a unit, or be done."""
        if verb_of(choice) == END_PICKS:
            self._finish(state)
            return
        unit = state.unit_on[argument(choice, 0)]
        if tell is not None:
            tell.append(Event("UnitPicked", {**named(state, unit)}))
        state.swap(Picking(self.post, self.kind, sorted([*self.units, unit])))

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Be done when nobody more can be picked."""
        self._finish(state)

    def facts(self) -> dict[str, object]:
        """Tell who has been picked for which card."""
        card = COMBAT_CARDS[self.kind]
        facts = {"post": int(self.post), "card": card.name, "most": int(card.most), "units": self.units[:]}
        return {"is": self.name, **facts}

    def _candidates(self, state: Position) -> list[int]:
        card = COMBAT_CARDS[self.kind]
        if card.deed == BOMB:
            found = [unit for unit in bombed(state, self._side(state)) if self._is_beside(state, unit)]
        else:
            found = units_for(state, self.post, self.kind, Moment(card.timing))
        return [unit for unit in found if unit not in self.units]

    def _side(self, state: Position) -> i64:
        return state.scenario.command.side_of_post[self.post]

    def _is_beside(self, state: Position, unit: i64) -> bool:
        """Tell whether an enemy stands next to those that are picked, as bombs need it (CBT-BOMBS)."""
        field, at = state.scenario.field, state.at
        return all([field.distance(at[unit], at[other]) <= 1 for other in self.units])

    def _finish(self, state: Position) -> None:
        """Let bombs fall, or give the units what the card grants."""
        if COMBAT_CARDS[self.kind].deed == BOMB:
            state.swap(Shelling(self.post, BOMBS, True, self.units))  # CBT-BOMBS
            return
        state.pop()
        table = state.combat
        assert table is not None
        for unit in self.units:  # CBT-FORWARD
            table.bless(unit, self.kind)
            state.trail.append(state.at[unit])


class Placing(Pending[Position]):
    """A unit is put on one of some hexes, for everybody to see."""

    name = "placing"

    def __init__(self, seats: i64, kind: i64, unit: i64, hexes: list[int]) -> None:
        self.seats: i64 = seats
        self.kind: i64 = kind
        self.unit: i64 = unit
        self.hexes: list[int] = hexes

    def is_exclusive(self) -> bool:
        """Pause all else."""
        return True

    def asks(self, state: Position) -> i64:
        """Ask whoever puts it down, where there is a choice."""
        return self.seats if len(self.hexes) > 1 else NOBODY

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer the hexes."""
        return [code(PLACE, to) for to in self.hexes]

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say why the unit cannot be put there."""
        if verb_of(choice) != PLACE:
            return combat_first(self.kind, verb_of(choice))
        to = state.scenario.field.names[argument(choice, 0)]
        return Refusal("no-place-there", COMBAT_CARDS[self.kind].ref, {"to": to})

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Put it down."""
        state.pop()
        self._place(state, argument(choice, 0), tell)

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Put it on the only hex, or leave it where it is."""
        state.pop()
        if self.hexes:
            self._place(state, self.hexes[0], tell)

    def facts(self) -> dict[str, object]:
        """Tell which unit is put where by which card."""
        facts = {"seats": int(self.seats), "card": COMBAT_CARDS[self.kind].name, "moves": int(self.unit)}
        return {"is": self.name, **facts, "hexes": self.hexes[:]}

    def _place(self, state: Position, to: i64, tell: list[Event] | None) -> None:
        scenario, before = state.scenario, state.at[self.unit]
        facts = {"side": SIDES[scenario.sides[self.unit]], "unit": scenario.types[self.unit].name}
        if before == OFF_BOARD:
            state.figures[self.unit] = scenario.full_strength[self.unit]  # CBT-33
            state.status[self.unit] = 0
        if tell is not None:
            tell.append(Event("UnitPlaced", {**facts, "to": scenario.field.names[to]}))
        state.put(self.unit, to)
        if before != OFF_BOARD:
            drop_sandbags(state, before, tell)
        arrive(state, to, tell)


def place_new(state: Position, post: i64, kind: i64, unit: i64, hexes: list[int]) -> None:
    """Let a new unit be put on the board; some cards let it hold its fire this turn."""
    table = state.combat
    assert table is not None
    if COMBAT_CARDS[kind].boon.silences:
        table.bless(unit, kind)
    state.push(Placing(state.scenario.command.seats_of[post], kind, unit, hexes))


class Recruiting(Pending[Position]):
    """A die tells what comes as reinforcement."""

    name = "recruiting"

    def __init__(self, post: i64, kind: i64) -> None:
        self.post: i64 = post
        self.kind: i64 = kind

    def is_exclusive(self) -> bool:
        """Pause all else."""
        return True

    def asks(self, state: Position) -> i64:
        """Ask chance."""
        return CHANCE

    def weights(self, state: Position) -> list[int]:
        """Weigh the faces of one die."""
        return throws_of(1).weights  # CBT-REINFORCEMENTS

    def spell_outcome(self, state: Position, outcome: i64) -> str:
        """Name the face."""
        return throws_of(1).throws[outcome].name

    def befall(self, state: Position, outcome: i64, tell: list[Event] | None) -> None:
        """Let a unit come, as long as there are figures and room for it (CBT-32)."""
        state.pop()
        side = state.scenario.command.side_of_post[self.post]
        if tell is not None:
            facts = {"side": SIDES[side], "dice": throws_of(1).throws[outcome].name}
            tell.append(Event("RecruitsRolled", {**facts}))
        kind = recruits_by(outcome)
        unit = NO_UNIT if kind is None else recruit(state, side, kind)
        if kind is None or unit == NO_UNIT:
            return
        hexes = baseline(state, side, kind.kind)
        if hexes:
            place_new(state, self.post, self.kind, unit, hexes)

    def facts(self) -> dict[str, object]:
        """Tell whose die."""
        return {"is": self.name, "post": int(self.post)}


def recruits_by(outcome: i64) -> UnitType | None:
    """Tell what a face brings: its own class, guns by a star, infantry by a grenade, nothing by a flag."""
    counts = throws_of(1).throws[outcome].counts
    if counts[FACE_FLAG]:  # CBT-REINFORCEMENTS
        return None
    if counts[FACE_ARMOR]:
        return RECRUITS[ARMOR]
    return RECRUITS[ARTILLERY if counts[FACE_STAR] else INFANTRY]  # CBT-REINFORCEMENTS


class Returning(Pending[Position]):
    """Dice fall for the wounded of one unit after the other (CBT-DUTY)."""

    name = "returning"

    def __init__(self, units: list[int]) -> None:
        self.units: list[int] = units

    def is_exclusive(self) -> bool:
        """Pause all else."""
        return True

    def asks(self, state: Position) -> i64:
        """Ask chance, as long as there is a unit."""
        return CHANCE if self.units else NOBODY

    def weights(self, state: Position) -> list[int]:
        """Weigh what the dice can show together."""
        return throws_of(WOUNDED).weights

    def spell_outcome(self, state: Position, outcome: i64) -> str:
        """Name the faces."""
        return throws_of(WOUNDED).throws[outcome].name

    def befall(self, state: Position, outcome: i64, tell: list[Event] | None) -> None:
        """Bring figures back."""
        unit, throw = self.units[0], throws_of(WOUNDED).throws[outcome]
        state.swap(Returning(self.units[1:]))
        missing = state.scenario.full_strength[unit] - state.figures[unit]
        back = min(throw.counts[INFANTRY] + throw.stars, missing)  # CBT-DUTY
        state.figures[unit] += back  # CBT-31
        if tell is not None:
            facts = {**named(state, unit), "dice": throw.name}
            tell.append(Event("FiguresHealed", {**facts, "number": int(back)}))

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Be done."""
        state.pop()

    def facts(self) -> dict[str, object]:
        """Tell whose wounded are left."""
        return {"is": self.name, "units": self.units[:]}


class Shifting(Pending[Position]):
    """Units go where a card lets them, beside the moves of the turn; each once, in any order."""

    name = "shifting"

    def __init__(self, post: i64, kind: i64, units: list[int]) -> None:
        self.post: i64 = post
        self.kind: i64 = kind
        self.units: list[int] = units

    def is_exclusive(self) -> bool:
        """Pause all else."""
        return True

    def asks(self, state: Position) -> i64:
        """Ask the holder of the card, as long as anybody can go anywhere."""
        return state.scenario.command.seats_of[self.post] if self._moves(state) else NOBODY

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer every way, and to be done."""
        return [*self._moves(state), code(END_MOVES)]

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say why a unit cannot go there."""
        if verb_of(choice) != MOVE:
            return combat_first(self.kind, verb_of(choice))
        unit = state.unit_on[argument(choice, 0)]
        if unit not in self.units:
            at = state.scenario.field.names[argument(choice, 0)]
            return Refusal("cannot-be-picked", COMBAT_CARDS[self.kind].ref, {"at": at})
        return move_refusal(state, unit, argument(choice, 1))

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Let a unit go, or be done."""
        if verb_of(choice) == END_MOVES:
            self._finish(state)
            return
        unit, to = state.unit_on[argument(choice, 0)], argument(choice, 1)
        cost = Ways(state, unit).cost[to]
        state.swap(Shifting(self.post, self.kind, [other for other in self.units if other != unit]))
        move(state, unit, to, cost, tell)
        self._forget(state, unit)

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Be done when nobody can go anywhere."""
        self._finish(state)

    def facts(self) -> dict[str, object]:
        """Tell who may still go by which card."""
        facts = {"post": int(self.post), "card": COMBAT_CARDS[self.kind].name, "units": self.units[:]}
        return {"is": self.name, **facts}

    def _moves(self, state: Position) -> list[int]:
        offers = []
        for unit in self.units:
            ways = Ways(state, unit)
            offers += [int(code(MOVE, ways.start, to)) for to in ways.found]
        return sorted(offers)

    def _forget(self, state: Position, unit: i64) -> None:
        """Let a unit that was not ordered act as if it had been there all the time (CBT-INFILTRATORS)."""
        if not state.status[unit] & ORDERED:
            state.status[unit] &= ~int(MOVED | HALTED | HOLDS_FIRE | LEFT_HEDGEROW)
        if COMBAT_CARDS[self.kind].boon.brief:
            _strip(state, unit, self.kind)

    def _finish(self, state: Position) -> None:
        state.pop()
        if COMBAT_CARDS[self.kind].boon.brief:
            for unit in self.units:
                _strip(state, unit, self.kind)


def _strip(state: Position, unit: i64, boon: i64) -> None:
    table = state.combat
    assert table is not None
    table.strip(unit, boon)
