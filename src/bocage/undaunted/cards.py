"""The cards: initiative, squad and actions of every kind, the same for both sides."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.undaunted.actions.action import Action
from bocage.undaunted.actions.combat import attack, blast, suppress
from bocage.undaunted.actions.control import control
from bocage.undaunted.actions.movement import guide, move, scout, stalk
from bocage.undaunted.actions.picking import bolster, inspire
from bocage.undaunted.actions.support import command, conceal, recon
from bocage.undaunted.actions.target import target
from bocage.undaunted.kinds import COPIES, KINDS
from bocage.undaunted.squads import SQUAD_A, SQUAD_B, SQUAD_C

COMBAT: Final = 0
COMMAND_CARD: Final = 1
FOG_CARD: Final = 2


class Card:
    """One kind of card: its class, how many copies a side owns, its initiative and its actions."""

    def __init__(self, name: str, sort: i64, initiative: i64, actions: list[Action]) -> None:
        self.name: str = name
        self.sort: i64 = sort
        self.copies: i64 = COPIES[KINDS.index(name)]
        self.initiative: i64 = initiative
        self.actions: list[Action] = actions


def rifleman(name: str) -> Card:
    """Riflemen alone take objectives."""
    return Card(name, COMBAT, 5, [move(1), attack(1), control()])


def scouts(name: str) -> Card:
    """Scouts open new ground and deal with the Fog of War."""
    return Card(name, COMBAT, 6, [scout(2), attack(1), recon(), conceal()])


def machine_gunner(name: str) -> Card:
    """Machine Gunners shoot and suppress."""
    return Card(name, COMBAT, 3, [move(1), attack(2), suppress(4)])


def squad_leader(name: str, squad: i64) -> Card:
    """A Squad Leader works for the own squad."""
    return Card(name, COMMAND_CARD, 7, [bolster(2, squad), inspire(1, squad)])


CARDS: Final = [
    rifleman("RA"),
    rifleman("RB"),
    rifleman("RC"),
    scouts("SA"),
    scouts("SB"),
    scouts("SC"),
    machine_gunner("GA"),
    machine_gunner("GB"),
    machine_gunner("GC"),
    Card("SN", COMBAT, 4, [stalk(1), attack(3)]),
    Card("MO", COMBAT, 2, [move(1), blast(1), target()]),
    Card("PS", COMMAND_CARD, 9, [bolster(3), command(2)]),
    Card("PG", COMMAND_CARD, 8, [bolster(1), guide(1)]),
    squad_leader("SLA", SQUAD_A),
    squad_leader("SLB", SQUAD_B),
    squad_leader("SLC", SQUAD_C),
    Card("FOW", FOG_CARD, 1, []),
]  # UND-1.1 UND-2.1 UND-2.2 UND-2.3
"""In the order of the kinds."""
