"""Words themselves: which language, what is missing, what people may have typed, and when files are read."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bocage.catalogue import UNDAUNTED
from bocage.kernel.choice import Choice
from bocage.kernel.event import Fact
from bocage.kernel.refusal import Refusal, Refused
from bocage.undaunted.kinds import NO_TILE, US
from bocage.undaunted.model import Position
from bocage.words import LANGUAGES, Words, WordsError, pick_language, texts
from bocage.words.bundles import Shelf

from tests.words.material import american_turn

GAME = UNDAUNTED.game

# ------------------------------------------------------------ which language


@pytest.mark.parametrize(
    ("flag", "environ", "language"),
    [
        (None, {}, "en"),
        ("nl", {"LANG": "de_DE.UTF-8"}, "nl"),
        ("DE", {}, "de"),
        (None, {"LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LANG": "nl_BE"}, "nl"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "de_DE", "LC_MESSAGES": "nl_NL"}, "nl"),
        (None, {"LC_MESSAGES": "nl_NL", "LC_ALL": "C"}, "en"),
        (None, {"LC_ALL": "C", "LANGUAGE": "de"}, "de"),
        (None, {"LANGUAGE": "fr:nl:de", "LANG": "en_US"}, "nl"),
        (None, {"LANGUAGE": "en:de"}, "en"),
        (None, {"LANGUAGE": "", "LC_ALL": "", "LANG": "de"}, "de"),
    ],
)
def test_the_language_comes_from_the_flag_then_from_the_environment(
    flag: str | None, environ: dict[str, str], language: str
) -> None:
    assert pick_language(flag, environ) == language


def test_there_are_words_in_every_language_that_can_be_picked_and_in_no_other() -> None:
    for language in LANGUAGES:
        assert Words(language).card("FOW") == "Fog of War"
    with pytest.raises(WordsError, match="'fr'; known are en, de, nl"):
        Words("fr")


# ------------------------------------------------------------ what is missing


@pytest.fixture
def thin(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put thin shelves in the place of the real ones."""
    english = "both = both\nonly = English for { $who }\nbare =\n    .side = note\n"
    shelves = {
        "en": Shelf("en", {"page.ftl": english}),
        "de": Shelf("de", {"page.ftl": "both = beides\nlong =\n    eins\n    zwei\n\n    drei\n"}),
    }
    monkeypatch.setattr(texts, "shelf", shelves.__getitem__)


@pytest.mark.usefixtures("thin")
def test_what_a_language_lacks_is_said_in_english() -> None:
    assert Words("de").say("both") == "beides"
    assert Words("de").say("only", who="Anna") == "English for Anna"
    assert Words("de").has("only")


@pytest.mark.usefixtures("thin")
def test_a_message_that_is_nowhere_is_an_error() -> None:
    assert not Words("de").has("never")
    with pytest.raises(WordsError, match="no message never"):
        Words("de").say("never")
    with pytest.raises(WordsError, match="no message for the refusal never"):
        Words("de").refusal(Refusal("never", ""))


@pytest.mark.usefixtures("thin")
def test_a_message_without_what_it_asks_for_is_an_error() -> None:
    with pytest.raises(WordsError, match=r"only \(en\) cannot be filled"):
        Words("en").say("only")
    with pytest.raises(WordsError, match=r"bare \(en\) has no text"):
        Words("en").say("bare")


@pytest.mark.usefixtures("thin")
def test_line_breaks_of_the_file_are_not_those_of_the_text() -> None:
    assert Words("de").say("long") == "eins zwei\n\ndrei"


def test_a_game_without_sentences_is_an_error() -> None:
    with pytest.raises(WordsError, match="'chess'"):
        Words("en").choice("chess", Choice("castle"))


# ------------------------------------------------------------ what people typed


def test_what_somebody_typed_does_nothing_to_the_terminal() -> None:
    refusal = Refusal("garbled-choice", "TAB-3", {"asked": "bid \x1b[2Jcard", "word": "\x1b[2Jcard"})
    told: dict[str, Fact] = {"event": "SeatHandedOver", "seat": 1, "player": "Eve\n\x07"}
    for language in LANGUAGES:
        assert Words(language).refusal(refusal).isprintable()
        assert Words(language).event("undaunted", told).isprintable()


def test_a_refusal_behind_a_refusal_is_told_in_words() -> None:
    behind = Refused(Refusal("not-in-hand", "UND-7.1", {"card": "RA", "verb": "move"}))
    error = Refused(Refusal("record-differs", "TAB-9", {"line": "3", "entry": "2", "why": repr(behind)}))
    error.__cause__ = behind
    assert "Du hast Rifleman A nicht auf der Hand" in Words("de").refused(error)


# ------------------------------------------------------------ sentences


NOT_SCOUTED = {
    "en": "17B carries no control marker of yours. From 3B the unit may enter only tiles that do.",
    "de": "Auf 17B liegt kein Kontrollmarker von dir. "
    "Von 3B darf die Einheit nur auf Felder, auf denen einer liegt.",
    "nl": "Op 17B ligt geen controlefiche van jou. "
    "Vanaf 3B mag de eenheid alleen naar tegels waar er een ligt.",
}


@pytest.mark.parametrize(("language", "sentence"), NOT_SCOUTED.items())
def test_a_refusal_says_what_was_asked_what_is_allowed_and_which_rule(language: str, sentence: str) -> None:
    refusal = Refusal("not-scouted", "UND-8.2", {"from": "3B", "to": "17B"})
    assert Words(language).refusal(refusal) == f"{sentence} [UND-8.2]"


@pytest.mark.parametrize(
    ("language", "known", "unknown"),
    [
        ("en", "The Germans draw Scout B.", "The Germans draw a card."),
        ("de", "Die Deutschen ziehen Scout B.", "Die Deutschen ziehen eine Karte."),
        ("nl", "De Duitsers trekken Scout B.", "De Duitsers trekken een kaart."),
    ],
)
def test_a_hidden_card_is_named_to_its_owner_only(language: str, known: str, unknown: str) -> None:
    words = Words(language)
    assert words.event("undaunted", {"event": "CardDrawn", "side": "german", "card": "SB"}) == known
    assert words.event("undaunted", {"event": "CardDrawn", "side": "german"}) == unknown


def test_a_shot_tells_its_tally() -> None:
    """The sum of the example round: base 4, cover 3, range 1."""
    told: dict[str, Fact] = {
        "event": "ShotFired",
        "side": "us",
        "unit": "GC",
        "how": "attack",
        "dice": 2,
        "needed": 8,
        "victim_side": "german",
        "victim": "RA",
        "amounts": [4, 3, 1],
        "reasons": ["base", "cover", "range"],
        "rules": ["UND-10.3", "UND-10.3", "UND-10.3"],
    }
    assert Words("en").event("undaunted", told) == (
        "Machine Gunners C attack Riflemen A (Germans): 2 dice, 8+ (base 4 + cover 3 + range 1)."
    )
    assert Words("de").event("undaunted", {**told, "unit": "SN", "dice": 1}) == (
        "Sniper greift Riflemen A an (Deutsche): 1 Würfel, 8+ (Basis 4 + Deckung 3 + Entfernung 1)."
    )
    assert Words("nl").event("undaunted", {**told, "how": "suppress", "needed": 11}) == (
        "Machine Gunners C willen Riflemen A onderdrukken (Duitsers): "
        "2 dobbelstenen, alleen 0 (basis 4 + dekking 3 + afstand 1)."
    )
    blast = Words("en").event("undaunted", {**told, "unit": "MO", "how": "blast"})
    assert blast.startswith("Mortar: a blast on Riflemen A (Germans): 2 dice")


def test_a_tally_names_its_rules_when_asked() -> None:
    lines = [(4, "base", "UND-10.3"), (1, "cover", "UND-11.1")]
    assert Words("en").tally("undaunted", lines) == "base 4 + cover 1 = 5"
    assert (
        Words("nl").tally("undaunted", lines, rules=True) == "basis 4 [UND-10.3] + dekking 1 [UND-11.1] = 5"
    )


def test_an_ending_names_winner_reason_and_rule() -> None:
    facts = {"winners": [1], "reason": "pinned", "rule": "UND-12.3"}
    assert Words("en").outcome("undaunted", facts) == "The Germans win: the enemy is pinned. [UND-12.3]"
    told: dict[str, Fact] = {"event": "GameEnded", "winners": [0], "reason": "resigned"}
    assert Words("de").event("undaunted", told) == "Die Deutschen geben auf, die Amerikaner gewinnen."
    assert Words("en").event("undaunted", told) == "The Germans give up, the Americans win."
    assert Words("nl").event("undaunted", told) == "De Duitsers geven op, de Amerikanen winnen."


@pytest.mark.parametrize(
    ("language", "person"), [("en", "a person"), ("de", "eine Person"), ("nl", "een mens")]
)
def test_who_takes_a_seat_is_named_in_the_language(language: str, person: str) -> None:
    told: dict[str, Fact] = {"event": "SeatHandedOver", "seat": 1, "player": "person"}
    assert person in Words(language).event("undaunted", told)


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("bid card=FOW", "Bid Fog of War (1)", "Fog of War (1) zur Initiative"),
        ("scout card=SA to=3B", "Scout A: Scout 2 to 3B", "Scout A: Scout 2 (Auskundschaften) nach 3B"),
        ("bolster card=SLA", "Squad Leader A: Bolster 2 A",
         "Squad Leader A: Bolster 2 A (Verstärkung anfordern)"),
        ("guide card=PG unit=SN to=3B", "Platoon Guide: Guide 1, Sniper to 3B",
         "Platoon Guide: Guide 1 (Führen), Sniper nach 3B"),
        ("command card=PS count=1", "Platoon Sergeant: Command 2, draw one card",
         "Platoon Sergeant: Command 2 (Befehligen), eine Karte ziehen"),
        ("hunker card=RA", "Rifleman A: Hunker down", "Rifleman A: Sich in Sicherheit bringen"),
        ("take card=RA", "Take Rifleman A", "Rifleman A nehmen"),
        ("end-turn", "End the turn", "Den Zug beenden"),
    ],
)  # fmt: skip
def test_choices_read_as_they_are_printed_on_the_cards(text: str, english: str, german: str) -> None:
    verb, *args = text.split()
    choice = Choice(verb, dict(arg.split("=") for arg in args))
    assert Words("en").choice("undaunted", choice) == english
    assert Words("de").choice("undaunted", choice) == german


def american_riflemen_off_the_map() -> Position:
    state = american_turn("la-raye")
    state.armies[US].place[0] = NO_TILE
    return state


def test_a_choice_that_brings_a_counter_in_says_where() -> None:
    view = GAME.view(american_riflemen_off_the_map(), US)
    words = Words("en")
    go, stay = Choice("move", {"card": "RA", "to": "2B"}), Choice("move", {"card": "RA", "to": "17B"})
    assert words.choice("undaunted", go, view) == "Rifleman A: Move 1 to 2B (comes in on 17B)"
    assert words.choice("undaunted", stay, view) == "Rifleman A: Move 1, come in on 17B and stay there"
    assert words.choice("undaunted", Choice("hunker", {"card": "RA"}), view) == "Rifleman A: Hunker down"
    watching = GAME.view(american_riflemen_off_the_map(), -1)
    assert words.choice("undaunted", go, watching) == "Rifleman A: Move 1 to 2B"


# ------------------------------------------------------------ when files are read


def test_nothing_is_read_before_a_text_is_needed() -> None:
    code = (
        "import sys; from bocage.words import Words; words = Words('de'); "
        "print(sorted({'fluent', 'babel', 'bocage.undaunted', 'importlib.resources'} & set(sys.modules))); "
        "words.has('refusal-stale'); print('fluent' in sys.modules); "
        "words.say('refusal-game-over'); print('bocage.undaunted' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split("\n")[:3] == ["[]", "False", "False"]
