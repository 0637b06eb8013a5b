"""Every kind of choice in Undaunted, with its number, its name and what its arguments name."""

from __future__ import annotations

from typing import Final, cast

from bocage.kernel.choice import Domain, Verb, Vocabulary, Words
from bocage.kernel.state import State
from bocage.undaunted.kinds import KINDS, UNIT_NAMES
from bocage.undaunted.model import Position

BID: Final = 0
MOVE: Final = 1
GUIDE: Final = 2
SCOUT: Final = 3
STALK: Final = 4
BOLSTER: Final = 5
COMMAND: Final = 6
CONCEAL: Final = 7
CONTROL: Final = 8
INSPIRE: Final = 9
RECON: Final = 10
TARGET: Final = 11
ATTACK: Final = 12
SUPPRESS: Final = 13
BLAST: Final = 14
READY: Final = 15
HUNKER: Final = 16
END_TURN: Final = 17
STEP: Final = 18
HALT: Final = 19
TAKE: Final = 20
DONE: Final = 21


class Tiles(Domain):
    """The tiles of the scenario in play."""

    def names(self, state: State) -> list[str]:
        """List the tiles in their order."""
        return cast(Position, state).scenario.tiles


_CARD = Words("card", "UND-2.3", list(KINDS))
_UNIT = Words("unit", "UND-3.8", list(UNIT_NAMES))
_COUNT = Words("count", "UND-9.2", [str(number) for number in range(10)])
_TILE = Tiles("tile", "UND-4.1")

VOCABULARY: Final = Vocabulary(
    [
        Verb("bid", "UND-6.4", [("card", _CARD)]),
        Verb("move", "UND-8.2", [("card", _CARD), ("to", _TILE)]),
        Verb("guide", "UND-8.3", [("card", _CARD), ("unit", _UNIT), ("to", _TILE)]),
        Verb("scout", "UND-8.4", [("card", _CARD), ("to", _TILE)]),
        Verb("stalk", "UND-8.5", [("card", _CARD), ("to", _TILE)]),
        Verb("bolster", "UND-9.1", [("card", _CARD)]),
        Verb("command", "UND-9.2", [("card", _CARD), ("count", _COUNT)]),
        Verb("conceal", "UND-9.3", [("card", _CARD)]),
        Verb("control", "UND-9.4", [("card", _CARD)]),
        Verb("inspire", "UND-9.5", [("card", _CARD)]),
        Verb("recon", "UND-9.6", [("card", _CARD)]),
        Verb("target", "UND-9.7", [("card", _CARD), ("to", _TILE)]),
        Verb("attack", "UND-10.1", [("card", _CARD), ("target", _UNIT)]),
        Verb("suppress", "UND-10.1", [("card", _CARD), ("target", _UNIT)]),
        Verb("blast", "UND-10.2", [("card", _CARD)]),
        Verb("ready", "UND-7.5", [("card", _CARD)]),
        Verb("hunker", "UND-7.4", [("card", _CARD)]),
        Verb("end-turn", "UND-7.2", []),
        Verb("step", "UND-8.1", [("to", _TILE)]),
        Verb("halt", "UND-8.1", []),
        Verb("take", "UND-7.3", [("card", _CARD)]),
        Verb("done", "UND-7.3", []),
    ]
)
VERB_NAMES: Final = [verb.name for verb in VOCABULARY.verbs]
