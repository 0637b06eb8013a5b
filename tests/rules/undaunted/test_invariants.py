"""What is always true, checked after every step of random walks by means of its own."""

from collections import Counter
from collections.abc import Callable
from typing import cast

import pytest

from bocage.catalogue import UNDAUNTED
from bocage.kernel.chance import Seeded
from bocage.kernel.choice import verb_of
from bocage.kernel.event import Event
from bocage.kernel.state import CHANCE
from bocage.kernel.walk import one_of
from bocage.undaunted.actions.fire import is_success
from bocage.undaunted.game import Undaunted
from bocage.undaunted.model import Position
from bocage.undaunted.verbs import BLAST, CONTROL, SUPPRESS

from tests.ledger_marks import rule
from tests.rules.undaunted.field import field

GAME = cast(Undaunted, UNDAUNTED.game)
ZONES = ("hand", "deck", "discard", "play", "supply", "removed")
CHOICES = 220
UNMARKED, CONTROLLED = 0, 2
FREE_GOERS = (3, 4, 5, 9)  # Scouts and the Sniper
MORTAR = 10
BASE = (4, 4, 4, 5, 5, 5, 4, 4, 4, 6, 4)
EAGER = (CONTROL, SUPPRESS, BLAST)

# Both Mortars are aimed at Riflemen who hold an objective of the enemy.
CONTESTED = """
    2B U. MO    9B =1 U. g# g@ RA    10B =2 U. g. RB rb    11B =1 U# U@ g. ra    4B g. mo
"""
CARDS = "5RA 5RB 3GA 3MO 2SA"


class Watch:
    """Walks on from a position and looks at every state and every event on the way."""

    def __init__(self, state: Position, seed: int) -> None:
        self.state = state
        self.dealer = Seeded(seed)
        self.marks = [army.marks[:] for army in self.state.armies]
        self.events: list[Event] = []
        self.seen: Counter[str] = Counter()
        self.victims: list[tuple[object, object]] = []
        self.dice = 0

    def walk(self, choices: int, eager: tuple[int, ...] = ()) -> None:
        """Make so many choices, or play to the end; some verbs are chosen wherever they can be."""
        while choices and self.state.outcome is None:
            asked = GAME.to_decide(self.state)
            self.events = []
            if asked & CHANCE:
                GAME.fall(self.state, self.dealer.pick(GAME.weights(self.state), 0), self.events)
            else:
                self.victims = []
                seat = one_of(asked, self.dealer)
                offered = GAME.choices(self.state, seat)
                offered = [choice for choice in offered if verb_of(choice) in eager] or offered
                GAME.step(self.state, seat, offered[self.dealer.below(len(offered))], self.events)
                choices -= 1
            self.look()

    def look(self) -> None:
        """See to every invariant."""
        raise NotImplementedError


def started(scenario: str) -> Position:
    """The beginning of a scenario."""
    return GAME.start(UNDAUNTED.scenario(scenario), GAME.rulings())


def contested() -> Position:
    """Two objectives have been taken and may be taken back, and both Mortars are aimed."""
    return field(CONTESTED, turn="round", us_deck=CARDS, german_deck=CARDS).state


def walked(watch: type[Watch], scenario: str) -> Counter[str]:
    """Walk through a scenario three times, and count what there was to see."""
    seen: Counter[str] = Counter()
    for seed in range(3):
        found = watch(started(scenario), seed)
        found.walk(CHOICES)
        seen += found.seen
    return seen


def fought(watch: type[Watch]) -> Counter[str]:
    """Fight twenty times for what is contested, and count what there was to see."""
    seen: Counter[str] = Counter()
    for seed in range(20):
        found = watch(contested(), seed)
        found.walk(60, EAGER)
        seen += found.seen
    return seen


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
            turned = [mark for was, mark in zip(before, now, strict=True) if was not in (UNMARKED, mark)]
            assert UNMARKED not in turned
            self.seen.update(["taken" if mark == CONTROLLED else "lost" for mark in turned])
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
                self.seen["aimed"] += 1
                assert army.place[MORTAR] >= 0
                assert self.state.scenario.distance(army.place[MORTAR], army.target) >= 3


class Piles(Watch):
    """Play areas are empty between turns, hands between rounds, and four dice are the most."""

    def look(self) -> None:
        """Look when a turn ends, when a round begins and when a shot is fired."""
        for event in self.events:
            self.seen[event.name] += 1
            if event.name in ("TurnEnded", "TurnBegun") and self.state.outcome is None:
                assert all(sum(cards.play) == 0 for cards in self.state.cards)
            if event.name == "RoundBegun":
                assert all(sum(cards.hand) == 0 for cards in self.state.cards)
            if event.name == "ShotFired":
                self.look_at_shot(event)
            self.dice -= event.name == "DieRolled"
            assert self.dice >= 0

    def look_at_shot(self, event: Event) -> None:
        """Count the dice, and the shots at each counter."""
        how, victim = str(event.facts["how"]), (event.facts["victim_side"], event.facts["victim"])
        assert victim not in self.victims
        self.dice = cast(int, event.facts["dice"])
        assert self.dice <= (1 if how == "blast" else 4)
        self.victims.append(victim)
        self.seen[f"{how} {self.dice}"] += 1


class Defense(Watch):
    """A total defense lies between the least and the most that the parts allow."""

    def look(self) -> None:
        """Look at every shot, and at every die against ten and more."""
        widest = max(self.state.scenario.near)
        assert 4 <= widest <= 6
        for event in self.events:
            if event.name == "ShotFired":
                self.seen["shots"] += 1
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


@rule("UND-INV-3", "UND-3.3")
def test_markers_are_only_flipped_when_an_objective_changes_hands() -> None:
    """And many of them do."""
    seen = fought(Markers)

    assert seen["taken"] > 30
    assert seen["lost"] > 20


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


@rule("UND-INV-5")
def test_a_mortar_that_is_aimed_from_the_start_keeps_its_distance() -> None:
    """And nearly all of the time it is aimed."""
    assert fought(Aim)["aimed"] > 4000


@rule("UND-INV-6")
@pytest.mark.parametrize("scenario", UNDAUNTED.scenarios)
def test_nothing_is_kept_between_turns_and_four_dice_are_the_most(scenario: str) -> None:
    """A Blast has one die for every counter."""
    walked(Piles, scenario)


@rule("UND-INV-6")
def test_a_blast_has_one_die_for_every_counter() -> None:
    """And many of them are fired, between turns and rounds with nothing kept."""
    seen = fought(Piles)

    assert seen["blast 1"] > 100
    assert seen["suppress 4"] > 20
    assert seen["TurnEnded"] > 200
    assert seen["RoundBegun"] > 100


@rule("UND-INV-7")
def test_a_total_defense_is_never_out_of_bounds() -> None:
    """And in all the walks there are shots to look at."""
    shots = [walked(Defense, scenario)["shots"] for scenario in UNDAUNTED.scenarios]

    assert sum(shots) > 500


@rule("UND-INV-7", "UND-10.4")
def test_from_ten_up_only_a_zero_hits() -> None:
    """Counted over all ten faces."""
    for needed in range(4, 16):
        hits = [die for die in range(10) if is_success(die, needed)]
        assert hits == [0, *range(needed, 10)]


# ------------------------------------------------------------------------------------------ broken states


def one_card_too_many(watch: Watch) -> None:
    """A card comes from nowhere."""
    watch.state.cards[0].supply[0] += 1


def suppressed_off_the_map(watch: Watch) -> None:
    """A counter that is gone stays suppressed."""
    army = watch.state.armies[0]
    army.place[0], army.suppressed[0] = -1, 1


def controlled_by_both(watch: Watch) -> None:
    """Both sides control every tile."""
    for army in watch.state.armies:
        army.marks = [CONTROLLED] * len(army.marks)


def marker_taken_away(watch: Watch) -> None:
    """A control marker of the Germans is gone."""
    marks = watch.state.armies[1].marks
    marks[marks.index(CONTROLLED)] = UNMARKED


def riflemen_on_unmarked_ground(watch: Watch) -> None:
    """Riflemen stand where nobody of theirs has scouted."""
    army = watch.state.armies[0]
    army.place[0] = army.marks.index(UNMARKED)


def aimed_next_door(watch: Watch) -> None:
    """The Mortar is aimed at a neighboring tile."""
    army = watch.state.armies[0]
    army.target, army.place[MORTAR] = 0, 1


def card_left_in_play(watch: Watch) -> None:
    """A turn has ended with a card in the play area."""
    watch.state.cards[0].play[0] = 1
    watch.events = [Event("TurnEnded", {"side": "us"})]


def card_kept_in_hand(watch: Watch) -> None:
    """A round begins with a card in hand."""
    watch.state.cards[1].hand[0] = 1
    watch.events = [Event("RoundBegun", {"round": 2})]


def shot_of(how: str, dice: int, needed: int) -> Event:
    """A shot at Riflemen without cover."""
    amounts = [4, 0, needed - 4]
    target = {"victim_side": "us", "victim": "RA"}
    return Event("ShotFired", {"how": how, "dice": dice, **target, "needed": needed, "amounts": amounts})


def five_dice(watch: Watch) -> None:
    """Five dice are announced."""
    watch.events = [shot_of("suppress", 5, 5)]


def two_dice_for_a_counter_under_blast(watch: Watch) -> None:
    """A Blast has two dice for one counter."""
    watch.events = [shot_of("blast", 2, 4)]


def two_blasts_for_a_counter(watch: Watch) -> None:
    """A Blast strikes the same counter twice."""
    watch.events = [shot_of("blast", 1, 4), shot_of("blast", 1, 4)]


def more_dice_than_announced(watch: Watch) -> None:
    """A second die falls."""
    watch.events = [shot_of("attack", 1, 5), Event("DieRolled", {}), Event("DieRolled", {})]


def defense_too_high(watch: Watch) -> None:
    """A target is further away than the map is wide."""
    watch.events = [shot_of("attack", 1, 16)]


def defense_too_low(watch: Watch) -> None:
    """A target is nearer than nothing."""
    watch.events = [shot_of("attack", 1, 3)]


@rule("UND-INV-1", "UND-INV-2", "UND-INV-3", "UND-INV-4", "UND-INV-5", "UND-INV-6", "UND-INV-7")
@pytest.mark.parametrize(
    ("watch", "spoil"),
    [
        (CardCount, one_card_too_many),
        (Counters, suppressed_off_the_map),
        (Markers, controlled_by_both),
        (Markers, marker_taken_away),
        (Ground, riflemen_on_unmarked_ground),
        (Aim, aimed_next_door),
        (Piles, card_left_in_play),
        (Piles, card_kept_in_hand),
        (Piles, five_dice),
        (Piles, two_dice_for_a_counter_under_blast),
        (Piles, two_blasts_for_a_counter),
        (Piles, more_dice_than_announced),
        (Defense, defense_too_high),
        (Defense, defense_too_low),
    ],
)
def test_a_broken_state_is_found(watch: type[Watch], spoil: Callable[[Watch], None]) -> None:
    """The watches see what is wrong: a test that could not fail would watch over nothing."""
    found = watch(started("mortain"), 1)
    found.walk(30)
    found.events, found.victims, found.dice = [], [], 0
    found.look()

    spoil(found)

    with pytest.raises(AssertionError):
        found.look()
