"""Who sits where at a fixture: one player on all seats of a side, or another one in a single seat."""

from __future__ import annotations

from bocage.arena.fixture import Fixture
from bocage.catalogue import AnyGame, entry_for
from bocage.kernel.record import Facts


def rulings_of(fixture: Fixture) -> Facts:
    """Give the decisions a fixture is played by, with its number of commanders."""
    entry = entry_for(fixture.game)
    return entry.seated(entry.rulings(fixture.edition), entry.seating_of(fixture.commanders))


def game_of(fixture: Fixture) -> AnyGame:
    """Give the game with the seats of a fixture."""
    return entry_for(fixture.game).game_for(rulings_of(fixture))


def sides_of(fixture: Fixture) -> list[int]:
    """Give the side of every seat."""
    return entry_for(fixture.game).sides(rulings_of(fixture))


def players_of(fixture: Fixture) -> list[str]:
    """Name who sits on each seat; of a fixture with a `seat` the first player sits there alone."""
    if not fixture.seat:
        return [fixture.players[side] for side in sides_of(fixture)]
    return [fixture.players[seat != fixture.seat] for seat in game_of(fixture).seats]


def side_of_seat(fixture: Fixture) -> int:
    """Give the side of the seat that is compared."""
    return sides_of(fixture)[game_of(fixture).seats.index(fixture.seat)]


def sides_won(fixture: Fixture, seats: list[int]) -> list[int]:
    """Give the sides of seats that won."""
    sides = sides_of(fixture)
    return sorted({sides[seat] for seat in seats})
