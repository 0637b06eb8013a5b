"""The names and numbers of sides, classes of unit and sections."""

from __future__ import annotations

from typing import Final

AXIS: Final = 0
ALLIES: Final = 1
SIDES: Final = ("axis", "allies")

INFANTRY: Final = 0
ARMOR: Final = 1
ARTILLERY: Final = 2
CLASSES: Final = ("infantry", "armor", "artillery")  # UNI-01

NOBODY_OF: Final = 0
OF_INFANTRY: Final = 1
OF_ARMOR: Final = 2
OF_ARTILLERY: Final = 4
OF_ANY: Final = 7
"""Sets of classes, a bit for each."""

LEFT: Final = 1
CENTER: Final = 2
RIGHT: Final = 4
SECTIONS: Final = ("left", "center", "right")
"""The sections as bits, from the seat of whoever orders (SET-19)."""

OFF_BOARD: Final = -1
"""Where a unit stands that was eliminated or has left the board."""

NO_UNIT: Final = -1
"""What stands on an empty hex."""

PLENTY: Final = 99
"""A number of orders that no army reaches."""
