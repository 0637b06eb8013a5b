"""Support actions: Bolster, Command, Conceal, Control, Inspire, Recon and Target."""

from __future__ import annotations

import pytest

from bocage.kernel.choice import Choice
from bocage.undaunted.actions.picking import bolster, inspire
from bocage.undaunted.kinds import SIDES, US

from tests.ledger_marks import rule
from tests.rules.undaunted.field import (
    GAME,
    Field,
    asked,
    cards,
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

GROUND = "2B U. RB  9B  10B  11B g. ra"
SQUADS = [("SLA", "A"), ("SLB", "B"), ("SLC", "C")]
EVERYTHING = "RA RB RC SA SB SC GA GB GC SN MO PS PG FOW"

# ------------------------------------------------------------------------------------------ Bolster


@rule("UND-9.1", "UND-13.8", "UND-A9")
@EITHER
def test_bolster_3_discards_up_to_three_cards_of_the_supply(side: str) -> None:
    turn = at(side, GROUND, "PS", own_supply="2RA SB SLA 2FOW", enemy_supply="RA")
    begun = play(turn, side, "bolster card=PS")
    assert begun.told == [f"CardPlayed side={side} card=PS verb=bolster"]
    assert offers(begun, side) == ["take card=RA", "take card=SB", "take card=SLA"]
    assert asked(begun) == side

    once = play(begun, side, "take card=RA")
    assert once.told == [f"CardBolstered side={side} card=RA"]
    assert cards(once, side) == "discard RA; play PS; supply RA SB SLA 2FOW"
    assert offers(once, side) == ["take card=RA", "take card=SB", "take card=SLA", "done"]
    twice = play(once, side, "take card=RA")
    assert offers(twice, side) == ["take card=SB", "take card=SLA", "done"]
    thrice = play(twice, side, "take card=SLA")
    assert offers(thrice, side) == ["end-turn"]
    assert cards(thrice, side) == "discard 2RA SLA; play PS; supply SB 2FOW"
    assert zone(thrice, side, "known_discard") == "2RA SLA"
    assert cards(thrice, enemy_of(side)) == "supply RA"


@rule("UND-9.1", "UND-13.8")
@EITHER
def test_bolster_may_stop_after_any_card(side: str) -> None:
    turn = at(side, GROUND, "PS RA", own_supply="2RA SB")
    done = play(turn, side, "bolster card=PS", "take card=SB", "done")
    assert done.told == [f"CardPlayed side={side} card=PS verb=bolster", f"CardBolstered side={side} card=SB"]
    assert cards(done, side) == "hand RA; discard SB; play PS; supply 2RA"
    assert offers(done, side, "take", "done") == []
    assert asked(done) == side


@rule("UND-9.1")
@EITHER
def test_bolster_is_over_when_nothing_is_left_to_take(side: str) -> None:
    turn = at(side, GROUND, "PS RC", own_supply="RA 8FOW")
    taken = play(turn, side, "bolster card=PS", "take card=RA")
    assert cards(taken, side) == "hand RC; discard RA; play PS; supply 8FOW"
    assert "end-turn" in offers(taken, side)


@rule("UND-9.1")
@pytest.mark.parametrize(("card", "most"), [("PS", 3), ("PG", 1), ("SLA", 2)])
def test_every_bolster_has_its_own_number(card: str, most: int) -> None:
    now = play(field(GROUND, us_hand=card, us_supply="4RA"), "us", f"bolster card={card}")
    taken = 0
    while "take card=RA" in offers(now, "us"):
        now = play(now, "us", "take card=RA")
        taken += 1
    assert taken == most


@rule("UND-9.1", "UND-A12", "UND-2.3")
@EITHER
@pytest.mark.parametrize(("leader", "squad"), SQUADS)
def test_a_squads_bolster_reaches_only_cards_of_its_letter(side: str, leader: str, squad: str) -> None:
    turn = at(side, GROUND, leader, own_supply=EVERYTHING)
    own = [f"{letter}{squad}" for letter in "RSG"]
    missing = "not-in-supply [UND-9.1]" if squad == "A" else "other-squad [UND-9.1]"
    begun = play(turn, side, f"bolster card={leader}")
    assert offers(begun, side) == [f"take card={card}" for card in own]
    assert refused(begun, side, "take card=SN") == f"other-squad [UND-9.1] by={leader}, card=SN"
    assert refused(begun, side, "take card=SLA") == f"{missing} by={leader}, card=SLA"
    once = play(begun, side, f"take card={own[0]}")
    assert offers(once, side) == [f"take card={card}" for card in own[1:]] + ["done"]
    twice = play(once, side, f"take card={own[2]}")
    assert offers(twice, side) == ["end-turn"]
    assert zone(twice, side, "discard") == f"{own[0]} {own[2]}"


@rule("UND-A12", "UND-9.1")
@EITHER
def test_a_hunkered_squad_leader_comes_back_by_sergeant_or_guide_alone(side: str) -> None:
    turn = at(side, GROUND, "PS PG SLB", own_supply="SLA RB FOW")
    assert offers(play(turn, side, "bolster card=SLB"), side) == ["take card=RB"]
    guided = play(turn, side, "bolster card=PG")
    assert offers(guided, side) == ["take card=RB", "take card=SLA"]
    taken = play(guided, side, "take card=SLA")
    assert cards(taken, side) == "hand PS SLB; discard SLA; play PG; supply RB FOW"
    assert offers(taken, side, "take", "done") == []


@rule("UND-9.1", "UND-A12")
@EITHER
def test_a_hunkered_sergeant_comes_back_by_the_guide(side: str) -> None:
    turn = play(at(side, GROUND, "PS PG", own_supply="RB"), side, "hunker card=PS")
    guided = play(turn, side, "bolster card=PG")
    assert offers(guided, side) == ["take card=RB", "take card=PS"]
    assert cards(play(guided, side, "take card=PS"), side) == "discard PS; play PG; supply RB"


@rule("UND-A12")
@EITHER
def test_fog_is_never_taken_by_bolster(side: str) -> None:
    turn = at(side, GROUND, "PS", own_supply="8FOW")
    assert offers(turn, side) == ["hunker card=PS", "end-turn"]
    assert refused(turn, side, "bolster card=PS") == "nothing-to-bolster [UND-9.1] card=PS"
    begun = play(at(side, GROUND, "PS", own_supply="RA 8FOW"), side, "bolster card=PS")
    assert refused(begun, side, "take card=FOW") == "no-fog-by-bolster [UND-A12] by=PS, card=FOW"


@rule("UND-A9", "UND-9.1", "UND-9.5")
@EITHER
def test_at_least_one_card_is_taken(side: str) -> None:
    turn = at(side, GROUND, "SLA SLB", own_supply="RA", own_play="GA")
    begun = play(turn, side, "bolster card=SLA")
    assert offers(begun, side) == ["take card=RA"]
    assert refused(begun, side, "done") == "take-one-first [UND-A9] card=SLA, verb=done"
    inspired = play(turn, side, "inspire card=SLA")
    assert offers(inspired, side) == ["take card=GA"]
    assert refused(inspired, side, "done") == "take-one-first [UND-A9] card=SLA, verb=done"
    assert refused(turn, side, "bolster card=SLB") == "nothing-to-bolster [UND-9.1] card=SLB"
    assert refused(turn, side, "inspire card=SLB") == "nothing-to-inspire [UND-9.5] card=SLB"
    assert offers(turn, side, "bolster", "inspire") == ["bolster card=SLA", "inspire card=SLA"]


@rule("UND-9.1", "UND-9.5", "UND-A9")
def test_what_is_being_taken_is_told() -> None:
    turn = field(GROUND, us_hand="PS SLA", us_supply="4RA", us_play="2GA")
    begun = play(turn, "us", "bolster card=PS")
    facts = {"is": "pick", "side": 0, "card": 11, "left": 3, "squad": 0, "source": 0, "begun": False}
    assert under_way(begun) == facts
    once = play(begun, "us", "take card=RA")
    assert under_way(once) == {**facts, "left": 2, "begun": True}
    facts = {"is": "pick", "side": 0, "card": 13, "left": 1, "squad": 1, "source": 1, "begun": False}
    assert under_way(play(turn, "us", "inspire card=SLA")) == facts


# ------------------------------------------------------------------------------------------ Command


@rule("UND-9.2", "UND-A13", "UND-13.8")
@EITHER
def test_command_2_names_its_number_and_draws_as_many_cards(side: str) -> None:
    turn = at(side, GROUND, "PS", own_deck="3RA SB", own_supply="RC")
    assert offers(turn, side, "command") == ["command card=PS count=1", "command card=PS count=2"]
    one = play(turn, side, "command card=PS count=1", draws="RA")
    assert one.told == [
        f"CardPlayed side={side} card=PS verb=command",
        f"CardDrawn side={side} ({side}: card=RA)",
    ]
    assert cards(one, side) == "hand RA; deck 2RA SB; play PS; supply RC"
    two = play(turn, side, "command card=PS count=2", draws="RA SB")
    assert cards(two, side) == "hand RA SB; deck 2RA; play PS; supply RC"
    assert two.state.cards[SIDES.index(side)].hand_count == 2
    assert "scout card=SB to=9B" in offers(two, side)
    assert asked(two) == side


@rule("UND-9.2", "UND-6.3")
@EITHER
def test_command_reshuffles_when_the_deck_runs_out(side: str) -> None:
    turn = at(side, GROUND, "PS", own_deck="RA", own_discard="RB", own_play="RA", enemy_discard="4RB")
    two = play(turn, side, "command card=PS count=2", draws="RA RB")
    assert two.told[1:] == [
        f"CardDrawn side={side} ({side}: card=RA)",
        f"DeckReshuffled side={side}",
        f"CardDrawn side={side} ({side}: card=RB)",
    ]
    assert cards(two, side) == "hand RA RB; play RA PS"
    assert cards(two, enemy_of(side)) == "discard 4RB"


COMMAND_RULES = {0: "UND-A13", 1: "UND-A5", 2: "UND-A5"}
"""Which rule stands against a number that Command 2 cannot draw: no number, too few cards, and else the 2."""


@rule("UND-A13", "UND-9.2", "UND-A5")
@EITHER
@pytest.mark.parametrize(
    ("deck", "discard", "most"),
    [("2RA", "", 2), ("RA", "RB", 2), ("", "2RB", 2), ("RA", "", 1), ("", "RB", 1), ("", "", 0)],
)
def test_no_more_cards_are_named_than_can_be_drawn(side: str, deck: str, discard: str, most: int) -> None:
    turn = at(side, GROUND, "PS", own_deck=deck, own_discard=discard, own_supply="RA")
    counts = [f"command card=PS count={count}" for count in range(1, most + 1)]
    assert offers(turn, side, "command") == counts
    for asked_for in (0, most + 1, 9):
        refusal = f"command-count [{COMMAND_RULES.get(asked_for, 'UND-9.2')}] asked={asked_for}, most={most}"
        assert refused(turn, side, f"command card=PS count={asked_for}") == refusal


@rule("UND-9.2")
def test_command_knows_no_number_beyond_nine() -> None:
    turn = field(GROUND, us_hand="PS", us_deck="2RA")
    assert refused(turn, "us", "command card=PS count=10") == "unknown-count [UND-9.2] nearest=1, word=10"


# ------------------------------------------------------------------------------------------ Conceal


@rule("UND-9.3")
@EITHER
def test_conceal_puts_an_enemy_fog_on_the_enemys_discard_pile(side: str) -> None:
    told = {"enemy_supply": "RA 2FOW", "enemy_discard": "RB", "own_supply": "RA 3FOW"}
    turn = at(side, f"{GROUND} sa".replace("RB", "RB SA"), "2SA", **told)
    assert offers(turn, side, "conceal") == ["conceal card=SA"]
    concealed = play(turn, side, "conceal card=SA")
    assert concealed.told == [f"CardPlayed side={side} card=SA verb=conceal", f"FogSpread side={side} fog=1"]
    assert cards(concealed, enemy_of(side)) == "discard RB FOW; supply RA FOW"
    assert cards(concealed, side) == "hand SA; play SA; supply RA 3FOW"
    assert zone(concealed, enemy_of(side), "known_discard") == "FOW"
    assert offers(concealed, side, "conceal") == ["conceal card=SA"]
    again = play(concealed, side, "conceal card=SA")
    assert cards(again, enemy_of(side)) == "discard RB 2FOW; supply RA"


@rule("UND-9.3")
@EITHER
def test_conceal_may_be_played_in_vain(side: str) -> None:
    turn = at(side, GROUND.replace("RB", "RB SA"), "SA", enemy_supply="RA", own_supply="RA FOW")
    assert offers(turn, side, "conceal") == ["conceal card=SA"]
    concealed = play(turn, side, "conceal card=SA")
    assert concealed.told[1:] == [f"FogSpread side={side} fog=0"]
    assert cards(concealed, enemy_of(side)) == "supply RA"
    assert cards(concealed, side) == "play SA; supply RA FOW"


# ------------------------------------------------------------------------------------------ Control


@rule("UND-9.4")
@EITHER
def test_control_flips_the_marker_under_the_riflemen(side: str) -> None:
    turn = at(side, "2B =2 U. RA SA  9B U. RB  11B g. ra", "2RA SA RB", enemy_supply="RA")
    assert offers(turn, side, "control") == ["control card=RA", "control card=RB"]
    taken = play(turn, side, "control card=RA")
    assert taken.told == [
        f"CardPlayed side={side} card=RA verb=control",
        f"TileControlled side={side} tile=2B",
    ]
    assert show(taken) == drawn(view_of(side, "2B =2 U# RA SA  9B U. RB  11B g. ra"))
    assert cards(taken, side) == "hand RA RB SA; play RA"
    assert won(taken) == ""


@rule("UND-9.4", "UND-3.3")
@EITHER
def test_control_turns_the_enemys_control_back(side: str) -> None:
    turn = at(side, "2B =2 U. g# RA  11B g# ra", "RA", enemy_supply="RA", own_supply="RA")
    taken = play(turn, side, "control card=RA")
    assert show(taken) == drawn(view_of(side, "2B =2 U# g. RA  11B g# ra"))


@rule("UND-9.4", "UND-A14")
@EITHER
@pytest.mark.parametrize("enemy", ["ra", "ra!", "sa", "ga!", "sn", "mo"])
def test_any_enemy_counter_on_the_tile_forbids_control(side: str, enemy: str) -> None:
    picture = f"2B =2 U. g# RA {enemy}  11B g. U. rb RB"
    turn = at(side, picture, "RA RB", enemy_supply="RA RB")
    assert offers(turn, side, "control") == []
    assert refused(turn, side, "control card=RA") == "enemy-on-tile [UND-9.4] tile=2B"
    assert refused(turn, side, "control card=RB") == "enemy-on-tile [UND-9.4] tile=11B"


@rule("UND-A14", "UND-9.4")
@EITHER
def test_control_works_without_an_objective_but_not_twice(side: str) -> None:
    turn = at(side, "2B U. RA  11B g. ra", "2RA", enemy_supply="RA")
    taken = play(turn, side, "control card=RA")
    assert show(taken) == drawn(view_of(side, "2B U# RA  11B g. ra"))
    assert offers(taken, side, "control") == []
    assert refused(taken, side, "control card=RA") == "already-controlled [UND-A14] tile=2B"


@rule("UND-A14")
@EITHER
def test_control_needs_a_marker_of_ones_own(side: str) -> None:
    turn = at(side, "2B =1 RA  9B U. g.  11B g. ra", "RA RB", own_spawn="9B", enemy_supply="RA")
    assert offers(turn, side, "control") == ["control card=RB"]
    assert refused(turn, side, "control card=RA") == "control-unmarked [UND-A14] tile=2B"


@rule("UND-A14", "UND-9.4")
@EITHER
def test_control_outlasts_ones_leaving_and_the_enemys_coming(side: str) -> None:
    turn = at(side, "11B g. ra  2B =2 U# g. RA  9B U. g.", "RA", enemy_hand="RA", first=side)
    left = play(turn, side, "move card=RA to=9B")
    assert left.state.points(SIDES.index(side)) == 2
    assert show(left) == drawn(view_of(side, "11B g. ra  2B =2 U# g.  9B U. g. RA"))
    walked_in = play(play(left, side, "end-turn"), enemy_of(side), "move card=RA to=2B")
    assert show(walked_in) == drawn(view_of(side, "11B g.  2B =2 U# g. ra  9B U. g. RA"))
    assert walked_in.state.points(SIDES.index(side)) == 2


@rule("UND-9.4", "UND-7.6")
@EITHER
def test_riflemen_that_come_in_may_take_the_tile_they_come_to(side: str) -> None:
    turn = at(side, "2B =2 U. RB  9B U.  11B g. ra", "RA", own_spawn="9B", enemy_supply="RA")
    taken = play(turn, side, "control card=RA")
    assert show(taken) == drawn(view_of(side, "2B =2 U. RB  9B U# RA  11B g. ra"))


# ------------------------------------------------------------------------------------------ Inspire


@rule("UND-9.5", "UND-13.8")
@EITHER
@pytest.mark.parametrize(("leader", "squad"), SQUADS)
def test_inspire_1_takes_back_a_played_card_of_the_squad(side: str, leader: str, squad: str) -> None:
    played = EVERYTHING.replace("FOW", "").replace("R", "2R", 3)
    turn = at(side, GROUND, leader, own_play=played)
    own = [f"{letter}{squad}" for letter in "RSG"]
    begun = play(turn, side, f"inspire card={leader}")
    assert offers(begun, side) == [f"take card={card}" for card in own]

    taken = play(begun, side, f"take card={own[0]}")
    assert taken.told == [f"CardInspired side={side} card={own[0]}"]
    assert zone(taken, side, "hand") == own[0]
    assert zone(taken, side, "known_hand") == own[0]
    held = taken.state.cards[SIDES.index(side)]
    assert held.hand_count == 1
    assert zone(taken, side, "play") == zone(begun, side, "play").replace(f"2{own[0]}", own[0])
    assert f"hunker card={own[0]}" in offers(taken, side)
    assert offers(taken, side, "take", "done") == []


@rule("UND-9.5", "UND-A15")
@EITHER
def test_inspire_reaches_no_other_squad_and_no_other_zone(side: str) -> None:
    told = {"own_discard": "RA", "own_supply": "SA", "own_deck": "GA", "own_play": "RB PS MO"}
    turn = at(side, GROUND, "SLA", **told)
    assert offers(turn, side, "inspire") == []
    assert refused(turn, side, "inspire card=SLA") == "nothing-to-inspire [UND-9.5] card=SLA"
    begun = play(at(side, GROUND, "SLA", own_play="GA RB"), side, "inspire card=SLA")
    assert refused(begun, side, "take card=RB") == "other-squad [UND-9.5] by=SLA, card=RB"
    assert refused(begun, side, "take card=SA") == "not-in-play [UND-9.5] by=SLA, card=SA"


@rule("UND-A15", "UND-9.5")
@EITHER
def test_a_squad_leader_does_not_take_itself_back(side: str) -> None:
    turn = at(side, GROUND, "SLA", own_supply="RA")
    assert offers(turn, side, "inspire") == []
    assert refused(turn, side, "inspire card=SLA") == "nothing-to-inspire [UND-9.5] card=SLA"
    begun = play(at(side, GROUND, "SLA", own_play="GA"), side, "inspire card=SLA")
    assert zone(begun, side, "play") == "GA SLA"
    assert offers(begun, side) == ["take card=GA"]
    assert refused(begun, side, "take card=SLA") == "not-itself [UND-A15] by=SLA, card=SLA"


@rule("UND-A15", "UND-7.5")
@EITHER
def test_a_card_spent_on_readying_may_be_inspired_and_a_hunkered_one_not(side: str) -> None:
    turn = at(side, "2B U. RA!  9B U.  11B g. ra", "RA SA SLA", enemy_supply="RA")
    used = play(turn, side, "ready card=RA", "hunker card=SA", "inspire card=SLA")
    assert offers(used, side) == ["take card=RA"]
    assert refused(used, side, "take card=SA") == "not-in-play [UND-9.5] by=SLA, card=SA"
    again = play(used, side, "take card=RA", "move card=RA to=9B")
    assert show(again) == drawn(view_of(side, "2B U.  9B U. RA  11B g. ra"))


@rule("UND-9.5", "UND-13.8")
def test_a_greater_inspire_would_stop_when_its_player_likes() -> None:
    turn = field(GROUND, us_hand="SLA", us_play="2RA GA RB")
    packed = GAME.read(turn.state, US, Choice("inspire", {"card": "SLA"}))
    assert isinstance(packed, int)
    state = turn.state.copy()
    inspire(3, 0).perform(state, US, packed, None)
    begun = Field(state, [])
    assert offers(begun, "us") == ["take card=RA", "take card=RB", "take card=GA"]
    once = play(begun, "us", "take card=RB")
    assert offers(once, "us") == ["take card=RA", "take card=GA", "done"]
    assert cards(play(once, "us", "done"), "us") == "hand RB SLA; play 2RA GA"


@rule("UND-9.1", "UND-A12")
def test_a_bolster_for_no_squad_reaches_every_card_but_fog() -> None:
    turn = field(GROUND, us_hand="PS", us_supply=EVERYTHING.replace("PS", "SLA SLB SLC"))
    packed = GAME.read(turn.state, US, Choice("bolster", {"card": "PS"}))
    assert isinstance(packed, int)
    state = turn.state.copy()
    bolster(1).perform(state, US, packed, None)
    kinds = ["RA", "RB", "RC", "SA", "SB", "SC", "GA", "GB", "GC", "SN", "MO", "PG", "SLA", "SLB", "SLC"]
    assert offers(Field(state, []), "us") == [f"take card={kind}" for kind in kinds]


# ------------------------------------------------------------------------------------------ Recon


@rule("UND-9.6", "UND-A16", "UND-A28", "UND-2.5")
@EITHER
def test_recon_removes_a_fog_and_draws_a_card(side: str) -> None:
    turn = at(side, GROUND.replace("RB", "RB SA"), "SA 2FOW", own_deck="RA GB", own_supply="6FOW")
    assert offers(turn, side, "recon") == ["recon card=SA"]
    lifted = play(turn, side, "recon card=SA", draws="RA")
    assert lifted.told == [
        f"CardPlayed side={side} card=SA verb=recon",
        f"FogLifted side={side}",
        f"CardDrawn side={side} ({side}: card=RA)",
    ]
    assert cards(lifted, side) == "hand RA FOW; deck GB; play SA; supply 6FOW; removed FOW"
    held = lifted.state.cards[SIDES.index(side)]
    assert (held.hand_count, held.deck_count) == (2, 1)
    assert "move card=RA to=2B" in offers(lifted, side)
    ended = play(lifted, side, "end-turn")
    assert zone(ended, side, "removed") == "FOW"


@rule("UND-9.6", "UND-6.3")
@EITHER
def test_recon_reshuffles_for_its_card_if_it_must(side: str) -> None:
    turn = at(side, GROUND.replace("RB", "RB SA"), "SA FOW", own_discard="RA FOW", own_play="PS")
    lifted = play(turn, side, "recon card=SA", draws="FOW")
    assert lifted.told[2:] == [f"DeckReshuffled side={side}", f"CardDrawn side={side} ({side}: card=FOW)"]
    assert cards(lifted, side) == "hand FOW; deck RA; play SA PS; removed FOW"


@rule("UND-9.6")
@EITHER
def test_recon_needs_a_fog_in_hand(side: str) -> None:
    turn = at(side, GROUND.replace("RB", "RB SA"), "SA", own_discard="FOW", own_deck="FOW", own_supply="FOW")
    assert offers(turn, side, "recon") == []
    assert refused(turn, side, "recon card=SA") == "no-fog-in-hand [UND-9.6]"


@rule("UND-A16", "UND-9.6", "UND-A5")
@EITHER
def test_recon_without_a_card_to_draw_still_removes_the_fog(side: str) -> None:
    turn = at(side, GROUND.replace("RB", "RB SA"), "SA FOW", own_play="PS", own_supply="RA")
    lifted = play(turn, side, "recon card=SA")
    assert lifted.told == [f"CardPlayed side={side} card=SA verb=recon", f"FogLifted side={side}"]
    assert cards(lifted, side) == "play SA PS; supply RA; removed FOW"
    assert offers(lifted, side) == ["end-turn"]
    assert lifted.state.cards[SIDES.index(side)].hand_count == 0


@rule("UND-A28", "UND-9.6", "UND-9.3")
def test_fog_that_is_gone_never_returns() -> None:
    turn = field("2B U. SA RA  11B g. ra sa", us_hand="SA FOW", german_hand="SA", us_supply="RA")
    lifted = play(turn, "us", "recon card=SA", "end-turn")
    concealed = play(lifted, "german", "conceal card=SA")
    assert concealed.told[-1] == "FogSpread side=german fog=0"
    assert cards(concealed, "us") == "discard SA; supply RA; removed FOW"


# ------------------------------------------------------------------------------------------ Target

RANGE = """
    2B U. MO RB    9B        10B       11B g. ra    6A
          7A            8A        4A
"""


@rule("UND-9.7", "UND-A17")
@EITHER
def test_the_mortar_aims_three_tiles_away_or_further(side: str) -> None:
    turn = at(side, RANGE, "2MO", enemy_supply="RA", own_supply="RB")
    assert offers(turn, side, "target") == [
        "target card=MO to=11B",
        "target card=MO to=6A",
        "target card=MO to=4A",
    ]
    for near, away in (("2B", 0), ("9B", 1), ("7A", 1), ("10B", 2), ("8A", 2)):
        refusal = f"too-near [UND-9.7] away={away}, to={near}"
        assert refused(turn, side, f"target card=MO to={near}") == refusal
    aimed = play(turn, side, "target card=MO to=6A")
    assert aimed.told == [f"CardPlayed side={side} card=MO verb=target", f"MortarAimed side={side} tile=6A"]
    assert show(aimed) == drawn(view_of(side, RANGE.replace("6A", "6A U@")))


@rule("UND-A17", "UND-9.7")
@EITHER
def test_the_mortar_aims_as_far_as_the_map_goes(side: str) -> None:
    turn = at(side, "3B U. MO RB  9B  12B  4B  10B  11B g. ra", "MO", enemy_supply="RA", own_supply="RB")
    assert offers(turn, side, "target") == [f"target card=MO to={tile}" for tile in ("4B", "10B", "11B")]
    aimed = play(turn, side, "target card=MO to=11B")
    assert show(aimed) == drawn(view_of(side, "3B U. MO RB  9B  12B  4B  10B  11B g. ra U@"))


@rule("UND-A17", "UND-9.7")
@EITHER
def test_the_next_aim_is_at_another_tile(side: str) -> None:
    turn = at(side, RANGE.replace("11B", "11B U@"), "MO", enemy_supply="RA", own_supply="RB")
    assert offers(turn, side, "target") == ["target card=MO to=6A", "target card=MO to=4A"]
    assert refused(turn, side, "target card=MO to=11B") == "already-aimed [UND-A17] to=11B"
    moved = play(turn, side, "target card=MO to=4A")
    assert show(moved) == drawn(view_of(side, RANGE.replace("4A", "4A U@")))


@rule("UND-9.7", "UND-7.6", "UND-A17")
@EITHER
def test_a_mortar_that_comes_in_aims_from_its_spawn_tile(side: str) -> None:
    turn = at(side, RANGE.replace(" MO", ""), "2MO", enemy_supply="RA", own_supply="RB")
    assert offers(turn, side, "target") == [
        "target card=MO to=11B",
        "target card=MO to=6A",
        "target card=MO to=4A",
    ]
    assert offers(turn, side, "blast") == []
    aimed = play(turn, side, "target card=MO to=11B")
    assert show(aimed) == drawn(view_of(side, RANGE.replace("11B", "11B U@")))
    assert offers(aimed, side, "blast") == ["blast card=MO"]


@rule("UND-A17")
@EITHER
def test_where_everything_is_near_there_is_nothing_to_aim_at(side: str) -> None:
    turn = at(side, "9B  2B U. MO RB  10B g. ra", "MO", enemy_supply="RA", own_supply="RB")
    assert offers(turn, side) == ["hunker card=MO", "end-turn"]


@rule("UND-A17", "UND-10.5")
@EITHER
def test_the_aim_falls_with_its_mortar(side: str) -> None:
    turn = at(side, "2B U. GA RA g@ U@  9B  10B  11B g. mo ra", "GA", own_supply="RA", enemy_supply="RA")
    hit = play(turn, side, "attack card=GA target=MO", dice="0 0")
    assert show(hit) == drawn(view_of(side, "2B U. GA RA U@  9B  10B  11B g. ra"))
    army = hit.state.armies[1 - SIDES.index(side)]
    assert (army.target, army.place[10], army.suppressed[10]) == (-1, -1, 0)
    missed = play(turn, side, "attack card=GA target=RA", dice="0 0")
    assert show(missed) == drawn(view_of(side, "2B U. GA RA U@ g@  9B  10B  11B g. mo"))


@rule("UND-A17", "UND-10.6")
@EITHER
def test_the_aim_survives_suppression(side: str) -> None:
    turn = at(side, "2B U. GA RA g@  9B  10B  11B g. mo ra", "GA", own_supply="RA", enemy_supply="RA")
    hit = play(turn, side, "suppress card=GA target=MO", dice="0 0 0 0")
    assert show(hit) == drawn(view_of(side, "2B U. GA RA g@  9B  10B  11B g. mo! ra"))


@rule("UND-A17", "UND-7.4", "UND-7.5")
@EITHER
def test_the_aim_outlasts_readying_and_hunkering_down(side: str) -> None:
    turn = at(side, "2B U. MO! RB  9B  10B  11B g. ra U@", "2MO", own_supply="RB", enemy_supply="RA")
    used = play(turn, side, "ready card=MO", "hunker card=MO")
    assert show(used) == drawn(view_of(side, "2B U. MO RB  9B  10B  11B g. ra U@"))
