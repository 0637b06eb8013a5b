"""The simple opponent of Memoir '44: it weighs every offer by a few plain rules and takes the best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bocage.kernel.choice import verb_of
from bocage.kernel.view import View
from bocage.memoir44 import verbs
from bocage.memoir44.battle import Ground
from bocage.memoir44.combat.deeds import Shifting
from bocage.memoir44.combat.prelude import Prelude
from bocage.memoir44.combat.window import ReactionWindow
from bocage.memoir44.command.entrusting import Entrusting
from bocage.memoir44.command.handing_out import HandOut
from bocage.memoir44.tactics import Digging
from bocage.memoir44.view import BattleView
from bocage.players.memoir44 import fray, general
from bocage.players.memoir44.battles import best_move, fight, ground
from bocage.players.memoir44.cards import keep, order_worth, play, propose, section_worth
from bocage.players.memoir44.commissar import place
from bocage.players.memoir44.places import Places
from bocage.players.memoir44.reactions import ambush, flag, retreat
from bocage.players.memoir44.staff import carry_out, hand_out
from bocage.players.memoir44.strikes import strike, target
from bocage.players.memoir44.support import dig, drop, heal
from bocage.players.memoir44.survey import Survey
from bocage.players.memoir44.weights import PATIENCE
from bocage.players.player import Player, check_view

MOVING: Final = (verbs.MOVE, verbs.EXIT, verbs.END_MOVES)


class SimpleMemoir44(Player):
    """Plays either side of any battle; equal views get equal choices."""

    name = "simple"

    def pick(self, view: View) -> int:
        """Take the offer that weighs most, the first of equals."""
        offers = [offer for offer in view.offers if verb_of(offer) != verbs.HOLD] or view.offers
        if len(offers) == 1:
            return offers[0]
        places = Places(Survey(seen(view)))
        asking = places.survey.asking
        if isinstance(asking, Shifting):
            return max(offers, key=lambda offer: fray.shift(places, offer))
        if isinstance(asking, ReactionWindow | Prelude):
            return max(offers, key=lambda offer: fray.answer(places, offer))
        card = fray.best_play(places, offers)
        if card >= 0:
            return card
        offers = [offer for offer in offers if verb_of(offer) not in fray.PLAYS]
        if verb_of(offers[0]) in MOVING:
            return best_move(places, offers)
        if isinstance(places.survey.asking, HandOut):
            return hand_out(places, offers)
        return max(offers, key=lambda offer: weigh(places, offer))

    def wants_draw(self, view: View) -> bool:
        """Want a draw when nobody has got anywhere for too long."""
        check_view(view)
        return seen(view).turn > PATIENCE


def seen(view: View) -> BattleView:
    """Make sure that the view is one of Memoir '44."""
    if not isinstance(view, BattleView):
        raise TypeError(f"this opponent plays Memoir '44 and cannot read a {type(view).__name__}")
    return view


def weigh(places: Places, choice: int) -> int:
    """Weigh a choice by the rule for its verb."""
    return WEIGHS[verb_of(choice)](places, choice)


def order(places: Places, choice: int) -> int:
    """Weigh an order, by the only card or by the play whose turn it is in a general's lane."""
    if places.survey.is_in_lane():
        return general.order(places, choice)
    return order_worth(places, places.survey.state, choice)


def end_orders(places: Places, choice: int) -> int:
    """Weigh to leave it at the orders, or the sandbags, so far."""
    if isinstance(places.survey.asking, Digging):
        return dig(places.survey, choice)
    return 0


def stay(places: Places, choice: int) -> int:
    """Weigh to take no ground, or not to overrun."""
    is_ground = isinstance(places.survey.state.trunk[-1], Ground)
    return ground(places, choice) if is_ground else 0


def entrust(places: Places, choice: int) -> int:
    """Hand no orders on: everybody has the same eyes."""
    assert isinstance(places.survey.asking, Entrusting)
    return int(verb_of(choice) == verbs.END_ENTRUST)


WEIGHS: Final[dict[int, Callable[[Places, int], int]]] = {
    verbs.PLAY: play,
    verbs.SECTION: lambda places, choice: section_worth(places, places.survey.state, choice),
    verbs.ORDER: order,
    verbs.END_ORDERS: end_orders,
    verbs.ATTACK: fight,
    verbs.CLEAR_WIRE: fight,
    verbs.END_BATTLES: fight,
    verbs.AMBUSH: lambda places, choice: ambush(places.survey, choice),
    verbs.NO_AMBUSH: lambda places, choice: ambush(places.survey, choice),
    verbs.STAND_FAST: flag,
    verbs.FALL_BACK: flag,
    verbs.RETREAT: retreat,
    verbs.HALT: retreat,
    verbs.TAKE_GROUND: ground,
    verbs.STAY: stay,
    verbs.TARGET: lambda places, choice: target(places.survey, choice),
    verbs.END_TARGETS: lambda places, choice: target(places.survey, choice),
    verbs.STRIKE: lambda places, choice: strike(places.survey, choice),
    verbs.DIG_IN: lambda places, choice: dig(places.survey, choice),
    verbs.HEAL: heal,
    verbs.KEEP: keep,
    verbs.DROP: drop,
    verbs.AIR_STRIKE: play,
    verbs.PLAY_SHARED: play,
    verbs.SHARED_STRIKE: play,
    verbs.PROPOSE: propose,
    verbs.DEFER: propose,
    verbs.ENTRUST: entrust,
    verbs.END_ENTRUST: entrust,
    verbs.CARRY_OUT: carry_out,
    verbs.DEPLOY: general.deploy,
    verbs.LEAD: general.deploy,
    verbs.COUNTER: general.deploy,
    verbs.TAKE_INITIATIVE: general.initiative,
    verbs.STAND_BY: general.initiative,
    verbs.SACRIFICE: general.sacrifice,
    verbs.SETTLE: general.settle,
    verbs.PICK: fray.pick,
    verbs.END_PICKS: fray.pick,
    verbs.PLACE: fray.place,
    verbs.LIFT: general.settle,
    verbs.PLACE_CARD: place,
    verbs.END_PLACING: place,
}
