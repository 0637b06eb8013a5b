"""Attacking: range, sight, dice, and the one throw by which any attack is resolved (chapter on attacks)."""

from __future__ import annotations

from mypy_extensions import i64

from bocage.kernel.event import Event, Fact
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import CHANCE, Pending
from bocage.kernel.tally import Tally
from bocage.memoir44.combat.cards import BOON_NAMES, BOONS
from bocage.memoir44.combat.table import dice_by
from bocage.memoir44.dice import Throw, throws_of
from bocage.memoir44.kinds import ARMOR, INFANTRY, OFF_BOARD, SIDES
from bocage.memoir44.losses import lose_figures, named
from bocage.memoir44.model import HOLDS_FIRE, Position
from bocage.memoir44.retreat import answer_flags
from bocage.memoir44.terrain.obstacles import BAGS, BARBED, SANDBAGS, WIRE
from bocage.memoir44.terrain.terrain import AFLOAT


def burden(state: Position, kind: i64, hexagon: i64) -> i64:
    """Tell what the attacker's own hex takes off its dice (ATK-18)."""
    taken: i64 = state.scenario.field.terrain[hexagon].burden[kind]
    if state.laid[hexagon] & WIRE:  # OBS-HEDGEHOG-3, OBS-SAND-3: no other obstacle takes any
        taken += BARBED.burden[kind]  # OBS-WIRE-2
    return taken


def shelter(state: Position, kind: i64, from_hex: i64, at_hex: i64, side: i64) -> i64:
    """Tell what a target's hex takes off the dice of a class: the most that anything there does."""
    taken = terrain_shelter(state, kind, from_hex, at_hex)
    best = obstacle_shelter(state, kind, at_hex, side)
    return max(taken, best)  # ATK-20, OBS-GEN-1, OBS-SAND-5, Q-49


def terrain_shelter(state: Position, kind: i64, from_hex: i64, at_hex: i64) -> i64:
    """Tell what the terrain of a hex takes off; a hill only where the attacker stands lower (TER-HILL-4)."""
    field = state.scenario.field
    terrain = field.terrain[at_hex]
    if terrain.shelters_uphill_only and field.height[from_hex] >= terrain.height:  # TER-HILL-5, ELE-09
        return 0
    return terrain.shelter[kind]  # TER-GEN-5


def obstacle_shelter(state: Position, kind: i64, at_hex: i64, side: i64) -> i64:
    """Tell what the obstacles of a hex take off for a side (OBS-BUNKER-9)."""
    field = state.scenario.field
    best: i64 = 0
    standing = field.standing[at_hex]
    if standing is not None and field.serves(at_hex, side):  # OBS-BUNKER-9, OBS-BUNKER-10
        best = standing.shelter[kind]
    if state.laid[at_hex] & SANDBAGS:  # CARD-DIGIN-3; OBS-WIRE-8: wire takes none
        bags: i64 = BAGS.shelter[kind]
        best = max(best, bags)
    return best


def bonus_for(state: Position, unit: i64, away: i64, is_overrun: bool) -> i64:
    """Tell what the card adds to the dice of the units it ordered."""
    grants = state.play_of(unit).grants()
    lasts = grants.bonus_lasts or state.edition.close_assault_bonus_in_overrun
    bonus: i64 = 0
    if lasts or not is_overrun:  # GND-14
        bonus = grants.any_bonus + (grants.close_bonus if away == 1 else 0)  # CARD-ANY-9
    if state.combat is not None:
        bonus += state.combat.dice(unit, away, is_overrun)  # CBT-16
    return bonus


def can_fight(state: Position, unit: i64) -> bool:
    """Tell whether nothing but the lack of a target keeps an ordered unit from attacking."""
    if state.combat is not None and state.combat.is_silenced(unit):  # CBT-SNIPER, CBT-FORTIFY
        return False
    return not state.status[unit] & HOLDS_FIRE and not is_afloat(state, unit)  # ATK-22


def dice_of(state: Position, unit: i64, target: i64, bonus: i64) -> i64:
    """Count the dice of an attack (ATK-23); 0 or less allow none (ATK-21)."""
    kind = state.scenario.types[unit]
    from_hex, at_hex = state.at[unit], state.at[target]
    away = state.scenario.field.distance(from_hex, at_hex)
    if away > kind.reach:  # ATK-14
        return 0
    dice: i64 = kind.ladder[away] + bonus - burden(state, kind.kind, from_hex)
    if kind.minds_protection:  # ATK-16
        dice -= shelter(state, kind.kind, from_hex, at_hex, state.scenario.sides[target])  # ATK-17, ATK-19
    return dice


def tally_of(state: Position, unit: i64, target: i64, bonus: i64, is_overrun: bool = False) -> Tally:
    """Add the dice of an attack up, line by line."""
    kind = state.scenario.types[unit]
    field = state.scenario.field
    from_hex, at_hex = state.at[unit], state.at[target]
    tally = Tally()
    away = field.distance(from_hex, at_hex)
    tally.add(kind.ladder[away], "base", _base_rule(kind.kind))
    if state.combat is not None:
        bonus -= state.combat.dice(unit, away, is_overrun)
    if bonus:
        tally.add(bonus, "card", "CARD-ANY-9")
    if state.combat is not None:
        for number in state.combat.boons_of(unit):
            if dice_by(number, away, is_overrun):
                tally.add(dice_by(number, away, is_overrun), BOON_NAMES[number], BOONS[number].ref)
    _add_burden(tally, state, kind.kind, from_hex)
    if kind.minds_protection:
        _add_shelter(tally, state, kind.kind, from_hex, at_hex, state.scenario.sides[target])
    return tally


def _base_rule(kind: i64) -> str:
    return ("ATK-11", "ATK-12", "ATK-13")[kind]


def _add_burden(tally: Tally, state: Position, kind: i64, hexagon: i64) -> None:
    terrain = state.scenario.field.terrain[hexagon]
    own: i64 = terrain.burden[kind]
    if own:
        tally.add(-own, f"from-{terrain.name}", terrain.ref)
    if state.laid[hexagon] & WIRE and BARBED.burden[kind]:
        tally.add(-BARBED.burden[kind], f"from-{BARBED.name}", BARBED.ref)


def _add_shelter(tally: Tally, state: Position, kind: i64, from_hex: i64, at_hex: i64, side: i64) -> None:
    taken = shelter(state, kind, from_hex, at_hex, side)
    if taken == 0:
        return
    terrain = state.scenario.field.terrain[at_hex]
    if terrain_shelter(state, kind, from_hex, at_hex) == taken:
        tally.add(-taken, terrain.name, terrain.ref)
        return
    standing = state.scenario.field.standing[at_hex]
    if standing is not None and state.scenario.field.serves(at_hex, side) and standing.shelter[kind] == taken:
        tally.add(-taken, standing.name, standing.ref)
    else:
        tally.add(-taken, BAGS.name, BAGS.ref)


def sees(state: Position, unit: i64, target: i64) -> bool:
    """Tell whether nothing stands between a unit and its target, as far as its class minds."""
    from_hex, at_hex = state.at[unit], state.at[target]
    kind = state.scenario.types[unit].kind
    return state.scenario.field.sight.sees(kind, from_hex, at_hex, state.unit_on)


def is_afloat(state: Position, unit: i64) -> bool:
    """Tell whether a unit stands where it cannot attack from (TER-SEA-5)."""
    entry: i64 = state.scenario.field.entry[state.at[unit]]
    return entry & AFLOAT != 0


def targets_of(state: Position, unit: i64, is_overrun: bool) -> list[int]:
    """List the enemies a unit may attack, by number: those next to it alone, if there are any."""
    scenario = state.scenario
    here: i64 = state.at[unit]
    near, count = scenario.field.near, scenario.field.count
    reach = scenario.types[unit].reach
    close: list[int] = []
    far: list[int] = []
    if is_afloat(state, unit):
        return close
    for enemy in scenario.units_of[1 - scenario.sides[unit]]:
        there: i64 = state.at[enemy]
        if there == OFF_BOARD:
            continue
        away: i64 = near[here * count + there]
        if away == 1:
            close.append(enemy)
        elif away <= reach and not close:
            far.append(enemy)
    if close:  # ATK-06, ATK-08, GND-10, Q-24
        bonus = bonus_for(state, unit, 1, is_overrun)
        return [enemy for enemy in close if dice_of(state, unit, enemy, bonus) > 0]  # LOS-12
    bonus = bonus_for(state, unit, 2, is_overrun)
    # ATK-09, LOS-01
    return [enemy for enemy in far if dice_of(state, unit, enemy, bonus) > 0 and sees(state, unit, enemy)]


def target_refusal(state: Position, unit: i64, target: i64, is_overrun: bool) -> Refusal | None:
    """Say why a unit cannot attack an enemy, or nothing if it can."""
    field, kind = state.scenario.field, state.scenario.types[unit]
    from_hex, at_hex = state.at[unit], state.at[target]
    facts = {"unit": kind.name, "from": field.names[from_hex], "at": field.names[at_hex]}
    away = field.distance(from_hex, at_hex)
    if away > 1 and state.is_touched(from_hex, state.scenario.sides[unit]):
        return Refusal("enemy-adjacent", "ATK-06", facts)
    if away > kind.reach:
        return Refusal("out-of-range", "ATK-14", {**facts, "away": str(away), "range": str(kind.reach)})
    if not sees(state, unit, target):
        return Refusal("no-sight", "LOS-03", facts)
    if dice_of(state, unit, target, bonus_for(state, unit, away, is_overrun)) <= 0:
        return Refusal("no-dice", "ATK-21", facts)
    return None


class Blow:
    """Dice about to fall on a unit: how many, what counts as a hit, and whether flags may be ignored."""

    def __init__(self, by: i64, victim: i64, dice: i64, stars_hit: bool, flags_ignorable: bool) -> None:
        self.by: i64 = by
        self.victim: i64 = victim
        self.dice: i64 = dice
        self.stars_hit: bool = stars_hit
        self.flags_ignorable: bool = flags_ignorable

    def facts(self) -> dict[str, object]:
        """Tell it in plain values."""
        return {
            "by": int(self.by),
            "victim": int(self.victim),
            "dice": int(self.dice),
            "stars_hit": self.stars_hit,
            "flags_ignorable": self.flags_ignorable,
        }


def hits_of(throw: Throw, kind: i64, stars_hit: bool) -> i64:
    """Count the hits of a throw on a class of unit."""
    hits = throw.grenades  # HIT-05
    if kind in (INFANTRY, ARMOR):  # HIT-06, HIT-13
        hits += throw.counts[kind]  # HIT-03, HIT-04
    if stars_hit:  # HIT-07
        hits += throw.stars
    return hits


class Roll(Pending[Position]):
    """The dice of one attack are falling: hits first, then flags."""

    name = "roll"

    def __init__(self, blow: Blow) -> None:
        self.blow: Blow = blow

    def is_exclusive(self) -> bool:
        """Let nobody act while dice fall."""
        return True

    def asks(self, state: Position) -> i64:
        """Ask chance."""
        return CHANCE

    def weights(self, state: Position) -> list[int]:
        """Weigh what the dice can show together."""
        return throws_of(self.blow.dice).weights

    def spell_outcome(self, state: Position, outcome: i64) -> str:
        """Name the faces."""
        return throws_of(self.blow.dice).throws[outcome].name

    def befall(self, state: Position, outcome: i64, tell: list[Event] | None) -> None:
        """Take the hits, and let whoever is left answer the flags."""
        blow = self.blow
        throw = throws_of(blow.dice).throws[outcome]
        hits = hits_of(throw, state.scenario.types[blow.victim].kind, blow.stars_hit)
        if tell is not None:
            tell.append(Event("DiceRolled", throw_facts(state, blow, throw, hits)))
        state.pop()
        if hits > 0:  # HIT-02
            lose_figures(state, blow.victim, hits, "hits", tell)  # HIT-08
        if throw.flags > 0 and state.at[blow.victim] != OFF_BOARD and state.outcome is None:  # HIT-12, Q-44
            if state.combat is not None and state.combat.ignores_flags(blow.victim):  # CBT-NOSTEP
                _tell_stubborn(state, blow.victim, tell)
                return
            answer_flags(state, blow.victim, throw.flags, blow.flags_ignorable, tell)

    def facts(self) -> dict[str, object]:
        """Tell the blow."""
        return {"is": self.name, **self.blow.facts()}


def _tell_stubborn(state: Position, unit: i64, tell: list[Event] | None) -> None:
    """Tell that a unit does not mind flags at all."""
    if tell is not None:
        tell.append(Event("FlagsIgnored", {**named(state, unit)}))


def throw_facts(state: Position, blow: Blow, throw: Throw, hits: i64) -> dict[str, Fact]:
    """Tell what fell on whom."""
    names = state.scenario.field.names
    side = state.scenario.sides[blow.victim]
    return {
        "unit": state.scenario.types[blow.victim].name,
        "side": SIDES[side],
        "at": names[state.at[blow.victim]],
        "dice": throw.name,
        "hits": int(hits),
        "flags": int(throw.flags),
    }
