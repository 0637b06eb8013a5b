"""Units and cards: what the box holds, where cards lie, who sees them, and what Fog of War cannot do."""

from __future__ import annotations

import pytest

from bocage.kernel.state import OBSERVER
from bocage.undaunted.actions.picking import Picking
from bocage.undaunted.bounds import Bound
from bocage.undaunted.cards import CARDS, COMBAT, COMMAND_CARD, FOG_CARD
from bocage.undaunted.kinds import GERMAN, KINDS, UNITS, US
from bocage.undaunted.squads import SQUAD_NAMES, SQUAD_OF, is_of_squad
from bocage.undaunted.verbs import VERB_NAMES

from tests.ledger_marks import rule
from tests.rules.undaunted.field import (
    Field,
    asked,
    cards,
    counted,
    deal,
    field,
    named,
    offers,
    play,
    refused,
    seen,
    zone,
)

RIFLEMAN = "move 1, attack 1, control"
SCOUT = "scout 2, attack 1, recon, conceal"
GUNNER = "move 1, attack 2, suppress 4"

# Every kind of card: class, copies a side, initiative, squad, actions.
FACES = {
    "RA": (COMBAT, 5, 5, "A", RIFLEMAN),
    "RB": (COMBAT, 5, 5, "B", RIFLEMAN),
    "RC": (COMBAT, 5, 5, "C", RIFLEMAN),
    "SA": (COMBAT, 3, 6, "A", SCOUT),
    "SB": (COMBAT, 3, 6, "B", SCOUT),
    "SC": (COMBAT, 3, 6, "C", SCOUT),
    "GA": (COMBAT, 3, 3, "A", GUNNER),
    "GB": (COMBAT, 3, 3, "B", GUNNER),
    "GC": (COMBAT, 3, 3, "C", GUNNER),
    "SN": (COMBAT, 3, 4, "", "stalk 1, attack 3"),
    "MO": (COMBAT, 3, 2, "", "move 1, blast 1, target"),
    "PS": (COMMAND_CARD, 1, 9, "", "bolster 3, command 2"),
    "PG": (COMMAND_CARD, 1, 8, "", "bolster 1, guide 1"),
    "SLA": (COMMAND_CARD, 1, 7, "A", "bolster 2 A, inspire 1 A"),
    "SLB": (COMMAND_CARD, 1, 7, "B", "bolster 2 B, inspire 1 B"),
    "SLC": (COMMAND_CARD, 1, 7, "C", "bolster 2 C, inspire 1 C"),
    "FOW": (FOG_CARD, 10, 1, "", ""),
}


def actions_of(kind: int) -> str:
    """The actions of a card in words."""
    words = []
    for action in CARDS[kind].actions:
        amount = f" {action.amount}" if action.amount else ""
        squad = f" {SQUAD_NAMES[action.squad]}" if isinstance(action, Picking) else ""
        words.append((VERB_NAMES[action.verb] + amount + squad).rstrip())
    return ", ".join(words)


@rule("UND-1.1", "UND-2.1", "UND-2.2", "UND-2.3")
def test_every_card_is_as_printed() -> None:
    found = {}
    for kind, card in enumerate(CARDS):
        squad = SQUAD_NAMES[SQUAD_OF[kind]]
        found[card.name] = (card.sort, card.copies, card.initiative, squad, actions_of(kind))
    assert found == FACES
    assert list(found) == list(KINDS)
    assert sum(card.copies for card in CARDS) == 54


@rule("UND-2.1", "UND-2.2")
def test_a_unit_has_three_to_five_combat_cards_and_no_other_card_has_a_counter() -> None:
    units = [card for card in CARDS if card.sort == COMBAT]
    assert [card.name for card in units] == list(KINDS[:UNITS])
    assert [card.copies for card in units] == [5, 5, 5, 3, 3, 3, 3, 3, 3, 3, 3]
    assert [card.name for card in CARDS if card.sort == FOG_CARD] == ["FOW"]


@rule("UND-2.3")
@pytest.mark.parametrize("squad", [1, 2, 3])
def test_a_squad_has_its_riflemen_scouts_gunners_and_leader(squad: int) -> None:
    letter = SQUAD_NAMES[squad]
    of_squad = [KINDS[kind] for kind in range(len(KINDS)) if is_of_squad(kind, squad)]
    assert of_squad == [f"R{letter}", f"S{letter}", f"G{letter}", f"SL{letter}"]


@rule("UND-2.3")
def test_an_action_for_no_squad_in_particular_is_for_every_card() -> None:
    assert [kind for kind in range(len(KINDS)) if is_of_squad(kind, 0)] == list(range(17))


@rule("UND-2.3")
def test_only_cards_of_the_box_have_a_name() -> None:
    bids = field("3B U. g. RA ra", turn="bids", us_hand="RA", german_hand="RA")
    assert refused(bids, "us", "bid card=RX") == "unknown-card [UND-2.3] nearest=RC, word=RX"


# ------------------------------------------------------------------------------------------ zones


@rule("UND-2.4")
@pytest.mark.parametrize("side", ["us", "german"])
def test_a_draw_takes_any_card_of_the_deck_as_often_as_it_is_there(side: str) -> None:
    told = {f"{side}_deck": "3RA SA 2FOW", f"{side}_hand": "PS", f"{side}_supply": "RA"}
    picture = "3B U. g. RA RB ra rb"
    drawing = play(field(picture, turn=side, **told), side, "command card=PS count=1")
    assert asked(drawing) == "chance"
    weights = drawing.state.trunk[-1].weights(drawing.state)
    assert named(weights) == "3RA SA 2FOW"
    assert cards(deal(drawing, draws="FOW"), side) == "hand FOW; deck 3RA SA FOW; play PS; supply RA"


def rich() -> Field:
    """Cards in every zone of both sides, and some things about the hidden ones seen by everybody."""
    position = field(
        "3B U. g. RA ra",
        us_hand="RA FOW",
        us_deck="2RB",
        us_discard="SA",
        us_play="PS",
        us_supply="3RA",
        us_removed="RC",
        german_hand="SB 2GB",
        german_deck="RB FOW",
        german_discard="GB SLA",
        german_play="PG",
        german_supply="4RB",
        german_removed="2RC",
    )
    for side, hand, discard in ((US, "RA", "SA"), (GERMAN, "GB", "SLA")):
        position.state.cards[side].known_hand = counted(hand)
        position.state.cards[side].known_discard = counted(discard)
        position.state.cards[side].known_deck = counted("RB")
        position.state.cards[side].hand_bounds = [Bound(8, 0)]
        position.state.cards[side].discard_bounds = [Bound(4, 0)]
        position.state.cards[side].deck_bounds = [Bound(1, 2)]
    position.state.cards[US].bid = 16
    return position


OPEN = {
    "us": {
        "supply": counted("3RA"),
        "play": counted("PS"),
        "losses": counted("RC"),
        "hand_count": 2,
        "deck_count": 2,
        "discard_count": 1,
        "known_hand": counted("RA"),
        "known_discard": counted("SA"),
        "known_deck": counted("RB"),
        "hand_bounds": [{"kinds": ["SA"], "most": 0}],
        "discard_bounds": [{"kinds": ["RC"], "most": 0}],
        "deck_bounds": [{"kinds": ["RA"], "most": 2}],
        "has_bid": True,
    },
    "german": {
        "supply": counted("4RB"),
        "play": counted("PG"),
        "losses": counted("2RC"),
        "hand_count": 3,
        "deck_count": 2,
        "discard_count": 2,
        "known_hand": counted("GB"),
        "known_discard": counted("SLA"),
        "known_deck": counted("RB"),
        "hand_bounds": [{"kinds": ["SA"], "most": 0}],
        "discard_bounds": [{"kinds": ["RC"], "most": 0}],
        "deck_bounds": [{"kinds": ["RA"], "most": 2}],
        "has_bid": False,
    },
}
OWN = {
    "us": {"hand": counted("RA FOW"), "deck": counted("2RB"), "discard": counted("SA"), "bid": 16},
    "german": {
        "hand": counted("SB 2GB"),
        "deck": counted("RB FOW"),
        "discard": counted("GB SLA"),
        "bid": -1,
    },
}


@rule("UND-1.3", "UND-2.4", "UND-A24", "UND-5.9")
def test_a_side_sees_its_own_piles_and_of_the_enemy_only_what_lies_open() -> None:
    position = rich()
    us, german = {**OPEN["us"], **OWN["us"]}, {**OPEN["german"], **OWN["german"]}
    assert seen(position, US)["cards"] == [us, OPEN["german"]]
    assert seen(position, GERMAN)["cards"] == [OPEN["us"], german]
    assert seen(position, OBSERVER)["cards"] == [OPEN["us"], OPEN["german"]]


@rule("UND-2.4", "UND-A24")
def test_what_a_side_has_seen_stays_as_it_was_when_the_cards_move_on() -> None:
    position = rich()
    before = seen(position, US)
    view = repr(before["cards"])
    for held in position.state.cards:
        for counts in (held.hand, held.deck, held.discard, held.play, held.supply, held.removed):
            counts[0] += 1
        held.known_hand[0] += 1
        held.known_discard[0] += 1
    assert repr(before["cards"]) == view


@rule("UND-2.4")
def test_the_cards_of_a_position_are_told_zone_by_zone() -> None:
    position = rich()
    assert position.state.cards[GERMAN].facts() == {
        "hand": counted("SB 2GB"),
        "deck": counted("RB FOW"),
        "discard": counted("GB SLA"),
        "play": counted("PG"),
        "supply": counted("4RB"),
        "removed": counted("2RC"),
        "bid": -1,
        "known_hand": counted("GB"),
        "known_discard": counted("SLA"),
        "known_deck": counted("RB"),
        "hand_bounds": [{"kinds": ["SA"], "most": 0}],
        "discard_bounds": [{"kinds": ["RC"], "most": 0}],
        "deck_bounds": [{"kinds": ["RA"], "most": 2}],
    }
    twin = position.state.cards[GERMAN].copy()
    assert twin.facts() == position.state.cards[GERMAN].facts()
    assert (twin.hand_count, twin.deck_count, twin.discard_count) == (3, 2, 2)


@rule("UND-2.4", "UND-1.3")
@pytest.mark.parametrize(("side", "other"), [("us", "german"), ("german", "us")])
def test_only_the_side_that_draws_learns_which_card_it_was(side: str, other: str) -> None:
    told = {f"{side}_deck": "2RA", f"{side}_hand": "PS"}
    drawn = play(field("3B U. g. RA ra", turn=side, **told), side, "command card=PS count=1", draws="RA")
    assert drawn.told[-1] == f"CardDrawn side={side} ({side}: card=RA)"
    assert other not in drawn.told[-1]


# ------------------------------------------------------------------------------------------ Fog of War


@rule("UND-2.5")
@pytest.mark.parametrize("side", ["us", "german"])
def test_fog_can_be_bid(side: str) -> None:
    told = {"us_hand": "FOW", "german_hand": "FOW"}
    bids = field("3B U. g. RA ra", turn="bids", **told)
    assert offers(bids, side) == ["bid card=FOW"]
    assert offers(play(bids, side, "bid card=FOW"), side) == []


@rule("UND-2.5", "UND-7.4")
@pytest.mark.parametrize("side", ["us", "german"])
def test_fog_in_hand_is_good_for_nothing_in_a_turn(side: str) -> None:
    told = {f"{side}_hand": "FOW RA"}
    turn = field("3B U. g. RA ra", turn=side, **told)
    other = "german" if side == "us" else "us"
    assert offers(turn, side) == [
        "attack card=RA target=RA",
        "hunker card=RA",
        "end-turn",
    ]
    assert refused(turn, side, "hunker card=FOW") == "fog-is-useless [UND-2.5] card=FOW, verb=hunker"
    assert (
        refused(turn, side, "attack card=FOW target=RA") == "fog-is-useless [UND-2.5] card=FOW, verb=attack"
    )
    assert offers(turn, other) == []


@rule("UND-2.5", "UND-13.4")
@pytest.mark.parametrize("side", ["us", "german"])
def test_fog_stays_in_hand_until_its_owners_turn_ends(side: str) -> None:
    told = {f"{side}_hand": "FOW RA", f"{side}_deck": "RB", "first": side}
    turn = field("3B U. g. RA ra rb RB", turn=side, **told)
    played = play(turn, side, "hunker card=RA")
    assert cards(played, side) == "hand FOW; deck RB; supply RA"
    assert cards(play(played, side, "end-turn"), side) == "deck RB; discard FOW; supply RA"


@rule("UND-2.5", "UND-9.6", "UND-A28")
@pytest.mark.parametrize("side", ["us", "german"])
def test_only_recon_gets_rid_of_fog(side: str) -> None:
    told = {f"{side}_hand": "2FOW SA", f"{side}_deck": "RB"}
    turn = field("3B U. g. RA SA ra sa", turn=side, **told)
    lifted = play(turn, side, "recon card=SA", draws="RB")
    assert cards(lifted, side) == "hand RB FOW; play SA; removed FOW"
    assert zone(lifted, side, "known_hand") == ""
