"""A small language of positions: tiles as a picture, cards as words, choices as text, chance by its names.

A line of a picture is a row of tiles, parted by two spaces or more; a row that begins further right is shifted
by half a tile, and `-` is a hole. A tile has its name and then, in any order, what lies on it:

    =2      an objective of value 2; =2* with the radio
    U. g.   a scouted marker of the US, of the Germans
    U# g#   a control marker
    U@ g@   a target marker
    RA ra   a counter of the US, of the Germans; RA! ra! a suppressed one

Cards are words too: "2RA FOW" are two Riflemen A and a Fog of War. What has no word is not there, except that
a side is after more points than there are, that all its units enter on its first marked tile, and that cards
its units need in order to take part at all have left the game long ago.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, cast

from bocage.catalogue import UNDAUNTED
from bocage.grid.picture import draw_tiles, trimmed
from bocage.kernel.choice import parse
from bocage.kernel.event import EVERYBODY, Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import CHANCE, NOBODY, Together, seats_in
from bocage.undaunted.game import Undaunted
from bocage.undaunted.initiative import Bid
from bocage.undaunted.kinds import (
    CONTROLLED,
    GERMAN,
    KINDS,
    NO_TILE,
    SCOUTED,
    SIDES,
    UNIT_NAMES,
    UNITS,
    UNMARKED,
    US,
)
from bocage.undaunted.model import Army, Cards, Position
from bocage.undaunted.scenario import Scenario
from bocage.undaunted.turn import DRAWING, FIRST_TURN, SECOND_TURN, Round, begin_turn

GAME: Final = cast(Undaunted, UNDAUNTED.game)

ZONES: Final = ("hand", "deck", "discard", "play", "supply", "removed")
OUT_OF_REACH: Final = 42
SIGNS: Final = {".": SCOUTED, "#": CONTROLLED}

Cells = dict[tuple[int, int], list[str]]
"""The words of every tile, its name first, by its position in half tiles."""


class Field:
    """A position, and what happened in the last play."""

    def __init__(self, state: Position, told: list[str]) -> None:
        self.state = state
        self.told = told


# ------------------------------------------------------------------------------------------ pictures


def cells_of(picture: str) -> Cells:
    """Read a picture."""
    cells: Cells = {}
    for row, line in enumerate(trimmed(picture).split("\n")):
        shift = int(line.startswith(" "))
        for place, tile in enumerate(re.split(" {2,}", line.strip())):
            if tile != "-":
                cells[2 * place + shift, 2 * row] = tile.split()
    return cells


def draw(cells: Cells) -> str:
    """Draw a picture, everything in its place."""
    tiles = {at: " ".join([words[0], *sorted(words[1:], key=rank)]) for at, words in cells.items()}
    half = max(len(tile) for tile in tiles.values()) // 2 + 2
    lines = [""] * (max(y for _, y in tiles) // 2 + 1)
    for x, y in sorted(tiles):
        lines[y // 2] = lines[y // 2].ljust(x * half) + tiles[x, y]
    return "\n".join(lines)


def drawn(picture: str) -> str:
    """A picture as `show` draws it."""
    return draw(cells_of(picture))


def rank(word: str) -> tuple[int, int, int]:
    """The place of a word on its tile: objective, then all that is of the US, then all that is of the Germans."""
    if word[0] == "=":
        return (0, 0, 0)
    side = 1 + int(word[0].islower())
    if word[1] in ".#@":
        return (side, 0, ".#@".index(word[1]))
    return (side, 1, UNIT_NAMES.index(word.rstrip("!").upper()))


def show(field: Field) -> str:
    """The picture of a position."""
    state = field.state
    cells: Cells = {}
    for tile, name in enumerate(state.scenario.tiles):
        at = (state.scenario.xs[tile], state.scenario.ys[tile])
        radio = "*" if state.scenario.radio == tile else ""
        value = [f"={state.value(tile)}{radio}"] if state.scenario.objective[tile] else []
        german = [word.lower() for word in words_on(state.armies[GERMAN], "G", tile)]
        cells[at] = [name, *value, *words_on(state.armies[US], "U", tile), *german]
    return draw(cells)


def words_on(army: Army, letter: str, tile: int) -> list[str]:
    """What of a side lies on a tile, in capital letters."""
    words = [letter + sign for sign, mark in SIGNS.items() if army.marks[tile] == mark]
    words += [letter + "@"] if army.target == tile else []
    for unit, place in enumerate(army.place):
        if place == tile:
            words.append(UNIT_NAMES[unit] + ("!" if army.suppressed[unit] else ""))
    return words


# ------------------------------------------------------------------------------------------ cards


def unfold(words: str) -> list[str]:
    """Every single card that is named, in order."""
    cards: list[str] = []
    for word in words.split():
        kind = word.lstrip("0123456789")
        assert kind in KINDS, f"there is no card {kind}: {words}"
        cards += [kind] * int(word.removesuffix(kind) or 1)
    return cards


def counted(words: str) -> list[int]:
    """How many cards of each kind are named."""
    cards = unfold(words)
    return [cards.count(kind) for kind in KINDS]


def named(counts: Iterable[int]) -> str:
    """Cards in words."""
    pairs = zip(KINDS, counts, strict=True)
    return " ".join([f"{count if count > 1 else ''}{kind}" for kind, count in pairs if count])


def zone(field: Field, side: str, name: str) -> str:
    """The cards in one zone of a side."""
    facts = field.state.cards[SIDES.index(side)].facts()
    return named(cast("list[int]", facts[name]))


def cards(field: Field, side: str) -> str:
    """All zones of a side that are not empty: `hand 2RA FOW; deck RB`."""
    found = [(name, zone(field, side, name)) for name in ZONES]
    return "; ".join([f"{name} {held}" for name, held in found if held])


# ------------------------------------------------------------------------------------------ positions


class Part:
    """What a test tells of one side: its zones of cards, its goal, its spawn markers, its words of the picture."""

    def __init__(self, side: int, cells: Cells, told: dict[str, str]) -> None:
        self.zones = [counted(told.pop(f"{SIDES[side]}_{name}", "")) for name in ZONES]
        goal = told.pop(f"{SIDES[side]}_goal", str(OUT_OF_REACH))
        self.goal = 0 if goal == "pin" else int(goal)
        self.words = {words[0]: words_of(side, words[1:]) for words in cells.values()}
        marked = [name for name, words in self.words.items() if set(SIGNS) & set(words)]
        spawn = told.pop(f"{SIDES[side]}_spawn", [*marked, *self.words][0])
        self.spawn = dict([spawn_marker(word) for word in spawn.split()])
        self.scouted = [name for name in self.words if name in marked or name in self.spawn]

    def facts(self) -> dict[str, object]:
        """A start of the side from which the position can come about."""
        owned = {kind: sum([zone[at] for zone in self.zones]) for at, kind in enumerate(KINDS)}
        units = {word.rstrip("!") for words in self.words.values() for word in words} & set(UNIT_NAMES)
        first = next((word for word in ("RA", "RB", "RC") if word in units or owned[word]), "RA")
        for unit in units | {first}:
            owned[unit] = max(owned[unit], 1)
        return {
            "goal": "pin",
            "scouted": self.scouted,
            "controlled": [],
            "spawn": self.spawn,
            "counters": {self.scouted[0]: [first]},
            "deck": {kind: count for kind, count in owned.items() if count},
            "supply": {},
        }

    def army(self, scenario: Scenario) -> Army:
        """What lies on the map."""
        army = Army([NO_TILE] * UNITS, [0] * UNITS, [UNMARKED] * len(scenario.tiles), NO_TILE)
        for name, words in self.words.items():
            for word in words:
                lay(army, word, scenario.index[name])
        return army

    def cards(self) -> Cards:
        """The cards; nothing is known of the hidden ones."""
        none = [0] * len(KINDS)
        cards = Cards([*[zone[:] for zone in self.zones], none[:], none[:]])
        cards.hand_count, cards.deck_count, cards.discard_count = map(sum, self.zones[:3])
        return cards


def words_of(side: int, words: list[str]) -> list[str]:
    """The words of a tile that concern a side: units in capitals, markers without the letter of the side."""
    own = [word.upper() for word in words if word[0] != "=" and word[0].islower() == (side == GERMAN)]
    return [word[1:] if word[1] in ".#@" else word for word in own]


def spawn_marker(word: str) -> tuple[str, list[str]]:
    """Read `17B:A,SN`, or `17B` alone for all units."""
    tile, _, whom = word.partition(":")
    return tile, whom.split(",") if whom else ["all"]


def lay(army: Army, word: str, tile: int) -> None:
    """Lay a marker or a counter on a tile."""
    if word in SIGNS:
        army.marks[tile] = SIGNS[word]
    elif word == "@":
        army.target = tile
    else:
        unit = UNIT_NAMES.index(word.rstrip("!"))
        army.place[unit] = tile
        army.suppressed[unit] = int(word.endswith("!"))


def field(picture: str, turn: str = "us", first: str = "", **told: str) -> Field:
    """Set up a position in the turn of a side, or where the "bids" are due, or before the "round" begins.

    Sides are told by `us_hand` and so on for every zone, `us_goal` (points or "pin") and `us_spawn`.
    """
    cells = cells_of(picture)
    parts = [Part(side, cells, told) for side in (US, GERMAN)]
    assert not told, f"nobody knows what {list(told)} could mean"
    scenario = Scenario.from_facts(facts_of(cells, parts))
    scenario.goal = [part.goal for part in parts]
    state = Position(scenario, [part.army(scenario) for part in parts], [part.cards() for part in parts])
    state.round = 1
    state.first = SIDES.index(first or (turn if turn in SIDES else "us"))
    state.trunk = outline(state, turn)
    return Field(state, [])


def facts_of(cells: Cells, parts: list[Part]) -> dict[str, object]:
    """A scenario with the tiles and objectives of a picture."""
    layout = {words[0]: at for at, words in cells.items()}
    values = {words[0]: word for words in cells.values() for word in words if word[0] == "="}
    facts: dict[str, object] = {"number": 1, "name": "A field", "offset": "rows", "first": "us"}
    facts["map"] = draw_tiles(layout, "rows")
    facts["objectives"] = {name: int(word[1:].rstrip("*")) for name, word in values.items()}
    for name, word in values.items():
        if word.endswith("*"):
            facts["radio"] = name
    return {**facts, "us": parts[US].facts(), "german": parts[GERMAN].facts()}


def outline(state: Position, turn: str) -> list[Pending[Position]]:
    """Lay down what is to come: the rest of the round, and the turn or the bids that are due."""
    if turn == "round":
        state.push(Round(DRAWING))
        GAME.settle(state, None)
    elif turn == "bids":
        state.trunk = [Round(FIRST_TURN), Together(((Bid(US),), (Bid(GERMAN),)))]
        GAME.settle(state, None)
    else:
        begin_turn
    return state.trunk
