"""The probe shows what the kernel must carry: nested reactions, lanes, seals, copied cards, sets."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from bocage.kernel.choice import code
from bocage.kernel.state import Together

from tests.contract.play import BLUE, Play, assault
from tests.contract.probe import PROBE
from tests.contract.probe_barrage import Targets
from tests.contract.probe_field import FIRE, PICK, SEATS, Skirmish
from tests.ledger_marks import rule

HOLDERS = "ambush ambush mirror push-left"  # what red draws, the open card last
PAUPERS = "push-right push-right mirror push-left"


# --------------------------------------------------------------------------------------- nested reactions


def test_an_ambush_inside_a_close_assault_inside_an_overrun() -> None:
    play = assault()
    before = len(play.table.events(-1))
    play.does("blue-left", "assault unit=A target=V")
    assert play.pending() == ["round", "turn", "together", "assault", "ambush-window"]
    play.does("red-chief", "ambush slot=hand", "miss hit hit hit")
    play.does("blue-left", "take-ground")
    play.does("blue-left", "overrun target=X")
    assert play.pending() == ["round", "turn", "together", "assault", "overrun", "ambush-window"]
    play.does("red-chief", "ambush slot=hand", "miss flag")
    assert play.pending() == ["round", "turn", "together", "assault", "overrun", "ambush", "retreat"]
    play.does("blue-left", "retreat to=a1")
    assert play.pending() == ["round", "turn", "together"]
    assert play.told("watcher", before) == [
        "AttackDeclared how=assault by=blue-left unit=A target=V",
        "WindowOpened asked=red-chief",
        "AmbushSprung seat=red-chief slot=hand",
        "AttackDeclared how=ambush by=red-chief unit=V target=A",
        "DiceCounted amounts=2 reasons=base",
        "DieRolled face=miss",
        "DieRolled face=hit",
        "FiguresLost unit=A left=1",
        "DiceCounted amounts=2 reasons=base",
        "DieRolled face=hit",
        "DieRolled face=hit",
        "FiguresLost unit=V left=0",
        "GroundTaken how=assault by=blue-left unit=A target=V",
        "AttackDeclared how=overrun by=blue-left unit=A target=X",
        "WindowOpened asked=red-chief",
        "AmbushSprung seat=red-chief slot=hand",
        "AttackDeclared how=ambush by=red-chief unit=X target=A",
        "DiceCounted amounts=2 reasons=base",
        "DieRolled face=miss",
        "DieRolled face=flag",
        "UnitRetreated unit=A to=a1",
        "AttackVoided how=overrun by=blue-left unit=A target=X",
    ]
    assert "halt" in play.offers("blue-left"), "the lane goes on with the order that is left"


def test_an_ambushed_attacker_that_falls_attacks_nobody() -> None:
    play = assault()
    play.does("blue-left", "assault unit=A target=V")
    play.does("red-chief", "ambush slot=hand", "hit hit")
    assert play.told("watcher")[-2:] == [
        "FiguresLost unit=A left=0",
        "AttackVoided how=assault by=blue-left unit=A target=V",
    ]
    assert play.pending() == ["round", "turn", "together"]


def test_no_window_opens_once_every_ambush_has_been_seen() -> None:
    play = assault()
    play.does("blue-left", "assault unit=A target=V")
    play.does("red-chief", "ambush slot=hand", "miss miss hit hit")
    play.does("blue-left", "take-ground")
    play.does("blue-left", "overrun target=X")
    play.does("red-chief", "ambush slot=hand", "miss miss miss")
    play.does("blue-chief", "play card=barrage slot=hand")
    play.does("blue-right", "play card=push-right slot=open")
    play.does("blue-right", "assault unit=C target=Y", "miss miss")
    assert play.told("watcher")[-4:] == [
        "AttackDeclared how=assault by=blue-right unit=C target=Y",
        "DiceCounted amounts=2 reasons=base",
        "DieRolled face=miss",
        "DieRolled face=miss",
    ]


def test_shells_go_the_way_of_every_attack_but_open_no_window() -> None:
    play = assault()
    play.does("blue-chief", "play card=barrage slot=hand")
    play.does("blue-chief", "pick unit=Y")
    play.does("blue-chief", "pick unit=X")
    play.does("blue-chief", "fire", "flag")
    assert play.pending() == ["round", "turn", "together", "shelling", "shell", "retreat"]
    assert play.offers("red-chief") == ["retreat to=a3", "retreat to=b3", "retreat to=c3"]
    play.does("red-chief", "retreat to=c3", "hit")
    assert play.told("watcher")[-7:] == [
        "DiceCounted amounts=1 reasons=base",
        "DieRolled face=flag",
        "UnitRetreated unit=X to=c3",
        "AttackDeclared how=shell by=blue-chief target=Y",
        "DiceCounted amounts=1 reasons=base",
        "DieRolled face=hit",
        "FiguresLost unit=Y left=1",
    ]


# ------------------------------------------------------------------------------- several seats act at once


def test_three_allied_seats_decide_at_once_and_an_attack_pauses_the_others() -> None:
    play = assault()
    assert play.asked() == ["blue-chief", "blue-left", "blue-right"]
    offers, numbers = play.offers("blue-right"), list(play.table.numbers)
    play.does("blue-left", "assault unit=A target=V")
    assert play.asked() == ["red-chief"]
    assert [play.offers(seat) for seat in SEATS[:3]] == [[], [], []]
    refusal = play.tries("blue-right", offers[0])
    assert refusal is not None
    assert refusal.rule == "PRB-1"
    play.does("red-chief", "pass", "miss miss")
    assert play.asked() == ["blue-chief", "blue-left", "blue-right"]
    assert play.offers("blue-right") == offers
    assert play.table.numbers[2] == numbers[2] + 2, "once for the pause, once for its end"


def test_what_a_seat_does_in_its_lane_leaves_the_questions_of_the_others_as_they_are() -> None:
    play = assault()
    play.does("blue-right", "play card=push-right slot=open")
    numbers = list(play.table.numbers)
    play.does("blue-right", "advance unit=C to=d1")
    assert [play.table.numbers[seat] - numbers[seat] for seat in range(6)] == [0, 0, 1, 0, 0, 0]


def test_the_lanes_go_when_the_last_seat_rests() -> None:
    play = assault()
    play.does("blue-left", "halt")
    for seat in ("blue-right", "blue-left"):
        play.does(seat, "rest")
        assert isinstance(play.table.state.trunk[-1], Together)
        assert play.offers(seat) == []
    play.does("blue-chief", "rest")
    assert play.asked() == ["red-chief"]


@rule("TAB-5")
def test_an_allys_independent_choice_outlives_my_taking_back() -> None:
    play = assault()
    play.does("blue-chief", "play card=barrage slot=hand")
    play.does("blue-right", "play card=push-right slot=open")
    play.does("blue-right", "advance unit=C to=d1")
    play.does("blue-chief", "pick unit=X")
    numbers = list(play.table.numbers)
    assert play.takes_back("blue-right") == ""
    state = play.table.state
    assert state.field.cells[state.place[2]] == "c1"
    assert "fire" in play.offers("blue-chief")
    assert [play.table.numbers[seat] - numbers[seat] for seat in range(3)] == [0, 0, 1]
    assert play.takes_back("blue-right") == ""
    assert "play card=push-right slot=open" in play.offers("blue-right")
    assert play.takes_back("blue-chief") == ""
    assert play.takes_back("blue-chief") == "nothing-to-take-back", "the barrage came from a hidden hand"


@rule("TAB-5")
def test_a_choice_is_kept_while_an_allys_choice_rests_on_it() -> None:
    play = Play().bids()
    play.does("blue-chief", "keep")
    play.does("blue-chief", "play card=push-left slot=hand")
    play.does("blue-right", "play card=push-right slot=open")
    play.does("blue-right", "advance unit=C to=d1")
    play.does("blue-chief", "advance unit=B to=c1")
    assert play.takes_back("blue-right") == "others-rest-on-it"
    assert play.takes_back("blue-chief") == ""
    assert play.takes_back("blue-right") == ""


def test_the_open_card_goes_to_whoever_takes_it_first() -> None:
    play = assault()
    number = play.table.numbers[0]
    assert "play card=push-right slot=open" in play.offers("blue-chief")
    play.does("blue-right", "play card=push-right slot=open")
    assert "play card=push-right slot=open" not in play.offers("blue-chief")
    assert play.table.numbers[0] == number + 1
    refusal = play.tries("blue-chief", "play card=push-right slot=open")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("no-such-card", "PRB-3")


# ---------------------------------------------------------------------------------------- answers under seal


def test_a_window_shows_everybody_it_was_opened_for_until_it_closes() -> None:
    play = assault(HOLDERS, give="ambush")
    play.does("blue-left", "assault unit=A target=V")
    both = ["red-chief", "red-left"]
    assert play.asked() == both
    told = {seat: play.told(seat) for seat in (*SEATS, "watcher")}
    play.does("red-left", "ambush slot=hand")
    assert play.asked() == ["red-chief"]
    for seat in ("blue-left", "red-chief", "red-right", "watcher"):
        assert play.asked_as_seen_by(seat) == both
        assert play.told(seat) == told[seat]
    assert play.asked_as_seen_by("red-left") == ["red-chief"]
    assert play.told("red-left") == [*told["red-left"], "Answered seat=red-left answer=ambush slot=hand"]


def test_an_answer_taken_back_is_seen_by_nobody_else_and_the_attack_stands() -> None:
    play = assault(HOLDERS, give="ambush")
    play.does("blue-left", "assault unit=A target=V")
    assert play.takes_back("blue-left") == "nothing-to-take-back"
    told = {seat: play.told(seat) for seat in (*SEATS, "watcher")}
    play.does("red-left", "ambush slot=hand")
    assert play.takes_back("blue-left") == "nothing-to-take-back", "it must not tell that somebody answered"
    assert play.takes_back("red-left") == ""
    assert play.asked() == ["red-chief", "red-left"]
    for seat in ("blue-left", "red-chief", "red-right", "watcher"):
        assert play.told(seat) == told[seat]
    assert play.told("red-left")[-1] == "TakenBack seat=4"


def test_of_two_ambushes_one_is_sprung_and_the_other_stays_hidden() -> None:
    play = assault(HOLDERS, give="ambush")
    play.does("blue-left", "assault unit=A target=V")
    play.does("red-left", "ambush slot=hand")
    play.does("red-chief", "ambush slot=hand", "miss miss miss miss")
    told = play.told("watcher")
    assert [event for event in told if event.startswith("AmbushSprung")] == [
        "AmbushSprung seat=red-chief slot=hand"
    ]
    assert not any("Answered" in event for event in told)
    assert play.table.state.hands[4] == [0, 0, 0, 0, 1]


def test_an_open_ambush_may_be_sprung_by_any_seat_of_the_side() -> None:
    play = assault("push-left push-left push-right ambush")
    play.does("blue-left", "assault unit=A target=V")
    assert play.asked() == ["red-chief", "red-left", "red-right"]
    play.does("red-chief", "pass")
    play.does("red-left", "pass")
    assert play.offers("red-right") == ["ambush slot=open", "pass"]
    play.does("red-right", "ambush slot=open", "miss miss miss miss")
    assert "AmbushSprung seat=red-right slot=open" in play.told("watcher")


@rule("TAB-12")
@pytest.mark.parametrize("stands", [False, True])
def test_nothing_about_a_window_tells_a_holder_from_a_pauper(stands: bool) -> None:
    """Two worlds: the same cards in number, in one of them no ambush at all."""
    worlds = [assault(HOLDERS, give="ambush"), assault(PAUPERS, give="push-right")]
    for play in worlds:
        if stands:
            for holder in (3, 4):
                play.table.stand(holder, "ambush-window", PROBE.spell(play.table.state, code(11)))
        play.does("blue-left", "assault unit=A target=V", "miss miss" if stands else "")
        if not stands:
            play.does("red-left", "pass")
            play.does("red-chief", "pass", "miss miss")
    holders, paupers = worlds
    assert len(holders.table.record.lines) == len(paupers.table.record.lines)
    assert holders.table.numbers == paupers.table.numbers
    for seat in ("blue-chief", "blue-left", "blue-right", "red-right", "watcher"):
        assert holders.told(seat) == paupers.told(seat)
        views = [play.table.view(play.number(seat)).facts() for play in worlds]
        assert views[0] == views[1]
    for seat in ("red-chief", "red-left"):
        assert len(holders.told(seat)) == len(paupers.told(seat))


@rule("TAB-12")
def test_a_standing_answer_is_given_at_once_and_other_seats_are_still_waited_for() -> None:
    play = assault(HOLDERS, give="ambush")
    play.table.stand(4, "ambush-window", PROBE.spell(play.table.state, code(11)))
    play.does("blue-left", "assault unit=A target=V")
    assert play.asked() == ["red-chief"]
    assert play.told("red-left")[-1] == "Answered seat=red-left answer=pass"
    assert play.takes_back("red-left") == ""
    assert play.asked() == ["red-chief", "red-left"]
    play.dealer.names = ["miss", "miss"]
    play.table.stand(3, "ambush-window", PROBE.spell(play.table.state, code(11)))
    assert play.asked() == ["red-left"], "what was taken back is not given again"


def test_a_blind_bid_is_seen_by_its_owner_alone_until_both_lie() -> None:
    play = Play()
    views = {seat: play.table.view(play.number(seat)).facts() for seat in (*SEATS, "watcher")}
    play.does("blue-chief", "bid card=barrage")
    for seat, before in views.items():
        assert (play.table.view(play.number(seat)).facts() == before) == (seat != "blue-chief")
    assert play.told("blue-chief")[-1] == "Answered seat=blue-chief answer=bid card=barrage"
    play.does("red-chief", "bid card=push-left")
    assert play.told("watcher")[-1] == "BidsShown blue=barrage red=push-left first=blue"


# ----------------------------------------------------------------------------------- hands inside a side


def test_a_card_handed_out_is_known_to_giver_and_taker_alone() -> None:
    play = Play().bids()
    play.does("blue-chief", "give card=barrage to=blue-left")
    for seat in SEATS:
        secret = " card=barrage" if seat in ("blue-chief", "blue-left") else ""
        assert play.told(seat)[-1] == f"CardHanded to=blue-left{secret}"
    hands = {seat: play.table.view(play.number(seat)).facts()["hands"] for seat in (*SEATS, "watcher")}
    assert hands["blue-right"] == {"blue-right": [0, 0, 0, 0, 0]}
    assert hands["blue-left"] == {"blue-left": [0, 0, 1, 0, 0]}
    assert hands["blue-chief"] == {
        "blue-chief": [1, 0, 0, 0, 0],
        "blue-left": [0, 0, 1, 0, 0],
        "blue-right": [0, 0, 0, 0, 0],
    }
    assert hands["watcher"] == {}
    assert play.takes_back("blue-chief") == "nothing-to-take-back", "the general has seen the card"


# ------------------------------------------------------------------------------------------ copied cards


def last_card(play: Play, side: int) -> dict[str, str]:
    """Tell the last card of a side."""
    card = play.table.state.last[side]
    assert card is not None
    return card.facts()


def test_a_mirror_acts_as_the_enemys_last_card_turned_round_and_two_turn_it_back() -> None:
    play = Play().bids()
    play.does("blue-chief", "keep")
    play.does("blue-chief", "play card=push-left slot=hand")
    play.does("blue-chief", "halt")
    play.all_do("rest")
    play.does("red-chief", "keep")
    play.does("red-right", "play card=mirror slot=open")
    red = {"card": "mirror", "acts_as": "push-right", "by": "red-right", "slot": "open"}
    assert last_card(play, 1) == red
    wing = [offer for offer in play.offers("red-right") if offer.startswith(("advance", "assault"))]
    assert wing
    assert all("unit=Y" in offer or "unit=Z" in offer for offer in wing)
    play.does("red-right", "halt")
    play.does("red-chief", "rest")
    play.does("red-left", "rest")
    play.does("red-right", "rest", "mirror mirror push-right push-left")
    play.bids("barrage", "ambush")
    play.does("blue-chief", "give card=mirror to=blue-right")
    play.does("blue-chief", "keep")
    play.does("blue-right", "play card=mirror slot=hand")
    blue = {"card": "mirror", "acts_as": "push-left", "by": "blue-right", "slot": "hand"}
    assert last_card(play, 0) == blue


def test_a_mirror_with_nothing_to_copy_does_nothing() -> None:
    play = Play(f"{BLUE} barrage ambush push-left mirror").bids(red="barrage")
    play.does("red-chief", "keep")
    play.does("red-left", "play card=mirror slot=open")
    assert play.told("watcher")[-1] == "CardPlayed card=mirror acts_as=mirror by=red-left slot=open"
    assert play.offers("red-left") == ["rest"]


# -------------------------------------------------------------------------- sets that must hang together


def barrage() -> Play:
    """Bring the game to where blue-chief picks targets: V, X and Y stand in a row, Z apart."""
    play = Play().bids()
    play.does("blue-chief", "keep")
    play.does("blue-chief", "play card=barrage slot=hand")
    return play


def hang_together(state: Skirmish, units: tuple[int, ...]) -> bool:
    """Tell whether the cells of some units are connected: counted by walking, apart from the game's way."""
    cells = {(state.place[unit] % 4, state.place[unit] // 4) for unit in units}
    reached = {min(cells)} if cells else set()
    for _ in units:
        reached |= {(x, y) for x, y in cells for u, v in reached if abs(x - u) + abs(y - v) == 1}
    return bool(units) and reached == cells


def test_each_pick_offers_exactly_what_can_still_become_a_legal_group() -> None:
    play = barrage()
    start = play.table.state
    enemies = start.standing(1)
    groups = [set(units) for size in (1, 2, 3) for units in combinations(enemies, size)]
    groups = [group for group in groups if hang_together(start, tuple(group))]
    assert len(groups) == 7
    for size in range(4):
        for chosen in permutations(enemies, size):
            if not any(set(chosen) <= group for group in groups):
                continue
            state = start
            for unit in chosen:
                state = PROBE.apply(state, 0, code(PICK, unit)).state
            further = {unit for group in groups if set(chosen) <= group for unit in group - set(chosen)}
            fire = [code(FIRE)] if set(chosen) in groups else []
            assert PROBE.choices(state, 0) == [*[code(PICK, unit) for unit in sorted(further)], *fire]


def test_two_orders_of_picking_give_equal_states() -> None:
    start = barrage().table.state
    for units in ((4, 5), (4, 5, 6), (5, 6)):
        ends = []
        for order in permutations(units):
            state = start
            for unit in order:
                state = PROBE.apply(state, 0, code(PICK, unit)).state
            ends.append((state.facts(), [PROBE.view(state, seat).facts() for seat in range(-1, 6)]))
        assert all(end == ends[0] for end in ends)


def test_a_group_that_an_ally_breaks_up_is_picked_anew() -> None:
    play = barrage()
    play.does("blue-chief", "pick unit=V")
    play.does("blue-chief", "pick unit=Y")
    assert play.offers("blue-chief") == ["pick unit=X"]
    number = play.table.numbers[0]
    play.does("blue-right", "play card=push-right slot=open")
    play.does("blue-right", "assault unit=C target=Y")
    play.does("red-chief", "pass", "hit hit")
    assert play.offers("blue-chief") == []
    play.does("blue-right", "hold")
    assert play.offers("blue-chief") == ["pick unit=V", "pick unit=X", "pick unit=Z"]
    assert play.table.numbers[0] > number
    play.does("blue-chief", "pick unit=Z")
    top = play.table.state.trunk[-1]
    assert isinstance(top, Together)
    lane = top.stacks[0][-1]
    assert isinstance(lane, Targets)
    assert lane.chosen == 1 << 7
