"""What the simple opponent cares for, in numbers: about ten for a card's worth of small good."""

from __future__ import annotations

from typing import Final

WIN: Final = 1_000_000
"""More than all else together."""
NEVER: Final = -WIN

# Objectives

POINT: Final = 30
"""Controlling one more point of objectives."""
SHARE: Final = 120
"""All the points still missing; an objective is worth its share of it."""
SPOIL: Final = 30
"""A point taken from an enemy who needs it."""
CLOSENESS: Final = (50, 40, 20, 10)
"""Percent of its worth that losing an objective is feared, by the distance of the nearest enemy Riflemen."""
FATAL: Final = 500
"""Losing the objective that wins the game for the enemy."""
GUARD: Final = 40
"""Percent of a threat that a counter standing on the tile takes away."""

# Ways

STEP_COST: Final = 10
UNSCOUTED_COST: Final = 9
"""Entering a tile costs a card, and a part of one more where Scouts must go first."""
NO_WAY: Final = 1000
"""Entering a tile nobody can scout any more."""
BARE_COST: Final = 4
"""For each point of cover a tile has less than the best."""
BLOCKER_COST: Final = 6
"""For each hit that an enemy counter on an objective still takes."""
NEARNESS: Final = 20
"""An objective is weighed by its worth over its cost and this."""

# Movement

STEP_WORTH: Final = 14
STEP_SHARE: Final = 8
"""A step towards an objective: so much, and a part of the objective's worth."""
DITHER: Final = 3
"""What a movement must gain to be made at all."""
AIMING: Final = 25
"""Percent of a better shot that counts as a reason to move."""
SHELTER: Final = 2
"""A point of cover."""
PLACED: Final = 12
"""Bringing Riflemen back to the map."""
MARK: Final = 20
"""Scouting a tile on the way of the Riflemen."""
FOG_COST: Final = 5
TOWARDS_MARK: Final = 16
"""A step of Scouts towards such a tile."""

# Combat: a hit on each unit, Riflemen first

HIT: Final = (44, 44, 44, 20, 20, 20, 36, 36, 36, 34, 18)
REMOVAL: Final = 24
LAST_CARDS: Final = 10
"""A hit that takes the counter off the map, or nearly."""
QUARRY: Final = 30
"""Riflemen, for a side whose goal is pinning."""
IN_HAND: Final = 6
"""A hit while the enemy still holds cards."""
IN_THE_WAY: Final = 20
"""A counter that stands on an objective one is after."""
SUPPRESSED: Final = 55
"""Percent of a hit that suppressing is worth."""
OWN_HIT: Final = 60
"""An own counter hit by a Blast."""
AIMED: Final = 55
"""Percent of a blast that aiming at the tile is worth."""

# Cards

RECON: Final = 60
CONCEAL: Final = 8
DRAWN: Final = 24
"""A card drawn by Command, unless it is Fog of War."""
READY: Final = 14
READY_MORE: Final = 12
"""Making a unit ready, and more for each further card of it in hand."""
AGAIN: Final = 4
"""What inspiring a card costs beside the use of the card."""
BOLSTER: Final = (22, 22, 22, 9, 9, 9, 19, 19, 19, 20, 9, 26, 12, 14, 14, 14, -99)
"""A card of each kind brought in from the supply, while the deck is small."""
SCARCE: Final = 10
"""More for a unit whose next or second next hit takes the counter off the map."""
OPENER: Final = 12
"""More for Scouts when none is left and ground must be opened."""
STEADY: Final = 14
THIN: Final = 5
"""Bolstering is worth less in a big deck: multiplied by STEADY over THIN and a part of the deck."""
DEAD_WEIGHT: Final = 2
"""Hunkering down a card that is of no use any more."""

# Initiative

PIP: Final = 1
URGENT_PIP: Final = 16
"""A number of initiative, on a quiet day and when the first turn may decide the game."""
