"""The same language for Overlord: two boards side by side, a commander and three generals on each side.

Pictures are those of `battle`, on a board of 26 by 9 hexes, A9 top left, Z1 bottom right; in every second
row small letters, of which m2, m4, m6 and m8 lie where the boards meet. Seen from the bottom the section
lines are the hexes d, i, m, q and v: A to D are left-1, E to I left-2, J to M center-1, and so on to right-2.

Seats are named as the game names them, "allies-left", "axis-commander", and "left" alone is a general of the
side whose turn it is. Cards lie in the hands of commanders; a turn is told by what everybody gets:

    now = field("B3 I, B7 i", allies="2*probe-left barrage")
    now = sent(now, left="probe-left left-1")      hand out and play; what is not told is left out
    now = until(now, "marching")                   let everybody be done with what comes before
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from bocage.grid.hexes import columns, name_of, staggered
from bocage.grid.picture import draw as draw_map
from bocage.kernel.choice import Choice, parse
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import CHANCE, Together, seats_in
from bocage.memoir44.cards.deck import CARD_KINDS, CARD_NAMES
from bocage.memoir44.command.chain import commander_of, post_of
from bocage.memoir44.command.choosing import command_for, seats_for
from bocage.memoir44.command.seating import EIGHT, ROLES
from bocage.memoir44.dice import FACES
from bocage.memoir44.editions import EDITIONS, Edition
from bocage.memoir44.game import Memoir44
from bocage.memoir44.kinds import NO_UNIT, SIDES
from bocage.memoir44.medals import count, medals
from bocage.memoir44.model import ORDERED, Position, set_up
from bocage.memoir44.played import Play
from bocage.memoir44.scenarios.build import scenario_of
from bocage.memoir44.turn import Game
from bocage.memoir44.variants import Variant

from tests.rules.memoir44.battle import (
    EMPTY,
    OUT_OF_REACH,
    cells_of,
    counted,
    glyphs_on,
    hand_of,
    in_words,
    named,
    pile_of,
    strengthen,
    unfold,
    written,
)

LINES: Final = [7, 17, 25, 33, 43]
FLANKS: Final = [2, 2, 2]
CHIP: Final = 8
TAKEN_UP: Final = 9
"""The hands that hold what lies under the commissar's chip, and what was taken up from there."""
PASSES: Final = ("end-hand-out", "end-orders", "stand-by", "end-moves", "end-battles", "no-ambush", "stay")
"""How to be done with a step."""


class Field:
    """A position of a game with its seats, and what happened in the last play."""

    def __init__(self, game: Memoir44, state: Position, told: list[str]) -> None:
        self.game = game
        self.state = state
        self.told = told


def places(boards: int = 2) -> dict[str, tuple[int, int]]:
    """The hexes of so many boards side by side, from the top left."""
    rows = staggered(13 * boards, 9)
    return {name_of(x, len(rows) - y): (x, y) for y, row in enumerate(rows) for x in columns(row)}


# ------------------------------------------------------------------------------------------ positions


def field(
    picture: str,
    turn: str = "allies",
    seating: str = EIGHT,
    allies: str = "2*direct-from-hq",
    axis: str = "",
    chip: str = "",
    deck: str = "60*general-advance",
    discard: str = "",
    last: Iterable[str] = (),
    limit: int = 8,
    won: tuple[int, int] = (0, 0),
    needs: tuple[int, int] = (OUT_OF_REACH, OUT_OF_REACH),
    edition: str = "revised",
    talk: str = "rules",
    boards: int = 2,
    **facts: object,
) -> Field:
    """Set up a position in which the commander of a side is about to hand out cards.

    `last` are the cards that the enemy played before, "left probe-left left-2" or "commander barrage".
    `chip` is what was placed under the commissar's chip the turn before. `limit` is the number of cards a
    hand may have; `facts` are further facts of the scenario.
    """
    scenario = scenario_of(field_facts(picture, needs, limit, boards, **facts))
    variant = Variant({"seating": seating, "talk": talk})
    scenario.command = command_for(variant, scenario.field, edition, int(scenario.terms.commissar))
    scenario.free_talk = variant.free_talk
    state = set_up(scenario, Edition(EDITIONS[edition]), counted(deck))
    strengthen(state, scenario, cells_of(picture))
    for side, words in enumerate((axis, allies)):
        state.hands[commander_of(side)] = hand_of(words)
    if chip:
        state.hands[CHIP] = hand_of(chip)
    state.pile = pile_of(deck, discard)
    scenario.deck = [
        pile + out + sum([hand.cards[kind] for hand in state.hands])
        for kind, (pile, out) in enumerate(zip(state.pile.deck, state.pile.discard, strict=True))
    ]
    state.won = list(won)
    count(state, None)
    state.side = SIDES.index(turn)
    plays = [play_told(state, 1 - state.side, words) for words in last]
    state.last_plays = [plays if side != state.side else [] for side in range(len(SIDES))]
    state.push(Game())
    game = Memoir44(seats_for(variant))
    game.settle(state, None)
    return Field(game, state, [])


def field_facts(
    picture: str,
    needs: tuple[int, int] = (OUT_OF_REACH, OUT_OF_REACH),
    limit: int = 8,
    boards: int = 2,
    **told: object,
) -> dict[str, object]:
    """A scenario of several boards with the hexes of a picture."""
    cells, hexes = cells_of(picture), places(boards)
    unknown = [name for name in cells if name not in hexes]
    assert not unknown, f"the board has no {unknown}"
    glyphs = {at: cells[name].glyphs if name in cells else EMPTY for name, at in hexes.items()}
    sides = {side: {"cards": limit, "medals": needs[number]} for number, side in enumerate(SIDES)}
    facts = {key.replace("_", "-"): value for key, value in told.items()}
    return {
        "name": "A wide field",
        "first": "allies",
        "map": draw_map(glyphs, 3),
        "sections": LINES,
        "flanks": FLANKS,
        **sides,
        **facts,
    }


def play_told(state: Position, side: int, words: str) -> Play:
    """A play of a side as a test tells it: by whom, which card, and in which section if in one."""
    role, card, *section = words.split()
    names = state.scenario.field.section_names
    bits = sum([1 << names.index(name) for name in section])
    kind = CARD_NAMES.index(card)
    return Play(side, kind, kind, bits, False, post_of(side, ROLES.index(role)))


def show(now: Field) -> str:
    """The picture of a position."""
    names = now.state.scenario.field.names
    return _written_wide({name: glyphs_on(now.state, at) for at, name in enumerate(names)})


def _written_wide(texts: dict[str, str]) -> str:
    return written({name: texts[name] for name in places() if name in texts})


# ------------------------------------------------------------------------------------------ play


def seat_of(now: Field, who: str) -> int:
    """The number of a seat: by its name, or by a role of the side whose turn it is."""
    seats = list(now.game.seats)
    if who in seats:
        return seats.index(who)
    side = int(now.state.side)
    if who.partition("-")[0] in SIDES:
        name, _, who = who.partition("-")
        side = SIDES.index(name)
    return seats_in(now.state.scenario.command.seats_of[post_of(side, ROLES.index(who))])[0]


def full(now: Field, text: str) -> Choice:
    """Read a choice; words without a name are its arguments in order."""
    verb, *words = text.split()
    known = [each for each in now.game.vocabulary.verbs if each.name == verb]
    names = [name for name, _ in known[0].params] if known else []
    choice = parse(" ".join([verb, *[f"{n}={w}" for n, w in zip(names, words, strict=True)]]))
    assert isinstance(choice, Choice), repr(choice)
    return choice


def play(now: Field, who: str, *choices: str, dice: str = "", cards: str = "") -> Field:
    """Let a seat make choices one by one, and chance answer as scripted for as long as the script goes."""
    script = Script(dice, cards)
    now = script.answer(Field(now.game, now.state, []))
    for text in choices:
        seat = seat_of(now, who)
        packed = now.game.read(now.state, seat, full(now, text))
        assert isinstance(packed, int), f"{who}: {text}: {packed!r}"
        step = now.game.apply(now.state, seat, packed)
        told_so_far = now.told + [tell(now, event) for event in step.events]
        now = script.answer(Field(now.game, step.state, told_so_far))
    assert not script.left(), f"nobody asked for {script.left()}"
    return now


def deal(now: Field, dice: str = "", cards: str = "") -> Field:
    """Let chance answer while it is asked."""
    return play(now, "commander", dice=dice, cards=cards)


class Script:
    """What the dice show and which cards are drawn, in order."""

    def __init__(self, dice: str, cards: str) -> None:
        throws = ["".join(sorted(throw, key=FACES.index)) for throw in dice.split()]
        self.dice = throws
        self.cards = [CARD_NAMES[kind] for kind in unfold(cards)]

    def left(self) -> list[str]:
        """What was scripted and not needed."""
        return [*self.dice, *self.cards]

    def answer(self, now: Field) -> Field:
        """Answer until chance is not asked, or there is nothing left to answer with."""
        while now.game.to_decide(now.state) & CHANCE and self._words(now.state):
            word = self._words(now.state).pop(0)
            outcomes = possible(now)
            assert word in outcomes, f"{word} cannot come up, only {list(outcomes)}"
            step = now.game.befallen(now.state, outcomes[word])
            now = Field(now.game, step.state, now.told + [tell(now, event) for event in step.events])
        return now

    def _words(self, state: Position) -> list[str]:
        return self.cards if state.trunk[-1].name == "draw" else self.dice


def possible(now: Field) -> dict[str, int]:
    """The outcomes of a chance step by their names."""
    names = now.state.trunk[-1].spell_outcome
    return {names(now.state, at): at for at, weight in enumerate(now.game.weights(now.state)) if weight}


def tell(now: Field, event: Event) -> str:
    """An event in words; what only its owners may know in brackets, `!` if it reveals something hidden."""
    words = [event.name, *in_words(event.facts)]
    if event.secrets is not None:
        owners = ",".join([now.game.seats[seat] for seat in seats_in(event.owners)])
        words.append(f"({owners}: {' '.join(in_words(event.secrets))})")
    return " ".join([*words, "!"] if event.reveals else words)


def told(now: Field, *names: str) -> list[str]:
    """What happened in the last play, or only the events of these names."""
    return [event for event in now.told if not names or event.split()[0] in names]


def handed(now: Field, **given: str) -> Field:
    """Give each general some cards, and be done with handing out."""
    for role, cards in given.items():
        for card in cards.split():
            now = play(now, "commander", f"give {card} {role}")
    return play(now, "commander", "end-hand-out")


def sent(now: Field, **given: str) -> Field:
    """Give generals their cards, and let them play these: "probe-left left-1, attack-left left-2".

    Where one seat plays several cards, it orders as many units as it can before the next.
    """
    lots = {role: [words.split() for words in told.split(",")] for role, told in given.items()}
    now = handed(now, **{role: " ".join([words[0] for words in cards]) for role, cards in lots.items()})
    for role, cards in lots.items():
        for card, *section in cards:
            verb = f"deploy {card} {section[0]}" if section else f"lead {card} {role}"
            while verb not in offers(now, role) and offers(now, role, "order"):
                now = play(now, role, offers(now, role, "order")[0])
            now = play(now, role, verb)
    return now


def ordered(now: Field, who: str, *hexes: str) -> Field:
    """Let a general order units, and be done if he can order more."""
    for name in hexes:
        now = play(now, who, f"order {name}")
    return play(now, who, "end-orders") if "end-orders" in offers(now, who) else now


def all_ordered(now: Field) -> Field:
    """Let every general who is ordering units order as many as he can."""
    while True:
        seats = [name for name in asked(now) if name != "chance" and offers(now, name, "order")]
        if not seats:
            return now
        now = play(now, seats[0], offers(now, seats[0], "order")[0])


def until(now: Field, stage: str) -> Field:
    """Let everybody be done with what comes before a step; "draw" is the end of the turn."""
    for _ in range(60):
        if stage in stages(now).values() or now.state.trunk[-1].name == stage:
            return now
        seats = seats_in(now.game.to_decide(now.state))
        assert seats, f"{stage} does not come, but {now.state.trunk[-1].name}"
        who = now.game.seats[seats[0]]
        done = [each for each in PASSES if each in offers(now, who)]
        assert done, f"{who} cannot be done: {offers(now, who)}"
        now = play(now, who, done[0])
    raise AssertionError(f"{stage} does not come")


# ------------------------------------------------------------------------------------------ questions


def stages(now: Field) -> dict[str, str]:
    """What every seat that is asked is asked for."""
    top, asked = now.state.trunk[-1], seats_in(now.game.to_decide(now.state))
    return {now.game.seats[seat]: top.asker(now.state, seat).name for seat in asked}


def asked(now: Field) -> list[str]:
    """Who decides now."""
    found = [now.game.seats[seat] for seat in seats_in(now.game.to_decide(now.state))]
    return [*found, "chance"] if now.game.to_decide(now.state) & CHANCE else found


def offers(now: Field, who: str, *verbs: str) -> list[str]:
    """All that is on offer to a seat, or only the choices with these verbs."""
    choices = [now.game.spell(now.state, code) for code in now.game.choices(now.state, seat_of(now, who))]
    return [" ".join([each.verb, *each.args.values()]) for each in choices if not verbs or each.verb in verbs]


def refused(now: Field, who: str, text: str) -> str:
    """Why a choice is not allowed: "key [RULE]"; the facts are left out."""
    said = now.game.read(now.state, seat_of(now, who), full(now, text))
    assert isinstance(said, Refusal), f"{who}: {text} is allowed"
    return f"{said.key} [{said.rule}]"


def ways(now: Field, who: str, unit: str) -> set[str]:
    """The hexes to which a general's unit may move."""
    begin = f"move {unit} "
    return {each.removeprefix(begin) for each in offers(now, who, "move") if each.startswith(begin)}


def is_ordered(now: Field, at: str) -> bool:
    """Whether the unit on a hex has been ordered this turn."""
    return bool(now.state.status[unit_on(now, at)] & ORDERED)


def unit_on(now: Field, at: str) -> int:
    """The unit on a hex."""
    unit = now.state.unit_on[now.state.scenario.field.names.index(at)]
    assert unit != NO_UNIT, f"nobody is on {at}"
    return unit


def orders_of(now: Field) -> set[str]:
    """The hexes of all ordered units."""
    names, state = now.state.scenario.field.names, now.state
    units = state.scenario.units_of[state.side]
    return {
        names[state.at[unit]] for unit in units if state.status[unit] & ORDERED and state.is_on_board(unit)
    }


def hand(now: Field, side: str, role: str = "commander") -> str:
    """The cards in a hand."""
    return named(now.state.hands[post_of(SIDES.index(side), ROLES.index(role))].cards)


def under_chip(now: Field) -> str:
    """The cards under the commissar's chip."""
    return named(now.state.hands[CHIP].cards)


def taken_up(now: Field) -> str:
    """The cards taken up from under the chip and not handed out yet."""
    return named(now.state.hands[TAKEN_UP].cards)


def discard(now: Field) -> str:
    """The cards in the discard pile."""
    return named(now.state.pile.discard)


def table(now: Field) -> list[str]:
    """The cards on the table: by whom, what, and where."""
    return [_told(now, each) for each in now.state.plays if each.card >= 0]


def _told(now: Field, each: Play) -> str:
    names = now.state.scenario.field.section_names
    lies = [name for place, name in enumerate(names) if each.section >> place & 1]
    acts = [] if each.acts_as == each.card else ["as", CARD_NAMES[each.acts_as]]
    return " ".join([ROLES[each.post % len(ROLES)], CARD_NAMES[each.card], *acts, *lies])


def sections(now: Field, at: str, side: str) -> str:
    """The sections of a hex as a side names them."""
    names = now.state.scenario.field.section_names
    mask = now.state.scenario.field.sections[SIDES.index(side)][now.state.scenario.field.names.index(at)]
    return " ".join([name for place, name in enumerate(names) if mask >> place & 1])


def score(now: Field) -> tuple[int, int]:
    """The medals of Axis and Allies."""
    return int(medals(now.state, 0)), int(medals(now.state, 1))


def dice(now: Field) -> int:
    """How many dice are about to be thrown."""
    return len(next(iter(possible(now))))


def seen(now: Field, who: str) -> dict[str, Any]:
    """What a seat may know; "" for somebody who watches."""
    return now.game.view(now.state, seat_of(now, who) if who else -1).facts()


def hand_seen(now: Field, who: str, side: str, role: str = "commander") -> tuple[int, str]:
    """How many cards of a hand a seat counts, and those it sees."""
    facts = seen(now, who)["hands"][post_of(SIDES.index(side), ROLES.index(role))]
    return facts["count"], named(facts["cards"] or [0] * CARD_KINDS)


def silence(now: Field, who: str, listener: str) -> str:
    """Why one seat may not talk to another; nothing where it may."""
    said = now.game.silence(now.state, seat_of(now, who), seat_of(now, listener))
    return f"{said.key} [{said.rule}]" if said else ""


def lanes(now: Field) -> int:
    """How many seats have something to do side by side."""
    top = now.state.trunk[-1]
    return sum([bool(stack) for stack in top.stacks]) if isinstance(top, Together) else 1
