"""Undaunted at a table: chance is asked first, answers only what is possible, and may end the game."""

import pytest

from bocage.catalogue import UNDAUNTED
from bocage.kernel.chance import Dealer, Scripted
from bocage.kernel.choice import Choice
from bocage.kernel.refusal import Refused
from bocage.kernel.state import Pending
from bocage.kernel.table import Table, header_for
from bocage.undaunted.kinds import SIDES
from bocage.undaunted.model import Position

from tests.ledger_marks import rule
from tests.rules.undaunted.field import GAME, Field, asked, cards, won
from tests.rules.undaunted.sides import EITHER, at

GROUND = "3B U. RA    9B g. ra"


def shooting(side: str, dealer: Dealer, **told: str) -> Table[Position]:
    """A table at which a shot has been announced and no die has fallen."""
    turn = at(side, GROUND, "RA", own_goal="pin", **told)
    header = header_for(GAME, UNDAUNTED.scenario("la-raye"), {"kind": "scripted"}, ["Ann", "Ben"])
    table = Table(GAME, header, dealer)
    table.state = turn.state
    shot = GAME.read(turn.state, SIDES.index(side), Choice("attack", {"card": "RA", "target": "RA"}))
    assert isinstance(shot, int)
    table.choose(SIDES.index(side), shot)
    return table


def now(table: Table[Position]) -> Field:
    """The position at a table."""
    return Field(table.state, [])


@rule("TAB-14", "TAB-13")
@pytest.mark.parametrize("outcome", [-1, 10, 11])
def test_a_die_has_ten_faces_and_no_other(outcome: int) -> None:
    table = shooting("us", Scripted([]), enemy_hand="2RA")
    with pytest.raises(LookupError, match=f"outcome {outcome} is impossible here"):
        GAME.befallen(table.state, outcome)

    for face in range(10):
        assert asked(Field(GAME.befallen(table.state, face).state, [])) == "us"


@rule("TAB-14", "TAB-13")
def test_only_a_card_of_the_deck_can_be_drawn() -> None:
    """The kinds that are not in it weigh nothing."""
    turn = at("us", GROUND, "PS", own_deck="RA FOW")
    drawing = GAME.apply(turn.state, 0, GAME.choices(turn.state, 0)[0]).state
    assert asked(Field(drawing, [])) == "chance"

    drawn = [cards(Field(GAME.befallen(drawing, kind).state, []), "us") for kind in (0, 16)]
    assert drawn == ["hand RA; deck FOW; play PS", "hand FOW; deck RA; play PS"]
    for kind in (1, 15, 17):
        with pytest.raises(LookupError, match=f"outcome {kind} is impossible here"):
            GAME.befallen(drawing, kind)


@rule("TAB-11")
@EITHER
def test_nobody_chooses_or_leaves_an_answer_while_dice_are_owed(side: str) -> None:
    table = shooting(side, Scripted([]))
    for seat in (0, 1):
        with pytest.raises(Refused) as trouble:
            table.choose(seat, 0)
        assert repr(trouble.value.refusal) == "chance-is-next [TAB-11]"
        assert repr(table.leave_answer(seat, "turn", None)) == "chance-is-next [TAB-11]"
    assert len(table.record.entries) == 1


@rule("TAB-11", "TAB-8")
@EITHER
def test_dice_that_are_owed_fall_before_a_draw_is_offered_and_may_end_the_game(side: str) -> None:
    """The last Riflemen fall, and there is nothing left to agree upon."""
    for seat in (0, 1):
        table = shooting(side, Scripted([0]), enemy_supply="RA")
        assert repr(table.offer_draw(seat)) == "game-over [TAB-8]"
        assert won(now(table)) == f"{side} pinned UND-12.3"

        table = shooting(side, Scripted([1]), enemy_hand="RA")
        assert table.offer_draw(seat) is None
        assert [list(entry)[1] for entry in table.record.entries] == ["seat", "chance", "act"]
        assert won(now(table)) == ""


@rule("TAB-12")
def test_no_question_of_undaunted_is_a_reaction_window() -> None:
    """Nobody reacts out of turn, so nothing can be answered in advance."""
    table = shooting("us", Scripted([5]), enemy_hand="2RA")

    assert GAME.windows() == []
    assert not Pending().is_window()
    assert all(not record.is_window() for record in table.state.trunk)
    assert repr(table.stand(1, "turn", None)).startswith("no-such-window [TAB-12]")
    assert ["chance" in entry for entry in table.record.entries] == [False, True]  # what was owed
