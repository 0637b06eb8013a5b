"""What the long runs play: every battle of every game and edition, and what a table can agree on."""

from bocage.catalogue import GAMES, MEMOIR44, Entry
from bocage.kernel.record import Facts
from bocage.memoir44.command.seating import SEATINGS

Battle = tuple[Entry, str, Facts]
"""An entry of the catalogue, a scenario of it, and the decisions it is played by."""

WIDE = "omaha-beach-overlord"
COMBAT: Facts = {"combat": True}


def varied(scenario: str, variant: Facts, edition: str = "") -> Battle:
    """Give a battle of Memoir '44 with what was agreed on."""
    return MEMOIR44, scenario, MEMOIR44.varied(MEMOIR44.rulings(edition), variant)


def of_game(entry: Entry) -> list[Battle]:
    """List the battles of a game in all its editions."""
    editions = entry.editions or [""]
    return [(entry, name, entry.rulings(edition)) for name in entry.scenarios for edition in editions]


SHELF: dict[str, list[Battle]] = {
    **{game: of_game(entry) for game, entry in GAMES.items()},
    "overlord": [varied(WIDE, {"seating": seating}) for seating in SEATINGS.values()],
    "combat": [
        *[varied(name, COMBAT) for name in MEMOIR44.scenarios],
        *[varied(WIDE, {"seating": seating, **COMBAT}) for seating in SEATINGS.values()],
    ],
}


def battles(shelf: str) -> list[Battle]:
    """List the battles of a shelf, or of all where none is named."""
    return SHELF[shelf] if shelf else [battle for each in SHELF.values() for battle in each]


def agreed(rulings: Facts) -> str:
    """Tell in a few words by what a battle is played."""
    variant = rulings.get("variant", {})
    told = [f"{name} {value}" for name, value in variant.items()] if isinstance(variant, dict) else []
    return ", ".join([str(rulings.get("edition", "")), *told]).strip(", ")
