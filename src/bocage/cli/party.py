"""Games of teams and of young generals, as the command line asks for them."""

from __future__ import annotations

from typing import Final

import click

from bocage.catalogue import Entry
from bocage.cli.door import Count
from bocage.cli.report import Trouble
from bocage.kernel.record import Facts

ALLIANCE: Final = "alliance"
TEAMS: Final = "teams"
FIRST: Final = "2004"
REVISED: Final = "revised"
MOST_TACTICS: Final = 15
KEYS: Final = (ALLIANCE, TEAMS, "members", "young", "no_ground", "tactics", "combat")


class Members(click.ParamType[list[int]]):
    """How many play each side, written as `2-3`: the Axis first."""

    name = "A-B"

    def convert(
        self, value: str | list[int], param: click.Parameter | None, ctx: click.Context | None
    ) -> list[int]:
        """Take both numbers apart."""
        if isinstance(value, list):
            return value
        parts = value.split("-")
        if len(parts) != 2 or not all(part.isascii() and part.isdigit() and len(part) < 3 for part in parts):
            raise Trouble("terminal-error-members", 2, asked=value[:20], known="2-2")
        return [int(part) for part in parts]

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        """Show how it is written."""
        return self.name


class Party:
    """What the options ask for: a mode, the members of both teams, young generals, the Combat cards."""

    def __init__(self, asked: Facts) -> None:
        self.modes = [mode for mode in (ALLIANCE, TEAMS) if asked.get(mode)]
        self.members = asked.get("members")
        self.young = bool(asked.get("young"))
        self.no_ground = bool(asked.get("no_ground"))
        self.tactics = asked.get("tactics")
        self.combat = bool(asked.get("combat"))

    def without(self, asked: Facts) -> dict[str, str | None]:
        """Leave of the options those that name a side."""
        return {name: str(kind) if kind else None for name, kind in asked.items() if name not in KEYS}

    def is_asked(self) -> bool:
        """Tell whether anything of it is asked for."""
        return self.combat or self.asks_for_teams()

    def asks_for_teams(self) -> bool:
        """Tell whether teams or young generals are asked for."""
        has_more = self.members is not None or self.tactics is not None
        return bool(self.modes or self.young or self.no_ground or has_more)

    def edition(self, asked: str) -> str:
        """Tell by which edition it is played: teams of adults are of the first one."""
        if not asked and self.modes == [TEAMS] and not self.young:
            return FIRST
        return asked

    def variant(self) -> Facts:
        """Write it as records do."""
        facts: Facts = {"mode": self.modes[0]} if self.modes else {}
        if self.members is not None:
            facts["members"] = self.members
        if self.young:
            facts["young"] = True
        if self.no_ground:
            facts["ground"] = False
        if self.tactics:
            facts["tactics"] = self.tactics
        if self.combat:
            facts["combat"] = True
        return facts

    def check(self, entry: Entry, scenario: str, edition: str) -> None:
        """Refuse what no book plays together, and say what is allowed."""
        if self.combat and not entry.is_varied():
            raise Trouble("terminal-error-no-combat", 2, asked=scenario[:60])
        if not self.asks_for_teams():
            return
        if not entry.is_varied() or entry.seatings(scenario):
            raise Trouble("terminal-error-no-teams", 2, asked=scenario[:60])
        if len(self.modes) > 1 or (self.young and ALLIANCE in self.modes):
            raise Trouble("terminal-error-one-mode", 2)
        if (self.no_ground or self.tactics is not None) and not self.young:
            raise Trouble("terminal-error-young-only", 2)
        if self.tactics is not None and int(str(self.tactics)) > MOST_TACTICS:
            raise Trouble("terminal-error-tactics", 2, asked=str(self.tactics), most=str(MOST_TACTICS))
        if self.modes == [ALLIANCE] and edition == FIRST:
            raise Trouble("terminal-error-mode-edition", 2, mode=ALLIANCE, edition=REVISED)
        if self.modes == [TEAMS] and edition == REVISED and not self.young:
            raise Trouble("terminal-error-mode-edition", 2, mode=TEAMS, edition=FIRST)
        self._check_members(entry)

    def _check_members(self, entry: Entry) -> None:
        """Refuse teams of a size that the book does not have."""
        sizes = entry.team_sizes(self.modes[0]) if self.modes else []
        if self.members is not None and self.members not in sizes:
            asked = "-".join(map(str, self.members)) if isinstance(self.members, list) else ""
            known = ", ".join([f"{a}-{b}" for a, b in sizes]) or "–"
            raise Trouble("terminal-error-members", 2, asked=asked, known=known)


def options() -> list[click.Option]:
    """Make the options of the command line."""
    return [
        click.Option([f"--{ALLIANCE}"], is_flag=True, help="terminal-option-alliance"),
        click.Option([f"--{TEAMS}"], is_flag=True, help="terminal-option-teams"),
        click.Option(["--members"], type=Members(), help="terminal-option-members"),
        click.Option(["--young"], is_flag=True, help="terminal-option-young"),
        click.Option(["--no-ground"], is_flag=True, help="terminal-option-no-ground"),
        click.Option(["--tactics"], type=Count(0), help="terminal-option-tactics"),
        click.Option(["--combat"], is_flag=True, help="terminal-option-combat"),
    ]
