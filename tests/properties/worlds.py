"""Two worlds: whatever a seat can see of two states that differ only in what it cannot know is the same."""

from collections import Counter
from random import Random
from typing import Any

from bocage.kernel.chance import Seeded
from bocage.kernel.choice import code
from bocage.kernel.event import Event
from bocage.kernel.game import Game
from bocage.kernel.record import Facts
from bocage.kernel.state import CHANCE, OBSERVER, seats_in
from bocage.kernel.walk import wander

from tests.properties.disguise import Disguise
from tests.properties.memoir44 import TwoHands
from tests.properties.overlord import TwoStaffs
from tests.properties.undaunted import TwoPlatoons

DISGUISES: dict[str, Disguise] = {"memoir44": TwoHands(), "undaunted": TwoPlatoons()}
CHAIN = TwoStaffs()
"""The disguise of Overlord, which more sections than those of one board tell apart."""
ONE_BOARD = 3
PROBES = 12


class Leak(AssertionError):
    """A seat could tell two worlds apart."""


def pairs(
    game: Game[Any], scenario: Facts, seed: int, wanted: int, rulings: Facts | None = None
) -> Counter[str]:
    """Compare so many pairs along walks through a scenario; count them by the hidden zone they differ in."""
    lots = Random(seed)
    counted: Counter[str] = Counter()
    while counted["pairs"] < wanted:
        state = game.start(scenario, game.rulings() if rulings is None else rulings)
        wander(game, state, Seeded(lots.randrange(1 << 30)), lots.randrange(1, 160), None)
        for _ in range(8):
            if state.outcome is not None or counted["pairs"] >= wanted:
                break
            counted += pair(game, state, lots)
            advance(game, state, lots)
    return counted


def advance(game: Game[Any], state: Any, lots: Random) -> None:
    """Go on by one choice or one outcome, so that pairs also lie within draws and rolls."""
    asked = game.to_decide(state)
    if asked & CHANCE:
        game.fall(state, lots.choice(possible(game.weights(state))), None)
    elif asked:
        seat = lots.choice(seats_in(asked))
        game.step(state, seat, lots.choice(game.choices(state, seat)), None)


def disguise_of(game: Game[Any], state: Any) -> Disguise:
    """Find who deals the second world of a state."""
    is_chain = game.name == "memoir44" and len(state.scenario.field.section_names) > ONE_BOARD
    return CHAIN if is_chain else DISGUISES[game.name]


def pair(game: Game[Any], state: Any, lots: Random) -> Counter[str]:
    """Compare one state with a second world of it, for one seat."""
    seat = lots.choice([OBSERVER, *range(len(game.seats))])
    other, differs = disguise_of(game, state).second_world(state, seat, lots)
    if not differs:
        return Counter()
    compare(game, state, other, seat, lots)
    return Counter(["pairs", *differs, f"seat {seat}"])


def compare(game: Game[Any], one: Any, two: Any, seat: int, lots: Random) -> None:
    """Hold everything a seat can get out of two worlds against each other."""
    same("view", game.view(one, seat).facts(), game.view(two, seat).facts())
    same_within("view", game.view(one, seat), game.view(two, seat))
    same("who decides", game.view(one, seat).asked, game.view(two, seat).asked)
    if seat != OBSERVER:
        same("offers", game.choices(one, seat), game.choices(two, seat))
    for choice in probes(game, one, lots):
        same("refusal", repr(game.refusal(one, seat, choice)), repr(game.refusal(two, seat, choice)))
    same("being not asked", repr(game.not_asked(one, seat)), repr(game.not_asked(two, seat)))
    same("resigning", game.resigned(one, seat).facts(), game.resigned(two, seat).facts())
    go_on(game, one, two, seat, lots)


def go_on(game: Game[Any], one: Any, two: Any, seat: int, lots: Random) -> None:
    """Let the same happen in both worlds, where it can, and compare what the seat is told of it.

    What the seat does not see happen, a bid or a draw of the other side, may be another in each world.
    """
    asked, disguise = game.to_decide(one), disguise_of(game, one)
    if asked & CHANCE:
        unseen = disguise.is_outcome_unseen(one, seat)
        chosen = _both(possible(game.weights(one)), possible(game.weights(two)), unseen, lots)
        if chosen is not None:
            told(game, game.befallen(one, chosen[0]), game.befallen(two, chosen[1]), seat)
    elif asked:
        actor = lots.choice(seats_in(asked))
        chosen = _alike(
            disguise, one, seat, actor, (game.choices(one, actor), game.choices(two, actor)), lots
        )
        if chosen is not None:
            told(game, game.apply(one, actor, chosen[0]), game.apply(two, actor, chosen[1]), seat)


def possible(weights: list[int]) -> list[int]:
    """List the outcomes that can fall."""
    return [number for number, weight in enumerate(weights) if weight]


def _both(here: list[int], there: list[int], unseen: bool, lots: Random) -> tuple[int, int] | None:
    """Choose what happens in each world."""
    if unseen:
        return lots.choice(here), lots.choice(there)
    common = [number for number in here if number in there]
    if not common:
        return None
    same_one = lots.choice(common)
    return same_one, same_one


def _alike(
    disguise: Disguise, state: Any, seat: int, actor: int, choices: tuple[list[int], list[int]], lots: Random
) -> tuple[int, int] | None:
    """Choose in each world what looks the same to a seat."""
    seen = [[disguise.looks(state, seat, actor, choice) for choice in offered] for offered in choices]
    common = [choice for choice, look in zip(choices[0], seen[0], strict=True) if look in seen[1]]
    if not common:
        return None
    here = lots.choice(common)
    look = disguise.looks(state, seat, actor, here)
    there = [choice for choice, its in zip(choices[1], seen[1], strict=True) if its == look]
    return here, there[0] if len(there) == 1 else lots.choice(there)


def told(game: Game[Any], one: Any, two: Any, seat: int) -> None:
    """Compare the events of two steps as a seat hears them, and the views after them.

    Where the rules themselves tell the worlds apart, there is nothing to compare.
    """
    if shown(game, one.events) != shown(game, two.events):
        return
    same("events", heard(one.events, seat), heard(two.events, seat))
    same("view after it", game.view(one.state, seat).facts(), game.view(two.state, seat).facts())


def shown(game: Game[Any], events: list[Event]) -> list[object]:
    """Tell what everybody is shown of something that was hidden."""
    return [event.facts for event in events if event.name in DISGUISES[game.name].revealing]


def heard(events: list[Event], seat: int) -> list[object]:
    """Tell what a seat hears; what it is not told of leaves no gap."""
    return [told for told in (event.as_seen_by(seat) for event in events) if told is not None]


def probes(game: Game[Any], state: Any, lots: Random) -> list[int]:
    """Choose some choices to ask about, most of them not on offer."""
    return [_made_up(game, state, lots) for _ in range(PROBES)]


def _made_up(game: Game[Any], state: Any, lots: Random) -> int:
    """Make a choice up, now and then one that means nothing."""
    number = lots.randrange(len(game.vocabulary.verbs))
    sizes = [len(domain.names(state)) for _, domain in game.vocabulary.verbs[number].params]
    return int(code(number, *[lots.randrange(size + (lots.randrange(9) == 0)) for size in sizes]))


def same(what: str, one: object, two: object) -> None:
    """Insist that two things are equal."""
    if one != two:
        raise Leak(f"{what} differs:\n{one}\n{two}")


def same_within(what: str, one: Any, two: Any) -> None:
    """Insist that two things hold the same, also where their facts do not tell it."""
    if one is two:
        return
    if isinstance(one, list | tuple) and isinstance(two, list | tuple):
        same(f"the length of {what}", len(one), len(two))
        for place, pieces in enumerate(zip(one, two, strict=True)):
            same_within(f"{what}[{place}]", *pieces)
    elif hasattr(one, "__dict__") and type(one) is type(two):
        for name, piece in vars(one).items():
            same_within(f"{what}.{name}", piece, vars(two)[name])
    else:
        same(what, one, two)
