"""Operation: Alliance: the worked examples first, then rule by rule (TEAM-01 to TEAM-25)."""

import pytest

from bocage.catalogue import MEMOIR44
from bocage.memoir44.command.choosing import seats_for
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.variants import Variant

from tests.ledger_marks import rule
from tests.rules.memoir44.parties import (
    Party,
    act,
    answered,
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
    rulings_of,
    seen,
)

FOUR = {"mode": "alliance"}
FIELD = "C5 I, G5 I, K5 I, C9 i, G9 i, K9 i"
HANDS = {
    "allies-left": "probe-left recon-center",
    "allies-right": "attack-right probe-center",
    "allies-shared": "probe-right",
    "axis-left": "probe-left",
    "axis-right": "probe-right",
    "axis-shared": "probe-center",
}


def four(turn: int = 1, picture: str = FIELD, **changed: str) -> Party:
    """A position of four players, with other cards where they are told."""
    hands = {**HANDS, **{name.replace("_", "-"): words for name, words in changed.items()}}
    return party(picture, variant=FOUR, hands=hands, turn=turn)


def actors(now: Party, turns: int) -> list[str]:
    """Who plays the next turns."""
    found = []
    for _ in range(turns):
        found.append(asked(now))
        now = passed(now)
    return found


# ------------------------------------------------------------------------------------------ the examples


@rule("EX-TEAM-1", "TEAM-12", "TEAM-15")
def test_the_single_player_takes_a_turn_after_each_turn_of_the_team() -> None:
    now = begun("pegasus-bridge", mode="alliance", members=[1, 2])
    assert now.game.seats == ["axis", "allies-left", "allies-right"]
    assert actors(now, 5) == ["allies-left", "axis", "allies-right", "axis", "allies-left"]
    second = begun("pegasus-bridge", mode="alliance", members=[2, 1])
    assert actors(second, 5) == ["allies", "axis-left", "allies", "axis-right", "allies"]


@rule("EX-TEAM-2", "TEAM-02", "TEAM-11", "TEAM-13", "TEAM-14")
def test_four_players_go_round_left_members_first() -> None:
    now = begun("pegasus-bridge", mode="alliance")
    round_of_four = ["allies-left", "axis-left", "allies-right", "axis-right"]
    assert actors(now, 9) == [*round_of_four, *round_of_four, "allies-left"]


@rule("EX-TEAM-3", "TEAM-10", "PEG-08", "Q-35")
def test_the_axis_at_pegasus_begins_with_three_cards_and_has_five_after_the_fourth_turn() -> None:
    """One each and one to share; the active member draws an extra card in each of the first two turns."""
    now = begun("pegasus-bridge", mode="alliance")
    sizes = []
    for _ in range(8):
        sizes.append([count(now, name) for name in ("axis-left", "axis-right", "axis-shared")])
        now = passed(now)
    assert sizes[:5] == [[1, 1, 1], [1, 1, 1], [2, 1, 1], [2, 1, 1], [2, 2, 1]]
    assert sizes[5:] == [[2, 2, 1]] * 3


# ------------------------------------------------------------------------------------------ teams and hands


@rule("TEAM-01")
@pytest.mark.parametrize(
    ("members", "seats"),
    [
        ([2, 2], ["axis-left", "axis-right", "allies-left", "allies-right"]),
        ([2, 1], ["axis-left", "axis-right", "allies"]),
        ([1, 2], ["axis", "allies-left", "allies-right"]),
    ],
)
def test_teams_have_two_players_or_face_one(members: list[int], seats: list[str]) -> None:
    assert seats_for(Variant({"mode": "alliance", "members": members})) == seats


@rule("TEAM-01")
@pytest.mark.parametrize("members", [[1, 1], [3, 2], [0, 2], [2], [2, 2, 2]])
def test_other_teams_are_refused_with_what_is_allowed(members: list[int]) -> None:
    with pytest.raises(ValueError, match="have 1 and 2 or 2 and 1 or 2 and 2 members"):
        seats_for(Variant({"mode": "alliance", "members": members}))


@rule("TEAM-04")
def test_the_battle_is_set_up_as_usual() -> None:
    usual, shared = begun("toulon"), begun("toulon", mode="alliance")
    assert (usual.state.at, usual.state.figures) == (shared.state.at, shared.state.figures)
    assert usual.state.scenario.terms.goal == shared.state.scenario.terms.goal


@rule("TEAM-03", "TEAM-05", "TEAM-06", "TEAM-07", "Q-37")
@pytest.mark.parametrize(("scenario", "each"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 4), (7, 5)])
def test_the_hand_of_the_battle_is_shared_out(scenario: int, each: int) -> None:
    facts = {**MEMOIR44.scenario("toulon"), "axis": {"cards": scenario, "medals": 5}}
    rulings = rulings_of("revised", **FOUR)
    game = MEMOIR44.game_for(rulings)
    now = answered(Party(game, game.start(facts, rulings), []))  # type: ignore[arg-type]
    assert [count(now, f"axis-{place}") for place in ("left", "right", "shared")] == [each, each, 1]


@rule("TEAM-09")
def test_a_side_of_one_has_the_usual_hand() -> None:
    now = begun("pegasus-bridge", mode="alliance", members=[2, 1])
    assert count(now, "allies") == 6
    facts = {**MEMOIR44.scenario("toulon"), "axis": {"cards": 1, "medals": 5}}
    rulings = rulings_of("revised", mode="alliance", members=[1, 2])
    game = MEMOIR44.game_for(rulings)
    single = answered(Party(game, game.start(facts, rulings), []))  # type: ignore[arg-type]
    assert count(single, "axis") == 1
    lone = begun("pegasus-bridge", mode="alliance", members=[1, 2])
    sizes = []
    for _ in range(5):
        sizes.append(count(lone, "axis"))
        lone = passed(lone)
    assert sizes == [2, 2, 3, 3, 4]


@rule("TEAM-08", "TEAM-18")
def test_the_shared_card_lies_open_and_partners_see_each_others_hands() -> None:
    now = four()
    command = now.state.scenario.command
    for seat in (-1, 0, 1, 2, 3):
        shown = [hand.is_own for hand in seen(now, seat).hands]
        side = command.sides[seat] if seat >= 0 else -1
        own = [post.side == side for post in command.posts]
        is_open = [bool(command.open_hands >> number & 1) for number in range(len(shown))]
        assert shown == [mine or lies_open for mine, lies_open in zip(own, is_open, strict=True)]
    assert sum(map(int, seen(now, -1).hands[2].cards)) == 1


@rule("TEAM-08")
def test_what_is_drawn_into_the_open_place_everybody_sees() -> None:
    now = act(four(), "allies-left", "play-shared probe-right", "order K5")
    assert heard(now, -1, "SharedCardTaken")[0]["card"] == "probe-right"
    now = finished(now, "allies-left")
    drawn: dict[str, object] = {"event": "CardDrawn", "side": "allies"}
    assert heard(now, -1, "CardDrawn") == [{**drawn, "card": "probe-center"}]
    own = finished(act(four(), "allies-left", "play probe-left"), "allies-left")
    assert [heard(own, seat, "CardDrawn") == [drawn] for seat in (-1, 0, 1, 2, 3)] == [True] * 3 + [False] * 2


# ------------------------------------------------------------------------------------------ the turn


@rule("TEAM-03", "TEAM-16")
def test_the_active_player_plays_an_own_card_or_the_shared_one() -> None:
    assert offers(four(), "allies-left") == [
        "play recon-center",
        "play probe-left",
        "play-shared probe-right",
    ]
    assert offers(four(turn=4), "axis-right") == ["play probe-right", "play-shared probe-center"]
    assert {post.name for post in four().state.scenario.command.posts} == {""}  # not roles of Overlord
    assert refused(four(), "allies-left", "play attack-right") == "not-in-hand [TRN-03]"
    assert refused(four(), "allies-left", "play-shared probe-left") == "not-the-shared-card [TEAM-16]"
    assert refused(four(), "allies-left", "end-orders") == "play-a-card [TRN-03]"


@rule("TEAM-16")
def test_the_rule_of_the_shared_card_goes_with_the_choice() -> None:
    rules = {verb.name: verb.rule for verb in four().game.vocabulary.verbs}
    assert rules["play-shared"] == "TEAM-16"


@rule("TEAM-16")
def test_the_shared_card_alone_is_enough_for_a_turn_and_a_turn_without_any_passes() -> None:
    assert offers(four(allies_left=""), "allies-left") == ["play-shared probe-right"]
    bare = answered(four(allies_left="", allies_shared=""))
    assert asked(bare) == "axis-left"
    assert count(bare, "allies-left") == 1


@rule("CARD-ANY-13", "CARD-ANY-14")
def test_a_reaction_can_be_played_where_neither_place_has_anything_else() -> None:
    assert offers(four(allies_left="ambush"), "allies-left") == ["play-shared probe-right"]
    assert offers(four(allies_shared="ambush"), "allies-left") == ["play recon-center", "play probe-left"]
    assert offers(four(allies_left="", allies_shared="ambush"), "allies-left") == ["play-shared ambush"]
    assert refused(four(allies_shared="ambush"), "allies-left", "play-shared ambush") == (
        "reaction-only [CARD-ANY-13]"
    )


@rule("TEAM-17")
def test_the_new_card_goes_where_the_played_one_was() -> None:
    own = act(four(), "allies-left", "play probe-left", "end-orders")
    assert hand(own, "allies-left") == "recon-center probe-center"
    assert hand(own, "allies-shared") == "probe-right"
    shared = act(four(), "allies-left", "play-shared probe-right", "end-orders")
    assert hand(shared, "allies-left") == "recon-center probe-left"
    assert hand(shared, "allies-shared") == "probe-center"
    other = act(four(allies_shared="attack-left"), "allies-left", "play-shared attack-left", "order C5")
    assert hand(finished(other, "allies-left"), "allies-shared") == "probe-center"


@rule("TEAM-20")
def test_the_active_player_alone_decides() -> None:
    now = four()
    assert asked(now) == "allies-left"
    assert refused(now, "allies-right", "play attack-right") == "partner-decides [TEAM-20]"
    assert refused(now, "axis-left", "play probe-left") == "not-your-turn [TRN-01]"
    now = act(now, "allies-left", "play probe-left", "order C5")
    assert asked(now) == "allies-left"
    assert refused(now, "allies-right", "end-orders") == "partner-decides [TEAM-20]"


@rule("TEAM-20", "RET-02")
def test_retreats_are_the_active_players_in_a_turn_of_the_side_and_eithers_out_of_it() -> None:
    close = "G5 I, H5 i, A1 I, M9 i"
    now = party(close, variant=FOUR, hands={**HANDS, "allies-left": "probe-center", "axis-left": "ambush"})
    now = party(
        close, variant=FOUR, discard="", hands={**HANDS, "allies-left": "probe-center", "axis-left": "ambush"}
    )
    now = act(now, "allies-left", "play probe-center", "order G5")
    while "end-moves" in offers(now, "allies-left") or "end-orders" in offers(now, "allies-left"):
        now = act(now, "allies-left", next(each for each in offers(now, "allies-left") if "end" in each))
    now = act(now, "allies-left", "attack G5 H5")
    assert asked(now) == "axis-left axis-right"
    back = act(now, "axis-left", "ambush", dice="FSS")
    assert asked(back) == "allies-left"  # the attacker is driven back in its own turn
    calm = act(act(now, "axis-left", "no-ambush"), "axis-right", "no-ambush", dice="FSS")
    assert asked(calm) == "axis-left axis-right"
    assert asked(act(calm, "axis-right", offers(calm, "axis-right", "retreat")[0])) != asked(calm)


@rule("TEAM-19")
def test_partners_talk_in_public_only() -> None:
    now = four()
    said = now.game.silence(now.state, 0, 1)
    assert said is not None
    assert (said.key, said.rule, said.facts) == ("talk-aloud", "TEAM-19", {"to": "axis-right"})
    assert now.game.silence(now.state, 0, 2) is None
    aloud = [now.game.silence_among(now.state, 0, [1, 2, 3]), now.game.silence_among(now.state, 0, [2, 3])]
    assert aloud == [None, None]
    assert now.game.silence_among(now.state, 2, [0, 1, 3]) is None
    assert now.game.silence_among(now.state, 2, [1, 3]) is not None
    for whispered in ([1], [1, 2], [1, 3]):
        assert now.game.silence_among(now.state, 0, whispered) is not None
    free = begun("pegasus-bridge", mode="alliance", talk="free")
    assert free.game.silence(free.state, 0, 1) is None


@rule("TEAM-13")
def test_everybody_hears_who_is_active() -> None:
    now = passed(four())
    assert heard(now, -1, "MemberActs") == [{"event": "MemberActs", "side": "axis", "seat": "axis-left"}]


# ------------------------------------------------------------------------------------------ special cards


@rule("TEAM-21", "Q-34", "CRD-05")
@pytest.mark.parametrize(
    ("own", "shared", "choice", "dice"),
    [
        ("their-finest-hour probe-left", "probe-right", "play their-finest-hour", 3),
        ("probe-left recon-center", "their-finest-hour", "play-shared their-finest-hour", 3),
        ("their-finest-hour", "probe-right", "play their-finest-hour", 2),
        ("their-finest-hour probe-left probe-center", "", "play their-finest-hour", 3),
    ],
)
def test_the_finest_hour_counts_the_own_hand_and_the_shared_card(
    own: str, shared: str, choice: str, dice: int
) -> None:
    """The partner's cards do not count, and a shared card that is played is the one for the shared card."""
    now = act(four(allies_left=own, allies_shared=shared), "allies-left", choice)
    faces = [str(facts["dice"]) for facts in heard(now, -1, "OrdersRolled")]
    assert [len(each) for each in faces] == [dice]


@rule("TEAM-22", "Q-34")
@pytest.mark.parametrize(
    ("own", "shared", "choice", "dice"),
    [
        ("medics-and-mechanics probe-left", "probe-right", "play medics-and-mechanics", 3),
        ("probe-left", "medics-and-mechanics", "play-shared medics-and-mechanics", 2),
    ],
)
def test_medics_count_the_same(own: str, shared: str, choice: str, dice: int) -> None:
    now = four(allies_left=own, allies_shared=shared)
    now.state.figures = now.state.figures[:]
    now.state.figures[now.state.scenario.units_of[1][0]] = 1
    now = act(now, "allies-left", choice)
    now = act(now, "allies-left", offers(now, "allies-left", "heal")[0])
    assert [len(str(facts["dice"])) for facts in heard(now, -1, "FiguresHealed")] == [dice]


@rule("TEAM-21")
def test_a_single_player_counts_as_usual() -> None:
    variant = {"mode": "alliance", "members": [1, 2]}
    hands = {"axis": "their-finest-hour probe-left probe-right", "allies-left": "probe-left"}
    now = act(party(FIELD, variant=variant, hands=hands, turn=2), "axis", "play their-finest-hour")
    assert [len(str(facts["dice"])) for facts in heard(now, -1, "OrdersRolled")] == [3]


@rule("TEAM-23", "CRD-06")
def test_of_a_shared_recon_the_active_player_keeps_one_openly() -> None:
    now = four(allies_shared="recon-right")
    now = act(now, "allies-left", "play-shared recon-right")
    now.state.pile.deck = [1 if count_of else 0 for count_of in now.state.pile.deck]
    now.state.pile.deck[2] = now.state.pile.deck[4] = 1
    now.state.pile.deck_count = sum(now.state.pile.deck)
    now = act(now, "allies-left", "end-orders")
    assert asked(now) == "allies-left"
    kept = offers(now, "allies-left", "keep")
    assert len(kept) == 2
    assert seen(now, -1).looked_at == now.state.looked_at  # both will lie open anyway
    assert refused(now, "allies-right", kept[0]) == "partner-decides [TEAM-20]"
    now = act(now, "allies-left", kept[1])
    assert hand(now, "allies-shared") == kept[1].removeprefix("keep ")
    assert hand(now, "allies-left") == "recon-center probe-left"


def ambushed(**changed: str) -> Party:
    """The left Allied member has declared a close assault, and an ambush is at large."""
    hands = {**HANDS, "allies-left": "probe-center", **{a.replace("_", "-"): b for a, b in changed.items()}}
    now = party("G5 I, H5 i, A1 I, M9 i", variant=FOUR, hands=hands, discard="")
    now = act(now, "allies-left", "play probe-center", "order G5")
    while not offers(now, "allies-left", "attack"):
        now = act(now, "allies-left", next(each for each in offers(now, "allies-left") if "end" in each))
    return act(now, "allies-left", "attack G5 H5")


@rule("TEAM-24")
def test_either_member_may_ambush_from_the_own_hand() -> None:
    now = ambushed(axis_right="ambush probe-left")
    assert asked(now) == "axis-left axis-right"
    assert offers(now, "axis-left") == ["no-ambush"]
    assert offers(now, "axis-right") == ["ambush", "no-ambush"]
    assert refused(now, "axis-left", "ambush") == "no-ambush-in-hand [CARD-AMBUSH-1]"
    after = act(now, "axis-right", "ambush", dice="FFF")
    assert asked(after) == "allies-left"
    assert hand(after, "axis-right") == "probe-left"


@rule("TEAM-24")
def test_either_member_may_ambush_with_the_shared_card() -> None:
    now = ambushed(axis_shared="ambush")
    for seat in ("axis-left", "axis-right"):
        assert offers(now, seat) == ["ambush", "no-ambush"]
        assert hand(act(now, seat, "ambush", dice="SSS SSS"), "axis-shared") in ("", "probe-center")


@rule("TEAM-24", "CARD-AMBUSH-7")
def test_the_attack_comes_when_both_have_let_it() -> None:
    now = act(ambushed(axis_right="ambush"), "axis-left", "no-ambush")
    assert asked(now) == "axis-right"
    assert offers(now, "axis-right") == ["ambush", "no-ambush"]
    assert asked(act(now, "axis-right", "no-ambush", dice="SSS")) != "axis-right"


@rule("Q-36", "CARD-AMBUSH-10", "TEAM-17")
@pytest.mark.parametrize("place", ["axis-right", "axis-shared"])
def test_a_teams_ambush_is_replaced_at_the_end_of_the_turn_where_it_came_from(place: str) -> None:
    now = act(ambushed(**{place.replace("-", "_"): "ambush"}), "axis-right", "ambush", dice="SSS SSS")
    if asked(now) == "allies-left":
        assert hand(now, place) == ""
        now = passed(now)
    assert hand(now, place) == "probe-center"
    assert asked(now) == "axis-left"


@rule("TEAM-25")
def test_everything_else_is_as_with_two_players() -> None:
    """The same card brings the same moves, attacks, dice and ground."""
    close = "G5 I, H5 i1, A1 I, M9 i"
    usual = party(close, hands={"allies": "attack-center probe-left", "axis": "probe-left"})
    shared = four(picture=close, allies_left="attack-center")
    boards = []
    for seat, now in (("allies", usual), ("allies-left", shared)):
        now = act(now, seat, "play attack-center", "order G5")
        told = [offers(now, seat)]
        now = act(now, seat, "end-moves")
        told.append(offers(now, seat))
        now = act(now, seat, "attack G5 H5", dice="III")
        told.append(offers(now, seat))
        now = act(now, seat, "take-ground")
        boards.append((told, now.state.at, now.state.figures, now.state.medals))
    assert boards[0] == boards[1]
    assert boards[0][0][2] == ["take-ground", "stay"]


# ------------------------------------------------------------------------------------------ what is asked for


@pytest.mark.parametrize(
    ("edition", "variant", "said"),
    [
        ("2004", {"mode": "alliance"}, "the mode alliance is of the edition revised"),
        ("revised", {"mode": "alliance", "young": True}, "young generals play alone or with the mode teams"),
        ("revised", {"mode": "teams"}, "the mode teams is of the edition 2004, or of young generals"),
        ("revised", {"ground": False}, "tactics and ground mean something with young = true only"),
        ("revised", {"tactics": 2}, "tactics and ground mean something with young = true only"),
        ("revised", {"young": True, "tactics": 16}, "tactics are 0 to 15 kinds"),
        ("revised", {"members": [2, 2]}, "members mean something with the mode alliance or teams only"),
        ("revised", {"mode": "allianz"}, "there is no mode 'allianz', but alliance, teams"),
        ("revised", {"mode": "alliance", "members": 4}, "members are whole numbers, such as"),
        ("revised", {"mode": "alliance", "members": ["2", 2]}, "members are whole numbers, not"),
        ("revised", {"young": 1}, "young is true or false"),
        ("revised", {"jung": True}, "there is no variant 'jung', but seating, .*young"),
    ],
)
def test_what_no_book_plays_together_is_refused(edition: str, variant: dict[str, object], said: str) -> None:
    rulings = rulings_of(edition, **variant)
    with pytest.raises(ValueError, match=said):
        MEMOIR44.game_for(rulings).start(MEMOIR44.scenario("toulon"), rulings)


@pytest.mark.parametrize("variant", [{"mode": "alliance"}, {"young": True}])
def test_several_boards_are_played_with_a_seating(variant: dict[str, object]) -> None:
    rulings = rulings_of("revised", **variant)
    with pytest.raises(ValueError, match="a field of several boards is played with a seating"):
        MEMOIR44.game_for(rulings).start(MEMOIR44.scenario("omaha-beach-overlord"), rulings)


@rule("SET-13")
def test_a_deck_too_small_for_its_deal_is_refused() -> None:
    facts = {**MEMOIR44.scenario("toulon"), **{side: {"cards": 15, "medals": 5} for side in SIDES}}
    rulings = rulings_of("revised", **FOUR)
    game = MEMOIR44.game_for(rulings)
    game.start(facts, rulings)
    facts["axis"] = {"cards": 20, "medals": 5}
    with pytest.raises(ValueError, match=r"hands of 64 cards in all need more than a deck of 60 \(SET-13\)"):
        game.start(facts, rulings)
