"""The end of a turn: the played card goes, new ones come, and an empty pile is made anew."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event, Fact
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import CHANCE, NOBODY, Pending
from bocage.memoir44.cards.deck import CARD_NAMES
from bocage.memoir44.combat.drawing import draw_combat, reshuffle_combat
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.medals import win
from bocage.memoir44.model import NOTHING_PLAYED, Position
from bocage.memoir44.played import Play
from bocage.memoir44.verbs import KEEP, VERB_NAMES

TO_HAND: Final = 0
TO_LOOK: Final = 1


class Draw(Pending[Position]):
    """So many cards are still to be drawn, into the hand or to be looked at first."""

    name = "draw"

    def __init__(self, hand: i64, left: i64, goal: i64) -> None:
        self.hand: i64 = hand
        self.left: i64 = left
        self.goal: i64 = goal

    def asks(self, state: Position) -> i64:
        """Ask chance while there are cards in the pile."""
        return CHANCE if state.pile.deck_count > 0 else NOBODY

    def weights(self, state: Position) -> list[int]:
        """Weigh every kind by its copies in the pile."""
        return state.pile.deck

    def spell_outcome(self, state: Position, outcome: i64) -> str:
        """Name the card."""
        return CARD_NAMES[outcome]

    def befall(self, state: Position, outcome: i64, tell: list[Event] | None) -> None:
        """Draw the card."""
        state.pile.draw(outcome)
        if self.goal == TO_HAND:
            take_up(state, self.hand, outcome)
        else:
            state.looker = self.hand
            state.looked_at = sorted([*state.looked_at, int(outcome)])
        if tell is not None:
            tell.append(card_event(state, "CardDrawn", self.hand, outcome))
        if self.left == 1:
            state.pop()
        else:
            state.swap(Draw(self.hand, self.left - 1, self.goal))

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Shuffle the discards into a new pile now that a card is needed, or stop."""
        winner = state.scenario.terms.no_reshuffle_winner
        if winner >= 0:
            win(state, winner, "deck-empty", "RUL-106", tell)  # TRN-14
        elif state.pile.discard_count == 0:
            state.pop()
        else:
            state.pile.turn_over()  # TRN-13, Q-40
            if tell is not None:
                tell.append(Event("DeckReshuffled", {}))

    def facts(self) -> dict[str, object]:
        """Tell whose hand, how many, and what for."""
        return {"is": self.name, "hand": int(self.hand), "left": int(self.left), "goal": int(self.goal)}


def take_up(state: Position, hand: i64, kind: i64) -> None:
    """Put a card into a hand; everybody sees it where the hand lies open."""
    state.hands[hand].take(kind)
    if (state.scenario.command.open_hands >> hand) & 1:
        state.hands[hand].known = state.hands[hand].cards[:]


def card_event(state: Position, name: str, hand: i64, kind: i64) -> Event:
    """Tell what becomes of a card; only those who may look into the hand are told which it is."""
    command = state.scenario.command
    facts: dict[str, Fact] = {"side": SIDES[command.side_of_post[hand]]}
    card: dict[str, Fact] = {"card": CARD_NAMES[kind]}
    if (command.open_hands >> hand) & 1:
        return Event(name, {**facts, **card}, reveals=True)
    eyes: i64 = command.eyes[hand]
    return Event(name, facts, card, eyes, reveals=eyes & (eyes - 1) != 0)


class Keep(Pending[Position]):
    """Of the cards that were looked at one is kept, the other goes."""

    name = "keep"

    def __init__(self, post: i64, hand: i64) -> None:
        self.post: i64 = post
        self.hand: i64 = hand

    def asks(self, state: Position) -> i64:
        """Ask whoever has looked at them, unless one alone was left."""
        return state.scenario.command.seats_of[self.post] if len(state.looked_at) > 1 else NOBODY

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer each kind that was drawn."""
        return [code(KEEP, kind) for kind in sorted(set(state.looked_at))]

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say that the card was not drawn, or that one has to be kept first."""
        if verb_of(choice) == KEEP:
            return Refusal("not-drawn", "CARD-RECON", {"card": CARD_NAMES[argument(choice, 0)]})
        return Refusal("keep-first", "CARD-RECON", {"verb": VERB_NAMES[verb_of(choice)]})

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Keep a card and lay the other on the discard pile."""
        self._keep(state, argument(choice, 0), tell)

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Keep the only card there was, if any."""
        if state.looked_at:
            self._keep(state, state.looked_at[0], tell)
        else:
            state.pop()

    def facts(self) -> dict[str, object]:
        """Tell who keeps a card for which hand."""
        return {"is": self.name, "post": int(self.post), "hand": int(self.hand)}

    def _keep(self, state: Position, kept: i64, tell: list[Event] | None) -> None:
        state.pop()
        rest = state.looked_at[:]
        rest.remove(int(kept))
        state.looked_at = []
        state.looker = -1
        take_up(state, self.hand, kept)  # CARD-RECON, CRD-06
        if tell is not None:
            tell.append(card_event(state, "CardKept", self.hand, kept))
        side = SIDES[state.scenario.command.side_of_post[self.hand]]
        for kind in rest:
            state.pile.lay(kind)  # CARD-RECON, CRD-06
            if tell is not None:
                tell.append(Event("CardDiscarded", {"side": side, "card": CARD_NAMES[kind]}, reveals=True))


class TurnEnd(Pending[Position]):
    """The last step of a turn: whoever has ambushed draws first, then whoever has played."""

    name = "turn-end"

    def __init__(self, post: i64, hand: i64) -> None:
        self.post: i64 = post
        self.hand: i64 = hand

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Discard the card and draw what there is to be drawn."""
        state.pop()
        play = state.plays[0]
        if play.card >= 0:
            state.pile.lay(play.card)  # TRN-12, CARD-ANY-12
        state.plays = NOTHING_PLAYED
        draw_combat(state, [play])
        self._push_draws(state, play)
        if state.ambusher >= 0:  # CARD-AMBUSH-10
            state.push(Draw(state.ambusher, 1, TO_HAND))
            state.ambusher = -1

    def facts(self) -> dict[str, object]:
        """Tell who has played from which hand."""
        return {"is": self.name, "post": int(self.post), "hand": int(self.hand)}

    def _push_draws(self, state: Position, play: Play) -> None:
        """Lay down what is drawn, the last first."""
        draws: i64 = 1
        reshuffles = False
        if not play.does_nothing():
            draws = play.fact_card().draws  # CARD-COUNTER-5
            reshuffles = play.fact_card().reshuffles  # CARD-COUNTER-6
        if draws > 1:
            state.push(Keep(self.post, self.hand))
            state.push(Draw(self.hand, draws, TO_LOOK))
        else:
            state.push(Draw(self.hand, 1, TO_HAND))  # TRN-12
        if reshuffles and state.scenario.terms.no_reshuffle_winner < 0:  # CARD-FINESTHOUR-6
            state.push(RESHUFFLE)


class Reshuffle(Pending[Position]):
    """Draw pile and discard pile are shuffled together."""

    name = "reshuffle"

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Shuffle them."""
        state.pop()
        state.pile.turn_over()  # CARD-FINESTHOUR-4
        if tell is not None:
            tell.append(Event("DeckReshuffled", {}))
        reshuffle_combat(state, tell)  # QC-01


RESHUFFLE: Final = Reshuffle()


def hand_is_short(state: Position, side: i64, hand: i64) -> bool:
    """Tell whether a hand of a side is still growing to its final size (PEG-08)."""
    goal: i64 = state.scenario.terms.grown_hands[side]
    return state.hands[hand].count < goal
