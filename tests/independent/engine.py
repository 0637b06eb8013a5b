"""The engine's half of the comparisons: positions from little worlds, and its answers in their terms."""

from bocage.kernel.choice import argument, code, verb_of
from bocage.memoir44.attack import Blow, Roll, can_fight, targets_of
from bocage.memoir44.cards.deck import CARD_NAMES, full_deck
from bocage.memoir44.dice import throws_of
from bocage.memoir44.editions import EDITIONS, edition_of
from bocage.memoir44.game import Memoir44
from bocage.memoir44.marching import Muster, movers
from bocage.memoir44.model import HALTED, LEFT_HEDGEROW, ORDERED, Position, set_up
from bocage.memoir44.moves import Ways, move
from bocage.memoir44.played import Play
from bocage.memoir44.scenarios.build import scenario_of
from bocage.memoir44.terrain.obstacles import SANDBAGS, WIRE
from bocage.memoir44.turn import Turn
from bocage.memoir44.verbs import EXIT, MOVE

from tests.independent.march_oracle import Arrival
from tests.independent.retreat_oracle import End, Strike
from tests.independent.world import Spot, World

GAME = Memoir44()
NOBODY = -1


class Board:
    """A world as a position in which nobody has to decide anything yet."""

    def __init__(self, world: World, edition: str = "revised") -> None:
        self.state = set_up(scenario_of(world.facts()), edition_of(EDITIONS[edition]), full_deck())
        self.spots: list[Spot] = [(int(x), int(y)) for x, y in self.state.scenario.field.board.positions]
        self.number = {spot: number for number, spot in enumerate(self.spots)}
        for spot in world.dug_in:
            self.state.lay(self.number[spot], SANDBAGS)

    def unit_on(self, spot: Spot) -> int:
        """The number of the unit on a hex."""
        return self.state.unit_on[self.number[spot]]

    def sees(self, kind: int, a: Spot, b: Spot) -> bool:
        """Whether a class of unit has sight from hex to hex."""
        sight = self.state.scenario.field.sight
        return sight.sees(kind, self.number[a], self.number[b], self.state.unit_on)

    def targets(self, spot: Spot) -> set[Spot]:
        """Whom the unit on a hex may attack without any card."""
        found = targets_of(self.state, self.unit_on(spot), False)
        return {self.spots[self.state.at[enemy]] for enemy in found}


def marching(board: Board, side: int, card: str) -> Position:
    """A position in which a side may now move all of its units that a card could order."""
    state, kind = board.state.copy(), CARD_NAMES.index(card)
    state.side = side
    state.plays = [Play(side, kind, kind, 0, False)]
    classes = state.plays[0].orders().classes
    for unit in state.scenario.units_of[side]:
        if (classes >> state.scenario.types[unit].kind) & 1:
            state.status[unit] |= ORDERED
    state.hands[side].take(kind)
    state.push(Turn(side))
    state.push(Muster(1 << side, 0))
    GAME.settle(state, None)
    return state


def engine_arrivals(board: Board, state: Position) -> dict[Spot, dict[Spot, Arrival]]:
    """By start and end of every move on offer: what the unit may then still do."""
    found: dict[Spot, dict[Spot, Arrival]] = {}
    for choice in GAME.choices(state, int(state.side)):
        if verb_of(choice) == MOVE:
            start, to = int(argument(choice, 0)), int(argument(choice, 1))
            found.setdefault(board.spots[start], {})[board.spots[to]] = arrival(state, start, to)
    return found


def unexplained(state: Position) -> list[str]:
    """Moves that are not on offer, of units that may move, for which nobody can say why."""
    seat = int(state.side)
    offered = set(GAME.choices(state, seat))
    hexes = range(state.scenario.field.count)
    asked = [code(MOVE, state.at[unit], to) for unit in movers(state, 1 << state.side, 0) for to in hexes]
    missing = [choice for choice in asked if choice not in offered]
    return [str(choice) for choice in missing if not _has_reason(state, seat, choice)]


def _has_reason(state: Position, seat: int, choice: int) -> bool:
    refusal = GAME.refusal(state, seat, choice)
    return refusal is not None and refusal.key != "not-on-offer"


def leavers(board: Board, state: Position) -> set[Spot]:
    """Where units stand that are offered to leave the board."""
    choices = GAME.choices(state, int(state.side))
    return {board.spots[argument(choice, 0)] for choice in choices if verb_of(choice) == EXIT}


def arrival(state: Position, start: int, to: int) -> Arrival:
    """What a unit may still do after a move."""
    unit = state.unit_on[start]
    after = state.copy()
    move(after, unit, to, Ways(state, unit).cost[to], None)
    takes = after.scenario.types[unit].takes_ground and not after.status[unit] & (HALTED | LEFT_HEDGEROW)
    return Arrival(can_fight(after, unit), bool(takes))


def engine_ends(board: Board, spot: Spot, faces: str, strike: Strike) -> set[End]:
    """Every end the engine lets a throw at a unit have, over all that its owner may choose."""
    unit, seat = board.unit_on(spot), int(board.state.side_of(board.unit_on(spot)))
    found: set[End] = set()
    waiting = [struck(board, unit, faces, strike)]
    while waiting:
        state = waiting.pop()
        if state.outcome is None and GAME.to_decide(state) == 1 << seat:
            waiting += [GAME.apply(state, seat, choice).state for choice in GAME.choices(state, seat)]
        else:
            at = state.at[unit]
            found.add(End(state.figures[unit], board.spots[at] if at >= 0 else None))
            check_laid(board.state, state, unit)
    return found


def struck(board: Board, unit: int, faces: str, strike: Strike) -> Position:
    """The position after a throw at a unit of the side whose turn it is not."""
    state = board.state.copy()
    state.side = 1 - state.side_of(unit)
    state.hands[state.side].take(0)
    state.push(Turn(state.side))
    state.push(Roll(Blow(NOBODY, unit, len(faces), strike.stars_hit, strike.flags_ignorable)))
    name = "".join(sorted(faces, key="IAGSF".index))
    throws = [throw.name for throw in throws_of(len(faces)).throws]
    return GAME.befallen(state, throws.index(name)).state


def check_laid(before: Position, after: Position, unit: int) -> None:
    """Hold what a retreat leaves alone and what it takes along (OBS-WIRE-7, OBS-SAND-2, Q-15)."""
    start, end = before.at[unit], after.at[unit]
    for hexagon, laid in enumerate(before.laid):
        assert after.laid[hexagon] & WIRE == laid & WIRE
    assert after.laid[start] & SANDBAGS == (before.laid[start] & SANDBAGS if end == start else 0)
    assert end < 0 or after.laid[end] == before.laid[end]
