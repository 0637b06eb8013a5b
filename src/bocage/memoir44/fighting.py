"""The step of a turn in which ordered units attack, one after another (ATK-01)."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import NOBODY, Pending
from bocage.memoir44.attack import can_fight, is_afloat, target_refusal, targets_of
from bocage.memoir44.battle import begin_combat
from bocage.memoir44.cards.card import IN_CONTACT, OUT_OF_CONTACT
from bocage.memoir44.combat.cards import BATTLE, COMBAT_CARDS
from bocage.memoir44.combat.moment import Moment, backers
from bocage.memoir44.combat.playing import (
    VERBS,
    anybody_could,
    combat_offers,
    combat_refusal,
    play_combat,
)
from bocage.memoir44.kinds import NO_UNIT, OFF_BOARD
from bocage.memoir44.losses import named
from bocage.memoir44.model import FOUGHT, FOUGHT_TWICE, ORDERED, Position
from bocage.memoir44.moves import march_rule_of
from bocage.memoir44.order_of_play import BATTLING, misplaced
from bocage.memoir44.orders import orders_refusal
from bocage.memoir44.terrain.obstacles import WIRE
from bocage.memoir44.terrain.terrain import HOLD_FIRE
from bocage.memoir44.verbs import ATTACK, CLEAR_WIRE, END_BATTLES, END_MOVES, EXIT, MOVE, VERB_NAMES

NOBODY_YET = -1


class Fighting(Pending[Position]):
    """Units ordered by some posts attack; `last` did so last and may have another battle (CARD-BOMBARD-3).

    The offers hold as long as nothing has been added to the trail, of which so much has been `seen`.
    """

    name = "fighting"

    def __init__(self, posts: i64, last: i64, offers: list[int], seen: i64) -> None:
        self.posts: i64 = posts
        self.last: i64 = last
        self.offers: list[int] = offers
        self.seen: i64 = seen

    def asks(self, state: Position) -> i64:
        """Ask whoever acts for the posts, once it is worked out who can attack whom."""
        return state.scenario.command.actors(self.posts) if self.offers else NOBODY

    def stirs(self, state: Position) -> bool:
        """Go on as long as it is not worked out who can attack whom."""
        return not self.offers or self.seen != len(state.trail)

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer every attack, wire to be removed instead, and to end the battles."""
        if state.combat is None:
            return self.offers
        return [
            *self.offers,
            *combat_offers(state, backers(state, self.posts), seat, Moment(BATTLE)),
        ]  # CBT-12

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say why a unit cannot attack that enemy, or remove wire."""
        verb = verb_of(choice)
        if verb in VERBS:
            return combat_refusal(state, backers(state, self.posts), seat, choice, Moment(BATTLE))
        if verb not in (ATTACK, CLEAR_WIRE):
            return self._unmoved_refusal(state, verb) or misplaced(verb, BATTLING)
        unit = state.unit_on[argument(choice, 0)]
        if unit == NO_UNIT or state.side_of(unit) != state.side:
            return Refusal("no-unit-there", "ATK-01", {"at": state.scenario.field.names[argument(choice, 0)]})
        refusal = self._unit_refusal(state, unit)
        if refusal is not None:
            return refusal
        if verb == CLEAR_WIRE:
            return Refusal("no-wire-to-clear", "OBS-WIRE-3", {**named(state, unit)})
        return self._target_refusal(state, unit, argument(choice, 1))

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Attack, remove wire, or end the battles."""
        verb = verb_of(choice)
        if verb == END_BATTLES:
            state.pop()
            return
        if verb in VERBS:
            state.swap(Fighting(self.posts, self.last, [], 0))
            play_combat(state, backers(state, self.posts), seat, choice, Moment(BATTLE), tell)  # QC-06
            return
        unit = state.unit_on[argument(choice, 0)]
        again: i64 = FOUGHT_TWICE if state.status[unit] & FOUGHT else FOUGHT
        state.status[unit] |= int(again)
        state.swap(Fighting(self.posts, unit, [], 0))
        if verb == ATTACK:
            begin_combat(state, unit, state.unit_on[argument(choice, 1)], False, tell)
        else:
            clear_wire(state, unit, tell)

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """See who can attack whom, or go on when nobody can, unless others could drive somebody near."""
        offers = self._battles(state)
        if offers or self._waits(state):
            offers.append(code(END_BATTLES))  # ORD-10
            state.swap(Fighting(self.posts, self.last, offers, len(state.trail)))
        else:
            state.pop()

    def is_idle(self, state: Position) -> bool:
        """Tell whether nobody can be attacked now, as long as others drive nobody near."""
        return len(self.offers) == 1 and not self._has_combat(state)

    def _waits(self, state: Position) -> bool:
        """Tell whether others could drive somebody near, or a Combat card could still be played."""
        return self._has_combat(state) or (state.has_company() and bool(self._fighters(state)))

    def _has_combat(self, state: Position) -> bool:
        """Tell whether a Combat card could still be played, for all that everybody knows."""
        return state.combat is not None and anybody_could(state, backers(state, self.posts), Moment(BATTLE))

    def facts(self) -> dict[str, object]:
        """Tell whose units attack, and who did last."""
        return {"is": self.name, "posts": int(self.posts), "last": int(self.last)}

    def _unmoved_refusal(self, state: Position, verb: i64) -> Refusal | None:
        """Say that no card lets its units move, where none does."""
        if verb not in (MOVE, EXIT, END_MOVES):
            return None
        plays = [play for play in state.plays if play.post >= 0 and (self.posts >> play.post) & 1]
        rules = ["" if play.plain or play.does_nothing() else play.fact_card().unmoved_rule for play in plays]
        if not rules or not all(rules):
            return None
        return Refusal("nobody-moves", rules[0], {"verb": VERB_NAMES[verb]})

    def _battles(self, state: Position) -> list[int]:
        """List every attack of every unit that has one left."""
        offers: list[int] = []
        at = state.at
        for unit in self._fighters(state):
            here = at[unit]
            base = code(ATTACK, here)
            found = self._targets(state, unit)
            offers += [base | at[enemy] << 20 for enemy in found]  # CARD-BOMBARD-2, CARD-FIREFIGHT-3
            if may_clear_wire(state, unit):  # CARD-CLOSEASSAULT-7, CARD-INFANTRYASSAULT-6
                offers.append(code(CLEAR_WIRE, here))
        offers.sort()
        return offers

    def _fighters(self, state: Position) -> list[int]:
        """List the ordered units that have an attack left."""
        found = []
        for unit in state.scenario.units_of[state.side]:
            if not state.status[unit] & ORDERED or state.at[unit] == OFF_BOARD:
                continue
            if not (self.posts >> state.play_of(unit).post) & 1:
                continue
            if self._has_battle(state, unit) and not is_silenced(state, unit):
                found.append(unit)
        return found

    def _has_battle(self, state: Position, unit: i64) -> bool:
        status = state.status[unit]
        if not status & FOUGHT:
            return can_fight(state, unit) and state.play_of(unit).fights()
        fought: i64 = 2 if status & FOUGHT_TWICE else 1
        has_more = fought < state.play_of(unit).grants().battles  # CARD-BOMBARD-1
        return has_more and unit == self.last and can_fight(state, unit)  # CARD-BOMBARD-3

    def _targets(self, state: Position, unit: i64) -> list[int]:
        """List whom a unit may attack under the card."""
        must_touch = state.play_of(unit).orders().contact == IN_CONTACT
        if must_touch and not state.is_touched(state.at[unit], state.side):  # CARD-CLOSEASSAULT-2
            return []
        return targets_of(state, unit, False)

    def _unit_refusal(self, state: Position, unit: i64) -> Refusal | None:
        """Say why a unit cannot attack at all."""
        facts = {**named(state, unit)}
        refusal = orders_refusal(state, unit, self.posts)
        if refusal is not None:
            return refusal
        if not state.play_of(unit).fights():
            return Refusal("moves-only", state.play_of(unit).fact_card().ref, facts)
        if is_silenced(state, unit):
            return Refusal("contact-changed", "CARD-FIREFIGHT-2", facts)
        if is_afloat(state, unit):
            return Refusal("afloat", "TER-SEA-5", {**facts, "from": facts["at"]})
        if state.status[unit] & FOUGHT and not self._has_battle(state, unit):
            return self._fought_refusal(state, unit)
        return None if can_fight(state, unit) else silence(state, unit)

    def _fought_refusal(self, state: Position, unit: i64) -> Refusal:
        """Say that a unit has had its attacks, or that others came between them."""
        facts = {**named(state, unit)}
        if state.play_of(unit).grants().battles > 1 and not state.status[unit] & FOUGHT_TWICE:
            return Refusal("others-came-between", "CARD-BOMBARD-3", facts)
        return Refusal("already-fought", "ATK-02", facts)

    def _target_refusal(self, state: Position, unit: i64, at: i64) -> Refusal | None:
        enemy = state.unit_on[at]
        if enemy == NO_UNIT or state.side_of(enemy) == state.side:
            return Refusal("no-enemy-there", "ATK-03", {"at": state.scenario.field.names[at]})
        refusal = target_refusal(state, unit, enemy, False)
        if refusal is not None:
            return refusal
        return Refusal("contact-changed", "CARD-CLOSEASSAULT-2", {**named(state, unit)})


def silence(state: Position, unit: i64) -> Refusal:
    """Say whether the hex that a unit has entered or the length of its move costs it its attack."""
    facts = {**named(state, unit)}
    if state.combat is not None and state.combat.is_silenced(unit):
        card = COMBAT_CARDS[state.combat.silencer(unit)]
        return Refusal("silenced", card.ref, {**facts, "card": card.name})
    terrain = state.scenario.field.terrain[state.at[unit]]
    if terrain.entry & HOLD_FIRE and state.scenario.types[unit].minds_entry:  # ATK-22
        return Refusal("no-attack-on-entry", terrain.hold_rule, {**facts, "terrain": terrain.name})
    return Refusal("no-attack-after-march", march_rule_of(state, unit), facts)


def is_silenced(state: Position, unit: i64) -> bool:
    """Tell whether an enemy has come to stand beside a unit that the card lets battle from afar only."""
    if state.play_of(unit).orders().contact != OUT_OF_CONTACT:
        return False
    return state.is_touched(state.at[unit], state.side)  # CARD-FIREFIGHT-2


def may_clear_wire(state: Position, unit: i64) -> bool:
    """Tell whether a unit that could attack may remove the wire it stands on instead (OBS-WIRE-3, Q-14)."""
    return state.scenario.types[unit].clears_wire and state.laid[state.at[unit]] & WIRE != 0


def clear_wire(state: Position, unit: i64, tell: list[Event] | None) -> None:
    """Remove the wire a unit stands on."""
    state.clear(state.at[unit], WIRE)
    if tell is not None:
        tell.append(Event("WireRemoved", {"at": state.scenario.field.names[state.at[unit]]}))
