"""Computer opponents: they are shown Views, never States."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Final

from bocage.catalogue import GAMES
from bocage.players.memoir44.simple import SimpleMemoir44
from bocage.players.player import Player
from bocage.players.undaunted.simple import SimpleUndaunted
from bocage.players.uniform import Uniform

__all__ = ["PLAYERS", "Player", "player_named"]

PLAYERS: Final = ("simple", "random")
"""The names of the players, the better one first."""

SIMPLE: Final[dict[str, Callable[[], Player]]] = {
    "memoir44": SimpleMemoir44,
    "undaunted": SimpleUndaunted,
}
"""The simple opponent of every game."""


def player_named(name: str, game: str, seed: int) -> Player:
    """Make a player for a game; raise ValueError, with the nearest known name, where there is none.

    The simple opponent draws no lots, so the seed matters to the random one only.
    """
    if name not in PLAYERS:
        raise ValueError(unknown("player", name, PLAYERS))
    if game not in GAMES:
        raise ValueError(unknown("game", game, GAMES))
    return Uniform(seed) if name == "random" else SIMPLE[game]()


def unknown(kind: str, word: str, known: Iterable[str]) -> str:
    """Say that a name is unknown, which is the nearest, and which there are."""
    names = list(known)
    nearest = get_close_matches(word[:40], names, n=1, cutoff=0)[0]
    return f"there is no {kind} '{word[:40]}': the nearest is '{nearest}', known are {', '.join(names)}"
