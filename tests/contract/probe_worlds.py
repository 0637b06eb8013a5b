"""Deals a second world of the probe: the same to a seat, another in what the seat cannot know.

Written apart from the probe's own guessing, so that the two cannot share a mistake.
"""

from __future__ import annotations

from random import Random

from bocage.kernel.state import OBSERVER

from tests.contract.probe import PROBE
from tests.contract.probe_field import KINDS, NO_ANSWER, Skirmish


def second_world(state: Skirmish, seat: int, lots: Random) -> tuple[Skirmish, set[str]]:
    """Return a state that looks the same to a seat, and the names of the hidden zones that differ."""
    other = state.copy()
    for side in (0, 1):
        _redeal(other, side, seat, lots)
    _answer_otherwise(state, other, seat, lots)
    differs = {
        "hands": other.hands != state.hands,
        "decks": other.decks != state.decks,
        "answers": other.answers != state.answers,
    }
    return other, {zone for zone, is_so in differs.items() if is_so}


def _redeal(state: Skirmish, side: int, seat: int, lots: Random) -> None:
    """Shuffle all cards of a side that the seat cannot see, and lay as many to each zone as there were."""
    known = [] if seat == OBSERVER else [seat] if seat % 3 else [seat, seat + 1, seat + 2]
    bags = [state.hands[other] for other in (3 * side, 3 * side + 1, 3 * side + 2) if other not in known]
    bags.append(state.decks[side])
    cards = [kind for bag in bags for kind in range(len(KINDS)) for _ in range(bag[kind])]
    lots.shuffle(cards)
    for bag in bags:
        size = sum(bag)
        drawn = [cards.pop() for _ in range(size)]
        bag[:] = [drawn.count(kind) for kind in range(len(KINDS))]
    assert cards == []


def _answer_otherwise(one: Skirmish, two: Skirmish, seat: int, lots: Random) -> None:
    """Under a seal others may have answered something else, or not at all, as long as one is waited for."""
    top = one.trunk[-1] if one.trunk else None
    opened_for = getattr(top, "opened_for", 0)
    others = [other for other in range(6) if opened_for >> other & 1 and other != seat]
    for other in others:
        two.answers[other] = NO_ANSWER
    lots.shuffle(others)
    is_own_open = seat >= 0 and bool(opened_for >> seat & 1) and two.answers[seat] == NO_ANSWER
    for other in others if is_own_open else others[1:]:
        if lots.randrange(2):
            two.answers[other] = lots.choice(PROBE.choices(two, other))
