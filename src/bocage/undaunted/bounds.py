"""What everybody knows of the unseen cards of a zone: of certain kinds there are at most so many.

A casualty that had to be looked for elsewhere proves that a zone holds no unseen card of its kind. Cards
that come later may be of that kind again, so the zone then holds at most as many as came. The bounds of a
zone are a chain: each speaks of all the kinds the one before it speaks of and of more, and allows more.
Bounds never change, so copies of a position share them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.undaunted.kinds import KINDS

ALL_KINDS: Final = (1 << len(KINDS)) - 1


class Bound:
    """At most so many unseen cards of a zone are of certain kinds."""

    def __init__(self, kinds: i64, most: i64) -> None:
        self.kinds: i64 = kinds
        self.most: i64 = most

    def facts(self) -> dict[str, object]:
        """Tell it in plain values."""
        kinds = [name for kind, name in enumerate(KINDS) if self.kinds & (1 << kind)]
        return {"kinds": kinds, "most": int(self.most)}


def missed(bounds: list[Bound], kind: i64) -> list[Bound]:
    """Tell the bounds of a zone in which a card of a kind was sought in vain."""
    bit: i64 = 1 << kind
    return chained([Bound(bit, 0), *[Bound(bound.kinds | bit, bound.most) for bound in bounds]])


def taken(bounds: list[Bound], kind: i64) -> list[Bound]:
    """Tell the bounds after an unseen card of a kind has left openly: one card fewer can be what it was."""
    bit: i64 = 1 << kind
    found = [Bound(bound.kinds, bound.most - 1 if bound.kinds & bit else bound.most) for bound in bounds]
    return chained(found)


def mingled(one: list[Bound], count: i64, other: list[Bound], more: i64) -> list[Bound]:
    """Tell the bounds of so many unseen cards together with so many others."""
    found: list[Bound] = []
    for here in [*one, Bound(ALL_KINDS, count)]:
        for there in [*other, Bound(ALL_KINDS, more)]:
            found.append(Bound(here.kinds & there.kinds, here.most + there.most))
    found.pop()  # that all of them together are so many is known from the counts
    return chained(found)


def chained(found: list[Bound]) -> list[Bound]:
    """Put bounds in a chain, the strictest first; what does not fit on, or says nothing more, is left out."""
    chain: list[Bound] = []
    kinds: i64 = 0
    for bound in sorted(found, key=_strictest_first):
        if bound.kinds != kinds and bound.kinds & kinds == kinds:
            chain.append(bound)
            kinds = bound.kinds
    return chain


def _strictest_first(bound: Bound) -> tuple[int, int]:
    return int(bound.most), -int(bound.kinds).bit_count()
