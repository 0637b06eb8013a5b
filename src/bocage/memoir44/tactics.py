"""The steps that only some tactic cards have: a section to choose, sandbags, medics, the finest hour."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import CHANCE, NOBODY, Pending
from bocage.memoir44.dice import throws_of
from bocage.memoir44.kinds import ARMOR, INFANTRY, NO_UNIT, OF_INFANTRY, OFF_BOARD, SECTIONS, SIDES
from bocage.memoir44.losses import named
from bocage.memoir44.model import ORDERED, Position
from bocage.memoir44.order_of_play import ORDERING, misplaced
from bocage.memoir44.orders import order
from bocage.memoir44.terrain.obstacles import SANDBAGS
from bocage.memoir44.terrain.terrain import AFLOAT
from bocage.memoir44.verbs import DIG_IN, END_ORDERS, HEAL, ORDER, SECTION, VERB_NAMES


class Sectioning(Pending[Position]):
    """The section in which a card orders units is being chosen (CARD-INFANTRYASSAULT-1)."""

    name = "sectioning"

    def asks(self, state: Position) -> i64:
        """Ask whoever plays the turn."""
        return state.scenario.command.player(state.side)

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer the three sections."""
        return [code(SECTION, place) for place in range(len(SECTIONS))]

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say that a section has to be chosen first."""
        return Refusal("section-first", "CARD-INFANTRYASSAULT-1", {"verb": VERB_NAMES[verb_of(choice)]})

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Confine the card to the section; a copy of it will be confined to the same hexes."""
        section: i64 = 1 << argument(choice, 0)
        state.play = state.play.in_section(section)
        state.last_plays = state.last_plays[:]
        state.last_plays[state.side] = state.play
        state.pop()
        if tell is not None:
            facts = {"side": SIDES[state.side], "section": SECTIONS[argument(choice, 0)]}
            tell.append(Event("SectionChosen", {**facts}))


class Digging(Pending[Position]):
    """Infantry is given sandbags, as long as there are any."""

    name = "digging"

    def __init__(self, left: i64) -> None:
        self.left: i64 = left

    def asks(self, state: Position) -> i64:
        """Ask whoever plays the turn, while somebody can dig in."""
        if self.left > 0 and self._candidates(state):
            return state.scenario.command.player(state.side)
        return NOBODY

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer every infantry unit without sandbags, and to leave it at that."""
        offers = [code(DIG_IN, state.at[unit]) for unit in self._candidates(state)]
        offers.sort()
        return [code(END_ORDERS), *offers]

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say why a unit cannot dig in."""
        if verb_of(choice) != DIG_IN:
            return Refusal("dig-first", "CARD-DIGIN-1", {"verb": VERB_NAMES[verb_of(choice)]})
        unit = state.unit_on[argument(choice, 0)]
        if unit == NO_UNIT or state.side_of(unit) != state.side:
            return Refusal(
                "no-unit-there", "CARD-DIGIN-1", {"at": state.scenario.field.names[argument(choice, 0)]}
            )
        if state.kind(unit).kind != INFANTRY:
            return Refusal("not-this-kind", "CARD-ANY-8", {**named(state, unit)})
        if state.laid[state.at[unit]] & SANDBAGS:
            return Refusal("already-dug-in", "CARD-DIGIN-5", {**named(state, unit)})
        return Refusal("no-digging-at-sea", "CARD-DIGIN-2", {**named(state, unit)})

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Lay sandbags, or be done."""
        if verb_of(choice) == END_ORDERS:
            state.pop()
            return
        hexagon = argument(choice, 0)
        state.lay(hexagon, SANDBAGS)
        if tell is not None:
            tell.append(Event("SandbagsLaid", {**named(state, state.unit_on[hexagon])}))
        state.swap(Digging(self.left - 1))  # CARD-DIGIN-1

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Nobody is left to dig in."""
        state.pop()

    def facts(self) -> dict[str, object]:
        """Tell how many may still dig in."""
        return {"is": self.name, "left": int(self.left)}

    def _candidates(self, state: Position) -> list[int]:
        if laid_sandbags(state) >= state.edition.sandbag_stock:  # CARD-DIGIN-4, Q-41
            return []
        found = []
        for unit in state.scenario.units_of[state.side]:
            at = state.at[unit]
            if (
                at != OFF_BOARD
                and (OF_INFANTRY >> state.scenario.types[unit].kind) & 1
                and can_dig(state, at)
            ):
                found.append(unit)
        return found


def can_dig(state: Position, hexagon: i64) -> bool:
    """Tell whether sandbags can still be laid on a hex (CARD-DIGIN-2, OBS-SAND-9)."""
    return not state.laid[hexagon] & SANDBAGS and not state.scenario.field.entry[hexagon] & AFLOAT


def laid_sandbags(state: Position) -> i64:
    """Count the sandbags on the board."""
    count: i64 = 0
    for what in state.laid:
        if what & SANDBAGS:
            count += 1
    return count


def dice_in_hand(state: Position) -> i64:
    """Count the cards of whoever plays, the played one included (CARD-MEDICS-1, CARD-FINESTHOUR-1)."""
    return state.hands[state.scenario.command.hand(state.side)].count + 1  # CARD-COUNTER-6, CRD-05


class Healing(Pending[Position]):
    """A unit with losses is chosen for the medics (CARD-MEDICS-1)."""

    name = "healing"

    def asks(self, state: Position) -> i64:
        """Ask whoever plays the turn, if any unit has losses."""
        return state.scenario.command.player(state.side) if self._candidates(state) else NOBODY

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer every unit with losses."""
        offers = [code(HEAL, state.at[unit]) for unit in self._candidates(state)]
        offers.sort()
        return offers

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say why a unit cannot be treated."""
        if verb_of(choice) != HEAL:
            return Refusal("heal-first", "CARD-MEDICS-1", {"verb": VERB_NAMES[verb_of(choice)]})
        unit = state.unit_on[argument(choice, 0)]
        if unit == NO_UNIT or state.side_of(unit) != state.side:
            return Refusal(
                "no-unit-there", "CARD-MEDICS-1", {"at": state.scenario.field.names[argument(choice, 0)]}
            )
        return Refusal("no-losses", "CARD-MEDICS-1", {**named(state, unit)})

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Throw the dice for the unit."""
        state.swap(Medics(state.unit_on[argument(choice, 0)], dice_in_hand(state)))

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Nobody has losses (CARD-MEDICS-4)."""
        state.pop()

    def _candidates(self, state: Position) -> list[int]:
        scenario = state.scenario
        units = [unit for unit in scenario.units_of[state.side] if state.at[unit] != OFF_BOARD]
        return [unit for unit in units if state.figures[unit] < scenario.full_strength[unit]]


class Medics(Pending[Position]):
    """The dice for a unit's wounded are falling."""

    name = "medics"

    def __init__(self, unit: i64, dice: i64) -> None:
        self.unit: i64 = unit
        self.dice: i64 = dice

    def asks(self, state: Position) -> i64:
        """Ask chance."""
        return CHANCE

    def weights(self, state: Position) -> list[int]:
        """Weigh what the dice can show together."""
        return throws_of(self.dice).weights

    def spell_outcome(self, state: Position, outcome: i64) -> str:
        """Name the faces."""
        return throws_of(self.dice).throws[outcome].name

    def befall(self, state: Position, outcome: i64, tell: list[Event] | None) -> None:
        """Bring figures back, and order the unit if one came."""
        state.pop()
        throw = throws_of(self.dice).throws[outcome]
        kind = state.scenario.types[self.unit].kind
        healed = throw.stars  # CARD-MEDICS-2
        if kind in (INFANTRY, ARMOR):
            healed += throw.counts[kind]  # CARD-MEDICS-2
        # CARD-MEDICS-2
        healed = min(healed, state.scenario.full_strength[self.unit] - state.figures[self.unit])
        state.figures[self.unit] += healed
        if tell is not None:
            facts = {**named(state, self.unit), "dice": throw.name}
            tell.append(Event("FiguresHealed", {**facts, "number": int(healed)}))
        if healed > 0:  # CARD-MEDICS-3
            order(state, self.unit, tell)

    def facts(self) -> dict[str, object]:
        """Tell for whom how many dice fall."""
        return {"is": self.name, "unit": int(self.unit), "dice": int(self.dice)}


class Mustering(Pending[Position]):
    """The dice of the finest hour are falling: they tell who may be ordered."""

    name = "mustering"

    def asks(self, state: Position) -> i64:
        """Ask chance."""
        return CHANCE

    def weights(self, state: Position) -> list[int]:
        """Weigh what the dice can show together."""
        return throws_of(dice_in_hand(state)).weights

    def spell_outcome(self, state: Position, outcome: i64) -> str:
        """Name the faces."""
        return throws_of(dice_in_hand(state)).throws[outcome].name

    def befall(self, state: Position, outcome: i64, tell: list[Event] | None) -> None:
        """Let units be ordered by the faces."""
        throw = throws_of(dice_in_hand(state)).throws[outcome]
        state.swap(Rally(throw.counts[INFANTRY], throw.counts[ARMOR], throw.stars))  # CARD-FINESTHOUR-2
        if tell is not None:
            tell.append(Event("OrdersRolled", {"side": SIDES[state.side], "dice": throw.name}))


class Rally(Pending[Position]):
    """Units are ordered by dice: each face its class, a star any unit."""

    name = "rally"

    def __init__(self, infantry: i64, armor: i64, stars: i64) -> None:
        self.infantry: i64 = infantry
        self.armor: i64 = armor
        self.stars: i64 = stars

    def asks(self, state: Position) -> i64:
        """Ask whoever plays the turn, while somebody can be ordered."""
        return state.scenario.command.player(state.side) if self._candidates(state) else NOBODY

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer every unit that a face is left for, and to leave it at that."""
        offers = [code(ORDER, state.at[unit]) for unit in self._candidates(state)]
        offers.sort()
        offers.append(code(END_ORDERS))
        return offers

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say why a unit cannot be ordered."""
        if verb_of(choice) != ORDER:
            return misplaced(verb_of(choice), ORDERING)
        unit = state.unit_on[argument(choice, 0)]
        if unit == NO_UNIT or state.side_of(unit) != state.side:
            return Refusal("no-unit-there", "ORD-01", {"at": state.scenario.field.names[argument(choice, 0)]})
        if state.status[unit] & ORDERED:
            return Refusal("already-ordered", "ORD-02", {**named(state, unit)})
        return Refusal("no-face-left", "CARD-FINESTHOUR-2", {**named(state, unit)})

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Order a unit, or be done."""
        if verb_of(choice) == END_ORDERS:
            state.pop()
        else:
            order(state, state.unit_on[argument(choice, 0)], tell)

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Nobody is left to be ordered."""
        state.pop()

    def facts(self) -> dict[str, object]:
        """Tell the faces."""
        return {
            "is": self.name,
            "infantry": int(self.infantry),
            "armor": int(self.armor),
            "stars": int(self.stars),
        }

    def _candidates(self, state: Position) -> list[int]:
        """List the units a face is left for; own faces are used before stars."""
        counts = [0, 0, 0]
        types, status = state.scenario.types, state.status
        units = [unit for unit in state.scenario.units_of[state.side] if state.at[unit] != OFF_BOARD]
        for unit in units:
            if status[unit] & ORDERED:
                counts[types[unit].kind] += 1
        # CARD-FINESTHOUR-2
        spare = self.stars - max(0, counts[0] - self.infantry) - max(0, counts[1] - self.armor) - counts[2]
        # CARD-FINESTHOUR-2
        room = [spare > 0 or counts[0] < self.infantry, spare > 0 or counts[1] < self.armor, spare > 0]
        return [unit for unit in units if not status[unit] & ORDERED and room[types[unit].kind]]
