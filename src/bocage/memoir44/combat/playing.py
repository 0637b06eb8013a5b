"""Playing Combat cards: what is on offer in a moment, what follows, and why something is refused."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.memoir44.attack import Blow, Roll, dice_of
from bocage.memoir44.combat.cards import (
    AMBUSCADE,
    BEFORE_ORDERS,
    BOMB,
    BOON,
    COMBAT_CARDS,
    COMBAT_KINDS,
    COMBAT_NAMES,
    ENLIST,
    FACTORY,
    FORTIFY,
    INFILTRATE,
    OUT_OF_AMMO,
    PULL_BACK,
    REACTION,
    REPOSITION,
    RETURN,
    SNIPE,
    SQUADRON,
    STREET,
    TIMINGS,
)
from bocage.memoir44.combat.deeds import Picking, Placing, Recruiting, Returning, Shifting, place_new
from bocage.memoir44.combat.fits import (
    enemies_beside,
    is_for_side,
    is_of,
    is_of_use,
    street_fighters,
    units_for,
)
from bocage.memoir44.combat.moment import Moment, holders, is_backed, posts_of
from bocage.memoir44.combat.stock import (
    RECRUITS,
    SNIPER,
    baseline,
    beside_own,
    can_recruit,
    factories,
    is_near_building,
    recruit,
    spare_figures,
)
from bocage.memoir44.kinds import ARMOR, INFANTRY, NO_UNIT, OF_INFANTRY, SIDES
from bocage.memoir44.losses import named
from bocage.memoir44.model import FOUGHT_TWICE, ORDERED, Position
from bocage.memoir44.retreat import Retreat, longest_way, steps_back
from bocage.memoir44.tactics import dig_in
from bocage.memoir44.verbs import COMBAT, COMBAT_UNIT, STREET_FIGHT, VERB_NAMES

VERBS: Final = (COMBAT, COMBAT_UNIT, STREET_FIGHT)
"""What is done with a Combat card: its text, for a unit or not, or a street fight."""

NAMES_UNIT: Final = (BOON, FORTIFY, INFILTRATE)
"""Deeds for one unit that has to be named; in a reaction it is known already."""


# ------------------------------------------------------------------------------------------ what is on offer


def ways_for(state: Position, post: i64, kind: i64, moment: Moment) -> list[int]:
    """List all that a post could do with a card in a moment, whether it holds it or not."""
    side = state.scenario.command.side_of_post[post]
    ways = _ways_of_text(state, post, kind, moment) if is_for_side(kind, side) else []  # CBT-45
    if COMBAT_CARDS[kind].street_fight:  # CBT-40, CBT-42
        fighters = street_fighters(state, post, moment)
        ways += [int(code(STREET_FIGHT, kind, state.at[unit])) for unit in fighters]  # CBT-43
    return ways


def _ways_of_text(state: Position, post: i64, kind: i64, moment: Moment) -> list[int]:
    card = COMBAT_CARDS[kind]
    if card.deed in NAMES_UNIT and card.timing != REACTION:
        units = units_for(state, post, kind, moment)
        return [int(code(COMBAT_UNIT, kind, state.at[unit])) for unit in units]
    return [int(code(COMBAT, kind))] if is_of_use(state, post, kind, moment) else []


def combat_offers(state: Position, posts: i64, seat: i64, moment: Moment) -> list[int]:
    """List what a seat can do with the Combat cards of some posts, sorted, none twice."""
    table = state.combat
    if table is None:
        return []
    found: set[int] = set()
    for post in holders(state, posts, 1 << seat):
        for kind in range(COMBAT_KINDS):
            if table.hands[post].cards[kind]:
                found.update(ways_for(state, post, kind, moment))  # CBT-18
    return sorted(found)


def could_play(state: Position, post: i64, moment: Moment) -> bool:
    """Tell whether, for all that everybody knows, a post could play a Combat card in a moment."""
    table = state.combat
    if table is None or table.hands[post].count == 0:
        return False
    kinds = [kind for kind in range(COMBAT_KINDS) if table.is_at_large(kind)]
    return any([bool(ways_for(state, post, kind, moment)) for kind in kinds])


def anybody_could(state: Position, posts: i64, moment: Moment) -> bool:
    """Tell the same of some posts, of which one is enough."""
    if state.combat is None:
        return False
    return any([could_play(state, post, moment) for post in holders(state, posts, ~0)])


# ------------------------------------------------------------------------------------------ what follows


def holder_of(state: Position, posts: i64, seat: i64, choice: i64, moment: Moment) -> i64:
    """Find the post from whose hand a choice is made."""
    table, kind = state.combat, argument(choice, 0)
    assert table is not None
    for post in holders(state, posts, 1 << seat):
        if table.hands[post].cards[kind] and choice in ways_for(state, post, kind, moment):
            return post
    raise LookupError("nobody holds this card")


def play_combat(
    state: Position, posts: i64, seat: i64, choice: i64, moment: Moment, tell: list[Event] | None
) -> None:
    """Play a Combat card: it goes to its discard pile, and what it says is done."""
    table, kind = state.combat, argument(choice, 0)
    assert table is not None
    post = holder_of(state, posts, seat, choice, moment)
    table.hands[post].give(kind)  # CBT-10
    table.pile.lay(kind)  # CBT-06
    unit = NO_UNIT if verb_of(choice) == COMBAT else state.unit_on[argument(choice, 1)]
    if tell is not None:
        tell.append(_told(state, post, choice, unit, moment))
    state.trail.append(state.at[unit] if unit != NO_UNIT else 0)
    if verb_of(choice) == STREET_FIGHT:
        table.bless(unit, STREET)  # CBT-41
    else:
        _carry_out(state, post, kind, unit, moment, tell)


def _told(state: Position, post: i64, choice: i64, unit: i64, moment: Moment) -> Event:
    """Tell which card is played by whom for what; a reaction shows what was hidden."""
    command = state.scenario.command
    side = SIDES[command.side_of_post[post]]
    facts = {
        "side": side,
        "general": command.posts[post].name,
        "card": COMBAT_NAMES[argument(choice, 0)],
        "unit": "",
        "at": "",
    }
    if unit != NO_UNIT:
        facts = {**facts, **named(state, unit), "side": side}
    street = "yes" if verb_of(choice) == STREET_FIGHT else ""
    return Event("CombatCardPlayed", {**facts, "street": street}, reveals=moment.timing == REACTION)


def _carry_out(
    state: Position, post: i64, kind: i64, unit: i64, moment: Moment, tell: list[Event] | None
) -> None:
    """Do what the text of a card says."""
    card = COMBAT_CARDS[kind]
    if card.timing == BEFORE_ORDERS:
        _before_orders(state, post, kind, unit)
    elif card.timing == REACTION:
        _react(state, kind, moment)
    elif card.deed == SQUADRON:
        state.push(Picking(post, kind, []))
    elif card.deed == RETURN:
        state.push(Returning(units_for(state, post, kind, moment)))
    elif card.deed == REPOSITION:
        _shift(state, post, kind, units_for(state, post, kind, moment))
    else:
        _bless(state, unit, kind)
        if card.deed == FORTIFY:
            dig_in(state, state.at[unit], tell)  # CBT-FORTIFY


def _bless(state: Position, unit: i64, kind: i64) -> None:
    table = state.combat
    assert table is not None
    table.bless(unit, kind)


def _shift(state: Position, post: i64, kind: i64, units: list[int]) -> None:
    for unit in units:
        _bless(state, unit, kind)
    state.push(Shifting(post, kind, units))


def _before_orders(state: Position, post: i64, kind: i64, unit: i64) -> None:
    """Do what is done before orders (CBT-14)."""
    deed, side = COMBAT_CARDS[kind].deed, state.scenario.command.side_of_post[post]
    if deed == ENLIST:
        state.push(Recruiting(post, kind))
    elif deed == BOMB:
        state.push(Picking(post, kind, []))
    elif deed == SNIPE:
        hexes = beside_own(state, side, INFANTRY, OF_INFANTRY)  # CBT-SNIPER
        place_new(state, post, kind, recruit(state, side, SNIPER), hexes)
    elif deed == FACTORY:
        place_new(state, post, kind, recruit(state, side, RECRUITS[ARMOR]), factories(state, side))
    else:
        _shift(state, post, kind, [unit])


def _react(state: Position, kind: i64, moment: Moment) -> None:
    """Do what answers an attack."""
    unit, victim, deed = moment.unit, moment.victim, COMBAT_CARDS[kind].deed
    if deed == AMBUSCADE:
        # CBT-AMBUSCADE
        state.push(Roll(Blow(victim, unit, dice_of(state, victim, unit, 0), False, True)))
    elif deed == PULL_BACK:
        may = longest_way(state, victim, state.at[victim], COMBAT_CARDS[kind].most)  # CBT-PULLBACK
        state.push(Retreat(victim, False, 1, may, steps_back(state, victim, state.at[victim], 1)))
    elif deed == OUT_OF_AMMO:
        _bless(state, unit, kind)
        state.status[unit] |= FOUGHT_TWICE  # CBT-AMMO
        side = state.scenario.sides[unit]
        hexes = baseline(state, side, state.scenario.types[unit].kind)
        state.push(Placing(state.acting(unit), kind, unit, hexes))  # CBT-AMMO
    else:
        _bless(state, victim, kind)  # CBT-NOSTEP


# ------------------------------------------------------------------------------------------ why not


def combat_refusal(state: Position, posts: i64, seat: i64, choice: i64, moment: Moment) -> Refusal:
    """Say why a Combat card cannot be played, or not so."""
    kind, verb, table = argument(choice, 0), verb_of(choice), state.combat
    card = COMBAT_CARDS[kind]
    facts = {"card": card.name, "verb": VERB_NAMES[verb]}
    if table is None:
        return Refusal("no-combat-cards", "CBT-01", facts)
    held = [post for post in holders(state, posts, 1 << seat) if table.hands[post].cards[kind]]
    if not held:
        return Refusal("combat-not-in-hand", "CBT-10", facts)
    if verb == STREET_FIGHT:
        return _street_refusal(state, held[0], kind, argument(choice, 1), moment)
    if not is_for_side(kind, state.scenario.command.side_of_post[held[0]]):
        return Refusal("bound-to-other-side", "CBT-45", {**facts, "side": SIDES[card.side]})
    if card.timing != moment.timing:
        return Refusal("combat-untimely", _timing_rule(card.timing), {**facts, "when": TIMINGS[card.timing]})
    return _unfit_refusal(state, held[0], kind, choice, moment)


def _timing_rule(timing: i64) -> str:
    if timing == BEFORE_ORDERS:
        return "CBT-14"
    return "CBT-15" if timing == REACTION else "QC-06"


def _unfit_refusal(state: Position, post: i64, kind: i64, choice: i64, moment: Moment) -> Refusal:
    """Say why nobody, or not this unit, fits a card that could be played now."""
    card, side = COMBAT_CARDS[kind], state.scenario.command.side_of_post[post]
    facts = {"card": card.name}
    names_unit = card.deed in NAMES_UNIT and moment.timing != REACTION
    if names_unit != (verb_of(choice) == COMBAT_UNIT):
        return Refusal("name-a-unit" if names_unit else "no-unit-to-name", card.ref, facts)
    if not names_unit:
        if card.deed in (ENLIST, SNIPE, FACTORY) and not _has_figures(state, side, card.deed):
            return Refusal("no-spare-figures", "CBT-32", facts)
        return Refusal("of-no-use-now", card.ref, facts)
    unit = state.unit_on[argument(choice, 1)]
    if unit == NO_UNIT or state.side_of(unit) != side:
        return Refusal("no-unit-there", card.ref, {"at": state.scenario.field.names[argument(choice, 1)]})
    told = {**facts, **named(state, unit)}
    if not is_of(state, card, unit):
        return Refusal("not-this-kind", "CARD-ANY-8", told)
    if card.deed != INFILTRATE and not state.status[unit] & ORDERED:
        return Refusal("not-ordered", "CBT-12", told)
    return Refusal("card-does-not-fit", card.ref, told)


def _has_figures(state: Position, side: i64, deed: i64) -> bool:
    """Tell whether there are spare figures for any unit that a card could bring."""
    if deed == SNIPE:
        return spare_figures(state, side, INFANTRY) > 0
    if deed == FACTORY:
        return can_recruit(state, side, RECRUITS[ARMOR])
    return any([can_recruit(state, side, kind) for kind in RECRUITS])


def _street_refusal(state: Position, post: i64, kind: i64, hexagon: i64, moment: Moment) -> Refusal:
    """Say why a card cannot be used for a street fight by a unit."""
    facts = {"card": COMBAT_NAMES[kind]}
    unit = state.unit_on[hexagon]
    if not COMBAT_CARDS[kind].street_fight:
        return Refusal("no-street-fight", "CBT-40", facts)
    is_answer = moment.timing == REACTION
    if is_answer and not is_backed(state, post, moment.unit):
        return Refusal("street-fight-in-own-turn", "QC-07", facts)
    if unit == NO_UNIT or state.side_of(unit) != state.side:
        return Refusal("no-unit-there", "CBT-41", {"at": state.scenario.field.names[hexagon]})
    facts = {**facts, **named(state, unit)}
    if not state.status[unit] & ORDERED:
        return Refusal("not-ordered", "CBT-41", facts)
    if not is_near_building(state, hexagon):
        return Refusal("no-building-near", "CBT-41", facts)
    if not enemies_beside(state, unit):
        return Refusal("nobody-to-assault", "CBT-41", facts)
    return Refusal("street-fight-later", "QC-06", facts)


def own_posts(state: Position) -> i64:
    """Name the posts of the side whose turn it is, as a set."""
    return posts_of(state, state.side)


def seats_of(state: Position, posts: list[int]) -> i64:
    """Name the seats that act for some posts, as a set."""
    seats: i64 = 0
    for post in posts:
        seats |= state.scenario.command.seats_of[post]
    return seats
