"""Guessing the hidden cards: every deal that could be true comes up, and none that could not."""

from collections import Counter
from itertools import permutations
from typing import cast

import pytest

from bocage.catalogue import UNDAUNTED
from bocage.kernel.chance import Seeded
from bocage.kernel.state import OBSERVER
from bocage.undaunted.bounds import Bound
from bocage.undaunted.kinds import KINDS
from bocage.undaunted.model import Cards, Position

from tests.ledger_marks import rule
from tests.rules.undaunted.field import GAME, ZONES, Field, counted, deal, field, named, play, unfold, zone

US, GERMAN = 0, 1
GROUND = "3B U. RA    9B g. ra"
ENOUGH = 400

Deal = tuple[str, str, str]
"""A hand, a discard pile and a deck."""


def hiding(hand: str, discard: str, deck: str, turn: str = "us") -> Field:
    """A position in which the Germans have these cards unseen, and others in the open."""
    return field(
        GROUND,
        turn,
        us_hand="RA SA FOW",
        us_deck="2RB SLA",
        us_discard="PS",
        german_hand=hand,
        german_discard=discard,
        german_deck=deck,
        german_play="SA",
        german_supply="RB FOW",
        german_removed="RA",
    )


def seen_by_all(
    position: Field, hand: str = "", discard: str = "", lacks: tuple[str, str] = ("", "")
) -> Field:
    """The same when everybody knows of cards in hand and discard pile, and of some that are not there."""
    cards = position.state.cards[GERMAN]
    cards.known_hand, cards.known_discard = counted(hand), counted(discard)
    cards.hand_bounds, cards.discard_bounds = none_of(lacks[0]), none_of(lacks[1])
    return position


def at_most(most: int, words: str) -> Bound:
    """So many unseen cards of these kinds, or of any kind."""
    kinds = KINDS if words == "all" else words.split()
    return Bound(sum([1 << KINDS.index(word) for word in kinds]), most)


def none_of(words: str) -> list[Bound]:
    """No unseen card of these kinds."""
    return [at_most(0, words)] if words else []


def bounded(position: Field, zone_name: str, *bounds: Bound, known: str = "") -> Field:
    """The same when everybody knows these bounds of a zone, and what became the deck openly."""
    setattr(position.state.cards[GERMAN], f"{zone_name}_bounds", list(bounds))
    if known:
        position.state.cards[GERMAN].known_deck = counted(known)
    return position


def keeps(bounds: list[Bound], unseen: Counter[str]) -> bool:
    """Whether no bound is broken by these cards."""
    return all(
        sum(unseen[word] for kind, word in enumerate(KINDS) if bound.kinds >> kind & 1) <= bound.most
        for bound in bounds
    )


def guesses(position: Field, seat: int = US, count: int = ENOUGH) -> list[Position]:
    """So many guesses of a seat."""
    view = GAME.view(position.state, seat)
    return [GAME.guess(view, Seeded(seed)) for seed in range(count)]


def deal_of(cards: Cards) -> Deal:
    """The hidden piles in words."""
    return named(cards.hand), named(cards.discard), named(cards.deck)


def possible(position: Field) -> set[Deal]:
    """Every deal that agrees with all that was seen, found by laying the hidden cards in every order."""
    cards = position.state.cards[GERMAN]
    known = unfold(named(cards.known_hand)), unfold(named(cards.known_discard))
    piles = [unfold(zone(Field(position.state, []), "german", name)) for name in ("hand", "discard", "deck")]
    hidden = [card for pile in piles for card in pile]
    for card in [*known[0], *known[1]]:
        hidden.remove(card)
    sizes = len(piles[0]) - len(known[0]), len(piles[1]) - len(known[1])
    found = set()
    for order in set(permutations(hidden)):
        hand, discard = order[: sizes[0]], order[sizes[0] : sum(sizes)]
        deck = order[sum(sizes) :]
        beyond = Counter(deck) - Counter(unfold(named(cards.known_deck)))
        if (
            keeps(cards.hand_bounds, Counter(hand))
            and keeps(cards.discard_bounds, Counter(discard))
            and keeps(cards.deck_bounds, beyond)
        ):
            dealt = [*known[0], *hand], [*known[1], *discard], deck
            found.add(cast(Deal, tuple(named(counted(" ".join(pile))) for pile in dealt)))
    return found


HIDDEN = {
    "nothing was seen": hiding("RA FOW", "SA", "RA SB PS"),
    "no hand": hiding("", "SA RA", "RA SB PS FOW"),
    "a card in hand": seen_by_all(hiding("RA FOW", "SA", "RA SB PS"), hand="RA"),
    "cards laid down": seen_by_all(hiding("RA FOW", "2SA SB", "RA SB"), discard="SA SB"),
    "a loss from the deck": seen_by_all(hiding("SB FOW", "SA", "2RA PS"), lacks=("RA", "RA")),
    "a loss laid down": seen_by_all(hiding("SB FOW", "RA SA", "2RA PS"), lacks=("RA", "")),
    "two losses": seen_by_all(hiding("RA FOW", "SA SB", "2RA"), lacks=("SA", "RA")),
    "one deal only": seen_by_all(hiding("2FOW", "SB SA", "2RA"), lacks=("RA SA SB", "RA FOW")),
    "room for one in the deck": seen_by_all(hiding("RA", "FOW", "PS"), lacks=("PS", "PS")),
    "room for others outside the hand": seen_by_all(hiding("RA", "PS", "RB"), lacks=("PS RB", "")),
    "room for others where none was lost": seen_by_all(hiding("PS", "RA", "RB"), lacks=("", "PS RB")),
    "at most one came since": bounded(hiding("RA FOW", "SA", "RA SB PS"), "hand", at_most(1, "RA SB PS")),
    "at most one was laid on it": bounded(
        hiding("FOW", "SA PS", "2RA SB"), "discard", at_most(1, "RA SA SB")
    ),
    "one sought later": bounded(
        hiding("RA FOW", "SA", "RA SB PS"), "hand", at_most(0, "SB"), at_most(1, "RA SB PS")
    ),
    "shuffled in openly": bounded(hiding("PS FOW", "", "RA SB"), "deck", at_most(0, "all"), known="RA SB"),
    "one unseen card among them": bounded(
        hiding("PS FOW RB", "", "RA SB SA"), "deck", at_most(1, "all"), known="RA SB PS"
    ),
    "and not of every kind": bounded(
        hiding("PS FOW RB", "", "RA SB"), "deck", at_most(0, "SA PS"), at_most(1, "all"), known="RA SB"
    ),
    "bounds in all zones": bounded(
        bounded(
            bounded(hiding("PS FOW", "SA", "RA SB"), "deck", at_most(1, "all"), known="RA SB"),
            "hand",
            at_most(1, "RA PS"),
        ),
        "discard",
        at_most(0, "RA"),
    ),
    "all of it": seen_by_all(hiding("SB RA", "PS FOW", "2RA"), lacks=("FOW PS", "RA SB"), hand="SB"),
}
"""What was seen of the German cards, in the position it was seen in."""


@rule("UND-2.4", "UND-A24")
@pytest.mark.parametrize("seen", HIDDEN)
def test_every_deal_that_could_be_true_comes_up_and_no_other(seen: str) -> None:
    """What was seen to be there is there, and what was seen not to be there is not."""
    position = HIDDEN[seen]
    expected = possible(position)
    assert deal_of(position.state.cards[GERMAN]) in expected

    assert {deal_of(guess.cards[GERMAN]) for guess in guesses(position)} == expected


@rule("UND-2.4")
def test_what_lies_open_and_what_is_ones_own_is_as_it_is() -> None:
    """And every pile has as many cards as everybody can count."""
    position = seen_by_all(hiding("RA FOW", "SA SB", "2RA"), hand="FOW", discard="SB", lacks=("SA", "RA"))
    before = position.state.facts()
    for guess in guesses(position, count=20):
        held = guess.cards[GERMAN]
        assert guess.cards[US].facts() == position.state.cards[US].facts()
        for name in (
            "play",
            "supply",
            "removed",
            "known_hand",
            "known_discard",
            "known_deck",
            "hand_bounds",
            "discard_bounds",
            "deck_bounds",
        ):
            assert held.facts()[name] == position.state.cards[GERMAN].facts()[name]
        assert (held.hand_count, held.discard_count, held.deck_count) == (2, 2, 2)
        assert [sum(pile) for pile in (held.hand, held.discard, held.deck)] == [2, 2, 2]
        told = guess.facts()
        assert {key: told[key] for key in told if key != "cards"} == {
            key: before[key] for key in before if key != "cards"
        }


@rule("UND-2.4")
def test_a_card_is_as_likely_in_a_pile_as_the_pile_has_places() -> None:
    """One in hand, two in the discard pile, three in the deck."""
    found = [deal_of(guess.cards[GERMAN]) for guess in guesses(hiding("PS", "2RA", "3SB"), count=1200)]
    shares = [sum("PS" in deal[pile] for deal in found) for pile in range(3)]

    assert sum(shares) == 1200
    for share, places in zip(shares, (1, 2, 3), strict=True):
        assert abs(share - 200 * places) < 60


@rule("UND-6.4")
def test_an_enemy_bid_is_guessed_among_the_cards_guessed_in_hand() -> None:
    """Only that there is one is known."""
    before = hiding("RA FOW", "", "SB PS", turn="bids")
    assert {guess.cards[GERMAN].bid for guess in guesses(before)} == {-1}

    found = guesses(play(before, "german", "bid card=FOW"))

    assert all(guess.cards[GERMAN].hand[guess.cards[GERMAN].bid] for guess in found)
    assert {KINDS[guess.cards[GERMAN].bid] for guess in found} == {"RA", "FOW", "SB", "PS"}


@rule("UND-1.3")
def test_whoever_watches_guesses_both_sides() -> None:
    """All piles are hidden, and all cards are somewhere."""
    position = hiding("RA FOW", "SA", "RA SB PS")
    found = guesses(position, OBSERVER, 60)

    for side in (US, GERMAN):
        assert len({deal_of(guess.cards[side]) for guess in found}) > 10
        for guess in found:
            assert totals(guess.cards[side]) == totals(position.state.cards[side])


@rule("UND-2.4", "UND-5.9")
@pytest.mark.parametrize("scenario", UNDAUNTED.scenarios)
def test_the_hidden_cards_are_those_of_deck_and_supply_that_are_not_seen(scenario: str) -> None:
    """After the first hands have been drawn, in every scenario."""
    state = GAME.start(UNDAUNTED.scenario(scenario), GAME.rulings())
    position = deal(Field(state, []), draws=" ".join([first_four(state, side) for side in (US, GERMAN)]))
    for guess in guesses(position, OBSERVER, 5):
        for side in (US, GERMAN):
            assert totals(guess.cards[side]) == totals(position.state.cards[side])
            assert named(guess.cards[side].supply) == named(position.state.scenario.supply[side])


def first_four(state: Position, side: int) -> str:
    """The first four cards of a deck by their kinds."""
    return " ".join(unfold(named(state.cards[side].deck))[:4])


def totals(cards: Cards) -> list[int]:
    """How many cards of each kind there are, wherever they lie."""
    told = cards.facts()
    return [sum(copies) for copies in zip(*[cast("list[int]", told[name]) for name in ZONES], strict=True)]
