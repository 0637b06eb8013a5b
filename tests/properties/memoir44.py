"""Deals a second world for Memoir '44: the same to a seat, different in what the seat cannot know.

Written apart from the game's own guessing, so that the two cannot share a mistake.
"""

from random import Random

from bocage.memoir44.cards.deck import CARD_NAMES
from bocage.memoir44.model import Position

from tests.properties.disguise import Disguise

CHIP = 2
"""From this number on a hand is what lies under a commissar's chip."""


class TwoHands(Disguise):
    """Hands, draw pile and the cards of a Recon; `window` counts pairs while an ambush is asked for."""

    zones = ("hand", "deck", "looked at", "window")
    # What is not kept of a Recon goes to the open discard pile, a card is seen to come from under the chip or
    # from the hand, and a seat that acts for several generals shows which of them holds a Combat card by
    # playing it.
    revealing = ("CardDiscarded", "ChipTakenUp", "CombatCardPlayed")

    def second_world(self, state: Position, seat: int, lots: Random) -> tuple[Position, set[str]]:
        """Deal the unknown cards of the other hands, of the pile and of a Recon anew."""
        other = state.copy()
        pool = _unfold(state.pile.deck)
        others = [number for number in range(len(state.hands)) if not is_shown(state, seat, number)]
        for number in others:
            hand = state.hands[number]
            pool += _unfold([copies - known for copies, known in zip(hand.cards, hand.known, strict=True)])
        looks = state.looked_at if state.side != seat else []
        pool += looks
        lots.shuffle(pool)
        for number in reversed(others):
            hand = other.hands[number]
            hidden = [_dealt(pool, number) for _ in range(hand.count - sum(hand.known))]
            hand.cards = [known + hidden.count(kind) for kind, known in enumerate(hand.known)]
        if looks:
            other.looked_at = sorted([pool.pop() for _ in looks])
        other.pile.deck = [pool.count(kind) for kind in range(len(state.pile.deck))]
        shuffle_combat(state, other, others, lots)
        return other, _zones_that_differ(state, other)

    def is_choice_unseen(self, state: Position, seat: int, actor: int) -> bool:
        """Nobody sees which card of a Recon another side keeps, or places under a commissar's chip."""
        return actor != seat and state.trunk[-1].facts()["is"] in ("keep", "chip-placing")

    def is_outcome_unseen(self, state: Position, seat: int) -> bool:
        """Nobody sees what another side draws."""
        top = state.trunk[-1].facts()
        return (top["is"] == "draw" and top["hand"] != seat) or (
            top["is"] == "combat-draw" and top["post"] != seat
        )


def is_shown(state: Position, seat: int, number: int) -> bool:
    """Whether a seat sees a hand: its own, and what lies under its commissar's chip."""
    return number == seat or (number >= CHIP and int(state.scenario.command.posts[number].side) == seat)


def _dealt(pool: list[int], number: int) -> int:
    """Take a card off the pool; no ambush lies under a chip."""
    return pool.pop(next(n for n, kind in enumerate(pool) if number < CHIP or CARD_NAMES[kind] != "ambush"))


def shuffle_combat(state: Position, other: Position, others: list[int], lots: Random) -> None:
    """Deal the Combat cards of hands that a seat cannot look into anew."""
    if state.combat is None or other.combat is None:
        return
    pool = _unfold(state.combat.pile.deck)
    for number in others:
        hand = state.combat.hands[number]
        pool += _unfold([copies - known for copies, known in zip(hand.cards, hand.known, strict=True)])
    lots.shuffle(pool)
    for number in others:
        hand = other.combat.hands[number]
        hidden = [pool.pop() for _ in range(hand.count - sum(hand.known))]
        hand.cards = [known + hidden.count(kind) for kind, known in enumerate(hand.known)]
    other.combat.pile.deck = [pool.count(kind) for kind in range(len(state.combat.pile.deck))]


def combat_zones(one: Position, two: Position) -> set[str]:
    """Name the hidden zones of the Combat cards that are not the same."""
    if one.combat is None or two.combat is None:
        return set()
    zones = set() if one.combat.pile.deck == two.combat.pile.deck else {"combat deck"}
    if [hand.cards for hand in one.combat.hands] != [hand.cards for hand in two.combat.hands]:
        zones.add("combat hand")
        if one.trunk and one.trunk[-1].facts()["is"] == "reaction-window":
            zones.add("combat window")
    return zones


def _unfold(counts: list[int]) -> list[int]:
    return [kind for kind, copies in enumerate(counts) for _ in range(copies)]


def _zones_that_differ(one: Position, two: Position) -> set[str]:
    """Name the hidden zones that are not the same."""
    zones = combat_zones(one, two)
    if [hand.cards for hand in one.hands[CHIP:]] != [hand.cards for hand in two.hands[CHIP:]]:
        zones.add("chip")
    if [hand.cards for hand in one.hands[:CHIP]] != [hand.cards for hand in two.hands[:CHIP]]:
        zones.add("hand")
        if one.trunk and one.trunk[-1].facts()["is"] == "ambush-window":
            zones.add("window")
    if one.pile.deck != two.pile.deck:
        zones.add("deck")
    if one.looked_at != two.looked_at:
        zones.add("looked at")
    return zones
