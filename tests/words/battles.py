"""What there is to say in Memoir '44: random battles with many questions in them, and rare cases by hand."""

from __future__ import annotations

from dataclasses import dataclass, field

from bocage.catalogue import MEMOIR44, AnyGame
from bocage.kernel.chance import Seeded
from bocage.kernel.choice import Choice, code, parse
from bocage.kernel.event import Event, Fact
from bocage.kernel.record import Facts
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import CHANCE, OBSERVER, seats_in
from bocage.kernel.table import GIVING_UP
from bocage.kernel.view import View
from bocage.memoir44.attack import tally_of
from bocage.memoir44.battle import ground_refusal
from bocage.memoir44.kinds import NO_UNIT, OFF_BOARD
from bocage.memoir44.model import HALTED, LEFT_HEDGEROW, Position
from bocage.memoir44.retreat import Retreat
from bocage.memoir44.special.air_drop import land
from bocage.memoir44.verbs import RETREAT
from bocage.memoir44.view import BattleView

from tests.rules.memoir44.battle import battle
from tests.rules.memoir44.battle import play as play_out
from tests.words import chains, frays, watched

GAME = MEMOIR44.game
VERBS = GAME.vocabulary.verbs
DECISIONS = 500
QUESTIONS = 14
OF_EACH = 120
"""So many choices of each kind are kept."""
RANDOM = (
    "sainte-mere-eglise",
    "omaha-beach",
    "mont-mouchet",
    "operation-luttich",
    "operation-cobra",
    "st-vith",
    "sword-beach",
    "montelimar",
)
"""Battles that between them have every card, special rule and kind of question."""

FRAYS = (
    "arnhem-bridge",
    "liberation-of-paris",
    "sainte-mere-eglise",
    "toulon",
    "pegasus-bridge",
    "arracourt",
)
"""Battles that are played with Combat cards."""

SEATINGS = ("c/l/m/r c/l/m/r", "cm/l/r cm/l/r", "clmr clmr", "cl/mr c/lmr")
"""Ways to share out the roles of Overlord."""

PARTIES: tuple[tuple[str, str, Facts], ...] = (
    ("operation-luttich", "revised", {"mode": "alliance"}),
    ("operation-luttich", "revised", {"mode": "alliance", "members": [1, 2]}),
    ("toulon", "2004", {"mode": "teams"}),
    ("montelimar", "revised", {"mode": "teams", "young": True, "tactics": 15}),
    ("berezhanovo", "revised", {}),
    ("vuzha", "revised", {"seating": "c/l/m/r c/l/m/r"}),
    ("vuzha", "revised", {"seating": "clmr clmr"}),
    ("montelimar", "revised", {"mode": "alliance"}),
)
"""Battles of teams, by edition and variant."""

EXITS = {"kind": "exit", "hexes": ["G9"], "side": "allies"}

Line = tuple[int, str, str]


@dataclass
class Battles:
    """Everything collected, each thing once."""

    told: dict[str, dict[str, Fact]] = field(default_factory=dict)
    choices: dict[str, tuple[Choice, View | None]] = field(default_factory=dict)
    refusals: dict[str, Refusal] = field(default_factory=dict)
    asked: dict[str, BattleView] = field(default_factory=dict)
    lines: dict[str, Line] = field(default_factory=dict)
    endings: list[dict[str, object]] = field(default_factory=list)

    def hear(self, events: list[Event], seats: int = 2) -> None:
        """Keep events as every seat, and whoever watches, is told of them."""
        for event in events:
            for seat in (OBSERVER, *range(seats)):
                told = event.as_seen_by(seat)
                if told is not None:
                    self.told[repr(told)] = dict(told)

    def refuse(self, refusal: Refusal | None) -> None:
        """Keep a refusal, one for each key and set of facts that are there."""
        if refusal is not None:
            kind = sorted(name for name, value in refusal.facts.items() if value)
            self.refusals[f"{refusal.key} {kind}"] = refusal

    def offered(self, state: Position, view: View, dealer: Seeded) -> None:
        """Keep what a seat is asked, and some of what it is offered."""
        assert isinstance(view, BattleView)
        assert view.asker is not None
        self.asked.setdefault(f"{view.asker.facts()}", view)
        for offer in view.offers:
            choice = GAME.spell(state, offer)
            place = dealer.below(OF_EACH)
            self.choices[f"{choice.verb} {place}"] = (choice, view)
            self.choices[f"{choice.verb} {place} unseen"] = (choice, None)


def play(battles: Battles, scenario: str, rulings: Facts, seed: int) -> None:
    """Play a battle at random and ask many questions on the way."""
    dealer = Seeded(seed)
    game = MEMOIR44.game_for(rulings)
    state = game.start(MEMOIR44.scenario(scenario), rulings)
    events: list[Event] = []
    for _ in range(DECISIONS):
        while game.to_decide(state) & CHANCE:
            game.fall(state, dealer.pick(game.weights(state), 0), events)
        deciders = game.seats_to_decide(state)
        if not deciders:
            break
        seat = deciders[dealer.below(len(deciders)) if len(deciders) > 1 else 0]
        for _ in range(QUESTIONS):
            battles.refuse(game.refusal(state, seat, any_choice(state, seat, dealer)))
        for other in [each for each in range(len(game.seats)) if each != seat]:
            battles.refuse(game.refusal(state, other, any_choice(state, other, dealer)))
            battles.refuse(game.silence(state, seat, other))
        battles.offered(state, game.view(state, seat), dealer)
        game.step(state, seat, one_offered(game, state, seat, dealer), events)
    battles.hear(events, len(game.seats))
    if state.outcome is not None:
        winner = seats_in(state.outcome.winners)[0]
        side = int(state.scenario.command.side(winner))
        battles.endings.append({**state.outcome.facts(), "winners": [side]})


def any_choice(state: Position, seat: int, dealer: Seeded) -> int:
    """Make up a choice of sound parts, mostly about an own unit, an enemy, or a hex near by."""
    number = dealer.below(len(VERBS))
    side = state.scenario.command.side(seat)
    near = [at for at, unit in enumerate(state.unit_on) if unit != NO_UNIT]
    parts = []
    for name, domain in VERBS[number].params:
        count = len(domain.names(state))
        if domain.key == "hex" and near and dealer.below(4):
            own = [
                at for at in near if (state.side_of(state.unit_on[at]) == side) == (name == "unit")
            ] or near
            at = own[dealer.below(len(own))]
            beside = state.scenario.field.neighbours[at]
            parts.append(beside[dealer.below(len(beside))] if name == "to" else at)
        else:
            parts.append(dealer.below(count))
    return int(code(number, *parts))


def one_offered(game: AnyGame, state: Position, seat: int, dealer: Seeded) -> int:
    """Choose among what is on offer; hardly ever end a step early."""
    offered = game.choices(state, seat)
    active = [choice for choice in offered if not GAME.spell(state, choice).verb.startswith("end-")]
    choices = active if active and dealer.below(6) else offered
    return choices[dealer.below(len(choices))]


# ------------------------------------------------------------ what chance hardly brings


def by_hand(battles: Battles) -> None:
    """Ask for what is hardly ever asked for by chance, and let happen what hardly ever happens."""
    salvo = play_out(
        battle("A1 I, G5 i, H5 i, J5 i", allies="air-power"), "allies", "play air-power", "target G5"
    )
    close = battle("G5 I, H5 .wI, g6 i1, J5 i, A1 I, B1 i", allies="close-assault")
    apart = play_out(close, "allies", "play close-assault", "attack G5 g6", "stay", dice="GSSS")
    halting = battle("g6 i, G5 R, f4 =.., G3 =.., A1 I", turn="axis", step="fight")
    halting = play_out(halting, "axis", "attack g6 G5", dice="FSS")
    shore = "g4 b.., g6 b.., h4 b.., h6 b.., I5 b.."
    afloat = "g4 ~.., g6 ~.., h4 ~.., h6 ~.."
    ends = {"H5": ["h6", "h4"]}
    guns = battle("G5 G, A1 G, H5 i, B1 i", allies="artillery-bombard")
    guns = play_out(guns, "allies", "play artillery-bombard", "end-moves")
    guns = play_out(guns, "allies", "attack G5 H5", "attack A1 B1", dice="SSS SSS")
    for now, side, text in (
        (battle("G5 I, G7 i", step="move"), 1, "move unit=G5 to=G5"),
        (battle("G5 tA, H5 ^i, E5 i, A1 I, B1 a", step="fight"), 1, "attack unit=G5 target=H5"),
        (battle("G7 a, h4 b.., h6 b.., A1 I, A9 i", turn="axis", step="move"), 0, "move unit=G7 to=h4"),
        (battle("E5 A, H5 h.., A9 i, A1 I", step="move"), 1, "move unit=E5 to=H5"),
        (battle("G5 I, H5 f.., I5 i, A1 I, B1 i", step="fight"), 1, "attack unit=G5 target=I5"),
        (battle("G5 I, G7 i", step="move"), 1, "play card=ambsh"),
        (battle("G5 I, G7 i", step="move"), 1, "section section=lefft"),
        (battle("G5 I, G7 i", step="move"), 1, "move unit=G5 to=Z5"),
        (battle("G5 I, H5 I, A9 i", step="move"), 1, "move unit=G5 to=I5"),
        (battle("G5 I, H5 =.., A9 i", step="move"), 1, "move unit=G5 to=I5"),
        (battle("G5 I, H5 f.., A9 i", step="move"), 1, "move unit=G5 to=I5"),
        (battle("G5 bI, H5 u.., A9 i", step="move"), 1, "move unit=G5 to=I5"),
        (battle("G5 hI, A9 i", step="move"), 1, "move unit=G5 to=I5"),
        (battle(f"{shore}, G5 bA, H5 u.., A9 i", step="move"), 1, "move unit=G5 to=H5"),
        (battle(f"{afloat}, G5 ~I, H5 #.., A9 i", step="move"), 1, "move unit=G5 to=H5"),
        (battle("G5 I, H5 #.., A9 i", step="move", bridge_ends=ends), 1, "move unit=G5 to=H5"),
        (battle("G5 I, A9 i", step="move"), 1, "exit unit=G5"),
        (battle("G5 I, A9 i", step="move", objectives=[EXITS]), 1, "exit unit=G5"),
        (guns, 1, "attack unit=G5 target=H5"),
        (salvo, 1, "target target=G5"),
        (salvo, 1, "target target=J5"),
        (
            play_out(battle("G5 ~I, A1 I, A9 i", allies="dig-in"), "allies", "play dig-in"),
            1,
            "dig-in unit=G5",
        ),
        (apart, 1, "attack unit=H5 target=J5"),
        (
            play_out(battle("G5 I, A1 I, H5 i", allies="firefight"), "allies", "play firefight"),
            1,
            "order unit=G5",
        ),
        (halting, 1, "retreat to=G3"),
    ):
        battles.refuse(refusal_of(now.state, side, text))
    steep = {"unit": "infantry", "from": "G5", "to": "H5", "over": "H5", "terrain": "hill"}
    battles.refuse(Refusal("too-steep", "ELE-04", steep))  # none of our terrains is two steps high
    ground(battles)
    state = battle("G5 I, f6 i, G7 i").state
    state.push(Retreat(state.unit_on[at(state, "G7")], False, 2, 2, [at(state, "g8"), at(state, "G9")]))
    battles.refuse(GAME.refusal(state, 0, code(RETREAT, at(state, "f8"))))
    dealt = GAME.start(MEMOIR44.scenario("pegasus-bridge"), MEMOIR44.rulings())
    battles.refuse(GAME.not_asked(dealt, 0))
    battles.refuse(GAME.not_asked(dealt, 7))
    battles.refuse(GAME.not_offered(dealt, 0))
    strike = parse("shared-strike card=recon-left")
    assert isinstance(strike, Choice)
    battles.choices["shared-strike"] = (strike, None)
    lost(battles)
    endings(battles)
    tallies(battles)


def lost(battles: Battles) -> None:
    """Let a parachutist come down on somebody else."""
    state = GAME.start(MEMOIR44.scenario("sainte-mere-eglise"), MEMOIR44.rulings())
    taken = next(hexagon for hexagon, unit in enumerate(state.unit_on) if unit != NO_UNIT)
    events = list[Event]()
    land(state, state.at.index(OFF_BOARD), taken, events)
    battles.hear(events)


def tallies(battles: Battles) -> None:
    """Attack out of and into whatever adds dice or takes them off."""
    fields = [("", f"{glyph}i") for glyph in "fhtc^uks"] + [("", f".{glyph}i") for glyph in "Bo-"]
    fields = [(f"{own}A", enemy) for own, enemy in fields] + [("tA", "i"), ("cA", "i"), (".wI", "i")]
    for own, enemy in fields:
        state = battle(f"G5 {own}, H5 {enemy}", step="fight", card="armor-assault").state
        attacker, target = state.unit_on[at(state, "G5")], state.unit_on[at(state, "H5")]
        for line in tally_of(state, attacker, target, 1).facts():
            battles.lines[line[1]] = line


def ground(battles: Battles) -> None:
    """Ask for ground that may not be taken."""
    for picture, status in (
        ("G5 I, H5 i, A9 i", 0),
        ("G5 G, A9 i", 0),
        ("G5 I, A9 i", HALTED),
        ("G5 I, A9 i", LEFT_HEDGEROW),
        ("G5 A, H5 .B., A9 i", 0),
        ("G5 bI, H5 k.., A9 i", 0),
    ):
        state = battle(picture).state
        unit = state.unit_on[at(state, "G5")]
        state.status[unit] |= status
        battles.refuse(ground_refusal(state, unit, at(state, "H5")))


def endings(battles: Battles) -> None:
    """Let units leave the board and win medals for good, and battles end in every way."""
    for kind, picture, needs, text in (
        ("exit", "g8 I, A9 i, M1 I", 9, "exit unit=g8"),
        ("permanent", "g8 I, A9 i, M1 I", 1, "move unit=g8 to=G9"),
        ("sudden-victory", "g8 I, A9 i, M1 I", 9, "move unit=g8 to=G9"),
    ):
        facts = {"kind": kind, "hexes": ["G9"], "side": "allies"}
        now = battle(picture, step="move", objectives=[facts], orders="g8", needs=(9, needs))
        made_now(battles, now.state, text)
    last = battle("G5 I, H5 i1", step="fight", needs=(9, 9))
    made_now(battles, last.state, "attack unit=G5 target=H5", dice="G")
    battles.refuse(GAME.not_asked(last.state, 0))
    copied = battle("G5 I, H5 i", allies="counter-attack", last="armor-assault")
    for verb in ("play", "play-shared", "propose"):
        copies = Choice(verb, {"card": "counter-attack"})
        battles.choices[f"{verb} a copy"] = (copies, GAME.view(copied.state, 1))
    made_now(battles, copied.state, "play card=counter-attack")
    for reason in (*GIVING_UP, "deck-empty"):
        battles.endings.append({"winners": [0], "reason": reason, "rule": "TAB-6"})


def made_now(battles: Battles, state: Position, text: str, dice: str = "") -> None:
    """Make a choice, with every die on the face that is told; keep what is told and how it ends."""
    choice = parse(text)
    assert isinstance(choice, Choice)
    battles.choices[text] = (choice, None)
    packed = GAME.read(state, 1, choice)
    assert isinstance(packed, int), packed
    events = list[Event]()
    GAME.step(state, 1, packed, events)
    while dice and GAME.to_decide(state) & CHANCE:
        weights = GAME.weights(state)
        wanted = [
            place for place in range(len(weights)) if dice in state.trunk[-1].spell_outcome(state, place)
        ]
        GAME.fall(state, wanted[-1], events)
    battles.hear(events)
    if state.outcome is not None:
        battles.endings.append(state.outcome.facts())


def at(state: Position, name: str) -> int:
    """Number a hex."""
    return state.scenario.field.names.index(name)


def refusal_of(state: Position, side: int, text: str) -> Refusal:
    """Ask for a choice that is refused."""
    choice = parse(text)
    assert isinstance(choice, Choice)
    said = GAME.read(state, side, choice)
    assert isinstance(said, Refusal), text
    return said


def collect() -> Battles:
    """Collect it all."""
    battles = Battles()
    for number, scenario in enumerate(RANDOM):
        play(battles, scenario, MEMOIR44.rulings(("revised", "2004")[number % 2]), number + 40)
    for number, seating in enumerate(SEATINGS):
        rulings = {**MEMOIR44.rulings(), "variant": {"seating": seating}}
        play(battles, "omaha-beach-overlord", rulings, number + 40)
    for number, (scenario, edition, variant) in enumerate(PARTIES):
        play(battles, scenario, {**MEMOIR44.rulings(edition), "variant": variant}, number + 41)
    for number, scenario in enumerate(FRAYS):
        rulings = {**MEMOIR44.rulings(), "variant": {"combat": True}}
        play(battles, scenario, rulings, number + 40)
    for number, seating in enumerate(SEATINGS[:2]):
        rulings = {**MEMOIR44.rulings(), "variant": {"seating": seating, "combat": True}}
        play(battles, "omaha-beach-overlord", rulings, number + 40)
    frays.collect(battles)
    by_hand(battles)
    for refusal in (*chains.refusals(), *watched.refusals()):
        battles.refuse(refusal)
    strikes = chains.two_strikes("dig-in")
    battles.offered(strikes.state, strikes.game.view(strikes.state, chains.COMMANDER), Seeded(1))
    return battles
