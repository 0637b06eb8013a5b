"""How players compare in one seat, all others being the same: what their side wins with each of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocage.arena.playing import Played
from bocage.arena.score import difference, score_in_seat
from bocage.catalogue import GAMES
from bocage.cli.standings import battle_name, cell, decimal, game_title, row, unwon

if TYPE_CHECKING:
    from bocage.words import Words


def seat_standings(results: list[Played], players: list[str], words: Words) -> list[str]:
    """Show how it stands, for each game, edition, table and kind of others."""
    groups: dict[tuple[str, str, int, str, str], list[Played]] = {}
    for each in results:
        fixture = each.fixture
        table = (fixture.commanders, fixture.seat, fixture.players[1])
        groups.setdefault((fixture.game, fixture.edition, *table), []).append(each)
    lines = []
    for (game, edition, commanders, seat, others), among in groups.items():
        title, name = game_title(game, edition, commanders, words), words.player(others)
        lines.append(words.say("terminal-arena-seat", game=title, seat=seat, others=name))
        lines += [*_table(game, players, among, words), *unwon(among, words), ""]
    return lines


def _table(game: str, players: list[str], results: list[Played], words: Words) -> list[str]:
    """Count by battle what the side won with each player in the seat, and how far the first two are apart."""
    met = [name for name in players if any(each.fixture.players[0] == name for each in results)]
    heads = [words.say("terminal-arena-seated", player=words.player(name)) for name in met]
    if len(met) > 1:
        heads.append(words.say("terminal-arena-apart"))
    lines = [row(words.say("terminal-arena-by-its-side"), heads)]
    for scenario in GAMES[game].scenarios:
        among = [each for each in results if each.fixture.scenario == scenario]
        if among:
            lines.append(row(battle_name(GAMES[game], scenario, words), _cells(met, among, words)))
    if len(lines) > 2:
        lines.append(row(words.say("terminal-arena-all"), _cells(met, results, words)))
    return lines


def _cells(players: list[str], results: list[Played], words: Words) -> list[str]:
    scores = [score_in_seat(name, results) for name in players]
    shares = [cell(score) for score in scores]
    if len(scores) > 1 and all(score.games for score in scores[:2]):
        low, high = difference(scores[0], scores[1])
        shares.append(f"{_signed(low, words)} – {_signed(high, words)} %")
    return shares


def _signed(number: float, words: Words) -> str:
    sign = "\N{MINUS SIGN}" if number < 0 else "+"
    return sign + decimal(abs(number), words)
