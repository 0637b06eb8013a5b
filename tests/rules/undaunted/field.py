"""A small language of positions: tiles as a picture, cards as words, choices as text, chance by its names.

A line of a picture is a row of tiles, parted by two spaces or more; a row that begins further right is
shifted by half a tile, and `-` is a hole. A tile has its name and then, in any order, what lies on it:

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
from collections.abc import Iterable, Mapping
from typing import Final, cast

from bocage.catalogue import UNDAUNTED
from bocage.grid.picture import draw_tiles, trimmed
from bocage.grid.tiles import offset_of
from bocage.kernel.choice import parse
from bocage.kernel.event import EVERYBODY, Event, Fact
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
    """The place of a word on its tile: objective, US markers, US counters, then those of the Germans."""
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
    return " ".join([f"{'' if count == 1 else count}{kind}" for kind, count in pairs if count])


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
    """What a test tells of one side: zones of cards, goal, spawn markers, and its words of the picture."""

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
        cards = Cards([*[zone[:] for zone in self.zones], none[:], none[:], none[:]])
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
    """Set up a position in the turn of a side, or where the "bids" are due, or before a "round" begins.

    Sides are told by `us_hand` and so on for every zone, `us_goal` (points or "pin") and `us_spawn`.
    """
    cells = cells_of(picture)
    parts = [Part(side, cells, told) for side in (US, GERMAN)]
    assert not told, f"nobody knows what {list(told)} could mean"
    scenario = Scenario.from_facts(facts_of(cells, parts))
    scenario.goal = [part.goal for part in parts]
    state = Position(scenario, [part.army(scenario) for part in parts], [part.cards() for part in parts])
    state.round = 0 if turn == "round" else 1
    state.first = SIDES.index(first or (turn if turn in SIDES else "us"))
    state.radio = raised(cells)
    begin(state, turn)
    return Field(state, [])


def facts_of(cells: Cells, parts: list[Part]) -> dict[str, object]:
    """A scenario with the tiles and objectives of a picture; a radio starts at 1."""
    layout = {words[0]: at for at, words in cells.items()}
    values = {words[0]: word[1:] for words in cells.values() for word in words if word[0] == "="}
    radios = [name for name, value in values.items() if value.endswith("*")]
    offset = offset_of(list(layout.values()))
    facts: dict[str, object] = {"number": 1, "name": "A field", "offset": offset, "first": "us"}
    facts["map"] = draw_tiles(layout, offset)
    facts["objectives"] = {name: 1 if name in radios else int(value) for name, value in values.items()}
    facts.update({SIDES[side]: part.facts() for side, part in enumerate(parts)})
    return {**facts, "radio": radios[0]} if radios else facts


def raised(cells: Cells) -> int:
    """How often the radio of a picture has been raised."""
    return sum([int(word[1:-1]) - 1 for words in cells.values() for word in words if word[-1] == "*"])


def begin(state: Position, turn: str) -> None:
    """Lay down what is to come: the turn or the bids that are due, and the rest of the round."""
    if turn == "round":
        state.push(Round(DRAWING))
    elif turn == "bids":
        state.push(Round(FIRST_TURN))
        state.push(Together(((Bid(US),), (Bid(GERMAN),))))
    else:
        side = SIDES.index(turn)
        state.push(Round(SECOND_TURN if side == state.first else DRAWING))
        begin_turn(state, side, None)
    GAME.settle(state, None)


# ------------------------------------------------------------------------------------------ play


def play(field: Field, side: str, *choices: str, dice: str = "", draws: str = "") -> Field:
    """Let a side make choices one by one, and chance answer as scripted for as long as the script goes."""
    script = Script(dice, draws)
    now = script.answer(Field(field.state, []))
    for text in choices:
        choice = parse(text)
        assert not isinstance(choice, Refusal), repr(choice)
        packed = GAME.read(now.state, SIDES.index(side), choice)
        assert isinstance(packed, int), f"{text}: {packed!r}"
        step = GAME.apply(now.state, SIDES.index(side), packed)
        now = script.answer(Field(step.state, now.told + [tell(event) for event in step.events]))
    assert not script.left(), f"nobody asked for {script.left()}"
    return now


def deal(field: Field, dice: str = "", draws: str = "") -> Field:
    """Let chance answer while it is asked."""
    return play(field, "us", dice=dice, draws=draws)


class Script:
    """What the dice show and which cards are drawn, by their names, in order."""

    def __init__(self, dice: str, draws: str) -> None:
        self.words = {"roll": dice.split(), "draw": unfold(draws)}

    def left(self) -> list[str]:
        """What was scripted and not needed."""
        return [word for words in self.words.values() for word in words]

    def answer(self, field: Field) -> Field:
        """Answer until a seat is asked, or there is nothing left to answer with."""
        state, told = field.state, field.told
        while GAME.to_decide(state) == CHANCE and self.words[state.trunk[-1].name]:
            word = self.words[state.trunk[-1].name].pop(0)
            can_come_up = possible(state)
            assert word in can_come_up, f"{word} cannot come up, only {list(can_come_up)}"
            step = GAME.befallen(state, can_come_up[word])
            state, told = step.state, told + [tell(event) for event in step.events]
        return Field(state, told)


def possible(state: Position) -> dict[str, int]:
    """The outcomes of a chance step by their names."""
    names = state.trunk[-1].spell_outcome
    return {names(state, at): at for at, weight in enumerate(GAME.weights(state)) if weight}


def tell(event: Event) -> str:
    """An event in words; what only its owners may know in brackets, `!` if it reveals something hidden."""
    assert event.witnesses == EVERYBODY
    words = [event.name, *in_words(event.facts)]
    if event.secrets is not None:
        owners = ",".join([SIDES[seat] for seat in seats_in(event.owners)])
        words.append(f"({owners}: {' '.join(in_words(event.secrets))})")
    return " ".join([*words, "!"] if event.reveals else words)


def in_words(facts: Mapping[str, Fact]) -> list[str]:
    """Facts as `name=value`, lists with commas."""
    pairs = [(name, value if isinstance(value, list) else [value]) for name, value in facts.items()]
    return [f"{name}={','.join(map(str, values))}" for name, values in pairs]


# ------------------------------------------------------------------------------------------ questions


def offers(field: Field, side: str, *verbs: str) -> list[str]:
    """All that is on offer to a side, or only the choices with these verbs."""
    codes = GAME.choices(field.state, SIDES.index(side))
    choices = [GAME.spell(field.state, code) for code in codes]
    return [repr(choice) for choice in choices if not verbs or choice.verb in verbs]


def refused(field: Field, side: str, text: str) -> str:
    """Why a choice is not allowed: key, rule and facts."""
    choice = parse(text)
    said = choice if isinstance(choice, Refusal) else GAME.read(field.state, SIDES.index(side), choice)
    assert isinstance(said, Refusal), f"{text} is allowed"
    return repr(said)


def asked(field: Field) -> str:
    """Who decides now: sides, chance, or nobody."""
    deciders = GAME.to_decide(field.state)
    if deciders in (CHANCE, NOBODY):
        return "chance" if deciders == CHANCE else "nobody"
    return " ".join([SIDES[seat] for seat in seats_in(deciders)])


def won(field: Field) -> str:
    """Who has won, why, and by which rule; nothing while the game goes on."""
    outcome = field.state.outcome
    if outcome is None:
        return ""
    return " ".join([*[SIDES[seat] for seat in seats_in(outcome.winners)], outcome.reason, outcome.rule])


def seen(field: Field, seat: int) -> dict[str, object]:
    """What a seat may know; -1 for somebody who watches."""
    return GAME.view(field.state, seat).facts()


def under_way(field: Field) -> object:
    """What is pending on top, as a record tells it."""
    return field.state.pending_facts()[-1]


def first(field: Field) -> str:
    """Who holds the initiative marker."""
    return SIDES[field.state.first]
