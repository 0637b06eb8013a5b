"""A small language of positions: hexes by name, units as glyphs, cards and dice as words, choices as text.

A picture is a list, parted by commas, of hexes and what they hold; those it does not name are open and empty:

    K5 I            an Allied infantry unit on open ground (i e r a t g, capitals are the Allies')
    L5 fi           an Axis infantry unit in a forest: terrain, unit
    h6 ^Bg          an Axis gun in a bunker on a hill: terrain, obstacle, unit, as in the map of a scenario
    A5 a5 B5 =..    a river of three hexes
    K5 I2           an infantry unit with two figures left; I3/3 one of three at full strength

`.` stands for nothing: `L5 f.` is an empty forest, `L5 .w.` wire without anybody on it.

    terrain     f forest, h hedgerow, t town, c church, ^ hill, u bluff, k cliff, s steep hill,
                = river, l lake, ~ sea, b beach, # bridge, W wide river, m M impassable hills
    obstacles   B bunker, x hedgehog, w wire, o sandbags, - sea wall

Cards are words too, "probe-left 2*recon-center". Choices may leave the names of arguments out, "move K5 L5"
for "move unit=K5 to=L5". What a test does not tell is not there: hands are empty, nobody has medals, and
nobody can win before the last unit of a side is gone, so that a picture shows units of both.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from bocage.grid.hexes import columns, hex_distance, name_of, staggered
from bocage.grid.picture import draw as draw_map
from bocage.kernel.choice import Choice, parse
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import CHANCE, NOBODY, seats_in
from bocage.memoir44.attack import bonus_for, dice_of, tally_of
from bocage.memoir44.cards.deck import CARD_KINDS, CARD_NAMES
from bocage.memoir44.combat.cards import COMBAT_KINDS, COMBAT_NAMES, combat_deck
from bocage.memoir44.combat.stock import enlist
from bocage.memoir44.combat.table import CombatTable
from bocage.memoir44.command.commissar import WATCHED
from bocage.memoir44.dice import FACES
from bocage.memoir44.editions import EDITIONS, Edition
from bocage.memoir44.game import Memoir44
from bocage.memoir44.kinds import NO_UNIT, OFF_BOARD, SECTIONS, SIDES
from bocage.memoir44.medals import count, medals
from bocage.memoir44.model import Hand, Pile, Position, set_up
from bocage.memoir44.scenario import Scenario
from bocage.memoir44.scenarios.build import scenario_of
from bocage.memoir44.terrain.obstacles import SANDBAGS, WIRE
from bocage.memoir44.turn import Game, play_of

GAME: Final = Memoir44()
ROWS: Final = staggered(13, 9)
OUT_OF_REACH: Final = 99
PLACES: Final = {name_of(x, len(ROWS) - y): (x, y) for y, row in enumerate(ROWS) for x in columns(row)}
"""The hexes of the standard board from the top left."""
EMPTY: Final = "..."
BOTH: Final = ("revised", "2004")
STEPS: Final = ("card", "order", "move", "fight")
"""How far a turn has come: a card is to be played, units are to be ordered, they move, they attack."""


class Battle:
    """A position, and what happened in the last play."""

    def __init__(self, state: Position, told: list[str]) -> None:
        self.state = state
        self.told = told


# ------------------------------------------------------------------------------------------ pictures


class Word:
    """What a hex holds: three glyphs, and the figures where they are not all there."""

    def __init__(self, text: str) -> None:
        found = re.fullmatch(r"(\D+)(\d+)?(?:/(\d+))?", text)
        assert found, f"nothing is written like {text!r}"
        self.glyphs = _three(found[1])
        self.figures = int(found[2]) if found[2] else 0
        self.strength = int(found[3]) if found[3] else 0

    def text(self) -> str:
        """The word as a position has it: figures are told only where some have fallen."""
        return self.glyphs + (str(self.figures) if self.figures != self.strength else "")


def _three(glyphs: str) -> str:
    """Terrain, obstacle and unit of a hex that leaves some of them out."""
    return {1: f"..{glyphs}", 2: f"{glyphs[0]}.{glyphs[-1]}", 3: glyphs}[len(glyphs)]


def cells_of(picture: str) -> dict[str, Word]:
    """Read a picture."""
    cells: dict[str, Word] = {}
    for entry in filter(None, map(str.strip, picture.replace("\n", " ").split(","))):
        *names, text = entry.split()
        for name in names:
            assert name not in cells, f"{name} is in the picture twice"
            cells[name] = Word(text)
    return cells


def show(battle: Battle) -> str:
    """The picture of a position, from the top left, one entry for every hex that is not open and empty."""
    return written({name: glyphs_on(battle.state, at) for at, name in enumerate(_names(battle))})


def drawn(picture: str) -> str:
    """A picture as `show` draws it."""
    cells = cells_of(picture)
    return written({name: cells[name].text() for name in PLACES if name in cells})


def written(texts: dict[str, str]) -> str:
    return ", ".join([f"{name} {_shortened(text)}" for name, text in texts.items() if text != EMPTY])


def _shortened(text: str) -> str:
    """Leave out what is not there: only a unit, or only terrain and unit."""
    if text[1] != ".":
        return text
    return text[2:] if text[0] == "." else text[0] + text[2:]


def glyphs_on(state: Position, hexagon: int) -> str:
    """What lies and stands on a hex."""
    field = state.scenario.field
    standing = field.standing[hexagon]
    obstacle = "." if standing is None else standing.glyph
    if state.laid[hexagon]:
        obstacle = {WIRE: "w", SANDBAGS: "o", WIRE | SANDBAGS: "&"}[state.laid[hexagon]]
    return field.terrain[hexagon].glyph + obstacle + _unit_text(state, state.unit_on[hexagon])


def _unit_text(state: Position, unit: int) -> str:
    if unit == NO_UNIT:
        return "."
    glyph = state.kind(unit).glyph
    full = state.scenario.full_strength[unit]
    left = "" if state.figures[unit] == full else str(state.figures[unit])
    return (glyph.upper() if state.side_of(unit) else glyph) + left


def _names(battle: Battle) -> list[str]:
    return battle.state.scenario.field.names


# ------------------------------------------------------------------------------------------ cards


def unfold(words: str) -> list[int]:
    """Every single card that is named, as a kind, in order."""
    kinds: list[int] = []
    for word in words.split():
        times, _, name = word.rpartition("*")
        kinds += [CARD_NAMES.index(name)] * int(times or 1)
    return kinds


def counted(words: str) -> list[int]:
    """How many cards of each kind are named."""
    kinds = unfold(words)
    return [kinds.count(kind) for kind in range(CARD_KINDS)]


def named(counts: Iterable[int]) -> str:
    """Cards in words."""
    pairs = zip(CARD_NAMES, counts, strict=True)
    return " ".join([f"{'' if count == 1 else f'{count}*'}{name}" for name, count in pairs if count])


def hand(battle: Battle, side: str) -> str:
    """The cards in the hand of a side."""
    return named(battle.state.hands[SIDES.index(side)].cards)


def under_chip(battle: Battle) -> str:
    """The card under the commissar's chip."""
    return named(battle.state.hands[2].cards)


def deck(battle: Battle) -> str:
    """The cards in the draw pile."""
    return named(battle.state.pile.deck)


def discard(battle: Battle) -> str:
    """The cards in the discard pile."""
    return named(battle.state.pile.discard)


# ------------------------------------------------------------------------------------------ positions


def battle(
    picture: str,
    turn: str = "allies",
    step: str = "card",
    edition: str = "revised",
    card: str = "direct-from-hq",
    orders: str = "",
    axis: str = "",
    allies: str = "",
    chip: str = "",
    deck: str = "general-advance",
    discard: str = "",
    last: str = "",
    won: tuple[int, int] = (0, 0),
    needs: tuple[int, int] = (OUT_OF_REACH, OUT_OF_REACH),
    combat: tuple[str, str] | None = None,
    **facts: object,
) -> Battle:
    """Set up a position in the turn of a side.

    In step "card" the hands are as told and a card is to be played. In the later steps `card` has been
    played, whether the hand had it or not; from "move" on the units on the hexes in `orders` are ordered
    (none told: as many as the card allows, from the top left), and in "fight" nobody has moved. `last` is the
    card that the enemy played before, `chip` what lies under the commissar's. `won` and `needs` are medals of
    Axis and Allies; `facts` are further facts of the scenario, by their names with `_` for `-`: objectives,
    bunkers, sea_walls, bridge_ends, special, date, front. `combat` are the Combat cards of Axis and Allies,
    where such are played with. An enemy with cards is asked for an ambush; `discard="ambush"` shuts that
    window.
    """
    cells = cells_of(picture)
    rulings = Edition(EDITIONS[edition])
    scenario = scenario_of(_facts(cells, needs, facts), rulings.lakes_hide)
    if combat is not None:
        enlist(scenario)
    if scenario.terms.commissar >= 0:
        scenario.command = WATCHED[scenario.terms.commissar]
    state = set_up(scenario, rulings, counted(deck))
    strengthen(state, scenario, cells)
    state.hands = [hand_of(axis), hand_of(allies), *[hand_of(chip) for _ in state.hands[2:]]]
    state.pile = pile_of(deck, discard)
    if combat is not None:
        state.combat = _combat_table(combat)
    state.won = list(won)
    count(state, None)
    state.side = SIDES.index(turn)
    if last:
        enemy = 1 - state.side
        state.last_plays = state.last_plays[:]
        state.last_plays[enemy] = [play_of(state, enemy, CARD_NAMES.index(last))]
    state.push(Game())
    if step != "card":
        state.hands[state.side].take(CARD_NAMES.index(card))
    GAME.settle(state, None)
    return _advanced(Battle(state, []), turn, step, card, orders)


def _facts(cells: dict[str, Word], needs: tuple[int, int], told: dict[str, object]) -> dict[str, object]:
    """A scenario with the hexes of a picture."""
    unknown = [name for name in cells if name not in PLACES]
    assert not unknown, f"the board has no {unknown}"
    glyphs = {at: cells[name].glyphs if name in cells else EMPTY for name, at in PLACES.items()}
    sides = {side: {"cards": 0, "medals": needs[number]} for number, side in enumerate(SIDES)}
    facts = {key.replace("_", "-"): value for key, value in told.items()}
    return {"name": "A field", "first": "allies", "map": draw_map(glyphs, 3), **sides, **facts}


def strengthen(state: Position, scenario: Scenario, cells: dict[str, Word]) -> None:
    """Give every unit of a picture its figures."""
    scenario.full_strength = scenario.full_strength[:]
    state.figures = state.figures[:]
    for name, word in cells.items():
        unit = state.unit_on[scenario.field.names.index(name)]
        if word.strength:
            scenario.full_strength[unit] = word.strength
        if word.figures:
            state.figures[unit] = word.figures


def hand_of(words: str) -> Hand:
    cards = counted(words)
    return Hand(cards, [0] * CARD_KINDS, sum(cards))


def _combat_table(held: tuple[str, str]) -> CombatTable:
    """The Combat cards as told, and all others in the draw pile."""
    hands = [combat_counted(words) for words in held]
    deck = [copies - sum([cards[kind] for cards in hands]) for kind, copies in enumerate(combat_deck())]
    assert min(deck) >= 0, "there are not so many cards"
    none = [0] * COMBAT_KINDS
    pile = Pile(deck, none[:], sum(deck), 0)
    return CombatTable([Hand(cards, none, sum(cards)) for cards in hands], pile, [])


def combat_counted(words: str) -> list[int]:
    """How many Combat cards of each kind are named."""
    kinds = []
    for word in words.split():
        times, _, name = word.rpartition("*")
        kinds += [COMBAT_NAMES.index(name)] * int(times or 1)
    return [kinds.count(kind) for kind in range(COMBAT_KINDS)]


def combat_named(counts: Iterable[int]) -> str:
    """Combat cards in words."""
    pairs = zip(COMBAT_NAMES, counts, strict=True)
    return " ".join([f"{'' if count == 1 else f'{count}*'}{name}" for name, count in pairs if count])


def combat_table(battle: Battle) -> CombatTable:
    """The Combat cards of a position that is played with them."""
    assert battle.state.combat is not None
    return battle.state.combat


def combat_hand(battle: Battle, side: str) -> str:
    """The Combat cards in the hand of a side."""
    return combat_named(combat_table(battle).hands[SIDES.index(side)].cards)


def combat_discard(battle: Battle) -> str:
    """The Combat cards in their discard pile."""
    return combat_named(combat_table(battle).pile.discard)


def pile_of(deck: str, discard: str) -> Pile:
    return Pile(counted(deck), counted(discard), len(unfold(deck)), len(unfold(discard)))


def _advanced(now: Battle, turn: str, step: str, card: str, orders: str) -> Battle:
    """Let a turn come to a step."""
    reach = STEPS.index(step)
    if reach >= STEPS.index("order"):
        now = play(now, turn, f"play {card}")
    if reach >= STEPS.index("move"):
        now = ordered(now, turn, orders)
    if reach >= STEPS.index("fight") and "end-moves" in offers(now, turn):
        now = play(now, turn, "end-moves")
    return Battle(now.state, [])


def ordered(now: Battle, side: str, orders: str = "") -> Battle:
    """Order the units on some hexes, or as many as can be, and end ordering if that is still to be done."""
    for name in orders.split():
        if f"order {name}" in offers(now, side):
            now = play(now, side, f"order {name}")
        assert is_ordered(now, name), f"{name}: {refused(now, side, f'order {name}')}"
    while not orders and offers(now, side, "order"):
        now = play(now, side, offers(now, side, "order")[0])
    return play(now, side, "end-orders") if "end-orders" in offers(now, side) else now


def scenario_facts(picture: str, **told: object) -> dict[str, object]:
    """A scenario with the units and hexes of a picture; sides as `axis={"cards": 4, "medals": 5}`."""
    return _facts(cells_of(picture), (OUT_OF_REACH, OUT_OF_REACH), told)


def start(facts: dict[str, object], edition: str = "revised") -> Battle:
    """Begin a game of a scenario; chance is asked for the first card."""
    return Battle(GAME.start(facts, EDITIONS[edition]), [])


# ------------------------------------------------------------------------------------------ play


def full(text: str) -> Choice:
    """Read a choice; words without a name are its arguments in order."""
    verb, *words = text.split()
    known = [each for each in GAME.vocabulary.verbs if each.name == verb]
    names = [name for name, _ in known[0].params] if known else []
    given = [word if "=" in word else f"{name}={word}" for name, word in zip(names, words, strict=True)]
    choice = parse(" ".join([verb, *given]))
    assert isinstance(choice, Choice), repr(choice)
    return choice


def play(
    battle: Battle,
    side: str,
    *choices: str,
    dice: str = "",
    cards: str = "",
    drifts: str = "",
    combat: str = "",
) -> Battle:
    """Let a side make choices one by one, and chance answer as scripted for as long as the script goes.

    A word of `dice` is one throw, its faces in any order: "FIG I" are a throw of three dice and one of one.
    """
    script = Script(dice, cards, drifts, combat)
    now = script.answer(Battle(battle.state, []))
    for text in choices:
        packed = GAME.read(now.state, SIDES.index(side), full(text))
        assert isinstance(packed, int), f"{text}: {packed!r}"
        step = GAME.apply(now.state, SIDES.index(side), packed)
        now = script.answer(Battle(step.state, now.told + [tell(event) for event in step.events]))
    assert not script.left(), f"nobody asked for {script.left()}"
    return now


def fight(battle: Battle, side: str = "allies") -> Battle:
    """End the moves of a side, unless nobody had one left and they have ended by themselves."""
    return play(battle, side, "end-moves") if "end-moves" in offers(battle, side) else battle


def deal(battle: Battle, dice: str = "", cards: str = "", drifts: str = "") -> Battle:
    """Let chance answer while it is asked."""
    return play(battle, "allies", dice=dice, cards=cards, drifts=drifts)


class Script:
    """What the dice show, which cards are drawn and where figures drift, by their names, in order."""

    def __init__(self, dice: str, cards: str, drifts: str, combat: str = "") -> None:
        throws = ["".join(sorted(throw, key=FACES.index)) for throw in dice.split()]
        drawn = [CARD_NAMES[kind] for kind in unfold(cards)]
        self.words = {"dice": throws, "draw": drawn, "drift": drifts.split()}
        self.words["combat-draw"] = combat.split()

    def left(self) -> list[str]:
        """What was scripted and not needed."""
        return [word for words in self.words.values() for word in words]

    def answer(self, battle: Battle) -> Battle:
        """Answer until a seat is asked, or there is nothing left to answer with."""
        state, told = battle.state, battle.told
        while GAME.to_decide(state) == CHANCE and self._words(state):
            word = self._words(state).pop(0)
            outcomes = possible(state)
            assert word in outcomes, f"{word} cannot come up, only {list(outcomes)}"
            step = GAME.befallen(state, outcomes[word])
            state, told = step.state, told + [tell(event) for event in step.events]
        return Battle(state, told)

    def _words(self, state: Position) -> list[str]:
        return self.words.get(state.trunk[-1].name, self.words["dice"])


def possible(state: Position) -> dict[str, int]:
    """The outcomes of a chance step by their names."""
    names = state.trunk[-1].spell_outcome
    return {names(state, at): at for at, weight in enumerate(GAME.weights(state)) if weight}


def tell(event: Event) -> str:
    """An event in words; what only its owners may know in brackets, `!` if it reveals something hidden."""
    words = [event.name, *in_words(event.facts)]
    if event.secrets is not None:
        owners = ",".join([SIDES[seat] for seat in seats_in(event.owners)])
        words.append(f"({owners}: {' '.join(in_words(event.secrets))})")
    return " ".join([*words, "!"] if event.reveals else words)


def in_words(facts: object) -> list[str]:
    """Facts as `name=value`, lists with commas."""
    assert isinstance(facts, dict)
    pairs = [(name, value if isinstance(value, list) else [value]) for name, value in facts.items()]
    return [f"{name}={','.join(map(str, values))}" for name, values in pairs]


def told(battle: Battle, *names: str) -> list[str]:
    """What happened in the last play, or only the events of these names."""
    return [event for event in battle.told if not names or event.split()[0] in names]


# ------------------------------------------------------------------------------------------ questions


def offers(battle: Battle, side: str, *verbs: str) -> list[str]:
    """All that is on offer to a side, or only the choices with these verbs: ["move K5 L5", "end-moves"]."""
    choices = [GAME.spell(battle.state, code) for code in GAME.choices(battle.state, SIDES.index(side))]
    return [" ".join([each.verb, *each.args.values()]) for each in choices if not verbs or each.verb in verbs]


def ways(battle: Battle, unit: str) -> set[str]:
    """The hexes to which the unit on a hex may move."""
    return _ends(battle, f"move {unit} ")


def within(at: str, steps: int) -> set[str]:
    """The other hexes of the board that are so many steps away or nearer."""
    x, y = PLACES[at]
    far = {name: hex_distance(there[0] - x, there[1] - y) for name, there in PLACES.items()}
    return {name for name in far if 0 < far[name] <= steps}


def targets(battle: Battle, unit: str) -> set[str]:
    """The hexes of the enemies that the unit on a hex may attack."""
    return _ends(battle, f"attack {unit} ")


def retreats(battle: Battle) -> set[str]:
    """The hexes to which the retreat in hand may go next, and "halt" if it may end."""
    return _ends(battle, "retreat ") | {"halt" for side in SIDES if "halt" in offers(battle, side)}


def _ends(battle: Battle, beginning: str) -> set[str]:
    found = [choice for side in SIDES for choice in offers(battle, side)]
    return {choice.removeprefix(beginning) for choice in found if choice.startswith(beginning)}


def refused(battle: Battle, side: str, text: str) -> str:
    """Why a choice is not allowed: "key [RULE]"; the facts are left out."""
    said = GAME.read(battle.state, SIDES.index(side), full(text))
    assert isinstance(said, Refusal), f"{text} is allowed"
    return f"{said.key} [{said.rule}]"


def facts_of_refusal(battle: Battle, side: str, text: str) -> dict[str, str]:
    """The facts with which a choice is refused."""
    said = GAME.read(battle.state, SIDES.index(side), full(text))
    assert isinstance(said, Refusal), f"{text} is allowed"
    return said.facts


def asked(battle: Battle) -> str:
    """Who decides now: sides, chance, or nobody."""
    deciders = GAME.to_decide(battle.state)
    if deciders in (CHANCE, NOBODY):
        return "chance" if deciders == CHANCE else "nobody"
    return " ".join([SIDES[seat] for seat in seats_in(deciders)])


def stage(battle: Battle) -> str:
    """What is pending on top: "turn", "ordering", "marching", "fighting", "roll", "retreat", "ground"..."""
    return battle.state.trunk[-1].name


def dice(battle: Battle) -> int:
    """How many dice are about to be thrown."""
    return len(next(iter(possible(battle.state))))


def tally(battle: Battle, unit: str, target: str, is_overrun: bool = False) -> str:
    """The dice of an attack with what they are made of: "2: +3 base [ATK-11], -1 forest [TER-FOREST-3]"."""
    state = battle.state
    a, b = _names(battle).index(unit), _names(battle).index(target)
    bonus = bonus_for(state, state.unit_on[a], state.scenario.field.distance(a, b), is_overrun)
    sums = tally_of(state, state.unit_on[a], state.unit_on[b], bonus)
    assert sums.total() == dice_of(state, state.unit_on[a], state.unit_on[b], bonus)
    lines = [f"{amount:+} {reason} [{rule}]" for amount, reason, rule in sums.facts()]
    return f"{sums.total()}: {', '.join(lines)}"


def is_ordered(battle: Battle, at: str) -> bool:
    """Whether the unit on a hex has been ordered this turn."""
    return bool(battle.state.status[battle.state.unit_on[_names(battle).index(at)]] & 1)


def sections(at: str, side: str) -> str:
    """The sections of a hex as a side names them."""
    field = battle("K5 I, L5 i").state.scenario.field
    mask = field.sections[SIDES.index(side)][field.names.index(at)]
    return " ".join([name for place, name in enumerate(SECTIONS) if mask >> place & 1])


def score(battle: Battle) -> tuple[int, int]:
    """The medals of Axis and Allies, objectives included."""
    return int(medals(battle.state, 0)), int(medals(battle.state, 1))


def won(battle: Battle) -> str:
    """Who has won, why, and by which rule; nothing while the game goes on."""
    outcome = battle.state.outcome
    if outcome is None:
        return ""
    return " ".join([*[SIDES[seat] for seat in seats_in(outcome.winners)], outcome.reason, outcome.rule])


def lost_units(battle: Battle) -> int:
    """How many units are off the board."""
    return battle.state.at.count(OFF_BOARD)


def seen(battle: Battle, seat: int) -> dict[str, object]:
    """What a seat may know; -1 for somebody who watches."""
    return GAME.view(battle.state, seat).facts()
