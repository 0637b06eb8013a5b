"""The steps that only some tactic cards have: a section to choose, sandbags, medics, the finest hour."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import CHANCE, NOBODY, Pending
from bocage.memoir44.dice import throws_of
from bocage.memoir44.kinds import ARMOR, INFANTRY, NO_UNIT, OF_INFANTRY, SECTIONS, SIDES
from bocage.memoir44.losses import named
from bocage.memoir44.model import BARRED, ORDERED, SLOT, Position
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
        return state.scenario.command.seats_of[state.plays[0].post]

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer the three sections."""
        return [code(SECTION, place) for place in range(len(SECTIONS))]

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say that a section has to be chosen first."""
        return Refusal("section-first", "CARD-INFANTRYASSAULT-1", {"verb": VERB_NAMES[verb_of(choice)]})

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Confine the card to the section; a copy of it will be confined to the same hexes."""
        section: i64 = 1 << argument(choice, 0)
        state.plays = [state.plays[0].in_section(section)]
        state.last_plays = state.last_plays[:]
        state.last_plays[state.side] = state.plays
        state.pop()
        if tell is not None:
            facts = {"side": SIDES[state.side], "section": SECTIONS[argument(choice, 0)]}
            tell.append(Event("SectionChosen", {**facts}))


class Digging(Pending[Position]):
    """Infantry is given sandbags, as long as there are any."""

    name = "digging"

    def __init__(self, post: i64, left: i64) -> None:
        self.post: i64 = post
        self.left: i64 = left

    def asks(self, state: Position) -> i64:
        """Ask whoever gives the orders, while somebody can dig in."""
        if self.left > 0 and self._candidates(state):
            return state.scenario.command.seats_of[self.post]
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
        refusal = digging_refusal(state, self.post, argument(choice, 0))
        if refusal is not None:
            return refusal
        unit = state.unit_on[argument(choice, 0)]
        return Refusal("already-ordered", "OVL-44", {**named(state, unit)})

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Lay sandbags, or be done."""
        if verb_of(choice) == END_ORDERS:
            state.pop()
            return
        state.swap(Digging(self.post, self.left - 1))  # CARD-DIGIN-1
        state.status[state.unit_on[argument(choice, 0)]] |= BARRED  # OVL-44, QO-42
        dig_in(state, argument(choice, 0), tell)

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Nobody is left to dig in."""
        state.pop()

    def facts(self) -> dict[str, object]:
        """Tell how many may still dig in."""
        return {"is": self.name, "post": int(self.post), "left": int(self.left)}

    def _candidates(self, state: Position) -> list[int]:
        return [
            unit for unit in diggers(state, self.post) if not state.status[unit] & ORDERED
        ]  # OVL-44, QO-42


def digging_refusal(state: Position, post: i64, hexagon: i64) -> Refusal | None:
    """Say why whoever stands on a hex can be given no sandbags by a post, or nothing if he can."""
    unit = state.unit_on[hexagon]
    if unit == NO_UNIT or state.side_of(unit) != state.side:
        return Refusal("no-unit-there", "CARD-DIGIN-1", {"at": state.scenario.field.names[hexagon]})
    if state.kind(unit).kind != INFANTRY:
        return Refusal("not-this-kind", "CARD-ANY-8", {**named(state, unit)})
    foreign = foreign_refusal(state, post, unit)
    if foreign is not None or can_dig(state, hexagon):
        return foreign
    if state.laid[hexagon] & SANDBAGS:
        return Refusal("already-dug-in", "CARD-DIGIN-5", {**named(state, unit)})
    return Refusal("no-digging-at-sea", "CARD-DIGIN-2", {**named(state, unit)})


def foreign_refusal(state: Position, post: i64, unit: i64) -> Refusal | None:
    """Say that a unit stands where another post of its side commands."""
    command = state.scenario.command
    if command.areas[post] & state.sections_of(unit):
        return None
    return Refusal("not-under-command", "QO-05", {**named(state, unit), "role": command.posts[post].name})


def diggers(state: Position, post: i64) -> list[int]:
    """List the infantry of a post that can be given sandbags, as long as there are any."""
    if not has_sandbags(state):
        return []
    types = state.scenario.types
    units = [unit for unit in state.commanded(post) if (OF_INFANTRY >> types[unit].kind) & 1]
    return [unit for unit in units if can_dig(state, state.at[unit])]


def has_sandbags(state: Position) -> bool:
    """Tell whether any sandbags are left in the box."""
    return laid_sandbags(state) < state.edition.sandbag_stock * state.scenario.boxes  # CARD-DIGIN-4, Q-41


def dig_in(state: Position, hexagon: i64, tell: list[Event] | None) -> None:
    """Lay sandbags around the unit on a hex."""
    state.lay(hexagon, SANDBAGS)
    if tell is not None:
        tell.append(Event("SandbagsLaid", {**named(state, state.unit_on[hexagon])}))


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


class Healing(Pending[Position]):
    """A unit with losses is chosen for the medics (CARD-MEDICS-1)."""

    name = "healing"

    def __init__(self, slot: i64) -> None:
        self.slot: i64 = slot

    def asks(self, state: Position) -> i64:
        """Ask whoever gives the orders, if any unit has losses."""
        return state.scenario.command.seats_of[self._post(state)] if self._candidates(state) else NOBODY

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
        foreign = foreign_refusal(state, self._post(state), unit)
        return foreign or Refusal("no-losses", "CARD-MEDICS-1", {**named(state, unit)})

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Throw the dice for the unit."""
        dice = state.scenario.command.dice_in_hand(state, self._post(state))
        state.swap(Medics(state.unit_on[argument(choice, 0)], self.slot, dice))

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Nobody has losses (CARD-MEDICS-4)."""
        state.pop()

    def facts(self) -> dict[str, object]:
        """Tell by which play."""
        return {"is": self.name, "slot": int(self.slot)}

    def _post(self, state: Position) -> i64:
        return state.plays[self.slot].post

    def _candidates(self, state: Position) -> list[int]:
        full = state.scenario.full_strength
        # QO-21
        return [unit for unit in state.commanded(self._post(state)) if state.figures[unit] < full[unit]]


class Medics(Pending[Position]):
    """The dice for a unit's wounded are falling."""

    name = "medics"

    def __init__(self, unit: i64, slot: i64, dice: i64) -> None:
        self.unit: i64 = unit
        self.slot: i64 = slot
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
        healed = throw.stars  # CARD-MEDICS-2, OVL-112
        if kind in (INFANTRY, ARMOR):
            healed += throw.counts[kind]  # CARD-MEDICS-2, OVL-112
        # CARD-MEDICS-2, OVL-113
        healed = min(healed, state.scenario.full_strength[self.unit] - state.figures[self.unit])
        state.figures[self.unit] += healed
        if tell is not None:
            facts = {**named(state, self.unit), "dice": throw.name}
            tell.append(Event("FiguresHealed", {**facts, "number": int(healed)}))
        is_free = not state.status[self.unit] & (ORDERED | BARRED)  # OVL-44, QO-41
        if healed > 0 and is_free:  # CARD-MEDICS-3, OVL-114
            order(state, self.unit, self.slot, tell)

    def facts(self) -> dict[str, object]:
        """Tell for whom how many dice fall."""
        return {"is": self.name, "unit": int(self.unit), "slot": int(self.slot), "dice": int(self.dice)}


class Mustering(Pending[Position]):
    """The dice of the finest hour are falling: they tell who may be ordered."""

    name = "mustering"

    def __init__(self, slot: i64, dice: i64) -> None:
        self.slot: i64 = slot
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
        """Let units be ordered by the faces."""
        throw = throws_of(self.dice).throws[outcome]
        # CARD-FINESTHOUR-2, OVL-118, OVL-119
        state.swap(Rally(self.slot, throw.counts[INFANTRY], throw.counts[ARMOR], throw.stars))
        if tell is not None:
            general = state.scenario.command.posts[state.plays[self.slot].post].name
            by = {"general": general} if general else {}
            tell.append(Event("OrdersRolled", {"side": SIDES[state.side], **by, "dice": throw.name}))

    def facts(self) -> dict[str, object]:
        """Tell how many dice fall for which play."""
        return {"is": self.name, "slot": int(self.slot), "dice": int(self.dice)}


class Rally(Pending[Position]):
    """Units are ordered by dice: each face its class, a star any unit."""

    name = "rally"

    def __init__(self, slot: i64, infantry: i64, armor: i64, stars: i64) -> None:
        self.slot: i64 = slot
        self.infantry: i64 = infantry
        self.armor: i64 = armor
        self.stars: i64 = stars

    def asks(self, state: Position) -> i64:
        """Ask whoever gives the orders, while somebody can be ordered (OVL-53)."""
        return state.scenario.command.seats_of[self._post(state)] if self._candidates(state) else NOBODY

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
        if state.status[unit] & BARRED:
            return Refusal("barred", "OVL-66", {**named(state, unit)})
        foreign = foreign_refusal(state, self._post(state), unit)
        return foreign or Refusal("no-face-left", "CARD-FINESTHOUR-2", {**named(state, unit)})

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Order a unit, or be done."""
        if verb_of(choice) == END_ORDERS:
            state.pop()
        else:
            order(state, state.unit_on[argument(choice, 0)], self.slot, tell)

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Nobody is left to be ordered."""
        state.pop()

    def facts(self) -> dict[str, object]:
        """Tell the faces."""
        return {
            "is": self.name,
            "slot": int(self.slot),
            "infantry": int(self.infantry),
            "armor": int(self.armor),
            "stars": int(self.stars),
        }

    def _post(self, state: Position) -> i64:
        return state.plays[self.slot].post

    def _candidates(self, state: Position) -> list[int]:
        """List the units a face is left for; own faces are used before stars."""
        counts = [0, 0, 0]
        types, status = state.scenario.types, state.status
        units = state.commanded(self._post(state))
        for unit in units:
            if status[unit] & ORDERED and status[unit] >> SLOT == self.slot:
                counts[types[unit].kind] += 1
        # CARD-FINESTHOUR-2
        spare = self.stars - max(0, counts[0] - self.infantry) - max(0, counts[1] - self.armor) - counts[2]
        # CARD-FINESTHOUR-2
        room = [spare > 0 or counts[0] < self.infantry, spare > 0 or counts[1] < self.armor, spare > 0]
        # OVL-121: of his own units, whom nobody else has ordered or struck
        return [unit for unit in units if not status[unit] & (ORDERED | BARRED) and room[types[unit].kind]]
