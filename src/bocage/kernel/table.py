"""A table: a game as it is played, with its record, its dealer, and what every seat has been told.

All that happens at a table goes through here, once: a choice, an outcome of chance, an act such as taking
back. Replaying a record drives a table by the record's entries, so there is no second code path.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar, cast

from bocage.kernel.chance import Dealer
from bocage.kernel.choice import Choice
from bocage.kernel.committed import commitment
from bocage.kernel.event import Event, Fact
from bocage.kernel.game import Game, Step
from bocage.kernel.header import header_for
from bocage.kernel.record import DIGEST_EVERY, Facts, Record, digest
from bocage.kernel.refusal import Refusal, Refused
from bocage.kernel.standing import Standing, unfit
from bocage.kernel.state import CHANCE, OBSERVER, Outcome, State, seats_in
from bocage.kernel.undo import Undoable, last_of, without
from bocage.kernel.view import View

__all__ = ["GIVING_UP", "Offer", "Sink", "Table", "Undoable", "header_for"]

S = TypeVar("S", bound=State)

GIVING_UP: Final = ("resigned", "timed-out")

Sink = Callable[[str], None]
"""Takes a line of the record and returns when it is safe; what it raises leaves the game as it was."""


class Offer:
    """What a seat may choose now, under the seat's own decision number."""

    def __init__(self, number: int, choices: list[Choice]) -> None:
        self.number = number
        self.choices = choices


class Table(Generic[S]):
    """A running game."""

    def __init__(self, game: Game[S], header: Facts, dealer: Dealer, sink: Sink | None = None) -> None:
        self.game = game
        self.dealer = dealer
        self.sink = sink
        self.record = Record(header)
        scenario, rulings = header["scenario"], header["rulings"]
        assert isinstance(scenario, dict)
        assert isinstance(rulings, dict)
        self.state: S = game.start(scenario, rulings)
        self.numbers = [0 for _ in game.seats]
        self.told: dict[int, list[dict[str, Fact]]] = {seat: [] for seat in range(OBSERVER, len(game.seats))}
        self.standing = Standing()
        self.answers_at_once = True
        self._undoable: list[Undoable[S]] = []
        self._drawers: set[int] = set()
        self._asked = [self._question(seat) for seat in range(len(game.seats))]
        self._asked_in = self.state
        if sink is not None:
            sink(self.record.lines[0])

    # What a seat may ask

    def outcome(self) -> Outcome | None:
        """Tell how the game ended, by its rules or at the table."""
        return self.state.outcome

    def offer(self, seat: int) -> Offer:
        """Tell a seat what it may choose; whoever only watches, nothing."""
        if not 0 <= seat < len(self.game.seats):
            return Offer(0, [])
        is_known = self._asked_in is self.state
        packed = self._asked[seat][0] if is_known else self.game.choices(self.state, seat)
        return Offer(self.numbers[seat], [self.game.spell(self.state, choice) for choice in packed])

    def view(self, seat: int) -> View:
        """Show a seat what it may know."""
        return self.game.view(self.state, seat)

    def events(self, seat: int, after: int = 0) -> list[dict[str, Fact]]:
        """Tell a seat what happened after the so-manieth thing it was told; numbers are the seat's own.

        Who sits nowhere is told what whoever watches is told.
        """
        return self.told.get(seat, self.told[OBSERVER])[after:]

    def drawers(self) -> list[int]:
        """List the seats that offer a draw now."""
        return sorted(self._drawers)

    def waits_for_chance(self) -> bool:
        """Tell whether the dealer is next."""
        return self.outcome() is None and self.game.to_decide(self.state) & CHANCE != 0

    # What a seat may do

    def submit(self, seat: int, choice: Choice, number: int | None = None) -> Refusal | None:
        """Make a choice for a seat and deal what follows; nothing changes when it is refused.

        What could not be written the last time, because the sink failed between a choice and its dice, is
        dealt first; a caller that repeats itself is then told by its decision number.
        """
        refusal = self._not_seated(seat) or self._stale(seat, number)
        if refusal is not None:
            return refusal
        self.deal()
        packed = self._stale(seat, number) or self.game.read(self.state, seat, choice)
        if isinstance(packed, Refusal):
            return packed
        self.choose(seat, packed)
        self.deal()
        return None

    def choose(self, seat: int, packed: int) -> None:
        """Record and carry out a choice that is on offer; what chance owes comes first (TAB-11)."""
        if self.waits_for_chance():
            raise Refused(Refusal("chance-is-next", "TAB-11"))
        before = self.state
        step = self.game.apply(before, seat, packed)
        self._commit({"seat": seat, "choice": repr(self.game.spell(before, packed))}, step)
        self.standing.has_chosen(self.game, before, seat)
        self._undoable.append(Undoable(seat, before, packed, step.events))
        self._drawers &= {seat}  # TAB-7
        self._after(step, seat)

    def deal(self) -> None:
        """Let the dealer answer as long as chance is next, and standing answers as long as one is due.

        Where a window has to last, whatever is answered, `answers_at_once` is off until its end.
        """
        self._deal_what_is_owed()
        while self.answers_at_once and self.outcome() is None:
            answer = self.standing.next_of(self.game, self.state)
            if answer is None:
                return
            self.choose(*answer)  # TAB-12
            self._deal_what_is_owed()

    def befall(self, outcome: int) -> None:
        """Record and carry out an outcome of chance."""
        before = self.state
        step = self.game.befallen(before, outcome)
        self._commit({"chance": before.trunk[-1].spell_outcome(before, outcome)}, step)
        self._undoable.clear()
        self._after(step, OBSERVER)

    def take_back(self, seat: int) -> Refusal | None:
        """Take back a seat's last choice, unless chance, new knowledge or another's choice rests on it.

        The seat's standing answers lapse, so that none of them gives the same answer again.
        """
        place = last_of(self._undoable, seat)
        if self.outcome() is not None or place is None:
            return Refusal("nothing-to-take-back", "TAB-5")
        if self.waits_for_chance():
            return Refusal("chance-is-next", "TAB-5")
        undone = without(self.game, self._undoable, place)
        if undone is None:
            return Refusal("others-rest-on-it", "TAB-5")
        event = Event("TakenBack", {"seat": seat}, witnesses=self._undoable[place].witnesses())
        step = Step(self.game.with_what_was_seen(undone[0], self.state), [event])
        self._commit({"act": "take-back", "seat": seat}, step)
        self._undoable = undone[1]
        self.standing.forget(seat)
        self._after(step, seat)
        return None

    def resign(self, seat: int, reason: str = "resigned") -> Refusal | None:
        """Give up, or be given up because the time ran out (`reason` is then `timed-out`)."""
        if reason not in GIVING_UP:
            raise ValueError(f"nobody gives up by {reason!r}, only by {' or '.join(GIVING_UP)}")
        refusal = self._not_seated(seat)
        if refusal is not None:
            return refusal
        ending = self.game.resigned(self.state, seat)
        self._end(Outcome(ending.winners, reason, ending.rule), {"act": reason, "seat": seat})
        return None

    def offer_draw(self, seat: int) -> Refusal | None:
        """Offer or accept a draw; it holds when all seats want it, and lapses when another seat plays on."""
        refusal = self._not_ready(seat)
        if refusal is not None:
            return refusal
        if seat in self._drawers:
            return Refusal("draw-already-offered", "TAB-7")
        drawers = self._drawers | {seat}
        if len(drawers) == len(self.game.seats):
            self._end(Outcome(0, "draw-agreed", "TAB-7"), {"act": "draw", "seat": seat})
            return None
        self._tell_act({"act": "draw", "seat": seat}, Event("DrawOffered", {"seat": seat}))
        self._drawers = drawers
        return None

    def hand_over(self, seat: int, player: str) -> Refusal | None:
        """Note that somebody else plays a seat from now on, bound by nothing the last one left behind."""
        refusal = self._not_ready(seat)
        if refusal is not None:
            return refusal
        entry: Facts = {"act": "hand-over", "seat": seat, "to": player}
        self._tell_act(entry, Event("SeatHandedOver", {"seat": seat, "player": player}))
        self._drawers -= {seat}  # TAB-7
        self.standing.forget(seat)  # TAB-12
        return None

    def abandon(self) -> Refusal | None:
        """Close a game that nobody plays on; nobody wins it (TAB-19)."""
        if self.outcome() is not None:
            return Refusal("game-over", "TAB-8")
        self._end(Outcome(0, "abandoned", "TAB-19"), {"act": "abandon"})
        return None

    def reveal(self, secret: str) -> Refusal | None:
        """Show the dealer's secret once, when the game is over; it must be the one that was committed to."""
        if self.outcome() is None:
            return Refusal("game-not-over", "TAB-10")
        if any([entry.get("act") == "reveal" for entry in self.record.entries]):
            return Refusal("secret-already-shown", "TAB-10")
        dealer = self.record.header["dealer"]
        if not isinstance(dealer, dict) or dealer.get("commitment") != commitment(secret):
            return Refusal("secret-does-not-fit", "TAB-10", {"line": "1"})
        self._tell_act({"act": "reveal", "secret": secret}, Event("SecretShown", {"secret": secret}))
        return None

    def stand(self, seat: int, window: str, choice: Choice | None) -> Refusal | None:
        """Set or clear a standing answer of a seat for a kind of reaction window; an open one is answered."""
        refusal = self._not_ready(seat) or self.leave_answer(seat, window, choice)
        if refusal is None:
            self.deal()
        return refusal

    def leave_answer(self, seat: int, window: str, choice: Choice | None) -> Refusal | None:
        """Record a standing answer, which only its seat is told of, without giving it yet."""
        if self.waits_for_chance():  # TAB-11
            return Refusal("chance-is-next", "TAB-11")
        refusal = self._not_seated(seat) or unfit(self.game, self.state, window, choice)
        if refusal is not None:
            return refusal
        answer = "" if choice is None else repr(choice)  # TAB-12
        facts: dict[str, Fact] = {"seat": seat, "window": window}
        event = Event("AnswerCleared", facts, witnesses=1 << seat)  # TAB-12
        if choice is not None:  # TAB-12
            event = Event("AnswerLeft", {**facts, "answer": answer}, witnesses=1 << seat)
        self._tell_act({"act": "stand", "seat": seat, "window": window, "answer": answer}, event)
        self.standing.put(seat, window, choice)  # TAB-12
        return None

    # How it is kept

    def _deal_what_is_owed(self) -> None:
        """Let the dealer answer as long as chance is next."""
        while self.waits_for_chance():
            weights = self.game.weights(self.state)
            self.befall(self.dealer.pick(weights, self.record.next_number))  # TAB-11

    def _stale(self, seat: int, number: int | None) -> Refusal | None:
        """Refuse an answer to an earlier question."""
        if number is None or number == self.numbers[seat]:
            return None
        return Refusal("stale", "TAB-2", {"asked": str(number), "now": str(self.numbers[seat])})

    def _not_seated(self, seat: int) -> Refusal | None:
        """Refuse everybody once the game is over, and those who do not sit at the table."""
        if self.outcome() is not None:
            return Refusal("game-over", "TAB-8")
        if not 0 <= seat < len(self.game.seats):
            return Refusal("no-such-seat", "TAB-1", {"seat": str(seat)})
        return None

    def _not_ready(self, seat: int) -> Refusal | None:
        """Refuse the same; what chance owes is dealt first, so that no act takes its number (TAB-11)."""
        refusal = self._not_seated(seat)
        if refusal is None:
            self._deal_what_is_owed()
            refusal = self._not_seated(seat)
        return refusal

    def _commit(self, entry: Facts, step: Step[S]) -> None:
        """Write an entry down; only then does it count."""
        number = self.record.next_number
        entry = {"n": number, **entry, "events": [event.whole() for event in step.events]}
        if number % DIGEST_EVERY == 0:
            entry["digest"] = digest(step.state.facts())
        line = self.record.line_for(entry)
        if self.sink is not None:
            self.sink(line)
        self.record.add_line(entry, line)
        self.state = step.state

    def _after(self, step: Step[S], actor: int) -> None:
        for event in step.events:
            self._tell(event)
        if any(event.reveals for event in step.events):
            self._undoable.clear()  # TAB-5
        self.standing.look_again(self.game, self.state)
        self._renumber(actor)

    def _tell(self, event: Event) -> None:
        for seat, told in self.told.items():
            seen = event.as_seen_by(seat)
            if seen is not None:
                told.append(seen)

    def _renumber(self, actor: int) -> None:
        """Give every seat that is asked something else, or has just chosen, a new decision number."""
        self._asked_in = self.state
        for seat, asked in enumerate(self._asked):
            now = self._question(seat)
            if now != asked or seat == actor:
                self.numbers[seat] += 1
                self._asked[seat] = now

    def _question(self, seat: int) -> tuple[list[int], Facts | None]:
        """Tell what a seat is asked: what is on offer, and the record that offers it."""
        asker = self.game.asker(self.state, seat)
        return self.game.choices(self.state, seat), None if asker is None else asker.facts()

    def _end(self, outcome: Outcome, entry: Facts) -> None:
        """End the game at the table; from then on the state says so, and so do all views."""
        after = cast(S, self.state.copy())
        after.finish(outcome.winners, outcome.reason, outcome.rule)
        after.trunk = []
        winners = seats_in(outcome.winners)
        step = Step(after, [Event("GameEnded", {"winners": winners, "reason": outcome.reason})])
        self._commit(entry, step)
        self._after(step, OBSERVER)

    def _tell_act(self, entry: Facts, event: Event) -> None:
        self._commit(entry, Step(self.state, [event]))
        self._tell(event)
