"""What there is to say: events, choices, refusals and endings, collected from games, tables and records."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from bocage.catalogue import UNDAUNTED
from bocage.kernel.chance import Dealer, Seeded
from bocage.kernel.choice import Choice, code, parse, verb_of
from bocage.kernel.committed import Committed, commitment
from bocage.kernel.event import Event, Fact
from bocage.kernel.game import Game
from bocage.kernel.record import Facts, Record, load
from bocage.kernel.refusal import Refusal, Refused
from bocage.kernel.replay import prover_for, replay
from bocage.kernel.state import CHANCE, OBSERVER
from bocage.kernel.table import Table, header_for
from bocage.kernel.talk import Talk
from bocage.kernel.view import View
from bocage.undaunted.actions.picking import Pick
from bocage.undaunted.cards import CARDS
from bocage.undaunted.counters import HOLDERS
from bocage.undaunted.game import Undaunted
from bocage.undaunted.kinds import CONTROLLED, FOG, KINDS, NO_TILE, UNMARKED, US
from bocage.undaunted.model import Position
from bocage.undaunted.turn import Turn
from bocage.undaunted.verbs import CONTROL, END_TURN, HUNKER, TAKE
from bocage.undaunted.victory import judge

GAME = UNDAUNTED.game
VERBS = GAME.vocabulary.verbs
SEATS = (OBSERVER, 0, 1)
DECISIONS = 1500
QUESTIONS = 12


@dataclass
class Material:
    """Everything collected, each thing once."""

    told: dict[str, dict[str, Fact]] = field(default_factory=dict)
    choices: dict[str, tuple[Choice, View | None]] = field(default_factory=dict)
    refusals: dict[str, Refusal] = field(default_factory=dict)
    troubles: list[Refused] = field(default_factory=list)
    outcomes: list[dict[str, object]] = field(default_factory=list)

    def hear(self, events: list[Event]) -> None:
        """Keep events as every seat, and whoever watches, is told of them."""
        for event in events:
            for seat in SEATS:
                told = event.as_seen_by(seat)
                if told is not None:
                    self.told[repr(told)] = dict(told)

    def refuse(self, refusal: Refusal | int | None) -> None:
        """Keep a refusal, if it is one."""
        if isinstance(refusal, Refusal):
            self.refusals[repr(refusal)] = refusal

    def trouble(self, try_it: Callable[[], object]) -> None:
        """Keep the refusal that something must run into."""
        try:
            try_it()
        except Refused as error:
            self.troubles.append(error)
            self.refuse(error.refusal)
            if isinstance(error.__cause__, Refused):
                self.refuse(error.__cause__.refusal)
        else:
            raise AssertionError("this should have been refused")

    def end(self, facts: dict[str, object]) -> None:
        """Keep an ending."""
        self.outcomes.append(facts)


def collect() -> Material:
    """Collect it all."""
    material = Material()
    for number, scenario in enumerate(UNDAUNTED.scenarios):
        play(material, scenario, Seeded(number))
    by_hand(material)
    at_table(material)
    in_records(material)
    return material


# ------------------------------------------------------------ random games


def fresh(scenario: str) -> Position:
    """Set up a scenario."""
    state = GAME.start(UNDAUNTED.scenario(scenario), GAME.rulings())
    assert isinstance(state, Position)
    return state


def play(material: Material, scenario: str, dealer: Seeded) -> None:
    """Play at random and ask many questions on the way."""
    state = fresh(scenario)
    events: list[Event] = []
    for count in range(DECISIONS):
        while GAME.to_decide(state) & CHANCE:
            GAME.fall(state, dealer.pick(GAME.weights(state), 0), events)
        seats = GAME.seats_to_decide(state)
        if not seats:
            break
        if count % 4 == 0:
            ask(material, state, dealer)
        GAME.step(state, seats[0], one_offered(state, seats[0], dealer), events)
    material.hear(events)
    if state.outcome is not None:
        material.end(state.outcome.facts())


def ask(material: Material, state: Position, dealer: Seeded) -> None:
    """Look at what is on offer, and ask for what may not be."""
    for seat in (0, 1):
        for _ in range(QUESTIONS):
            material.refuse(GAME.refusal(state, seat, any_choice(state, seat, dealer)))
    for seat in GAME.seats_to_decide(state):
        if isinstance(state.trunk[-1], Pick):
            for card in range(len(KINDS)):
                material.refuse(GAME.refusal(state, seat, code(TAKE, card)))
        view = GAME.view(state, seat)
        pending = str(state.pending_facts()[-1:])
        for offer in view.offers[dealer.below(5) :: 5]:
            choice = GAME.spell(state, offer)
            material.choices[f"{choice} {pending} {choice.args.get('to')}"] = (choice, view)
            material.choices[repr(choice)] = (choice, None)


def any_choice(state: Position, seat: int, dealer: Seeded) -> int:
    """Make up a choice of sound parts, as a rule about a card in hand and one of its actions."""
    hand = [kind for kind, copies in enumerate(state.cards[seat].hand) if copies and kind != FOG]
    number = dealer.below(len(VERBS))
    first = -1
    if hand and dealer.below(4):
        first = hand[dealer.below(len(hand))]
        number = CARDS[first].actions[dealer.below(len(CARDS[first].actions))].verb
    parts = [dealer.below(len(domain.names(state))) for _, domain in VERBS[number].params]
    return int(code(number, *([first, *parts[1:]] if first >= 0 else parts)))


def one_offered(state: Position, seat: int, dealer: Seeded) -> int:
    """Choose among what is on offer; hardly ever hunker down, or the cards run out."""
    offered = GAME.choices(state, seat)
    active = [choice for choice in offered if verb_of(choice) not in (HUNKER, END_TURN)]
    choices = active if active and dealer.below(20) else offered
    return choices[dealer.below(len(choices))]


# ------------------------------------------------------------ what chance hardly brings

RIFLEMAN = HOLDERS[0]


def by_hand(material: Material) -> None:
    """Set up what hardly happens at random."""
    state = american_turn("critical-intelligence")
    tile = state.scenario.radio
    state.armies[US].place[RIFLEMAN] = tile
    state.armies[US].marks[tile] = UNMARKED
    material.refuse(GAME.refusal(state, US, code(CONTROL, RIFLEMAN)))
    state.armies[US].marks[tile] = CONTROLLED
    material.hear(GAME.apply(state, US, code(CONTROL, RIFLEMAN)).events)
    material.refuse(GAME.not_offered(state, US))
    material.refuse(Game.not_offered(GAME, state, US))
    material.refuse(GAME.refusal(state, US, code(CONTROL, 99)))
    material.refuse(GAME.not_asked(state, 7))
    material.refuse(GAME.not_asked(fresh("la-raye"), US))
    material.hear(empty_handed(material))
    material.end(pinned_once(material, beyond_hope=False))
    material.end(pinned_once(material, beyond_hope=True))
    for is_even in (False, True):
        material.end(pinned_twice(material, is_even))


def american_turn(scenario: str) -> Position:
    """Play on until the Americans have the turn and hold a Rifleman."""
    state, dealer = fresh(scenario), Seeded(1)
    for _ in range(10_000):
        if GAME.to_decide(state) & CHANCE:
            GAME.fall(state, dealer.pick(GAME.weights(state), 0), None)
        elif isinstance(state.trunk[-1], Turn) and state.acting == US and state.cards[US].hand[RIFLEMAN]:
            return state
        else:
            seat = GAME.seats_to_decide(state)[0]
            GAME.step(state, seat, GAME.choices(state, seat)[-1], None)
    raise AssertionError("the Americans never hold a Rifleman")


def pinned_once(material: Material, beyond_hope: bool) -> dict[str, object]:
    """Take all Riflemen from a side that is to be pinned: their cards, or their counters."""
    state = fresh("montmartin-en-graignes")
    for unit in HOLDERS:
        if beyond_hope:
            state.cards[US].deck[unit] = state.cards[US].supply[unit] = 0
        else:
            state.armies[US].place[unit] = NO_TILE
    events: list[Event] = []
    judge(state, events)
    material.hear(events)
    assert state.outcome is not None
    return state.outcome.facts()


def empty_handed(material: Material) -> list[Event]:
    """Let the Germans bid against a side that has nothing left."""
    state = fresh("la-raye")
    events: list[Event] = []
    state.cards[US].deck = [0] * len(KINDS)
    state.cards[US].deck_count = 0
    GAME.settle(state, events)
    while GAME.to_decide(state) & CHANCE:
        GAME.fall(state, GAME.weights(state).index(1), events)
    material.refuse(GAME.not_asked(state, US))
    GAME.step(state, 1, GAME.choices(state, 1)[0], events)
    return events


def pinned_twice(material: Material, is_even: bool) -> dict[str, object]:
    """Take all Riflemen off the map, with equal points or not."""
    state = fresh("la-raye")
    for army in state.armies:
        for unit in HOLDERS:
            army.place[unit] = NO_TILE
        if is_even:
            army.marks = [UNMARKED] * len(army.marks)
    events: list[Event] = []
    judge(state, events)
    material.hear(events)
    assert state.outcome is not None
    return state.outcome.facts()


# ------------------------------------------------------------ at the table

SECRET = "a secret"  # noqa: S105  of dice that nobody plays for


def new_table(dealer: Facts | None = None) -> Table[Position]:
    """Open a table and let the first cards be drawn."""
    kind: Facts = {"kind": "committed", "commitment": commitment(SECRET), "game": "1", "nonces": []}
    header = header_for(GAME, UNDAUNTED.scenario("la-raye"), dealer or kind, ["one", "two"])
    table = Table(GAME, header, Committed(SECRET, "1", []))
    table.deal()
    return table


def at_table(material: Material) -> None:
    """Do all that can be done at a table, and some that cannot."""
    table = new_table()
    for text in ("", "bid card", "bd card=RA", "bid tile=2A card=RA", "done now=1", "bid", "bid card=RX"):
        ask_in_text(material, table, text)
    material.refuse(Talk(table).say(0, [], "Hello?"))
    material.refuse(Talk(table).say(0, [1], ""))
    material.refuse(table.submit(7, Choice("done")))
    material.refuse(table.submit(0, Choice("done"), 99))
    material.refuse(table.take_back(0))
    bid(table, 0)
    ask_in_text(material, table, "bid card=RA")
    material.refuse(table.take_back(0))
    table.offer_draw(1)
    material.refuse(table.offer_draw(1))
    material.refuse(table.reveal(SECRET))
    table.hand_over(1, "Anna \x1b[2J")
    bid(table, 0)
    bid(table, 1)
    for text in ("move card=RA to=2Z", "command card=PS count=x", "guide card=PG unit=RX to=2B"):
        ask_in_text(material, table, text)
    first = 0 if table.offer(0).choices else 1
    table.submit(first, Choice("end-turn"))
    table.submit(1 - first, next(each for each in table.offer(1 - first).choices if each.verb == "hunker"))
    material.refuse(table.take_back(first))
    table.offer_draw(0)
    table.offer_draw(1)
    material.refuse(table.submit(0, Choice("done")))
    table.reveal(SECRET)
    material.refuse(table.reveal(SECRET))
    leave(material, table)
    in_advance(material)
    for reason in ("resigned", "timed-out", "abandoned"):
        table = new_table()
        table.abandon() if reason == "abandoned" else table.resign(1, reason)
        leave(material, table)


class Windowed(Undaunted):
    """Undaunted, if it had a reaction window."""

    def windows(self) -> list[str]:
        """Name it."""
        return ["bid"]


def in_advance(material: Material) -> None:
    """Leave an answer in advance, where that is possible."""
    material.refuse(new_table().stand(0, "bid", Choice("done")))
    table = new_table()
    table.game = Windowed()
    material.refuse(table.stand(0, "turn", Choice("done")))
    table.stand(0, "bid", Choice("done"))
    table.stand(0, "bid", None)
    table.resign(0)
    leave(material, table)


def ask_in_text(material: Material, table: Table[Position], text: str) -> None:
    """Ask for a choice as somebody types it, at both seats."""
    asked = parse(text)
    for seat in (0, 1):
        material.refuse(asked if isinstance(asked, Refusal) else table.game.read(table.state, seat, asked))


def bid(table: Table[Position], seat: int) -> None:
    """Bid the first card there is."""
    assert table.submit(seat, table.offer(seat).choices[0]) is None


def leave(material: Material, table: Table[Position]) -> None:
    """Keep what was told at a table, and how it ended."""
    for seat in SEATS:
        for told in table.events(seat):
            material.told[repr(told)] = dict(told)
    outcome = table.outcome()
    assert outcome is not None
    material.end(outcome.facts())


# ------------------------------------------------------------ in records


class Tripping(Undaunted):
    """Undaunted, if it could not read its own set-up."""

    def start(self, scenario: dict[str, object], rulings: dict[str, object]) -> Position:
        """Trip over it."""
        raise KeyError("tiles")


def in_records(material: Material) -> None:
    """Spoil a record in every way."""
    table = new_table()
    bid(table, 0)
    text = table.record.text()
    for spoilt in (text[:-1], "", "{}\n", text.replace("card", "cord", 1), text[:-2] + "\n"):
        material.trouble(partial(load, spoilt))
    header = table.record.header
    changes: list[Facts] = [
        {"bocage": 99},
        {"rules": 99},
        {"scenario": 1},
        {"scenario": {}},
        {"rulings": {"x": 1}},
        {"seats": []},
    ]
    for change in changes:
        record = chained([{**header, **change}])
        material.trouble(partial(replay_text, record.text(), table.dealer))
    material.trouble(partial(replay, Tripping(), load(text), table.dealer))
    entries: list[Facts] = [
        {"seat": 0, "choice": "bid card=RX"},
        {"chance": "RC"},
        {"act": "dance", "seat": 0},
    ]
    for entry in entries:
        record = chained([header, *table.record.entries, {"n": 10, **entry}])
        material.trouble(partial(replay_text, record.text(), table.dealer))
    record = chained([header, {**table.record.entries[0], "n": 7}])
    material.trouble(partial(replay_text, record.text(), table.dealer))
    liar = chained([header, {"act": "reveal", "secret": "another"}])
    material.trouble(partial(prover_for, liar))
    material.trouble(partial(replay_text, text, table.dealer, Committed("another", "1", [])))


def replay_text(text: str, dealer: Dealer, prover: Dealer | None = None) -> None:
    """Replay a record from its text."""
    replay(GAME, load(text), dealer, prover)


def chained(lines: list[Facts]) -> Record:
    """Make a record with a sound chain of whatever lines."""
    record = Record(lines[0])
    for line in lines[1:]:
        record.add_line(line, record.line_for(line))
    return record
