"""The Combat cards as a deck: dealt, played, drawn and discarded; street fights, cards bound to a side."""

from __future__ import annotations

import pytest

from bocage.catalogue import MEMOIR44
from bocage.kernel.chance import Seeded
from bocage.kernel.state import CHANCE, OBSERVER
from bocage.memoir44.combat.cards import ANY_SIDE, COMBAT_CARDS, COMBAT_NAMES, combat_deck
from bocage.memoir44.combat.drawing import set_out
from bocage.memoir44.game import Memoir44
from bocage.memoir44.kinds import ALLIES, AXIS
from bocage.memoir44.model import Position
from bocage.memoir44.terrain.shelf import TERRAINS

from tests.ledger_marks import rule
from tests.rules.memoir44.battle import (
    BOTH,
    Battle,
    asked,
    battle,
    combat_counted,
    combat_discard,
    combat_hand,
    combat_named,
    combat_table,
    deal,
    dice,
    discard,
    fight,
    hand,
    offers,
    play,
    refused,
    seen,
    stage,
    tally,
    told,
)

STREET = "A9 i, A1 I, G5 I, H5 i, g6 t.."
"""An Allied infantry unit beside a town, and an Axis one on open ground next to it."""


def start(
    scenario: str = "pegasus-bridge", combat: object = True, **variant: object
) -> tuple[Memoir44, Position]:
    """Begin a battle with Combat cards, and let all cards be dealt."""
    rulings = {**MEMOIR44.rulings(), "variant": {"combat": combat, **variant}}
    game = MEMOIR44.game_for(rulings)
    state = game.start(MEMOIR44.scenario(scenario), rulings)
    dealer = Seeded(1)
    while game.to_decide(state) & CHANCE:
        game.fall(state, dealer.pick(game.weights(state), 0), None)
    assert isinstance(game, Memoir44)
    return game, state


def held(state: Position) -> list[int]:
    """How many Combat cards every post holds."""
    assert state.combat is not None
    return [int(cards.count) for cards in state.combat.hands]


# ------------------------------------------------------------------------------------------ examples


@rule("EX-CBT-1", "CBT-40", "CBT-41", "CBT-16", "QC-05")
def test_a_street_fight_beside_a_town_is_four_dice_and_two_of_them_five() -> None:
    now = battle(STREET, step="fight", orders="G5", combat=("", "2*rattenkrieg"))
    once = play(now, "allies", "street-fight rattenkrieg G5")
    assert tally(once, "G5", "H5") == "4: +3 base [ATK-11], +1 street-fight [CBT-41]"
    assert dice(play(once, "allies", "attack G5 H5")) == 4

    twice = play(once, "allies", "street-fight rattenkrieg G5")
    assert (
        tally(twice, "G5", "H5") == "5: +3 base [ATK-11], +1 street-fight [CBT-41], +1 street-fight [CBT-41]"
    )
    assert dice(play(twice, "allies", "attack G5 H5")) == 5


@rule("EX-CBT-2", "CBT-20", "CBT-21", "CBT-22", "CBT-23", "QC-03", "QC-10")
@pytest.mark.parametrize("side", ["allies", "axis"])
@pytest.mark.parametrize(
    ("card", "drawn"),
    [
        ("recon-left", "spotter"),
        ("recon-center", "spotter"),
        ("recon-right", "spotter"),
        ("recon-in-force", ""),
        ("probe-center", ""),
        ("direct-from-hq", ""),
    ],
)
def test_a_turn_with_recon_brings_one_combat_card_and_one_with_recon_in_force_none(
    card: str, drawn: str, side: str
) -> None:
    now = played_out(side, card, drawn)

    other = "axis" if side == "allies" else "allies"
    assert (combat_hand(now, side), combat_hand(now, other)) == (drawn, "")
    assert (stage(now), asked(now)) == ("turn", other)


def played_out(side: str, card: str, drawn: str, holds: str = "") -> Battle:
    """A turn of a side with a card and no orders, up to the draws; the enemy has a card to play next."""
    axis, allies = (card, "move-out") if side == "axis" else ("move-out", card)
    combat, deck = (holds, "") if side == "axis" else ("", holds), "general-advance probe-left"
    now = battle("G5 I, A9 i", turn=side, axis=axis, allies=allies, combat=combat, deck=deck)
    now = play(now, side, f"play {card}")
    while asked(now) == side and offers(now, side):
        now = play(now, side, next(each for each in offers(now, side) if each.startswith("end-")))
    now = deal(now, cards="general-advance probe-left" if drawn else "general-advance")
    return play(now, side, "keep probe-left", combat=drawn) if drawn else now


@rule("EX-CBT-3", "CBT-44", "CBT-45", "CBT-BOMBS")
def test_an_axis_card_in_allied_hands_is_only_a_street_fight() -> None:
    picture = f"{STREET}, K9 i"
    early = battle(picture, allies="direct-from-hq", combat=("", "air-bombardment sniper"))
    assert offers(early, "allies") == ["play direct-from-hq", "combat sniper"]
    assert refused(early, "allies", "combat air-bombardment") == "bound-to-other-side [CBT-45]"

    late = battle(picture, step="fight", orders="G5", combat=("", "air-bombardment"))
    assert offers(late, "allies", "combat", "combat-unit") == []
    assert offers(late, "allies", "street-fight") == ["street-fight air-bombardment G5"]

    own = battle(picture, turn="axis", axis="direct-from-hq", combat=("air-bombardment", ""))
    assert "combat air-bombardment" in offers(own, "axis")


# ------------------------------------------------------------------------------------------ deck and deal


@rule("CBT-01")
def test_without_the_variant_there_are_no_combat_cards() -> None:
    _, plain = start(combat=False)
    assert plain.combat is None
    usual = MEMOIR44.game.start(MEMOIR44.scenario("pegasus-bridge"), MEMOIR44.rulings())
    assert usual.combat is None
    _, played = start()
    assert played.combat is not None
    assert len(played.scenario.types) == len(plain.scenario.types) + 26  # what waits beside the board
    assert "combat" not in plain.facts()
    now = battle("G5 I, A9 i", allies="probe-center")
    assert refused(now, "allies", "combat sniper") == "no-combat-cards [CBT-01]"


@rule("CBT-01")
def test_combat_cards_are_in_or_not() -> None:
    with pytest.raises(ValueError, match="combat is true or false"):
        start(combat="maybe")


@rule("CBT-02", "CBT-05")
def test_twenty_cards_of_seventeen_kinds_are_a_deck_of_their_own() -> None:
    assert (sum(combat_deck()), len(COMBAT_NAMES), len(set(COMBAT_NAMES))) == (20, 17, 17)
    assert combat_named([copies - 1 for copies in combat_deck()]) == "rattenkrieg house-to-house fortify"
    _, state = start()
    assert state.combat is not None
    out = [sum(kinds) for kinds in zip(*[cards.cards for cards in state.combat.hands], strict=True)]
    assert [left + gone for left, gone in zip(state.combat.pile.deck, out, strict=True)] == combat_deck()
    assert (int(state.combat.pile.deck_count), int(state.combat.pile.discard_count)) == (16, 0)
    assert held(state) == [sum(cards.cards) for cards in state.combat.hands] == [2, 2]
    fresh = set_out(2)
    assert ([int(hand.count) for hand in fresh.hands], fresh.boons) == ([0, 0], [])
    assert (int(fresh.pile.deck_count), int(fresh.pile.discard_count)) == (20, 0)


@rule("CBT-03", "QC-09")
def test_each_side_is_dealt_two() -> None:
    assert held(start()[1]) == [2, 2]
    watched = start("berezhanovo")[1].scenario.command
    assert [int(watched.combat_cards(post)) for post in range(len(watched.posts))] == [2, 2, 0]


@rule("CBT-04", "QC-09")
@pytest.mark.parametrize("seating", ["clmr clmr", "cm/l/r cm/l/r", "c/l/m/r c/l/m/r"])
def test_in_overlord_each_general_is_dealt_one_and_the_commander_none(seating: str) -> None:
    assert held(start("omaha-beach-overlord", seating=seating)[1]) == [0, 1, 1, 1, 0, 1, 1, 1]


@rule("QC-09")
def test_members_of_a_team_are_dealt_one_each() -> None:
    _, alliance = start(mode="alliance", members=[2, 1])
    assert held(alliance) == [1, 1, 0, 2]
    for members, dealt in (([3, 2], [0, 1, 1, 1, 0, 1, 1]), ([1, 2], [2, 0, 1, 1])):
        variant = {"mode": "teams", "members": members, "combat": True}
        rulings = {**MEMOIR44.rulings("2004"), "variant": variant}
        state = MEMOIR44.game_for(rulings).start(MEMOIR44.scenario("pegasus-bridge"), rulings)
        command = state.scenario.command
        assert [int(command.combat_cards(post)) for post in range(len(command.posts))] == dealt


@rule("CBT-06", "CBT-10", "CBT-18", "CBT-23")
def test_a_played_card_lies_open_beside_its_pile_and_the_turn_goes_on() -> None:
    now = battle(STREET, allies="probe-center", combat=("", "sniper infiltrators"))
    now = play(now, "allies", "combat sniper", "place F5", "combat-unit infiltrators A1", "end-moves")

    assert combat_discard(now) == "infiltrators sniper"
    assert combat_hand(now, "allies") == ""
    assert offers(now, "allies") == ["play probe-center"]
    assert discard(now) == ""
    now = play(now, "allies", "play probe-center")
    assert hand(now, "allies") == ""


@rule("CBT-10")
def test_a_combat_card_that_nobody_knows_is_refused_by_name() -> None:
    now = battle("G5 I, A9 i", allies="probe-center", combat=("", "sniper"))
    assert refused(now, "allies", "combat nothing") == "unknown-combat-card [CBT-10]"


@rule("CBT-07")
def test_the_discards_are_shuffled_when_the_pile_is_used_up() -> None:
    now = battle("G5 I, A9 i", step="fight", card="recon-center", combat=("", ""), deck="2*probe-left")
    table = combat_table(now)
    table.pile.discard, table.pile.discard_count = table.pile.deck, table.pile.deck_count
    table.pile.deck, table.pile.deck_count = [0] * len(COMBAT_NAMES), 0
    now = play(now, "allies", "end-battles", cards="2*probe-left") if offers(now, "allies") else now
    now = deal(now, cards="probe-left probe-left") if stage(now) == "draw" else now
    now = play(now, "allies", "keep probe-left", combat="spotter") if offers(now, "allies") else now
    now = play(now, "allies", combat="spotter") if stage(now) == "combat-draw" else now

    assert combat_hand(now, "allies") == "spotter"
    assert combat_discard(now) == ""


@rule("CBT-07")
@pytest.mark.parametrize(("discards", "drawn"), [("", ""), ("sniper", "sniper")])
def test_a_pile_is_made_of_discards_alone_and_where_there_are_none_nothing_is_drawn(
    discards: str, drawn: str
) -> None:
    now = battle(
        "G5 I, A9 i",
        allies="recon-center",
        axis="move-out",
        combat=("", ""),
        deck="general-advance probe-left",
    )
    pile = combat_table(now).pile
    pile.deck, pile.deck_count = [0] * len(COMBAT_NAMES), 0
    pile.discard, pile.discard_count = combat_counted(discards), len(discards.split())
    now = play(now, "allies", "play recon-center", "end-orders", cards="general-advance probe-left")
    now = play(now, "allies", "keep probe-left", combat=drawn)

    assert (stage(now), asked(now), combat_hand(now, "allies")) == ("turn", "axis", drawn)


@rule("CBT-08", "QC-01")
def test_the_finest_hour_shuffles_both_decks_at_the_end_of_the_turn() -> None:
    now = battle("G5 I, A9 i", allies="their-finest-hour", combat=("", "sniper"), deck="5*probe-left")
    now = play(now, "allies", "combat sniper", "place F5", "play their-finest-hour", dice="G")
    assert combat_discard(now) == ""
    assert told(now, "CombatDeckReshuffled", "DeckReshuffled") == ["DeckReshuffled", "CombatDeckReshuffled"]
    assert sum(combat_table(now).pile.deck) == 20


@rule("CBT-17", "QC-08")
def test_any_number_of_cards_may_be_held_and_nobody_else_sees_which() -> None:
    cards = "2*rattenkrieg 2*house-to-house 2*fortify spotter sniper ambuscade"
    now = battle("G5 I, A9 i", allies="probe-center", combat=("", cards))
    now.state.copy()
    for seat, sees in ((1, True), (0, False), (OBSERVER, False)):
        combat = seen(now, seat)["combat"]
        assert isinstance(combat, dict)
        shown = combat["hands"][1]
        assert shown["count"] == 9
        assert bool(shown["cards"]) is sees


@rule("CBT-17", "QC-08")
def test_who_holds_many_cards_draws_another_that_nobody_else_sees() -> None:
    now = played_out("axis", "recon-center", "sniper", "2*rattenkrieg 2*house-to-house 2*fortify spotter")
    assert (held(now.state), asked(now)) == ([8, 0], "allies")
    assert told(now, "CombatCardDrawn") == ["CombatCardDrawn side=axis general= (axis: card=sniper)"]
    for seat, sees in ((0, True), (1, False), (OBSERVER, False)):
        combat = seen(now, seat)["combat"]
        assert isinstance(combat, dict)
        assert bool(combat["hands"][0]["cards"]) is sees


@rule("QC-08")
def test_a_guess_deals_hidden_combat_cards_and_looks_the_same() -> None:
    game, state = start()
    for seat in (OBSERVER, 0, 1):
        view = game.view(state, seat)
        for number in range(9):
            guessed = game.guess(view, Seeded(number))
            assert game.view(guessed, seat).facts() == view.facts()
            assert guessed.combat is not None
            assert sum(guessed.combat.pile.deck) + sum(held(guessed)) == 20


@rule("CBT-06", "QC-08")
def test_a_card_that_was_taken_back_is_known_to_be_in_the_hand() -> None:
    now = battle(STREET, step="fight", orders="G5", combat=("", "rattenkrieg"))
    later = play(now, "allies", "street-fight rattenkrieg G5")
    kept = Memoir44().with_what_was_seen(now.state, later.state)

    assert kept.combat is not None
    assert combat_named(kept.combat.hands[1].known) == "rattenkrieg"


# ------------------------------------------------------------------------------------------ streets


@rule("CBT-30", "QC-04")
def test_towns_and_churches_are_buildings_and_nothing_else_is() -> None:
    assert [terrain.name for terrain in TERRAINS if terrain.is_building] == ["town", "church"]


@rule("CBT-41", "CBT-43", "QC-04", "QC-05")
@pytest.mark.parametrize(
    ("picture", "fits"),
    [
        ("G5 I, H5 i, g6 t..", True),
        ("G5 tI, H5 i", True),
        ("G5 cI, H5 i", True),
        ("G5 I, H5 ti", True),
        ("G5 I, H5 i, I5 t..", False),
        ("G5 I, H5 i, g6 .B.", False),
        ("G5 I, H5 i, g6 #..", False),
        ("G5 I, I5 i, g6 t..", False),
        ("G5 A, H5 i, g6 t..", True),
        ("G5 G, H5 i, g6 t..", True),
    ],
)
def test_a_street_fight_needs_a_building_near_the_attacker_and_an_enemy_next_to_it(
    picture: str, fits: bool
) -> None:
    now = battle(f"A1 I, A9 i, {picture}", step="fight", orders="G5", combat=("", "rattenkrieg"))

    assert offers(now, "allies", "street-fight") == (["street-fight rattenkrieg G5"] if fits else [])


@rule("CBT-42", "CBT-40")
def test_text_and_street_fight_are_both_offered_where_both_fit_and_only_one_can_be_had() -> None:
    now = battle(STREET, step="fight", orders="G5", combat=("", "fortify"))
    assert offers(now, "allies", "combat-unit", "street-fight") == [
        "combat-unit fortify G5",
        "street-fight fortify G5",
    ]
    now = play(now, "allies", "street-fight fortify G5")
    assert offers(now, "allies", "combat-unit", "street-fight") == []


@rule("CBT-40", "CBT-44", "CBT-OURS")
def test_some_cards_have_the_symbol_and_those_of_one_side_all_do() -> None:
    with_symbol = [card.name for card in COMBAT_CARDS if card.street_fight]
    assert with_symbol == [
        "rattenkrieg",
        "house-to-house",
        "heat-of-battle",
        "not-a-step-back",
        "ambuscade",
        "infiltrators",
        "sniper",
        "fortify",
        "armor-factory",
        "air-bombardment",
    ]
    bound = {card.name: card.side for card in COMBAT_CARDS if card.side != ANY_SIDE}
    assert bound == {"not-a-step-back": ALLIES, "armor-factory": ALLIES, "air-bombardment": AXIS}
    assert set(bound) <= set(with_symbol)


@rule("CBT-OURS")
def test_what_is_ours_is_marked() -> None:
    assert [card.name for card in COMBAT_CARDS if card.ours] == ["infiltrators", "armor-factory"]
    assert [card.name for card in COMBAT_CARDS if card.ours_in_part] == [
        "reinforcements",
        "pull-back",
        "out-of-ammo",
        "sniper",
        "reposition",
        "fortify",
        "spotter",
        "air-bombardment",
    ]


@rule("QC-05", "CBT-41")
def test_a_street_fight_goes_with_one_close_assault_and_not_with_the_overrun() -> None:
    picture = "A1 I, A9 i, G5 A, H5 i1, I5 i, g6 t.., K9 i"
    now = battle(picture, step="fight", orders="G5", combat=("", "rattenkrieg"))
    now = play(now, "allies", "street-fight rattenkrieg G5", "attack G5 H5", dice="GSSS")
    now = play(now, "allies", "take-ground", "attack H5 I5")

    assert dice(now) == 3


@rule("QC-05")
def test_a_street_fight_in_the_window_of_an_overrun_adds_nothing() -> None:
    picture = "A1 I, A9 i, G5 A, H5 i1, I5 i, g6 t.., K9 i"
    now = battle(picture, step="fight", orders="G5", combat=("pull-back", "rattenkrieg"))
    now = play(now, "allies", "attack G5 H5")
    now = play(play(now, "axis", "no-combat"), "allies", "no-combat", dice="GSS")
    now = play(play(now, "allies", "take-ground", "attack H5 I5"), "axis", "no-combat")
    now = play(now, "allies", "street-fight rattenkrieg H5")
    now = play(now, "axis", "no-combat") if asked(now) == "axis" else now

    assert dice(now) == 3


@rule("QC-05")
def test_a_street_fight_is_over_with_its_attack() -> None:
    now = battle(
        "A9 i, G5 G, A1 I, H5 i, g6 t..",
        step="fight",
        card="artillery-bombard",
        orders="G5",
        combat=("", "rattenkrieg"),
    )
    now = play(now, "allies", "street-fight rattenkrieg G5", "attack G5 H5", dice="SSSS")
    now = play(now, "allies", "attack G5 H5")

    assert dice(now) == 3


@rule("CBT-41", "QC-05")
def test_the_die_of_a_street_fight_makes_an_attack_possible_that_had_none() -> None:
    now = battle(
        "A1 I, A9 i, G5 tA, H5 ta", step="fight", orders="G5", combat=("", "2*rattenkrieg 2*fortify")
    )
    assert offers(now, "allies", "attack", "street-fight") == []
    houses = battle("A1 I, A9 i, G5 tA, H5 ti", step="fight", orders="G5", combat=("", "rattenkrieg"))
    assert offers(houses, "allies", "street-fight") == []
    for edition in BOTH:
        close = battle(
            "A1 I, A9 i, G5 tA, H5 ta",
            step="fight",
            edition=edition,
            card="close-assault",
            orders="G5",
            combat=("", "rattenkrieg"),
        )
        assert offers(close, "allies", "street-fight") == ["street-fight rattenkrieg G5"]
    more = battle("A1 I, A9 i, G5 tA, H5 ^i", step="fight", orders="G5", combat=("", "2*rattenkrieg"))
    assert offers(more, "allies", "attack") == []
    more = play(more, "allies", "street-fight rattenkrieg G5")
    assert offers(more, "allies", "attack") == ["attack G5 H5"]


@rule("CBT-41", "QC-05")
def test_firefight_allows_no_street_fight_with_an_enemy_driven_up_to_a_unit() -> None:
    picture = "A1 I, A9 i, f6 t.., g6 I, I5 i, I3 I"
    now = battle(
        picture, step="fight", card="firefight", orders="g6 I3", discard="ambush", combat=("", "rattenkrieg")
    )
    now = play(play(now, "allies", "attack I3 I5", dice="FSS"), "axis", "retreat h6")

    assert offers(now, "allies", "street-fight") == []


@rule("QC-06", "CBT-12")
def test_a_card_that_improves_an_attack_comes_before_its_dice_and_after_orders() -> None:
    early = battle(STREET, step="order", card="probe-center", combat=("", "rattenkrieg"))
    assert offers(early, "allies", "street-fight", "combat-unit") == []
    moving = battle(STREET, step="move", orders="G5", combat=("", "rattenkrieg"))
    assert offers(moving, "allies", "combat-unit") == ["combat-unit rattenkrieg G5"]
    assert combat_discard(play(moving, "allies", "combat-unit rattenkrieg G5")) == "rattenkrieg"
    now = battle(STREET, step="fight", orders="G5", combat=("", "fortify"))
    assert offers(now, "allies", "street-fight") == ["street-fight fortify G5"]
    assert combat_discard(play(now, "allies", "street-fight fortify G5")) == "fortify"
    now = play(now, "allies", "attack G5 H5", dice="SSS")
    assert offers(now, "allies", "street-fight") == []


@rule("CBT-12")
def test_a_card_improves_only_units_ordered_this_turn() -> None:
    now = battle(f"{STREET}, A5 I", step="fight", orders="A1", combat=("", "rattenkrieg fortify"))

    assert offers(now, "allies", "street-fight", "combat-unit") == ["combat-unit fortify A1"]


@rule("QC-07")
def test_there_is_no_street_fight_in_the_enemys_turn() -> None:
    now = battle(STREET, step="fight", orders="G5", combat=("rattenkrieg ambuscade", ""))
    now = play(now, "allies", "attack G5 H5")

    assert offers(now, "axis", "street-fight", "combat-unit") == []
    assert refused(now, "axis", "street-fight rattenkrieg H5") == "street-fight-in-own-turn [QC-07]"


# ------------------------------------------------------------------------------------------ who draws


@rule("QC-03", "CBT-20")
def test_a_counter_attack_that_copies_recon_brings_no_combat_card() -> None:
    now = battle(
        "G5 I, A9 i",
        step="fight",
        card="counter-attack",
        last="recon-center",
        combat=("", ""),
        deck="2*probe-left",
    )
    now = closed(now)
    assert stage(now) == "draw"
    now = deal(now, cards="2*probe-left")
    assert stage(now) != "combat-draw"
    assert combat_hand(now, "allies") == ""


def closed(now: Battle) -> Battle:
    """End whatever can be ended."""
    now = fight(now)
    return play(now, "allies", "end-battles") if "end-battles" in offers(now, "allies") else now
