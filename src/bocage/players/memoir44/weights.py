"""What the simple opponent cares for, in numbers: a medal is a hundred."""

from __future__ import annotations

from typing import Final

PATIENCE: Final = 400
"""Turns after which a draw is welcome; no rule, only the opponent's manners."""

# Medals

MEDAL: Final = 100
LAST: Final = 80
"""More for a medal, shared out among those that are still missing."""
WIN: Final = 2000
"""The medal that wins the battle."""
FATAL: Final = 500
"""The medal that would win it for the enemy."""

# Attacks

FIGURE: Final = 20
"""A figure lost."""
PUSH: Final = 5
"""A unit driven back."""
IN_THE_WAY: Final = 20
"""An enemy that stands on an objective one is after."""
CLEARED: Final = 4
"""Wire removed."""
AMBUSH: Final = 40
"""What an ambush must bring to be sprung."""

# Places

DANGER: Final = (45, 22, 10)
"""Percent of what enemies could do to a unit next turn that is feared: the worst one, the next, one more."""
GUARD: Final = 25
"""Standing on a hex the enemy is after."""
GUARD_REACH: Final = 5
"""An enemy as near as that is after it."""
SHARE: Final = 60
"""A hex of several that win the battle together, for each one held."""
EXIT: Final = 10
"""Leaving the board, beside the medals for it."""
STEP: Final = 6
"""A hex nearer to the enemy or to an objective."""
WEAK_STEP: Final = 1
"""The same for a unit with one figure left."""
HEADSTART: Final = 3
"""An objective draws like an enemy who is so many hexes nearer."""
STANDOFF: Final = (1, 1, 3)
"""How near units of each class want to come to an enemy: one hex less than that."""
FAR: Final = 25
"""Where no way leads."""
DITHER: Final = 1
"""What a move must gain to be made at all."""

# Cards

PRICES: Final = {
    "air-power": 30,
    "ambush": 200,
    "armor-assault": 15,
    "artillery-bombard": 10,
    "barrage": 25,
    "behind-enemy-lines": 10,
    "close-assault": 10,
    "counter-attack": 5,
    "dig-in": 15,
    "direct-from-hq": 15,
    "firefight": 10,
    "infantry-assault": 15,
    "medics-and-mechanics": 5,
    "move-out": 5,
    "their-finest-hour": 20,
    "recon-in-force": 3,
    "general-advance": 10,
    "pincer-move": 8,
}
"""What a card must bring before it is better than a plain one, by the name of its kind."""
LARGE: Final = 12
"""The same for a section card that orders everybody."""
DRAWN: Final = 6
"""A card more to choose from."""
RALLIED: Final = 80
"""Percent of the gain that dice are trusted to bring."""
LANDED: Final = 60
"""A unit that comes down well."""
DROP_REACH: Final = 2
"""How far around the aim a figure is expected."""
REACTION: Final = 25
"""A reaction kept in hand."""

# Combat cards

KEPT: Final = {
    "rattenkrieg": 15,
    "house-to-house": 12,
    "heat-of-battle": 20,
    "not-a-step-back": 12,
    "ambuscade": 45,
    "pull-back": 50,
    "out-of-ammo": 65,
    "infiltrators": 15,
    "reposition": 8,
    "fortify": 8,
    "spotter": 6,
    "return-to-duty": 40,
    "armor-forward": 10,
    "air-bombardment": 100,
}
"""What a Combat card must bring before it is better than kept in hand, by the name of its kind."""
KEPT_FOR_STREET: Final = 22
"""The same for a street fight with a card whose text could be used as well."""
STREET_ONLY: Final = 12
"""The same with a card of the other side."""
LATE: Final = 3
"""With fewer medals missing on either side there is less to wait for."""
ARRIVED: Final = 45
"""An armor unit out of the factory."""
SNIPER_CAME: Final = 20
"""A sniper."""
CALLED_OFF: Final = 12
"""An attacker sent back to its baseline."""

# The chain of command

FREE_CARDS: Final = 2
"""So many cards handed out come back with the next draw."""
SPARE: Final = 8
"""What a card more must bring."""
SHORT_HAND: Final = 4
"""A hand as small as that is spared."""
THRIFT: Final = 25
"""What a card more must bring out of a short hand."""
BOLD: Final = 2
"""How much sooner a general acts on his own than not."""

NEVER: Final = -1_000_000_000
"""What is chosen only where there is nothing else."""
# The commissar

FREE: Final = 15
"""What a card is worth that can be played without lying under the chip."""
