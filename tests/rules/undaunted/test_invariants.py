"""What is always true, checked after every step of random walks by means of its own."""

from typing import cast

import pytest

from bocage.catalogue import UNDAUNTED
from bocage.kernel.chance import Seeded
from bocage.kernel.event import Event
from bocage.kernel.state import CHANCE
from bocage.kernel.walk import one_of
from bocage.undaunted.actions.fire import is_success
from bocage.undaunted.game import Undaunted
from bocage.undaunted.model import Position

from tests.ledger_marks import rule

GAME = cast(Undaunted, UNDAUNTED.game)
ZONES = ("hand", "deck", "discard", "play", "supply", "removed")
CHOICES = 220
UNMARKED, CONTROLLED = 0, 2
FREE_GOERS = (3, 4, 5, 9)  # Scouts and the Sniper
MORTAR = 10
BASE = (4, 4, 4, 5, 5, 5, 4, 4, 4, 6, 4)


class Watch:
    """Walks through a scenario and looks at every state and every event on the way."""

    def __init__(self, scenario: str, seed: int) -> None:
        facts = UNDAUNTED.scenario(scenario)
        self.state = GAME.start(facts, GAME.rulings())
        self.dealer = Seeded(seed)
        self.marks = [army.marks[:] for army in self.state.armies]
        self.events: list[Event] = []
        self.dice = 0

    def walk(self, choices: int) -> None:
        """Make so many choices, or play to the end."""
        while choices and self.state.outcome is None:
            asked = GAME.to_decide(self.state)
            self.events = []
            if asked & CHANCE:
                GAME.fall(self.state, self.dealer.pick(GAME.weights(self.state), 0), self.events)
            else:
                self.dice = 0
                seat = one_of(asked, self.dealer)
                offered = GAME.choices(self.state, seat)
                GAME.step(self.state, seat, offered[self.dealer.below(len(offered))], self.events)
                choices -= 1
            self.look()

    def look(self) -> None:
        """See to every invariant."""
        raise NotImplementedError


def walked(watch: type[Watch], scenario: str) -> None:
    """Walk through a scenario three times."""
    for seed in range(3):
        watch(scenario, seed).walk(CHOICES)


class CardCount(Watch):
    """No card is made or lost."""

    def look(self) -> None:
        """Add up every kind over all zones."""
        scenario = self.state.scenario
        for side, cards in enumerate(self.state.cards):
            zones = [cast("list[int]", cards.facts()[zone]) for zone in ZONES]
            held = [sum(copies) for copies in zip(*zones, strict=True)]
            owned = [sum(pair) for pair in zip(scenario.deck[side], scenario.supply[side], strict=True)]
            assert held == owned
            assert min(min(zone) for zone in zones) >= 0
            assert [cards.hand_count, cards.deck_count, cards.discard_count] == [sum(z) for z in zones[:3]]


class Counters(Watch):
    """A unit has one counter at most, and only where it takes part."""

    def look(self) -> None:
        """See that every counter on the map belongs to a unit of the scenario."""
        scenario = self.state.scenario
        for side, army in enumerate(self.state.armies):
            assert len(army.place) == len(army.suppressed) == 11
            for unit, tile in enumerate(army.place):
                assert tile == -1 or scenario.deck[side][unit] + scenario.supply[side][unit] > 0
                assert tile == -1 or 0 <= tile < len(scenario.tiles)
                assert tile >= 0 or not army.suppressed[unit]


class Markers(Watch):
    """Control markers are only added and flipped."""

    def look(self) -> None:
        """Compare with the markers before."""
        us, german = (army.marks for army in self.state.armies)
        assert not any(a == b == CONTROLLED for a, b in zip(us, german, strict=True))
        for before, now in zip(self.marks, (us, german), strict=True):
            assert len(now) <= 18
            assert all(mark != UNMARKED for was, mark in zip(before, now, strict=True) if was != UNMARKED)
        self.marks = [us[:], german[:]]


class Ground(Watch):
    """Only Scouts and Snipers stand where their side has no marker."""

    def look(self) -> None:
        """See what lies under every counter."""
        for army in self.state.armies:
            for unit, tile in enumerate(army.place):
                assert tile == -1 or unit in FREE_GOERS or army.marks[tile] != UNMARKED


class Aim(Watch):
    """A target marker belongs to a Mortar on the map, three tiles away or more."""

    def look(self) -> None:
        """Measure from the Mortar to the marker."""
        for army in self.state.armies:
            if army.target >= 0:
                assert army.place[MORTAR] >= 0
                assert self.state.scenario.distance(army.place[MORTAR], army.target) >= 3


class Piles(Watch):
    """Play areas are empty between turns, hands between rounds, and four dice are the most."""

    def look(self) -> None:
        """Look when a turn ends and when a round begins."""
        for event in self.events:
            if event.name in ("TurnEnded", "TurnBegun") and self.state.outcome is None:
                assert all(sum(cards.play) == 0 for cards in self.state.cards)
            if event.name == "RoundBegun":
                assert all(sum(cards.hand) == 0 for cards in self.state.cards)
            if event.name == "ShotFired":
                self.dice = 0
                assert cast(int, event.facts["dice"]) <= (1 if event.facts["how"] == "blast" else 4)
            self.dice += event.name == "DieRolled"
        assert self.dice <= 4


class Defense(Watch):
    """A total defense lies between the least and the most that the parts allow."""

    shots = 0

    def look(self) -> None:
        """Look at every shot, and at every die against ten and more."""
        widest = max(self.state.scenario.near)
        assert 4 <= widest <= 6
        for event in self.events:
            if event.name == "ShotFired":
                Defense.shots += 1
                needed, amounts = cast(int, event.facts["needed"]), cast("list[int]", event.facts["amounts"])
                assert 4 <= needed <= 6 + 3 + widest
                assert amounts[0] in BASE
                assert 0 <= amounts[1] <= 3


@rule("UND-INV-1")
@pytest.mark.parametrize("scenario", UNDAUNTED.scenarios)
def test_the_cards_of_a_side_always_add_up(scenario: str) -> None:
    """Deck, hand, play, discard, supply and removed together are what the side began with."""
    walked(CardCount, scenario)


@rule("UND-INV-2")
@pytest.mark.parametrize("scenario", UNDAUNTED.scenarios)
def test_a_unit_has_one_counter_and_only_where_it_takes_part(scenario: str) -> None:
    """What is off the map is not suppressed either."""
    walked(Counters, scenario)


@rule("UND-INV-3", "UND-3.3")
@pytest.mark.parametrize("scenario", UNDAUNTED.scenarios)
def test_markers_are_only_added_and_flipped(scenario: str) -> None:
    """One side controls a tile at most."""
    walked(Markers, scenario)


@rule("UND-INV-4", "UND-3.1")
@pytest.mark.parametrize("scenario", UNDAUNTED.scenarios)
def test_most_counters_stand_on_an_own_marker(scenario: str) -> None:
    """Scouts and the Sniper need none."""
    walked(Ground, scenario)


@rule("UND-INV-5")
@pytest.mark.parametrize("scenario", UNDAUNTED.scenarios)
def test_a_target_marker_has_its_mortar_far_enough_away(scenario: str) -> None:
    """Three tiles or more."""
    walked(Aim, scenario)


@rule("UND-INV-6")
@pytest.mark.parametrize("scenario", UNDAUNTED.scenarios)
def test_nothing_is_kept_between_turns_and_four_dice_are_the_most(scenario: str) -> None:
    """A Blast has one die for every counter."""
    walked(Piles, scenario)


@rule("UND-INV-7")
def test_a_total_defense_is_never_out_of_bounds() -> None:
    """And in all the walks there are shots to look at."""
    Defense.shots = 0
    for scenario in UNDAUNTED.scenarios:
        walked(Defense, scenario)

    assert Defense.shots > 500


@rule("UND-INV-7", "UND-10.4")
def test_from_ten_up_only_a_zero_hits() -> None:
    """Counted over all ten faces."""
    for needed in range(4, 16):
        hits = [die for die in range(10) if is_success(die, needed)]
        assert hits == [0, *range(needed, 10)]


@rule("UND-INV-1", "UND-INV-2", "UND-INV-3", "UND-INV-4", "UND-INV-5")
def test_a_broken_state_is_found() -> None:
    """The watches see what is wrong: a test that could not fail would watch over nothing."""

    def broken(watch: type[Watch], how: int) -> Watch:
        found = watch("mortain", 1)
        found.walk(30)
        spoil(found.state, how)
        return found

    for number, watch in enumerate((CardCount, Counters, Markers, Ground, Aim)):
        with pytest.raises(AssertionError):
            broken(watch, number).look()


def spoil(state: Position, how: int) -> None:
    """Break one invariant."""
    army = state.armies[0]
    if how == 0:
        state.cards[0].supply[0] += 1
    elif how == 1:
        army.place[0], army.suppressed[0] = -1, 1
    elif how == 2:
        army.marks = [CONTROLLED] * len(army.marks)
        state.armies[1].marks = army.marks[:]
    elif how == 3:
        army.place[0] = army.marks.index(UNMARKED)
    else:
        army.target, army.place[MORTAR] = 0, 1
