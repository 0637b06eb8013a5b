"""No, and why: a key for the words, the facts of the case, and the HTTP status."""

from __future__ import annotations

from functools import cache
from typing import Final

from bocage.kernel.refusal import Refusal
from bocage.wire.common import Reason
from bocage.words import LANGUAGES, Words
from bocage.words.texts import printable

WRONG: Final = 400
UNKNOWN_PERSON: Final = 401
NOT_YOURS: Final = 403
NOT_THERE: Final = 404
NOT_NOW: Final = 409
TOO_BIG: Final = 413
NOT_UNDERSTOOD: Final = 422
TOO_MUCH: Final = 429
NOT_KEPT: Final = 503


class No(Exception):
    """Raised where something is asked that cannot be done."""

    def __init__(self, key: str, status: int = NOT_NOW, **facts: str) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.facts = facts

    def reason(self, language: str) -> Reason:
        """Say it to people."""
        given = {name: printable(value) for name, value in self.facts.items()}
        return Reason(self.key, "", self.facts, words_in(language).say(f"server-{self.key}", **given))


@cache
def words_in(language: str) -> Words:
    """Open the words of a language; of English where it is not one of ours."""
    return Words(language if language in LANGUAGES else "en")


def reason_of(refusal: Refusal, game: str, language: str) -> Reason:
    """Say a refusal of a game to people, with its rule."""
    text = words_in(language).refusal(refusal, game)
    return Reason(refusal.key, refusal.rule, refusal.facts, text)
