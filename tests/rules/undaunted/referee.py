"""The rules of Undaunted a second time, from the rulebook alone: a referee who has never seen the engine.

Tiles, units and cards are words here, and a choice is its text. `test_referee.py` plays games by both.
"""

from collections import Counter

from tests.grid.twelve_layouts import LAYOUTS
from tests.rules.undaunted.twelve_scenarios import (
    COLUMNS,
    MARKERS,
    OBJECTIVES,
    OVERVIEW,
    PIN,
    SIDES,
    deck_of,
    placed,
    supply_of,
)

UNITS = ("RA", "RB", "RC", "SA", "SB", "SC", "GA", "GB", "GC", "SN", "MO")
ZONES = ("hand", "deck", "discard", "play", "supply", "removed")
FOG = "FOW"
RADIO = {10: "6B"}

DEFENSE = {"R": 4, "S": 5, "G": 4, "SN": 6, "MO": 4}
INITIATIVE = {FOG: 1, "MO": 2, "G": 3, "SN": 4, "R": 5, "S": 6, "SL": 7, "PG": 8, "PS": 9, "": 0}
ACTIONS = {
    "R": {"move": 1, "attack": 1, "control": 0},
    "S": {"scout": 2, "attack": 1, "recon": 0, "conceal": 0},
    "G": {"move": 1, "attack": 2, "suppress": 4},
    "SN": {"stalk": 1, "attack": 3},
    "MO": {"move": 1, "blast": 1, "target": 0},
    "PS": {"bolster": 3, "command": 2},
    "PG": {"bolster": 1, "guide": 1},
    "SL": {"bolster": 2, "inspire": 1},
    FOG: {},
}
SHIELDS = {
    0: "1A 3B 4B 9B 10B 11B 12B 13A 14A 15A 17A 18A",
    1: "1B 5A 5B 6A 6B 7B 8B 10A 11A 12A 13B 14B",
    2: "2B 7A 8A 15B 16B",
    3: "3A 4A 17B 18B 2A 9A 16A",
}
COVER = {tile: cover for cover, tiles in SHIELDS.items() for tile in tiles.split()}
HILLS = ("2A", "9A", "16A")


def squad_of(kind: str) -> str:
    """The letter of a squad, for those in one."""
    return kind[-1] if kind[-1] in "ABC" else ""


def trade(kind: str) -> str:
    """A card or unit without the letter of its squad."""
    return kind[:-1] if squad_of(kind) else kind


class Force:
    """One side: what it has on the map, and its cards."""

    def __init__(self, number: int, side: str) -> None:
        scouted, controlled, spawn, counters = MARKERS[number, side]
        self.at = {unit: tile for tile, units in placed(counters).items() for unit in units}
        self.suppressed: set[str] = set()
        self.marks = {**dict.fromkeys(scouted.split(), "scouted")}
        self.marks.update(dict.fromkeys(controlled.split(), "controlled"))
        self.aim = ""
        self.goal = OVERVIEW[number].goals[SIDES.index(side)]
        self.zones: dict[str, Counter[str]] = {zone: Counter() for zone in ZONES}
        self.zones["deck"].update(deck_of(number, side))
        self.zones["supply"].update(supply_of(number, side))
        self.spawn = {unit: tile for tile, words in placed(spawn).items() for unit in served(words)}

    def held(self, zone: str) -> list[str]:
        """The kinds of cards in a zone."""
        return [kind for kind, count in self.zones[zone].items() if count]

    def shift(self, kind: str, source: str, target: str) -> bool:
        """Move a card from zone to zone, if it is there."""
        if not self.zones[source][kind]:
            return False
        self.zones[source][kind] -= 1
        self.zones[target][kind] += 1
        return True

    def stand(self, unit: str) -> str:
        """The tile a unit is on, or comes in at."""
        return self.at.get(unit) or self.spawn[unit]

    def staying(self, unit: str) -> list[str]:
        """Where a unit may stay: only one that comes in."""
        return [] if unit in self.at else [self.spawn[unit]]

    def takeable(self, card: str, source: str) -> list[str]:
        """The cards that a command card may bring back from the supply or from play."""
        own = [kind for kind in self.held(source) if kind not in (FOG, card if source == "play" else "")]
        return [kind for kind in own if squad_of(card) in ("", squad_of(kind))]

    def is_pinned(self) -> bool:
        """No Riflemen on the map."""
        return not any(trade(unit) == "R" for unit in self.at)

    def has_rifleman_card(self) -> bool:
        """Some Rifleman is still in the game."""
        return any(trade(kind) == "R" for zone in ZONES[:5] for kind in self.held(zone))

    def lose(self, unit: str) -> bool:
        """Remove a card of a hit unit, or its counter; tell whether the counter went."""
        if any(self.shift(unit, zone, "removed") for zone in ("hand", "discard", "deck")):
            return False
        del self.at[unit]
        self.suppressed.discard(unit)
        self.aim = "" if unit == "MO" else self.aim
        return True


def served(words: list[str]) -> list[str]:
    """The units that a spawn marker brings in."""
    return [unit for unit in UNITS if {"all", unit, squad_of(unit)} & set(words)]


class Referee:
    """A game: what may be chosen, how hard a unit is to hit, and who has won."""

    def __init__(self, number: int) -> None:
        self.forces = [Force(number, side) for side in SIDES if (number, side) in COLUMNS]
        self.values = {word.split("=")[0]: int(word.split("=")[1]) for word in OBJECTIVES[number].split()}
        self.first = SIDES.index(OVERVIEW[number].first)
        self.radio = RADIO.get(number)
        self.winner: int | None = None
        layout = LAYOUTS[number]
        self.near = {tile: [to for to in layout if touch(layout[tile], layout[to])] for tile in layout}
        self.steps = {tile: spread(tile, self.near) for tile in layout}

    # What may be chosen

    def offers(self, who: int) -> set[str]:
        """Every use of every card in hand, and to end the turn."""
        found = {"end-turn"}
        for card in self.forces[who].held("hand"):
            if card != FOG:
                found |= self.uses(who, card)
        return found

    def uses(self, who: int, card: str) -> set[str]:
        """Every use of a card."""
        found = {f"hunker card={card}"}
        if card in self.forces[who].suppressed:
            return found | {f"ready card={card}"}
        for verb, amount in ACTIONS[trade(card)].items():
            rests: list[str] = getattr(self, f"_{verb}")(who, card, amount)
            found |= {f"{verb} card={card} {rest}".strip() for rest in rests}
        return found

    def _move(self, who: int, card: str, _: int) -> list[str]:
        force = self.forces[who]
        marked = [to for to in self.near[force.stand(card)] if to in force.marks]
        return [f"to={to}" for to in [*marked, *force.staying(card)]]

    def _scout(self, who: int, card: str, _: int) -> list[str]:
        force = self.forces[who]
        return [f"to={to}" for to in [*self.near[force.stand(card)], *force.staying(card)]]

    _stalk = _scout

    def _guide(self, who: int, _card: str, _: int) -> list[str]:
        force = self.forces[who]
        ready = [(unit, tile) for unit, tile in force.at.items() if unit not in force.suppressed]
        return [f"unit={unit} to={to}" for unit, tile in ready for to in self.near[tile] if to in force.marks]

    def _attack(self, who: int, _card: str, _: int) -> list[str]:
        return [f"target={unit}" for unit in self.forces[1 - who].at]

    def _suppress(self, who: int, _card: str, _: int) -> list[str]:
        enemy = self.forces[1 - who]
        return [f"target={unit}" for unit in enemy.at if unit not in enemy.suppressed]

    def _control(self, who: int, card: str, _: int) -> list[str]:
        force = self.forces[who]
        tile = force.stand(card)
        is_new = force.marks.get(tile) == "scouted"
        may_raise = who == 0 and tile == self.radio and tile in force.marks
        is_free = tile not in self.forces[1 - who].at.values()
        return [""] if is_free and (is_new or may_raise) else []

    def _recon(self, who: int, _card: str, _: int) -> list[str]:
        return [""] if self.forces[who].zones["hand"][FOG] else []

    def _conceal(self, _who: int, _card: str, _: int) -> list[str]:
        return [""]

    def _target(self, who: int, card: str, _: int) -> list[str]:
        force = self.forces[who]
        steps = self.steps[force.stand(card)]
        return [f"to={to}" for to, away in steps.items() if away >= 3 and to != force.aim]

    def _blast(self, who: int, _card: str, _: int) -> list[str]:
        return [""] if self.victims(who) else []

    def _bolster(self, who: int, card: str, _: int) -> list[str]:
        return [""] if self.forces[who].takeable(card, "supply") else []

    def _inspire(self, who: int, card: str, _: int) -> list[str]:
        return [""] if self.forces[who].takeable(card, "play") else []

    def _command(self, who: int, _card: str, amount: int) -> list[str]:
        zones = self.forces[who].zones
        left = zones["deck"].total() + zones["discard"].total()
        return [f"count={count}" for count in range(1, amount + 1) if count <= left]

    def victims(self, who: int) -> list[tuple[int, str]]:
        """Whom a Blast would strike, enemies first."""
        aim = self.forces[who].aim
        both = [(side, unit) for side in (1 - who, who) for unit in UNITS]
        return [(side, unit) for side, unit in both if aim and self.forces[side].at.get(unit) == aim]

    # What follows

    def enter(self, who: int, unit: str, tile: str, verb: str) -> None:
        """A counter enters a tile."""
        force = self.forces[who]
        force.at[unit] = tile
        if unit == "MO":
            force.aim = ""
        if verb == "scout" and tile not in force.marks:
            force.marks[tile] = "scouted"
            force.shift(FOG, "supply", "discard")

    def take(self, who: int, unit: str) -> None:
        """Riflemen take control, or raise the radio."""
        force, enemy = self.forces[who], self.forces[1 - who]
        tile = force.at[unit]
        if force.marks[tile] == "controlled":
            self.values[tile] += 1
        elif enemy.marks.get(tile) == "controlled":
            enemy.marks[tile] = "scouted"
        force.marks[tile] = "controlled"
        self.judge()

    def defense(self, shooter: tuple[int, str], victim: tuple[int, str], verb: str) -> int:
        """The total defense of a counter against a shot."""
        start = self.forces[shooter[0]].at[shooter[1]]
        tile = self.forces[victim[0]].at[victim[1]]
        is_lower = tile in HILLS and (verb == "blast" or start in HILLS)
        away = 0 if verb == "blast" else self.steps[start][tile]
        return DEFENSE[trade(victim[1])] + (1 if is_lower else COVER[tile]) + away

    def points(self, who: int) -> int:
        """What the objectives under a side's control are worth."""
        marks = self.forces[who].marks
        return sum(value for tile, value in self.values.items() if marks.get(tile) == "controlled")

    def is_hopeless(self, who: int) -> bool:
        """Points are missing, and no Rifleman is left to get them."""
        force = self.forces[who]
        return self.points(who) < force.goal and not force.has_rifleman_card()

    def judge(self) -> None:
        """See who has won; of two who are pinned the one with more points, then the one with the marker."""
        out = [force.is_pinned() or self.is_hopeless(who) for who, force in enumerate(self.forces)]
        for who in (0, 1):
            if self.winner is None and self._has_won(who, out[1 - who]):
                self.winner = who
        if self.winner is None and all(out):
            lead = self.points(0) - self.points(1)
            self.winner = self.first if lead == 0 else int(lead < 0)

    def _has_won(self, who: int, enemy_is_out: bool) -> bool:
        goal = self.forces[who].goal
        if goal == PIN:
            return enemy_is_out
        has_more = self.points(who) > self.points(1 - who)
        return self.points(who) >= goal or (self.is_hopeless(1 - who) and has_more)


def touch(a: tuple[int, int], b: tuple[int, int]) -> bool:
    """Two tiles of two by two halves share a piece of edge."""
    across, down = sorted([abs(a[0] - b[0]), abs(a[1] - b[1])])
    return down == 2 and across <= 1


def spread(start: str, near: dict[str, list[str]]) -> dict[str, int]:
    """The steps from a tile to every other."""
    steps = {start: 0}
    queue = [start]
    for tile in queue:
        fresh = [to for to in near[tile] if to not in steps]
        steps.update(dict.fromkeys(fresh, steps[tile] + 1))
        queue += fresh
    return steps
