"""Which card to play, and which to keep: what its orders would gain now, less what it is good for later."""

from __future__ import annotations

from typing import Final

from bocage.kernel.choice import argument, code, verb_of
from bocage.memoir44.cards.deck import CARD_NAMES, CARDS
from bocage.memoir44.command.joint import Joint
from bocage.memoir44.command.placing import Placing
from bocage.memoir44.drawing import Keep
from bocage.memoir44.kinds import PLENTY, SECTIONS
from bocage.memoir44.model import ORDERED, Position
from bocage.memoir44.orders import Ordering
from bocage.memoir44.salvo import Salvos
from bocage.memoir44.tactics import Digging, Healing, Mustering, Sectioning
from bocage.memoir44.verbs import DEFER, END_ORDERS, PLAY, PLAY_SHARED, SECTION
from bocage.players.memoir44.places import Places
from bocage.players.memoir44.strikes import salvo_worth
from bocage.players.memoir44.support import dig_worth, heal_worth
from bocage.players.memoir44.weights import DRAWN, LARGE, NEVER, PRICES, RALLIED, REACTION

CLASSES_OF_DICE: Final = 3
"""Two of three sides of a die order somebody."""


def price_of(kind: int) -> int:
    """Tell what a card must bring before it is better than a plain one."""
    card = CARDS[kind]
    if card.is_section and card.orders.total == PLENTY:
        return LARGE
    return PRICES.get(CARD_NAMES[kind], 0) - DRAWN * (int(card.draws) - 1)


def play(places: Places, choice: int) -> int:
    """Weigh playing a card, or turning it into a strike from the air."""
    price = price_of(argument(choice, 0)) if verb_of(choice) in (PLAY, PLAY_SHARED) else 0
    return worth_now(places, fresh_turn(places), choice) - price


def keep(places: Places, choice: int) -> int:
    """Weigh keeping a card that was drawn, by what it would be good for on the board as it is."""
    kind = argument(choice, 0)
    if CARDS[kind].is_reaction:
        return REACTION
    state, record = fresh_turn(places), places.survey.asking
    assert isinstance(record, Keep)
    state.hands[record.hand].take(kind)
    is_shared = (places.survey.scenario.command.open_hands >> record.hand) & 1
    return worth_now(places, state, code(PLAY_SHARED if is_shared else PLAY, kind)) + price_of(kind)


def propose(places: Places, choice: int) -> int:
    """Weigh putting a card forward, by what it would bring if it were played."""
    if verb_of(choice) == DEFER:
        return NEVER
    return play(places, code(PLAY, argument(choice, 0)))


def worth_now(places: Places, state: Position, choice: int) -> int:
    """Weigh what a card brings if it is played at the beginning of a turn; the rules say what it orders."""
    state.trunk[-1].decide(state, places.survey.view.seat, choice, None)
    return steps_worth(places, state)


def fresh_turn(places: Places) -> Position:
    """Give a position of one's own at the beginning of one's turn, on the board as it is."""
    state = places.survey.state.copy()
    state.trunk = []
    state.side = places.survey.me
    state.status = [0] * len(state.status)
    state.scenario.command.begin_turn(state, None)
    return state


def steps_worth(places: Places, state: Position) -> int:
    """Weigh what a card does, by the first of its steps."""
    step = state.trunk[-1]
    match step:
        case Placing():  # a card for the turn after this one changes nothing now
            state.pop()
            return steps_worth(places, state)
        case Joint():
            state.swap(Ordering(0, state.plays[0].orders(), [], 0))
            return orders_worth(places, state)
        case Ordering():
            return orders_worth(places, state)
        case Sectioning():
            return max(section_worth(places, state, code(SECTION, place)) for place in range(len(SECTIONS)))
        case Salvos():
            return salvo_worth(places.survey, step)
        case Digging():
            return dig_worth(places.survey, step, state)
        case Healing():
            return heal_worth(places, state)
        case Mustering():
            return muster_worth(places, state, int(step.dice))
    return 0


def orders_worth(places: Places, state: Position) -> int:
    """Order in a position of one's own whoever gains most, as long as the card allows; add the gains up."""
    seat = places.survey.view.seat
    step = state.trunk[-1]
    while isinstance(step, Ordering):
        if step.asks(state):
            step.decide(state, seat, best_order(places, state, step.offer(state, seat)), None)
        else:
            step.resume(state, None)
        step = state.trunk[-1]
    ordered = [unit for unit in places.survey.on_board(places.survey.me) if state.status[unit] & ORDERED]
    return sum(max(0, places.gain(state, unit)) for unit in ordered)


def best_order(places: Places, state: Position, offers: list[int]) -> int:
    """Choose the order that gains most, or to be done."""
    return max(offers, key=lambda offer: order_worth(places, state, offer))


def order_worth(places: Places, state: Position, choice: int) -> int:
    """Weigh an order."""
    if verb_of(choice) == END_ORDERS:
        return 0
    return places.gain(state, state.unit_on[argument(choice, 0)])


def section_worth(places: Places, state: Position, choice: int) -> int:
    """Weigh the choice of a section."""
    twin = state.copy()
    twin.trunk[-1].decide(twin, places.survey.view.seat, choice, None)
    return orders_worth(places, twin)


def muster_worth(places: Places, state: Position, dice: int) -> int:
    """Weigh dice that say who may be ordered: two of three bring an order."""
    gains = sorted([places.gain(state, unit) for unit in places.survey.on_board(places.survey.me)])
    expected = 2 * dice // CLASSES_OF_DICE
    return RALLIED * sum(max(0, gain) for gain in gains[-expected:]) // 100
