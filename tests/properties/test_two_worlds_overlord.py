"""Nobody sees a commander's hand or another general's cards: two worlds for all seats of Overlord."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from bocage.catalogue import MEMOIR44
from bocage.kernel.chance import Seeded
from bocage.kernel.event import Event
from bocage.kernel.game import Step
from bocage.kernel.record import digest
from bocage.kernel.refusal import Refusal
from bocage.kernel.walk import wander
from bocage.memoir44.command.seating import EIGHT, SIX, TWO
from bocage.memoir44.model import Position

from tests.ledger_marks import rule
from tests.properties import planted
from tests.properties.overlord import ROLES, is_shown
from tests.properties.planted import Look, blurt
from tests.properties.worlds import CHAIN, Leak, compare, pairs

FACTS = MEMOIR44.scenario("omaha-beach-overlord")
SPLITS = ("c/lmr cr/l/m", "cl/mr clmr", "clm/r c/l/mr")
PAIRS = 120


def game_of(seating: str) -> tuple[Any, dict[str, object]]:
    """The game with a seating, and what it is played by."""
    rulings = {**MEMOIR44.rulings(), "variant": {"seating": seating}}
    return MEMOIR44.game_for(rulings), rulings


def compared(seating: str, seed: int, wanted: int) -> Counter[str]:
    """Compare so many pairs under a seating."""
    game, rulings = game_of(seating)
    return pairs(game, FACTS, seed, wanted, rulings)


@rule("OVL-32", "OVL-22", "OVL-16")
@pytest.mark.parametrize("seating", [EIGHT, SIX, TWO, *SPLITS])
def test_nobody_can_tell_two_worlds_of_overlord_apart(seating: str) -> None:
    """Views, offers, refusals and events are the same for every seat, and for whoever watches."""
    counted = compared(seating, 7, PAIRS)

    game, _ = game_of(seating)
    assert len([key for key in counted if key.startswith("seat")]) == len(game.seats) + 1


@rule("QC-08", "CBT-04", "CBT-11")
@pytest.mark.parametrize("seating", [EIGHT, SIX, TWO])
def test_nobody_can_tell_two_worlds_of_overlord_with_combat_cards_apart(seating: str) -> None:
    """A general's Combat card is his own secret, from the commander too."""
    rulings = {**MEMOIR44.rulings(), "variant": {"seating": seating, "combat": True}}
    game = MEMOIR44.game_for(rulings)
    counted = pairs(game, FACTS, 7, PAIRS, rulings)
    assert min(counted[f"combat {zone}"] for zone in ("hand", "deck")) > 0


@rule("COM-02", "COM-05")
@pytest.mark.parametrize("seating", [EIGHT, SIX, TWO])
def test_nobody_but_the_commander_can_tell_what_lies_under_the_chip(seating: str) -> None:
    """Nor what was taken up and is handed out; his own generals neither."""
    game, rulings = game_of(seating)
    assert pairs(game, MEMOIR44.scenario("vuzha"), 7, 2 * PAIRS, rulings)["chip"] > 0


def test_the_pairs_of_overlord_differ_in_every_hidden_zone() -> None:
    """Hands, the cards of generals and the pile."""
    counted = compared(EIGHT, 3, 300)

    assert min(counted[zone] for zone in ("hand", "tray", "deck")) > 0


@pytest.mark.parametrize("seating", [EIGHT, SIX, TWO])
def test_nobody_learns_from_the_question_whether_there_is_an_ambush(seating: str) -> None:
    """A close assault opens the same window in both worlds, for every seat."""
    game, rulings = game_of(seating)
    lots = Random(4)
    found = 0
    for _seed in range(40):
        state = game.start(FACTS, rulings)
        for _ in range(1200):
            if state.outcome is not None or state.trunk[-1].name == "ambush-window":
                break
            wander(game, state, Seeded(lots.randrange(1 << 30)), 1, None)
        if state.outcome is not None or state.trunk[-1].name != "ambush-window":
            continue
        for seat in range(-1, len(game.seats)):
            other, differs = CHAIN.second_world(state, seat, lots)
            compare(game, state, other, seat, lots)
            found += "window" in differs
        if found > 4 * len(game.seats):
            break
    assert found > len(game.seats)


@rule("OVL-32")
@pytest.mark.parametrize("seating", [EIGHT, SIX, TWO])
def test_a_guess_looks_like_the_view_it_was_made_of(seating: str) -> None:
    """At random points, for every seat and for whoever watches; also with cards that generals hold."""
    game, rulings = game_of(seating)
    trays = 0
    for seed in range(24):
        state = game.start(FACTS, rulings)
        wander(game, state, Seeded(seed), 10 + seed * 23 % 400, None)
        for _ in range(6):
            if state.outcome is not None:
                break
            trays += sum([int(hand.count) for n, hand in enumerate(state.hands) if n % ROLES])
            for seat in range(-1, len(game.seats)):
                view = game.view(state, seat)
                guessed = game.guess(view, Seeded(seed + seat))
                assert game.view(guessed, seat).facts() == view.facts()
            wander(game, state, Seeded(seed), 3, None)
    assert trays > 0


# ------------------------------------------------------------------------------------------ planted leaks

GAME, RULINGS = game_of(EIGHT)


class Leaky(planted.Leaky):
    """The game with a hole in it."""

    real = GAME


in_view = partial(planted.in_view, Leaky)
in_events = partial(planted.in_events, Leaky)


def unseen(which: Callable[[int], bool]) -> Look:
    """Look at the hands that a seat may not see."""
    return lambda state, seat: [
        hand.cards for n, hand in enumerate(state.hands) if which(n) and not is_shown(state, seat, n)
    ]


class RefusesTellingly(Leaky):
    """Says more to a general than he may know of his commander's hand."""

    def refusal(self, state: Position, seat: int, choice: int) -> Refusal | None:
        """Refuse with too many facts."""
        found = GAME.refusal(state, seat, choice)
        hands = str([hand.cards for hand in state.hands])
        return found and Refusal(found.key, found.rule, {**found.facts, "hands": hands})


class AsksByTheCards(Leaky):
    """Shows only generals as deciding who hold a section card."""

    def view(self, state: Position, seat: int) -> Any:
        """Leave the mask out where a tray holds no early card."""
        view = GAME.view(state, seat)
        trays = [hand for n, hand in enumerate(state.hands) if n % ROLES and not is_shown(state, seat, n)]
        if trays and any(sum(hand.cards[:6]) for hand in trays):
            view.asked = 0
        return view


class HandsOverOpenly(Leaky):
    """Tells everybody which card was given."""

    def apply(self, state: Position, seat: int, choice: int) -> Step[Position]:
        """Tell too much."""
        step = GAME.apply(state, seat, choice)
        return Step(step.state, [told for event in step.events for told in blurt("CardGiven")(state, event)])


LEAKS: dict[str, planted.Leaky] = {
    "the hand of a commander": in_view(unseen(lambda n: n % ROLES == 0)),
    "the cards of a general": in_view(unseen(lambda n: n % ROLES > 0)),
    "the pile": in_view(lambda state, _: state.pile.deck),
    "the digest": in_view(lambda state, _: digest(state.facts())),
    "the choices of a commander": in_view(
        lambda state, seat: len(GAME.choices(state, 0)) if seat != 0 else 0
    ),
    "refusals": RefusesTellingly(),
    "who decides": AsksByTheCards(),
    "a card handed over": HandsOverOpenly(),
    "a card drawn": in_events(blurt("CardDrawn")),
    "a wink at a tactic given": in_events(
        lambda _, event: [
            event,
            *(
                [Event("Wink", {})]
                if event.name == "CardGiven" and event.secrets and str(event.secrets["card"]) > "m"
                else []
            ),
        ]
    ),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_planted_in_overlord_is_found(leak: str) -> None:
    """Two worlds come apart as soon as a seat can tell them apart."""
    game: Any = LEAKS[leak]

    with pytest.raises(Leak):
        pairs(game, FACTS, 2, 1500, RULINGS)
