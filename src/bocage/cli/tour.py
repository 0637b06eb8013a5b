"""A campaign as it is kept and played: a run of scenarios, each a saved game, and the score sheet."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from bocage.catalogue import UNDAUNTED
from bocage.cli import chairs, saves
from bocage.cli.canvas import folded
from bocage.cli.report import Trouble
from bocage.kernel.record import BadRecord, Facts, Record
from bocage.undaunted.campaign import MARGINS, Played, Sheet, casualties
from bocage.undaunted.kinds import COPIES, SIDES

if TYPE_CHECKING:
    from bocage.cli.play import Order
    from bocage.words import Words

SUFFIX: Final = ".campaign"
_MARK: Final = "bocage-campaign"

WIDTH: Final = 79
"""The score sheet is printed so wide."""


class Campaign:
    """The run of scenarios, who sits where, and the games played so far."""

    def __init__(self, path: Path, scenarios: list[str], seats: list[str], games: list[Played]) -> None:
        self.path = path
        self.scenarios = scenarios
        self.seats = seats
        self.games = games

    def game_path(self, place: int) -> Path:
        """Name the file of a game of the run."""
        stem = self.path.name.removesuffix(SUFFIX)
        return self.path.with_name(f"{stem}-{place + 1}-{self.scenarios[place]}{saves.SUFFIX}")

    def is_over(self) -> bool:
        """Tell whether every game has been played."""
        return len(self.games) == len(self.scenarios)

    def write(self) -> None:
        """Keep it."""
        games = [{"winner": int(game.winner), "casualties": game.casualties} for game in self.games]
        facts = {_MARK: 1, "scenarios": self.scenarios, "seats": self.seats, "games": games}
        saves.replace_file(self.path, json.dumps(facts, indent=1) + "\n")


def read(path: Path) -> Campaign:
    """Read a campaign, or say that the file holds none."""
    try:
        facts = json.loads(path.read_text(encoding="utf-8"))
        games = [
            Played(int(game["winner"]), [int(lost) for lost in game["casualties"]]) for game in facts["games"]
        ]
        scenarios, seats = [str(name) for name in facts["scenarios"]], [str(name) for name in facts["seats"]]
    except saves.SENSELESS:
        raise Trouble("terminal-error-bad-campaign", file=str(path)) from None
    if not _makes_sense(scenarios, seats, games):
        raise Trouble("terminal-error-bad-campaign", file=str(path))
    return Campaign(path, scenarios, seats, games)


def _makes_sense(scenarios: list[str], seats: list[str], games: list[Played]) -> bool:
    are_known = all(name in UNDAUNTED.scenarios for name in scenarios)
    have_sides = len(seats) == 2 and all(name in chairs.KINDS for name in seats)
    have_ended = all(_can_have_ended(game) for game in games)
    return are_known and have_sides and have_ended and 0 < len(scenarios) >= len(games)


def _can_have_ended(game: Played) -> bool:
    """Tell whether a game can have ended like that: nobody loses more cards than there are."""
    can_be_lost = all(0 <= lost <= sum(COPIES) for lost in game.casualties)
    return game.winner in (-1, 0, 1) and len(game.casualties) == 2 and can_be_lost


def is_campaign(path: Path) -> bool:
    """Tell a campaign from a game by its first words."""
    try:
        with path.open("rb") as file:
            return f'"{_MARK}"'.encode() in file.read(200)
    except FileNotFoundError:
        raise Trouble("terminal-error-no-file", file=str(path)) from None


def campaign_of(record: Record, path: Path) -> Path | None:
    """Find the campaign a game belongs to; it lies beside it."""
    notes = record.header.get("notes")
    name = notes.get("campaign") if isinstance(notes, dict) else None
    found = path.with_name(Path(str(name)).name) if name else None
    return found if found is not None and found.exists() else None


def unfinished(folder: Path) -> list[Path]:
    """List the campaigns that are not over."""
    found = []
    for path in folder.glob(f"*{SUFFIX}"):
        try:
            if not read(path).is_over():
                found.append(path)
        except Trouble:
            continue  # a damaged one must not bar the way to the others
    return found


def begin(order: Order, run: str) -> int:
    """Begin a campaign over the scenarios A to B."""
    from bocage.cli.play import seat_names

    scenarios = scenarios_of(run)
    with order.screen:
        names = seat_names(order, UNDAUNTED)
    folder = saves.data_folder()
    stem = saves.fresh_path(folder, f"campaign-{run}").name.removesuffix(saves.SUFFIX)
    path = order.save or folder / f"{stem}{SUFFIX}"
    if path.exists():
        raise Trouble("terminal-error-exists", file=str(path))
    Campaign(path, scenarios, names, []).write()
    return go_on(order, path)


def scenarios_of(run: str) -> list[str]:
    """Read a run such as 2-5: consecutive scenarios by their numbers."""
    known = UNDAUNTED.scenarios
    first, last = [_number_of(word) for word in run.partition("-")[::2]]
    if not 1 <= first <= last <= len(known):
        raise Trouble("terminal-error-campaign-run", 2, asked=run[:40], most=len(known))
    return known[first - 1 : last]


def _number_of(word: str) -> int:
    """Read a number; 0 for what is none, or has more digits than any number of a scenario."""
    return int(word) if word.isdecimal() and len(word) < 10 else 0


def go_on(order: Order, path: Path) -> int:
    """Play the games of a campaign that are still to be played, as long as somebody likes."""
    campaign = read(path)
    while True:
        collect(campaign)
        tell_sheet(campaign, order.words)
        if campaign.is_over() or not _wants_next(order, campaign):
            return 0
        code, is_over = _play_next(order, campaign)
        if not is_over:
            return code


def _wants_next(order: Order, campaign: Campaign) -> bool:
    """Ask between two games whether to go on."""
    from bocage.cli.wish import command_of

    if not order.screen.is_live:
        return True
    title = order.words.say(scenario_title(campaign.scenarios[len(campaign.games)]))
    answer = order.screen.ask(order.words.say("terminal-campaign-next", scenario=title))
    return command_of(answer, order.words) != "quit"


def _play_next(order: Order, campaign: Campaign) -> tuple[int, bool]:
    """Play the next game, or go on with it; tell whether it is over."""
    from bocage.cli.play import begin_game, brief, reopen, sit_down

    place = len(campaign.games)
    path, names = campaign.game_path(place), campaign.seats
    with order.screen:
        if path.exists():
            table, save, names = reopen(order, path)
        else:
            notes: Facts = {"campaign": campaign.path.name}
            table, save = begin_game(UNDAUNTED, campaign.scenarios[place], names, path, notes)
            brief(order, table)
        code = sit_down(order, table, save, names)
    return code, table.outcome() is not None


def collect(campaign: Campaign) -> None:
    """Enter the games that are over into the score sheet."""
    count = len(campaign.games)
    while not campaign.is_over() and campaign.game_path(len(campaign.games)).exists():
        played = result_of(campaign.game_path(len(campaign.games)))
        if played is None:
            break
        campaign.games.append(played)
    if len(campaign.games) > count:
        campaign.write()


def result_of(path: Path) -> Played | None:
    """Replay a game and tell who won and what it cost; None while it is not over."""
    from bocage.kernel.chance import Scripted
    from bocage.kernel.replay import replay

    try:
        record, _ = saves.read_record(path)
    except BadRecord as bad:
        raise Trouble(
            "terminal-error-campaign-game", file=str(path), line=bad.refusal.facts["line"]
        ) from None
    table = replay(UNDAUNTED.game, record, Scripted([]))
    outcome = table.outcome()
    if outcome is None:
        return None
    winner = int(outcome.winners) - 1 if outcome.winners in (1, 2) else -1
    return Played(winner, [int(casualties(table.state, side)) for side in (0, 1)])


def scenario_title(name: str) -> str:
    """Name the message with a scenario's title."""
    return f"undaunted-{name}"


def tell_sheet(campaign: Campaign, words: Words) -> None:
    """Show the score sheet."""
    for line in sheet_lines(campaign, words):
        for row in folded(line, WIDTH, 5):
            click.echo(row)


def sheet_lines(campaign: Campaign, words: Words) -> list[str]:
    """Write the score sheet: a line for each game, the points, and at the end the result."""
    lines = [words.say("terminal-campaign-title", played=len(campaign.games), games=len(campaign.scenarios))]
    for place, scenario in enumerate(campaign.scenarios):
        played = campaign.games[place] if place < len(campaign.games) else None
        lines.append(f"{place + 1:>3}  {words.say(scenario_title(scenario)):<26}{_game_text(played, words)}")
    sheet = Sheet(campaign.games)
    for side in (0, 1):
        lines.append(
            words.say(
                "terminal-campaign-points",
                side=words.side(SIDES[side]),
                points=int(sheet.points(side)),
                wins=sheet.wins[side],
                casualties=sheet.casualties[side],
            )
        )
    lines.append(words.say("terminal-campaign-rule"))
    if campaign.is_over():
        lines += ["", _result_text(sheet, words)]
    return lines


def _game_text(played: Played | None, words: Words) -> str:
    """Tell one game: who won it, and what both sides lost."""
    if played is None:
        return "–"
    lost = {side: played.casualties[place] for place, side in enumerate(SIDES)}
    if played.winner < 0:
        return words.say("terminal-campaign-drawn", us=lost["us"], german=lost["german"])
    winner = words.the_side(SIDES[played.winner])
    return words.say("terminal-campaign-won", side=winner, us=lost["us"], german=lost["german"])


def _result_text(sheet: Sheet, words: Words) -> str:
    margin = MARGINS[sheet.result()]
    if sheet.winner() < 0:
        return words.say("terminal-campaign-undecided")
    return words.say(f"terminal-campaign-{SIDES[sheet.winner()]}-{margin}")


def by_name(path: str) -> Campaign:
    """Read the campaign of a file."""
    found = Path(path)
    if not is_campaign(found):
        raise Trouble("terminal-error-bad-campaign", file=path)
    return read(found)


def all_in(folder: Path) -> list[Path]:
    """List all campaigns, the last one first."""
    return sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: -path.stat().st_mtime_ns)
