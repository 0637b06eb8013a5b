"""Every kind of choice in Memoir '44, with its number, its name and what its arguments name."""

from __future__ import annotations

from typing import Final, cast

from bocage.kernel.choice import Domain, Verb, Vocabulary, Words
from bocage.kernel.state import State
from bocage.memoir44.cards.deck import CARD_NAMES
from bocage.memoir44.combat.cards import COMBAT_NAMES
from bocage.memoir44.command.seating import ROLES
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
GIVE: Final = 26
VISIT: Final = 27
CARRY_OUT: Final = 28
COPY: Final = 29
BOMBARD: Final = 30
END_HAND_OUT: Final = 31
DEPLOY: Final = 32
LEAD: Final = 33
COUNTER: Final = 34
TAKE_INITIATIVE: Final = 35
STAND_BY: Final = 36
SACRIFICE: Final = 37
HOLD: Final = 38
SETTLE: Final = 39
LIFT: Final = 40
PLAY_SHARED: Final = 41
SHARED_STRIKE: Final = 42
PROPOSE: Final = 43
DEFER: Final = 44
ENTRUST: Final = 45
END_ENTRUST: Final = 46
COMBAT: Final = 47
COMBAT_UNIT: Final = 48
STREET_FIGHT: Final = 49
NO_COMBAT: Final = 50
PICK: Final = 51
END_PICKS: Final = 52
PLACE: Final = 53
PLACE_CARD: Final = 54
END_PLACING: Final = 55


class Hexes(Domain):
    """The hexes of the scenario in play."""

    def names(self, state: State) -> list[str]:
        """List the hexes in their order."""
        return cast(Position, state).scenario.field.names


class Sections(Domain):
    """The sections of the scenario in play, as a side names them from its own seat."""

    def names(self, state: State) -> list[str]:
        """List the sections from the left."""
        return cast(Position, state).scenario.field.section_names


_CARD = Words("card", "TRN-03", CARD_NAMES)
_COMBAT_CARD = Words("combat-card", "CBT-10", COMBAT_NAMES)
_SECTION = Sections("section", "SET-19")
_ROLE = Words("role", "OVL-06", list(ROLES))
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
        Verb("give", "OVL-22", [("card", _CARD), ("to", _ROLE)]),
        Verb("visit", "OVL-30", [("to", _ROLE)]),
        Verb("carry-out", "OVL-29", [("card", _CARD)]),
        Verb("copy", "OVL-108", [("card", _CARD)]),
        Verb("bombard", "SPC-RECON-BARRAGE", [("card", _CARD)]),
        Verb("end-hand-out", "OVL-21", []),
        Verb("deploy", "OVL-40", [("card", _CARD), ("section", _SECTION)]),
        Verb("lead", "OVL-43", [("card", _CARD), ("general", _ROLE)]),
        Verb("counter", "OVL-107", [("card", _CARD), ("section", _SECTION)]),
        Verb("take-initiative", "OVL-51", [("general", _ROLE)]),
        Verb("stand-by", "OVL-51", []),
        Verb("sacrifice", "OVL-65", [("unit", _HEX)]),
        Verb("hold", "OVL-72", []),
        Verb("settle", "OVL-73", [("first", _ROLE)]),
        Verb("lift", "OVL-73", []),
        Verb("play-shared", "TEAM-16", [("card", _CARD)]),
        Verb("shared-strike", "SPC-317", [("card", _CARD)]),
        Verb("propose", "TEAM-32", [("card", _CARD)]),
        Verb("defer", "TEAM-32", []),
        Verb("entrust", "YNG-11", [("section", _SECTION)]),
        Verb("end-entrust", "YNG-11", []),
        Verb("combat", "CBT-10", [("card", _COMBAT_CARD)]),
        Verb("combat-unit", "CBT-12", [("card", _COMBAT_CARD), ("unit", _HEX)]),
        Verb("street-fight", "CBT-41", [("card", _COMBAT_CARD), ("unit", _HEX)]),
        Verb("no-combat", "QC-02", []),
        Verb("pick", "CBT-12", [("unit", _HEX)]),
        Verb("end-picks", "CBT-12", []),
        Verb("place", "CBT-31", [("to", _HEX)]),
        Verb("place-card", "COM-05", [("card", _CARD)]),
        Verb("end-placing", "COM-05", []),
    ]
)
VERB_NAMES: Final = [verb.name for verb in VOCABULARY.verbs]
