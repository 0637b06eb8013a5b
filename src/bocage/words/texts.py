"""Words: what is said to people in one language. A game's sentences are on the page that bears its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from importlib import import_module
from typing import Final, Protocol, cast

from bocage.kernel.choice import Choice
from bocage.kernel.event import Fact
from bocage.kernel.refusal import Refusal, Refused
from bocage.kernel.view import View
from bocage.words.bundles import Value, WordsError, shelf
from bocage.words.language import ENGLISH, LANGUAGES

TallyLine = tuple[int, str, str]
"""Amount, reason and rule, as a tally tells its facts."""

_FIRST_GAME: Final = "undaunted"
"""The game whose cards, units and sides are meant where none is named."""

_TABLE_EVENTS: Final = {
    "TakenBack": "event-taken-back",
    "DrawOffered": "event-draw-offered",
    "SeatHandedOver": "event-seat-handed-over",
    "SecretShown": "event-secret-shown",
    "AnswerLeft": "event-answer-left",
    "AnswerCleared": "event-answer-cleared",
}


class GamePage(Protocol):
    """What a game's page of sentences gives."""

    def event(self, words: Words, told: Mapping[str, Fact]) -> str:
        """Tell something that happened."""

    def choice(self, words: Words, choice: Choice, view: View | None) -> str:
        """Name a choice."""

    def seat(self, words: Words, seat: int) -> str:
        """Name a seat."""

    def named(self, words: Words, facts: Mapping[str, str]) -> dict[str, str]:
        """Put names for people in the place of codes."""

    def victory(self, words: Words, winner: int, reason: str) -> str:
        """Tell a victory by the game's own rules."""


class Words:
    """One language; texts are read when the first is needed.

    What a language lacks is said in English; what English lacks is a `WordsError`.
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise WordsError(f"there are no words in {language!r}; known are {', '.join(LANGUAGES)}")
        self.language = language
        self.seats: Sequence[str] = ()

    def at_table(self, seats: Sequence[str]) -> Words:
        """Return the same for a table with these seats; without it a game's usual ones are meant."""
        words = copy(self)
        words.seats = seats
        return words

    def say(self, key: str, **values: Value) -> str:
        """Give the text for a key, filled with values. Whole numbers stay numbers, for the plural."""
        for language in (self.language, ENGLISH):
            if key in shelf(language).page_of:
                return shelf(language).text(key, values)
        raise WordsError(f"there is no message {key}")

    def has(self, key: str) -> bool:
        """Tell whether there is a text for a key."""
        return key in shelf(self.language).page_of or key in shelf(ENGLISH).page_of

    # What happens in a game

    def event(self, game: str, told: Mapping[str, Fact]) -> str:
        """Tell an event as a seat was told of it."""
        key = _TABLE_EVENTS.get(str(told["event"]))
        if key is not None:
            return self.say(key, **self._at_table(game, told))
        if told["event"] == "GameEnded":
            return self.outcome(game, told)
        return _page(game).event(self, told)

    def choice(self, game: str, choice: Choice, view: View | None = None) -> str:
        """Name a choice; with the chooser's view it also says what the map adds to it."""
        return _page(game).choice(self, choice, view)

    def refusal(self, refusal: Refusal, game: str = _FIRST_GAME) -> str:
        """Say why not, with the rule in brackets."""
        given = {name: printable(value) or "–" for name, value in refusal.facts.items()}
        key = self._key_of(refusal, game)
        if key.startswith(f"{game}-"):
            given = _page(game).named(self, given)
        return cited(self.say(key, **given), refusal.rule)

    def refused(self, error: Refused, game: str = _FIRST_GAME) -> str:
        """Say what was refused; where another refusal lies behind it, that one in words as well."""
        refusal, cause = error.refusal, error.__cause__
        if isinstance(cause, Refused) and refusal.facts.get("why"):
            facts = {**refusal.facts, "why": self.refused(cause, game)}
            refusal = Refusal(refusal.key, refusal.rule, facts)
        return self.refusal(refusal, game)

    def outcome(self, game: str, facts: Mapping[str, object]) -> str:
        """Tell how a game ended, from the facts of its outcome."""
        winners = cast(Sequence[int], facts["winners"])
        reason, rule = str(facts["reason"]), str(facts.get("rule", ""))
        if self.has(f"{game}-outcome-{reason}"):
            return cited(_page(game).victory(self, winners[0], reason), rule)
        if not winners:
            return self.say(f"outcome-{reason}")
        names = ", ".join([_page(game).seat(self, seat) for seat in winners])
        return cited(self.say(f"outcome-{reason}", winners=names), rule)

    def tally(self, game: str, lines: Sequence[TallyLine], rules: bool = False) -> str:
        """Add a tally up in words, on request with the rule of every line."""
        total = sum([amount for amount, _, _ in lines])
        return self.say(f"{game}-tally-total", sum=self.addends(game, lines, rules), total=total)

    def addends(self, game: str, lines: Sequence[TallyLine], rules: bool = False) -> str:
        """List the lines of a tally; what is taken off stands behind a minus."""
        told = ""
        for amount, reason, rule in lines:
            text = self.say(f"{game}-tally-{reason}", amount=abs(amount))
            sign = "\N{MINUS SIGN} " if amount < 0 else "+ " if told else ""
            told = f"{told} {sign}{cited(text, rule) if rules else text}"
        return told.lstrip()

    # Names

    def card(self, card: str, game: str = _FIRST_GAME) -> str:
        """Name a kind of card."""
        return self.say(f"{game}-card-{card}")

    def unit(self, unit: str, game: str = _FIRST_GAME) -> str:
        """Name a unit."""
        return self.say(f"{game}-unit-{unit}")

    def side(self, side: str, game: str = _FIRST_GAME) -> str:
        """Name a side."""
        return self.say(f"{game}-side-{side}")

    def seat(self, seat: int, game: str = _FIRST_GAME) -> str:
        """Name who sits on a seat of the table: a side, or some roles of one."""
        return _page(game).seat(self, seat)

    def the_side(self, side: str, game: str = _FIRST_GAME) -> str:
        """Name a side with its article, for the head of a sentence."""
        return self.say(f"{game}-the-{side}")

    def edition(self, edition: str, game: str) -> str:
        """Name an edition of the rules."""
        return self.say(f"{game}-edition-{edition}")

    def zone(self, zone: str, game: str = _FIRST_GAME) -> str:
        """Name a place for cards."""
        return self.say(f"{game}-zone-{zone}")

    def player(self, player: str) -> str:
        """Name who sits on a seat; a name nobody knows stays as it is, if a terminal can show it."""
        key = f"terminal-player-{player}"
        return self.say(key) if self.has(key) else printable(player)

    def verb(self, verb: str, game: str = _FIRST_GAME, amount: str = "none") -> str:
        """Name an action or another kind of choice, with the amount printed behind it, such as `2 A`."""
        return self.say(f"{game}-verb-{verb}", amount=amount)

    def help(self, game: str, topic: str) -> str:
        """Explain a choice, a marker or a phase in a sentence or two, with the rules."""
        return self.say(f"{game}-help-{topic}")

    def topic(self, game: str, topic: str) -> str:
        """List the words for a topic of the rules at hand, the first one before all others."""
        return self.say(f"{game}-topic-{topic}")

    def _key_of(self, refusal: Refusal, game: str) -> str:
        """Find the key: without a fact that is empty, and the game's own before the common one."""
        lacking = "".join([f"-without-{name}" for name, value in refusal.facts.items() if not value])
        for key in (f"{refusal.key}{lacking}", refusal.key):
            if self.has(f"{game}-refusal-{key}"):
                return f"{game}-refusal-{key}"
            if self.has(f"refusal-{key}"):
                return f"refusal-{key}"
        raise WordsError(f"there is no message for the refusal {refusal.key}")

    def _at_table(self, game: str, told: Mapping[str, Fact]) -> dict[str, str]:
        values = {name: printable(str(value)) for name, value in told.items() if name != "event"}
        seat = told.get("seat")
        if isinstance(seat, int):
            values["seat"] = _page(game).seat(self, seat)
        if "player" in values:
            values["player"] = self.player(values["player"])
        return values


def cited(text: str, rule: str) -> str:
    """Put the rule behind a text, in brackets."""
    return f"{text} [{rule}]" if rule else text


def printable(text: str) -> str:
    """Keep what somebody typed or a file held from doing anything to a terminal."""
    return "".join([glyph if glyph.isprintable() else "?" for glyph in text])


def _page(game: str) -> GamePage:
    """Read the page of a game; games have plain names."""
    try:
        return cast(GamePage, import_module(f"bocage.words.{game}"))
    except ModuleNotFoundError as error:
        raise WordsError(f"there are no sentences for a game called {game!r}") from error
