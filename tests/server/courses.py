"""Courses of two worlds: moves that a seat sees alike, its own questions, and what it must not notice."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from bocage.kernel.state import OBSERVER

from tests.server.happenings import MOVES, Both, Course, Deed, Foresight

LET_BE = {"ambush-window": "no-ambush", "reaction-window": "no-combat"}
GARBLED = [
    "",
    "[",
    '{"is":"choose"}',
    '{"is":"ping","ref":7}',
    '{"is":"why","ref":"x","choice":""}',
    "\u0000",
]


def course_of(foresight: Foresight, is_live: bool) -> Course | None:
    """Write down what happens; nothing where chance cannot begin alike."""
    deeds = foresight.course.deeds
    if not foresight.owed():
        return None
    _beside(foresight, is_live)
    for _ in range(MOVES):
        if not foresight.move(is_live):
            break
        _beside(foresight, is_live)
    _take_back(foresight)
    deeds += _both([Deed(foresight.seat, {"is": "come-again", "after": foresight.lots.randrange(3)})])
    if foresight.lots.random() < 0.3:
        deeds += _both([Deed(foresight.lots.randrange(len(foresight.game.seats)), {"is": "resign"}, "news")])
        deeds += _both([Deed(foresight.seat, {"is": "tell", "language": "de"})])
    return foresight.course


def _take_back(foresight: Foresight) -> None:
    """Take the last choice back, if that may be done, or perhaps another one."""
    seats = [foresight.last, foresight.lots.randrange(len(foresight.game.seats))]
    if foresight.lots.random() < 0.5:
        foresight.course.deeds += _both([Deed(max(0, foresight.lots.choice(seats)), {"is": "take-back"})])


def _beside(foresight: Foresight, is_live: bool) -> None:
    """Let the seat itself do some things, and the others some that it does not see."""
    lots, deeds = foresight.lots, foresight.course.deeds
    if lots.random() < 0.6:
        deeds += _both(_own(foresight, is_live))
    if lots.random() < 0.5:
        deeds += _both(_seen(foresight, lots))
    is_first = lots.random() < 0.5
    unseen: list[Both] = [(deed, None) if is_first else (None, deed) for deed in _unseen(foresight, is_live)]
    if lots.random() < 0.4:  # come once more in the middle of it
        unseen[1:1] = _both([Deed(foresight.seat, {"is": "come-again", "after": 0})])
    deeds += unseen


def _both(deeds: list[Deed]) -> list[Both]:
    return [(deed, deed) for deed in deeds]


def _own(foresight: Foresight, is_live: bool) -> list[Deed]:
    """What the seat asks and tries itself."""
    seat, lots = foresight.seat, foresight.lots
    texts = lots.sample(foresight.questions(), 3)
    own = [Deed(seat, {"is": "why", "choice": text}) for text in texts]
    own += [Deed(seat, {"is": "choose", "number": -1, "choice": text}) for text in texts[:1]]
    own += [Deed(seat, {"is": "tell", "language": lots.choice(["en", "nl"]), "after": lots.randrange(2)})]
    own += [Deed(seat, {"is": "raw", "text": lots.choice(GARBLED)})]
    if seat != OBSERVER and _may_stand(foresight, is_live):
        own += _stands(foresight, seat)
    return own


def _seen(foresight: Foresight, lots: Random) -> list[Deed]:
    """What somebody does that all may see."""
    actor = lots.randrange(len(foresight.game.seats))
    if lots.random() < 0.5:
        return [Deed(actor, {"is": "say", "text": "Hm."})]
    return [Deed(0, {"is": "draw"})]  # one seat alone, so that it is never agreed to


def _unseen(foresight: Foresight, is_live: bool) -> list[Deed]:
    """What others do that the seat does not see."""
    lots = foresight.lots
    others = [seat for seat in range(OBSERVER, len(foresight.game.seats)) if seat != foresight.seat]
    actor = lots.choice(others)
    kinds: list[Callable[[], list[Deed]]] = [
        lambda: [Deed(actor, {"is": "why", "choice": text}) for text in foresight.questions()[:1]],
        lambda: [Deed(actor, {"is": "choose", "number": -1, "choice": "end"})],
        lambda: [Deed(actor, {"is": "tell", "language": "en"})],
        lambda: _whispers(foresight),
    ]
    if actor != OBSERVER and _may_stand(foresight, is_live):
        kinds += [lambda: _stands(foresight, actor)] * 3
    return lots.choice(kinds)()


def _may_stand(foresight: Foresight, is_live: bool) -> bool:
    """Tell whether an answer that is left is not given at once."""
    return bool(foresight.game.windows()) and (is_live or not foresight.window_seats())


def _stands(foresight: Foresight, seat: int) -> list[Deed]:
    """Leave an answer, and take it away again."""
    window = foresight.lots.choice(foresight.game.windows())
    leaving: dict[str, Any] = {"is": "stand", "window": window, "choice": LET_BE[window]}
    return [Deed(seat, leaving, "news"), Deed(seat, {"is": "stand", "window": window}, "news")]


def _whispers(foresight: Foresight) -> list[Deed]:
    """Let one seat talk to another so that a third hears nothing."""
    seats = range(len(foresight.game.seats))
    if len(seats) <= 2:  # whatever one of two says is said to all
        return []
    pairs = [
        (one, two)
        for one in seats
        for two in seats
        if one != two
        and foresight.seat not in (one, two)
        and foresight.game.silence(foresight.states[0], one, two) is None
    ]
    if not pairs:
        return []
    one, two = foresight.lots.choice(pairs)
    return [Deed(one, {"is": "say", "text": "Psst", "to": [two]})]
