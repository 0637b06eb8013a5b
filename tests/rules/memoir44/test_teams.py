"""Teams with one hand (TEAM-30 to TEAM-35, YNG-05 to YNG-11) and young generals (YNG-01 to YNG-12)."""

import pytest

from bocage.catalogue import MEMOIR44
from bocage.memoir44.cards.deck import CARD_NAMES, CARDS
from bocage.memoir44.cards.tactic import STEP_BY_STEP
from bocage.memoir44.command.choosing import seats_for
from bocage.memoir44.variants import Variant

from tests.ledger_marks import rule
from tests.rules.memoir44.parties import (
    Party,
    act,
    asked,
    begun,
    count,
    finished,
    hand,
    heard,
    offers,
    party,
    passed,
    refused,
    seen,
)

THREE = {"mode": "teams"}
TWO = {"mode": "teams", "members": [2, 2]}
YOUNG = {"mode": "teams", "young": True, "tactics": 15}
FIELD = "C5 I, d4 I, G5 I, K5 I, A9 i, G9 i, K9 i"
"""A line of Allied units: left, on the line of left and center, center, right."""
CHIEF = "allies-commander-center"


def three(cards: str, turn: int = 1, picture: str = FIELD, **facts: str) -> Party:
    """A position of teams of three in the first edition."""
    hands = {"allies": cards, "axis": "probe-center"}
    return party(picture, "2004", THREE, hands=hands, turn=turn, **facts)


def young(cards: str, picture: str = FIELD, **variant: object) -> Party:
    """A position of young generals in teams of three."""
    hands = {"allies": cards, "axis": "probe-center"}
    return party(picture, "revised", {**YOUNG, **variant}, hands=hands)


# ------------------------------------------------------------------------------------------ members


@rule("TEAM-30", "TEAM-33", "TEAM-34", "YNG-05", "YNG-06", "YNG-07")
@pytest.mark.parametrize(
    ("members", "seats"),
    [
        (
            [3, 3],
            "axis-commander-center axis-left axis-right allies-commander-center allies-left allies-right",
        ),
        ([2, 3], "axis-commander-center axis-left-right allies-commander-center allies-left allies-right"),
        ([2, 2], "axis-commander-center axis-left-right allies-commander-center allies-left-right"),
        ([1, 2], "axis allies-commander-center allies-left-right"),
    ],
)
def test_teams_of_up_to_three_share_out_center_and_flanks(members: list[int], seats: str) -> None:
    """The center has the supreme command; two players part into center and both flanks."""
    for young_ones in (False, True):
        variant = Variant({"mode": "teams", "members": members, "young": young_ones})
        assert seats_for(variant) == seats.split()


@rule("TEAM-30", "YNG-05")
@pytest.mark.parametrize("members", [[1, 3], [4, 3], [1, 1], [0, 1]])
def test_teams_differ_by_one_player_at_most(members: list[int]) -> None:
    allowed = "have 1 and 2 or 2 and 1 or 2 and 2 or 2 and 3 or 3 and 2 or 3 and 3 members"
    with pytest.raises(ValueError, match=allowed):
        seats_for(Variant({"mode": "teams", "members": members}))


@rule("TEAM-31", "YNG-08")
def test_a_team_has_one_hand_that_its_members_see_and_nobody_else() -> None:
    for now in (three("probe-left air-power"), young("probe-left air-power")):
        own = seen(now, 4)
        chief = now.state.scenario.command.hands_of(4)[0]
        assert own.hands[chief].cards == now.state.hands[chief].cards
        assert [sum(seen(now, seat).hands[chief].cards) for seat in range(-1, 6)] == [0, 0, 0, 0, 2, 2, 2]
    assert count(begun("pegasus-bridge", "2004", mode="teams"), "allies") == 6


@rule("TEAM-31")
def test_a_small_hand_grows_as_usual() -> None:
    now = begun("pegasus-bridge", "2004", mode="teams")
    sizes = []
    for _ in range(7):
        sizes.append(count(now, "axis"))
        now = passed(now)
    assert sizes == [2, 2, 3, 3, 4, 4, 4]


# ------------------------------------------------------------------------------------------ the council


@rule("TEAM-32", "YNG-09")
def test_members_propose_and_the_commander_in_chief_plays() -> None:
    for now, rule_id in (
        (three("probe-left attack-right"), "TEAM-32"),
        (young("probe-left attack-right"), "YNG-09"),
    ):
        assert asked(now) == f"{CHIEF} allies-left allies-right"
        assert offers(now, "allies-left") == ["propose probe-left", "propose attack-right", "defer"]
        assert offers(now, CHIEF) == ["play probe-left", "play attack-right"]
        assert refused(now, "allies-left", "play probe-left") == f"chief-plays [{rule_id}]"
        assert refused(now, CHIEF, "defer") == f"chief-plays [{rule_id}]"
        assert refused(now, "allies-left", "end-orders") == f"choose-together [{rule_id}]"
        assert refused(now, "allies-left", "propose recon-left") == "not-in-hand [TRN-03]"
        now = act(now, "allies-left", "propose attack-right")
        assert asked(now) == f"{CHIEF} allies-right"
        now = act(now, "allies-right", "defer")
        assert asked(now) == CHIEF
        assert asked(act(now, CHIEF, "play probe-left")) == "allies-left"


@rule("TEAM-32", "YNG-09")
def test_the_commander_need_not_wait_and_needs_no_agreement() -> None:
    assert asked(act(three("probe-left attack-right"), CHIEF, "play attack-right")) == "allies-right"
    proposed = act(three("probe-left attack-right"), "allies-left", "propose attack-right")
    played = act(proposed, CHIEF, "play probe-left")
    assert played.state.proposals == []


@rule("TEAM-31", "TEAM-32")
def test_a_proposal_is_the_teams_own_affair() -> None:
    """Which card it is only the team hears and sees; that somebody has spoken everybody does."""
    now = act(three("probe-left attack-right"), "allies-left", "propose attack-right")
    shown = [bool(seen(now, seat).proposals) for seat in range(-1, 6)]
    assert shown == [False, False, False, False, True, True, True]
    for word in ("propose attack-right", "defer"):
        spoken = act(three("probe-left attack-right"), "allies-left", word)
        told = ["card" in heard(spoken, seat, "MemberSpoke")[0] for seat in range(-1, 6)]
        assert told == shown
    other = act(three("probe-left attack-right"), "allies-left", "propose probe-left")
    assert now.state.facts() != other.state.facts()


@rule("TEAM-32")
def test_a_reaction_is_proposed_where_there_is_nothing_else() -> None:
    assert offers(three("ambush"), "allies-left") == ["propose ambush", "defer"]
    assert (
        refused(three("ambush probe-left"), "allies-left", "propose ambush") == "reaction-only [CARD-ANY-13]"
    )
    bare = act(three("probe-left"), CHIEF, "play probe-left")
    assert asked(finished(bare, "allies-left")) != ""


# ------------------------------------------------------------------------------------------ who carries out


@rule("TEAM-34", "YNG-06", "YNG-10")
@pytest.mark.parametrize(
    ("card", "who", "unit"),
    [
        ("probe-left", "allies-left", "C5"),
        ("probe-center", CHIEF, "G5"),
        ("probe-right", "allies-right", "K5"),
    ],
)
def test_the_member_of_the_section_carries_a_section_card_out(card: str, who: str, unit: str) -> None:
    for now in (three(f"{card} recon-left"), young(f"{card} recon-left")):
        now = act(now, CHIEF, f"play {card}")
        assert asked(now) == who
        now = act(now, who, f"order {unit}")
        now = act(now, who, "end-orders") if "end-orders" in offers(now, who) else now
        assert asked(now) == who
        assert any(each.startswith(f"move {unit}") for each in offers(now, who))


@rule("TEAM-33", "YNG-07")
@pytest.mark.parametrize(
    ("card", "who"), [("probe-left", "left-right"), ("probe-center", "commander-center")]
)
def test_with_two_members_one_has_both_flanks(card: str, who: str) -> None:
    now = party(FIELD, "2004", TWO, hands={"allies": card})
    assert asked(act(now, CHIEF, f"play {card}")) == f"allies-{who}"
    everywhere = act(
        party(FIELD, "2004", TWO, hands={"allies": "recon-in-force"}), CHIEF, "play recon-in-force"
    )
    assert asked(everywhere) == f"{CHIEF} allies-left-right"
    assert offers(everywhere, CHIEF, "order") == ["order G5", "order d4"]
    assert offers(everywhere, "allies-left-right", "order") == ["order C5", "order K5", "order d4"]
    both = act(party(FIELD, "2004", TWO, hands={"allies": "pincer-move"}), CHIEF, "play pincer-move")
    assert asked(both) == "allies-left-right"
    assert offers(both, "allies-left-right", "order") == ["order C5", "order K5", "order d4"]


@rule("TEAM-34", "YNG-10", "TRN-10")
def test_a_card_for_several_sections_is_carried_out_by_several_at_once() -> None:
    """All order, then all move, then all attack; each in the own sections."""
    now = act(three("recon-in-force"), CHIEF, "play recon-in-force")
    assert asked(now) == f"{CHIEF} allies-left allies-right"
    assert offers(now, "allies-left", "order") == ["order C5", "order d4"]
    assert offers(now, CHIEF, "order") == ["order G5", "order d4"]
    assert refused(now, "allies-left", "order K5") == "not-in-section [TRN-06]"
    now = act(now, "allies-left", "order d4")
    assert asked(now) == f"{CHIEF} allies-right"
    assert offers(now, CHIEF, "order") == ["order G5"]
    assert refused(now, "allies-left", "order C5") == "member-of-section [TEAM-34]"
    now = act(act(now, "allies-right", "order K5"), CHIEF, "order G5")
    assert asked(now) == f"{CHIEF} allies-left allies-right"
    assert refused(now, CHIEF, "move K5 K6") in ("unknown-hex [SET-18]", "ordered-by-another [TEAM-34]")
    assert refused(now, CHIEF, "move d4 d6") == "ordered-by-another [TEAM-34]"
    now = act(now, "allies-left", "move d4 d6")
    assert refused(now, "allies-left", "end-battles") == "member-of-section [TEAM-34]"
    now = act(act(now, CHIEF, "end-moves"), "allies-right", "end-moves")
    assert asked(now) != CHIEF


@rule("TEAM-34", "YNG-10")
def test_attacks_ground_and_dice_are_the_members_too() -> None:
    close = "C5 I, D5 i1, G5 I, H5 i1, A1 I, A9 i"
    now = act(three("recon-in-force", picture=close), CHIEF, "play recon-in-force")
    now = act(act(now, "allies-left", "order C5"), CHIEF, "order G5")
    now = act(act(now, "allies-left", "end-moves"), CHIEF, "end-moves")
    assert offers(now, "allies-left") == ["attack C5 D5", "end-battles"]
    assert offers(now, CHIEF) == ["attack G5 H5", "end-battles"]
    now = act(now, "allies-left", "attack C5 D5", dice="III")
    assert asked(now) == "allies-left"
    assert offers(now, "allies-left") == ["take-ground", "stay"]
    now = act(now, "allies-left", "stay")
    assert asked(now) == CHIEF


@rule("TEAM-35", "YNG-11")
@pytest.mark.parametrize("card", ["direct-from-hq", "air-power", "infantry-assault", "move-out"])
def test_the_commander_in_chief_plays_tactic_cards(card: str) -> None:
    for now in (three(f"{card} probe-left"), young(f"{card} probe-left")):
        assert asked(act(now, CHIEF, f"play {card}")) == CHIEF


@rule("TEAM-35")
def test_a_counter_attack_of_a_section_card_is_the_members_of_that_section() -> None:
    now = three("counter-attack", last="probe-left")
    assert asked(act(now, CHIEF, "play counter-attack")) == "allies-right"
    assert asked(act(three("counter-attack", last="move-out"), CHIEF, "play counter-attack")) == CHIEF


@rule("TEAM-35")
def test_only_the_commander_in_chief_is_asked_for_an_ambush() -> None:
    close = "G5 I, H5 i, A1 I, A9 i"
    hands = {"allies": "probe-center", "axis": "ambush"}
    now = act(party(close, "2004", THREE, hands=hands, discard=""), CHIEF, "play probe-center", "order G5")
    now = act(now, CHIEF, "end-moves", "attack G5 H5")
    assert asked(now) == "axis-commander-center"
    assert offers(now, "axis-commander-center") == ["ambush", "no-ambush"]
    now = act(now, "axis-commander-center", "ambush", dice="SSS SSS")
    assert hand(now, "axis") == "probe-center"  # replaced at the end of the turn


@rule("TEAM-34", "YNG-10", "RET-02")
def test_a_retreat_is_carried_out_by_the_member_in_whose_section_the_unit_stands() -> None:
    close = "C5 I, D5 i, A1 I, A9 i, M9 i"
    now = act(three("probe-left", picture=close), CHIEF, "play probe-left")
    now = act(now, "allies-left", "order C5", "end-orders", "end-moves")
    now = act(now, "allies-left", "attack C5 D5", dice="FSS")
    assert asked(now) == "axis-right"
    assert refused(now, "axis-left", "retreat D5") == "member-of-section [TEAM-34]"


def test_of_a_recon_the_commander_in_chief_keeps_a_card() -> None:
    now = three("recon-left probe-left")
    now.state.pile.deck[CARD_NAMES.index("probe-left")] = 20
    now.state.pile.deck_count += 20
    now = act(now, CHIEF, "play recon-left")
    now = act(now, "allies-left", "end-orders", cards="probe-left probe-center")
    assert (asked(now), offers(now, CHIEF)) == (CHIEF, ["keep probe-left", "keep probe-center"])


# ------------------------------------------------------------------------------------------ handing on


@rule("YNG-10", "YNG-11")
def test_the_commander_of_young_generals_may_hand_orders_on() -> None:
    now = act(
        young("direct-from-hq probe-left"), CHIEF, "play direct-from-hq", "order C5", "order G5", "order d4"
    )
    now = act(now, CHIEF, "end-orders") if "end-orders" in offers(now, CHIEF) else now
    assert offers(now, CHIEF) == ["entrust left", "end-entrust"]
    assert refused(now, CHIEF, "entrust right") == "nothing-to-entrust [YNG-11]"
    assert refused(now, CHIEF, "entrust center") == "nothing-to-entrust [YNG-11]"
    assert refused(now, CHIEF, "end-moves") == "entrust-first [YNG-11]"
    now = act(now, CHIEF, "entrust left")
    assert heard(now, -1, "OrdersEntrusted")[0]["section"] == "left"
    assert asked(now) == f"{CHIEF} allies-left"
    assert {each.split()[1] for each in offers(now, "allies-left", "move")} == {"C5", "d4"}
    assert {each.split()[1] for each in offers(now, CHIEF, "move")} == {"G5"}
    assert refused(now, CHIEF, "move C5 C7") == "ordered-by-another [YNG-10]"


@rule("YNG-11")
def test_nothing_is_handed_on_unless_he_wants_and_never_in_the_first_editions_teams() -> None:
    now = act(young("move-out probe-left"), CHIEF, "play move-out", "order C5", "end-orders", "end-entrust")
    assert asked(now) == CHIEF
    assert {each.split()[1] for each in offers(now, CHIEF, "move")} == {"C5"}
    old = act(three("move-out"), CHIEF, "play move-out", "order C5", "end-orders")
    assert offers(old, CHIEF, "entrust", "end-entrust") == []
    own = act(young("move-out probe-left"), CHIEF, "play move-out", "order G5", "end-orders")
    assert offers(own, CHIEF, "entrust", "end-entrust") == []


@rule("YNG-11")
def test_what_the_card_grants_goes_with_the_orders() -> None:
    """A bonus of the card counts for whoever attacks, and every step of it comes."""
    close = "C5 I, D5 i, G5 I, A1 I, M9 i"
    now = act(young("close-assault probe-left", close), CHIEF, "play close-assault", "entrust left")
    assert offers(now, "allies-left") == ["attack C5 D5", "end-battles"]
    now = act(now, "allies-left", "attack C5 D5")
    assert heard(now, -1, "AttackDeclared")[0]["dice"] == 4
    behind = act(young("behind-enemy-lines probe-left", "C5 I, M1 I, M9 i"), CHIEF, "play behind-enemy-lines")
    behind = act(behind, CHIEF, "order C5", "entrust left")
    behind = act(behind, "allies-left", "move C5 C7")
    assert asked(behind) == "allies-left"  # nobody is near: the second move follows
    assert offers(behind, "allies-left", "move") != []


# ------------------------------------------------------------------------------------------ young generals


@rule("YNG-01", "Q-39")
@pytest.mark.parametrize("edition", ["revised", "2004"])
def test_young_generals_play_with_the_forty_section_cards(edition: str) -> None:
    scenario = begun("toulon", edition, young=True).state.scenario
    assert sum(scenario.deck) == 40
    assert [bool(copies) for copies in scenario.deck] == [card.is_section for card in CARDS]


@rule("YNG-02")
@pytest.mark.parametrize("mode", ["", "teams"])
def test_everybody_has_six_cards_in_the_revised_edition(mode: str) -> None:
    now = begun("pegasus-bridge", "revised", young=True, mode=mode)
    assert [count(now, "axis"), count(now, "allies")] == [6, 6]
    for _ in range(3):
        now = passed(now)
    assert [count(now, "axis"), count(now, "allies")] == [6, 6]
    old = begun("pegasus-bridge", "2004", young=True, mode=mode)
    assert [count(old, "axis"), count(old, "allies")] == [2, 6]
    for _ in range(4):
        old = passed(old)
    assert count(old, "axis") == 4


@rule("YNG-03")
def test_ground_and_overrun_can_be_left_out() -> None:
    close = "G5 A, H5 i1, I5 i, A1 I, M9 i"
    for ground, found in ((True, ["take-ground", "stay"]), (False, [])):
        variant: dict[str, object] = {"young": True, "ground": ground}
        now = party(
            close, "revised", variant, hands={"allies": "probe-center probe-left", "axis": "probe-left"}
        )
        now = act(now, "allies", "play probe-center", "order G5")
        now = finished(now, "allies") if "end-orders" in offers(now, "allies") else now
        now = act(now, "allies", "end-moves") if "end-moves" in offers(now, "allies") else now
        now = act(now, "allies", "attack G5 H5", dice="III")
        assert offers(now, "allies") == found


@rule("YNG-04")
def test_discards_are_shuffled_before_they_are_drawn_again() -> None:
    """What comes first depends on the cards alone, not on the order in which they were discarded."""
    hands = {"allies": "probe-left probe-right"}
    now = party(FIELD, "revised", {"young": True}, hands=hands, deck="", discard="attack-left recon-center")
    now = act(now, "allies", "play probe-left")
    now = finished(now, "allies")
    assert heard(now, -1, "DeckReshuffled") == [{"event": "DeckReshuffled"}]
    pile = now.state.pile
    assert (pile.discard, pile.discard_count) == ([0] * len(CARDS), 0)
    assert (sum(pile.deck), pile.deck_count) == (1, 1)
    assert (count(now, "allies"), count(now, "axis")) == (2, 1)


@rule("YNG-12", "CRD-07")
def test_tactic_cards_come_in_step_by_step() -> None:
    """The simplest first, as the book has it, and the hardest last."""
    assert STEP_BY_STEP[:2] == ("direct-from-hq", "dig-in")
    assert STEP_BY_STEP[-2:] == ("behind-enemy-lines", "their-finest-hour")
    tactics = {card.name for card in CARDS if not card.is_section}
    assert set(STEP_BY_STEP) == tactics
    for number in range(len(STEP_BY_STEP) + 1):
        deck = begun("toulon", young=True, tactics=number).state.scenario.deck
        there = {name for name, copies in zip(CARD_NAMES, deck, strict=True) if copies and name in tactics}
        assert there == set(STEP_BY_STEP[:number])
    assert sum(begun("toulon", young=True, tactics=15).state.scenario.deck) == 60
    assert MEMOIR44.rulings()["edition"] == "revised"
