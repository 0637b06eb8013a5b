"""Computer opponents: they are shown Views, never States."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from bocage.kernel.refusal import Refusal, Refused
from bocage.players.player import Player
from bocage.players.undaunted.simple import SimpleUndaunted
from bocage.players.uniform import Uniform

__all__ = ["PLAYERS", "Player", "player_named"]

PLAYERS: Final = ("simple", "random")
"""The names a seat can be given to, the better player first."""

SIMPLE: Final[dict[str, Callable[[], Player]]] = {"undaunted": SimpleUndaunted}
"""The simple opponent of every game."""


def player_named(name: str, game: str, seed: int) -> Player:
    """Make an opponent for a game; raise Refused, with the nearest known word, for an unknown name or game.

    The simple opponent draws no lots, so the seed matters to the random one only.
    """
    if name not in PLAYERS:
        raise Refused(unknown("player", name, list(PLAYERS)))
    if game not in SIMPLE:
        raise Refused(unknown("game", game, list(SIMPLE)))
    return Uniform(seed) if name == "random" else SIMPLE[game]()


def unknown(kind: str, word: str, known: list[str]) -> Refusal:
    """Refuse an unknown word and name the nearest known one, and all of them."""
    nearest = get_close_matches(word[:40], known, n=1, cutoff=0)
    return Refusal(
        f"unknown-{kind}", "", {"word": word[:40], "nearest": nearest[0], "known": ", ".join(known)}
    )
