"""A record as text: what happened, entry by entry, as a seat, a watcher, or everybody together saw it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, cast

from bocage.catalogue import GAMES, AnyGame, Entry
from bocage.cli.report import Trouble
from bocage.kernel.chance import Scripted
from bocage.kernel.event import EVERYBODY, Event, Fact
from bocage.kernel.record import BadRecord, Facts, Record
from bocage.kernel.replay import Differs, replay
from bocage.kernel.state import OBSERVER
from bocage.kernel.table import Table
from bocage.words.texts import printable

if TYPE_CHECKING:
    from bocage.words import Words

ALL: Final = -2
"""The eye that sees what every seat saw."""

WATCHING: Final = {"observer": OBSERVER, "all": ALL}
EYES: Final = (*dict.fromkeys(seat for entry in GAMES.values() for seat in entry.game.seats), *WATCHING)

_ENDINGS: Final = ("GameWon", "BattleWon", "GameEnded")

GARBLED: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What a record with a sound chain but a senseless header or senseless entries can run into."""


def entry_of(record: Record) -> Entry:
    """Find the game a record is of."""
    game = str(record.header.get("game"))
    if game not in GAMES:
        raise Trouble("terminal-error-no-game", asked=game[:40], known=", ".join(GAMES))
    return GAMES[game]


def game_of(record: Record) -> AnyGame:
    """Find the game of a record with its seats; a seating that is none is left for replaying to refuse."""
    entry, rulings = entry_of(record), record.header.get("rulings")
    try:
        return entry.game_for(rulings if isinstance(rulings, dict) else {})
    except ValueError:
        return entry.game


def is_over(record: Record) -> bool:
    """Tell whether the game of a record has ended, by the events it holds."""
    return any(event.get("event") in _ENDINGS for _, event in stored_events(record))


def eye_for(asked: str | None, record: Record) -> int:
    """Find out who looks; as long as a game runs nobody looks into hands."""
    if not is_over(record):
        if asked not in (None, "observer"):
            raise Trouble("terminal-error-still-running", 2, eye=asked)
        return OBSERVER
    seats = game_of(record).seats
    if asked in seats:
        return seats.index(asked)
    eye = WATCHING.get(asked or "all")
    if eye is None:
        raise Trouble("terminal-error-no-such-side", 2, asked=asked or "", known=", ".join(seats))
    return eye


def stored_events(record: Record) -> Iterator[tuple[int, dict[str, Any]]]:
    """Go through the events of a record with the numbers of their entries."""
    for number, entry in enumerate(record.entries, start=1):
        events = entry.get("events")
        if isinstance(events, list):
            yield from ((number, event) for event in events if isinstance(event, dict))


def seen(event: dict[str, Any], eye: int) -> dict[str, Fact] | None:
    """Tell a stored event as an eye saw it; None if it saw nothing."""
    facts = cast("dict[str, Fact]", event["facts"])
    secrets = cast("dict[str, Fact] | None", event.get("secrets"))
    if eye == ALL:
        return {"event": event["event"], **facts, **(secrets or {})}
    whole = Event(
        str(event["event"]),
        facts,
        secrets,
        int(event.get("owners", 0)),
        int(event.get("witnesses", EVERYBODY)),
    )
    return whole.as_seen_by(eye)


def frames(record: Record, eye: int, words: Words, hides: str = "") -> Iterator[tuple[int, str]]:
    """Write a record down, but for one kind of event: number of the entry, and a sentence."""
    game, words = str(record.header["game"]), words.at_table(game_of(record).seats)
    for number, event in stored_events(record):
        sentence = None if event.get("event") == hides else _sentence(event, eye, game, words)
        if sentence is not None:
            yield number, sentence


def _sentence(event: dict[str, Any], eye: int, game: str, words: Words) -> str | None:
    """Tell a stored event as an eye saw it, or that it cannot be told; None if the eye saw nothing."""
    try:
        facts = seen(event, eye)
        return None if facts is None else printable(words.event(game, facts))
    except GARBLED:
        return words.say("terminal-film-garbled", name=printable(str(event.get("event"))[:40]))


def title_lines(record: Record, words: Words) -> list[str]:
    """Tell which game it is, and who sat where."""
    entry, game = entry_of(record), game_of(record)
    words = words.at_table(game.seats)
    scenario = record.header.get("scenario")
    name = printable(str(scenario.get("name"))) if isinstance(scenario, dict) else ""
    seats = record.header.get("seats")
    players = [str(player) for player in seats] if isinstance(seats, list) else []
    rules = printable(str(record.header.get("rules")))
    lines = [words.say("terminal-film-title", scenario=name, rules=rules)]
    lines += edition_lines(entry, record, words)
    for seat, player in enumerate(players[: len(game.seats)]):
        named = words.seat(seat, game.name)
        lines.append(words.say("terminal-film-seat", side=named, player=words.player(player)))
    return lines


def edition_lines(entry: Entry, record: Record, words: Words) -> list[str]:
    """Tell the edition a game was played by, where there are several."""
    rulings = record.header.get("rulings")
    name = entry.edition_of(rulings) if isinstance(rulings, dict) else ""
    return [words.say("terminal-film-edition", edition=words.edition(name, entry.game.name))] if name else []


def end_line(record: Record, words: Words) -> str:
    """Tell how a game ended, or that it goes on."""
    if not is_over(record):
        return words.say("terminal-film-running", entries=len(record.entries))
    last = [event for _, event in stored_events(record) if event.get("event") in _ENDINGS][-1]
    return _sentence(last, ALL, str(record.header["game"]), words.at_table(game_of(record).seats)) or ""


def replayed(record: Record, entries: int | None = None) -> Table[Any]:
    """Replay a record, or its first entries only."""
    return replay(game_of(record), prefix(record, entries), Scripted([]))


def prefix(record: Record, entries: int | None) -> Record:
    """Copy the beginning of a record."""
    if entries is None or entries >= len(record.entries):
        return record
    short = Record(record.header)
    for entry, line in zip(record.entries[:entries], record.lines[1 : entries + 1], strict=True):
        short.add_line(entry, line)
    return short


def first_difference(record: Record) -> tuple[int, str] | None:
    """Find the first entry that today's rules do not follow, and why; None if they follow all."""
    try:
        replayed(record)
    except Differs as differs:
        return int(differs.refusal.facts["entry"]), differs.refusal.facts.get("why", "")
    except BadRecord as bad:
        return 0, bad.refusal.facts.get("why", "")
    return None


def notes_of(record: Record) -> Facts:
    """Give the notes of a record."""
    notes = record.header.get("notes")
    return cast(Facts, notes) if isinstance(notes, dict) else {}
