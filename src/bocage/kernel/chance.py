"""Dealers: who answers when a game waits for chance. Rules never roll; they list outcomes with weights."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
WORDS: Final = 1 << 32
SEEDS: Final = 1 << 63


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Answers chance steps. `entry` is the number the outcome will have in the record."""

    def pick(self, weights: list[int], entry: i64) -> i64:
        """Choose the number of an outcome whose weight is not zero."""
        raise NotImplementedError


class Seeded(Dealer):
    """A 32-bit generator (sfc32): quick, and the same on every machine. For simulation, not for stakes."""

    def __init__(self, seed: int) -> None:
        if not -SEEDS <= seed < SEEDS:
            raise ValueError(f"a seed has at most 64 bits, and {seed} has more")
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = 0x9E3779B9
        self.count: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """Give the next 32 bits."""
        result = (self.a + self.b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + result) & WORD
        return result

    def below(self, limit: i64) -> i64:
        """Give a number from 0 to limit - 1, each as likely as the other."""
        word = self.word()
        if word > WORDS - limit:  # perhaps beyond the last whole multiple of the limit
            if limit > WORDS:
                raise ValueError(f"32 bits cannot choose below {limit}")
            while word >= WORDS - WORDS % limit:
                word = self.word()
        return word % limit

    def pick(self, weights: list[int], entry: i64) -> i64:
        """Choose by the generator."""
        total = sum(weights)
        if not 0 < total <= WORDS:
            raise no_weights(weights)
        return at_weight(weights, self.below(total))


class Scripted(Dealer):
    """Deals what a test wrote down, in order."""

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes: list[int] = outcomes
        self.next: i64 = 0

    def pick(self, weights: list[int], entry: i64) -> i64:
        """Deal the next written outcome; it must be possible."""
        if self.next >= len(self.outcomes):
            raise LookupError(f"the script of {len(self.outcomes)} outcomes is used up")
        outcome = self.outcomes[self.next]
        self.next += 1
        if not 0 <= outcome < len(weights) or weights[outcome] == 0:
            raise LookupError(f"outcome {outcome} of the script is impossible here: {weights}")
        return outcome


def no_weights(weights: list[int]) -> ValueError:
    """Say that there is nothing to weigh, something below zero, or more than a dealer has tickets for."""
    return ValueError(f"these are no weights to choose by: {weights}")


def at_weight(weights: list[int], ticket: i64) -> i64:
    """Find the outcome that owns a ticket, when every outcome owns as many tickets as its weight."""
    for outcome, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return outcome
    raise ValueError("the ticket is beyond all weights")
