"""Taking back at awkward moments: what was shown stays known, what was hidden stays hidden, dice stay."""

import pytest

from bocage.catalogue import UNDAUNTED
from bocage.kernel.chance import Seeded
from bocage.kernel.choice import parse
from bocage.kernel.committed import Committed
from bocage.kernel.refusal import Refusal
from bocage.kernel.table import Table, header_for
from bocage.undaunted.kinds import SIDES
from bocage.undaunted.model import Position

from tests.ledger_marks import rule
from tests.rules.undaunted.field import GAME, Field, cards, field, named
from tests.rules.undaunted.sides import EITHER, at, enemy_of

GROUND = "3B U. RA SA    9B g. ra"


def table_of(position: Field) -> Table[Position]:
    """A table at which a position has come about."""
    scenario = UNDAUNTED.scenario(UNDAUNTED.scenarios[0])
    header = header_for(GAME, scenario, {"kind": "committed"}, ["Ann", "Ben"])
    table = Table(GAME, header, Committed("a secret", "one game", []))
    table.state = position.state
    return table


def made(table: Table[Position], side: str, *choices: str) -> Table[Position]:
    """The table after a side has made choices."""
    for text in choices:
        choice = parse(text)
        assert not isinstance(choice, Refusal)
        refusal = table.submit(SIDES.index(side), choice)
        assert refusal is None, f"{text}: {refusal!r}"
    return table


def taken_back(table: Table[Position], side: str, times: int = 1) -> Table[Position]:
    """The table after a side has taken choices back."""
    for _ in range(times):
        assert table.take_back(SIDES.index(side)) is None
    return table


def now(table: Table[Position]) -> Field:
    """The position at a table."""
    return Field(table.state, [])


def known(table: Table[Position], side: str) -> str:
    """The cards in a hand of which everybody knows."""
    return named(table.state.cards[SIDES.index(side)].known_hand)


# ------------------------------------------------------------------------------------------ what was shown


@rule("TAB-5")
@EITHER
@pytest.mark.parametrize(
    ("choice", "shown"),
    [
        ("move card=RB to=3B", "RB"),
        ("conceal card=SA", "SA"),
        ("hunker card=RA", "RA"),
        ("ready card=GA", "GA"),
        ("end-turn", ""),
    ],
)
def test_a_card_that_was_shown_and_taken_back_is_known_to_be_in_hand(
    side: str, choice: str, shown: str
) -> None:
    """Its owner has it again, and everybody knows; the unplayed rest stays unseen."""
    turn = at(side, "3B U. RA SA GA!    9B g. ra", "2RA RB SA GA FOW", first=side, own_supply="RB")
    before = cards(turn, side)
    table = taken_back(made(table_of(turn), side, choice), side)

    assert cards(now(table), side) == before
    assert known(table, side) == shown
    assert known(table, enemy_of(side)) == ""


@rule("TAB-5")
@EITHER
def test_all_that_was_shown_stays_known_however_much_is_taken_back(side: str) -> None:
    """Two copies of a card are two; one that is shown again is still the same one."""
    table = made(table_of(at(side, GROUND, "3RA SA FOW")), side, "hunker card=RA", "hunker card=RA")

    assert known(taken_back(table, side), side) == "RA"
    assert known(taken_back(table, side), side) == "2RA"
    assert known(made(table, side, "hunker card=RA"), side) == "RA"
    assert known(taken_back(table, side), side) == "2RA"
    assert known(taken_back(made(table, side, "conceal card=SA"), side), side) == "2RA SA"


@rule("TAB-5")
@EITHER
def test_a_fog_that_recon_showed_stays_known_when_nothing_was_drawn(side: str) -> None:
    """With a card to draw, chance has spoken, and nothing can be taken back."""
    table = made(table_of(at(side, GROUND, "SA 2FOW")), side, "recon card=SA")
    assert cards(now(taken_back(table, side)), side) == "hand SA 2FOW"
    assert known(table, side) == "SA FOW"

    table = made(table_of(at(side, GROUND, "SA 2FOW", own_deck="RA")), side, "recon card=SA")
    assert repr(table.take_back(SIDES.index(side))) == "nothing-to-take-back [TAB-5]"
    assert cards(now(table), side) == "hand RA FOW; play SA; removed FOW"


@rule("TAB-5")
@EITHER
def test_a_guess_keeps_what_was_shown_and_taken_back(side: str) -> None:
    """Whatever else the enemy believes to be in the hand."""
    turn = at(side, GROUND, "RA SA", own_deck="5RB 2FOW", own_discard="2SB")
    table = taken_back(made(table_of(turn), side, "conceal card=SA"), side)
    enemy = SIDES.index(enemy_of(side))
    view = table.view(enemy)

    for seed in range(20):
        guess = GAME.guess(view, Seeded(seed))
        assert guess.cards[1 - enemy].hand[3] >= 1
        assert GAME.view(guess, enemy).facts() == view.facts()


# ------------------------------------------------------------------------------------------ what was hidden


@rule("TAB-5")
@EITHER
def test_a_bid_taken_back_tells_the_enemy_nothing(side: str) -> None:
    """Until the other bid shows both; then none can be taken back."""
    seat, enemy = SIDES.index(side), enemy_of(side)
    table = table_of(field(GROUND, "bids", us_hand="RA SA", german_hand="RA SA"))
    made(table, side, "bid card=RA")
    assert table.view(seat).facts() != taken_back(table, side).view(seat).facts()

    assert table.events(1 - seat) == [
        {"event": "BidPlaced", "side": side},
        {"event": "TakenBack", "seat": seat},
    ]
    assert known(table, side) == ""
    made(made(table, side, "bid card=SA"), enemy, "bid card=RA")
    assert repr(table.take_back(seat)) == "nothing-to-take-back [TAB-5]"
    assert repr(table.take_back(1 - seat)) == "nothing-to-take-back [TAB-5]"


# ------------------------------------------------------------------------------------------ in the middle


@rule("TAB-5")
@EITHER
def test_cards_picked_one_by_one_are_taken_back_one_by_one(side: str) -> None:
    """First the third card, then the second, and so on until the Sergeant is in hand again."""
    table = table_of(at(side, GROUND, "PS", own_supply="2RA RB"))
    made(table, side, "bolster card=PS", "take card=RA", "take card=RB")
    assert cards(now(table), side) == "discard RA RB; play PS; supply RA"

    assert cards(now(taken_back(table, side)), side) == "discard RA; play PS; supply RA RB"
    made(table, side, "take card=RA", "take card=RB")
    assert cards(now(table), side) == "discard 2RA RB; play PS"
    assert cards(now(taken_back(table, side, 4)), side) == "hand PS; supply 2RA RB"
    assert table.take_back(SIDES.index(side)) is not None


@rule("TAB-5")
@EITHER
def test_an_inspired_card_goes_back_to_where_it_was_played(side: str) -> None:
    """Everybody saw it lie there; in the hand it is known as long as it is there."""
    table = made(table_of(at(side, GROUND, "SLA", own_play="RA")), side, "inspire card=SLA", "take card=RA")
    assert known(table, side) == "RA"

    assert cards(now(taken_back(table, side)), side) == "play RA SLA"
    assert known(table, side) == ""


@rule("TAB-5")
@EITHER
def test_a_scout_under_way_goes_back_a_step(side: str) -> None:
    """Marker and Fog of War with it."""
    table = table_of(at(side, "3B U. RA SA    9B    10B g. ra", "SA", own_supply="2FOW"))
    made(table, side, "scout card=SA to=9B", "step to=10B")
    assert cards(now(table), side) == "discard 2FOW; play SA"

    assert cards(now(taken_back(table, side)), side) == "discard FOW; play SA; supply FOW"
    assert cards(now(taken_back(table, side)), side) == "hand SA; supply 2FOW"
    assert table.state.armies[SIDES.index(side)].marks == [1, 0, 0]


# ------------------------------------------------------------------------------------------ dice


@rule("TAB-5", "TAB-11")
@EITHER
@pytest.mark.parametrize("choice", ["attack card=RA target=RA", "command card=PS count=1"])
def test_nobody_has_a_second_try_with_dice_or_cards(side: str, choice: str) -> None:
    """Nor with what was decided before they fell; each number of the record is there once."""
    table = table_of(at(side, GROUND, "2RA PS SA", own_deck="2RB 2FOW", enemy_deck="3RA"))
    made(table, side, "hunker card=SA", choice)
    fallen = table.state.facts()

    assert repr(table.take_back(SIDES.index(side))) == "nothing-to-take-back [TAB-5]"
    assert table.state.facts() == fallen
    assert [entry["n"] for entry in table.record.entries] == [1, 2, 3]
    assert "chance" in table.record.entries[2]
