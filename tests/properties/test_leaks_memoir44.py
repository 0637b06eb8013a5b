"""The same for Memoir '44: leaks planted in hands, piles, the ambush window and Recon's cards."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from bocage.catalogue import MEMOIR44
from bocage.kernel.event import Event
from bocage.kernel.game import Step
from bocage.kernel.record import digest
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import CHANCE, Outcome
from bocage.memoir44.ambush import ambush_in
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.model import Position

from tests.properties import planted
from tests.properties.planted import Look, blurt
from tests.properties.worlds import Leak, pairs

GAME: Any = MEMOIR44.game
PAIRS = 8000


class Leaky(planted.Leaky):
    """The game with a hole in it."""

    real = GAME


in_view = partial(planted.in_view, Leaky)
in_events = partial(planted.in_events, Leaky)


def of_enemies(look: Callable[[list[int]], object]) -> Look:
    """Look at the hands that are not the seat's own."""
    return lambda state, seat: [look(hand.cards) for side, hand in enumerate(state.hands) if side != seat]


def holds_ambush(state: Position, seat: int) -> bool:
    """Tell whether an enemy of a seat could ambush."""
    return any(ambush_in(hand.cards) >= 0 for side, hand in enumerate(state.hands) if side != seat)


class OpensTheWindowForHoldersOnly(Leaky):
    """Shows the attacked side as deciding only where it really holds the card."""

    def view(self, state: Position, seat: int) -> Any:
        """Show nobody as deciding where nobody holds it."""
        view = GAME.view(state, seat)
        is_window = bool(state.trunk) and state.trunk[-1].facts()["is"] == "ambush-window"
        if is_window and not view.asked & (1 << seat if seat >= 0 else 0) and not holds_ambush(state, seat):
            view.asked = 0
        return view


class ToldOfDeclined(Leaky):
    """Coughs when somebody who holds an ambush lets the attack come."""

    def apply(self, state: Position, seat: int, choice: int) -> Step[Position]:
        """Tell a little more."""
        step = GAME.apply(state, seat, choice)
        declined = repr(GAME.spell(state, choice)) == "no-ambush"
        if declined and ambush_in(state.hands[seat].cards) >= 0:
            return Step(step.state, [Event("Cough", {}), *step.events])
        return Step(step.state, step.events)


class OffersFewer(Leaky):
    """Leaves an offer out when the enemy could ambush."""

    def choices(self, state: Position, seat: int) -> list[int]:
        """Offer too little."""
        offered: list[int] = GAME.choices(state, seat)
        return (offered[1:] or offered) if seat in (0, 1) and holds_ambush(state, seat) else offered


class OffersInAnotherOrder(Leaky):
    """Sorts the offers by the enemy's hand."""

    def choices(self, state: Position, seat: int) -> list[int]:
        """Offer in a telling order."""
        offered: list[int] = GAME.choices(state, seat)
        return offered[::-1] if seat in (0, 1) and holds_ambush(state, seat) else offered


class RefusesTellingly(Leaky):
    """Mentions the hands in a refusal."""

    def refusal(self, state: Position, seat: int, choice: int) -> Refusal | None:
        """Refuse with too many facts."""
        found = GAME.refusal(state, seat, choice)
        hands = str([hand.cards for hand in state.hands])
        return found and Refusal(found.key, found.rule, {**found.facts, "hands": hands})


class ErrsTellingly(Leaky):
    """Mentions the pile where a seat has nothing to decide."""

    def not_asked(self, state: Position, seat: int) -> Refusal:
        """Say too much."""
        found = GAME.not_asked(state, seat)
        return Refusal(found.key, found.rule, {"pile": str(state.pile.deck)})


class ResignsTellingly(Leaky):
    """Ends a game that is given up by another rule when a hand is good."""

    def resigned(self, state: Position, seat: int) -> Outcome:
        """End it tellingly."""
        found = GAME.resigned(state, seat)
        return Outcome(found.winners, found.reason, str([hand.cards for hand in state.hands]))


LEAKS: dict[str, planted.Leaky] = {
    "the hand": in_view(of_enemies(lambda cards: cards)),
    "how many kinds a hand holds": in_view(of_enemies(lambda cards: sum(1 for copies in cards if copies))),
    "whether somebody could ambush": in_view(holds_ambush),
    "the pile's composition": in_view(lambda state, _: state.pile.deck),
    "what a Recon has turned up": in_view(lambda state, _: state.looked_at),
    "the digest of the state": in_view(lambda state, _: digest(state.facts())),
    "how many choices the enemy has": in_view(
        lambda state, seat: [len(GAME.choices(state, other)) for other in (0, 1) if other != seat]
    ),
    "the weights of chance": in_view(
        lambda state, _: GAME.weights(state) if GAME.to_decide(state) & CHANCE else None
    ),
    "a window for holders only": OpensTheWindowForHoldersOnly(),
    "a cough at a declined ambush": ToldOfDeclined(),
    "the order of the offers": OffersInAnotherOrder(),
    "the number of offers": OffersFewer(),
    "the facts of a refusal": RefusesTellingly(),
    "the text of an error": ErrsTellingly(),
    "the end after resigning": ResignsTellingly(),
    "the card drawn": in_events(blurt("CardDrawn")),
    "the card kept": in_events(blurt("CardKept")),
    "the hand at the end of a turn": in_events(
        lambda before, event: [
            event
            if event.name != "TurnBegun"
            else Event("TurnBegun", {**event.facts, "hand": [int(n) for n in before.hands[0].cards]})
        ]
    ),
    "a wink at a drawn tactic": in_events(
        lambda _, event: [
            event,
            *(
                [Event("Wink", {"side": SIDES[0]})]
                if event.secrets and str(event.secrets["card"]) > "m"
                else []
            ),
        ]
    ),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str) -> None:
    """Two worlds come apart as soon as a seat can tell them apart."""
    game: Any = LEAKS[leak]

    with pytest.raises(Leak):
        pairs(game, MEMOIR44.scenario("montelimar"), 2, PAIRS)
