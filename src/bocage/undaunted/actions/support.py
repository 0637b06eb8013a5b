"""Support actions: Bolster, Command, Conceal, Control, Inspire, Recon and Target."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import Pending
from bocage.undaunted.actions.action import Action
from bocage.undaunted.draw import draw_cards
from bocage.undaunted.kinds import (
    CONTROLLED,
    FOG,
    KINDS,
    SCOUTED,
    SIDES,
    UNMARKED,
    US,
)  # fmt: skip
from bocage.undaunted.model import Position
from bocage.undaunted.squads import ANY_SQUAD, is_of_squad
from bocage.undaunted.verbs import (
    BOLSTER,
    COMMAND,
    CONCEAL,
    CONTROL,
    DONE,
    INSPIRE,
    RECON,
    TAKE,
    TARGET,
    VERB_NAMES,
)  # fmt: skip
from bocage.undaunted.victory import judge

FROM_SUPPLY: Final = 0
FROM_PLAY: Final = 1
LEAST_AIM: Final = 3
"""A Mortar aims at tiles at least this far away (UND-9.7)."""


class Picking(Action):
    """Bolster or Inspire X: take up to X cards, one after the other, of one squad or of any."""

    def __init__(self, verb: i64, amount: i64, squad: i64, source: i64) -> None:
        super().__init__(verb, amount)
        self.squad: i64 = squad
        self.source: i64 = source

    def offer(self, state: Position, side: i64, card: i64, offers: list[int]) -> None:
        """Offer it where at least one card could be taken (UND-A9)."""
        if self._begin(side, card).has_any(state):
            offers.append(code(self.verb, card))

    def refusal(self, state: Position, side: i64, choice: i64) -> Refusal | None:
        """Say that there is nothing to take."""
        pick = self._begin(side, argument(choice, 0))
        if pick.has_any(state):
            return None
        key = "nothing-to-bolster" if self.source == FROM_SUPPLY else "nothing-to-inspire"
        return Refusal(key, pick.rule(), {"card": KINDS[argument(choice, 0)]})

    def perform(self, state: Position, side: i64, choice: i64, tell: list[Event] | None) -> None:
        """Let the cards be taken."""
        state.push(self._begin(side, argument(choice, 0)))

    def _begin(self, side: i64, card: i64) -> Pick:
        return Pick(side, card, self.amount, self.squad, self.source, False)


class Pick(Pending[Position]):
    """Cards are being taken from the supply to the discard pile, or from play back into the hand."""

    name = "pick"

    def __init__(self, side: i64, card: i64, left: i64, squad: i64, source: i64, begun: bool) -> None:
        self.side: i64 = side
        self.card: i64 = card
        self.left: i64 = left
        self.squad: i64 = squad
        self.source: i64 = source
        self.begun: bool = begun

    def asks(self, state: Position) -> i64:
        """Ask the side that takes."""
        return 1 << self.side

    def offer(self, state: Position, seat: i64) -> list[int]:
        """Offer every card that may be taken; one at least (UND-A9), then also to be done."""
        offers: list[int] = []
        for kind in range(len(KINDS)):
            if self.may_take(state, kind):
                offers.append(code(TAKE, kind))
        if self.begun:
            offers.append(code(DONE))
        return offers

    def may_take(self, state: Position, kind: i64) -> bool:
        """Tell whether a card of a kind may be taken."""
        if not is_of_squad(kind, self.squad):  # UND-9.1 UND-9.5
            return False
        cards = state.cards[self.side]
        if self.source == FROM_SUPPLY:
            return cards.supply[kind] > 0 and kind != FOG  # UND-A12
        return cards.play[kind] > 0 and kind != self.card  # UND-A15

    def has_any(self, state: Position) -> bool:
        """Tell whether there is a card to take."""
        for kind in range(len(KINDS)):
            if self.may_take(state, kind):
                return True
        return False

    def rule(self) -> str:
        """Name the rule this follows."""
        return "UND-9.1" if self.source == FROM_SUPPLY else "UND-9.5"

    def refusal(self, state: Position, seat: i64, choice: i64) -> Refusal | None:
        """Say why a card cannot be taken, or that one has to be chosen first."""
        verb = verb_of(choice)
        if verb == TAKE:
            return self._take_refusal(state, argument(choice, 0))
        facts = {"card": KINDS[self.card], "verb": VERB_NAMES[verb]}
        if verb == DONE and not self.begun:
            return Refusal("take-one-first", "UND-A9", facts)
        return Refusal("finish-taking", "UND-7.3", facts)

    def decide(self, state: Position, seat: i64, choice: i64, tell: list[Event] | None) -> None:
        """Take a card, or be done."""
        state.pop()
        if verb_of(choice) != TAKE:
            return
        self._take(state, argument(choice, 0), tell)
        rest = Pick(self.side, self.card, self.left - 1, self.squad, self.source, True)
        if rest.left > 0 and rest.has_any(state):
            state.push(rest)

    def facts(self) -> dict[str, object]:
        """Tell who takes what."""
        return {
            "is": self.name,
            "side": int(self.side),
            "card": int(self.card),
            "left": int(self.left),
            "squad": int(self.squad),
            "source": int(self.source),
            "begun": self.begun,
        }

    def _take(self, state: Position, kind: i64, tell: list[Event] | None) -> None:
        cards = state.cards[self.side]
        if self.source == FROM_SUPPLY:
            cards.reinforce(kind)  # UND-9.1
        else:
            cards.take_back_from_play(kind)  # UND-9.5
        if tell is not None:
            name = "CardBolstered" if self.source == FROM_SUPPLY else "CardInspired"
            tell.append(Event(name, {"side": SIDES[self.side], "card": KINDS[kind]}))

    def _take_refusal(self, state: Position, kind: i64) -> Refusal | None:
        facts = {"card": KINDS[kind], "by": KINDS[self.card]}
        if not is_of_squad(kind, self.squad):
            return Refusal("other-squad", self.rule(), facts)
        if self.source == FROM_SUPPLY:
            if kind == FOG:
                return Refusal("no-fog-by-bolster", "UND-A12", facts)
            return None if state.cards[self.side].supply[kind] else Refusal("not-in-supply", "UND-9.1", facts)
        if kind == self.card:
            return Refusal("not-itself", "UND-A15", facts)
        return None if state.cards[self.side].play[kind] else Refusal("not-in-play", "UND-9.5", facts)


class Command(Action):
    """Command X: draw up to X cards; the number is said first (UND-9.2, UND-A13)."""

    def offer(self, state: Position, side: i64, card: i64, offers: list[int]) -> None:
        """Offer every number from one to X that can still be drawn."""
        for count in range(1, self._most(state, side) + 1):
            offers.append(code(self.verb, card, count))

    def refusal(self, state: Position, side: i64, choice: i64) -> Refusal | None:
        """Say how many cards can be drawn."""
        most = self._most(state, side)
        if 1 <= argument(choice, 1) <= most:
            return None
        facts = {"asked": str(argument(choice, 1)), "most": str(most)}
        return Refusal("command-count", "UND-A13", facts)

    def perform(self, state: Position, side: i64, choice: i64, tell: list[Event] | None) -> None:
        """Draw them."""
        draw_cards(state, side, argument(choice, 1))

    def _most(self, state: Position, side: i64) -> i64:
        cards = state.cards[side]
        most = cards.deck_count + cards.discard_count
        return most if most < self.amount else self.amount


class Conceal(Action):
    """Conceal: a Fog of War goes from the enemy's supply to the enemy's discard pile (UND-9.3)."""

    def offer(self, state: Position, side: i64, card: i64, offers: list[int]) -> None:
        """Offer it always, also when no Fog of War is left."""
        offers.append(code(self.verb, card))

    def refusal(self, state: Position, side: i64, choice: i64) -> Refusal | None:
        """Never refuse it."""
        return None

    def perform(self, state: Position, side: i64, choice: i64, tell: list[Event] | None) -> None:
        """Move the card, if there is one."""
        moved = state.cards[1 - side].reinforce(FOG)
        if tell is not None:
            tell.append(Event("FogSpread", {"side": SIDES[side], "fog": int(moved)}))


class Control(Action):
    """Control: take the tile the unit stands on (UND-9.4)."""

    def offer(self, state: Position, side: i64, card: i64, offers: list[int]) -> None:
        """Offer it where it changes something."""
        if self._refusal_on(state, side, state.stand(side, card)) is None:
            offers.append(code(self.verb, card))

    def refusal(self, state: Position, side: i64, choice: i64) -> Refusal | None:
        """Say what stands in the way."""
        return self._refusal_on(state, side, state.stand(side, argument(choice, 0)))

    def perform(self, state: Position, side: i64, choice: i64, tell: list[Event] | None) -> None:
        """Flip the markers, or raise the value at the radio, and see who has won."""
        tile = state.armies[side].place[argument(choice, 0)]
        if state.armies[side].marks[tile] == CONTROLLED:
            state.radio += 1  # UND-12.7
            _tell_tile("RadioRaised", state, side, tile, tell)
        else:
            self._flip(state, side, tile)
            _tell_tile("TileControlled", state, side, tile, tell)
        judge(state, tell)

    def _flip(self, state: Position, side: i64, tile: i64) -> None:
        enemy_marks = state.armies[1 - side].marks
        state.armies[side].marks[tile] = CONTROLLED
        if enemy_marks[tile] == CONTROLLED:  # UND-3.3
            enemy_marks[tile] = SCOUTED

    def _refusal_on(self, state: Position, side: i64, tile: i64) -> Refusal | None:
        facts = {"tile": state.scenario.tiles[tile]}
        if state.armies[1 - side].stands_on(tile):  # UND-9.4, suppressed ones too: UND-A14
            return Refusal("enemy-on-tile", "UND-9.4", facts)
        mark = state.armies[side].marks[tile]
        if mark == UNMARKED:
            return Refusal("control-unmarked", "UND-A14", facts)
        if mark == CONTROLLED and not _may_raise(state, side, tile):
            return Refusal("already-controlled", "UND-A14", facts)
        return None


class Recon(Action):
    """Recon: a Fog of War in hand leaves the game, and one card is drawn (UND-9.6)."""

    def offer(self, state: Position, side: i64, card: i64, offers: list[int]) -> None:
        """Offer it with a Fog of War in hand."""
        if state.cards[side].hand[FOG] > 0:
            offers.append(code(self.verb, card))

    def refusal(self, state: Position, side: i64, choice: i64) -> Refusal | None:
        """Say that there is no Fog of War in hand."""
        return None if state.cards[side].hand[FOG] > 0 else Refusal("no-fog-in-hand", "UND-9.6", {})

    def perform(self, state: Position, side: i64, choice: i64, tell: list[Event] | None) -> None:
        """Remove the one and draw the other."""
        state.cards[side].discard_fog_from_game()  # UND-A28
        if tell is not None:
            tell.append(Event("FogLifted", {"side": SIDES[side]}))
        draw_cards(state, side, 1)  # UND-A16


class Target(Action):
    """Target: aim the Mortar at a tile three or more away (UND-9.7)."""

    def offer(self, state: Position, side: i64, card: i64, offers: list[int]) -> None:
        """Offer every tile far enough, other than the one aimed at (UND-A17)."""
        tile = state.stand(side, card)
        for to in range(len(state.scenario.tiles)):
            if self._refusal_at(state, side, tile, to) is None:
                offers.append(code(self.verb, card, to))

    def refusal(self, state: Position, side: i64, choice: i64) -> Refusal | None:
        """Say why a tile cannot be aimed at."""
        return self._refusal_at(state, side, state.stand(side, argument(choice, 0)), argument(choice, 1))

    def perform(self, state: Position, side: i64, choice: i64, tell: list[Event] | None) -> None:
        """Put the target marker there."""
        state.armies[side].target = argument(choice, 1)
        _tell_tile("MortarAimed", state, side, argument(choice, 1), tell)

    def _refusal_at(self, state: Position, side: i64, tile: i64, to: i64) -> Refusal | None:
        if state.armies[side].target == to:
            return Refusal("already-aimed", "UND-A17", {"to": state.scenario.tiles[to]})
        away = state.scenario.distance(tile, to)
        if away >= LEAST_AIM:
            return None
        return Refusal("too-near", "UND-9.7", {"to": state.scenario.tiles[to], "away": str(away)})


def _may_raise(state: Position, side: i64, tile: i64) -> bool:
    """Tell whether a Control action here raises the radio's value (UND-12.7, UND-A23)."""
    return side == US and tile == state.scenario.radio


def _tell_tile(name: str, state: Position, side: i64, tile: i64, tell: list[Event] | None) -> None:
    if tell is not None:
        tell.append(Event(name, {"side": SIDES[side], "tile": state.scenario.tiles[tile]}))


def bolster(amount: i64, squad: i64 = ANY_SQUAD) -> Action:
    """Bolster X, for a squad or for any card but Fog of War."""
    return Picking(BOLSTER, amount, squad, FROM_SUPPLY)


def inspire(amount: i64, squad: i64) -> Action:
    """Inspire X of a squad."""
    return Picking(INSPIRE, amount, squad, FROM_PLAY)


def command(amount: i64) -> Action:
    """Command X."""
    return Command(COMMAND, amount)


def conceal() -> Action:
    """Conceal."""
    return Conceal(CONCEAL, 0)


def control() -> Action:
    """Control."""
    return Control(CONTROL, 0)


def recon() -> Action:
    """Recon."""
    return Recon(RECON, 0)


def target() -> Action:
    """Target."""
    return Target(TARGET, 0)
