"""The probe's battle: one record for every attack, the window it opens, and the retreat it brings."""

from __future__ import annotations

from typing import Final

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import CHANCE, NOBODY, Pending, seats_in
from bocage.kernel.tally import Tally

from tests.contract.probe_field import (
    AMBUSH,
    GONE,
    HAND,
    HOLD,
    NO_ANSWER,
    OPEN,
    OVERRUN,
    PASS,
    RETREAT,
    SEATS,
    SLOTS,
    SPRING,
    TAKE_GROUND,
    VOCABULARY,
    Skirmish,
    seats_of,
    set_of,
    side_of,
)

FACES: Final = ("miss", "hit", "flag")
WEIGHTS: Final = [3, 2, 1]
DECLARED, ANSWERED, ROLLING, GROUND, PURSUIT, DONE = range(6)
STAGES: Final = ("declared", "answered", "rolling", "ground", "pursuit", "done")


class Question(Pending[Skirmish]):
    """A record of the probe: it lists what could be wanted, and refuses all of it that is not allowed."""

    def __init__(self, name: str) -> None:
        self.name = name

    def wanted(self, state: Skirmish, seat: int) -> list[int]:
        """List choices worth a look, in order."""
        return []

    def offer(self, state: Skirmish, seat: int) -> list[int]:
        """Offer what is wanted and not refused."""
        return [choice for choice in self.wanted(state, seat) if self.refusal(state, seat, choice) is None]


def wrong_verb(choice: int) -> Refusal:
    """Say that another question is being asked."""
    return Refusal("another-question", "PRB-2", {"verb": VOCABULARY.verbs[verb_of(choice)].name})


class Sealed(Question):
    """A question to several seats at once; nobody sees who has answered until all have."""

    def __init__(self, name: str, opened_for: int) -> None:
        super().__init__(name)
        self.opened_for = opened_for

    def asks(self, state: Skirmish) -> int:
        """Ask those who have not answered."""
        return self.opened_for & set_of(
            [seat for seat in range(len(SEATS)) if state.answers[seat] == NO_ANSWER]
        )

    def asks_as_seen_by(self, state: Skirmish, seat: int) -> int:
        """Show the question as put to all, but for one's own answer."""
        own = 1 << seat if seat >= 0 else NOBODY
        return self.opened_for & ~(own & ~self.asks(state))

    def decide(self, state: Skirmish, seat: int, choice: int, tell: list[Event] | None) -> None:
        """Keep the answer under seal."""
        state.answers[seat] = choice
        if tell is not None:
            answer = repr(VOCABULARY.spell(state, choice))
            tell.append(Event("Answered", {"seat": SEATS[seat], "answer": answer}, witnesses=1 << seat))

    def resume(self, state: Skirmish, tell: list[Event] | None) -> None:
        """Open all answers at once."""
        answers = state.answers
        state.answers = [NO_ANSWER for _ in SEATS]
        state.pop()
        self.close(state, answers, tell)

    def close(self, state: Skirmish, answers: list[int], tell: list[Event] | None) -> None:
        """Go on with everybody's answers."""
        raise NotImplementedError

    def facts(self) -> dict[str, object]:
        """Tell who was asked."""
        return {"is": self.name, "opened_for": seats_in(self.opened_for)}


class Blow:
    """Who attacks whom, how, and where both stood. A shell comes from nobody."""

    def __init__(self, how: str, by: int, unit: int, target: int, state: Skirmish) -> None:
        self.how, self.by, self.unit, self.target = how, by, unit, target
        self.origin = GONE if unit == GONE else state.place[unit]
        self.goal = state.place[target]
        self.is_close = how in ("assault", "overrun")

    def facts(self, state: Skirmish | None = None) -> dict[str, str | int | list[str] | list[int]]:
        """Tell the blow, with names if the state is at hand."""
        if state is None:
            return {"how": self.how, "by": self.by, "unit": self.unit, "target": self.target}
        names = state.field.units
        attacker = "" if self.unit == GONE else names[self.unit]
        return {"how": self.how, "by": SEATS[self.by], "unit": attacker, "target": names[self.target]}


class AmbushWindow(Sealed):
    """Opens whenever the enemy might hold an ambush, as far as anybody can know (PRB-10)."""

    def __init__(self, opened_for: int, blow: Blow) -> None:
        super().__init__("ambush-window", opened_for)
        self.blow = blow

    def is_window(self) -> bool:
        """Let seats answer in advance."""
        return True

    def lets_be(self) -> int:
        """Pass."""
        return code(PASS)

    def wanted(self, state: Skirmish, seat: int) -> list[int]:
        """List the ambush from either slot, and to pass."""
        return [code(SPRING, HAND), code(SPRING, OPEN), code(PASS)]

    def refusal(self, state: Skirmish, seat: int, choice: int) -> Refusal | None:
        """Say that there is no ambush in that slot."""
        if verb_of(choice) == PASS:
            return None
        if verb_of(choice) != SPRING:
            return wrong_verb(choice)
        slot = argument(choice, 0)
        return (
            None if state.has(seat, AMBUSH, slot) else Refusal("no-ambush", "PRB-10", {"slot": SLOTS[slot]})
        )

    def close(self, state: Skirmish, answers: list[int], tell: list[Event] | None) -> None:
        """Let the first seat that wants to spring its ambush; a second card stays hidden."""
        for seat, answer in enumerate(answers):
            if answer != NO_ANSWER and verb_of(answer) == SPRING:
                self._spring(state, seat, argument(answer, 0), tell)
                return
        if tell is not None:
            tell.append(Event("WindowClosed", {}))

    def _spring(self, state: Skirmish, seat: int, slot: int, tell: list[Event] | None) -> None:
        state.spend(seat, AMBUSH, slot)
        if tell is not None:
            tell.append(Event("AmbushSprung", {"seat": SEATS[seat], "slot": SLOTS[slot]}, reveals=True))
        attack(state, Blow("ambush", seat, self.blow.target, self.blow.unit, state), tell)

    def facts(self) -> dict[str, object]:
        """Tell who was asked, and about what."""
        return {**super().facts(), "blow": self.blow.facts()}


def open_window(state: Skirmish, blow: Blow, tell: list[Event] | None) -> None:
    """Ask every enemy seat that might hold an ambush; a declared attack is then final."""
    side = state.side(blow.target)
    might = [seat for seat in seats_of(side) if state.unseen(side, AMBUSH) and sum(state.hands[seat])]
    asked = seats_of(side) if state.open[side] == AMBUSH else might
    if asked:
        state.push(AmbushWindow(set_of(asked), blow))
        if tell is not None:
            names = [SEATS[seat] for seat in asked]
            tell.append(Event("WindowOpened", {"asked": names}, reveals=True))


class Attack(Question):
    """An attack from its announcement to its last consequence; everybody else waits for it (PRB-8)."""

    def __init__(self, blow: Blow, stage: int, left: int = 0, hits: int = 0, flags: int = 0) -> None:
        super().__init__("attack")
        self.blow, self.stage = blow, stage
        self.left, self.hits, self.flags = left, hits, flags

    def is_exclusive(self) -> bool:
        """Pause all lanes."""
        return True

    def asks(self, state: Skirmish) -> int:
        """Ask the dice, and the attacker about ground and pursuit if there is any."""
        if self.stage == ROLLING:
            return CHANCE
        may_go_on = (self.stage == GROUND and self._ground_is_free(state)) or (
            self.stage == PURSUIT and self._has_prey(state)
        )
        return 1 << self.blow.by if may_go_on else NOBODY

    def wanted(self, state: Skirmish, seat: int) -> list[int]:
        """List what may follow a won attack."""
        prey = [code(OVERRUN, unit) for unit in range(len(state.place))]
        return [code(TAKE_GROUND), code(HOLD), *prey]

    def refusal(self, state: Skirmish, seat: int, choice: int) -> Refusal | None:
        """Say that it is too early or too late, or that the target is out of reach."""
        verb = verb_of(choice)
        if verb == HOLD or (verb == TAKE_GROUND and self.stage == GROUND):
            return None
        if verb != OVERRUN or self.stage != PURSUIT:
            return wrong_verb(choice)
        return target_refusal(state, self.blow.unit, argument(choice, 0), "PRB-13")

    def decide(self, state: Skirmish, seat: int, choice: int, tell: list[Event] | None) -> None:
        """Take the empty ground, overrun the next enemy from there, or hold."""
        blow = self.blow
        if verb_of(choice) == HOLD:
            state.pop()
        elif verb_of(choice) == TAKE_GROUND:
            state.place[blow.unit] = blow.goal
            state.swap(Attack(blow, PURSUIT if blow.how == "assault" else DONE))
            if tell is not None:
                tell.append(Event("GroundTaken", blow.facts(state)))
        else:
            state.swap(Attack(blow, DONE))
            attack(state, Blow("overrun", seat, blow.unit, argument(choice, 0), state), tell)

    def weights(self, state: Skirmish) -> list[int]:
        """Weigh the faces of a die."""
        return WEIGHTS

    def spell_outcome(self, state: Skirmish, outcome: int) -> str:
        """Name the face."""
        return FACES[outcome]

    def befall(self, state: Skirmish, outcome: int, tell: list[Event] | None) -> None:
        """Let a die fall; after the last one the target suffers: first the hits, then the flags."""
        hits, flags = self.hits + (outcome == 1), self.flags + (outcome == 2)
        if tell is not None:
            tell.append(Event("DieRolled", {"face": FACES[outcome]}))
        if self.left > 1:
            state.swap(Attack(self.blow, ROLLING, self.left - 1, hits, flags))
            return
        state.swap(Attack(self.blow, GROUND, 0, hits, flags))
        wound(state, self.blow.target, hits, tell)
        if flags and state.place[self.blow.target] != GONE:
            state.push(Retreat(self.blow.target, flags))

    def resume(self, state: Skirmish, tell: list[Event] | None) -> None:
        """Go on from one stage to the next."""
        blow = self.blow
        if self.stage == DECLARED:
            state.swap(Attack(blow, ANSWERED))
            if blow.is_close:
                open_window(state, blow, tell)
        elif self.stage == ANSWERED and self._is_void(state):
            state.pop()
            if tell is not None:
                tell.append(Event("AttackVoided", blow.facts(state)))
        elif self.stage == ANSWERED:
            dice = dice_for(state, blow)
            state.swap(Attack(blow, ROLLING, int(dice.total())))
            if tell is not None:
                amounts, reasons = [line.amount for line in dice.lines], [line.reason for line in dice.lines]
                tell.append(Event("DiceCounted", {"amounts": amounts, "reasons": reasons}))
        else:
            state.pop()

    def facts(self) -> dict[str, object]:
        """Tell the blow, and how far it has come."""
        dice = [self.left, self.hits, self.flags]
        return {"is": self.name, **self.blow.facts(), "stage": STAGES[self.stage], "dice": dice}

    def _is_void(self, state: Skirmish) -> bool:
        """Tell whether an ambush has removed the attacker or driven it off."""
        return self.blow.unit != GONE and state.place[self.blow.unit] != self.blow.origin

    def _ground_is_free(self, state: Skirmish) -> bool:
        """Tell whether a close attack has emptied the target's cell; an ambusher stays where it is."""
        return self.blow.is_close and not self._is_void(state) and self.blow.goal not in state.place

    def _has_prey(self, state: Skirmish) -> bool:
        enemies = state.standing(1 - side_of(self.blow.by))
        return any([state.is_near(self.blow.unit, enemy) for enemy in enemies])


def attack(state: Skirmish, blow: Blow, tell: list[Event] | None) -> None:
    """Announce an attack; assault, overrun, ambush and shell all go this way."""
    if tell is not None:
        tell.append(Event("AttackDeclared", blow.facts(state)))
    state.push(Attack(blow, DECLARED))


def target_refusal(state: Skirmish, unit: int, target: int, rule: str) -> Refusal | None:
    """Say that a target is no enemy, or not next to the unit."""
    facts = {"target": state.field.units[target]}
    if state.side(target) == state.side(unit):
        return Refusal("no-enemy", rule, facts)
    return None if state.is_near(unit, target) else Refusal("not-next-to-it", rule, facts)


def dice_for(state: Skirmish, blow: Blow) -> Tally:
    """Count the dice: two, one for a shell; cover takes one off, but not from a shell."""
    tally = Tally()
    tally.add(1 if blow.unit == GONE else 2, "base", "PRB-8")
    if blow.unit != GONE and state.field.cover[blow.goal]:
        tally.add(-1, "cover", "PRB-8")
    return tally


def wound(state: Skirmish, unit: int, figures: int, tell: list[Event] | None) -> None:
    """Take figures off a unit; the last one is a medal, and medals win at once (PRB-15)."""
    if figures == 0:
        return
    left = max(0, state.figures[unit] - figures)
    state.figures[unit] = left
    if tell is not None:
        tell.append(Event("FiguresLost", {"unit": state.field.units[unit], "left": left}))
    if left == 0:
        enemy = 1 - state.side(unit)
        state.place[unit] = GONE
        state.medals[enemy] += 1
        if state.medals[enemy] >= state.field.goal:
            state.finish(set_of(seats_of(enemy)), "medals", "PRB-15")


class Retreat(Question):
    """A unit falls back so many cells; its owner says where to, and what is blocked costs a figure."""

    def __init__(self, unit: int, left: int) -> None:
        super().__init__("retreat")
        self.unit, self.left = unit, left

    def asks(self, state: Skirmish) -> int:
        """Ask the owner of the unit while there is a way."""
        return 1 << state.field.owner[self.unit] if self.wanted(state, 0) else NOBODY

    def wanted(self, state: Skirmish, seat: int) -> list[int]:
        """List the free cells behind the unit."""
        cell = state.place[self.unit]
        if cell == GONE or self.left == 0:
            return []
        ways = state.field.behind(state.side(self.unit), cell)
        return [code(RETREAT, way) for way in ways if way not in state.place]

    def refusal(self, state: Skirmish, seat: int, choice: int) -> Refusal | None:
        """Say that the cell is not behind the unit, or not free."""
        if verb_of(choice) != RETREAT:
            return wrong_verb(choice)
        if choice in self.wanted(state, seat):
            return None
        return Refusal("no-way-back", "PRB-11", {"to": state.field.cells[argument(choice, 0)]})

    def decide(self, state: Skirmish, seat: int, choice: int, tell: list[Event] | None) -> None:
        """Fall back a cell."""
        state.place[self.unit] = argument(choice, 0)
        state.swap(Retreat(self.unit, self.left - 1))
        if tell is not None:
            to = state.field.cells[argument(choice, 0)]
            tell.append(Event("UnitRetreated", {"unit": state.field.units[self.unit], "to": to}))

    def resume(self, state: Skirmish, tell: list[Event] | None) -> None:
        """Pay a figure for what is blocked."""
        state.pop()
        if self.left:
            wound(state, self.unit, self.left, tell)

    def facts(self) -> dict[str, object]:
        """Tell who falls back how far."""
        return {"is": self.name, "unit": self.unit, "left": self.left}
