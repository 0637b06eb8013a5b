"""Writes a game down as text: every choice and outcome, and all that happened, secrets included."""

from typing import Any

from bocage.kernel.chance import Seeded
from bocage.kernel.game import Game
from bocage.kernel.record import Facts
from bocage.kernel.table import Table, header_for
from bocage.kernel.walk import one_of
from bocage.memoir44.command.seating import EIGHT

CHOICES = 150
SEATINGS = {"eight": EIGHT}


def seated(rulings: Facts, seats: str) -> Facts:
    """Add the seating of Overlord for a number of seats to some decisions."""
    return {**rulings, "variant": {"seating": SEATINGS[seats]}} if seats else rulings


def shoot(game: Game[Any], scenario: Facts, seed: int, rulings: Facts) -> str:
    """Play a scenario at random and write the film of it."""
    dealer = Seeded(seed)
    names = ["random" for _ in game.seats]
    facts: Facts = {"kind": "seeded", "seed": str(seed)}
    table = Table(game, header_for(game, scenario, facts, names, rulings=rulings), dealer)
    table.deal()
    for _ in range(CHOICES):
        if table.outcome() is not None:
            break
        seat = one_of(game.to_decide(table.state), dealer)
        offered = game.choices(table.state, seat)
        table.choose(seat, offered[dealer.below(len(offered))])
        table.deal()
    return "".join(line + "\n" for entry in table.record.entries for line in frames(game, entry))


def frames(game: Game[Any], entry: Facts) -> list[str]:
    """Write one entry of a record and what followed from it."""
    seat = entry.get("seat")
    who = game.seats[seat] if isinstance(seat, int) else "chance"
    what = next(str(entry[key]) for key in ("choice", "chance", "act") if key in entry)
    told = entry["events"]
    assert isinstance(told, list)
    mark = f"    [{entry['digest']}]" if "digest" in entry else ""
    return [f"{who}> {what}{mark}", *(f"    {line(event)}" for event in told)]


def line(event: dict[str, Any]) -> str:
    """Write one event."""
    facts = {**event["facts"], **event.get("secrets", {})}
    return " ".join([event["event"], *(f"{name}={_plain(value)}" for name, value in facts.items())])


def _plain(value: object) -> str:
    return ",".join(str(part) for part in value) if isinstance(value, list) else str(value)
