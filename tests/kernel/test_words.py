"""Choices, refusals, events and tallies: the values that cross the border."""

from __future__ import annotations

import pytest

from bocage.kernel.choice import Choice, argument, code, parse, verb_of
from bocage.kernel.event import EVERYBODY, Event
from bocage.kernel.game import Game
from bocage.kernel.refusal import Refusal, Refused
from bocage.kernel.tally import Tally

from tests.kernel.pot import STIR, VERBS, Pot, PotGame
from tests.ledger_marks import rule


def test_a_packed_choice_gives_back_verb_and_arguments() -> None:
    packed = code(21, 1023, 0, 512, 7)
    assert verb_of(packed) == 21
    assert [argument(packed, place) for place in range(4)] == [1023, 0, 512, 7]


def test_packed_choices_sort_by_verb_and_then_by_argument() -> None:
    choices = [code(1), code(1, 0, 0, 0, 1), code(1, 0, 1), code(1, 1), code(1, 1, 5), code(2)]
    assert choices == sorted(choices)


@rule("TAB-3")
def test_a_choice_is_read_from_its_text() -> None:
    assert parse("move  card=RA to=17B") == Choice("move", {"card": "RA", "to": "17B"})
    assert parse("halt") == Choice("halt")
    assert repr(Choice("move", {"card": "RA", "to": "17B"})) == "move card=RA to=17B"
    assert hash(Choice("a", {"x": "1", "y": "2"})) == hash(Choice("a", {"y": "2", "x": "1"}))
    assert Choice("a") != "a"


@rule("TAB-3")
@pytest.mark.parametrize("text", ["", "  ", "move to", "move =x", "move to=", "move to=1 to=2"])
def test_a_garbled_text_is_refused(text: str) -> None:
    refusal = parse(text)
    assert isinstance(refusal, Refusal)
    assert (refusal.key, refusal.rule) == ("garbled-choice" if text.strip() else "empty-choice", "TAB-3")


@rule("TAB-3")
@pytest.mark.parametrize(
    ("text", "key", "rule_id", "facts"),
    [
        ("puor amount=one", "unknown-verb", "TAB-3", {"word": "puor", "nearest": "pour"}),
        ("pour amuont=one", "unknown-argument", "POT-1", {"word": "amuont", "nearest": "amount"}),
        ("look far=yes", "unknown-argument", "POT-2", {"word": "far", "nearest": ""}),
        ("pour", "missing-argument", "POT-1", {"verb": "pour", "argument": "amount"}),
        ("pour amount=thre", "unknown-amount", "POT-1", {"word": "thre", "nearest": "three"}),
    ],
)
def test_an_unknown_word_is_refused_with_the_nearest_known(
    text: str, key: str, rule_id: str, facts: dict[str, str]
) -> None:
    choice = parse(text)
    assert isinstance(choice, Choice)
    assert VERBS.read(PotGame().start({}, {}), choice) == Refusal(key, rule_id, facts)


def test_a_number_that_names_nothing_is_unsound() -> None:
    state = PotGame().start({}, {})
    for choice in (code(0, 0), code(0, 3), code(4)):
        assert VERBS.is_sound(state, choice)
    for choice in (-1, code(0, 4), code(0, 0, 1), code(4, 1), code(5), code(0, 0, 0, 0, 1)):
        assert not VERBS.is_sound(state, choice)


def test_a_refusal_is_a_value_and_raises_as_a_sentence() -> None:
    refusal = Refusal("too-far", "X-1", {"to": "9", "from": "2"})
    assert refusal == Refusal("too-far", "X-1", {"from": "2", "to": "9"})
    assert refusal != Refusal("too-far", "X-1")
    assert hash(refusal) == hash(Refusal("too-far", "X-1"))
    assert str(Refused(refusal)) == "too-far [X-1] from=2, to=9"


@rule("TAB-4")
def test_apply_insists_on_what_is_on_offer() -> None:
    game = PotGame()
    with pytest.raises(Refused) as trouble:
        game.apply(game.start({}, {}), 0, code(0, 0))
    assert trouble.value.refusal == Refusal("not-on-offer", "TAB-4")


def test_chance_brings_only_what_is_possible() -> None:
    game = PotGame()
    stirred = game.apply(game.start({}, {}), 0, code(STIR)).state
    assert game.befallen(stirred, 1).state.total == -1
    for outcome in (-1, 2, 7):
        with pytest.raises(LookupError, match="impossible here"):
            game.befallen(stirred, outcome)


@rule("TAB-6")
def test_what_a_game_does_not_say_it_must_say() -> None:
    game: Game[Pot] = Game("none", 1, ["one", "two"], VERBS)
    state = Pot()
    for call in (
        lambda: game.start({}, {}),
        lambda: game.rulings(),
        lambda: game.view(state, 0),
        lambda: game.not_asked(state, 0),
    ):
        with pytest.raises(NotImplementedError):
            call()
    assert game.resigned(state, 0).facts() == {"winners": [1], "reason": "resigned", "rule": "TAB-6"}


# ---------------------------------------------------------------------------------------------------- events


def test_an_event_tells_witnesses_its_facts_and_owners_its_secrets() -> None:
    event = Event("CardGiven", {"to": "left"}, {"card": "x"}, owners=0b011)
    assert event.as_seen_by(0) == event.as_seen_by(1) == {"event": "CardGiven", "to": "left", "card": "x"}
    assert event.as_seen_by(2) == event.as_seen_by(-1) == {"event": "CardGiven", "to": "left"}
    whole = {"event": "CardGiven", "facts": {"to": "left"}, "secrets": {"card": "x"}, "owners": 3}
    assert event.whole() == whole


def test_an_event_without_witnesses_is_told_to_nobody_else() -> None:
    event = Event("Peeked", {"at": 3}, {"card": "x"}, owners=0b110, witnesses=0b010)
    assert event.as_seen_by(1) == {"event": "Peeked", "at": 3, "card": "x"}
    assert event.as_seen_by(2) is event.as_seen_by(-1) is event.as_seen_by(40) is None
    assert event.whole()["witnesses"] == 2


def test_an_event_is_for_everybody_unless_it_says_otherwise() -> None:
    event = Event("DieRolled", {"face": 4})
    assert event.witnesses == EVERYBODY
    assert event.as_seen_by(-1) == {"event": "DieRolled", "face": 4}
    assert event.whole() == {"event": "DieRolled", "facts": {"face": 4}}
    assert not event.reveals


# -------------------------------------------------------------------------------------------------- tallies


def test_a_tally_is_the_sum_of_its_lines() -> None:
    tally = Tally()
    assert tally.total() == 0
    tally.add(3, "base", "X-1")
    tally.add(-1, "hill", "X-2")
    assert tally.total() == 2
    assert tally.facts() == [(3, "base", "X-1"), (-1, "hill", "X-2")]
