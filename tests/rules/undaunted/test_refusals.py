"""Why not: a hundred choices that are not on offer, each with the rule that forbids it."""

from __future__ import annotations

from functools import cache

import pytest

from bocage.kernel.choice import code
from bocage.undaunted.kinds import KINDS
from bocage.undaunted.verbs import ATTACK, BID, HALT, VOCABULARY

from tests.ledger_marks import rule
from tests.rules.undaunted.field import GAME, Field, field, offers, play, refused

# Two tiles with US counters and three more in a row; the fourth is three steps from the first.
LINE = "2B U. RA SA MO RC!  9B  12B U. g. sb  4B g. U@ ra ga!"
HAND = "RA RC SA GA SN MO PS PG SLA FOW"


@cache
def positions() -> dict[str, Field]:
    """The positions that the cases speak of, by name."""
    turn = field(LINE, us_hand=HAND, us_supply="RB 3FOW", german_hand="RA GA", german_supply="4RA")
    bids = field("2B U. g. RA ra", turn="bids", us_hand="RA FOW", german_hand="GA")
    ends = field("2B =1 U. RA  9B g. ra", us_hand="RA", us_goal="1", german_supply="RA")
    held = field(
        "2B =1* U# RA g. sa  9B =1 U# RB  12B g. ra  4B RC", us_hand="2RA RB RC SA", german_hand="RA"
    )
    radio = field("2B =1* U. g# ra  9B U. RA", turn="german", first="us", german_hand="RA SB")
    blind = field("2B U. MO SA RB  9B  12B  4B g. ra", us_hand="MO SA", us_supply="RB", us_discard="FOW")
    empty = field("2B U. MO  9B  12B  4B U@  5B U. RB g. ra", us_hand="MO", us_supply="RB")
    picks = field("2B U. RA  9B g. ra", us_hand="PS SLA", us_supply="2RA RB FOW", us_play="RA GA RB")
    full = field(
        "2B =1* U# RA MO SA  9B U. GB!  12B  4B g. ra",
        us_hand="RA RB SA GB MO PS SLA FOW",
        us_deck="2RA",
        us_supply="RB FOW GA",
        us_play="GA",
        german_supply="4RA",
    )
    return {
        "turn": turn,
        "full": full,
        "bids": bids,
        "placed": play(bids, "us", "bid card=RA"),
        "over": play(ends, "us", "control card=RA"),
        "held": held,
        "radio": radio,
        "blind": blind,
        "empty": empty,
        "march": play(turn, "us", "scout card=SA to=9B"),
        "bolster": play(picks, "us", "bolster card=PS"),
        "squad": play(picks, "us", "bolster card=SLA"),
        "inspire": play(picks, "us", "inspire card=SLA"),
        "rolling": play(turn, "us", "attack card=RA target=RA"),
    }


# Position, side, choice, and what is said: the key, the rule, the facts of the case.
CASES = [
    # bids
    ("bids", "us", "bid card=GA", "not-in-hand [UND-6.4] card=GA"),
    ("bids", "german", "bid card=FOW", "not-in-hand [UND-6.4] card=FOW"),
    ("bids", "us", "end-turn", "bid-first [UND-6.4] verb=end-turn"),
    ("bids", "german", "attack card=GA target=RA", "bid-first [UND-6.4] verb=attack"),
    ("bids", "us", "hunker card=RA", "bid-first [UND-6.4] verb=hunker"),
    ("placed", "us", "bid card=FOW", "bid-already-placed [UND-6.4]"),
    ("placed", "us", "end-turn", "bid-already-placed [UND-6.4]"),
    ("turn", "us", "bid card=RA", "not-bidding [UND-6.4]"),
    # whose turn it is
    ("turn", "german", "end-turn", "not-your-turn [UND-6.5]"),
    ("turn", "german", "bid card=RA", "not-your-turn [UND-6.5]"),
    ("radio", "us", "end-turn", "not-your-turn [UND-6.5]"),
    ("march", "german", "halt", "not-your-turn [UND-6.5]"),
    ("rolling", "us", "end-turn", "chance-is-next [TAB-1]"),
    ("over", "us", "end-turn", "game-over [UND-12.1]"),
    ("over", "german", "bid card=RA", "game-over [UND-12.1]"),
    # cards as such
    ("turn", "us", "move card=RB to=2B", "not-in-hand [UND-7.1] card=RB, verb=move"),
    ("turn", "us", "hunker card=SB", "not-in-hand [UND-7.1] card=SB, verb=hunker"),
    ("turn", "us", "ready card=GB", "not-in-hand [UND-7.1] card=GB, verb=ready"),
    ("radio", "german", "control card=RB", "not-in-hand [UND-7.1] card=RB, verb=control"),
    ("turn", "us", "move card=FOW to=9B", "fog-is-useless [UND-2.5] card=FOW, verb=move"),
    ("turn", "us", "hunker card=FOW", "fog-is-useless [UND-2.5] card=FOW, verb=hunker"),
    ("turn", "us", "recon card=FOW", "fog-is-useless [UND-2.5] card=FOW, verb=recon"),
    ("turn", "us", "ready card=FOW", "fog-is-useless [UND-2.5] card=FOW, verb=ready"),
    ("turn", "us", "move card=RC to=2B", "suppressed [UND-7.5] card=RC, verb=move"),
    ("turn", "us", "attack card=RC target=RA", "suppressed [UND-7.5] card=RC, verb=attack"),
    ("turn", "us", "control card=RC", "suppressed [UND-7.5] card=RC, verb=control"),
    ("turn", "us", "ready card=RA", "not-suppressed [UND-7.5] card=RA, verb=ready"),
    ("turn", "us", "ready card=GA", "not-suppressed [UND-7.5] card=GA, verb=ready"),
    ("turn", "us", "ready card=PS", "not-suppressed [UND-7.5] card=PS, verb=ready"),
    ("turn", "us", "move card=SA to=9B", "no-such-action [UND-7.3] card=SA, verb=move"),
    ("turn", "us", "scout card=RA to=9B", "no-such-action [UND-7.3] card=RA, verb=scout"),
    ("turn", "us", "stalk card=SA to=9B", "no-such-action [UND-7.3] card=SA, verb=stalk"),
    ("turn", "us", "guide card=SLA unit=RA to=9B", "no-such-action [UND-7.3] card=SLA, verb=guide"),
    ("turn", "us", "command card=PG count=1", "no-such-action [UND-7.3] card=PG, verb=command"),
    ("turn", "us", "conceal card=RA", "no-such-action [UND-7.3] card=RA, verb=conceal"),
    ("turn", "us", "control card=GA", "no-such-action [UND-7.3] card=GA, verb=control"),
    ("turn", "us", "inspire card=PS", "no-such-action [UND-7.3] card=PS, verb=inspire"),
    ("turn", "us", "suppress card=RA target=RA", "no-such-action [UND-7.3] card=RA, verb=suppress"),
    ("turn", "us", "blast card=GA", "no-such-action [UND-7.3] card=GA, verb=blast"),
    ("turn", "us", "attack card=MO target=RA", "no-such-action [UND-7.3] card=MO, verb=attack"),
    # what goes on and what does not
    ("turn", "us", "step to=9B", "nothing-under-way [UND-7.1] verb=step"),
    ("turn", "us", "halt", "nothing-under-way [UND-7.1] verb=halt"),
    ("turn", "us", "take card=RB", "nothing-under-way [UND-7.1] verb=take"),
    ("turn", "us", "done", "nothing-under-way [UND-7.1] verb=done"),
    ("march", "us", "end-turn", "finish-march [UND-7.3] unit=SA, verb=end-turn"),
    ("march", "us", "move card=RA to=9B", "finish-march [UND-7.3] unit=SA, verb=move"),
    ("march", "us", "done", "finish-march [UND-7.3] unit=SA, verb=done"),
    ("bolster", "us", "end-turn", "finish-taking [UND-7.3] card=PS, verb=end-turn"),
    ("inspire", "us", "halt", "finish-taking [UND-7.3] card=SLA, verb=halt"),
    # movement
    ("turn", "us", "move card=RA to=9B", "not-scouted [UND-8.2] from=2B, to=9B"),
    ("turn", "us", "move card=GA to=9B", "not-scouted [UND-8.2] from=2B, to=9B"),
    ("turn", "us", "guide card=PG unit=SA to=9B", "not-scouted [UND-8.3] from=2B, to=9B"),
    ("turn", "us", "move card=MO to=12B", "not-adjacent [UND-4.2] from=2B, to=12B"),
    ("turn", "us", "scout card=SA to=12B", "not-adjacent [UND-4.2] from=2B, to=12B"),
    ("turn", "us", "stalk card=SN to=4B", "not-adjacent [UND-4.2] from=2B, to=4B"),
    ("turn", "us", "guide card=PG unit=MO to=12B", "not-adjacent [UND-4.2] from=2B, to=12B"),
    ("march", "us", "step to=4B", "not-adjacent [UND-4.2] from=9B, to=4B"),
    ("turn", "us", "move card=RA to=2B", "already-there [UND-A9] from=2B, to=2B"),
    ("turn", "us", "scout card=SA to=2B", "already-there [UND-A9] from=2B, to=2B"),
    ("march", "us", "step to=9B", "already-there [UND-A9] from=9B, to=9B"),
    ("turn", "us", "guide card=PG unit=RC to=9B", "guide-suppressed [UND-8.3] unit=RC"),
    ("turn", "us", "guide card=PG unit=RB to=2B", "guide-missing [UND-A10] unit=RB"),
    ("turn", "us", "guide card=PG unit=SN to=2B", "guide-missing [UND-A10] unit=SN"),
    # support
    ("turn", "us", "bolster card=SLA", "nothing-to-bolster [UND-9.1] card=SLA"),
    ("bolster", "us", "take card=FOW", "no-fog-by-bolster [UND-A12] by=PS, card=FOW"),
    ("bolster", "us", "take card=GA", "not-in-supply [UND-9.1] by=PS, card=GA"),
    ("bolster", "us", "done", "take-one-first [UND-A9] card=PS, verb=done"),
    ("squad", "us", "take card=RB", "other-squad [UND-9.1] by=SLA, card=RB"),
    ("squad", "us", "take card=SA", "not-in-supply [UND-9.1] by=SLA, card=SA"),
    ("turn", "us", "inspire card=SLA", "nothing-to-inspire [UND-9.5] card=SLA"),
    ("inspire", "us", "take card=RB", "other-squad [UND-9.5] by=SLA, card=RB"),
    ("inspire", "us", "take card=SA", "not-in-play [UND-9.5] by=SLA, card=SA"),
    ("inspire", "us", "take card=SLA", "not-itself [UND-A15] by=SLA, card=SLA"),
    ("inspire", "us", "done", "take-one-first [UND-A9] card=SLA, verb=done"),
    ("turn", "us", "command card=PS count=1", "command-count [UND-A5] asked=1, most=0"),
    ("turn", "us", "command card=PS count=2", "command-count [UND-A5] asked=2, most=0"),
    ("turn", "us", "command card=PS count=3", "command-count [UND-9.2] asked=3, most=0"),
    ("full", "us", "command card=PS count=3", "command-count [UND-9.2] asked=3, most=2"),
    ("turn", "us", "command card=PS count=0", "command-count [UND-A13] asked=0, most=0"),
    ("blind", "us", "recon card=SA", "no-fog-in-hand [UND-9.6]"),
    ("held", "us", "control card=RA", "enemy-on-tile [UND-9.4] tile=2B"),
    ("held", "us", "control card=RB", "already-controlled [UND-A14] tile=9B"),
    ("held", "us", "control card=RC", "control-unmarked [UND-A14] tile=4B"),
    ("turn", "us", "target card=MO to=2B", "too-near [UND-9.7] away=0, to=2B"),
    ("turn", "us", "target card=MO to=12B", "too-near [UND-9.7] away=2, to=12B"),
    ("turn", "us", "target card=MO to=4B", "already-aimed [UND-A17] to=4B"),
    # combat
    ("turn", "us", "attack card=RA target=RB", "target-not-on-map [UND-10.1] target=RB"),
    ("turn", "us", "suppress card=GA target=SN", "target-not-on-map [UND-10.1] target=SN"),
    ("turn", "us", "suppress card=GA target=GA", "already-suppressed [UND-A18] target=GA"),
    ("blind", "us", "blast card=MO", "not-aimed [UND-10.2]"),
    ("empty", "us", "blast card=MO", "nobody-on-target [UND-A19] tile=4B"),
    # words that mean nothing here
    ("bids", "us", "bid card=RX", "unknown-card [UND-2.3] nearest=RC, word=RX"),
    ("turn", "us", "move card=RA to=9C", "unknown-tile [UND-4.1] nearest=9B, word=9C"),
    ("turn", "us", "step to=17B", "unknown-tile [UND-4.1] nearest=12B, word=17B"),
    ("turn", "us", "attack card=RA target=PS", "unknown-unit [UND-3.8] nearest=SN, word=PS"),
    ("turn", "us", "guide card=PG unit=X to=9B", "unknown-unit [UND-3.8] nearest=SN, word=X"),
    ("turn", "us", "command card=PS count=10", "unknown-count [UND-9.2] nearest=1, word=10"),
    ("turn", "us", "end-turn card=RA", "unknown-argument [UND-7.2] nearest=, word=card"),
    ("turn", "us", "blast card=MO to=4B", "unknown-argument [UND-10.2] nearest=card, word=to"),
    ("march", "us", "halt to=9B", "unknown-argument [UND-8.1] nearest=, word=to"),
    ("march", "us", "step", "missing-argument [UND-8.1] argument=to, verb=step"),
    ("turn", "us", "attack card=RA", "missing-argument [UND-10.1] argument=target, verb=attack"),
    ("inspire", "us", "take", "missing-argument [UND-7.3] argument=card, verb=take"),
    ("inspire", "us", "done card=RA", "unknown-argument [UND-7.3] nearest=, word=card"),
    ("turn", "us", "guide card=PG to=9B", "missing-argument [UND-8.3] argument=unit, verb=guide"),
]


# How much is on offer in some of the positions.
OFFERED = {
    "turn": {"us": 35},
    "bids": {"us": 2, "german": 1},
    "held": {"us": 18},
    "full": {"us": 27},
    "march": {"us": 3},
    "bolster": {"us": 2},
    "squad": {"us": 1},
    "inspire": {"us": 2},
}


def test_a_hundred_different_choices_are_labelled() -> None:
    assert len(CASES) >= 100
    assert len({case[:3] for case in CASES}) == len(CASES)
    assert all(said.split()[1].startswith(("[UND-", "[TAB-")) for _, _, _, said in CASES)


@rule("UND-2.3", "UND-2.5", "UND-3.8", "UND-4.1", "UND-4.2", "UND-6.4", "UND-6.5", "UND-12.1")
@rule("UND-7.1", "UND-7.2", "UND-7.3", "UND-7.4", "UND-7.5", "UND-8.1", "UND-8.2", "UND-8.3", "UND-A9")
@rule("UND-9.1", "UND-9.2", "UND-9.4", "UND-9.5", "UND-9.6", "UND-9.7", "UND-A12", "UND-A13", "UND-A14")
@rule("UND-10.1", "UND-10.2", "UND-A5", "UND-A10", "UND-A15", "UND-A17", "UND-A18", "UND-A19")
@pytest.mark.parametrize(("position", "side", "choice", "said"), CASES)
def test_a_refusal_names_its_rule(position: str, side: str, choice: str, said: str) -> None:
    assert refused(positions()[position], side, choice) == said


@rule("UND-1.3")
@pytest.mark.parametrize("seat", [2, 7])
def test_nobody_but_the_two_sides_is_ever_asked(seat: int) -> None:
    turn = positions()["turn"]
    assert GAME.choices(turn.state, seat) == []
    assert repr(GAME.refusal(turn.state, seat, code(HALT))) == f"no-such-seat [UND-1.3] seat={seat}"
    assert GAME.seats == ["us", "german"]


@rule("UND-7.1")
def test_a_choice_with_an_argument_too_many_means_nothing() -> None:
    bids, turn = positions()["bids"].state, positions()["turn"].state
    assert repr(GAME.refusal(bids, 0, code(BID, 0, 5))) == "senseless-choice [UND-7.1]"
    assert repr(GAME.refusal(turn, 0, code(ATTACK, 0, 0, 0, 1))) == "senseless-choice [UND-7.1]"
    assert repr(GAME.not_offered(turn, 0)) == "not-on-offer [UND-7.1]"


@rule("UND-2.5", "UND-6.4", "UND-7.1", "UND-7.3", "UND-7.4", "UND-7.5", "UND-8.1", "UND-8.2", "UND-8.3")
@rule("UND-9.1", "UND-9.2", "UND-9.4", "UND-9.5", "UND-9.6", "UND-9.7", "UND-10.1", "UND-10.2", "UND-A9")
@rule("UND-A10", "UND-A12", "UND-A13", "UND-A14", "UND-A15", "UND-A17", "UND-A18", "UND-A19")
@pytest.mark.parametrize("position", list(OFFERED))
def test_what_is_on_offer_is_never_refused(position: str) -> None:
    now = positions()[position]
    state = now.state
    for seat in GAME.seats_to_decide(state):
        side = GAME.seats[seat]
        assert len(offers(now, side)) == OFFERED[position][side]
        for choice in GAME.choices(state, seat):
            assert GAME.read(state, seat, GAME.spell(state, choice)) == choice
            if position in ("turn", "bids", "held", "full"):
                assert state.trunk[-1].refusal(state, seat, choice) is None


# ------------------------------------------------------------------------------------------ the words

VERBS = {
    "bid": ("UND-6.4", "card"),
    "move": ("UND-8.2", "card to:tile"),
    "guide": ("UND-8.3", "card unit to:tile"),
    "scout": ("UND-8.4", "card to:tile"),
    "stalk": ("UND-8.5", "card to:tile"),
    "bolster": ("UND-9.1", "card"),
    "command": ("UND-9.2", "card count"),
    "conceal": ("UND-9.3", "card"),
    "control": ("UND-9.4", "card"),
    "inspire": ("UND-9.5", "card"),
    "recon": ("UND-9.6", "card"),
    "target": ("UND-9.7", "card to:tile"),
    "attack": ("UND-10.1", "card target:unit"),
    "suppress": ("UND-10.1", "card target:unit"),
    "blast": ("UND-10.2", "card"),
    "ready": ("UND-7.5", "card"),
    "hunker": ("UND-7.4", "card"),
    "end-turn": ("UND-7.2", ""),
    "step": ("UND-8.1", "to:tile"),
    "halt": ("UND-8.1", ""),
    "take": ("UND-7.3", "card"),
    "done": ("UND-7.3", ""),
}
"""Every verb with its rule and its arguments; behind a colon what kind of thing an argument names."""


@rule("UND-6.4", "UND-7.2", "UND-7.4", "UND-7.5", "UND-8.1", "UND-8.2", "UND-8.3", "UND-8.4", "UND-8.5")
@rule("UND-9.1", "UND-9.2", "UND-9.3", "UND-9.4", "UND-9.5", "UND-9.6", "UND-9.7", "UND-10.1", "UND-10.2")
@rule("UND-2.3", "UND-3.8", "UND-4.1", "UND-7.3")
def test_every_verb_names_its_rule_and_its_arguments() -> None:
    found = {}
    for verb in VOCABULARY.verbs:
        words = [f"{name}:{domain.key}" for name, domain in verb.params]
        found[verb.name] = (verb.rule, " ".join(words))
    told = {
        verb: (rule_id, " ".join([word if ":" in word else f"{word}:{word}" for word in words.split()]))
        for verb, (rule_id, words) in VERBS.items()
    }
    assert list(found.items()) == list(told.items())


@rule("UND-2.3", "UND-3.8", "UND-4.1", "UND-9.2")
def test_arguments_name_cards_units_tiles_and_numbers() -> None:
    state = positions()["turn"].state
    domains = {domain.key: domain for verb in VOCABULARY.verbs for _, domain in verb.params}
    assert {key: domain.rule for key, domain in domains.items()} == {
        "card": "UND-2.3",
        "unit": "UND-3.8",
        "tile": "UND-4.1",
        "count": "UND-9.2",
    }
    assert domains["card"].names(state) == list(KINDS)
    assert domains["unit"].names(state) == list(KINDS[:11])
    assert domains["tile"].names(state) == ["2B", "9B", "12B", "4B"]
    assert domains["count"].names(state) == list("0123456789")


# ------------------------------------------------------------------------------------------ the decisions


@rule("UND-A1", "UND-A2", "UND-A4", "UND-A6", "UND-A10", "UND-A13", "UND-A19", "UND-A22", "UND-A25")
def test_a_new_game_is_played_by_the_decisions_on_open_points() -> None:
    assert GAME.rulings() == {
        "adjacency": "shared edge",
        "distance": "over tiles",
        "round_limit": "none",
        "empty_bid": "counts 0",
        "guide": "own ready counters on the map",
        "command": "number first",
        "blast_order": "enemies, then own, by unit",
        "hope": "no rifleman card left",
        "unplayed_hand": "hidden",
    }


def test_the_positions_offer_something_to_refuse() -> None:
    assert offers(positions()["rolling"], "us") == []
    assert offers(positions()["over"], "us") == []
