"""What a chain of command hardly ever comes to by chance: rare refusals of Overlord, by hand."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.catalogue import MEMOIR44, AnyGame
from bocage.kernel.chance import Seeded
from bocage.kernel.choice import Choice, parse
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import CHANCE
from bocage.memoir44.cards.deck import CARD_KINDS, CARD_NAMES
from bocage.memoir44.kinds import ALLIES, ARTILLERY
from bocage.memoir44.model import Position
from bocage.memoir44.played import Play

SEATING = "c/l/m/r c/l/m/r"
COMMANDER, LEFT, RIGHT, ALLIED_RIGHT = 0, 1, 3, 7


class Chain:
    """An Overlord game in the first turn of the Axis, whose commander has been dealt what is wanted."""

    def __init__(self, *cards: str, combat: bool = False) -> None:
        rulings = {**MEMOIR44.rulings(), "variant": {"seating": SEATING, "combat": combat}}
        self.game: AnyGame = MEMOIR44.game_for(rulings)
        self.state: Position = self.game.start(MEMOIR44.scenario("omaha-beach-overlord"), rulings)
        dealer = Seeded(1)
        while self.game.to_decide(self.state) & CHANCE:
            self.game.fall(self.state, dealer.pick(self.game.weights(self.state), 0), None)
        hand = self.state.hands[COMMANDER]
        hand.cards, hand.known = [0] * CARD_KINDS, [0] * CARD_KINDS
        for card in cards:
            hand.cards[CARD_NAMES.index(card)] += 1
        hand.count = len(cards)

    def does(self, seat: int, *texts: str, dice: str = "") -> Chain:
        """Make choices, and let dice fall as told."""
        for text in texts:
            packed = self.read(seat, text)
            assert isinstance(packed, int), f"{text}: {packed}"
            self.game.step(self.state, seat, packed, None)
            while self.game.to_decide(self.state) & CHANCE:
                self._fall(dice)
        return self

    def settles(self, *verbs: str) -> Chain:
        """Let everybody do as little as possible while one of these is on offer to somebody."""
        while any(self._offers(seat) & set(verbs) for seat in self.seats()):
            for seat in self.seats():
                least = self._offers(seat) & set(verbs)
                if least:
                    self.does(seat, min(least))
        return self

    def refused(self, seat: int, text: str) -> Refusal:
        """Ask for a choice that is refused."""
        said = self.read(seat, text)
        assert isinstance(said, Refusal), text
        return said

    def read(self, seat: int, text: str) -> int | Refusal:
        """Read a choice as a seat types it."""
        choice = parse(text)
        assert isinstance(choice, Choice)
        said: int | Refusal = self.game.read(self.state, seat, choice)
        return said

    def seats(self) -> list[int]:
        """List who is asked."""
        return list(self.game.seats_to_decide(self.state))

    def named(self, verb: str, seat: int = 1) -> str:
        """Name the hex of the first unit that can do something."""
        offers = [self.game.spell(self.state, choice) for choice in self.game.choices(self.state, seat)]
        return next(choice.args["unit"] for choice in offers if choice.verb == verb)

    def gun(self, post: int) -> str:
        """Name the hex of a gun that a post commands."""
        guns = [unit for unit in self.state.commanded(post) if self.state.kind(unit).kind == ARTILLERY]
        return self.state.scenario.field.names[self.state.at[guns[0]]]

    def _offers(self, seat: int) -> set[str]:
        return {self.game.spell(self.state, choice).verb for choice in self.game.choices(self.state, seat)}

    def _fall(self, dice: str) -> None:
        game, state = self.game, self.state
        names = [state.trunk[-1].spell_outcome(state, place) for place in range(len(game.weights(state)))]
        wanted = [place for place, name in enumerate(names) if sorted(name) == sorted(dice)]
        game.fall(state, wanted[0] if wanted else 0, None)


def refusals() -> Iterator[Refusal]:
    """Ask for what may not be, in positions that hardly ever come about."""
    kept = "barrage"
    yield Chain("attack-left", kept).refused(COMMANDER, "give card=attack-left to=lefft")
    yield Chain("ambush", kept).refused(COMMANDER, "give card=ambush to=left")
    several = Chain("attack-left", "probe-left", "recon-left", "recon-in-force", "their-finest-hour", kept)
    several.does(COMMANDER, "give card=attack-left to=left")
    yield several.refused(COMMANDER, "give card=recon-in-force to=left")
    yield several.refused(COMMANDER, "carry-out card=their-finest-hour")
    several.does(COMMANDER, "give card=probe-left to=left")
    yield several.refused(COMMANDER, "give card=recon-left to=left")
    several.does(COMMANDER, "end-hand-out").does(LEFT, "deploy card=attack-left section=left-1")
    several.settles("end-orders")
    yield several.refused(LEFT, "lead card=probe-left general=left")
    yield several.refused(LEFT, "deploy card=probe-left section=left-1")
    wide = Chain("recon-in-force", kept).does(COMMANDER, "give card=recon-in-force to=left", "end-hand-out")
    yield wide.refused(LEFT, "deploy card=recon-in-force section=left-1")
    yield wide.refused(COMMANDER, "play card=barrage")
    yield counter(kept).refused(LEFT, "lead card=counter-attack general=left")
    yield from by_the_commander(kept)
    yield from by_initiative(kept)


def counter(kept: str) -> Chain:
    """Let the left general have a counter-attack on what the Allied right has played."""
    chain = Chain("counter-attack", kept)
    recon = CARD_NAMES.index("recon-right")
    chain.state.last_plays = [[], [Play(ALLIES, recon, recon, 1 << 5, False, ALLIED_RIGHT)]]
    return chain.does(COMMANDER, "give card=counter-attack to=left", "end-hand-out")


def by_the_commander(kept: str) -> Iterator[Refusal]:
    """Let the commander-in-chief carry out cards himself."""
    strikes = Chain("air-power", "dig-in", "move-out", kept)
    yield strikes.refused(COMMANDER, "give card=air-power to=left")
    strikes.does(COMMANDER, "give card=dig-in to=left")
    yield strikes.refused(COMMANDER, "give card=move-out to=left")
    yield two_strikes(kept).refused(COMMANDER, "end-hand-out")
    alone = Chain("their-finest-hour", "dig-in", kept).does(COMMANDER, "carry-out card=their-finest-hour")
    yield alone.refused(COMMANDER, "give card=dig-in to=left")


def two_strikes(kept: str) -> Chain:
    """Let the commander-in-chief say which of two cards he carries out first."""
    strikes = ("carry-out card=air-power", "carry-out card=barrage")
    return Chain("air-power", "barrage", kept).does(COMMANDER, *strikes, "end-hand-out")


def by_initiative(kept: str) -> Iterator[Refusal]:
    """Let the left general roll a flag with a grenade, and with a symbol."""
    chain = on_own_initiative(kept, "GF")
    unit = chain.named("sacrifice")
    chain.does(LEFT, f"sacrifice unit={unit}")
    yield chain.refused(LEFT, f"order unit={unit}")
    chain = on_own_initiative(kept, "IF")
    yield chain.refused(LEFT, f"order unit={chain.gun(LEFT)}")
    chain.does(LEFT, f"order unit={chain.named('order')}")
    mover = chain.named("order")
    chain.does(LEFT, f"order unit={mover}").settles("stand-by", "end-moves")
    yield chain.refused(LEFT, f"attack unit={mover} target={mover}")


def on_own_initiative(kept: str, dice: str) -> Chain:
    """Give the right general a card, and let the left one roll."""
    chain = Chain("attack-right", kept).does(COMMANDER, "give card=attack-right to=right", "end-hand-out")
    chain.does(RIGHT, "deploy card=attack-right section=right-1")
    chain.does(RIGHT, f"order unit={chain.named('order', RIGHT)}").settles("end-orders")
    return chain.does(LEFT, "take-initiative general=left", dice=dice)
