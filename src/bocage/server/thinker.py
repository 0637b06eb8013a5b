"""What runs in a worker: it follows the tables it is asked about, and lets players choose by their views.

A View does not pickle on the compiled build, so a worker is sent the lines of the record and keeps a replica
of the table: the same rules, driven by the same lines. The player is given the seat's View and nothing else.
"""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import sys
from collections import OrderedDict
from hashlib import sha256
from typing import Any, BinaryIO, Final

from bocage.catalogue import entry_for
from bocage.kernel.chance import Scripted
from bocage.kernel.record import load
from bocage.kernel.replay import follow, replay
from bocage.kernel.table import Table
from bocage.players import player_named
from bocage.server.frames import (
    HEAD,
    REPLICAS,
    Answer,
    Ask,
    Failed,
    Frame,
    Lacking,
    Made,
    Ready,
    length_in,
    packed,
    unpacked,
)

_POLITE: Final = 10
"""How far a worker stands back behind the house itself."""
_GRACE: Final = 10
"""So many seconds after the house has lost patience a worker goes by itself, in case the house is gone."""


class Thinker:
    """The replicas, and the answers that come of them."""

    def __init__(self) -> None:
        self._replicas: OrderedDict[str, Table[Any]] = OrderedDict()

    def answer(self, ask: Ask) -> Answer:
        """Bring the replica up to date and let the player choose; a replica that goes astray is forgotten."""
        try:
            replica = self._replica(ask)
        except MemoryError:
            raise
        except Exception as error:
            self._replicas.pop(ask.table, None)
            return Lacking(_why(error))
        return Lacking() if replica is None else _chosen(replica, ask)

    def _replica(self, ask: Ask) -> Table[Any] | None:
        """Find the replica and follow the new lines; None where it is not where these go on."""
        if ask.first == 0:
            self._begin(ask)
        replica = self._replicas.get(ask.table)
        have = 0 if replica is None else len(replica.record.lines)
        if replica is None or have != max(ask.first, 1):
            return None
        for line in ask.lines[have - ask.first :]:
            follow(replica, line)
        self._replicas.move_to_end(ask.table)
        return replica

    def _begin(self, ask: Ask) -> None:
        """Set a table up by the header of its record, in the place of the one not asked about for longest."""
        self._replicas.pop(ask.table, None)
        while len(self._replicas) >= REPLICAS:
            self._replicas.popitem(last=False)
        self._replicas[ask.table] = replica_of(ask.lines[0])


def replica_of(line: str) -> Table[Any]:
    """Set a table up by the header of its record; its dealer never deals."""
    record = load(f"{line}\n")
    rulings = record.header["rulings"]
    assert isinstance(rulings, dict)
    game = entry_for(str(record.header["game"])).game_for(rulings)
    return replay(game, record, Scripted([]))


def lots_for(table: str, seat: int, number: int) -> int:
    """Draw the seed for a question from nothing but what its seat may know, the same in every worker."""
    return int.from_bytes(sha256(f"{table} {seat} {number}".encode()).digest()[:7], "big")


def _chosen(replica: Table[Any], ask: Ask) -> Answer:
    """Let the player choose."""
    try:
        game, view = replica.game, replica.view(ask.seat)
        seed = lots_for(ask.table, ask.seat, replica.numbers[ask.seat])
        player = player_named(ask.player, game.name, seed)
        resigns, wants_draw = player.resigns(view), player.wants_draw(view)
        choice = game.spell(replica.state, player.choose(view))
        return Made(repr(choice), wants_draw, resigns)
    except MemoryError:
        raise
    except Exception as error:
        return Failed(_why(error))


def _why(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:300]


def serve(asks: BinaryIO, answers: BinaryIO, limit: int) -> None:
    """Answer what comes until nobody is at the other end; a question that takes too long ends the worker."""
    thinker = Thinker()
    _send(answers, Ready())
    while (ask := _next(asks)) is not None:
        signal.alarm(limit)
        answer = thinker.answer(ask)
        signal.alarm(0)
        _send(answers, answer)


def _next(asks: BinaryIO) -> Ask | None:
    """Wait for a question; None when the house is gone, perhaps in the middle of one."""
    length = length_in(asks.read(HEAD))
    body = asks.read(length)
    if not body or len(body) < length:
        return None
    ask = unpacked(body)
    assert isinstance(ask, Ask)
    return ask


def _send(answers: BinaryIO, frame: Frame) -> None:
    answers.write(packed(frame))
    answers.flush()


def be_modest(memory_mb: int) -> None:
    """Leave the house its processor, its memory and its Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    os.nice(_POLITE)
    most = resource.getrlimit(resource.RLIMIT_AS)[1]
    wanted = memory_mb << 20
    if most != resource.RLIM_INFINITY:
        wanted = min(wanted, most)
    resource.setrlimit(resource.RLIMIT_AS, (wanted, wanted))


def main(memory_mb: int, patience: float) -> None:
    """Work as a worker; what anybody prints goes where errors go, not in between the answers."""
    be_modest(memory_mb)
    with (
        contextlib.suppress(BrokenPipeError),  # the house is gone
        os.fdopen(os.dup(0), "rb") as asks,
        os.fdopen(os.dup(1), "wb") as answers,
    ):
        os.dup2(2, 1)
        serve(asks, answers, int(patience) + _GRACE)


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))
