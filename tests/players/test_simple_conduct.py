"""What the simple opponent does in plain cases, and that it ends its games."""

import pytest

from bocage.catalogue import UNDAUNTED
from bocage.kernel.choice import argument, verb_of
from bocage.players import player_named
from bocage.undaunted.kinds import CONTROLLED, FOG, KINDS, NO_TILE, RIFLEMEN, SCOUTED, UNITS
from bocage.undaunted.verbs import HUNKER

from bench.strength import Task, is_won, play
from tests.players.turns import at_bid, at_turn, decisions, seen, spelled

US, GERMAN = 0, 1


@pytest.fixture
def simple():  # type: ignore[no-untyped-def]
    return player_named("simple", "undaunted", 1)
