"""Combat cards: what one would bring now; it is played where that is more than keeping it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bocage.kernel.choice import argument, code, verb_of
from bocage.memoir44.attack import bonus_for, dice_of
from bocage.memoir44.battle import Ground
from bocage.memoir44.combat import cards as deeds
from bocage.memoir44.combat.cards import COMBAT_CARDS, STREET
from bocage.memoir44.combat.deeds import Placing
from bocage.memoir44.combat.fits import bombed, is_for_side, units_for
from bocage.memoir44.combat.moment import Moment
from bocage.memoir44.combat.window import ReactionWindow
from bocage.memoir44.kinds import OFF_BOARD
from bocage.memoir44.model import FOUGHT, MOVED, Position
from bocage.memoir44.moves import Ways
from bocage.memoir44.retreat import longest_way
from bocage.memoir44.verbs import (
    AMBUSH,
    COMBAT,
    COMBAT_UNIT,
    END_MOVES,
    END_PICKS,
    NO_COMBAT,
    PLACE,
    STREET_FIGHT,
)
from bocage.players.memoir44.odds import CERTAIN, Odds, odds_of
from bocage.players.memoir44.places import Places
from bocage.players.memoir44.reactions import ambush
from bocage.players.memoir44.strikes import is_beside
from bocage.players.memoir44.support import relief
from bocage.players.memoir44.survey import Survey
from bocage.players.memoir44.weights import AMBUSH as SPRUNG
from bocage.players.memoir44.weights import (
    ARRIVED,
    CALLED_OFF,
    FIGURE,
    KEPT,
    KEPT_FOR_STREET,
    LANDED,
    LATE,
    PUSH,
    SNIPER_CAME,
    STREET_ONLY,
)

PLAYS: Final = (COMBAT, COMBAT_UNIT, STREET_FIGHT)
BOMBS: Final = 2


def best_play(places: Places, offers: list[int]) -> int:
    """Choose the Combat card that brings most, if one brings more than keeping it; -1 where none does."""
    plays = [offer for offer in offers if verb_of(offer) in PLAYS]
    best = max(plays, key=lambda offer: profit(places, offer), default=-1)
    return best if best >= 0 and profit(places, best) > 0 else -1


def answer(places: Places, choice: int) -> int:
    """Weigh an answer to an attack, or to let it come."""
    verb = verb_of(choice)
    if verb == NO_COMBAT:
        return 0
    if verb == AMBUSH:
        return ambush(places.survey, choice) - SPRUNG
    return profit(places, choice)


def profit(places: Places, choice: int) -> int:
    """Weigh what a Combat card would bring over what it would bring later."""
    late = min(LATE, max(1, min(places.survey.missing)))
    return worth(places, choice) - kept(places.survey, choice) * late // LATE


def kept(survey: Survey, choice: int) -> int:
    """Weigh a Combat card that is kept in hand."""
    card = COMBAT_CARDS[argument(choice, 0)]
    if verb_of(choice) != STREET_FIGHT:
        return KEPT.get(card.name, 0)
    return KEPT_FOR_STREET if is_for_side(argument(choice, 0), survey.me) else STREET_ONLY


def worth(places: Places, choice: int) -> int:
    """Weigh what a Combat card would bring."""
    state, kind = places.survey.state, argument(choice, 0)
    unit = state.unit_on[argument(choice, 1)] if verb_of(choice) != COMBAT else OFF_BOARD
    if verb_of(choice) == STREET_FIGHT:
        return dice_worth(places, unit, STREET)
    deed = int(COMBAT_CARDS[kind].deed)
    if deed in ANSWERS:
        return ANSWERS[deed](places)
    if deed in FOR_SEVERAL:
        return FOR_SEVERAL[deed](places, kind)
    return FLAT[deed] if deed in FLAT else for_unit(places, deed, kind, unit)


def for_unit(places: Places, deed: int, kind: int, unit: int) -> int:
    """Weigh a card for one unit."""
    if deed == deeds.INFILTRATE:
        return infiltrate(places, kind, unit)
    return fortify(places, unit) if deed == deeds.FORTIFY else boon(places, kind, unit)


# ---------------------------------------------------------------------------------------- with ordered units


def blessed(state: Position, unit: int, number: int) -> Position:
    """Give a position in which a unit has what a card grants."""
    twin = state.copy()
    assert twin.combat is not None
    twin.combat.bless(unit, number)
    return twin


def dice_worth(places: Places, unit: int, number: int) -> int:
    """Weigh more dice for the next attack of a unit; in a window, for the one that has been declared."""
    state = places.survey.state
    twin = blessed(state, unit, number)
    window = state.trunk[-1]
    if isinstance(window, ReactionWindow):
        away = places.survey.field.distance(state.at[unit], state.at[window.victim])
        now, more = (
            places.survey.blow(
                int(window.victim),
                int(dice_of(each, unit, window.victim, bonus_for(each, unit, away, False))),
            )
            for each in (state, twin)
        )
        return more - now
    here = state.at[unit]
    return places.shot(twin, unit, here) - places.shot(state, unit, here)


def boon(places: Places, kind: int, unit: int) -> int:
    """Weigh what a card grants to a unit."""
    card, state = COMBAT_CARDS[kind], places.survey.state
    if card.timing == deeds.REACTION:
        return stand(places)
    if card.timing == deeds.GROUND:
        return heat(places, unit)
    if card.timing == deeds.BATTLE:
        return dice_worth(places, unit, kind)
    if state.status[unit] & MOVED:
        return 0
    return places.gain(blessed(state, unit, kind), unit) - places.gain(state, unit)


def heat(places: Places, unit: int) -> int:
    """Weigh the attack after the ground that is taken."""
    state, record = places.survey.state, places.survey.asking
    assert isinstance(record, Ground)
    to = int(record.to)
    change = places.stand(unit, to) - places.stand(unit, state.at[unit])
    return places.shot(state, unit, to, is_overrun=True) + min(change, 0)


def squadron(places: Places, kind: int) -> int:
    """Weigh a card for several units by those who gain most."""
    state, card = places.survey.state, COMBAT_CARDS[kind]
    units = units_for(state, _post(places), kind, Moment(card.timing))
    gains = sorted([boon(places, kind, each) for each in units], reverse=True)
    return sum(gain for gain in gains[: int(card.most)] if gain > 0)


def wounded(places: Places, kind: int) -> int:
    """Weigh the figures that come back, one of two dice for each unit: the weak need them most."""
    state = places.survey.state
    units = units_for(state, _post(places), kind, Moment(deeds.BATTLE))
    return sum(2 * FIGURE // state.figures[unit] for unit in units)


def fortify(places: Places, unit: int) -> int:
    """Weigh sandbags, and the attack that is given up for them."""
    state = places.survey.state
    lost = 0 if state.status[unit] & FOUGHT else places.shot(state, unit, state.at[unit])
    return relief(places.survey, state, unit) - lost


def reposition(places: Places, kind: int) -> int:
    """Weigh better places for the artillery, and the attacks that are given up for them."""
    state = places.survey.state
    gain = 0
    for each in units_for(state, _post(places), kind, Moment(deeds.BATTLE)):
        here = state.at[each]
        ways = Ways(blessed(state, each, kind), each).found
        lost = 0 if state.status[each] & FOUGHT else places.shot(state, each, here)
        gain += max([places.stand(each, to) for to in ways], default=0) - places.stand(each, here) - lost
    return gain


# ---------------------------------------------------------------------------------------- before orders


def infiltrate(places: Places, kind: int, unit: int) -> int:
    """Weigh the best place that infantry can get to unseen."""
    state = places.survey.state
    ways = Ways(blessed(state, unit, kind), unit).found
    return max([places.stand(unit, to) for to in ways], default=0) - places.stand(unit, state.at[unit])


def bombs(places: Places, kind: int) -> int:
    """Weigh bombs on the two enemies side by side that would suffer most."""
    enemies = bombed(places.survey.state, places.survey.me)
    return max([raid(places, enemy, int(COMBAT_CARDS[kind].most)) for enemy in enemies], default=0)


def raid(places: Places, first: int, most: int) -> int:
    """Weigh bombs on an enemy and on those beside it that would suffer most."""
    survey = places.survey
    beside = [
        struck(places, enemy)
        for enemy in bombed(survey.state, survey.me)
        if enemy != first and is_beside(survey, enemy, [first])
    ]
    return struck(places, first) + sum(sorted(beside, reverse=True)[: most - 1])


def struck(places: Places, enemy: int) -> int:
    """Weigh bombs on an enemy."""
    return places.survey.blow(enemy, BOMBS, True, ignorable=False)


def pick(places: Places, choice: int) -> int:
    """Weigh a unit that a card is for."""
    if verb_of(choice) == END_PICKS:
        return 0
    state, record = places.survey.state, places.survey.asking.facts()
    unit = state.unit_on[argument(choice, 0)]
    if state.side_of(unit) != places.survey.me:
        return struck(places, unit) if record["units"] else raid(places, unit, BOMBS)
    return boon(places, deeds.COMBAT_NAMES.index(str(record["card"])), unit)


def place(places: Places, choice: int) -> int:
    """Weigh a hex for a unit that comes by a card."""
    record = places.survey.asking
    assert isinstance(record, Placing)
    assert verb_of(choice) == PLACE
    return places.stand(int(record.unit), argument(choice, 0))


def shift(places: Places, choice: int) -> int:
    """Weigh a way that a card opens beside the moves of the turn."""
    if verb_of(choice) == END_MOVES:
        return 0
    state = places.survey.state
    unit = state.unit_on[argument(choice, 0)]
    return places.stand(unit, argument(choice, 1)) - places.stand(unit, state.at[unit])


# ---------------------------------------------------------------------------------------- answers


def _window(places: Places) -> ReactionWindow:
    window = places.survey.asking
    assert isinstance(window, ReactionWindow)
    return window


def threat(places: Places) -> tuple[int, Odds]:
    """Weigh the attack that has been declared, and tell what its dice can do."""
    state, window = places.survey.state, _window(places)
    unit, victim = int(window.unit), int(window.victim)
    away = places.survey.field.distance(state.at[unit], state.at[victim])
    dice = max(0, int(dice_of(state, unit, victim, bonus_for(state, unit, away, False))))
    odds = odds_of(dice, int(state.kind(victim).kind), state.figures[victim], False, False)
    return places.survey.loss(victim, state.at[victim], dice), odds


def stand(places: Places) -> int:
    """Weigh that flags do nothing: what the unit holds, or cannot retreat from."""
    state, victim = places.survey.state, int(_window(places).victim)
    odds = threat(places)[1]
    here = state.at[victim]
    held = places.survey.hold_worth(victim, here) + PUSH
    if longest_way(state, victim, here, 1) == 0:
        held += 2 * FIGURE
    return held * odds.driven // CERTAIN


def ambuscade(places: Places) -> int:
    """Weigh striking first."""
    return ambush(places.survey, code(AMBUSH))


def pull_back(places: Places) -> int:
    """Weigh the attack that comes to nothing, and the hex that is left."""
    state, victim = places.survey.state, int(_window(places).victim)
    here = state.at[victim]
    back = places.survey.field.ways_back[places.survey.me][int(state.kind(victim).kind)][here]
    free = [places.stand(victim, to) for to in back if state.unit_on[to] < 0]
    return threat(places)[0] + max(free, default=0) - places.stand(victim, here)


def out_of_ammo(places: Places) -> int:
    """Weigh the attack that comes to nothing, and the attacker sent away."""
    return threat(places)[0] + CALLED_OFF


def _post(places: Places) -> int:
    """Find the post whose units the seat acts with."""
    state, seat = places.survey.state, places.survey.view.seat
    assert state.combat is not None
    own = [
        post
        for post, hand in enumerate(state.combat.hands)
        if hand.count and state.scenario.command.seats_of[post] >> seat & 1
    ]
    return own[0] if own else 0


FLAT: Final = {deeds.ENLIST: LANDED, deeds.SNIPE: SNIPER_CAME, deeds.FACTORY: ARRIVED}
"""What units that come by a card are worth, wherever they come."""
ANSWERS: Final[dict[int, Callable[[Places], int]]] = {
    deeds.AMBUSCADE: ambuscade,
    deeds.PULL_BACK: pull_back,
    deeds.OUT_OF_AMMO: out_of_ammo,
}
FOR_SEVERAL: Final[dict[int, Callable[[Places, int], int]]] = {
    deeds.SQUADRON: squadron,
    deeds.BOMB: bombs,
    deeds.RETURN: wounded,
    deeds.REPOSITION: reposition,
}
