"""What is done in a room while a game runs: the acts of seats, the end of a window, a clock that runs out.

Each of them does the same: change the game in memory, settle what follows, keep it, tell it, and let the game
go on (`Acting.finish`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bocage.kernel.choice import Choice, parse
from bocage.kernel.refusal import Refusal
from bocage.kernel.table import GIVING_UP
from bocage.server.crew import Thought
from bocage.server.facts import PERSON
from bocage.server.feed import Listener
from bocage.server.no import No
from bocage.server.playing import AnyAct, Play
from bocage.server.room import Room
from bocage.server.store import (
    ActRow,
    AddAct,
    Change,
    DropNotice,
    DropSecret,
    HeldRow,
    Hold,
    LetGo,
    PutNotice,
)
from bocage.server.vigil import Vigil
from bocage.wire.play import Choose

STAND_IN: Final = "simple"
"""The opponent that takes over for somebody who is away."""
STANDS_IN: Final = "stand-in"
"""What was agreed for clocks that run out, where that does not lose the game."""


class Refusing(Exception):
    """Raised inside a room where the game says no."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


class Acting:
    """Does things in a room, one at a time; `go_on` is called when a thing has been done."""

    def __init__(self, room: Room, go_on: Callable[[Room], None]) -> None:
        self.room = room
        self.go_on = go_on

    async def act(self, seat: int, act: AnyAct, by: Listener) -> None:
        """Do what a seat asks for, once; raise Refusing or No when nothing was done."""
        async with self.room.lock:
            play = await self.playing()
            if (seat, act.ref) in play.done:
                self.room.audience.answer(seat, by, act.ref)
            elif isinstance(act, Choose) and self.room.vigil is not None and self.room.vigil.asks(seat):
                await self._hold(play, seat, act, by)
            else:
                insist(play.perform(seat, act))
                await self.finish(AddAct(ActRow(self.room.id, seat, act.ref)), by=by, ref=act.ref)
                play.done.add((seat, act.ref))

    async def follow(self, seat: int, number: int, thought: Thought) -> None:
        """Do what an opponent has thought of; nothing happens when the question is no longer the same."""
        async with self.room.lock:
            play = await self.playing()
            if play.table.numbers[seat] != number or self.room.is_person(seat):
                return
            if self.room.vigil is not None and self.room.vigil.asks(seat):
                play.held[seat] = HeldRow(self.room.id, seat, number, thought.choice)
                await self.room.keep(Hold(play.held[seat]))
                return
            if play.table.drawers() and thought.wants_draw:
                insist(play.table.offer_draw(seat))
            else:
                insist(play.perform(seat, Choose("", number, thought.choice)))
            await self.finish()

    async def run_out(self) -> None:
        """Do what was agreed for seats whose clock has run out."""
        async with self.room.lock:
            play = await self.room.wake()
            clocks = self.room.clocks
            for seat in (
                [] if clocks is None or play.is_over() else clocks.expired(self.room.keeper.time.now())
            ):
                assert clocks is not None
                if clocks.terms.expired == STANDS_IN and self.room.is_person(seat):
                    await self.seated(seat, STAND_IN)
                elif not play.is_over():
                    insist(play.table.resign(seat, GIVING_UP[1]))
                    await self.finish()

    async def close_window(self, vigil: Vigil) -> None:
        """End a window: give the answers that were left or held, and let it be for everybody else."""
        async with self.room.lock:
            if self.room.vigil is not vigil:
                return
            play = await self.playing()
            self.room.vigil = None
            self._answer(play)
            play.held.clear()  # before the next window opens, for which nobody has answered yet
            await self.finish(LetGo(self.room.id))

    async def finish(self, *changes: Change, by: Listener | None = None, ref: str | None = None) -> None:
        """Settle what follows from what was done, keep all of it, tell it, and go on."""
        ends = self._end_if_over()
        self.room.watch()
        self.room.set_clocks()
        await self.room.keep(*changes, *ends, *self._notices(), self.room.clock_change())
        self.room.audience.publish(by, ref)
        self.go_on(self.room)

    # In a room that is locked already

    async def seated(self, seat: int, to: str) -> None:
        """Let an opponent stand in for whoever has a seat, or give it back to `person`."""
        play, chair = await self.playing(), self.room.facts.chairs[seat]
        insist(play.table.hand_over(seat, to))
        chair.stand_in = "" if to == PERSON else to
        if self.room.clocks is not None:
            self.room.clocks.rest(seat)
        await self.finish(self.room.row_change())
        self.room.audience.tell_chairs()

    async def abandon(self) -> None:
        """Close the game; nobody wins it."""
        play = await self.playing()
        insist(play.table.abandon())
        await self.finish()

    # Parts

    async def playing(self) -> Play:
        """Have the game at hand; raise No where none has begun."""
        if self.room.facts.phase == "waiting":
            raise No("not-begun")
        return await self.room.wake()

    async def _hold(self, play: Play, seat: int, act: Choose, by: Listener) -> None:
        """Keep an answer until the window ends; nobody else is told of it."""
        insist(unfit_answer(play, seat, act))
        row = HeldRow(self.room.id, seat, act.number, act.choice)
        await self.room.keep(Hold(row), AddAct(ActRow(self.room.id, seat, act.ref)))
        play.held[seat] = row
        play.done.add((seat, act.ref))
        self.room.audience.tell_window(seat, by, act.ref)

    def _answer(self, play: Play) -> None:
        """Give the answers that are held, then those that were left beforehand, and let it be for others."""
        others = [seat for seat in sorted(play.windows()) if not _give_held(play, seat)]
        if {*others} & {*play.windows()}:  # what opens only now is for a window of its own
            play.table.answers_at_once = True
            play.table.deal()
            play.table.answers_at_once = False
        for seat in others:
            window = play.windows().get(seat)
            if window is not None:
                play.table.submit(seat, play.let_be(seat, window))

    def _end_if_over(self) -> list[Change]:
        """When the game is over, show the secret of its dice."""
        room, play = self.room, self.room.play
        assert play is not None
        outcome = play.table.outcome()
        if outcome is None or room.facts.phase != "playing":
            return []
        insist(play.table.reveal(play.secret))
        room.facts.phase = "over"
        room.facts.outcome = outcome.facts()
        room.facts.medals.append(play.medals())
        return [room.row_change(), DropSecret(room.id)]

    def _notices(self) -> list[Change]:
        """Note whom to tell that it is their turn: once for every change of turn, and only who is away."""
        room = self.room
        assert room.play is not None
        asked = (
            set() if room.vigil is not None else {seat for seat in room.play.asked() if room.is_person(seat)}
        )
        new, past, room.noticed = asked - room.noticed, room.noticed - asked, asked
        gone: list[Change] = [DropNotice(room.facts.chairs[seat].person, room.id) for seat in sorted(past)]
        return gone + [
            PutNotice(room.notice_for(seat)) for seat in sorted(new) if not room.audience.is_here(seat)
        ]


def insist(refusal: Refusal | None) -> None:
    """Stop where the game says no."""
    if refusal is not None:
        raise Refusing(refusal)


def unfit_answer(play: Play, seat: int, act: Choose) -> Refusal | None:
    """Say why an answer cannot be held: it is late, or not on offer."""
    table = play.table
    if act.number != table.numbers[seat]:
        return Refusal("stale", "TAB-2", {"asked": str(act.number), "now": str(table.numbers[seat])})
    choice = parse(act.choice)
    read = choice if isinstance(choice, Refusal) else table.game.read(table.state, seat, choice)
    return read if isinstance(read, Refusal) else None


def _give_held(play: Play, seat: int) -> bool:
    """Give the answer that a seat has held; tell whether there was one."""
    row = play.answer_held(seat)
    choice = None if row is None else parse(row.choice)
    return isinstance(choice, Choice) and play.table.submit(seat, choice) is None
