"""What the simple opponent does in plain cases, and that it wins and ends its games."""

import pytest

from bocage.arena.fixture import Fixture, fixtures_for
from bocage.arena.playing import Match
from bocage.arena.score import score_of
from bocage.catalogue import UNDAUNTED
from bocage.kernel.choice import argument, verb_of
from bocage.players import player_named
from bocage.undaunted.kinds import KINDS, NO_TILE, SCOUTED, UNITS
from bocage.undaunted.model import Position
from bocage.undaunted.verbs import HUNKER

from tests.players.turns import GAME, at_bid, at_turn, decisions, seen, spelled

US, GERMAN = 0, 1
SIMPLE = player_named("simple", "undaunted", 1)


def kind(name: str) -> int:
    return KINDS.index(name)


def stand(state: Position, side: int, unit: str, tile: str) -> None:
    """Put a counter on a tile that its side has scouted."""
    at = state.scenario.index[tile]
    state.armies[side].put(kind(unit), at)
    state.armies[side].marks[at] = max(SCOUTED, state.armies[side].marks[at])


def strip(state: Position, side: int, but: str = "") -> None:
    """Put all cards of a side but some into the supply, and all its Fog of War out of the game."""
    cards = state.cards[side]
    for each in range(len(KINDS)):
        cards.supply[each] += cards.hand[each] + cards.deck[each] + cards.discard[each]
        cards.hand[each] = cards.deck[each] = cards.discard[each] = 0
    cards.removed[kind("FOW")], cards.supply[kind("FOW")] = cards.supply[kind("FOW")], 0
    for each in map(kind, but.split()):
        cards.supply[each] -= 1
        cards.deck[each] += 1
    cards.hand_count = cards.discard_count = 0
    cards.deck_count = sum(cards.deck)


def test_the_objective_that_wins_is_taken() -> None:
    state = at_turn("montmartin-en-graignes", US, "RA SA PS")
    stand(state, US, "RA", "1B")
    assert spelled(state, SIMPLE, US) == "control card=RA"


def test_an_enemy_on_the_objective_is_shot_at() -> None:
    state = at_turn("montmartin-en-graignes", US, "RA")
    stand(state, US, "RA", "1B")
    stand(state, GERMAN, "SA", "1B")
    assert spelled(state, SIMPLE, US) == "attack card=RA target=SA"


def test_the_last_riflemen_are_shot_at_by_whoever_must_pin_them() -> None:
    state = at_turn("montmartin-en-graignes", GERMAN, "GA PS")
    state.armies[US].place[kind("RA")] = NO_TILE
    strip(state, US)
    assert spelled(state, SIMPLE, GERMAN) == "attack card=GA target=RB"


def test_riflemen_go_for_the_objective_next_to_them() -> None:
    state = at_turn("la-raye", US, "RA")
    state.armies[US].marks[state.scenario.index["13B"]] = SCOUTED
    assert spelled(state, SIMPLE, US) == "move card=RA to=13B"


def test_scouts_open_the_way_of_the_riflemen() -> None:
    state = at_turn("la-raye", US, "SA")
    assert spelled(state, SIMPLE, US) in ("scout card=SA to=13B", "scout card=SA to=7A")


def test_fog_of_war_is_lifted_first() -> None:
    assert spelled(at_turn("la-raye", US, "SA RA FOW"), SIMPLE, US) == "recon card=SA"


def test_fog_of_war_is_bid_on_a_quiet_day() -> None:
    assert spelled(at_bid("la-raye", US, "PS RA SB FOW"), SIMPLE, US) == "bid card=FOW"


def test_a_high_card_is_bid_when_the_enemy_is_about_to_win() -> None:
    state = at_bid("montmartin-en-graignes", GERMAN, "SLA RA SA FOW")
    stand(state, US, "RA", "1B")
    assert spelled(state, SIMPLE, GERMAN) == "bid card=SLA"


def test_the_card_that_wins_is_not_bid() -> None:
    state = at_bid("montmartin-en-graignes", US, "RA SLA SLB FOW")
    stand(state, US, "RA", "1B")
    assert spelled(state, SIMPLE, US) != "bid card=RA"


def test_riflemen_about_to_win_are_kept_off_by_suppressing_or_blocking() -> None:
    state = at_turn("montmartin-en-graignes", GERMAN, "GA")
    stand(state, US, "RA", "1B")
    assert spelled(state, SIMPLE, GERMAN) == "suppress card=GA target=RA"


def test_useful_cards_are_bolstered_and_fog_never() -> None:
    state = at_turn("la-raye", US, "PS")
    assert spelled(state, SIMPLE, US) == "bolster card=PS"


def test_the_last_own_riflemen_are_not_blasted_away() -> None:
    state = at_turn("crossing-the-vire", GERMAN, "MO")
    for unit in ("RA", "RB"):
        stand(state, GERMAN, unit, "18A")
    state.armies[GERMAN].target = state.scenario.index["18A"]
    stand(state, US, "SA", "18A")
    assert not spelled(state, SIMPLE, GERMAN).startswith("blast")


def test_a_mortar_aimed_at_the_enemy_alone_is_fired() -> None:
    state = at_turn("crossing-the-vire", GERMAN, "MO")
    state.armies[GERMAN].target = state.scenario.index["1A"]
    assert spelled(state, SIMPLE, GERMAN) == "blast card=MO"


@pytest.mark.parametrize("scenario", ["la-raye", "hill-314", "mortain"])
def test_combat_cards_never_hunker_down(scenario: str) -> None:
    for state, seat in decisions(scenario, [SIMPLE, SIMPLE], 21, 400):
        choice = SIMPLE.choose(seen(state, seat))
        assert verb_of(choice) != HUNKER or argument(choice, 0) >= UNITS


def test_a_leader_without_a_squad_hunkers_down() -> None:
    state = at_turn("la-raye", US, "SLA")
    for unit in ("RA", "SA"):
        for zone in (state.cards[US].deck, state.cards[US].supply):
            state.cards[US].removed[kind(unit)] += zone[kind(unit)]
            zone[kind(unit)] = 0
    state.cards[US].deck_count = sum(state.cards[US].deck)
    assert spelled(state, SIMPLE, US) == "hunker card=SLA"


@pytest.mark.parametrize(
    ("left", "is_dead"),
    [("", True), ("RA SLA", False), ("PS SLA", False), ("PS", True), ("SLA SLB", False)],
)
def test_a_draw_is_wanted_when_neither_side_can_act(left: str, is_dead: bool) -> None:
    state = at_bid("la-raye", US, "PS RA SA SB")
    strip(state, GERMAN)
    strip(state, US, left)  # a card on its own is always bid
    wanted = [SIMPLE.wants_draw(GAME.view(state, seat)) for seat in (US, GERMAN)]
    assert wanted == [is_dead, is_dead]


def test_a_leader_can_bring_in_the_own_squad_only() -> None:
    state = at_bid("la-raye", US, "PS RA SA SB")
    strip(state, GERMAN)
    strip(state, US, "SLA SLB")
    for unit in ("RA", "SA", "RB", "SB"):
        assert not SIMPLE.wants_draw(GAME.view(state, US))
        state.cards[US].removed[kind(unit)] = state.cards[US].supply[kind(unit)]
        state.cards[US].supply[kind(unit)] = 0
    assert SIMPLE.wants_draw(GAME.view(state, US))


def test_the_last_card_of_a_turn_may_still_be_played() -> None:
    state = at_turn("la-raye", US, "PS")
    strip(state, GERMAN)
    strip(state, US, "PS")
    state.cards[US].draw(kind("PS"))
    assert not SIMPLE.wants_draw(GAME.view(state, US))


def test_a_draw_is_wanted_after_very_many_rounds() -> None:
    state = at_turn("la-raye", US, "PS")
    assert not SIMPLE.wants_draw(GAME.view(state, US))
    state.round = 401
    assert SIMPLE.wants_draw(GAME.view(state, US))


@pytest.mark.parametrize("scenario", UNDAUNTED.scenarios)
def test_simple_against_itself_comes_to_an_end(scenario: str) -> None:
    match = Match(Fixture("undaunted", scenario, "", ("simple", "simple"), 1, 31))
    assert match.play().winners
    assert match.table.state.round < 150


def test_simple_wins_nearly_always_against_random() -> None:
    battles = [("undaunted", scenario, "") for scenario in UNDAUNTED.scenarios]
    games = [Match(each).play() for each in fixtures_for(battles, [("simple", "random")], 1, 32)]
    score = score_of("simple", games)
    assert score.games == 24
    assert score.won >= 22, "`bocage arena` tells more"
