"""Games played by the engine and by a referee of its own at once: every offer, every change, every end."""

from collections import Counter
from random import Random
from typing import cast

import pytest

from bocage.catalogue import UNDAUNTED
from bocage.kernel.choice import Choice
from bocage.kernel.state import CHANCE
from bocage.undaunted.game import Undaunted

from tests.rules.undaunted.referee import (
    ACTIONS,
    FOG,
    INITIATIVE,
    UNITS,
    ZONES,
    Force,
    Referee,
    squad_of,
    trade,
)
from tests.rules.undaunted.twelve_scenarios import SIDES

GAME = cast(Undaunted, UNDAUNTED.game)
KINDS = (*UNITS, "PS", "PG", "SLA", "SLB", "SLC", FOG)
MARKS = ("", "scouted", "controlled")
LONGEST = 400

# What is chosen more often than anything else, and less often.
MANNERS = {
    "idle": {"hunker": 3.0},
    "at random": {"end-turn": 0.2, "hunker": 0.2},
    "for blood": {
        "end-turn": 0.1,
        "hunker": 0.1,
        "attack": 6.0,
        "blast": 60.0,
        "suppress": 2.0,
        "target": 8.0,
    },
    "for ground": {
        "end-turn": 0.1,
        "hunker": 0.1,
        "control": 20.0,
        "move": 6.0,
        "scout": 4.0,
        "bolster": 6.0,
    },
}


class Match:
    """A game by both, and what happened in it."""

    def __init__(self, number: int, manner: dict[str, float], seed: int) -> None:
        self.state = GAME.start(UNDAUNTED.scenario(UNDAUNTED.scenarios[number - 1]), GAME.rulings())
        self.referee = Referee(number)
        self.manner = manner
        self.lots = Random(seed)
        self.seen: Counter[str] = Counter()

    def is_over(self) -> bool:
        """Somebody has won."""
        return self.referee.winner is not None

    def play(self) -> Counter[str]:
        """Play rounds until somebody has won, or it has been long enough."""
        while not self.is_over() and self.seen.total() < LONGEST:
            self.draw(0, 4)
            self.draw(1, 4)
            self.bid()
            for who in (self.referee.first, 1 - self.referee.first):
                self.turn(who)
        return self.seen

    # The round

    def draw(self, who: int, count: int) -> None:
        """Draw cards one by one, with a new deck when one is needed."""
        zones = self.referee.forces[who].zones
        for _ in range(count):
            if not zones["deck"].total():
                zones["deck"], zones["discard"] = zones["discard"], Counter()
            if zones["deck"].total():
                weights = [zones["deck"][kind] for kind in KINDS]
                kind = self.fall(weights, KINDS)
                self.referee.forces[who].shift(kind, "deck", "hand")

    def fall(self, weights: list[int], names: tuple[str, ...]) -> str:
        """Let chance decide as both expect it to be weighed."""
        assert GAME.to_decide(self.state) == CHANCE
        assert list(GAME.weights(self.state)) == weights
        outcome = self.lots.choices(range(len(names)), weights)[0]
        GAME.fall(self.state, outcome, None)
        return names[outcome]

    def bid(self) -> None:
        """Both bid, in whatever order."""
        bids = ["", ""]
        for who in self.lots.sample((0, 1), 2):
            hand = self.referee.forces[who].held("hand")
            if hand:
                bids[who] = self.choose(who, {f"bid card={kind}" for kind in hand}).args["card"]
        strength = [INITIATIVE[trade(bid) if bid else ""] for bid in bids]
        if strength[0] != strength[1]:
            self.referee.first = int(strength[1] > strength[0])
        for who, bid in enumerate(bids):
            self.referee.forces[who].shift(bid, "hand", "discard")

    def turn(self, who: int) -> None:
        """Play cards until the turn or the game is over."""
        force = self.referee.forces[who]
        while not self.is_over():
            choice = self.choose(who, self.referee.offers(who))
            if choice.verb == "end-turn":
                for zone in ("hand", "play"):
                    force.zones["discard"] += force.zones[zone]
                    force.zones[zone] = Counter()
                return
            self.use(who, force, choice)
        self.compare()

    # A card

    def use(self, who: int, force: Force, choice: Choice) -> None:
        """Use a card."""
        card, verb = choice.args["card"], choice.verb
        if verb == "hunker":
            force.shift(card, "hand", "supply")
            return
        force.shift(card, "hand", "play")
        if verb == "ready":
            force.suppressed.remove(card)
            return
        amount = ACTIONS[trade(card)][verb]
        if card in UNITS and card not in force.at:
            force.at[card] = force.spawn[card]
            self.seen["came in"] += 1
        if verb in ("move", "guide", "scout", "stalk"):
            self.march(who, choice.args.get("unit", card), choice, amount)
        elif verb in ("bolster", "inspire"):
            self.pick(who, card, "supply" if verb == "bolster" else "play", amount)
        elif verb in ("attack", "suppress"):
            self.shoot((who, card), (1 - who, choice.args["target"]), verb, amount)
        else:
            self.do(who, force, choice)

    def do(self, who: int, force: Force, choice: Choice) -> None:
        """Use a card for what has no steps, or steps of its own."""
        if choice.verb == "control":
            self.referee.take(who, choice.args["card"])
        elif choice.verb == "command":
            self.draw(who, int(choice.args["count"]))
        elif choice.verb == "recon":
            force.shift(FOG, "hand", "removed")
            self.draw(who, 1)
        elif choice.verb == "conceal":
            self.referee.forces[1 - who].shift(FOG, "supply", "discard")
        elif choice.verb == "target":
            force.aim = choice.args["to"]
        else:
            assert choice.verb == "blast"
            for victim in self.referee.victims(who):
                if not self.is_over():
                    self.shoot((who, "MO"), victim, "blast", 1)

    def march(self, who: int, unit: str, choice: Choice, amount: int) -> None:
        """Go step by step, and no step at all when a unit only comes in."""
        to = choice.args["to"]
        if to == self.referee.forces[who].at[unit]:
            return
        while True:
            self.referee.enter(who, unit, to, choice.verb)
            amount -= 1
            if amount == 0:
                return
            onward = self.choose(who, {"halt", *[f"step to={tile}" for tile in self.referee.near[to]]})
            if onward.verb == "halt":
                return
            to = onward.args["to"]

    def pick(self, who: int, card: str, source: str, amount: int) -> None:
        """Take cards one by one, of one squad where the card has one."""
        force = self.referee.forces[who]
        done: set[str] = set()
        while amount and force.takeable(card, source):
            offered = {f"take card={kind}" for kind in force.takeable(card, source)}
            taken = self.choose(who, offered | done)
            if taken.verb == "done":
                return
            assert squad_of(card) in ("", squad_of(taken.args["card"]))
            force.shift(taken.args["card"], source, "discard" if source == "supply" else "hand")
            amount, done = amount - 1, {"done"}

    def shoot(self, shooter: tuple[int, str], victim: tuple[int, str], verb: str, dice: int) -> None:
        """Roll for a shot, and let the victim suffer."""
        needed = self.referee.defense(shooter, victim, verb)
        faces = [int(self.fall([1] * 10, tuple("0123456789"))) for _ in range(dice)]
        if not any(face == 0 or face >= needed for face in faces):
            return
        force = self.referee.forces[victim[0]]
        if verb == "suppress":
            force.suppressed.add(victim[1])
            return
        self.seen["fell"] += force.lose(victim[1])
        self.referee.judge()

    # Both agree

    def choose(self, who: int, expected: set[str]) -> Choice:
        """Make one of the choices that both offer, and nobody else any."""
        self.compare()
        codes = GAME.choices(self.state, who)
        offered = [GAME.spell(self.state, code) for code in codes]
        assert sorted(map(repr, offered)) == sorted(expected)
        weights = [self.manner.get(choice.verb, 1.0) for choice in offered]
        at = self.lots.choices(range(len(codes)), weights)[0]
        GAME.step(self.state, who, codes[at], None)
        self.seen[offered[at].verb] += 1
        return offered[at]

    def compare(self) -> None:
        """The engine's position is the referee's."""
        for who in (0, 1):
            assert self.on_map(who) == laid_out(self.referee.forces[who])
            zones = self.state.cards[who].facts()
            for zone in ZONES:
                counts = [self.referee.forces[who].zones[zone][kind] for kind in KINDS]
                assert zones[zone] == counts, (SIDES[who], zone)
            assert self.state.points(who) == self.referee.points(who)
        outcome = self.state.outcome
        assert (outcome is None) == (self.referee.winner is None)
        assert outcome is None or outcome.winners == 1 << cast(int, self.referee.winner)
        assert self.state.first == self.referee.first

    def on_map(self, who: int) -> tuple[object, ...]:
        """What the engine has on the map for a side, in the words of the referee."""
        army, tiles = self.state.armies[who], self.state.scenario.tiles
        at = {unit: tiles[tile] for unit, tile in zip(UNITS, army.place, strict=True) if tile >= 0}
        suppressed = {unit for unit, turned in zip(UNITS, army.suppressed, strict=True) if turned}
        marks = {tiles[tile]: MARKS[mark] for tile, mark in enumerate(army.marks) if mark}
        return at, suppressed, marks, tiles[army.target] if army.target >= 0 else ""


def laid_out(force: Force) -> tuple[object, ...]:
    """What the referee has on the map for a side."""
    return force.at, force.suppressed, force.marks, force.aim


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("number", range(1, 13))
def test_engine_and_referee_agree(number: int, manner: str) -> None:
    """Whatever is chosen, and however the dice fall."""
    seen = Match(number, MANNERS[manner], number).play()

    assert seen["bid"] >= 2


def test_together_the_games_have_seen_everything() -> None:
    """Every verb, units that fall and come in again, games that are won."""
    seen: Counter[str] = Counter()
    for number in (5, 10, 11):
        for seed in range(3):
            for manner in ("for blood", "for ground"):
                match = Match(number, MANNERS[manner], seed)
                seen += match.play()
                seen["won"] += match.is_over()

    verbs = {verb for actions in ACTIONS.values() for verb in actions}
    others = {"bid", "ready", "hunker", "end-turn", "step", "halt", "take", "done", "came in", "fell", "won"}
    assert not (verbs | others) - set(+seen)
