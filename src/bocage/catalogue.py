"""The catalogue: the only place that lists the games, with their scenarios."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final

from bocage.kernel.game import Game
from bocage.kernel.record import Facts
from bocage.kernel.state import Outcome, State, seats_in
from bocage.kernel.table import GIVING_UP
from bocage.memoir44.command.choosing import LARGEST, pairs_of_teams, seats_for, sides_for
from bocage.memoir44.command.seating import SEATINGS, all_seatings
from bocage.memoir44.editions import EDITIONS
from bocage.memoir44.game import Memoir44
from bocage.memoir44.model import Position
from bocage.memoir44.scenarios.load import parse as parse_memoir44
from bocage.memoir44.variants import KEY, variant_of, without_variant
from bocage.undaunted.game import Undaunted
from bocage.undaunted.scenarios.load import parse as parse_undaunted

AnyGame = Game[Any]


class Entry:
    """A game on the shelf: its rules, its scenarios by name, and the editions it can be played by."""

    def __init__(
        self,
        game: AnyGame,
        order: list[str],
        parse: Callable[[str, str], Facts],
        editions: dict[str, Facts] | None = None,
    ) -> None:
        self.game = game
        self.scenarios = order
        self.editions: dict[str, Facts] = {} if editions is None else editions
        self.parse = parse

    def game_for(self, rulings: Facts) -> AnyGame:
        """Give the game with the seats that some decisions ask for; raise ValueError where they make none."""
        return self.game

    def seatings(self, scenario: str) -> list[str]:
        """List the ways to share a scenario out among seats; none where there is only the usual one."""
        return []

    def edition_of(self, rulings: Facts) -> str:
        """Name the edition that some decisions are those of; empty where it is none."""
        return next((name for name, facts in self.editions.items() if facts == rulings), "")

    def seated(self, rulings: Facts, seating: str) -> Facts:
        """Add a seating to the decisions; an empty one leaves the usual seats."""
        return rulings

    def seating_of(self, commanders: int) -> str:
        """Name the usual seating of so many commanders; nothing where it is the only one."""
        if commanders not in (0, len(self.game.seats)):
            raise ValueError(f"{self.game.name} seats {len(self.game.seats)}, not {commanders}")
        return ""

    def seats_so_many(self, scenario: str, commanders: int) -> bool:
        """Tell whether a scenario seats a number of commanders."""
        return commanders in (0, len(self.game.seats))

    def sides(self, rulings: Facts) -> list[int]:
        """Give the side of every seat that some decisions ask for."""
        return list(range(len(self.game.seats)))

    def is_varied(self) -> bool:
        """Tell whether a table can agree on variants."""
        return False

    def team_sizes(self, mode: str) -> list[list[int]]:
        """List how many players both teams can have in a mode of teams; none where there is no such mode."""
        return []

    def varied(self, rulings: Facts, variant: Facts) -> Facts:
        """Add a variant to the decisions; an empty one leaves the usual game."""
        return rulings

    def medals(self, state: State, outcome: Outcome) -> list[int]:
        """Count what both sides take into the sum of a match; nothing where a game knows no matches."""
        return []

    def rulings(self, edition: str = "") -> Facts:
        """Give the decisions of an edition, or those a new game is played by; KeyError for an unknown one."""
        return self.editions[edition] if edition else self.game.rulings()

    def usual_edition(self) -> str:
        """Name the edition a new game is played by; nothing where there is only one."""
        usual = self.game.rulings()
        return next((name for name, facts in self.editions.items() if facts == usual), "")

    def scenario(self, name: str) -> Facts:
        """Read a scenario of the game; the name is one of `scenarios`."""
        if name not in self.scenarios:
            raise LookupError(f"{self.game.name} has no scenario {name!r}, but {', '.join(self.scenarios)}")
        folder = files(f"bocage.{self.game.name}.scenarios")
        return self.parse(folder.joinpath(f"{name}.toml").read_text(encoding="utf-8"), f"{name}.toml")


class Memoir44Entry(Entry):
    """Memoir '44, which seats two or more."""

    def game_for(self, rulings: Facts) -> AnyGame:
        """Give the game with the seats of the variant that the decisions tell of."""
        seats = seats_for(variant_of(rulings))
        return self.game if seats == self.game.seats else Memoir44(seats)

    def seatings(self, scenario: str) -> list[str]:
        """List every split of the roles, where several boards lie side by side (OVL-08, QO-29)."""
        return all_seatings() if "flanks" in self.scenario(scenario) else []

    def edition_of(self, rulings: Facts) -> str:
        """Name the edition, whatever variant is played."""
        return super().edition_of(without_variant(rulings))

    def seated(self, rulings: Facts, seating: str) -> Facts:
        """Add the seating to the variant."""
        return {**rulings, KEY: {"seating": seating}} if seating else rulings

    def seating_of(self, commanders: int) -> str:
        """Name the usual seating of so many commanders (OVL-09 to OVL-11)."""
        if commanders in (0, len(self.game.seats)):
            return ""
        if commanders not in SEATINGS:
            known = ", ".join(map(str, SEATINGS))
            raise ValueError(f"there is no usual seating of {commanders}, but of {known}")
        return SEATINGS[commanders]

    def seats_so_many(self, scenario: str, commanders: int) -> bool:
        """Tell whether a scenario seats a number of commanders: more than two need several boards."""
        is_usual = commanders in (0, len(self.game.seats))
        return is_usual or (commanders in SEATINGS and bool(self.seatings(scenario)))

    def sides(self, rulings: Facts) -> list[int]:
        """Give the side of every seat of the variant that the decisions tell of."""
        return sides_for(variant_of(rulings))

    def is_varied(self) -> bool:
        """Tell that there are teams and young generals."""
        return True

    def team_sizes(self, mode: str) -> list[list[int]]:
        """List the sizes of both teams."""
        return [[a, b] for a, b in pairs_of_teams(LARGEST[mode])]

    def varied(self, rulings: Facts, variant: Facts) -> Facts:
        """Add the variant."""
        agreed = rulings.get(KEY, {})
        assert isinstance(agreed, dict)
        return {**rulings, KEY: {**agreed, **variant}} if variant else rulings

    def medals(self, state: State, outcome: Outcome) -> list[int]:
        """Count the medals; whoever wins because the other gave up gets all that the battle asks for."""
        assert isinstance(state, Position)
        medals = [int(number) for number in state.medals]
        for seat in seats_in(outcome.winners) if outcome.reason in GIVING_UP else []:
            side = int(state.scenario.command.side(seat))
            medals[side] = max(medals[side], int(state.scenario.terms.goal[side]))
        return medals


UNDAUNTED: Final = Entry(
    Undaunted(),
    [
        "la-raye",
        "montmartin-en-graignes",
        "raid-across-the-canal",
        "behind-enemy-lines",
        "crossing-the-vire",
        "desperate-withdrawal",
        "la-huberderie",
        "streets-of-tessy-sur-vire",
        "reinforcements",
        "critical-intelligence",
        "hill-314",
        "mortain",
    ],
    lambda text, source: parse_undaunted(text, source).facts(),
)

MEMOIR44: Final = Memoir44Entry(
    Memoir44(),
    [
        "pegasus-bridge",
        "sainte-mere-eglise",
        "sword-beach",
        "pointe-du-hoc",
        "omaha-beach",
        "mont-mouchet",
        "vassieux",
        "operation-cobra",
        "operation-luttich",
        "toulon",
        "liberation-of-paris",
        "montelimar",
        "arnhem-bridge",
        "arracourt",
        "st-vith",
        "saverne",
        "omaha-beach-overlord",
        "sainte-aubine",
        "berezhanovo",
        "vuzha",
    ],
    parse_memoir44,
    EDITIONS,
)

GAMES: Final = {"memoir44": MEMOIR44, "undaunted": UNDAUNTED}


def entry_for(game: str) -> Entry:
    """Find a game by its name; raises KeyError for an unknown one."""
    return GAMES[game]


def find_scenario(name: str) -> Entry | None:
    """Find the game that has a scenario."""
    for entry in GAMES.values():
        if name in entry.scenarios:
            return entry
    return None
