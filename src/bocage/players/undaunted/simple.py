"""The simple opponent of Undaunted: it weighs every offer by a few plain rules and takes the best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bocage.kernel.choice import argument, verb_of
from bocage.kernel.view import View
from bocage.players.player import Player, check_view
from bocage.players.undaunted.cards import bids, inspire, inspired
from bocage.players.undaunted.chances import attack_value, suppress_value
from bocage.players.undaunted.moving import Plan, guide, move, scout, step
from bocage.players.undaunted.stalemate import is_stalemate
from bocage.players.undaunted.support import (
    blast,
    bolster,
    bolster_worth,
    command,
    conceal,
    control,
    hunker,
    ready,
    recon,
    target,
)
from bocage.players.undaunted.survey import Survey
from bocage.undaunted import verbs
from bocage.undaunted.actions.picking import FROM_PLAY, Pick
from bocage.undaunted.view import PositionView


class SimpleUndaunted(Player):
    """Plays either side of any scenario; equal views get equal choices."""

    name = "simple"

    def pick(self, view: View) -> int:
        """Take the offer that weighs most, the first of equals."""
        plan = Plan(Survey(seen(view)))
        if verb_of(view.offers[0]) == verbs.BID:
            weights = bids(plan, weigh)
            return max(view.offers, key=lambda offer: weights[argument(offer, 0)])
        return max(view.offers, key=lambda offer: weigh(plan, offer))

    def wants_draw(self, view: View) -> bool:
        """Want a draw when neither side can do anything any more, or when it takes for ever."""
        check_view(view)
        return is_stalemate(seen(view))


def seen(view: View) -> PositionView:
    """Make sure that the view is one of Undaunted."""
    if not isinstance(view, PositionView):
        raise TypeError(f"this opponent plays Undaunted and cannot read a {type(view).__name__}")
    return view


def weigh(plan: Plan, choice: int) -> int:
    """Weigh a choice by the rule for its verb; to end, to halt or to be done weighs nothing."""
    return WEIGHS[verb_of(choice)](plan, choice)


def nothing(_plan: Plan, _choice: int) -> int:
    """Weigh what changes nothing: whatever does some good goes before it."""
    return 0


def attack(plan: Plan, choice: int) -> int:
    """Weigh Attack."""
    unit = argument(choice, 0)
    return attack_value(plan.survey, unit, plan.survey.stand(unit), argument(choice, 1))


def suppress(plan: Plan, choice: int) -> int:
    """Weigh Suppress."""
    unit = argument(choice, 0)
    return suppress_value(plan.survey, unit, plan.survey.stand(unit), argument(choice, 1))


def take(plan: Plan, choice: int) -> int:
    """Weigh taking a card: from the supply by its worth, from the play area by its use."""
    pick = plan.survey.view.pending[-1]
    kind = argument(choice, 0)
    if isinstance(pick, Pick) and pick.source == FROM_PLAY:
        return inspired(plan, kind, weigh)
    return bolster_worth(plan, kind)


WEIGHS: Final[dict[int, Callable[[Plan, int], int]]] = {
    verbs.MOVE: move,
    verbs.GUIDE: guide,
    verbs.SCOUT: scout,
    verbs.STALK: move,
    verbs.BOLSTER: bolster,
    verbs.COMMAND: command,
    verbs.CONCEAL: conceal,
    verbs.CONTROL: control,
    verbs.INSPIRE: lambda plan, choice: inspire(plan, choice, weigh),
    verbs.RECON: recon,
    verbs.TARGET: target,
    verbs.ATTACK: attack,
    verbs.SUPPRESS: suppress,
    verbs.BLAST: blast,
    verbs.READY: ready,
    verbs.HUNKER: hunker,
    verbs.END_TURN: nothing,
    verbs.STEP: step,
    verbs.HALT: nothing,
    verbs.TAKE: take,
    verbs.DONE: nothing,
}
