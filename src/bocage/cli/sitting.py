"""A sitting: one game at one terminal, from whoever is next to the end."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from bocage.cli import news, pager
from bocage.cli.asking import Asking, Next
from bocage.cli.desk import desk_for
from bocage.cli.reading import PAGES, Reading
from bocage.cli.report import Trouble, system_sentence
from bocage.cli.saves import Save
from bocage.cli.scene import SHIFTS, Scene, Sheet, moved
from bocage.cli.screen import Screen
from bocage.cli.wish import command_of
from bocage.kernel.refusal import Refusal, Refused
from bocage.kernel.state import OBSERVER
from bocage.kernel.table import Table
from bocage.players import Player

if TYPE_CHECKING:
    from bocage.words import Words

LOG: Final = 60
"""So many sentences of the log are looked at for the panel."""


ROOM_FOR_AN_ANSWER: Final = 4
"""So many columns stay free behind a question."""


class Left(Exception):
    """Whoever sits at the screen has saved and left."""


class Sitting:
    """A table at a terminal; a chair without a player is a person's."""

    def __init__(
        self, table: Table[Any], save: Save, words: Words, screen: Screen, chairs: list[Player | None]
    ) -> None:
        self.table = table
        self.save = save
        self.words = words.at_table(table.game.seats)
        self.screen = screen
        self.chairs = chairs
        self.at_screen = OBSERVER
        self.passed_to = OBSERVER
        self.shift = 0
        self.is_fast = False
        self._seen_turn = -1
        self.desk = desk_for(table.game.name)
        screen.keeps_secrets = self.persons() > 1

    def persons(self) -> int:
        """Count the people."""
        return self.chairs.count(None)

    def play(self) -> None:
        """Play to the end."""
        self._deal()
        while self.table.outcome() is None:
            seat = self._next_seat()
            player = self.chairs[seat]
            if player is None:
                self._let_person(seat)
            else:
                self._let_player(seat, player)
            self._deal()
        self._close()

    def _next_seat(self) -> int:
        """Choose who is asked first where several decide: computers, then whoever was passed the keyboard."""
        seats: list[int] = self.table.game.seats_to_decide(self.table.state)
        players = [seat for seat in seats if self.chairs[seat] is not None]
        if players:
            return players[0]
        wanted, self.passed_to = self.passed_to, OBSERVER
        if wanted in seats:
            return wanted
        seats = self.desk.first_asked(self.table.state, seats)
        return self.at_screen if self.at_screen in seats else next_in_line(seats, self.at_screen)

    def may_take_over(self, seat: int) -> list[int]:
        """List the other people's seats that could act now as well, whoever is next in line first."""
        deciders = self.table.game.seats_to_decide(self.table.state)
        return [other for other in deciders if other > seat] + [other for other in deciders if other < seat]

    # The three who act

    def _deal(self) -> None:
        """Let chance fall; where it cannot be written down, wait until it can."""
        while self.table.waits_for_chance():
            self._insist(self.table.deal)

    def _let_player(self, seat: int, player: Player) -> None:
        """Let a computer opponent decide by what it may see."""
        view = self.table.view(seat)
        if player.resigns(view):
            self._insist(lambda: self.table.resign(seat))
            return
        choice = self.table.game.spell(self.table.state, player.choose(view))
        self._insist(lambda: self.table.submit(seat, choice))
        if self.persons() == 0:
            self._look_on()

    def _let_person(self, seat: int) -> None:
        """Ask a person; between two people a page that shows nothing."""
        if self.persons() > 1 and self.at_screen != seat and not self._hand_over(seat):
            return
        if self.at_screen != seat:
            self.at_screen, self.shift = seat, 0
        asking = Asking(self, seat)
        asking.tell_news()
        while asking.ask() == Next.SAME:
            pass

    def _hand_over(self, seat: int) -> bool:
        """Show a neutral page until the other person sits there; False if a choice was taken back."""
        message = ""
        while True:
            self._show_neutral(seat, message)
            answer = self.screen.ask(self.prompt("terminal-hand-over-prompt", seat))
            if not answer:
                return True
            command = command_of(answer, self.words)
            if command == "quit":
                raise Left
            others = self.may_take_over(seat)
            if command == "pass" and others:
                self.passed_to, self.at_screen = others[0], OBSERVER  # whoever typed it is unknown
                return False
            if command == "undo" and self.at_screen >= 0:
                message = self.attempt(lambda: self.table.take_back(self.at_screen))
                if not message:
                    self.at_screen = OBSERVER  # whoever typed it may be the other one
                    return False
            else:
                message = self.words.say("terminal-hand-over-only-enter")

    def _show_neutral(self, seat: int, message: str) -> None:
        """Show the page between two people; what was typed for the page before must not turn it."""
        self.screen.wipe()
        lines = [self.words.say("terminal-hand-over", side=self.side(seat))]
        if self.at_screen >= 0:
            before = self.side(self.at_screen)
            lines.append(self.words.say("terminal-hand-over-undo", side=before))
        for other in self.may_take_over(seat)[:1]:
            lines.append(self.words.say("terminal-hand-over-pass", side=self.side(other)))
        pager.show_centered(self.screen, [*lines, "", message])
        self.screen.hush()

    # Only watching

    def _look_on(self) -> None:
        """Show a game between computers, turn by turn."""
        turn = self.desk.turn_of(self.table.state)
        if self.is_fast or turn == self._seen_turn or self.table.outcome() is not None:
            return
        self._seen_turn = turn
        answer = self._watched(self.scene(OBSERVER), "terminal-watch-prompt", "f")
        self.is_fast = answer.lower() == "f"

    def _watched(self, scene: Scene, prompt: str, *known: str) -> str:
        """Show a game to somebody who only watches, with all there is to read; return what goes on."""
        if not self.screen.is_live:
            return ""
        reading = Reading(self.table, scene.view.seat, self.words, self.screen)
        while True:
            self.screen.draw(lambda: self.sheet(scene).lines(self.screen.has_color))
            answer = self.screen.ask(self.words.say(prompt))
            command = command_of(answer, self.words)
            scene.message = ""
            if not answer or answer.lower() in known:
                return answer
            if command == "quit":
                raise Left
            if command in PAGES:
                reading.show(command)
            elif command == "help":
                reading.help()
            elif command in SHIFTS:
                self.move_window(command, scene)
            else:
                scene.message = self.words.say("terminal-watch-not-understood", asked=answer[:40])

    # What all share

    def attempt(self, act: Callable[[], Refusal | None]) -> str:
        """Do something at the table; tell why not, if it cannot be done or not be written down."""
        try:
            refusal = act()
        except OSError as error:
            reason = system_sentence(self.words, error)
            return self.words.say("terminal-not-written", why=reason)
        return "" if refusal is None else self.words.refusal(refusal, self.desk.game)

    def side(self, seat: int) -> str:
        """Name who sits on a seat."""
        return self.words.seat(seat, self.desk.game)

    def prompt(self, key: str, seat: int, count: int = 0) -> str:
        """Ask a seat for an answer in one row; where its name is too long, by its roles or its side."""
        full = self.side(seat)
        side, _, roles = full.removesuffix(")").partition(" (")
        texts = [self.words.say(key, side=name, count=count) for name in (full, roles or side, side)]
        room = self.screen.size()[0] - ROOM_FOR_AN_ANSWER
        return next((text for text in texts if len(text) <= room), texts[-1])

    def scene(self, seat: int) -> Scene:
        """Set a scene for a seat: how things stand, and the log with what is new to the seat."""
        scene = Scene(self.desk, self.table.view(seat), self.words)
        seen, fresh = news.told_lately(self.table, seat, self.words, LOG)
        scene.sentences, scene.fresh = seen + fresh, len(fresh)
        scene.shift = self.shift
        return scene

    def sheet(self, scene: Scene) -> Sheet:
        """Lay a scene out for the screen as it is now."""
        return Sheet(scene, *self.screen.size())

    def move_window(self, command: str, scene: Scene) -> None:
        """Show more of one end of a map that is too wide for the screen."""
        self.shift = scene.shift = moved(command, self.sheet(scene))

    def _insist(self, act: Callable[[], Refusal | None]) -> None:
        """Do something that has to be done; ask whether to try again while it cannot be written down."""
        message = self.attempt(act)
        while message:
            if not self.screen.is_live:
                raise Trouble("terminal-error-told", told=message)
            pager.show_centered(self.screen, [message])
            answer = self.screen.ask(self.words.say("terminal-try-again"))
            if command_of(answer, self.words) == "quit":
                raise Left
            message = self.attempt(act) if self.table.outcome() is None else ""

    # The end

    def _close(self) -> None:
        """Write the secret of the dice into the record, and show how it ended."""
        finish(self.table, self.save)
        seat = self.chairs.index(None) if self.persons() == 1 else OBSERVER
        scene = self.scene(seat)
        scene.fresh = 0
        scene.heading = ended(self.table, self.words)
        with suppress(Left):
            self._watched(scene, "terminal-end-prompt")


def next_in_line(seats: list[int], before: int) -> int:
    """Choose the seat that comes after another one, around the table."""
    return next((seat for seat in seats if seat > before), seats[0])


def finish(table: Table[Any], save: Save) -> None:
    """Show the secret of the dice in the record, once, and remove the file it was kept in."""
    if not any(entry.get("act") == "reveal" for entry in table.record.entries):
        refusal = table.reveal(save.secret())
        if refusal is not None:
            raise Refused(refusal)
    save.forget_secret()


def ended(table: Table[Any], words: Words) -> str:
    """Tell how a game ended."""
    outcome = table.outcome()
    assert outcome is not None
    return words.at_table(table.game.seats).outcome(table.game.name, outcome.facts())
