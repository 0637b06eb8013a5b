"""Every kind of choice in Memoir '44, with its number, its name and what its arguments name."""

from __future__ import annotations

from typing import Final, cast

from bocage.kernel.choice import Domain, Verb, Vocabulary, Words
from bocage.kernel.state import State
from bocage.memoir44.cards.deck import CARD_NAMES
from bocage.memoir44.kinds import SECTIONS
from bocage.memoir44.model import Position

PLAY: Final = 0
SECTION: Final = 1
ORDER: Final = 2
END_ORDERS: Final = 3
MOVE: Final = 4
EXIT: Final = 5
END_MOVES: Final = 6
ATTACK: Final = 7
CLEAR_WIRE: Final = 8
END_BATTLES: Final = 9
AMBUSH: Final = 10
NO_AMBUSH: Final = 11
STAND_FAST: Final = 12
FALL_BACK: Final = 13
RETREAT: Final = 14
HALT: Final = 15
TAKE_GROUND: Final = 16
STAY: Final = 17
TARGET: Final = 18
END_TARGETS: Final = 19
STRIKE: Final = 20
DIG_IN: Final = 21
HEAL: Final = 22
KEEP: Final = 23
DROP: Final = 24
AIR_STRIKE: Final = 25


class Hexes(Domain):
    """The hexes of the scenario in play."""

    def names(self, state: State) -> list[str]:
        """List the hexes in their order."""
        return cast(Position, state).scenario.field.names


_CARD = Words("card", "TRN-03", CARD_NAMES)
_SECTION = Words("section", "SET-19", list(SECTIONS))
_HEX = Hexes("hex", "SET-18")

VOCABULARY: Final = Vocabulary(
    [
        Verb("play", "TRN-03", [("card", _CARD)]),
        Verb("section", "CARD-INFANTRYASSAULT-1", [("section", _SECTION)]),
        Verb("order", "ORD-01", [("unit", _HEX)]),
        Verb("end-orders", "ORD-07", []),
        Verb("move", "MOV-01", [("unit", _HEX), ("to", _HEX)]),
        Verb("exit", "RUL-33", [("unit", _HEX)]),
        Verb("end-moves", "ORD-09", []),
        Verb("attack", "ATK-01", [("unit", _HEX), ("target", _HEX)]),
        Verb("clear-wire", "OBS-WIRE-3", [("unit", _HEX)]),
        Verb("end-battles", "ORD-10", []),
        Verb("ambush", "CARD-AMBUSH-1", []),
        Verb("no-ambush", "CARD-AMBUSH-7", []),
        Verb("stand-fast", "RET-12", []),
        Verb("fall-back", "RET-12", []),
        Verb("retreat", "RET-02", [("to", _HEX)]),
        Verb("halt", "UNI-14", []),
        Verb("take-ground", "GND-01", []),
        Verb("stay", "GND-02", []),
        Verb("target", "CARD-AIRPOWER-1", [("target", _HEX)]),
        Verb("end-targets", "CARD-AIRPOWER-7", []),
        Verb("strike", "CARD-AIRPOWER-4", [("target", _HEX)]),
        Verb("dig-in", "CARD-DIGIN-1", [("unit", _HEX)]),
        Verb("heal", "CARD-MEDICS-1", [("unit", _HEX)]),
        Verb("keep", "CARD-RECON", [("card", _CARD)]),
        Verb("drop", "SPC-DROP", [("to", _HEX)]),
        Verb("air-strike", "SPC-317", [("card", _CARD)]),
    ]
)
VERB_NAMES: Final = [verb.name for verb in VOCABULARY.verbs]
