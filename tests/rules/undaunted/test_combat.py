"""Chapter 10 of the rules: Attack, Suppress and Blast."""

import pytest

from bocage.undaunted.kinds import SIDES

from tests.ledger_marks import rule
from tests.rules.undaunted.field import (
    asked,
    cards,
    deal,
    drawn,
    field,
    offers,
    play,
    refused,
    show,
    under_way,
    won,
    zone,
)
from tests.rules.undaunted.sides import EITHER, at, enemy_of, view_of

LINE = "3B U. RA GA SN  9B  12B g. sa  17B g. ra ga"
RULES = "rules=UND-10.3,UND-10.3,UND-10.3"


def shot(unit: str, how: str, victim: str, dice: int, tally: str) -> str:
    """A shot of the US as it is told: the tally as `4+3+1`."""
    amounts = [int(amount) for amount in tally.split("+")]
    return (
        f"ShotFired side=us unit={unit} how={how} victim_side=german victim={victim} dice={dice} "
        f"needed={sum(amounts)} amounts={','.join(map(str, amounts))} reasons=base,cover,range {RULES}"
    )


@rule("UND-10.1", "UND-13.2")
def test_attack_and_suppress_may_choose_any_enemy_counter_at_any_distance() -> None:
    """Own counters and empty tiles are no targets."""
    before = field(LINE, us_hand="RA GA")

    assert offers(before, "us", "attack", "suppress") == [
        "attack card=RA target=RA",
        "attack card=RA target=SA",
        "attack card=RA target=GA",
        "attack card=GA target=RA",
        "attack card=GA target=SA",
        "attack card=GA target=GA",
        "suppress card=GA target=RA",
        "suppress card=GA target=SA",
        "suppress card=GA target=GA",
    ]
    assert refused(before, "us", "attack card=RA target=RB") == "target-not-on-map [UND-10.1] target=RB"
    assert refused(before, "us", "suppress card=GA target=SN") == "target-not-on-map [UND-10.1] target=SN"


@rule("UND-10.1", "UND-3.8")
@pytest.mark.parametrize(
    ("choice", "told"),
    [
        ("attack card=RA target=SA", shot("RA", "attack", "SA", 1, "5+0+2")),
        ("attack card=GA target=RA", shot("GA", "attack", "RA", 2, "4+3+3")),
        ("suppress card=GA target=GA", shot("GA", "suppress", "GA", 4, "4+3+3")),
        ("attack card=SN target=SA", shot("SN", "attack", "SA", 3, "5+0+2")),
    ],
)
def test_a_shot_has_the_dice_of_its_action_and_the_defense_of_its_target(choice: str, told: str) -> None:
    """The announcement carries dice, total and tally."""
    after = play(field(LINE, us_hand="RA GA SN"), "us", choice)

    assert after.told[-1] == told
    assert asked(after) == "chance"


@rule("UND-10.1", "UND-10.3")
@EITHER
def test_the_longest_shot_counts_every_tile_of_its_way(side: str) -> None:
    """Five tiles, and nothing is too far."""
    picture = "3B U. RA  9B  12B  4B  10B  11B g. ra"
    turn = at(side, picture, "RA", own_supply="RA", enemy_supply="RA")
    assert offers(turn, side, "attack") == ["attack card=RA target=RA"]
    fired = play(turn, side, "attack card=RA target=RA")
    assert " needed=9 amounts=4,0,5 " in fired.told[-1]


@rule("UND-10.3")
@pytest.mark.parametrize(
    ("at", "victim", "total"),
    [
        ("3B U. RA g. ra  9B  12B", "RA", "4+0+0"),  # the same tile
        ("3B U. RA  9B g. ra  12B", "RA", "4+0+1"),
        ("3B U. RA  9B  1B g. sa", "SA", "5+1+2"),
        ("3B U. RA  9B  2B g. sn", "SN", "6+2+2"),
        ("3B U. RA  9B  17B g. mo", "MO", "4+3+2"),
        ("3B U. RA  9B  17B g. gb", "GB", "4+3+2"),
        ("17B U. RA  9B  3B g. rc", "RC", "4+0+2"),  # the attacker's own cover does not count
    ],
)
def test_total_defense_is_base_plus_cover_plus_range(at: str, victim: str, total: str) -> None:
    """The tile of the attacker is not counted."""
    after = play(field(at, us_hand="RA"), "us", f"attack card=RA target={victim}")

    assert after.told[-1] == shot("RA", "attack", victim, 1, total)


@rule("UND-10.4")
@pytest.mark.parametrize(
    ("dice", "hit"), [("7", True), ("8", True), ("9", True), ("0", True), ("6", False), ("1", False)]
)
def test_a_die_hits_with_the_total_or_more_and_a_zero_always(dice: str, hit: bool) -> None:
    """Needed here is 4 + 0 + 3 = 7."""
    before = field("3B U. RA  9B  12B  4B g. ra", us_hand="RA", german_hand="RA")

    after = play(before, "us", "attack card=RA target=RA", dice=dice)

    assert after.told[-1] == (
        "CardLost side=german unit=RA zone=hand" if hit else "ShotMissed side=german unit=RA"
    )


@rule("UND-10.4")
@pytest.mark.parametrize(("dice", "hit"), [("0", True), ("9", False)])
def test_from_ten_up_only_a_zero_hits(dice: str, hit: bool) -> None:
    """A Sniper in the woods two tiles away: 6 + 3 + 2 = 11."""
    before = field("3B U. RA  9B  17B g. sn", us_hand="RA", german_discard="SN")

    after = play(before, "us", "attack card=RA target=SN", dice=dice)

    assert zone(after, "german", "removed") == ("SN" if hit else "")


@rule("UND-10.4", "UND-10.5")
@pytest.mark.parametrize(
    ("dice", "lost"), [("5 6", "RA"), ("5 1", "RA"), ("1 5", "RA"), ("0 0", "RA"), ("4 1", "")]
)
def test_one_success_is_enough_and_more_do_not_matter(dice: str, lost: str) -> None:
    """Two dice against 5; never more than one card goes."""
    before = field("3B U. GA  9B g. ra", us_hand="GA", german_hand="3RA")

    after = play(before, "us", "attack card=GA target=RA", dice=dice)

    assert zone(after, "german", "removed") == lost


@rule("UND-10.5", "UND-A26")
def test_a_casualty_is_taken_from_the_hand_first() -> None:
    """Also in the turn of the first player, whose enemy still holds a hand."""
    before = field(
        "3B U. RA  9B g. ra", us_hand="RA", german_hand="2RA FOW", german_discard="RA", german_deck="RA"
    )

    after = play(before, "us", "attack card=RA target=RA", dice="5")

    assert after.told[-1] == "CardLost side=german unit=RA zone=hand"
    assert cards(after, "german") == "hand RA FOW; deck RA; discard RA; removed RA"


@rule("UND-10.5")
def test_without_one_in_hand_the_discard_pile_comes_next_and_then_the_deck() -> None:
    """One card an attack; units of the same type in other squads do not stand in."""
    before = field(
        "3B U. RA  9B g. ra",
        us_hand="4RA",
        german_hand="RB SA",
        german_discard="RA RC",
        german_deck="RA 2FOW",
    )
    attack = "attack card=RA target=RA"

    after = play(before, "us", attack, attack, dice="5 5")

    assert [told for told in after.told if "zone" in told] == [
        "CardLost side=german unit=RA zone=discard",
        "CardLost side=german unit=RA zone=deck",
    ]
    assert cards(after, "german") == "hand RB SA; deck 2FOW; discard RC; removed 2RA"


@rule("UND-10.5", "UND-A20", "UND-A24")
@EITHER
@pytest.mark.parametrize(
    ("hand", "discard", "deck", "after", "lacks"),
    [
        ("2RC RA", "RC", "RC", "hand RA RC; deck RC; discard RC; removed RC", (0, 0)),
        ("RC", "RC", "RC", "deck RC; discard RC; removed RC", (0, 0)),
        ("RA", "2RC", "RC", "hand RA; deck RC; discard RC; removed RC", (4, 0)),
        ("RA", "RC", "RA", "hand RA; deck RA; removed RC", (4, 0)),
        ("RA", "RA", "RA 2RC", "hand RA; deck RA RC; discard RA; removed RC", (4, 4)),
        ("RA", "RA", "RC", "hand RA; discard RA; removed RC", (4, 4)),
        ("RA", "RA", "RA", "hand RA; deck RA; discard RA", (4, 4)),
    ],
)
def test_everybody_learns_where_the_loss_was_and_where_it_was_not(
    side: str, hand: str, discard: str, deck: str, after: str, lacks: tuple[int, int]
) -> None:
    """A card was sought in vain in every zone before the one that paid."""
    enemy = enemy_of(side)
    told = {"enemy_hand": hand, "enemy_discard": discard, "enemy_deck": deck}
    turn = at(side, "3B U. RA  9B g. rc ra", "RA", own_supply="RA", **told)
    hit = play(turn, side, "attack card=RA target=RC", dice="5")

    held = hit.state.cards[SIDES.index(enemy)]
    zones = {"hand": hand, "discard": discard, "deck": deck}
    paid_by = next((name for name, held_there in zones.items() if "RC" in held_there), "")
    told_last = f"CardLost side={enemy} unit=RC zone={paid_by}"
    assert hit.told[-1] == (told_last if paid_by else f"CounterRemoved side={enemy} unit=RC")
    assert cards(hit, enemy) == after
    bounds = (held.hand_bounds, held.discard_bounds)
    assert tuple(sum(bound.kinds for bound in found) for found in bounds) == lacks
    assert [bound.most for found in bounds for bound in found] == [0] * sum(map(bool, lacks))
    assert held.hand_count == sum(held.hand)
    assert held.deck_count == sum(held.deck)
    assert held.discard_count == sum(held.discard)


@rule("UND-10.5", "UND-A20")
@EITHER
def test_a_lost_card_of_which_everybody_knew_is_forgotten(side: str) -> None:
    """One of two in hand was inspired, one of two in the discard pile bid."""
    enemy = SIDES.index(enemy_of(side))
    for zone_name, lost in (("hand", "known_hand"), ("discard", "known_discard")):
        turn = at(side, "3B U. RA  9B g. rc ra", "2RA", own_supply="RA", **{f"enemy_{zone_name}": "2RC RA"})
        for known in (turn.state.cards[enemy].known_hand, turn.state.cards[enemy].known_discard):
            known[0], known[2] = 1, 1
        once = play(turn, side, "attack card=RA target=RC", dice="5")
        assert zone(once, SIDES[enemy], lost) == "RA"
        twice = play(once, side, "attack card=RA target=RC", dice="5")
        assert zone(twice, SIDES[enemy], lost) == "RA"
        assert zone(twice, SIDES[enemy], "removed") == "2RC"


@rule("UND-10.5", "UND-A20")
def test_with_none_of_the_three_the_counter_goes_and_play_area_and_supply_are_not_searched() -> None:
    """A hit on a unit whose cards are all in supply removes the counter and no card."""
    before = field("3B U. RA  9B g. ra sa", us_hand="RA", german_supply="3RA", german_deck="SA RB")

    after = play(before, "us", "attack card=RA target=RA", dice="0")

    assert after.told[-1] == "CounterRemoved side=german unit=RA"
    assert show(after) == drawn("3B U. RA  9B g. sa")
    assert cards(after, "german") == "deck RB SA; supply 3RA"


@rule("UND-A20")
def test_a_blast_on_an_own_unit_whose_cards_are_all_in_play_removes_its_counter() -> None:
    """The card that was just used lies in the play area, where nobody looks."""
    before = field("3B U. MO  9B  12B  4B U. U@ RA RB", us_hand="MO RA RB", us_play="2RA", us_deck="RB")
    after = play(before, "us", "hunker card=RA", "blast card=MO", dice="9 9")

    assert show(after) == drawn("3B U. MO  9B  12B  4B U. U@ RB")
    assert zone(after, "us", "play") == "2RA MO"
    assert zone(after, "us", "removed") == "RB"


@rule("UND-10.5", "UND-7.5")
@EITHER
def test_a_lost_card_leaves_the_counter_as_it_is(side: str) -> None:
    """Suppressed it was, suppressed it stays."""
    turn = at(side, "2B U. RA  9B g. ra!", "RA", own_supply="RA", enemy_hand="2RA", enemy_supply="RA")
    shot = play(turn, side, "attack card=RA target=RA", dice="9")
    assert shot.told[-1] == f"CardLost side={enemy_of(side)} unit=RA zone=hand"
    assert show(shot) == show(turn)


@rule("UND-10.6", "UND-3.8")
def test_a_suppress_that_hits_flips_the_counter_and_costs_no_card() -> None:
    """Four dice are rolled, one success is enough."""
    before = field("3B U. GA  9B g. ra", us_hand="GA", german_hand="RA")

    after = play(before, "us", "suppress card=GA target=RA", dice="1 2 5 3")

    assert after.told[-1] == "UnitSuppressed side=german unit=RA"
    assert after.state.armies[1].suppressed == [1, *[0] * 10]
    assert show(after) == drawn("3B U. GA  9B g. ra!")
    assert cards(after, "german") == "hand RA"


@rule("UND-10.6")
def test_a_suppress_that_misses_does_nothing() -> None:
    """Four dice below five."""
    before = field("3B U. GA  9B g. ra", us_hand="GA", german_hand="RA")

    after = play(before, "us", "suppress card=GA target=RA", dice="1 2 4 3")

    assert show(after) == drawn("3B U. GA  9B g. ra")


@rule("UND-A18", "UND-10.6")
def test_suppressing_a_suppressed_counter_is_not_offered_but_attacking_it_is() -> None:
    """It would have no effect."""
    before = field("3B U. GA  9B g. ra! rb", us_hand="GA")

    assert offers(before, "us", "suppress", "attack") == [
        "attack card=GA target=RA",
        "attack card=GA target=RB",
        "suppress card=GA target=RB",
    ]
    assert refused(before, "us", "suppress card=GA target=RA") == "already-suppressed [UND-A18] target=RA"


@rule("UND-A18")
def test_enemies_on_the_own_tile_can_be_shot_at() -> None:
    """The range is nothing."""
    before = field("3B U. RA g. ra  9B", us_hand="RA", german_hand="RA")

    after = play(before, "us", "attack card=RA target=RA", dice="4")

    assert zone(after, "german", "removed") == "RA"


@rule("UND-10.2", "UND-A19")
def test_a_blast_attacks_every_counter_on_the_target_tile_enemies_first_then_own() -> None:
    """One attack of one die each, in the order of the units; a suppressed one is hit like any other."""
    before = field(
        "3B U. MO  9B  12B  4B U. U@ RA SA g. ga! ra",
        us_hand="MO",
        us_deck="RA SA RB",
        german_deck="RA GA RB",
    )
    before = play(before, "us", "blast card=MO")

    after = deal(before, dice="4 3 4 5")

    found = [told for told in after.told if not told.startswith(("ShotFired", "DieRolled"))]
    assert found == [
        "CardLost side=german unit=RA zone=deck",
        "ShotMissed side=german unit=GA",
        "CardLost side=us unit=RA zone=deck",
        "CardLost side=us unit=SA zone=deck",
    ]
    assert asked(after) == "us"


@rule("UND-10.2", "UND-10.3")
def test_a_blast_ignores_range() -> None:
    """Three tiles away, and the tally has no line for it."""
    before = field("3B U. MO  9B  12B  2B U@ g. ra", us_hand="MO", german_hand="RA")

    after = play(before, "us", "blast card=MO")

    assert after.told[-1] == (
        "ShotFired side=us unit=MO how=blast victim_side=german victim=RA dice=1 needed=6 "
        "amounts=4,2 reasons=base,cover rules=UND-10.3,UND-10.3"
    )


@rule("UND-10.2", "UND-3.6")
def test_without_a_target_marker_on_the_map_blast_cannot_be_chosen() -> None:
    """The enemy's target marker is no help."""
    before = field("3B U. MO g@  9B  12B  2B g. ra mo", us_hand="MO")

    assert offers(before, "us", "blast") == []
    assert refused(before, "us", "blast card=MO") == "not-aimed [UND-10.2]"


@rule("UND-A19")
def test_a_blast_on_an_empty_tile_is_not_offered() -> None:
    """One counter is enough, also an own one."""
    empty = field("3B U. MO g. ra  9B  12B  2B U@", us_hand="MO")
    own = field("3B U. MO g. ra  9B  12B  2B U@ U. SA", us_hand="MO")

    assert refused(empty, "us", "blast card=MO") == "nobody-on-target [UND-A19] tile=2B"
    assert offers(own, "us", "blast") == ["blast card=MO"]


@rule("UND-7.6", "UND-10.3")
def test_a_missing_counter_shoots_from_its_spawn_tile() -> None:
    """It is put there first, and the range counts from there."""
    before = field("3B U. RA  9B U.  12B g. ra", us_hand="GA", us_spawn="9B", german_hand="RA")

    after = play(before, "us", "attack card=GA target=RA", dice="5 1")

    assert after.told[1] == "CounterPlaced side=us unit=GA tile=9B"
    assert after.told[2] == shot("GA", "attack", "RA", 2, "4+0+1")
    assert show(after) == drawn("3B U. RA  9B U. GA  12B g. ra")


# ------------------------------------------------------------------------------------------ both sides


@rule("UND-10.1", "UND-13.2", "UND-A18", "UND-4.4")
@EITHER
def test_every_enemy_counter_can_be_shot_at_and_no_own_one(side: str) -> None:
    """On the own tile, across the map, behind others."""
    picture = "2B U. g. GB RB sn  9B g. rb gb!  12B g. rc  17B g. mo sa!"
    turn = at(side, picture, "GB", enemy_supply="RB", own_supply="RB")
    enemies = ["RB", "RC", "SA", "GB", "SN", "MO"]
    ready = ["RB", "RC", "SN", "MO"]
    assert offers(turn, side, "attack", "suppress") == [
        *[f"attack card=GB target={unit}" for unit in enemies],
        *[f"suppress card=GB target={unit}" for unit in ready],
    ]
    assert refused(turn, side, "attack card=GB target=RA") == "target-not-on-map [UND-10.1] target=RA"
    assert refused(turn, side, "suppress card=GB target=SA") == "already-suppressed [UND-A18] target=SA"


@rule("UND-10.1", "UND-10.2", "UND-10.6")
@EITHER
def test_a_shot_is_told_with_its_shooter_and_its_victim(side: str) -> None:
    """What lies on top while the dice fall says the same."""
    enemy = enemy_of(side)
    turn = at(side, "2B U. GB RB  9B g. rb  12B g. sc", "GB", enemy_supply="RB", own_supply="RB")
    shot = play(turn, side, "suppress card=GB target=SC", dice="1")
    facts = {"is": "roll", "verb": "suppress", "side": SIDES.index(side), "unit": 7}
    facts |= {"victim_side": SIDES.index(enemy), "victim": 5, "left": 3, "needed": 7, "hit": False}
    assert under_way(shot) == facts
    hit = deal(shot, dice="7")
    assert under_way(hit) == {**facts, "left": 2, "hit": True}
    assert hit.told == [f"DieRolled side={side} die=7 needed=7"]
    assert deal(hit, dice="1 1").told[-1] == f"UnitSuppressed side={enemy} unit=SC"


@rule("UND-10.2", "UND-A19", "UND-11.1")
@EITHER
def test_a_blast_goes_through_enemies_and_then_own_counters(side: str) -> None:
    """Each has a die of its own, and what is still to come is told."""
    enemy = enemy_of(side)
    picture = "3B U. MO RC  12B  4B  9A U. U@ RB SA GA g. rb! sn"
    told = {"own_deck": "RB SA GA", "enemy_deck": "2RB SN", "own_supply": "RC", "enemy_supply": "RC"}
    turn = at(side, picture, "MO", **told)
    begun = play(turn, side, "blast card=MO")
    own, other = SIDES.index(side), SIDES.index(enemy)
    queue = [other * 11 + 9, own * 11 + 1, own * 11 + 3, own * 11 + 6]
    assert begun.state.pending_facts()[-2] == {
        "is": "barrage",
        "side": own,
        "unit": 10,
        "dice": 1,
        "victims": queue,
    }
    shots = [told for told in deal(begun, dice="0 0 0 0 0").told if told.startswith("ShotFired")]
    assert [words.split()[4:6] for words in [*begun.told[-1:], *shots]] == [
        [f"victim_side={enemy}", "victim=RB"],
        [f"victim_side={enemy}", "victim=SN"],
        [f"victim_side={side}", "victim=RB"],
        [f"victim_side={side}", "victim=SA"],
        [f"victim_side={side}", "victim=GA"],
    ]
    over = deal(begun, dice="5 7 5 6 5")
    assert cards(over, side) == "play MO; supply RC; removed RB SA GA"
    assert cards(over, enemy) == "deck RB; supply RC; removed RB SN"
    missed = deal(begun, dice="4 6 4 5 4")
    assert show(missed) == drawn(view_of(side, picture))
    assert cards(missed, enemy) == "deck 2RB SN; supply RC"
    assert offers(missed, side) == ["end-turn"]


@rule("UND-10.2", "UND-A20")
@EITHER
def test_a_blast_removes_own_counters_as_well(side: str) -> None:
    """Nothing of either unit is left but in supply."""
    turn = at(side, "3B U. MO RC  12B  4B  5B U. U@ RB g. ga", "MO", own_supply="RB RC", enemy_supply="GA RA")
    over = play(turn, side, "blast card=MO", dice="9 9")
    assert show(over) == drawn(view_of(side, "3B U. MO RC  12B  4B  5B U. U@ g."))
    assert over.told[-1] == f"CounterRemoved side={side} unit=RB"


@rule("UND-10.2", "UND-A19")
@EITHER
def test_a_blast_strikes_suppressed_counters_of_its_own_side_too(side: str) -> None:
    """The ready one beside it is hit as well."""
    picture = "3B U. MO RC  12B  4B  5B U. U@ RB! SA"
    turn = at(side, picture, "MO", own_supply="RC", own_deck="RB SA", enemy_supply="RA")
    over = play(turn, side, "blast card=MO", dice="9 9")
    assert cards(over, side) == "play MO; supply RC; removed RB SA"
    alone = at(side, picture.replace(" SA", ""), "MO", own_supply="RC", own_deck="RB", enemy_supply="RA")
    assert offers(alone, side, "blast") == ["blast card=MO"]


@rule("UND-A26", "UND-10.5")
@EITHER
def test_the_side_still_to_move_loses_from_its_hand_and_the_other_has_none(side: str) -> None:
    """First the holder of the marker shoots, then the other side does."""
    enemy = enemy_of(side)
    told = {"first": side, "enemy_hand": "2RA", "enemy_deck": "RA", "own_deck": "RA", "own_supply": "RA"}
    turn = at(side, "3B U. RA  9B g. ra", "2RA", **told)
    shot = play(turn, side, "attack card=RA target=RA", dice="5")
    assert shot.told[-1] == f"CardLost side={enemy} unit=RA zone=hand"
    assert cards(shot, enemy) == "hand RA; deck RA; removed RA"
    back = play(play(shot, side, "end-turn"), enemy, "attack card=RA target=RA", dice="5")
    assert back.told[-1] == f"CardLost side={side} unit=RA zone=discard"
    assert cards(back, side) == "deck RA; discard RA; supply RA; removed RA"


@rule("UND-A26", "UND-10.5")
@EITHER
def test_a_last_card_in_hand_is_lost_before_others_elsewhere(side: str) -> None:
    """One copy in hand is enough."""
    told = {"enemy_hand": "RA FOW", "enemy_discard": "RA", "enemy_deck": "RA", "own_supply": "RA"}
    shot = play(at(side, "3B U. RA  9B g. ra", "RA", **told), side, "attack card=RA target=RA", dice="5")
    assert cards(shot, enemy_of(side)) == "hand FOW; deck RA; discard RA; removed RA"


@rule("UND-10.5", "UND-A21")
@EITHER
def test_goals_are_looked_at_when_a_card_or_a_counter_goes(side: str) -> None:
    """A miss changes nothing, a lost card may take the last hope, a lost counter pins."""
    turn = at(
        side, "3B U. RA  9B g. ra", "RA", own_goal="pin", own_supply="RA", enemy_deck="RA", enemy_goal="9"
    )
    attack = "attack card=RA target=RA"
    assert won(play(turn, side, attack, dice="1")) == ""
    assert won(play(turn, side, attack, dice="5")) == f"{side} beyond-hope-pinned UND-12.6"
    bare = at(side, "3B U. RA  9B g. ra", "RA", own_goal="pin", own_supply="RA", enemy_supply="RA")
    assert won(play(bare, side, attack, dice="5")) == f"{side} pinned UND-12.3"
