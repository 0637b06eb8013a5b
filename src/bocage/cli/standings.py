"""How an arena stands: the table of wins with their intervals, and the bar that fills while it plays."""

from __future__ import annotations

import sys
from time import monotonic
from typing import TYPE_CHECKING, Final

from bocage.arena.playing import Played
from bocage.arena.score import Score, score_at, score_of, without_winner
from bocage.catalogue import GAMES

if TYPE_CHECKING:
    from bocage.catalogue import Entry
    from bocage.words import Words

TITLE: Final = 25
CELL: Final = 17
BAR: Final = 30
WIDTH: Final = 60


def standings(results: list[Played], players: list[str], words: Words) -> list[str]:
    """Show how it stands, for each game, edition and pair; the order of players is that of their names."""
    groups: dict[tuple[str, str, int, tuple[str, ...]], list[Played]] = {}
    for each in results:
        fixture = each.fixture
        pair = [name for name in players if name in fixture.players]
        groups.setdefault((fixture.game, fixture.edition, fixture.commanders, tuple(pair)), []).append(each)
    lines = []
    for (game, edition, commanders, met), among in groups.items():
        pair = list(met)
        title = game_title(game, edition, commanders, words)
        lines += [heading(title, pair, words), *table(GAMES[game], pair, among, words)]
        lines += [*closing_lines(pair, among, words), ""]
    return lines


def game_title(game: str, edition: str, commanders: int, words: Words) -> str:
    """Name a game, its edition, and how many sit at the table if they are more than usual."""
    title = words.say(f"terminal-arena-game-{game}")
    if edition:
        title += ", " + words.say(f"{game}-edition-{edition}")
    return words.say("terminal-arena-table", game=title, count=commanders) if commanders else title


def heading(title: str, players: list[str], words: Words) -> str:
    """Say what a table is about."""
    first, second = words.player(players[0]), words.player(players[-1])
    return words.say("terminal-arena-heading", game=title, first=first, second=second)


def table(entry: Entry, players: list[str], results: list[Played], words: Words) -> list[str]:
    """Count the wins of the first player by battle and seat, and those of both seats together."""
    game, is_mirror = entry.game.name, len(players) == 1
    heads = [words.say("terminal-arena-as", side=side_name(game, side, words)) for side in entry.game.seats]
    heads.append(words.say("terminal-arena-nobody" if is_mirror else "terminal-arena-both"))
    lines = [row(words.say("terminal-arena-of-first"), heads)]
    for scenario in entry.scenarios:
        among = [each for each in results if each.fixture.scenario == scenario]
        if among:
            lines.append(row(battle_name(entry, scenario, words), cells(players[0], is_mirror, among)))
    if len(lines) > 2:
        lines.append(row(words.say("terminal-arena-all"), cells(players[0], is_mirror, results)))
    return lines


def cells(player: str, is_mirror: bool, results: list[Played]) -> list[str]:
    """Give a row's shares: from each seat, and from both, or where a player meets itself without a winner."""
    shares = [cell(score_at(seat, player, results)) for seat in (0, 1)]
    if is_mirror:
        return [*shares, f"{sum(without_winner(results))}/{len(results)}"]
    return [*shares, cell(score_of(player, results))]


def cell(score: Score) -> str:
    """Give games won of games played, and the interval in percent."""
    if score.games == 0:
        return "–"
    low, high = score.interval()
    return f"{score.won}/{score.games} {low:.0f}–{high:.0f} %"


def row(title: str, shares: list[str]) -> str:
    """Put a row of the table together."""
    return f"{title[:TITLE]:<{TITLE}}" + "".join([f" {share:>{CELL}}" for share in shares])


def closing_lines(players: list[str], results: list[Played], words: Words) -> list[str]:
    """Say what every player won, and how many games nobody did."""
    lines = []
    for player in players if len(players) > 1 else []:
        score = score_of(player, results)
        low, high = score.interval()
        lines.append(
            words.say(
                "terminal-arena-won",
                player=words.player(player),
                won=score.won,
                games=score.games,
                percent=decimal(score.percent(), words),
                low=decimal(low, words),
                high=decimal(high, words),
            )
        )
    return [*lines, *unwon(results, words)]


def unwon(results: list[Played], words: Words) -> list[str]:
    """Say how many games nobody won, if there are any."""
    drawn, broken_off = without_winner(results)
    if not drawn and not broken_off:
        return []
    return [words.say("terminal-arena-unwon", drawn=drawn, broken=broken_off)]


def decimal(number: float, words: Words) -> str:
    """Write a number with one decimal."""
    whole, tenth = f"{number:.1f}".split(".")
    return words.say("terminal-arena-decimal", whole=whole, tenth=tenth)


def battle_name(entry: Entry, scenario: str, words: Words) -> str:
    """Name a battle, as the words do or as its own file does."""
    key = f"{entry.game.name}-{scenario}"
    return words.say(key) if words.has(key) else str(entry.scenario(scenario).get("name", scenario))


def side_name(game: str, side: str, words: Words) -> str:
    """Name a side."""
    return words.side(side, game) if words.has(f"{game}-side-{side}") else side


class Bar:
    """A bar on the terminal; elsewhere nothing is shown."""

    def __init__(self, total: int, done: int) -> None:
        self.total = total
        self.done = done
        self.played = 0
        self.began = monotonic()
        self.is_shown = sys.stderr.isatty()
        self._draw()

    def advance(self) -> None:
        """Count a game."""
        self.done += 1
        self.played += 1
        self._draw()

    def clear(self) -> None:
        """Take the bar away."""
        self._write(f"\r{'':{WIDTH}}\r")

    def _draw(self) -> None:
        filled = BAR * self.done // max(1, self.total)
        text = f"[{'#' * filled}{'-' * (BAR - filled)}] {self.done}/{self.total}{self._left()}"
        self._write(f"\r{text:{WIDTH}}")

    def _left(self) -> str:
        """Tell how long it will still take, once that can be known."""
        if self.played == 0:
            return ""
        seconds = round((monotonic() - self.began) / self.played * (self.total - self.done))
        return f" {seconds // 60}:{seconds % 60:02}"

    def _write(self, text: str) -> None:
        if self.is_shown:
            sys.stderr.write(text)
            sys.stderr.flush()
