"""The probe's round: draw, a blind bid, and for each side cards handed out and three seats acting at once."""

from __future__ import annotations

from bocage.kernel.choice import argument, code, verb_of
from bocage.kernel.event import Event
from bocage.kernel.refusal import Refusal
from bocage.kernel.state import CHANCE, NOBODY, Together

from tests.contract.probe_barrage import Targets
from tests.contract.probe_battle import Blow, Question, Sealed, attack, target_refusal, wrong_verb
from tests.contract.probe_field import (
    ADVANCE,
    AMBUSH,
    ASSAULT,
    BARRAGE,
    BID,
    GIVE,
    GONE,
    HALT,
    HAND,
    KEEP,
    KINDS,
    MIRROR,
    NO_ANSWER,
    NO_CARD,
    OPEN,
    PLAY,
    PUSH_LEFT,
    PUSH_RIGHT,
    RANKS,
    REST,
    SEATS,
    SIDES,
    PlayedCard,
    Skirmish,
    mirrored,
    seats_of,
    set_of,
    side_of,
)

ORDERS = 2
HELD_AT_MOST = 2


class Round(Question):
    """The outline of play: both sides draw, the chiefs bid, the winner's side goes first (PRB-14)."""

    def __init__(self, stage: int) -> None:
        super().__init__("round")
        self.stage = stage

    def resume(self, state: Skirmish, tell: list[Event] | None) -> None:
        """Begin the next stage."""
        state.swap(Round((self.stage + 1) % 4))
        if self.stage == 0:
            self._begin(state)
        elif self.stage == 1:
            bidders = set_of([chief for chief in (0, 3) if sum(state.hands[chief])])
            if bidders:
                state.push(Bid(bidders))
        else:
            state.push(Turn(state.first if self.stage == 2 else 1 - state.first, 0))

    def _begin(self, state: Skirmish) -> None:
        if state.round == state.field.rounds:
            blue, red = state.medals
            winners = 0 if blue == red else 0b111 if blue > red else 0b111000
            state.finish(winners, "time", "PRB-15")
            return
        state.round += 1
        for side in (1, 0):
            state.push(Draw(side))

    def facts(self) -> dict[str, object]:
        """Tell the stage that comes next."""
        return {"is": self.name, "stage": self.stage}


class Draw(Question):
    """A side's chief draws up to the hand size, then the open slot is filled for all to see."""

    def __init__(self, side: int) -> None:
        super().__init__("draw")
        self.side = side

    def asks(self, state: Skirmish) -> int:
        """Ask chance while a card is wanted and left."""
        is_wanted = self._chief_draws(state) or state.open[self.side] == NO_CARD
        return CHANCE if is_wanted and any(state.decks[self.side]) else NOBODY

    def weights(self, state: Skirmish) -> list[int]:
        """Weigh the cards left: a deck is a bag."""
        return state.decks[self.side]

    def spell_outcome(self, state: Skirmish, outcome: int) -> str:
        """Name the card."""
        return KINDS[outcome]

    def befall(self, state: Skirmish, outcome: int, tell: list[Event] | None) -> None:
        """Put the card where it is wanted."""
        chief, card = 3 * self.side, KINDS[outcome]
        event = Event("OpenCardTurned", {"side": SIDES[self.side], "card": card})
        if self._chief_draws(state):
            event = Event("CardDrawn", {"seat": SEATS[chief]}, {"card": card}, 1 << chief)
            state.hands[chief][outcome] += 1
        else:
            state.open[self.side] = outcome
        state.decks[self.side][outcome] -= 1
        if tell is not None:
            tell.append(event)

    def resume(self, state: Skirmish, tell: list[Event] | None) -> None:
        """Stop drawing."""
        state.pop()

    def facts(self) -> dict[str, object]:
        """Tell who draws."""
        return {"is": self.name, "side": self.side}

    def _chief_draws(self, state: Skirmish) -> bool:
        return sum(state.hands[3 * self.side]) < state.field.hand


class Bid(Sealed):
    """Both chiefs bid a card, blind; the higher rank takes the first turn, a tie changes nothing (PRB-14)."""

    def __init__(self, opened_for: int) -> None:
        super().__init__("bid", opened_for)

    def wanted(self, state: Skirmish, seat: int) -> list[int]:
        """List all cards."""
        return [code(BID, kind) for kind in range(len(KINDS))]

    def refusal(self, state: Skirmish, seat: int, choice: int) -> Refusal | None:
        """Say that the card is not in hand."""
        if verb_of(choice) != BID:
            return wrong_verb(choice)
        return missing(state, seat, argument(choice, 0), HAND, "PRB-14")

    def close(self, state: Skirmish, answers: list[int], tell: list[Event] | None) -> None:
        """Show the bids and discard them."""
        ranks, shown = [0, 0], ["", ""]
        for side in (0, 1):
            if answers[3 * side] != NO_ANSWER:
                kind = argument(answers[3 * side], 0)
                state.spend(3 * side, kind, HAND)
                ranks[side], shown[side] = RANKS[kind], KINDS[kind]
        if ranks[0] != ranks[1]:
            state.first = ranks.index(max(ranks))
        if tell is not None:
            facts = {"blue": shown[0], "red": shown[1], "first": SIDES[state.first]}
            tell.append(Event("BidsShown", {**facts}, reveals=True))


class Turn(Question):
    """A side's turn: the chief hands out cards, then all three seats act, in any order among themselves."""

    def __init__(self, side: int, stage: int) -> None:
        super().__init__("turn")
        self.side, self.stage = side, stage

    def resume(self, state: Skirmish, tell: list[Event] | None) -> None:
        """Go on with the next part."""
        state.acting = -1 if self.stage == 2 else self.side
        if self.stage == 2:
            state.acted = [0] * len(state.place)
            state.pop()
            return
        state.swap(Turn(self.side, self.stage + 1))
        if self.stage == 0:
            state.push(HandOut(self.side))
        else:
            chief, left, right = [Command(seat) for seat in seats_of(self.side)]
            state.push(Together(((chief,), (left,), (right,))))

    def facts(self) -> dict[str, object]:
        """Tell whose turn it is, and what comes next."""
        return {"is": self.name, "side": self.side, "stage": self.stage}


class HandOut(Question):
    """The chief hands cards to his generals, unseen by all others (PRB-5)."""

    def __init__(self, side: int) -> None:
        super().__init__("hand-out")
        self.side = side

    def asks(self, state: Skirmish) -> int:
        """Ask the chief as long as he holds a card."""
        return 1 << 3 * self.side if sum(state.hands[3 * self.side]) else NOBODY

    def wanted(self, state: Skirmish, seat: int) -> list[int]:
        """List every card for either general, and to keep the rest."""
        generals = seats_of(self.side)[1:]
        gifts = [code(GIVE, kind, to) for kind in range(len(KINDS)) for to in generals]
        return [*gifts, code(KEEP)]

    def refusal(self, state: Skirmish, seat: int, choice: int) -> Refusal | None:
        """Say that the card is not there, or that the seat may not get it."""
        if verb_of(choice) == KEEP:
            return None
        if verb_of(choice) != GIVE:
            return wrong_verb(choice)
        to = argument(choice, 1)
        if to not in seats_of(self.side)[1:]:
            return Refusal("not-your-general", "PRB-5", {"to": SEATS[to]})
        if sum(state.hands[to]) >= HELD_AT_MOST:
            return Refusal("hand-full", "PRB-5", {"to": SEATS[to]})
        return missing(state, seat, argument(choice, 0), HAND, "PRB-5")

    def decide(self, state: Skirmish, seat: int, choice: int, tell: list[Event] | None) -> None:
        """Hand a card over, or stop."""
        if verb_of(choice) == KEEP:
            state.pop()
            return
        kind, to = argument(choice, 0), argument(choice, 1)
        state.hands[seat][kind] -= 1
        state.hands[to][kind] += 1
        if tell is not None:
            owners = 1 << seat | 1 << to
            tell.append(Event("CardHanded", {"to": SEATS[to]}, {"card": KINDS[kind]}, owners, reveals=True))

    def resume(self, state: Skirmish, tell: list[Event] | None) -> None:
        """Stop when there is nothing to hand out."""
        state.pop()

    def facts(self) -> dict[str, object]:
        """Tell whose chief."""
        return {"is": self.name, "side": self.side}


class Command(Question):
    """A seat plays cards, its own or the open one, until it rests; at the bottom of its lane."""

    def __init__(self, seat: int) -> None:
        super().__init__("command")
        self.seat = seat

    def asks(self, state: Skirmish) -> int:
        """Ask the seat."""
        return 1 << self.seat

    def wanted(self, state: Skirmish, seat: int) -> list[int]:
        """List every card from either slot, and to rest."""
        return [*[code(PLAY, kind, slot) for kind in range(len(KINDS)) for slot in (HAND, OPEN)], code(REST)]

    def refusal(self, state: Skirmish, seat: int, choice: int) -> Refusal | None:
        """Say that the card is not there, or not for one's own turn."""
        if verb_of(choice) == REST:
            return None
        if verb_of(choice) != PLAY:
            return wrong_verb(choice)
        if argument(choice, 0) == AMBUSH:
            return Refusal("not-in-own-turn", "PRB-10", {})
        return missing(state, seat, argument(choice, 0), argument(choice, 1), "PRB-3")

    def decide(self, state: Skirmish, seat: int, choice: int, tell: list[Event] | None) -> None:
        """Play a card, or rest."""
        if verb_of(choice) == REST:
            state.pop()
            return
        kind, slot = argument(choice, 0), argument(choice, 1)
        card = PlayedCard(kind, acts_as(state, kind, side_of(seat)), seat, slot)
        state.spend(seat, kind, slot)
        state.last[side_of(seat)] = card
        if tell is not None:
            tell.append(Event("CardPlayed", {**card.facts()}, reveals=slot == HAND))
        if card.acts_as == BARRAGE:
            state.push(Targets(card, 0))
        elif card.acts_as in (PUSH_LEFT, PUSH_RIGHT):
            state.push(Orders(card, ORDERS))

    def facts(self) -> dict[str, object]:
        """Tell whose lane it is."""
        return {"is": self.name, "seat": self.seat}


def acts_as(state: Skirmish, kind: int, side: int) -> int:
    """Tell what a card acts as: a mirror as the enemy's last card, turned round; two turn it back (PRB-4)."""
    enemy = state.last[1 - side]
    return mirrored(enemy.acts_as) if kind == MIRROR and enemy is not None else kind


def missing(state: Skirmish, seat: int, kind: int, slot: int, rule: str) -> Refusal | None:
    """Say that a card is not in a slot."""
    return None if state.has(seat, kind, slot) else Refusal("no-such-card", rule, {"card": KINDS[kind]})


class Orders(Question):
    """So many own units of a wing may still advance or assault, each once in a turn (PRB-6)."""

    def __init__(self, card: PlayedCard, left: int) -> None:
        super().__init__("orders")
        self.card, self.left = card, left

    def asks(self, state: Skirmish) -> int:
        """Ask whoever played the card."""
        return 1 << self.card.by

    def wanted(self, state: Skirmish, seat: int) -> list[int]:
        """List all advances, all assaults, and to halt."""
        units = [unit for unit, owner in enumerate(state.field.owner) if owner == seat]
        moves = [code(ADVANCE, unit, cell) for unit in units for cell in range(len(state.field.cells))]
        fights = [code(ASSAULT, unit, target) for unit in units for target in range(len(state.place))]
        return [*moves, *fights, code(HALT)]

    def refusal(self, state: Skirmish, seat: int, choice: int) -> Refusal | None:
        """Say that the unit cannot be ordered, or not to do that."""
        verb, unit = verb_of(choice), argument(choice, 0)
        if verb == HALT:
            return None
        if verb not in (ADVANCE, ASSAULT):
            return wrong_verb(choice)
        if state.field.owner[unit] != seat or state.place[unit] == GONE or state.acted[unit]:
            return Refusal("cannot-be-ordered", "PRB-6", {"unit": state.field.units[unit]})
        if state.field.wing(state.place[unit]) != self.card.acts_as:
            return Refusal("other-wing", "PRB-6", {"unit": state.field.units[unit]})
        if verb == ASSAULT:
            return target_refusal(state, unit, argument(choice, 1), "PRB-8")
        cell = argument(choice, 1)
        if cell in state.place or cell not in state.field.near[state.place[unit]]:
            return Refusal("no-way-there", "PRB-7", {"to": state.field.cells[cell]})
        return None

    def decide(self, state: Skirmish, seat: int, choice: int, tell: list[Event] | None) -> None:
        """Carry an order out; an assault lies above all lanes, so the lane is put in order first."""
        verb, unit = verb_of(choice), argument(choice, 0)
        if verb == HALT or self.left == 1:
            state.pop()
        else:
            state.swap(Orders(self.card, self.left - 1))
        if verb == HALT:
            return
        state.acted[unit] = 1
        if verb == ASSAULT:
            attack(state, Blow("assault", seat, unit, argument(choice, 1), state), tell)
            return
        state.place[unit] = argument(choice, 1)
        if tell is not None:
            to = state.field.cells[state.place[unit]]
            tell.append(Event("UnitAdvanced", {"unit": state.field.units[unit], "to": to}))

    def facts(self) -> dict[str, object]:
        """Tell the card and the orders left."""
        return {"is": self.name, "card": self.card.facts(), "left": self.left}
