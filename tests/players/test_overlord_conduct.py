"""What simple opponents do in plain cases on the seats of a chain of command, and that their sides win."""

import pytest

from bocage.catalogue import MEMOIR44
from bocage.kernel.chance import Seeded
from bocage.kernel.choice import code, verb_of
from bocage.kernel.state import CHANCE, seats_in
from bocage.memoir44.cards.deck import CARD_KINDS, CARD_NAMES
from bocage.memoir44.command.chain import commander_of, post_of
from bocage.memoir44.command.seating import EIGHT, LEFT_GENERAL, RIGHT_GENERAL, SIX, TWO
from bocage.memoir44.game import Memoir44
from bocage.memoir44.kinds import ALLIES, AXIS, SIDES
from bocage.memoir44.model import Position
from bocage.memoir44.verbs import (
    BOMBARD,
    CARRY_OUT,
    COPY,
    DEPLOY,
    END_HAND_OUT,
    GIVE,
    HOLD,
    LEAD,
    LIFT,
    STAND_BY,
    TAKE_INITIATIVE,
    VISIT,
)
from bocage.players import Player, player_named
from bocage.players.memoir44.simple import WEIGHS

from tests.players.battles import decisions, seen

OVERLORD = "omaha-beach-overlord"
SIMPLE = player_named("simple", "memoir44", 1)
CHIEF, LEFT, CENTER, RIGHT = range(4)
"""The seats of the Axis, who begin, where there are eight."""


def game_for(seating: str) -> tuple[Memoir44, dict[str, object]]:
    """The game of a seating, and what it is played by."""
    rulings = {**MEMOIR44.rulings("revised"), "variant": {"seating": seating}}
    return MEMOIR44.game_for(rulings), rulings  # type: ignore[return-value]


def at_hand_out(hand: str, seating: str = EIGHT) -> Position:
    """The first turn, the commander of the Axis with a hand of one's choice."""
    game, rulings = game_for(seating)
    state = game.start(MEMOIR44.scenario(OVERLORD), rulings)
    dealer = Seeded(3)
    while game.to_decide(state) & CHANCE:
        game.fall(state, dealer.pick(game.weights(state), 0), None)
    kinds = [CARD_NAMES.index(name) for name in hand.split()]
    cards = state.hands[commander_of(AXIS)]
    cards.cards, cards.count = [kinds.count(kind) for kind in range(CARD_KINDS)], len(kinds)
    return state


def without(state: Position, role: int, side: int = AXIS) -> Position:
    """The same without the units of a general."""
    for unit in state.commanded(post_of(side, role)):
        state.lift(unit)
    return state


def chosen(state: Position, seat: int, seating: str = EIGHT) -> str:
    """What the simple opponent chooses, as the offers are written; there is something to choose from."""
    view = seen(state, seat)
    assert len(view.offers) > 1
    choice = game_for(seating)[0].spell(state, SIMPLE.choose(view))
    return " ".join([choice.verb, *choice.args.values()])


def after(state: Position, seat: int, *choices: int) -> Position:
    """The same some choices of a seat later."""
    game = game_for(EIGHT)[0]
    for choice in choices:
        assert choice in game.choices(state, seat)
        game.step(state, seat, choice, None)
    return state


def gift(card: str, role: int) -> int:
    return int(code(GIVE, CARD_NAMES.index(card), role))


# The commander


def test_the_card_goes_to_the_flank_where_it_gains() -> None:
    hand = "attack-left attack-right"
    assert chosen(without(at_hand_out(hand), LEFT_GENERAL), CHIEF) == "give attack-right right"
    assert chosen(without(at_hand_out(hand), RIGHT_GENERAL), CHIEF) == "give attack-left left"


def test_a_tactic_card_goes_to_the_general_who_has_whom_it_orders() -> None:
    hand = "direct-from-hq direct-from-hq"
    state = without(without(at_hand_out(hand), LEFT_GENERAL), RIGHT_GENERAL)
    assert chosen(state, CHIEF) == "give direct-from-hq center"


def test_a_card_for_a_flank_without_units_is_kept() -> None:
    state = without(at_hand_out("attack-right attack-left assault-left probe-left"), LEFT_GENERAL)
    after(state, CHIEF, gift("attack-right", RIGHT_GENERAL))
    assert chosen(state, CHIEF) == "end-hand-out"


def test_one_card_is_handed_out_whatever_it_is_good_for() -> None:
    state = without(at_hand_out("attack-left probe-left"), LEFT_GENERAL)
    assert chosen(state, CHIEF).startswith("give ")


def test_a_second_card_for_a_flank_lies_in_the_other_section() -> None:
    state = at_hand_out("attack-right assault-right recon-left")
    after(state, CHIEF, gift("attack-right", RIGHT_GENERAL), gift("assault-right", RIGHT_GENERAL))
    after(state, CHIEF, int(code(END_HAND_OUT)))
    first = chosen(state, RIGHT)
    after(state, RIGHT, SIMPLE.choose(seen(state, RIGHT)))
    play_out_lane(state, RIGHT)
    places = {play.section for play in state.plays if play.post == post_of(AXIS, RIGHT_GENERAL)}
    assert first.startswith("deploy ")
    assert len(places) == 2


def play_out_lane(state: Position, seat: int) -> None:
    """Let a general play and order until he is done."""
    game = game_for(EIGHT)[0]
    while game.choices(state, seat):
        game.step(state, seat, SIMPLE.choose(seen(state, seat)), None)


def test_nobody_is_visited_and_nobody_holds() -> None:
    crowd: list[Player] = [SIMPLE] * 8
    for state, seat in decisions(OVERLORD, crowd, 31, 300, seating=EIGHT):
        assert verb_of(SIMPLE.choose(seen(state, seat))) not in (VISIT, HOLD)


def test_who_asked_for_a_hold_goes_first() -> None:
    state = at_hand_out("attack-right attack-left recon-center")
    after(state, CHIEF, gift("attack-right", RIGHT_GENERAL), gift("attack-left", LEFT_GENERAL))
    after(state, CHIEF, int(code(END_HAND_OUT)))
    after(state, RIGHT, int(code(HOLD)))
    assert chosen(state, CHIEF) == "settle right"
    assert seen(state, RIGHT).offers == [code(LIFT)]


# The generals


def test_a_card_is_played_where_the_units_are() -> None:
    names = at_hand_out("attack-right recon-left").scenario.field.section_names
    for empty, wanted in ((1, 2), (2, 1)):
        state = at_hand_out("attack-right recon-left")
        section = 1 << names.index(f"right-{empty}")
        for unit in state.commanded(post_of(AXIS, RIGHT_GENERAL)):
            if state.sections_of(unit) & section:
                state.lift(unit)
        after(state, CHIEF, gift("attack-right", RIGHT_GENERAL), int(code(END_HAND_OUT)))
        assert chosen(state, RIGHT) == f"deploy attack-right right-{wanted}"


def test_generals_act_on_their_own_where_that_gains() -> None:
    taken = left = 0
    for state, seat in decisions(OVERLORD, [SIMPLE] * 8, 32, 400, seating=EIGHT):
        verb = verb_of(SIMPLE.choose(seen(state, seat)))
        taken += verb == TAKE_INITIATIVE
        left += verb == STAND_BY
    assert taken > 10 * left
    assert taken > 5


def test_who_could_only_lose_stands_by() -> None:
    state = at_hand_out("attack-right recon-center")
    state.figures = state.figures[:]
    units = state.commanded(post_of(AXIS, LEFT_GENERAL))
    far_back = max(units, key=lambda unit: state.scenario.field.rows_back[AXIS][state.at[unit]] * -1)
    for unit in units:
        state.figures[unit] = 1
        if unit != far_back:
            state.lift(unit)
    after(state, CHIEF, gift("attack-right", RIGHT_GENERAL), int(code(END_HAND_OUT)))
    play_out_lane(state, RIGHT)
    assert chosen(state, LEFT) == "stand-by"
    assert chosen(state, CENTER) == "take-initiative center"


def test_every_deed_of_a_chain_of_command_is_weighed() -> None:
    by_the_staff = {GIVE, VISIT, COPY, BOMBARD, END_HAND_OUT}
    assert set(range(GIVE, LIFT + 1)) - by_the_staff - {HOLD} <= set(WEIGHS)


def test_all_kinds_of_cards_are_handed_out_carried_out_and_played() -> None:
    verbs = set()
    for state, seat in decisions(OVERLORD, [SIMPLE] * 2, 33, 500, seating=TWO):
        verbs.add(verb_of(SIMPLE.choose(seen(state, seat))))
    assert {GIVE, CARRY_OUT, DEPLOY, LEAD, END_HAND_OUT, TAKE_INITIATIVE} <= verbs


# Sides


@pytest.mark.parametrize("seating", [EIGHT, SIX, TWO])
@pytest.mark.parametrize("side", [AXIS, ALLIES])
def test_a_side_of_simple_opponents_beats_a_random_one(seating: str, side: int) -> None:
    won = 0
    for seed in range(3):
        game, rulings = game_for(seating)
        state = game.start(MEMOIR44.scenario(OVERLORD), rulings)
        names = ["simple" if seat.startswith(SIDES[side]) else "random" for seat in game.seats]
        players = [player_named(name, "memoir44", number) for number, name in enumerate(names)]
        play_out(game, state, players, seed)
        assert state.outcome is not None
        won += state.scenario.command.side(seats_in(state.outcome.winners)[0]) == side
    assert won >= 2, "`bocage arena` tells more"


def play_out(game: Memoir44, state: Position, players: list[Player], seed: int) -> None:
    """Play a game to its end."""
    dealer = Seeded(seed)
    while asked := game.to_decide(state):
        if asked & CHANCE:
            game.fall(state, dealer.pick(game.weights(state), 0), None)
        else:
            seat = seats_in(asked)[0]
            game.step(state, seat, players[seat].choose(game.view(state, seat)), None)
