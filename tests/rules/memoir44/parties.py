"""Positions and play for games with more seats than two, in the language of `battle.py`.

Seats are told by their names, "allies-left"; hands by the seat that holds them, "axis-shared" for the open
card of an alliance and the name of a side for the common hand of a team.
"""

from __future__ import annotations

from collections.abc import Mapping

from bocage.catalogue import MEMOIR44
from bocage.kernel.choice import Choice
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import CHANCE, seats_in
from bocage.memoir44.cards.deck import CARD_KINDS, CARD_NAMES
from bocage.memoir44.command.alliance import Alliance
from bocage.memoir44.command.choosing import command_for
from bocage.memoir44.command.teams import Teams
from bocage.memoir44.dice import FACES
from bocage.memoir44.editions import Edition
from bocage.memoir44.game import Memoir44
from bocage.memoir44.kinds import SIDES
from bocage.memoir44.model import Hand, Position, set_up
from bocage.memoir44.scenarios.build import scenario_of
from bocage.memoir44.turn import Game, play_of
from bocage.memoir44.variants import variant_of
from bocage.memoir44.view import BattleView
from bocage.memoir44.young import make_young

from tests.rules.memoir44 import battle as small


class Party:
    """A game with its seats, a position of it, and what happened in the last play."""

    def __init__(self, game: Memoir44, state: Position, told: list[Event]) -> None:
        self.game = game
        self.state = state
        self.told = told

    def seat(self, name: str) -> int:
        """The number of a seat."""
        return self.game.seats.index(name)


def rulings_of(edition: str, **variant: object) -> dict[str, object]:
    """The decisions of a game with a variant."""
    return {**MEMOIR44.rulings(edition), "variant": variant}


def begun(scenario: str, edition: str = "revised", cards: str = "", **variant: object) -> Party:
    """Begin a battle of the book; the cards are dealt as told, then as the first that can be."""
    rulings = rulings_of(edition, **variant)
    game = MEMOIR44.game_for(rulings)
    assert isinstance(game, Memoir44)
    return answered(Party(game, game.start(MEMOIR44.scenario(scenario), rulings), []), cards=cards)


def party(
    picture: str,
    edition: str = "revised",
    variant: Mapping[str, object] | None = None,
    turn: int = 1,
    first: str = "allies",
    hands: dict[str, str] | None = None,
    deck: str = "20*probe-center",
    discard: str = "ambush",
    last: str = "",
    **facts: object,
) -> Party:
    """Set up a position in a turn counted from the first; `last` is what the enemy has played before it."""
    rulings = rulings_of(edition, **(variant or {}))
    game = MEMOIR44.game_for(rulings)
    assert isinstance(game, Memoir44)
    scenario = scenario_of(small.scenario_facts(picture, **facts))
    scenario.command = command_for(variant_of(rulings), scenario.field, edition)
    if variant_of(rulings).young:
        make_young(scenario, variant_of(rulings), edition)
    state = set_up(scenario, Edition(MEMOIR44.rulings(edition)), small.counted(deck))
    state.pile.discard = small.counted(discard)
    state.pile.discard_count = sum(state.pile.discard)
    small.strengthen(state, scenario, small.cells_of(picture))
    now = Party(game, state, [])
    for name, words in (hands or {}).items():
        put(now, name, words)
    state.turn = turn - 1
    state.side = (SIDES.index(first) + turn - 1) % len(SIDES)
    if last:
        enemy = 1 - state.side
        state.last_plays = state.last_plays[:]
        state.last_plays[enemy] = [play_of(state, hand_number(now, SIDES[enemy]), CARD_NAMES.index(last))]
    state.push(Game())
    game.settle(state, None)
    return now


def put(now: Party, name: str, words: str) -> None:
    """Put cards into a hand."""
    number, cards = hand_number(now, name), small.counted(words)
    is_open = now.state.scenario.command.open_hands >> number & 1
    now.state.hands[number] = Hand(cards, cards[:] if is_open else [0] * CARD_KINDS, sum(cards))


def hand_number(now: Party, name: str) -> int:
    """Find the hand that a name stands for."""
    command = now.state.scenario.command
    side = SIDES.index(name.split("-")[0])
    if isinstance(command, Alliance):
        if name.endswith("-shared"):
            return command.shared[side]
        if name in SIDES:
            return command.members[side][0]
        return command.members[side][("left", "right").index(name.split("-")[1])]
    if isinstance(command, Teams):
        return command.chiefs[side]
    return side


def hand(now: Party, name: str) -> str:
    """The cards in a hand."""
    return small.named(now.state.hands[hand_number(now, name)].cards)


def count(now: Party, name: str) -> int:
    """How many cards are in a hand."""
    return int(now.state.hands[hand_number(now, name)].count)


def answered(now: Party, dice: str = "", cards: str = "") -> Party:
    """Let chance answer as scripted; where nothing is scripted, with the first that can be."""
    throws, drawn = dice.split(), [CARD_NAMES[kind] for kind in small.unfold(cards)]
    told = now.told[:]
    state = now.state
    while now.game.to_decide(state) == CHANCE:
        outcomes = small.possible(state)
        script = drawn if state.trunk[-1].name == "draw" else throws
        word = script.pop(0) if script else next(iter(outcomes))
        if word not in outcomes:
            word = "".join(sorted(word, key=FACES.index))
        step = now.game.befallen(state, outcomes[word])
        state, told = step.state, told + step.events
    assert throws + drawn == [], "nobody asked for them"
    return Party(now.game, state, told)


def act(now: Party, seat: str, *choices: str, dice: str = "", cards: str = "") -> Party:
    """Let a seat make choices one by one; what is scripted for chance follows the last."""
    now = Party(now.game, now.state, [])
    assert choices
    for number, text in enumerate(choices):
        packed = now.game.read(now.state, now.seat(seat), small.full(text))
        assert isinstance(packed, int), f"{text}: {packed!r}"
        step = now.game.apply(now.state, now.seat(seat), packed)
        now = Party(now.game, step.state, now.told + step.events)
        is_last = number == len(choices) - 1
        now = answered(now, dice if is_last else "", cards if is_last else "")
    return now


def spelled(choice: Choice) -> str:
    """A choice in short."""
    return " ".join([choice.verb, *choice.args.values()])


def offers(now: Party, seat: str, *verbs: str) -> list[str]:
    """All that is on offer to a seat, or only the choices with these verbs."""
    choices = [now.game.spell(now.state, each) for each in now.game.choices(now.state, now.seat(seat))]
    return [spelled(each) for each in choices if not verbs or each.verb in verbs]


def refused(now: Party, seat: str, text: str) -> str:
    """Why a choice is not allowed: "key [RULE]"."""
    said = now.game.read(now.state, now.seat(seat), small.full(text))
    assert isinstance(said, Refusal), f"{text} is allowed"
    return f"{said.key} [{said.rule}]"


def asked(now: Party) -> str:
    """The seats that decide now."""
    return " ".join([now.game.seats[seat] for seat in seats_in(now.game.to_decide(now.state))])


def seen(now: Party, seat: int) -> BattleView:
    """What a seat sees; -1 only watches."""
    view = now.game.view(now.state, seat)
    assert isinstance(view, BattleView)
    return view


def heard(now: Party, seat: int, name: str) -> list[dict[str, object]]:
    """What a seat is told in events of a name."""
    told = [event.as_seen_by(seat) for event in now.told if event.name == name]
    return [dict(facts) for facts in told if facts is not None]


def finished(now: Party, seat: str) -> Party:
    """Let a seat end one step after the other, and keep all that happens meanwhile."""
    told = list[Event]()
    while any(each.startswith("end-") for each in offers(now, seat)):
        now = act(now, seat, next(each for each in offers(now, seat) if each.startswith("end-")))
        told += now.told
    return Party(now.game, now.state, told)


def passed(now: Party) -> Party:
    """Play the turn out with as little as can be: the first card, no orders."""
    turn = now.state.turn
    while now.state.turn == turn and now.state.outcome is None:
        seat = now.game.seats[seats_in(now.game.to_decide(now.state))[0]]
        choices = offers(now, seat)
        ending = [each for each in choices if each.startswith(("end-", "defer", "no-ambush"))]
        now = act(now, seat, (ending or choices)[0])
    return now
