"""The turn, read from top to bottom: play a card, order, move, attack, draw (TRN-02)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import NOBODY, AnyPending, Pending
from bocage.memoir44.cards import card as steps
from bocage.memoir44.cards.deck import CARD_KINDS, CARD_NAMES, CARDS
from bocage.memoir44.combat.cards import BEFORE_ORDERS
from bocage.memoir44.combat.drawing import deal_combat
from bocage.memoir44.combat.moment import Moment, backers
from bocage.memoir44.combat.playing import VERBS as COMBAT_VERBS
from bocage.memoir44.combat.playing import combat_offers, combat_refusal, play_combat
from bocage.memoir44.drawing import TurnEnd
from bocage.memoir44.fighting import NOBODY_YET, Fighting
from bocage.memoir44.kinds import OFF_BOARD, SIDES
from bocage.memoir44.marching import Muster
from bocage.memoir44.medals import judge_end_of_turn, score_at_start, win
from bocage.memoir44.model import NOTHING_PLAYED, Position
from bocage.memoir44.orders import Ordering
from bocage.memoir44.played import Play, copied
from bocage.memoir44.salvo import Salvos, dice_per_target
from bocage.memoir44.special.air_drop import AirDrop
from bocage.memoir44.special.spotters import may_spot
from bocage.memoir44.tactics import Digging, Healing, Mustering, Sectioning
from bocage.memoir44.verbs import AIR_STRIKE, PLAY, VERB_NAMES


class Game(Pending[Position]):
    """The sides take turns until one has the medals it needs."""

    name = "game"

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Begin the next turn."""
        state.turn += 1
        state.status = [0] * len(state.status)
        state.began = state.at[:]  # some cards have no step in which units move
        state.plays = NOTHING_PLAYED
        state.trail = []
        if state.combat is not None:
            state.combat.boons = []
        if tell is not None:
            tell.append(Event("TurnBegun", {"side": SIDES[state.side], "turn": int(state.turn)}))
        state.scenario.command.begin_turn(state, tell)


class Turn(Pending[Position]):
    """A card is played for a side; not to is no choice."""

    name = "turn"

    def __init__(self, post: i64) -> None:
        self.post: i64 = post

    def asks(self, state: Position) -> i64:
        """Ask whoever plays the side's turn, unless no card is left to play."""
        return state.scenario.command.seats_of[self.post] if self.has_card(state) else NOBODY

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer every kind of card in hand but reactions, and a strike where spotters call one in."""
        return [*card_offers(state, self.cards(state)), *self.with_combat(state, seat)]

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say why a card cannot be played, or that one has to be."""
        verb = verb_of(choice)
        if verb in COMBAT_VERBS:
            return combat_refusal(state, self.combat_posts(state), seat, choice, Moment(BEFORE_ORDERS))
        if verb not in (PLAY, AIR_STRIKE):
            return Refusal("play-a-card", "TRN-03", {"verb": VERB_NAMES[verb]})
        return self.card_refusal(state, argument(choice, 0), verb == AIR_STRIKE)

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Lay the card on the table and begin what it says; Combat cards may come before it (CBT-10)."""
        if verb_of(choice) in COMBAT_VERBS:
            play_combat(state, self.combat_posts(state), seat, choice, Moment(BEFORE_ORDERS), tell)  # CBT-14
            return
        self.lay(state, argument(choice, 0), verb_of(choice) == AIR_STRIKE, tell)

    def combat_posts(self, state: Position) -> i64:
        """Name the posts whose Combat cards may be played before orders, as a set."""
        return backers(state, 1 << self.post)

    def with_combat(self, state: Position, seat: i64) -> list[int]:
        """List what a seat may do with Combat cards before orders."""
        if state.combat is None:
            return []
        return combat_offers(state, self.combat_posts(state), seat, Moment(BEFORE_ORDERS))  # CBT-14

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """Pass the turn of a side without cards: it can only draw."""
        state.swap(TURN_OVER)
        state.push(TurnEnd(self.post, self.post))

    def facts(self) -> dict[str, object]:
        """Tell who plays."""
        return {"is": self.name, "post": int(self.post)}

    def has_card(self, state: Position) -> bool:
        """Tell whether there is a card to play from."""
        return state.hands[self.post].count > 0

    def cards(self, state: Position) -> list[int]:
        """Give the cards that may be played now, counted by kind."""
        return state.hands[self.post].cards

    def card_refusal(self, state: Position, kind: i64, is_strike: bool) -> Refusal:
        """Say why a card cannot be played."""
        return card_refusal(self.cards(state), kind, is_strike)

    def lay(self, state: Position, kind: i64, is_strike: bool, tell: list[Event] | None) -> None:
        """Lay a card on the table and begin what it says."""
        lay_card(state, self.post, self.post, kind, is_strike, tell)


def card_offers(state: Position, cards: list[int]) -> list[int]:
    """List what can be done with the cards of a hand in one's own turn."""
    offers = [code(PLAY, kind) for kind in playable(cards) or kinds_in(cards)]  # TRN-04, CARD-ANY-14
    return [*offers, *[code(AIR_STRIKE, kind) for kind in playable(cards) if may_spot(state, kind)]]


def kinds_in(cards: list[int]) -> list[int]:
    """List the kinds of cards in a hand."""
    return [kind for kind in range(CARD_KINDS) if cards[kind]]


def playable(cards: list[int]) -> list[int]:
    """List the kinds in a hand that can be played in one's own turn."""
    return [kind for kind in kinds_in(cards) if not CARDS[kind].is_reaction]  # CARD-ANY-13


def card_refusal(cards: list[int], kind: i64, is_strike: bool) -> Refusal:
    """Say why a card cannot be played."""
    facts = {"card": CARD_NAMES[kind]}
    if cards[kind] == 0:
        return Refusal("not-in-hand", "TRN-03", facts)
    if is_strike:
        return Refusal("no-spotters", "SPC-317", facts)
    return Refusal("reaction-only", "CARD-ANY-13", facts)


def lay_card(
    state: Position, post: i64, hand: i64, kind: i64, is_strike: bool, tell: list[Event] | None
) -> None:
    """Lay a card from a hand on the table and begin what it says."""
    put_down(state, post, hand, kind, is_strike, tell)
    begin(state)  # TRN-11: all of it lies above the end of the turn


def put_down(
    state: Position, post: i64, hand: i64, kind: i64, is_strike: bool, tell: list[Event] | None
) -> None:
    """Lay a card from a hand on the table, with the end of the turn below whatever will be done by it."""
    state.hands[hand].give(kind)  # TRN-03
    play = play_of(state, post, kind)
    state.last_plays = state.last_plays[:]
    state.last_plays[play.side] = [play]  # CARD-COUNTER-9, CARD-COUNTER-11, CARD-AMBUSH-11
    state.plays = [strike_by(play) if is_strike else play]
    if tell is not None:
        tell.append(Event("CardPlayed", {"side": SIDES[play.side], **_told(state.plays[0])}))
    state.swap(TURN_OVER)
    state.push(TurnEnd(post, hand))


class TurnOver(Pending[Position]):
    """A turn is over: hands that are still growing grow, and the other side is next."""

    name = "turn-over"

    def resume(self, state: Position, tell: list[Event] | None) -> None:
        """See whether somebody has won by now, and pass the turn."""
        state.pop()
        judge_end_of_turn(state, tell)
        winner = state.scenario.terms.no_reshuffle_winner
        if winner >= 0 and state.pile.deck_count == 0 and state.outcome is None:
            win(state, winner, "deck-empty", "RUL-106", tell)
        state.scenario.command.grow(state, state.side)
        state.side = 1 - state.side  # TRN-01


TURN_OVER: Final = TurnOver()


def play_of(state: Position, post: i64, kind: i64) -> Play:
    """Tell what a card does now: another's effect where it copies one, its fallback where it must."""
    card, side = CARDS[kind], state.scenario.command.side_of_post[post]
    if card.is_reaction:
        return Play(side, kind, -1, 0, False, post)
    original = Play(side, kind, kind, 0, False, post)
    if card.copies_enemy:
        original = copied(side, kind, state.last_plays[1 - side][0])
        if original.does_nothing():
            return Play(side, kind, -1, 0, False, post)
    return with_fallback(state, post, original)


def with_fallback(state: Position, post: i64, play: Play) -> Play:
    """Let a play become a plain one where its post has none of the units it is meant for."""
    fallback = play.fact_card().fallback
    is_plain = fallback != 0 and not state.has_class(post, fallback)  # CARD-ANY-7
    return Play(play.side, play.card, play.acts_as, play.section, is_plain, post)


def begin(state: Position) -> None:
    """Lay down the steps of the only card on the table, the last first."""
    play = state.plays[0]
    if play.does_nothing():
        return
    todo = PLAIN_STEPS if play.plain else play.fact_card().steps
    march = play.marches()
    for step in reversed(todo):
        if step == steps.MOVE:
            march -= 1
            state.push(Muster(1 << play.post, march))
        elif step == steps.BATTLE:
            state.push(Fighting(1 << play.post, NOBODY_YET, [], 0))
        elif step != steps.CHOOSE_SECTION or play.section == 0:  # CARD-COUNTER-3
            state.push(step_of(state, 0, step))


PLAIN_STEPS: Final = [steps.ORDER, steps.MOVE, steps.BATTLE]


def step_of(state: Position, slot: i64, step: i64) -> AnyPending:
    """Make the record of a step in which units are ordered, or whatever a card does instead."""
    play = state.plays[slot]
    if step == steps.ORDER:
        return Ordering(slot, state.scenario.command.orders(play), [], 0)
    if step == steps.CHOOSE_SECTION:
        return Sectioning()
    if step == steps.DIG:
        return Digging(play.post, play.orders().total)
    if step == steps.HEAL:
        return Healing(slot)
    if step == steps.MUSTER:
        return Mustering(slot, state.scenario.command.dice_in_hand(state, play.post))
    return strike_of(state, play)


def strike_of(state: Position, play: Play) -> AnyPending:
    """Make the record of a salvo, confined to the play's section if it has one."""
    salvo = play.fact_card().salvo
    assert salvo is not None
    return Salvos(play.post, salvo.targets, dice_per_target(state, salvo), salvo.stars_hit, play.section, [])


def strike_by(play: Play) -> Play:
    """Turn a section card into a strike on its section, as spotters do (SPC-317)."""
    strike = next(kind for kind, card in enumerate(CARDS) if card.salvo is not None and card.salvo.dice == 0)
    return Play(play.side, play.card, strike, play.fact_card().orders.sections, False, play.post)


def _told(play: Play) -> dict[str, str]:
    acts_as = CARD_NAMES[play.acts_as] if play.acts_as >= 0 and play.acts_as != play.card else ""
    return {"card": CARD_NAMES[play.card], "acts_as": acts_as, "plain": "yes" if play.plain else ""}


def opening(state: Position) -> None:
    """Score what stands on objectives, deal both hands, and let the first turn begin."""
    score_at_start(state)  # RUL-114
    state.push(Game())
    dropped = [unit for unit in range(state.scenario.regulars) if state.at[unit] == OFF_BOARD]
    if dropped:
        state.push(AirDrop(dropped))
    deal_combat(state)
    state.scenario.command.deal(state)
