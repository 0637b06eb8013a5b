"""How the simple opponent weighs the actions that only help: cards, control and the Mortar's aim."""

from __future__ import annotations

from bocage.kernel.choice import argument
from bocage.players.undaunted.chances import blast_value
from bocage.players.undaunted.moving import Plan
from bocage.players.undaunted.survey import Survey
from bocage.players.undaunted.ways import SCOUTS
from bocage.players.undaunted.weights import (
    AIMED,
    BOLSTER,
    CONCEAL,
    DEAD_WEIGHT,
    DITHER,
    DRAWN,
    NEVER,
    OPENER,
    READY,
    READY_MORE,
    RECON,
    SCARCE,
    STEADY,
    THIN,
)
from bocage.undaunted.actions.picking import Picking
from bocage.undaunted.cards import CARDS
from bocage.undaunted.kinds import FOG, NO_TILE, UNITS
from bocage.undaunted.squads import ANY_SQUAD, SQUAD_OF, is_of_squad
from bocage.undaunted.verbs import BOLSTER as TO_BOLSTER


def control(plan: Plan, choice: int) -> int:
    """Weigh Control: what the objective brings; a tile without one brings nothing."""
    tile = plan.survey.stand(argument(choice, 0))
    return plan.survey.prize(tile) or NEVER


def recon(_plan: Plan, _choice: int) -> int:
    """Weigh Recon: a Fog of War less for good, and the card is replaced."""
    return RECON


def conceal(plan: Plan, _choice: int) -> int:
    """Weigh Conceal: idle once the enemy's Fog of War is used up."""
    return CONCEAL if plan.survey.view.cards[plan.survey.foe].supply[FOG] > 0 else NEVER


def command(plan: Plan, choice: int) -> int:
    """Weigh Command by the cards to be drawn that are not Fog of War."""
    cards = plan.survey.cards
    count = argument(choice, 1)
    pile = cards.deck if cards.deck_count >= count else cards.discard
    return DRAWN * count * (sum(pile) - pile[FOG]) // max(sum(pile), 1)


def bolster(plan: Plan, choice: int) -> int:
    """Weigh Bolster by the best cards it can bring in."""
    card = argument(choice, 0)
    amount, squad = next(
        (int(action.amount), int(action.squad))
        for action in CARDS[card].actions
        if isinstance(action, Picking) and action.verb == TO_BOLSTER
    )
    supply = plan.survey.cards.supply
    worths = [
        bolster_worth(plan, kind)
        for kind in range(FOG)
        if is_of_squad(kind, squad)
        for _ in range(supply[kind])
    ]
    return sum(max(worth, 0) for worth in sorted(worths, reverse=True)[:amount])


def bolster_worth(plan: Plan, kind: int) -> int:
    """Weigh a card from the supply: scarce units first, and less in a big deck."""
    survey = plan.survey
    worth = BOLSTER[kind]
    if kind < UNITS:
        worth += SCARCE // (1 + survey.findable(survey.me, kind))
    if kind in SCOUTS and plan.marks and not any(survey.circulating[survey.me][unit] for unit in SCOUTS):
        worth += OPENER
    return worth * 2 * STEADY // (2 * THIN + sum(survey.circulating[survey.me]))


def ready(plan: Plan, choice: int) -> int:
    """Weigh making a unit ready: more when another of its cards is at hand."""
    card = argument(choice, 0)
    return READY + READY_MORE * (plan.survey.cards.hand[card] - 1)


def hunker(plan: Plan, choice: int) -> int:
    """Weigh hunkering down: only a Squad Leader who has nobody left to lead goes."""
    card = argument(choice, 0)
    return DEAD_WEIGHT if is_dead_weight(plan.survey, card) else NEVER


def is_dead_weight(survey: Survey, card: int) -> bool:
    """Tell whether a card is a Squad Leader's whose squad is gone for good."""
    squad = SQUAD_OF[card]
    if card < UNITS or squad == ANY_SQUAD:
        return False
    left = [survey.circulating[survey.me][unit] + survey.cards.supply[unit] for unit in range(UNITS)]
    return not any(left[unit] for unit in range(UNITS) if SQUAD_OF[unit] == squad)


def target(plan: Plan, choice: int) -> int:
    """Weigh aiming the Mortar at a tile against leaving it as it is."""
    aimed = plan.survey.own.target
    before = 0 if aimed == NO_TILE else max(blast_value(plan.survey, aimed), 0)
    return (blast_value(plan.survey, argument(choice, 1)) - before) * AIMED // 100 - DITHER


def blast(plan: Plan, _choice: int) -> int:
    """Weigh Blast."""
    return blast_value(plan.survey, plan.survey.own.target)
