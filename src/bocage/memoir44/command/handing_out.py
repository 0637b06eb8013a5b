"""Handing out: the commander-in-chief gives cards to his generals, and lays down his own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import NOBODY, Pending
from bocage.memoir44.cards.card import MUSTER, STRIKE, Card
from bocage.memoir44.cards.deck import CARD_KINDS, CARD_NAMES, CARDS
from bocage.memoir44.command.chain import (
    GENERALS,
    MOST_CARDS,
    OWN_PLACE,
    commander_of,
    flank_of,
    own_plays,
    post_of,
    put_play,
    role_of,
)
from bocage.memoir44.command.command import Command
from bocage.memoir44.command.seating import COMMANDER, ROLES
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.model import Hand, Position
from bocage.memoir44.played import Play, unconfined
from bocage.memoir44.verbs import (
    BOMBARD,
    CARRY_OUT,
    COPY,
    END_HAND_OUT,
    GIVE,
    VERB_NAMES,
    VISIT,
)

MOST_EACH: Final = 2
"""The cards a general can get in a turn (OVL-23)."""
NOBODY_VISITED: Final = -1


class HandOut(Pending[Position]):
    """Cards are being handed out: so many so far, and the general who has been visited (OVL-20, OVL-30)."""

    name = "hand-out"

    def __init__(self, side: i64, given: i64, visited: i64) -> None:
        self.side: i64 = side
        self.given: i64 = given
        self.visited: i64 = visited

    def asks(self, state: Position) -> i64:
        """Ask the commander, unless he has to keep his only card (OVL-28, QO-09)."""
        if self.given == 0 and state.hands[commander_of(self.side)].count <= 1:
            return NOBODY
        return state.scenario.command.seats_of[commander_of(self.side)]

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer every card to whom it can be given, to carry out his own, one visit, and to be done."""
        offers = self._ways_to_use(state)
        if self.given > 0:
            offers += self._visits(state)
        if self.may_end(state, len(offers) > 0):
            offers.append(code(END_HAND_OUT))
        offers.sort()
        return offers

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say why a card cannot be given to somebody, or somebody not be visited."""
        verb = verb_of(choice)
        if verb == END_HAND_OUT:
            return self.end_refusal(state)
        if verb == VISIT:
            return self._visit_refusal(state, argument(choice, 0))
        if verb not in (GIVE, CARRY_OUT, COPY, BOMBARD):
            return Refusal("hand-out-first", "OVL-20", {"verb": VERB_NAMES[verb]})
        return self.card_refusal(state, verb, argument(choice, 0), argument(choice, 1))

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Hand over a card, lay one down, visit a general, or be done."""
        verb = verb_of(choice)
        if verb == END_HAND_OUT:
            self.end(state, tell)
            return
        if verb == VISIT:
            self._visit(state, argument(choice, 0), tell)
            return
        state.swap(self.after(self.given + 1, self.visited))
        if verb == GIVE:
            self._give(state, argument(choice, 0), argument(choice, 1), tell)
        else:
            self._lay_down(state, verb, argument(choice, 0), tell)

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Go on without any card."""
        state.pop()

    def facts(self) -> dict[str, object]:
        """Tell how many cards have been handed out, and who has been visited."""
        facts = {"side": int(self.side), "given": int(self.given), "visited": int(self.visited)}
        return {"is": self.name, **facts}

    # Where the cards come from, and when there are enough

    def stock(self, state: Position) -> list[int]:
        """Give the cards that may be used now, counted by kind."""
        return state.hands[commander_of(self.side)].cards

    def source(self, state: Position, kind: i64) -> Hand:
        """Give the hand that a card is taken from."""
        return state.hands[commander_of(self.side)]

    def after(self, given: i64, visited: i64) -> HandOut:
        """Give the record that follows."""
        return HandOut(self.side, given, visited)

    def may_end(self, state: Position, has_more: bool) -> bool:
        """Tell whether enough has been handed out."""
        is_enough = self.given > 0  # OVL-21
        return is_enough or not has_more  # QO-40

    def end_refusal(self, state: Position) -> Refusal:
        """Say why more has to be handed out."""
        return Refusal("give-one-first", "OVL-21", {})

    def end(self, state: Position, tell: list[Event] | None) -> None:
        """Be done."""
        state.pop()

    def limit(self, state: Position) -> Refusal | None:
        """Say why no card more may be used at all."""
        if self.given == MOST_CARDS:
            return Refusal("three-cards-at-most", "OVL-21", {})
        if state.hands[commander_of(self.side)].count <= 1:
            return Refusal("keep-one-card", "OVL-28", {})
        if rules_alone(state):
            return Refusal("no-other-card", "OVL-116", {})
        return None

    # What can be done with a card

    def _ways_to_use(self, state: Position) -> list[int]:
        """List what can be done with each card as long as another may be used."""
        if self.limit(state) is not None:
            return []
        offers: list[int] = []
        for kind, count in enumerate(self.stock(state)):
            if count:
                offers += self.ways_for(state, kind)
        return offers

    def ways_for(self, state: Position, kind: i64) -> list[int]:
        offers: list[int] = []
        for role in GENERALS:
            if self._may_give(state, role, kind):
                offers.append(code(GIVE, kind, role))
        if CARDS[kind].commander_rule and self._is_lone(kind):
            offers.append(code(CARRY_OUT, kind))
        if CARDS[kind].copies_enemy:
            offers += [code(COPY, effect) for effect in strikes_of_enemy(state, self.side)]
        if state.scenario.terms.recon_bombards and CARDS[kind].draws > 1:
            offers.append(code(BOMBARD, kind))
        return offers

    def _is_lone(self, kind: i64) -> bool:
        """Tell whether a card that allows no other is the first one (OVL-116)."""
        return self.given == 0 or MUSTER not in CARDS[kind].steps

    def _may_give(self, state: Position, role: i64, kind: i64) -> bool:
        post = post_of(self.side, role)
        return may_hold(state.scenario.command, state.last_plays, post, state.hands[post].cards, kind)

    def card_refusal(self, state: Position, verb: i64, kind: i64, role: i64) -> Refusal | None:
        """Say why a card cannot be used in some way."""
        facts = {"card": CARD_NAMES[kind], "verb": VERB_NAMES[verb]}
        if verb != COPY and self.stock(state)[kind] == 0:
            return Refusal("not-in-hand", "OVL-22", facts)
        limit = self.limit(state)
        if limit is not None:
            return limit
        if verb == GIVE:
            return self._gift_refusal(state, kind, role)
        if verb == COPY:
            return Refusal("no-strike-to-copy", "OVL-108", facts)
        if verb == BOMBARD:
            return Refusal("no-barrage-with", "SPC-RECON-BARRAGE", facts)
        if CARDS[kind].commander_rule:
            return Refusal("only-card", "OVL-116", facts)
        if CARDS[kind].is_reaction:
            return Refusal("given-when-attacked", "OVL-104", {**facts, "role": ROLES[COMMANDER]})
        return Refusal("generals-play-it", "OVL-29", facts)

    def _gift_refusal(self, state: Position, kind: i64, role: i64) -> Refusal | None:
        post = post_of(self.side, role)
        if role == COMMANDER:
            return Refusal("no-general", "OVL-22", {"role": ROLES[role]})
        command = state.scenario.command
        return hold_refusal(command, state.last_plays, post, state.hands[post].cards, kind)

    # What becomes of it

    def _give(self, state: Position, kind: i64, role: i64, tell: list[Event] | None) -> None:
        """Hand a card over, face down."""
        command, post = state.scenario.command, post_of(self.side, role)
        hand_over(self.source(state, kind), state.hands[post], kind)
        if tell is not None:
            facts = {"side": SIDES[self.side], "to": ROLES[role]}
            shows = command.seats_of[post] != command.seats_of[commander_of(self.side)]
            owners = command.eyes[post]
            tell.append(Event("CardGiven", {**facts}, {"card": CARD_NAMES[kind]}, owners, reveals=shows))

    def _lay_down(self, state: Position, verb: i64, kind: i64, tell: list[Event] | None) -> None:
        """Lay a card down that the commander will carry out himself (OVL-29)."""
        post, card, effect = commander_of(self.side), kind, kind
        if verb == COPY:
            card = counter_attack_in(self.stock(state))
        elif verb == BOMBARD:
            effect = barrage()  # QO-52
        self.source(state, card).give(card)
        lay_own(state, unconfined(self.side, card, effect, post))
        if tell is not None:
            acts_as = CARD_NAMES[effect] if effect != card else ""
            facts = {"side": SIDES[self.side], "general": ROLES[COMMANDER], "section": ""}
            told = {**facts, "card": CARD_NAMES[card], "acts_as": acts_as, "plain": ""}
            tell.append(Event("CardPlayed", {**told}))

    # The visit

    def _visits(self, state: Position) -> list[int]:
        """List the generals who can be visited: one in a turn (OVL-30)."""
        if self.visited != NOBODY_VISITED:  # QO-16
            return []
        return [code(VISIT, role) for role in GENERALS if self._is_elsewhere(state, role)]

    def _is_elsewhere(self, state: Position, role: i64) -> bool:
        """Tell whether a role is played from another seat than the commander's."""
        seats_of = state.scenario.command.seats_of
        return seats_of[post_of(self.side, role)] != seats_of[commander_of(self.side)]

    def _visit_refusal(self, state: Position, role: i64) -> Refusal:
        facts = {"role": ROLES[role]}
        if not self._is_elsewhere(state, role):
            return Refusal("nobody-to-visit", "OVL-30", facts)
        if self.visited != NOBODY_VISITED:
            return Refusal("one-visit", "OVL-30", facts)
        return Refusal("visit-after-first-card", "QO-17", facts)

    def _visit(self, state: Position, role: i64, tell: list[Event] | None) -> None:
        state.swap(self.after(self.given, role))
        if tell is not None:
            # OVL-30: what was said cannot be unsaid, so that nobody else is visited instead
            facts = {"side": SIDES[self.side], "to": ROLES[role]}
            tell.append(Event("GeneralVisited", {**facts}, reveals=True))


def hand_over(giver: Hand, taker: Hand, kind: i64) -> None:
    """Move a card between hands, unseen; whatever was known of the first hand is no longer certain."""
    giver.cards[kind] -= 1
    giver.count -= 1
    giver.known = [0] * CARD_KINDS
    taker.take(kind)


def rules_alone(state: Position) -> bool:
    """Tell whether the commander has laid down a card that allows no other (OVL-116)."""
    return any([MUSTER in state.plays[place].fact_card().steps for place in own_plays(state)])


def lay_own(state: Position, play: Play) -> None:
    """Lay a play of the commander on the table; they lie in the order of their cards."""
    laid = [other for other in state.plays[OWN_PLACE:] if other.card >= 0]
    laid.append(play)
    laid.sort(key=_card_and_effect)
    for number, each in enumerate(laid):
        state.plays = state.plays[:]
        state.plays[OWN_PLACE + number] = each
    put_play(state, OWN_PLACE + laid.index(play), play)


def _card_and_effect(play: Play) -> tuple[int, int]:
    return (int(play.card), int(play.acts_as))


def counter_attack_in(cards: list[int]) -> i64:
    """Find the card that copies the enemy in a hand."""
    return next(kind for kind, count in enumerate(cards) if count and CARDS[kind].copies_enemy)


def barrage() -> i64:
    """Find the card whose dice do not depend on the air."""
    return next(kind for kind, card in enumerate(CARDS) if card.salvo is not None and card.salvo.dice > 0)


def strikes_of_enemy(state: Position, side: i64) -> list[int]:
    """List what the enemy's commander carried out himself in his last turn, from afar (OVL-108)."""
    enemy = commander_of(1 - side)
    strikes = [
        int(play.acts_as)
        for play in state.last_plays[1 - side]
        if play.post == enemy and not play.does_nothing() and STRIKE in play.fact_card().steps
    ]
    return sorted(set(strikes))


# ----------------------------------------------------------------------------------- what a general can hold


def may_hold(command: Command, last_plays: list[list[Play]], post: i64, cards: list[int], kind: i64) -> bool:
    """Tell whether a general could be given a card beside those he has."""
    if not MAY_HAVE[flank_of(post)][kind]:
        return False
    card = CARDS[kind]
    if card.copies_enemy and not copyable(command, last_plays, post):
        return False
    return goes_with(cards, kind)


def goes_with(cards: list[int], kind: i64) -> bool:
    """Tell whether a general may have a card beside some others (OVL-23 to OVL-26)."""
    held = sum(cards)
    if held == 0:
        return True
    first = CARDS[next(k for k in KINDS if cards[k])]
    return held < MOST_EACH and goes_beside(CARDS[kind]) and goes_beside(first)


def could_have(card: Card, flank: int) -> bool:
    """Tell whether the general of a flank is ever given a card (OVL-27, OVL-29, OVL-94, OVL-104)."""
    if card.commander_rule or card.is_reaction:
        return False
    return not card.is_section or card.orders.by_section[flank] > 0


def goes_beside(card: Card) -> bool:
    """Tell whether a card can be one of two: section cards for a single flank only."""
    if not card.is_section:  # OVL-24, OVL-100
        return False
    return not card.alone_rule


KINDS: Final = range(CARD_KINDS)
MAY_HAVE: Final = [[could_have(card, flank) for card in CARDS] for flank in range(len(GENERALS))]
"""By flank and card, whether its general is ever given it."""


def hold_refusal(
    command: Command, last_plays: list[list[Play]], post: i64, cards: list[int], kind: i64
) -> Refusal | None:
    """Say why a general cannot be given a card beside those he has."""
    if may_hold(command, last_plays, post, cards, kind):
        return None
    card = CARDS[kind]
    facts = {"card": card.name, "role": ROLES[role_of(post)]}
    if card.commander_rule:
        return Refusal("commander-carries-it-out", card.commander_rule, facts)
    if card.is_reaction:
        return Refusal("given-when-attacked", "OVL-104", facts)
    if not MAY_HAVE[flank_of(post)][kind]:
        return Refusal("other-flank", "OVL-27" if card.flanks == 1 else "OVL-94", facts)
    if card.copies_enemy and not copyable(command, last_plays, post):
        return Refusal("nothing-opposite", "QO-19", facts)
    return _beside_refusal(card, [CARDS[held] for held in KINDS if cards[held]], sum(cards), facts)


def _beside_refusal(card: Card, held: list[Card], count: int, facts: dict[str, str]) -> Refusal:
    """Say why a card cannot go with those a general has."""
    if count == MOST_EACH:
        return Refusal("two-cards-at-most", "OVL-23", facts)
    if card.is_section and held[0].is_section:  # OVL-90, OVL-92, OVL-95
        return Refusal("alone-for-a-general", card.alone_rule or held[0].alone_rule, facts)
    both_tactic = not card.is_section and not held[0].is_section
    return Refusal("section-cards-only", "OVL-26" if both_tactic else "OVL-25", facts)


def copyable(command: Command, last_plays: list[list[Play]], post: i64) -> list[Play]:
    """List the enemy's plays opposite a general, each as he would copy it (OVL-107, QO-19, QO-20)."""
    return [play for play in last_plays[1 - command.side_of_post[post]] if command.faces(post, play)]
