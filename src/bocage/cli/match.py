"""A match of two: the same battle twice with sides changed, the medals added up (SET-12, RUL-121)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from bocage.catalogue import Entry, entry_for
from bocage.cli import chairs, film, saves
from bocage.cli.canvas import folded
from bocage.cli.desk import desk_for
from bocage.cli.report import Trouble
from bocage.kernel.record import BadRecord, Facts, Record

if TYPE_CHECKING:
    from bocage.cli.play import Order
    from bocage.words import Words

SUFFIX: Final = ".match"
_MARK: Final = "bocage-match"
BATTLES: Final = 2
WIDTH: Final = 79


class Match:
    """The battle that is fought twice, who plays, and the medals of each battle, by side."""

    def __init__(
        self, path: Path, scenario: str, edition: str, players: list[str], seating: str = ""
    ) -> None:
        self.path = path
        self.scenario = scenario
        self.edition = edition
        self.players = players
        self.seating = seating
        self.medals: list[list[int]] = []

    def seats(self, place: int) -> list[str]:
        """Tell who sits where in a battle: in the second the sides are changed (SET-12)."""
        first = self.first_seats()
        return self.players if place == 0 else self.players[first:] + self.players[:first]

    def first_seats(self) -> int:
        """Count the seats of the first side in the first battle."""
        return self.seating.split(" ")[0].count("/") + 1

    def seating_of(self, place: int) -> str:
        """Tell how the roles are shared out in a battle; teams keep their split when they change sides."""
        return self.seating if place == 0 else " ".join(reversed(self.seating.split(" ")))

    def game_path(self, place: int) -> Path:
        """Name the file of a battle."""
        stem = self.path.name.removesuffix(SUFFIX)
        return self.path.with_name(f"{stem}-{place + 1}{saves.SUFFIX}")

    def is_over(self) -> bool:
        """Tell whether both battles have been fought."""
        return len(self.medals) == BATTLES

    def sum_of(self, player: int) -> int:
        """Add up the medals a player has won on both sides (SET-12, Q-51)."""
        return sum(medals[player if place == 0 else 1 - player] for place, medals in enumerate(self.medals))

    def write(self) -> None:
        """Keep it."""
        facts = {
            _MARK: 1,
            "scenario": self.scenario,
            "edition": self.edition,
            "players": self.players,
            **({"seating": self.seating} if self.seating else {}),
            "medals": self.medals,
        }
        saves.replace_file(self.path, json.dumps(facts, indent=1) + "\n")


def read(path: Path) -> Match:
    """Read a match, or say that the file holds none."""
    try:
        facts = json.loads(path.read_text(encoding="utf-8"))
        match = Match(
            path,
            str(facts["scenario"]),
            str(facts["edition"]),
            [str(each) for each in facts["players"]],
            str(facts.get("seating", "")),
        )
        match.medals = [[int(number) for number in medals] for medals in facts["medals"]]
    except saves.SENSELESS:
        raise Trouble("terminal-error-bad-match", file=str(path)) from None
    if not _makes_sense(match):
        raise Trouble("terminal-error-bad-match", file=str(path))
    return match


def _makes_sense(match: Match) -> bool:
    from bocage.catalogue import find_scenario

    entry = find_scenario(match.scenario)
    are_pairs = all(len(medals) == BATTLES for medals in match.medals)
    is_short = len(match.medals) <= BATTLES
    are_players = all(name in chairs.KINDS for name in match.players)
    is_known = entry is not None and match.edition in entry.editions
    return is_known and are_pairs and is_short and are_players and _is_seated(match)


def _is_seated(match: Match) -> bool:
    """Tell whether there is a player for every seat."""
    from bocage.catalogue import find_scenario

    entry = find_scenario(match.scenario)
    if entry is None or (match.seating and match.seating not in entry.seatings(match.scenario)):
        return False
    game = entry.game_for(entry.seated(entry.rulings(match.edition), match.seating))
    return len(match.players) == len(game.seats)


def is_match(path: Path) -> bool:
    """Tell a match from a game by its first words."""
    with path.open("rb") as file:
        return f'"{_MARK}"'.encode() in file.read(200)


def match_of(record: Record, path: Path) -> Path | None:
    """Find the match a battle belongs to; it lies beside it."""
    name = film.notes_of(record).get("match")
    found = path.with_name(Path(str(name)).name) if name else None
    return found if found is not None and found.exists() else None


def all_in(folder: Path) -> list[Path]:
    """List all matches."""
    return list(folder.glob(f"*{SUFFIX}"))


def unfinished(folder: Path) -> list[Path]:
    """List the matches that are not over."""
    return [path for path in all_in(folder) if _is_open(path)]


def _is_open(path: Path) -> bool:
    try:
        return not read(path).is_over()
    except Trouble:
        return False  # a damaged one must not bar the way to the others


def begin(order: Order, entry: Entry, scenario: str, names: list[str]) -> int:
    """Begin a match."""
    folder = saves.data_folder()
    stem = saves.fresh_path(folder, f"match-{scenario}").name.removesuffix(saves.SUFFIX)
    path = order.save or folder / f"{stem}{SUFFIX}"
    if path.exists():
        raise Trouble("terminal-error-exists", file=str(path))
    Match(path, scenario, order.edition_of(entry), names, order.seating).write()
    return go_on(order, path)


def go_on(order: Order, path: Path) -> int:
    """Fight the battles that are still to be fought, as long as somebody likes."""
    match = read(path)
    while True:
        collect(match)
        if match.medals:
            tell_sheet(match, order.words)
        if match.is_over() or not _wants_next(order, match):
            return 0
        code, is_over = _fight_next(order, match)
        if not is_over:
            return code


def _wants_next(order: Order, match: Match) -> bool:
    """Ask between the two battles whether to go on."""
    from bocage.cli.wish import command_of

    if not order.screen.is_live or not match.medals or match.game_path(len(match.medals)).exists():
        return True
    return command_of(order.screen.ask(order.words.say("terminal-match-next")), order.words) != "quit"


def _fight_next(order: Order, match: Match) -> tuple[int, bool]:
    """Fight the next battle, or go on with it; tell whether it is over."""
    from bocage.cli.play import begin_game, brief, entry_of, reopen, sit_down

    place = len(match.medals)
    path, names = match.game_path(place), match.seats(place)
    with order.screen:
        if path.exists():
            table, save, names = reopen(order, path)
        else:
            notes: Facts = {"match": match.path.name}
            entry = entry_of(match.scenario)
            rulings = entry.seated(entry.rulings(match.edition), match.seating_of(place))
            table, save = begin_game(entry, match.scenario, names, path, notes, rulings)
            brief(order, table)
        code = sit_down(order, table, save, names)
    return code, table.outcome() is not None


def collect(match: Match) -> None:
    """Enter the battles that are over."""
    count = len(match.medals)
    while not match.is_over() and match.game_path(len(match.medals)).exists():
        medals = medals_in(match.game_path(len(match.medals)))
        if medals is None:
            break
        match.medals.append(medals)
    if len(match.medals) > count:
        match.write()


def medals_in(path: Path) -> list[int] | None:
    """Replay a battle and tell the medals of both sides; None while it is not over."""
    try:
        record, _ = saves.read_record(path)
        table = film.replayed(record)
    except BadRecord as bad:
        line = bad.refusal.facts["line"]
        raise Trouble("terminal-error-match-game", file=str(path), line=line) from None
    outcome = table.outcome()
    return None if outcome is None else entry_for(table.game.name).medals(table.state, outcome)


def tell_sheet(match: Match, words: Words) -> None:
    """Show how the match stands."""
    for line in sheet_lines(match, words):
        for row in folded(line, WIDTH, 5):
            click.echo(row)


def sheet_lines(match: Match, words: Words) -> list[str]:
    """Write a line for each battle, the sums, and at the end the result."""
    from bocage.cli.play import entry_of

    entry = entry_of(match.scenario)
    lines = [title_line(match, words)]
    for place in range(BATTLES):
        lines.append(f"{place + 1:>3}  {_battle_text(match, entry, place, words)}")
    for player in range(BATTLES):
        named, count = player_named(match, player, words), match.sum_of(player)
        lines.append(words.say("terminal-match-sum", player=named, medals=count))
    lines.append(words.say("terminal-match-rule"))
    return [*lines, "", result_text(match, words)] if match.is_over() else lines


def title_line(match: Match, words: Words) -> str:
    """Tell which battle it is, by which rules, and how often it has been fought."""
    from bocage.cli.play import entry_of

    game = entry_of(match.scenario).game.name
    title, edition = desk_for(game).title(match.scenario, words), words.edition(match.edition, game)
    return words.say("terminal-match-title", scenario=title, edition=edition, played=len(match.medals))


def _battle_text(match: Match, entry: Entry, place: int, words: Words) -> str:
    """Tell who had which side, and the medals."""
    players = (0, 1) if place == 0 else (1, 0)
    sides = [words.side(side, entry.game.name) for side in entry.game.seats]
    names = [player_named(match, player, words) for player in players]
    if place >= len(match.medals):
        return " – ".join(f"{side}: {name}" for side, name in zip(sides, names, strict=True))
    medals = match.medals[place]
    return " – ".join(
        words.say("terminal-match-side", side=side, player=name, medals=count)
        for side, name, count in zip(sides, names, medals, strict=True)
    )


def player_named(match: Match, player: int, words: Words) -> str:
    """Name a player, or all of a team: the first had the first side in the first battle."""
    first = match.first_seats()
    team = match.players[:first] if player == 0 else match.players[first:]
    names = ", ".join([words.player(name) for name in dict.fromkeys(team)])
    return words.say("terminal-match-player", number=player + 1, player=names)


def result_text(match: Match, words: Words) -> str:
    """Tell who has won the match; equal sums are a draw (Q-51)."""
    first, second = match.sum_of(0), match.sum_of(1)
    if first == second:
        return words.say("terminal-match-drawn", medals=first)
    winner = 0 if first > second else 1
    named = player_named(match, winner, words)
    return words.say("terminal-match-won", player=named, medals=max(first, second), other=min(first, second))
