"""Chapter 9 of the rules: Bolster, Command, Conceal, Control, Inspire, Recon and Target."""

import pytest

from tests.ledger_marks import rule
from tests.rules.undaunted.field import asked, cards, drawn, field, offers, play, refused, show, zone

PLACE = "3B U. RA SA  9B g. ra"


# ------------------------------------------------------------------------------------------ Bolster


@rule("UND-9.1", "UND-13.8")
def test_bolster_moves_up_to_so_many_cards_from_supply_to_discard() -> None:
    """The Sergeant takes up to three; each is chosen by itself, the same kind again as well."""
    before = field(PLACE, us_hand="PS", us_supply="2RA GB SN")

    one = play(before, "us", "bolster card=PS")
    assert offers(one, "us") == ["take card=RA", "take card=GB", "take card=SN"]

    two = play(one, "us", "take card=RA")
    assert offers(two, "us") == ["take card=RA", "take card=GB", "take card=SN", "done"]
    assert asked(play(two, "us", "done")) == "us"
    assert cards(play(two, "us", "done"), "us") == "discard RA; play PS; supply RA GB SN"

    three = play(two, "us", "take card=RA", "take card=SN")
    assert offers(three, "us") == ["end-turn"]
    assert cards(three, "us") == "discard 2RA SN; play PS; supply GB"


@rule("UND-9.1")
def test_bolster_stops_when_nothing_is_left_to_take() -> None:
    """A supply of one card ends a Bolster 3 after it."""
    after = play(field(PLACE, us_hand="PS", us_supply="RA"), "us", "bolster card=PS", "take card=RA")

    assert offers(after, "us") == ["end-turn"]


@rule("UND-9.1")
@pytest.mark.parametrize(("card", "most"), [("PS", 3), ("PG", 1), ("SLA", 2)])
def test_every_bolster_has_its_own_number(card: str, most: int) -> None:
    """Sergeant three, Guide one, Squad Leader two."""
    now = play(field(PLACE, us_hand=card, us_supply="4RA"), "us", f"bolster card={card}")
    taken = 0
    while "take card=RA" in offers(now, "us"):
        now = play(now, "us", "take card=RA")
        taken += 1

    assert taken == most


@rule("UND-9.1", "UND-A12")
def test_a_squad_leader_bolsters_only_cards_of_the_own_squad() -> None:
    """No Sniper, Mortar, Sergeant, Guide or Fog, and no other squad."""
    before = field(PLACE, us_hand="SLB", us_supply="RA RB SB GB SN MO PS PG SLA SLC FOW")

    now = play(before, "us", "bolster card=SLB")

    assert offers(now, "us") == ["take card=RB", "take card=SB", "take card=GB"]
    assert refused(now, "us", "take card=RA") == "other-squad [UND-9.1] by=SLB, card=RA"
    assert refused(now, "us", "take card=RC") == "other-squad [UND-9.1] by=SLB, card=RC"
    assert refused(now, "us", "take card=SN") == "other-squad [UND-9.1] by=SLB, card=SN"


@rule("UND-A12")
def test_no_bolster_takes_a_fog_of_war_but_a_sergeant_takes_a_squad_leader() -> None:
    """With nothing but Fog in supply Bolster is not offered."""
    some = play(field(PLACE, us_hand="PS", us_supply="SLA FOW"), "us", "bolster card=PS")
    assert offers(some, "us") == ["take card=SLA"]
    assert refused(some, "us", "take card=FOW") == "no-fog-by-bolster [UND-A12] by=PS, card=FOW"
    assert refused(some, "us", "take card=GC") == "not-in-supply [UND-9.1] by=PS, card=GC"

    none = field(PLACE, us_hand="PS", us_supply="8FOW")
    assert offers(none, "us", "bolster") == []
    assert refused(none, "us", "bolster card=PS") == "nothing-to-bolster [UND-9.1] card=PS"


@rule("UND-A9")
def test_a_bolster_takes_one_card_at_least() -> None:
    """None is no use of it."""
    now = play(field(PLACE, us_hand="PS", us_supply="RA"), "us", "bolster card=PS")

    assert refused(now, "us", "done") == "take-one-first [UND-A9] card=PS, verb=done"


# ------------------------------------------------------------------------------------------ Command


@rule("UND-9.2", "UND-A13")
def test_command_says_the_number_first_and_draws_so_many() -> None:
    """One or two, not none; they can be played at once."""
    before = field(PLACE, us_hand="PS", us_deck="RA 2FOW")
    assert offers(before, "us", "command") == ["command card=PS count=1", "command card=PS count=2"]
    assert refused(before, "us", "command card=PS count=0") == "command-count [UND-A13] asked=0, most=2"
    assert refused(before, "us", "command card=PS count=3") == "command-count [UND-A13] asked=3, most=2"

    two = play(before, "us", "command card=PS count=2", draws="FOW RA")
    assert cards(two, "us") == "hand RA FOW; deck FOW; play PS"
    assert "attack card=RA target=RA" in offers(two, "us")

    one = play(before, "us", "command card=PS count=1", draws="FOW")
    assert cards(one, "us") == "hand FOW; deck RA FOW; play PS"
    assert asked(one) == "us"


@rule("UND-9.2", "UND-6.3")
def test_command_makes_a_new_deck_when_the_old_one_runs_out_and_leaves_the_play_area() -> None:
    """The second card comes from the discard pile; the Sergeant just played does not."""
    before = field(PLACE, us_hand="PS", us_deck="RA", us_discard="2GA")

    after = play(before, "us", "command card=PS count=2", draws="RA GA")

    assert cards(after, "us") == "hand RA GA; deck GA; play PS"
    assert "DeckReshuffled side=us" in after.told


@rule("UND-A13", "UND-A5")
def test_command_offers_no_more_than_can_be_drawn() -> None:
    """Deck and discard pile count together; with neither it is not offered."""
    one = field(PLACE, us_hand="PS", us_discard="GA")
    none = field(PLACE, us_hand="PS")

    assert offers(one, "us", "command") == ["command card=PS count=1"]
    assert offers(none, "us", "command") == []
    assert refused(none, "us", "command card=PS count=1") == "command-count [UND-A13] asked=1, most=0"


# ------------------------------------------------------------------------------------------ Conceal


@rule("UND-9.3")
def test_conceal_moves_an_enemy_fog_from_supply_to_discard() -> None:
    """The own Fog is left alone; without one it is allowed and does nothing."""
    before = field(PLACE, us_hand="2SA", us_supply="FOW", german_supply="FOW")

    once = play(before, "us", "conceal card=SA")
    assert cards(once, "german") == "discard FOW"
    assert once.told[-1] == "FogSpread side=us fog=1"

    twice = play(once, "us", "conceal card=SA")
    assert cards(twice, "german") == "discard FOW"
    assert cards(twice, "us") == "play 2SA; supply FOW"
    assert twice.told[-1] == "FogSpread side=us fog=0"


# ------------------------------------------------------------------------------------------ Control


@rule("UND-9.4", "UND-3.3")
def test_control_flips_the_own_marker_and_the_enemys_back() -> None:
    """Only one side controls a tile; the other keeps its scouted marker."""
    before = field("3B U. g# RA  9B g. ra", us_hand="RA", german_deck="RA")

    after = play(before, "us", "control card=RA")

    assert show(after) == drawn("3B U# g. RA  9B g. ra")
    assert after.told == ["CardPlayed side=us card=RA verb=control", "TileControlled side=us tile=3B"]


@rule("UND-9.4")
def test_control_leaves_an_enemy_marker_alone_that_is_only_scouted() -> None:
    """It stays scouted; none is put where there was none."""
    scouted = play(field("3B U. g. RA  9B g. ra", us_hand="RA"), "us", "control card=RA")
    bare = play(field("3B U. RA  9B g. ra", us_hand="RA"), "us", "control card=RA")

    assert show(scouted) == drawn("3B U# g. RA  9B g. ra")
    assert show(bare) == drawn("3B U# RA  9B g. ra")


@rule("UND-9.4", "UND-A14")
@pytest.mark.parametrize("enemy", ["ra", "ra!", "sn"])
def test_any_enemy_counter_on_the_tile_forbids_control(enemy: str) -> None:
    """A suppressed one blocks, too."""
    before = field(f"3B U. RA {enemy}  9B g.", us_hand="RA")

    assert offers(before, "us", "control") == []
    assert refused(before, "us", "control card=RA") == "enemy-on-tile [UND-9.4] tile=3B"


@rule("UND-A14")
def test_control_is_for_tiles_without_objective_too_but_not_for_controlled_ones() -> None:
    """A second Control would have no effect; an own marker is needed."""
    held = field("3B U# RA  9B g. ra", us_hand="RA")
    bare = field("3B RA  9B U.  12B g. ra", us_hand="RA")

    assert refused(held, "us", "control card=RA") == "already-controlled [UND-A14] tile=3B"
    assert refused(bare, "us", "control card=RA") == "control-unmarked [UND-A14] tile=3B"


@rule("UND-A14", "UND-3.4")
def test_control_stays_when_units_leave_and_enemies_walk_in() -> None:
    """Only a Control of the enemy ends it."""
    before = field("3B =2 U# RA g.  9B U. g. ra", us_hand="RA", german_hand="RA", us_deck="RB")

    away = play(before, "us", "move card=RA to=9B", "end-turn")
    inside = play(away, "german", "move card=RA to=3B")

    assert show(inside) == drawn("3B =2 U# g. ra  9B U. RA g.")
    assert inside.state.points(0) == 2


# ------------------------------------------------------------------------------------------ Inspire


@rule("UND-9.5")
def test_inspire_takes_a_played_card_of_the_squad_back_to_be_played_again() -> None:
    """One card, of the own squad alone."""
    before = field(PLACE, us_hand="SLA RA", us_play="RB SN GA")

    now = play(before, "us", "attack card=RA target=RA", "inspire card=SLA", dice="1")
    assert offers(now, "us") == ["take card=RA", "take card=GA"]
    assert refused(now, "us", "take card=RB") == "other-squad [UND-9.5] by=SLA, card=RB"
    assert refused(now, "us", "take card=SA") == "not-in-play [UND-9.5] by=SLA, card=SA"

    after = play(now, "us", "take card=RA")
    assert cards(after, "us") == "hand RA; play RB GA SN SLA"
    assert "attack card=RA target=RA" in offers(after, "us")


@rule("UND-A15")
def test_a_squad_leader_does_not_inspire_itself() -> None:
    """With nothing else of the squad in play it is not offered; bid and hunkered cards are elsewhere."""
    before = field(PLACE, us_hand="SLA RA", us_discard="RA", us_supply="RA", us_play="RB")
    assert refused(before, "us", "inspire card=SLA") == "nothing-to-inspire [UND-9.5] card=SLA"

    now = play(play(before, "us", "hunker card=RA"), "us", "end-turn")
    assert zone(now, "us", "supply") == "2RA"

    some = play(field(PLACE, us_hand="SLA", us_play="GA"), "us", "inspire card=SLA")
    assert refused(some, "us", "take card=SLA") == "not-itself [UND-A15] by=SLA, card=SLA"


@rule("UND-A15", "UND-7.5")
def test_a_card_spent_to_ready_a_counter_can_be_inspired() -> None:
    """It lies in the play area like any other."""
    before = field("3B U. RA!  9B g. ra", us_hand="SLA RA")

    after = play(before, "us", "ready card=RA", "inspire card=SLA", "take card=RA")

    assert cards(after, "us") == "hand RA; play SLA"


# ------------------------------------------------------------------------------------------ Recon


@rule("UND-9.6", "UND-A28")
def test_recon_removes_a_fog_in_hand_from_the_game_and_draws_a_card() -> None:
    """The Fog is gone for good."""
    before = field(PLACE, us_hand="SA 2FOW", us_deck="GA")

    after = play(before, "us", "recon card=SA", draws="GA")

    assert cards(after, "us") == "hand GA FOW; play SA; removed FOW"
    assert after.told[1] == "FogLifted side=us"


@rule("UND-9.6")
def test_without_a_fog_in_hand_recon_cannot_be_chosen() -> None:
    """Fog elsewhere does not help."""
    before = field(PLACE, us_hand="SA", us_deck="FOW", us_supply="FOW", us_discard="FOW")

    assert offers(before, "us", "recon") == []
    assert refused(before, "us", "recon card=SA") == "no-fog-in-hand [UND-9.6]"


@rule("UND-A16", "UND-9.6")
def test_recon_with_nothing_to_draw_still_removes_the_fog() -> None:
    """And with an empty deck the discard pile is shuffled first."""
    nothing = play(field(PLACE, us_hand="SA FOW"), "us", "recon card=SA")
    shuffled = play(field(PLACE, us_hand="SA FOW", us_discard="GA"), "us", "recon card=SA", draws="GA")

    assert cards(nothing, "us") == "play SA; removed FOW"
    assert asked(nothing) == "us"
    assert cards(shuffled, "us") == "hand GA; play SA; removed FOW"


# ------------------------------------------------------------------------------------------ Target


@rule("UND-9.7", "UND-A17", "UND-4.3")
def test_target_aims_at_any_tile_three_or_more_away_other_than_the_one_aimed_at() -> None:
    """Two are too near; there is no upper limit; own and enemy tiles alike."""
    before = field("3B U. MO  9B  12B  4B  5B U@  17B g. ra", us_hand="MO")

    assert offers(before, "us", "target") == ["target card=MO to=4B", "target card=MO to=17B"]
    assert refused(before, "us", "target card=MO to=12B") == "too-near [UND-9.7] away=2, to=12B"
    assert refused(before, "us", "target card=MO to=3B") == "too-near [UND-9.7] away=0, to=3B"
    assert refused(before, "us", "target card=MO to=5B") == "already-aimed [UND-A17] to=5B"


@rule("UND-9.7", "UND-3.6")
def test_a_side_has_one_target_marker_that_moves() -> None:
    """The enemy's stays."""
    before = field("3B U. MO g@  9B  12B  4B U@  5B g. mo", us_hand="MO")

    after = play(before, "us", "target card=MO to=5B")

    assert show(after) == drawn("3B U. MO g@  9B  12B  4B  5B U@ g. mo")
    assert after.told[-1] == "MortarAimed side=us tile=5B"


@rule("UND-A17", "UND-7.6")
def test_a_freshly_placed_mortar_can_aim_but_not_blast() -> None:
    """It is aimed from its spawn tile."""
    before = field("3B U. RA  9B  12B  4B g. ra", us_hand="MO", us_spawn="3B")
    assert offers(before, "us", "target", "blast") == ["target card=MO to=4B"]

    after = play(before, "us", "target card=MO to=4B")
    assert show(after) == drawn("3B U. RA MO  9B  12B  4B U@ g. ra")
