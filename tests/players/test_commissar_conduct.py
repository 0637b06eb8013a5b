"""The simple opponent under a commissar: it places what will be of use, and plays what is."""

from __future__ import annotations

from bocage.players.memoir44.simple import SimpleMemoir44

from tests.rules.memoir44.battle import GAME, Battle, battle, play
from tests.rules.memoir44.field import Field, field

LEFT = "B3 A, C3 I, B5 i, C5 i"
SPECIAL = {"commissar": {"side": "allies"}}


def chosen(now: Battle) -> str:
    """What the opponent would do for the Allies."""
    choice = GAME.spell(now.state, SimpleMemoir44().choose(GAME.view(now.state, 1)))
    return " ".join([choice.verb, *choice.args.values()])


def test_it_plays_the_card_from_under_the_chip_where_that_gains_more() -> None:
    now = battle(LEFT, allies="recon-right probe-right", chip="attack-left", special=SPECIAL)
    assert chosen(now) == "play attack-left"


def test_it_places_a_card_for_the_section_where_it_fights() -> None:
    now = battle(LEFT, allies="attack-right attack-left probe-center", chip="dig-in", special=SPECIAL)
    assert chosen(play(now, "allies", "play dig-in")) == "place-card attack-left"


def test_a_commander_places_a_card_for_the_general_who_fights() -> None:
    hand = "attack-right attack-left probe-center dig-in"
    now: Field = field(LEFT, allies=hand, chip="probe-left", special=SPECIAL)
    seat = list(now.game.seats).index("allies-commander")
    choice = now.game.spell(now.state, SimpleMemoir44().choose(now.game.view(now.state, seat)))
    assert (choice.verb, choice.args["card"]) == ("place-card", "attack-left")
