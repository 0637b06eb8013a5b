"""The generals' choices: where to play what was given, whom to order, when to act on their own."""

from __future__ import annotations

from bocage.kernel.choice import argument, verb_of
from bocage.kernel.state import seats_in
from bocage.memoir44.cards.deck import CARDS
from bocage.memoir44.command.chain import post_of
from bocage.memoir44.command.front import Hold
from bocage.memoir44.command.generals import Deploying, first_section
from bocage.memoir44.command.initiative import FlagOrders
from bocage.memoir44.orders import Ordering
from bocage.memoir44.played import Play
from bocage.memoir44.tactics import Rally
from bocage.memoir44.verbs import COUNTER, LEAD, LIFT, STAND_BY
from bocage.players.memoir44.places import Places
from bocage.players.memoir44.prospects import Prospects, cost_of_figure, plays_of
from bocage.players.memoir44.weights import BOLD


def deploy(places: Places, choice: int) -> int:
    """Weigh a card in a section, with the best that is left for the general's other card."""
    prospects = Prospects(places)
    post = general_of(places, choice)
    held = places.survey.view.hands[post].cards
    plays = [
        play for kind, count in enumerate(held) if count for play in plays_of(prospects.state, post, kind)
    ]
    chosen = next(play for play in plays if is_named(places, play, choice))
    others = [play for play in plays if play.card != chosen.card or held[chosen.card] > 1]
    return prospects.worth(chosen) + prospects.best_beside(chosen, others)


def general_of(places: Places, choice: int) -> int:
    """Find the general that a card is to be played by."""
    survey = places.survey
    if verb_of(choice) == LEAD:
        return int(post_of(survey.me, argument(choice, 1)))
    record, command = survey.asking, survey.scenario.command
    assert isinstance(record, Deploying)
    here = [post for post in command.posts_of[survey.me] if (record.posts >> post) & 1]
    section = 1 << argument(choice, 1)
    return next(p for p in here if command.areas[p] & section and survey.view.hands[p].count)


def is_named(places: Places, play: Play, choice: int) -> bool:
    """Tell whether a choice names a play."""
    copies = bool(CARDS[play.card].copies_enemy)
    if play.acts_as != argument(choice, 0) or copies != (verb_of(choice) == COUNTER):
        return False
    if verb_of(choice) == LEAD:
        return play.section == 0
    return bool(first_section(places.survey.state, play) == 1 << argument(choice, 1))


def order(places: Places, choice: int) -> int:
    """Weigh an order by the play that gives it."""
    survey, record = places.survey, places.survey.asking
    assert isinstance(record, Ordering | Rally | FlagOrders)
    unit = survey.view.unit_on[argument(choice, 0)]
    return Prospects(places).gain(unit, survey.view.plays[record.slot])


def initiative(places: Places, choice: int) -> int:
    """Weigh to roll for a general, against leaving it at what there is."""
    if verb_of(choice) == STAND_BY:
        return 0
    return BOLD + Prospects(places).initiative(int(post_of(places.survey.me, argument(choice, 0))))


def sacrifice(places: Places, choice: int) -> int:
    """Weigh whose figure is to go: the one that will be missed least."""
    return -cost_of_figure(Prospects(places), places.survey.view.unit_on[argument(choice, 0)])


def settle(places: Places, choice: int) -> int:
    """Let whoever has asked for a hold go first, or else everybody go on."""
    record, command = places.survey.asking, places.survey.scenario.command
    assert isinstance(record, Hold)
    if verb_of(choice) == LIFT:
        return 0
    its = command.seats_of[post_of(places.survey.me, argument(choice, 0))]
    return 1 if record.by in seats_in(its) else -1
